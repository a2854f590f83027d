//! Keil for people: names, gestures, pictures and sentences.

use super::rules::{Keil, Move, Position, Reason};
use crate::board::{Bits, Layout};
use crate::game::{BySeat, Game, Seat};
use crate::games::agreement::{AgreementMove, Button, Side};
use crate::games::hexes::{Hexes, draw_stone, stone};
use crate::games::words;
use crate::language::Language;
use crate::play::{Choice, Gesture, Notation, Show, Target};
use crate::points;
use crate::scene::{Ink, Item, Point, Scene, Shape, SpotId};

impl<const W: usize> Show for Keil<W> {
    fn gesture(&self, state: &Position<W>, mv: Move) -> Gesture {
        match mv {
            Move::Place(cell) => vec![Target::cell(cell)],
            Move::Agreement(_) | Move::Pass => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position<W>) -> Scene {
        let hexes = Hexes::new(self.board, Layout::Pointy);
        let stones = &state.now.stones;
        let mut scene = hexes.scene(stones.territories());
        for side in Side::BOTH {
            scene.items.extend(bridged(&hexes, stones.links(side), side));
            for cell in stones.of(side).iter() {
                draw_stone(&mut scene, hexes.center(cell), side);
            }
        }
        let captured = state.now.captured.iter().map(|cell| hexes.center(cell));
        scene.draw(Ink::Mark, Shape::Signs(captured.collect(), cross(0.2), 0.08));
        draw_button(&mut scene, state.button());
        scene
    }

    fn sides(&self, state: &Position<W>, _: Language) -> BySeat<Option<&'static str>> {
        let mut sides = BySeat::default();
        for seat in Seat::all(2) {
            sides[seat] = state.now.order.agreement.side(seat).map(name);
        }
        sides
    }

    fn prompt(&self, state: &Position<W>, _: Language) -> String {
        match (
            state.now.order.passes,
            state.now.order.agreement.chooser(),
            state.button(),
        ) {
            (2, ..) => "The game is over.".into(),
            (_, Some(Seat::FIRST), _) => {
                "Name the komi: the points White gets for moving second. Then the other player chooses a \
                 side, so name a fair one."
                    .into()
            }
            (_, Some(_), _) => format!("The komi is {}. Choose your side.", self.komi(state)),
            (_, None, Button::Offered) => "Place a stone, or take the button for half a point.".into(),
            (0, None, _) => "Place a stone, or pass.".into(),
            (_, None, _) => "Place a stone, or pass too and end the game.".into(),
        }
    }

    fn choice(&self, state: &Position<W>, mv: Move, _: Language) -> Choice {
        let (label, note) = match mv {
            Move::Agreement(AgreementMove::Komi(halves)) => {
                let komi = points::in_words(halves.into());
                (komi.clone(), format!("White gets {komi} points."))
            }
            Move::Agreement(AgreementMove::Play(Side::First)) => {
                ("Play Black".into(), "You move first.".into())
            }
            Move::Agreement(AgreementMove::Play(Side::Second)) => {
                let komi = self.komi(state);
                (
                    "Play White".into(),
                    format!("You move second and get {komi} points."),
                )
            }
            Move::Agreement(AgreementMove::Button) => (
                "Take the button".into(),
                "Half a point for you instead of a stone; from then on one may pass.".into(),
            ),
            _ => return words::pass(state.now.order.passes),
        };
        Choice { label, note }
    }

    fn content(&self, state: &Position<W>, spot: SpotId, _: Language) -> String {
        let Some(cell) = spot.cell() else {
            return String::new();
        };
        let stones = &state.now.stones;
        let within = |sets: [Bits<W>; 2]| Side::BOTH.into_iter().find(|&side| sets[side as usize].has(cell));
        if let Some(side) = within(Side::BOTH.map(|side| stones.of(side))) {
            let group = stones.group(side, cell);
            let liberties = match group.liberties.count() {
                1 => "1 liberty".into(),
                number => format!("{number} liberties"),
            };
            let (colour, size) = (self.agreement_rules.side_name(side), group.stones.count());
            return format!("{colour} stone, group of {size}, {liberties}");
        }
        match within(stones.territories()) {
            Some(side) => format!("empty, owned by {}", name(side)),
            None => "empty".into(),
        }
    }

