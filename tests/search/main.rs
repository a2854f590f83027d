//! The laws of the searches, on games small enough to be known exactly and on the games of the catalogue.

mod alloc;
mod bids;
mod endings;
mod ends;
mod engines;
mod exact;
mod exact_solver;
mod flat;
mod graceful;
mod grave;
mod greedy;
mod max_n;
mod mcts;
mod merging;
mod oracle;
mod result;
mod sample;
mod solved;
mod star;
mod steps;
mod toys;
mod uct;
#[path = "../whole.rs"]
mod whole;

use std::sync::Arc;

use exact::{best_play, worth};
use tessera_core::game::{Dice, Game, dice};
use tessera_search::{Flat, Line, Search, SearchResult, Uct, UctConfig};
use toys::TicTacToe;

/// The position `X.O / .X. / O..`, row by row: X is to move and wins only in the corner 8.
const CORNER: TicTacToe = TicTacToe(&[0, 2, 4, 6]);

/// Takes this many steps and returns the result.
fn think<M>(search: &mut dyn Search<M>, steps: u32, dice: &mut Dice) -> SearchResult<M> {
    (0..steps).for_each(|_| _ = search.step(dice));
    search.result()
}

/// The result of UCT with its usual settings on the game's start.
fn uct<G: Game + Clone>(game: &G, steps: u32, seed: u64) -> SearchResult<G::Move> {
    think(
        &mut Uct::new(Arc::new(game.clone()), &game.start(), UctConfig::default()),
        steps,
        &mut dice(seed),
    )
}

/// The result of flat Monte Carlo on the game's start.
fn flat<G: Game + Clone>(game: &G, steps: u32, seed: u64) -> SearchResult<G::Move> {
    think(
        &mut Flat::new(Arc::new(game.clone()), &game.start()),
        steps,
        &mut dice(seed),
    )
}

/// Asserts that a result plays a best move and gives its value within a tolerance.
#[track_caller]
fn assert_right<G: Game>(game: &G, result: &SearchResult<G::Move>, tolerance: f64, seed: u64) {
    let worth = worth(game, &game.start(), best_play);
    let highest = worth.iter().map(|&(_, value)| value).fold(0.0, f64::max);
    let best = result.best().expect("there is a move");
    assert!(
        worth.contains(&(best.mv, highest)) && (f64::from(best.value) - highest).abs() <= tolerance,
        "seed {seed}: plays {:?} for {}, exactly {worth:?}",
        best.mv,
        best.value,
    );
}

/// Pearson's chi-squared of the counts against the expected shares.
fn chi_squared(seen: &[u32], weights: &[u32]) -> f64 {
    let (all, total) = (seen.iter().sum::<u32>(), weights.iter().sum::<u32>());
    let term = |(&seen, &weight): (&u32, &u32)| {
        let due = f64::from(all) * f64::from(weight) / f64::from(total);
        (f64::from(seen) - due).powi(2) / due
    };
    seen.iter().zip(weights).map(term).sum()
}

/// The lines in the order in which the game lists the moves.
fn by_place<M>(mut result: SearchResult<M>) -> Vec<Line<M>> {
    result.lines.sort_by_key(|line| line.place);
    result.lines
}
