//! Links: what they open, and what is told where they cannot.

use super::Desk;
use tessera::app::{Msg, Route};

#[test]
fn a_link_opens_the_game_at_its_ply() {
    let mut desk = Desk::open();
    desk.send(Msg::Navigate("#linage/size=5.komi=0_5/c3.a1.e5@1".into()));
    let game = desk.model.game.as_ref().unwrap();
    assert_eq!((game.ply(), game.line().len()), (1, 3));
    assert!(
        desk.question().is_none(),
        "both seats are persons where nothing is known"
    );
}

#[test]
fn a_broken_link_keeps_the_legal_prefix_and_names_the_ply() {
    let mut desk = Desk::open();
    desk.send(Msg::Navigate("#linage/size=5.komi=0_5/a2.b1.c3".into()));
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/a2");
    let notice = desk.panel().notice.unwrap();
    assert!(
        notice.contains("ply 2, \"b1\": would cut off a region without a line"),
        "{notice}"
    );
    assert!(
        notice.contains("1 ply before it is shown") && notice.contains("2 names are left out"),
        "{notice}"
    );
    assert!(desk.panel().lasting);
}

#[test]
fn a_link_that_says_nothing_is_told_so() {
    for (link, why) in [
        ("chess/size=9/e4", "no game is called \"chess\""),
        ("linage/size=99/", "expected a number from 3 to 19"),
        ("linage/size=9/<script>", "only letters"),
        ("linage/size=9/c3@x", "number of a ply"),
    ] {
        let mut desk = Desk::open();
        desk.send(Msg::Navigate(link.into()));
        let Route::Lost(told) = &desk.model.route else {
            panic!("{link} was opened")
        };
        assert!(told.contains(why), "{link}: {told}");
    }
}
