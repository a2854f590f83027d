//! The overlays of the land: where the tile fits, cells that stay empty, fields, and the last tiles.

use super::curve::{arc, moved, rotated};
use super::land::outline;
use super::map::{Map, square};
use super::pattern::field_pattern;
use super::words::CarcassonneWords;
use crate::carcassonne::rules::{Carcassonne, Kind, Phase, Position, Terrain};
use crate::play::Overlay;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Point, Scene, Shape};

/// The name of the overlay of cells where the tile fits.
const FITS: &str = "fits";
/// The name of the overlay of cells that stay empty.
const DEAD: &str = "dead";
/// The name of the overlay of fields.
const FIELDS: &str = "fields";
/// The name of the overlay of the last tiles.
const LAST: &str = "last";

/// The overlays, in the order of their buttons.
pub fn overlays(language: Language) -> Vec<Overlay> {
    let words = CarcassonneWords::of(language);
    vec![
        Overlay {
            name: FITS,
            key: 'h',
            label: words.fits,
            note: words.fits_note,
            on: true,
            aid: true,
            rotates: true,
        },
        Overlay {
            name: DEAD,
            key: 'x',
            label: words.dead,
            note: words.dead_note,
            on: true,
            aid: true,
            rotates: false,
        },
        Overlay {
            name: FIELDS,
            key: 'f',
            label: words.fields,
            note: words.fields_note,
            on: false,
            aid: true,
            rotates: false,
        },
        Overlay {
            name: LAST,
            key: 'k',
            label: words.last,
            note: words.last_note,
            on: true,
            aid: false,
            rotates: false,
        },
    ]
}

/// Draws the overlay of this name.
pub fn draw(game: &Carcassonne, state: &Position, overlay: &str, facing: u8, scene: &mut Scene) {
    let map = Map::of(state);
    match overlay {
        FITS => match state.phase() {
            Phase::Lay(kind) => fits(state, map, kind, facing, scene),
            Phase::Meeple(cell) => taken(state, map, cell, scene),
            _ => {}
        },
        // At the end every empty cell stays empty, so the overlay says nothing.
        DEAD if state.phase() == Phase::Over => {}
        DEAD => dead(state, map, scene),
        FIELDS => {
            fields(game, state, map, scene);
            // The patterns cover the ground and must not cover the meeples.
            super::draw_meeples(state, map, scene);
        }
        LAST => last(game, state, map, scene),
        _ => unreachable!("there is no overlay {overlay:?}"),
    }
}

/// A faint ring with a stroke on each segment of the tile placed last whose feature is claimed.
fn taken(state: &Position, map: Map, cell: u8, scene: &mut Scene) {
    let segments = state.tile(cell).kind().pattern().segments.len() as u8;
    for segment in 0..segments {
        let free = state.feature(state.segment(cell, segment)).crowd.is_empty();
        if !free {
            let at = map.anchor(state, cell, segment);
            let stroke = [
                Point::new(at.x - 0.05, at.y + 0.05),
                Point::new(at.x + 0.05, at.y - 0.05),
            ];
            scene.draw(Ink::MeepleRim, Shape::Ring(at, 0.07, 0.02));
            scene.draw(Ink::MeepleRim, Shape::Lines(vec![stroke], 0.02));
        }
    }
}

/// Each cell where the tile fits: filled where it fits as it is held, with a sign where it has to be turned; corner
/// ticks around both.
fn fits(state: &Position, map: Map, kind: Kind, facing: u8, scene: &mut Scene) {
    let (mut free, mut corners, mut turns, mut heads) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let facing = facing % kind.pattern().rotations;
    for &cell in state.patch().empty() {
        let ways = state.surroundings(cell).fitting(kind);
        if ways == 0 {
            continue;
        }
        let center = map.center(state, cell);
        corners.extend(ticks(center));
        if ways & 1 << facing == 0 {
            let line = arc(center, 0.1, 0.0, 5.0, 12);
            turns.extend(line.windows(2).map(|ends| [ends[0], ends[1]]));
            heads.push(arrowhead(center));
        } else {
            free.push(square(center, 0.44));
        }
    }
    scene.draw(Ink::Free, Shape::Areas(free));
    scene.draw(Ink::Focus, Shape::Lines(corners, 0.03));
    scene.draw(Ink::Focus, Shape::Lines(turns, 0.024));
    scene.draw(Ink::Focus, Shape::Areas(heads));
}

/// The corners of a cell, rounded.
fn ticks(center: Point) -> Vec<[Point; 2]> {
    let corner = |quarters: u8| {
        // Computed for the corner at the top right, and then rotated.
        let line = [
            (0.3, -0.44),
            (0.38, -0.44),
            (0.423, -0.423),
            (0.44, -0.38),
            (0.44, -0.3),
        ];
        let line = line.map(|(x, y)| moved(center, rotated(Point::new(x, y), quarters)));
        [0, 1, 2, 3].map(|at| [line[at], line[at + 1]])
    };
    (0..4).flat_map(corner).collect()
}

