//! Keil for people: names, gestures, pictures and sentences.

use super::effects;
use super::rules::{Keil, Move, Position, Reason};
use super::words::{self, KeilWords, SIDES};
use crate::agreement::{AgreementMove, Button, Side};
use crate::effects::{Effects, Threat};
use crate::fair_komi;
use crate::hexes::Hexes;
use crate::play::{Choice, FairKomi, Gesture, Notation, Show, SideName, Target};
use crate::sides::STONE_INKS;
use crate::stones::{bars, stone};
use crate::words::{self as shared, SideWords};
use tessera_core::board::{Bits, Layout};
use tessera_core::game::BySeat;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Item, Point, Scene, Shape, SpotId};

impl<const W: usize> Show for Keil<W> {
    fn gesture(&self, state: &Position<W>, mv: Move) -> Gesture {
        match mv {
            Move::Place(cell) => vec![Target::cell(cell)],
            Move::Agreement(_) | Move::Pass => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position<W>, language: Language) -> Scene {
        let hexes = Hexes::new(self.board, Layout::Pointy);
        let stones = &state.now.stones;
        let mut scene = hexes.scene(stones.territories());
        for side in Side::BOTH {
            scene.items.extend(bridged(&hexes, stones.links(side), side));
        }
        for side in Side::BOTH {
            let stones = stones.of(side).iter();
            scene
                .items
                .extend(stones.flat_map(|cell| stone(hexes.center(cell), side)));
        }
        let captured = state.now.captured.iter().map(|cell| hexes.center(cell));
        scene.draw(Ink::Mark, Shape::Signs(captured.collect(), cross(0.2), 0.08));
        draw_button(&mut scene, state.button(), language);
        scene
    }

    fn sides(&self, state: &Position<W>, language: Language) -> BySeat<Option<SideName>> {
        SIDES.by_seat(&self.agreement_rules, &state.now.order.agreement, language)
    }

    fn prompt(&self, state: &Position<W>, language: Language) -> String {
        let order = &state.now.order;
        if order.is_over() {
            return SideWords::of(language).game_over.to_owned();
        }
        if let Some(prompt) = SIDES.agreement_prompt(&order.agreement, language) {
            return prompt;
        }
        let words = KeilWords::of(language);
        let prompt = match (state.button(), order.passes) {
            (Button::Offered, _) => words.prompt_button,
            (_, 0) => words.prompt_place,
            _ => words.prompt_place_after_pass,
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
        let words = KeilWords::of(language);
        match mv {
            Move::Agreement(AgreementMove::Button) => Choice {
                label: words.take_button.to_owned(),
                note: words.take_button_note.to_owned(),
            },
            Move::Agreement(mv) => SIDES.agreement_choice(
                &state.now.order.agreement,
                mv,
                words.play_first_note,
                words.play_second_note,
                language,
            ),
            Move::Place(_) | Move::Pass => shared::pass(state.now.order.passes, language),
        }
    }

    fn bid_sides(&self, language: Language) -> Option<[&'static str; 2]> {
        Some(Side::BOTH.map(|side| SIDES.of(side, language)))
    }

    fn komi(&self, state: &Position<W>) -> Option<i16> {
        state.now.order.agreement.komi()
    }

    fn fair_komi(&self) -> Option<FairKomi> {
        // It was found with the button.
        let table = if self.agreement_rules.button {
            fair_komi::KEIL
        } else {
            &[]
        };
        fair_komi::fair(&self.agreement_rules, table, self.board.side())
    }

    fn bid(&self, mv: Move) -> Option<i16> {
        match mv {
            Move::Agreement(AgreementMove::Komi(komi)) => Some(komi),
            _ => None,
        }
    }

    fn content(&self, state: &Position<W>, spot: SpotId, _: &BySeat<String>, language: Language) -> String {
        let Some(cell) = spot.cell() else {
            return String::new();
        };
        let stones = &state.now.stones;
        let within = |sets: [Bits<W>; 2]| Side::BOTH.into_iter().find(|&side| sets[side as usize].has(cell));
        if let Some(side) = within(Side::BOTH.map(|side| stones.of(side))) {
            let group = stones.group(side, cell);
            return words::stone(side, group.stones.count(), group.liberties.count(), language);
        }
        match within(stones.territories()) {
            Some(side) => (KeilWords::of(language).empty_owned_by)(SIDES.of(side, language)),
            None => SideWords::of(language).empty.to_owned(),
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
        // A record begins with the bid and the choice of sides.
        let agreement_plies = if self.agreement_rules.komi.is_none() { 2 } else { 0 };
        words::reason(closed, agreement_plies, language)
    }

    fn is_told(&self, closed: &Reason) -> bool {
        matches!(closed, Reason::Occupied)
    }

    fn is_taken(&self, state: &Position<W>, spot: SpotId) -> bool {
        spot.cell()
            .is_some_and(|cell| Side::BOTH.iter().any(|&side| state.stones(side).has(cell)))
    }

    fn account(&self, state: &Position<W>, language: Language) -> BySeat<String> {
        let (shared_words, words) = (SideWords::of(language), KeilWords::of(language));
        let territories = state.now.stones.territories();
        let parts = Side::BOTH.map(|side| {
            let stones = (shared_words.stones)(state.stones(side).count() as i32);
            (words.stones_and_territory)(&stones, territories[side as usize].count())
        });
        let agreement = &state.now.order.agreement;
        let mut account = shared::account(agreement, parts, language);
        if let Button::Taken(side) = state.button() {
            let account = &mut account[agreement.seat(side)];
            *account = (words.with_button)(account);
        }
        account
    }

    fn rotation_steps(&self) -> u8 {
        12
    }

    /// The group of a stone: fenced, its links drawn through, its liberties dotted.
    fn hint(&self, state: &Position<W>, spot: SpotId) -> Vec<Item> {
        let Some(cell) = spot.cell() else {
            return Vec::new();
        };
        let hexes = Hexes::new(self.board, Layout::Pointy);
        let stones = &state.now.stones;
        let Some(side) = Side::BOTH.into_iter().find(|&side| stones.of(side).has(cell)) else {
            return Vec::new();
        };
        let group = stones.group(side, cell);
        let links = stones.links(side).filter(|(from, _)| group.stones.has(*from));
        let links = links
            .map(|(from, to)| [hexes.center(from), hexes.center(to)])
            .collect();
        let liberties = group
            .liberties
            .iter()
            .map(|cell| Shape::Disc(hexes.center(cell), 0.14));
        [hexes.fence(group.stones).line(), Shape::Lines(links, 0.06)]
            .into_iter()
            .chain(liberties)
            .map(|shape| Item::new(Ink::Focus, shape))
            .collect()
    }

    fn is_safe(&self, state: &Position<W>, spot: SpotId) -> bool {
        let stones = &state.now.stones;
        let is_of = |side: &Side| spot.cell().is_some_and(|cell| stones.of(*side).has(cell));
        let side = Side::BOTH.into_iter().find(is_of);
        side.is_some_and(|side| spot.cell().is_some_and(|cell| stones.safe_points(side).has(cell)))
    }

    fn is_linked(&self, state: &Position<W>, a: SpotId, b: SpotId) -> Option<bool> {
        let (a, b) = (a.cell()?, b.cell()?);
        let stones = &state.now.stones;
        if a == b || !self.board.grown(Bits::only(a)).has(b) {
            return None;
        }
        let side_of = |cell| Side::BOTH.into_iter().find(|&side| stones.of(side).has(cell));
        match (side_of(a), side_of(b)) {
            (None, None) => Some(true),
            (Some(one), Some(other)) if one != other => None,
            (Some(side), _) => Some(stones.linked_points(side, a).has(b)),
            (None, Some(side)) => Some(stones.linked_points(side, b).has(a)),
        }
    }

    /// Captured stones, still there, with a cross through each.
    fn crossed_out(&self, before: &Position<W>, _: Move, after: &Position<W>) -> Vec<Item> {
        let hexes = Hexes::new(self.board, Layout::Pointy);
        let captured = after.now.captured;
        let Some(side) = Side::BOTH
            .into_iter()
            .find(|&side| before.stones(side).meets(captured))
        else {
            return Vec::new();
        };
        let links = before.now.stones.links(side);
        let centers: Vec<_> = captured.iter().map(|cell| hexes.center(cell)).collect();
        // A group is captured whole, so a link belongs to one of its ends.
        let links = links.filter(|(from, _)| captured.has(*from));
        let mut items = bridged(&hexes, links, side).to_vec();
        items.extend(centers.iter().flat_map(|&center| stone(center, side)));
        items.push(Item::new(Ink::Mark, Shape::Signs(centers, cross(0.3), 0.1)));
        items
    }
}

/// Bridges between linked stones: stones that touch without one are cut apart.
fn bridged<const W: usize>(
    hexes: &Hexes<W>,
    links: impl Iterator<Item = (u16, u16)>,
    side: Side,
) -> [Item; 2] {
    let bridges = links.map(|(a, b)| [hexes.center(a), hexes.center(b)]);
    bars(bridges.collect(), side)
}

/// The sign of a stone that leaves or has left.
fn cross(arm: f32) -> Vec<[Point; 2]> {
    [arm, -arm]
        .map(|rise| [Point::new(-arm, -rise), Point::new(arm, rise)])
        .to_vec()
}

/// Draws the button into the free corner of the picture, in the colours of who has it.
fn draw_button(scene: &mut Scene, button: Button, language: Language) {
    let center = Point::new(scene.width - 0.6, 0.6);
    let (caption, owner) = match button {
        Button::Absent => return,
        Button::Offered => (KeilWords::of(language).button_caption, None),
        Button::Taken(side) => (SIDES.of(side, language), Some(side)),
    };
    let figure = match owner {
        None => {
            scene.draw_beside(Ink::Label, Shape::Disc(center, 0.42));
            scene.draw_beside(Ink::Board, Shape::Disc(center, 0.38));
            Ink::Label
        }
        Some(side) => {
            for item in stone(center, side) {
                scene.draw_beside(item.ink, item.shape);
            }
            STONE_INKS[side.other() as usize].0
        }
    };
    scene.draw_beside(figure, Shape::Text(center, 0.4, "½".into()));
    let below = Point::new(center.x, center.y + 0.6);
    scene.draw_beside(Ink::Label, Shape::Text(below, 0.28, caption.into()));
}
