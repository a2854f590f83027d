//! The rules of Carcassonne (base game): three plies a turn, a draw, a placement and a meeple.
//!
//! Edge cases are those of `docs/carcassonne.md`; what a tile shows is in [`tile`], what grows together in
//! [`features`], what lies on the table in [`position`].

mod claims;
mod features;
mod position;
#[cfg(test)]
mod reference;
mod tile;

use rand::RngExt;

pub use self::claims::Farm;
pub use self::features::{Crowd, Feature};
pub use self::position::{Phase, Position, Standing};
pub use self::tile::{KINDS, Kind, MOST_SEGMENTS, Segment, Surroundings, Terrain, Tile};

use self::position::Roots;
use crate::game::{BySeat, Dice, Game, Seat, StableHasher, Turn};
/// How many meeples each seat has.
pub const MEEPLES: u8 = 7;

/// What happens to a drawn tile that fits nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplaceable {
    /// It leaves the game and the same seat draws another.
    Aside,
    /// It goes back and another is drawn: only tiles that fit can come up, and the game ends when none does.
    Return,
}

/// The rules, for so many seats.
#[derive(Clone, Debug)]
pub struct Carcassonne {
    /// How many play, 2 to 5.
    pub players: u8,
    /// Points of a complete city of two tiles, before pennants: 4, or 2 as in the first editions.
    pub small_city: u8,
    /// What happens to a tile that fits nowhere.
    pub unplaceable: Unplaceable,
}

/// A choice or a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Move {
    /// This kind of tile is drawn.
    Draw(Kind),
    /// The drawn tile is laid here, turned so many quarters clockwise.
    Lay {
        /// East of the start tile.
        x: i8,
        /// North of the start tile.
        y: i8,
        /// Quarter turns, clockwise.
        turn: u8,
    },
    /// A meeple is put on this segment of the tile just laid, or none is.
    Meeple(Option<u8>),
}

/// A feature that is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Award {
    /// Its root segment.
    pub root: u8,
    /// What it is.
    pub terrain: Terrain,
    /// Tiles it lies on; for a field, completed cities beside it.
    pub tiles: u8,
    /// Pennants in it.
    pub pennants: u8,
    /// Whether it is complete.
    pub complete: bool,
    /// Who stands in it.
    pub crowd: Crowd,
    /// What each seat of the majority gets.
    pub points: u16,
}

impl Carcassonne {
    /// The base game for so many seats.
    pub fn new(players: u8) -> Carcassonne {
        assert!((2..=5).contains(&players), "2 to 5 play");
        Carcassonne {
            players,
            small_city: 4,
            unplaceable: Unplaceable::Aside,
        }
    }

    /// Whether a drawn tile of this kind can come up: by weight, and where unplaceable tiles go back also only
    /// if it fits.
    pub fn drawable(&self, state: &Position, kind: Kind) -> bool {
        state.bag(kind) > 0 && (self.unplaceable == Unplaceable::Aside || state.fits(kind))
    }

    /// Begins a turn, or ends the game when no tile can come up.
    fn turn_over(&self, state: &mut Position) {
        let over = match self.unplaceable {
            Unplaceable::Aside => state.left == 0,
            Unplaceable::Return => !Kind::all().any(|kind| self.drawable(state, kind)),
        };
        state.phase = if over { Phase::Over } else { Phase::Draw };
    }

    fn draw(&self, state: &mut Position, kind: Kind) {
        debug_assert!(state.bag(kind) > 0, "there is no {kind:?} left");
        state.bag[usize::from(kind.0)] -= 1;
        state.left -= 1;
        if state.fits(kind) {
            state.phase = Phase::Lay(kind);
        } else {
            self.turn_over(state);
        }
    }

    fn stand(&self, state: &mut Position, cell: u8, segment: Option<u8>) {
        if let Some(segment) = segment {
            state.put_meeple(state.mover, state.segment(cell, segment));
        }
        let closed = state.closed_by(cell);
        for &root in closed.iter() {
            let award = self.award(state, root, true);
            state.settle(&award);
        }
        state.mover = Seat((state.mover.0 + 1) % self.players);
        self.turn_over(state);
    }

    /// What a feature is worth: as a completed one, or as it lies at the end of the game.
    fn award(&self, state: &Position, root: u8, complete: bool) -> Award {
        let feature = state.features.of(root);
        let terrain = state.terrain(root);
        let (tiles, pennants) = (u16::from(feature.tiles), u16::from(feature.pennants));
        let points = match terrain {
            Terrain::City if !complete => tiles + pennants,
            Terrain::City if tiles == 2 => u16::from(self.small_city) + 2 * pennants,
            Terrain::City => 2 * (tiles + pennants),
            Terrain::Road | Terrain::Cloister => tiles,
            Terrain::Field => 0,
        };
        Award {
            root,
            terrain,
            tiles: feature.tiles,
            pennants: feature.pennants,
            complete,
            crowd: feature.crowd,
            points,
        }
    }

