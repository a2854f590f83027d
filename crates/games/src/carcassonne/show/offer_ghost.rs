//! A place where the seat to move may put a meeple, as a ghost of it with its number and its points.

use super::map::Map;
use super::meeple::draw_meeple;
use super::moved;
use super::plate::draw_plate;
use crate::carcassonne::rules::{Carcassonne, Move, Phase, Position, Terrain};
use tessera_core::scene::{Ink, Point, Scene, Shape};

/// The radius of the disc around the ghost.
const DISC: f32 = 0.1;
/// The height of the ghost.
const GHOST: f32 = 0.165;
/// The font size of number and points.
const TEXT: f32 = 0.095;

/// Draws the place of a move that puts a meeple: its number among the places, if there is one, the meeple, and, for those who
/// want to know, how many points it would have now.
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
    above.draw(Ink::Focus, Shape::Disc(at, DISC + 0.015));
    above.draw(Ink::Board, Shape::Disc(at, DISC));
    draw_meeple(
        above,
        state.mover(),
        at,
        GHOST,
        state.terrain(place) == Terrain::Field,
    );
    // It is not there yet.
    above.draw(Ink::Faded, Shape::Disc(at, DISC));
    let mut label = |x, y, text: &str| draw_plate(above, moved(at, Point::new(x, y)), text, TEXT, Ink::Focus);
    if let Some(number) = number {
        label(-0.1, -0.085, &number.to_string());
    }
    if with_points {
        let (now, _) = game.prospects(state, state.root(place));
        label(0.1, 0.085, &format!("+{}", now.points));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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

    #[test]
    fn what_puts_no_meeple_is_not_drawn() {
        assert!(texts(&["V", "-1_0_3"], "none", None, true).is_empty());
        assert!(texts(&["V"], "-1_0_3", None, true).is_empty());
    }
}
