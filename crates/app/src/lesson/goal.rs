//! Whether a goal is reached, by the rules.

use super::file::Goal;
use super::group::{group, has_stone};
use tessera_core::game::{Seat, Turn};
use tessera_core::scene::SpotId;
use tessera_games::effects::{Effect, Effects};
use tessera_games::play::Table;

/// Whether a goal is reached by the plies that a table has after the first `start`; the table ends as it was. Goals of cells
/// that are pointed at are reached by [`is_pointed_out`].
pub fn is_reached(goal: &Goal, table: &mut dyn Table, start: usize, seat: Seat) -> bool {
    let names = table.record().names;
    let Some(first) = names.get(start) else {
        return false;
    };
    match goal {
        Goal::Play(moves) => moves.contains(first),
        Goal::Fits => true,
        Goal::Meeple(kind) => first.starts_with(kind.as_str()),
        Goal::Gain(halves) => {
            let before = table.seat_status_after(start)[seat].score;
            table.seat_status()[seat].score - before >= *halves
        }
        Goal::Score(halves) => {
            let least = table.seat_status_after(start)[seat].scored() + halves;
            // A tile is scored once the turn is over, whatever meeple is placed.
            match table.turn() {
                Turn::Seat(mover) if mover == seat => {
                    let has_less = |table: &dyn Table| table.seat_status()[seat].scored() < least;
                    !after_any_ply(table, has_less)
                }
                _ => table.seat_status()[seat].scored() >= least,
            }
        }
        Goal::Lead => {
            let status = table.seat_status();
            let mut others = Seat::all(table.seats()).filter(|&other| other != seat);
            others.all(|other| status[seat].score > status[other].score)
        }
        Goal::Win => table.seat_status()[seat].payoff == Some(1.0),
        Goal::Cut => {
            let is_cut = |fact: &Effect| match fact {
                Effect::Divided { .. } => true,
                Effect::Cut { whose, .. } => *whose != seat,
                _ => false,
            };
            table
                .effects_of_plies(start..names.len())
                .facts
                .iter()
                .any(is_cut)
        }
        Goal::Join(least) => {
            let own = (start..names.len()).flat_map(|ply| table.spots_of(ply));
            let mut stones: Vec<SpotId> = own.filter(|&spot| has_stone(table, spot)).collect();
            stones.dedup();
            stones.iter().any(|&spot| group(table, spot).len() >= *least)
        }
        Goal::Capture(least) => table.effects_of_plies(start..names.len()).captured() >= *least,
        Goal::Rescue(labels) => {
            let cells = cells(table, labels);
            let by_itself = table.effects_of_plies(start..names.len());
            let is_threat = |(mv, _)| loses(&table.effects(mv), &cells, seat);
            !loses(&by_itself, &cells, seat)
                && is_others_turn(table, seat)
                && !table.legal().iter().any(is_threat)
        }
        Goal::Live(labels) => cells(table, labels).iter().all(|&cell| table.is_safe(cell)),
        Goal::Hold(labels) => {
            let cells = cells(table, labels);
            let is_torn = |table: &dyn Table| match cells.split_first() {
                Some((&one, others)) => {
                    let held = group(table, one);
                    !has_stone(table, one) || others.iter().any(|other| !held.contains(other))
                }
                None => true,
            };
            !is_torn(table) && is_others_turn(table, seat) && !after_any_ply(table, is_torn)
        }
        Goal::Linked | Goal::Unlinked(_) | Goal::Game => false,
    }
}

/// Whether a goal is reached by pointing at two cells.
pub(super) fn is_pointed_out(goal: &Goal, table: &dyn Table, [a, b]: [SpotId; 2]) -> bool {
    let are_stones = has_stone(table, a) && has_stone(table, b);
    match goal {
        Goal::Linked => are_stones && table.is_linked(a, b) == Some(true),
        Goal::Unlinked(None) => are_stones && table.is_linked(a, b) == Some(false),
        Goal::Unlinked(Some(label)) => {
            let named = table.scene().labelled(label).map(|spot| spot.id);
            let is_named = named == Some(a) || named == Some(b);
            is_named && !are_stones && table.is_linked(a, b) == Some(false)
        }
        _ => false,
    }
}

/// The cells of these labels.
fn cells(table: &dyn Table, labels: &[String]) -> Vec<SpotId> {
    let cell = |label: &String| table.scene().labelled(label).map(|spot| spot.id);
    labels.iter().filter_map(cell).collect()
}

/// Whether another seat decides next.
fn is_others_turn(table: &dyn Table, seat: Seat) -> bool {
    matches!(table.turn(), Turn::Seat(other) if other != seat)
}

/// Whether something is true after any single ply that can be made now.
fn after_any_ply(table: &mut dyn Table, is_so: impl Fn(&dyn Table) -> bool) -> bool {
    table.legal().names().iter().any(|name| {
        let is_played = table.play(name).is_ok();
        let is_so = is_played && is_so(table);
        if is_played {
            table.undo();
        }
        is_so
    })
}

/// Whether any of these stones was captured, or its group claimed by another seat.
fn loses(effects: &Effects, stones: &[SpotId], seat: Seat) -> bool {
    effects.facts.iter().any(|fact| {
        let is_loss = match fact {
            Effect::Captured { whose, .. } => *whose == seat,
            Effect::Finished { owner, .. } => *owner != seat,
            _ => false,
        };
        is_loss
            && fact
                .cells()
                .iter()
                .any(|&cell| stones.contains(&SpotId::Cell(cell)))
    })
}
