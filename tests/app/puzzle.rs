//! Puzzles: how they are opened, and what becomes of right and wrong moves, hints and the solution.

use tessera_app::puzzle::view::{self as puzzle_view, Feedback, PuzzlePanel, PuzzleSign};
use tessera_app::puzzle::{Phase, PuzzleScores};
use tessera_app::words::PuzzleWords;
use tessera_app::{BoardMsg, Effect, EngineMsg, Msg, PuzzleMsg, PuzzleState, Refusal};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::{PuzzleFile, Theme};
use tessera_protocol::{NamedLine, Report};

use super::App;

/// A day on which the puzzle of the day is of Linage.
pub(super) const DAY: u32 = 20_000;

/// The puzzles of a game, from `tests/vectors/puzzle_files`.
pub(super) fn file(game: GameId) -> Box<PuzzleFile> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors/puzzle_files");
    let text = std::fs::read_to_string(format!("{folder}/{}.json", game.id())).expect("a file");
    Box::new(PuzzleFile::parse(&text).expect("a file of puzzles"))
}

/// Opens an address of a puzzle, with the file of its game.
pub(super) fn opened(address: &str) -> App {
    let mut app = App::open();
    open(&mut app, address);
    app
}

pub(super) fn open(app: &mut App, address: &str) {
    app.send(Msg::Navigate(format!("#puzzle/{address}")));
    assert!(app.effects.contains(&Effect::AskDay));
    app.send(PuzzleMsg::Day(DAY));
    let game = fetched(app).expect("a file is fetched");
    app.send(PuzzleMsg::Fetched(game, Ok(file(game))));
}

/// The game whose file is to be fetched.
pub(super) fn fetched(app: &App) -> Option<GameId> {
    app.effects.iter().find_map(|effect| match effect {
        Effect::FetchPuzzles(game) => Some(*game),
        _ => None,
    })
}

pub(super) fn state(app: &App) -> &PuzzleState {
    app.model.puzzle_page().expect("a puzzle is open")
}

pub(super) fn told(app: &App) -> Feedback {
    app.model.see_puzzle(puzzle_view::feedback)
}

pub(super) fn panel(app: &App) -> PuzzlePanel {
    app.model.see_puzzle(puzzle_view::panel)
}

/// What the last message has read aloud, the last of it.
pub(super) fn said(app: &App) -> String {
    let said = app.effects.iter().rev().find_map(|effect| match effect {
        Effect::Say(text) => Some(text.clone()),
        _ => None,
    });
    said.unwrap_or_default()
}

/// The scores that the last message has the device keep.
pub(super) fn kept(app: &App) -> Option<PuzzleScores> {
    let is_kept = |effect: &Effect| matches!(effect, Effect::KeepAttempt(_));
    app.effects
        .iter()
        .any(is_kept)
        .then(|| app.model.shell.puzzles.clone())
}

pub(super) fn enter(app: &mut App, name: &str) {
    app.send(BoardMsg::Enter(name.to_owned()));
}

/// An answer of the engines to the open question: a move with its value for the seat that makes it.
pub(super) fn answer(app: &mut App, name: &str, value: f32, proven: bool) {
    let id = app.question().expect("a question").id;
    let line = NamedLine {
        mv: name.to_owned(),
        value,
        proven,
        variation: vec![name.to_owned()],
        ..NamedLine::default()
    };
    app.send(EngineMsg::Final(Report {
        id,
        lines: vec![line],
        ..Report::default()
    }));
}

/// Plays the own moves of the solution.
pub(super) fn solve(app: &mut App) {
    for _ in 0..30 {
        if state(app).is_over() {
            return;
        }
        let done = app.model.board().expect("a board").game.ply() - state(app).start;
        let name = state(app).puzzle().line[done].clone();
        enter(app, &name);
    }
    panic!("the solution has no end");
}

