//! Files of puzzles: what is read, and what is refused with its place.

use super::*;
use rand::RngExt;
use tessera_core::game::{Turn, dice};
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Record, Table};

/// A table after a random game of Linage on a small board, which somebody has won.
fn random_game(seed: u64) -> Box<dyn Table> {
    let record = Record::parse("linage/size=4.komi=1_5/").unwrap();
    let (mut table, refused) = catalog::replayed(&record, Language::default()).unwrap();
    assert_eq!(refused, None);
    let mut dice = dice(seed);
    while table.turn() != Turn::Over {
        let names = table.legal().names();
        let name = &names[dice.random_range(0..names.len() as u32) as usize];
        table.play(name).unwrap();
    }
    table
}

/// A file with one puzzle: the end of a random game from a choice of its winner on, without a pass among its first plies.
fn file() -> PuzzleFile {
    let mut table = random_game(1);
    let mut line = Vec::new();
    let winner = table
        .seat_status()
        .0
        .iter()
        .position(|status| status.has_won())
        .expect("nobody has won");
    while line.len() < 4
        || line[..3].contains(&"pass".to_owned())
        || table.turn() != Turn::Seat(tessera_core::game::Seat(winner as u8))
    {
        line.insert(0, table.undo().expect("a long game"));
    }
    let puzzle = Puzzle {
        id: "linage-31".to_owned(),
        record: table.record().to_string(),
        seat: winner as u8 + 1,
        goal: Goal::Win,
        first: vec![line[0].clone()],
        plies: line.len() as u32,
        line,
        later: Vec::new(),
        rating: 12.5,
        margin: None,
        theme: Theme::Cut,
        source: Source {
            engine: "uct:c=0.3".to_owned(),
            steps: 2_000,
            seed: 1,
            game: 7,
        },
        aside: None,
    };
    PuzzleFile {
        schema: SCHEMA,
        game: GameId::Linage,
        puzzles: vec![puzzle],
    }
}

/// What is said of the file after a change.
fn refused(change: impl FnOnce(&mut PuzzleFile)) -> String {
    let mut file = file();
    change(&mut file);
    let text = serde_json::to_string(&file).unwrap();
    PuzzleFile::parse(&text).expect_err("refused").to_string()
}

/// The same after a change of its only puzzle.
fn refused_puzzle(change: impl FnOnce(&mut Puzzle)) -> String {
    refused(|file| change(&mut file.puzzles[0]))
}

