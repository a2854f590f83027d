//! The running totals of a match.

use serde::Serialize;

use super::pair::{Pair, Played};
use super::pentanomial::Pentanomial;
use tessera_report::Interval;

/// The totals of the games played so far, from the first engine's side.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct MatchTally {
    seats: u32,
    /// The number of games.
    pub games: u32,
    pub wins: u32,
    pub draws: u32,
    /// The sum of the first engine's payoffs: 1 for a win, shared wins in equal parts.
    pub payoff: f64,
    /// The results of the pairs; counted in games for two seats only.
    pub pairs: Pentanomial,
    half_points: [i64; 2],
    plies: usize,
    first_seat: f64,
}

/// The totals as the summary of a match prints them.
#[derive(Serialize)]
pub(super) struct TallySummary {
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    share: Interval,
    /// The share that an engine of equal strength would have.
    equal_share: f64,
    elo: Interval,
    by_pairs: Option<ByPairs>,
    /// The mean scores in half points: the first engine's, and the best of the others'.
    mean_half_points: [f64; 2],
    mean_plies: f64,
    /// The share of the games that the first seat won, whoever had it.
    first_seat: f64,
}

/// The result by pairs, which are independent of each other although the games of a pair are not.
#[derive(Serialize)]
struct ByPairs {
    counts: Pentanomial,
    share: Interval,
    elo: Interval,
}

impl MatchTally {
    /// The tally before the first game between so many seats.
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

    /// Adds a single game that is not part of a pair.
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

    /// The number of games that were neither won nor drawn.
    pub fn losses(&self) -> u32 {
        self.games - self.wins - self.draws
    }

    /// The first engine's share of the points with Wilson's interval, which takes the games for independent.
    pub fn share(&self) -> Interval {
        Interval::wilson(self.payoff, f64::from(self.games))
    }

    /// The share of the points of the first seat, whoever had it.
    pub fn first_seat_share(&self) -> f64 {
        self.first_seat / f64::from(self.games)
    }

    /// The difference in Elo with its interval: by pairs where they are counted, else by games.
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

    /// The totals with their intervals.
    pub fn summary(&self) -> TallySummary {
        let games = f64::from(self.games);
        TallySummary {
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
            first_seat: self.first_seat_share(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(payoff: f32) -> Played {
        Played {
            seat: 1,
            payoff,
            first_seat: payoff,
            half_points: [2 * payoff as i32, 1],
            plies: 10,
            names: Vec::new(),
        }
    }

    fn tally(pairs: &[[f32; 2]]) -> MatchTally {
        let mut tally = MatchTally::new(2);
        for (number, payoffs) in (1..).zip(pairs) {
            tally.add(&Pair {
                pair: number,
                opening: Vec::new(),
                games: payoffs.iter().map(|&payoff| played(payoff)).collect(),
            });
        }
        tally
    }

    #[test]
    fn wins_draws_and_losses_add_up_to_the_games_and_the_payoff_to_the_points() {
        let tally = tally(&[[1.0, 0.0], [1.0, 0.5], [0.0, 0.0]]);
        assert_eq!(
            (tally.games, tally.wins, tally.draws, tally.losses()),
            (6, 2, 1, 3)
        );
        assert_eq!(tally.payoff, 2.5);
        assert_eq!(tally.pairs.0, [1, 0, 1, 1, 0]);
        assert_eq!(tally.mean_plies(), 10.0);
    }

    #[test]
    fn the_order_of_the_pairs_changes_nothing() {
        let (first, second) = ([[1.0, 0.5], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.5]]);
        assert_eq!(tally(&first), tally(&second));
    }

    #[test]
    fn an_exchange_of_the_engines_negates_the_difference_in_elo() {
        let won = tally(&[[1.0, 0.5], [1.0, 0.0], [0.5, 0.5]]).elo();
        let lost = tally(&[[0.0, 0.5], [0.0, 1.0], [0.5, 0.5]]).elo();
        for (ours, theirs) in [(won.mean, lost.mean), (won.low, lost.high), (won.high, lost.low)] {
            assert!((ours + theirs).abs() < 1e-9, "{won:?} {lost:?}");
        }
    }

    #[test]
    fn half_of_the_points_is_no_difference_in_elo() {
        assert!(tally(&[[1.0, 0.0], [0.5, 0.5]]).elo().mean.abs() < 1e-9);
        assert_eq!(tally(&[[1.0, 1.0]]).losses(), 0);
    }
}
