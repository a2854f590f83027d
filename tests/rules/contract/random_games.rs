//! The positions of random games.

use rand::RngExt;

use tessera_core::game::{Game, Turn, dice};
use tessera_games::play::{Notation, Table};

use super::setting::Setting;
use crate::whole::whole_or;

/// Where a law is checked; printed if the check panics.
pub struct Place<'a> {
    /// The game and its options.
    pub setting: &'a Setting,
    /// The seed of the random game.
    pub seed: u64,
    /// How many plies were played.
    pub ply: usize,
}

impl Place<'_> {
    /// Whether the position is checked: the first four, the last, and between them as many as make about twenty in a game
    /// on a board of so many cells (fifty of the whole).
    fn is_checked(&self, cells: usize, turn: Turn) -> bool {
        turn == Turn::Over || self.ply < 4 || self.ply.is_multiple_of(cells / whole_or(50, 20) + 1)
    }
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

/// Calls `check` with the positions of some random games that [`Place::is_checked`] names.
pub fn for_positions<G: Notation>(game: &G, setting: &Setting, games: u64, mut check: impl FnMut(&G::State)) {
    for seed in 1..=games {
        let mut place = Place {
            setting,
            seed,
            ply: 0,
        };
        let mut dice = dice(seed);
        let mut state = game.start();
        let cells = setting.open().scene().spots.len();
        loop {
            let turn = game.turn(&state);
            if place.is_checked(cells, turn) {
                check(&state);
            }
            if turn == Turn::Over {
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
        let cells = table.scene().spots.len();
        loop {
            let turn = table.turn();
            if place.is_checked(cells, turn) {
                check(&mut *table);
            }
            if turn == Turn::Over {
                break;
            }
            let names = table.legal().names();
            let name = &names[dice.random_range(0..names.len() as u32) as usize];
            table.play(name).expect("it was listed");
            place.ply += 1;
        }
    }
}
