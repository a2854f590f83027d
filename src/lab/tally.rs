//! What the games of a match add up to.

use serde::Serialize;

use super::interval::Interval;
use super::pair::{Pair, Played};
use super::pentanomial::Pentanomial;

/// The games so far, from the first engine's side.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct MatchTally {
    seats: u32,
    /// How many games.
    pub games: u32,
    pub wins: u32,
    pub draws: u32,
    /// What the first engine earned in all of them.
    pub payoff: f64,
    /// How the pairs ended; counted between two seats only.
    pub pairs: Pentanomial,
    half_points: [i64; 2],
    plies: usize,
    first_seat: f64,
}

/// A tally as a summary tells it.
#[derive(Serialize)]
pub(super) struct Sum {
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    share: Interval,
    /// The share of an engine that is as good as the other.
    equal_share: f64,
    elo: Interval,
    by_pairs: Option<ByPairs>,
    /// The mean scores in half points: the first engine's, and the best of the others'.
    mean_half_points: [f64; 2],
    mean_plies: f64,
    /// The share of the games that the first seat won, whoever had it.
    first_seat: f64,
}

/// What the pairs say, which are independent as their games are not.
#[derive(Serialize)]
struct ByPairs {
    counts: Pentanomial,
    share: Interval,
    elo: Interval,
}

impl MatchTally {
    /// No games yet, between so many seats.
    pub fn new(seats: u32) -> MatchTally {
        MatchTally {
            seats,
            games: 0,
            wins: 0,
            draws: 0,
            payoff: 0.0,
            pairs: Pentanomial::default(),
            half_points: [0; 2],
            plies: 0,
            first_seat: 0.0,
        }
    }

    /// Adds the games of a pair.
    pub fn add(&mut self, pair: &Pair) {
        pair.games.iter().for_each(|played| self.add_game(played));
        if self.seats == 2 {
            self.pairs.add(pair.points());
        }
    }

    /// Adds a game that counts by itself, and not as one of a pair.
    pub fn add_game(&mut self, played: &Played) {
        self.games += 1;
        match played.payoff {
            1.0 => self.wins += 1,
            0.0 => {}
            _ => self.draws += 1,
        }
        for (sum, score) in self.half_points.iter_mut().zip(played.half_points) {
            *sum += i64::from(score);
        }
        self.plies += played.plies;
        self.payoff += f64::from(played.payoff);
        self.first_seat += f64::from(played.first_seat);
    }

    /// How many games were neither won nor drawn.
    pub fn losses(&self) -> u32 {
        self.games - self.wins - self.draws
    }

    /// The share of the points, as if all games were independent.
    pub fn share(&self) -> Interval {
        Interval::wilson(self.payoff, f64::from(self.games))
    }

    /// The difference in Elo: by pairs where they are counted, else by games.
    pub fn elo(&self) -> Interval {
        match self.pairs.pairs() {
            0 => self.share(),
            _ => self.pairs.share(),
        }
        .elo(self.seats)
    }

    /// The mean length of the games, openings included.
    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / f64::from(self.games)
    }

    /// All of it.
    pub fn sum(&self) -> Sum {
        let games = f64::from(self.games);
        Sum {
            games: self.games,
            wins: self.wins,
            draws: self.draws,
            losses: self.losses(),
            share: self.share(),
            equal_share: 1.0 / f64::from(self.seats),
            elo: self.share().elo(self.seats),
            by_pairs: (self.pairs.pairs() > 0).then(|| ByPairs {
                counts: self.pairs,
                share: self.pairs.share(),
                elo: self.pairs.share().elo(self.seats),
            }),
            mean_half_points: self.half_points.map(|sum| sum as f64 / games),
            mean_plies: self.mean_plies(),
            first_seat: self.first_seat / games,
        }
    }
}
