//! What could happen from a position on: along a line that somebody expects, and what a move averts.

use super::notation::{Ply, find};
use super::show::Show;
use crate::effects::{Effects, Threat};
use tessera_core::game::{Seat, Turn};

/// What each move of a line would do that is played from a position; it ends before a name that is not legal.
pub(super) fn effects_of_line<G: Show>(game: &G, from: &G::State, names: &[String]) -> Vec<Effects> {
    let mut before = from.clone();
    let mut line = Vec::new();
    for name in names {
        let Some(Ply::Move(mv)) = find(game, &before, name, &mut Vec::new()) else {
            break;
        };
        let mut after = before.clone();
        game.play(&mut after, mv);
        line.push(game.effects(&before, &[mv], &after));
        before = after;
    }
    line
}

/// The largest threat of somebody else against the seat to move that a move averts: after it, none of them is about any of
/// the same cells. Threats are what others could do if the seat passed, where it may.
pub(super) fn averted<G: Show>(game: &G, state: &G::State, mv: G::Move) -> Option<Threat> {
    let Turn::Seat(seat) = game.turn(state) else {
        return None;
    };
    let mut after = state.clone();
    game.play(&mut after, mv);
    let left = against(game, &after, seat);
    let is_left = |threat: &Threat| {
        let cells = left.iter().flat_map(|left| left.effect.cells());
        threat
            .effect
            .cells()
            .iter()
            .any(|cell| cells.clone().any(|other| other == cell))
    };
    dangers(game, state).into_iter().find(|threat| !is_left(threat))
}

/// What others could do to the seat to move if it passed, where it may, the largest first.
pub(super) fn dangers<G: Show>(game: &G, state: &G::State) -> Vec<Threat> {
    let Turn::Seat(seat) = game.turn(state) else {
        return Vec::new();
    };
    let mut passed = state.clone();
    if let Some(Ply::Move(pass)) = find(game, state, "pass", &mut Vec::new()) {
        game.play(&mut passed, pass);
    }
    against(game, &passed, seat)
}

/// What others threaten a seat with, the largest first.
fn against<G: Show>(game: &G, state: &G::State, seat: Seat) -> Vec<Threat> {
    let threats = game.threats(state).into_iter();
    threats
        .filter(|threat| threat.by != seat && threat.effect.balance(seat) < 0)
        .collect()
}
