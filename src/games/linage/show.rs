//! Linage for people: names, gestures, pictures and sentences.

use super::rules::{Linage, Move, Position, Reason};
use crate::game::BySeat;
use crate::games::squares::{Squares, diamond};
use crate::games::words;
use crate::language::Language;
use crate::play::{Choice, Gesture, Notation, Show, Target};
use crate::scene::{Ink, Scene, Shape, SpotId};

impl<const W: usize> Show for Linage<W> {
    fn gesture(&self, state: &Position<W>, mv: Move) -> Gesture {
        match mv {
            Move::Place(cell) => vec![Target::cell(cell)],
            Move::Agreement(_) | Move::Pass => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position<W>) -> Scene {
        let squares = Squares::new(self.board);
        let mut scene = squares.scene(state.owned);
        // The sign of a stone that belongs to nobody.
        for cell in self.board.cells().filter(|&cell| !state.empty.has(cell)) {
            let center = squares.center(cell);
            scene.draw(Ink::StoneRim, Shape::Area(diamond(center, 0.44)));
            scene.draw(Ink::Stone, Shape::Area(diamond(center, 0.38)));
        }
        scene
    }

    fn sides(&self, state: &Position<W>, _: Language) -> BySeat<Option<&'static str>> {
        words::sides(&state.order.agreement)
    }

    fn prompt(&self, state: &Position<W>, _: Language) -> String {
        if state.order.passes == 2 {
            return "The game is over.".into();
        }
        if let Some(prompt) = words::prompt(&state.order.agreement) {
            return prompt;
        }
        let playable = self.placements(state).next().is_some();
        match (playable, state.order.passes) {
            (true, 0) => "Place a stone on a free region, or pass.".into(),
            (true, _) => "Place a stone, or pass too and end the game.".into(),
            (false, 0) => "No point is left to play: pass.".into(),
            (false, _) => "No point is left to play: pass and end the game.".into(),
        }
    }

    fn choice(&self, state: &Position<W>, mv: Move, _: Language) -> Choice {
        const YOU: [&str; 2] = [
            "own regions without a horizontal line",
            "own regions without a vertical line",
        ];
        match mv {
            Move::Agreement(ask) => words::answer(&state.order.agreement, ask, YOU),
            Move::Place(cell) => Choice {
                label: self.board.label(cell),
                note: "A stone belongs to nobody.".into(),
            },
            Move::Pass => words::pass(state.order.passes),
        }
    }

    fn content(&self, state: &Position<W>, spot: SpotId, _: Language) -> String {
        let Some(cell) = spot.cell() else {
            return String::new();
        };
        if !state.empty.has(cell) {
            return "stone".into();
        }
        match self.owner(state, cell) {
            Some(side) => format!("owned by {}", words::name(side)),
            None => "free".into(),
        }
    }

    fn why_illegal(&self, state: &Position<W>, spot: SpotId, _: Language) -> Option<String> {
        let cell = spot.cell()?;
        Some(match self.check_placement(state, cell).err()? {
            Reason::Closed(closed) => words::board_closed(closed).into(),
            Reason::Occupied => "there is a stone already".into(),
            Reason::OwnedBy(side) => format!("owned by {}", words::name(side)),
            Reason::WouldCutOffRegion => "would cut off a region without a line".into(),
        })
    }

    fn account(&self, state: &Position<W>, _: Language) -> BySeat<String> {
        words::account(&state.order.agreement, self.points(state), "point")
    }

    fn rotation_steps(&self) -> u8 {
        // A quarter turn would exchange vertical and horizontal.
        2
    }
}
