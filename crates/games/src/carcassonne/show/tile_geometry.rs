//! The geometry of a tile that is not rotated: where walls, roads and the hub in its middle run, from its
//! segments alone.
//!
//! Lengths along the border are counted in sides, clockwise from the north-west corner: 2.5 is the middle of
//! the south side.

use std::f32::consts::{FRAC_PI_2, TAU};

use super::super::rules::{Kind, Terrain, Tile};
use super::curve::{arc, between, moved, on_border, reversed, rotated, shifted};
use super::hub::{CROSSING, GROUNDS, Hub};
use super::road::{ROAD, Road};
use super::wall::Wall;
use tessera_core::scene::Point;
use tessera_core::sorting;

/// The outline of a road that ends inside the tile.
struct Head {
    /// The points on the border at its right and its left.
    border: [Point; 2],
    /// The points at its other end, from its right to its left.
    end: Vec<Point>,
}

/// A line from border to border with land to its right.
struct Edge {
    from: f32,
    to: f32,
    line: Vec<Point>,
}

/// The lines that divide a tile.
#[derive(Debug)]
pub(super) struct TileGeometry {
    kind: Kind,
    /// The walls of its cities.
    pub(super) walls: Vec<Wall>,
    roads: Vec<Road>,
    /// The crossing or cloister in its middle.
    pub(super) hub: Option<Hub>,
}

impl TileGeometry {
    pub(super) fn new(kind: Kind) -> TileGeometry {
        let (mut walls, mut roads, mut hub) = (Vec::new(), Vec::new(), None);
        for (index, segment) in (0..).zip(kind.pattern().segments) {
            match segment.terrain {
                Terrain::City => {
                    let has = |side: u8| segment.reach & 1 << (side % 4) != 0;
                    let last = (0..4).filter(|&side| has(side) && !has(side + 1));
                    walls.extend(last.map(|side| Wall::new(side, segment.reach)));
                }
                Terrain::Road => roads.push(Road::new(index, segment.reach)),
                Terrain::Cloister => {
                    hub = Some(Hub {
                        radius: GROUNDS,
                        cloister: Some(index),
                    })
                }
                Terrain::Field => {}
            }
        }
        if hub.is_none() && roads.iter().filter(|road| road.to.is_none()).count() > 1 {
            hub = Some(Hub {
                radius: CROSSING,
                cloister: None,
            });
        }
        TileGeometry {
            kind,
            walls,
            roads,
            hub,
        }
    }

    /// The outline of a segment, as contours.
    pub(super) fn outline(&self, segment: u8) -> Vec<Vec<Point>> {
        match self.kind.pattern().segments[usize::from(segment)].terrain {
            Terrain::City => vec![self.city(segment)],
            Terrain::Road => self.bands(ROAD, Some(segment)),
            // Just inside the hole of the field, whose polygon has other corners.
            Terrain::Cloister => self.hub.iter().map(|hub| hub.contour(0.002)).collect(),
            Terrain::Field => self.field(segment),
        }
    }

    /// The outlines of all roads, or of one of them, with this half width.
    pub(super) fn bands(&self, half: f32, only: Option<u8>) -> Vec<Vec<Point>> {
        let chosen = self
            .roads
            .iter()
            .filter(|road| only.is_none_or(|only| road.segment == only));
        let band = |road: &Road| match road.to {
            Some(to) => {
                let line = road.course(to);
                [shifted(&line, -half), reversed(&shifted(&line, half))].concat()
            }
            None => {
                let Head {
                    border: [right, left],
                    end,
                } = self.head(road, half);
                [vec![right, left], reversed(&end)].concat()
            }
        };
        chosen.map(band).collect()
    }

    /// The points of a wall on either side of the road that leads through it.
    pub(super) fn gate(&self, wall: &Wall) -> Option<[Point; 2]> {
        let road = self.road_through(wall)?;
        let aside = |point: Point| rotated(point, 4 - road.from).x;
        let way = stretch(&wall.line, aside, -ROAD - 0.02, ROAD + 0.02);
        Some([way[0], way[way.len() - 1]])
    }

