//! What several searches of one position tell each other while they think: now and then, what was found out since
//! about the moves at the top of the tree (Bourki and others 2010, "Scalability and parallelization of Monte-Carlo
//! tree search").
//!
//! Told are numbers: of a position how many moves it has; of each move by what its four sums have grown, or the part of
//! it that 16 bits hold, the rest next time; then for each move whose answers are told of, too, its place from 1 and the
//! same of the position it leads to; a 0 ends a position. The moves of a position lie in the same order in all searches.

use super::tree::{Block, GONE, Node};

/// The answers to a move are told of if one in so many visits of the root goes through it,
const SHARE: u32 = 1000;
/// and at least so many do,
const LEAST: u32 = 8;
/// or more, where that makes more words than these: they have to go to every other worker, several times a second.
const MOST: usize = 1 << 16;

/// What a [`Node`] counts: visits, their total, and the same as an action.
type Sums = [u32; 4];

/// What has been told and heard so far.
#[derive(Default)]
pub(super) struct Exchange {
    /// How many visits a move needs for its answers to be told of, where more would be too many words.
    least: u32,
    /// The positions that were told or heard of, by where their moves lie, and where what is known of these lies.
    positions: Vec<(Block, usize)>,
    moves: Vec<Common>,
}

/// What all know of a move.
#[derive(Clone, Copy, Default)]
struct Common {
    /// What was told or heard.
    sums: Sums,
    /// The visits and their total, in halves, that were heard.
    heard: [u32; 2],
}

impl Common {
    fn import_delta(&mut self, news: Sums) {
        add(&mut self.sums, &news);
        add(&mut self.heard, &news);
    }
}

fn add(sums: &mut [u32], news: &[u32]) {
    for (sum, news) in sums.iter_mut().zip(news) {
        *sum += news;
    }
}

/// By how much sums have grown, or such a part of all four that a word holds each: what they mean is in their ratios.
fn portion(now: Sums, before: Sums) -> Sums {
    let mut growth = now;
    growth
        .iter_mut()
        .zip(before)
        .for_each(|(sum, before)| *sum -= before);
    let most = growth.into_iter().max().unwrap_or(0);
    let word = u32::from(u16::MAX);
    match most > word {
        true => growth.map(|sum| (u64::from(sum) * u64::from(word) / u64::from(most)) as u32),
        false => growth,
    }
}

impl Node {
    fn sums(&self) -> Sums {
        [self.visits, self.total, self.action_visits, self.action_total]
    }

    fn add(&mut self, [visits, total, action_visits, action_total]: Sums) {
        self.visits += visits;
        self.total += total;
        self.action_visits += action_visits;
        self.action_total += action_total;
    }
}

impl Exchange {
    /// What others do not know yet of the moves of a block, which were visited so often, and from move to move of the
    /// answers to those that are visited most.
    pub fn export_delta(&mut self, nodes: &[Node], root: Block, visits: u32) -> Vec<u16> {
        let least = LEAST.max(visits / SHARE).max(self.least);
        let (mut told, mut words) = (Vec::new(), Vec::new());
        self.tell_of(nodes, root, least, &mut told, &mut words);
        if words.len() >= MOST {
            self.least = 2 * least;
        } else if words.len() < MOST / 4 {
            self.least /= 2;
        }
        words
    }

    fn tell_of(
        &mut self,
        nodes: &[Node],
        block: Block,
        least: u32,
        told: &mut Vec<u32>,
        words: &mut Vec<u16>,
    ) {
        told.push(block.first);
        words.push(block.count as u16);
        for (node, common) in nodes[block.range()].iter().zip(self.of(block)) {
            let news = portion(node.sums(), common.sums);
            words.extend(news.map(|news| news as u16));
            add(&mut common.sums, &news);
        }
        for (place, node) in (1..).zip(&nodes[block.range()]) {
            let answers = node.children;
            let is_told = node.visits >= least && words.len() < MOST;
            if is_told && !answers.is_empty() && !told.contains(&answers.first) {
                words.push(place);
                self.tell_of(nodes, answers, least, told, words);
            }
        }
        words.push(0);
    }

    /// Takes in what another search has told of the moves of a block. What it tells of positions that are not in the
    /// tree is lost, and so is what it told before this was there to hear it.
    pub fn import_delta(&mut self, nodes: &mut [Node], root: Block, words: &[u16]) {
        self.hear_of(nodes, Some(root), &mut words.iter().copied());
    }

    /// `None` where the words end too early.
    fn hear_of(
        &mut self,
        nodes: &mut [Node],
        block: Option<Block>,
        words: &mut impl Iterator<Item = u16>,
    ) -> Option<()> {
        let count = words.next()?;
        let block = block.filter(|block| block.count == u32::from(count));
        let mut known = block.map(|block| nodes[block.range()].iter_mut().zip(self.of(block)));
        for _ in 0..count {
            let mut news = Sums::default();
            for sum in &mut news {
                *sum = words.next()?.into();
            }
            if let Some((node, common)) = known.as_mut().and_then(Iterator::next) {
                node.add(news);
                common.import_delta(news);
            }
        }
        loop {
            let place = words.next()?;
            if place == 0 {
                return Some(());
            }
            let answers = block.and_then(|block| {
                let node = nodes[block.range()].get(usize::from(place) - 1)?;
                (!node.children.is_empty()).then_some(node.children)
            });
            self.hear_of(nodes, answers, words)?;
        }
    }

    /// What is known in common of the moves of a block.
    fn of(&mut self, block: Block) -> &mut [Common] {
        let first = match self.place(block) {
            Ok(place) => self.positions[place].1,
            Err(place) => {
                let first = self.moves.len();
                self.positions.insert(place, (block, first));
                self.moves.resize(first + block.count as usize, Common::default());
                first
            }
        };
        &mut self.moves[first..first + block.count as usize]
    }

    fn place(&self, block: Block) -> Result<usize, usize> {
        self.positions
            .binary_search_by_key(&block.first, |(block, _)| block.first)
    }

    /// Of the visits of a move of a block, and their total in halves, what was heard.
    pub fn heard(&self, block: Block, place: usize) -> [u32; 2] {
        self.place(block)
            .map_or([0; 2], |at| self.moves[self.positions[at].1 + place].heard)
    }

    /// Exchanges two moves of a block.
    pub fn swap(&mut self, block: Block, one: usize, other: usize) {
        if let Ok(at) = self.place(block) {
            let first = self.positions[at].1;
            self.moves.swap(first + one, first + other);
        }
    }

    /// Notes where the blocks that stay went, in the same order, and forgets the others.
    pub fn move_to(&mut self, to: &[u32]) {
        let mut kept = Exchange::default();
        for &(block, at) in &self.positions {
            let first = to[block.first as usize];
            if first != GONE {
                kept.positions.push((Block { first, ..block }, kept.moves.len()));
                kept.moves
                    .extend_from_slice(&self.moves[at..at + block.count as usize]);
            }
        }
        *self = kept;
    }
}
