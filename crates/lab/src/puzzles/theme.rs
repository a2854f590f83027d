//! What the first move of a puzzle is about, as [`Theme`] lists it.

use tessera_core::game::Turn;
use tessera_games::play::Notation;
use tessera_protocol::puzzles::Theme;
use tessera_search::{Heuristics, MoveEffect};

/// The theme of a first move of one ply, which the seat to move makes.
pub(super) fn theme<G: Notation + Heuristics>(game: &G, state: &G::State, mv: G::Move) -> Theme {
    let name = game.name(state, mv);
    if name == "button" {
        return Theme::Button;
    }
    if name == "pass" {
        return Theme::Pass;
    }
    // The only game in which stones are replaced writes an x before the cell.
    if name.starts_with('x') {
        return Theme::Replacement;
    }
    match game.effect(state, mv) {
        MoveEffect::Capture => return Theme::Capture,
        MoveEffect::Rescue => return Theme::Rescue,
        MoveEffect::Connection => return Theme::Connection,
        // A claim says more of a move than that it also separates something.
        MoveEffect::Cut if points_won(game, state, mv) == [0, 0] => return Theme::Cut,
        _ => {}
    }
    match points_won(game, state, mv) {
        [own, other] if other > own => Theme::Sacrifice,
        [own, _] if own > 0 => Theme::Claim,
        _ => Theme::Quiet,
    }
}

/// The half points that the seat to move and the other gain by a move, where points once scored stay scored; else none.
fn points_won<G: Heuristics>(game: &G, state: &G::State, mv: G::Move) -> [i32; 2] {
    let Turn::Seat(seat) = game.turn(state) else {
        return [0, 0];
    };
    if game.points_in_play(state) == u32::MAX {
        return [0, 0];
    }
    let mut after = state.clone();
    game.play(&mut after, mv);
    let (before, after) = (game.score(state), game.score(&after));
    let other = tessera_core::game::Seat(1 - seat.0);
    [seat, other].map(|seat| after[seat] - before[seat])
}
