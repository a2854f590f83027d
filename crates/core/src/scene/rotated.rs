//! A scene rotated about its middle.
//!
//! The board is rotated; texts and signs on it stay upright and keep their size. Items beside the board are not rotated:
//! they move together to the corner that is farthest from everything else.

use super::{Item, Point, Reach, Scene, Shape, Spot};
use crate::sorting;

/// Half the square root of three.
const RISE: f32 = 0.866_025_4;

/// The cosines of the twelfths of a circle, exact where they can be, so that level and upright lines stay so.
const COSINES: [f32; 12] = [
    1.0, RISE, 0.5, 0.0, -0.5, -RISE, -1.0, -RISE, -0.5, 0.0, 0.5, RISE,
];

/// The middles of two rows of spots are farther apart than this.
const ROW: f32 = 0.2;

/// The least distance of items beside the board from the middles of cells and labels.
const ROOM: f32 = 0.6;

/// A rotation about the point `from`, followed by the translation of that point to `to`.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Motion {
    cosine: f32,
    sine: f32,
    from: Point,
    to: Point,
}

impl Motion {
    fn of(twelfths: u8, from: Point) -> Motion {
        let twelfths = usize::from(twelfths % 12);
        Motion {
            cosine: COSINES[twelfths],
            sine: COSINES[(twelfths + 9) % 12],
            from,
            to: Point::default(),
        }
    }

    fn point(&self, point: Point) -> Point {
        let (x, y) = (point.x - self.from.x, point.y - self.from.y);
        Point::new(
            self.to.x + x * self.cosine - y * self.sine,
            self.to.y + x * self.sine + y * self.cosine,
        )
    }

    fn points(&self, points: &[Point]) -> Vec<Point> {
        points.iter().map(|&point| self.point(point)).collect()
    }

    fn shape(&self, shape: &Shape) -> Shape {
        match shape {
            Shape::Area(points) => Shape::Area(self.points(points)),
            Shape::Stamp(contours, to) if self.cosine == 1.0 => Shape::Stamp(*contours, self.point(*to)),
            Shape::Stamp(contours, to) => self.shape(&Shape::Areas(contours.moved(*to))),
            Shape::Areas(contours) => {
                Shape::Areas(contours.iter().map(|points| self.points(points)).collect())
            }
            Shape::Disc(center, radius) => Shape::Disc(self.point(*center), *radius),
            Shape::Ring(center, radius, width) => Shape::Ring(self.point(*center), *radius, *width),
            Shape::Lines(lines, width) => {
                let line = |line: &[Point; 2]| line.map(|end| self.point(end));
                Shape::Lines(lines.iter().map(line).collect(), *width)
            }
            Shape::Signs(points, sign, width) => Shape::Signs(self.points(points), sign.clone(), *width),
            Shape::Stone(form, center, radius) => Shape::Stone(*form, self.point(*center), *radius),
            Shape::Text(at, height, text) => Shape::Text(self.point(*at), *height, text.clone()),
            Shape::Coordinate(at, height, text) => Shape::Coordinate(self.point(*at), *height, text.clone()),
        }
    }

    fn spot(&self, spot: &Spot) -> Spot {
        Spot {
            center: self.point(spot.center),
            outline: self.points(&spot.outline),
            ..spot.clone()
        }
    }

    /// The largest distance of the rotated points from `to`, across and down.
    fn reach(&self, points: &[Point]) -> Point {
        let away = points.iter().map(|&point| {
            let Point { x, y } = self.point(point);
            Point::new((x - self.to.x).abs(), (y - self.to.y).abs())
        });
        away.fold(Point::default(), |most, at| {
            Point::new(most.x.max(at.x), most.y.max(at.y))
        })
    }
}

/// How a scene was rotated, for what is drawn over it later.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rotation(Option<Motion>);

impl Rotation {
    /// Where a point of the scene lies once it is rotated.
    pub fn point(&self, point: Point) -> Point {
        self.0.map_or(point, |motion| motion.point(point))
    }

    /// What was to be drawn over the scene, rotated with it. Texts and signs stay upright.
    pub fn over(&self, above: Scene) -> Scene {
        match &self.0 {
            Some(motion) => above.placed(motion),
            None => above,
        }
    }
}

impl Scene {
    /// The scene rotated clockwise by twelfths of a circle. Texts and signs stay upright; rows and columns are
    /// numbered again.
    pub fn rotated(&self, twelfths: u8) -> Scene {
        self.rotated_with(twelfths).0
    }

    /// The scene rotated clockwise by twelfths of a circle, and how it was rotated.
    pub fn rotated_with(&self, twelfths: u8) -> (Scene, Rotation) {
        if twelfths.is_multiple_of(12) {
            return (self.clone(), Rotation(None));
        }
        let mut motion = Motion::of(twelfths, Point::new(self.width / 2.0, self.height / 2.0));
        motion.to = self.rotated_middle(&motion);
        let mut scene = self.placed(&motion);
        // A small board leaves little room in its corners: the picture is made wider.
        let mut corner = self.free_corner(&scene);
        while corner.0 < ROOM {
            motion.to.x += ROOM / 2.0;
            scene = self.placed(&motion);
            corner = self.free_corner(&scene);
        }
        for (item, was) in scene.items.iter_mut().zip(&self.items) {
            if item.beside {
                item.shape = moved(&was.shape, corner.1);
            }
        }
        (scene, Rotation(Some(motion)))
    }

