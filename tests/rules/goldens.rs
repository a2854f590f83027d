//! A whole game of each kind as text, kept word by word in `tests/goldens/`.
//!
//! The first line of a golden is a record: a name may be added to a game, but what a written record means
//! never changes. The rest is what the rules and the picture make of it. To accept a change, run with
//! `TESSERA_BLESS=1` and read the difference before committing it. The golden of a new game is written in
//! the same way, from a random game.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use rand::RngExt;
use sha2::{Digest, Sha256};

use tessera::catalog::{self, GameId};
use tessera::game::{Seat, Turn, dice};
use tessera::language::Language;
use tessera::play::{Options, Record, Table};
use tessera::scene::SpotId;

/// A random game with the usual options.
fn random_record(game: GameId) -> String {
    let mut table = catalog::open(game, &Options::default(), Language::English).expect("defaults");
    let mut dice = dice(1);
    while table.turn() != Turn::Over {
        let names = table.legal().names();
        let at = dice.random_range(0..names.len() as u32);
        table.play(&names[at as usize]).expect("it was listed");
    }
    table.record().to_string()
}

/// The golden that a record leads to: the position after a third, two thirds and all of its plies.
fn golden(text: &str) -> String {
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut out = format!("{text}\n");
    let plies = record.names.len();
    for shown in [plies / 3, 2 * plies / 3, plies] {
        let names = record.names[..shown].to_vec();
        let part = Record {
            names,
            ..record.clone()
        };
        let (table, fault) =
            catalog::replayed(&part, Language::English).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(fault, None, "the golden's record is no longer legal");
        let _ = writeln!(out, "\nafter {shown} of {plies} plies: {}", table.prompt());
        out += &position(&*table);
    }
    out
}

/// A position in words and letters.
fn position(table: &dyn Table) -> String {
    let mut out = String::new();
    let seat_status = table.seat_status();
    for seat in Seat::all(table.seats()) {
        let seat_status = &seat_status[seat];
        let (number, side) = (seat.0 + 1, seat_status.side.unwrap_or("no side"));
        let _ = write!(out, "seat {number}, {side}: {} half points", seat_status.score);
        if !seat_status.account.is_empty() {
            let _ = write!(out, " ({})", seat_status.account);
        }
        if let Some(payoff) = seat_status.payoff {
            let _ = write!(out, ", earned {payoff}");
        }
        out.push('\n');
    }
    let _ = writeln!(out, "{} legal moves", table.legal().len());
    out += &board(table);
    let scene = table.scene();
    let digest = Sha256::digest(scene.svg());
    let hash: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let _ = writeln!(out, "picture: {} shapes, {hash}", scene.items.len());
    out
}

/// Every cell as a letter where it lies in the picture, half a cell a column, with a legend.
fn board(table: &dyn Table) -> String {
    let spots = &table.scene().spots;
    let contents: BTreeMap<SpotId, String> = spots
        .iter()
        .map(|spot| (spot.id, table.content(spot.id)))
        .collect();
    let mut signs: BTreeMap<&str, char> = BTreeMap::new();
    for content in contents.values() {
        if !signs.contains_key(content.as_str()) {
            let sign = sign(content, &signs);
            signs.insert(content, sign);
        }
    }
    let left = spots
        .iter()
        .map(|spot| spot.center.x)
        .fold(f32::INFINITY, f32::min);
    let mut rows: BTreeMap<u16, String> = BTreeMap::new();
    for spot in spots {
        let row = rows.entry(spot.row).or_default();
        let column = ((spot.center.x - left) * 2.0).round() as usize;
        let _ = write!(
            row,
            "{:>width$}",
            signs[contents[&spot.id].as_str()],
            width = column + 1 - row.len()
        );
    }
    let mut out: String = rows.values().map(|row| format!("{row}\n")).collect();
    let legend: Vec<String> = signs
        .iter()
        .map(|(content, sign)| format!("{sign} {content}"))
        .collect();
    let _ = writeln!(out, "({})", legend.join(", "));
    out
}

/// A dot for what is free or empty; else a capital or the first letter of a word that is not taken yet.
fn sign(content: &str, taken: &BTreeMap<&str, char>) -> char {
    let dot = matches!(content, "free" | "empty").then_some('.');
    let capitals = content.chars().filter(|c| c.is_uppercase());
    let initials = content.split_whitespace().filter_map(|word| word.chars().next());
    let any = ('#'..='~').chain('À'..='ſ');
    let mut signs = dot.into_iter().chain(capitals).chain(initials).chain(any);
    signs
        .find(|sign| !taken.values().any(|other| other == sign))
        .expect("there are not so many contents")
}

/// The lines that differ, the golden's with `-` and the new ones with `+`.
fn difference(golden: &str, new: &str) -> String {
    let (golden, new): (Vec<_>, Vec<_>) = (golden.lines().collect(), new.lines().collect());
    let mut out = String::new();
    for at in 0..golden.len().max(new.len()) {
        let (was, is) = (golden.get(at), new.get(at));
        if was == is {
            continue;
        }
        let _ = writeln!(out, "line {}:", at + 1);
        if let Some(was) = was {
            let _ = writeln!(out, "- {was}");
        }
        if let Some(is) = is {
            let _ = writeln!(out, "+ {is}");
        }
    }
    out
}

#[test]
fn every_game_still_means_what_was_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens");
    let bless = env::var_os("TESSERA_BLESS").is_some_and(|value| value == "1");
    for &game in GameId::ALL {
        let file = format!("{}.txt", game.about().id);
        let written = fs::read_to_string(folder.join(&file)).unwrap_or_default();
        let record = written
            .lines()
            .next()
            .map_or_else(|| random_record(game), String::from);
        let new = golden(&record);
        if bless {
            fs::create_dir_all(&folder).expect("tests/goldens can be made");
            fs::write(folder.join(&file), &new).expect("tests/goldens can be written");
            continue;
        }
        assert!(
            written == new,
            "tests/goldens/{file} differs (TESSERA_BLESS=1 accepts):\n{}",
            difference(&written, &new)
        );
    }
}
