//! Games small enough to be known exactly.

use std::sync::atomic::{AtomicU32, Ordering};

use tessera::game::{BySeat, Game, Seat, StableHasher, Turn, payoff_by_score};

/// Who takes the last object wins. A turn is `takes` takes from any heaps, so a seat may move several times
/// in a row.
#[derive(Clone)]
pub struct Nim {
    pub heaps: [u8; 3],
    pub takes: u8,
}

#[derive(Clone)]
pub struct NimState {
    heaps: [u8; 3],
    ply: u8,
}

impl Nim {
    fn seat(&self, ply: u8) -> Seat {
        Seat(ply / self.takes % 2)
    }
}

impl Game for Nim {
    type State = NimState;
    /// From which heap, and how many.
    type Move = (u8, u8);

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> NimState {
        NimState {
            heaps: self.heaps,
            ply: 0,
        }
    }

    fn turn(&self, state: &NimState) -> Turn {
        if state.heaps == [0; 3] {
            Turn::Over
        } else {
            Turn::Seat(self.seat(state.ply))
        }
    }

    fn moves(&self, state: &NimState, out: &mut Vec<(u8, u8)>) {
        for (heap, &objects) in (0..).zip(&state.heaps) {
            out.extend((1..=objects).map(|take| (heap, take)));
        }
    }

    fn play(&self, state: &mut NimState, (heap, take): (u8, u8)) {
        state.heaps[heap as usize] -= take;
        state.ply += 1;
    }

    fn payoff(&self, state: &NimState) -> BySeat<f32> {
        let mut payoff = BySeat::default();
        payoff[self.seat(state.ply - 1)] = 1.0;
        payoff
    }

    fn score(&self, _: &NimState) -> BySeat<i32> {
        BySeat::default()
    }

    fn key(&self, state: &NimState) -> u64 {
        u64::from(u32::from_be_bytes([
            state.heaps[0],
            state.heaps[1],
            state.heaps[2],
            state.ply,
        ]))
    }
}

