//! The published puzzles: a seeded sample of them is proven from scratch in every run.

use std::process::Command;

use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::PuzzleFile;

use super::whole::whole_or;

fn file(game: GameId) -> PuzzleFile {
    let path = format!("{}/www/puzzles/{}.json", env!("CARGO_MANIFEST_DIR"), game.id());
    let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{game:?}: {why}"));
    PuzzleFile::parse(&text).unwrap_or_else(|fault| panic!("{game:?}: {fault}"))
}

#[test]
fn every_file_is_read_and_every_puzzle_follows_the_rules() {
    for &game in GameId::ALL {
        let file = file(game);
        assert_eq!(file.game, game);
        assert!(!file.puzzles.is_empty(), "{game:?}");
    }
}

#[test]
fn a_seeded_twentieth_of_all_puzzles_is_proven() {
    let one_in = whole_or("1", "20");
    let seed = std::env::var("TESSERA_SEED").unwrap_or_else(|_| "1".to_owned());
    println!("a sample of the puzzles: TESSERA_SEED={seed}");
    let out = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["puzzles", "--verify", "--one-in", one_in, "--seed", &seed])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the program can be run");
    let (said, told) = (
        String::from_utf8_lossy(&out.stdout),
        String::from_utf8_lossy(&out.stderr),
    );
    assert!(out.status.success(), "{said}{told}");
    assert_eq!(said.lines().count(), GameId::ALL.len(), "{said}");
    let proven: u32 = said
        .lines()
        .filter_map(|line| {
            line.split("\"proven\":")
                .nth(1)?
                .split(',')
                .next()?
                .parse::<u32>()
                .ok()
        })
        .sum();
    assert!(proven > 0, "{said}");
}
