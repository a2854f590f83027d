//! The app in a frame of another site: what the address asks for, what host and frame tell each other, and what the frame
//! may not do.

use tessera::app::embed::view;
use tessera::app::play::view as play_view;
use tessera::app::{
    Effect, EmbedAddress, EmbedMode, EmbedMsg, EmbedOptions, HostFault, HostMessage, HostValue, Jump, Model,
    MoveList, Msg, OpenPage, OptionProblem, PlayMsg, Player, Pointer, Post, SavedGames, Settings, Sight,
    Theme,
};
use tessera::game::{Seat, dice};
use tessera::language::Language;
use tessera::play::LINK_LIMIT;
use tessera::protocol::{Budget, NamedLine, Question, Report};

/// A game of eight plies, nothing of which is over.
const GAME: &str = "linage/size=9.komi=5_5/e5.c3.d4.f6.g2.h8.b7.c6";

struct Frame {
    model: Model,
    effects: Vec<Effect>,
}

impl Frame {
    /// A frame with this fragment.
    fn open(fragment: &str) -> Frame {
        Frame::in_language(fragment, Language::English)
    }

    fn in_language(fragment: &str, language: Language) -> Frame {
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
        model.shell.language = language;
        let mut frame = Frame {
            model,
            effects: Vec::new(),
        };
        frame.send(EmbedMsg::Open(fragment.into()));
        frame
    }

    fn send(&mut self, msg: impl Into<Msg>) -> &[Effect] {
        self.effects = self.model.receive(msg);
        &self.effects
    }

    fn host(&mut self, message: HostMessage) -> &[Effect] {
        self.send(EmbedMsg::Host(Ok(message)))
    }

    fn posts(&self) -> Vec<&Post> {
        let mut posts = Vec::new();
        for effect in &self.effects {
            if let Effect::Post(post) = effect {
                posts.push(post);
            }
        }
        posts
    }

    fn errors(&self) -> Vec<&str> {
        let mut errors = Vec::new();
        for post in self.posts() {
            if let Post::Error { message } = post {
                errors.push(message.as_str());
            }
        }
        errors
    }

    fn question(&self) -> Option<&Question> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Ask(question) => Some(question),
            _ => None,
        })
    }

    fn tap(&mut self, label: &str) -> &[Effect] {
        let scene = self.model.see(play_view::board).background;
        let cell = scene
            .spots
            .iter()
            .find(|spot| spot.label == label)
            .expect("a cell")
            .id;
        self.send(PlayMsg::Tap(cell, Pointer::Fine))
    }

    fn answer(&mut self, name: &str) -> &[Effect] {
        let state = self.model.play().expect("a game");
        let id = state.thinking.as_ref().expect("an open question").id;
        let line = NamedLine {
            name: name.into(),
            visits: 1,
            ..NamedLine::default()
        };
        let report = Report {
            id,
            lines: vec![line],
            ..Report::default()
        };
        self.send(PlayMsg::Final(report));
        match &self.effects[..] {
            [Effect::After(_, played)] => self.send(played.clone()),
            _ => &self.effects,
        }
    }

    fn record(&self) -> String {
        self.model.play().expect("a game").game.record().to_string()
    }

    fn ply(&self) -> (usize, usize) {
        let game = &self.model.play().expect("a game").game;
        (game.ply(), game.line().len())
    }

    fn view(&self) -> view::EmbedView {
        self.model.see(view::view)
    }
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
fn the_options_of_an_address_are_read_and_written() {
    let all = "&mode=play&moves=bottom&controls=off&engine=on&theme=dark&keys=off&wheel=on&coords=off&start=click&level=3\
               &orientation=6&id=a-B_9&seed=7&steps=500";
    let (options, faults) = EmbedOptions::parse(all);
    assert_eq!(faults, []);
    assert_eq!(
        (options.mode, options.moves, options.theme, options.auto_start),
        (EmbedMode::Play, MoveList::Bottom, Theme::Dark, false)
    );
    assert_eq!(
        (options.seed, options.steps, options.orientation),
        (Some(7), Some(500), 6)
    );
    assert_eq!(options.to_string(), all);
    assert_eq!(EmbedOptions::default().to_string(), "");
    assert_eq!(EmbedOptions::parse(""), (EmbedOptions::default(), Vec::new()));
}

