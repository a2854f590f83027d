//! The picture of a tile, drawn by one procedure from its segments.

use std::sync::OnceLock;

use super::super::rules::{KINDS, Kind, Terrain, Tile};
use super::church;
use super::curve::{
    HALF, band, between, circle, moved, paced, rectangle, reversed, rights, rotated, within_cell,
};
use super::grove::{meadow_light, meadow_shade, tree, tree_light, trees};
use super::houses::{House, houses};
use super::hub::Hub;
use super::road::{LANE, ROAD};
use super::shield::{charge, shield};
use super::tile_geometry::TileGeometry;
use super::wall::{WALK, WALL, Wall};
use tessera_core::scene::{Contours, Ink, Point, Scene, Shape, sides};

/// Where the shadow of a house falls, and that of a wall. The light is the same on every tile whatever its rotation.
const HOUSE_SHADOW: Point = Point::new(0.02, 0.022);
const WALL_SHADOW: Point = Point::new(0.012, 0.024);

/// A layer of a tile's picture: everything of one ink in one shape. Layers are drawn back to front.
#[derive(Debug)]
struct Layer {
    ink: Ink,
    contours: Vec<Vec<Point>>,
}

/// Draws a rotated tile with its middle at a point.
pub fn draw_tile(scene: &mut Scene, tile: Tile, center: Point) {
    for layer in layers(tile) {
        scene.draw(layer.ink, Shape::Stamp(Contours(&layer.contours), center));
    }
    let corners = rectangle(center, Point::new(HALF, HALF));
    scene.draw(Ink::TileEdge, Shape::Lines(sides(&corners).collect(), 0.008));
}

/// The layers of a rotated tile, computed when it is first drawn.
fn layers(tile: Tile) -> &'static [Layer] {
    static LAYERS: [OnceLock<Vec<Layer>>; 4 * KINDS] = [const { OnceLock::new() }; 4 * KINDS];
    let place = usize::from(tile.kind().0) * 4 + usize::from(tile.rotation());
    LAYERS[place].get_or_init(|| Drawing::new(tile.kind()).layers(tile.rotation()))
}

/// The drawing of a kind that is not rotated.
struct Drawing {
    kind: Kind,
    geometry: TileGeometry,
    cities: Vec<Vec<Point>>,
    roofs: Vec<House>,
    pennants: Vec<Point>,
    trees: Vec<Point>,
}

impl Drawing {
    fn new(kind: Kind) -> Drawing {
        let mut drawing = Drawing {
            kind,
            geometry: TileGeometry::new(kind),
            cities: Vec::new(),
            roofs: Vec::new(),
            pennants: Vec::new(),
            trees: Vec::new(),
        };
        for (index, segment) in (0..).zip(kind.pattern().segments) {
            let outline = drawing.geometry.outline(index);
            match segment.terrain {
                Terrain::City => {
                    let pennant = segment.pennant.then(|| pennant_place(segment.reach));
                    drawing.roofs.extend(houses(kind, index, &outline[0]));
                    drawing.pennants.extend(pennant);
                    drawing.cities.extend(outline);
                }
                Terrain::Field => drawing.trees.extend(trees(kind, index, &outline)),
                _ => {}
            }
        }
        drawing
    }

