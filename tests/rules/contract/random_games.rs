//! The positions of random games.

use rand::RngExt;

use tessera::game::{Game, Turn, dice};
use tessera::play::{Notation, Table};

use super::setting::Setting;

/// Where a law is checked; printed if the check panics.
pub struct Place<'a> {
    /// The game and its options.
    pub setting: &'a Setting,
    /// The seed of the random game.
    pub seed: u64,
    /// How many plies were played.
    pub ply: usize,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!(
                "in {}, seed {}, after {} plies",
                self.setting, self.seed, self.ply
            );
        }
    }
}

/// The legal moves of a position.
pub fn legal<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

/// Calls `check` with the positions of some random games: the first four, the last, and between them every `stride`-th,
/// so that a game on a large board is checked about fifty times.
pub fn for_positions<G: Notation>(game: &G, setting: &Setting, games: u64, mut check: impl FnMut(&G::State)) {
    for seed in 1..=games {
        let mut place = Place {
            setting,
            seed,
            ply: 0,
        };
        let mut dice = dice(seed);
        let mut state = game.start();
        let stride = setting.open().scene().spots.len() / 50 + 1;
        loop {
            let over = game.turn(&state) == Turn::Over;
            if over || place.ply < 4 || place.ply.is_multiple_of(stride) {
                check(&state);
            }
            if over {
                break;
            }
            let mv = game.random_move(&state, &mut dice, &mut Vec::new());
            game.play(&mut state, mv);
            place.ply += 1;
        }
    }
}

/// Does the same at tables, where moves have names.
pub fn for_tables(setting: &Setting, games: u64, mut check: impl FnMut(&mut dyn Table)) {
    for seed in 1..=games {
        let mut place = Place {
            setting,
            seed,
            ply: 0,
        };
        let mut dice = dice(seed);
        let mut table = setting.open();
        let stride = table.scene().spots.len() / 50 + 1;
        loop {
            let over = table.turn() == Turn::Over;
            if over || place.ply < 4 || place.ply.is_multiple_of(stride) {
                check(&mut *table);
            }
            if over {
                break;
            }
            let names = table.legal().names();
            let name = &names[dice.random_range(0..names.len() as u32) as usize];
            table.play(name).expect("it was listed");
            place.ply += 1;
        }
    }
}
