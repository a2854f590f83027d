//! The outline of each segment of a tile, and the place of a meeple on it.

use std::sync::OnceLock;

use super::super::rules::{KINDS, Kind, Segment, Terrain, Tile};
use super::curve::{moved, rotated};
use super::tile_geometry::TileGeometry;
use tessera_core::scene::Point;

/// The outline and the anchor of a segment on a tile that is not rotated.
#[derive(Debug)]
struct Plot {
    outline: Vec<Vec<Point>>,
    anchor: Point,
}

/// The outline of a segment of a tile: contours relative to the middle of the tile, in cells. A clockwise contour is
/// filled, a counterclockwise one is a hole.
pub fn outline(tile: Tile, segment: u8) -> Vec<Vec<Point>> {
    let rotate = |contour: &Vec<Point>| {
        contour
            .iter()
            .map(|&point| rotated(point, tile.rotation()))
            .collect()
    };
    plots(tile.kind())[usize::from(segment)]
        .outline
        .iter()
        .map(rotate)
        .collect()
}

/// The place of a meeple on a segment of a tile, relative to the middle of the tile.
pub fn anchor(tile: Tile, segment: u8) -> Point {
    rotated(plots(tile.kind())[usize::from(segment)].anchor, tile.rotation())
}

/// The plots of a kind, computed at the first call.
fn plots(kind: Kind) -> &'static [Plot] {
    static PLOTS: [OnceLock<Vec<Plot>>; KINDS] = [const { OnceLock::new() }; KINDS];
    PLOTS[usize::from(kind.0)].get_or_init(|| survey(kind))
}

/// Computes the plots of a kind.
fn survey(kind: Kind) -> Vec<Plot> {
    let geometry = TileGeometry::new(kind);
    let segments = (0..).zip(kind.pattern().segments);
    let plot = |(at, segment): (u8, &Segment)| Plot {
        outline: geometry.outline(at),
        anchor: match segment.terrain {
            Terrain::City => city_anchor(segment.reach),
            Terrain::Cloister => Point::default(),
            Terrain::Road => geometry.on_road(at).unwrap_or_default(),
            Terrain::Field => field_anchor(kind, at),
        },
    };
    segments.map(plot).collect()
}

/// The anchor of a city: near the sides that it reaches.
fn city_anchor(reach: u8) -> Point {
    let pull = [0.0, 0.37, 0.17, 0.12, 0.0][reach.count_ones() as usize];
    let sides = (0..4u8).filter(|side| reach & 1 << side != 0);
    sides.fold(Point::default(), |sum, side| {
        moved(sum, rotated(Point::new(0.0, -pull), side))
    })
}

/// The steps of the grid on which the anchor of a field lies, from the middle of a tile to its border.
const GRID: i8 = 24;

/// A point of that grid, counted from the middle of the tile.
fn on_grid(x: i8, y: i8) -> Point {
    let scale = 0.5 / f32::from(GRID);
    Point::new(f32::from(x) * scale, f32::from(y) * scale)
}

/// The anchor of a field.
fn field_anchor(kind: Kind, segment: u8) -> Point {
    let of_field = FIELDS
        .iter()
        .find(|(of, place, ..)| (*of, *place) == (kind.0, segment));
    of_field.map_or(Point::default(), |&(_, _, x, y)| on_grid(x, y))
}