    fn layers(&self, rotation: u8) -> Vec<Layer> {
        let turned = |contours: Vec<Vec<Point>>| -> Vec<Vec<Point>> {
            let turn = |contour: Vec<Point>| contour.into_iter().map(|point| rotated(point, rotation));
            contours
                .into_iter()
                .map(|contour| turn(contour).collect())
                .collect()
        };
        let places = |points: &[Point]| -> Vec<Point> {
            points.iter().map(|&point| rotated(point, rotation)).collect()
        };
        let cast = |contours: &[Vec<Point>], by: Point| -> Vec<Vec<Point>> {
            let fall = |contour: &Vec<Point>| -> Vec<Point> {
                contour.iter().map(|&point| moved(point, by)).collect()
            };
            contours
                .iter()
                .map(|contour| within_cell(&fall(contour)))
                .collect()
        };
        let walls = &self.geometry.walls;
        let hub = self.geometry.hub;
        let church = hub.filter(|hub| hub.cloister.is_some()).map(|_| church::plan());
        let green = hub.filter(|hub| hub.cloister.is_none());
        let roofs: Vec<[Vec<Point>; 2]> = self
            .roofs
            .iter()
            .map(|house| house.rotated(rotation).roof())
            .collect();
        let roof =
            |half: usize| -> Vec<Vec<Point>> { roofs.iter().map(|halves| halves[half].clone()).collect() };
        let (pennants, trees) = (places(&self.pennants), places(&self.trees));
        let bands = |half: f32| {
            turned(
                walls
                    .iter()
                    .map(|wall| within_cell(&band(&wall.line, half)))
                    .collect(),
            )
        };
        let towers: Vec<Point> = places(&walls.iter().map(|wall| self.tower(wall)).collect::<Vec<_>>());
        let discs = |centers: &[Point], radius: f32| -> Vec<Vec<Point>> {
            centers.iter().map(|&center| circle(center, radius, 18)).collect()
        };
        let middle = |radius: f32| -> Vec<Vec<Point>> {
            green
                .iter()
                .map(|_| circle(Point::default(), radius, 24))
                .collect()
        };
        let of_church = |part: Ink| -> Vec<Vec<Point>> {
            let parts = church.iter().flatten().filter(|(ink, _)| *ink == part);
            parts.map(|(_, contour)| contour.clone()).collect()
        };
        let grounds: Vec<Vec<Point>> = hub
            .iter()
            .filter(|_| church.is_some())
            .map(Hub::grounds)
            .collect();
        let rims = grounds.iter().flat_map(|ground| {
            let inner: Vec<Point> = ground
                .iter()
                .map(|at| Point::new(at.x * 0.93, at.y * 0.93))
                .collect();
            [ground.clone(), reversed(&inner)]
        });
        let shields =
            |more: f32| -> Vec<Vec<Point>> { pennants.iter().map(|&at| shield(at, more)).collect() };
        let stack = [
            (
                Ink::Meadow,
                vec![vec![rectangle(Point::default(), Point::new(HALF, HALF))]],
            ),
            (Ink::MeadowShade, vec![turned(meadow_shade(self.kind))]),
            (Ink::MeadowLight, vec![turned(meadow_light(self.kind))]),
            (Ink::RoadRim, vec![turned(self.geometry.bands(ROAD, None))]),
            (Ink::Road, vec![turned(self.geometry.bands(LANE, None))]),
            (
                Ink::Shade,
                vec![cast(&grounds, WALL_SHADOW), cast(&bands(WALL), WALL_SHADOW)],
            ),
            (Ink::City, vec![turned(self.cities.clone()), grounds.clone()]),
            (
                Ink::Shade,
                vec![
                    cast(&[roof(0), roof(1)].concat(), HOUSE_SHADOW),
                    cast(&shields(0.012), HOUSE_SHADOW),
                ],
            ),
            (Ink::Roof, vec![roof(0), of_church(Ink::Roof)]),
            (Ink::RoofShade, vec![roof(1), of_church(Ink::RoofShade)]),
            (Ink::Chapel, vec![of_church(Ink::Chapel)]),
            (Ink::ChapelShade, vec![of_church(Ink::ChapelShade)]),
            (
                Ink::Wall,
                vec![bands(WALL), discs(&towers, 0.056), rims.collect(), middle(0.118)],
            ),
            (Ink::WallTop, vec![bands(WALK), discs(&towers, 0.04), middle(0.1)]),
            (
                Ink::WallJoint,
                vec![
                    turned(walls.iter().flat_map(joints).collect()),
                    discs(&towers, 0.02),
                ],
            ),
            (Ink::MeadowLight, vec![of_church(Ink::MeadowLight), middle(0.078)]),
            (
                Ink::Tree,
                vec![trees.iter().map(|&at| tree(at)).collect(), middle(0.045)],
            ),
            (
                Ink::TreeLight,
                vec![
                    trees.iter().map(|&at| tree_light(at)).collect(),
                    green.iter().map(|_| tree_light(Point::default())).collect(),
                ],
            ),
            (Ink::PennantRim, vec![shields(0.015)]),
            (Ink::Pennant, vec![shields(0.0)]),
            (
                Ink::Charge,
                vec![
                    pennants.iter().map(|&at| charge(at)).collect(),
                    of_church(Ink::Charge),
                ],
            ),
        ];
        let layers = stack.into_iter().map(|(ink, parts)| {
            let mut contours = parts.concat();
            contours.retain(|contour| !contour.is_empty());
            Layer { ink, contours }
        });
        layers.filter(|layer| !layer.contours.is_empty()).collect()
    }

