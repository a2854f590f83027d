//! UCT (Kocsis & Szepesvári 2006): a tree search that chooses moves by UCB1 (Auer, Cesa-Bianchi & Fischer 2002), for
//! any number of seats and with chance.
//!
//! Each step descends from the root to a leaf, plays out at random and credits every move on the path with the payoff
//! of the seat that chose it, so it does not matter who moves next or how often in a row. At chance an outcome is drawn
//! by its weight, never chosen by UCB1. A leaf is expanded on its second visit. Untried moves come first, in an order
//! drawn by the dice.

use std::sync::Arc;

#[cfg(feature = "lab")]
use super::Heuristics;
use super::arena::{Arena, Node};
use super::node::Block;
use super::result::half_width_of_share;
#[cfg(feature = "lab")]
use super::result::lead;
use super::reward::Reward;
use super::root::{Root, viewpoint};
use super::{Line, Rank, Search, SearchResult, Status};
use rand::RngExt;
use tessera_core::game::{Dice, Game, Seat, Turn, playout};

/// The constants of a UCT search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UctConfig {
    /// The exploration constant `c` of `mean + c·√(ln N / n)`, at least 0, in units of the reward. For payoffs in
    /// `0.0..=1.0`, ¼ to ½ plays well.
    pub exploration: f64,
    /// The most nodes that the tree holds; the moves of the root always fit. A full tree stops growing, and the search
    /// goes on in it.
    pub nodes: u32,
    /// The quantity that is averaged over playouts.
    pub reward: Reward,
}

impl Default for UctConfig {
    /// `c` = ½ and two million nodes, 48 MiB where a move takes at most 4 bytes.
    fn default() -> UctConfig {
        UctConfig {
            exploration: 0.5,
            nodes: 1 << 21,
            reward: Reward::Payoff,
        }
    }
}

/// A tree search. A step allocates nothing once the buffers have seen the longest path and the widest choice.
pub struct Uct<G: Game> {
    root: Root<G>,
    exploration: f64,
    reward: Reward,
    arena: Arena<G::Move>,
    /// The moves of the root.
    children: Block,
    steps: u32,
    /// The position of the current step, copied from the root when the step begins.
    state: G::State,
    /// The nodes of the current step, each with the seat whose reward it sums.
    path: Vec<(usize, Seat)>,
    buffer: Vec<G::Move>,
    /// After how many plies a playout from a position is stopped; `None` where it runs to the end of the game.
    #[cfg(feature = "lab")]
    max_playout_plies: Option<fn(&G, &G::State) -> u32>,
}

impl<G: Game> Uct<G> {
    /// How much memory a node of the tree takes, in each block of memory.
    pub const BYTES_PER_NODE: [usize; 1] = [size_of::<Node<G::Move>>()];

    /// A search from `state`; reserves all memory of its tree.
    pub fn new(game: Arc<G>, state: &G::State, config: UctConfig) -> Uct<G> {
        debug_assert!(config.exploration >= 0.0 && config.exploration.is_finite());
        let root = Root::new(game, state);
        let mut arena = Arena::new(root.moves.len().max(config.nodes as usize));
        let children = arena.grow(&root.moves).expect("the arena has room for the root");
        Uct {
            root,
            exploration: config.exploration,
            reward: config.reward,
            arena,
            children,
            steps: 0,
            state: state.clone(),
            path: Vec::new(),
            buffer: Vec::new(),
            #[cfg(feature = "lab")]
            max_playout_plies: None,
        }
    }

    /// Plays at random from the leaf to the end of the game, or to the limit of a playout.
    fn play_out(&mut self, dice: &mut Dice) {
        let game = &*self.root.game;
        #[cfg(feature = "lab")]
        if let Some(max_plies) = self.max_playout_plies {
            for _ in 0..max_plies(game, &self.state) {
                if game.turn(&self.state) == Turn::Over {
                    break;
                }
                game.play_random(&mut self.state, dice, &mut self.buffer);
            }
            return;
        }
        playout(game, &mut self.state, dice, &mut self.buffer);
    }

    /// Descends the tree to a leaf: leaves the position in `state` and the nodes in `path`.
    fn descend(&mut self, dice: &mut Dice) {
        self.path.clear();
        self.state.clone_from(&self.root.state);
        let (mut children, mut visits) = (self.children, self.steps);
        loop {
            let turn = self.root.game.turn(&self.state);
            if turn == Turn::Over {
                return;
            }
            if children.is_empty() {
                match self.expand(visits) {
                    Some(moves) => children = moves,
                    None => return,
                }
            }
            let at = match turn {
                Turn::Chance => self.draw(children, dice),
                _ => self.choose(children, visits, dice),
            };
            self.path.push((at, viewpoint(turn)));
            let node = &self.arena[at];
            self.root.game.play(&mut self.state, node.mv);
            (children, visits) = (node.children, node.visits);
        }
    }

