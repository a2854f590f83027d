//! What each seat may expect in the end, seen at a glance: what it would score now, what may be completed, what
//! its meeples in hand can still do.

use super::weights::Weights;
use crate::game::{BySeat, Seat};
use crate::games::carcassonne::rules::{Carcassonne, MEEPLES, Phase, Position, Terrain};

/// The most tiles in the bag.
const MOST_LEFT: usize = 71;
/// The most open sides, or cells, that are told apart.
const MOST_OPEN: usize = 9;

/// The weights, and what follows from them for every number of tiles left.
pub struct Leaf {
    weights: Weights,
    seats: u8,
    /// How likely a feature is completed, by terrain, tiles left and open sides.
    completed: [[[f32; MOST_OPEN]; MOST_LEFT + 1]; 3],
    /// What so many meeples in hand are worth, by tiles left.
    hands: [[f32; MEEPLES as usize + 1]; MOST_LEFT + 1],
    /// The lead that makes three quarters of a win likely, by tiles left.
    spread: [f32; MOST_LEFT + 1],
}

impl Leaf {
    /// For a game with so many seats.
    pub fn new(game: &Carcassonne, weights: Weights) -> Leaf {
        let w = weights;
        let cell = |open: usize| libm::powf(w.cell, open as f32);
        let at_half: [[f32; MOST_OPEN]; 3] = [
            std::array::from_fn(|open| match open {
                0 => 1.0,
                1 => w.city_1,
                2 => w.city_2,
                3 => w.city_3,
                4 => w.city_4,
                _ => 0.0,
            }),
            std::array::from_fn(|open| match open {
                0 => 1.0,
                1 => w.road_1,
                2 => w.road_2,
                _ => 0.0,
            }),
            std::array::from_fn(cell),
        ];
        // If a tile has the same chance each time, so many more times have that of none less often.
        let later = |chance: f32, left: usize| match chance {
            chance if chance >= 1.0 => 1.0,
            chance => 1.0 - libm::powf(1.0 - chance.max(0.0), left as f32 / 36.0),
        };
        let curve = [
            w.hand_0, w.hand_1, w.hand_2, w.hand_3, w.hand_4, w.hand_5, w.hand_6, w.hand_7,
        ];
        let fade = |left: usize| left as f32 / (left as f32 + w.fade * f32::from(game.players));
        Leaf {
            weights,
            seats: game.players,
            completed: at_half
                .map(|by_open| std::array::from_fn(|left| by_open.map(|chance| later(chance, left)))),
            hands: std::array::from_fn(|left| curve.map(|points| points * fade(left))),
            spread: std::array::from_fn(|left| w.spread + w.spread_root * (left as f32).sqrt()),
        }
    }

    /// What each seat may expect to have in the end, in points. Exact when the game is over.
    pub fn points(&self, game: &Carcassonne, state: &Position) -> BySeat<f32> {
        let w = &self.weights;
        let left = usize::from(state.left());
        let over = state.phase() == Phase::Over;
        let mut points = BySeat([0.0; Seat::MAX]);
        let mut farmers = false;
        for seat in Seat::all(self.seats) {
            let earned: u16 = state.earned(seat).iter().sum();
            points[seat] = f32::from(earned);
            if !over {
                points[seat] += self.hands[left][usize::from(state.in_hand(seat))];
            }
            farmers |= state.in_hand(seat) < MEEPLES;
        }
        state.each_claim(|root, feature| {
            let (now, then) = game.worth(state, root);
            let mut expected = f32::from(now.points);
            if !over {
                let open = usize::from(feature.open);
                let chances = &self.completed[feature.terrain as usize][left];
                let chance = chances.get(open).copied().unwrap_or(0.0);
                let growth = match feature.terrain {
                    Terrain::City => 2.0 * w.growth * open as f32,
                    Terrain::Road => w.growth * open as f32,
                    _ => 0.0,
                };
                expected += chance * (f32::from(then.points) + growth - f32::from(now.points));
                for seat in Seat::all(self.seats) {
                    points[seat] += w.home * chance * f32::from(feature.crowd.of(seat));
                }
            }
            for seat in feature.crowd.majority() {
                points[seat] += expected;
            }
        });
        if farmers {
            state.each_farm(|farm| {
                let mut cities = f32::from(farm.complete);
                if !over {
                    let chances = &self.completed[Terrain::City as usize][left];
                    for (open, &count) in farm.open.iter().enumerate() {
                        cities += w.promise * chances[open + 1] * f32::from(count);
                    }
                }
                for seat in state.feature(farm.root).crowd.majority() {
                    points[seat] += 3.0 * cities;
                }
            });
        }
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