#[test]
fn an_option_that_cannot_be_had_is_ignored_and_named() {
    for (option, problem) in [
        ("mode=chess", OptionProblem::Value),
        ("mode=puzzle", OptionProblem::NoPuzzles),
        ("moves=left", OptionProblem::Value),
        ("level=10", OptionProblem::Value),
        ("level=0", OptionProblem::Value),
        ("level=+3", OptionProblem::Value),
        ("orientation=12", OptionProblem::Value),
        ("orientation=-1", OptionProblem::Value),
        ("steps=0", OptionProblem::Value),
        ("seed=4294967296", OptionProblem::Value),
        ("id=a b", OptionProblem::Value),
        ("id=", OptionProblem::Value),
        ("theme", OptionProblem::Value),
        ("Mode=play", OptionProblem::Unknown),
        ("=", OptionProblem::Unknown),
        ("<script>", OptionProblem::Unknown),
    ] {
        let (options, faults) = EmbedOptions::parse(&format!("theme=dark&{option}&wheel=on"));
        assert_eq!(
            faults.iter().map(|fault| fault.problem).collect::<Vec<_>>(),
            [problem],
            "{option}"
        );
        assert_eq!(faults[0].text, option);
        assert_eq!((options.theme, options.wheel), (Theme::Dark, true), "{option}");
    }
    let long = format!("id={}", "a".repeat(41));
    let (options, faults) = EmbedOptions::parse(&long);
    assert_eq!((options.id, faults[0].text.len()), (None, 40));
    let (_, faults) = EmbedOptions::parse(&"x&".repeat(600));
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].problem, OptionProblem::TooLong);
}

#[test]
fn what_is_ignored_in_an_address_is_told_in_one_message_and_the_game_is_shown() {
    let frame = Frame::open(&format!("{GAME}@5&foo=1&mode=puzzle&level=99&id=one"));
    assert_eq!(frame.errors().len(), 1, "{:?}", frame.effects);
    let error = frame.errors()[0];
    assert!(
        error.contains("“foo=1”") && error.contains("no puzzles") && error.contains("“level=99”"),
        "{error}"
    );
    assert_eq!(frame.ply(), (5, 8));
    let ready = Post::Ready {
        record: format!("{GAME}@5"),
        ply: 5,
        plies: 8,
    };
    assert!(frame.posts().contains(&&ready));
    let spanish = Frame::in_language(&format!("{GAME}&foo=1"), Language::Spanish);
    assert!(spanish.errors()[0].contains("«foo=1» no es ninguna opción"));
}

#[test]
fn an_address_without_a_game_says_why_and_never_leads_elsewhere() {
    let long = format!("keil//{}", "a".repeat(LINK_LIMIT));
    for fragment in [
        "",
        "chess//e4",
        "linage/size=99/",
        "rules/linage",
        "settings",
        "open",
        "saved/00",
        "bench",
        &long,
    ] {
        let frame = Frame::open(fragment);
        assert!(matches!(frame.model.page, OpenPage::Lost(_)), "{fragment}");
        assert_eq!(frame.errors().len(), 1, "{fragment}");
        assert_eq!(frame.posts().len(), 1, "{fragment}");
    }
}

#[test]
fn of_a_record_with_an_illegal_move_the_legal_plies_are_shown_with_the_place_of_the_fault() {
    let frame = Frame::open("linage/size=9.komi=5_5/e5.c3.e5.d4");
    assert_eq!(frame.ply(), (2, 2));
    assert_eq!(frame.errors().len(), 1);
    assert!(!frame.view().note.is_empty());
}

#[test]
fn a_viewer_steps_through_the_game_and_nothing_a_person_does_changes_it() {
    let mut frame = Frame::open(&format!("{GAME}@3;ai=2:4"));
    let record = frame.record();
    for label in ["a1", "b2", "e5"] {
        frame.tap(label);
        assert!(frame.posts().is_empty() && frame.question().is_none());
    }
    for msg in [
        PlayMsg::Confirm,
        PlayMsg::Choose("pass".into()),
        PlayMsg::Enter("a1".into()),
        PlayMsg::Resign,
        PlayMsg::Undo,
        PlayMsg::Redo,
        PlayMsg::GoOn,
        PlayMsg::Invite,
        PlayMsg::Seat(Seat(1), Player::Machine(tessera::app::Level::USUAL)),
        PlayMsg::Hint,
    ] {
        frame.send(msg.clone());
        assert!(frame.effects.is_empty(), "{msg:?}: {:?}", frame.effects);
    }
    assert_eq!(frame.record(), record);
    frame.send(PlayMsg::GoTo(4));
    assert_eq!(frame.posts(), [&Post::Ply { ply: 4, plies: 8 }]);
    let said = Effect::Say("4 of 8 · Horizontal: f6".into());
    assert!(frame.effects.contains(&said), "{:?}", frame.effects);
    assert_eq!(frame.view().status, "4 of 8 · Horizontal: f6");
    frame.send(PlayMsg::GoTo(4));
    assert!(frame.posts().is_empty());
    // No move under the pointer is shown, and none is offered.
    let before = frame.model.see(play_view::board).whole();
    let cell = before
        .spots
        .iter()
        .find(|spot| spot.label == "a1")
        .expect("a cell")
        .id;
    frame.send(PlayMsg::Hover(Some(cell)));
    assert_eq!(frame.model.see(play_view::board).whole().items, before.items);
    assert_eq!(frame.model.see(play_view::panel).offers, []);
}

