//! Carteso for people: names, gestures, pictures and sentences.

use std::cmp::Ordering;

use super::rules::{Carteso, Group, Move, Position, Span, Stone};
use crate::board::Bits;
use crate::game::{BySeat, Game};
use crate::games::deal::Side;
use crate::games::squares::{SIDE_INKS, Squares, diamond};
use crate::games::words;
use crate::play::{Choice, Gesture, Show, Target};
use crate::scene::{Ink, Point, Scene, Shape};

impl<const W: usize> Show for Carteso<W> {
    fn name(&self, _: &Position<W>, mv: Move) -> String {
        match mv {
            Move::Deal(ask) => self.terms.name(ask),
            Move::Place(cell, stone) => self.field.board.label(cell) + letter(stone),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn gesture(&self, state: &Position<W>, mv: Move) -> Gesture {
        match mv {
            Move::Place(cell, stone) => vec![Target::Cell(cell), Target::Choice(letter(stone).to_owned())],
            Move::Deal(_) | Move::Pass => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position<W>) -> Scene {
        let squares = Squares::new(self.field.board);
        let mut scene = squares.scene(state.claimed);
        for stone in Stone::BOTH {
            let stones = state.stones[stone as usize];
            let (ink, rim) = inks(stone);
            // Bars between neighbours make a group one shape.
            let bars = self.bars(&squares, stones);
            scene.draw(rim, Shape::Lines(bars.clone(), 0.24));
            for (ink, radius) in [(rim, 0.42), (ink, 0.37)] {
                for cell in stones.iter() {
                    scene.draw(ink, shape(stone, squares.center(cell), radius));
                }
            }
            scene.draw(ink, Shape::Lines(bars, 0.16));
        }
        for group in self.claimed_groups(state) {
            self.draw_marker(&mut scene, &squares, &group);
        }
        scene
    }

    fn sides(&self, state: &Position<W>) -> BySeat<Option<&'static str>> {
        words::sides(&state.deal)
    }

    fn prompt(&self, state: &Position<W>) -> String {
        if state.passes == 2 {
            return "The game is over.".into();
        }
        if let Some(prompt) = words::prompt(&state.deal) {
            return prompt;
        }
        match (self.empty(state).is_empty(), state.passes) {
            (false, 0) => "Place a black or a white stone on an empty point, or pass.".into(),
            (false, _) => "Place a stone, or pass too and end the game.".into(),
            (true, 0) => "The board is full: pass.".into(),
            (true, _) => "The board is full: pass and end the game.".into(),
        }
    }

    fn choice(&self, state: &Position<W>, mv: Move) -> Choice {
        const YOU: [&str; 2] = [
            "claim finished groups that span more rows than columns",
            "claim finished groups that span more columns than rows",
        ];
        match mv {
            Move::Deal(ask) => words::answer(&state.deal, ask, YOU),
            Move::Place(cell, stone) => Choice {
                label: match stone {
                    Stone::Black => "Black stone".into(),
                    Stone::White => "White stone".into(),
                },
                note: self.forecast(state, cell, stone),
            },
            Move::Pass => words::pass(state.passes),
        }
    }

    fn content(&self, state: &Position<W>, cell: u16) -> String {
        match self.group(state, cell) {
            Some(group) => format!("{} stone, {}", color(group.stone), describe(&group)),
            None => "empty".into(),
        }
    }

    fn objection(&self, state: &Position<W>, cell: u16) -> Option<String> {
        if state.passes == 2 {
            return Some("the game is over".into());
        }
        words::objection(&state.deal)
            .or_else(|| (!self.empty(state).has(cell)).then(|| "there is a stone already".into()))
    }

    fn account(&self, state: &Position<W>) -> BySeat<String> {
        words::account(&state.deal, self.points(state), "stone")
    }

    fn turns(&self) -> u8 {
        // A quarter turn would exchange vertical and horizontal.
        2
    }
}

/// A colour in names.
fn letter(stone: Stone) -> &'static str {
    match stone {
        Stone::Black => "b",
        Stone::White => "w",
    }
}

/// A colour in sentences.
fn color(stone: Stone) -> &'static str {
    match stone {
        Stone::Black => "black",
        Stone::White => "white",
    }
}

