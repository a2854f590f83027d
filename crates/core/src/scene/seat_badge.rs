//! The badge of a seat: a small disc in its colour, with the mark of its pieces.

use super::{Ink, Point, Scene, Shape};

impl Scene {
    /// Draws the badge of a seat. Its mark, which is none, a belt, a dot, a cross or a chequer, identifies the seat
    /// without colour.
    pub fn draw_seat_badge(&mut self, seat: usize, at: Point, radius: f32) {
        let seat = seat % Ink::SEATS.len();
        let mark = Ink::SEAT_MARKS[seat];
        self.draw(Ink::MeepleHalo, Shape::Disc(at, radius * 1.3));
        self.draw(Ink::MeepleRim, Shape::Disc(at, radius * 1.15));
        self.draw(Ink::SEATS[seat], Shape::Disc(at, radius));
        let on = |x: f32, y: f32| Point::new(at.x + x * radius, at.y + y * radius);
        match seat {
            1 => self.draw(
                mark,
                Shape::Lines(vec![[on(-0.6, 0.0), on(0.6, 0.0)]], 0.55 * radius),
            ),
            2 => self.draw(mark, Shape::Disc(at, 0.5 * radius)),
            3 => {
                let arms = vec![[on(-0.45, 0.0), on(0.45, 0.0)], [on(0.0, -0.45), on(0.0, 0.45)]];
                self.draw(mark, Shape::Lines(arms, 0.32 * radius));
            }
            4 => {
                let quarter = |x: f32, y: f32| vec![at, on(x, 0.0), on(0.7 * x, 0.7 * y), on(0.0, y)];
                self.draw(mark, Shape::Area(quarter(1.0, -1.0)));
                self.draw(mark, Shape::Area(quarter(-1.0, 1.0)));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_have_the_same_badge() {
        let sign = |seat: usize| {
            let mut scene = Scene::default();
            scene.draw_seat_badge(seat, Point::default(), 1.0);
            let shapes = scene.items.into_iter().map(|item| item.shape);
            shapes.collect::<Vec<_>>()
        };
        for seat in 0..Ink::SEATS.len() {
            assert!((0..seat).all(|other| sign(other) != sign(seat)), "{seat}");
        }
    }
}
