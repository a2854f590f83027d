//! Puzzles: how they are opened, what becomes of right and wrong moves, hints and the solution, and what is kept.

use tessera::app::puzzle::view::{self as puzzle_view, Feedback, PuzzlePanel, PuzzleSign};
use tessera::app::puzzle::{
    FetchFault, Phase, PuzzleResult, PuzzleScores, daily_game, daily_place, difficulty,
};
use tessera::app::{
    Effect, LinkFault, Msg, OpenPage, PlayMsg, PuzzleMsg, PuzzleState, Refusal, SHARE_DIALOG, ShareMsg,
    ShareTab, share_view,
};
use tessera::catalog::GameId;
use tessera::language::Language;
use tessera::protocol::{NamedLine, Report};
use tessera::puzzles::PuzzleFile;

use super::App;

/// A day on which the puzzle of the day is of Linage.
const DAY: u32 = 20_000;

/// The puzzles of a game, from `tests/vectors/puzzle_files`.
fn file(game: GameId) -> Box<PuzzleFile> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/puzzle_files");
    let text = std::fs::read_to_string(format!("{folder}/{}.json", game.id())).expect("a file");
    Box::new(PuzzleFile::parse(&text).expect("a file of puzzles"))
}

/// Opens an address of a puzzle, with the file of its game.
fn opened(address: &str) -> App {
    let mut app = App::open();
    open(&mut app, address);
    app
}

fn open(app: &mut App, address: &str) {
    app.send(Msg::Navigate(format!("#puzzle/{address}")));
    assert!(app.effects.contains(&Effect::AskDay));
    app.send(PuzzleMsg::Day(DAY));
    let game = fetched(app).expect("a file is fetched");
    app.send(PuzzleMsg::Fetched(game, Ok(file(game))));
}

/// The game whose file is to be fetched.
fn fetched(app: &App) -> Option<GameId> {
    app.effects.iter().find_map(|effect| match effect {
        Effect::FetchPuzzles(game) => Some(*game),
        _ => None,
    })
}

fn state(app: &App) -> &PuzzleState {
    app.model.puzzle_page().expect("a puzzle is open")
}

fn told(app: &App) -> Feedback {
    app.model.see_puzzle(puzzle_view::feedback)
}

fn panel(app: &App) -> PuzzlePanel {
    app.model.see_puzzle(puzzle_view::panel)
}

/// What the last message has read aloud, the last of it.
fn said(app: &App) -> String {
    let said = app.effects.iter().rev().find_map(|effect| match effect {
        Effect::Say(text) => Some(text.clone()),
        _ => None,
    });
    said.unwrap_or_default()
}

/// The scores that the last message has the device keep.
fn kept(app: &App) -> Option<PuzzleScores> {
    app.effects.iter().find_map(|effect| match effect {
        Effect::KeepPuzzles(scores) => Some(scores.clone()),
        _ => None,
    })
}

fn enter(app: &mut App, name: &str) {
    app.send(PlayMsg::Enter(name.to_owned()));
}

/// The names of all moves that are legal on the board.
fn legal(app: &App) -> Vec<String> {
    let table = app.model.play().expect("a board").game.table();
    table
        .legal()
        .names()
        .iter()
        .map(|name| name.to_string())
        .collect()
}

/// An answer of the engines to the open question: a move with its value for the seat that makes it.
fn answer(app: &mut App, name: &str, value: f32, proven: bool) {
    let id = app.question().expect("a question").id;
    let line = NamedLine {
        name: name.to_owned(),
        value,
        proven,
        pv: vec![name.to_owned()],
        ..NamedLine::default()
    };
    app.send(PlayMsg::Final(Report {
        id,
        lines: vec![line],
        ..Report::default()
    }));
}

