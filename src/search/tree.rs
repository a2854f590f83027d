//! The memory of [`Mcts`](super::Mcts): what is known of each move in the tree, whatever game it is of.
//!
//! Nothing here is generic, so that all games share one copy of the choice and the bookkeeping.

use super::exchange::Exchange;
use super::rave::Rave;

/// A payoff of the first seat in halves: 0 lost, 1 drawn, 2 won.
type Halves = u8;

/// A payoff in halves.
pub(super) fn in_halves(payoff: f32) -> u32 {
    debug_assert!(
        [0.0, 0.5, 1.0].contains(&payoff),
        "a game for two is won, drawn or lost"
    );
    (2.0 * payoff) as u32
}

/// Bounds of a payoff in halves: the lower rounded down, the upper up.
pub(super) fn halves([low, high]: [f32; 2]) -> [u8; 2] {
    [(2.0 * low) as u8, 2 - (2.0 * (1.0 - high)) as u8]
}

/// What the first seat can earn where nothing is proven.
const UNKNOWN: (Halves, Halves) = (0, 2);

/// No action.
pub(super) const ALONE: u16 = u16::MAX;

/// A move somewhere in the tree: 28 bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The sum of the payoffs of the seat that chose the move over its visits, in halves.
    pub total: u32,
    pub visits: u32,
    /// The same over the playouts in which its action was made later on (AMAF).
    pub action_total: u32,
    pub action_visits: u32,
    /// The moves of the position it leads to.
    pub children: Block,
    /// The number of its action, or [`ALONE`].
    pub action: u16,
    /// What the first seat is sure to earn, and what it can earn at most.
    pub low: Halves,
    pub high: Halves,
}

impl Node {
    fn is_proven(&self) -> bool {
        self.low == self.high
    }

    /// The mean of its visits.
    pub fn mean(&self) -> f32 {
        mean(self.total, self.visits)
    }
}

/// The mean of so many payoffs, whose sum is given in halves; 0 of none.
fn mean(total: u32, count: u32) -> f32 {
    0.5 * total as f32 / count.max(1) as f32
}

/// How often, in visits, the least known move is tried where another is proven.
const LEAST_KNOWN_EVERY: u32 = 16;

/// How many moves share a note of whether anything is proven of one.
const STRETCH: usize = 32;

/// How many visits a move needs for answers when room gets scarce.
const RIPE_LATE: u32 = 8;

/// The moves of a position, next to each other. Empty until the position is expanded.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(super) struct Block {
    pub first: u32,
    pub count: u32,
}

