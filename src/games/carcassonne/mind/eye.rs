//! How the turns of a position look: each placement with the meeple that suits it best.

use super::leaf::Leaf;
use super::weights::Weights;
use crate::game::{BySeat, Game, Seat, payoff_by_score};
use crate::games::carcassonne::rules::{Carcassonne, Move, Phase, Position};
use crate::search::Judge;

/// How much a close result differs from a clear one, when the game is over; the rest is won or lost.
const MARGIN: f32 = 0.05;

/// A judge of Carcassonne, and the positions it tries turns in.
pub struct Eye {
    leaf: Leaf,
    weights: Weights,
    laid: Position,
    stood: Position,
}

impl Eye {
    /// For a game with so many seats.
    pub fn new(game: &Carcassonne, weights: Weights) -> Eye {
        Eye {
            leaf: Leaf::new(game, weights),
            weights,
            laid: game.start(),
            stood: game.start(),
        }
    }

    /// For each move a value in `0.0..=1.0` that is the higher the more points the seat will be ahead at the end
    /// of its turn, by the leaf.
    pub fn first_sight(&mut self, game: &Carcassonne, state: &Position, moves: &[Move], out: &mut Vec<f32>) {
        self.weigh(game, state, moves, out);
        for lead in out {
            *lead = 0.5 + 0.5 * *lead / (lead.abs() + 20.0);
        }
    }

    /// Appends the lead, in points, after each move and the best rest of the turn; answers with the points after
    /// the best of them.
    fn weigh(
        &mut self,
        game: &Carcassonne,
        state: &Position,
        moves: &[Move],
        leads: &mut Vec<f32>,
    ) -> BySeat<f32> {
        let mover = state.mover();
        let mut best = (f32::NEG_INFINITY, BySeat::default());
        let Eye {
            leaf, laid, stood, ..
        } = self;
        let mut stand = |laid: &Position, mv: Move| {
            stood.clone_from(laid);
            game.play(stood, mv);
            let points = leaf.points(game, stood);
            (leaf.lead(&points, mover), points)
        };
        for &mv in moves {
            let seen = match mv {
                Move::Meeple(_) => stand(state, mv),
                _ => {
                    laid.clone_from(state);
                    game.play(laid, mv);
                    let mut seen = stand(laid, Move::Meeple(None));
                    if let Phase::Meeple(cell) = laid.phase() {
                        for segment in laid.free_segments(cell) {
                            let other = stand(laid, Move::Meeple(Some(segment)));
                            if other.0 > seen.0 {
                                seen = other;
                            }
                        }
                    }
                    seen
                }
            };
            leads.push(seen.0);
            if seen.0 > best.0 {
                best = seen;
            }
        }
        best.1
    }
}

impl Judge<Carcassonne> for Eye {
    fn look(
        &mut self,
        game: &Carcassonne,
        state: &Position,
        moves: &[Move],
        shares: &mut Vec<f32>,
    ) -> BySeat<f32> {
        let points = self.weigh(game, state, moves, shares);
        let highest = shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for share in shares.iter_mut() {
            *share = libm::expf((*share - highest) / self.weights.warmth.max(0.1));
            sum += *share;
        }
        for share in shares {
            *share /= sum;
        }
        match state.left() {
            0 => self.settled(game, &points),
            left => self.leaf.chances(&points, left),
        }
    }

    fn result(&self, game: &Carcassonne, state: &Position) -> BySeat<f32> {
        self.settled(game, &self.leaf.points(game, state))
    }
}

impl Eye {
    /// What the points of a game that is over come to.
    fn settled(&self, game: &Carcassonne, points: &BySeat<f32>) -> BySeat<f32> {
        let score = BySeat(points.0.map(|points| points as i32));
        let payoff = payoff_by_score(game.players, &score);
        let mut values = BySeat::default();
        for seat in Seat::all(game.players) {
            let lead = self.leaf.lead(points, seat);
            let margin = 0.5 + 0.5 * lead / (lead.abs() + 20.0);
            values[seat] = (1.0 - MARGIN) * payoff[seat] + MARGIN * margin;
        }
        values
    }
}
