//! The memory of a tree search: one array of nodes, reserved once, that never grows.

use std::ops::{Index, IndexMut};

use super::node::Block;

/// A move in the tree, and the position that it leads to: 20 bytes and the move, rounded up to a multiple of 8.
pub(super) struct Node<M> {
    /// The sum of the payoffs, each in `0.0..=1.0`, of the seat that chose the move.
    pub total: f64,
    /// How many steps went through the move.
    pub visits: u32,
    /// The moves of the position that the move leads to; empty until that position is expanded.
    pub children: Block,
    /// The move.
    pub mv: M,
}

/// An array of at most `cap` nodes.
pub(super) struct Arena<M> {
    nodes: Vec<Node<M>>,
    cap: usize,
    full: bool,
}

impl<M: Copy> Arena<M> {
    /// An empty arena that reserves its memory.
    pub fn new(cap: usize) -> Arena<M> {
        Arena {
            nodes: Vec::with_capacity(cap),
            cap,
            full: false,
        }
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether moves were refused because they did not fit. From then on all are refused, so that no more moves are
    /// listed in vain.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// Appends an unvisited node for each move; `None`, and appends nothing, if they do not fit.
    pub fn grow(&mut self, moves: &[M]) -> Option<Block> {
        self.full |= moves.len() > self.cap - self.nodes.len();
        if self.full {
            return None;
        }
        let first = self.nodes.len() as u32;
        let unvisited = |&mv: &M| Node {
            total: 0.0,
            visits: 0,
            children: Block::default(),
            mv,
        };
        self.nodes.extend(moves.iter().map(unvisited));
        Some(Block {
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

impl<M> Index<Block> for Arena<M> {
    type Output = [Node<M>];
    fn index(&self, children: Block) -> &[Node<M>] {
        &self.nodes[children.range()]
    }
}

impl<M> IndexMut<Block> for Arena<M> {
    fn index_mut(&mut self, children: Block) -> &mut [Node<M>] {
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
