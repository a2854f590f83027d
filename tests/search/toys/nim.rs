//! Nim, where a seat may move several times in a row.

use tessera_core::game::{BySeat, Game, Seat, Turn};

/// The seat that takes the last object wins. A turn is `takes` takes from any heaps, so a seat may move several times
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
    /// The heap, and the number of objects taken from it.
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
