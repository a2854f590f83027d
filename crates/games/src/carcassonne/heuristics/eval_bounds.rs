//! Bounds on the thesis' evaluation after a number of turns, whatever is drawn and played.
//!
//! A tile changes the features that touch its cell, the cloisters around it, and the fields beside cities that it
//! completes, and nothing else. So the gain is at most the sum, over the best cells, of what the features that
//! touch them can gain, plus what is printed on the new tiles. A feature can be completed only if it has no more open
//! cells than there are turns. If the game may end within the turns, incomplete features may count in full, and the
//! bounds are the wider ones of both cases.

use super::thesis_rates::{Rates, position_value};
use crate::carcassonne::rules::{Carcassonne, Crowd, Kind, NO_SEGMENT, Phase, Position, Terrain};
use tessera_core::game::Seat;

/// More segments than there are.
const SEGMENTS: usize = 256;

/// The most points that the segments printed on one tile can add to completed features: a city with a pennant and a
/// road, or a city and three roads.
const PRINTED: f64 = 5.0;

/// The most cities that one tile completes: each has a segment on it.
const CITIES: f64 = 2.0;

/// By how much a value can fall and rise.
#[derive(Clone, Copy, Default)]
struct Swing {
    fall: f64,
    rise: f64,
}

/// The bounds, lowest first, on the value to a seat of all positions at most `turns` turns later.
pub fn reach(rules: &Carcassonne, state: &Position, seat: Seat, turns: u8, rates: &Rates) -> [f64; 2] {
    let frontier = Frontier::new(state);
    let going_on = frontier.reach(rules, state, seat, turns, rates);
    if !may_be_over(state, turns) {
        return going_on;
    }
    let over = frontier.reach(rules, state, seat, turns, &Rates::OVER);
    [going_on[0].min(over[0]), going_on[1].max(over[1])]
}

/// Whether the game may end within so many turns. It continues while a tile fits. A turn changes at most five cells, so
/// a kind that fits on more cells than the turns can change still fits afterwards.
fn may_be_over(state: &Position, turns: u8) -> bool {
    let mut sure = 0;
    for kind in Kind::all().filter(|&kind| state.bag(kind) > 0) {
        let fits = |&&cell: &&u8| state.surroundings(cell).fitting(kind) != 0;
        let cells = state.patch().empty().iter().filter(fits).count();
        if cells > 5 * usize::from(turns) {
            sure += state.bag(kind);
        }
        if sure > turns {
            return false;
        }
    }
    true
}

/// The cell at a column and row, if a tile lies there.
fn covered(state: &Position, x: i8, y: i8) -> Option<u8> {
    let cell = state.patch().cell(x, y)?;
    state.patch().is_covered(cell).then_some(cell)
}

/// The features beside each empty cell, and the counts that the bounds need.
struct Frontier {
    /// For each empty cell the roots of the features that touch it, each once.
    cells: Vec<Vec<u8>>,
    /// The number of open cells of each city and road, by root.
    open: [u8; SEGMENTS],
    /// The number of complete cities beside each field, by root.
    cities: [u8; SEGMENTS],
    /// How many tiles with a cloister are left.
    cloisters: u8,
    /// The most tiles that lie around any empty cell.
    most_around: u8,
}

