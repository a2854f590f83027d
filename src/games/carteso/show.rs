//! Carteso for people: names, gestures, pictures and sentences.

use std::cmp::Ordering;

use super::notation::letter;
use super::rules::{Carteso, Group, Move, Position, Reason, Span, Stone, finishers};
use crate::board::Bits;
use crate::game::{BySeat, Game};
use crate::games::agreement::Side;
use crate::games::sides::SIDE_INKS;
use crate::games::squares::{Squares, diamond};
use crate::games::words;
use crate::language::Language;
use crate::play::{Choice, Gesture, Notation, Show, Target};
use crate::scene::{Ink, Item, Point, Scene, Shape, SpotId};

impl<const W: usize> Show for Carteso<W> {
    fn gesture(&self, state: &Position<W>, mv: Move) -> Gesture {
        match mv {
            Move::Place(cell, stone) => vec![Target::cell(cell), Target::Choice(letter(stone).to_owned())],
            Move::Agreement(_) | Move::Pass => vec![Target::Choice(self.name(state, mv))],
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
        let groups = self.groups(state);
        for group in &groups {
            self.draw_marker(&mut scene, &squares, group);
        }
        let near = groups.iter().filter(|group| self.is_near(state, group));
        let hearts = near.map(|group| squares.center(self.heart(group)));
        scene.draw(Ink::Mark, Shape::Signs(hearts.collect(), brackets(), 0.06));
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
        match (self.empty(state).is_empty(), state.order.passes) {
            (false, 0) => "Place a black or a white stone on an empty point, or pass.".into(),
            (false, _) => "Place a stone, or pass too and end the game.".into(),
            (true, 0) => "The board is full: pass.".into(),
            (true, _) => "The board is full: pass and end the game.".into(),
        }
    }

    fn choice(&self, state: &Position<W>, mv: Move, _: Language) -> Choice {
        const YOU: [&str; 2] = [
            "claim finished groups that span more rows than columns",
            "claim finished groups that span more columns than rows",
        ];
        match mv {
            Move::Agreement(ask) => words::answer(&state.order.agreement, ask, YOU),
            Move::Place(cell, stone) => Choice {
                label: match stone {
                    Stone::Black => "Black stone".into(),
                    Stone::White => "White stone".into(),
                },
                note: self.forecast(state, cell, stone),
            },
            Move::Pass => words::pass(state.order.passes),
        }
    }

    fn content(&self, state: &Position<W>, spot: SpotId, _: Language) -> String {
        let Some(cell) = spot.cell() else {
            return String::new();
        };
        match self.group(state, cell) {
            Some(group) => {
                let near = self.near(state, &group);
                format!("{} stone, {}{near}", color(group.stone), describe(&group))
            }
            None => "empty".into(),
        }
    }

    fn why_illegal(&self, state: &Position<W>, spot: SpotId, _: Language) -> Option<String> {
        let cell = spot.cell()?;
        Some(match self.check_placement(state, cell).err()? {
            Reason::Closed(closed) => words::board_closed(closed).into(),
            Reason::Occupied => "there is a stone already".into(),
        })
    }

    fn account(&self, state: &Position<W>, _: Language) -> BySeat<String> {
        words::account(&state.order.agreement, self.points(state), "stone")
    }

    fn rotation_steps(&self) -> u8 {
        // A quarter turn would exchange vertical and horizontal.
        2
    }

    /// What the group of a stone spans, and the stones that would finish it, in outline.
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
            outline(&frame.map(|(x, y)| Point::new(x, y)), 0.09),
        )];
        let points = finishers(self, state, &group);
        for stone in Stone::BOTH {
            for cell in points[stone as usize].iter() {
                let center = squares.center(cell);
                // One point may do in either colour: the disc then lies within the diamond.
                items.push(Item::new(
                    Ink::Mark,
                    match stone {
                        Stone::Black => Shape::Ring(center, 0.15, 0.07),
                        Stone::White => outline(&diamond(center, 0.34), 0.07),
                    },
                ));
            }
        }
        items
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

/// The sides of a polygon.
fn outline(corners: &[Point], width: f32) -> Shape {
    let ends = corners.iter().cycle().skip(1);
    Shape::Lines(
        corners.iter().zip(ends).map(|(&from, &to)| [from, to]).collect(),
        width,
    )
}

/// The four corners of a cell: the sign of a group that one stone would finish.
fn brackets() -> Vec<[Point; 2]> {
    let corner = |(x, y): (f32, f32)| {
        let at = Point::new(0.42 * x, 0.42 * y);
        let toward = |dx, dy| [at, Point::new(at.x - 0.15 * x * dx, at.y - 0.15 * y * dy)];
        [toward(1.0, 0.0), toward(0.0, 1.0)]
    };
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .into_iter()
        .flat_map(corner)
        .collect()
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

    /// Whether one stone more would finish an unclaimed group.
    fn is_near(&self, state: &Position<W>, group: &Group<W>) -> bool {
        finishers(self, state, group)
            .iter()
            .any(|points| !points.is_empty())
    }

    /// Which stones would finish a group: `, one stone from it: black at c3 or c5, white at d4`.
    fn near(&self, state: &Position<W>, group: &Group<W>) -> String {
        let points = finishers(self, state, group);
        let told = |stone: Stone| {
            let points = points[stone as usize]
                .iter()
                .map(|cell| self.field.board.label(cell));
            let points: Vec<_> = points.collect();
            (!points.is_empty()).then(|| format!("{} at {}", color(stone), points.join(" or ")))
        };
        match &Stone::BOTH.into_iter().filter_map(told).collect::<Vec<_>>()[..] {
            [] => String::new(),
            told => format!(", one stone would finish it: {}", told.join(", ")),
        }
    }

    fn groups(&self, state: &Position<W>) -> Vec<Group<W>> {
        let mut left = self.field.all & !self.empty(state);
        let mut groups = Vec::new();
        while let Some(cell) = left.first() {
            let group = self.group(state, cell).expect("a stone has a group");
            left &= !group.points;
            groups.push(group);
        }
        groups
    }

    /// The claimer's letter, "on top of one of its stones".
    fn draw_marker(&self, scene: &mut Scene, squares: &Squares, group: &Group<W>) {
        let Some(side) = group.claimer else { return };
        let center = squares.center(self.heart(group));
        scene.draw(SIDE_INKS[side as usize].1, Shape::Disc(center, 0.28));
        let letter = words::name(side)[..1].to_owned();
        scene.draw(Ink::Board, Shape::Text(center, 0.4, letter));
    }

    /// The stone of a group that lies nearest to the middle of what it spans.
    fn heart(&self, group: &Group<W>) -> u16 {
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
