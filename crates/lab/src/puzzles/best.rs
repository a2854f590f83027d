//! Puzzles whose goal is the best move: choices near the end of a game with draws, whose value an exact search knows.

use std::sync::Arc;

use tessera_core::game::{Seat, Turn};
use tessera_games::play::Notation;
use tessera_protocol::puzzles::Theme;
use tessera_search::{Heuristics, MaxN, MoveEffect, Random, Search, Status};

/// By how many points of expected margin the best choice is better than the second at least.
pub(super) const LEAST_MARGIN: f64 = 1.0;
/// A choice that brings so many half points more at once than any other is obvious.
const OBVIOUS_LEAD: i32 = 4;
/// A puzzle has at least so many choices.
pub(super) const LEAST_CHOICES: usize = 6;
/// Differences below this are rounding.
const EQUAL: f32 = 1e-4;

/// A choice of two plies, a placement and a meeple, and what it is worth to the seat that makes it.
#[derive(Clone, Debug)]
pub(super) struct ValuedChoice<M> {
    /// The plies.
    pub moves: [M; 2],
    /// The expected payoff, in `0.0..=1.0`.
    pub payoff: f32,
    /// The expected margin at the end, in points.
    pub margin: f32,
}

/// Why a position is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NotBest {
    /// No seat makes a choice of two plies, or there are too few of them.
    NoChoice,
    /// The exact search does not end within the limit.
    Unsolved,
    /// Another choice is as good, or nearly.
    Close,
    /// The best choice is obvious: it brings more points at once than any other.
    Obvious,
}

/// What is proven of a puzzle whose goal is the best move.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct BestFacts {
    /// The seat that chooses, counted from 1.
    pub seat: u8,
    /// The names of the plies of the best choice.
    pub line: Vec<String>,
    /// How many choices there are.
    pub rating: f64,
    /// What the second-best choice loses, in points of expected margin.
    pub margin: f64,
    /// What the choice does.
    pub theme: Theme,
}

/// The exact values of all choices of the seat to move, the best first: by payoff, then by margin. The searches make so many
/// steps at most for each placement.
fn values<G: Heuristics>(
    game: &Arc<G>,
    state: &G::State,
    steps: u32,
) -> Result<Vec<ValuedChoice<G::Move>>, NotBest> {
    let Turn::Seat(seat) = game.turn(state) else {
        return Err(NotBest::NoChoice);
    };
    let (mut first, mut values) = (Vec::new(), Vec::new());
    game.moves(state, &mut first);
    for mv in first {
        let mut after = state.clone();
        game.play(&mut after, mv);
        if game.turn(&after) != Turn::Seat(seat) {
            return Err(NotBest::NoChoice);
        }
        let mut search = MaxN::new(game.clone(), &after, Random::new(game.clone(), &after));
        let mut dice = tessera_core::game::dice(0);
        if !(0..steps).any(|_| search.step(&mut dice) == Status::Finished) {
            return Err(NotBest::Unsolved);
        }
        for line in search.result().lines {
            values.push(ValuedChoice {
                moves: [mv, line.mv],
                payoff: line.value,
                margin: line.margin.unwrap_or_default(),
            });
        }
    }
    values.sort_by(|a, b| {
        let by_payoff = b.payoff.total_cmp(&a.payoff);
        by_payoff.then(b.margin.total_cmp(&a.margin))
    });
    Ok(values)
}

/// Proves that a position is a puzzle whose goal is the best move.
pub(super) fn prove_best<G: Notation + Heuristics>(
    game: &Arc<G>,
    state: &G::State,
    steps: u32,
) -> Result<BestFacts, NotBest> {
    let values = values(game, state, steps)?;
    let Turn::Seat(seat) = game.turn(state) else {
        return Err(NotBest::NoChoice);
    };
    let (margin, rating) = clear_margin(&values)?;
    let [first, second] = values[0].moves;
    let mut after = state.clone();
    game.play(&mut after, first);
    let name = game.name(&after, second);
    // The points at once: as if the game ended after the choice.
    let lead_after = |choice: &ValuedChoice<G::Move>| {
        let mut after = state.clone();
        choice.moves.iter().for_each(|&mv| game.play(&mut after, mv));
        lead(&**game, &after, seat)
    };
    let at_once = lead_after(&values[0]);
    if values[1..]
        .iter()
        .all(|choice| lead_after(choice) + OBVIOUS_LEAD <= at_once)
    {
        return Err(NotBest::Obvious);
    }
    let theme = match game.effect(&after, second) {
        MoveEffect::LastMeeple => Theme::LastMeeple,
        _ if name.starts_with("field") => Theme::Farmer,
        MoveEffect::Completion => Theme::Completion,
        _ if name != "none" => Theme::Meeple,
        _ => Theme::Tile,
    };
    Ok(BestFacts {
        seat: seat.0 + 1,
        line: vec![game.name(state, first), name],
        rating,
        margin,
        theme,
    })
}

fn lead<G: Heuristics>(game: &G, state: &G::State, seat: Seat) -> i32 {
    tessera_core::game::lead(&game.score(state), game.seats(), seat)
}

/// The expected margin that the second-best choice loses, and the number of choices; an error if the best is not clearly so.
fn clear_margin<M>(values: &[ValuedChoice<M>]) -> Result<(f64, f64), NotBest> {
    if values.len() < LEAST_CHOICES {
        return Err(NotBest::NoChoice);
    }
    let best = &values[0];
    let next = values[1..]
        .iter()
        .map(|choice| choice.margin)
        .fold(f32::MIN, f32::max);
    // Rounded to hundredths of a point.
    let margin = (f64::from(best.margin - next) * 100.0).round() / 100.0;
    if margin >= LEAST_MARGIN && values[1].payoff <= best.payoff + EQUAL {
        Ok((margin, values.len() as f64))
    } else {
        Err(NotBest::Close)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(values: &[(f32, f32)]) -> Vec<ValuedChoice<u8>> {
        let choice = |&(payoff, margin): &(f32, f32)| ValuedChoice {
            moves: [0, 0],
            payoff,
            margin,
        };
        values.iter().map(choice).collect()
    }

    #[test]
    fn the_best_choice_is_clear_if_no_other_comes_within_a_point() {
        let mut values = vec![(1.0, 5.0), (1.0, 4.0), (0.5, 0.0), (0.0, -1.0), (0.0, -2.0)];
        assert_eq!(
            clear_margin(&choices(&values)),
            Err(NotBest::NoChoice),
            "five choices"
        );
        values.push((0.0, -9.0));
        assert_eq!(clear_margin(&choices(&values)), Ok((1.0, 6.0)));
        values[1].1 = 4.1;
        assert_eq!(clear_margin(&choices(&values)), Err(NotBest::Close));
        // A choice that wins more rarely may still bring more points.
        (values[1].1, values[2].1) = (4.0, 4.5);
        assert_eq!(clear_margin(&choices(&values)), Err(NotBest::Close));
    }
}
