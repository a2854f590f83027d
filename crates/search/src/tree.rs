//! The tree of [`Mcts`](super::Mcts): the statistics and proven bounds of every move, for any game.
//!
//! Nothing here is generic, so all games share one copy of the move choice and of the bookkeeping.

#[cfg(feature = "lab")]
use super::advice::Advice;
use super::exchange::Exchange;
use super::node::{AmafSums, Block, Halves, Node, REMOVED, UNPROVEN, mean};
use super::rave::Rave;

/// Where a move of a position is proven, the move with the fewest visits is tried once in this many visits.
const LEAST_VISITED_PERIOD: u32 = 16;

/// How many consecutive moves share one flag that says whether bounds of any of them were tightened.
const MOVES_PER_FLAG: usize = 32;

/// How many visits a move needs before it is expanded, once half of the nodes are used.
const LATE_EXPANSION_VISITS: u32 = 8;

/// Which moves stay when the tree is cut back to a subtree, and where they go.
pub(super) struct Relocation {
    /// For each move that stays, in its new order, its old index.
    pub from: Vec<u32>,
    /// For each old index, the new start of the block that began there, or [`REMOVED`].
    pub to: Vec<u32>,
}

impl Relocation {
    /// The new place of a block that stays.
    pub fn moved(&self, block: Block) -> Block {
        Block {
            first: self.to[block.first as usize],
            ..block
        }
    }
}

/// A tree of at most `cap` moves, whose memory is reserved once.
pub(super) struct Tree {
    nodes: Vec<Node>,
    exchange: Exchange,
    cap: usize,
    full: bool,
    /// For each [`MOVES_PER_FLAG`] moves whether the bounds of any were tightened; a choice among others skips the
    /// bounds.
    tightened: Vec<bool>,
    /// Whether the bounds of any move were tightened.
    has_proofs: bool,
    /// The priors and values of an oracle.
    #[cfg(feature = "lab")]
    pub advice: Advice,
}

/// What is known of a position in which a move is chosen.
#[derive(Clone, Copy)]
pub(super) struct Visited<'a> {
    pub visits: u32,
    /// Its mean payoff, which may stand in for the value of a move without statistics.
    pub mean: f32,
    /// AMAF statistics from above, by action.
    pub borrowed: Option<&'a [AmafSums]>,
}

impl Tree {
    /// An empty tree with room for `cap` moves.
    pub fn new(cap: usize) -> Tree {
        Tree {
            nodes: Vec::with_capacity(cap),
            exchange: Exchange::default(),
            cap,
            full: false,
            tightened: vec![false; cap / MOVES_PER_FLAG + 1],
            has_proofs: false,
            #[cfg(feature = "lab")]
            advice: Advice::default(),
        }
    }

    /// How many moves the tree holds.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether so many moves fit. Once some did not fit, the tree is full and no others do.
    pub fn has_room(&mut self, moves: usize) -> bool {
        self.full |= moves > self.cap - self.nodes.len();
        !self.full
    }

    /// Whether moves were refused because they did not fit.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// Appends an untried move to the block that is being added.
    pub fn push(&mut self, action: u16) {
        self.nodes.push(Node::new(action));
    }

    /// Swaps two moves of a block, given by their indices in it.
    pub fn swap(&mut self, block: Block, one: usize, other: usize) {
        self.nodes[block.range()].swap(one, other);
        self.exchange.swap(block, one, other);
    }

    /// The statistics gathered since the last call, from the moves of the root on; see [`Exchange::export_delta`].
    pub fn export_delta(&mut self, root: Block) -> Vec<u16> {
        self.exchange.export_delta(&self.nodes, root, self.visits(root))
    }

    /// Adds the statistics of another search and returns the visits of the root's moves after that.
    pub fn import_delta(&mut self, root: Block, words: &[u16]) -> u32 {
        self.exchange.import_delta(&mut self.nodes, root, words);
        self.visits(root)
    }

    /// The visits of a move that this search made itself, and their mean payoff; imported visits are left out.
    pub fn own_visits(&self, block: Block, place: usize) -> (u32, f32) {
        let node = &self.nodes[block.first as usize + place];
        let [visits, total] = self.exchange.imported(block, place);
        let own = node.visits - visits;
        (own, mean(node.total - total, own))
    }

    /// Whether this search has not tried a move itself, though visits of it may be imported. A move with children was tried.
    pub fn is_untried_here(&self, block: Block, at: usize) -> bool {
        let node = &self.nodes[at];
        node.visits == 0 || node.children.is_empty() && self.has_only_imported_visits(block, at)
    }

