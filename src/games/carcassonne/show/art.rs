//! The picture of a tile, drawn by one procedure from its segments.

use std::sync::OnceLock;

use super::super::rules::{Kind, Terrain, Tile};
use super::curve::{
    HALF, band, circle, distance, holds, moved, paced, rectangle, reversed, rights, sides, turned,
    within_cell,
};
use super::houses::{Dice, House, houses};
use super::plan::{LANE, Plan, ROAD, WALL};
use crate::scene::{Ink, Point, Scene, Shape};

/// How far a wall's teeth stand out.
const TOOTH: f32 = 0.022;
/// The radius of a tower.
const KEEP: f32 = 0.05;
/// The room a pennant needs around its middle.
const BANNER: f32 = 0.13;

/// What a tile is drawn with, back to front: everything of an ink in one shape.
#[derive(Debug)]
struct Layer {
    ink: Ink,
    contours: Vec<Vec<Point>>,
}

/// Draws a tile as it lies, its middle at a point.
pub fn draw_tile(scene: &mut Scene, tile: Tile, center: Point) {
    for layer in layers(tile) {
        let place = |contour: &Vec<Point>| contour.iter().map(|&point| moved(point, center)).collect();
        scene.draw(
            layer.ink,
            Shape::Areas(layer.contours.iter().map(place).collect()),
        );
    }
    let corners = rectangle(center, Point::new(HALF, HALF));
    scene.draw(Ink::TileEdge, Shape::Lines(sides(&corners).collect(), 0.012));
}

/// The layers of every tile as it lies, made once.
fn layers(tile: Tile) -> &'static [Layer] {
    static LAYERS: OnceLock<Vec<Vec<Layer>>> = OnceLock::new();
    let all = LAYERS.get_or_init(|| {
        let turns = |kind| {
            let drawing = Drawing::new(kind);
            (0..4).map(move |turn| drawing.layers(turn))
        };
        Kind::all().flat_map(turns).collect()
    });
    &all[usize::from(tile.kind().0) * 4 + usize::from(tile.turn())]
}

/// What is drawn of a kind, not turned.
struct Drawing {
    plan: Plan,
    cities: Vec<Vec<Point>>,
    roofs: Vec<House>,
    chapel: Vec<House>,
    pennants: Vec<Point>,
    tufts: Vec<Vec<Point>>,
}

impl Drawing {
    fn new(kind: Kind) -> Drawing {
        let plan = Plan::new(kind);
        let (mut cities, mut roofs, mut pennants, mut tufts) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for (index, segment) in (0..).zip(kind.pattern().segments) {
            let outline = plan.outline(index);
            match segment.terrain {
                Terrain::City => {
                    let pennant = segment.pennant.then(|| pennant_place(segment.reach));
                    let clear = pennant.map(|place| (place, BANNER));
                    roofs.extend(houses(kind, index, &outline[0], clear));
                    pennants.extend(pennant);
                    cities.extend(outline);
                }
                Terrain::Field => tufts.extend(grass(kind, index, &outline)),
                _ => {}
            }
        }
        let mut chapel = Vec::new();
        match plan.hub {
            Some(hub) if hub.cloister.is_some() => chapel = church(),
            Some(_) => roofs.push(House {
                center: Point::default(),
                ridge: Point::new(0.055, 0.0),
                eaves: Point::new(0.0, 0.042),
            }),
            None => {}
        }
        Drawing {
            plan,
            cities,
            roofs,
            chapel,
            pennants,
            tufts,
        }
    }

    fn layers(&self, turn: u8) -> Vec<Layer> {
        let place = |contour: Vec<Point>| -> Vec<Point> {
            contour.into_iter().map(|point| turned(point, turn)).collect()
        };
        let mut layers: Vec<Layer> = Vec::new();
        let mut lay = |ink: Ink, contours: Vec<Vec<Point>>| {
            if !contours.is_empty() {
                layers.push(Layer { ink, contours });
            }
        };
        let all =
            |contours: Vec<Vec<Point>>| -> Vec<Vec<Point>> { contours.into_iter().map(place).collect() };
        lay(
            Ink::Meadow,
            vec![rectangle(Point::default(), Point::new(HALF, HALF))],
        );
        lay(Ink::Tuft, all(self.tufts.clone()));
        let (mut rims, mut lanes) = (self.plan.bands(ROAD, None), self.plan.bands(LANE, None));
        let (mut walls, mut tops, mut grounds) = (Vec::new(), Vec::new(), self.cities.clone());
        if let Some(hub) = self.plan.hub {
            if hub.cloister.is_some() {
                grounds.push(hub.contour(0.02));
                walls.extend([hub.contour(0.0), reversed(&hub.contour(0.028))]);
            } else {
                // The rim lies over the roads, so that one sees that they end here.
                rims.push(hub.contour(0.0));
                lanes.push(hub.contour(ROAD - LANE));
            }
        }
        lay(Ink::RoadRim, all(rims));
        lay(Ink::Road, all(lanes));
        for wall in &self.plan.walls {
            walls.push(within_cell(&battlement(&wall.line)));
            tops.push(within_cell(&band(&wall.line, 0.011)));
            let ends = [wall.line[0], wall.line[wall.line.len() - 1]];
            for end in ends {
                walls.push(within_cell(&circle(end, KEEP, 16)));
                tops.push(within_cell(&circle(end, KEEP - 0.02, 12)));
            }
        }
        for (gate, side) in self.plan.gates() {
            for x in [-1.0, 1.0] {
                let tower = moved(gate, turned(Point::new(x * (ROAD + 0.02), 0.0), side));
                walls.push(circle(tower, KEEP + 0.012, 16));
                tops.push(circle(tower, KEEP - 0.012, 12));
            }
        }
        lay(Ink::City, all(grounds));
        let halves = |houses: &[House]| -> (Vec<_>, Vec<_>) {
            let roofs = houses.iter().map(|house| house.turned(turn).roof());
            roofs.map(|[light, shade]| (light, shade)).unzip()
        };
        let (light, shade) = halves(&self.roofs);
        lay(Ink::Roof, light);
        lay(Ink::RoofShade, shade);
        let (light, shade) = halves(&self.chapel);
        lay(Ink::Chapel, light);
        lay(Ink::ChapelShade, shade);
        let banners = self.pennants.iter().map(|&place| turned(place, turn));
        let (mut cloths, mut charges) = (Vec::new(), Vec::new());
        let mut walls = all(walls);
        for at in banners {
            walls.push(banner(at, 0.02));
            cloths.push(banner(at, 0.0));
            charges.push(charge(at));
        }
        lay(Ink::Wall, walls);
        lay(Ink::WallTop, all(tops));
        lay(Ink::Pennant, cloths);
        lay(Ink::Charge, charges);
        layers
    }
}

