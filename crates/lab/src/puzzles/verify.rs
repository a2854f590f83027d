//! Published puzzles proven from scratch.

use std::sync::Arc;
use std::time::Instant;

use rand::RngExt;
use serde::Serialize;

use super::best::prove_best;
use super::candidates::prove;
use super::prover::{Limits, Prover};
use super::rounding::rounded;
use tessera_cli::failure::Failure;
use tessera_core::game::dice;
use tessera_games::catalog::{self, Visitor};
use tessera_games::play::{Notation, Record, replay};
use tessera_protocol::puzzles::{Goal, Puzzle, PuzzleFile};
use tessera_search::Heuristics;

/// How puzzles are proven.
pub(super) struct Verification {
    pub limits: Limits,
    /// One puzzle in so many is proven.
    pub one_in: u32,
    /// The seed that draws the first of them.
    pub seed: u64,
}

/// What was proven of a file.
#[derive(Serialize, Debug)]
pub(super) struct Proven {
    game: &'static str,
    puzzles: usize,
    /// How many of them were proven.
    proven: usize,
    /// How many positions the solver searched.
    positions: u64,
    seconds: f64,
}

impl Verification {
    /// Proves the puzzles of a file. Error: one of them is not what it says.
    pub fn prove(&self, file: &PuzzleFile) -> Result<Proven, Failure> {
        let begin = Instant::now();
        let mut dice = dice(self.seed);
        let (mut proven, mut positions) = (0, 0);
        // However few puzzles there are, one is proven.
        let apart = file.puzzles.len().clamp(1, self.one_in as usize);
        let first = dice.random_range(0..apart);
        for puzzle in file.puzzles.iter().skip(first).step_by(self.one_in as usize) {
            let bad = |why: String| Failure::Usage(format!("{}: {why}", puzzle.id));
            let record = Record::parse(&puzzle.record).map_err(|why| bad(why.to_string()))?;
            let proof = ProvePuzzle {
                limits: self.limits,
                puzzle,
                names: &record.names,
            };
            let proof = catalog::with(file.game, &record.options, proof);
            positions += proof.map_err(Failure::usage)?.map_err(bad)?;
            proven += 1;
        }
        Ok(Proven {
            game: file.game.id(),
            puzzles: file.puzzles.len(),
            proven,
            positions,
            seconds: rounded(begin.elapsed().as_secs_f64()),
        })
    }
}

/// Proves a puzzle; the result is how many positions were searched, or what differs.
struct ProvePuzzle<'a> {
    limits: Limits,
    puzzle: &'a Puzzle,
    names: &'a [String],
}

impl Visitor for ProvePuzzle<'_> {
    type Output = Result<u64, String>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        let state = replay(&game, self.names).map_err(|why| why.to_string())?;
        let puzzle = self.puzzle;
        let differs = |what: &str, proven: String| Err(format!("{what}: proven is {proven}"));
        if puzzle.goal == Goal::Best {
            let game = Arc::new(game);
            let facts = prove_best(&game, &state, self.limits.best_steps);
            let facts = facts.map_err(|why| format!("it is no puzzle: {why:?}"))?;
            return match puzzle {
                _ if puzzle.first != [facts.line.join(".")] => differs("first", facts.line.join(".")),
                _ if puzzle.line != facts.line => differs("line", facts.line.join(".")),
                _ if puzzle.margin != Some(facts.margin) => differs("margin", facts.margin.to_string()),
                _ if puzzle.rating != facts.rating => differs("rating", facts.rating.to_string()),
                _ if puzzle.theme != facts.theme => differs("theme", format!("{:?}", facts.theme)),
                _ => Ok(0),
            };
        }
        let mut prover = Prover::new(&game, self.limits);
        let facts = prove(&mut prover, &state).map_err(|why| format!("it is no puzzle: {why:?}"))?;
        if facts.first != puzzle.first {
            return differs("first", facts.first.join(" "));
        }
        if facts.line != puzzle.line {
            return differs("line", facts.line.join("."));
        }
        if facts.later != puzzle.later {
            let of_ply = |names: &Vec<String>| names.join(" ");
            return differs(
                "later",
                facts.later.iter().map(of_ply).collect::<Vec<_>>().join(", "),
            );
        }
        if facts.rating != puzzle.rating {
            return differs("rating", facts.rating.to_string());
        }
        if facts.theme != puzzle.theme {
            return differs("theme", format!("{:?}", facts.theme));
        }
        Ok(prover.positions())
    }
}
