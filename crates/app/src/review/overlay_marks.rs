//! What the analysis lays over the board: one of several pictures of what is known about the moves.

use std::collections::BTreeMap;

use super::analysis::{Analysis, is_known, told_value};
use super::overlay::Overlay;
use tessera_core::scene::{Form, Ink, Point, Scene, Shape, SpotId};
use tessera_games::play::{Piece, Table, Target};
use tessera_protocol::{NamedLine, Report};

/// A move that loses as much as this against the best is no good move any more: it has no ring.
const MOST_LOSS: f32 = 0.2;
/// The radius of the ring of a move, in cells.
pub(super) const RING: f32 = 0.36;
/// The largest part of a cell that a mark of a map covers: radius of a disc, or half the side of a square.
const LARGEST: f32 = 0.42;
/// The smallest mark that is drawn.
const SMALLEST: f32 = 0.08;
/// The heights of a number in a mark and of a percentage, in cells.
const NUMBER: f32 = 0.36;
const PERCENT: f32 = 0.27;
/// The radius of the disc on a ring that has the number of a move, the height of that number, and how far left of the
/// middle and above it the disc lies.
pub(super) const RANK: f32 = 0.14;
const RANK_NUMBER: f32 = 0.21;
pub(super) const RANK_ASIDE: f32 = 0.29;
/// The radius of a stone in a ring, how far above the middle it lies, how far below it the chance lies, and how large that is beside
/// a chance alone.
const STONE: f32 = 0.1;
const STONE_ABOVE: f32 = 0.14;
const CHANCE_BELOW: f32 = 0.11;
const CHANCE_SCALE: f32 = 0.9;
/// How large the mark of a segment is beside that of a cell: a tile has several segments, whose marks lie beside each other.
const SEGMENT: f32 = 0.25;
/// How far what a ring lies on is seen around it.
pub(super) const AROUND: f32 = 0.03;
/// A map has a number wherever a move has at least this part of all visits.
const TOLD_SHARE: f32 = 0.01;

/// The thickness of the ring of a move, in cells: 12 hundredths for the best move, and a hundredth less for every 2
/// percent that a move loses (lichess' formula for its arrows); none for a move that loses too much.
pub fn ring_width(loss: f32) -> Option<f32> {
    (loss < MOST_LOSS).then(|| (12.0 - 50.0 * loss).round() / 100.0)
}

/// Where a move is made: its first cell, the second one if it has two, how the piece is rotated, in quarters, and the
/// piece where it is chosen.
struct Place {
    at: Point,
    to: Option<Point>,
    facing: Option<u8>,
    piece: Option<Piece>,
    spot: SpotId,
}

/// How large a mark is at a spot: 1 at a cell.
fn scale(spot: SpotId) -> f32 {
    match spot {
        SpotId::Segment(_) => SEGMENT,
        _ => 1.0,
    }
}

fn place(table: &dyn Table, name: &str) -> Option<Place> {
    let legal = table.legal();
    let gesture = &legal.get(legal.find(name)?).gesture;
    let scene = table.scene();
    let mut spots = gesture.iter().filter_map(|target| match target {
        Target::Spot(spot) => Some((*spot, scene.spot(*spot)?.center)),
        _ => None,
    });
    let (spot, at) = spots.next()?;
    Some(Place {
        at,
        spot,
        to: spots.next().map(|(_, to)| to).filter(|to| *to != at),
        facing: gesture.iter().find_map(|target| match target {
            Target::Rotation(quarters) => Some(*quarters),
            _ => None,
        }),
        piece: gesture.iter().find_map(|target| match target {
            Target::Choice(name) => table.pieces().into_iter().find(|piece| piece.name == name),
            _ => None,
        }),
    })
}

/// Draws what lies over this board, which is not rotated. `count` is how many of the best moves are shown.
pub fn draw(analysis: &Analysis, table: &dyn Table, count: usize) -> Scene {
    let mut scene = Scene::default();
    if !analysis.on || analysis.hidden {
        return scene;
    }
    let known = analysis.report.as_ref().filter(|report| !report.lines.is_empty());
    let threats = analysis.threats.as_ref().zip(analysis.passed.as_deref());
    match (analysis.overlay, known, threats) {
        (Overlay::Best, Some(report), _) => draw_best(report, table, count, &mut scene),
        (Overlay::Visits, Some(report), _) => draw_visits(report, table, &mut scene),
        (Overlay::Value, Some(report), _) => draw_values(report, table, &mut scene),
        (Overlay::Threats, _, Some((threats, passed))) => draw_threats(threats, passed, count, &mut scene),
        _ => {}
    }
    scene
}

