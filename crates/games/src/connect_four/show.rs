//! Connect Four for people: gestures, pictures and sentences.

use super::effects;
use super::rules::{ConnectFour, Drop, Position, Reason, cells};
use super::words::{self, ConnectFourWords};
use crate::agreement::Side;
use crate::effects::{Effects, Threat};
use crate::play::{Choice, Gesture, Show, SideName, Target};
use crate::stones::stone;
use crate::words::{SideNames, SideWords};
use tessera_core::game::{BySeat, Game, Seat, Turn};
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Point, Scene, Shape, Spot, SpotId};

/// The width of the frame left of the board and below it, where the coordinates are.
const WIDE: f32 = 0.6;
/// The width of the frame right of the board and above it.
const NARROW: f32 = 0.2;

/// The side of each seat: the first plays Black.
const SIDES: [(Side, &str); 2] = [(Side::First, "black"), (Side::Second, "white")];

impl ConnectFour {
    /// The middle of a cell in the picture.
    fn center(&self, cell: u16) -> Point {
        let (column, row) = self.place(cell);
        let down = self.rows() - 1 - row;
        Point::new(WIDE + 0.5 + f32::from(column), NARROW + 0.5 + f32::from(down))
    }

    /// Where one can point, in reading order.
    fn spots(&self) -> Vec<Spot> {
        let places = (0..self.rows()).flat_map(|down| (0..self.columns()).map(move |column| (down, column)));
        let spot = |(row, column): (u16, u16)| {
            let cell = self.cell(column, self.rows() - 1 - row);
            let center = self.center(cell);
            Spot {
                id: SpotId::Cell(cell),
                label: self.label(cell),
                center,
                outline: rectangle(Point::new(center.x - 0.5, center.y - 0.5), 1.0, 1.0),
                row,
                column,
            }
        };
        places.map(spot).collect()
    }

    /// The lines between cells and around them.
    fn grid(&self) -> Vec<[Point; 2]> {
        let (wide, high) = (f32::from(self.columns()), f32::from(self.rows()));
        let upright = (0..=self.columns()).map(|at| {
            let x = WIDE + f32::from(at);
            [Point::new(x, NARROW), Point::new(x, NARROW + high)]
        });
        let level = (0..=self.rows()).map(|at| {
            let y = NARROW + f32::from(at);
            [Point::new(WIDE, y), Point::new(WIDE + wide, y)]
        });
        upright.chain(level).collect()
    }

    fn draw_labels(&self, scene: &mut Scene) {
        let mut label = |at, text| scene.draw(Ink::Label, Shape::Coordinate(at, 0.25, text));
        for column in 0..self.columns() {
            let Point { x, y } = self.center(self.cell(column, 0));
            let letter = char::from(b'a' + column as u8).to_string();
            label(Point::new(x, y + 0.5 + WIDE / 2.0), letter);
        }
        for row in 0..self.rows() {
            let Point { x, y } = self.center(self.cell(0, row));
            label(Point::new(x - 0.5 - WIDE / 2.0, y), (row + 1).to_string());
        }
    }
}

/// The corners of a rectangle, clockwise from the top left.
fn rectangle(Point { x, y }: Point, wide: f32, high: f32) -> Vec<Point> {
    let corners = [(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)];
    corners
        .map(|(right, down)| Point::new(x + right, y + down))
        .to_vec()
}

impl Show for ConnectFour {
    fn gesture(&self, _: &Position, Drop(cell): Drop) -> Gesture {
        vec![Target::cell(cell)]
    }

    fn scene(&self, position: &Position, _: Language) -> Scene {
        let (wide, high) = (f32::from(self.columns()), f32::from(self.rows()));
        let mut scene = Scene {
            width: wide + WIDE + NARROW,
            height: high + WIDE + NARROW,
            ..Scene::default()
        };
        let whole = rectangle(Point::default(), scene.width, scene.height);
        scene.draw(Ink::Frame, Shape::Area(whole));
        scene.draw(
            Ink::Board,
            Shape::Area(rectangle(Point::new(WIDE, NARROW), wide, high)),
        );
        scene.draw(Ink::Grid, Shape::Lines(self.grid(), 0.02));
        self.draw_labels(&mut scene);
        for (stones, (side, _)) in position.stones.into_iter().zip(SIDES) {
            let drawn = cells(stones).flat_map(|cell| stone(self.center(cell), side));
            scene.items.extend(drawn);
        }
        scene.spots = self.spots();
        scene
    }

    fn sides(&self, _: &Position, language: Language) -> BySeat<Option<SideName>> {
        let mut sides = BySeat::default();
        for (seat, (side, id)) in Seat::all(2).zip(SIDES) {
            let name = SideNames::BlackWhite.of(side, language);
            let is_first = seat == Seat::FIRST;
            sides[seat] = Some(SideName { id, name, is_first });
        }
        sides
    }

    fn prompt(&self, position: &Position, language: Language) -> String {
        let prompt = match self.turn(position) {
            Turn::Over => SideWords::of(language).game_over,
            _ => ConnectFourWords::of(language).prompt,
        };
        prompt.to_owned()
    }

    fn choice(&self, _: &Position, Drop(cell): Drop, _: &BySeat<String>, language: Language) -> Choice {
        Choice {
            label: self.label(cell),
            note: ConnectFourWords::of(language).drop_note.to_owned(),
        }
    }

    fn content(&self, position: &Position, spot: SpotId, _: &BySeat<String>, language: Language) -> String {
        let Some(cell) = spot.cell() else {
            return String::new();
        };
        let holder = (0..2).find(|&seat: &usize| position.stones[seat] & (1 << cell) != 0);
        match holder {
            Some(seat) => {
                let side = SideNames::BlackWhite.of(SIDES[seat].0, language);
                (ConnectFourWords::of(language).stone_of)(side)
            }
            None => SideWords::of(language).empty.to_owned(),
        }
    }

    fn effects(&self, before: &Position, moves: &[Drop], after: &Position) -> Effects {
        effects::effects(self, before, moves, after)
    }

    fn threats(&self, position: &Position) -> Vec<Threat> {
        effects::threats(self, position)
    }

    type Closed = Reason;

    fn closed(&self, position: &Position, spot: SpotId) -> Option<Reason> {
        self.check(position, spot.cell()?).err()
    }

    fn closed_text(&self, closed: Reason, language: Language) -> String {
        words::reason(closed, language).to_owned()
    }

    fn is_told(&self, closed: &Reason) -> bool {
        matches!(closed, Reason::Occupied)
    }

    fn account(&self, position: &Position, language: Language) -> BySeat<String> {
        let words = ConnectFourWords::of(language);
        let mut account = BySeat::default();
        for seat in Seat::all(2) {
            let has_four = position.winner == Some(seat);
            account[seat] = if has_four { words.four } else { words.no_four }.to_owned();
        }
        account
    }
}
