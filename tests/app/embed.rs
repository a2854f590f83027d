//! The app in a frame of another site: what the address asks for, what host and frame tell each other, and what the frame
//! may not do.

use super::frame::Frame;
use tessera_app::play::view as play_view;
use tessera_app::{
    BoardMsg, Effect, EmbedAddress, EmbedMode, EmbedOptions, EmbedSubject, HostMessage, Jump, MoveList, Msg,
    OpenPage, OptionProblem, PlayMsg, Player, Post, Settings, ShareMsg, Theme,
};
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::play::LINK_LIMIT;

/// A game of eight plies, nothing of which is over.
pub(super) const GAME: &str = "linage/size=9.komi=5_5/e5.c3.d4.f6.g2.h8.b7.c6";

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
        error.contains("“foo=1”") && error.contains("mode=puzzle") && error.contains("“level=99”"),
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
    let no_game = |name: &str| {
        format!("no game is called “{name}”; there are Carteso, Linage, Keil, Ecalper and Carcassonne")
    };
    let not_named = "it names no game; the element needs the attribute “game” or “record”, such as game=\"linage\", \
                     and the address of a frame a record after #";
    for (fragment, why) in [
        ("", not_named.to_owned()),
        ("&mode=play", not_named.to_owned()),
        ("chess//e4", no_game("chess")),
        ("chess/e4", no_game("chess")),
        (
            "linage/size=99/",
            "the option “size” must be a number from 3 to 19, not “99”".to_owned(),
        ),
        ("linage/size=/", "the option “size” has no value".to_owned()),
        ("linage/=9/", "the name of an option is missing".to_owned()),
        ("rules/linage", no_game("rules")),
        ("settings", no_game("settings")),
        ("open", no_game("open")),
        ("saved/00", no_game("saved")),
        ("bench", no_game("bench")),
        (
            long.as_str(),
            format!(
                "at character {}: a game has at most {LINK_LIMIT} characters",
                LINK_LIMIT + 1
            ),
        ),
    ] {
        let frame = Frame::open(fragment);
        assert!(matches!(frame.model.page, OpenPage::Lost(_)), "{fragment}");
        // What the page around the frame hears, in words, and nothing else.
        let message = format!("This link cannot be opened: {why}.");
        assert_eq!(frame.posts(), [&Post::Error { message }], "{fragment}");
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
        Msg::from(BoardMsg::Confirm),
        Msg::from(BoardMsg::Choose("pass".into())),
        Msg::from(BoardMsg::Enter("a1".into())),
        Msg::from(PlayMsg::Resign),
        Msg::from(BoardMsg::Undo),
        Msg::from(BoardMsg::Redo),
        Msg::from(PlayMsg::GoOn),
        Msg::from(PlayMsg::Invite),
        Msg::from(PlayMsg::Seat(Seat(1), Player::Machine(tessera_app::Level::USUAL))),
        Msg::from(PlayMsg::Hint),
    ] {
        frame.send(msg.clone());
        assert!(frame.effects.is_empty(), "{msg:?}: {:?}", frame.effects);
    }
    assert_eq!(frame.record(), record);
    frame.send(BoardMsg::GoTo(4));
    assert_eq!(frame.posts(), [&Post::Ply { ply: 4, plies: 8 }]);
    let said = Effect::Say("4 of 8 · Horizontal: f6".into());
    assert!(frame.effects.contains(&said), "{:?}", frame.effects);
    assert_eq!(frame.view().status, "4 of 8 · Horizontal: f6");
    frame.send(BoardMsg::GoTo(4));
    assert!(frame.posts().is_empty());
    // No move under the pointer is shown, and none is offered.
    let before = frame.model.see(play_view::board).whole();
    let cell = before
        .spots
        .iter()
        .find(|spot| spot.label == "a1")
        .expect("a cell")
        .id;
    frame.send(BoardMsg::Hover(Some(cell)));
    assert_eq!(frame.model.see(play_view::board).whole().items, before.items);
    assert_eq!(frame.model.panel().offers, []);
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
fn no_frame_stores_writes_an_address_or_leads_elsewhere() {
    for mode in ["diagram", "viewer", "play"] {
        let mut frame = Frame::open(&format!("{GAME}&mode={mode}&level=1"));
        for msg in [
            Msg::Home,
            Msg::Navigate("rules/linage".into()),
            Msg::Erase,
            Msg::Export,
            Msg::Begin,
            Msg::SetUp(tessera_games::catalog::GameId::Keil),
            Msg::Set(Settings::default()),
            Msg::Pasted("keil//".into(), None),
            ShareMsg::Open.into(),
            BoardMsg::CopyText.into(),
        ] {
            frame.send(msg.clone());
            assert!(frame.effects.is_empty(), "{mode}: {msg:?}");
        }
        for msg in [
            BoardMsg::GoTo(2).into(),
            BoardMsg::RotateBoard(1).into(),
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
fn an_address_keeps_link_and_options_apart() {
    let address = EmbedAddress::parse("keil//e5;purist&mode=diagram");
    let subject = address.subject.expect("a link");
    assert!(matches!(subject, EmbedSubject::Game(link) if link.to_string() == "keil//e5;purist"));
    assert_eq!(address.options.mode, EmbedMode::Diagram);
}