/// The head of the sign of a tile that has to be turned.
fn arrowhead(center: Point) -> Vec<Point> {
    [(0.043, -0.146), (0.095, -0.076), (0.013, -0.046)]
        .map(|(x, y)| moved(center, Point::new(x, y)))
        .to_vec()
}

/// A hatched cross on cells that will stay empty.
fn dead(state: &Position, map: Map, scene: &mut Scene) {
    let mut crosses = Vec::new();
    for &cell in state.patch().empty() {
        if state.fitting_tiles(cell) > 0 {
            continue;
        }
        let Point { x, y } = map.center(state, cell);
        for shift in [-0.08, 0.08] {
            crosses.push([
                Point::new(x - 0.3 + shift, y - 0.3),
                Point::new(x + 0.3 + shift, y + 0.3),
            ]);
            crosses.push([
                Point::new(x - 0.3 + shift, y + 0.3),
                Point::new(x + 0.3 + shift, y - 0.3),
            ]);
        }
    }
    scene.draw(Ink::Bar, Shape::Lines(crosses, 0.03));
}

/// Each field that spans two tiles or has an owner: its own pattern in the owner's colour, and its points.
fn fields(game: &Carcassonne, state: &Position, map: Map, scene: &mut Scene) {
    let mut roots: Vec<u8> = Vec::new();
    for cell in state.patch().covered() {
        for (place, segment) in state.tile(cell).kind().pattern().segments.iter().enumerate() {
            let root = state.root(state.segment(cell, place as u8));
            if segment.terrain == Terrain::Field && !roots.contains(&root) {
                roots.push(root);
            }
        }
    }
    for root in roots {
        let (members, crowd) = (state.members(root), state.feature(root).crowd);
        let owners: Vec<Seat> = crowd.majority().collect();
        if members.len() < 2 && owners.is_empty() {
            continue;
        }
        let grounds: Vec<Vec<Vec<Point>>> = members
            .iter()
            .map(|&(cell, segment)| {
                let center = map.center(state, cell);
                let place = |at: Point| Point::new(center.x + at.x, center.y + at.y);
                let outline = outline(state.tile(cell), segment);
                outline
                    .into_iter()
                    .map(|contour| contour.into_iter().map(place).collect())
                    .collect()
            })
            .collect();
        // Owners who share a field have their patterns side by side in it. Each line has a rim in the ink of the seat's
        // mark, which is visible on every ground.
        let mut inks: Vec<(Ink, Ink)> = owners
            .iter()
            .map(|seat| usize::from(seat.0))
            .map(|seat| (Ink::SEATS[seat], Ink::SEAT_MARKS[seat]))
            .collect();
        if inks.is_empty() {
            inks.push((Ink::NoOwner, Ink::Board));
        }
        for (index, &(ink, rim)) in inks.iter().enumerate() {
            let lines: Vec<[Point; 2]> = grounds
                .iter()
                .flat_map(|ground| field_pattern(ground, usize::from(root) + 4 * index))
                .collect();
            if !owners.is_empty() {
                scene.draw(rim, Shape::Lines(lines.clone(), 0.042));
            }
            scene.draw(ink, Shape::Lines(lines, 0.03));
        }
        let (now, _) = game.worth(state, root);
        if let Some(&(cell, segment)) = members.first() {
            let at = map.anchor(state, cell, segment);
            scene.draw(Ink::MeepleHalo, Shape::Disc(at, 0.215));
            scene.draw(Ink::MeepleRim, Shape::Disc(at, 0.2));
            scene.draw(inks[0].0, Shape::Disc(at, 0.185));
            scene.draw(Ink::Board, Shape::Disc(at, 0.15));
            scene.draw(Ink::Label, Shape::Text(at, 0.18, now.points.to_string()));
            for (place, seat) in owners.iter().enumerate() {
                let sign = Point::new(at.x - 0.17 + 0.17 * place as f32, at.y - 0.17);
                scene.draw_seat_badge(seat.0.into(), sign, 0.08);
            }
        }
    }
}

/// A frame in the seat's colour around the tile that each seat placed last.
fn last(game: &Carcassonne, state: &Position, map: Map, scene: &mut Scene) {
    for seat in Seat::all(game.players) {
        let Some(cell) = state.last_laid(seat) else {
            continue;
        };
        let corners = square(map.center(state, cell), 0.47);
        // The gap in the frame is elsewhere for each seat, so that it identifies the seat without colour.
        let gap = 0.12 + 0.16 * f32::from(seat.0);
        let mut lines = Vec::new();
        for side in 0..4 {
            let (from, to) = (corners[side], corners[(side + 1) % 4]);
            let at = |part: f32| Point::new(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
            lines.push([at(0.0), at(gap)]);
            lines.push([at(gap + 0.12), at(1.0)]);
        }
        scene.draw(Ink::MeepleRim, Shape::Lines(lines.clone(), 0.06));
        scene.draw(Ink::SEATS[usize::from(seat.0)], Shape::Lines(lines, 0.04));
    }
}
