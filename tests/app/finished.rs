//! A finished game that is looked at again.

use tessera_app::{BoardMsg, Effect, Msg, Notice, PlayMsg};

use super::App;

/// A game that ended by two passes after two stones.
fn finished() -> App {
    let mut app = App::friends("size=5.komi=0_5");
    app.tap("c3");
    app.tap("a1");
    for _ in 0..2 {
        app.send(BoardMsg::Choose("pass".into()));
        app.send(BoardMsg::Choose("pass".into()));
    }
    assert!(app.panel().over);
    app
}

#[test]
fn a_move_from_an_earlier_ply_of_a_finished_game_is_another_game() {
    let mut app = finished();
    let (game, id) = (app.record(), app.kept().id);
    app.send(BoardMsg::GoTo(0));
    assert_eq!(app.kept().id, id, "looking at it changes nothing");
    app.tap("b2");
    assert_eq!(
        app.address(),
        Some(("linage/size=5.komi=0_5/b2", true)),
        "Back returns"
    );
    assert_eq!(app.model.shell.notice, Some(Notice::NewLine));
    assert_ne!(app.kept().id, id);
    let first = app.model.shell.saved.find(id).expect("the finished game is kept");
    assert_eq!(first.record, format!("{game}@0"));
    assert!(first.over, "wherever in it one looked last");
    app.tap("d4");
    assert_eq!(
        app.address().map(|(_, push)| push),
        Some(false),
        "the new game goes on as any"
    );
    app.send(Msg::Return(game.clone(), id));
    assert_eq!(app.record(), game);
    assert!(app.panel().over);
}

#[test]
fn home_says_how_a_game_ended_whichever_position_is_shown() {
    let mut app = finished();
    let text = app.kept().text;
    assert!(text.starts_with("Player ") && text.contains(" won by "), "{text}");
    assert!(text.ends_with(" 4 moves"), "{text}");
    for ply in 0..4 {
        app.send(BoardMsg::GoTo(ply));
        assert_eq!(app.kept().text, text, "{ply}");
    }
}

#[test]
fn a_move_from_an_earlier_ply_of_an_open_game_goes_on_in_its_place() {
    let mut app = App::friends("size=5.komi=0_5");
    app.tap("c3");
    app.tap("a1");
    let id = app.kept().id;
    app.send(BoardMsg::Undo);
    app.tap("b2");
    assert_eq!(app.kept().id, id);
    assert_eq!(app.address(), Some(("linage/size=5.komi=0_5/c3.b2", false)));
    assert!(app.model.shell.notice.is_none());
}

#[test]
fn a_resigned_game_is_finished_too() {
    let mut app = App::friends("size=5.komi=0_5");
    app.tap("c3");
    app.tap("a1");
    app.send(PlayMsg::Resign);
    app.send(PlayMsg::Resign);
    let id = app.kept().id;
    let text = app.kept().text;
    assert!(text.starts_with("Player 2 won by resignation. "), "{text}");
    app.send(BoardMsg::GoTo(1));
    assert_eq!(app.kept().text, text, "home tells of the whole game");
    app.tap("b2");
    assert_ne!(app.kept().id, id);
    let kept = app.model.shell.saved.find(id).expect("it is kept");
    assert!(
        kept.over && kept.record.ends_with("c3.a1.resign@1"),
        "{}",
        kept.record
    );
    let asked_to_keep = |effect: &Effect| matches!(effect, Effect::Keep(game) if game.id != id);
    assert!(app.effects.iter().any(asked_to_keep));
}