impl Block {
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    pub fn range(self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

/// Where a block has gone that nothing leads to any more.
pub(super) const GONE: u32 = u32::MAX;

/// Which moves stay when a tree is cut back, and where.
pub(super) struct Kept {
    /// Of each move that stays, in its new order, where it lay before.
    pub from: Vec<u32>,
    /// Of each place before, where the block that began there begins now, or [`GONE`].
    pub to: Vec<u32>,
}

impl Kept {
    /// Where a block that stays lies now.
    pub fn moved(&self, block: Block) -> Block {
        Block {
            first: self.to[block.first as usize],
            ..block
        }
    }
}

/// At most so many moves, reserved once.
pub(super) struct Tree {
    nodes: Vec<Node>,
    shared: Exchange,
    cap: usize,
    full: bool,
    /// Of every so many moves whether anything is proven of one: elsewhere no choice need look.
    narrowed: Vec<bool>,
    /// Whether anything is proven anywhere.
    is_narrowed: bool,
}

impl Tree {
    pub fn new(cap: usize) -> Tree {
        Tree {
            nodes: Vec::with_capacity(cap),
            shared: Exchange::default(),
            cap,
            full: false,
            narrowed: vec![false; cap / STRETCH + 1],
            is_narrowed: false,
        }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is room for so many moves. Once there was none, nothing more is taken in.
    pub fn has_room(&mut self, moves: usize) -> bool {
        self.full |= moves > self.cap - self.nodes.len();
        !self.full
    }

    /// Whether something was refused for want of room.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// Takes in a move of the block that is being laid.
    pub fn push(&mut self, action: u16) {
        self.nodes.push(Node {
            total: 0,
            visits: 0,
            action_total: 0,
            action_visits: 0,
            children: Block::default(),
            action,
            low: UNKNOWN.0,
            high: UNKNOWN.1,
        });
    }

    /// Exchanges two moves of a block, given their places in it.
    pub fn swap(&mut self, block: Block, one: usize, other: usize) {
        self.nodes[block.range()].swap(one, other);
        self.shared.swap(block, one, other);
    }

    /// What others do not know yet of the moves of a block and of those that follow; see [`Exchange`].
    pub fn export_delta(&mut self, root: Block) -> Vec<u16> {
        self.shared.export_delta(&self.nodes, root, self.visits(root))
    }

    /// Takes in what another search has told of the moves of a block; how many visits they have now.
    pub fn import_delta(&mut self, root: Block, words: &[u16]) -> u32 {
        self.shared.import_delta(&mut self.nodes, root, words);
        self.visits(root)
    }

    /// The visits of a move of a block that were made in this tree, and their mean.
    pub fn own(&self, block: Block, place: usize) -> (u32, f32) {
        let node = &self.nodes[block.first as usize + place];
        let [visits, total] = self.shared.heard(block, place);
        let own = node.visits - visits;
        (own, mean(node.total - total, own))
    }

    /// Whether a move of a block was never made here, whatever was heard of it: one that has answers was.
    pub fn is_fresh(&self, block: Block, at: usize) -> bool {
        let node = &self.nodes[at];
        node.visits == 0 || node.children.is_empty() && self.is_hearsay(block, at)
    }

    /// Whether all visits of a move were heard of. Out of line, or every game would have a copy.
    #[inline(never)]
    fn is_hearsay(&self, block: Block, at: usize) -> bool {
        self.own(block, at - block.first as usize).0 == 0
    }

    /// The visits of all moves of a block.
    #[inline(never)]
    pub fn visits(&self, block: Block) -> u32 {
        self.block(block).iter().map(|node| node.visits).sum()
    }

    /// Forgets all moves that no way leads to from a block; those that stay move up and keep their order.
    pub fn keep(&mut self, root: Block) -> Kept {
        let mut kept = Kept {
            from: Vec::new(),
            to: vec![GONE; self.nodes.len()],
        };
        let (mut open, mut blocks) = (vec![root], Vec::new());
        while let Some(block) = open.pop() {
            // Marked as seen; where it goes is known only when all are found.
            if std::mem::replace(&mut kept.to[block.first as usize], 0) == GONE {
                blocks.push(block);
                let ahead = self.block(block).iter().map(|node| node.children);
                open.extend(ahead.filter(|block| !block.is_empty()));
            }
        }
        blocks.sort_unstable_by_key(|block| block.first);
        for block in &blocks {
            kept.to[block.first as usize] = kept.from.len() as u32;
            kept.from.extend(block.first..block.first + block.count);
        }
        for (to, &from) in kept.from.iter().enumerate() {
            self.nodes[to] = self.nodes[from as usize];
        }
        self.nodes.truncate(kept.from.len());
        self.shared.move_to(&kept.to);
        self.full = false;
        self.is_narrowed = false;
        self.narrowed.fill(false);
        for (at, node) in self.nodes.iter_mut().enumerate() {
            if !node.children.is_empty() {
                node.children = kept.moved(node.children);
            }
            if (node.low, node.high) != UNKNOWN {
                self.narrowed[at / STRETCH] = true;
                self.is_narrowed = true;
            }
        }
        kept
    }

    /// How many visits a move needs before it is given its answers: one, and more when half of the room is taken,
    /// so that what is left goes to what is looked at often.
    pub fn ripe(&self) -> u32 {
        match self.nodes.len() > self.cap / 2 {
            true => RIPE_LATE,
            false => 1,
        }
    }

    pub fn block(&self, block: Block) -> &[Node] {
        &self.nodes[block.range()]
    }

    pub fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    pub fn node_mut(&mut self, at: usize) -> &mut Node {
        &mut self.nodes[at]
    }

    /// The choice of a seat among the moves of a position of which it expects `mean` so far.
    pub fn choose(&self, block: Block, is_first: bool, visits: u32, mean: f32, rave: &Rave) -> usize {
        if self.is_narrowed_among(block) {
            return self.choose_narrowed(block, is_first, visits, mean, rave);
        }
        let scale = rave.scale(visits);
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for (place, node) in self.block(block).iter().enumerate() {
            let value = rave.value(node, mean, scale);
            if value > highest {
                (best, highest) = (place, value);
            }
        }
        block.first as usize + best
    }

    /// The same where something may be proven.
    fn choose_narrowed(&self, block: Block, is_first: bool, visits: u32, mean: f32, rave: &Rave) -> usize {
        let scale = rave.scale(visits);
        // What the chooser is already sure of: moves that cannot give more are not looked at again.
        let (sure, by) = self.surest(block, is_first);
        // Beside what is proven a move that looks bad may never look better by itself: now and then the one
        // known least is tried, so that everything is proven in the end.
        let in_turn = by != usize::MAX && visits.is_multiple_of(LEAST_KNOWN_EVERY);
        let (mut best, mut highest) = (block.first as usize, f32::NEG_INFINITY);
        for at in block.range() {
            let node = &self.nodes[at];
            let (low, high) = node.own(is_first);
            if high <= sure && at != by {
                continue;
            }
            let value = match low == high {
                true if in_turn => f32::MIN,
                true => f32::from(low) / 2.0,
                false if in_turn => -(node.visits as f32),
                false => rave.value(node, mean, scale),
            };
            if value > highest {
                (best, highest) = (at, value);
            }
        }
        best
    }

    /// The most that the chooser is sure of, and by which move.
    fn surest(&self, block: Block, is_first: bool) -> (Halves, usize) {
        let mut best = (0, usize::MAX);
        for at in block.range() {
            let low = self.nodes[at].own(is_first).0;
            if low > best.0 || best.1 == usize::MAX && low == self.nodes[at].own(is_first).1 {
                best = (low, at);
            }
        }
        best
    }

    /// Whether a move, of which nothing is proven, can bring no more than another is sure to.
    pub fn is_beaten(&self, block: Block, at: usize, is_first: bool) -> bool {
        let (low, high) = self.nodes[at].own(is_first);
        low < high && self.is_narrowed_among(block) && high <= self.surest(block, is_first).0
    }

    /// Narrows what the first seat can earn after a move; whether that is news.
    pub fn narrow(&mut self, at: usize, [low, high]: [Halves; 2]) -> bool {
        let node = &mut self.nodes[at];
        let (low, high) = (low.max(node.low), high.min(node.high));
        debug_assert!(low <= high, "an empty interval");
        let news = (low, high) != (node.low, node.high);
        (node.low, node.high) = (low, high);
        if news {
            self.narrowed[at / STRETCH] = true;
            self.is_narrowed = true;
        }
        news
    }

    /// Whether anything is proven anywhere.
    pub fn is_narrowed(&self) -> bool {
        self.is_narrowed
    }

    /// Whether anything may be proven of one of these moves; never false where something is.
    fn is_narrowed_among(&self, block: Block) -> bool {
        let range = block.range();
        self.is_narrowed && self.narrowed[range.start / STRETCH..=range.end / STRETCH].contains(&true)
    }

    /// What the first seat can earn where a seat chooses among these moves (Cazenave & Saffidine 2010).
    pub fn interval(&self, block: Block, is_first: bool) -> [Halves; 2] {
        if !self.is_narrowed_among(block) {
            return [0, 2];
        }
        let (mut low, mut high) = (0, 0);
        for node in self.block(block) {
            let own = node.own(is_first);
            low = low.max(own.0);
            high = high.max(own.1);
        }
        match is_first {
            true => [low, high],
            false => [2 - high, 2 - low],
        }
    }

    /// Tells all moves of a block whose action was made later on what the seat that chooses there has earned:
    /// those with a mark of at least `since`.
    pub fn tell_actions(&mut self, block: Block, marks: &[u32], since: u32, earned: u32) {
        for node in &mut self.nodes[block.range()] {
            // A move that stands for itself has no mark. Whether another was made is anybody's guess, so this
            // counts without a branch.
            let mark = marks.get(usize::from(node.action)).map_or(0, |&mark| mark);
            let made = u32::from(mark >= since);
            node.action_visits += made;
            node.action_total += earned & made.wrapping_neg();
        }
    }

    /// What is proven of a move's payoff for a seat.
    pub fn proof(&self, at: usize, is_first: bool) -> Option<f32> {
        let node = &self.nodes[at];
        node.is_proven().then(|| f32::from(node.own(is_first).0) / 2.0)
    }
}

impl Node {
    /// The least and the most that the first seat, or else the second, can earn.
    fn own(&self, is_first: bool) -> (Halves, Halves) {
        match is_first {
            true => (self.low, self.high),
            false => (2 - self.high, 2 - self.low),
        }
    }
}
