//! `lab replay`: replays games move by move, so that other programs can be compared with these rules.

use std::io::{BufRead, Write};

use clap::Args;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use tessera_cli::bounded_line::{self, LINE_LIMIT, LineRead};
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_core::game::{BySeat, Seat, Turn};
use tessera_core::language::Language;
use tessera_core::quoted::shortened;
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, BadGame, GameId};
use tessera_games::play::{IllegalMove, Notation, Options, RESIGN, Record, payoff_by_resignation};
use tessera_search::Heuristics;

/// Replay games from standard input, one a line, and print the legal moves and the winners.
///
/// A line is {"game":"linage","options":"size=9.komi=bid","moves":["komi-6_5","vertical","c5"]}; other keys
/// are ignored. The answer to each is a line {"legal_counts":[..],"legal_hash":[..],"half_points":[..],
/// "winners":[..],"over":true}. "legal_counts" is the number of legal moves before each move; "legal_hash" the
/// first eight hexadecimal digits of the SHA-256 of their names, sorted by bytes and joined by line feeds;
/// "half_points" the scores by seat; "winners" the seats, counted from 1, that share the best result of a finished
/// game. "resigned" lists the seats, counted from 1, that have resigned (the name "resign"), and is left out where none
/// has. The answer to a bad line is {"error":{"ply":3,"name":"c5","why":".."}}; plies are counted from 1, and 0
/// is the line itself.
#[derive(Args)]
pub(super) struct Replay {}

/// A line of the input: a game to replay.
#[derive(Deserialize)]
struct MoveList {
    game: String,
    #[serde(default)]
    options: String,
    moves: Vec<String>,
}

/// The result of a replayed game.
#[derive(Serialize, Default, PartialEq, Debug)]
struct Replayed {
    legal_counts: Vec<u32>,
    legal_hash: Vec<String>,
    half_points: Vec<i32>,
    winners: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    resigned: Vec<u8>,
    over: bool,
}

/// The place and reason of a bad line.
#[derive(Serialize, PartialEq, Debug)]
struct Fault {
    /// Counted from 1; 0 for the line itself.
    ply: usize,
    name: String,
    why: String,
}

/// A line of the output.
#[derive(Serialize, PartialEq, Debug)]
#[serde(untagged)]
enum Reply {
    Replayed(Replayed),
    Fault { error: Fault },
}

impl Replay {
    /// Writes the answer to every line of the input.
    pub fn run(&self, mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let mut text = Vec::new();
        loop {
            let reply = match bounded_line::read(&mut input, LINE_LIMIT, &mut text)? {
                LineRead::End => return Ok(()),
                LineRead::Line => reply(text.strip_suffix(b"\n").unwrap_or(&text)),
                LineRead::TooLong => Reply::Fault {
                    error: bad_line("", bounded_line::too_long(LINE_LIMIT)),
                },
            };
            json_line::write(out, &reply)?;
        }
    }
}

fn reply(text: &[u8]) -> Reply {
    match replay_line(text) {
        Ok(replayed) => Reply::Replayed(replayed),
        Err(error) => Reply::Fault { error },
    }
}

/// The fault of a line itself.
fn bad_line(name: &str, why: String) -> Fault {
    Fault {
        ply: 0,
        name: shortened(name).into_owned(),
        why,
    }
}

fn replay_line(text: &[u8]) -> Result<Replayed, Fault> {
    let list: MoveList = serde_json::from_slice(text).map_err(|error| {
        bad_line(
            &String::from_utf8_lossy(text),
            format!("expected a game as a line of JSON: {error}"),
        )
    })?;
    let game = GameId::find(&list.game)
        .ok_or_else(|| bad_line(&list.game, BadGame::Unknown(list.game.clone()).to_string()))?;
    Options::parse(&list.options)
        .and_then(|options| catalog::with(game, &options, &list))
        .map_err(|error| bad_line(&list.options, error.to_string()))?
        .map_err(|illegal| fault(&list, illegal))
}

/// The fault with the page's sentence for the illegal move.
fn fault(list: &MoveList, IllegalMove { ply, name }: IllegalMove) -> Fault {
    let record = Record {
        game: list.game.clone(),
        options: Options::parse(&list.options).unwrap_or_default(),
        names: list.moves[..=ply].to_vec(),
        shown: None,
    };
    let replayed = catalog::replayed(&record, Language::English);
    let refused = replayed.ok().and_then(|(_, refused)| refused);
    Fault {
        ply: ply + 1,
        name: shortened(&name).into_owned(),
        why: refused.map(|refused| refused.why).unwrap_or_default(),
    }
}

