//! How games against levels ended, as the home page counts them, and the address that leads to the next level.

use tessera_app::{Effect, LinkFault, Msg, OpenPage, Opponent, PlayMsg, Player, Starts};

use super::{App, level};

fn outcome(app: &App) -> String {
    app.kept().outcome
}

/// A game in which Horizontal wins by the komi, because nobody places a stone.
fn passed(opponent: Opponent, starts: Starts) -> App {
    let mut app = App::linage("size=3.komi=3_5", opponent, starts);
    while !app.model.play().expect("a game").game.over() {
        match app.question().is_some() {
            true => app.answer("pass"),
            false => app.send(PlayMsg::Choose("pass".into())),
        };
    }
    app
}

#[test]
fn a_game_against_a_level_is_kept_with_what_the_person_made_of_it() {
    let against = |number| Opponent::Machine(level(number));
    assert_eq!(outcome(&passed(against(4), Starts::Me)), "lost 4");
    assert_eq!(outcome(&passed(against(9), Starts::Them)), "won 9");
    let mut resigned = App::linage("size=3.komi=3_5", against(2), Starts::Me);
    resigned.tap("b2");
    assert_eq!(outcome(&resigned), "", "the game is not over");
    resigned.answer("pass");
    resigned.send(PlayMsg::Resign);
    resigned.send(PlayMsg::Resign);
    assert_eq!(outcome(&resigned), "lost 2");
}

#[test]
fn what_was_made_of_a_game_stays_while_an_earlier_position_is_shown() {
    let mut app = passed(Opponent::Machine(level(4)), Starts::Me);
    app.send(PlayMsg::GoTo(0));
    // It is kept anew with its picture when it is left.
    app.send(Msg::Home);
    assert_eq!(outcome(&app), "lost 4");
    let pictured = app.effects.iter().find_map(|effect| match effect {
        Effect::Keep(game) => Some(game.outcome.clone()),
        _ => None,
    });
    assert_eq!(pictured.as_deref(), Some("lost 4"));
}

#[test]
fn games_of_friends_and_of_the_engine_with_itself_are_not_counted() {
    assert_eq!(outcome(&passed(Opponent::Friend, Starts::Me)), "");
}

#[test]
fn the_address_of_a_set_up_may_name_the_level() {
    let mut app = App::open();
    for (address, expected) in [("setup/keil", 2), ("setup/keil/5", 5), ("setup/carcassonne/9", 9)] {
        app.send(Msg::Navigate(address.into()));
        let state = app.model.setup.as_ref().expect("a set-up");
        let players = state.setup.seats(2);
        assert_eq!(players[1].player, Player::Machine(level(expected)), "{address}");
    }
    for address in ["setup/keil/0", "setup/keil/10", "setup/keil/x"] {
        app.send(Msg::Navigate(address.into()));
        assert!(
            matches!(
                app.model.page,
                OpenPage::Lost(LinkFault::Unreadable(_) | LinkFault::Unplayable(_))
            ),
            "{address}"
        );
    }
}
