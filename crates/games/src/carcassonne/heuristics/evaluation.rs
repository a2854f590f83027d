//! The points that each seat may expect at the end: its points so far, the expected points of features with its
//! meeples, and the value of its meeples in hand.

use super::completion_odds::{CompletionOdds, MOST_LEFT};
use super::weights::Weights;
use crate::carcassonne::rules::{Carcassonne, Feature, MEEPLES, Phase, Position, Terrain};
use tessera_core::game::{BySeat, Seat};

/// The weight of a city that is certain to be completed. Weights are integers, so that the order of a sum does not matter.
const CERTAIN: f32 = 1024.0;

/// The evaluation, with everything that depends only on the weights and the number of tiles left precomputed.
pub struct Evaluation {
    weights: Weights,
    seats: u8,
    /// How likely open features are completed.
    odds: CompletionOdds,
    /// The points that meeples in hand are worth, by tiles left and number of meeples.
    hands: [[f32; MEEPLES as usize + 1]; MOST_LEFT + 1],
    /// The scale of leads, by tiles left: with a lead of this many points the chance to win is 0.88.
    spread: [f32; MOST_LEFT + 1],
}

impl Evaluation {
    /// The evaluation of a game with these weights.
    pub fn new(game: &Carcassonne, weights: Weights) -> Evaluation {
        let w = weights;
        let curve = [
            w.hand_0, w.hand_1, w.hand_2, w.hand_3, w.hand_4, w.hand_5, w.hand_6, w.hand_7,
        ];
        let fade = |left: usize| left as f32 / (left as f32 + w.fade.max(0.1) * f32::from(game.players));
        Evaluation {
            weights,
            seats: game.players,
            odds: CompletionOdds::new(&w),
            hands: std::array::from_fn(|left| curve.map(|points| points * fade(left))),
            spread: std::array::from_fn(|left| w.spread + w.spread_root * (left as f32).sqrt()),
        }
    }

    /// The points that each seat may expect at the end; exact when the game is over.
    pub fn points(&mut self, game: &Carcassonne, state: &Position) -> BySeat<f32> {
        self.points_and_gains(game, state, Seat::FIRST, &[], &mut [])
    }

    /// The same for a position after a turn without a meeple. For each of these segments of the tile that `seat` has just
    /// laid, in whose features no meeple stands, `gains` receives how many points more the seat may expect with a meeple
    /// there. `segments` are numbers among all, and `gains` is as long or longer.
    pub fn points_and_gains(
        &mut self,
        game: &Carcassonne,
        state: &Position,
        seat: Seat,
        segments: &[u8],
        gains: &mut [f32],
    ) -> BySeat<f32> {
        if state.phase() != Phase::Over {
            self.odds.set_position(state);
        }
        let view = View {
            evaluation: self,
            game,
            state,
            left: usize::from(state.left()),
            over: state.phase() == Phase::Over,
        };
        let mut points = view.scored_and_in_hand();
        view.add_claims(&mut points);
        view.open_gains(seat, segments, gains);
        view.add_fields(segments, &mut points, gains);
        if !view.over {
            points[state.mover()] += self.weights.tempo;
        }
        points
    }

    /// The odds of completion by these weights.
    #[cfg(feature = "lab")]
    pub fn odds(&self) -> &CompletionOdds {
        &self.odds
    }

    /// The points that a majority may expect of an open city, road or cloister: `worth` now and once it is complete, with so
    /// many open sides, tiles left, and this chance of completion.
    #[inline]
    pub fn claim_points(&self, terrain: Terrain, worth: [f32; 2], open: u8, left: f32, chance: f32) -> f32 {
        let w = &self.weights;
        let (open, late) = (f32::from(open), left / 36.0);
        let (each, then_each) = match terrain {
            Terrain::City => (1.0, 2.0),
            Terrain::Road => (1.0, 1.0),
            _ => (0.0, 0.0),
        };
        let [now, then] = worth;
        let then = then + then_each * open * (w.growth + w.growth_left * late);
        let stays = now + each * open * w.drift * late;
        chance * then + (1.0 - chance) * stays
    }

    /// How many points a seat is ahead of the best other seat.
    pub fn lead(&self, points: &BySeat<f32>, seat: Seat) -> f32 {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let best = others
            .map(|other| points[other])
            .fold(f32::NEG_INFINITY, f32::max);
        points[seat] - best
    }

