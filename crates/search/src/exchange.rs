//! The messages by which several searches of one position share their statistics while they run (Bourki and others
//! 2010, "Scalability and parallelization of Monte-Carlo tree search").
//!
//! A message is a list of `u16` words and describes the top of the tree:
//!
//! ```text
//! message  = [ position ]                          the root; empty if nothing is shared
//! position = count { delta } { index position } 0  `count` moves, each with a delta
//! delta    = visits total amaf_visits amaf_total   the growth of a move's sums since the last message
//! index    = 1 ..= count                           the move that leads to the position that follows
//! ```
//!
//! Totals are payoffs in halves. Where a sum has grown by more than 65,535, all four are scaled down to fit, and the
//! remainder is sent next time. The moves of a position lie in the same order in all searches.

use super::node::{Block, Node, REMOVED};

/// A position is sent if at least one in this many visits of the root goes through the move that leads to it.
const VISITS_SHARE: u32 = 1000;

/// A position is sent only if its move has at least this many visits.
const MIN_VISITS: u32 = 8;

/// The number of words from which on no further positions are added to a message. A message goes to every other
/// worker several times a second.
const MAX_WORDS: usize = 1 << 16;

/// The sums of a [`Node`]: visits, their total, AMAF visits and their total.
type Sums = [u32; 4];

/// The statistics that one search has sent and received.
#[derive(Default)]
pub(super) struct Exchange {
    /// How many visits a move needs so that its position is sent; it rises while messages are too long.
    min_visits: u32,
    /// The positions that were sent or received, ordered by the start of their block, each with the start of its
    /// moves in `moves`.
    positions: Vec<(Block, usize)>,
    moves: Vec<Common>,
}

/// The statistics of a move that all searches have in common.
#[derive(Clone, Copy, Default)]
struct Common {
    /// Everything that was sent or received.
    sums: Sums,
    /// The visits that were received, and their total in halves.
    imported: [u32; 2],
}

impl Common {
    fn import(&mut self, delta: Sums) {
        add(&mut self.sums, &delta);
        add(&mut self.imported, &delta);
    }
}

fn add(sums: &mut [u32], delta: &[u32]) {
    for (sum, delta) in sums.iter_mut().zip(delta) {
        *sum += delta;
    }
}

/// The growth of the sums since `before`, scaled down so that a word holds each: their ratios are what matters.
fn delta(now: Sums, before: Sums) -> Sums {
    let mut growth = now;
    growth
        .iter_mut()
        .zip(before)
        .for_each(|(sum, before)| *sum -= before);
    let most = growth.into_iter().max().unwrap_or(0);
    let word = u32::from(u16::MAX);
    if most > word {
        growth.map(|sum| (u64::from(sum) * u64::from(word) / u64::from(most)) as u32)
    } else {
        growth
    }
}

impl Node {
    fn sums(&self) -> Sums {
        [self.visits, self.total, self.amaf_visits, self.amaf_total]
    }

    fn add(&mut self, [visits, total, amaf_visits, amaf_total]: Sums) {
        self.visits += visits;
        self.total += total;
        self.amaf_visits += amaf_visits;
        self.amaf_total += amaf_total;
    }
}

impl Exchange {
    /// Writes the message about everything that was not sent yet, from a root with so many visits on.
    pub fn export_delta(&mut self, nodes: &[Node], root: Block, visits: u32) -> Vec<u16> {
        let min_visits = MIN_VISITS.max(visits / VISITS_SHARE).max(self.min_visits);
        let (mut sent, mut words) = (Vec::new(), Vec::new());
        self.export_position(nodes, root, min_visits, &mut sent, &mut words);
        if words.len() >= MAX_WORDS {
            self.min_visits = 2 * min_visits;
        } else if words.len() < MAX_WORDS / 4 {
            self.min_visits /= 2;
        }
        words
    }

