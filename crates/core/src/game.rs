//! The contract between a game and the searches: its rules as a trait.
//!
//! A [`Game`] is a value that knows the rules: tables, komi and options live in it once. Its
//! [`Game::State`] is a position: small, cloneable, comparable by key. Nothing here knows pictures, names of moves,
//! clocks or browsers.

use std::fmt;
use std::hash::Hash;
use std::ops::{Index, IndexMut};

use rand::RngExt;

/// The only random number generator: the same numbers on x86-64 and wasm32, and always passed in.
pub type Dice = rand::rngs::Xoshiro256PlusPlus;

/// A generator that gives the same numbers for the same seed on every machine.
pub fn dice(seed: u64) -> Dice {
    rand::SeedableRng::seed_from_u64(seed)
}

/// A participant who makes decisions, counted from 0. The game knows which *side* (Black, Vertical) a seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats any game has.
    pub const MAX: usize = 5;
    /// The seat that decides first: it bids, or moves first where nothing is bid.
    pub const FIRST: Seat = Seat(0);
    /// The seat that decides after the first.
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

/// Who decides in a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat chooses a move.
    Seat(Seat),
    /// Chance: an outcome is drawn by its weight.
    Chance,
    /// The game has ended; there are no moves.
    Over,
}

/// The rules of a game.
///
/// Laws, checked for every game of the catalogue by `tests/rules/contract/`: unless the game is over there is
/// a legal move; `moves` lists each once and in a fixed order; `is_legal` holds for exactly those; `random_move` draws from exactly that list,
/// uniformly at a seat's turn and by weight at chance; payoffs lie in `0.0..=1.0`; equal keys mean equal
/// futures.
pub trait Game: Send + Sync {
    /// A position.
    type State: Clone + Send;
    /// One atomic choice of a seat, or one outcome of chance.
    type Move: Copy + Eq + Hash + fmt::Debug + Send;

    /// How many seats play, at most [`Seat::MAX`].
    fn seats(&self) -> u8;

    /// The state before the first ply.
    fn start(&self) -> Self::State;

    /// Who decides now.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends every legal move (at a chance turn: every outcome of positive weight), each once, in a
    /// fixed order. Appends nothing when the game is over.
    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);

    /// Whether `moves` would list this move. `buffer` is scratch space; games override this where a move can be checked
    /// without listing all.
    fn is_legal(&self, state: &Self::State, mv: Self::Move, buffer: &mut Vec<Self::Move>) -> bool {
        buffer.clear();
        self.moves(state, buffer);
        buffer.contains(&mv)
    }

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

    /// The payoff and the score of a game that is over; games override this where both come from one computation.
    fn payoff_and_score(&self, state: &Self::State) -> (BySeat<f32>, BySeat<i32>) {
        (self.payoff(state), self.score(state))
    }

    /// Whether cells of the board belong to seats at the end, which a position tells by [`Game::each_owned`].
    fn has_owners(&self) -> bool {
        false
    }

    /// Names every cell that a seat owns if the game ends now, each once, with that seat.
    fn each_owned(&self, state: &Self::State, note: &mut dyn FnMut(u16, Seat)) {
        let _ = (state, note);
    }

    /// Equal for states that are the same position with the same future: board, mover, phase, and what
    /// repetition rules or the bag need.
    fn key(&self, state: &Self::State) -> u64;

    /// The relative probability of an outcome. Called only at chance turns.
    fn weight(&self, state: &Self::State, outcome: Self::Move) -> u32 {
        let _ = (state, outcome);
        1
    }

    /// Draws a legal move uniformly, or an outcome by weight. `buffer` is scratch space, so that a playout allocates
    /// nothing; games override this where a move can be drawn without listing all.
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

    /// Draws a move as [`Game::random_move`] does, and plays it; games override this where what the draw finds out about the
    /// move need not be found out again.
    #[inline]
    fn play_random(
        &self,
        state: &mut Self::State,
        dice: &mut Dice,
        buffer: &mut Vec<Self::Move>,
    ) -> Self::Move {
        let mv = self.random_move(state, dice, buffer);
        self.play(state, mv);
        mv
    }
}

/// By how much a seat is ahead of the best of the others in a score, in the score's units; negative if it is behind.
pub fn lead(score: &BySeat<i32>, seats: u8, seat: Seat) -> i32 {
    let others = Seat::all(seats).filter(|&other| other != seat);
    score[seat] - others.map(|other| score[other]).max().unwrap_or(0)
}

/// The payoff of a game between two whose first seat leads by this: 1 if it is ahead, ½ for a draw, 0 if it is behind.
pub fn payoff_of_lead(lead: i32) -> f32 {
    match lead.signum() {
        1 => 1.0,
        0 => 0.5,
        _ => 0.0,
    }
}

/// The payoff of a game won by the highest score: the seats that share it share 1 equally, so a draw of two is ½ each.
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
        game.play_random(state, dice, buffer);
        plies += 1;
    }
    plies
}

/// A hasher that gives the same hash on every machine; position keys and derived seeds are made with it.
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
