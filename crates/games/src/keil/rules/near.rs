//! The effect of a stone, as far as it follows from the points within two steps.
//!
//! A placement changes links only in the triangles around its point. So a group that loses its last liberty has a stone
//! beside the point. That such a stone still has one mostly shows within two rows of the point, and there the board is
//! one or two words, not all of them. No links run through what lies beyond, so a group that reaches so far may have a
//! liberty there.

use super::triangles::Triangles;
use tessera_core::board::{Bits, Hex};

/// What shows near a point of a stone there.
#[derive(Clone, Copy, Debug)]
pub struct Foreseen<const W: usize> {
    /// What the stone captures; `None` if that does not show.
    pub captured: Option<Bits<W>>,
    /// Whether the stone's group has a liberty then; `None` if one of the two does not show.
    pub has_liberty: Option<bool>,
}

/// The points around a point whose numbers differ from its number by at most two rows, as sets of `N` words whose
/// number [`Near::MIDDLE`] is the point itself, which counts as a stone.
pub struct Near<const W: usize, const N: usize> {
    /// The number of the point on the board.
    point: u16,
    own: Bits<N>,
    enemy: Bits<N>,
    empty: Bits<N>,
}

impl<const W: usize, const N: usize> Near<W, N> {
    /// The number of the point.
    const MIDDLE: u16 = 2 * Hex::<W>::STEPS[1] as u16;

    /// Whether two rows below the point and two above fit into `N` words.
    pub const SUFFICES: bool = 2 * Self::MIDDLE < 64 * N as u16;

    /// The points beside the point.
    const RING: Bits<N> = {
        let (mut words, mut direction) = ([0; N], 0);
        while direction < 6 && Self::SUFFICES {
            let number = (Self::MIDDLE as i16 + Hex::<W>::STEPS[direction]) as usize;
            words[number / 64] |= 1 << (number % 64);
            direction += 1;
        }
        Bits::of_words(words)
    };

    /// The points that have all their neighbours among these points.
    const INSIDE: Bits<N> = {
        let (mut words, mut number) = ([0; N], Self::MIDDLE as usize / 2);
        while number <= 3 * Self::MIDDLE as usize / 2 && Self::SUFFICES {
            words[number / 64] |= 1 << (number % 64);
            number += 1;
        }
        Bits::of_words(words)
    };

    /// What is near a point on a board with these stones and empty points.
    #[inline]
    pub fn new(point: u16, own: &Bits<W>, enemy: &Bits<W>, empty: &Bits<W>) -> Near<W, N> {
        let part = |set: &Bits<W>| set.part::<N>(i32::from(point) - i32::from(Self::MIDDLE));
        let stone = Bits::only(Self::MIDDLE);
        Near {
            point,
            own: part(own) | stone,
            enemy: part(enemy),
            empty: part(empty) & !stone,
        }
    }

    /// What shows of the stone.
    #[inline]
    pub fn foreseen(&self) -> Foreseen<W> {
        let (enemy_links, alive) = self.alive();
        let (links, group) = self.group(Bits::EMPTY);
        // Most stones capture nothing and have a liberty. One question, because nothing foretells the answers to its parts.
        if group.meets(self.empty) & alive.holds(self.enemy & Self::RING) {
            return Foreseen {
                captured: Some(Bits::EMPTY),
                has_liberty: Some(true),
            };
        }
        match self.captured_beyond(&enemy_links, alive) {
            Some(captured) if captured.is_empty() => Foreseen {
                captured: Some(Bits::EMPTY),
                has_liberty: self.has_liberty(&links, group, Bits::EMPTY),
            },
            Some(captured) => {
                let (links, group) = self.group(captured);
                Foreseen {
                    captured: Some(self.on_board(captured)),
                    has_liberty: self.has_liberty(&links, group, captured),
                }
            }
            None => Foreseen {
                captured: None,
                has_liberty: None,
            },
        }
    }

    /// The same points by their numbers on the board.
    #[inline]
    pub fn on_board(&self, points: Bits<N>) -> Bits<W> {
        Bits::of_part(points, i32::from(self.point) - i32::from(Self::MIDDLE))
    }

