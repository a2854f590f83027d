//! The chance that an open feature is completed, from the empty cells beside it and the tiles of the bag that fit there.
//!
//! A cell where `s` tiles of the bag fit is covered with the chance `s / (s + half)`. Each cell but the first is also
//! multiplied with the chance that there is time for it. Chances are multiplied as sums of negative logarithms
//! (costs) in integers, so that the order of the cells does not matter.

use super::weights::Weights;
use crate::carcassonne::rules::{Feature, KINDS, Kind, Position, Surroundings, Terrain};

/// The most tiles in the bag.
pub const MOST_LEFT: usize = 71;
/// More than the number of segments, and so of roots.
const ROOTS: usize = 256;
/// The units of cost that a factor of 1/e has.
const UNITS: f32 = 256.0;
/// The cost of a cell where no tile fits. It makes every chance 0.
const NEVER: u32 = 1 << 16;
/// How many entries the table of chances has. A cost beyond it has the chance 0.
const TABLE: usize = 512;
/// How many units of cost share an entry of the table.
const UNITS_PER_ENTRY: u32 = 4;
/// With so many tiles left the chance of time for another cell is half of what it is with endlessly many.
const HALF_TIME: f32 = 100.0;
/// For cells around a cloister: the factor for another cell with endlessly many tiles left, and the number of tiles left
/// at which it is half. The product is capped at 1.
const CLOISTER_TIME: (f32, f32) = (1.1, 10.0);

/// The cost of a cell, by the number of tiles that fit there.
type Costs = [u32; MOST_LEFT + 1];

/// The chances to complete the features of a position.
pub struct CompletionOdds {
    /// The costs of a cell, by tiles left and terrain.
    costs: Vec<[Costs; 3]>,
    /// The cost of time that the first cell does not have, by tiles left and terrain.
    first: Vec<[u32; 3]>,
    /// The chance that belongs to a cost.
    chances: [f32; TABLE],
    /// The assumed fraction of the bag that fits on a cell without neighbours.
    far: f32,
    /// The bag by kind, for which `fitting` holds.
    bag: [u8; KINDS],
    /// How many tiles of the bag fit into each of the surroundings that was asked for.
    fitting: [Option<u8>; Surroundings::COUNT],
    /// Tiles left in the bag.
    left: usize,
    /// The cost to complete each city, road and cloister of the position, by root.
    sums: [u32; ROOTS],
}

impl CompletionOdds {
    /// The chances by these weights; [`CompletionOdds::set_position`] comes first.
    pub fn new(weights: &Weights) -> CompletionOdds {
        let w = weights;
        let halves = [w.city_half, w.road_half, w.cloister_half];
        let cost_of = |chance: f32| match chance {
            chance if chance > 0.0 => (-UNITS * libm::logf(chance.min(1.0))) as u32,
            _ => NEVER,
        };
        let time = |terrain: usize, left: usize| {
            let cloister = terrain == Terrain::Cloister as usize;
            let (most, slow) = if cloister {
                CLOISTER_TIME
            } else {
                (w.time, HALF_TIME)
            };
            cost_of(most * left as f32 / (left as f32 + slow))
        };
        let first: Vec<_> = (0..=MOST_LEFT)
            .map(|left| std::array::from_fn(|terrain| time(terrain, left)))
            .collect();
        let cost = |terrain: usize, fitting: usize| {
            let fitting = fitting as f32;
            cost_of(fitting / (fitting + halves[terrain].max(0.1)))
        };
        let alone: [Costs; 3] =
            std::array::from_fn(|terrain| std::array::from_fn(|fitting| cost(terrain, fitting)));
        let with_time = |times: &[u32; 3]| {
            std::array::from_fn(|terrain| alone[terrain].map(|cost: u32| cost + times[terrain]))
        };
        CompletionOdds {
            costs: first.iter().map(with_time).collect(),
            first,
            chances: std::array::from_fn(|at| libm::expf(-(at as f32 * UNITS_PER_ENTRY as f32) / UNITS)),
            far: w.far,
            bag: [0; KINDS],
            fitting: [None; Surroundings::COUNT],
            left: 0,
            sums: [0; ROOTS],
        }
    }