#[test]
fn a_file_is_read_as_it_is_written() {
    let text = serde_json::to_string(&file()).unwrap();
    let read = PuzzleFile::parse(&text).unwrap();
    assert_eq!(read, file());
    assert!(
        text.contains(r#""goal":"win""#) && text.contains(r#""theme":"cut""#),
        "{text}"
    );
    assert_eq!(read.find("linage-31"), read.puzzles.first());
    assert_eq!(read.find("linage-32"), None);
    assert_eq!(read.puzzles[0].number(GameId::Linage), Some(31));
}

#[test]
fn malformed_files_are_refused_with_the_place() {
    let why = |text: &str| PuzzleFile::parse(text).expect_err("refused").to_string();
    assert!(why("").starts_with("line 1, column 0: "));
    assert!(why("{\n\"schema\":1,\n\"game\":\"chess\"}").starts_with("line 3, "));
    assert!(why(r#"{"schema":1,"game":"linage"}"#).contains("missing field `puzzles`"));
    assert!(why(r#"{"schema":1,"game":"linage","puzzles":[],"more":1}"#).contains("unknown field `more`"));
    assert_eq!(refused(|file| file.schema = 2), "schema: expected 1, found 2");
    let twice = refused(|file| file.puzzles.push(file.puzzles[0].clone()));
    let expected = "puzzles[1].id: expected linage-NUMBER with a number from 32 on, found linage-31";
    assert_eq!(twice, expected);
    for id in [
        "linage-0",
        "linage-031",
        "carteso-3",
        "linage-",
        "linage-4294967296",
    ] {
        let why = refused_puzzle(|puzzle| puzzle.id = id.to_owned());
        assert!(
            why.starts_with("puzzles[0].id: expected linage-NUMBER"),
            "{id}: {why}"
        );
    }
}

#[test]
fn what_contradicts_the_rules_is_refused_with_the_place() {
    let starts = |why: String, start: &str| assert!(why.starts_with(start), "{why}");
    let edit = |change: fn(&mut String)| refused_puzzle(|puzzle| change(&mut puzzle.record));
    starts(edit(|record| record.push('!')), "puzzles[0].record: at character");
    starts(
        edit(|record| *record = "keil//".to_owned()),
        "puzzles[0].record: expected a record of linage",
    );
    starts(
        edit(|record| record.push_str("@1")),
        "puzzles[0].record: expected a record of linage",
    );
    starts(
        edit(|record| *record = record.replace("size=4", "size=99")),
        "puzzles[0].record: option \"size\"",
    );
    starts(edit(|record| record.push_str(".z9")), "puzzles[0].record: ply ");
    starts(
        edit(|record| record.push_str(".resign")),
        "puzzles[0].record: expected moves",
    );
    starts(
        refused_puzzle(|puzzle| puzzle.seat = 3 - puzzle.seat),
        "puzzles[0].seat: expected ",
    );
    starts(
        refused_puzzle(|puzzle| puzzle.seat = 0),
        "puzzles[0].seat: expected ",
    );
    starts(
        refused_puzzle(|puzzle| puzzle.first.clear()),
        "puzzles[0].line: expected a line that begins",
    );
    let twice = refused_puzzle(|puzzle| puzzle.first.push(puzzle.first[0].clone()));
    starts(twice, "puzzles[0].first[1]: expected each move once");
    starts(
        refused_puzzle(|puzzle| puzzle.first[0] = "z9".to_owned()),
        "puzzles[0].first[0]: ply 1, \"z9\"",
    );
    let illegal = refused_puzzle(|puzzle| puzzle.line[1] = "z9".to_owned());
    starts(illegal, "puzzles[0].line[1]: ply 1");
    let short = refused_puzzle(|puzzle| {
        puzzle.line.pop();
        puzzle.plies -= 1;
    });
    starts(
        short,
        "puzzles[0].line: expected plies to the end of a game that the seat wins",
    );
}

#[test]
fn the_moves_that_win_later_are_legal_and_the_line_goes_on_with_one_of_them() {
    let starts = |why: String, start: &str| assert!(why.starts_with(start), "{why}");
    let with = |names: &[&str]| {
        refused_puzzle(|puzzle| {
            let own = |name: &&str| match *name {
                "line" => puzzle.line[2].clone(),
                name => name.to_owned(),
            };
            puzzle.later = vec![names.iter().map(own).collect()];
        })
    };
    starts(with(&["line", "z9"]), "puzzles[0].later[0][1]: ply 1, \"z9\"");
    starts(
        with(&["line", "line"]),
        "puzzles[0].later[0][1]: expected each move once",
    );
    starts(with(&["pass"]), "puzzles[0].later[0]: expected ");
    starts(with(&[]), "puzzles[0].later[0]: expected ");
    let many = refused_puzzle(|puzzle| {
        let own = puzzle.line.iter().skip(2).step_by(2);
        puzzle.later = own.map(|name| vec![name.clone()]).collect();
        puzzle.later.push(vec!["pass".to_owned()]);
    });
    starts(
        many,
        "puzzles[0].later: expected a list for each later own ply at most",
    );
    let mut file = file();
    let puzzle = &mut file.puzzles[0];
    puzzle.later = vec![vec!["pass".to_owned(), puzzle.line[2].clone()]];
    let text = serde_json::to_string(&file).unwrap();
    assert_eq!(PuzzleFile::parse(&text).unwrap(), file);
    let renamed = file.puzzles[0].renamed(str::to_uppercase).unwrap();
    assert_eq!(renamed.later[0][0], "PASS");
}

#[test]
fn numbers_out_of_range_are_refused_with_the_place() {
    let starts = |why: String, start: &str| assert!(why.starts_with(start), "{why}");
    starts(
        refused_puzzle(|puzzle| puzzle.plies += 1),
        "puzzles[0].plies: expected ",
    );
    starts(
        refused_puzzle(|puzzle| puzzle.rating = 0.5),
        "puzzles[0].rating: expected a number from 1",
    );
    starts(
        refused_puzzle(|puzzle| puzzle.margin = Some(1.0)),
        "puzzles[0].margin: expected null",
    );
    starts(
        refused_puzzle(|puzzle| puzzle.goal = Goal::Best),
        "puzzles[0].margin: expected points above 0",
    );
}

#[test]
fn a_band_follows_from_the_rating_alone() {
    let band = |rating: f64| {
        Puzzle {
            rating,
            ..file().puzzles.remove(0)
        }
        .band()
    };
    assert_eq!(
        [1.0, 49.9, 50.0, 299.9, 300.0, 29_835.0].map(band),
        [1, 1, 2, 2, 3, 3]
    );
    assert_eq!(band(f64::MAX), BANDS);
    // No file can say another one.
    let text = serde_json::to_string(&file()).unwrap();
    let told = text.replace("\"margin\"", "\"band\":1,\"margin\"");
    let why = PuzzleFile::parse(&told).expect_err("refused").to_string();
    assert!(why.contains("unknown field `band`"), "{why}");
}

/// Why a puzzle is set aside whose record begins so, which these moves solve, and whose best move leads by this margin.
fn aside(game: GameId, record: &str, first: &[&str], margin: Option<f64>) -> Option<UnlistedReason> {
    let puzzle = Puzzle {
        record: record.to_owned(),
        first: first.iter().map(|&mv| mv.to_owned()).collect(),
        margin,
        ..file().puzzles.remove(0)
    };
    puzzle.unlisted_reason(game).unwrap()
}

#[test]
fn a_puzzle_is_listed_with_a_komi_of_at_most_a_quarter_of_the_cells() {
    let komi = |game: GameId, options: &str| aside(game, &format!("{}/{options}/", game.id()), &["c3"], None);
    let large = Some(UnlistedReason::Komi);
    // 16 and 81 squares, 19 and 37 points.
    for (game, within, beyond) in [
        (GameId::Linage, "size=4.komi=4", "size=4.komi=4_5"),
        (GameId::Linage, "size=9.komi=20", "size=9.komi=20_5"),
        (GameId::Carteso, "size=9.komi=20", "size=9.komi=20_5"),
        (
            GameId::Keil,
            "size=3.komi=4_5.button=off",
            "size=3.komi=5.button=off",
        ),
        (
            GameId::Keil,
            "size=4.komi=9.button=off",
            "size=4.komi=9_5.button=off",
        ),
    ] {
        assert_eq!(komi(game, within), None, "{within}");
        assert_eq!(komi(game, beyond), large, "{beyond}");
    }
    // A komi that was bid counts as one that was agreed.
    let bid = |komi: &str| {
        let record = format!("linage/size=4.komi=bid/komi-{komi}.vertical.a1");
        aside(GameId::Linage, &record, &["c3"], None)
    };
    assert_eq!((bid("3_5"), bid("4_5")), (None, large));
    assert_eq!(
        aside(GameId::Ecalper, "ecalper/size=3.pie=on/", &["a1"], None),
        None
    );
}

#[test]
fn a_puzzle_is_not_listed_that_a_pass_solves_or_whose_best_move_leads_by_less_than_two_points() {
    let linage = |first: &[&str]| aside(GameId::Linage, "linage/size=4.komi=1_5/", first, None);
    assert_eq!(linage(&["c3"]), None);
    assert_eq!(linage(&["pass"]), Some(UnlistedReason::Pass));
    let best = |margin: f64| {
        aside(
            GameId::Carcassonne,
            "carcassonne/players=2/",
            &["0_1_0.none"],
            Some(margin),
        )
    };
    assert_eq!((best(1.99), best(2.0)), (Some(UnlistedReason::Margin), None));
}

#[test]
fn a_file_that_lists_another_puzzle_than_the_criteria_is_refused_with_the_place_until_it_is_sifted() {
    let starts = |why: String, expected: &str| assert_eq!(why, expected);
    starts(
        refused_puzzle(|puzzle| puzzle.aside = Some(UnlistedReason::Margin)),
        "puzzles[0].aside: expected nothing, found margin",
    );
    let change = |puzzle: &mut Puzzle| puzzle.record = puzzle.record.replace("komi=1_5", "komi=6_5");
    let mut loud = file();
    change(&mut loud.puzzles[0]);
    assert_eq!(loud.listed().count(), 1);
    assert_eq!(loud.sift(), Ok(1));
    assert_eq!(loud.puzzles[0].aside, Some(UnlistedReason::Komi));
    assert_eq!((loud.listed().count(), loud.sift()), (0, Ok(0)));
    let text = loud.to_json();
    assert!(text.contains(r#""aside":"komi"}"#), "{text}");
}

#[test]
fn a_path_has_the_ten_easiest_listed_puzzles_of_a_theme_in_order_and_is_none_where_there_are_few() {
    let mut file = file();
    let puzzle = file.puzzles.pop().expect("a puzzle");
    let theme = |number: u32| match number {
        // Twelve, three and four.
        0..12 => Theme::Cut,
        12..15 => Theme::Claim,
        _ => Theme::Quiet,
    };
    let numbered = |number: u32| Puzzle {
        id: format!("linage-{number}"),
        theme: theme(number),
        rating: f64::from(100 - number),
        aside: (number == 11).then_some(UnlistedReason::Pass),
        ..puzzle.clone()
    };
    file.puzzles.extend((0..19).map(numbered));
    let told = |path: &Path<'_>| {
        let ids = path.puzzles.iter().map(|puzzle| puzzle.id.replace("linage-", ""));
        (path.theme, ids.collect::<Vec<_>>().join(" "))
    };
    let paths: Vec<_> = file.paths().iter().map(told).collect();
    assert_eq!(
        paths,
        [
            (Theme::Quiet, "18 17 16 15".to_owned()),
            (Theme::Cut, "10 9 8 7 6 5 4 3 2 1".to_owned())
        ]
    );
}
