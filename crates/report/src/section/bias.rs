//! The section `win-by-player-bias`: how many games each seat wins.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::interval::Interval;
use crate::played_game::PlayedGame;
use crate::published::Figure;
use tessera_core::points::in_words;

/// The section `win-by-player-bias`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BiasData {
    /// The share of the points of each seat.
    pub seats: Vec<SeatBias>,
    /// The share of the points of each side, where seats choose sides.
    pub sides: Vec<SideBias>,
    /// Which part of the games was drawn.
    pub draws: Interval,
    /// How the bidding seat did with each komi that it bid, in ascending order; empty where nothing is bid.
    pub bids: Vec<BidBias>,
}

/// How often a seat wins.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatBias {
    /// The seat, counted from 0.
    pub seat: u8,
    /// The share of the points with a Wilson interval of 95 %.
    pub share: Interval,
    /// The half width that the published reports print: the share less the lower end, in percentage points.
    pub half_width: f64,
}

/// How often a side wins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideBias {
    /// What a seat chooses to play the side: `vertical`.
    pub side: String,
    /// How many games it was chosen in.
    pub chosen: u32,
    /// The share of the points of the seat that chose it.
    pub share: Interval,
}

/// How the bidding seat did with a komi.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BidBias {
    /// The komi in points.
    pub komi: f64,
    /// How often it was bid.
    pub games: u32,
    /// The share of the points of the seat that bid it.
    pub share: Interval,
}

impl BidBias {
    /// The komi as people write it: `2½`.
    pub fn points(&self) -> String {
        in_words((2.0 * self.komi).round() as i32)
    }
}

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

impl Content for BiasData {
    fn how(&self, context: &Context) -> String {
        context.counted(context.how.bias)
    }

    fn takeaway(&self, context: &Context) -> String {
        let even = 1.0 / self.seats.len().max(1) as f64;
        let ahead = self.seats.iter().find(|seat| seat.share.low > even);
        let Some(seat) = ahead.or(self.seats.first()) else {
            return String::new();
        };
        let wins = context.wins(seat.share);
        let of_seats = match ahead {
            Some(_) => (context.takeaways.advantage)(seat.seat + 1, wins),
            None => (context.takeaways.no_advantage)(wins),
        };
        let sides = self.sides.iter();
        match sides.max_by(|a, b| a.share.mean.total_cmp(&b.share.mean)) {
            Some(side) => {
                let name = context.side(&side.side);
                let of_side = (context.takeaways.side)(&name, context.wins(side.share));
                format!("{of_seats} {of_side}")
            }
            None => of_seats,
        }
    }

    fn figure(&self, figure: Figure, place: usize) -> Option<Ours> {
        match figure {
            Figure::SeatShare => Ours::estimate(self.seats.get(place)?.share, 100.0),
            Figure::SeatHalfWidth => Ours::exact(self.seats.get(place)?.half_width),
            _ => Ours::estimate(self.draws, 100.0),
        }
    }
}
