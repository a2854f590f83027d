//! Boards in pages.

use maud::{Markup, PreEscaped};

use tessera_core::language::Language;
use tessera_core::scene::{Point, Scene};
use tessera_games::catalog;
use tessera_games::play::{Record, Table};

/// The board of a table, as inline SVG.
pub(super) fn board(table: &dyn Table) -> Markup {
    marked_board(table, &tiles(table), |_, _| ())
}

/// The board after the plies of a record as a card shows it: of a land only the first tiles, because the picture of each weighs as
/// much as that of a whole board.
///
/// # Panics
/// As [`table`] does.
pub(super) fn board_of_card(record: &str, language: Language) -> Markup {
    // So few that the land is no strip: with more of these it is almost twice as wide as high.
    const TURNS: usize = 3;
    let mut shown = table(record, language);
    if shown.land().is_some() {
        // A turn is a draw, a tile and its meeple.
        for _ in 3 * TURNS..shown.record().names.len() {
            shown.undo();
        }
    }
    board(&*shown)
}

/// The board of a table with what `mark` draws over its scene. Of a land of tiles only these cells are shown.
pub(super) fn marked_board(
    table: &dyn Table,
    cells: &[String],
    mark: impl FnOnce(&Scene, &mut Scene),
) -> Markup {
    let mut scene = table.scene().clone();
    mark(table.scene(), &mut scene);
    PreEscaped(cut_out(scene, cells).compact_svg())
}

/// The picture of a position, of a land of tiles only these cells.
pub(super) fn cut_out(scene: Scene, cells: &[String]) -> Scene {
    let spots = cells.iter().filter_map(|cell| scene.labelled(cell));
    match around(spots.flat_map(|spot| &spot.outline)) {
        Some(corners) => scene.cropped(corners),
        None => scene,
    }
}

/// The labels of the cells on which tiles lie; none where no tiles are placed.
pub(super) fn tiles(table: &dyn Table) -> Vec<String> {
    let tiles = table.land().map_or_else(Vec::new, |land| land.tiles());
    let label = |tile| table.scene().spot(tile).map(|spot| spot.label.clone());
    tiles.into_iter().filter_map(label).collect()
}

/// The labels of the tiles around the place where play is, of a land that is too large to be shown whole; none where no tiles are
/// placed.
pub(super) fn near(table: &dyn Table) -> Vec<String> {
    const REACH: f32 = 1.6;
    let scene = table.scene();
    let center = |label: &String| scene.labelled(label).map(|spot| spot.center);
    let focus = table.land().and_then(|land| land.focus());
    let Some(at) = focus.and_then(|cell| scene.spot(cell)).map(|spot| spot.center) else {
        return Vec::new();
    };
    let is_near =
        |label: &String| center(label).is_some_and(|it| (it.x - at.x).abs().max((it.y - at.y).abs()) < REACH);
    tiles(table).into_iter().filter(is_near).collect()
}

/// The corners of the land around points, with room for what is next to be laid; `None` without any.
fn around<'a>(points: impl Iterator<Item = &'a Point>) -> Option<[Point; 2]> {
    const ROOM: f32 = 0.25;
    let both = points.fold(None, |corners, at| {
        let [low, high] = corners.unwrap_or([*at; 2]);
        Some([
            Point::new(low.x.min(at.x), low.y.min(at.y)),
            Point::new(high.x.max(at.x), high.y.max(at.y)),
        ])
    });
    both.map(|[low, high]: [Point; 2]| {
        [
            Point::new(low.x - ROOM, low.y - ROOM),
            Point::new(high.x + ROOM, high.y + ROOM),
        ]
    })
}

/// The table after the plies of a record, which speaks a language.
///
/// # Panics
/// If the record cannot be opened: pages only draw records of the catalogue and of lessons, and tests open all of them.
pub(super) fn table(record: &str, language: Language) -> Box<dyn Table> {
    let record = Record::parse(record).expect("the catalogue's examples are records");
    let (table, _) = catalog::replayed(&record, language).expect("the catalogue's examples can be opened");
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_games::catalog::GameId;

    #[test]
    fn the_picture_of_no_card_is_a_strip() {
        for &game in GameId::ALL {
            let picture = board_of_card(game.about().example, Language::English).0;
            let (_, size) = picture.split_once("viewBox=\"0 0 ").expect("a picture");
            let (wide, rest) = size.split_once(' ').expect("two lengths");
            let (high, _) = rest.split_once('"').expect("two lengths");
            let ratio = wide.parse::<f32>().expect("a width") / high.parse::<f32>().expect("a height");
            assert!((0.8..1.5).contains(&ratio), "{} is {wide} by {high}", game.name());
        }
    }
}