/// Where the pennant of a city hangs: in a corner, if the city has one.
fn pennant_place(reach: u8) -> Point {
    let corner = (0..4u8)
        .rev()
        .find(|side| reach & 1 << side != 0 && reach & 1 << ((side + 1) % 4) != 0);
    match corner {
        Some(side) => turned(Point::new(0.34, -0.34), side),
        None => turned(Point::new(0.0, -0.32), 7 - reach.leading_zeros() as u8),
    }
}

/// The cloth of a pennant, with so much around it: it hangs upright however the tile is turned.
fn banner(at: Point, more: f32) -> Vec<Point> {
    let (x, y) = (0.075 + more, 0.1 + more);
    [(-x, -y), (x, -y), (x, y), (0.0, y - 0.05), (-x, y)]
        .map(|(x, y)| moved(at, Point::new(x, y)))
        .to_vec()
}

/// What is on the cloth.
fn charge(at: Point) -> Vec<Point> {
    [(0.0, -0.065), (0.045, -0.02), (0.0, 0.025), (-0.045, -0.02)]
        .map(|(x, y)| moved(at, Point::new(x, y)))
        .to_vec()
}

/// The church of a cloister: a nave, a transept and the lodgings of the monks.
fn church() -> Vec<House> {
    let house = |x, y, ridge: (f32, f32), eaves: (f32, f32)| House {
        center: Point::new(x, y),
        ridge: Point::new(ridge.0, ridge.1),
        eaves: Point::new(eaves.0, eaves.1),
    };
    vec![
        house(0.0, 0.0, (0.17, 0.0), (0.0, 0.055)),
        house(0.04, -0.09, (0.0, 0.045), (0.045, 0.0)),
        house(0.04, 0.09, (0.0, 0.045), (0.045, 0.0)),
    ]
}

/// A wall with its teeth towards the land.
fn battlement(line: &[Point]) -> Vec<Point> {
    let paces = paced(line, 0.035);
    let at = |point: Point, right: Point, by: f32| Point::new(point.x + by * right.x, point.y + by * right.y);
    let points: Vec<(Point, Point)> = paces.iter().copied().zip(rights(&paces)).collect();
    let mut contour = Vec::new();
    for (index, &(point, right)) in points.iter().enumerate() {
        // Every other stretch between two paces is a tooth; there are none where two walls may be close.
        let tooth =
            |stretch: usize| (3..points.len().saturating_sub(4)).contains(&stretch) && stretch % 2 == 1;
        let (before, after) = (index > 0 && tooth(index - 1), tooth(index));
        let reach = |tooth: bool| if tooth { -WALL - TOOTH } else { -WALL };
        contour.push(at(point, right, reach(before)));
        if before != after {
            contour.push(at(point, right, reach(after)));
        }
    }
    contour.extend(points.iter().rev().map(|&(point, right)| at(point, right, WALL)));
    contour
}

/// Tufts of grass in a field: each of three blades.
fn grass(kind: Kind, segment: u8, field: &[Vec<Point>]) -> Vec<Vec<Point>> {
    let mut tufts = Vec::new();
    for slot in 0..25u32 {
        let mut dice = Dice::new([kind.0.into(), segment.into(), 100 + slot]);
        let at = Point::new(
            (slot % 5) as f32 / 5.0 - 0.4 + dice.within(0.07),
            (slot / 5) as f32 / 5.0 - 0.4 + dice.within(0.07),
        );
        let room = field
            .iter()
            .flat_map(|contour| sides(contour))
            .map(|side| distance(at, side));
        if dice.within(1.0) > -0.3 && holds(field, at) && room.fold(f32::MAX, f32::min) > 0.05 {
            for lean in [-0.03, 0.0, 0.03] {
                let tip = Point::new(at.x + lean * 1.1, at.y - 0.035 + lean.abs() * 0.4);
                let foot = Point::new(at.x + lean * 0.3, at.y + 0.018);
                let half = 0.007;
                tufts.push(vec![
                    tip,
                    moved(foot, Point::new(half, 0.0)),
                    moved(foot, Point::new(-half, 0.0)),
                ]);
            }
        }
    }
    tufts
}