    fn why_illegal(&self, state: &Position<W>, spot: SpotId, _: Language) -> Option<String> {
        let cell = spot.cell()?;
        Some(match self.check_placement(state, cell).err()? {
            Reason::Closed(closed) => words::board_closed(closed).into(),
            Reason::Occupied => "there is a stone already".into(),
            Reason::Suicide => "suicide: the stone's group would have no liberty".into(),
            Reason::Repetition(turn) => {
                // Counted as the record counts: bid and choice of side come first.
                let bids = if self.agreement_rules.komi.is_none() { 2 } else { 0 };
                format!("repeats the position after your move {} (superko)", turn + bids)
            }
        })
    }

    fn account(&self, state: &Position<W>, _: Language) -> BySeat<String> {
        let mut account = BySeat::default();
        let territories = state.now.stones.territories();
        for seat in Seat::all(self.seats()) {
            let Some(side) = state.now.order.agreement.side(seat) else {
                continue;
            };
            let stones = words::count(state.stones(side).count() as i32, "stone");
            account[seat] = format!("{stones} + {} territory", territories[side as usize].count());
            if side == Side::Second {
                account[seat] += &format!(" + {} komi", self.komi(state));
            }
            if state.button() == Button::Taken(side) {
                account[seat] += " + ½ button";
            }
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
        [
            Shape::Lines(hexes.fence(group.stones), 0.09),
            Shape::Lines(links, 0.06),
        ]
        .into_iter()
        .chain(liberties)
        .map(|shape| Item::new(Ink::Focus, shape))
        .collect()
    }

    /// Captured stones, still there, with a cross through each.
    fn effects(&self, before: &Position<W>, _: Move, after: &Position<W>) -> Vec<Item> {
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
        let mut items = bridged(&hexes, links.filter(|(from, _)| captured.has(*from)), side);
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
) -> Vec<Item> {
    let (ink, rim) = match side {
        Side::First => (Ink::Black, Ink::BlackRim),
        Side::Second => (Ink::White, Ink::WhiteRim),
    };
    let bridges: Vec<_> = links.map(|(a, b)| [hexes.center(a), hexes.center(b)]).collect();
    vec![
        Item::new(rim, Shape::Lines(bridges.clone(), 0.34)),
        Item::new(ink, Shape::Lines(bridges, 0.26)),
    ]
}

/// What people call a side.
fn name(side: Side) -> &'static str {
    match side {
        Side::First => "Black",
        Side::Second => "White",
    }
}

/// The sign of a stone that leaves or has left.
fn cross(arm: f32) -> Vec<[Point; 2]> {
    [arm, -arm]
        .map(|rise| [Point::new(-arm, -rise), Point::new(arm, rise)])
        .to_vec()
}

/// Draws the button into the free corner of the picture, in the colours of who has it.
fn draw_button(scene: &mut Scene, button: Button) {
    let center = Point::new(scene.width - 0.6, 0.6);
    let (caption, owner) = match button {
        Button::Absent => return,
        Button::Offered => ("button", None),
        Button::Taken(side) => (name(side), Some(side)),
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
            match side {
                Side::First => Ink::White,
                Side::Second => Ink::Black,
            }
        }
    };
    scene.draw_beside(figure, Shape::Text(center, 0.4, "½".into()));
    let below = Point::new(center.x, center.y + 0.6);
    scene.draw_beside(Ink::Label, Shape::Text(below, 0.28, caption.into()));
}

impl<const W: usize> Keil<W> {
    fn komi(&self, state: &Position<W>) -> String {
        points::in_words(state.now.order.agreement.komi().unwrap_or(0).into())
    }
}
