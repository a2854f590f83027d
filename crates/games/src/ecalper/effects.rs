//! What moves of Ecalper do: a stone is taken over, and groups are joined and cut.

use super::rules::{Ecalper, Move, Position, group};
use crate::agreement::{self, Side};
use crate::effects::{Effect, Effects, regrouped};
use tessera_core::board::Bits;
use tessera_core::game::{Game, Turn};

/// What these moves did.
pub fn effects<const W: usize>(
    game: &Ecalper<W>,
    before: &Position<W>,
    moves: &[Move],
    after: &Position<W>,
) -> Effects {
    let mut facts = Vec::new();
    if let Turn::Seat(seat) = game.turn(before) {
        let stones = game.board.count() - after.empty.len();
        let fact = |mv: &Move| match *mv {
            Move::Agreement(mv) => Some(agreement::effect(mv, seat, &after.agreement, stones.into())),
            Move::Place(_) | Move::Replace(_) => None,
        };
        facts.extend(moves.iter().filter_map(fact));
    }
    for side in Side::BOTH {
        let cells = game.stones(before, side) & game.stones(after, side.other());
        if !cells.is_empty() {
            facts.push(Effect::TakenOver {
                from: after.agreement.seat(side),
                cells: cells.iter().collect(),
            });
        }
    }
    let (was, is) = (game.group_sizes(before), game.group_sizes(after));
    for side in Side::BOTH {
        let (before, after_) = (was[side as usize].largest, is[side as usize].largest);
        if before != after_ {
            facts.push(Effect::Largest {
                whose: after.agreement.seat(side),
                before,
                after: after_,
            });
        }
    }
    for side in Side::BOTH {
        let whose = after.agreement.seat(side);
        let lists = |state| groups(game, game.stones(state, side));
        let (joined, cut) = regrouped(&lists(before), &lists(after));
        facts.extend(joined.into_iter().map(|(before, after)| Effect::Joined {
            whose: Some(whose),
            before,
            after,
        }));
        let cut = cut.into_iter();
        facts.extend(cut.map(|(before, after)| Effect::Cut { whose, before, after }));
    }
    Effects::between(game, before, after, facts)
}

/// The groups of a set of stones.
fn groups<const W: usize>(game: &Ecalper<W>, stones: Bits<W>) -> Vec<Vec<u16>> {
    let (mut left, mut groups) = (stones, Vec::new());
    while let Some(stone) = left.first() {
        let group = group(&game.board, stones, stone);
        left &= !group;
        groups.push(group.iter().collect());
    }
    groups
}
