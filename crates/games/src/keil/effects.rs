//! What moves of Keil do: stones are captured, groups joined and cut, and territory changes its owner.

use std::cmp::Reverse;

use super::rules::{Keil, Move, Position};
use crate::agreement::{self, Side};
use crate::effects::{Effect, Effects, Threat, regrouped};
use tessera_core::board::Bits;
use tessera_core::game::{Game, Seat, Turn};
use tessera_core::sorting;

/// What these moves did.
pub fn effects<const W: usize>(
    game: &Keil<W>,
    before: &Position<W>,
    moves: &[Move],
    after: &Position<W>,
) -> Effects {
    let mut facts = Vec::new();
    if let Turn::Seat(seat) = game.turn(before) {
        let fact = |mv: &Move| match *mv {
            Move::Agreement(mv) => Some(agreement::effect(mv, seat, &after.now.order.agreement, 0)),
            Move::Pass => Some(Effect::Pass(seat)),
            Move::Place(_) => None,
        };
        facts.extend(moves.iter().filter_map(fact));
    }
    if before.now.stones == after.now.stones {
        return Effects::between(game, before, after, facts);
    }
    let seat = |side| after.now.order.agreement.seat(side);
    let taken = Side::BOTH.map(|side| before.stones(side) & !after.stones(side));
    for side in Side::BOTH {
        let (whose, cells) = (seat(side), taken[side as usize]);
        if !cells.is_empty() {
            let cells = cells.iter().collect();
            facts.push(Effect::Captured { whose, cells });
        }
    }
    for side in Side::BOTH {
        facts.extend(regroupings(before, after, side, seat(side)));
    }
    facts.extend(territory(before, after, seat));
    Effects::between(game, before, after, facts)
}

/// The groups of a side that became one or fell apart.
fn regroupings<const W: usize>(
    before: &Position<W>,
    after: &Position<W>,
    side: Side,
    whose: Seat,
) -> Vec<Effect> {
    let lists = |state: &Position<W>| -> Vec<Vec<u16>> {
        let (mut left, mut lists) = (state.stones(side), Vec::new());
        while let Some(stone) = left.first() {
            let group = state.now.stones.group(side, stone).stones;
            left &= !group;
            lists.push(group.iter().collect());
        }
        lists
    };
    let (joined, cut) = regrouped(&lists(before), &lists(after));
    let joined = joined.into_iter().map(|(before, after)| Effect::Joined {
        whose: Some(whose),
        before,
        after,
    });
    let cut = cut
        .into_iter()
        .map(|(before, after)| Effect::Cut { whose, before, after });
    joined.chain(cut).collect()
}

/// The empty points that became territory of a side or are no longer. Whoever is alone on the board owns all of it, which
/// says nothing.
fn territory<const W: usize>(
    before: &Position<W>,
    after: &Position<W>,
    seat: impl Fn(Side) -> Seat,
) -> Vec<Effect> {
    let is_shared = |state: &Position<W>| Side::BOTH.iter().all(|&side| !state.stones(side).is_empty());
    let (was, is) = (before.now.stones.territories(), after.now.stones.territories());
    let empty = before.now.stones.empty() & after.now.stones.empty();
    let mut facts = Vec::new();
    for side in Side::BOTH {
        let (owner, side) = (seat(side), side as usize);
        let gained = is[side] & !was[side] & empty;
        let lost = was[side] & !is[side] & empty;
        if !gained.is_empty() && is_shared(after) {
            let cells = gained.iter().collect();
            facts.push(Effect::Surrounded { owner, cells });
        }
        if !lost.is_empty() && is_shared(before) {
            let cells = lost.iter().collect();
            facts.push(Effect::Opened { owner, cells });
        }
    }
    facts
}

/// The captures that each side could make if it were its turn, the largest first. The side to move may not capture where
/// that would repeat a position.
pub fn threats<const W: usize>(game: &Keil<W>, state: &Position<W>) -> Vec<Threat> {
    let order = &state.now.order;
    if order.board_closed().is_some() {
        return Vec::new();
    }
    let mut threats = Vec::new();
    for side in Side::BOTH {
        for at in state.now.stones.empty().iter() {
            let mut stones = state.now.stones;
            let captured: Bits<W> = stones.place(side, at);
            if captured.is_empty() || side == order.mover && game.check_empty_point(state, at).is_err() {
                continue;
            }
            threats.push(Threat {
                by: order.agreement.seat(side),
                at,
                piece: None,
                effect: Effect::Captured {
                    whose: order.agreement.seat(side.other()),
                    cells: captured.iter().collect(),
                },
            });
        }
    }
    sorting::sort_by_key(&mut threats, |threat| Reverse(threat.effect.size()));
    threats
}