    /// Computes the costs of all features of a position.
    pub fn set_position(&mut self, state: &Position) {
        let bag = std::array::from_fn(|kind| state.bag(Kind(kind as u8)));
        if bag != self.bag {
            self.bag = bag;
            self.fitting = [None; Surroundings::COUNT];
        }
        self.left = usize::from(state.left());
        self.sums[..usize::from(state.segments())].fill(0);
        for &cell in state.patch().empty() {
            let around = state.surroundings(cell);
            let mut roots = [None; 4];
            for (side, terrain, segment) in state.ends(cell) {
                let root = state.root(segment);
                if !roots.contains(&Some(root)) {
                    roots[side] = Some(root);
                    let fitting = self.tiles_fitting(around);
                    self.sums[usize::from(root)] += self.costs[self.left][terrain as usize][fitting];
                }
            }
        }
        for (cell, root) in state.cloisters() {
            if state.feature(root).open > 0 {
                self.sums[usize::from(root)] = self.cloister_cost(state, cell);
            }
        }
    }

    /// The cost to cover all cells around a cloister.
    fn cloister_cost(&mut self, state: &Position, cell: u8) -> u32 {
        let mut sum = 0;
        self.each_around(state, cell, |odds, fitting| {
            sum += odds.costs[odds.left][Terrain::Cloister as usize][fitting];
        });
        sum
    }

    /// Visits the empty cells around a cloister, each with how many tiles fit there.
    #[inline]
    fn each_around(&mut self, state: &Position, cell: u8, mut visit: impl FnMut(&CompletionOdds, usize)) {
        let patch = state.patch();
        let (x, y) = patch.at(cell);
        for east in -1..=1 {
            for north in -1..=1 {
                let fitting = match patch.cell(x + east, y + north) {
                    Some(cell) if patch.is_covered(cell) => continue,
                    Some(cell) => self.tiles_fitting(state.surroundings(cell)),
                    None => (self.far * self.left as f32) as usize,
                };
                visit(self, fitting.min(MOST_LEFT));
            }
        }
    }

    /// How many tiles of the bag fit into these surroundings.
    fn tiles_fitting(&mut self, around: Surroundings) -> usize {
        let bag = &self.bag;
        let count = || around.fitting_tiles(|kind| bag[usize::from(kind.0)]);
        usize::from(*self.fitting[around.number()].get_or_insert_with(count))
    }

    /// The chance that a city, a road or a cloister is completed, by its root.
    pub fn chance(&self, root: u8, feature: &Feature) -> f32 {
        if feature.open == 0 {
            return 1.0;
        }
        let first = self.first[self.left][feature.terrain as usize];
        self.chance_of(self.sums[usize::from(root)].saturating_sub(first))
    }

    /// The chance that belongs to a cost.
    #[inline]
    fn chance_of(&self, cost: u32) -> f32 {
        let entry = self.chances.get((cost / UNITS_PER_ENTRY) as usize);
        entry.copied().unwrap_or(0.0)
    }
}

/// What fitting the weights asks for.
#[cfg(feature = "lab")]
impl CompletionOdds {
    /// How many tiles fit on each empty cell that has to be covered to complete a city, a road or a cloister of the
    /// position that was set, by its root.
    pub fn fitting_of(&mut self, state: &Position, root: u8) -> Vec<u8> {
        let mut all = Vec::new();
        if let Some((cell, _)) = state.cloisters().find(|&(_, cloister)| cloister == root) {
            self.each_around(state, cell, |_, fitting| all.push(fitting as u8));
            return all;
        }
        for &cell in state.patch().empty() {
            if state.ends(cell).any(|(.., segment)| state.root(segment) == root) {
                all.push(self.tiles_fitting(state.surroundings(cell)) as u8);
            }
        }
        all
    }

    /// The chance that a feature is completed with so many tiles left, where so many of them fit on each of the cells that
    /// have to be covered.
    pub fn chance_by_cells(&self, left: usize, terrain: Terrain, fitting: &[u8]) -> f32 {
        let costs = &self.costs[left][terrain as usize];
        let sum: u32 = fitting.iter().map(|&fitting| costs[usize::from(fitting)]).sum();
        self.chance_of(sum.saturating_sub(self.first[left][terrain as usize]))
    }
}