    /// Expands the last node of the path, unless this is its first visit or the arena is full. The root is no node; its
    /// moves were added when the search was made.
    fn expand(&mut self, visits: u32) -> Option<Block> {
        let &(at, _) = self.path.last()?;
        if visits == 0 || self.arena.is_full() {
            return None;
        }
        self.buffer.clear();
        self.root.game.moves(&self.state, &mut self.buffer);
        let children = self.arena.grow(&self.buffer)?;
        self.arena[at].children = children;
        Some(children)
    }

    /// The choice of a seat: an untried move, or else the one with the highest upper confidence bound.
    fn choose(&mut self, children: Block, visits: u32, dice: &mut Dice) -> usize {
        let first = children.range().start;
        let siblings = &mut self.arena[children];
        // Tried moves are kept in front. A swap moves no subtree, because untried moves have none, and it leaves the
        // siblings in random order, so that no move is favoured among equal bounds.
        let tried = siblings.partition_point(|node| node.visits > 0);
        if tried < siblings.len() {
            let drawn = dice.random_range(tried as u32..siblings.len() as u32);
            siblings.swap(tried, drawn as usize);
            return first + tried;
        }
        // c·√(ln N / n) = (c·√ln N)·√(1/n): one division and one root for each sibling.
        let scale = self.exploration * libm::log(f64::from(visits)).sqrt();
        let (mut best, mut highest) = (0, f64::NEG_INFINITY);
        for (at, node) in siblings.iter().enumerate() {
            let share = 1.0 / f64::from(node.visits);
            let bound = node.total * share + scale * share.sqrt();
            if bound > highest {
                (best, highest) = (at, bound);
            }
        }
        first + best
    }

    /// Draws an outcome of chance.
    fn draw(&mut self, children: Block, dice: &mut Dice) -> usize {
        let outcome = self.root.game.random_move(&self.state, dice, &mut self.buffer);
        self.find(children, outcome)
    }

    fn find(&self, children: Block, mv: G::Move) -> usize {
        let place = self.arena[children].iter().position(|node| node.mv == mv);
        children.range().start + place.expect("a legal move is among the children")
    }

    /// Adds the reward of its seat to every node of the path.
    fn back_up(&mut self) {
        let rewards = self.reward.of(&*self.root.game, &self.state);
        for &(at, seat) in &self.path {
            let node = &mut self.arena[at];
            node.visits += 1;
            node.total += rewards[seat];
        }
        self.steps += 1;
    }

    /// The principal variation from a node on: the best move of every position until chance or an unexpanded position.
    fn variation(&self, at: usize) -> Vec<G::Move> {
        let mut state = self.root.state.clone();
        let mut variation = Vec::new();
        let mut next = Some(&self.arena[at]);
        while let Some(node) = next {
            variation.push(node.mv);
            self.root.game.play(&mut state, node.mv);
            next = match self.root.game.turn(&state) {
                Turn::Seat(_) => self.most_visited(node.children),
                Turn::Chance | Turn::Over => None,
            };
        }
        variation
    }

    /// The most visited move, among equals the one with the higher value; `None` if none was visited.
    fn most_visited(&self, children: Block) -> Option<&Node<G::Move>> {
        let visited = self.arena[children].iter().filter(|node| node.visits > 0);
        visited.max_by(|a, b| a.visits.cmp(&b.visits).then(a.total.total_cmp(&b.total)))
    }
}

#[cfg(feature = "lab")]
impl<G: Heuristics> Uct<G> {
    /// A search from `state` whose playouts are stopped after [`Heuristics::max_playout_plies`] and scored as if the game
    /// were over.
    pub fn capped(game: Arc<G>, state: &G::State, config: UctConfig) -> Uct<G> {
        Uct {
            max_playout_plies: Some(G::max_playout_plies),
            ..Uct::new(game, state, config)
        }
    }
}

impl<G: Game> Search<G::Move> for Uct<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        if self.root.turn == Turn::Over || self.steps == u32::MAX {
            return Status::Finished;
        }
        self.descend(dice);
        self.play_out(dice);
        self.back_up();
        self.root.status()
    }

    fn is_full(&self) -> bool {
        self.arena.is_full()
    }

    fn result(&self) -> SearchResult<G::Move> {
        let line = |(place, &mv): (usize, &G::Move)| {
            let at = self.find(self.children, mv);
            let node = &self.arena[at];
            let value = match node.visits {
                0 => 0.0,
                visits => self.reward.value(node.total / f64::from(visits)) as f32,
            };
            Line {
                mv,
                place: place as u32,
                visits: node.visits,
                value,
                half_width: half_width_of_share(value, node.visits),
                proven: false,
                dominated: false,
                margin: None,
                shares: None,
                variation: self.variation(at),
            }
        };
        let lines = self.root.moves.iter().enumerate().map(line).collect();
        SearchResult::ranked(lines, Rank::Visits, self.arena.len() as u32)
    }

    #[cfg(feature = "lab")]
    fn lead(&self) -> Option<u32> {
        let choices = &self.arena[self.children];
        Some(lead(choices.iter().map(|node| node.visits)))
    }
}
