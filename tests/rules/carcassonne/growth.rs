//! The time of a ply as the land grows: it depends on the empty cells beside the land, not on the number of tiles.

use std::time::Instant;

use tessera_core::game::{Dice, Game, Turn, dice};
use tessera_games::carcassonne::{Carcassonne, Phase, Position};

/// So many lands go on side by side, so that the clock is read rarely.
const LANDS: usize = 100;
const ROUNDS: usize = 1_000;

/// A land of so many tiles, laid at random; a close one by the placement of several that leaves the fewest
/// empty cells beside it.
fn land(game: &Carcassonne, tiles: u8, close: bool, dice: &mut Dice) -> Position {
    let (mut state, mut buffer) = (game.start(), Vec::new());
    while 72 - state.left() < tiles || state.phase() != Phase::Draw {
        let mut drawn = || game.random_move(&state, dice, &mut buffer);
        let several = if close { 12 } else { 1 };
        let mv = match state.phase() {
            Phase::Lay(_) => (0..several).map(|_| drawn()).min_by_key(|&mv| {
                let mut after = state.clone();
                game.play(&mut after, mv);
                after.patch().empty().len()
            }),
            _ => Some(drawn()),
        };
        game.play(&mut state, mv.expect("at least one was drawn"));
    }
    state
}

/// Lands of one kind, and how long a random ply took there, time after time.
struct Lands {
    lands: Vec<Position>,
    times: Vec<f64>,
}

impl Lands {
    fn new(game: &Carcassonne, tiles: u8, close: bool) -> Lands {
        let mut dice = dice(u64::from(tiles));
        Lands {
            lands: (0..LANDS).map(|_| land(game, tiles, close, &mut dice)).collect(),
            times: Vec::new(),
        }
    }

    /// Plays a turn on each land.
    fn measure(&mut self, game: &Carcassonne, dice: &mut Dice) {
        let (mut states, mut buffer) = (self.lands.clone(), Vec::new());
        let (mut plies, begin) = (0, Instant::now());
        for state in &mut states {
            let mover = state.mover();
            while state.mover() == mover && game.turn(state) != Turn::Over {
                let mv = game.random_move(state, dice, &mut buffer);
                game.play(state, mv);
                plies += 1;
            }
        }
        self.times
            .push(begin.elapsed().as_nanos() as f64 / f64::from(plies));
    }

    /// The empty cells beside them and the median of the times.
    fn described(&mut self) -> String {
        let empty: usize = self.lands.iter().map(|land| land.patch().empty().len()).sum();
        self.times.sort_by(f64::total_cmp);
        format!("{} | {:.0}", empty / LANDS, self.times[ROUNDS / 2])
    }
}

#[test]
#[ignore = "prints a table of times: cargo test --release --test rules carcassonne::growth -- --ignored --nocapture"]
fn a_ply_costs_by_the_empty_cells_beside_the_land() {
    let (game, mut dice) = (Carcassonne::new(2), dice(1));
    let kinds = |tiles: u8| [false, true].map(|close| Lands::new(&game, tiles, close));
    let mut table: Vec<_> = (1..=7).map(|tens| (10 * tens, kinds(10 * tens))).collect();
    // One after the other, so that whatever else the machine does meets all of them.
    for _ in 0..ROUNDS {
        for (_, kinds) in &mut table {
            for lands in kinds {
                lands.measure(&game, &mut dice);
            }
        }
    }
    println!("| tiles | empty cells | ns a ply | close: empty cells | ns a ply |\n|---|---|---|---|---|");
    for (tiles, kinds) in &mut table {
        let [wide, close] = kinds.each_mut().map(Lands::described);
        println!("| {tiles} | {wide} | {close} |");
    }
}