    /// The tower of a wall: where a road leads into it, or else in its middle.
    fn tower(&self, wall: &Wall) -> Point {
        match self.geometry.gate(wall) {
            Some([left, right]) => between(left, right, 0.5),
            None => wall.line[wall.line.len() / 2],
        }
    }
}

/// The joints between the stones of a wall.
fn joints(wall: &Wall) -> Vec<Vec<Point>> {
    let paces = paced(&wall.line, 0.06);
    let joint = |(at, right): (&Point, Point)| {
        let across = |by: f32| Point::new(at.x + by * right.x, at.y + by * right.y);
        within_cell(&band(&[across(-WALK), across(WALK)], 0.006))
    };
    paces.iter().zip(rights(&paces)).map(joint).collect()
}

/// The place of a city's pennant: in a corner, if the city has one.
pub(super) fn pennant_place(reach: u8) -> Point {
    let corner = (0..4u8)
        .rev()
        .find(|side| reach & 1 << side != 0 && reach & 1 << ((side + 1) % 4) != 0);
    match corner {
        Some(side) => rotated(Point::new(0.34, -0.34), side),
        None => rotated(Point::new(0.0, -0.32), 7 - reach.leading_zeros() as u8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(tile: Tile) -> Scene {
        let mut scene = Scene::default();
        draw_tile(&mut scene, tile, Point::default());
        scene
    }

    #[test]
    fn every_tile_in_every_turn_stays_within_its_cell() {
        for kind in Kind::all() {
            for rotation in 0..4 {
                for item in drawn(Tile::new(kind, rotation)).items {
                    let points = item.shape.points();
                    let within = |at: &Point| at.x.abs() <= 0.50001 && at.y.abs() <= 0.50001;
                    assert!(points.iter().all(within), "{kind:?} {rotation} {:?}", item.ink);
                }
            }
        }
    }

    #[test]
    fn a_tile_takes_few_shapes_and_points() {
        for kind in Kind::all() {
            let scene = drawn(Tile::new(kind, 0));
            assert!(scene.items.len() <= 20, "{kind:?}: {}", scene.items.len());
            let points: usize = scene.items.iter().map(|item| item.shape.points().len()).sum();
            assert!((100..=1800).contains(&points), "{kind:?}: {points}");
        }
    }

    #[test]
    fn every_kind_shows_what_it_has() {
        for kind in Kind::all() {
            let items = drawn(Tile::new(kind, 0)).items;
            let shows = |ink: Ink| items.iter().any(|item| item.ink == ink);
            let has = |terrain| {
                kind.pattern()
                    .segments
                    .iter()
                    .any(|segment| segment.terrain == terrain)
            };
            let pennant = kind.pattern().segments.iter().any(|segment| segment.pennant);
            assert_eq!(shows(Ink::Road), has(Terrain::Road), "{kind:?}");
            assert_eq!(shows(Ink::Chapel), has(Terrain::Cloister), "{kind:?}");
            assert_eq!(
                shows(Ink::City),
                has(Terrain::City) || has(Terrain::Cloister),
                "{kind:?}"
            );
            assert_eq!(shows(Ink::Pennant), pennant, "{kind:?}");
        }
    }

    #[test]
    fn the_light_comes_from_the_same_side_however_a_tile_is_turned() {
        let middle = |contours: &[Vec<Point>]| {
            let points = contours.concat();
            let sum = points
                .iter()
                .fold(Point::default(), |sum, &point| moved(sum, point));
            Point::new(sum.x / points.len() as f32, sum.y / points.len() as f32)
        };
        for rotation in 0..4 {
            let items = drawn(Tile::new(Kind(2), rotation)).items;
            let roofs = |ink: Ink| match items.iter().find(|item| item.ink == ink).map(|item| &item.shape) {
                Some(Shape::Stamp(contours, _)) => contours.0.to_vec(),
                other => panic!("{other:?}"),
            };
            for (light, shade) in roofs(Ink::Roof).iter().zip(&roofs(Ink::RoofShade)) {
                let (light, shade) = (
                    middle(std::slice::from_ref(light)),
                    middle(std::slice::from_ref(shade)),
                );
                assert!(light.x + light.y < shade.x + shade.y, "rotation {rotation}");
            }
        }
    }
}