impl Visitor for &MoveList {
    type Output = Result<Replayed, IllegalMove>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Result<Replayed, IllegalMove> {
        let mut result = Replayed::default();
        let mut state = game.start();
        let mut legal = Vec::new();
        let mut ended_by = None;
        for (ply, name) in self.moves.iter().enumerate() {
            legal.clear();
            if ended_by.is_none() {
                game.moves(&state, &mut legal);
            }
            let names: Vec<String> = legal.iter().map(|&mv| game.name(&state, mv)).collect();
            if let (RESIGN, Turn::Seat(seat), None) = (name.as_str(), game.turn(&state), ended_by) {
                result.legal_counts.push(names.len() as u32);
                result.legal_hash.push(hash(names));
                result.resigned.push(seat.0 + 1);
                ended_by = (!game.leave(&mut state)).then_some(seat);
                continue;
            }
            let Some(index) = names.iter().position(|legal| legal == name) else {
                return Err(IllegalMove {
                    ply,
                    name: name.clone(),
                });
            };
            result.legal_counts.push(names.len() as u32);
            result.legal_hash.push(hash(names));
            game.play(&mut state, legal[index]);
        }
        let score = game.score(&state);
        result.half_points = Seat::all(game.seats()).map(|seat| score[seat]).collect();
        result.over = ended_by.is_some() || game.turn(&state) == Turn::Over;
        if result.over {
            let payoff = match ended_by {
                Some(seat) => payoff_by_resignation(&game, &state, seat),
                None => game.payoff(&state),
            };
            result.winners = winners(game.seats(), &payoff);
        }
        Ok(result)
    }
}

/// The first eight hexadecimal digits of the SHA-256 of the sorted names.
fn hash(mut names: Vec<String>) -> String {
    names.sort();
    let digest = Sha256::digest(names.join("\n"));
    digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

/// The seats, counted from 1, that share the best result.
pub(super) fn winners(seats: u8, payoff: &BySeat<f32>) -> Vec<u8> {
    let best = Seat::all(seats).map(|seat| payoff[seat]).fold(0.0, f32::max);
    let won = |seat: &Seat| payoff[*seat] == best;
    Seat::all(seats).filter(won).map(|seat| seat.0 + 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_to_a_game_counts_its_legal_moves_and_names_the_winner() {
        let text = br#"{"game":"linage","options":"size=3.komi=bid","moves":
            ["komi-9_5","vertical","a2","a3","a1","pass","pass"],"id":0}"#;
        let expected = Replayed {
            legal_counts: vec![11, 2, 10, 7, 7, 1, 1],
            legal_hash: [
                "aaf94d8b", "b11dff86", "762fb8b4", "58d58162", "094631d8", "d74ff0ee", "d74ff0ee",
            ]
            .map(String::from)
            .to_vec(),
            half_points: vec![19, 12],
            winners: vec![1],
            resigned: vec![],
            over: true,
        };
        assert_eq!(reply(text), Reply::Replayed(expected));
    }

    #[test]
    fn an_unfinished_game_has_no_winners() {
        let text = br#"{"game":"linage","options":"size=3.komi=0","moves":["b1","b2","b3","pass"]}"#;
        let Reply::Replayed(result) = reply(text) else {
            panic!("refused")
        };
        assert_eq!(
            (result.over, result.winners, result.half_points),
            (false, vec![], vec![12, 0])
        );
    }

    #[test]
    fn a_resignation_ends_a_game_of_two_and_takes_a_seat_out_of_a_larger_one() {
        let replayed = |text: &str| match reply(text.as_bytes()) {
            Reply::Replayed(result) => result,
            Reply::Fault { error } => panic!("{error:?}"),
        };
        let two = replayed(r#"{"game":"linage","options":"size=5.komi=0","moves":["c3","resign"]}"#);
        assert_eq!((two.over, two.resigned, two.winners), (true, vec![2], vec![1]));
        assert_eq!(two.legal_counts.len(), 2);
        let moves = r#"["D","resign","1_0_0","resign"]"#;
        let line = |players: u8| {
            format!(r#"{{"game":"carcassonne","options":"players={players}","moves":{moves}}}"#)
        };
        let three = replayed(&line(3));
        assert_eq!(
            (three.over, three.resigned, three.winners),
            (true, vec![1, 2], vec![3])
        );
        let four = replayed(&line(4));
        assert_eq!((four.over, four.resigned), (false, vec![1, 2]));
        for bad in [
            r#"{"game":"linage","options":"size=5.komi=0","moves":["resign","c3"]}"#,
            r#"{"game":"linage","options":"size=5.komi=0","moves":["resign","resign"]}"#,
            r#"{"game":"carcassonne","moves":["resign"]}"#,
        ] {
            assert!(matches!(reply(bad.as_bytes()), Reply::Fault { .. }), "{bad}");
        }
    }

    #[test]
    fn both_seats_win_a_draw() {
        let text = br#"{"game":"linage","options":"size=5.komi=0","moves":["pass","pass"]}"#;
        let Reply::Replayed(result) = reply(text) else {
            panic!("refused")
        };
        assert_eq!(result.winners, [1, 2]);
    }

    #[test]
    fn a_bad_line_is_answered_with_the_ply_and_the_run_continues() {
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
        let replies: Vec<&str> = out.lines().collect();
        assert_eq!(
            replies[0],
            r#"{"error":{"ply":2,"name":"b1","why":"would cut off a region without a line"}}"#
        );
        assert!(replies[1].starts_with(r#"{"error":{"ply":0,"name":"chess","why":"no game is called"#));
        assert!(
            replies[2].starts_with(r#"{"error":{"ply":0,"name":"sise=5","why":"option \"sise\": unknown"#)
        );
        assert!(
            replies[3].starts_with(
                r#"{"error":{"ply":0,"name":"nonsense","why":"expected a game as a line of JSON"#
            )
        );
        assert!(replies[4].starts_with(r#"{"legal_counts":[26],"#));
    }
}