/// Plays the own moves of the solution.
fn solve(app: &mut App) {
    for _ in 0..30 {
        if state(app).is_over() {
            return;
        }
        let done = app.model.play().expect("a board").game.ply() - state(app).start;
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
    assert_eq!(panel(&app).choices, (0, 5));
    app.tap("b1");
    assert_eq!(state(&app).phase, Phase::Find);
    assert_eq!(said(&app), "Right: b1. AI: d5. Find the next move.");
    assert_eq!(told(&app).sign, Some(PuzzleSign::Right));
    assert_eq!(panel(&app).choices, (1, 5));
    assert!(app.question().is_none(), "the solution has the answer");
    solve(&mut app);
    assert_eq!(state(&app).phase, Phase::Solved);
    assert_eq!(told(&app).headline, "Solved");
    let scores = kept(&app).expect("it is kept");
    assert_eq!(scores.solved, ["linage-1"]);
    assert_eq!((scores.streak, scores.failed.len()), (1, 0));
    assert!(scores.rating > 1_500.0 && scores.deviation < 350.0, "{scores:?}");
    assert!(!app.model.play().expect("a board").game.persons_turn());
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
    let ply = |app: &App| app.model.play().expect("a board").game.ply();
    assert_eq!(ply(&app), state(&app).start + 2);
    app.send(PlayMsg::Undo);
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
    app.send(PlayMsg::Refused(id, Refusal::NoEngine));
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
        let tried = legal(&app)
            .into_iter()
            .find(|name| name != "d3")
            .expect("another move");
        enter(&mut app, &tried);
        assert!(matches!(state(&app).phase, Phase::Checking { known: false, .. }));
        let reply = legal(&app).swap_remove(0);
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
    }
    enter(&mut app, "g1");
    assert!(told(&app).text.starts_with("AI: "), "{:?}", told(&app));
}

