//! A scene turned about its middle.
//!
//! The board turns and what is written on it stays upright, in the same size. What lies beside the board
//! stays as it is and moves to the corner where it is farthest from everything else.

use super::{Item, Point, Scene, Shape, Spot};

/// Half the square root of three.
const RISE: f32 = 0.866_025_4;

/// The cosines of the twelfths of a circle, exact where they can be: what is level or upright stays so.
const COSINES: [f32; 12] = [
    1.0, RISE, 0.5, 0.0, -0.5, -RISE, -1.0, -RISE, -0.5, 0.0, 0.5, RISE,
];

/// The middles of two rows of spots are farther apart than this.
const ROW: f32 = 0.2;

/// How far what lies beside the board keeps from the middles of cells and labels.
const ROOM: f32 = 0.6;

/// A turn about one point that ends at another.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Turn {
    cosine: f32,
    sine: f32,
    from: Point,
    to: Point,
}

impl Turn {
    fn of(twelfths: u8, from: Point) -> Turn {
        let twelfths = usize::from(twelfths % 12);
        Turn {
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
            Shape::Text(at, height, text) => Shape::Text(self.point(*at), *height, text.clone()),
        }
    }

    fn spot(&self, spot: &Spot) -> Spot {
        Spot {
            center: self.point(spot.center),
            outline: self.points(&spot.outline),
            ..spot.clone()
        }
    }

    /// How far points lie from where the turn ends, at most, sideways and up or down.
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
pub struct Rotation(Option<Turn>);

impl Rotation {
    /// What was to be drawn over the scene, rotated with it. Texts and signs stay upright.
    pub fn over(&self, above: Scene) -> Scene {
        match &self.0 {
            Some(turn) => above.placed(turn),
            None => above,
        }
    }
}

impl Scene {
    /// The scene turned clockwise by twelfths of a circle. Texts and signs stay upright; rows and columns are
    /// counted anew.
    pub fn rotated(&self, twelfths: u8) -> Scene {
        self.rotated_with(twelfths).0
    }

    /// The scene turned clockwise by twelfths of a circle, and how it was turned.
    pub fn rotated_with(&self, twelfths: u8) -> (Scene, Rotation) {
        if twelfths.is_multiple_of(12) {
            return (self.clone(), Rotation(None));
        }
        let mut turn = Turn::of(twelfths, Point::new(self.width / 2.0, self.height / 2.0));
        turn.to = self.half_turned(&turn);
        let mut scene = self.placed(&turn);
        // A small board leaves little room in its corners: make some.
        let mut corner = self.free_corner(&scene);
        while corner.0 < ROOM {
            turn.to.x += ROOM / 2.0;
            scene = self.placed(&turn);
            corner = self.free_corner(&scene);
        }
        for (item, was) in scene.items.iter_mut().zip(&self.items) {
            if item.beside {
                item.shape = moved(&was.shape, corner.1);
            }
        }
        (scene, Rotation(Some(turn)))
    }

    /// The scene with everything turned; what lies beside the board is still to be moved.
    fn placed(&self, turn: &Turn) -> Scene {
        let item = |item: &Item| Item {
            shape: turn.shape(&item.shape),
            ..*item
        };
        Scene {
            width: 2.0 * turn.to.x,
            height: 2.0 * turn.to.y,
            items: self.items.iter().map(item).collect(),
            spots: in_rows(self.spots.iter().map(|spot| turn.spot(spot)).collect()),
            marks: self.marks.iter().map(|mark| turn.spot(mark)).collect(),
        }
    }

    /// Half the width and half the height of the scene turned so.
    fn half_turned(&self, turn: &Turn) -> Point {
        if turn.sine == 0.0 {
            return turn.from;
        }
        if turn.cosine == 0.0 {
            return Point::new(turn.from.y, turn.from.x);
        }
        // What was free around the board is free around it again.
        let board = self.items.iter().filter(|item| !item.beside);
        let points: Vec<Point> = board
            .flat_map(|item| item.shape.points())
            .chain(self.spots.iter().flat_map(|spot| spot.outline.iter().copied()))
            .collect();
        let (was, is) = (Turn::of(0, turn.from).reach(&points), turn.reach(&points));
        let margin = (turn.from.x - was.x).min(turn.from.y - was.y);
        Point::new(is.x + margin, is.y + margin)
    }

