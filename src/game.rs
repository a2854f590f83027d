//! The contract: what a game must say so that a search can play it.
//!
//! A [`Game`] is a value that knows the rules: tables, komi and options live in it once. Its
//! [`Game::State`] is what lies on the table: small, cloneable, comparable by key. Nothing here knows a
//! picture, a name, a clock or a browser.

use std::fmt;
use std::hash::Hash;
use std::ops::{Index, IndexMut};

use rand::RngExt;

/// The one source of randomness: named, portable between x86-64 and wasm32, always passed in.
pub type Dice = rand::rngs::Xoshiro256PlusPlus;

/// Seeded dice: the same seed gives the same rolls on every machine.
pub fn dice(seed: u64) -> Dice {
    rand::SeedableRng::seed_from_u64(seed)
}

/// Who decides, counted from 0. Which *side* a seat plays (Black, Vertical) is the game's own affair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats any game has.
    pub const MAX: usize = 5;
    /// The seat that decides first: bids, or moves first where nothing is bid.
    pub const FIRST: Seat = Seat(0);
    /// The seat that answers the first.
    pub const SECOND: Seat = Seat(1);

    /// Every seat of a game for `seats` people, in order.
    pub fn all(seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(Seat)
    }
}

/// One `T` for each seat; places beyond a game's seats hold `T::default()`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; Seat::MAX]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.0 as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.0 as usize]
    }
}

/// Who is to decide in a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat chooses a move.
    Seat(Seat),
    /// Nobody chooses: an outcome is drawn by its weight.
    Chance,
    /// The game has ended; there are no moves.
    Over,
}

/// The rules, as printed on the box.
///
/// Laws, checked for every game of the catalogue by `tests/rules/contract/`: unless the game is over there is
/// a legal move; `moves` lists each once and in a fixed order; `random_move` draws from exactly that list,
/// uniformly at a seat's turn and by weight at chance; payoffs lie in `0.0..=1.0`; equal keys mean equal
/// futures.
pub trait Game: Send + Sync {
    /// What lies on the table.
    type State: Clone + Send;
    /// One atomic choice of a seat, or one outcome of chance.
    type Move: Copy + Eq + Hash + fmt::Debug + Send;

    /// How many seats play, at most [`Seat::MAX`].
    fn seats(&self) -> u8;

    /// The state before the first ply.
    fn start(&self) -> Self::State;

    /// Who is to decide.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends every legal move (at a chance turn: every outcome of positive weight), each once, in a
    /// fixed order. Appends nothing when the game is over.
    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);

    /// Plays a legal move; an illegal one is a bug in the caller.
    fn play(&self, state: &mut Self::State, mv: Self::Move);

    /// What each seat earned, in `0.0..=1.0` (1 won, ½ drawn). Asked only when the game is over. By default the
    /// highest score wins.
    #[inline]
    fn payoff(&self, state: &Self::State) -> BySeat<f32> {
        payoff_by_score(self.seats(), &self.score(state))
    }

    /// The score in half points, per seat, as if the game ended now.
    fn score(&self, state: &Self::State) -> BySeat<i32>;

    /// Equal for states that are the same position with the same future: board, mover, phase, and what
    /// repetition rules or the bag need.
    fn key(&self, state: &Self::State) -> u64;

    /// The relative likelihood of an outcome. Asked only at chance turns.
    fn weight(&self, state: &Self::State, outcome: Self::Move) -> u32 {
        let _ = (state, outcome);
        1
    }

    /// A uniformly random legal move, or an outcome drawn by weight. `buffer` is scratch space, so that a
    /// playout allocates nothing; games override this where a move can be drawn without listing all.
    fn random_move(&self, state: &Self::State, dice: &mut Dice, buffer: &mut Vec<Self::Move>) -> Self::Move {
        buffer.clear();
        self.moves(state, buffer);
        debug_assert!(!buffer.is_empty(), "asked for a move when the game is over");
        if self.turn(state) != Turn::Chance {
            return buffer[dice.random_range(0..buffer.len() as u32) as usize];
        }
        let total: u32 = buffer.iter().map(|&outcome| self.weight(state, outcome)).sum();
        let mut left = dice.random_range(0..total);
        for &outcome in buffer.iter() {
            let weight = self.weight(state, outcome);
            if left < weight {
                return outcome;
            }
            left -= weight;
        }
        unreachable!("the weights sum to the total")
    }
}

/// The payoff of a game won by the highest score: the best share 1 between them, as a draw of two is ½ each.
pub fn payoff_by_score(seats: u8, score: &BySeat<i32>) -> BySeat<f32> {
    let best = Seat::all(seats).map(|seat| score[seat]).max().unwrap_or(0);
    let winners = Seat::all(seats).filter(|&seat| score[seat] == best).count();
    let mut payoff = BySeat::default();
    for seat in Seat::all(seats).filter(|&seat| score[seat] == best) {
        payoff[seat] = 1.0 / winners as f32;
    }
    payoff
}

/// Plays uniformly random moves until the game is over and returns how many plies that took.
pub fn playout<G: Game>(game: &G, state: &mut G::State, dice: &mut Dice, buffer: &mut Vec<G::Move>) -> u32 {
    let mut plies = 0;
    while game.turn(state) != Turn::Over {
        let mv = game.random_move(state, dice, buffer);
        game.play(state, mv);
        plies += 1;
    }
    plies
}

/// Mixes words into a key: position keys are made of this so that they are equal on every machine.
#[derive(Clone, Copy, Debug)]
pub struct StableHasher(u64);

impl StableHasher {
    /// An empty key.
    pub const fn new() -> StableHasher {
        StableHasher(0x9e37_79b9_7f4a_7c15)
    }

    /// The key after one more word; the order of the words matters.
    pub const fn with(self, word: u64) -> StableHasher {
        // The finaliser of splitmix64 (Steele, Lea, Flood 2014) over a rotated sum.
        let mut z = self
            .0
            .rotate_left(23)
            .wrapping_add(word)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        StableHasher(z ^ (z >> 31))
    }

    /// The finished key.
    pub const fn key(self) -> u64 {
        self.0
    }
}

impl Default for StableHasher {
    fn default() -> StableHasher {
        StableHasher::new()
    }
}
