//! The stones on the board, their links, groups, liberties and territories.
//!
//! > Two adjacent same-colour stones, or a stone and an adjacent empty point, are linked if there is another
//! > point adjacent to both that is not occupied by the other colour. [...]
//! > A group is a stone together with all other stones one could reach from it through a series of steps
//! > between linked stones. [...]
//! > A liberty of a group is an empty point linked to at least one stone in that group.
//!
//! Two adjacent points and a third one adjacent to both are the corners of a triangle. So a stone is linked to
//! exactly the points with which it shares an open triangle, which is one without a stone of the other colour. A
//! triangle that points up is represented by its lower left point, one that points down by its lowest point. So
//! both kinds are sets of points, and a step along all links of all stones at once takes a few shifts
//! ([`Triangles::spread`]). Groups are not kept from turn to turn. What a stone does mostly shows within two steps of it
//! ([`Near`]); if it does not, a flood over all groups at once, from the stones beside empty points, ends after a step
//! or two.

use super::near::{Foreseen, Near};
use super::triangles::Triangles;
use crate::agreement::Side;
use tessera_core::board::{Bits, Hex};

/// A group and the empty points linked to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group<const W: usize> {
    /// The points that hold its stones.
    pub stones: Bits<W>,
    /// The empty points linked to it.
    pub liberties: Bits<W>,
}

/// The stones on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stones<const W: usize> {
    board: Hex<W>,
    of: [Bits<W>; 2],
    empty: Bits<W>,
}

impl<const W: usize> Stones<W> {
    /// The empty board.
    pub fn none(board: Hex<W>) -> Stones<W> {
        Stones {
            board,
            of: [Bits::EMPTY; 2],
            empty: board.all(),
        }
    }

    /// The points that hold a stone of the side.
    #[inline]
    pub fn of(&self, side: Side) -> Bits<W> {
        self.of[side as usize]
    }

    /// The points without a stone.
    #[inline]
    pub fn empty(&self) -> Bits<W> {
        self.empty
    }

    /// The triangles in which stones of a side are linked.
    #[inline]
    fn triangles(&self, side: Side) -> Triangles<W> {
        Triangles::within(self.of(side) | self.empty)
    }

    /// What shows near an empty point of a stone of a side there.
    #[inline]
    pub fn foresee(&self, side: Side, point: u16) -> Foreseen<W> {
        if Near::<W, 1>::SUFFICES {
            self.near::<1>(side, point).foreseen()
        } else {
            self.near::<2>(side, point).foreseen()
        }
    }

    /// The stones that a stone on an empty point captures; `None` if what is near does not show that.
    #[inline]
    fn captured_near(&self, side: Side, point: u16) -> Option<Bits<W>> {
        if Near::<W, 1>::SUFFICES {
            let near = self.near::<1>(side, point);
            near.captured().map(|captured| near.on_board(captured))
        } else {
            let near = self.near::<2>(side, point);
            near.captured().map(|captured| near.on_board(captured))
        }
    }

    #[inline]
    fn near<const N: usize>(&self, side: Side, point: u16) -> Near<W, N> {
        let [own, enemy] = [side, side.other()].map(|side| &self.of[side as usize]);
        Near::new(point, own, enemy, &self.empty)
    }

    /// Whether the group of a stone has a liberty.
    ///
    /// > After all removals, the stone you placed must be part of a group with at least one liberty.
    #[inline]
    pub fn has_liberty(&self, side: Side, stone: u16) -> bool {
        let triangles = self.triangles(side);
        let mut group = Bits::only(stone);
        loop {
            let linked = triangles.spread(group);
            if linked.meets(self.empty) {
                return true;
            }
            if group.holds(linked) {
                return false;
            }
            group |= linked;
        }
    }

    /// The stones of a side in groups without liberties; empty if none of them is adjacent to `point`.
    fn stones_without_liberty(&self, side: Side, point: u16) -> Bits<W> {
        let stones = self.of(side);
        let neighbours = self.board.grown(Bits::only(point)) & stones;
        if neighbours.is_empty() {
            return Bits::EMPTY;
        }
        // A flood along all links from the stones that are linked to an empty point. What it misses has no liberty.
        let triangles = self.triangles(side);
        let mut alive = triangles.spread(self.empty) & stones;
        loop {
            if alive.holds(neighbours) {
                return Bits::EMPTY;
            }
            let linked = triangles.spread(alive) & stones;
            if alive.holds(linked) {
                return stones & !alive;
            }
            alive |= linked;
        }
    }

    /// Places a stone, removes what it captures and returns that.
    ///
    /// > After a placement, remove all enemy stones in groups without liberties.
    ///
    /// Links are lost only beside the point, so every group that loses its last liberty has a stone there.
    #[inline]
    pub fn place(&mut self, side: Side, point: u16) -> Bits<W> {
        match self.captured_near(side, point) {
            Some(captured) if captured.is_empty() => {
                self.of[side as usize].insert(point);
                self.empty.remove(point);
                captured
            }
            captured => self.place_capturing(side, point, captured),
        }
    }