    /// The corner of a turned scene where what lies beside this one's board has most room: how much, and how
    /// far it is to be moved there.
    fn free_corner(&self, turned: &Scene) -> (f32, Point) {
        let beside = self.items.iter().filter(|item| item.beside);
        let all: Vec<Point> = beside.flat_map(|item| corners(&item.shape)).collect();
        if all.is_empty() {
            return (f32::INFINITY, Point::default());
        }
        let (low, high) = bounds(&all);
        let board = turned.items.iter().filter(|item| !item.beside);
        let others: Vec<Point> = board
            .filter_map(|item| match item.shape {
                Shape::Text(at, ..) => Some(at),
                _ => None,
            })
            .chain(turned.spots.iter().map(|spot| spot.center))
            .collect();
        let (right, left) = (turned.width - self.width, self.width - high.x - low.x);
        let down = turned.height - high.y - low.y;
        let mut best = (f32::NEG_INFINITY, Point::default());
        for (x, y) in [(right, 0.0), (left, 0.0), (right, down), (left, down)] {
            let outside = |at: f32, low: f32, high: f32| (low - at).max(at - high).max(0.0);
            let away =
                |at: &Point| outside(at.x, low.x + x, high.x + x).hypot(outside(at.y, low.y + y, high.y + y));
            let nearest = others.iter().map(away).fold(f32::INFINITY, f32::min);
            // Corners that are alike are taken in this order.
            if nearest > best.0 + 1e-3 {
                best = (nearest, Point::new(x, y));
            }
        }
        best
    }
}

/// Points that hold a shape between them.
fn corners(shape: &Shape) -> Vec<Point> {
    let (across, up) = match shape {
        Shape::Disc(_, radius) | Shape::Ring(_, radius, _) => (*radius, *radius),
        // A letter is about half as wide as it is high.
        Shape::Text(_, height, text) => (height * text.chars().count() as f32 / 4.0, height / 2.0),
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

/// The shape elsewhere.
fn moved(shape: &Shape, to: Point) -> Shape {
    Turn {
        to,
        ..Turn::of(0, Point::default())
    }
    .shape(shape)
}

/// Spots in reading order, their rows and columns counted anew.
fn in_rows(mut spots: Vec<Spot>) -> Vec<Spot> {
    spots.sort_by(|a, b| a.center.y.total_cmp(&b.center.y));
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
    spots.sort_by(|a, b| a.row.cmp(&b.row).then(a.center.x.total_cmp(&b.center.x)));
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
        scene.draw_beside(Ink::Stone, Shape::Disc(Point::new(4.6, 0.4), 0.3));
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
    fn a_quarter_turn_goes_clockwise_and_counts_rows_anew() {
        let turned = scene().rotated(3);
        assert_eq!((turned.width, turned.height), (3.0, 5.0));
        assert_eq!(
            at(&turned.items[0]),
            Point::new(1.5, 0.5),
            "what was left is above"
        );
        let places: Vec<_> = turned
            .spots
            .iter()
            .map(|spot| (spot.id, spot.row, spot.column))
            .collect();
        assert_eq!(places, [0, 1, 2].map(|at| (SpotId::Cell(at), at, 0)));
    }

    #[test]
    fn half_a_turn_reads_the_row_from_the_other_end() {
        let turned = scene().rotated(6);
        let places: Vec<_> = turned
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
            let (before, turned) = (scene(), scene().rotated(twelfths));
            let (Shape::Signs(_, was, _), Shape::Signs(_, is, _)) =
                (&before.items[1].shape, &turned.items[1].shape)
            else {
                panic!("a sign stays a sign");
            };
            assert_eq!(was, is);
            assert!(matches!(&turned.items[0].shape, Shape::Text(_, height, _) if *height == 0.4));
        }
    }

    #[test]
    fn what_lies_beside_the_board_goes_to_a_corner_that_is_free() {
        for twelfths in 0..12 {
            let turned = scene().rotated(twelfths);
            let disc = at(&turned.items[2]);
            let from_edges = [
                disc.x.min(turned.width - disc.x),
                disc.y.min(turned.height - disc.y),
            ];
            assert!(
                from_edges.iter().all(|away| (away - 0.4).abs() < 1e-5),
                "{twelfths}: {disc:?}"
            );
            assert!(turned.spot_at(disc).is_none());
        }
    }

    #[test]
    fn twelve_twelfths_are_the_scene_itself() {
        assert_eq!(scene().rotated(12), scene());
        assert_eq!(scene().rotated(0), scene());
    }
}
