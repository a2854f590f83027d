//! What can be asked of a tile's picture: what each segment covers and where a meeple stands on it.

use std::sync::OnceLock;

use super::super::rules::{KINDS, Kind, Terrain, Tile};
use super::curve::{distance, gap, holds, sides, turned};
use super::plan::Plan;
use crate::scene::Point;

/// How far apart two anchors of a tile are at least.
pub const APART: f32 = 0.2;

/// A segment's ground and place for a meeple on a tile that is not turned.
#[derive(Debug)]
struct Plot {
    outline: Vec<Vec<Point>>,
    anchor: Point,
}

/// What a segment of a tile covers: contours relative to the middle of the tile, in cells. A contour that runs
/// clockwise is filled; one that runs the other way round is a hole in it.
pub fn outline(tile: Tile, segment: u8) -> Vec<Vec<Point>> {
    let turn = |contour: &Vec<Point>| contour.iter().map(|&point| turned(point, tile.turn())).collect();
    plots(tile.kind())[usize::from(segment)]
        .outline
        .iter()
        .map(turn)
        .collect()
}

/// Where a meeple stands on a segment of a tile, relative to the middle of the tile.
pub fn anchor(tile: Tile, segment: u8) -> Point {
    turned(plots(tile.kind())[usize::from(segment)].anchor, tile.turn())
}

fn plots(kind: Kind) -> &'static [Plot] {
    static PLOTS: OnceLock<Vec<Vec<Plot>>> = OnceLock::new();
    let plots = PLOTS.get_or_init(|| {
        let all: Vec<Vec<Plot>> = Kind::all().map(survey).collect();
        debug_assert_eq!(all.len(), KINDS);
        all
    });
    &plots[usize::from(kind.0)]
}

/// Measures a kind's segments out.
fn survey(kind: Kind) -> Vec<Plot> {
    let plan = Plan::new(kind);
    let segments = kind.pattern().segments;
    let outlines: Vec<_> = (0..segments.len())
        .map(|segment| plan.outline(segment as u8))
        .collect();
    // Fields have room to give way: they come last.
    let mut anchors = vec![None; segments.len()];
    for fields in [false, true] {
        for (at, segment) in segments.iter().enumerate() {
            if (segment.terrain == Terrain::Field) == fields {
                anchors[at] = Some(match segment.terrain {
                    Terrain::City => city_anchor(segment.reach),
                    Terrain::Cloister => Point::default(),
                    Terrain::Road => plan.on_road(at as u8).unwrap_or_default(),
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

/// The middle of a city: towards the sides that it reaches.
fn city_anchor(reach: u8) -> Point {
    let pull = [0.0, 0.37, 0.2, 0.12, 0.0][reach.count_ones() as usize];
    let sides = (0..4u8).filter(|side| reach & 1 << side != 0);
    sides.fold(Point::default(), |sum, side| {
        super::curve::moved(sum, turned(Point::new(0.0, -pull), side))
    })
}

/// The roomiest place of a field, clear of the anchors that are already there.
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
        // Room beyond a meeple's own is worth nothing, so large fields are stood on near their middle.
        let room = clearance.min(0.16) - (APART * 1.2 - others).max(0.0);
        room - 0.05 * point.x.hypot(point.y)
    };
    let places = (1 - GRID..GRID).flat_map(|row| (1 - GRID..GRID).map(move |column| (column, row)));
    let points = places.map(|(x, y)| {
        let scale = 0.5 / f32::from(GRID);
        Point::new(f32::from(x) * scale, f32::from(y) * scale)
    });
    let inside = points.filter(|&point| holds(outline, point));
    let best = inside
        .map(|point| (room(point), point))
        .max_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(Point::default(), |(_, point)| point)
}
