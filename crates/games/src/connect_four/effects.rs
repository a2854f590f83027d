//! What moves of Connect Four do: four in a row.

use super::rules::{ConnectFour, Drop, Position, cells};
use crate::effects::{Effect, Effects, Threat};
use tessera_core::game::{Game, Seat, Turn};

/// What these moves did.
pub fn effects(game: &ConnectFour, before: &Position, _: &[Drop], after: &Position) -> Effects {
    let facts = match (before.winner, after.winner) {
        (None, Some(owner)) => vec![row(game, after, owner)],
        _ => Vec::new(),
    };
    Effects::between(game, before, after, facts)
}

fn row(game: &ConnectFour, position: &Position, owner: Seat) -> Effect {
    let stones = game.fours(position.stones[usize::from(owner.0)]);
    Effect::Row {
        owner,
        cells: cells(stones).collect(),
    }
}

/// The rows that each seat could complete if it were its turn, those of the seat to move first.
pub fn threats(game: &ConnectFour, position: &Position) -> Vec<Threat> {
    if game.turn(position) == Turn::Over {
        return Vec::new();
    }
    let mover = position.mover();
    let mut threats = Vec::new();
    for by in [mover, Seat(1 - mover.0)] {
        for at in cells(game.landings(position.occupied())) {
            let mut after = *position;
            let stones = &mut after.stones[usize::from(by.0)];
            *stones |= 1 << at;
            if game.has_four(*stones) {
                threats.push(Threat {
                    by,
                    at,
                    piece: None,
                    effect: row(game, &after, by),
                });
            }
        }
    }
    threats
}