    /// The same on a picture with room for another that reaches so far from the same first cell. Nothing lies beside the board.
    pub fn rotated_within(&self, twelfths: u8, room: Reach) -> (Scene, Rotation) {
        let mut motion = Motion::of(twelfths, Point::new(self.width / 2.0, self.height / 2.0));
        let corners = room.and(self.reach()).corners(self.first_cell());
        let (low, high) = bounds(&motion.points(&corners));
        motion.to = Point::new(-low.x, -low.y);
        let scene = Scene {
            width: high.x - low.x,
            height: high.y - low.y,
            ..self.placed(&motion)
        };
        (scene, Rotation(Some(motion)))
    }

    /// The scene with all items rotated, those beside the board too.
    fn placed(&self, motion: &Motion) -> Scene {
        let item = |item: &Item| Item {
            shape: motion.shape(&item.shape),
            ..*item
        };
        Scene {
            width: 2.0 * motion.to.x,
            height: 2.0 * motion.to.y,
            items: self.items.iter().map(item).collect(),
            spots: in_rows(self.spots.iter().map(|spot| motion.spot(spot)).collect()),
            marks: self.marks.iter().map(|mark| motion.spot(mark)).collect(),
        }
    }

    /// The middle of the rotated scene: half its width and half its height.
    fn rotated_middle(&self, motion: &Motion) -> Point {
        if motion.sine == 0.0 {
            return motion.from;
        }
        if motion.cosine == 0.0 {
            return Point::new(motion.from.y, motion.from.x);
        }
        // The rotated board has the margin that the board had.
        let board = self.items.iter().filter(|item| !item.beside);
        let points: Vec<Point> = board
            .flat_map(|item| item.shape.points())
            .chain(self.spots.iter().flat_map(|spot| spot.outline.iter().copied()))
            .collect();
        let (was, is) = (Motion::of(0, motion.from).reach(&points), motion.reach(&points));
        let margin = (motion.from.x - was.x).min(motion.from.y - was.y);
        Point::new(is.x + margin, is.y + margin)
    }

    /// The corner of a rotated scene that has most room for the items beside this scene's board: the distance to the
    /// nearest cell or label, and by how much the items are moved.
    fn free_corner(&self, rotated: &Scene) -> (f32, Point) {
        let beside = self.items.iter().filter(|item| item.beside);
        let all: Vec<Point> = beside.flat_map(|item| corners(&item.shape)).collect();
        if all.is_empty() {
            return (f32::INFINITY, Point::default());
        }
        let (low, high) = bounds(&all);
        let board = rotated.items.iter().filter(|item| !item.beside);
        let others: Vec<Point> = board
            .filter_map(|item| match item.shape {
                Shape::Text(at, ..) | Shape::Coordinate(at, ..) => Some(at),
                _ => None,
            })
            .chain(rotated.spots.iter().map(|spot| spot.center))
            .collect();
        let (right, left) = (rotated.width - self.width, self.width - high.x - low.x);
        let down = rotated.height - high.y - low.y;
        let mut best = (f32::NEG_INFINITY, Point::default());
        for (x, y) in [(right, 0.0), (left, 0.0), (right, down), (left, down)] {
            let outside = |at: f32, low: f32, high: f32| (low - at).max(at - high).max(0.0);
            let away =
                |at: &Point| outside(at.x, low.x + x, high.x + x).hypot(outside(at.y, low.y + y, high.y + y));
            let nearest = others.iter().map(away).fold(f32::INFINITY, f32::min);
            // Among equal corners the first is taken.
            if nearest > best.0 + 1e-3 {
                best = (nearest, Point::new(x, y));
            }
        }
        best
    }
}

/// Corners of a box around a shape.
fn corners(shape: &Shape) -> Vec<Point> {
    let (across, up) = match shape {
        Shape::Disc(_, radius) | Shape::Ring(_, radius, _) | Shape::Stone(_, _, radius) => (*radius, *radius),
        // A letter is about half as wide as it is high.
        Shape::Text(_, height, text) | Shape::Coordinate(_, height, text) => {
            (height * text.chars().count() as f32 / 4.0, height / 2.0)
        }
        Shape::Area(_) | Shape::Areas(_) | Shape::Stamp(..) | Shape::Lines(..) | Shape::Signs(..) => {
            (0.0, 0.0)
        }
    };
    let spread = |at: Point| [-1.0, 1.0].map(|side| Point::new(at.x + side * across, at.y + side * up));
    shape.points().into_iter().flat_map(spread).collect()
}

/// The lowest and the highest coordinates.
fn bounds(points: &[Point]) -> (Point, Point) {
    points.iter().fold(
        (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN)),
        |(low, high), at| {
            (
                Point::new(low.x.min(at.x), low.y.min(at.y)),
                Point::new(high.x.max(at.x), high.y.max(at.y)),
            )
        },
    )
}

