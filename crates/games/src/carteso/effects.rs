//! What moves of Carteso do: groups are joined, finished and claimed.

use std::cmp::Reverse;

use super::notation::letter;
use super::rules::{Carteso, Move, Position, Stone};
use crate::agreement::{self, Side};
use crate::effects::{Effect, Effects, Threat, regrouped};
use tessera_core::board::Bits;
use tessera_core::game::{Game, Turn};
use tessera_core::sorting;

/// What these moves did.
pub fn effects<const W: usize>(
    game: &Carteso<W>,
    before: &Position<W>,
    moves: &[Move],
    after: &Position<W>,
) -> Effects {
    let mut facts = Vec::new();
    if let Turn::Seat(seat) = game.turn(before) {
        let fact = |mv: &Move| match *mv {
            Move::Agreement(mv) => Some(agreement::effect(mv, seat, &after.order.agreement, 0)),
            Move::Pass => Some(Effect::Pass(seat)),
            Move::Place(..) => None,
        };
        facts.extend(moves.iter().filter_map(fact));
    }
    facts.extend(claimed(game, before, after));
    let is_placed = |mv: &Move| matches!(mv, Move::Place(..));
    if moves.iter().any(is_placed) {
        let lists = |state| -> Vec<Vec<u16>> {
            let groups = game.groups(state);
            groups.iter().map(|group| group.points.iter().collect()).collect()
        };
        let (joined, _) = regrouped(&lists(before), &lists(after));
        facts.extend(joined.into_iter().map(|(before, after)| Effect::Joined {
            whose: None,
            before,
            after,
        }));
    }
    Effects::between(game, before, after, facts)
}

/// The groups that a side has claimed since then, the largest first, and the stones that joined groups claimed before.
pub fn claimed<const W: usize>(game: &Carteso<W>, before: &Position<W>, after: &Position<W>) -> Vec<Effect> {
    let mut claimed = Vec::new();
    for side in Side::BOTH {
        let owner = after.order.agreement.seat(side);
        let old = before.claimed[side as usize];
        let mut left = after.claimed[side as usize] & !old;
        while let Some(cell) = left.first() {
            let group = game.group(after, cell).expect("what is claimed is stones");
            let cells: Bits<W> = group.points & left;
            left &= !group.points;
            let cells = cells.iter().collect();
            claimed.push(if group.points.meets(old) {
                Effect::Extended { owner, cells }
            } else {
                Effect::Finished {
                    owner,
                    cells,
                    rows: group.span.height(),
                    columns: group.span.width(),
                }
            });
        }
    }
    sorting::sort_by_key(&mut claimed, |effect| Reverse(effect.size()));
    claimed
}

/// The groups that the next stone could finish, the largest first.
pub fn threats<const W: usize>(game: &Carteso<W>, state: &Position<W>) -> Vec<Threat> {
    let Turn::Seat(by) = game.turn(state) else {
        return Vec::new();
    };
    if state.order.board_closed().is_some() {
        return Vec::new();
    }
    let mut threats = Vec::new();
    for stone in Stone::BOTH {
        for at in game.empty(state).iter() {
            let mut after = *state;
            game.play(&mut after, Move::Place(at, stone));
            for effect in claimed(game, state, &after) {
                threats.push(Threat {
                    by,
                    at,
                    piece: Some(letter(stone)),
                    effect,
                });
            }
        }
    }
    sorting::sort_by_key(&mut threats, |threat| Reverse(threat.effect.size()));
    threats
}
