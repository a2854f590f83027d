//! How the turns of a position look: each placement with the meeple that suits it best.

use super::evaluation::Evaluation;
use super::weights::Weights;
use crate::game::{BySeat, Game, Seat, payoff_by_score};
use crate::games::carcassonne::rules::{Carcassonne, MOST_SEGMENTS, Move, Phase, Position};
use crate::search::{RolloutPolicy, value_of_lead};

/// How much a close result differs from a clear one, when the game is over; the rest is won or lost.
const MARGIN: f32 = 0.05;

/// A judge of Carcassonne, and the position it tries turns in.
pub struct TurnPolicy {
    leaf: Evaluation,
    weights: Weights,
    laid: Position,
    /// The moves of a turn that is taken.
    moves: Vec<Move>,
}

/// How a move looks with the best rest of its turn: for whoever is asked for, and what that rest is.
#[derive(Clone, Copy)]
struct Look {
    lead: f32,
    meeple: Option<u8>,
}

impl TurnPolicy {
    /// For a game with so many seats.
    pub fn new(game: &Carcassonne, weights: Weights) -> TurnPolicy {
        TurnPolicy {
            leaf: Evaluation::new(game, weights),
            weights,
            laid: game.start(),
            moves: Vec::new(),
        }
    }

    /// For each move a value in `0.0..=1.0` that is the higher the more points the seat will be ahead at the end
    /// of its turn, by the leaf.
    #[cfg(feature = "lab")]
    pub fn first_sight(&mut self, game: &Carcassonne, state: &Position, moves: &[Move], out: &mut Vec<f32>) {
        for &mv in moves {
            let lead = self.weigh(game, state, mv, None).lead;
            out.push(value_of_lead(lead.into()) as f32);
        }
    }

    /// The lead, in points, of the seat to move after a move and the best rest of the turn; if it plays against
    /// another, how far that one falls behind.
    fn weigh(&mut self, game: &Carcassonne, state: &Position, mv: Move, against: Option<Seat>) -> Look {
        let TurnPolicy { leaf, laid, .. } = self;
        let mover = state.mover();
        laid.clone_from(state);
        let lead = |leaf: &Evaluation, points: &BySeat<f32>| match against {
            Some(seat) if seat != mover => -leaf.lead(points, seat),
            _ => leaf.lead(points, mover),
        };
        game.play(laid, mv);
        let (mut segments, mut gains, mut free) = ([0; MOST_SEGMENTS], [0.0; MOST_SEGMENTS], 0);
        let mut first = 0;
        if let (Phase::Meeple(cell), Move::Lay { .. }) = (laid.phase(), mv) {
            first = laid.segment(cell, 0);
            for segment in laid.free_segments(cell) {
                segments[free] = first + segment;
                free += 1;
            }
            game.play(laid, Move::Meeple(None));
        }
        let mut points = leaf.points_and_gains(game, laid, mover, &segments[..free], &mut gains);
        let none = points[mover];
        let mut best = Look {
            lead: lead(leaf, &points),
            meeple: None,
        };
        for (&segment, &gain) in segments[..free].iter().zip(&gains) {
            points[mover] = none + gain;
            let lead = lead(leaf, &points);
            if lead > best.lead {
                best = Look {
                    lead,
                    meeple: Some(segment - first),
                };
            }
        }
        if let Move::Meeple(meeple) = mv {
            best.meeple = meeple;
        }
        best
    }
}

impl RolloutPolicy<Carcassonne> for TurnPolicy {
    fn look(&mut self, game: &Carcassonne, state: &Position, moves: &[Move], shares: &mut Vec<f32>) {
        let known = shares.len();
        shares.extend(moves.iter().map(|&mv| self.weigh(game, state, mv, None).lead));
        let shares = &mut shares[known..];
        let highest = shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for share in shares.iter_mut() {
            *share = libm::expf((*share - highest) / self.weights.warmth.max(0.1));
            sum += *share;
        }
        for share in shares {
            *share /= sum;
        }
    }

    fn take_turn(&mut self, game: &Carcassonne, state: &mut Position, against: Option<Seat>) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        game.moves(state, &mut moves);
        let mut best: Option<(Move, Look)> = None;
        for &mv in &moves {
            let look = self.weigh(game, state, mv, against);
            if best.is_none_or(|(_, best)| look.lead > best.lead) {
                best = Some((mv, look));
            }
        }
        self.moves = moves;
        let (mv, look) = best.expect("a seat has something to choose");
        game.play(state, mv);
        if let Phase::Meeple(_) = state.phase() {
            game.play(state, Move::Meeple(look.meeple));
        }
    }

    fn expect(&mut self, game: &Carcassonne, state: &Position) -> BySeat<f32> {
        let points = self.leaf.points(game, state);
        self.leaf.chances(&points, state.left())
    }

    fn result(&mut self, game: &Carcassonne, state: &Position) -> BySeat<f32> {
        let points = self.leaf.points(game, state);
        self.settled(game, &points)
    }
}

impl TurnPolicy {
    /// What the points of a game that is over come to.
    fn settled(&self, game: &Carcassonne, points: &BySeat<f32>) -> BySeat<f32> {
        let score = BySeat(points.0.map(|points| points as i32));
        let payoff = payoff_by_score(game.players, &score);
        let mut values = BySeat::default();
        for seat in Seat::all(game.players) {
            let lead = self.leaf.lead(points, seat);
            let margin = value_of_lead(lead.into()) as f32;
            values[seat] = (1.0 - MARGIN) * payoff[seat] + MARGIN * margin;
        }
        values
    }
}