#[test]
fn a_hint_shows_the_area_and_then_the_move_and_costs_the_win_for_the_rating() {
    let mut app = opened("linage-1");
    app.send(PlayMsg::Hint);
    assert_eq!(
        said(&app),
        "Hint: look within the circle. Ask again for the move."
    );
    assert!(!said(&app).contains("b1"));
    app.send(PlayMsg::Hint);
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
    let ply = |app: &App| app.model.play().expect("a board").game.ply() - state(app).start;
    assert_eq!((state(&app).phase, ply(&app)), (Phase::Shown, 1));
    assert_eq!(told(&app).text, "b1, d5, d3, e5, d4, a3, e4, Pass, Pass.");
    assert_eq!(kept(&app).expect("it is kept").failed, ["linage-1"]);
    app.send(PlayMsg::GoTo(usize::MAX));
    assert_eq!((ply(&app), panel(&app).steps), (9, Some((true, false))));
    app.send(PlayMsg::GoTo(0));
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

/// The address without its orientation.
fn address_of_next(app: &mut App) -> String {
    app.send(PuzzleMsg::Next);
    let (address, pushed) = app.address().expect("an address");
    assert!(pushed);
    address.split("/r").next().expect("a part").to_owned()
}

#[test]
fn a_link_names_the_orientation_of_the_board_and_without_one_it_is_drawn() {
    let filed = opened("linage-1");
    let line = state(&filed).puzzle().line.clone();
    assert_eq!(line[0], "b1");
    // A board of five by five: by half a circle, top and bottom swapped, left and right swapped.
    for (number, first) in [(1, "d5"), (2, "b5"), (3, "d1")] {
        let mut app = opened(&format!("linage-1/r{number}"));
        let address = format!("puzzle/linage-1/r{number}");
        assert_eq!(app.address(), Some((&*address, false)));
        assert_eq!(state(&app).puzzle().line[0], first);
        app.tap(first);
        assert!(
            said(&app).starts_with(&format!("Right: {first}. AI: ")),
            "{}",
            said(&app)
        );
        solve(&mut app);
        let scores = kept(&app).expect("it is kept");
        assert_eq!(scores.solved, ["linage-1"], "it is the same puzzle");
        app.send(PuzzleMsg::CopyResult);
        let is_named = |effect: &Effect| matches!(effect, Effect::Copy(text) if text.ends_with(&address));
        assert!(app.effects.iter().any(is_named), "{:?}", app.effects);
    }
    let mut drawn = std::collections::BTreeSet::new();
    let mut app = App::open();
    for _ in 0..60 {
        open(&mut app, "linage-1/r");
        drawn.insert(app.address().expect("an address").0.to_owned());
        assert!(!app.address().expect("an address").1, "the link is replaced");
        app.send(Msg::Home);
    }
    let all = ["", "/r1", "/r2", "/r3"].map(|end| format!("puzzle/linage-1{end}"));
    assert_eq!(drawn, all.into());
}

#[test]
fn puzzles_of_the_site_are_puzzles_in_every_orientation() {
    let whole = std::env::var_os("TESSERA_WHOLE").is_some();
    for &game in GameId::ALL {
        let most = match game {
            GameId::Linage | GameId::Carteso => 3,
            GameId::Keil | GameId::Ecalper => 11,
            _ => 0,
        };
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/www/puzzles");
        let Ok(text) = std::fs::read_to_string(format!("{path}/{}.json", game.id())) else {
            assert_eq!(game, GameId::Keil, "it has no puzzles yet");
            continue;
        };
        let file: PuzzleFile = serde_json::from_str(&text).expect("a file of puzzles");
        let step = if whole { 1 } else { 11 };
        for puzzle in file.puzzles.iter().step_by(step) {
            for number in 0..=most + 1 {
                let address = match number {
                    0 => puzzle.id.clone(),
                    number => format!("{}/r{number}", puzzle.id),
                };
                let mut app = App::open();
                app.send(Msg::Navigate(format!("#puzzle/{address}")));
                app.send(PuzzleMsg::Day(DAY));
                app.send(PuzzleMsg::Fetched(game, Ok(Box::new(file.clone()))));
                match app.model.puzzle_page() {
                    Some(state) => assert_eq!(state.puzzle().check(game), Ok(()), "{address}"),
                    None => assert_eq!(number, most + 1, "{address}"),
                }
            }
        }
    }
}

#[test]
fn an_orientation_that_the_board_lacks_is_no_puzzle_but_of_the_day_another_is_drawn() {
    let mut app = App::open();
    app.send(Msg::Navigate("#puzzle/linage-1/r4".to_owned()));
    app.send(PuzzleMsg::Day(DAY));
    app.send(PuzzleMsg::Fetched(GameId::Linage, Ok(file(GameId::Linage))));
    assert!(matches!(app.model.page, OpenPage::Lost(LinkFault::NoPuzzle)));
    let app = opened("daily/r11");
    let (address, _) = app.address().expect("an address");
    assert!(
        address.starts_with("puzzle/daily") && address != "puzzle/daily/r11",
        "{address}"
    );
    assert_eq!(opened("daily/r2").address(), Some(("puzzle/daily/r2", false)));
}

#[test]
fn the_next_puzzle_is_one_that_is_not_solved() {
    let mut app = opened("linage-1");
    app.model.shell.puzzles.solved = vec!["linage-2".to_owned()];
    assert_eq!(address_of_next(&mut app), "puzzle/linage-3");
    app.model.shell.puzzles.solved = file(GameId::Linage)
        .puzzles
        .into_iter()
        .map(|puzzle| puzzle.id)
        .collect();
    assert_eq!(address_of_next(&mut app), "puzzle/linage-4");
    let bands = panel(&app).bands;
    assert_eq!(bands[0].text, "5 of 5 solved");
    assert_eq!(panel(&app).list, "puzzles/#linage");
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everybody_and_another_on_another_day() {
    let mut app = opened("daily");
    let first = state(&app).puzzle().id.clone();
    assert_eq!(state(&app).daily(), Some(DAY));
    assert_eq!(panel(&app).title, "Puzzle of the day");
    assert_eq!(app.address(), Some(("puzzle/daily", false)));
    assert_eq!(state(&opened("daily")).puzzle().id, first);
    // The page is shown again on the day after.
    app.send(Msg::Shown);
    assert!(app.effects.contains(&Effect::AskDay));
    app.send(PuzzleMsg::Day(DAY));
    assert_eq!(state(&app).puzzle().id, first);
    app.send(PuzzleMsg::Day(DAY + 1));
    assert!(
        matches!(app.model.page, OpenPage::PuzzleLoading(_)),
        "it was not begun"
    );
    let games: Vec<GameId> = (0..5).map(|day| daily_game(DAY + day, 0)).collect();
    assert!(
        GameId::ALL.iter().all(|game| games.contains(game)),
        "the games take turns"
    );
    let places: std::collections::BTreeSet<_> = (0..200).map(|day| daily_place(day, 8)).collect();
    assert_eq!(places.len(), 8);
    assert_eq!(daily_place(DAY, 0), None);
}

#[test]
fn a_puzzle_of_the_day_that_was_begun_stays_and_counts_for_its_own_day() {
    let mut app = opened("daily");
    let line = state(&app).puzzle().line.clone();
    enter(&mut app, &line[0]);
    app.send(PuzzleMsg::Day(DAY + 1));
    assert!(panel(&app).is_of_other_day);
    solve(&mut app);
    let scores = kept(&app).expect("it is kept");
    assert_eq!((scores.days, scores.last_day), (1, DAY));
    assert_eq!((scores.days_on(DAY + 1), scores.days_on(DAY + 2)), (1, 0));
}

#[test]
fn the_days_in_a_row_end_with_a_day_left_out() {
    let mut scores = PuzzleScores::default();
    for (day, days) in [(7, 1), (7, 1), (8, 2), (9, 3), (11, 1), (12, 2)] {
        scores.take_day(day);
        assert_eq!(scores.days, days, "day {day}");
    }
}

#[test]
fn the_rating_follows_glicko_2_and_a_harder_puzzle_gives_more() {
    assert_eq!(
        (difficulty(1.0), difficulty(1_000.0), difficulty(1e30)),
        (1_000.0, 1_900.0, 3_000.0)
    );
    let after = |product: f64, result: PuzzleResult| {
        let mut scores = PuzzleScores::default();
        scores.take("linage-1", product, result);
        scores.rating
    };
    assert!(after(1e4, PuzzleResult::Solved) > after(10.0, PuzzleResult::Solved));
    assert!(after(1e4, PuzzleResult::Failed) > after(10.0, PuzzleResult::Failed));
    assert!(after(10.0, PuzzleResult::Solved) > after(10.0, PuzzleResult::Helped));
    assert!(after(10.0, PuzzleResult::Helped) > after(10.0, PuzzleResult::Failed));
}

#[test]
fn what_was_stored_wrongly_is_the_usual_rating_and_what_is_solved_stays() {
    let broken = PuzzleScores {
        rating: f64::NAN,
        solved: vec!["linage-1".to_owned()],
        streak: 9,
        ..PuzzleScores::default()
    };
    let checked = broken.checked();
    assert_eq!(
        (checked.rating, checked.streak, checked.solved.len()),
        (1_500.0, 0, 1)
    );
    let text = serde_json::to_string(&checked).unwrap();
    assert_eq!(serde_json::from_str::<PuzzleScores>(&text).unwrap(), checked);
    let partly: PuzzleScores = serde_json::from_str(r#"{"solved":["keil-2"]}"#).unwrap();
    assert!(partly.has_solved("keil-2") && partly.rating == 1_500.0);
}

#[test]
fn an_unknown_puzzle_and_a_bad_file_say_what_to_do() {
    let lost = |app: &App| match &app.model.page {
        OpenPage::Lost(fault) => (fault.clone(), fault.text(Language::English)),
        _ => panic!("something is shown"),
    };
    let mut app = App::open();
    app.send(Msg::Navigate("#puzzle/chess-1".to_owned()));
    assert_eq!(lost(&app).0, LinkFault::NoPuzzle);
    assert!(lost(&app).1.contains("The list has all puzzles"));
    let answered = |address: &str, file: Result<Box<PuzzleFile>, FetchFault>| {
        let mut app = App::open();
        app.send(Msg::Navigate(format!("#puzzle/{address}")));
        app.send(PuzzleMsg::Day(DAY));
        let game = fetched(&app).expect("a file is fetched");
        app.send(PuzzleMsg::Fetched(game, file));
        lost(&app).0
    };
    let linage = || file(GameId::Linage);
    assert_eq!(answered("linage-99", Ok(linage())), LinkFault::NoPuzzle);
    assert_eq!(answered("keil-1", Err(FetchFault::Missing)), LinkFault::NoPuzzle);
    assert_eq!(
        answered("keil-1", Err(FetchFault::Unreachable)),
        LinkFault::PuzzlesUnreachable
    );
    assert_eq!(
        answered("keil-1", Err(FetchFault::Unreadable)),
        LinkFault::BadPuzzles
    );
    assert_eq!(
        answered("keil-1", Ok(linage())),
        LinkFault::BadPuzzles,
        "another game"
    );
    let changed = |change: fn(&mut PuzzleFile)| {
        let mut file = linage();
        change(&mut file);
        answered("linage-1", Ok(file))
    };
    assert_eq!(changed(|file| file.schema = 2), LinkFault::BadPuzzles);
    assert_eq!(
        changed(|file| file.puzzles[0].line[1] = "z9".into()),
        LinkFault::BadPuzzles
    );
    assert_eq!(
        changed(|file| file.puzzles[0].record.push_str(".z9")),
        LinkFault::BadPuzzles
    );
    assert_eq!(changed(|file| file.puzzles[0].seat = 1), LinkFault::BadPuzzles);
    assert_eq!(changed(|file| file.puzzles[0].seat = 0), LinkFault::BadPuzzles);
    assert_eq!(
        changed(|file| file.puzzles[0].first.clear()),
        LinkFault::BadPuzzles
    );
}

#[test]
fn for_the_puzzle_of_the_day_games_without_puzzles_are_passed_over() {
    let mut app = App::open();
    app.send(Msg::Navigate("#puzzle/daily".to_owned()));
    app.send(PuzzleMsg::Day(DAY));
    for passed_over in 0..GameId::ALL.len() {
        let game = fetched(&app).expect("a file is fetched");
        assert_eq!(game, daily_game(DAY, passed_over));
        app.send(PuzzleMsg::Fetched(game, Err(FetchFault::Missing)));
    }
    assert!(matches!(app.model.page, OpenPage::Lost(LinkFault::NoPuzzle)));
}

#[test]
fn what_is_shared_has_nothing_of_the_solution() {
    let mut app = opened("linage-1");
    solve(&mut app);
    app.model.shell.site = "https://boards.example/".to_owned();
    app.send(PuzzleMsg::CopyResult);
    let text = "I solved Linage 1\nhttps://boards.example/#puzzle/linage-1";
    assert_eq!(app.effects, [Effect::Copy(text.to_owned())]);
    app.send(PuzzleMsg::Picture);
    assert_eq!(app.effects, [Effect::Open(SHARE_DIALOG)]);
    let board = &state(&app).board;
    let shared = board
        .share
        .as_ref()
        .expect("it is open")
        .record(board.game.record());
    assert_eq!(shared.to_string(), state(&app).puzzle().record);
}

#[test]
fn the_dialog_shares_the_puzzle_and_its_html_shows_it_in_a_frame() {
    let mut app = opened("linage-1/r2");
    app.model.shell.site = "https://boards.example/".to_owned();
    app.send(PlayMsg::Share);
    app.send(PlayMsg::Sharing(ShareMsg::Tab(ShareTab::Link)));
    let shared = app.model.see(share_view);
    assert!(shared.is_puzzle);
    assert_eq!(shared.link.address, "https://boards.example/#puzzle/linage-1/r2");
    app.send(PlayMsg::Sharing(ShareMsg::Tab(ShareTab::Embed)));
    let html = app.model.see(share_view).embed.html;
    let frame = "https://boards.example/embed.html#puzzle/linage-1/r2&amp;mode=puzzle\"";
    assert!(
        html.contains(frame) && html.contains("title=\"Linage: Puzzle\""),
        "{html}"
    );
    app.send(PlayMsg::Sharing(ShareMsg::Embed(
        "snippet".into(),
        "element".into(),
    )));
    let html = app.model.see(share_view).embed.html;
    assert!(
        html.contains("<board-game puzzle=\"linage-1/r2\" mode=\"puzzle\" lang=\"en\""),
        "{html}"
    );
    assert!(
        html.contains("<a href=\"https://boards.example/#puzzle/linage-1/r2\">"),
        "{html}"
    );
    assert!(!html.contains("b5"), "no solution: {html}");
}

#[test]
fn nothing_of_a_puzzle_is_kept_as_a_game_and_no_key_leads_away_from_it() {
    let mut app = opened("linage-1");
    let mut effects = Vec::new();
    for msg in [
        PlayMsg::Undo,
        PlayMsg::Redo,
        PlayMsg::GoTo(0),
        PlayMsg::Resign,
        PlayMsg::GoOn,
        PlayMsg::MoveNow,
    ] {
        effects.extend(app.send(msg).to_vec());
        assert_eq!(app.model.play().expect("a board").game.ply(), state(&app).start);
    }
    enter(&mut app, "d3");
    effects.extend(app.effects.clone());
    app.send(Msg::Home);
    effects.extend(app.effects.clone());
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Keep(_))));
    assert!(app.model.shell.saved.newest().is_none());
}

#[test]
fn erasing_forgets_puzzles_and_a_file_of_everything_brings_them_back() {
    let mut app = opened("linage-1");
    solve(&mut app);
    app.send(Msg::Erase);
    app.send(Msg::Erase);
    assert_eq!(app.model.shell.puzzles, PuzzleScores::default());
}

#[test]
fn a_puzzle_speaks_spanish() {
    let mut app = App::open();
    app.model.shell.language = Language::Spanish;
    open(&mut app, "linage-1");
    assert_eq!(told(&app).headline, "Encuentra la jugada ganadora de Horizontal");
    enter(&mut app, "b1");
    assert_eq!(said(&app), "Bien: b1. IA: d5. Encuentra la jugada siguiente.");
}