    /// Appends a position and, if it was not `sent` yet, the positions below it.
    fn export_position(
        &mut self,
        nodes: &[Node],
        block: Block,
        min_visits: u32,
        sent: &mut Vec<u32>,
        words: &mut Vec<u16>,
    ) {
        sent.push(block.first);
        words.push(block.count as u16);
        for (node, common) in nodes[block.range()].iter().zip(self.common(block)) {
            let delta = delta(node.sums(), common.sums);
            words.extend(delta.map(|sum| sum as u16));
            add(&mut common.sums, &delta);
        }
        for (index, node) in (1..).zip(&nodes[block.range()]) {
            let children = node.children;
            let fits = node.visits >= min_visits && words.len() < MAX_WORDS;
            if fits && !children.is_empty() && !sent.contains(&children.first) {
                words.push(index);
                self.export_position(nodes, children, min_visits, sent, words);
            }
        }
        words.push(0);
    }

    /// Adds a message of another search to the tree. Positions that are not in the tree are skipped, and their
    /// statistics are lost; a message that is cut off is read up to its end.
    pub fn import_delta(&mut self, nodes: &mut [Node], root: Block, words: &[u16]) {
        self.import_position(nodes, Some(root), &mut words.iter().copied());
    }

    /// Reads a position into a block, or skips it without one; `None` where the words end too early.
    fn import_position(
        &mut self,
        nodes: &mut [Node],
        block: Option<Block>,
        words: &mut impl Iterator<Item = u16>,
    ) -> Option<()> {
        let count = words.next()?;
        let block = block.filter(|block| block.count == u32::from(count));
        let mut moves = block.map(|block| nodes[block.range()].iter_mut().zip(self.common(block)));
        for _ in 0..count {
            let mut delta = Sums::default();
            for sum in &mut delta {
                *sum = words.next()?.into();
            }
            if let Some((node, common)) = moves.as_mut().and_then(Iterator::next) {
                node.add(delta);
                common.import(delta);
            }
        }
        loop {
            let index = words.next()?;
            if index == 0 {
                return Some(());
            }
            let children = block.and_then(|block| {
                let node = nodes[block.range()].get(usize::from(index) - 1)?;
                (!node.children.is_empty()).then_some(node.children)
            });
            self.import_position(nodes, children, words)?;
        }
    }

    /// The common statistics of the moves of a block; zeros for a position that was neither sent nor received.
    fn common(&mut self, block: Block) -> &mut [Common] {
        let first = match self.find(block) {
            Ok(at) => self.positions[at].1,
            Err(at) => {
                let first = self.moves.len();
                self.positions.insert(at, (block, first));
                self.moves.resize(first + block.count as usize, Common::default());
                first
            }
        };
        &mut self.moves[first..first + block.count as usize]
    }

    /// The index of a block among the positions, or where it belongs.
    fn find(&self, block: Block) -> Result<usize, usize> {
        self.positions
            .binary_search_by_key(&block.first, |(block, _)| block.first)
    }

    /// The imported visits of a move of a block, and their total in halves.
    pub fn imported(&self, block: Block, index: usize) -> [u32; 2] {
        self.find(block)
            .map_or([0; 2], |at| self.moves[self.positions[at].1 + index].imported)
    }

    /// Swaps two moves of a block, given by their indices in it.
    pub fn swap(&mut self, block: Block, one: usize, other: usize) {
        if let Ok(at) = self.find(block) {
            let first = self.positions[at].1;
            self.moves.swap(first + one, first + other);
        }
    }

    /// Follows the blocks of a tree that was cut back: `to` maps the old start of a block to its new one, which keeps
    /// the order, or to [`REMOVED`].
    pub fn relocate(&mut self, to: &[u32]) {
        let mut kept = Exchange::default();
        for &(block, at) in &self.positions {
            let first = to[block.first as usize];
            if first != REMOVED {
                kept.positions.push((Block { first, ..block }, kept.moves.len()));
                kept.moves
                    .extend_from_slice(&self.moves[at..at + block.count as usize]);
            }
        }
        *self = kept;
    }
}
