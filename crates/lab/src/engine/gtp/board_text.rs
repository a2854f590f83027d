//! The board as text, for `showboard`.

use super::gtp_game::GtpGame;
use super::vertex::vertex_of;
use tessera_core::scene::{Ink, Spot};
use tessera_games::play::Table;

/// The board with the names of rows and columns: X is a black stone, O a white one, # one that belongs to nobody.
pub(super) fn board_text(game: GtpGame, table: &dyn Table) -> String {
    let scene = table.scene();
    let mut spots: Vec<&Spot> = scene.spots.iter().collect();
    spots.sort_by_key(|spot| (spot.row, spot.column));
    let rows: Vec<&[&Spot]> = spots.chunk_by(|a, b| a.row == b.row).collect();
    let widest = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let sign = |spot: &&Spot| match (scene.stone_at(spot.center), game) {
        (None, _) => " .",
        (Some(_), GtpGame::Linage) => " #",
        (Some(Ink::White), GtpGame::Keil) => " O",
        (Some(_), GtpGame::Keil) => " X",
    };
    let mut lines = Vec::new();
    for row in &rows {
        let name = vertex_of(game, &row[0].label);
        let name = match game {
            GtpGame::Linage => &name[1..],
            GtpGame::Keil => &name[..1],
        };
        // Rows of hexagons are shifted by half a cell.
        let shift = " ".repeat(widest - row.len());
        lines.push(format!(
            "{name:>2} {shift}{}",
            row.iter().map(sign).collect::<String>()
        ));
    }
    if game == GtpGame::Linage
        && let Some(row) = rows.last()
    {
        let letters = row
            .iter()
            .map(|spot| format!(" {}", &vertex_of(game, &spot.label)[..1]));
        lines.push(format!("   {}", letters.collect::<String>()));
    }
    lines.join("\n")
}
