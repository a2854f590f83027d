//! The AMAF statistics that a position of few visits borrows from one above it: GRAVE (Cazenave, "Generalized Rapid Action
//! Value Estimation", IJCAI 2015).
//!
//! Nothing here is generic, so all games share one copy of this code.

use tessera_core::game::Seat;

use super::node::{AmafSums, Block};
use super::tree::Tree;

/// The positions from which borrowed statistics come in the present step.
pub(super) struct Reference {
    /// The most visits of a position that borrows; 0 where none does.
    most: u32,
    /// Whether an action has the same effect whichever seat makes it.
    are_shared: bool,
    /// By the seat that chooses: the moves of the nearest position with more visits, and the seat that chooses there.
    above: [(Block, Seat); 2],
    /// Whose statistics `sums` holds, and for which seat.
    held: (Block, Seat),
    /// By action.
    sums: Vec<AmafSums>,
}

impl Reference {
    /// For a game with so many actions, where positions with at most `most` visits borrow.
    pub fn new(most: u32, actions: u16, are_shared: bool) -> Reference {
        let nothing = (Block::default(), Seat::FIRST);
        Reference {
            most,
            are_shared,
            above: [nothing; 2],
            held: nothing,
            sums: vec![AmafSums::default(); usize::from(actions)],
        }
    }

    /// Begins a step: what the last one has held may have grown since.
    pub fn begin(&mut self) {
        let nothing = (Block::default(), Seat::FIRST);
        (self.above, self.held) = ([nothing; 2], nothing);
    }

    /// The statistics by action that a position with these moves and visits borrows for the seat that chooses there; `None`
    /// where it has its own. In the latter case those below may borrow from it.
    pub fn of(&mut self, tree: &Tree, block: Block, seat: Seat, visits: u32) -> Option<&[AmafSums]> {
        if self.most == 0 {
            return None;
        }
        let own = usize::from(seat.0);
        if visits > self.most {
            if self.are_shared {
                self.above = [(block, seat); 2]
            } else {
                self.above[own] = (block, seat)
            }
            return None;
        }
        let (from, by) = self.above[own];
        if from.is_empty() {
            return None;
        }
        if self.held != (from, seat) {
            self.held = (from, seat);
            self.sums.fill(AmafSums::default());
            for node in tree.block(from) {
                if let Some(sums) = self.sums.get_mut(usize::from(node.action)) {
                    let AmafSums { total, visits } = node.amaf();
                    // What one seat earns the other does not.
                    let total = if by == seat { total } else { 2 * visits - total };
                    *sums = AmafSums { total, visits };
                }
            }
        }
        Some(&self.sums)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::node::NO_ACTION;

    /// A tree whose positions have the actions 0 to 2 and a move without one. The AMAF statistics of action `n` in position `p`
    /// are of `10p + n + 1` steps, of which one is lost and all others are won.
    fn tree(positions: u32) -> (Tree, Vec<Block>) {
        let mut tree = Tree::new(100);
        let blocks = (0..positions).map(|position| {
            let block = Block {
                first: 4 * position,
                count: 4,
            };
            for action in [0, 1, 2, NO_ACTION] {
                tree.push(action);
            }
            for (at, action) in block.range().zip(0..3) {
                let node = tree.node_mut(at);
                node.amaf_visits = 10 * position + action + 1;
                node.amaf_total = 2 * (node.amaf_visits - 1);
            }
            block
        });
        let blocks = blocks.collect();
        (tree, blocks)
    }

    /// Totals and visits that are borrowed.
    fn borrowed(sums: Option<&[AmafSums]>) -> Option<Vec<(u32, u32)>> {
        let sums = sums?.iter().map(|sums| (sums.total, sums.visits));
        Some(sums.collect())
    }

    #[test]
    fn a_position_of_few_visits_borrows_from_the_nearest_above_it_that_has_more() {
        let (tree, blocks) = tree(4);
        let mut reference = Reference::new(50, 3, false);
        reference.begin();
        let mut of = |position: usize, visits| {
            let seat = Seat(position as u8 % 2);
            borrowed(reference.of(&tree, blocks[position], seat, visits))
        };
        assert_eq!(of(0, 1_000), None, "it has its own");
        assert_eq!(of(1, 50), None, "the other seat has none above");
        assert_eq!(of(2, 50), Some(vec![(0, 1), (2, 2), (4, 3)]));
        assert_eq!(of(2, 51), None, "now those below borrow from it");
        assert_eq!(of(0, 7), Some(vec![(40, 21), (42, 22), (44, 23)]));
        reference.begin();
        assert_eq!(borrowed(reference.of(&tree, blocks[2], Seat::FIRST, 7)), None);
    }

    #[test]
    fn where_actions_are_shared_what_one_seat_earns_the_other_loses() {
        let (tree, blocks) = tree(2);
        let mut reference = Reference::new(50, 3, true);
        reference.begin();
        assert_eq!(borrowed(reference.of(&tree, blocks[1], Seat::FIRST, 99)), None);
        let mut of = |seat| borrowed(reference.of(&tree, blocks[0], seat, 3));
        assert_eq!(of(Seat::FIRST), Some(vec![(20, 11), (22, 12), (24, 13)]));
        assert_eq!(of(Seat::SECOND), Some(vec![(2, 11), (2, 12), (2, 13)]));
    }

    #[test]
    fn without_a_reference_nothing_is_borrowed() {
        let (tree, blocks) = tree(2);
        let mut reference = Reference::new(0, 3, true);
        reference.begin();
        for visits in [9, 0] {
            assert_eq!(
                borrowed(reference.of(&tree, blocks[0], Seat::FIRST, visits)),
                None
            );
        }
    }
}
