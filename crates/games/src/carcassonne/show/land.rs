//! The outline of each segment of a tile, and the place of a meeple on it.

use std::sync::OnceLock;

use super::super::rules::{KINDS, Kind, Terrain, Tile};
use super::curve::{distance, gap, moved, rotated};
use super::tile_geometry::TileGeometry;
use tessera_core::scene::{Point, encloses, sides};

/// The least distance between two anchors of a tile.
const APART: f32 = 0.2;

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
    let segments = kind.pattern().segments;
    let outlines: Vec<_> = (0..segments.len())
        .map(|segment| geometry.outline(segment as u8))
        .collect();
    // Fields come last: they have most room to keep away from other anchors.
    let mut anchors = vec![None; segments.len()];
    for fields in [false, true] {
        for (at, segment) in segments.iter().enumerate() {
            if (segment.terrain == Terrain::Field) == fields {
                anchors[at] = Some(match segment.terrain {
                    Terrain::City => city_anchor(segment.reach),
                    Terrain::Cloister => Point::default(),
                    Terrain::Road => geometry.on_road(at as u8).unwrap_or_default(),
                    Terrain::Field => field_anchor(&outlines[at], &anchors),
                });
            }
        }
    }
    let plot = |(outline, anchor): (_, Option<Point>)| Plot {
        outline,
        anchor: anchor.unwrap_or_default(),
    };
    outlines.into_iter().zip(anchors).map(plot).collect()
}

/// The anchor of a city: near the sides that it reaches.
fn city_anchor(reach: u8) -> Point {
    let pull = [0.0, 0.37, 0.17, 0.12, 0.0][reach.count_ones() as usize];
    let sides = (0..4u8).filter(|side| reach & 1 << side != 0);
    sides.fold(Point::default(), |sum, side| {
        moved(sum, rotated(Point::new(0.0, -pull), side))
    })
}

/// The anchor of a field: the place with most room, away from the anchors that are already set.
fn field_anchor(outline: &[Vec<Point>], taken: &[Option<Point>]) -> Point {
    const GRID: i16 = 24;
    let room = |point: Point| {
        let walls = outline.iter().flat_map(|contour| sides(contour));
        let clearance = walls.map(|side| distance(point, side)).fold(f32::MAX, f32::min);
        let others = taken
            .iter()
            .flatten()
            .map(|&other| gap(point, other))
            .fold(f32::MAX, f32::min);
        // More room than a meeple needs counts for nothing, so the anchor of a large field is near its middle.
        let room = clearance.min(0.16) - (APART * 1.2 - others).max(0.0);
        room - 0.05 * point.x.hypot(point.y)
    };
    let places = (1 - GRID..GRID).flat_map(|row| (1 - GRID..GRID).map(move |column| (column, row)));
    let points = places.map(|(x, y)| {
        let scale = 0.5 / f32::from(GRID);
        Point::new(f32::from(x) * scale, f32::from(y) * scale)
    });
    let inside = points.filter(|&point| encloses(outline, point));
    let best = inside
        .map(|point| (room(point), point))
        .max_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(Point::default(), |(_, point)| point)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::carcassonne::show::curve::on_border;
    use crate::carcassonne::show::road::ROAD;

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