#[test]
fn in_a_viewer_no_tile_is_drawn_that_the_record_does_not_have() {
    let record = "carcassonne/players=2.small-city=4.unplaceable=aside/V.-1_0_3.road-e";
    let mut frame = Frame::open(record);
    assert_eq!(frame.ply(), (3, 3));
    frame.host(HostMessage::GoTo(Jump::First));
    frame.host(HostMessage::GoTo(Jump::Last));
    assert_eq!((frame.record(), frame.ply()), (record.to_owned(), (3, 3)));
    let play = Frame::open(&format!("{record}&mode=play&seed=3"));
    assert_eq!(play.ply(), (4, 4), "who plays needs a tile");
    assert_eq!(
        play.record(),
        Frame::open(&format!("{record}&mode=play&seed=3")).record()
    );
}

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
    frame.send(PlayMsg::GoTo(4));
    frame.send(EmbedMsg::PlayFromHere);
    frame.host(HostMessage::SetRecord("keil/size=99/".into()));
    assert_eq!(frame.errors().len(), 1);
    assert_eq!(frame.view().mode, EmbedMode::Play);
    assert!(frame.view().can_go_back);
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

#[test]
fn who_plays_against_the_ai_goes_on_from_the_ply_of_the_link_and_the_host_hears_every_move() {
    let mut frame = Frame::open(&format!("{GAME}@5&mode=play&level=2&seed=9&steps=77"));
    assert_eq!(frame.ply(), (5, 5), "what came after is another game");
    assert!(frame.question().is_none());
    let me = frame
        .model
        .play()
        .expect("a game")
        .game
        .to_move()
        .expect("a seat");
    frame.tap("a1");
    let question = frame.question().expect("the AI answers a move").clone();
    assert_eq!((question.seed, question.budget), (9, Budget::Steps(77)));
    assert_eq!(question.record, frame.record());
    let played = Post::Move {
        record: frame.model.play().expect("a game").link().to_string(),
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
            name: "a2".into(),
            ..NamedLine::default()
        }],
        ..Report::default()
    };
    frame.send(PlayMsg::Final(late));
    assert_eq!(frame.ply(), (2, 2));
    frame.send(PlayMsg::Undo);
    frame.tap("a2");
    assert!(frame.question().is_some());
    assert!(frame.posts().contains(&&Post::Active), "it is active again");
}

#[test]
fn a_frame_that_is_not_seen_takes_its_question_back_until_it_is() {
    let mut frame = Frame::open("linage/size=9.komi=5_5/e5;ai=2:3&mode=play&engine=on");
    frame.send(Msg::Hidden);
    assert_eq!(frame.effects, [Effect::Rest]);
    assert_eq!(frame.model.shell.sight, Sight::Asleep);
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
fn no_frame_stores_writes_an_address_or_leads_elsewhere() {
    for mode in ["diagram", "viewer", "play"] {
        let mut frame = Frame::open(&format!("{GAME}&mode={mode}&level=1"));
        for msg in [
            Msg::Home,
            Msg::Navigate("rules/linage".into()),
            Msg::Erase,
            Msg::Export,
            Msg::Begin,
            Msg::SetUp(tessera::catalog::GameId::Keil),
            Msg::Set(Settings::default()),
            Msg::Pasted("keil//".into(), None),
            PlayMsg::Share.into(),
            PlayMsg::CopyText.into(),
        ] {
            frame.send(msg.clone());
            assert!(frame.effects.is_empty(), "{mode}: {msg:?}");
        }
        for msg in [
            PlayMsg::GoTo(2).into(),
            PlayMsg::RotateBoard(1).into(),
            Msg::Hidden,
            Msg::Shown,
        ] {
            frame.send(msg);
            let leaves = |effect: &&Effect| {
                matches!(
                    effect,
                    Effect::Go(..)
                        | Effect::Leave(_)
                        | Effect::Keep(_)
                        | Effect::KeepSetup(..)
                        | Effect::KeepRotation(..)
                )
            };
            assert_eq!(frame.effects.iter().find(leaves), None, "{mode}");
        }
    }
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

#[test]
fn an_address_keeps_link_and_options_apart() {
    let address = EmbedAddress::parse("keil//e5;purist&mode=diagram");
    assert_eq!(address.link.expect("a link").to_string(), "keil//e5;purist");
    assert_eq!(address.options.mode, EmbedMode::Diagram);
}