    /// Places a stone of which it may be known what it captures, removes that and returns it.
    #[inline]
    pub fn place_capturing(&mut self, side: Side, point: u16, captured: Option<Bits<W>>) -> Bits<W> {
        self.of[side as usize].insert(point);
        self.empty.remove(point);
        let captured = captured.unwrap_or_else(|| self.stones_without_liberty(side.other(), point));
        if !captured.is_empty() {
            self.of[side.other() as usize] &= !captured;
            self.empty |= captured;
        }
        captured
    }

    /// The points of each side's territories.
    ///
    /// > A territory is an empty point together with all other empty points one could reach from it through
    /// > a series of steps between linked empty points. You own a territory if all stones linked to points in
    /// > that territory are of your colour.
    ///
    /// Adjacent empty points are always linked. A territory to which no stone is linked belongs to nobody.
    pub fn territories(&self) -> [Bits<W>; 2] {
        let reach = Side::BOTH.map(|side| {
            let mut reach = self.triangles(side).spread(self.of(side)) & self.empty;
            loop {
                let grown = self.board.grown(reach) & self.empty;
                if grown == reach {
                    return reach;
                }
                reach = grown;
            }
        });
        [reach[0] & !reach[1], reach[1] & !reach[0]]
    }

    /// The group of a stone with its liberties.
    pub fn group(&self, side: Side, stone: u16) -> Group<W> {
        let triangles = self.triangles(side);
        let mut stones = Bits::only(stone);
        loop {
            let linked = triangles.spread(stones);
            let grown = stones | linked & self.of(side);
            if grown == stones {
                let liberties = linked & self.empty;
                return Group { stones, liberties };
            }
            stones = grown;
        }
    }

    /// The points to which a stone is linked: stones of its side, and empty points.
    pub fn linked_points(&self, side: Side, stone: u16) -> Bits<W> {
        self.triangles(side).spread(Bits::only(stone)) & !Bits::only(stone)
    }

    /// The pairs of adjacent stones of a side that are linked, each once.
    pub fn links(&self, side: Side) -> impl Iterator<Item = (u16, u16)> {
        let (stones, triangles) = (self.of(side), self.triangles(side));
        let board = self.board;
        stones.iter().flat_map(move |stone| {
            let linked = triangles.spread(Bits::only(stone)) & stones;
            (0..3).filter_map(move |direction| {
                let other = board.neighbour(stone, direction)?;
                linked.has(other).then_some((stone, other))
            })
        })
    }

    /// Stones of a side and points between them that the other side can never change as long as this side fills none of its
    /// eyes; it need not play at all. In the end all of them are points of the side.
    ///
    /// An eye is an empty point each of whose triangles has such a stone, so that a stone of the other side there is linked to
    /// nothing, whatever else it captures. Suppose that every other point of the board belongs to the other side, which only
    /// takes links away: if every stone still has a liberty in an eye, and another one after the other side has played into any
    /// eye, then no stone can be captured, and to play into an eye is suicide.
    ///
    /// Two adjacent empty points among stones are two eyes. But an eye is a point of the side only if no empty point that the
    /// other side may get is adjacent to it: they would be one territory.
    pub fn safe_points(&self, side: Side) -> Bits<W> {
        let all = self.board.all();
        let mut safe = self.of(side);
        loop {
            let open = Triangles::<W>::within(all & !safe).spread(all);
            let eyes = self.empty & !open;
            if eyes.count() < 2 {
                return Bits::EMPTY;
            }
            // With one eye filled every stone has to be linked to one of the others.
            let kept = eyes.iter().fold(safe, |kept, filled| {
                let open = eyes & !Bits::only(filled);
                kept & self.linked_to(safe, open)
            });
            if kept == safe {
                return safe | self.enclosed(eyes, safe);
            }
            safe = kept;
        }
    }

    /// The points of a set all of whose neighbours are such points or stones of another set.
    fn enclosed(&self, points: Bits<W>, stones: Bits<W>) -> Bits<W> {
        let mut enclosed = points;
        loop {
            let others = self.board.all() & !(stones | enclosed);
            let kept = enclosed & !self.board.grown(others);
            if kept == enclosed {
                return enclosed;
            }
            enclosed = kept;
        }
    }

    /// The stones of a set that would have a liberty among these points if all else belonged to the other side.
    fn linked_to(&self, stones: Bits<W>, liberties: Bits<W>) -> Bits<W> {
        let triangles = Triangles::<W>::within(stones | liberties);
        let mut linked = triangles.spread(liberties) & stones;
        loop {
            let grown = triangles.spread(linked) & stones | linked;
            if grown == linked {
                return linked;
            }
            linked = grown;
        }
    }
}
