//! The picture of a meeple, with the mark of the seat on its body.

use super::curve::{circle, moved, rectangle, rotated};
use tessera_core::game::Seat;
use tessera_core::scene::{Ink, Point, Scene, Shape};

/// The width of the dark rim of a meeple of height 1.
const RIM: f32 = 0.06;
/// The width of the dark rim and the light one around it, together.
const HALO: f32 = 0.11;
/// The right half of the body of a meeple of height 1, from the neck down.
const BODY: [(f32, f32); 14] = [
    (0.1, -0.23),
    (0.2, -0.165),
    (0.36, -0.08),
    (0.46, 0.0),
    (0.5, 0.09),
    (0.49, 0.15),
    (0.44, 0.18),
    (0.29, 0.185),
    (0.32, 0.28),
    (0.385, 0.39),
    (0.39, 0.46),
    (0.34, 0.5),
    (0.11, 0.5),
    (0.0, 0.33),
];

/// Draws a meeple of a seat with its middle at a point: upright, or lying as in a field.
pub fn draw_meeple(scene: &mut Scene, seat: Seat, at: Point, height: f32, lying: bool) {
    let number = usize::from(seat.0) % Seat::MAX;
    for (ink, contours) in [
        (Ink::MeepleHalo, figure(HALO)),
        (Ink::MeepleRim, figure(RIM)),
        (Ink::SEATS[number], figure(0.0)),
        (Ink::SEAT_MARKS[number], marks(seat)),
    ] {
        draw(scene, ink, contours, at, height, lying);
    }
}

/// The same of a meeple that is not there yet: all of it is faded.
pub fn draw_ghost(scene: &mut Scene, seat: Seat, at: Point, height: f32, lying: bool) {
    draw_meeple(scene, seat, at, height, lying);
    draw(scene, Ink::Faded, figure(HALO), at, height, lying);
}

/// Draws contours of a meeple of height 1.
fn draw(scene: &mut Scene, ink: Ink, contours: Vec<Vec<Point>>, at: Point, height: f32, lying: bool) {
    if contours.is_empty() {
        return;
    }
    let place = |point: Point| {
        let Point { x, y } = rotated(point, if lying { 3 } else { 0 });
        moved(at, Point::new(x * height, y * height))
    };
    let placed = contours
        .into_iter()
        .map(|contour| contour.into_iter().map(place).collect());
    scene.draw(ink, Shape::Areas(placed.collect()));
}

/// The head and the body, widened by a margin.
fn figure(more: f32) -> Vec<Vec<Point>> {
    let head = circle(Point::new(0.0, -0.295), 0.205 + more, 24);
    vec![head, grown(&body(), more)]
}

fn body() -> Vec<Point> {
    let right = BODY.iter().map(|&(x, y)| Point::new(x, y));
    // The last point is in the middle.
    let left = BODY.iter().rev().skip(1).map(|&(x, y)| Point::new(-x, y));
    right.chain(left).collect()
}

/// A contour widened by a margin.
fn grown(contour: &[Point], more: f32) -> Vec<Point> {
    let count = contour.len();
    let normal = |from: Point, to: Point| {
        let length = super::curve::gap(from, to);
        Point::new((to.y - from.y) / length, (from.x - to.x) / length)
    };
    let corner = |at: usize| {
        let (before, here, after) = (
            contour[(at + count - 1) % count],
            contour[at],
            contour[(at + 1) % count],
        );
        let (a, b) = (normal(before, here), normal(here, after));
        let scale = more / (1.0 + a.x * b.x + a.y * b.y);
        moved(here, Point::new((a.x + b.x) * scale, (a.y + b.y) * scale))
    };
    (0..count).map(corner).collect()
}

/// The mark on the body: none, a belt, a dot, a cross or a chequer.
fn marks(seat: Seat) -> Vec<Vec<Point>> {
    let middle = Point::new(0.0, 0.1);
    let bar = |wide: f32, high: f32| rectangle(middle, Point::new(wide, high));
    let quarter = |x: f32, y: f32| rectangle(moved(middle, Point::new(x, y)), Point::new(0.08, 0.08));
    match seat.0 {
        1 => vec![bar(0.27, 0.07)],
        2 => vec![circle(middle, 0.12, 16)],
        3 => vec![bar(0.15, 0.05), bar(0.05, 0.15)],
        4 => vec![quarter(-0.08, -0.08), quarter(0.08, 0.08)],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(seat: u8, lying: bool) -> Vec<(Ink, Vec<Vec<Point>>)> {
        let mut scene = Scene::default();
        draw_meeple(&mut scene, Seat(seat), Point::default(), 1.0, lying);
        let contours = |shape| match shape {
            Shape::Areas(contours) => contours,
            other => panic!("{other:?}"),
        };
        scene
            .items
            .into_iter()
            .map(|item| (item.ink, contours(item.shape)))
            .collect()
    }

    #[test]
    fn a_figure_is_as_high_as_asked_for_and_lies_as_long() {
        let reach = |lying: bool, of: fn(&Point) -> f32| {
            let (_, fill) = drawn(0, lying).swap_remove(2);
            let along = fill.concat();
            let bounds = along
                .iter()
                .map(of)
                .fold((f32::MAX, f32::MIN), |(a, b), at| (a.min(at), b.max(at)));
            bounds.1 - bounds.0
        };
        assert!((reach(false, |at| at.y) - 1.0).abs() < 0.02);
        assert!((reach(true, |at| at.x) - 1.0).abs() < 0.02);
    }

    #[test]
    fn no_two_seats_have_the_same_ink_or_the_same_mark() {
        let figures: Vec<_> = (0..Seat::MAX as u8).map(|seat| drawn(seat, false)).collect();
        for (seat, figure) in figures.iter().enumerate() {
            for other in &figures[..seat] {
                assert_ne!(figure[2].0, other[2].0);
                let mark =
                    |figure: &[(Ink, Vec<Vec<Point>>)]| figure.get(3).map(|(_, contours)| contours.clone());
                assert_ne!(mark(figure), mark(other));
            }
        }
    }

    #[test]
    fn marks_stay_on_the_body() {
        for seat in 0..Seat::MAX as u8 {
            let body = [grown(&body(), 0.001)];
            let marks = marks(Seat(seat)).concat();
            assert!(
                marks.iter().all(|&at| tessera_core::scene::encloses(&body, at)),
                "{seat}"
            );
        }
    }
}