/// Tic-tac-toe; a position is entered by its moves, cells 0 to 8.
#[derive(Clone)]
pub struct TicTacToe(pub &'static [u8]);

#[derive(Clone)]
pub struct Crosses {
    stones: [u16; 2],
    ply: u8,
}

impl Crosses {
    fn won(&self, seat: usize) -> bool {
        const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
        LINES.iter().any(|line| self.stones[seat] & line == *line)
    }
}

impl Game for TicTacToe {
    type State = Crosses;
    type Move = u8;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Crosses {
        let mut state = Crosses {
            stones: [0; 2],
            ply: 0,
        };
        self.0.iter().for_each(|&cell| self.play(&mut state, cell));
        state
    }

    fn turn(&self, state: &Crosses) -> Turn {
        if state.ply == 9 || state.won(0) || state.won(1) {
            return Turn::Over;
        }
        Turn::Seat(Seat(state.ply % 2))
    }

    fn moves(&self, state: &Crosses, out: &mut Vec<u8>) {
        if self.turn(state) != Turn::Over {
            out.extend((0..9).filter(|cell| (state.stones[0] | state.stones[1]) >> cell & 1 == 0));
        }
    }

    fn play(&self, state: &mut Crosses, cell: u8) {
        state.stones[state.ply as usize % 2] |= 1 << cell;
        state.ply += 1;
    }

    fn payoff(&self, state: &Crosses) -> BySeat<f32> {
        payoff_by_score(2, &self.score(state))
    }

    fn score(&self, state: &Crosses) -> BySeat<i32> {
        BySeat([i32::from(state.won(0)), i32::from(state.won(1)), 0, 0, 0])
    }

    fn key(&self, state: &Crosses) -> u64 {
        u64::from(state.stones[0]) << 16 | u64::from(state.stones[1])
    }
}

/// Three seats and a bag of tokens. A token is drawn; the seat in turn keeps it or hands it to the next
/// seat; when the bag is empty, most points win.
#[derive(Clone)]
pub struct Bag {
    /// How many tokens there are of each kind.
    pub tokens: [u8; 3],
}

const POINTS: [i32; 3] = [1, -2, 4];

#[derive(Clone)]
pub struct BagState {
    left: [u8; 3],
    score: BySeat<i32>,
    drawn: Option<u8>,
    turn: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    Draw(u8),
    Keep,
    HandOn,
}

impl Game for Bag {
    type State = BagState;
    type Move = Pick;

    fn seats(&self) -> u8 {
        3
    }

    fn start(&self) -> BagState {
        BagState {
            left: self.tokens,
            score: BySeat::default(),
            drawn: None,
            turn: 0,
        }
    }

    fn turn(&self, state: &BagState) -> Turn {
        match state.drawn {
            Some(_) => Turn::Seat(Seat(state.turn)),
            None if state.left == [0; 3] => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn moves(&self, state: &BagState, out: &mut Vec<Pick>) {
        if state.drawn.is_some() {
            out.extend([Pick::Keep, Pick::HandOn]);
        } else {
            out.extend(
                (0..3)
                    .filter(|&kind| state.left[kind as usize] > 0)
                    .map(Pick::Draw),
            );
        }
    }

    fn play(&self, state: &mut BagState, pick: Pick) {
        let next = (state.turn + 1) % 3;
        let owner = match pick {
            Pick::Draw(kind) => {
                state.left[kind as usize] -= 1;
                state.drawn = Some(kind);
                return;
            }
            Pick::Keep => state.turn,
            Pick::HandOn => next,
        };
        let kind = state.drawn.take().expect("a token is drawn before it is given");
        state.score[Seat(owner)] += POINTS[kind as usize];
        state.turn = next;
    }

    fn payoff(&self, state: &BagState) -> BySeat<f32> {
        payoff_by_score(3, &state.score)
    }

    fn score(&self, state: &BagState) -> BySeat<i32> {
        state.score
    }

    fn key(&self, state: &BagState) -> u64 {
        let left = state.left.iter().map(|&count| u64::from(count));
        let score = state.score.0.iter().map(|&points| points as u64);
        let turn = [
            u64::from(state.turn),
            state.drawn.map_or(0, |kind| 1 + u64::from(kind)),
        ];
        left.chain(score)
            .chain(turn)
            .fold(StableHasher::new(), StableHasher::with)
            .key()
    }

    fn weight(&self, state: &BagState, outcome: Pick) -> u32 {
        match outcome {
            Pick::Draw(kind) => state.left[kind as usize].into(),
            Pick::Keep | Pick::HandOn => unreachable!("no outcome of chance"),
        }
    }
}

/// A random tree, the same for the same seed: seats and chance take turns in no order, so that a seat may
/// well follow itself. Two seats share 1 at every end; more are paid independently of each other.
#[derive(Clone)]
pub struct Thicket {
    pub seed: u64,
    pub seats: u8,
    pub depth: u8,
}

impl Thicket {
    pub fn of_three(seed: u64, depth: u8) -> Thicket {
        Thicket {
            seed,
            seats: 3,
            depth,
        }
    }
}

#[derive(Clone)]
pub struct Twig {
    path: StableHasher,
    depth: u8,
}

impl Twig {
    fn word(&self, salt: u64) -> u64 {
        self.path.with(salt).key() >> 20
    }
}

impl Game for Thicket {
    type State = Twig;
    type Move = u8;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> Twig {
        Twig {
            path: StableHasher::new().with(self.seed),
            depth: 0,
        }
    }

    fn turn(&self, twig: &Twig) -> Turn {
        match twig.word(100) % 4 {
            _ if twig.depth == self.depth => Turn::Over,
            // A seat decides at the root, so that there is always something to find.
            3 if twig.depth > 0 => Turn::Chance,
            _ => Turn::Seat(Seat((twig.word(102) % u64::from(self.seats)) as u8)),
        }
    }

    fn moves(&self, twig: &Twig, out: &mut Vec<u8>) {
        if self.turn(twig) != Turn::Over {
            out.extend(0..2 + (twig.word(101) % 3) as u8);
        }
    }

    fn play(&self, twig: &mut Twig, branch: u8) {
        twig.path = twig.path.with(branch.into());
        twig.depth += 1;
    }

    fn payoff(&self, twig: &Twig) -> BySeat<f32> {
        let mut payoff = BySeat(std::array::from_fn(|seat| {
            (twig.word(seat as u64) % 1001) as f32 / 1000.0
        }));
        if self.seats == 2 {
            payoff[Seat::SECOND] = 1.0 - payoff[Seat::FIRST];
        }
        payoff
    }

    fn score(&self, twig: &Twig) -> BySeat<i32> {
        BySeat(std::array::from_fn(|seat| {
            (twig.word(300 + seat as u64) % 11) as i32 - 5
        }))
    }

    fn key(&self, twig: &Twig) -> u64 {
        twig.path.key()
    }

    fn weight(&self, twig: &Twig, outcome: u8) -> u32 {
        1 + (twig.word(200 + u64::from(outcome)) % 9) as u32
    }
}

/// One turn of six plies, each of a hundred choices; the score is the sum of the choices.
#[derive(Default)]
pub struct Marathon {
    /// How many moves were played.
    pub played: AtomicU32,
}

impl Game for Marathon {
    type State = Vec<u8>;
    type Move = u8;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Vec<u8> {
        Vec::new()
    }

    fn turn(&self, state: &Vec<u8>) -> Turn {
        if state.len() == 6 {
            Turn::Over
        } else {
            Turn::Seat(Seat::SECOND)
        }
    }

    fn moves(&self, state: &Vec<u8>, out: &mut Vec<u8>) {
        if self.turn(state) != Turn::Over {
            out.extend(0..100);
        }
    }

    fn play(&self, state: &mut Vec<u8>, choice: u8) {
        self.played.fetch_add(1, Ordering::Relaxed);
        state.push(choice);
    }

    fn payoff(&self, _: &Vec<u8>) -> BySeat<f32> {
        BySeat::default()
    }

    fn score(&self, state: &Vec<u8>) -> BySeat<i32> {
        let mut score = BySeat::default();
        score[Seat::SECOND] = state.iter().map(|&choice| i32::from(choice)).sum();
        score
    }

    fn key(&self, state: &Vec<u8>) -> u64 {
        let word = |key: StableHasher, &choice: &u8| key.with(choice.into());
        state.iter().fold(StableHasher::new(), word).key()
    }
}

/// Take 1 or 2 of ten; a state that counts how it is copied.
#[derive(Default)]
pub struct Counted;

pub static CLONES: AtomicU32 = AtomicU32::new(0);
pub static OVERWRITES: AtomicU32 = AtomicU32::new(0);

pub struct CountedState(u8);

impl Clone for CountedState {
    fn clone(&self) -> CountedState {
        CLONES.fetch_add(1, Ordering::Relaxed);
        CountedState(self.0)
    }

    fn clone_from(&mut self, source: &CountedState) {
        OVERWRITES.fetch_add(1, Ordering::Relaxed);
        self.0 = source.0;
    }
}

impl Game for Counted {
    type State = CountedState;
    type Move = u8;

    fn seats(&self) -> u8 {
        1
    }

    fn start(&self) -> CountedState {
        CountedState(10)
    }

    fn turn(&self, state: &CountedState) -> Turn {
        if state.0 == 0 {
            Turn::Over
        } else {
            Turn::Seat(Seat::FIRST)
        }
    }

    fn moves(&self, state: &CountedState, out: &mut Vec<u8>) {
        out.extend(1..=state.0.min(2));
    }

    fn play(&self, state: &mut CountedState, take: u8) {
        state.0 -= take;
    }

    fn payoff(&self, _: &CountedState) -> BySeat<f32> {
        BySeat::default()
    }

    fn score(&self, _: &CountedState) -> BySeat<i32> {
        BySeat::default()
    }

    fn key(&self, state: &CountedState) -> u64 {
        state.0.into()
    }
}
