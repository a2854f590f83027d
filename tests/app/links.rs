//! Links: what they open, and what is told where they cannot.

use super::{App, level, move_texts};
use tessera_app::{
    BoardMsg, Effect, LinkFault, Msg, Notice, OpenPage, Opponent, PlayMsg, Player, Setup, Starts,
};
use tessera_core::game::Seat;
use tessera_games::catalog::GameId;

const OPTIONS: &str = "size=5.komi=0_5";

#[test]
fn a_link_opens_the_game_at_its_ply() {
    let mut app = App::open();
    app.send(Msg::Navigate("#linage/size=5.komi=0_5/c3.a1.e5@1".into()));
    let game = &app.model.board().expect("a game").game;
    assert_eq!((game.ply(), game.line().len()), (1, 3));
    assert!(
        app.question().is_none(),
        "both seats are persons where nothing is known"
    );
}

#[test]
fn a_broken_link_keeps_the_legal_prefix_and_names_the_ply() {
    let mut app = App::open();
    app.send(Msg::Navigate("#linage/size=5.komi=0_5/a2.b1.c3".into()));
    assert_eq!(app.record(), "linage/size=5.komi=0_5/a2");
    let Some(Notice::LinkBroken { fault, left_out, .. }) = &app.model.shell.notice else {
        panic!("the notice names the fault: {:?}", app.model.shell.notice)
    };
    assert_eq!((fault.mv.ply, fault.mv.name.as_str(), *left_out), (1, "b1", 2));
    assert!(app.panel().lasting);
}

#[test]
fn a_link_that_names_nothing_shows_the_fault() {
    for (link, readable) in [
        ("chess/size=9/e4", true),
        ("linage/size=99/", true),
        ("play/chess", true),
        ("rules/chess", true),
        ("setup/chess/2", true),
        ("linage/size=9/<script>", false),
        ("linage/size=9/c3@x", false),
    ] {
        let mut app = App::open();
        app.send(Msg::Navigate(link.into()));
        let OpenPage::Lost(fault) = &app.model.page else {
            panic!("{link} was opened")
        };
        assert_eq!(
            matches!(fault, LinkFault::Unplayable(_)),
            readable,
            "{link}: {fault:?}"
        );
    }
}

/// What the address says besides the record.
fn notes(app: &App) -> String {
    let address = app.model.play().expect("a game").address();
    address
        .split_once(';')
        .map_or(String::new(), |(_, notes)| notes.to_owned())
}

fn invitation(app: &App) -> Option<(String, Option<String>)> {
    let invitation = app.panel().invitation?;
    Some((invitation.text, invitation.button))
}

#[test]
fn the_address_says_who_is_the_machine_and_whether_there_are_aids() {
    let mut app = App::linage(OPTIONS, Opponent::Machine(level(5)), Starts::Me);
    assert_eq!(notes(&app), "ai=2:5");
    app.tap("c3");
    app.answer("a1");
    let address = app.address().expect("an address").0.to_owned();
    assert_eq!(address, format!("{};ai=2:5", app.record()));
    app.send(PlayMsg::Seat(Seat(1), Player::Person));
    assert_eq!(
        (notes(&app).as_str(), app.address()),
        ("", Some((app.record().as_str(), false)))
    );
    app.send(PlayMsg::Seat(Seat(0), Player::Machine(level(1))));
    assert_eq!(notes(&app), "ai=1:1");
    let mut purist = App::open();
    let setup = Setup {
        opponent: Opponent::Friend,
        purist: true,
        ..Setup::default()
    };
    purist.send(Msg::Start(GameId::Carcassonne, setup));
    assert_eq!(notes(&purist), "purist");
    let mut reader = App::open();
    reader.send(Msg::Navigate(purist.model.play().expect("a game").address()));
    assert!(reader.model.board().expect("a game").game.purist);
    assert!(
        reader.panel().subtitle.ends_with("purist"),
        "{}",
        reader.panel().subtitle
    );
    assert_eq!(notes(&reader), "purist", "it is shared as one, too");
}

