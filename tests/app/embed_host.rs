//! What the page around a frame tells it, and what the frame tells on.

use tessera_app::{BoardMsg, EmbedMode, EmbedMsg, HostFault, HostMessage, HostValue, Jump, Post};

use super::embed::GAME;
use super::frame::Frame;

#[test]
fn the_host_shows_any_position_and_rotates_the_board() {
    let mut frame = Frame::open(GAME);
    for (jump, ply) in [
        (Jump::First, 0),
        (Jump::Next, 1),
        (Jump::Ply(6), 6),
        (Jump::Prev, 5),
        (Jump::Last, 8),
        (Jump::Ply(usize::MAX), 8),
        (Jump::Next, 8),
    ] {
        frame.host(HostMessage::GoTo(jump));
        assert_eq!(frame.ply(), (ply, 8), "{jump:?}");
    }
    let rotation = |frame: &Frame| frame.model.see(|state, shell| shell.rotation(&state.game));
    frame.host(HostMessage::Flip);
    assert_eq!(rotation(&frame), 6);
    frame.host(HostMessage::Flip);
    assert_eq!(rotation(&frame), 0);
    assert_eq!(rotation(&Frame::open("keil/size=4.komi=0/&orientation=3")), 3);
}

#[test]
fn the_host_sets_another_game_and_a_bad_one_leaves_the_present_one() {
    let mut frame = Frame::open(GAME);
    frame.host(HostMessage::SetRecord(
        "keil/size=4.komi=0.button=off/d3.e5.d4@2".into(),
    ));
    assert_eq!(frame.record(), "keil/size=4.komi=0.button=off/d3.e5.d4@2");
    let ready = Post::Ready {
        record: frame.record(),
        ply: 2,
        plies: 3,
    };
    assert_eq!(frame.posts(), [&ready]);
    let long = format!("keil//{}", "a.".repeat(600_000));
    for bad in [
        "",
        "chess/",
        "keil/size=99/",
        "keil//e5;robot",
        "javascript:alert(1)",
        &long,
    ] {
        frame.host(HostMessage::SetRecord(bad.to_owned()));
        assert_eq!(frame.errors().len(), 1, "{}", &bad[..bad.len().min(40)]);
        assert_eq!(frame.record(), "keil/size=4.komi=0.button=off/d3.e5.d4@2");
    }
}

#[test]
fn who_played_is_told_on_by_a_frame_in_which_nobody_plays() {
    let link = format!("{GAME};ai=2:3;names=Ada");
    let mut frame = Frame::open(&link);
    let told = |frame: &Frame| match &frame.posts()[..] {
        [Post::Ready { record, .. }] => record.clone(),
        other => panic!("a game is shown: {other:?}"),
    };
    assert_eq!(told(&frame), link);
    assert_eq!(frame.view().link, link);
    frame.send(EmbedMsg::Touched);
    assert_eq!(frame.posts(), [] as [&Post; 0], "no engine may think");
    let other = "keil/size=4.komi=0.button=off/d3.e5.d4;ai=1:5";
    frame.host(HostMessage::SetRecord(other.into()));
    assert_eq!(told(&frame), other);
    // Whoever plays on plays against the level of the link, and under no name.
    frame.send(EmbedMsg::PlayFromHere);
    assert_eq!(told(&frame), "keil/size=4.komi=0.button=off/d3.e5.d4;ai=1:5");
    frame.send(EmbedMsg::BackToGame);
    assert_eq!(told(&frame), other);
}

#[test]
fn a_game_that_is_refused_does_not_end_the_one_that_is_played() {
    let mut frame = Frame::open(GAME);
    frame.send(BoardMsg::GoTo(4));
    frame.send(EmbedMsg::PlayFromHere);
    frame.host(HostMessage::SetRecord("keil/size=99/".into()));
    assert_eq!(frame.errors().len(), 1);
    assert_eq!(frame.view().mode, EmbedMode::Play);
    assert!(frame.view().can_go_back);
}

fn text(value: &str) -> HostValue {
    HostValue::Text(value.into())
}

