//! A scene drawn smaller or larger about a point.

use super::{Item, Point, Scene, Shape};

impl Scene {
    /// Scales all shapes about a point. Spots and marks stay where they are.
    pub fn scale_shapes(&mut self, center: Point, factor: f32) {
        for item in &mut self.items {
            let offset = Point::new(center.x * (1.0 - factor), center.y * (1.0 - factor));
            item.shape = moved(&item.shape, factor, offset);
        }
    }

    /// Draws another picture into this one, so many units wide, with its upper left corner at a point. Returns how high it is. It
    /// has no spots there.
    pub fn place(&mut self, other: &Scene, corner: Point, width: f32) -> f32 {
        let factor = width / other.width.max(f32::MIN_POSITIVE);
        self.items.extend(other.items.iter().map(|item| Item {
            shape: moved(&item.shape, factor, corner),
            ..item.clone()
        }));
        other.height * factor
    }

    /// The picture of a part of the board, from one corner to the opposite one, without coordinates, which stand at the rim.
    /// It has no spots.
    pub fn cropped(&self, [from, to]: [Point; 2]) -> Scene {
        let offset = Point::new(-from.x, -from.y);
        let mut part = Scene {
            width: to.x - from.x,
            height: to.y - from.y,
            ..Scene::default()
        };
        for item in &self.items {
            if matches!(item.shape, Shape::Coordinate(..)) {
                continue;
            }
            let shape = moved(&item.shape, 1.0, offset);
            if is_seen(&shape, part.width, part.height) {
                part.items.push(Item {
                    shape,
                    ..item.clone()
                });
            }
        }
        part
    }
}

/// Whether anything of a shape may lie within a picture of this size.
fn is_seen(shape: &Shape, width: f32, height: f32) -> bool {
    // How far it reaches beyond the points that define it.
    let reach = match shape {
        Shape::Disc(_, radius) | Shape::Stone(_, _, radius) => *radius,
        Shape::Ring(_, radius, line) => radius + line,
        Shape::Lines(_, line) => *line,
        Shape::Text(..) | Shape::Signs(..) => 1.0,
        Shape::Area(_) | Shape::Areas(_) | Shape::Stamp(..) | Shape::Coordinate(..) => 0.0,
    };
    let points = shape.points();
    let within = |of: fn(&Point) -> f32, size: f32| {
        let low = points.iter().map(of).fold(f32::INFINITY, f32::min);
        let high = points.iter().map(of).fold(f32::NEG_INFINITY, f32::max);
        high + reach > 0.0 && low - reach < size
    };
    within(|at| at.x, width) && within(|at| at.y, height)
}

/// A shape so many times as large, and then moved.
fn moved(shape: &Shape, factor: f32, offset: Point) -> Shape {
    let point = |at: &Point| Point::new(factor * at.x + offset.x, factor * at.y + offset.y);
    let points = |all: &[Point]| all.iter().map(point).collect::<Vec<_>>();
    let contours = |all: &[Vec<Point>]| all.iter().map(|contour| points(contour)).collect::<Vec<_>>();
    let lines = |all: &[[Point; 2]]| {
        all.iter()
            .map(|line| [point(&line[0]), point(&line[1])])
            .collect()
    };
    match shape {
        Shape::Area(area) => Shape::Area(points(area)),
        Shape::Areas(areas) => Shape::Areas(contours(areas)),
        Shape::Stamp(stamp, to) => Shape::Areas(contours(&stamp.moved(*to))),
        Shape::Disc(at, radius) => Shape::Disc(point(at), factor * radius),
        Shape::Ring(at, radius, width) => Shape::Ring(point(at), factor * radius, factor * width),
        Shape::Lines(all, width) => Shape::Lines(lines(all), factor * width),
        Shape::Signs(at, sign, width) => {
            let sign = sign
                .iter()
                .map(|line| line.map(|end| Point::new(factor * end.x, factor * end.y)));
            Shape::Signs(points(at), sign.collect(), factor * width)
        }
        Shape::Stone(form, at, radius) => Shape::Stone(*form, point(at), factor * radius),
        Shape::Text(at, height, text) => Shape::Text(point(at), factor * height, text.clone()),
        Shape::Coordinate(at, height, text) => Shape::Coordinate(point(at), factor * height, text.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Ink;

    #[test]
    fn the_center_stays_and_everything_else_comes_nearer_to_it() {
        let mut scene = Scene::default();
        scene.draw(Ink::Focus, Shape::Disc(Point::new(2.0, 4.0), 1.0));
        scene.draw(
            Ink::Focus,
            Shape::Lines(vec![[Point::new(1.0, 2.0), Point::new(3.0, 6.0)]], 0.5),
        );
        scene.scale_shapes(Point::new(1.0, 2.0), 0.5);
        assert_eq!(scene.items[0].shape, Shape::Disc(Point::new(1.5, 3.0), 0.5));
        let line = vec![[Point::new(1.0, 2.0), Point::new(2.0, 4.0)]];
        assert_eq!(scene.items[1].shape, Shape::Lines(line, 0.25));
    }

    #[test]
    fn a_part_of_a_picture_is_as_large_as_its_corners_are_apart() {
        let mut scene = Scene {
            width: 9.0,
            height: 9.0,
            ..Scene::default()
        };
        scene.draw(Ink::Focus, Shape::Disc(Point::new(2.0, 4.0), 1.0));
        scene.draw(
            Ink::Focus,
            Shape::Coordinate(Point::new(0.2, 4.0), 0.3, "d".into()),
        );
        scene.draw(Ink::Focus, Shape::Disc(Point::new(7.0, 4.0), 1.0));
        let part = scene.cropped([Point::new(1.0, 2.0), Point::new(4.0, 7.0)]);
        assert_eq!([part.width, part.height], [3.0, 5.0]);
        let shapes: Vec<_> = part.items.iter().map(|item| &item.shape).collect();
        assert_eq!(shapes, [&Shape::Disc(Point::new(1.0, 2.0), 1.0)]);
    }
}