/// The moves of a report that are told by number, with their losses.
fn best(report: &Report, count: usize) -> impl Iterator<Item = (usize, &NamedLine, f32)> {
    let value = report.value();
    let lines = report.lines.iter().take(count).enumerate();
    lines.map(move |(at, line)| (at, line, (value - line.value).max(0.0)))
}

fn draw_best(report: &Report, table: &dyn Table, count: usize, scene: &mut Scene) {
    let mut taken: Vec<SpotId> = Vec::new();
    for (at, line, loss) in best(report, count) {
        let (Some(width), Some(place)) = (ring_width(loss), place(table, &line.mv)) else {
            continue;
        };
        // Of several moves on one cell the best is shown.
        if taken.contains(&place.spot) {
            continue;
        }
        taken.push(place.spot);
        if let Some(to) = place.to {
            scene.draw_arrow(Ink::Mark, place.at, to);
        }
        let scale = scale(place.spot);
        let (radius, width) = (scale * RING, scale * width);
        let around = radius + width / 2.0 + scale * AROUND;
        scene.draw(Ink::Board, Shape::Disc(place.at, around));
        scene.draw(Ink::Mark, Shape::Ring(place.at, radius, width));
        if let Some(quarters) = place.facing {
            draw_top(place.at, quarters, scene);
        }
        // On a segment there is room for the number alone.
        match place.spot {
            SpotId::Segment(_) => number(place.at, at + 1, scale, scene),
            _ => draw_chance(&place, at + 1, line, told_value(report, line), scene),
        }
    }
}

/// The number of a move on its ring; in the ring its piece, where one is chosen, and its chance, where enough is known.
fn draw_chance(place: &Place, rank: usize, line: &NamedLine, chance: f32, scene: &mut Scene) {
    let below = |down: f32| Point::new(place.at.x, place.at.y + down);
    let (mut chance_below, mut scale) = (0.0, 1.0);
    if let Some((ink, rim)) = place.piece.map(|piece| piece.inks) {
        let at = below(-STONE_ABOVE);
        scene.draw(rim, Shape::Disc(at, STONE + 0.015));
        scene.draw(ink, Shape::Stone(Form::Disc, at, STONE));
        (chance_below, scale) = (CHANCE_BELOW, CHANCE_SCALE);
    }
    if is_known(line) {
        percent(below(chance_below), chance, scale, scene);
    }
    let at = Point::new(place.at.x - RANK_ASIDE, place.at.y - RANK_ASIDE);
    scene.draw(Ink::Board, Shape::Disc(at, RANK + 0.03));
    scene.draw(Ink::Mark, Shape::Disc(at, RANK));
    scene.draw(Ink::Board, Shape::Text(at, RANK_NUMBER, rank.to_string()));
}

/// A triangle outside the ring that points to where the top of the piece lies.
fn draw_top(at: Point, quarters: u8, scene: &mut Scene) {
    let (dx, dy) = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)][usize::from(quarters % 4)];
    let along = |out: f32, aside: f32| Point::new(at.x + dx * out - dy * aside, at.y + dy * out + dx * aside);
    let (base, tip) = (RING - 0.02, RING + 0.14);
    scene.draw(
        Ink::Mark,
        Shape::Area(vec![along(tip, 0.0), along(base, 0.14), along(base, -0.14)]),
    );
}

fn number(at: Point, number: usize, scale: f32, scene: &mut Scene) {
    scene.draw(Ink::Mark, Shape::Text(at, scale * NUMBER, number.to_string()));
}

fn percent(at: Point, share: f32, scale: f32, scene: &mut Scene) {
    let text = format!("{:.0}", share * 100.0);
    scene.draw(Ink::Label, Shape::Text(at, scale * PERCENT, text));
}

