//! A study in a frame: its comments, signs, marks and variations, and what the host is told.

use tessera_app::embed::StudyView;
use tessera_app::play::view as play_view;
use tessera_app::records::{AnnotatedGame, STUDY};
use tessera_app::review::{CellMark, NodeId, VariationTree};
use tessera_app::{
    BoardMsg, Effect, EmbedAddress, EmbedMode, EmbedMsg, EmbedSubject, HostMessage, Jump, Link, LinkFault,
    OpenPage, Post,
};
use tessera_games::play::Record;
use tessera_protocol::assessment::Verdict;

use super::frame::Frame;

const MAIN: &str = "linage/size=5.komi=0_5/c3.a1.e5.b4";

/// A game with a comment, a verdict and a mark on its second move, and a variation in its place.
fn annotated() -> (AnnotatedGame, [NodeId; 2]) {
    let record = Record::parse(MAIN).expect("a record");
    let mut tree = VariationTree::new(&record.names);
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let played = tree.find(&names(&["c3", "a1"]));
    let first = tree.find(&names(&["c3"]));
    let better = tree.add(first, &names(&["b2", "d4"])).expect("there is room");
    let better_first = tree.parent(better).expect("two moves");
    tree.set_comment(played, "Too far away.").expect("there is room");
    tree.set_comment(better_first, "Near the centre.")
        .expect("there is room");
    tree.tell_verdict(played, Some(Verdict::Mistake));
    let mark = CellMark {
        from: "c3".into(),
        to: "b2".into(),
    };
    tree.set_marks(played, vec![mark]);
    let link = Link {
        record,
        ..Link::default()
    };
    (AnnotatedGame::showing(link, tree, played), [played, better_first])
}

pub(super) fn address() -> String {
    annotated().0.study().expect("it fits")
}

fn said(frame: &Frame) -> StudyView {
    frame.view().study.expect("a study")
}

fn marks(frame: &Frame) -> usize {
    frame.model.board().expect("a game").marks.len()
}

#[test]
fn a_frame_shows_a_study_with_what_it_says_about_each_position() {
    let mut frame = Frame::open(&address());
    assert_eq!(frame.ply(), (2, 4), "it opens where it was shown");
    let now = said(&frame);
    assert_eq!(
        (now.sign.as_str(), now.comment.as_str()),
        ("a1 · mistake", "Too far away.")
    );
    assert_eq!((marks(&frame), now.back), (1, None));
    assert!(
        !frame.model.see(play_view::board).above.items.is_empty(),
        "the mark is drawn"
    );
    assert_eq!(frame.view().link, address(), "the link below leads to the study");
    frame.host(HostMessage::GoTo(Jump::Next));
    assert_eq!((said(&frame).comment.as_str(), marks(&frame)), ("", 0));
    frame.host(HostMessage::GoTo(Jump::Prev));
    let spoken = frame.effects.iter().find_map(|effect| match effect {
        Effect::Say(text) => Some(text.clone()),
        _ => None,
    });
    assert!(
        spoken
            .as_ref()
            .is_some_and(|text| text.ends_with("a1 · mistake. Too far away.")),
        "{spoken:?}"
    );
}

#[test]
fn a_way_leads_into_a_variation_and_back_and_the_host_hears_of_positions_and_not_of_moves() {
    let mut frame = Frame::open(&address());
    let ready = Post::Ready {
        record: address(),
        ply: 2,
        plies: 4,
    };
    assert_eq!(frame.posts(), [&ready]);
    assert!(said(&frame).ways.is_empty());
    frame.host(HostMessage::GoTo(Jump::Prev));
    let ways = said(&frame).ways;
    assert_eq!(ways.len(), 1);
    assert_eq!(ways[0].1, "b2 d4");
    frame.send(EmbedMsg::Way(ways[0].0));
    assert_eq!(frame.posts(), [&Post::Ply { ply: 2, plies: 3 }]);
    let now = said(&frame);
    assert_eq!(now.comment, "Near the centre.");
    let back = now.back.expect("it lies in a variation");
    frame.send(EmbedMsg::Way(back));
    assert_eq!((frame.ply(), said(&frame).back), ((1, 4), None));
    // A position that the study does not have changes nothing.
    frame.send(EmbedMsg::Way(NodeId::numbered(99)));
    assert_eq!(frame.ply(), (1, 4));
}

#[test]
fn a_study_opens_at_the_ply_that_is_named_and_goes_on_in_a_variation_where_it_was_shown_there() {
    assert_eq!(Frame::open(&format!("{}@0", address())).ply(), (0, 4));
    assert_eq!(Frame::open(&format!("{}@9", address())).ply(), (4, 4));
    let (game, [_, better]) = annotated();
    let inside = AnnotatedGame::showing(game.link, game.tree, better)
        .study()
        .expect("it fits");
    let frame = Frame::open(&format!("{inside}&mode=diagram"));
    assert_eq!(
        (frame.ply(), said(&frame).comment.as_str()),
        ((2, 3), "Near the centre.")
    );
    assert_eq!(Frame::open(&format!("{inside}@3")).ply(), (3, 3));
}

#[test]
fn whoever_plays_on_from_a_study_comes_back_to_it() {
    let mut frame = Frame::open(&address());
    frame.send(EmbedMsg::PlayFromHere);
    assert_eq!(frame.view().study, None);
    assert_eq!((frame.ply(), marks(&frame)), ((2, 2), 0));
    assert_ne!(frame.view().link, address());
    frame.send(EmbedMsg::BackToGame);
    assert_eq!(
        (frame.ply(), said(&frame).comment.as_str()),
        ((2, 4), "Too far away.")
    );
    let played = Frame::open(&format!("{}&mode=play", address()));
    assert_eq!((played.ply(), played.view().study), ((2, 2), None));
}

#[test]
fn the_host_sets_a_study_and_a_bad_one_leaves_what_is_shown() {
    let mut frame = Frame::open(MAIN);
    assert_eq!(frame.view().study, None);
    frame.host(HostMessage::SetRecord(format!("{}@1", address())));
    assert_eq!((frame.ply(), said(&frame).ways.len()), ((1, 4), 1));
    let damaged = address().replace(STUDY, &format!("{STUDY}A"));
    frame.host(HostMessage::SetRecord(damaged.clone()));
    assert_eq!(frame.errors().len(), 1);
    assert_eq!(
        (frame.ply(), said(&frame).ways.len()),
        ((1, 4), 1),
        "it is still there"
    );
    frame.host(HostMessage::SetRecord(MAIN.to_owned()));
    assert_eq!((frame.ply(), frame.view().study), ((4, 4), None));
    // At the address of a frame it is lost, and told.
    let frame = Frame::open(&damaged);
    assert!(matches!(
        &frame.model.page,
        OpenPage::Lost(LinkFault::BadStudy(_))
    ));
    assert_eq!(frame.errors().len(), 1);
}

#[test]
fn in_a_study_nobody_moves() {
    let mut frame = Frame::open(&address());
    for msg in [BoardMsg::Undo, BoardMsg::Redo] {
        frame.send(msg);
        assert_eq!(frame.ply(), (2, 4));
    }
    frame.tap("d4");
    assert_eq!(frame.ply(), (2, 4));
}

#[test]
fn an_address_with_a_study_has_the_options_of_any_other() {
    let read = EmbedAddress::parse(&format!("{}@1&mode=puzzle&theme=dark", address()));
    assert!(matches!(read.subject, Ok(EmbedSubject::Study(_, Some(1)))));
    assert_eq!((read.options.mode, read.faults.len()), (EmbedMode::Viewer, 1));
}
