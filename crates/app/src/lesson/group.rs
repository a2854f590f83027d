//! Which stones hang together, by the links that the rules know.

use tessera_core::scene::SpotId;
use tessera_games::play::Table;

/// The group of what lies on a cell: the cell, and all cells with stones to which links lead.
pub(super) fn group(table: &dyn Table, from: SpotId) -> Vec<SpotId> {
    let mut group = vec![from];
    let mut next = 0;
    while let Some(&cell) = group.get(next) {
        for spot in &table.scene().spots {
            let is_linked = has_stone(table, spot.id) && table.is_linked(cell, spot.id) == Some(true);
            if is_linked && !group.contains(&spot.id) {
                group.push(spot.id);
            }
        }
        next += 1;
    }
    group
}

/// Whether a stone lies on a cell.
pub(super) fn has_stone(table: &dyn Table, cell: SpotId) -> bool {
    let scene = table.scene();
    let spot = scene.spot(cell);
    spot.is_some_and(|spot| scene.stone_at(spot.center).is_some())
}
