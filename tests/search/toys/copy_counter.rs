//! A game that counts how often its states are copied.

use std::sync::atomic::{AtomicU32, Ordering};

use tessera_core::game::{BySeat, Game, Seat, Turn};

/// Take 1 or 2 of ten; a state that counts how it is copied.
#[derive(Default)]
pub struct CopyCounter;

pub static CLONES: AtomicU32 = AtomicU32::new(0);

pub static OVERWRITES: AtomicU32 = AtomicU32::new(0);

pub struct CopyCounterState(u8);

impl Clone for CopyCounterState {
    fn clone(&self) -> CopyCounterState {
        CLONES.fetch_add(1, Ordering::Relaxed);
        CopyCounterState(self.0)
    }

    fn clone_from(&mut self, source: &CopyCounterState) {
        OVERWRITES.fetch_add(1, Ordering::Relaxed);
        self.0 = source.0;
    }
}

impl Game for CopyCounter {
    type State = CopyCounterState;
    type Move = u8;

    fn seats(&self) -> u8 {
        1
    }

    fn start(&self) -> CopyCounterState {
        CopyCounterState(10)
    }

    fn turn(&self, state: &CopyCounterState) -> Turn {
        if state.0 == 0 {
            Turn::Over
        } else {
            Turn::Seat(Seat::FIRST)
        }
    }

    fn moves(&self, state: &CopyCounterState, out: &mut Vec<u8>) {
        out.extend(1..=state.0.min(2));
    }

    fn play(&self, state: &mut CopyCounterState, take: u8) {
        state.0 -= take;
    }

    fn payoff(&self, _: &CopyCounterState) -> BySeat<f32> {
        BySeat::default()
    }

    fn score(&self, _: &CopyCounterState) -> BySeat<i32> {
        BySeat::default()
    }

    fn key(&self, state: &CopyCounterState) -> u64 {
        state.0.into()
    }
}
