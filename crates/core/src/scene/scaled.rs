//! A scene drawn smaller or larger about a point.

use super::{Point, Scene, Shape};

impl Scene {
    /// Scales all shapes about a point. Spots and marks stay where they are.
    pub fn scale_shapes(&mut self, center: Point, factor: f32) {
        for item in &mut self.items {
            item.shape = scaled(&item.shape, center, factor);
        }
    }
}

fn scaled(shape: &Shape, center: Point, factor: f32) -> Shape {
    let point = |at: &Point| {
        Point::new(
            center.x + factor * (at.x - center.x),
            center.y + factor * (at.y - center.y),
        )
    };
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
}