#[test]
fn a_puzzle_says_its_goal_and_is_played_to_the_end_against_its_defence() {
    let mut app = opened("linage-1");
    assert_eq!(app.address(), Some(("puzzle/linage-1", false)));
    assert_eq!(told(&app).headline, "Find the move that wins for Horizontal");
    assert_eq!(
        said(&app),
        format!("{}. {}", told(&app).headline, told(&app).text)
    );
    assert_eq!(panel(&app).title, "Puzzle 1");
    assert!(
        panel(&app).subtitle.starts_with("Linage · easy · "),
        "{}",
        panel(&app).subtitle
    );
    assert_eq!(panel(&app).choices, (0, 4), "passing at the end is not counted");
    app.tap("b1");
    assert_eq!(state(&app).phase, Phase::Find);
    assert_eq!(said(&app), "Right: b1. AI: d5. Find the next move.");
    assert_eq!(told(&app).sign, Some(PuzzleSign::Right));
    assert_eq!(panel(&app).choices, (1, 4));
    assert!(app.question().is_none(), "the solution has the answer");
    solve(&mut app);
    assert_eq!(state(&app).phase, Phase::Solved);
    assert_eq!(told(&app).headline, "Solved");
    assert_eq!(
        told(&app).text,
        "b1, d5, d3, e5, d4, a3, e4. Horizontal won by 9½. Theme: quiet move."
    );
    assert!(
        app.model.board().expect("a board").game.over(),
        "both have passed"
    );
    let scores = kept(&app).expect("it is kept");
    assert_eq!(scores.solved, ["linage-1"]);
    assert_eq!((scores.streak, scores.failed.len()), (1, 0));
    assert!(scores.rating > 1_500.0 && scores.deviation < 350.0, "{scores:?}");
    assert!(!app.model.board().expect("a board").game.persons_turn());
}