/// The shape moved by a point's coordinates.
fn moved(shape: &Shape, to: Point) -> Shape {
    Motion {
        to,
        ..Motion::of(0, Point::default())
    }
    .shape(shape)
}

/// Spots in reading order, their rows and columns numbered again.
fn in_rows(mut spots: Vec<Spot>) -> Vec<Spot> {
    sorting::sort_by(&mut spots, |a, b| a.center.y.total_cmp(&b.center.y));
    let (mut row, mut height) = (0, f32::NEG_INFINITY);
    for spot in &mut spots {
        if spot.center.y > height + ROW && height.is_finite() {
            row += 1;
        }
        if spot.center.y > height + ROW {
            height = spot.center.y;
        }
        spot.row = row;
    }
    sorting::sort_by(&mut spots, |a, b| {
        a.row.cmp(&b.row).then(a.center.x.total_cmp(&b.center.x))
    });
    let mut before = None;
    for spot in &mut spots {
        spot.column = match before {
            Some((row, column)) if row == spot.row => column + 1,
            _ => 0,
        };
        before = Some((spot.row, spot.column));
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::super::{Ink, Item};
    use super::*;
    use crate::scene::SpotId;

    /// Three cells in a row, a word left of them, a sign on the first, and a disc in the corner.
    fn scene() -> Scene {
        let mut scene = Scene {
            width: 5.0,
            height: 3.0,
            ..Scene::default()
        };
        scene.draw(Ink::Label, Shape::Text(Point::new(0.5, 1.5), 0.4, "a".into()));
        let rise = vec![[Point::new(-0.2, 0.2), Point::new(0.2, -0.2)]];
        scene.draw(Ink::First, Shape::Signs(vec![Point::new(1.5, 1.5)], rise, 0.1));
        scene.draw_beside(Ink::Black, Shape::Disc(Point::new(4.6, 0.4), 0.3));
        scene.spots = (0..3u16)
            .map(|column| {
                let x = f32::from(column) + 1.5;
                let corner = |dx: f32, dy: f32| Point::new(x + dx, 1.5 + dy);
                Spot {
                    id: SpotId::Cell(column),
                    label: format!("a{}", column + 1),
                    center: Point::new(x, 1.5),
                    outline: vec![
                        corner(-0.5, -0.5),
                        corner(0.5, -0.5),
                        corner(0.5, 0.5),
                        corner(-0.5, 0.5),
                    ],
                    row: 0,
                    column,
                }
            })
            .collect();
        scene
    }

    fn at(item: &Item) -> Point {
        item.shape.points()[0]
    }

    #[test]
    fn a_quarter_turn_goes_clockwise_and_numbers_rows_again() {
        let rotated = scene().rotated(3);
        assert_eq!((rotated.width, rotated.height), (3.0, 5.0));
        assert_eq!(
            at(&rotated.items[0]),
            Point::new(1.5, 0.5),
            "what was left is above"
        );
        let places: Vec<_> = rotated
            .spots
            .iter()
            .map(|spot| (spot.id, spot.row, spot.column))
            .collect();
        assert_eq!(places, [0, 1, 2].map(|at| (SpotId::Cell(at), at, 0)));
    }

    #[test]
    fn half_a_turn_reads_the_row_from_the_other_end() {
        let rotated = scene().rotated(6);
        let places: Vec<_> = rotated
            .spots
            .iter()
            .map(|spot| (spot.id, spot.row, spot.column))
            .collect();
        assert_eq!(
            places,
            [(2, 0), (1, 1), (0, 2)].map(|(cell, column)| (SpotId::Cell(cell), 0, column))
        );
    }

    #[test]
    fn signs_and_texts_stay_upright_and_keep_their_size() {
        for twelfths in 1..12 {
            let (before, rotated) = (scene(), scene().rotated(twelfths));
            let (Shape::Signs(_, was, _), Shape::Signs(_, is, _)) =
                (&before.items[1].shape, &rotated.items[1].shape)
            else {
                panic!("a sign stays a sign");
            };
            assert_eq!(was, is);
            assert!(matches!(&rotated.items[0].shape, Shape::Text(_, height, _) if *height == 0.4));
        }
    }

    #[test]
    fn what_lies_beside_the_board_goes_to_a_corner_that_is_free() {
        for twelfths in 0..12 {
            let rotated = scene().rotated(twelfths);
            let disc = at(&rotated.items[2]);
            let from_edges = [
                disc.x.min(rotated.width - disc.x),
                disc.y.min(rotated.height - disc.y),
            ];
            assert!(
                from_edges.iter().all(|away| (away - 0.4).abs() < 1e-5),
                "{twelfths}: {disc:?}"
            );
            assert!(rotated.spot_at(disc).is_none());
        }
    }

    #[test]
    fn twelve_twelfths_are_the_scene_itself() {
        assert_eq!(scene().rotated(12), scene());
        assert_eq!(scene().rotated(0), scene());
    }
}