    /// By how much a turn is good for a seat: its lead over the best other seat, mixed with that over the mean of the
    /// others, which no single rival decides.
    pub fn aim(&self, points: &BySeat<f32>, seat: Seat) -> f32 {
        let lead = self.lead(points, seat);
        let mixed = self.weights.mean_lead;
        if mixed == 0.0 {
            return lead;
        }
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let sum: f32 = others.map(|other| points[other]).sum();
        let over_mean = points[seat] - sum / f32::from(self.seats - 1);
        (1.0 - mixed) * lead + mixed * over_mean
    }

    /// The chance of a seat to win, in `0.0..=1.0`, from its lead in expected points and the number of tiles left.
    pub fn chance(&self, lead: f32, left: u8) -> f32 {
        let spread = self.spread[usize::from(left)].max(0.5);
        0.5 + 0.5 * libm::tanhf(lead / spread)
    }
}

/// The evaluation applied to one position.
struct View<'a> {
    evaluation: &'a Evaluation,
    game: &'a Carcassonne,
    state: &'a Position,
    /// Tiles left in the bag.
    left: usize,
    /// Whether the game is over.
    over: bool,
}

impl View<'_> {
    /// The points scored so far and the value of the meeples in hand.
    #[inline]
    fn scored_and_in_hand(&self) -> BySeat<f32> {
        let mut points = BySeat([0.0; Seat::MAX]);
        for seat in Seat::all(self.evaluation.seats) {
            let earned: u16 = self.state.earned(seat).iter().sum();
            points[seat] = f32::from(earned);
            if !self.over {
                points[seat] += self.evaluation.hands[self.left][usize::from(self.state.in_hand(seat))];
            }
        }
        points
    }

    /// The expected points of a city, road or cloister for its majority, and the expected value of the return of each of
    /// its meeples.
    #[inline]
    fn expected(&self, root: u8, feature: &Feature) -> (f32, f32) {
        let w = &self.evaluation.weights;
        let (now, then) = self.game.worth(self.state, root);
        let now = f32::from(now.points);
        if self.over || feature.open == 0 {
            return (now, 0.0);
        }
        let chance = self.evaluation.odds.chance(root, feature);
        let worth = [now, f32::from(then.points)];
        let (open, left) = (feature.open, self.left as f32);
        let points = self
            .evaluation
            .claim_points(feature.terrain, worth, open, left, chance);
        (points, w.home * chance)
    }

    /// Adds the expected points of all cities, roads and cloisters with meeples.
    #[inline]
    fn add_claims(&self, points: &mut BySeat<f32>) {
        self.state.each_claim(|root, feature| {
            let (expected, home) = self.expected(root, feature);
            if home > 0.0 {
                for seat in Seat::all(self.evaluation.seats) {
                    points[seat] += home * f32::from(feature.crowd.of(seat));
                }
            }
            for seat in feature.crowd.majority() {
                points[seat] += expected;
            }
        });
    }

    /// Sets what a meeple of `seat` gains on each segment, the points of fields not included.
    #[inline]
    fn open_gains(&self, seat: Seat, segments: &[u8], gains: &mut [f32]) {
        let hands = &self.evaluation.hands[self.left];
        let spent = match usize::from(self.state.in_hand(seat)) {
            _ if self.over || segments.is_empty() => 0.0,
            hand => hands[hand - 1] - hands[hand],
        };
        for (&segment, gain) in segments.iter().zip(gains.iter_mut()) {
            let (root, feature) = (self.state.root(segment), self.state.feature(segment));
            *gain = match (feature.terrain, feature.open) {
                (Terrain::Field, _) => spent,
                // The meeple returns at once.
                (_, 0) => self.expected(root, feature).0,
                _ => {
                    let (expected, home) = self.expected(root, feature);
                    spent + expected + home
                }
            };
        }
    }

    /// Adds the expected points of all fields with meeples, and of the fields among `segments` to their gains.
    #[inline]
    fn add_fields(&self, segments: &[u8], points: &mut BySeat<f32>, gains: &mut [f32]) {
        let weigh = |root: u8, city: &Feature| {
            if self.over {
                0
            } else {
                (CERTAIN * self.evaluation.odds.chance(root, city)) as u32
            }
        };
        self.state.each_farm(segments, weigh, |farm| {
            let promised = self.evaluation.weights.promise * farm.weight as f32 / CERTAIN;
            let cities = f32::from(farm.complete) + promised;
            for seat in self.state.feature(farm.root).crowd.majority() {
                points[seat] += 3.0 * cities;
            }
            for (&segment, gain) in segments.iter().zip(gains.iter_mut()) {
                if self.state.root(segment) == farm.root {
                    *gain += 3.0 * cities;
                }
            }
        });
    }
}
