//! The turns of Carcassonne: the draw of a tile, its placement and a meeple.

use rand::RngExt;

use super::kind::Kind;
use super::meeples::PlacedMeeple;
use super::position::{Phase, Position};
use super::tile::Tile;
use tessera_core::board::place_by_weight;
use tessera_core::game::{BySeat, Dice, Game, Seat, StableHasher, Turn, payoff_by_score};

/// The rule for a drawn tile that fits nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnplaceableTile {
    /// It leaves the game, and the same seat draws another.
    SetAside,
    /// It returns to the bag and another is drawn. So only tiles that fit are drawn, and the game ends when none fits.
    Return,
}

/// Carcassonne with its options.
#[derive(Clone, Debug)]
pub struct Carcassonne {
    /// The number of players, 2 to 5.
    pub players: u8,
    /// The points of a complete city of two tiles without pennants: 4, or 2 as in the first editions.
    pub small_city: u8,
    /// The rule for a drawn tile that fits nowhere.
    pub unplaceable: UnplaceableTile,
}

/// A draw, a placement or a meeple.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Move {
    /// Draws a tile of this kind.
    Draw(Kind),
    /// Lays the drawn tile.
    Lay {
        /// The column, counted eastwards from the start tile.
        x: i8,
        /// The row, counted northwards from the start tile.
        y: i8,
        /// The rotation in quarter turns, clockwise.
        rotation: u8,
    },
    /// Puts a meeple on this segment of the tile just laid, or none.
    Meeple(Option<u8>),
}

impl Carcassonne {
    /// The base game for so many players.
    pub fn new(players: u8) -> Carcassonne {
        assert!((2..=5).contains(&players), "2 to 5 play");
        Carcassonne {
            players,
            small_city: 4,
            unplaceable: UnplaceableTile::SetAside,
        }
    }

    /// Whether a tile of this kind can be drawn: one is in the bag, and it fits if unplaceable tiles return.
    pub fn drawable(&self, state: &Position, kind: Kind) -> bool {
        state.bag(kind) > 0 && (self.unplaceable == UnplaceableTile::SetAside || state.fits(kind))
    }

    /// Begins the next draw, or ends the game if no tile can be drawn.
    pub(super) fn begin_draw(&self, state: &mut Position) {
        let over = match self.unplaceable {
            UnplaceableTile::SetAside => state.left == 0,
            UnplaceableTile::Return => !Kind::all().any(|kind| self.drawable(state, kind)),
        };
        state.phase = if over { Phase::Over } else { Phase::Draw };
    }

    /// Takes a tile out of the bag. One that fits nowhere is set aside, and the same seat draws again.
    fn draw(&self, state: &mut Position, kind: Kind) {
        debug_assert!(state.bag(kind) > 0, "there is no {kind:?} left");
        state.bag[usize::from(kind.0)] -= 1;
        state.left -= 1;
        if state.fits(kind) {
            state.phase = Phase::Lay(kind);
        } else {
            self.begin_draw(state);
        }
    }

    /// Puts a meeple or none, scores what the tile has completed, and ends the turn.
    pub(super) fn put_meeple(&self, state: &mut Position, cell: u8, segment: Option<u8>) {
        if let Some(segment) = segment {
            state.put_meeple(state.mover, state.segment(cell, segment));
        }
        let completed = state.completed_by(cell);
        for &root in completed.iter() {
            let award = self.award(state, root, true);
            state.score_feature(&award);
        }
        state.mover = self.seat_after(state);
        self.begin_draw(state);
    }
}

impl Carcassonne {
    /// What each seat earned with this final score.
    #[inline]
    fn payoff_of(&self, state: &Position, mut score: BySeat<i32>) -> BySeat<f32> {
        if state.gone != 0 {
            // Who has left shares no win, not even one without points.
            for seat in Seat::all(self.players).filter(|&seat| state.has_left(seat)) {
                score[seat] = -1;
            }
        }
        payoff_by_score(self.players, &score)
    }
}

/// Insertion sort, for a few moves. The standard library's sort would add a tenth to the size of the worker.
fn insertion_sort(moves: &mut [Move]) {
    for next in 1..moves.len() {
        let mut at = next;
        while at > 0 && moves[at - 1] > moves[at] {
            moves.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// The place of the bit with so many set bits below it.
#[inline]
fn nth_bit(bits: u8, rank: u32) -> u8 {
    let left = (0..rank).fold(bits, |left, _| left & left.wrapping_sub(1));
    left.trailing_zeros() as u8
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

    /// Draws are in alphabetical order, placements from west to east and then from south to north; no meeple comes first.
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
                    let rotations = (0..4).filter(|rotation| fitting & 1 << rotation != 0);
                    out.extend(rotations.map(|rotation| Move::Lay { x, y, rotation }));
                }
                insertion_sort(&mut out[from..]);
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
            (Phase::Lay(kind), Move::Lay { x, y, rotation }) => {
                let cell = state
                    .patch
                    .cell(x, y)
                    .expect("a legal placement is beside the patch");
                state.lay(cell, Tile::new(kind, rotation));
                state.last[usize::from(state.mover.0)] = cell;
                state.phase = Phase::Meeple(cell);
            }
            (Phase::Meeple(cell), Move::Meeple(segment)) => self.put_meeple(state, cell, segment),
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

    fn payoff_and_score(&self, state: &Position) -> (BySeat<f32>, BySeat<i32>) {
        let score = self.score(state);
        (self.payoff_of(state, score), score)
    }

    fn payoff(&self, state: &Position) -> BySeat<f32> {
        self.payoff_of(state, self.score(state))
    }

    fn key(&self, state: &Position) -> u64 {
        // A sum over tiles and meeples, so that their order does not matter.
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
        for PlacedMeeple { seat, cell, segment } in state.standing() {
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
        if state.gone != 0 {
            key = key.with(state.gone.into());
        }
        // The bag is no function of the table: tiles may have been set aside.
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
            _ => unreachable!("only draws are chance outcomes"),
        }
    }

    #[inline]
    fn random_move(&self, state: &Position, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        match state.phase {
            Phase::Draw => {
                let mut bag = state.bag;
                let mut total = u32::from(state.left);
                if self.unplaceable == UnplaceableTile::Return {
                    for kind in Kind::all().filter(|&kind| !self.drawable(state, kind)) {
                        bag[usize::from(kind.0)] = 0;
                    }
                    total = bag.iter().map(|&count| u32::from(count)).sum();
                }
                Move::Draw(Kind(place_by_weight(&bag, dice.random_range(0..total))))
            }
            Phase::Lay(kind) => {
                let rank = dice.random_range(0..u32::from(state.placements.of(kind)));
                let (cell, rank) = state.nth_placement(kind, rank);
                let (x, y) = state.patch.at(cell);
                let rotation = nth_bit(state.surroundings(cell).fitting(kind), rank);
                Move::Lay { x, y, rotation }
            }
            Phase::Meeple(cell) => {
                let free = state.free_bits(cell);
                let nth = dice.random_range(0..=free.count_ones());
                Move::Meeple(nth.checked_sub(1).map(|rank| nth_bit(free, rank)))
            }
            Phase::Over => unreachable!("asked for a move when the game is over"),
        }
    }
}