/// What is known of all moves that begin at a spot: where that is, their visits, the highest value, and how large a mark is
/// there.
fn by_spot(report: &Report, table: &dyn Table) -> Vec<(Point, u32, f32, f32)> {
    let mut spots: BTreeMap<SpotId, (Point, u32, f32, f32)> = BTreeMap::new();
    for line in report.lines.iter().filter(|line| line.visits > 0 || line.proven) {
        let Some(place) = place(table, &line.mv) else {
            continue;
        };
        let known = spots
            .entry(place.spot)
            .or_insert((place.at, 0, 0.0, scale(place.spot)));
        known.1 = known.1.saturating_add(line.visits);
        known.2 = known.2.max(line.value);
    }
    spots.into_values().collect()
}

fn draw_visits(report: &Report, table: &dyn Table, scene: &mut Scene) {
    let spots = by_spot(report, table);
    let all: f32 = report.lines.iter().map(|line| line.visits as f32).sum();
    let most = spots.iter().map(|(_, visits, ..)| *visits).max().unwrap_or(0);
    for (at, visits, _, scale) in spots {
        let radius = scale * LARGEST * (visits as f32 / most.max(1) as f32).sqrt();
        let share = visits as f32 / all.max(1.0);
        if radius < SMALLEST {
            continue;
        }
        scene.draw(Ink::Board, Shape::Disc(at, radius));
        scene.draw(Ink::Mark, Shape::Ring(at, radius, scale * 0.05));
        if share >= TOLD_SHARE {
            percent(at, share, scale, scene);
        }
    }
}

fn draw_values(report: &Report, table: &dyn Table, scene: &mut Scene) {
    for (at, _, value, scale) in by_spot(report, table) {
        // A move that was searched little may look better than the best. It is not told to be.
        let value = value.min(report.value());
        let half = (scale * LARGEST * value.max(0.0).sqrt()).max(SMALLEST);
        let corner = |x: f32, y: f32| Point::new(at.x + x * half, at.y + y * half);
        let corners = [
            corner(-1.0, -1.0),
            corner(1.0, -1.0),
            corner(1.0, 1.0),
            corner(-1.0, 1.0),
        ];
        let sides = (0..4).map(|side| [corners[side], corners[(side + 1) % 4]]);
        scene.draw(Ink::Board, Shape::Area(corners.to_vec()));
        scene.draw(Ink::Mark, Shape::Lines(sides.collect(), scale * 0.05));
        percent(at, value, scale, scene);
    }
}

fn draw_threats(threats: &Report, table: &dyn Table, count: usize, scene: &mut Scene) {
    for (at, line, loss) in best(threats, count) {
        let (Some(width), Some(place)) = (ring_width(loss), place(table, &line.mv)) else {
            continue;
        };
        let corners = Form::diamond(place.at, 0.46);
        let sides = (0..4).map(|side| [corners[side], corners[(side + 1) % 4]]);
        let sides = sides.collect();
        scene.draw(Ink::Board, Shape::Area(corners));
        scene.draw(Ink::Mark, Shape::Lines(sides, width));
        number(place.at, at + 1, 1.0, scene);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::language::Language;
    use tessera_games::catalog;
    use tessera_games::play::Record;

    /// A tile of each kind on which several places for a meeple lie near each other, just placed.
    const PLACED: [&str; 8] = [
        "D.0_1_2", "J.0_1_2", "L.0_1_2", "S.0_1_1", "U.-1_0_1", "V.-1_0_2", "W.-1_0_0", "X.-1_0_0",
    ];

    #[test]
    fn no_two_rings_on_one_tile_are_nearer_than_their_diameter() {
        let diameter = 2.0 * SEGMENT * (RING + ring_width(0.0).unwrap() / 2.0 + AROUND);
        for names in PLACED {
            let record = format!("carcassonne/players=2.small-city=4.unplaceable=aside/{names}");
            let (table, _) = catalog::replayed(&Record::parse(&record).unwrap(), Language::English).unwrap();
            let marks = &table.scene().marks;
            assert!(marks.len() > 2, "{names}");
            for (at, mark) in marks.iter().enumerate() {
                for other in &marks[..at] {
                    let (one, two) = (mark.center, other.center);
                    let apart = (one.x - two.x).hypot(one.y - two.y);
                    assert!(
                        apart >= diameter,
                        "{names}: {} and {} are {apart} apart",
                        mark.label,
                        other.label
                    );
                }
            }
        }
    }
}
