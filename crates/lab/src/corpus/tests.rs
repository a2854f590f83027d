//! A corpus is what its header and its seed say, whatever is interrupted and however it is shared out.

use std::fs;
use std::path::Path;

use clap::Parser;
use tempfile::TempDir;

use super::*;
use tessera_core::game::Turn;
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_report::{CorpusGame, CorpusParser};

/// The command line of `lab corpus` alone.
#[derive(Parser)]
struct Line {
    #[command(flatten)]
    corpus: Corpus,
}

/// Runs `lab corpus` with these arguments, parted by spaces; returns what it prints.
fn play(folder: &Path, arguments: &str) -> Result<String, String> {
    let arguments = arguments.split_whitespace().map(str::to_owned);
    let out = |word: String| match word.strip_prefix("DIR/") {
        Some(name) => folder.join(name).display().to_string(),
        None => word,
    };
    let words = std::iter::once("corpus".to_owned()).chain(arguments.map(out));
    let line = Line::try_parse_from(words).map_err(|error| error.to_string())?;
    let mut printed = Vec::new();
    line.corpus
        .run(&mut printed)
        .map_err(|failure| failure.to_string())?;
    Ok(String::from_utf8(printed).unwrap())
}

/// The games in a file, which is read strictly.
fn games(path: &Path) -> (CorpusHeader, Vec<CorpusGame>) {
    let text = fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let mut parser = CorpusParser::new("corpus", lines.next().unwrap()).unwrap();
    let games = lines.map(|line| parser.game(line).unwrap()).collect();
    (parser.header().clone(), games)
}

const SMALL: &str = "linage --options size=3 --steps 30 --seed 9 --games 6 --children --commit abc";

#[test]
fn every_choice_of_a_game_is_a_turn_with_the_legal_moves_of_its_position() {
    let folder = TempDir::new().unwrap();
    let settings = [
        SMALL.to_owned(),
        "carcassonne --steps 3 --games 1 --seed 2 --children".to_owned(),
    ];
    for (at, settings) in settings.iter().enumerate() {
        play(folder.path(), &format!("{settings} --out DIR/{at}.jsonl")).unwrap();
        let (header, games) = games(&folder.path().join(format!("{at}.jsonl")));
        for game in games {
            let record = tessera_games::play::Record::parse(&game.record).unwrap();
            assert_eq!(record.options.to_string(), header.options);
            let id = GameId::find(&record.game).unwrap();
            let mut table = catalog::open(id, &record.options, Language::default()).unwrap();
            let mut turns = game.turns.iter();
            for (ply, name) in (0..).zip(&record.names) {
                if let Turn::Seat(seat) = table.turn() {
                    let turn = turns.next().unwrap();
                    let names = table.legal().names();
                    assert_eq!((turn.ply, turn.seat), (ply, seat.0));
                    assert_eq!(turn.legal as usize, names.len());
                    let children = &turn.children;
                    assert_eq!(children.len(), names.len());
                    assert_eq!(children.iter().map(|child| child.0).sum::<u32>(), header.steps);
                    let chosen = children[turn.chosen as usize];
                    assert_eq!((chosen.0, chosen.1), (turn.visits, turn.value));
                    assert!(children.iter().all(|child| child.0 <= turn.visits));
                }
                table.play(name).unwrap();
            }
            assert_eq!(table.turn(), Turn::Over);
            assert!(turns.next().is_none());
        }
    }
}

#[test]
fn an_engine_that_reports_on_one_move_only_writes_how_many_are_legal() {
    let folder = TempDir::new().unwrap();
    let settings = "keil --options size=2 --engine random --steps 1 --seed 3 --games 5 --children";
    play(folder.path(), &format!("{settings} --out DIR/random.jsonl")).unwrap();
    let (_, games) = games(&folder.path().join("random.jsonl"));
    for turn in games.iter().flat_map(|game| &game.turns) {
        assert!(turn.chosen < turn.legal);
        assert_eq!(turn.children.len(), turn.legal as usize);
    }
}

#[test]
fn games_of_one_corpus_differ_and_the_seed_decides_them() {
    let folder = TempDir::new().unwrap();
    for (name, seed) in [("a", 1), ("b", 1), ("c", 2)] {
        let settings = SMALL.replace("--seed 9", &format!("--seed {seed}"));
        play(folder.path(), &format!("{settings} --out DIR/{name}.jsonl")).unwrap();
    }
    let [a, b, c] = ["a", "b", "c"].map(|name| games(&folder.path().join(format!("{name}.jsonl"))));
    assert_eq!(a, b);
    assert_ne!(a.1, c.1);
    assert!(a.1.iter().any(|game| game.record != a.1[0].record));
}

#[test]
fn keil_needs_capped_playouts_and_only_uct_has_them() {
    let folder = TempDir::new().unwrap();
    let keil = "keil --options size=3 --steps 10 --games 1 --capped --seed 1";
    play(folder.path(), &format!("{keil} --out DIR/keil.jsonl")).unwrap();
    let (header, games) = games(&folder.path().join("keil.jsonl"));
    assert!(header.capped && games.len() == 1);
    let refused = play(folder.path(), &format!("{keil} --engine mcts --out DIR/no.jsonl")).unwrap_err();
    assert!(
        refused.contains("only the playouts of uct can be capped"),
        "{refused}"
    );
}
