//! How likely what lies open is completed: by the cells beside it that must be covered, and the tiles of the bag
//! that fit there.
//!
//! A cell where `s` tiles of the bag fit is covered with the chance `s / (s + half)`, and each cell but the first
//! takes the chance that there is time for it, too. Chances are multiplied as sums of logarithms in whole numbers,
//! so that the order in which cells are met does not matter.

use super::weights::Weights;
use crate::games::carcassonne::rules::{Feature, KINDS, Kind, Position, Surroundings, Terrain};

/// The most tiles in the bag.
pub const MOST_LEFT: usize = 71;
/// How many segments there can be, and so roots.
const ROOTS: usize = 256;
/// In what parts of a logarithm sums are counted.
const FINE: f32 = 256.0;
/// What a cell costs where no tile fits: nothing is left of any chance.
const NEVER: u32 = 1 << 16;
/// How many sums have their chance noted, a few to a place; of larger ones it is nothing.
const NOTED: usize = 512;
/// So many parts have one place.
const COARSE: u32 = 4;
/// With so many tiles left there is time for a cell more in half as many games as with no end of them.
const SLOW: f32 = 100.0;
/// The factor for a cell more around a cloister by no end of tiles, and the same half; of no more than 1 in all.
const AROUND: (f32, f32) = (1.1, 10.0);

/// What a cell costs, by the tiles that fit there.
type Prices = [u32; MOST_LEFT + 1];

/// What it costs to complete things.
pub struct CompletionOdds {
    /// By terrain and tiles left.
    prices: Vec<[Prices; 3]>,
    /// What is given back once, because the first cell needs no time: by terrain and tiles left.
    first: Vec<[u32; 3]>,
    /// The chance of a sum.
    chances: [f32; NOTED],
    /// How many tiles fit on a cell beside the patch's rim, for all that is known, of each tile in the bag.
    far: f32,
    /// How many tiles of this bag fit, by what lies around a cell, as far as it was asked.
    bag: [u8; KINDS],
    supply: [Option<u8>; Surroundings::COUNT],
    left: usize,
    /// What is to be paid for each city, road and cloister of the position seen last, by root.
    sums: [u32; ROOTS],
}

impl CompletionOdds {
    /// By these weights.
    pub fn new(weights: &Weights) -> CompletionOdds {
        let w = weights;
        let halves = [w.city_half, w.road_half, w.cloister_half];
        let parts = |chance: f32| match chance {
            chance if chance > 0.0 => (-FINE * libm::logf(chance.min(1.0))) as u32,
            _ => NEVER,
        };
        let time = |terrain: usize, left: usize| {
            let cloister = terrain == Terrain::Cloister as usize;
            let (most, slow) = if cloister { AROUND } else { (w.time, SLOW) };
            parts(most * left as f32 / (left as f32 + slow))
        };
        let first: Vec<_> = (0..=MOST_LEFT)
            .map(|left| std::array::from_fn(|terrain| time(terrain, left)))
            .collect();
        let price = |terrain: usize, fitting: usize| {
            let fitting = fitting as f32;
            parts(fitting / (fitting + halves[terrain].max(0.1)))
        };
        let alone: [Prices; 3] =
            std::array::from_fn(|terrain| std::array::from_fn(|fitting| price(terrain, fitting)));
        let with_time = |times: &[u32; 3]| {
            std::array::from_fn(|terrain| alone[terrain].map(|price: u32| price + times[terrain]))
        };
        CompletionOdds {
            prices: first.iter().map(with_time).collect(),
            first,
            chances: std::array::from_fn(|at| libm::expf(-(at as f32 * COARSE as f32) / FINE)),
            far: w.far,
            bag: [0; KINDS],
            supply: [None; Surroundings::COUNT],
            left: 0,
            sums: [0; ROOTS],
        }
    }

    /// Looks at a position: what follows is about it.
    pub fn look(&mut self, state: &Position) {
        let bag = std::array::from_fn(|kind| state.bag(Kind(kind as u8)));
        if bag != self.bag {
            self.bag = bag;
            self.supply = [None; Surroundings::COUNT];
        }
        self.left = usize::from(state.left());
        self.sums[..usize::from(state.segments())].fill(0);
        for &cell in state.patch().empty() {
            let around = state.surroundings(cell);
            let mut met = [None; 4];
            for (side, terrain, segment) in state.ends(cell) {
                let root = state.root(segment);
                if !met.contains(&Some(root)) {
                    met[side] = Some(root);
                    let fitting = self.fitting(around);
                    self.sums[usize::from(root)] += self.prices[self.left][terrain as usize][fitting];
                }
            }
        }
        for (cell, root) in state.cloisters() {
            if state.feature(root).open > 0 {
                self.sums[usize::from(root)] = self.around(state, cell);
            }
        }
    }

    /// What it costs to cover all cells around a cloister.
    fn around(&mut self, state: &Position, cell: u8) -> u32 {
        let patch = state.patch();
        let (x, y) = patch.at(cell);
        let mut sum = 0;
        for east in -1..=1 {
            for north in -1..=1 {
                let fitting = match patch.cell(x + east, y + north) {
                    Some(cell) if patch.is_covered(cell) => continue,
                    Some(cell) => self.fitting(state.surroundings(cell)),
                    None => (self.far * self.left as f32) as usize,
                };
                sum += self.prices[self.left][Terrain::Cloister as usize][fitting.min(MOST_LEFT)];
            }
        }
        sum
    }

    /// How many tiles of the bag fit into these surroundings.
    fn fitting(&mut self, around: Surroundings) -> usize {
        let bag = &self.bag;
        let count = || around.fitting_tiles(|kind| bag[usize::from(kind.0)]);
        usize::from(*self.supply[around.number()].get_or_insert_with(count))
    }

    /// How likely a city, a road or a cloister is completed, by its root.
    pub fn chance(&self, root: u8, feature: &Feature) -> f32 {
        if feature.open == 0 {
            return 1.0;
        }
        let first = self.first[self.left][feature.terrain as usize];
        let sum = self.sums[usize::from(root)].saturating_sub(first);
        self.chances.get((sum / COARSE) as usize).copied().unwrap_or(0.0)
    }
}
