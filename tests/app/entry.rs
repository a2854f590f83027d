//! Moves that are typed.

use tessera_app::play::view;
use tessera_app::{BoardMsg, Effect, Msg, NoticeKind};
use tessera_games::catalog::GameId;

use super::App;

fn at(address: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(address.into()));
    app
}

/// Types a move; the sentence with which it is refused, if it is.
fn enter(app: &mut App, text: &str) -> Option<String> {
    let effects = app.send(BoardMsg::Enter(text.into())).to_vec();
    let closed = effects.contains(&Effect::Close("move"));
    let fault = app.model.see(view::entry).fault;
    assert_eq!(closed, fault.is_none(), "{text}");
    if let Some(fault) = &fault {
        assert_eq!(effects, [Effect::Alert(fault.clone())]);
        assert_eq!(app.panel().notice_kind, NoticeKind::Wrong);
    }
    fault
}

#[test]
fn a_move_is_typed_as_the_record_or_the_list_has_it() {
    let mut app = at("linage/size=5.komi=bid/");
    assert_eq!(enter(&mut app, " komi 5½ "), None);
    assert_eq!(enter(&mut app, "VERTICAL"), None);
    assert_eq!(enter(&mut app, "C3"), None);
    // What is typed in full is not asked for twice.
    assert_eq!(enter(&mut app, "pass"), None);
    assert_eq!(app.record(), "linage/size=5.komi=bid/komi-5_5.vertical.c3.pass");
    let mut app = at("carcassonne/players=2.small-city=4.unplaceable=aside/E");
    assert_eq!(enter(&mut app, "0, 1, turned 180°"), None);
    assert!(app.record().contains("/E.0_1_2"), "{}", app.record());
}

#[test]
fn a_cell_is_enough_where_one_move_begins_there() {
    let mut app = at("carteso/size=5.komi=0_5/");
    assert_eq!(enter(&mut app, "c3").as_deref(), Some("c3 can be c3b, c3w."));
    assert_eq!(enter(&mut app, "c3w"), None);
    assert_eq!(app.record(), "carteso/size=5.komi=0_5/c3w");
}

#[test]
fn what_is_not_legal_is_refused_with_the_reason() {
    let mut app = at("linage/size=5.komi=0_5/c3");
    assert_eq!(
        enter(&mut app, "c3").as_deref(),
        Some("c3: there is a stone already.")
    );
    assert_eq!(
        enter(&mut app, "z9").as_deref(),
        Some("“z9” is no legal move here.")
    );
    app.send(BoardMsg::Choose("pass".into()));
    app.send(BoardMsg::Choose("pass".into()));
    app.send(BoardMsg::Choose("pass".into()));
    app.send(BoardMsg::Choose("pass".into()));
    assert_eq!(enter(&mut app, "a1").as_deref(), Some("a1: the game is over."));
}

#[test]
fn every_move_that_is_offered_can_be_typed_both_ways() {
    for &game in GameId::ALL {
        let start = at(&format!("{}//", game.id()));
        let offered = start.model.see(view::entry).moves;
        let all = start.model.board().expect("a game").game.table().legal().len();
        assert_eq!(offered.len(), all, "{game:?}");
        for (text, name) in offered.into_iter().step_by(7) {
            let by = |text: &str| {
                let mut app = at(&start.record());
                assert_eq!(enter(&mut app, text), None, "{game:?} {text}");
                app.record()
            };
            let record = by(&text);
            if let Some(name) = name {
                // What follows a tile is drawn anew in every game.
                let same = by(&name);
                let begins = |record: &str| record.contains(&name);
                assert!(begins(&record) && begins(&same), "{record} {same}");
            }
        }
    }
}
