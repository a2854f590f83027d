//! Which level of the ladder finds the first move of a puzzle, and the band of difficulty that follows.

use std::sync::Arc;

use tessera_core::game::dice;
use tessera_engine as engine;
use tessera_games::catalog::GameId;
use tessera_games::play::Notation;
use tessera_protocol::ladder;
use tessera_protocol::{Budget, Engine};
use tessera_search::{Heuristics, Status};

/// How often each level is asked, with a seed each.
const SEEDS: u64 = 5;
/// A level finds a move if it plays it so often.
const ENOUGH: u64 = 3;
/// Puzzles that this level finds are of the first band.
const EASY_LEVEL: usize = 2;
/// Puzzles that no level below this one finds are of the second band at least.
const HARD_LEVEL: usize = 6;

/// The ratings from which on puzzles are of the second and the third band.
const BAND_RATINGS: [f64; 2] = [25.0, 150.0];

/// The lowest level with a number of steps that finds a first move; [`ladder::LEVELS`], whose engine has a time, if none
/// does.
pub(super) fn lowest_level<G: Heuristics + 'static>(
    id: GameId,
    game: &Arc<G>,
    state: &G::State,
    is_first: impl Fn(G::Move) -> bool,
) -> usize {
    lowest(id, |rung, steps, seed| {
        played(rung.engine, steps, seed, game, state).is_some_and(&is_first)
    })
}

/// The same for a choice of several plies, each of which is a question of its own.
pub(super) fn lowest_level_of_choice<G: Notation + Heuristics + 'static>(
    id: GameId,
    game: &Arc<G>,
    state: &G::State,
    names: &[String],
) -> usize {
    lowest(id, |rung, steps, seed| {
        let mut state = state.clone();
        names.iter().all(|name| {
            let mv = played(rung.engine, steps, seed, game, &state);
            let mv = mv.filter(|&mv| game.name(&state, mv) == *name);
            mv.inspect(|&mv| game.play(&mut state, mv)).is_some()
        })
    })
}

/// The lowest level of which enough tries succeed: `plays` is asked with the level, its steps and a seed.
fn lowest(id: GameId, plays: impl Fn(&ladder::Rung, u32, u64) -> bool) -> usize {
    let finds = |&(_, rung): &(usize, &ladder::Rung)| {
        let Budget::Steps(steps) = rung.budget else {
            return true;
        };
        let mut found = 0;
        for seed in 1..=SEEDS {
            found += u64::from(plays(rung, steps, seed));
            if found == ENOUGH || found + (SEEDS - seed) < ENOUGH {
                break;
            }
        }
        found == ENOUGH
    };
    let mut levels = (1..).zip(ladder::rungs(id).iter());
    levels
        .find(|level| finds(level))
        .map_or(ladder::LEVELS, |(level, _)| level)
}

/// The move that an engine plays after so many steps.
fn played<G: Heuristics + 'static>(
    engine: Engine,
    steps: u32,
    seed: u64,
    game: &Arc<G>,
    state: &G::State,
) -> Option<G::Move> {
    let mut search = engine::search(engine, game.clone(), state);
    let mut dice = dice(seed);
    for _ in 0..steps {
        if search.step(&mut dice) == Status::Finished {
            break;
        }
    }
    search.result().best().map(|line| line.mv)
}

/// The band of a puzzle with this rating, which this level finds and none below.
pub(super) fn band(rating: f64, level: usize) -> u8 {
    let by_rating = 1 + BAND_RATINGS.iter().filter(|&&least| rating >= least).count() as u8;
    match level {
        ..=EASY_LEVEL => 1,
        HARD_LEVEL.. => by_rating.max(2),
        _ => by_rating,
    }
}

/// The band of a puzzle whose goal is the best move: by the level that finds it alone.
pub(super) fn band_of_best(level: usize) -> u8 {
    match level {
        ..=EASY_LEVEL => 1,
        HARD_LEVEL.. => 3,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_follows_from_rating_and_level() {
        let of_rating = |rating: f64| band(rating, 4);
        assert_eq!([24.9, 25.0, 149.0, 150.0].map(of_rating), [1, 2, 2, 3]);
        let hard = |level| band(5_000.0, level);
        assert_eq!([1, 2, 3, 5, 6, 8].map(hard), [1, 1, 3, 3, 3, 3]);
        let easy = |level| band(3.0, level);
        assert_eq!([1, 2, 3, 5, 6, 8].map(easy), [1, 1, 1, 1, 2, 2]);
    }
}
