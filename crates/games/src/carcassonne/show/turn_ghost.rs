//! A turn that was not made, as a small tile in a round frame: a tile that lies fills its whole cell.

use super::art;
use super::land::anchor;
use super::map::Map;
use super::meeple::draw_meeple;
use super::plate::draw_plate;
use super::{MEEPLE, moved};
use crate::carcassonne::rules::{Carcassonne, Move, Phase, Position, Terrain, Tile};
use tessera_core::game::Game;
use tessera_core::scene::{Ink, Point, Scene, Shape};

/// How large the tile is drawn, of its full size: it just fits into the frame.
const SIZE: f32 = 0.66;
/// The radius of the frame.
const FRAME: f32 = 0.47;
/// The font size of the label.
const LABEL: f32 = 0.2;

/// Draws the turn that these moves make from `before` over the picture of the land as it is `now`, and its label in a scene of its
/// own.
pub fn draw_turn(
    game: &Carcassonne,
    before: &Position,
    moves: &[Move],
    now: &Position,
    label: &str,
    [scene, labels]: [&mut Scene; 2],
) {
    let (Some(&lay @ Move::Lay { x, y, rotation }), Phase::Lay(kind)) = (moves.first(), before.phase())
    else {
        return;
    };
    let (center, tile) = (Map::of(now).point(x, y), Tile::new(kind, rotation));
    let mut turn = Scene::default();
    art::draw_tile(&mut turn, tile, center);
    let mut laid = before.clone();
    game.play(&mut laid, lay);
    if let (Some(&Move::Meeple(Some(segment))), Phase::Meeple(cell)) = (moves.get(1), laid.phase()) {
        let lies = laid.terrain(laid.segment(cell, segment)) == Terrain::Field;
        let at = moved(anchor(tile, segment), center);
        draw_meeple(&mut turn, before.mover(), at, MEEPLE * 1.25, lies);
    }
    turn.scale_shapes(center, SIZE);
    scene.draw(Ink::MeepleRim, Shape::Disc(center, FRAME + 0.025));
    scene.draw(Ink::Board, Shape::Disc(center, FRAME));
    scene.items.append(&mut turn.items);
    scene.draw_dashed_ring(Ink::Focus, center, FRAME - 0.02);
    let below = Point::new(0.0, FRAME - 0.06);
    draw_plate(labels, moved(center, below), label, LABEL, Ink::MeepleRim);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Notation;

    fn position(names: &[&str]) -> (Carcassonne, Position) {
        let game = Carcassonne::new(2);
        let mut state = game.start();
        for name in names {
            let mv = game.parse(&state, name).expect("a legal move");
            game.play(&mut state, mv);
        }
        (game, state)
    }

    fn drawn(turn: &[&str], now: &Position) -> Scene {
        let (game, before) = position(&["V"]);
        let mut state = before.clone();
        let mut moves = Vec::new();
        for name in turn {
            let mv = game.parse(&state, name).expect("a legal move");
            moves.push(mv);
            game.play(&mut state, mv);
        }
        let (mut scene, mut labels) = (Scene::default(), Scene::default());
        draw_turn(&game, &before, &moves, now, "+3.4", [&mut scene, &mut labels]);
        scene.items.append(&mut labels.items);
        scene
    }

    #[test]
    fn the_tile_lies_in_a_frame_at_its_cell_of_the_land_as_it_is_now() {
        let (_, now) = position(&["V", "-1_0_3", "none"]);
        let scene = drawn(&["-1_0_3", "road-e"], &now);
        let center = Map::of(&now).point(-1, 0);
        assert_eq!(scene.items[1].shape, Shape::Disc(center, FRAME));
        let reach = |item: &tessera_core::scene::Item| {
            let away = |at: Point| (at.x - center.x).abs().max((at.y - center.y).abs());
            item.shape.points().into_iter().map(away).fold(0.0, f32::max)
        };
        let farthest = scene.items.iter().map(reach).fold(0.0, f32::max);
        assert!(farthest < 0.56, "{farthest}: no other cell is covered");
        let is_label = |item: &tessera_core::scene::Item| matches!(&item.shape, Shape::Text(_, _, text) if text == "+3.4");
        assert!(scene.items.iter().any(is_label));
    }

    #[test]
    fn a_meeple_is_drawn_where_the_turn_places_one() {
        let (_, now) = position(&["V"]);
        let inks = |turn: &[&str]| {
            let scene = drawn(turn, &now);
            scene
                .items
                .iter()
                .filter(|item| item.ink == Ink::SEATS[0])
                .count()
        };
        assert_eq!((inks(&["-1_0_3", "road-e"]), inks(&["-1_0_3", "none"])), (1, 0));
        assert_eq!(inks(&["-1_0_3"]), 0);
    }

    #[test]
    fn what_is_no_turn_draws_nothing() {
        let (game, before) = position(&["V"]);
        let (mut scene, mut labels) = (Scene::default(), Scene::default());
        for moves in [&[Move::Meeple(None)][..], &[]] {
            draw_turn(&game, &before, moves, &before, "1", [&mut scene, &mut labels]);
        }
        assert!(scene.items.is_empty() && labels.items.is_empty());
    }
}
