//! Puzzles found in the games of a corpus, before it is chosen which of them are kept.

use std::sync::Arc;

use super::best::{NotBest, prove_best};
use super::criteria::{Rejection, examine};
use super::prover::{Limits, Prover};
use super::theme::theme;
use tessera_core::game::Turn;
use tessera_games::catalog::GameId;
use tessera_games::play::{Notation, Record, find_move};
use tessera_protocol::puzzles::{Goal, Puzzle, Source, Theme};
use tessera_report::CorpusHeader;
use tessera_search::Heuristics;

/// After so many choices in a row that are not solved, nothing earlier in the game is tried.
const MOST_UNSOLVED: u32 = 2;
/// How many positions were looked at, and what became of them.
#[derive(Clone, Copy, Default, Debug, serde::Serialize)]
pub(super) struct Counts {
    pub games: u64,
    /// The choices that were looked at.
    pub choices: u64,
    /// Choices that were not solved within the limits.
    pub unsolved: u64,
    /// Choices of a seat that does not win.
    pub not_won: u64,
    /// Choices at which several moves win.
    pub several: u64,
    /// Choices at which every other move loses within two plies.
    pub forced: u64,
    /// Puzzles thrown out because nothing is left to find after the first move.
    pub dull: u64,
    /// Puzzles thrown out because another of the same game lies near.
    pub near: u64,
    /// Puzzles thrown out because they are another one mirrored or rotated.
    pub symmetric: u64,
    /// Puzzles thrown out because they could not be listed.
    pub aside: u64,
    pub found: u64,
}

/// Finds puzzles in the games of a corpus of a game without chance.
pub(super) struct Miner<'g, G: Heuristics> {
    id: GameId,
    game: &'g Arc<G>,
    prover: Prover<'g, G>,
    most_plies: usize,
    /// How many steps the exact search of a placement makes at most where tiles are drawn.
    best_steps: u32,
    /// What became of the positions.
    pub counts: Counts,
}

impl Counts {
    /// Adds the counts of other positions.
    pub fn add(&mut self, other: &Counts) {
        let Counts {
            games,
            choices,
            unsolved,
            not_won,
            several,
            forced,
            dull,
            near,
            symmetric,
            aside,
            found,
        } = other;
        self.games += games;
        self.choices += choices;
        self.unsolved += unsolved;
        self.not_won += not_won;
        self.several += several;
        self.forced += forced;
        self.dull += dull;
        self.near += near;
        self.symmetric += symmetric;
        self.aside += aside;
        self.found += found;
    }
}

