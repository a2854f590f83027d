//! A policy that rates the turns of a position: each placement with its best meeple.

use super::evaluation::Evaluation;
use super::weights::Weights;
use crate::carcassonne::rules::{Carcassonne, MOST_SEGMENTS, Move, Phase, Position};
use tessera_core::game::{BySeat, Game, Seat, payoff_by_score};
use tessera_search::{Expected, RolloutPolicy, value_of_lead};

/// The part of the value of a finished game that depends on the margin; the rest is the payoff.
const MARGIN: f32 = 0.05;

/// The policy, with a scratch position and a list of moves that are reused, so that a rollout allocates nothing.
pub struct TurnPolicy {
    evaluation: Evaluation,
    weights: Weights,
    /// The position after the turn that is being rated.
    scratch: Position,
    /// The legal moves of the turn that is being chosen.
    moves: Vec<Move>,
}

/// The rating of a move: the lead in points that it gives with the best meeple, and that meeple.
#[derive(Clone, Copy)]
struct Rating {
    lead: f32,
    meeple: Option<u8>,
}

impl TurnPolicy {
    /// The policy of a game with these weights.
    pub fn new(game: &Carcassonne, weights: Weights) -> TurnPolicy {
        TurnPolicy {
            evaluation: Evaluation::new(game, weights),
            weights,
            scratch: game.start(),
            moves: Vec::new(),
        }
    }

    /// Appends a value in `0.0..=1.0` for each move. It grows with the lead in points that the evaluation expects for the
    /// seat at the end of its turn.
    #[cfg(feature = "lab")]
    pub fn rate_moves(&mut self, game: &Carcassonne, state: &Position, moves: &[Move], out: &mut Vec<f32>) {
        for &mv in moves {
            let lead = self.rate(game, state, mv, None).lead;
            out.push(value_of_lead(lead.into()) as f32);
        }
    }

    /// Rates a move by the lead of the seat to move after the turn, in points. If the seat plays against another one,
    /// `against`, by how far that one is behind.
    fn rate(&mut self, game: &Carcassonne, state: &Position, mv: Move, against: Option<Seat>) -> Rating {
        let TurnPolicy {
            evaluation, scratch, ..
        } = self;
        let mover = state.mover();
        scratch.clone_from(state);
        let lead = |evaluation: &Evaluation, points: &BySeat<f32>| match against {
            Some(seat) if seat != mover => -evaluation.lead(points, seat),
            _ => evaluation.aim(points, mover),
        };
        game.play(scratch, mv);
        let (mut segments, mut gains, mut free) = ([0; MOST_SEGMENTS], [0.0; MOST_SEGMENTS], 0);
        let mut first = 0;
        if let (Phase::Meeple(cell), Move::Lay { .. }) = (scratch.phase(), mv) {
            first = scratch.segment(cell, 0);
            for segment in scratch.free_segments(cell) {
                segments[free] = first + segment;
                free += 1;
            }
            game.play(scratch, Move::Meeple(None));
        }
        let mut points = evaluation.points_and_gains(game, scratch, mover, &segments[..free], &mut gains);
        let none = points[mover];
        let mut best = Rating {
            lead: lead(evaluation, &points),
            meeple: None,
        };
        for (&segment, &gain) in segments[..free].iter().zip(&gains) {
            points[mover] = none + gain;
            let lead = lead(evaluation, &points);
            if lead > best.lead {
                best = Rating {
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
    fn move_priors(&mut self, game: &Carcassonne, state: &Position, moves: &[Move], shares: &mut Vec<f32>) {
        let first = shares.len();
        shares.extend(moves.iter().map(|&mv| self.rate(game, state, mv, None).lead));
        let shares = &mut shares[first..];
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

    fn play_turn(&mut self, game: &Carcassonne, state: &mut Position, against: Option<Seat>) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        game.moves(state, &mut moves);
        let mut best: Option<(Move, Rating)> = None;
        for &mv in &moves {
            let rating = self.rate(game, state, mv, against);
            if best.is_none_or(|(_, best)| rating.lead > best.lead) {
                best = Some((mv, rating));
            }
        }
        self.moves = moves;
        let (mv, rating) = best.expect("a seat has something to choose");
        game.play(state, mv);
        if let Phase::Meeple(_) = state.phase() {
            game.play(state, Move::Meeple(rating.meeple));
        }
    }

    fn expected(&mut self, game: &Carcassonne, state: &Position) -> BySeat<Expected> {
        let points = self.evaluation.points(game, state);
        let mut expected = BySeat::default();
        for seat in Seat::all(game.players) {
            let margin = self.evaluation.lead(&points, seat);
            expected[seat] = Expected {
                payoff: self.evaluation.chance(margin, state.left()),
                margin,
            };
        }
        expected
    }

    fn at_end(&mut self, game: &Carcassonne, state: &Position) -> BySeat<Expected> {
        let points = self.evaluation.points(game, state);
        let score = BySeat(points.0.map(|points| points as i32));
        let payoff = payoff_by_score(game.players, &score);
        let mut expected = BySeat::default();
        for seat in Seat::all(game.players) {
            let margin = self.evaluation.lead(&points, seat);
            let value_of_margin = value_of_lead(margin.into()) as f32;
            expected[seat] = Expected {
                payoff: (1.0 - MARGIN) * payoff[seat] + MARGIN * value_of_margin,
                margin,
            };
        }
        expected
    }
}
