//! A game for three seats in which tokens are drawn from a bag.

use tessera_core::game::{BySeat, Game, Seat, StableHasher, Turn, payoff_by_score};

/// Three seats and a bag of tokens. A token is drawn; the seat in turn keeps it or hands it to the next
/// seat; when the bag is empty, most points win.
#[derive(Clone)]
pub struct TokenBag {
    /// How many tokens there are of each kind.
    pub tokens: [u8; 3],
}

const POINTS: [i32; 3] = [1, -2, 4];

#[derive(Clone)]
pub struct TokenBagState {
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

impl Game for TokenBag {
    type State = TokenBagState;
    type Move = Pick;

    fn seats(&self) -> u8 {
        3
    }

    fn start(&self) -> TokenBagState {
        TokenBagState {
            left: self.tokens,
            score: BySeat::default(),
            drawn: None,
            turn: 0,
        }
    }

    fn turn(&self, state: &TokenBagState) -> Turn {
        match state.drawn {
            Some(_) => Turn::Seat(Seat(state.turn)),
            None if state.left == [0; 3] => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn moves(&self, state: &TokenBagState, out: &mut Vec<Pick>) {
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

    fn play(&self, state: &mut TokenBagState, pick: Pick) {
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

    fn payoff(&self, state: &TokenBagState) -> BySeat<f32> {
        payoff_by_score(3, &state.score)
    }

    fn score(&self, state: &TokenBagState) -> BySeat<i32> {
        state.score
    }

    fn key(&self, state: &TokenBagState) -> u64 {
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

    fn weight(&self, state: &TokenBagState, outcome: Pick) -> u32 {
        match outcome {
            Pick::Draw(kind) => state.left[kind as usize].into(),
            Pick::Keep | Pick::HandOn => unreachable!("no outcome of chance"),
        }
    }
}
