//! Hand-made puzzles, each with the reason for its answer: `tests/vectors/puzzles.json`.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::{Value, json};

use tessera_core::game::{Seat, Turn};
use tessera_core::language::Language;
use tessera_core::scene::{Ink, SpotId};
use tessera_games::catalog::{self, GameId};
use tessera_games::keil::{Keil, Reason};
use tessera_games::play::{Options, Record, Show, Table, replay};

use super::picture::inks_at;

#[derive(Deserialize)]
struct Case {
    id: String,
    game: String,
    options: String,
    moves: Vec<String>,
    /// One question: its kind, and what it is about.
    ask: serde_json::Map<String, Value>,
    answer: Value,
    why: String,
}

/// The board row by row from the top: `b` and `w` where a stone lies.
fn stones(table: &dyn Table) -> Vec<String> {
    rows(table, &[(Ink::Black, 'b'), (Ink::White, 'w')])
}

/// The board row by row from the top: `V` and `H` where Vertical and Horizontal own a cell.
fn claims(table: &dyn Table) -> Vec<String> {
    rows(table, &[(Ink::FirstArea, 'V'), (Ink::SecondArea, 'H')])
}

/// The board with a sign for each cell whose picture has one of these inks at its centre.
fn rows(table: &dyn Table, signs: &[(Ink, char)]) -> Vec<String> {
    let scene = table.scene();
    let mut rows: Vec<String> = Vec::new();
    for spot in &scene.spots {
        if rows.len() <= usize::from(spot.row) {
            rows.resize(usize::from(spot.row) + 1, String::new());
        }
        let inks = inks_at(scene, spot.center);
        let sign = signs.iter().find(|(ink, _)| inks.contains(ink));
        rows[usize::from(spot.row)].push(sign.map_or('.', |&(_, sign)| sign));
    }
    rows
}

/// Why no stone may be placed on a point of Keil.
fn reason(case: &Case, label: &str) -> Value {
    let option = |key: &str| {
        let options = Options::parse(&case.options).expect("the record was read");
        options.get(key).map(String::from)
    };
    let size = option("size")
        .and_then(|size| size.parse().ok())
        .expect("a size is given");
    let game = Keil::<3>::new(size, Some(0), option("button").as_deref() == Some("on"));
    let state = replay(&game, &case.moves).expect("the record was read");
    let spots = game.scene(&state, Language::English).spots;
    let spot = spots
        .iter()
        .find(|spot| spot.label == label)
        .expect("a point of the board");
    let SpotId::Cell(cell) = spot.id else {
        panic!("a point of the board is a cell");
    };
    match game.check_empty_point(&state, cell) {
        Err(Reason::Suicide) => json!("suicide"),
        Err(Reason::Repetition(_)) => json!("repetition"),
        other => panic!("{}: {other:?}", case.id),
    }
}

/// What the rules answer to a puzzle.
fn answer(case: &Case, table: &dyn Table) -> Value {
    let (ask, about) = case.ask.iter().next().expect("a puzzle asks something");
    match ask.as_str() {
        "legal_count" => json!(table.legal().len()),
        "legal_moves" => {
            let mut names = table.legal().names();
            names.sort();
            json!(names)
        }
        "is_legal" => json!(
            about
                .as_str()
                .is_some_and(|name| table.legal().find(name).is_some())
        ),
        "over" => json!(table.turn() == Turn::Over),
        "to_move" => match table.turn() {
            Turn::Seat(seat) => json!(seat.0 + 1),
            other => panic!("{}: nobody is to move but {other:?}", case.id),
        },
        "scores" => Seat::all(table.seats())
            .map(|seat| json!(f64::from(table.seat_status()[seat].score) / 2.0))
            .collect(),
        "winner" => {
            let winner = Seat::all(table.seats()).find(|&seat| table.seat_status()[seat].payoff == Some(1.0));
            json!(winner.map_or(0, |seat| seat.0 + 1))
        }
        "board" => {
            let mut rows = stones(table);
            // Where claims are asked for, they are a second block.
            if case
                .answer
                .as_array()
                .is_some_and(|wanted| wanted.len() == 2 * rows.len())
            {
                rows.extend(claims(table));
            }
            json!(rows)
        }
        "reason" => reason(case, about.as_str().expect("a reason is asked for a cell")),
        other => panic!("{}: no way to answer {other:?} is known", case.id),
    }
}

/// Whether the answers are the same, numbers by value.
fn agrees(ours: &Value, wanted: &Value) -> bool {
    match (ours, wanted) {
        (Value::Array(ours), Value::Array(wanted)) => {
            ours.len() == wanted.len() && ours.iter().zip(wanted).all(|(ours, wanted)| agrees(ours, wanted))
        }
        (Value::Number(ours), Value::Number(wanted)) => ours.as_f64() == wanted.as_f64(),
        _ => ours == wanted,
    }
}

#[test]
fn the_rules_answer_every_puzzle_as_written() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors/puzzles.json");
    let text = fs::read_to_string(path).expect("tests/vectors/puzzles.json");
    let cases: Vec<Case> = serde_json::from_str(&text).expect("tests/vectors/puzzles.json");
    let mut faults = Vec::new();
    let mut asked = 0;
    for case in cases.iter().filter(|case| GameId::find(&case.game).is_some()) {
        asked += 1;
        let text = format!("{}/{}/{}", case.game, case.options, case.moves.join("."));
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", case.id));
        let (table, fault) = catalog::replayed(&record, Language::English)
            .unwrap_or_else(|error| panic!("{}: {error}", case.id));
        if let Some(fault) = fault {
            faults.push(format!("{}: {text}: {fault}\n  {}", case.id, case.why));
            continue;
        }
        assert_eq!(case.ask.len(), 1, "{} asks one thing", case.id);
        let (ask, about) = case.ask.iter().next().expect("just counted");
        let ours = answer(case, &*table);
        if !agrees(&ours, &case.answer) {
            faults.push(format!(
                "{}: {text}: {ask} {about}: ours {ours}, wanted {}\n  {}",
                case.id, case.answer, case.why
            ));
        }
    }
    assert!(asked > 0, "no puzzle is about a game of the catalogue");
    assert!(
        faults.is_empty(),
        "{} of {asked} puzzles fail:\n{}",
        faults.len(),
        faults.join("\n")
    );
}
