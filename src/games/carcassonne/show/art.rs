//! The picture of a tile, drawn by one procedure from its segments.

use std::sync::OnceLock;

use super::super::rules::{KINDS, Kind, Terrain, Tile};
use super::curve::{
    HALF, band, between, circle, distance, gap, moved, paced, rectangle, reversed, rights, rotated,
    within_cell,
};
use super::houses::{Dice, House, houses};
use super::road::{LANE, ROAD};
use super::tile_geometry::TileGeometry;
use super::wall::WALL;
use crate::scene::{Contours, Ink, Point, Scene, Shape, encloses, sides};

/// The height of the battlements of a wall.
const TOOTH: f32 = 0.022;
/// The radius of a tower.
const KEEP: f32 = 0.05;
/// The approximate distance between the towers of a wall.
const TOWERS: f32 = 0.42;
/// The radius of the free room around the middle of a pennant.
const BANNER: f32 = 0.15;

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
    scene.draw(Ink::TileEdge, Shape::Lines(sides(&corners).collect(), 0.012));
}

/// The layers of a rotated tile, computed when it is first drawn.
fn layers(tile: Tile) -> &'static [Layer] {
    static LAYERS: [OnceLock<Vec<Layer>>; 4 * KINDS] = [const { OnceLock::new() }; 4 * KINDS];
    let place = usize::from(tile.kind().0) * 4 + usize::from(tile.rotation());
    LAYERS[place].get_or_init(|| Drawing::new(tile.kind()).layers(tile.rotation()))
}

/// The drawing of a kind that is not rotated.
struct Drawing {
    geometry: TileGeometry,
    cities: Vec<Vec<Point>>,
    roofs: Vec<House>,
    chapel: Vec<House>,
    pennants: Vec<Point>,
    tufts: Vec<Point>,
}

