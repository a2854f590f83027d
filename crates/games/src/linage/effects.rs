//! What moves of Linage do: regions are divided, and closed for a side.

use std::cmp::Reverse;

use super::rules::{Linage, Move, Position};
use crate::agreement::{self, Side};
use crate::effects::{Effect, Effects, Threat, sizes};
use tessera_core::board::Bits;
use tessera_core::game::{Game, Turn};
use tessera_core::sorting;

/// What these moves did.
pub fn effects<const W: usize>(
    game: &Linage<W>,
    before: &Position<W>,
    moves: &[Move],
    after: &Position<W>,
) -> Effects {
    let mut facts = Vec::new();
    if let Turn::Seat(seat) = game.turn(before) {
        let fact = |mv: &Move| match *mv {
            Move::Agreement(mv) => Some(agreement::effect(mv, seat, &after.order.agreement, 0)),
            Move::Pass => Some(Effect::Pass(seat)),
            Move::Place(_) => None,
        };
        facts.extend(moves.iter().filter_map(fact));
    }
    facts.extend(closed(game, before, after));
    facts.extend(divided(game, before, after));
    Effects::between(game, before, after, facts)
}

/// The regions that a side owns since then, the largest first.
fn closed<const W: usize>(game: &Linage<W>, before: &Position<W>, after: &Position<W>) -> Vec<Effect> {
    let mut closed = Vec::new();
    for side in Side::BOTH {
        let owner = after.order.agreement.seat(side);
        let cells = after.owned[side as usize] & !before.owned[side as usize];
        for region in game.regions(cells) {
            let cells = region.iter().collect();
            closed.push(Effect::Closed { owner, cells });
        }
    }
    sorting::sort_by_key(&mut closed, |effect| Reverse(effect.size()));
    closed
}

/// The free regions that fell apart.
fn divided<const W: usize>(game: &Linage<W>, before: &Position<W>, after: &Position<W>) -> Vec<Effect> {
    if before.empty == after.empty {
        return Vec::new();
    }
    let parts = |region: &Bits<W>| {
        let parts = game.regions(*region & after.empty);
        (parts.len() > 1).then(|| Effect::Divided {
            before: region.count() as u16,
            after: sizes(parts.iter().map(|part| part.count() as u16)),
        })
    };
    game.regions(before.free).iter().filter_map(parts).collect()
}

/// The regions that the next stone could close, the largest first.
pub fn threats<const W: usize>(game: &Linage<W>, state: &Position<W>) -> Vec<Threat> {
    let Turn::Seat(by) = game.turn(state) else {
        return Vec::new();
    };
    if state.order.board_closed().is_some() {
        return Vec::new();
    }
    let mut threats = Vec::new();
    for at in game.placements(state) {
        let mut after = *state;
        game.play(&mut after, Move::Place(at));
        for effect in closed(game, state, &after) {
            threats.push(Threat {
                by,
                at,
                piece: None,
                effect,
            });
        }
    }
    sorting::sort_by_key(&mut threats, |threat| Reverse(threat.effect.size()));
    threats
}
