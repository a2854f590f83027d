//! Linage for people: names, gestures, pictures and sentences.

use super::effects;
use super::rules::{Linage, Move, Position, Reason};
use super::words::{self, LinageWords, SIDES};
use crate::agreement::{AgreementMove, Side};
use crate::effects::{Effects, Threat};
use crate::fair_komi;
use crate::play::{Choice, FairKomi, Gesture, Notation, Show, SideName, Target};
use crate::squares::Squares;
use crate::stones::neutral_stone;
use crate::words::{self as shared, SideWords};
use tessera_core::game::BySeat;
use tessera_core::language::Language;
use tessera_core::scene::{Scene, SpotId};

impl<const W: usize> Show for Linage<W> {
    fn gesture(&self, state: &Position<W>, mv: Move) -> Gesture {
        match mv {
            Move::Place(cell) => vec![Target::cell(cell)],
            Move::Agreement(_) | Move::Pass => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position<W>, _: Language) -> Scene {
        let squares = Squares::new(self.board);
        let mut scene = squares.scene(state.owned);
        for cell in self.board.cells().filter(|&cell| !state.empty.has(cell)) {
            scene.items.extend(neutral_stone(squares.center(cell)));
        }
        scene
    }

    fn sides(&self, state: &Position<W>, language: Language) -> BySeat<Option<SideName>> {
        SIDES.by_seat(&self.agreement_rules, &state.order.agreement, language)
    }

    fn prompt(&self, state: &Position<W>, language: Language) -> String {
        let order = &state.order;
        if order.is_over() {
            return SideWords::of(language).game_over.to_owned();
        }
        if let Some(prompt) = SIDES.agreement_prompt(&order.agreement, language) {
            return prompt;
        }
        let words = LinageWords::of(language);
        let playable = self.placements(state).next().is_some();
        let prompt = match (playable, order.passes) {
            (true, 0) => words.prompt_place,
            (true, _) => words.prompt_place_after_pass,
            (false, 0) => words.prompt_no_placement,
            (false, _) => words.prompt_no_placement_after_pass,
        };
        prompt.to_owned()
    }

    fn move_text(&self, name: &str, language: Language) -> String {
        SIDES.move_text(&self.agreement_rules, name, language)
    }

    fn is_agreement(&self, name: &str) -> bool {
        self.agreement_rules.is_agreement(name)
    }

    fn choice(&self, state: &Position<W>, mv: Move, _: &BySeat<String>, language: Language) -> Choice {
        let words = LinageWords::of(language);
        match mv {
            Move::Agreement(mv) => SIDES.agreement_choice(
                &state.order.agreement,
                mv,
                words.play_first_note,
                words.play_second_note,
                language,
            ),
            Move::Place(cell) => Choice {
                label: self.board.label(cell),
                note: words.place_note.to_owned(),
            },
            Move::Pass => shared::pass(state.order.passes, language),
        }
    }

    fn bid_sides(&self, language: Language) -> Option<[&'static str; 2]> {
        Some(Side::BOTH.map(|side| SIDES.of(side, language)))
    }

    fn komi(&self, state: &Position<W>) -> Option<i16> {
        state.order.agreement.komi()
    }

    fn fair_komi(&self) -> Option<FairKomi> {
        fair_komi::fair(&self.agreement_rules, fair_komi::LINAGE, self.board.size())
    }

    fn bid(&self, mv: Move) -> Option<i16> {
        match mv {
            Move::Agreement(AgreementMove::Komi(komi)) => Some(komi),
            _ => None,
        }
    }

    fn content(&self, state: &Position<W>, spot: SpotId, _: &BySeat<String>, language: Language) -> String {
        let words = LinageWords::of(language);
        match spot.cell() {
            None => String::new(),
            Some(cell) if !state.empty.has(cell) => words.stone.to_owned(),
            Some(cell) => match self.owner(state, cell) {
                Some(side) => words::owned_by(side, language),
                None => words.free.to_owned(),
            },
        }
    }

    fn effects(&self, before: &Position<W>, moves: &[Move], after: &Position<W>) -> Effects {
        effects::effects(self, before, moves, after)
    }

    fn threats(&self, state: &Position<W>) -> Vec<Threat> {
        effects::threats(self, state)
    }

    type Closed = Reason;

    fn closed(&self, state: &Position<W>, spot: SpotId) -> Option<Reason> {
        self.check_placement(state, spot.cell()?).err()
    }

    fn closed_text(&self, closed: Reason, language: Language) -> String {
        words::reason(closed, language)
    }

    fn is_told(&self, closed: &Reason) -> bool {
        matches!(closed, Reason::Occupied | Reason::OwnedBy(_))
    }

    fn is_taken(&self, state: &Position<W>, spot: SpotId) -> bool {
        spot.cell()
            .is_some_and(|cell| !state.empty.has(cell) || self.owner(state, cell).is_some())
    }

    fn account(&self, state: &Position<W>, language: Language) -> BySeat<String> {
        let points = self.points(state).map(SideWords::of(language).points);
        shared::account(&state.order.agreement, points, language)
    }

    fn rotation_steps(&self) -> u8 {
        // A quarter turn would exchange vertical and horizontal.
        2
    }
}
