//! Carteso for people: names, gestures, pictures and sentences.

use super::effects;
use super::notation::letter;
use super::rules::{Carteso, Group, Move, Position, Reason, Span, Stone, finishers};
use super::words::{self, CartesoWords, SIDES};
use crate::agreement::{AgreementMove, Side};
use crate::effects::{Effect, Effects, Threat};
use crate::fair_komi;
use crate::play::{Choice, FairKomi, Gesture, Notation, Piece, Show, SideName, Target};
use crate::sides::STONE_INKS;
use crate::squares::Squares;
use crate::stones::{bars, stone};
use crate::words::{self as shared, SideWords};
use tessera_core::board::Bits;
use tessera_core::game::{BySeat, Game};
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Item, Outline, Point, Scene, Shape, SpotId};

impl<const W: usize> Show for Carteso<W> {
    fn gesture(&self, state: &Position<W>, mv: Move) -> Gesture {
        match mv {
            Move::Place(cell, stone) => vec![Target::cell(cell), Target::Choice(letter(stone).to_owned())],
            Move::Agreement(_) | Move::Pass => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position<W>, _: Language) -> Scene {
        let squares = Squares::new(self.field.board);
        let mut scene = squares.scene(state.claimed);
        // Black and white stones look like those of the two sides in other games.
        let colors = Side::BOTH.map(|side| (side, state.stones[side as usize]));
        for (side, stones) in colors {
            scene.items.extend(bars(self.links(&squares, stones), side));
        }
        for (side, stones) in colors {
            let stones = stones.iter().flat_map(|cell| stone(squares.center(cell), side));
            scene.items.extend(stones);
        }
        let groups = self.groups(state);
        let near = groups
            .iter()
            .filter(|group| self.is_nearly_finished(state, group));
        let centers = near.map(|group| squares.center(self.middle_stone(group)));
        scene.draw(Ink::Mark, Shape::Signs(centers.collect(), brackets(), 0.042));
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
        let words = CartesoWords::of(language);
        let prompt = match (self.empty(state).is_empty(), order.passes) {
            (false, 0) => words.prompt_place,
            (false, _) => words.prompt_place_after_pass,
            (true, 0) => words.prompt_full,
            (true, _) => words.prompt_full_after_pass,
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
        let words = CartesoWords::of(language);
        match mv {
            Move::Agreement(mv) => SIDES.agreement_choice(
                &state.order.agreement,
                mv,
                words.play_first_note,
                words.play_second_note,
                language,
            ),
            Move::Place(cell, stone) => Choice {
                label: words.choose(stone).to_owned(),
                note: self.forecast(state, cell, stone, language),
            },
            Move::Pass => shared::pass(state.order.passes, language),
        }
    }

    fn pieces(&self, language: Language) -> Vec<Piece> {
        let words = CartesoWords::of(language);
        let piece = |stone| Piece {
            name: letter(stone),
            label: words.piece(stone),
            inks: STONE_INKS[stone as usize],
        };
        Stone::BOTH.map(piece).into()
    }

    fn bid_sides(&self, language: Language) -> Option<[&'static str; 2]> {
        Some(Side::BOTH.map(|side| SIDES.of(side, language)))
    }

    fn komi(&self, state: &Position<W>) -> Option<i16> {
        state.order.agreement.komi()
    }

    fn fair_komi(&self) -> Option<FairKomi> {
        fair_komi::fair(&self.agreement_rules, fair_komi::CARTESO, self.field.board.size())
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
        match self.group(state, cell) {
            Some(group) => words::stone(&group, self.finisher_labels(state, &group), language),
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
        words::reason(closed, language).to_owned()
    }

    fn is_told(&self, closed: &Reason) -> bool {
        matches!(closed, Reason::Occupied)
    }

    fn is_taken(&self, state: &Position<W>, spot: SpotId) -> bool {
        spot.cell()
            .is_some_and(|cell| state.stones.iter().any(|stones| stones.has(cell)))
    }

    fn account(&self, state: &Position<W>, language: Language) -> BySeat<String> {
        let stones = self.points(state).map(SideWords::of(language).stones);
        shared::account(&state.order.agreement, stones, language)
    }

    fn rotation_steps(&self) -> u8 {
        // A quarter turn would exchange vertical and horizontal.
        2
    }

    /// What the group of a stone spans, and the stones that would finish it, in outline.
    fn is_linked(&self, state: &Position<W>, a: SpotId, b: SpotId) -> Option<bool> {
        let (a, b) = (a.cell()?, b.cell()?);
        let stones = self.group(state, a)?.points;
        let touch = self.field.neighbours(a, stones).has(b);
        (a != b && touch).then_some(true)
    }

    fn hint(&self, state: &Position<W>, spot: SpotId) -> Vec<Item> {
        let Some(cell) = spot.cell() else {
            return Vec::new();
        };
        let Some(group) = self.group(state, cell) else {
            return Vec::new();
        };
        let squares = Squares::new(self.field.board);
        let board = &self.field.board;
        let Span {
            bottom,
            top,
            left,
            right,
        } = group.span;
        let (low, high) = (
            squares.center(board.cell(left.into(), top.into())),
            squares.center(board.cell(right.into(), bottom.into())),
        );
        let frame = [
            (low.x - 0.5, low.y - 0.5),
            (high.x + 0.5, low.y - 0.5),
            (high.x + 0.5, high.y + 0.5),
            (low.x - 0.5, high.y + 0.5),
        ];
        let mut items = vec![Item::new(
            Ink::Focus,
            Outline::of_cell(&frame.map(|(x, y)| Point::new(x, y))).line(),
        )];
        let points = finishers(self, state, &group);
        for stone in Stone::BOTH {
            for cell in points[stone as usize].iter() {
                let center = squares.center(cell);
                // One point may do in either colour: the disc then lies within the ring.
                items.push(Item::new(
                    Ink::Mark,
                    match stone {
                        Stone::Black => Shape::Disc(center, 0.12),
                        Stone::White => Shape::Ring(center, 0.27, 0.06),
                    },
                ));
            }
        }
        items
    }
}

/// The four corners of a cell: the sign of a group that one stone would finish.
fn brackets() -> Vec<[Point; 2]> {
    let corner = |(x, y): (f32, f32)| {
        let at = Point::new(0.45 * x, 0.45 * y);
        let toward = |dx, dy| [at, Point::new(at.x - 0.14 * x * dx, at.y - 0.14 * y * dy)];
        [toward(1.0, 0.0), toward(0.0, 1.0)]
    };
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .into_iter()
        .flat_map(corner)
        .collect()
}

impl<const W: usize> Carteso<W> {
    /// What a placement makes and which side claims what by it.
    fn forecast(&self, state: &Position<W>, cell: u16, stone: Stone, language: Language) -> String {
        let mut after = *state;
        self.play(&mut after, Move::Place(cell, stone));
        let group = self.group(&after, cell).expect("a stone has just been placed");
        let agreement = &after.order.agreement;
        let mut also_claimed = [0; 2];
        for fact in effects::claimed(self, state, &after) {
            let Effect::Finished { owner, cells, .. } = fact else {
                continue;
            };
            if !group.points.has(cells[0]) {
                let side = agreement
                    .side(owner)
                    .expect("sides are chosen before stones are placed");
                also_claimed[side as usize] += cells.len() as u32;
            }
        }
        words::forecast(&group, also_claimed, language)
    }

    /// Whether one stone more would finish an unclaimed group.
    fn is_nearly_finished(&self, state: &Position<W>, group: &Group<W>) -> bool {
        finishers(self, state, group)
            .iter()
            .any(|points| !points.is_empty())
    }

    /// The labels of the points where one stone would finish a group, by the colour of the stone.
    fn finisher_labels(&self, state: &Position<W>, group: &Group<W>) -> [Vec<String>; 2] {
        let label = |cell| self.field.board.label(cell);
        finishers(self, state, group).map(|points| points.iter().map(label).collect())
    }

    /// The stone of a group that lies nearest to the middle of what it spans.
    fn middle_stone(&self, group: &Group<W>) -> u16 {
        let board = self.field.board;
        let Span {
            bottom,
            top,
            left,
            right,
        } = group.span;
        // Twice the distance, as the middle may lie between two points.
        let off = |low: u8, high: u8, at: u16| (i32::from(low) + i32::from(high) - 2 * i32::from(at)).abs();
        let distance = |&cell: &u16| off(bottom, top, board.row(cell)) + off(left, right, board.column(cell));
        group
            .points
            .iter()
            .min_by_key(distance)
            .expect("a group has a stone")
    }

    /// The lines between the centres of stones that touch.
    fn links(&self, squares: &Squares, stones: Bits<W>) -> Vec<[Point; 2]> {
        let board = self.field.board;
        let mut links = Vec::new();
        for cell in stones.iter() {
            let after = board
                .neighbours(cell)
                .filter(|&next| next > cell && stones.has(next));
            links.extend(after.map(|next| [squares.center(cell), squares.center(next)]));
        }
        links
    }
}
