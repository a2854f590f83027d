//! When a person who knows the game would pass where nothing forces it.

use tessera_core::game::{Game, Turn, lead};

/// The most points in play with which a pass is sensible.
const FEW: u32 = 8;

/// Whether passing is sensible with so many points in play on a board of so many cells: while few are left and they are
/// less than a third of the board, or where every other move costs the seat points.
pub(crate) fn is_sensible<G: Game>(
    game: &G,
    state: &G::State,
    pass: G::Move,
    in_play: u32,
    cells: u32,
) -> bool {
    in_play <= FEW && 3 * in_play < cells || every_move_costs(game, state, pass)
}

/// Whether each move but the pass leaves the seat to move with a smaller lead than it has.
fn every_move_costs<G: Game>(game: &G, state: &G::State, pass: G::Move) -> bool {
    let Turn::Seat(seat) = game.turn(state) else {
        return false;
    };
    let lead = |state: &G::State| lead(&game.score(state), game.seats(), seat);
    let (now, mut moves) = (lead(state), Vec::new());
    game.moves(state, &mut moves);
    moves.into_iter().filter(|&mv| mv != pass).all(|mv| {
        let mut after = state.clone();
        game.play(&mut after, mv);
        lead(&after) < now
    })
}
