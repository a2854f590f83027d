//! The memory of a tree search: nodes side by side in one block that is reserved once and never grows.

use std::ops::{Index, IndexMut, Range};

/// A move somewhere in the tree, and the position it leads to: 20 bytes and the move, rounded up to 8.
pub(super) struct Node<M> {
    /// The sum of the payoffs, each in `0.0..=1.0`, of the seat that chose the move.
    pub total: f64,
    pub visits: u32,
    pub children: Children,
    pub mv: M,
}

/// Where the moves of a position lie: next to each other. Empty until the position is expanded.
#[derive(Clone, Copy, Default)]
pub(super) struct Children {
    first: u32,
    count: u32,
}

impl Children {
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    pub fn range(self) -> Range<usize> {
        let first = self.first as usize;
        first..first + self.count as usize
    }
}

/// At most `cap` nodes.
pub(super) struct Arena<M> {
    nodes: Vec<Node<M>>,
    cap: usize,
    full: bool,
}

impl<M: Copy> Arena<M> {
    pub fn new(cap: usize) -> Arena<M> {
        Arena {
            nodes: Vec::with_capacity(cap),
            cap,
            full: false,
        }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether something was refused for want of room. From then on nothing is taken in, however small, so
    /// that no more moves are listed in vain.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// Takes in one unvisited node for each move, or none of them if they do not fit.
    pub fn grow(&mut self, moves: &[M]) -> Option<Children> {
        self.full |= moves.len() > self.cap - self.nodes.len();
        if self.full {
            return None;
        }
        let first = self.nodes.len() as u32;
        let unvisited = |&mv: &M| Node {
            total: 0.0,
            visits: 0,
            children: Children::default(),
            mv,
        };
        self.nodes.extend(moves.iter().map(unvisited));
        Some(Children {
            first,
            count: moves.len() as u32,
        })
    }
}

impl<M> Index<usize> for Arena<M> {
    type Output = Node<M>;
    fn index(&self, at: usize) -> &Node<M> {
        &self.nodes[at]
    }
}

impl<M> IndexMut<usize> for Arena<M> {
    fn index_mut(&mut self, at: usize) -> &mut Node<M> {
        &mut self.nodes[at]
    }
}

impl<M> Index<Children> for Arena<M> {
    type Output = [Node<M>];
    fn index(&self, children: Children) -> &[Node<M>] {
        &self.nodes[children.range()]
    }
}

impl<M> IndexMut<Children> for Arena<M> {
    fn index_mut(&mut self, children: Children) -> &mut [Node<M>] {
        &mut self.nodes[children.range()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_block_is_never_moved_nor_enlarged() {
        let mut arena = Arena::new(10);
        let (block, reserved) = (arena.nodes.as_ptr(), arena.nodes.capacity());
        for _ in 0..100 {
            arena.grow(&[1u16, 2, 3]);
        }
        assert_eq!((arena.nodes.as_ptr(), arena.nodes.capacity()), (block, reserved));
        assert_eq!(arena.len(), 9);
        assert!(arena.is_full());
        assert!(
            arena.grow(&[4]).is_none(),
            "full stays full, even where one more would fit"
        );
    }

    #[test]
    fn a_node_is_small() {
        assert_eq!(size_of::<Node<u16>>(), 24);
        assert_eq!(size_of::<Node<u32>>(), 24);
        assert_eq!(size_of::<Node<[u32; 2]>>(), 32);
    }
}