    /// The features that are scored, each with what its majority gets, when this meeple move is made: those
    /// that the tile just laid has completed and that somebody stands in.
    pub fn awards(&self, state: &Position, segment: Option<u8>) -> Vec<Award> {
        let Phase::Meeple(cell) = state.phase else {
            return Vec::new();
        };
        let mut state = state.clone();
        if let Some(segment) = segment {
            state.put_meeple(state.mover, state.segment(cell, segment));
        }
        let closed = state.closed_by(cell);
        closed
            .iter()
            .map(|&root| self.award(&state, root, true))
            .collect()
    }

    /// What every feature with a meeple in it is worth if the game ends now: fields 3 for each completed city
    /// beside them, the rest as it lies. In the order of the segments.
    pub fn final_awards(&self, state: &Position) -> Vec<Award> {
        let mut awards = Vec::new();
        self.each_final(state, |award| awards.push(award));
        awards.sort_by_key(|award| award.root);
        awards
    }

    /// Visits what [`Carcassonne::final_awards`] lists, without allocating and in no particular order.
    pub(super) fn each_final(&self, state: &Position, mut visit: impl FnMut(Award)) {
        let mut roots = Roots::default();
        let mut fields = false;
        for seat in Seat::all(self.players) {
            for &segment in state.standing_of(seat) {
                let root = state.features.root(segment);
                if roots.insert(root) {
                    match state.terrain(root) {
                        Terrain::Field => fields = true,
                        _ => visit(self.award(state, root, false)),
                    }
                }
            }
        }
        if fields {
            let count = |farm: Farm| {
                visit(Award {
                    tiles: farm.complete,
                    points: 3 * u16::from(farm.complete),
                    ..self.award(state, farm.root, false)
                });
            };
            state.each_farm(&[], |_, _| 0, count);
        }
    }

    /// What a feature is worth to its majority if the game ends now, and what it will be worth if it is completed
    /// without growing more than that takes.
    pub fn worth(&self, state: &Position, root: u8) -> (Award, Award) {
        let mut now = self.award(state, root, state.feature(root).open == 0);
        if now.terrain == Terrain::Field {
            now.tiles = state.cities_beside(root);
            now.points = 3 * u16::from(now.tiles);
            return (now, now);
        }
        let mut then = self.award(state, root, true);
        if then.terrain == Terrain::Cloister {
            (then.tiles, then.points) = (9, 9);
        }
        (now, then)
    }

    /// The points that a seat has and would still get if the game ended now, by terrain.
    pub fn projected(&self, state: &Position) -> BySeat<[u16; Terrain::ALL.len()]> {
        let mut points = BySeat(state.earned);
        if state.placed.iter().any(|&placed| placed > 0) {
            self.each_final(state, |award| {
                for seat in award.crowd.majority() {
                    points[seat][award.terrain as usize] += award.points;
                }
            });
        }
        points
    }
}

/// Sorts a few moves by insertion: the library's sorts are made for many and would be a tenth of the worker.
fn sort(moves: &mut [Move]) {
    for next in 1..moves.len() {
        let mut at = next;
        while at > 0 && moves[at - 1] > moves[at] {
            moves.swap(at - 1, at);
            at -= 1;
        }
    }
}

impl Game for Carcassonne {
    type State = Position;
    type Move = Move;

    fn seats(&self) -> u8 {
        self.players
    }

    fn start(&self) -> Position {
        Position::new()
    }

    #[inline]
    fn turn(&self, state: &Position) -> Turn {
        match state.phase {
            Phase::Draw => Turn::Chance,
            Phase::Lay(_) | Phase::Meeple(_) => Turn::Seat(state.mover),
            Phase::Over => Turn::Over,
        }
    }

    /// Draws in alphabetical order; placements from west to east and south to north; no meeple first.
    fn moves(&self, state: &Position, out: &mut Vec<Move>) {
        match state.phase {
            Phase::Draw => {
                let kinds = Kind::all().filter(|&kind| self.drawable(state, kind));
                out.extend(kinds.map(Move::Draw));
            }
            Phase::Lay(kind) => {
                let from = out.len();
                for &cell in state.patch.empty() {
                    let fitting = state.around[usize::from(cell)].fitting(kind);
                    let (x, y) = state.patch.at(cell);
                    let turns = (0..4).filter(|turn| fitting & 1 << turn != 0);
                    out.extend(turns.map(|turn| Move::Lay { x, y, turn }));
                }
                sort(&mut out[from..]);
            }
            Phase::Meeple(cell) => {
                out.push(Move::Meeple(None));
                out.extend(
                    state
                        .free_segments(cell)
                        .map(|segment| Move::Meeple(Some(segment))),
                );
            }
            Phase::Over => {}
        }
    }

