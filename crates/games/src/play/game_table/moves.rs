//! What of the moves of a table is shown: their cells, their marks, and why one is refused.

use super::GameTable;
use crate::play::show::{Show, Target};
use crate::play::table::Table;
use crate::play::words::PlayWords;
use tessera_core::game::Turn;
use tessera_core::scene::{Ink, Item, Point, Scene, Shape, SpotId};

impl<G: Show> GameTable<G> {
    /// The gesture of a ply; none of a resignation.
    fn gesture_of(&self, ply: usize) -> Vec<Target> {
        let mv = self.moves[ply];
        mv.map_or_else(Vec::new, |mv| self.game.gesture(&self.states[ply], mv))
    }

    pub(super) fn spots_in_gesture(&self, ply: usize) -> Vec<SpotId> {
        self.gesture_of(ply).into_iter().filter_map(spot).collect()
    }

    /// The middles of the cells of a gesture.
    fn centers(&self, scene: &Scene, gesture: Vec<Target>) -> Vec<Point> {
        let spots = gesture.into_iter().filter_map(spot);
        let center = |id| scene.spot(id).map(|spot| spot.center);
        spots.filter_map(center).collect()
    }

    /// Marks the last move with a ring in its stone, and the last move of the seat before with a dot.
    pub(super) fn draw_marks(&self, scene: &mut Scene) {
        let Some(last) = self.moves.len().checked_sub(1) else {
            return;
        };
        // Where a land is shown, an overlay of it marks the last moves.
        if self.game.land().is_some() {
            return;
        }
        // The seat's own last move is still of interest when the opponent has answered.
        let earlier = (0..last)
            .rev()
            .find(|&ply| self.decided(ply) != self.decided(last));
        for ply in earlier.into_iter().chain([last]) {
            for at in self.centers(scene, self.gesture_of(ply)) {
                let inks = match scene.stone_at(at) {
                    None => continue,
                    Some(Ink::White) => [Ink::LastOnWhite, Ink::EarlierOnWhite],
                    Some(_) => [Ink::Last, Ink::Earlier],
                };
                let is_written_on =
                    |item: &Item| matches!(item.shape, Shape::Text(middle, ..) if middle == at);
                // A mark keeps clear of what is written on the stone.
                let (radius, below) = if scene.items.iter().any(is_written_on) {
                    (0.29, 0.25)
                } else {
                    (0.15, 0.0)
                };
                if ply == last {
                    scene.draw(inks[0], Shape::Ring(at, radius, 0.06))
                } else {
                    // A ring without a hole: a dot.
                    scene.draw(inks[1], Shape::Ring(Point::new(at.x, at.y + below), 0.035, 0.07))
                }
            }
        }
    }

    /// The picture after a legal move, which is told apart from those that were made.
    pub(super) fn scene_after(&self, mv: G::Move) -> Scene {
        let state = self.state();
        let mut after = state.clone();
        self.game.play(&mut after, mv);
        let mut scene = self.game.scene(&after, self.language);
        scene.items.extend(self.game.crossed_out(state, mv, &after));
        self.draw_marks(&mut scene);
        // A faded stone in dashes cannot pass for a stone that lies there.
        for at in self.centers(&scene, self.game.gesture(state, mv)) {
            scene.draw(Ink::Faded, Shape::Disc(at, 0.415));
            scene.draw_dashed_ring(Ink::Focus, at, 0.4);
        }
        scene
    }

    /// Why a name cannot be played here.
    pub(super) fn why_refused(&self, name: &str) -> String {
        let words = PlayWords::of(self.language);
        if self.turn() == Turn::Over {
            return words.game_over.to_owned();
        }
        let mv = self.game.parse(self.state(), name);
        let gesture = mv.map(|mv| self.game.gesture(self.state(), mv));
        let spot = gesture.and_then(|gesture| match gesture.first() {
            Some(&Target::Spot(spot)) => Some(spot),
            _ => None,
        });
        spot.and_then(|spot| self.why_illegal(spot)).unwrap_or_else(|| {
            let why = match self.turn() {
                Turn::Chance if mv.is_none() => words.no_piece,
                // The name of a piece is a letter.
                Turn::Chance if name.len() == 1 => words.no_piece_left,
                _ if is_cell(name) && self.scene().labelled(name).is_none() => words.no_cell,
                _ => words.not_legal,
            };
            why.to_owned()
        })
    }
}

/// Whether a name could be that of a cell, on however large a board: `z9`.
fn is_cell(name: &str) -> bool {
    match name.as_bytes() {
        [b'a'..=b'z', row @ ..] => (1..=2).contains(&row.len()) && row.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}

fn spot(target: Target) -> Option<SpotId> {
    match target {
        Target::Spot(spot) => Some(spot),
        Target::Rotation(_) | Target::Choice(_) => None,
    }
}
