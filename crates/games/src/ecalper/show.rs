//! Ecalper for people: names, gestures, pictures and sentences.

use super::effects;
use super::rules::{Ecalper, Move, Position, Reason, Step, group};
use super::words::{self, EcalperWords, SIDES};
use crate::agreement::Side;
use crate::effects::Effects;
use crate::hexes::Hexes;
use crate::play::{Choice, Gesture, Notation, Show, SideName, Target};
use crate::sides::{SIDE_INKS, STONE_INKS};
use crate::stones::stone;
use crate::words::SideWords;
use tessera_core::board::{Bits, Layout};
use tessera_core::game::BySeat;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Item, Scene, Shape, SpotId};

impl<const W: usize> Show for Ecalper<W> {
    fn gesture(&self, state: &Position<W>, mv: Move) -> Gesture {
        match mv {
            Move::Place(cell) | Move::Replace(cell) => vec![Target::cell(cell)],
            Move::Agreement(_) => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position<W>, _: Language) -> Scene {
        let hexes = Hexes::new(self.board, Layout::Pointy);
        let mut scene = hexes.scene([Bits::EMPTY; 2]);
        for side in Side::BOTH {
            let stones = self.stones(state, side).iter();
            scene
                .items
                .extend(stones.flat_map(|cell| stone(hexes.center(cell), side)));
        }
        for side in Side::BOTH {
            let line = SIDE_INKS[side as usize][2];
            let figure = STONE_INKS[side.other() as usize].0;
            for group in self.leading(state, side) {
                scene.draw(line, hexes.fence(group).line());
                let size = group.count().to_string();
                let at = hexes.center(self.middle_stone(group));
                scene.draw(figure, Shape::Text(at, 0.36, size));
            }
        }
        if state.step == Step::Replace {
            for cell in state.replaceable().iter() {
                scene.draw(Ink::Mark, Shape::Ring(hexes.center(cell), 0.44, 0.06));
            }
        }
        scene
    }

    fn sides(&self, state: &Position<W>, language: Language) -> BySeat<Option<SideName>> {
        SIDES.by_seat(&self.agreement_rules, &state.agreement, language)
    }

    fn prompt(&self, state: &Position<W>, language: Language) -> String {
        let words = EcalperWords::of(language);
        let first_turn = state.empty.len() + 3 > self.board.count();
        match state.step {
            Step::Over => SideWords::of(language).game_over.to_owned(),
            Step::Place(number) if first_turn => (words.prompt_first_turn)(number),
            Step::Place(number) => (words.prompt_place)(number),
            Step::Replace if self.may_swap(state) => words.prompt_replace_or_swap.to_owned(),
            Step::Replace if state.empty.len() == 1 => words.prompt_last_replacement.to_owned(),
            Step::Replace => words.prompt_replace.to_owned(),
        }
    }

    fn move_text(&self, name: &str, language: Language) -> String {
        SIDES.move_text(&self.agreement_rules, name, language)
    }

    fn is_agreement(&self, name: &str) -> bool {
        self.agreement_rules.is_agreement(name)
    }

    fn choice(&self, _: &Position<W>, _: Move, _: &BySeat<String>, language: Language) -> Choice {
        Choice {
            label: SideWords::of(language).swap.to_owned(),
            note: EcalperWords::of(language).swap_note.to_owned(),
        }
    }

    fn content(&self, state: &Position<W>, spot: SpotId, _: &BySeat<String>, language: Language) -> String {
        let Some(cell) = spot.cell() else {
            return String::new();
        };
        if state.empty.has(cell) {
            return SideWords::of(language).empty.to_owned();
        }
        let side = if state.black.has(cell) {
            Side::First
        } else {
            Side::Second
        };
        let replaceable = state.step == Step::Replace && state.replaceable().has(cell);
        EcalperWords::of(language).stone(side, replaceable).to_owned()
    }

    fn effects(&self, before: &Position<W>, moves: &[Move], after: &Position<W>) -> Effects {
        effects::effects(self, before, moves, after)
    }

    type Closed = Reason;

    fn closed(&self, state: &Position<W>, spot: SpotId) -> Option<Reason> {
        self.check_cell(state, spot.cell()?).err()
    }

    fn closed_text(&self, closed: Reason, language: Language) -> String {
        words::reason(closed, language).to_owned()
    }

    fn is_told(&self, closed: &Reason) -> bool {
        matches!(closed, Reason::Occupied)
    }

    fn is_taken(&self, state: &Position<W>, spot: SpotId) -> bool {
        spot.cell().is_some_and(|cell| !state.empty.has(cell))
    }

    fn scores_largest_group(&self) -> bool {
        true
    }

    fn account(&self, state: &Position<W>, language: Language) -> BySeat<String> {
        let sizes = self.group_sizes(state);
        let mut account = BySeat::default();
        for side in Side::BOTH {
            account[state.agreement.seat(side)] = words::group_sizes(sizes[side as usize], language);
        }
        account
    }

    fn rotation_steps(&self) -> u8 {
        12
    }

    /// The group of a stone, fenced.
    fn hint(&self, state: &Position<W>, spot: SpotId) -> Vec<Item> {
        let Some(cell) = spot.cell() else {
            return Vec::new();
        };
        let side = Side::BOTH
            .into_iter()
            .find(|&side| self.stones(state, side).has(cell));
        let fence = |side| {
            let group = group(&self.board, self.stones(state, side), cell);
            let fence = Hexes::new(self.board, Layout::Pointy).fence(group);
            Item::new(Ink::Focus, fence.line())
        };
        side.map(fence).into_iter().collect()
    }

    fn is_linked(&self, state: &Position<W>, a: SpotId, b: SpotId) -> Option<bool> {
        let (a, b) = (a.cell()?, b.cell()?);
        let touch = a != b && self.board.grown(Bits::only(a)).has(b);
        let is_of_one = |side| {
            let stones = self.stones(state, side);
            stones.has(a) && stones.has(b)
        };
        (touch && Side::BOTH.into_iter().any(is_of_one)).then_some(true)
    }
}

impl<const W: usize> Ecalper<W> {
    /// The largest groups of a side, single stones left out.
    fn leading(&self, state: &Position<W>, side: Side) -> Vec<Bits<W>> {
        let stones = self.stones(state, side);
        let largest = self.group_sizes(state)[side as usize].largest;
        let mut groups = Vec::new();
        let mut left = stones;
        while let Some(stone) = left.first() {
            let group = group(&self.board, stones, stone);
            left &= !group;
            if group.count() == u32::from(largest.max(2)) {
                groups.push(group);
            }
        }
        groups
    }

    /// The stone of a group that lies nearest to its middle.
    fn middle_stone(&self, group: Bits<W>) -> u16 {
        let count = group.count() as i32;
        let at = |cell| {
            let (q, r) = self.board.axial(cell);
            (i32::from(q), i32::from(r))
        };
        let (q, r) = group
            .iter()
            .map(at)
            .fold((0, 0), |sum, (q, r)| (sum.0 + q, sum.1 + r));
        // Squared distance in the plane: q² + qr + r².
        let away = |cell: &u16| {
            let (dq, dr) = (at(*cell).0 * count - q, at(*cell).1 * count - r);
            dq * dq + dq * dr + dr * dr
        };
        group.iter().min_by_key(away).expect("a group has a stone")
    }
}
