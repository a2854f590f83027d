//! A game that is played in a frame of another site: the engine, and what the host hears of it.

use tessera_app::{
    BoardMsg, Effect, EmbedMode, EmbedMsg, EngineMsg, HostMessage, Jump, Msg, PlayMsg, Post, Visibility,
};
use tessera_protocol::{Budget, NamedLine, Report};

use super::embed::GAME;
use super::frame::Frame;

#[test]
fn who_plays_against_the_ai_goes_on_from_the_ply_of_the_link_and_the_host_hears_every_move() {
    let mut frame = Frame::open(&format!("{GAME}@5&mode=play&level=2&seed=9&steps=77"));
    assert_eq!(frame.ply(), (5, 5), "what came after is another game");
    assert!(frame.question().is_none());
    let me = frame
        .model
        .board()
        .expect("a game")
        .game
        .to_move()
        .expect("a seat");
    frame.tap("a1");
    let question = frame.question().expect("the AI answers a move").clone();
    assert_eq!((question.seed, question.budget), (9, Budget::Steps(77)));
    assert_eq!(question.record, frame.record());
    let played = Post::Move {
        record: frame.model.board().expect("a game").link().to_string(),
        ply: 6,
        name: "a1".into(),
        seat: me.0 + 1,
    };
    assert_eq!(
        frame.posts(),
        [&Post::Active, &played, &Post::Ply { ply: 6, plies: 6 }]
    );
    frame.answer("a2");
    assert!(
        matches!(frame.posts()[..], [Post::Move { name, seat, .. }, Post::Ply { ply: 7, plies: 7 }] if name == "a2" && *seat != me.0 + 1)
    );
    // The same place again, on a line that is cut: the host hears the move although the number of plies may be the same.
    frame.host(HostMessage::GoTo(Jump::Ply(5)));
    frame.tap("a1");
    assert!(
        frame
            .posts()
            .iter()
            .any(|post| matches!(post, Post::Move { name, .. } if name == "a1"))
    );
}

#[test]
fn no_engine_thinks_before_somebody_asks_unless_the_address_allows_it() {
    let link = "linage/size=9.komi=5_5/e5;ai=2:3";
    let mut quiet = Frame::open(&format!("{link}&mode=play"));
    assert!(quiet.question().is_none());
    assert!(quiet.view().waits);
    quiet.send(PlayMsg::GoOn);
    assert!(quiet.question().is_some(), "its button asks it");
    let eager = Frame::open(&format!("{link}&mode=play&engine=on"));
    assert!(eager.question().is_some());
    assert!(eager.posts().contains(&&Post::Active));
    for mode in ["viewer", "diagram"] {
        let frame = Frame::open(&format!("{link}&mode={mode}&engine=on"));
        assert!(frame.question().is_none(), "{mode}");
    }
    // Two persons: nobody else.
    let mut persons = Frame::open("linage/size=9.komi=5_5/e5&mode=play");
    persons.tap("a1");
    assert!(persons.question().is_none());
    assert_eq!(persons.ply(), (2, 2));
}

#[test]
fn a_frame_that_rests_gives_its_engine_back_and_asks_again_after_a_move() {
    let mut frame = Frame::open("linage/size=9.komi=5_5/e5&mode=play&level=2");
    frame.send(EmbedMsg::Touched);
    assert_eq!(frame.posts(), [&Post::Active]);
    frame.send(EmbedMsg::Touched);
    assert!(frame.posts().is_empty(), "the host knows it");
    frame.tap("a1");
    assert!(frame.question().is_some() && frame.posts().iter().all(|post| **post != Post::Active));
    frame.host(HostMessage::Rest);
    assert!(frame.effects.contains(&Effect::Rest));
    assert!(frame.model.play().expect("a game").thinking.is_none());
    assert!(frame.view().waits);
    // A late answer changes nothing.
    let late = Report {
        id: 1,
        lines: vec![NamedLine {
            mv: "a2".into(),
            ..NamedLine::default()
        }],
        ..Report::default()
    };
    frame.send(EngineMsg::Final(late));
    assert_eq!(frame.ply(), (2, 2));
    frame.send(BoardMsg::Undo);
    frame.tap("a2");
    assert!(frame.question().is_some());
    assert!(frame.posts().contains(&&Post::Active), "it is active again");
}

#[test]
fn a_frame_that_is_not_seen_takes_its_question_back_until_it_is() {
    let mut frame = Frame::open("linage/size=9.komi=5_5/e5;ai=2:3&mode=play&engine=on");
    frame.send(Msg::Hidden);
    assert_eq!(frame.effects, [Effect::Rest]);
    assert_eq!(frame.model.shell.visibility, Visibility::Asleep);
    frame.send(Msg::Shown);
    assert!(frame.question().is_some());
}

#[test]
fn a_viewer_plays_on_from_a_position_and_goes_back_to_the_game() {
    let mut frame = Frame::open(&format!("{GAME}@3"));
    let view = frame.view();
    assert!(view.can_play_on && !view.can_go_back);
    frame.send(EmbedMsg::PlayFromHere);
    assert_eq!((frame.ply(), frame.view().mode), ((3, 3), EmbedMode::Play));
    assert!(frame.question().is_none(), "the person has the seat to move");
    assert!(matches!(
        frame.posts()[..],
        [Post::Ready { ply: 3, plies: 3, .. }]
    ));
    frame.tap("a1");
    assert!(frame.question().is_some());
    frame.send(EmbedMsg::BackToGame);
    assert_eq!((frame.ply(), frame.view().mode), ((3, 8), EmbedMode::Viewer));
    assert!(frame.effects.contains(&Effect::Rest));
    // A finished game cannot be played on at its end.
    let over = "linage/size=3.komi=0/a1.resign";
    let mut frame = Frame::open(over);
    assert!(!frame.view().can_play_on);
    frame.send(EmbedMsg::PlayFromHere);
    assert_eq!(frame.record(), over);
    assert!(frame.posts().is_empty());
}

#[test]
fn the_end_of_the_game_is_told_when_it_is_shown() {
    let mut frame = Frame::open("linage/size=3.komi=0/a1.resign@1");
    assert!(!frame.posts().iter().any(|post| matches!(post, Post::End { .. })));
    frame.host(HostMessage::GoTo(Jump::Last));
    let ends: Vec<_> = frame
        .posts()
        .into_iter()
        .filter(|post| matches!(post, Post::End { .. }))
        .collect();
    assert!(
        matches!(ends[..], [Post::End { points, winners, .. }] if points.len() == 2 && winners.len() == 1),
        "{ends:?}"
    );
    let at_once = Frame::open("linage/size=3.komi=0/a1.resign");
    assert!(
        at_once
            .posts()
            .iter()
            .any(|post| matches!(post, Post::End { .. }))
    );
}

#[test]
fn the_record_that_the_host_is_told_names_the_engines_of_the_link() {
    let frame = Frame::open(&format!("{GAME};ai=2:3"));
    let record = format!("{GAME};ai=2:3");
    assert!(
        frame
            .posts()
            .iter()
            .any(|post| matches!(post, Post::Ready { record: told, .. } if *told == record))
    );
}
