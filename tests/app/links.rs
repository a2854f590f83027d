//! Links: what they open, and what is told where they cannot.

use super::App;
use tessera::app::{Effect, LinkFault, Msg, Notice, OpenPage};

#[test]
fn a_link_opens_the_game_at_its_ply() {
    let mut app = App::open();
    app.send(Msg::Navigate("#linage/size=5.komi=0_5/c3.a1.e5@1".into()));
    let game = &app.model.play().expect("a game").game;
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
    let Some(Notice::LinkBroken { fault, left_out }) = &app.model.shell.notice else {
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