#[test]
fn whoever_opens_a_game_with_an_engine_is_offered_to_play_on_against_it() {
    let link = format!("linage/{OPTIONS}/c3.a1;ai=2:5");
    let open = || {
        let mut app = App::open();
        app.send(Msg::Navigate(link.clone()));
        app
    };
    let mut app = open();
    let text = "In this game the AI played Horizontal (level 5).".to_owned();
    let button = "Play on against the AI as Vertical".to_owned();
    assert_eq!(invitation(&app), Some((text.clone(), Some(button))));
    let is_said = |effect: &Effect| matches!(effect, Effect::Say(said) if said.ends_with(&text));
    assert!(app.effects.iter().any(is_said));
    assert_eq!(
        app.address(),
        None,
        "the address stays as it is until somebody plays"
    );
    app.send(BoardMsg::Undo);
    app.send(BoardMsg::Redo);
    assert!(
        invitation(&app).is_some() && notes(&app) == "ai=2:5",
        "looking around is no answer"
    );
    app.send(PlayMsg::Invite);
    assert_eq!(invitation(&app), None);
    assert_eq!(notes(&app), "ai=2:5");
    app.tap("e5");
    assert!(app.question().is_some(), "the engine answers");
    // The same with persons on both seats.
    let mut app = open();
    app.tap("e5");
    assert_eq!((invitation(&app), notes(&app).as_str()), (None, ""));
    assert!(app.question().is_none());
    let mut app = open();
    app.send(PlayMsg::Seat(Seat(0), Player::Machine(level(1))));
    assert_eq!((invitation(&app), notes(&app).as_str()), (None, "ai=1:1"));
}

#[test]
fn whose_game_it_is_is_not_asked() {
    let mut app = App::linage(OPTIONS, Opponent::Machine(level(5)), Starts::Me);
    app.tap("c3");
    let (address, id) = (app.model.play().expect("a game").address(), app.kept().id);
    let mut again = App::with(vec![app.kept()]);
    again.send(Msg::Return(address, id));
    assert_eq!(invitation(&again), None);
    assert!(again.question().is_some());
}

#[test]
fn a_finished_game_says_who_was_the_engine_and_a_resignation_is_in_the_link() {
    let mut app = App::linage(OPTIONS, Opponent::Machine(level(5)), Starts::Me);
    app.send(PlayMsg::Resign);
    app.send(PlayMsg::Resign);
    let address = app.address().expect("an address").0.to_owned();
    assert_eq!(address, format!("linage/{OPTIONS}/resign;ai=2:5"));
    let mut reader = App::open();
    reader.send(Msg::Navigate(address.clone()));
    let banner = reader.panel().banner.expect("the game is over");
    assert_eq!(banner.headline, "Player 2 (Horizontal) won by resignation.");
    assert_eq!(reader.panel().seats[0].name, "Player 1 (resigned)");
    assert_eq!(move_texts(&reader.panel()), ["resigns"]);
    let (text, button) = invitation(&reader).expect("it is told");
    assert!(
        text.contains("Horizontal (level 5)") && button.is_none(),
        "{text} {button:?}"
    );
    reader.send(BoardMsg::GoTo(0));
    assert!(invitation(&reader).is_some_and(|(_, button)| button.is_some()));
    // Nothing follows a resignation.
    let mut broken = App::open();
    broken.send(Msg::Navigate(format!("linage/{OPTIONS}/resign.c3")));
    assert_eq!(broken.record(), format!("linage/{OPTIONS}/resign"));
    assert!(matches!(
        broken.model.shell.notice,
        Some(Notice::LinkBroken { left_out: 1, .. })
    ));
}

#[test]
fn several_engines_or_none_but_engines_are_offered_too() {
    let offered = |link: &str| {
        let mut app = App::open();
        app.send(Msg::Navigate(link.to_owned()));
        invitation(&app)
    };
    let (text, button) = offered("carcassonne/players=4/D;ai=2:3,4:6").expect("an offer");
    assert_eq!(
        text,
        "In this game the AI played Player 2 (level 3) and Player 4 (level 6)."
    );
    assert_eq!(button.as_deref(), Some("Play on against the AI"));
    let (_, button) = offered("linage/size=5.komi=0_5/c3;ai=1:4,2:4").expect("an offer");
    assert_eq!(button.as_deref(), Some("Let the AI play on"));
    assert_eq!(
        offered("linage/size=5.komi=0_5/c3;ai=5:4"),
        None,
        "there is no fifth seat"
    );
}

#[test]
fn the_old_address_of_the_rules_leads_to_their_page() {
    let mut app = App::open();
    let effects = app.send(Msg::Navigate("rules/keil".into()));
    assert_eq!(effects, [Effect::Leave("rules/keil/".into())]);
}

#[test]
fn only_a_link_with_moves_to_a_shuffled_game_that_is_not_kept_is_said_to_be_shuffled_anew() {
    for (link, told) in [
        ("#carcassonne//", false),
        ("#linage/size=5.komi=0_5/c3", false),
        ("#carcassonne//D", true),
    ] {
        let mut app = App::open();
        app.send(Msg::Navigate(link.into()));
        let notice = app.model.shell.notice.as_ref();
        assert_eq!(
            matches!(notice, Some(Notice::Reshuffled)),
            told,
            "{link}: {notice:?}"
        );
    }
}
