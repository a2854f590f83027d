//! What each program does: it plays a game by the rules.

use std::hint::black_box;

use tessera_core::game::{Game, dice, playout};

/// Plays a random game by listed moves and another by drawn ones, and looks at results, keys and scores, so that all of the
/// rules are in the program.
pub fn play<G: Game>(game: G) {
    let (mut dice, mut moves) = (dice(black_box(1)), Vec::new());
    let mut state = game.start();
    loop {
        moves.clear();
        game.moves(&state, &mut moves);
        let Some(&mv) = moves.get(black_box(0)) else {
            break;
        };
        black_box((game.is_legal(&state, mv, &mut Vec::new()), game.key(&state)));
        game.play(&mut state, mv);
    }
    black_box((game.turn(&state), game.payoff(&state), game.score(&state)));
    let mut state = game.start();
    black_box(playout(&game, &mut state, &mut dice, &mut moves));
    black_box(game.payoff(&state));
}
