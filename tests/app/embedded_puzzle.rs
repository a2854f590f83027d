//! A puzzle in a frame of another site: what its address names, what the host hears, and what the frame may not do.

use tessera_app::embed::view;
use tessera_app::puzzle::view as puzzle_view;
use tessera_app::puzzle::{FetchFault, Phase};
use tessera_app::{
    BoardMsg, Effect, EmbedAddress, EmbedMode, EmbedMsg, EmbedSubject, EngineMsg, HostMessage, Jump,
    LinkFault, Msg, OpenPage, OptionProblem, PlayMsg, Post, PuzzleMsg, ShareMsg, Visibility,
};
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::PuzzleFile;
use tessera_protocol::{Budget, NamedLine, Report};

use super::frame::Frame;

impl Frame {
    /// A frame with a puzzle, whose file has arrived.
    fn with(fragment: &str) -> Frame {
        let mut frame = Frame::open(fragment);
        frame.fetch();
        frame
    }

    fn fetch(&mut self) {
        assert!(self.effects.contains(&Effect::AskDay), "{:?}", self.effects);
        self.send(PuzzleMsg::Day(20_000));
        assert!(self.effects.contains(&Effect::FetchPuzzles(GameId::Linage)));
        self.send(PuzzleMsg::Fetched(GameId::Linage, Ok(file())));
    }

    fn enter(&mut self, name: &str) -> &[Effect] {
        self.send(BoardMsg::Enter(name.to_owned()))
    }

    fn phase(&self) -> Phase {
        self.model.puzzle_page().expect("a puzzle").phase
    }

    fn buttons(&self) -> Vec<&'static str> {
        let told = self.model.see_puzzle(puzzle_view::feedback);
        told.buttons.iter().map(|button| button.label).collect()
    }
}

fn file() -> Box<PuzzleFile> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/vectors/puzzle_files/linage.json"
    );
    let text = std::fs::read_to_string(path).expect("a file");
    Box::new(PuzzleFile::parse(&text).expect("a file of puzzles"))
}

#[test]
fn a_puzzle_is_solved_in_a_frame_and_the_host_hears_of_it() {
    let mut frame = Frame::with("puzzle/linage-1&theme=dark&orientation=6&seed=3&steps=50");
    let ready = Post::Ready {
        record: "puzzle/linage-1".to_owned(),
        ply: 9,
        plies: 9,
    };
    assert_eq!(frame.posts(), [&ready]);
    let around = frame.model.see_puzzle(view::of_puzzle);
    assert_eq!((around.mode, around.title), (EmbedMode::Puzzle, "Linage"));
    assert_eq!(around.link, "puzzle/linage-1");
    assert_eq!(frame.model.shell.rotations, [(GameId::Linage, 6)]);
    assert_eq!(frame.buttons(), ["Hint", "Show solution"]);
    frame.enter("d3");
    let puzzle = "puzzle/linage-1".to_owned();
    let failed = Post::Failed {
        puzzle: puzzle.clone(),
    };
    assert!(frame.posts().contains(&&failed) && frame.posts().contains(&&Post::Active));
    let question = frame.question().expect("an answer is looked for").clone();
    assert_eq!((question.seed, question.budget), (3, Budget::Steps(50)));
    frame.send(EngineMsg::Final(Report {
        id: question.id,
        lines: vec![NamedLine {
            mv: "b1".to_owned(),
            ..NamedLine::default()
        }],
        ..Report::default()
    }));
    assert_eq!(frame.phase(), Phase::Wrong(None));
    assert!(!frame.posts().contains(&&failed), "it is told once");
    frame.send(PuzzleMsg::TryAgain);
    frame.send(PuzzleMsg::Hint);
    assert!(
        frame
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::Say(text) if text.starts_with("Hint: ")))
    );
    for _ in 0..9 {
        if frame.phase() != Phase::Solved {
            let ply = frame.model.board().expect("a board").game.ply() - 9;
            let name = frame.model.puzzle_page().expect("a puzzle").puzzle().line[ply].clone();
            frame.enter(&name);
            assert!(matches!(frame.posts()[0], Post::Move { record, .. } if *record == puzzle));
        }
    }
    assert_eq!(frame.phase(), Phase::Solved);
    assert!(
        frame.posts().contains(&&Post::Solved { puzzle }),
        "{:?}",
        frame.posts()
    );
    assert_eq!(frame.buttons(), ["Start again"], "nothing leads elsewhere");
    // The host steps through the solution.
    frame.send(EmbedMsg::Host(Ok(HostMessage::GoTo(Jump::First))));
    assert_eq!(frame.posts(), [&Post::Ply { ply: 9, plies: 18 }]);
    frame.send(PuzzleMsg::Restart);
    assert_eq!(frame.phase(), Phase::Find);
}

#[test]
fn nothing_leads_out_of_the_frame_and_nothing_is_kept() {
    let mut frame = Frame::with("puzzle/linage-1");
    for msg in [
        Msg::from(PuzzleMsg::Next),
        PuzzleMsg::Today.into(),
        PuzzleMsg::CopyResult.into(),
        PuzzleMsg::Picture.into(),
        ShareMsg::Open.into(),
        PlayMsg::Resign.into(),
        Msg::Home,
        Msg::OpenReview,
    ] {
        assert_eq!(frame.send(msg.clone()), [], "{msg:?}");
    }
    frame.send(PuzzleMsg::Solution);
    assert_eq!(
        frame.posts().last(),
        Some(&&Post::Failed {
            puzzle: "puzzle/linage-1".to_owned()
        })
    );
    let is_kept =
        |effect: &Effect| matches!(effect, Effect::KeepAttempt(_) | Effect::Go(..) | Effect::Keep(_));
    assert!(!frame.effects.iter().any(is_kept));
    // A hidden frame gives its engine back.
    frame.send(Msg::Hidden);
    assert_eq!(frame.effects, [Effect::Rest]);
    assert_eq!(frame.model.shell.visibility, Visibility::Asleep);
}