impl Drawing {
    fn new(kind: Kind) -> Drawing {
        let geometry = TileGeometry::new(kind);
        let (mut cities, mut roofs, mut pennants, mut tufts) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for (index, segment) in (0..).zip(kind.pattern().segments) {
            let outline = geometry.outline(index);
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
        match geometry.hub {
            Some(hub) if hub.cloister.is_some() => chapel = church(),
            Some(_) => roofs.push(House {
                center: Point::default(),
                ridge: Point::new(0.055, 0.0),
                eaves: Point::new(0.0, 0.042),
            }),
            None => {}
        }
        Drawing {
            geometry,
            cities,
            roofs,
            chapel,
            pennants,
            tufts,
        }
    }

    fn layers(&self, rotation: u8) -> Vec<Layer> {
        let place = |contour: Vec<Point>| -> Vec<Point> {
            contour
                .into_iter()
                .map(|point| rotated(point, rotation))
                .collect()
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
        lay(
            Ink::Tuft,
            self.tufts.iter().map(|&at| tuft(rotated(at, rotation))).collect(),
        );
        let (mut rims, mut lanes) = (self.geometry.bands(ROAD, None), self.geometry.bands(LANE, None));
        let (mut walls, mut tops, mut grounds) = (Vec::new(), Vec::new(), self.cities.clone());
        if let Some(hub) = self.geometry.hub {
            if hub.cloister.is_some() {
                grounds.push(hub.contour(0.02));
                walls.extend([hub.contour(0.0), reversed(&hub.contour(0.028))]);
            } else {
                // The rim is drawn over the roads to show that they end here.
                rims.push(hub.contour(0.0));
                lanes.push(hub.contour(ROAD - LANE));
            }
        }
        lay(Ink::RoadRim, all(rims));
        lay(Ink::Road, all(lanes));
        for wall in &self.geometry.walls {
            walls.push(within_cell(&battlement(&wall.line)));
            let gate = self.geometry.gate(wall);
            // A wall has towers at both ends, and either on both sides of its gate or at equal distances between the ends.
            let towers = match gate {
                None => paced(&wall.line, TOWERS),
                Some([left, right]) => vec![wall.line[0], left, right, wall.line[wall.line.len() - 1]],
            };
            for tower in towers {
                walls.push(within_cell(&circle(tower, KEEP, 14)));
                tops.push(within_cell(&circle(tower, KEEP - 0.02, 10)));
            }
            // The gate interrupts the walk on the wall.
            let open = |point: &Point| {
                gate.is_some_and(|[left, right]| gap(*point, between(left, right, 0.5)) < ROAD)
            };
            let walk = paced(&wall.line, 0.05);
            let walks = walk.split(open).filter(|walk| walk.len() > 1);
            tops.extend(walks.map(|walk| within_cell(&band(walk, 0.011))));
        }
        lay(Ink::City, all(grounds));
        let halves = |houses: &[House]| -> (Vec<_>, Vec<_>) {
            let roofs = houses.iter().map(|house| house.rotated(rotation).roof());
            roofs.map(|[light, shade]| (light, shade)).unzip()
        };
        let (light, shade) = halves(&self.roofs);
        lay(Ink::Roof, light);
        lay(Ink::RoofShade, shade);
        let (light, shade) = halves(&self.chapel);
        lay(Ink::Chapel, light);
        lay(Ink::ChapelShade, shade);
        let banners = self.pennants.iter().map(|&place| rotated(place, rotation));
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

/// The place of a city's pennant: in a corner, if the city has one.
fn pennant_place(reach: u8) -> Point {
    let corner = (0..4u8)
        .rev()
        .find(|side| reach & 1 << side != 0 && reach & 1 << ((side + 1) % 4) != 0);
    match corner {
        Some(side) => rotated(Point::new(0.34, -0.34), side),
        None => rotated(Point::new(0.0, -0.32), 7 - reach.leading_zeros() as u8),
    }
}

/// The cloth of a pennant, widened by a margin. It is upright whatever the rotation of the tile.
fn banner(at: Point, more: f32) -> Vec<Point> {
    let (x, y) = (0.075 + more, 0.1 + more);
    [(-x, -y), (x, -y), (x, y), (0.0, y - 0.05), (-x, y)]
        .map(|(x, y)| moved(at, Point::new(x, y)))
        .to_vec()
}

/// The charge on the cloth.
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
        // The tower, the nave, and what stands to the nave's sides.
        house(-0.145, 0.0, (0.05, 0.0), (0.0, 0.05)),
        house(0.045, 0.0, (0.14, 0.0), (0.0, 0.06)),
        house(0.065, -0.11, (0.0, 0.05), (0.05, 0.0)),
        house(0.065, 0.11, (0.0, 0.05), (0.05, 0.0)),
    ]
}

/// A wall with its battlements towards the land.
fn battlement(line: &[Point]) -> Vec<Point> {
    let paces = paced(line, 0.04);
    let at = |point: Point, right: Point, by: f32| Point::new(point.x + by * right.x, point.y + by * right.y);
    let points: Vec<(Point, Point)> = paces.iter().copied().zip(rights(&paces)).collect();
    let mut contour = Vec::new();
    for (index, &(point, right)) in points.iter().enumerate() {
        // Every second interval of the line is a battlement; there are none near the ends, where two walls may be close.
        let tooth =
            |stretch: usize| (6..points.len().saturating_sub(7)).contains(&stretch) && stretch % 2 == 1;
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

/// The places of grass in the fields.
fn grass(kind: Kind, segment: u8, field: &[Vec<Point>]) -> Vec<Point> {
    let places = (0..25u32).filter_map(|slot| {
        let mut dice = Dice::new([kind.0.into(), segment.into(), 100 + slot]);
        let at = Point::new(
            (slot % 5) as f32 / 5.0 - 0.4 + dice.within(0.07),
            (slot / 5) as f32 / 5.0 - 0.4 + dice.within(0.07),
        );
        let room = field
            .iter()
            .flat_map(|contour| sides(contour))
            .map(|side| distance(at, side));
        let grows = dice.within(1.0) > -0.1 && encloses(field, at) && room.fold(f32::MAX, f32::min) > 0.06;
        grows.then_some(at)
    });
    places.collect()
}

/// Three blades of grass, upright whatever the rotation of the tile.
fn tuft(at: Point) -> Vec<Point> {
    [
        (-0.034, -0.016),
        (-0.01, 0.004),
        (0.0, -0.034),
        (0.01, 0.004),
        (0.034, -0.016),
        (0.014, 0.02),
        (-0.014, 0.02),
    ]
    .map(|(x, y)| moved(at, Point::new(x, y)))
    .to_vec()
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
            assert!(scene.items.len() <= 12, "{kind:?}: {}", scene.items.len());
            let points: usize = scene.items.iter().map(|item| item.shape.points().len()).sum();
            assert!((100..=900).contains(&points), "{kind:?}: {points}");
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
                Some(Shape::Areas(contours)) => contours.clone(),
                _ => Vec::new(),
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