#[test]
fn every_puzzle_of_the_files_is_solved_by_its_line() {
    for game in [GameId::Linage, GameId::Carteso, GameId::Ecalper] {
        for puzzle in &file(game).puzzles {
            let mut app = opened(&puzzle.id);
            solve(&mut app);
            assert_eq!(state(&app).phase, Phase::Solved, "{}", puzzle.id);
            let ends = panel(&app);
            assert_eq!(ends.choices.0, ends.choices.1, "{}", puzzle.id);
            assert!(ends.review.is_some_and(|review| review.starts_with("#review/")));
        }
    }
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_may_be_taken_back() {
    let mut app = opened("linage-1");
    enter(&mut app, "d3");
    assert_eq!(told(&app).headline, "d3 does not win");
    assert_eq!(told(&app).sign, Some(PuzzleSign::Wrong));
    let failed = kept(&app).expect("it is kept");
    assert_eq!(
        (failed.failed.as_slice(), failed.streak),
        (&["linage-1".to_owned()][..], 0)
    );
    assert!(failed.rating < 1_500.0);
    answer(&mut app, "b1", 0.9, false);
    assert_eq!(said(&app), "d3 does not win. AI: b1.");
    app.tap("e5");
    assert!(
        app.model.shell.notice.is_none(),
        "what can be done stands beside the board"
    );
    let ply = |app: &App| app.model.board().expect("a board").game.ply();
    assert_eq!(ply(&app), state(&app).start + 2);
    app.send(BoardMsg::Undo);
    assert_eq!((state(&app).phase, ply(&app)), (Phase::Find, state(&app).start));
    solve(&mut app);
    let scores = kept(&app).expect("it is kept");
    assert_eq!((scores.solved.len(), scores.failed.len()), (1, 0));
    assert_eq!(scores.rating, failed.rating, "only the first attempt is rated");
}

#[test]
fn without_an_answer_of_the_engines_a_wrong_move_is_still_wrong() {
    let mut app = opened("linage-1");
    enter(&mut app, "d3");
    let id = app.question().expect("a question").id;
    app.send(EngineMsg::Refused(id, Refusal::NoEngine));
    assert_eq!(state(&app).phase, Phase::Wrong(None));
    assert_eq!(told(&app).text, "");
    app.send(PuzzleMsg::TryAgain);
    assert_eq!(state(&app).phase, Phase::Find);
}

#[test]
fn a_later_move_that_the_solution_lacks_is_judged_by_proof_alone() {
    let begun = || {
        let mut app = opened("linage-1");
        enter(&mut app, "b1");
        let tried = app
            .legal()
            .into_iter()
            .find(|name| name != "d3")
            .expect("another move");
        enter(&mut app, &tried);
        assert!(matches!(state(&app).phase, Phase::Checking { known: false, .. }));
        assert_eq!(app.model.panel().main, None, "no engine of a game is to go on");
        let reply = app.legal().swap_remove(0);
        (app, tried, reply)
    };
    let (mut app, tried, reply) = begun();
    answer(&mut app, &reply, 0.0, true);
    assert_eq!(state(&app).phase, Phase::Find, "the other side is proven to lose");
    assert_eq!(
        said(&app),
        format!("Right: {tried}. AI: {reply}. Find the next move.")
    );
    assert!(!panel(&app).can_hint, "nothing is known of what follows");
    let (mut app, tried, reply) = begun();
    answer(&mut app, &reply, 1.0, true);
    assert_eq!(state(&app).phase, Phase::Wrong(None));
    assert_eq!(said(&app), format!("{tried} does not win. AI: {reply}."));
    let (mut app, _, reply) = begun();
    answer(&mut app, &reply, 0.9, false);
    assert_eq!(state(&app).phase, Phase::Unproven);
    assert!(kept(&app).is_none(), "what nobody has proven is no fault");
    app.send(PuzzleMsg::TryAgain);
    assert_eq!(
        said(&app),
        "Find the move that wins for Horizontal. Find the next move."
    );
    solve(&mut app);
    assert_eq!(kept(&app).expect("it is kept").streak, 1);
}

#[test]
fn the_stones_of_a_turn_may_be_placed_in_any_order() {
    let mut app = opened("ecalper-2");
    for name in ["g4", "e5"] {
        enter(&mut app, name);
        assert_eq!(state(&app).phase, Phase::Find, "{name}");
        assert!(app.question().is_none(), "{name}");
        assert_eq!(told(&app).sign, None, "a turn is judged when it is whole");
        assert_eq!(told(&app).text, "Finish the turn on the board.");
    }
    enter(&mut app, "g1");
    assert!(told(&app).text.starts_with("AI: "), "{:?}", told(&app));
}

#[test]
fn a_stone_that_the_solution_lacks_is_judged_with_the_stones_before_it() {
    let mut app = opened("ecalper-2");
    enter(&mut app, "g4");
    let wrong = app
        .legal()
        .into_iter()
        .find(|name| !state(&app).puzzle().first.contains(name))
        .expect("another stone");
    enter(&mut app, &wrong);
    assert_eq!(told(&app).headline, format!("g4, {wrong} does not win"));
    app.send(PuzzleMsg::TryAgain);
    assert_eq!(panel(&app).played, 0, "the whole turn is taken back");
}

#[test]
fn a_pass_has_to_be_found_unless_it_answers_a_pass() {
    let mut app = opened("carteso-1");
    assert_eq!(panel(&app).choices, (0, 3));
    for _ in 0..3 {
        assert_eq!(state(&app).phase, Phase::Find);
        enter(&mut app, "pass");
    }
    assert_eq!(state(&app).phase, Phase::Solved);
    assert!(app.model.board().expect("a board").game.over());
}

#[test]
fn a_hint_shows_the_area_and_then_the_move_and_costs_the_win_for_the_rating() {
    let mut app = opened("linage-1");
    app.send(PuzzleMsg::Hint);
    assert_eq!(
        said(&app),
        "Hint: look within the circle. Ask again for the move."
    );
    assert!(!said(&app).contains("b1"));
    app.send(PuzzleMsg::Hint);
    assert_eq!(said(&app), "Hint: b1.");
    assert!(!panel(&app).can_hint);
    solve(&mut app);
    let scores = kept(&app).expect("it is kept");
    assert_eq!((scores.solved.len(), scores.streak), (1, 0));
    let won = {
        let mut app = opened("linage-1");
        solve(&mut app);
        kept(&app).expect("it is kept").rating
    };
    assert!(scores.rating < won);
}

#[test]
fn the_solution_is_stepped_through_and_cannot_be_left_backwards() {
    let mut app = opened("linage-1");
    app.send(PuzzleMsg::Solution);
    let ply = |app: &App| app.model.board().expect("a board").game.ply() - state(app).start;
    assert_eq!((state(&app).phase, ply(&app)), (Phase::Shown, 1));
    assert_eq!(
        told(&app).text,
        "b1, d5, d3, e5, d4, a3, e4. Horizontal won by 9½. Theme: quiet move."
    );
    assert_eq!(panel(&app).choices_text, "Move 1 of 4");
    assert_eq!(kept(&app).expect("it is kept").failed, ["linage-1"]);
    app.send(BoardMsg::GoTo(usize::MAX));
    assert_eq!((ply(&app), panel(&app).steps), (9, Some((true, false))));
    assert!(told(&app).text.contains("Horizontal won by 9½."), "at each step");
    assert_eq!(panel(&app).choices_text, "Move 4 of 4");
    app.send(BoardMsg::GoTo(0));
    assert_eq!((ply(&app), panel(&app).steps), (0, Some((false, true))));
    assert_eq!(said(&app), "The position of the puzzle.");
    app.send(PuzzleMsg::Restart);
    assert_eq!(state(&app).phase, Phase::Find);
    solve(&mut app);
    let scores = kept(&app).expect("it is kept");
    assert_eq!(
        (scores.solved.len(), scores.failed.len(), scores.streak),
        (1, 0, 0)
    );
}

/// An answer of the engines with the line that it expects.
fn answer_with_line(app: &mut App, line: &[&str], value: f32) {
    let id = app.question().expect("a question").id;
    let line = NamedLine {
        mv: line[0].to_owned(),
        value,
        variation: line.iter().map(|&name| name.to_owned()).collect(),
        ..NamedLine::default()
    };
    app.send(EngineMsg::Final(Report {
        id,
        lines: vec![line],
        ..Report::default()
    }));
}

#[test]
fn what_refutes_a_wrong_move_is_stepped_through_and_then_taken_back() {
    let ply = |app: &App| app.model.board().expect("a board").game.ply() - state(app).start;
    let mut app = opened("linage-1");
    enter(&mut app, "d3");
    assert_eq!(panel(&app).steps, None, "nothing is known yet");
    answer_with_line(&mut app, &["b1", "d4", "d5", "e5"], 0.9);
    assert_eq!(said(&app), "d3 does not win. AI: b1. Then d4, d5, e5.");
    assert_eq!((ply(&app), panel(&app).steps), (2, Some((true, true))));
    app.send(BoardMsg::GoTo(usize::MAX));
    assert_eq!((ply(&app), panel(&app).steps), (5, Some((true, false))));
    app.send(BoardMsg::GoTo(0));
    assert_eq!((ply(&app), panel(&app).steps), (0, Some((false, true))));
    assert_eq!(told(&app).text, "AI: b1. Then d4, d5, e5.", "at each step");
    assert_eq!(panel(&app).review, None, "a review would show the solution");
    app.tap("e5");
    assert_eq!(
        (ply(&app), state(&app).phase),
        (0, Phase::Wrong(None)),
        "nothing is played there"
    );
    app.send(PuzzleMsg::TryAgain);
    assert_eq!((ply(&app), state(&app).phase), (0, Phase::Find));
    assert_eq!(panel(&app).steps, None);
    let game = &app.model.board().expect("a board").game;
    assert_eq!(game.line().len(), game.ply(), "the line is taken back whole");
    solve(&mut app);
    assert_eq!(state(&app).phase, Phase::Solved);
}

#[test]
fn a_refutation_goes_as_far_as_it_is_legal_and_as_the_engine_believes_in_it() {
    let mut app = opened("linage-1");
    enter(&mut app, "d3");
    answer_with_line(&mut app, &["b1", "d4", "b1", "e5"], 0.9);
    assert_eq!(told(&app).text, "AI: b1. Then d4.");
    let mut app = opened("linage-1");
    enter(&mut app, "d3");
    answer_with_line(&mut app, &["b1", "d4", "d5"], 0.3);
    assert_eq!(told(&app).text, "AI: b1.", "its side would lose");
    // Later in the solution the first ply that is shown is the one before the wrong move.
    let mut app = opened("linage-1");
    enter(&mut app, "b1");
    let before = panel(&app).played;
    let tried = app
        .legal()
        .into_iter()
        .find(|name| name != "d3")
        .expect("another move");
    enter(&mut app, &tried);
    let reply = app.legal().swap_remove(0);
    answer(&mut app, &reply, 1.0, true);
    app.send(BoardMsg::GoTo(0));
    assert_eq!(panel(&app).played, before);
    assert_eq!(panel(&app).steps, Some((false, true)));
}

#[test]
fn the_theme_is_told_once_the_puzzle_is_solved_in_every_language_and_not_before() {
    for (language, theme) in [
        (Language::English, "Theme: quiet move."),
        (Language::Spanish, "Tema: jugada tranquila."),
    ] {
        let begun = || {
            let mut app = App::open();
            app.model.shell.language = language;
            open(&mut app, "linage-1");
            app
        };
        let mut app = begun();
        let is_told = |app: &App| told(app).text.contains(theme) || said(app).contains(theme);
        assert!(!is_told(&app));
        enter(&mut app, "b1");
        assert!(!is_told(&app), "only the first move is found");
        app.send(PuzzleMsg::Hint);
        assert!(!is_told(&app));
        solve(&mut app);
        assert!(told(&app).text.ends_with(theme), "{}", told(&app).text);
        let mut app = begun();
        enter(&mut app, "d3");
        assert!(!is_told(&app), "after a wrong move");
        app.send(PuzzleMsg::Solution);
        assert!(told(&app).text.ends_with(theme), "{}", told(&app).text);
    }
    let words = [Language::English, Language::Spanish].map(PuzzleWords::of);
    for words in words {
        let themes: std::collections::BTreeSet<String> = Theme::ALL.map(words.theme).into();
        assert_eq!(themes.len(), Theme::ALL.len(), "each has a name of its own");
    }
}
