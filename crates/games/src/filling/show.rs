//! Filling for people: gestures, pictures and sentences.

use super::rules::{Filling, Place, Position};
use super::words::FillingWords;
use crate::effects::Effects;
use crate::play::{Choice, Gesture, Show, SideName, Target};
use crate::squares::Squares;
use crate::stones::neutral_stone;
use crate::words::SideWords;
use tessera_core::board::Bits;
use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;
use tessera_core::scene::{Scene, SpotId};

/// Why no stone may be placed on a cell.
pub enum Closed {
    /// The board is full.
    GameOver,
    /// There is a stone on it.
    Occupied,
}

impl<const W: usize> Show for Filling<W> {
    fn gesture(&self, _: &Position<W>, Place(cell): Place) -> Gesture {
        vec![Target::cell(cell)]
    }

    fn scene(&self, position: &Position<W>, _: Language) -> Scene {
        let squares = Squares::new(self.board);
        let mut scene = squares.scene::<W>([Bits::EMPTY; 2]);
        for cell in self.board.cells().filter(|&cell| !position.empty.has(cell)) {
            scene.items.extend(neutral_stone(squares.center(cell)));
        }
        scene
    }

    fn sides(&self, _: &Position<W>, _: Language) -> BySeat<Option<SideName>> {
        BySeat::default()
    }

    fn prompt(&self, position: &Position<W>, language: Language) -> String {
        let prompt = if position.empty.is_empty() {
            SideWords::of(language).game_over
        } else {
            FillingWords::of(language).prompt
        };
        prompt.to_owned()
    }

    fn choice(&self, _: &Position<W>, Place(cell): Place, _: &BySeat<String>, language: Language) -> Choice {
        Choice {
            label: self.board.label(cell),
            note: FillingWords::of(language).place_note.to_owned(),
        }
    }

    fn content(
        &self,
        position: &Position<W>,
        spot: SpotId,
        _: &BySeat<String>,
        language: Language,
    ) -> String {
        let content = match spot.cell() {
            None => "",
            Some(cell) if position.empty.has(cell) => SideWords::of(language).empty,
            Some(_) => FillingWords::of(language).stone,
        };
        content.to_owned()
    }

    /// A stone does nothing.
    fn effects(&self, before: &Position<W>, _: &[Place], after: &Position<W>) -> Effects {
        Effects::between(self, before, after, Vec::new())
    }

    type Closed = Closed;

    fn closed(&self, position: &Position<W>, spot: SpotId) -> Option<Closed> {
        if position.empty.has(spot.cell()?) {
            return None;
        }
        let is_over = position.empty.is_empty();
        Some(if is_over {
            Closed::GameOver
        } else {
            Closed::Occupied
        })
    }

    fn closed_text(&self, closed: Closed, language: Language) -> String {
        let words = SideWords::of(language);
        let why = match closed {
            Closed::GameOver => words.closed_game_over,
            Closed::Occupied => words.occupied,
        };
        why.to_owned()
    }

    fn is_told(&self, closed: &Closed) -> bool {
        matches!(closed, Closed::Occupied)
    }

    fn account(&self, _: &Position<W>, language: Language) -> BySeat<String> {
        let mut account = BySeat::default();
        for seat in Seat::all(2) {
            account[seat] = FillingWords::of(language).no_score.to_owned();
        }
        account
    }

    fn rotation_steps(&self) -> u8 {
        4
    }
}