impl Frontier {
    fn new(state: &Position) -> Frontier {
        let mut frontier = Frontier {
            cells: Vec::with_capacity(state.patch().empty().len()),
            open: [0; SEGMENTS],
            cities: [0; SEGMENTS],
            cloisters: 0,
            most_around: 0,
        };
        frontier.count_cloisters(state);
        frontier.count_cities(state);
        for &cell in state.patch().empty() {
            let (x, y) = state.patch().at(cell);
            let mut touching: Vec<u8> = Vec::with_capacity(12);
            for (side, (east, north)) in [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter().enumerate() {
                let Some(beside) = covered(state, x + east, y + north) else {
                    continue;
                };
                let borders = state.tile(beside).borders();
                let across = side ^ 2;
                let parts = [
                    borders.middle[across],
                    borders.field[2 * across],
                    borders.field[2 * across + 1],
                ];
                for part in parts.into_iter().filter(|&part| part != NO_SEGMENT) {
                    let root = state.root(state.segment(beside, part));
                    if !touching.contains(&root) {
                        touching.push(root);
                    }
                }
            }
            for &root in &touching {
                frontier.open[usize::from(root)] += 1;
            }
            if frontier.cloisters > 0 {
                let around = (-1..=1).flat_map(|east| (-1..=1).map(move |north| (x + east, y + north)));
                let around = around.filter(|&(x, y)| covered(state, x, y).is_some()).count();
                frontier.most_around = frontier.most_around.max(around as u8);
            }
            frontier.cells.push(touching);
        }
        frontier
    }

    fn count_cloisters(&mut self, state: &Position) {
        let has_one = |kind: &Kind| {
            let mut segments = kind.pattern().segments.iter();
            segments.any(|segment| segment.terrain == Terrain::Cloister)
        };
        let left = |kind: Kind| state.bag(kind) + u8::from(state.phase() == Phase::Lay(kind));
        self.cloisters = Kind::all().filter(has_one).map(left).sum();
    }

    fn count_cities(&mut self, state: &Position) {
        let mut beside: Vec<(u8, u8)> = Vec::with_capacity(64);
        for cell in state.patch().covered() {
            for (place, segment) in state.tile(cell).kind().pattern().segments.iter().enumerate() {
                for city in (0..2).filter(|city| segment.beside & 1 << city != 0) {
                    let city = state.root(state.segment(cell, city));
                    if state.feature(city).open == 0 {
                        beside.push((state.root(state.segment(cell, place as u8)), city));
                    }
                }
            }
        }
        beside.sort_unstable();
        beside.dedup();
        for (field, _) in beside {
            self.cities[usize::from(field)] += 1;
        }
    }

    fn reach(&self, rules: &Carcassonne, state: &Position, seat: Seat, turns: u8, rates: &Rates) -> [f64; 2] {
        let bounds = Bounds {
            frontier: self,
            state,
            seat,
            other: Seat(1 - seat.0),
            turns,
            rates,
        };
        let now = position_value(rules, state, seat, rates);
        let parts = [
            bounds.cells(),
            bounds.cloisters(),
            bounds.fields(),
            bounds.new_tiles(),
        ];
        let fall: f64 = parts.iter().map(|part| part.fall).sum();
        let rise: f64 = parts.iter().map(|part| part.rise).sum();
        [now - fall, now + rise]
    }
}

/// The computation of the bounds for one position, seat and number of turns.
struct Bounds<'a> {
    frontier: &'a Frontier,
    state: &'a Position,
    seat: Seat,
    other: Seat,
    turns: u8,
    rates: &'a Rates,
}