#[test]
fn an_address_of_a_puzzle_is_in_the_mode_puzzle_and_one_of_a_game_is_not() {
    for options in ["", "&mode=puzzle", "&mode=play"] {
        let address = EmbedAddress::parse(&format!("puzzle/linage-1/r2{options}"));
        assert_eq!(
            (address.options.mode, address.faults.len()),
            (EmbedMode::Puzzle, 0)
        );
        assert!(matches!(address.subject, Ok(EmbedSubject::Puzzle(_))));
    }
    let address = EmbedAddress::parse("keil//e5&mode=puzzle");
    assert_eq!(address.options.mode, EmbedMode::Viewer);
    assert_eq!(address.faults[0].problem, OptionProblem::NoPuzzle);
    assert!(matches!(address.subject, Ok(EmbedSubject::Game(_))));
    let own = EmbedAddress::parse("puzzle/own/linage/size=5/c3.a1@1&keys=off");
    assert!(matches!(own.subject, Ok(EmbedSubject::OwnPuzzle(_))));
    assert!(!own.options.keys);
    let lost = |fragment: &str| {
        let frame = Frame::open(fragment);
        let is_told = frame
            .posts()
            .iter()
            .any(|post| matches!(post, Post::Error { .. }));
        match frame.model.page {
            OpenPage::Lost(fault) if is_told => fault,
            _ => panic!("something is shown"),
        }
    };
    assert_eq!(lost("puzzle/chess-1"), LinkFault::NoPuzzle);
    assert_eq!(lost("puzzle/own/linage/size=5/c3.a1"), LinkFault::NoPuzzle);
    assert!(matches!(
        lost("puzzle/own/linage//c3;x"),
        LinkFault::Unreadable(_)
    ));
    let mut frame = Frame::open("puzzle/linage-1");
    frame.send(PuzzleMsg::Day(1));
    frame.send(PuzzleMsg::Fetched(GameId::Linage, Err(FetchFault::Unreachable)));
    assert!(matches!(
        frame.model.page,
        OpenPage::Lost(LinkFault::PuzzlesUnreachable)
    ));
    assert!(matches!(frame.posts()[..], [Post::Error { .. }]));
}

#[test]
fn the_host_changes_games_and_puzzles_for_each_other() {
    let set = |record: &str| EmbedMsg::Host(Ok(HostMessage::SetRecord(record.to_owned())));
    let mut frame = Frame::with("puzzle/linage-1");
    frame.send(set("linage/size=5.komi=0/c3.a1"));
    assert!(matches!(frame.model.page, OpenPage::Play(_)));
    assert_eq!(frame.model.see_play(view::view).mode, EmbedMode::Viewer);
    frame.send(set("puzzle/linage-2/r1"));
    frame.fetch();
    assert_eq!(
        frame.model.puzzle_page().expect("a puzzle").address(),
        "puzzle/linage-2/r1"
    );
    // What is refused changes nothing.
    frame.send(set("puzzle/chess-1"));
    assert!(matches!(frame.posts()[..], [Post::Error { .. }]));
    assert!(frame.model.puzzle_page().is_some());
    frame.send(set("puzzle/own/linage/size=5.komi=0/c3.a1@1"));
    let state = frame.model.puzzle_page().expect("a puzzle");
    assert_eq!(state.address(), "puzzle/own/linage/size=5.komi=0/c3.a1@1");
    assert!(
        frame
            .posts()
            .iter()
            .any(|post| matches!(post, Post::Ready { .. }))
    );
}

#[test]
fn the_board_stays_while_a_puzzle_is_fetched_and_where_there_is_none() {
    let set = |record: &str| EmbedMsg::Host(Ok(HostMessage::SetRecord(record.to_owned())));
    let mut frame = Frame::open("linage/size=5.komi=0/c3.a1");
    let is_board = |frame: &Frame| {
        let is_viewer = frame.model.see_play(view::view).mode == EmbedMode::Viewer;
        is_viewer && matches!(frame.model.page, OpenPage::Play(_))
    };
    for answer in [Ok(file()), Err(FetchFault::Missing), Err(FetchFault::Unreachable)] {
        frame.send(set("puzzle/linage-99999"));
        assert!(frame.effects.contains(&Effect::AskDay) && is_board(&frame));
        frame.send(PuzzleMsg::Day(20_000));
        assert!(frame.effects.contains(&Effect::FetchPuzzles(GameId::Linage)) && is_board(&frame));
        frame.send(PuzzleMsg::Fetched(GameId::Linage, answer));
        assert!(matches!(frame.posts()[..], [Post::Error { .. }]));
        assert!(is_board(&frame));
    }
    frame.send(set("puzzle/own/linage/size=5/c3.a1"));
    assert!(matches!(frame.posts()[..], [Post::Error { .. }]));
    assert!(is_board(&frame));
    // Another game that is asked for meanwhile is shown, whatever comes then.
    frame.send(set("puzzle/linage-1"));
    frame.send(set("linage/size=5.komi=0/c3"));
    frame.send(PuzzleMsg::Day(20_000));
    frame.send(PuzzleMsg::Fetched(GameId::Linage, Ok(file())));
    assert!(is_board(&frame));
}
