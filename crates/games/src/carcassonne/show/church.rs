//! The church of a cloister: a nave with its tower, and the lodgings of the monks around a garden.

use tessera_core::scene::{Ink, Point};

/// The parts of a church by their inks, upright whatever the rotation of the tile.
pub(super) fn plan() -> Vec<(Ink, Vec<Point>)> {
    let rectangle = |ink: Ink, left: i8, top: i8, right: i8, bottom: i8| {
        (
            ink,
            contour(&[(left, top), (right, top), (right, bottom), (left, bottom)]),
        )
    };
    let lodgings = [(-18, -7), (18, -7), (13, -2), (-13, -2), (-13, 14), (-18, 19)];
    vec![
        rectangle(Ink::Roof, -18, -7, 18, 19),
        (Ink::RoofShade, contour(&lodgings)),
        rectangle(Ink::MeadowLight, -9, 1, 9, 13),
        rectangle(Ink::Charge, -1, 1, 1, 13),
        rectangle(Ink::Charge, -9, 6, 9, 8),
        // The nave, then the tower with its cross.
        rectangle(Ink::Chapel, -20, -19, 20, -13),
        rectangle(Ink::ChapelShade, -20, -13, 6, -7),
        rectangle(Ink::ChapelShade, 16, -13, 20, -7),
        rectangle(Ink::Chapel, 6, -22, 11, -4),
        rectangle(Ink::ChapelShade, 11, -22, 16, -4),
        rectangle(Ink::Charge, 10, -28, 12, -18),
        rectangle(Ink::Charge, 8, -26, 14, -24),
    ]
}

/// A contour in hundredths of a cell.
fn contour(corners: &[(i8, i8)]) -> Vec<Point> {
    let point = |&(x, y): &(i8, i8)| Point::new(f32::from(x) / 100.0, f32::from(y) / 100.0);
    corners.iter().map(point).collect()
}
