//! What each seat may expect in the end, seen at a glance: what it would score now, what may be completed, what
//! its meeples in hand can still do.

use super::completion_odds::{CompletionOdds, MOST_LEFT};
use super::weights::Weights;
use crate::game::{BySeat, Seat};
use crate::games::carcassonne::rules::{Carcassonne, Feature, MEEPLES, Phase, Position, Terrain};

/// In what parts of a city chances are added up, in whole numbers, so that their order does not matter.
const PARTS: f32 = 1024.0;

/// The weights, and what follows from them for every number of tiles left.
pub struct Evaluation {
    weights: Weights,
    seats: u8,
    /// How likely what is open is completed.
    closing: CompletionOdds,
    /// What so many meeples in hand are worth, by tiles left.
    hands: [[f32; MEEPLES as usize + 1]; MOST_LEFT + 1],
    /// The lead that makes three quarters of a win likely, by tiles left.
    spread: [f32; MOST_LEFT + 1],
}

impl Evaluation {
    /// For a game with so many seats.
    pub fn new(game: &Carcassonne, weights: Weights) -> Evaluation {
        let w = weights;
        let curve = [
            w.hand_0, w.hand_1, w.hand_2, w.hand_3, w.hand_4, w.hand_5, w.hand_6, w.hand_7,
        ];
        let fade = |left: usize| left as f32 / (left as f32 + w.fade.max(0.1) * f32::from(game.players));
        Evaluation {
            weights,
            seats: game.players,
            closing: CompletionOdds::new(&w),
            hands: std::array::from_fn(|left| curve.map(|points| points * fade(left))),
            spread: std::array::from_fn(|left| w.spread + w.spread_root * (left as f32).sqrt()),
        }
    }

    /// What each seat may expect to have in the end, in points. Exact when the game is over.
    pub fn points(&mut self, game: &Carcassonne, state: &Position) -> BySeat<f32> {
        self.points_and_gains(game, state, Seat::FIRST, &[], &mut [])
    }

    /// The same of a position after a turn without a meeple, and for each of these segments of the tile that the
    /// seat has laid, where nobody stands, how many points more the seat may expect if it stands there.
    pub fn points_and_gains(
        &mut self,
        game: &Carcassonne,
        state: &Position,
        seat: Seat,
        segments: &[u8],
        gains: &mut [f32],
    ) -> BySeat<f32> {
        let Evaluation {
            weights: w, closing, ..
        } = self;
        let left = usize::from(state.left());
        let over = state.phase() == Phase::Over;
        if !over {
            closing.look(state);
        }
        let late = left as f32 / 36.0;
        // What a feature is worth to its majority, and to each of its meeples.
        let worth = |root: u8, feature: &Feature| {
            let (now, then) = game.worth(state, root);
            let now = f32::from(now.points);
            if over || feature.open == 0 {
                return (now, 0.0);
            }
            let open = f32::from(feature.open);
            let chance = closing.chance(root, feature);
            let (each, then_each) = match feature.terrain {
                Terrain::City => (1.0, 2.0),
                Terrain::Road => (1.0, 1.0),
                _ => (0.0, 0.0),
            };
            let then = f32::from(then.points) + then_each * open * (w.growth + w.growth_left * late);
            let stays = now + each * open * w.drift * late;
            (chance * then + (1.0 - chance) * stays, w.home * chance)
        };
        let mut points = BySeat([0.0; Seat::MAX]);
        for seat in Seat::all(self.seats) {
            let earned: u16 = state.earned(seat).iter().sum();
            points[seat] = f32::from(earned);
            if !over {
                points[seat] += self.hands[left][usize::from(state.in_hand(seat))];
            }
        }
        state.each_claim(|root, feature| {
            let (expected, home) = worth(root, feature);
            if home > 0.0 {
                for seat in Seat::all(self.seats) {
                    points[seat] += home * f32::from(feature.crowd.of(seat));
                }
            }
            for seat in feature.crowd.majority() {
                points[seat] += expected;
            }
        });
        let spent = match usize::from(state.in_hand(seat)) {
            _ if over || segments.is_empty() => 0.0,
            hand => self.hands[left][hand - 1] - self.hands[left][hand],
        };
        for (&segment, gain) in segments.iter().zip(gains.iter_mut()) {
            let (root, feature) = (state.root(segment), state.feature(segment));
            *gain = match (feature.terrain, feature.open) {
                (Terrain::Field, _) => spent,
                // It comes back at once.
                (_, 0) => worth(root, feature).0,
                _ => {
                    let (expected, home) = worth(root, feature);
                    spent + expected + home
                }
            };
        }
        let weigh = |root: u8, city: &Feature| match over {
            true => 0,
            false => (PARTS * closing.chance(root, city)) as u32,
        };
        state.each_farm(segments, weigh, |farm| {
            let cities = f32::from(farm.complete) + w.promise * farm.weight as f32 / PARTS;
            for seat in state.feature(farm.root).crowd.majority() {
                points[seat] += 3.0 * cities;
            }
            for (&segment, gain) in segments.iter().zip(gains.iter_mut()) {
                if state.root(segment) == farm.root {
                    *gain += 3.0 * cities;
                }
            }
        });
        if !over {
            points[state.mover()] += w.tempo;
        }
        points
    }

    /// How far a seat is ahead of the best of the others, in points.
    pub fn lead(&self, points: &BySeat<f32>, seat: Seat) -> f32 {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let best = others
            .map(|other| points[other])
            .fold(f32::NEG_INFINITY, f32::max);
        points[seat] - best
    }

    /// How likely each seat wins, in `0.0..=1.0`, if it may expect these points with so many tiles left.
    pub fn chances(&self, points: &BySeat<f32>, left: u8) -> BySeat<f32> {
        let spread = self.spread[usize::from(left)].max(0.5);
        let mut chances = BySeat::default();
        for seat in Seat::all(self.seats) {
            chances[seat] = 0.5 + 0.5 * libm::tanhf(self.lead(points, seat) / spread);
        }
        chances
    }
}