impl Bounds<'_> {
    /// How many of the turns belong to a seat.
    fn turns_of(&self, seat: Seat) -> f64 {
        let rest = if self.state.mover() == seat { 1 } else { 0 };
        f64::from((self.turns + rest) / 2)
    }

    /// The value to the seat of a feature with this crowd that has this value to its majority.
    fn share(&self, crowd: Crowd, value: f64) -> f64 {
        let (own, others) = (crowd.of(self.seat), crowd.of(self.other));
        match own.cmp(&others) {
            std::cmp::Ordering::Less => -value,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Greater => value,
        }
    }

    /// How far the value of a city, road or field that a new tile touches can change.
    fn touched(&self, root: u8) -> Swing {
        let feature = self.state.feature(root);
        let (tiles, pennants) = (f64::from(feature.tiles), f64::from(feature.pennants));
        let rates = self.rates;
        let (incomplete, complete) = match feature.terrain {
            Terrain::City => (rates.city * tiles + pennants, 2.0 * (tiles + pennants)),
            Terrain::Road => (tiles, tiles),
            _ => (3.0 * f64::from(self.frontier.cities[usize::from(root)]), 0.0),
        };
        let (incomplete, complete) = (rates.incomplete * incomplete, rates.scored * complete);
        let now = self.share(feature.crowd, incomplete);
        let can_close =
            feature.terrain != Terrain::Field && self.frontier.open[usize::from(root)] <= self.turns;
        let (most, back) = if can_close {
            (complete.max(incomplete), rates.meeple)
        } else {
            (incomplete, 0.0)
        };
        let back = |seat: Seat| back * f64::from(feature.crowd.of(seat));
        Swing {
            fall: now + most + back(self.other),
            rise: most + back(self.seat) - now,
        }
    }

    /// The best and the worst cells for as many tiles as there are turns.
    fn cells(&self) -> Swing {
        let mut swings: [Option<Swing>; SEGMENTS] = [None; SEGMENTS];
        let mut falls = Vec::with_capacity(self.frontier.cells.len());
        let mut rises = Vec::with_capacity(self.frontier.cells.len());
        for touching in &self.frontier.cells {
            let mut sum = Swing::default();
            for &root in touching {
                let swing = *swings[usize::from(root)].get_or_insert_with(|| self.touched(root));
                sum.fall += swing.fall;
                sum.rise += swing.rise;
            }
            falls.push(sum.fall);
            rises.push(sum.rise);
        }
        let highest = |mut sums: Vec<f64>| -> f64 {
            sums.sort_unstable_by(|a, b| b.total_cmp(a));
            sums.iter().take(usize::from(self.turns)).sum()
        };
        Swing {
            fall: highest(falls),
            rise: highest(rises),
        }
    }

    /// The growth of cloisters with a meeple; they never shrink.
    fn cloisters(&self) -> Swing {
        let mut swing = Swing::default();
        for root in (0..self.state.segments()).filter(|&segment| self.state.root(segment) == segment) {
            let feature = self.state.feature(root);
            if feature.terrain != Terrain::Cloister || feature.crowd.is_empty() {
                continue;
            }
            let gain = if feature.open <= self.turns {
                let incomplete = self.rates.incomplete * f64::from(feature.tiles);
                self.rates.scored * 9.0 - incomplete + self.rates.meeple
            } else {
                self.rates.incomplete * f64::from(self.turns)
            };
            match feature.crowd.of(self.seat) {
                0 => swing.fall += gain,
                _ => swing.rise += gain,
            }
        }
        swing
    }

    /// New complete cities beside fields, even if no new tile touches the field, and fields that become worth their meeple.
    fn fields(&self) -> Swing {
        let (mut own, mut others) = ([0.0; 2], [0.0; 2]);
        for root in (0..self.state.segments()).filter(|&segment| self.state.root(segment) == segment) {
            let feature = self.state.feature(root);
            if feature.terrain != Terrain::Field {
                continue;
            }
            let poor = f64::from(u8::from(self.frontier.cities[usize::from(root)] < Rates::RICH));
            for (seat, [fields, poor_fields]) in [(self.seat, &mut own), (self.other, &mut others)] {
                if feature.crowd.of(seat) > 0 {
                    *fields += 1.0;
                    *poor_fields += poor;
                }
            }
        }
        let cities = 3.0 * self.rates.incomplete * CITIES * f64::from(self.turns);
        let gain = |seat: Seat, [fields, poor]: [f64; 2]| {
            cities * (fields + self.turns_of(seat)) + self.rates.poor * poor
        };
        Swing {
            fall: gain(self.other, others),
            rise: gain(self.seat, own),
        }
    }

    /// The features printed on the new tiles, and the meeples that are put on them.
    fn new_tiles(&self) -> Swing {
        let printed = PRINTED * self.rates.scored * f64::from(self.turns);
        let around = self.frontier.most_around + self.turns - 1;
        let cloister = if self.turns > 4 || around >= 8 {
            9.0 * self.rates.scored
        } else {
            self.rates.incomplete * f64::from(1 + around)
        };
        let cloisters = |seat: Seat| cloister * self.turns_of(seat).min(f64::from(self.frontier.cloisters));
        let spent = |seat: Seat| (self.rates.meeple + self.rates.poor) * self.turns_of(seat);
        Swing {
            fall: printed + cloisters(self.other) + spent(self.seat),
            rise: printed + cloisters(self.seat) + spent(self.other),
        }
    }
}
