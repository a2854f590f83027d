//! Where a stone may be placed, or, where that is nearly everywhere, where it may not.

use super::land::OverlayRow;
use crate::play::board::Board;
use crate::play::board_message::Switch;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::scene::{Ink, Point, Scene, Shape, Spot};

/// From which part of the free cells on those are marked that are closed, in percent.
const MOST: usize = 60;

/// The switch for it. Boards of tiles have one of their own, and purists have none.
pub(super) fn switch(state: &Board, shell: &Shell) -> Option<OverlayRow> {
    let words = PlayWords::of(shell.language);
    let game = &state.game;
    (!game.purist && game.table().land().is_none()).then_some(OverlayRow {
        switch: Switch::Legal,
        key: 'h',
        label: words.legal,
        note: words.legal_note,
        on: shell.settings.legal,
    })
}

/// Draws a dot on each cell that is open to the person to move, or, where most free cells are, a hatch on those that are
/// closed.
pub(super) fn draw(state: &Board, shell: &Shell, above: &mut Scene) {
    let game = &state.game;
    let is_on = switch(state, shell).is_some_and(|row| row.on);
    if !is_on || !game.persons_turn() || state.ghost.is_some() || state.asked_piece_at().is_some() {
        return;
    }
    let table = game.table();
    let scene = table.scene();
    let (open, closed): (Vec<&Spot>, Vec<&Spot>) =
        scene.spots.iter().partition(|spot| table.is_open(spot.id));
    if open.is_empty() {
        return;
    }
    // A cell with a stone is seen to be closed.
    let is_free = |spot: &&Spot| scene.stone_at(spot.center).is_none();
    let closed: Vec<Point> = closed
        .into_iter()
        .filter(is_free)
        .map(|spot| spot.center)
        .collect();
    if open.len() * 100 > (open.len() + closed.len()) * MOST {
        let hatch = [-0.2, 0.0, 0.2].map(|x: f32| {
            let reach = 0.3 - x.abs();
            [Point::new(x - reach, x + reach), Point::new(x + reach, x - reach)]
        });
        above.draw(Ink::Bar, Shape::Signs(closed, hatch.into(), 0.04));
    } else {
        for spot in open {
            above.draw(Ink::Mark, Shape::Disc(spot.center, 0.1));
        }
    }
}
