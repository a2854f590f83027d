//! One whole game of each kind, with the facts of three of its positions, in `tests/goldens/`.
//!
//! The first line of a golden is a record. A game may get new names of moves, but the meaning of a written record never
//! changes. The other lines follow from the rules and the picture; no sentence is among them, so that words can be
//! edited and translated. To accept a change, run with `UPDATE_EXPECT=1` and read the difference before committing it.
//! The golden of a new game is written in the same way, from a random game.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use expect_test::expect_file;
use rand::RngExt;
use sha2::{Digest, Sha256};

use tessera_core::game::{Seat, Turn, dice};
use tessera_core::language::Language;
use tessera_core::scene::Scene;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Options, Record, Table};

use super::picture::inks_at;

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

/// The golden of a record: the positions after a third, two thirds and all of its plies.
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
        let _ = writeln!(out, "\nafter {shown} of {plies} plies: {}", turn(table.turn()));
        out += &position(&*table);
    }
    out
}

/// Whose turn it is.
fn turn(turn: Turn) -> String {
    match turn {
        Turn::Seat(seat) => format!("seat {} to move", seat.0 + 1),
        Turn::Chance => "chance".into(),
        Turn::Over => "over".into(),
    }
}

/// The facts of a position: scores and payoffs by seat, the legal moves, and the picture.
fn position(table: &dyn Table) -> String {
    let mut out = String::new();
    let seat_status = table.seat_status();
    for seat in Seat::all(table.seats()) {
        let seat_status = &seat_status[seat];
        let _ = write!(out, "seat {}: {} half points", seat.0 + 1, seat_status.score);
        if let Some(payoff) = seat_status.payoff {
            let _ = write!(out, ", payoff {payoff}");
        }
        out.push('\n');
    }
    let mut names = table.legal().names();
    names.sort();
    let _ = writeln!(out, "{} legal moves, {}", names.len(), hash(&names.join("\n")));
    out += &board(table.scene());
    let _ = writeln!(
        out,
        "picture: {} shapes, {}",
        table.scene().items.len(),
        hash(&table.scene().svg())
    );
    out
}

/// The first 16 hex digits of the SHA-256 of a text.
fn hash(text: &str) -> String {
    Sha256::digest(text)
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Every cell as the sign of the topmost ink at its centre, where it lies in the picture, half a cell a column; with a
/// legend of the inks.
fn board(scene: &Scene) -> String {
    let mut signs: BTreeMap<&str, char> = BTreeMap::new();
    let left = scene
        .spots
        .iter()
        .map(|spot| spot.center.x)
        .fold(f32::INFINITY, f32::min);
    let mut rows: BTreeMap<u16, String> = BTreeMap::new();
    for spot in &scene.spots {
        let ink = inks_at(scene, spot.center)
            .last()
            .map_or("none", |ink| ink.name());
        let sign = match signs.get(ink) {
            Some(&sign) => sign,
            None => sign(ink, &signs),
        };
        signs.insert(ink, sign);
        let row = rows.entry(spot.row).or_default();
        let column = ((spot.center.x - left) * 2.0).round() as usize;
        let _ = write!(row, "{sign:>width$}", width = column + 1 - row.len());
    }
    let mut out: String = rows.values().map(|row| format!("{row}\n")).collect();
    let legend: Vec<String> = signs.iter().map(|(ink, sign)| format!("{sign} {ink}")).collect();
    let _ = writeln!(out, "({})", legend.join(", "));
    out
}

/// A dot for the board and for nothing; else the first letter of the ink, or another that is not taken yet.
fn sign(ink: &str, taken: &BTreeMap<&str, char>) -> char {
    let dot = matches!(ink, "board" | "none").then_some('.');
    let mut signs = dot
        .into_iter()
        .chain(ink.chars())
        .chain('a'..='z')
        .chain('A'..='Z');
    signs
        .find(|sign| !taken.values().any(|other| other == sign))
        .expect("there are fewer inks than letters")
}

#[test]
fn every_golden_record_still_leads_to_the_same_positions() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/goldens");
    for &game in GameId::KNOWN {
        let file = format!("{}.txt", game.about().id);
        let written = fs::read_to_string(folder.join(&file)).unwrap_or_default();
        let record = written
            .lines()
            .next()
            .map_or_else(|| random_record(game), String::from);
        expect_file![folder.join(&file)].assert_eq(&golden(&record));
    }
}