    /// The anchor of a road, in its middle.
    pub(super) fn on_road(&self, segment: u8) -> Option<Point> {
        let road = self.roads.iter().find(|road| road.segment == segment)?;
        Some(match road.to {
            Some(to) => {
                let line = road.course(to);
                line[line.len() / 2]
            }
            None => {
                let Head { border, end } = self.head(road, ROAD);
                let inner = between(end[0], end[end.len() - 1], 0.5);
                between(between(border[0], border[1], 0.5), inner, 0.5)
            }
        })
    }

    fn head(&self, road: &Road, half: f32) -> Head {
        // The right of a road that begins in the north is in the west.
        let border = [-half, half].map(|x| rotated(Point::new(x, -0.5), road.from));
        let end = match (self.hub, self.wall_across(road)) {
            (Some(hub), _) => {
                let slant = (half / hub.radius).asin();
                let toward = (f32::from(road.from) - 1.0) * FRAC_PI_2;
                arc(Point::default(), hub.radius, toward - slant, 2.0 * slant, 4)
            }
            (None, Some(wall)) => {
                let aside = |point: Point| rotated(point, 4 - road.from).x;
                stretch(&wall.face, aside, -half, half)
            }
            // A road that ends in a field ends in the middle of the tile; no kind has one.
            (None, None) => border
                .map(|point| moved(point, rotated(Point::new(0.0, 0.5), road.from)))
                .to_vec(),
        };
        Head { border, end }
    }

    /// The wall that a road runs into.
    fn wall_across(&self, road: &Road) -> Option<&Wall> {
        let open = road.to.is_none() && self.hub.is_none();
        self.walls.iter().find(|wall| open && wall.separates(road.from))
    }

    /// The road that runs into a wall.
    fn road_through(&self, wall: &Wall) -> Option<&Road> {
        let runs_into = |road: &&Road| {
            self.wall_across(road)
                .is_some_and(|across| std::ptr::eq(across, wall))
        };
        self.roads.iter().find(runs_into)
    }

    fn city(&self, segment: u8) -> Vec<Point> {
        let reach = self.kind.pattern().segments[usize::from(segment)].reach;
        let mut contour = Vec::new();
        for side in (0..4).filter(|side| reach & 1 << side != 0) {
            contour.extend([on_border(f32::from(side)), on_border(f32::from(side + 1))]);
            let wall = self.walls.iter().find(|wall| wall.after == side);
            contour.extend(wall.iter().flat_map(|wall| &wall.face));
        }
        closed(contour)
    }

    /// The outline of a field: it follows the border and the edges, which have land to their right, by turns.
    fn field(&self, segment: u8) -> Vec<Vec<Point>> {
        let borders = Tile::new(self.kind, 0).borders();
        let edges = self.edges();
        if edges.is_empty() {
            // Nothing else reaches the border: the field surrounds the hub.
            let square = (0..4u8).map(|corner| on_border(corner.into())).collect();
            return [square]
                .into_iter()
                .chain(self.hub.map(|hub| reversed(&hub.contour(0.0))))
                .collect();
        }
        let mut walked = vec![false; edges.len()];
        let mut contours = Vec::new();
        for first in 0..edges.len() {
            let (mut contour, mut owner, mut at) = (Vec::new(), None, first);
            while !walked[at] {
                walked[at] = true;
                contour.extend_from_slice(&edges[at].line);
                let start = edges[at].to;
                let ahead = |edge: &Edge| (edge.from - start).rem_euclid(4.0);
                at = (0..edges.len())
                    .min_by(|&a, &b| ahead(&edges[a]).total_cmp(&ahead(&edges[b])))
                    .unwrap_or(first);
                let length = ahead(&edges[at]);
                if length > 0.0 {
                    owner = Some(borders.field[((start + 0.01) * 2.0) as usize % 8]);
                }
                let corners = (start as u8 + 1..).take_while(|&corner| f32::from(corner) < start + length);
                contour.extend(corners.map(|corner| on_border(corner.into())));
            }
            if owner == Some(segment) {
                contours.push(closed(contour));
            }
        }
        contours
    }

