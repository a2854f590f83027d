//! Whole games of slow, literal reference programs, replayed on the real rules: before every ply the same
//! legal moves, at the end the same scores and the same winner.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde::Deserialize;
use sha2::{Digest, Sha256};

use tessera_core::game::{BySeat, Seat, Turn};
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options};
use tessera_search::Heuristics;

/// A line of a vector file; `tests/vectors/*.jsonl`.
#[derive(Deserialize)]
struct Played {
    id: u32,
    game: String,
    options: String,
    moves: Vec<String>,
    legal_counts: Vec<usize>,
    legal_hash: Vec<String>,
    /// By seat.
    final_half_points: Vec<i32>,
    /// The winner's seat counted from 1, 0 for a draw; games of two.
    winner: Option<u8>,
    /// The seats, counted from 1, that share the best result; games of more.
    winners: Option<Vec<u8>>,
}

/// The first eight hex digits of the SHA-256 of the names in byte order, a line each.
fn hash(names: &BTreeSet<String>) -> String {
    let lines: Vec<&str> = names.iter().map(String::as_str).collect();
    let digest = Sha256::digest(lines.join("\n"));
    digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

/// The seats, counted from 1, that earned the most.
fn winners(seats: u8, payoff: &BySeat<f32>) -> Vec<u8> {
    let best = Seat::all(seats)
        .map(|seat| payoff[seat])
        .fold(f32::NEG_INFINITY, f32::max);
    Seat::all(seats)
        .filter(|&seat| payoff[seat] == best)
        .map(|seat| seat.0 + 1)
        .collect()
}

impl Visitor for &Played {
    type Output = Result<(), String>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Result<(), String> {
        let mut state = game.start();
        let mut legal = Vec::new();
        for (ply, wanted) in self.moves.iter().enumerate() {
            legal.clear();
            game.moves(&state, &mut legal);
            let names: BTreeSet<String> = legal.iter().map(|&mv| game.name(&state, mv)).collect();
            if names.len() != self.legal_counts[ply] || hash(&names) != self.legal_hash[ply] {
                let (ours, theirs) = (names.len(), self.legal_counts[ply]);
                let all = names.into_iter().collect::<Vec<_>>().join(" ");
                return Err(format!(
                    "ply {}: {ours} legal moves, {theirs} in the vector ({:+}), hash {}; ours: {all}",
                    ply + 1,
                    ours as i64 - theirs as i64,
                    self.legal_hash[ply],
                ));
            }
            let mv = legal.iter().find(|&&mv| game.name(&state, mv) == *wanted);
            let mv = *mv.ok_or_else(|| format!("ply {}: {wanted} is not legal", ply + 1))?;
            game.play(&mut state, mv);
        }
        if game.turn(&state) != Turn::Over {
            return Err("not over after its last ply".into());
        }
        let score = game.score(&state);
        let halves: Vec<i32> = Seat::all(game.seats()).map(|seat| score[seat]).collect();
        if halves != self.final_half_points {
            return Err(format!(
                "final half points {halves:?}, {:?} in the vector",
                self.final_half_points
            ));
        }
        let ours = winners(game.seats(), &game.payoff(&state));
        let theirs = match (&self.winners, self.winner) {
            (Some(seats), _) => seats.clone(),
            (None, Some(0)) => vec![1, 2],
            (None, Some(seat)) => vec![seat],
            (None, None) => return Err("the vector names no winner".into()),
        };
        if ours != theirs {
            return Err(format!("won by seats {ours:?}, {theirs:?} in the vector"));
        }
        Ok(())
    }
}

#[test]
fn every_vector_game_is_replayed_move_by_move() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    for &game in GameId::KNOWN {
        let id = game.about().id;
        let file = format!("{id}.jsonl");
        let text = fs::read_to_string(folder.join(&file))
            .unwrap_or_else(|error| panic!("tests/vectors/{file}, which every game needs: {error}"));
        let mut faults = Vec::new();
        let mut games = 0;
        for line in text.lines() {
            let played: Played = serde_json::from_str(line)
                .unwrap_or_else(|error| panic!("{file}, line {}: {error}", games + 1));
            assert_eq!(played.game, id, "{file}, line {}", games + 1);
            let options = Options::parse(&played.options).expect("vector options");
            let outcome = catalog::with(game, &options, &played).expect("vector options");
            if let Err(fault) = outcome {
                faults.push(format!("{id} {} (id {}), {fault}", played.options, played.id));
            }
            games += 1;
        }
        assert!(games > 0, "{file} is empty");
        assert!(
            faults.is_empty(),
            "{} of {games} games differ:\n{}",
            faults.len(),
            faults[..faults.len().min(10)].join("\n")
        );
    }
}
