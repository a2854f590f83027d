//! Which puzzle is next and which is that of the day, and the scores that the device keeps.

use tessera_app::puzzle::{
    FetchFault, PuzzleResult, PuzzleScores, daily_game, daily_place, difficulty, local_day,
};
use tessera_app::{Effect, LinkFault, Msg, OpenPage, PuzzleMsg};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::{Puzzle, PuzzleFile, Theme, UnlistedReason};

use super::App;
use super::puzzle::{DAY, enter, fetched, file, kept, opened, panel, solve, state};
use super::puzzle_orientation::address_of_next;

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
    assert_eq!(bands[0].text, "4 of 4 solved");
    assert_eq!(panel(&app).list, "puzzles/#linage");
}

#[test]
fn a_puzzle_of_a_path_is_followed_by_the_others_of_it_and_then_by_those_of_the_file() {
    // Four of a theme, the easiest last, and then others.
    let mut file = file(GameId::Linage);
    for (at, puzzle) in file.puzzles.iter_mut().enumerate() {
        let is_on_path = at < 4;
        puzzle.theme = if is_on_path { Theme::Cut } else { Theme::Claim };
        puzzle.rating = (40 - at) as f64;
    }
    let mut app = App::open();
    app.send(Msg::Navigate("#puzzle/linage-3/path".into()));
    app.send(PuzzleMsg::Day(DAY));
    app.send(PuzzleMsg::Fetched(GameId::Linage, Ok(file)));
    assert_eq!(app.address(), Some(("puzzle/linage-3/path", false)));
    let mut next = |solved: &[&str]| {
        app.model.shell.puzzles.solved = solved.iter().map(|id| (*id).to_owned()).collect();
        address_of_next(&mut app)
    };
    assert_eq!(next(&["linage-3"]), "puzzle/linage-2/path");
    assert_eq!(next(&["linage-3", "linage-2"]), "puzzle/linage-1/path");
    assert_eq!(next(&["linage-3", "linage-2"]), "puzzle/linage-4/path");
    let all = ["linage-1", "linage-2", "linage-3", "linage-4"];
    assert_eq!(next(&all), "puzzle/linage-5");
}

#[test]
fn what_is_set_aside_is_of_no_day_neither_next_nor_counted_and_keeps_its_address() {
    let mut sifted = file(GameId::Linage);
    for puzzle in &mut sifted.puzzles[1..4] {
        puzzle.aside = Some(UnlistedReason::Komi);
    }
    let opened = |address: &str, day: u32| {
        let mut app = App::open();
        app.send(Msg::Navigate(format!("#puzzle/{address}")));
        app.send(PuzzleMsg::Day(day));
        app.send(PuzzleMsg::Fetched(GameId::Linage, Ok(sifted.clone())));
        app
    };
    let days = (DAY..)
        .filter(|&day| daily_game(day, 0) == GameId::Linage)
        .take(60);
    let of_day = |day| state(&opened("daily", day)).puzzle().id.clone();
    let seen: std::collections::BTreeSet<String> = days.map(of_day).collect();
    assert_eq!(
        seen.into_iter().collect::<Vec<_>>(),
        ["linage-1", "linage-5", "linage-6", "linage-7", "linage-8"]
    );
    let mut app = opened("linage-1", DAY);
    assert_eq!(address_of_next(&mut app), "puzzle/linage-5");
    let counted: usize = panel(&app).bands.iter().map(|band| band.solved.1).sum();
    assert_eq!(counted, 5);
    let mut app = opened("linage-3", DAY);
    assert_eq!(state(&app).puzzle().id, "linage-3");
    assert_eq!(address_of_next(&mut app), "puzzle/linage-5");
    // Where all others are solved, the next one is not one that is set aside either.
    app.model.shell.puzzles.solved = sifted.puzzles.iter().map(|puzzle| puzzle.id.clone()).collect();
    assert_eq!(address_of_next(&mut app), "puzzle/linage-6");
    let mut app = opened("linage-1", DAY);
    app.model.shell.puzzles.solved = sifted.puzzles.iter().map(|puzzle| puzzle.id.clone()).collect();
    assert_eq!(address_of_next(&mut app), "puzzle/linage-5");
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
fn a_clock_that_goes_back_ends_no_days_in_a_row_and_counts_no_day_twice() {
    let mut scores = PuzzleScores::default();
    // The date line gives a day again; then the clock was a year ahead, and is put right.
    let days = [
        (7, 1),
        (8, 2),
        (7, 2),
        (8, 2),
        (9, 3),
        (374, 1),
        (375, 2),
        (10, 2),
        (11, 3),
    ];
    for (day, days) in days {
        scores.take_day(day);
        assert_eq!((scores.days, scores.days_on(day)), (days, days), "day {day}");
    }
    assert_eq!(
        (scores.days_on(10), scores.days_on(12), scores.days_on(13)),
        (3, 3, 0)
    );
}

#[test]
fn a_traveller_going_west_neither_loses_nor_doubles_the_days_in_a_row() {
    const HOUR: f64 = 3_600_000.0;
    // Hours east of UTC, from Kiritimati to Baker Island.
    for (east, west) in (-12..=14).flat_map(|from| (-12..=from).map(move |to| (from, to))) {
        for departure in 72..96 {
            let mut scores = PuzzleScores::default();
            let mut dates = std::collections::BTreeSet::new();
            // The puzzle of the day is solved at every hour, as often as it is offered.
            for hour in 0..240 {
                let zone = if hour < departure { east } else { west };
                let day = local_day(1e12 + f64::from(hour) * HOUR, f64::from(-60 * zone));
                dates.insert(day);
                scores.take_day(day);
                assert_eq!(
                    (scores.days as usize, scores.days_on(day)),
                    (dates.len(), scores.days),
                    "from {east} to {west} after {departure} hours: hour {hour}"
                );
            }
        }
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
        (1_500.0, 9, 1)
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
        let puzzle = Puzzle {
            id: format!("{}-1", game.id()),
            aside: Some(UnlistedReason::Pass),
            ..file(GameId::Linage).puzzles.remove(0)
        };
        let set_aside = PuzzleFile {
            game,
            puzzles: vec![puzzle],
            ..*file(GameId::Linage)
        };
        // There is no file, or nothing of it is listed.
        app.send(PuzzleMsg::Fetched(
            game,
            match passed_over % 2 {
                0 => Err(FetchFault::Missing),
                _ => Ok(Box::new(set_aside)),
            },
        ));
    }
    assert!(matches!(app.model.page, OpenPage::Lost(LinkFault::NoPuzzle)));
}
