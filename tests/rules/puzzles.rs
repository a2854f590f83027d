//! Hand-made puzzles, each with the reason for its answer: `tests/vectors/puzzles.json`.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::{Value, json};

use tessera::catalog::{self, GameId};
use tessera::game::{Seat, Turn};
use tessera::language::Language;
use tessera::play::{Record, Table};

/// A puzzle.
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

/// A seat as puzzles name it: the first letter of its side, and its number counted from 1.
fn seat_name(table: &dyn Table, seat: Seat) -> Value {
    json!([letter(table, seat), seat.0 + 1])
}

/// The first letter of the side that a seat plays.
fn letter(table: &dyn Table, seat: Seat) -> String {
    let side = table.seat_status()[seat]
        .side
        .unwrap_or_else(|| panic!("seat {} has no side yet", seat.0 + 1));
    side[..1].to_owned()
}

/// The board row by row from the top, each cell by what its description says: stones `b` and `w`.
fn stones(table: &dyn Table) -> Vec<String> {
    rows(table, &[("black stone", 'b'), ("white stone", 'w')])
}

/// The board as [`stones`] gives it, each cell by the first letter of the side that owns it.
fn claims(table: &dyn Table) -> Vec<String> {
    rows(table, &[("vertical", 'V'), ("horizontal", 'H')])
}

fn rows(table: &dyn Table, signs: &[(&str, char)]) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for spot in &table.scene().spots {
        if rows.len() <= usize::from(spot.row) {
            rows.resize(usize::from(spot.row) + 1, String::new());
        }
        let content = table.content(spot.id).to_lowercase();
        let sign = signs.iter().find(|(word, _)| content.contains(word));
        rows[usize::from(spot.row)].push(sign.map_or('.', |&(_, sign)| sign));
    }
    rows
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
            Turn::Seat(seat) => seat_name(table, seat),
            other => panic!("{}: nobody is to move but {other:?}", case.id),
        },
        "scores" => Seat::all(table.seats())
            .map(|seat| {
                let halves = table.seat_status()[seat].score;
                (letter(table, seat), json!(f64::from(halves) / 2.0))
            })
            .collect(),
        "winner" => {
            let winner = Seat::all(table.seats()).find(|&seat| table.seat_status()[seat].payoff == Some(1.0));
            winner.map_or(json!(["draw", 0]), |seat| seat_name(table, seat))
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
        "reason" => {
            let name = about.as_str().expect("a reason is asked for a cell");
            let spots = &table.scene().spots;
            let spot = spots
                .iter()
                .find(|spot| spot.label == name)
                .expect("a cell of the board");
            json!(table.why_illegal(spot.id))
        }
        other => panic!("{}: no way to answer {other:?} is known", case.id),
    }
}

/// Whether the answer is the wanted one: numbers by value, and reasons by the word they contain.
fn agrees(ask: &str, ours: &Value, wanted: &Value) -> bool {
    match (ask, ours, wanted) {
        ("reason", Value::String(ours), Value::String(wanted)) => ours.contains(wanted.as_str()),
        ("scores", Value::Object(ours), Value::Object(wanted)) => {
            let same =
                |(side, score): (&String, &Value)| ours.get(side).and_then(Value::as_f64) == score.as_f64();
            ours.len() == wanted.len() && wanted.iter().all(same)
        }
        _ => ours == wanted,
    }
}

#[test]
fn every_puzzle_has_the_answer_that_was_thought_out() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/puzzles.json");
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
        if !agrees(ask, &ours, &case.answer) {
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
