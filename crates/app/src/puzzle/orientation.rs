//! A puzzle mapped by a symmetry of its game's rules: the same puzzle with other names of cells.

use rand::RngExt;

use crate::live_game::LiveGame;
use tessera_core::game::Dice;
use tessera_core::scene::{Symmetry, mapped_name};
use tessera_protocol::puzzles::Puzzle;

/// The symmetries of the rules of a game on the board but for the identity; none where the board grows.
fn symmetries(game: &LiveGame) -> Vec<Symmetry> {
    let table = game.table();
    if table.land().is_some() {
        return Vec::new();
    }
    let mut symmetries = table.scene().symmetries();
    symmetries.retain(|symmetry| symmetry.isometry.keeps_rules(table.rotation_steps()));
    symmetries
}

/// The puzzle mapped by the symmetry of this number, which is drawn where there is none, and the number. `None` if the
/// board has no such symmetry, or the record of the puzzle is none.
pub(super) fn oriented(
    puzzle: &Puzzle,
    game: &LiveGame,
    number: Option<u8>,
    dice: &mut Dice,
) -> Option<(Puzzle, u8)> {
    if number == Some(0) {
        return Some((puzzle.clone(), 0));
    }
    let symmetries = symmetries(game);
    let number = number.unwrap_or_else(|| dice.random_range(0..=symmetries.len() as u32) as u8);
    if number == 0 {
        return Some((puzzle.clone(), 0));
    }
    let map = &symmetries.get(usize::from(number) - 1)?.map;
    let cells = game.table().scene().cells();
    let labels: Vec<&str> = cells.iter().map(|cell| &*cell.label).collect();
    let rename = |name: &str| mapped_name(&labels, name, map).unwrap_or_else(|| name.to_owned());
    Some((puzzle.renamed(rename)?, number))
}
