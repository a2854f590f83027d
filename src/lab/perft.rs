//! Exact counts of games and positions by depth.

use std::collections::HashMap;
use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::arguments;
use super::failure::Failure;
use super::json_line;
use crate::catalog::{self, GameId};
use crate::game::{Game, Turn};
use crate::play::{Options, Show, Visitor};
use crate::search::Heuristics;

/// Count the games of exactly so many plies and the positions they reach, one line a depth.
///
/// A line is {"depth":2,"leaves":83,"terminal":1,"distinct":51}: the games of that many plies, those of them
/// that are over, and the different positions. Positions are counted once and weighted by the games that lead
/// to them, so memory and not time is the limit.
#[derive(Args)]
pub(super) struct Perft {
    /// The game's id
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// Its options as in a record, "" for none
    #[arg(value_parser = arguments::options)]
    options: Options,
    /// How many plies deep
    depth: u32,
}

#[derive(Serialize, PartialEq, Debug)]
struct Count {
    depth: u32,
    leaves: u64,
    terminal: u64,
    distinct: usize,
}

impl Perft {
    /// Writes a line a depth.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let counting = Counting {
            depth: self.depth,
            told: |count: Count| Ok(json_line::write(out, &count)?),
        };
        catalog::with(self.game, &self.options, counting).map_err(Failure::usage)?
    }
}

struct Counting<F> {
    depth: u32,
    told: F,
}

impl<F: FnMut(Count) -> Result<(), Failure>> Visitor for Counting<F> {
    type Output = Result<(), Failure>;

    fn visit<G: Show + Heuristics + 'static>(mut self, game: G) -> Result<(), Failure> {
        let start = game.start();
        let mut level = Level::from([(game.key(&start), (start, 1))]);
        for depth in 0..=self.depth {
            if depth > 0 {
                level = deeper(&game, &level).ok_or_else(|| {
                    Failure::usage(format!("depth {depth} has more games than 64 bits count"))
                })?;
            }
            let over = |(state, _): &&(G::State, u64)| game.turn(state) == Turn::Over;
            (self.told)(Count {
                depth,
                // The sum was checked where the level was made.
                leaves: level.values().map(|(_, games)| games).sum(),
                terminal: level.values().filter(over).map(|(_, games)| games).sum(),
                distinct: level.len(),
            })?;
        }
        Ok(())
    }
}

/// The positions of one depth by key, each with the number of games that lead to it.
type Level<S> = HashMap<u64, (S, u64)>;

/// The positions a ply on; `None` if their games are too many to count.
fn deeper<G: Game>(game: &G, level: &Level<G::State>) -> Option<Level<G::State>> {
    let mut next = Level::new();
    let mut legal = Vec::new();
    let mut all = 0u64;
    for (state, games) in level.values() {
        legal.clear();
        game.moves(state, &mut legal);
        for &mv in &legal {
            let mut after = state.clone();
            game.play(&mut after, mv);
            next.entry(game.key(&after)).or_insert((after, 0)).1 += games;
            all = all.checked_add(*games)?;
        }
    }
    Some(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linage_on_nine_points_has_the_counts_of_the_reference() {
        let perft = Perft {
            game: GameId::Linage,
            options: Options::parse("size=3.komi=0").unwrap(),
            depth: 4,
        };
        let mut out = Vec::new();
        perft.run(&mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        assert_eq!(
            out.lines().nth(2),
            Some(r#"{"depth":2,"leaves":83,"terminal":1,"distinct":51}"#)
        );
        assert_eq!(
            out.lines().nth(4),
            Some(r#"{"depth":4,"leaves":2033,"terminal":73,"distinct":250}"#)
        );
    }
}