    fn play(&self, state: &mut Position, mv: Move) {
        match (state.phase, mv) {
            (Phase::Draw, Move::Draw(kind)) => self.draw(state, kind),
            (Phase::Lay(kind), Move::Lay { x, y, turn }) => {
                let cell = state
                    .patch
                    .cell(x, y)
                    .expect("a legal placement is beside the patch");
                state.lay(cell, Tile::new(kind, turn));
                state.last[usize::from(state.mover.0)] = cell;
                state.phase = Phase::Meeple(cell);
            }
            (Phase::Meeple(cell), Move::Meeple(segment)) => self.stand(state, cell, segment),
            _ => unreachable!("{mv:?} is not a move of {:?}", state.phase),
        }
    }

    fn score(&self, state: &Position) -> BySeat<i32> {
        let projected = self.projected(state);
        BySeat(projected.0.map(|by_terrain| {
            let points: u16 = by_terrain.iter().sum();
            2 * i32::from(points)
        }))
    }

    fn key(&self, state: &Position) -> u64 {
        // Where tiles and meeples lie, whatever the order in which they came: a sum over the cells.
        let mut table = 0u64;
        for cell in state.patch.covered() {
            let (x, y) = state.patch.at(cell);
            let tile = state.tile(cell);
            let word = u64::from(x as u8) << 24
                | u64::from(y as u8) << 16
                | u64::from(tile.kind().0) << 8
                | u64::from(tile.rotation());
            table = table.wrapping_add(StableHasher::new().with(word).key());
        }
        for Standing { seat, cell, segment } in state.standing() {
            let (x, y) = state.patch.at(cell);
            let word = 1u64 << 32
                | u64::from(x as u8) << 24
                | u64::from(y as u8) << 16
                | u64::from(seat.0) << 8
                | u64::from(segment);
            table = table.wrapping_add(StableHasher::new().with(word).key());
        }
        let phase = match state.phase {
            Phase::Draw => 0,
            Phase::Lay(kind) => 1 << 16 | u64::from(kind.0),
            Phase::Meeple(cell) => {
                let (x, y) = state.patch.at(cell);
                2 << 16 | u64::from(x as u8) << 8 | u64::from(y as u8)
            }
            Phase::Over => 3 << 16,
        };
        let mut key = StableHasher::new()
            .with(table)
            .with(phase)
            .with(u64::from(state.mover.0));
        // Tiles that were set aside are missing in the bag.
        for counts in state.bag.chunks(8) {
            let word = counts.iter().fold(0, |word, &count| word << 8 | u64::from(count));
            key = key.with(word);
        }
        for earned in &state.earned[..usize::from(self.players)] {
            let word = earned
                .iter()
                .fold(0, |word, &points| word << 16 | u64::from(points));
            key = key.with(word);
        }
        key.key()
    }

    fn weight(&self, state: &Position, outcome: Move) -> u32 {
        match outcome {
            Move::Draw(kind) => state.bag(kind).into(),
            _ => unreachable!("only draws are left to chance"),
        }
    }

    #[inline]
    fn random_move(&self, state: &Position, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        match state.phase {
            Phase::Draw => {
                let weight = |kind: Kind| match self.drawable(state, kind) {
                    true => u32::from(state.bag(kind)),
                    false => 0,
                };
                let total = match self.unplaceable {
                    Unplaceable::Aside => u32::from(state.left),
                    Unplaceable::Return => Kind::all().map(weight).sum(),
                };
                let mut left = dice.random_range(0..total);
                for kind in Kind::all() {
                    let weight = weight(kind);
                    if left < weight {
                        return Move::Draw(kind);
                    }
                    left -= weight;
                }
                unreachable!("the weights sum to the total")
            }
            Phase::Lay(kind) => {
                let fitting = |cell: u8| state.around[usize::from(cell)].fitting(kind);
                let count = |&cell: &u8| fitting(cell).count_ones();
                let total: u32 = state.patch.empty().iter().map(count).sum();
                let mut left = dice.random_range(0..total);
                for &cell in state.patch.empty() {
                    let turns = fitting(cell);
                    if left < turns.count_ones() {
                        let turn = (0..4).filter(|turn| turns & 1 << turn != 0).nth(left as usize);
                        let (x, y) = state.patch.at(cell);
                        let turn = turn.expect("so many bits are set");
                        return Move::Lay { x, y, turn };
                    }
                    left -= turns.count_ones();
                }
                unreachable!("the counts sum to the total")
            }
            Phase::Meeple(cell) => {
                let free = state.free(cell);
                match dice.random_range(0..=free.count_ones()) {
                    0 => Move::Meeple(None),
                    nth => Move::Meeple(state.free_segments(cell).nth(nth as usize - 1)),
                }
            }
            Phase::Over => unreachable!("asked for a move when the game is over"),
        }
    }
}