/// The anchors of fields on their grid: the kind of tile, the segment, x and y. A page that shows a land has no time to look for
/// them; the test below does.
const FIELDS: [(u8, u8, i8, i8); 41] = [
    (0, 1, 14, 14),
    (1, 0, 14, 14),
    (3, 2, 16, -9),
    (3, 3, -6, 10),
    (4, 1, 0, 0),
    (5, 1, 0, -18),
    (5, 2, 0, 18),
    (6, 1, 18, 0),
    (6, 2, -18, 0),
    (7, 2, 0, 0),
    (8, 2, 0, 0),
    (9, 2, -2, -2),
    (9, 3, 15, 15),
    (10, 2, 2, -2),
    (10, 3, -15, 15),
    (11, 4, 18, -11),
    (11, 5, 12, 12),
    (11, 6, -12, 12),
    (12, 1, 8, 8),
    (13, 1, 8, 8),
    (14, 2, -8, 19),
    (14, 3, 15, 15),
    (15, 2, -8, 19),
    (15, 3, 15, 15),
    (16, 1, 0, 18),
    (17, 1, 0, 18),
    (18, 2, 11, 19),
    (18, 3, -11, 19),
    (19, 2, 11, 19),
    (19, 3, -11, 19),
    (20, 1, 10, 6),
    (20, 2, -10, -6),
    (21, 1, 2, -2),
    (21, 2, -15, 15),
    (22, 3, 5, -12),
    (22, 4, 12, 12),
    (22, 5, -12, 12),
    (23, 4, 12, -12),
    (23, 5, 12, 12),
    (23, 6, -12, 12),
    (23, 7, -12, -12),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::carcassonne::show::curve::{distance, gap, on_border};
    use crate::carcassonne::show::road::ROAD;
    use tessera_core::scene::{encloses, sides};

    /// The least distance between two anchors of a tile.
    const APART: f32 = 0.2;

    fn tiles() -> impl Iterator<Item = Tile> {
        Kind::all().flat_map(|kind| (0..4).map(move |rotation| Tile::new(kind, rotation)))
    }

    fn segments(tile: Tile) -> std::ops::Range<u8> {
        0..tile.kind().pattern().segments.len() as u8
    }

    /// Points all over a tile, none of them on a line of symmetry.
    fn samples() -> impl Iterator<Item = Point> {
        let at = |step: u8| (f32::from(step) + 0.43) / 60.0 - 0.5;
        (0..60).flat_map(move |row| (0..60).map(move |column| Point::new(at(column), at(row))))
    }

    fn twice_the_area(contour: &[Point]) -> f32 {
        sides(contour).map(|[a, b]| a.x * b.y - b.x * a.y).sum()
    }

    #[test]
    fn outlines_stay_within_the_cell() {
        for tile in tiles() {
            for segment in segments(tile) {
                let outline = outline(tile, segment);
                assert!(!outline.is_empty());
                let within = |at: &Point| at.x.abs() <= 0.50001 && at.y.abs() <= 0.50001;
                assert!(outline.iter().flatten().all(within), "{tile:?} {segment}");
            }
        }
    }

    #[test]
    fn the_outlines_of_a_tile_cover_it_and_do_not_overlap() {
        for tile in tiles() {
            let outlines: Vec<_> = segments(tile).map(|segment| outline(tile, segment)).collect();
            let mut covered = 0;
            for point in samples() {
                let there = outlines.iter().filter(|outline| encloses(outline, point)).count();
                assert!(there <= 1, "{tile:?} at {point:?}");
                covered += there;
            }
            // A crossing belongs to no segment.
            assert!(covered >= 60 * 60 * 90 / 100, "{tile:?}: {covered}");
        }
    }

    #[test]
    fn outlines_run_clockwise_and_their_holes_the_other_way_round() {
        for tile in tiles() {
            for segment in segments(tile) {
                let areas: Vec<f32> = outline(tile, segment)
                    .iter()
                    .map(|at| twice_the_area(at))
                    .collect();
                assert!(
                    areas[0] > 0.0 && areas[1..].iter().all(|&area| area < 0.0),
                    "{tile:?} {segment}"
                );
            }
        }
    }

    #[test]
    fn turning_a_tile_turns_its_outlines_and_anchors() {
        for kind in Kind::all() {
            for segment in segments(Tile::new(kind, 0)) {
                for rotation in 0..4 {
                    let (flat, tile) = (Tile::new(kind, rotation), Tile::new(kind, (rotation + 1) % 4));
                    let once = |point: &Point| rotated(*point, 1);
                    assert_eq!(once(&anchor(flat, segment)), anchor(tile, segment));
                    let rotated: Vec<Vec<Point>> = outline(flat, segment)
                        .iter()
                        .map(|contour| contour.iter().map(once).collect())
                        .collect();
                    assert_eq!(rotated, outline(tile, segment));
                }
            }
        }
    }

    /// The place on the grid with most room in a field, away from the anchors that are already set.
    fn roomiest(outline: &[Vec<Point>], taken: &[Point]) -> (i8, i8) {
        let room = |point: Point| {
            let walls = outline.iter().flat_map(|contour| sides(contour));
            let clearance = walls.map(|side| distance(point, side)).fold(f32::MAX, f32::min);
            let others = taken.iter().map(|&other| gap(point, other));
            let others = others.fold(f32::MAX, f32::min);
            // More room than a meeple needs counts for nothing, so the anchor of a large field is near its middle.
            let room = clearance.min(0.16) - (APART * 1.2 - others).max(0.0);
            room - 0.05 * point.x.hypot(point.y)
        };
        let places = (1 - GRID..GRID).flat_map(|y| (1 - GRID..GRID).map(move |x| (x, y)));
        let inside = places.filter(|&(x, y)| encloses(outline, on_grid(x, y)));
        let rated = inside.map(|(x, y)| (room(on_grid(x, y)), (x, y)));
        let best = rated.max_by(|a, b| a.0.total_cmp(&b.0));
        best.expect("a field has room").1
    }

    #[test]
    fn the_anchors_of_fields_lie_where_there_is_most_room() {
        let mut found = Vec::new();
        for kind in Kind::all() {
            let is_field = |at: u8| kind.pattern().segments[usize::from(at)].terrain == Terrain::Field;
            let tile = Tile::new(kind, 0);
            let (fields, others): (Vec<u8>, Vec<u8>) = segments(tile).partition(|&at| is_field(at));
            let mut taken: Vec<Point> = others.iter().map(|&at| anchor(tile, at)).collect();
            for field in fields {
                let (x, y) = roomiest(&outline(tile, field), &taken);
                taken.push(on_grid(x, y));
                found.push((kind.0, field, x, y));
            }
        }
        assert_eq!(found, FIELDS);
    }

    #[test]
    fn anchors_lie_inside_their_segments_and_apart() {
        for tile in tiles() {
            for segment in segments(tile) {
                let (at, outline) = (anchor(tile, segment), outline(tile, segment));
                assert!(encloses(&outline, at), "{tile:?} {segment}");
                let room = outline
                    .iter()
                    .flat_map(|contour| sides(contour))
                    .map(|side| distance(at, side));
                assert!(room.fold(f32::MAX, f32::min) > 0.06, "{tile:?} {segment}");
                for other in 0..segment {
                    let apart = gap(at, anchor(tile, other));
                    assert!(
                        apart >= APART,
                        "{tile:?}: {segment} and {other} are {apart} apart"
                    );
                }
            }
        }
    }

    /// The segments along a side of a tile, clockwise.
    fn profile(tile: Tile, side: u8) -> Vec<Option<Terrain>> {
        let at = |step: u8| {
            let border = on_border(f32::from(side) + (f32::from(step) + 0.5) / 200.0);
            // Just inside the border.
            Point::new(border.x * 0.9999, border.y * 0.9999)
        };
        let terrain = |point: Point| {
            let there = segments(tile).find(|&segment| encloses(&outline(tile, segment), point))?;
            Some(tile.kind().pattern().segments[usize::from(there)].terrain)
        };
        (0..200).map(at).map(terrain).collect()
    }

    #[test]
    fn tiles_that_fit_meet_without_a_step() {
        for terrain in Terrain::ALL {
            let sides = tiles().flat_map(|tile| (0..4).map(move |side| (tile, side)));
            let mut profiles = sides
                .filter(|(tile, side)| tile.borders().terrain[usize::from(*side)] == terrain)
                .map(|(tile, side)| profile(tile, side));
            let Some(first) = profiles.next() else {
                continue;
            };
            let mirrored: Vec<_> = first.iter().rev().copied().collect();
            assert_eq!(first, mirrored, "{terrain:?}: what meets it runs the other way");
            assert!(profiles.all(|profile| profile == first), "{terrain:?}");
        }
    }

    #[test]
    fn a_road_is_as_wide_on_every_border() {
        let tile = Tile::new(Kind(20), 0);
        let road = profile(tile, 0)
            .iter()
            .filter(|&&there| there == Some(Terrain::Road))
            .count();
        assert_eq!(road, (2.0 * ROAD * 200.0).round() as usize);
    }

    #[test]
    fn the_halves_of_a_side_show_the_fields_that_the_rules_know_there() {
        for tile in tiles() {
            for half in 0..8u8 {
                let field = tile.borders().field[usize::from(half)];
                let border = on_border(f32::from(half) / 2.0 + 0.25);
                let point = Point::new(border.x * 0.999, border.y * 0.999);
                let there = segments(tile).find(|&segment| encloses(&outline(tile, segment), point));
                if tile.borders().terrain[usize::from(half / 2)] != Terrain::City {
                    assert_eq!(there, Some(field), "{tile:?} half {half}");
                }
            }
        }
    }
}
