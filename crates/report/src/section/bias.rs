//! Which seat, side and bid wins how often.

use std::collections::BTreeMap;

use super::super::data::{BiasData, BidBias, SeatBias, SideBias};
use super::super::interval::Interval;
use super::super::played_game::PlayedGame;

/// Counts what seats, sides and bids earn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BiasTally {
    games: u64,
    draws: u64,
    seats: Vec<f64>,
    sides: BTreeMap<&'static str, Earned>,
    bids: BTreeMap<i16, Earned>,
}

/// What was earned in some games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Earned {
    pub games: u32,
    pub points: f64,
}

impl Earned {
    /// Counts a game in which this was earned.
    pub fn add(&mut self, points: f64) {
        self.games += 1;
        self.points += points;
    }

    /// The share of the points.
    pub fn share(self) -> Interval {
        Interval::wilson(self.points, f64::from(self.games))
    }
}

impl BiasTally {
    /// Counts a game. It is drawn where nobody earned more than everybody else.
    pub fn add(&mut self, game: &PlayedGame) {
        self.games += 1;
        self.draws += u64::from(game.winner().is_none());
        self.seats.resize(game.payoff.len().max(self.seats.len()), 0.0);
        for (sum, payoff) in self.seats.iter_mut().zip(&game.payoff) {
            *sum += payoff;
        }
        for (side, &payoff) in game.sides.iter().zip(&game.payoff) {
            self.sides.entry(side).or_default().add(payoff);
        }
        if let Some((turn, bid)) = game.turns.iter().find_map(|turn| Some((turn, turn.bid?))) {
            self.bids.entry(bid).or_default().add(game.payoff_of(turn.seat));
        }
    }

    /// The section's data, once there is a game.
    pub fn data(&self) -> BiasData {
        let games = self.games as f64;
        let seat = |(seat, &points): (u8, &f64)| {
            let share = Interval::wilson(points, games);
            SeatBias {
                seat,
                share,
                half_width: 100.0 * (share.mean - share.low),
            }
        };
        BiasData {
            seats: (0..).zip(&self.seats).map(seat).collect(),
            sides: self
                .sides
                .iter()
                .map(|(&side, earned)| SideBias {
                    side: side.to_owned(),
                    chosen: earned.games,
                    share: earned.share(),
                })
                .collect(),
            draws: Interval::wilson(self.draws as f64, games),
            bids: self
                .bids
                .iter()
                .map(|(&bid, earned)| BidBias {
                    komi: f64::from(bid) / 2.0,
                    games: earned.games,
                    share: earned.share(),
                })
                .collect(),
        }
    }
}