    /// Whether all visits of a move are imported. Out of line, so that games do not get a copy each.
    #[inline(never)]
    fn has_only_imported_visits(&self, block: Block, at: usize) -> bool {
        self.own_visits(block, at - block.first as usize).0 == 0
    }

    /// The sum of the visits of all moves of a block.
    #[inline(never)]
    pub fn visits(&self, block: Block) -> u32 {
        self.block(block).iter().map(|node| node.visits).sum()
    }

    /// Removes every move that cannot be reached from a block. Those that stay move up and keep their order.
    pub fn retain_subtree(&mut self, root: Block) -> Relocation {
        let mut relocation = Relocation {
            from: Vec::new(),
            to: vec![REMOVED; self.nodes.len()],
        };
        let (mut open, mut blocks) = (vec![root], Vec::new());
        while let Some(block) = open.pop() {
            // 0 marks the block as seen; its new start is set once all blocks are found.
            if std::mem::replace(&mut relocation.to[block.first as usize], 0) == REMOVED {
                blocks.push(block);
                let ahead = self.block(block).iter().map(|node| node.children);
                open.extend(ahead.filter(|block| !block.is_empty()));
            }
        }
        blocks.sort_unstable_by_key(|block| block.first);
        for block in &blocks {
            relocation.to[block.first as usize] = relocation.from.len() as u32;
            relocation.from.extend(block.first..block.first + block.count);
        }
        for (to, &from) in relocation.from.iter().enumerate() {
            self.nodes[to] = self.nodes[from as usize];
        }
        self.nodes.truncate(relocation.from.len());
        self.exchange.relocate(&relocation.to);
        self.full = false;
        self.has_proofs = false;
        self.tightened.fill(false);
        for (at, node) in self.nodes.iter_mut().enumerate() {
            if !node.children.is_empty() {
                node.children = relocation.moved(node.children);
            }
            if [node.low, node.high] != UNPROVEN {
                self.tightened[at / MOVES_PER_FLAG] = true;
                self.has_proofs = true;
            }
        }
        relocation
    }

    /// How many visits a move needs before it is expanded: 1, or [`LATE_EXPANSION_VISITS`] once half of the nodes are
    /// used, so that the rest go to positions that are visited often.
    pub fn expansion_visits(&self) -> u32 {
        if self.nodes.len() > self.cap / 2 {
            LATE_EXPANSION_VISITS
        } else {
            1
        }
    }

    /// The moves of a block.
    pub fn block(&self, block: Block) -> &[Node] {
        &self.nodes[block.range()]
    }

    /// The move at an index.
    pub fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    /// The move at an index, to be changed.
    pub fn node_mut(&mut self, at: usize) -> &mut Node {
        &mut self.nodes[at]
    }

    /// The index of the move with the highest upper confidence bound for the seat that chooses.
    pub fn choose(&self, block: Block, is_first: bool, position: Visited, rave: &Rave) -> usize {
        #[cfg(feature = "lab")]
        if self.advice.is_enabled() {
            return self.choose_by_bounds(block, is_first, position, rave);
        }
        if self.has_proofs_among(block) {
            return self.choose_by_bounds(block, is_first, position, rave);
        }
        match position.borrowed {
            // Told apart out here, so that the loop over the moves is short.
            None => self.highest(
                block,
                Visited {
                    borrowed: None,
                    ..position
                },
                rave,
            ),
            borrowed => self.highest(block, Visited { borrowed, ..position }, rave),
        }
    }

    /// The same where no bounds are tightened.
    #[inline(always)]
    fn highest(&self, block: Block, position: Visited, rave: &Rave) -> usize {
        let Visited {
            visits,
            mean,
            borrowed,
        } = position;
        let scale = rave.scale(block.count, visits);
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for (place, node) in self.block(block).iter().enumerate() {
            let value = rave.value(node, borrowed, mean, scale);
            if value > highest {
                (best, highest) = (place, value);
            }
        }
        block.first as usize + best
    }