impl<'g, G: Notation + Heuristics + 'static> Miner<'g, G> {
    /// A miner that looks at so many plies at most before the end of a game.
    pub fn new(id: GameId, game: &'g Arc<G>, limits: Limits, most_plies: usize) -> Miner<'g, G> {
        Miner {
            id,
            game,
            prover: Prover::new(game, limits),
            most_plies,
            best_steps: limits.best_steps,
            counts: Counts::default(),
        }
    }

    /// How many positions the solver has searched.
    pub fn positions(&self) -> u64 {
        self.prover.positions()
    }

    /// The puzzles of a game, whose ids are still empty, each with the number of plies before it.
    pub fn puzzles(&mut self, header: &CorpusHeader, index: u64, record: &Record) -> Vec<(usize, Puzzle)> {
        let game = &**self.game;
        let (mut states, mut legal) = (vec![game.start()], Vec::new());
        for name in &record.names {
            let state = states.last().expect("the start");
            // A record ends where a seat resigns.
            let Some(mv) = find_move(game, state, name, &mut legal) else {
                break;
            };
            let mut after = state.clone();
            game.play(&mut after, mv);
            states.push(after);
        }
        let mut found: Vec<(usize, Puzzle)> = Vec::new();
        let mut unsolved = 0;
        let least = (states.len() - 1).saturating_sub(self.most_plies);
        for ply in (least..states.len() - 1).rev() {
            let state = &states[ply];
            if unsolved == MOST_UNSOLVED {
                break;
            }
            match self.puzzle(header, index, record, ply, state) {
                Err(Rejection::Unsolved) => unsolved += 1,
                Err(Rejection::Settled) => {}
                Err(_) => unsolved = 0,
                Ok(puzzle) => {
                    unsolved = 0;
                    // The record was played a moment ago.
                    match puzzle.unlisted_reason(self.id) {
                        Ok(None) => found.push((ply, puzzle)),
                        _ => self.counts.aside += 1,
                    }
                }
            }
        }
        found
    }

    /// The puzzle of a position.
    fn puzzle(
        &mut self,
        header: &CorpusHeader,
        index: u64,
        record: &Record,
        ply: usize,
        state: &G::State,
    ) -> Result<Puzzle, Rejection> {
        let has_chance = self.game.turn(&self.game.start()) == Turn::Chance;
        let proven = if has_chance {
            self.best_puzzle(state)
        } else {
            self.won_puzzle(state)
        };
        let count = match &proven {
            Err(Rejection::Settled) => return proven,
            Err(Rejection::Unsolved) => &mut self.counts.unsolved,
            Err(Rejection::NotWon) => &mut self.counts.not_won,
            Err(Rejection::Several) => &mut self.counts.several,
            Err(Rejection::Forced) => &mut self.counts.forced,
            Err(Rejection::Dull) => &mut self.counts.dull,
            Ok(_) => &mut 0,
        };
        *count += 1;
        self.counts.choices += 1;
        let record = Record {
            names: record.names[..ply].to_vec(),
            ..record.clone()
        };
        Ok(Puzzle {
            record: record.to_string(),
            source: Source {
                engine: header.engine.clone(),
                steps: header.steps,
                seed: header.seed,
                game: index,
            },
            ..proven?
        })
    }

    /// The puzzle of a position whose goal is to win, without its record and source.
    fn won_puzzle(&mut self, state: &G::State) -> Result<Puzzle, Rejection> {
        let facts = prove(&mut self.prover, state)?;
        Ok(Puzzle {
            seat: facts.seat,
            plies: facts.line.len() as u32,
            first: facts.first,
            line: facts.line,
            later: facts.later,
            rating: facts.rating,
            ..blank(Goal::Win, facts.theme)
        })
    }

    /// The puzzle of a position whose goal is the best move, without its record and source.
    fn best_puzzle(&self, state: &G::State) -> Result<Puzzle, Rejection> {
        let facts = prove_best(self.game, state, self.best_steps).map_err(|why| match why {
            NotBest::NoChoice => Rejection::Settled,
            NotBest::Unsolved => Rejection::Unsolved,
            NotBest::Close => Rejection::Several,
            NotBest::Obvious => Rejection::Dull,
        })?;
        Ok(Puzzle {
            seat: facts.seat,
            plies: facts.line.len() as u32,
            first: vec![facts.line.join(".")],
            line: facts.line,
            rating: facts.rating,
            margin: Some(facts.margin),
            ..blank(Goal::Best, facts.theme)
        })
    }
}

/// A puzzle without anything but its goal and theme.
pub(super) fn blank(goal: Goal, theme: Theme) -> Puzzle {
    Puzzle {
        id: String::new(),
        record: String::new(),
        seat: 0,
        goal,
        first: Vec::new(),
        line: Vec::new(),
        later: Vec::new(),
        plies: 0,
        rating: 1.0,
        margin: None,
        theme,
        source: Source {
            engine: String::new(),
            steps: 0,
            seed: 0,
            game: 0,
        },
        aside: None,
    }
}

/// What is proven of a puzzle whose goal is to win.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Facts {
    /// The seat that wins, counted from 1.
    pub seat: u8,
    /// The first moves that win.
    pub first: Vec<String>,
    /// The names of the plies of the line.
    pub line: Vec<String>,
    /// All moves that win at each later own ply of the line.
    pub later: Vec<Vec<String>>,
    pub rating: f64,
    pub theme: Theme,
}

/// Proves that a position is a puzzle, from scratch but for what the prover has found of other positions.
pub(super) fn prove<G: Notation + Heuristics>(
    prover: &mut Prover<G>,
    state: &G::State,
) -> Result<Facts, Rejection> {
    let found = examine(prover, state)?;
    let game = prover.game;
    let Turn::Seat(seat) = game.turn(state) else {
        return Err(Rejection::Settled);
    };
    let (mut line, mut later) = (Vec::new(), Vec::new());
    let (mut after, mut winning) = (state.clone(), found.later.iter());
    for &mv in &found.line {
        if game.turn(&after) == Turn::Seat(seat) && !line.is_empty() {
            later.extend(
                winning
                    .next()
                    .map(|moves| moves.iter().map(|&mv| game.name(&after, mv)).collect()),
            );
        }
        line.push(game.name(&after, mv));
        game.play(&mut after, mv);
    }
    Ok(Facts {
        seat: seat.0 + 1,
        line,
        later,
        first: found.first.iter().map(|&mv| game.name(state, mv)).collect(),
        // Six digits say all that a rating has to say.
        rating: rounded(found.rating),
        theme: theme(game, state, found.line[0]),
    })
}

/// A rating rounded to six significant digits.
fn rounded(rating: f64) -> f64 {
    format!("{rating:.5e}").parse().unwrap_or(rating)
}
