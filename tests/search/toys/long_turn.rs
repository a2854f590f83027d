//! A single turn of many moves.

use std::sync::atomic::{AtomicU32, Ordering};

use tessera_core::game::{BySeat, Game, Seat, StableHasher, Turn};

/// One turn of six plies, each of a hundred choices; the score is the sum of the choices.
#[derive(Default)]
pub struct LongTurn {
    pub played: AtomicU32,
}

impl Game for LongTurn {
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
