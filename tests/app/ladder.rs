//! How games against levels ended, as the home page counts them, and the address that leads to the next level.

use tessera_app::{
    BoardMsg, Effect, LinkFault, Msg, NEXT_LEVEL, OpenPage, Opponent, PlayMsg, Player, SaveId, SavedGame,
    Starts, setup_form,
};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_views::{Screen, page_html};

use super::{App, level};

fn outcome(app: &App) -> String {
    app.kept().outcome
}

/// A game in which Horizontal wins by the komi, because nobody places a stone.
fn passed(opponent: Opponent, starts: Starts) -> App {
    let mut app = App::linage("size=3.komi=3_5", opponent, starts);
    while !app.model.board().expect("a game").game.over() {
        if app.question().is_some() {
            app.answer("pass");
        } else {
            app.send(BoardMsg::Choose("pass".into()));
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
    app.send(BoardMsg::GoTo(0));
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

/// The set-up of Linage on a device that keeps games with these outcomes, the last first, and one of another game.
fn set_up_after(outcomes: &[&str]) -> App {
    let played = passed(Opponent::Machine(level(3)), Starts::Me).kept();
    let game = |(number, outcome): (usize, &&str)| SavedGame {
        id: SaveId::new(number as u64 + 1),
        outcome: (*outcome).to_owned(),
        ..played.clone()
    };
    let mut games: Vec<SavedGame> = outcomes.iter().enumerate().map(game).collect();
    games.push(SavedGame {
        id: SaveId::new(99),
        record: "keil/size=4/".to_owned(),
        outcome: "won 7".to_owned(),
        ..played.clone()
    });
    let mut app = App::with(games);
    app.send(Msg::SetUp(GameId::Linage));
    app
}

/// What the set-up says of the ladder, and the label of the button of the next level.
fn said(app: &App) -> (String, Option<String>) {
    let form = setup_form(app.model.setup.as_ref(), &app.model.shell);
    (form.ladder, form.next.map(|(_, text)| text))
}

#[test]
fn the_set_up_says_how_it_went_against_the_level_played_last() {
    assert_eq!(said(&set_up_after(&[])), (String::new(), None));
    assert_eq!(
        said(&set_up_after(&["", "nonsense", "won 0"])),
        (String::new(), None)
    );
    let (text, _) = said(&set_up_after(&["lost 3", "won 3", "won 2", "won 3"]));
    assert_eq!(text, "Level 3: won 2, lost 1");
    let mut app = set_up_after(&["drawn 3", "won 3"]);
    assert_eq!(said(&app).0, "Level 3: won 1, lost 0, drawn 1");
    app.model.shell.language = Language::Spanish;
    assert_eq!(said(&app).0, "Nivel 3: ganadas 1, perdidas 0, empatadas 1");
}

// tests/store/ladder.test.js has the same for home.
#[test]
fn two_wins_of_the_last_three_lead_up_and_three_losses_in_a_row_down() {
    for (outcomes, next) in [
        (&["won 3"][..], None),
        (&["won 3", "won 3"], Some("Level 4 next?")),
        (&["lost 3", "won 3", "won 3"], Some("Level 4 next?")),
        (&["lost 3", "drawn 3", "won 3", "won 3"], None),
        (&["won 3", "lost 3", "lost 3", "lost 3"], None),
        (&["lost 3", "lost 3"], None),
        (&["lost 3", "lost 3", "lost 3"], Some("Back to level 2?")),
        (&["drawn 3", "lost 3", "lost 3", "lost 3"], None),
        (&["won 9", "won 9"], None),
        (&["lost 1", "lost 1", "lost 1"], None),
    ] {
        let mut app = set_up_after(outcomes);
        // Otherwise the level that comes next may be chosen already.
        app.send(Msg::FillInSetup("opponent".into(), "8".into()));
        assert_eq!(said(&app).1.as_deref(), next, "{outcomes:?}");
    }
}

#[test]
fn the_button_of_the_next_level_chooses_it_and_goes() {
    let mut app = set_up_after(&["lost 3", "lost 3", "lost 3"]);
    app.send(Msg::FillInSetup("opponent".into(), "3".into()));
    app.model.shell.language = Language::Spanish;
    assert_eq!(said(&app).1.as_deref(), Some("¿Volver al nivel 2?"));
    app.send(Msg::FillInSetup(NEXT_LEVEL.into(), "2".into()));
    let setup = &app.model.setup.as_ref().expect("a set-up").setup;
    assert_eq!(setup.opponent, Opponent::Machine(level(2)));
    assert_eq!(said(&app).1, None);
    for bad in ["0", "10", "x", ""] {
        app.send(Msg::FillInSetup(NEXT_LEVEL.into(), bad.into()));
        let setup = &app.model.setup.as_ref().expect("a set-up").setup;
        assert_eq!(setup.opponent, Opponent::Machine(level(2)), "{bad}");
    }
}

#[test]
fn the_dialog_shows_the_sentence_and_the_button_only_where_something_was_played() {
    let screen = Screen {
        open: vec!["setup"],
        ..Screen::default()
    };
    let html = |app: &App| page_html(&app.model, &screen).into_string();
    let played = html(&set_up_after(&["won 3", "won 3"]));
    assert!(played.contains("Level 3: won 2, lost 0") && played.contains("Level 4 next?"));
    assert!(!html(&set_up_after(&[])).contains("class=\"ladder\""));
}