/// A message of the host with these fields after `ns` and `v`.
fn message(fields: &[(&str, HostValue)]) -> Option<Result<HostMessage, HostFault>> {
    let ours = [("ns", text("tessera")), ("v", HostValue::Number(1.0))];
    let fields: Vec<_> = ours
        .iter()
        .chain(fields)
        .map(|(key, value)| ((*key).to_owned(), value.clone()))
        .collect();
    HostMessage::read(&fields)
}

#[test]
fn messages_that_are_not_of_the_schema_are_ignored_or_refused() {
    let no = |fields: &[(&str, HostValue)]| {
        let fields: Vec<_> = fields
            .iter()
            .map(|(key, value)| ((*key).to_owned(), value.clone()))
            .collect();
        assert_eq!(HostMessage::read(&fields), None, "{fields:?}");
    };
    no(&[]);
    no(&[("type", text("flip"))]);
    no(&[
        ("ns", text("other")),
        ("v", HostValue::Number(1.0)),
        ("type", text("flip")),
    ]);
    no(&[
        ("ns", text("tessera")),
        ("v", HostValue::Number(2.0)),
        ("type", text("flip")),
    ]);
    no(&[("ns", text("tessera")), ("v", text("1")), ("type", text("flip"))]);
    no(&[
        ("ns", HostValue::Other),
        ("v", HostValue::Number(1.0)),
        ("type", text("flip")),
    ]);

    assert_eq!(message(&[("type", text("flip"))]), Some(Ok(HostMessage::Flip)));
    assert_eq!(
        message(&[("type", text("rest")), ("id", text("x"))]),
        Some(Ok(HostMessage::Rest))
    );
    let to = |value: HostValue| message(&[("type", text("goTo")), ("to", value)]);
    assert_eq!(
        to(HostValue::Number(4.0)),
        Some(Ok(HostMessage::GoTo(Jump::Ply(4))))
    );
    assert_eq!(to(text("prev")), Some(Ok(HostMessage::GoTo(Jump::Prev))));
    for value in [-1.0, 0.5, f64::NAN, f64::INFINITY, 1e300] {
        assert_eq!(
            to(HostValue::Number(value)),
            Some(Err(HostFault::Field("to"))),
            "{value}"
        );
    }
    for value in [text("4"), text("end"), HostValue::Other, HostValue::TooLong] {
        assert_eq!(to(value), Some(Err(HostFault::Field("to"))));
    }
    assert_eq!(
        message(&[("type", text("goTo"))]),
        Some(Err(HostFault::Field("to")))
    );
    assert_eq!(
        message(&[("type", text("setRecord")), ("record", HostValue::TooLong)]),
        Some(Err(HostFault::Field("record")))
    );
    for value in [text("eval"), text("ready"), HostValue::Other] {
        assert_eq!(message(&[("type", value)]), Some(Err(HostFault::Type)));
    }
    assert_eq!(message(&[]), Some(Err(HostFault::Type)));
    for extra in ["to", "record", "__proto__", "href"] {
        let fields = [("type", text("flip")), (extra, text("x"))];
        assert_eq!(message(&fields), Some(Err(HostFault::Extra)), "{extra}");
    }
    let mut frame = Frame::open(GAME);
    frame.send(EmbedMsg::Host(Err(HostFault::Field("to"))));
    assert_eq!(frame.errors().len(), 1);
    assert_eq!(frame.ply(), (8, 8));
}

#[test]
fn a_message_is_sent_as_a_flat_object_with_the_name_that_the_host_has_given() {
    let sent = |post: Post, id: Option<&str>| {
        serde_json::to_string(&post.posted(id.map(str::to_owned))).expect("JSON")
    };
    assert_eq!(
        sent(Post::Size { height: 412 }, Some("one")),
        r#"{"ns":"tessera","v":1,"type":"size","id":"one","height":412}"#
    );
    let end = Post::End {
        record: "keil//".into(),
        points: vec![22.5, 16.0],
        winners: vec![1],
    };
    assert_eq!(
        sent(end, None),
        r#"{"ns":"tessera","v":1,"type":"end","record":"keil//","points":[22.5,16.0],"winners":[1]}"#
    );
    assert_eq!(
        sent(Post::Active, None),
        r#"{"ns":"tessera","v":1,"type":"active"}"#
    );
}