/// A stone's own ink and its rim's.
fn inks(stone: Stone) -> (Ink, Ink) {
    match stone {
        Stone::Black => (Ink::Black, Ink::BlackRim),
        Stone::White => (Ink::White, Ink::WhiteRim),
    }
}

/// Black stones are round and white ones stand on a corner, so that they differ without their colours.
fn shape(stone: Stone, center: Point, radius: f32) -> Shape {
    match stone {
        Stone::Black => Shape::Disc(center, radius),
        Stone::White => Shape::Area(diamond(center, radius * 1.15)),
    }
}

/// `3 rows x 1 column`.
fn extent(span: &Span) -> String {
    let rows = words::count(span.height().into(), "row");
    let columns = words::count(span.width().into(), "column");
    format!("{rows} x {columns}")
}

/// `group of 5, spans 3 rows x 2 columns, claimed by Vertical`.
fn describe<const W: usize>(group: &Group<W>) -> String {
    let status = match group.claimer {
        Some(side) => format!("claimed by {}", words::name(side)),
        None => "not finished".into(),
    };
    let (count, extent) = (group.points.count(), extent(&group.span));
    format!("group of {count}, spans {extent}, {status}")
}

impl<const W: usize> Carteso<W> {
    /// What a placement would make and who would claim what by it.
    fn forecast(&self, state: &Position<W>, cell: u16, stone: Stone) -> String {
        let mut after = *state;
        self.play(&mut after, Move::Place(cell, stone));
        let group = self.group(&after, cell).expect("a stone has just been placed");
        let mut forecast = format!("Makes a {}", describe(&group));
        if group.claimer.is_none() {
            forecast += match group.span.height().cmp(&group.span.width()) {
                Ordering::Greater => "; finished like this it goes to Vertical",
                Ordering::Less => "; finished like this it goes to Horizontal",
                Ordering::Equal => "; finished like this it goes to the opponent of whoever finishes it",
            };
        }
        forecast.push('.');
        for side in Side::BOTH {
            let claimed = |state: &Position<W>| state.claimed[side as usize];
            let closed = claimed(&after) & !claimed(state) & !group.points;
            if !closed.is_empty() {
                let noun = format!("{} stone", color(stone.other()));
                let stones = words::count(closed.count() as i32, &noun);
                forecast += &format!(" {} also claims {stones}.", words::name(side));
            }
        }
        forecast
    }

    fn claimed_groups(&self, state: &Position<W>) -> Vec<Group<W>> {
        let mut left = state.claimed[0] | state.claimed[1];
        let mut groups = Vec::new();
        while let Some(cell) = left.first() {
            let group = self.group(state, cell).expect("stones are claimed");
            left &= !group.points;
            groups.push(group);
        }
        groups
    }

    /// The claimer's letter, "on top of one of its stones": the one nearest to the middle of the group.
    fn draw_marker(&self, scene: &mut Scene, squares: &Squares, group: &Group<W>) {
        let Some(side) = group.claimer else { return };
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
        let Some(cell) = group.points.iter().min_by_key(distance) else {
            return;
        };
        let center = squares.center(cell);
        scene.draw(SIDE_INKS[side as usize].1, Shape::Disc(center, 0.28));
        let letter = words::name(side)[..1].to_owned();
        scene.draw(Ink::Board, Shape::Text(center, 0.4, letter));
    }

    /// The lines between the centres of stones that touch.
    fn bars(&self, squares: &Squares, stones: Bits<W>) -> Vec<[Point; 2]> {
        let board = self.field.board;
        let mut bars = Vec::new();
        for cell in stones.iter() {
            let after = board
                .neighbours(cell)
                .filter(|&next| next > cell && stones.has(next));
            bars.extend(after.map(|next| [squares.center(cell), squares.center(next)]));
        }
        bars
    }
}
