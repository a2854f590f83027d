//! Games replayed move by move, so that other programs can be held against these rules.

use std::io::{BufRead, Write};

use clap::Args;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::failure::Failure;
use super::json_line;
use crate::catalog::{self, BadGame, GameId};
use crate::game::{BySeat, Seat, Turn};
use crate::play::{IllegalMove, Options, Show, Visitor, replay};
use crate::search::Heuristics;

/// Replay games from standard input, one a line, and tell what was legal and who won.
///
/// A line is {"game":"linage","options":"size=9.komi=bid","moves":["komi-6_5","vertical","c5"]}; other keys
/// are ignored. Each is answered by a line {"legal_counts":[..],"legal_hash":[..],"half_points":[..],
/// "winners":[..],"over":true}: how many moves were legal before each move, and the first eight hex digits of
/// the SHA-256 of their names in byte order joined by line feeds; the scores by seat; and the seats, counted
/// from 1, that share the best result of a finished game. A bad line is answered by
/// {"error":{"ply":3,"name":"c5","why":".."}}, plies counted from 1 and 0 for the line itself.
#[derive(Args)]
pub(super) struct Replay {}

/// A game to replay.
#[derive(Deserialize)]
struct Played {
    game: String,
    #[serde(default)]
    options: String,
    moves: Vec<String>,
}

/// What the rules say of a game.
#[derive(Serialize, Default, PartialEq, Debug)]
struct Found {
    legal_counts: Vec<u32>,
    legal_hash: Vec<String>,
    half_points: Vec<i32>,
    winners: Vec<u8>,
    over: bool,
}

/// What is wrong with a line.
#[derive(Serialize, PartialEq, Debug)]
struct Fault {
    /// Counted from 1; 0 for the line itself.
    ply: usize,
    name: String,
    why: String,
}

#[derive(Serialize, PartialEq, Debug)]
#[serde(untagged)]
enum Reply {
    Found(Found),
    Fault { error: Fault },
}

impl Replay {
    /// Answers every line.
    pub fn run(&self, input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        for text in input.split(b'\n') {
            json_line::write(out, &reply(&text?))?;
        }
        Ok(())
    }
}

fn reply(text: &[u8]) -> Reply {
    match found(text) {
        Ok(found) => Reply::Found(found),
        Err(error) => Reply::Fault { error },
    }
}

fn found(text: &[u8]) -> Result<Found, Fault> {
    let unfit = |name: &str, why: String| Fault {
        ply: 0,
        name: name.to_owned(),
        why,
    };
    let played: Played = serde_json::from_slice(text).map_err(|error| {
        unfit(
            &String::from_utf8_lossy(text),
            format!("not a game as JSON: {error}"),
        )
    })?;
    let game = GameId::find(&played.game)
        .ok_or_else(|| unfit(&played.game, BadGame::Unknown(played.game.clone()).to_string()))?;
    Options::parse(&played.options)
        .and_then(|options| catalog::with(game, &options, &played))
        .map_err(|error| unfit(&played.options, error.to_string()))?
        .map_err(|IllegalMove { ply, name, why }| Fault {
            ply: ply + 1,
            name,
            why,
        })
}

impl Visitor for &Played {
    type Output = Result<Found, IllegalMove>;

    fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Result<Found, IllegalMove> {
        let mut found = Found::default();
        let mut state = game.start();
        let mut legal = Vec::new();
        for (ply, name) in self.moves.iter().enumerate() {
            legal.clear();
            game.moves(&state, &mut legal);
            let names: Vec<String> = legal.iter().map(|&mv| game.name(&state, mv)).collect();
            let Some(place) = names.iter().position(|legal| legal == name) else {
                // The fault in the words that the page uses.
                let fault = replay(&game, &self.moves[..=ply]).err();
                return Err(fault.expect("the same name is refused again"));
            };
            found.legal_counts.push(names.len() as u32);
            found.legal_hash.push(hash(names));
            game.play(&mut state, legal[place]);
        }
        let score = game.score(&state);
        found.half_points = Seat::all(game.seats()).map(|seat| score[seat]).collect();
        found.over = game.turn(&state) == Turn::Over;
        if found.over {
            found.winners = winners(game.seats(), &game.payoff(&state));
        }
        Ok(found)
    }
}

fn hash(mut names: Vec<String>) -> String {
    names.sort();
    let digest = Sha256::digest(names.join("\n"));
    digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

/// The seats, counted from 1, that share the best result.
fn winners(seats: u8, payoff: &BySeat<f32>) -> Vec<u8> {
    let best = Seat::all(seats).map(|seat| payoff[seat]).fold(0.0, f32::max);
    let won = |seat: &Seat| payoff[*seat] == best;
    Seat::all(seats).filter(won).map(|seat| seat.0 + 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_answered_with_what_was_legal_and_who_won() {
        let text = br#"{"game":"linage","options":"size=3.komi=bid","moves":
            ["komi-9_5","vertical","a2","a3","a1","pass","pass"],"id":0}"#;
        let wanted = Found {
            legal_counts: vec![11, 2, 10, 7, 7, 1, 1],
            legal_hash: [
                "aaf94d8b", "b11dff86", "762fb8b4", "58d58162", "094631d8", "d74ff0ee", "d74ff0ee",
            ]
            .map(String::from)
            .to_vec(),
            half_points: vec![19, 12],
            winners: vec![1],
            over: true,
        };
        assert_eq!(reply(text), Reply::Found(wanted));
    }

    #[test]
    fn an_unfinished_game_has_no_winners() {
        let text = br#"{"game":"linage","options":"size=3.komi=0","moves":["b1","b2","b3","pass"]}"#;
        let Reply::Found(found) = reply(text) else {
            panic!("refused")
        };
        assert_eq!(
            (found.over, found.winners, found.half_points),
            (false, vec![], vec![12, 0])
        );
    }

    #[test]
    fn a_draw_is_shared() {
        let text = br#"{"game":"linage","options":"size=5.komi=0","moves":["pass","pass"]}"#;
        let Reply::Found(found) = reply(text) else {
            panic!("refused")
        };
        assert_eq!(found.winners, [1, 2]);
    }

    #[test]
    fn a_fault_names_the_ply_and_the_run_goes_on() {
        let lines = [
            r#"{"game":"linage","options":"size=5.komi=0","moves":["a2","b1"]}"#,
            r#"{"game":"chess","moves":[]}"#,
            r#"{"game":"linage","options":"sise=5","moves":[]}"#,
            "nonsense",
            r#"{"game":"linage","options":"size=5.komi=0","moves":["a2"]}"#,
        ];
        let mut out = Vec::new();
        Replay {}.run(lines.join("\n").as_bytes(), &mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        let told: Vec<&str> = out.lines().collect();
        assert_eq!(
            told[0],
            r#"{"error":{"ply":2,"name":"b1","why":"would cut off a region without a line"}}"#
        );
        assert!(told[1].starts_with(r#"{"error":{"ply":0,"name":"chess","why":"no game is called"#));
        assert!(told[2].starts_with(r#"{"error":{"ply":0,"name":"sise=5","why":"option \"sise\": unknown"#));
        assert!(told[3].starts_with(r#"{"error":{"ply":0,"name":"nonsense","why":"not a game as JSON"#));
        assert!(told[4].starts_with(r#"{"legal_counts":[26],"#));
    }
}
