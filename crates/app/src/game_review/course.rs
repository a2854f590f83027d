//! How the chances change in the course of a game: the points of its graph.

use super::ply::ReviewedPly;
use super::review::GameReview;
use tessera_core::game::Seat;
use tessera_core::sorting;

/// The opening is the first fifth of a game, without the plies that settle how it is played.
const OPENING: f32 = 0.2;
/// The endgame is the last quarter of a finished game.
const ENDGAME: f32 = 0.25;
/// A change of the chance of winning of at least this much is a swing.
const SWING: f32 = 0.1;
/// How many swings are listed.
const MOST_SWINGS: usize = 5;

/// The chance of a seat in a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// How many plies are played.
    pub ply: usize,
    /// Whose chance it is: with two seats always that of the first column.
    pub seat: Seat,
    /// The chance of winning, or with more than two seats the expected share of the win, in `0.0..=1.0`.
    pub value: f32,
}

/// A large change of a chance from one point of a seat's line to the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// How many plies are played after it.
    pub ply: usize,
    /// Whose chance has changed.
    pub seat: Seat,
    /// By how much.
    pub change: f32,
}

/// A part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The first fifth.
    Opening,
    /// What lies between.
    Middle,
    /// The last quarter of a finished game.
    Endgame,
}

impl GameReview {
    /// The seat whose chances the graph of a game for two shows: that of the first column, which moves first.
    pub fn first_seat(&self) -> Seat {
        if self.game.seats_vary() {
            Seat::FIRST
        } else {
            self.seat_of.get(self.agreed).copied().unwrap_or(Seat::FIRST)
        }
    }

    /// What is known of every position, in the order of the plies. With two seats all values are those of the first
    /// column; with more each is that of the seat that chooses next, and at the end there is one for each seat.
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings = Vec::new();
        let mut end = None;
        for ply in &self.plies {
            if let Some(before) = end
                .take()
                .filter(|before: &Standing| before.ply < ply.ply as usize)
            {
                standings.push(before);
            }
            standings.push(self.standing(ply.ply, self.seat(ply), ply.value()));
            // The next choice or draw knows better, if it is known.
            end = ply
                .value_played()
                .filter(|_| self.seats == 2)
                .map(|value| self.standing(ply.end(), self.seat(ply), value));
        }
        match self.payoff {
            Some(payoff) => {
                let ply = self.record.names.len();
                // A resignation follows a position that is known.
                standings.extend(end.filter(|before| before.ply < ply));
                let is_shown = |seat: &Seat| self.seats > 2 || *seat == self.first_seat();
                let seats = Seat::all(self.seats).filter(is_shown);
                standings.extend(seats.map(|seat| Standing {
                    ply,
                    seat,
                    value: payoff[seat],
                }));
            }
            None => standings.extend(end),
        }
        standings
    }

    /// The chance after a move, where the sign of its verdict stands.
    pub fn standing_after(&self, ply: &ReviewedPly) -> Option<Standing> {
        Some(self.standing(ply.end(), self.seat(ply), ply.value_played()?))
    }

    /// A value of a seat; with two seats as the first column sees it.
    fn standing(&self, ply: u32, seat: Seat, value: f32) -> Standing {
        let first = self.first_seat();
        let (seat, value) = if self.seats == 2 && seat != first {
            (first, 1.0 - value)
        } else {
            (seat, value)
        };
        Standing {
            ply: ply as usize,
            seat,
            value,
        }
    }

    /// The largest changes of chances, the largest first.
    pub fn swings(&self) -> Vec<Swing> {
        let standings = self.standings();
        let mut swings: Vec<Swing> = Vec::new();
        for seat in Seat::all(self.seats) {
            let own: Vec<&Standing> = standings.iter().filter(|at| at.seat == seat).collect();
            let changes = own.windows(2).map(|pair| Swing {
                ply: pair[1].ply,
                seat,
                change: pair[1].value - pair[0].value,
            });
            swings.extend(changes.filter(|swing| swing.change.abs() >= SWING));
        }
        sorting::sort_by(&mut swings, |a, b| {
            b.change.abs().total_cmp(&a.change.abs()).then(a.ply.cmp(&b.ply))
        });
        swings.truncate(MOST_SWINGS);
        swings
    }

    /// The parts of the game, each with the plies played at its start and at its end. A game that is not over has no
    /// endgame yet, and one of fewer than ten plies has no parts.
    pub fn phases(&self) -> Vec<(Phase, usize, usize)> {
        let (from, to) = (self.agreed, self.record.names.len());
        let played = to.saturating_sub(from);
        if played < 10 {
            return Vec::new();
        }
        let part = |part: f32| (played as f32 * part).round() as usize;
        let opening = from + part(OPENING);
        match self.payoff {
            None => vec![(Phase::Opening, from, opening), (Phase::Middle, opening, to)],
            Some(_) => {
                let ending = to - part(ENDGAME);
                vec![
                    (Phase::Opening, from, opening),
                    (Phase::Middle, opening, ending),
                    (Phase::Endgame, ending, to),
                ]
            }
        }
    }
}
