//! The games that only `lab` knows are played, counted, measured and solved as the others are.

use std::process::{Command, Stdio};

use tempfile::TempDir;
use tessera_games::catalog::GameId;

/// What `lab` prints for these arguments, line by line.
fn lines(arguments: &[&str]) -> Vec<String> {
    let ended = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program can be run");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success(), "{arguments:?}: {said}");
    let printed = String::from_utf8(ended.stdout).expect("lab prints UTF-8");
    printed.lines().map(str::to_owned).collect()
}

#[test]
fn connect_four_has_the_published_numbers_of_games_and_positions() {
    // Games as other programs have counted them; positions: OEIS A212693 (J. Tromp).
    let games = [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];
    let positions = [1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859, 184_275];
    let counted = lines(&["perft", "connectfour", "", "8"]);
    assert_eq!(counted.len(), games.len());
    for (line, (games, positions)) in counted.iter().zip(games.iter().zip(positions)) {
        assert!(line.contains(&format!("\"leaves\":{games},")), "{line}");
        assert!(line.ends_with(&format!("\"distinct\":{positions}}}")), "{line}");
    }
}

#[test]
fn filling_has_as_many_games_as_there_are_orders_of_its_cells() {
    let counted = lines(&["perft", "filling", "size=3", "9"]);
    let last = counted.last().expect("there is a line");
    assert_eq!(
        last,
        r#"{"depth":9,"leaves":362880,"terminal":362880,"distinct":1}"#
    );
}

#[test]
fn a_search_beats_random_moves_at_connect_four() {
    let arena = [
        "arena",
        "connectfour",
        "uct",
        "random",
        "--games=12",
        "--steps=100",
        "--seed=2",
    ];
    let printed = lines(&arena);
    let summary: serde_json::Value = serde_json::from_str(printed.last().expect("a summary")).expect("JSON");
    let share = summary["share"]["mean"].as_f64().or(summary["share"].as_f64());
    assert!(share.is_some_and(|share| share > 0.9), "{summary}");
}

#[test]
fn both_games_make_corpora_and_are_measured() {
    let folder = TempDir::new().unwrap();
    for game in ["connectfour", "filling"] {
        let path = folder.path().join(game);
        let path = path.to_str().expect("temporary files have plain names");
        let finished = lines(&["corpus", game, "--games=2", "--steps=10", "--out", path]);
        assert!(finished[0].contains("\"games\":2,"), "{finished:?}");
        let measured = lines(&["bench", game, "--millis=40"]);
        assert!(
            measured.iter().all(|line| line.contains("\"playouts_per_s\":")),
            "{measured:?}"
        );
    }
}

#[test]
fn a_small_board_of_connect_four_is_solved() {
    let solved = lines(&["solve", "--memory=8", "connectfour/board=5x4/"]);
    let start = r#"{"record":"connectfour/board=5x4/","winner":0,"#;
    assert!(solved.len() == 1 && solved[0].starts_with(start), "{solved:?}");
}

#[test]
fn the_rules_of_every_game_are_built_as_a_program_of_their_own() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("sizes/src/bin");
    let programs = std::fs::read_dir(folder).expect("there are programs");
    let name = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.expect("a file").path();
        path.file_stem().expect("a name").to_string_lossy().into_owned()
    };
    let mut names: Vec<String> = programs.map(name).collect();
    let mut expected: Vec<&str> = GameId::KNOWN
        .iter()
        .map(|game| game.id())
        .chain(["nothing"])
        .collect();
    names.sort();
    expected.sort_unstable();
    assert_eq!(names, expected);
}