    /// The same where bounds may be tightened.
    fn choose_by_bounds(&self, block: Block, is_first: bool, position: Visited, rave: &Rave) -> usize {
        let Visited {
            visits,
            mean,
            borrowed,
        } = position;
        let scale = rave.scale(block.count, visits);
        // Moves that cannot bring more than what is already secured are not visited again.
        let (secured, by) = self.best_lower_bound(block, is_first);
        // Beside a proven move, a move that looks bad might never be tried again. Now and then the least visited one
        // is, so that in the end every move is proven.
        let in_turn = by != usize::MAX && visits.is_multiple_of(LEAST_VISITED_PERIOD);
        let (mut best, mut highest) = (block.first as usize, f32::NEG_INFINITY);
        for at in block.range() {
            let node = &self.nodes[at];
            let (low, high) = node.bounds_of(is_first);
            if high <= secured && at != by {
                continue;
            }
            #[cfg(feature = "lab")]
            let node = &self.advice.added_to(at, node);
            let value = match (low == high, in_turn) {
                (true, true) => f32::MIN,
                (true, false) => f32::from(low) / 2.0,
                (false, true) => -(node.visits as f32),
                (false, false) => rave.value(node, borrowed, mean, scale),
            };
            #[cfg(feature = "lab")]
            let value = value + self.advice.preference(at, node.visits, visits);
            if value > highest {
                (best, highest) = (at, value);
            }
        }
        best
    }

    /// The highest lower bound of the seat that chooses, and the move that has it.
    fn best_lower_bound(&self, block: Block, is_first: bool) -> (Halves, usize) {
        let mut best = (0, usize::MAX);
        for at in block.range() {
            let low = self.nodes[at].bounds_of(is_first).0;
            if low > best.0 || best.1 == usize::MAX && low == self.nodes[at].bounds_of(is_first).1 {
                best = (low, at);
            }
        }
        best
    }

    /// Whether a move that is not proven can bring no more than another move secures.
    pub fn is_dominated(&self, block: Block, at: usize, is_first: bool) -> bool {
        let (low, high) = self.nodes[at].bounds_of(is_first);
        low < high && self.has_proofs_among(block) && high <= self.best_lower_bound(block, is_first).0
    }

    /// Tightens the bounds of the first seat's payoff after a move; `false` if they stay as they were.
    pub fn tighten(&mut self, at: usize, [low, high]: [Halves; 2]) -> bool {
        let node = &mut self.nodes[at];
        let (low, high) = (low.max(node.low), high.min(node.high));
        debug_assert!(low <= high, "an empty interval");
        let is_news = (low, high) != (node.low, node.high);
        (node.low, node.high) = (low, high);
        if is_news {
            self.tightened[at / MOVES_PER_FLAG] = true;
            self.has_proofs = true;
        }
        is_news
    }

    /// Whether the bounds of any move were tightened.
    pub fn has_proofs(&self) -> bool {
        self.has_proofs
    }

    /// Whether the bounds of one of these moves may be tightened; never `false` where they are.
    fn has_proofs_among(&self, block: Block) -> bool {
        let range = block.range();
        self.has_proofs
            && self.tightened[range.start / MOVES_PER_FLAG..=range.end / MOVES_PER_FLAG].contains(&true)
    }

    /// The bounds of the first seat's payoff where a seat chooses among these moves (Cazenave & Saffidine 2010).
    pub fn bounds_of_choice(&self, block: Block, is_first: bool) -> [Halves; 2] {
        if !self.has_proofs_among(block) {
            return [0, 2];
        }
        let (mut low, mut high) = (0, 0);
        for node in self.block(block) {
            let own = node.bounds_of(is_first);
            low = low.max(own.0);
            high = high.max(own.1);
        }
        if is_first {
            [low, high]
        } else {
            [2 - high, 2 - low]
        }
    }

    /// RAVE update: credits the payoff, in halves, to every move of the block whose action the same seat made later in
    /// this step. `last_made` holds the ply at which each action was made last; `since` is the ply of the block.
    pub fn update_amaf(&mut self, block: Block, last_made: &[u32], since: u32, earned: u32) {
        for node in &mut self.nodes[block.range()] {
            // Without a branch, which could not be predicted. A move without an action has no entry.
            let ply = last_made.get(usize::from(node.action)).map_or(0, |&ply| ply);
            let made = u32::from(ply >= since);
            node.amaf_visits += made;
            node.amaf_total += earned & made.wrapping_neg();
        }
    }

    /// The payoff of a seat after a move, if it is proven.
    pub fn proven_payoff(&self, at: usize, is_first: bool) -> Option<f32> {
        let node = &self.nodes[at];
        node.is_proven()
            .then(|| f32::from(node.bounds_of(is_first).0) / 2.0)
    }
}
