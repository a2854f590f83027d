//! Linage for people: names, gestures, pictures and sentences.

use super::rules::{Linage, Move, Position};
use crate::board::Bits;
use crate::game::{BySeat, Game, Seat};
use crate::games::deal::{Ask, Side};
use crate::play::{Choice, Gesture, Show, Target};
use crate::points;
use crate::scene::{Ink, Point, Scene, Shape, Spot};

/// The rim around the board that holds the coordinates, in cells.
const RIM: f32 = 0.75;

impl<const W: usize> Show for Linage<W> {
    fn name(&self, _: &Position<W>, mv: Move) -> String {
        match mv {
            Move::Deal(ask) => self.terms.name(ask),
            Move::Place(cell) => self.board.label(cell),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn gesture(&self, state: &Position<W>, mv: Move) -> Gesture {
        match mv {
            Move::Place(cell) => vec![Target::Cell(cell)],
            Move::Deal(_) | Move::Pass => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position<W>) -> Scene {
        let size = f32::from(self.board.size());
        let mut scene = Scene {
            width: size + 2.0 * RIM,
            height: size + 2.0 * RIM,
            ..Scene::default()
        };
        let corners = [(0.0, 0.0), (size, 0.0), (size, size), (0.0, size)];
        scene.draw(
            Ink::Board,
            Shape::Area(corners.map(|(x, y)| Point::new(RIM + x, RIM + y)).to_vec()),
        );
        let areas = [(Ink::FirstArea, Ink::First), (Ink::SecondArea, Ink::Second)];
        for side in Side::BOTH {
            let (owned, (area, line)) = (state.owned[side as usize], areas[side as usize]);
            for cell in owned.iter() {
                scene.draw(area, Shape::Area(self.outline(cell)));
            }
            scene.draw(line, Shape::Lines(self.hatching(owned, side), 0.06));
        }
        scene.draw(Ink::Grid, Shape::Lines(self.grid(), 0.03));
        for side in Side::BOTH {
            let fence = self.fence(state.owned[side as usize]);
            scene.draw(areas[side as usize].1, Shape::Lines(fence, 0.1));
        }
        for cell in self.board.cells().filter(|&cell| !state.empty.has(cell)) {
            scene.draw(Ink::StoneRim, Shape::Area(diamond(self.center(cell), 0.44)));
            scene.draw(Ink::Stone, Shape::Area(diamond(self.center(cell), 0.38)));
        }
        for index in 0..self.board.size() {
            let along = RIM + f32::from(index) + 0.5;
            let column = char::from(b'a' + index as u8).to_string();
            scene.draw(
                Ink::Label,
                Shape::Text(Point::new(along, RIM + size + RIM / 2.0), 0.36, column),
            );
            let row = (self.board.size() - index).to_string();
            scene.draw(Ink::Label, Shape::Text(Point::new(RIM / 2.0, along), 0.36, row));
        }
        let last = self.board.size() - 1;
        scene.spots = (0..=last)
            .flat_map(|row| (0..=last).map(move |column| (row, column)))
            .map(|(row, column)| {
                let cell = self.board.cell(column, last - row);
                Spot {
                    cell,
                    label: self.board.label(cell),
                    center: self.center(cell),
                    outline: self.outline(cell),
                    row,
                    column,
                }
            })
            .collect();
        scene
    }

    fn sides(&self, state: &Position<W>) -> BySeat<Option<&'static str>> {
        let mut sides = BySeat::default();
        for seat in Seat::all(2) {
            sides[seat] = state.deal.side(seat).map(name);
        }
        sides
    }

    fn prompt(&self, state: &Position<W>) -> String {
        if state.passes == 2 {
            return "The game is over.".into();
        }
        if state.deal.asked() == Some(Seat::FIRST) {
            return "Name the komi: the points Horizontal gets for moving second. Then the other player \
                    chooses a side, so name a fair one."
                .into();
        }
        if state.deal.asked().is_some() {
            let komi = points::in_words(state.deal.komi().unwrap_or(0).into());
            return format!("The komi is {komi}. Choose your side.");
        }
        let playable = self.placements(state).next().is_some();
        match (playable, state.passes) {
            (true, 0) => "Place a stone on a free region, or pass.".into(),
            (true, _) => "Place a stone, or pass too and end the game.".into(),
            (false, 0) => "No point is left to play: pass.".into(),
            (false, _) => "No point is left to play: pass and end the game.".into(),
        }
    }

    fn choice(&self, state: &Position<W>, mv: Move) -> Choice {
        let (label, note) = match mv {
            Move::Deal(Ask::Komi(halves)) => {
                let komi = points::in_words(halves.into());
                (komi.clone(), format!("Horizontal gets {komi} points."))
            }
            Move::Deal(Ask::Play(side)) => {
                let komi = points::in_words(state.deal.komi().unwrap_or(0).into());
                let note = match side {
                    Side::First => "You move first and own regions without a horizontal line.".into(),
                    Side::Second => {
                        format!("You own regions without a vertical line and get {komi} points.")
                    }
                };
                (format!("Play {}", name(side)), note)
            }
            Move::Pass if state.passes == 1 => ("Pass and end".into(), "Two passes end the game.".into()),
            _ => (
                "Pass".into(),
                "If the other side passes too, the game ends.".into(),
            ),
        };
        Choice { label, note }
    }

    fn content(&self, state: &Position<W>, cell: u16) -> String {
        if !state.empty.has(cell) {
            return "stone".into();
        }
        match self.owner(state, cell) {
            Some(side) => format!("owned by {}", name(side)),
            None => "free".into(),
        }
    }

    fn objection(&self, state: &Position<W>, cell: u16) -> Option<String> {
        if state.passes == 2 {
            return Some("the game is over".into());
        }
        match state.deal.asked() {
            Some(Seat::FIRST) => return Some("name the komi first".into()),
            Some(_) => return Some("choose your side first".into()),
            None => {}
        }
        if !state.empty.has(cell) {
            return Some("there is a stone already".into());
        }
        if let Some(side) = self.owner(state, cell) {
            return Some(format!("owned by {}", name(side)));
        }
        (!self.leaves_lines(state.empty, cell)).then(|| "would cut off a region without a line".into())
    }

    fn account(&self, state: &Position<W>) -> BySeat<String> {
        let mut account = BySeat::default();
        let owned = self.points(state);
        for seat in Seat::all(self.seats()) {
            let Some(side) = state.deal.side(seat) else {
                continue;
            };
            account[seat] = match owned[side as usize] {
                1 => "1 point".into(),
                count => format!("{count} points"),
            };
            if side == Side::Second {
                let komi = points::in_words(state.deal.komi().unwrap_or(0).into());
                account[seat] += &format!(" + {komi} komi");
            }
        }
        account
    }
}

/// What people call a side.
fn name(side: Side) -> &'static str {
    match side {
        Side::First => "Vertical",
        Side::Second => "Horizontal",
    }
}

impl<const W: usize> Linage<W> {
    fn owner(&self, state: &Position<W>, cell: u16) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| state.owned[side as usize].has(cell))
    }

    /// The top left corner of a cell in the picture.
    fn corner(&self, cell: u16) -> Point {
        let down = self.board.size() - 1 - self.board.row(cell);
        Point::new(RIM + f32::from(self.board.column(cell)), RIM + f32::from(down))
    }

    fn center(&self, cell: u16) -> Point {
        let Point { x, y } = self.corner(cell);
        Point::new(x + 0.5, y + 0.5)
    }

    fn outline(&self, cell: u16) -> Vec<Point> {
        let Point { x, y } = self.corner(cell);
        [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
            .map(|(dx, dy)| Point::new(x + dx, y + dy))
            .to_vec()
    }

    fn grid(&self) -> Vec<[Point; 2]> {
        let size = f32::from(self.board.size());
        (0..=self.board.size())
            .map(|index| RIM + f32::from(index))
            .flat_map(|at| {
                [
                    [Point::new(at, RIM), Point::new(at, RIM + size)],
                    [Point::new(RIM, at), Point::new(RIM + size, at)],
                ]
            })
            .collect()
    }

    /// Three strokes a cell, running the way the owner's lines run.
    fn hatching(&self, owned: Bits<W>, side: Side) -> Vec<[Point; 2]> {
        owned
            .iter()
            .flat_map(|cell| {
                let Point { x, y } = self.corner(cell);
                [1.0 / 6.0, 0.5, 5.0 / 6.0].map(|at| match side {
                    Side::First => [Point::new(x + at, y), Point::new(x + at, y + 1.0)],
                    Side::Second => [Point::new(x, y + at), Point::new(x + 1.0, y + at)],
                })
            })
            .collect()
    }

    /// The cell sides between a set and the rest of the board.
    fn fence(&self, owned: Bits<W>) -> Vec<[Point; 2]> {
        let (last, stride) = (self.board.size() - 1, self.board.stride());
        owned
            .iter()
            .flat_map(|cell| {
                let Point { x, y } = self.corner(cell);
                let (column, row) = (self.board.column(cell), self.board.row(cell));
                let at = |dx, dy| Point::new(x + dx, y + dy);
                [
                    (column == 0 || !owned.has(cell - 1), [at(0.0, 0.0), at(0.0, 1.0)]),
                    (
                        column == last || !owned.has(cell + 1),
                        [at(1.0, 0.0), at(1.0, 1.0)],
                    ),
                    (
                        row == 0 || !owned.has(cell - stride),
                        [at(0.0, 1.0), at(1.0, 1.0)],
                    ),
                    (
                        row == last || !owned.has(cell + stride),
                        [at(0.0, 0.0), at(1.0, 0.0)],
                    ),
                ]
            })
            .filter_map(|(outer, line)| outer.then_some(line))
            .collect()
    }
}

/// The sign of a stone that belongs to nobody.
fn diamond(center: Point, radius: f32) -> Vec<Point> {
    [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
        .map(|(dx, dy)| Point::new(center.x + dx * radius, center.y + dy * radius))
        .to_vec()
}