    /// The stones that the stone captures; `None` if that does not show.
    #[inline]
    pub fn captured(&self) -> Option<Bits<N>> {
        let (links, alive) = self.alive();
        self.captured_beyond(&links, alive)
    }

    /// The triangles of the enemy's links, and the points that two steps along them reach from the empty points.
    #[inline]
    fn alive(&self) -> (Triangles<W, N>, Bits<N>) {
        let links = Triangles::within(self.enemy | self.empty);
        let alive = links.spread(self.empty);
        let alive = alive | links.spread(alive & self.enemy);
        (links, alive)
    }

    /// The triangles of the stone's links once some stones are captured, and the points that two steps along them reach.
    #[inline]
    fn group(&self, captured: Bits<N>) -> (Triangles<W, N>, Bits<N>) {
        let links = Triangles::within(self.own | self.empty | captured);
        let stone = Bits::only(Self::MIDDLE);
        let group = links.spread(links.spread(stone)) | stone;
        (links, group)
    }

    /// The stones that the stone captures, if points with a liberty are known; `None` if that does not show.
    #[inline]
    fn captured_beyond(&self, links: &Triangles<W, N>, mut alive: Bits<N>) -> Option<Bits<N>> {
        let beside = self.enemy & Self::RING;
        loop {
            if alive.holds(beside) {
                return Some(Bits::EMPTY);
            }
            let linked = links.spread(alive & self.enemy) | alive;
            if linked == alive {
                break;
            }
            alive = linked;
        }
        // Stones without a liberty here, unless their group goes on beyond.
        let mut dead = beside & !alive;
        loop {
            if !Self::INSIDE.holds(dead) {
                return None;
            }
            let linked = links.spread(dead) | dead;
            if linked == dead {
                return Some(dead);
            }
            dead = linked;
        }
    }

    /// Whether the group of the stone, of which a part is known, has a liberty once some stones are captured; `None` if
    /// that does not show.
    #[inline]
    fn has_liberty(&self, links: &Triangles<W, N>, mut group: Bits<N>, captured: Bits<N>) -> Option<bool> {
        loop {
            if group.meets(self.empty | captured) {
                return Some(true);
            }
            let linked = links.spread(group) | group;
            if linked == group {
                return Self::INSIDE.holds(group).then_some(false);
            }
            group = linked;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Keil;
    use crate::agreement::Side;
    use tessera_core::game::{Game, Turn, dice};

    /// Places a stone on every empty point of random games. Returns how many there were, and of how many all was foreseen.
    fn compare<const W: usize>(side: u16, games: u64) -> [u32; 2] {
        let game = Keil::<W>::new(side, Some(0), true);
        let mut found = [0; 2];
        for seed in 0..games {
            let (mut dice, mut state) = (dice(seed), game.start());
            while game.turn(&state) != Turn::Over {
                let stones = state.now.stones;
                let points = |side| stones.empty().iter().map(move |cell| (side, cell));
                for (side, cell) in Side::BOTH.into_iter().flat_map(points) {
                    let mut after = stones;
                    let captured = after.place_capturing(side, cell, None);
                    let foreseen = stones.foresee(side, cell);
                    let at = format!("seed {seed}, cell {cell}");
                    assert_eq!(foreseen.captured.unwrap_or(captured), captured, "{at}");
                    let liberty = after.has_liberty(side, cell);
                    assert_eq!(foreseen.has_liberty.unwrap_or(liberty), liberty, "{at}");
                    let all = foreseen.has_liberty.is_some();
                    found = [found[0] + 1, found[1] + u32::from(all)];
                }
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                game.play(&mut state, mv);
            }
        }
        found
    }

    #[test]
    fn what_is_foreseen_of_a_stone_is_so_and_mostly_all_is() {
        for [points, all] in [
            compare::<2>(2, 50),
            compare::<2>(5, 20),
            compare::<3>(7, 10),
            compare::<4>(8, 2),
            compare::<6>(8, 2),
            compare::<6>(10, 2),
        ] {
            println!("{all} of {points}");
            assert!(all > points / 2, "{all} of {points}");
        }
    }
}
