//! `lab perft`: counts games and positions by depth, exactly.

use std::collections::HashMap;
use std::io::Write;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::arguments;
use super::experiment::{Experiment, Rules, Setting};
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_core::game::{Game, Turn};
use tessera_games::catalog::GameId;
use tessera_games::play::Options;

/// Count the games of each length and the positions that they reach; print one line per depth.
///
/// A line is {"depth":2,"leaves":83,"terminal":1,"distinct":51}: the games of that many plies, how many of them
/// are over, and the number of different positions. Each position is expanded once, weighted by the number of games
/// that lead to it, so memory is the limit and not time.
#[derive(Args)]
pub(super) struct Perft {
    /// The game
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// Its options, written as in a record, "" for none
    #[arg(value_parser = arguments::options)]
    options: Options,
    /// The greatest depth in plies
    depth: u32,
}

/// A line of the output.
#[derive(Serialize, PartialEq, Debug)]
struct Count {
    depth: u32,
    leaves: u64,
    terminal: u64,
    distinct: usize,
}

impl Experiment for Perft {
    fn setting(&self) -> Result<Setting, Failure> {
        Ok(Setting {
            game: self.game,
            options: self.options.clone(),
        })
    }

    fn work<G: Rules>(&self, game: &Arc<G>, _: &Setting, out: &mut impl Write) -> Result<(), Failure> {
        let start = game.start();
        let mut level = Level::from([(game.key(&start), (start, 1))]);
        for depth in 0..=self.depth {
            if depth > 0 {
                level = next_level(&**game, &level).ok_or_else(|| {
                    Failure::usage(format!(
                        "depth {depth} has more games than 64 bits can count; ask for less"
                    ))
                })?;
            }
            let over = |(state, _): &&(G::State, u64)| game.turn(state) == Turn::Over;
            let count = Count {
                depth,
                // `next_level` has checked that the sum does not overflow.
                leaves: level.values().map(|(_, games)| games).sum(),
                terminal: level.values().filter(over).map(|(_, games)| games).sum(),
                distinct: level.len(),
            };
            json_line::write(out, &count)?;
        }
        Ok(())
    }
}

/// The positions of one depth by their keys, each with the number of games that lead to it.
type Level<S> = HashMap<u64, (S, u64)>;

/// The positions one ply deeper; `None` if the number of their games overflows.
fn next_level<G: Game>(game: &G, level: &Level<G::State>) -> Option<Level<G::State>> {
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