    /// All edges, each with land to its right.
    fn edges(&self) -> Vec<Edge> {
        // A road's right meets the border before the middle of the side, its left after it.
        let before = |side: u8| f32::from(side) + 0.5 - ROAD;
        let after = |side: u8| f32::from(side) + 0.5 + ROAD;
        let mut edges = Vec::new();
        for road in &self.roads {
            if let Some(to) = road.to {
                let line = road.course(to);
                for (from, to, line) in [(road.from, to, &line), (to, road.from, &reversed(&line))] {
                    edges.push(Edge {
                        from: before(from),
                        to: after(to),
                        line: shifted(line, ROAD),
                    });
                }
            }
        }
        for wall in &self.walls {
            let face = reversed(&wall.face);
            let corner = |sides: u8| f32::from(sides % 4);
            let (from, to) = (corner(wall.after + 1 + wall.span), corner(wall.after + 1));
            let gate = self
                .roads
                .iter()
                .find(|road| self.wall_across(road).is_some_and(|at| std::ptr::eq(at, wall)));
            let Some(road) = gate else {
                edges.push(Edge { from, to, line: face });
                continue;
            };
            let Head {
                border: [right, left],
                end,
            } = self.head(road, ROAD);
            let aside = |point: &Point| rotated(*point, 4 - road.from).x;
            let mut inwards = vec![right, end[0]];
            inwards.extend(face.iter().filter(|point| aside(point) < -ROAD));
            edges.push(Edge {
                from: before(road.from),
                to,
                line: inwards,
            });
            let mut outwards: Vec<Point> = face.into_iter().filter(|point| aside(point) > ROAD).collect();
            outwards.extend([end[end.len() - 1], left]);
            edges.push(Edge {
                from,
                to: after(road.from),
                line: outwards,
            });
        }
        if let Some(hub) = self.hub {
            let mut roads: Vec<&Road> = self.roads.iter().filter(|road| road.to.is_none()).collect();
            sorting::sort_by_key(&mut roads, |road| road.from);
            let slant = (ROAD / hub.radius).asin();
            for (at, road) in roads.iter().enumerate() {
                let next = roads[(at + roads.len() - 1) % roads.len()];
                let toward = |side: u8| (f32::from(side) - 1.0) * FRAC_PI_2;
                let start = toward(road.from) - slant;
                let sweep = (start - toward(next.from) - slant).rem_euclid(TAU);
                let mut line = vec![self.head(road, ROAD).border[0]];
                line.extend(arc(
                    Point::default(),
                    hub.radius,
                    start,
                    -sweep,
                    (sweep * 7.0) as usize + 2,
                ));
                line.push(self.head(next, ROAD).border[1]);
                edges.push(Edge {
                    from: before(road.from),
                    to: after(next.from),
                    line,
                });
            }
        }
        edges
    }
}

/// The part of a line on which a coordinate, which increases along it, lies between two values.
fn stretch(line: &[Point], of: impl Fn(Point) -> f32, low: f32, high: f32) -> Vec<Point> {
    let mut part = Vec::new();
    for pair in line.windows(2) {
        let (a, b) = (of(pair[0]), of(pair[1]));
        let at = |value: f32| between(pair[0], pair[1], (value - a) / (b - a));
        if a < low && low <= b {
            part.push(at(low));
        }
        if low < b && b < high {
            part.push(pair[1]);
        }
        if a < high && high <= b {
            part.push(at(high));
        }
    }
    part
}

/// A contour without repeated points.
fn closed(mut contour: Vec<Point>) -> Vec<Point> {
    contour.dedup();
    if contour.len() > 1 && contour.first() == contour.last() {
        contour.pop();
    }
    contour
}
