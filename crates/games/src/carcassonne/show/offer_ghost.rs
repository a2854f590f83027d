//! A place where the seat to move may put a meeple, as a disc with its number, or else a ghost of the meeple, and its points.

use super::map::Map;
use super::meeple::draw_ghost;
use super::moved;
use super::plate::draw_plate;
use crate::carcassonne::rules::{Carcassonne, Move, Phase, Position, Terrain};
use tessera_core::scene::{Ink, Point, Scene, Shape};

/// The radius of the disc, and the width of its rim.
const DISC: f32 = 0.095;
const RIM: f32 = 0.015;
/// The height of the ghost: its feet stay within the rim.
const GHOST: f32 = 0.135;
/// The font size of the number in the disc, and how far above its middle it stands: the points leave it free.
const NUMBER: f32 = 0.11;
const NUMBER_ABOVE: f32 = 0.02;
/// The font size of the points, and how far below the middle of the disc they stand.
const POINTS: f32 = 0.085;
const POINTS_BELOW: f32 = 0.085;

/// Draws the place of a move that puts a meeple: its number among the places, if there is one, or else the meeple, and, for
/// those who want to know, how many points it would have now. What is written at one place of a tile leaves free what is
/// written at its other places.
pub fn draw_offer(
    game: &Carcassonne,
    state: &Position,
    mv: Move,
    number: Option<usize>,
    with_points: bool,
    above: &mut Scene,
) {
    let (Move::Meeple(Some(segment)), Phase::Meeple(cell)) = (mv, state.phase()) else {
        return;
    };
    let at = Map::of(state).anchor(state, cell, segment);
    let place = state.segment(cell, segment);
    let below = |down| moved(at, Point::new(0.0, down));
    above.draw(Ink::Focus, Shape::Disc(at, DISC + RIM));
    above.draw(Ink::Board, Shape::Disc(at, DISC));
    match number {
        Some(number) => above.draw(
            Ink::Label,
            Shape::Text(below(-NUMBER_ABOVE), NUMBER, number.to_string()),
        ),
        None => {
            let lying = state.terrain(place) == Terrain::Field;
            draw_ghost(above, state.mover(), at, GHOST, lying);
        }
    }
    if with_points {
        let (now, _) = game.prospects(state, state.root(place));
        let text = format!("+{}", now.points);
        draw_plate(above, below(POINTS_BELOW), &text, POINTS, Ink::Focus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::carcassonne::rules::{Kind, Tile};
    use crate::carcassonne::show::land::anchor;
    use crate::carcassonne::show::plate::half_size;
    use crate::play::Notation;
    use tessera_core::game::Game;

    fn texts(names: &[&str], mv: &str, number: Option<usize>, with_points: bool) -> Vec<String> {
        let game = Carcassonne::new(2);
        let mut state = game.start();
        for name in names {
            let mv = game.parse(&state, name).expect("a legal move");
            game.play(&mut state, mv);
        }
        let mv = game.parse(&state, mv).expect("a legal move");
        let mut scene = Scene::default();
        draw_offer(&game, &state, mv, number, with_points, &mut scene);
        let text = |item: &tessera_core::scene::Item| match &item.shape {
            Shape::Text(_, _, text) => Some(text.clone()),
            _ => None,
        };
        scene.items.iter().filter_map(text).collect()
    }

    #[test]
    fn a_place_has_its_number_and_its_points() {
        assert_eq!(texts(&["V", "-1_0_3"], "road-e", Some(3), true), ["3", "+2"]);
        assert_eq!(texts(&["V", "-1_0_3"], "road-e", Some(3), false), ["3"]);
        assert_eq!(texts(&["V", "-1_0_3"], "road-e", None, true), ["+2"]);
    }

    /// Calls `check` with where each place of a tile lies from each of its other places.
    fn between_places(check: impl Fn(Point, &str)) {
        for tile in Kind::all().flat_map(|kind| (0..4).map(move |rotation| Tile::new(kind, rotation))) {
            let segments = 0..tile.kind().pattern().segments.len() as u8;
            for one in segments.clone() {
                for other in segments.clone().filter(|other| *other != one) {
                    let (from, to) = (anchor(tile, one), anchor(tile, other));
                    let away = Point::new(to.x - from.x, to.y - from.y);
                    check(away, &format!("{tile:?}: {one} and {other}"));
                }
            }
        }
    }

    #[test]
    fn no_two_places_of_a_tile_are_nearer_than_the_diameter_of_their_discs() {
        between_places(|away, places| {
            assert!(away.x.hypot(away.y) >= 2.0 * (DISC + RIM), "{places}: {away:?}");
        });
    }

    #[test]
    fn points_cover_no_number_and_no_points_of_another_place() {
        let points = half_size("+12", POINTS);
        // A digit is taller than it is wide.
        let number = (0.3 * NUMBER, 0.37 * NUMBER);
        between_places(|away, places| {
            let is_apart = |down: f32, (x, y): (f32, f32)| {
                away.x.abs() >= points.0 + x || (away.y - down).abs() >= points.1 + y
            };
            assert!(is_apart(0.0, points), "{places}: points, {away:?}");
            let down = POINTS_BELOW + NUMBER_ABOVE;
            assert!(is_apart(down, number), "{places}: number, {away:?}");
        });
        assert!(
            POINTS_BELOW + NUMBER_ABOVE >= points.1 + number.1,
            "its own number"
        );
    }

    #[test]
    fn what_puts_no_meeple_is_not_drawn() {
        assert!(texts(&["V", "-1_0_3"], "none", None, true).is_empty());
        assert!(texts(&["V"], "-1_0_3", None, true).is_empty());
    }
}
