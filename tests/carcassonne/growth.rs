//! What a ply costs as the land grows: the empty cells beside it count, the tiles that lie do not.

use std::time::Instant;

use tessera::game::{Game, Turn, dice};
use tessera::games::carcassonne::{Carcassonne, Phase};

/// So many games go on side by side, so that the clock is read rarely.
const GAMES: usize = 40;
const ROUNDS: u64 = 500;

/// The lines of the table begin at so many tiles.
const TILES: [usize; 8] = [1, 10, 20, 30, 40, 50, 60, 70];

#[test]
#[ignore = "prints a table of times: cargo test --release --test carcassonne growth -- --ignored --nocapture"]
fn a_ply_costs_by_the_empty_cells_beside_the_land() {
    let game = Carcassonne::new(2);
    let mut buffer = Vec::new();
    let mut times = [const { Vec::new() }; TILES.len() - 1];
    let mut empty = [0; TILES.len() - 1];
    for seed in 1..=ROUNDS {
        let mut dice = dice(seed);
        let mut states = vec![game.start(); GAMES];
        for (stretch, tiles) in TILES.windows(2).enumerate() {
            let (mut plies, begin) = (0, Instant::now());
            for state in &mut states {
                let laid = |left: u8| 72 - usize::from(left);
                while laid(state.left()) < tiles[1] || state.phase() != Phase::Draw {
                    if game.turn(state) == Turn::Over {
                        break;
                    }
                    let mv = game.random_move(state, &mut dice, &mut buffer);
                    game.play(state, mv);
                    plies += 1;
                }
            }
            times[stretch].push(begin.elapsed().as_nanos() as f64 / f64::from(plies));
            empty[stretch] += states
                .iter()
                .map(|state| state.patch().empty().len())
                .sum::<usize>();
        }
    }
    println!("| tiles | empty cells | ns a ply |\n|---|---|---|");
    for (stretch, times) in times.iter_mut().enumerate() {
        times.sort_by(f64::total_cmp);
        let (median, cells) = (times[times.len() / 2], empty[stretch] / (GAMES * ROUNDS as usize));
        println!(
            "| {} to {} | {cells} | {median:.1} |",
            TILES[stretch],
            TILES[stretch + 1]
        );
    }
}
