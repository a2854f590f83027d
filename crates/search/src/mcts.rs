//! Monte Carlo tree search for two seats without chance, with all that a game's [`Heuristics`] knows.
//!
//! * RAVE (Gelly & Silver 2007): as long as a move has few visits, its value is the mean payoff of the playouts in
//!   which the same seat made the same action later.
//! * Score bounds (Cazenave & Saffidine 2010): proven lower and upper bounds of the payoff are backed up, and a proven
//!   move is neither played out nor tried again.
//! * Transpositions: positions with equal keys share their moves and statistics.
//! * Tree reuse: after moves were made, the search goes on in the subtree below them.

#[cfg(feature = "lab")]
mod oracle;
mod reroot;
mod score_bounds;
#[cfg(test)]
mod tests;

#[cfg(feature = "lab")]
pub use oracle::{Oracle, OracleConfig};

use std::sync::Arc;

use super::endgame::EndgameSolver;
use super::node::{Block, NO_ACTION, Node, to_halves};
use super::rave::{MctsConfig, Rave};
use super::reference::Reference;
use super::result::half_width_of_share;
#[cfg(feature = "lab")]
use super::result::lead;
use super::root::{Root, viewpoint};
use super::transpositions::TranspositionTable;
use super::tree::{Tree, Visited};
use super::{Heuristics, Line, Rank, Search, SearchResult, Status};
use rand::RngExt;
use tessera_core::game::{BySeat, Dice, Seat, Turn};

/// The initial capacity of the buffers, in plies and in moves: more than any game here needs, so no buffer grows.
const PLIES: usize = 1 << 10;

/// The tree search. A step allocates nothing once the buffers have held the longest path and the widest choice.
pub struct Mcts<G: Heuristics> {
    root: Root<G>,
    config: MctsConfig,
    rave: Rave,
    reference: Reference,
    tree: Tree,
    endgame: EndgameSolver<G>,
    /// The move of each node.
    moves: Vec<G::Move>,
    /// The expanded positions by key.
    transpositions: TranspositionTable,
    /// The moves of the root.
    root_block: Block,
    /// The index of the move that the next step begins with, if the caller chose it.
    first_move: Option<usize>,
    /// The visits of the root: steps made from it, steps that led through it from earlier roots, and imported visits.
    steps: u32,
    /// The position of the current step, copied from the root when the step begins.
    state: G::State,
    /// Room for another position.
    scratch: G::State,
    path: Vec<PathStep>,
    /// The ply at which each action was made last, counted over all steps: for each seat, or once for both where actions
    /// are shared.
    last_made: Vec<u32>,
    /// The number of plies made in all steps so far.
    ply: u32,
    buffer: Vec<G::Move>,
}

/// A choice on the path of a step: the index of the move, the block it was chosen from, and the seat that chose.
#[derive(Clone, Copy)]
struct PathStep {
    at: usize,
    block: Block,
    seat: Seat,
}

/// The dice that shuffle the moves of the position with this key. Out of line, because seeding is long code.
#[inline(never)]
fn shuffle_dice(key: u64) -> Dice {
    tessera_core::game::dice(key)
}

/// How the payoff of a step is found.
enum LeafKind {
    /// The payoff is proven, or the game ended in the tree.
    Decided,
    /// A playout decides.
    Open,
}

impl<G: Heuristics> Mcts<G> {
    /// How much memory a node of the tree takes at most, in each block of memory: itself, its move, its part of the
    /// transposition table and, while moves are followed, its old and its new place.
    pub const BYTES_PER_NODE: [usize; 5] = [
        size_of::<Node>(),
        size_of::<G::Move>(),
        TranspositionTable::MAX_BYTES_PER_MOVE,
        size_of::<u32>(),
        size_of::<u32>(),
    ];

    /// A search from `state` of a game for two without chance. It reserves all memory of its tree; following moves takes
    /// some more for a moment, and sharing statistics some for each position that is sent or received.
    pub fn new(game: Arc<G>, state: &G::State, config: MctsConfig) -> Mcts<G> {
        assert_eq!(game.seats(), 2, "score bounds are those of two seats");
        let (actions, shared) = (game.actions(), game.actions_are_shared());
        let last_made = vec![0; usize::from(actions) * if shared { 1 } else { 2 }];
        let root = Root::new(game, state);
        let cap = root.moves.len().max(config.nodes as usize);
        let mut buffer = Vec::with_capacity(root.moves.len().max(PLIES));
        buffer.extend_from_slice(&root.moves);
        let mut search = Mcts {
            rave: Rave::new(&config),
            reference: Reference::new(config.reference, actions, shared),
            config,
            tree: Tree::new(cap),
            endgame: EndgameSolver::new(config.endgame > 0),
            moves: Vec::with_capacity(cap),
            transpositions: TranspositionTable::new(cap),
            root_block: Block::default(),
            first_move: None,
            steps: 0,
            state: state.clone(),
            scratch: state.clone(),
            path: Vec::with_capacity(PLIES),
            last_made,
            ply: 0,
            buffer,
            root,
        };
        search.root_block = search.add_block();
        search
    }

    /// Adds the moves in the buffer, which are those of the current position, to the tree.
    fn add_block(&mut self) -> Block {
        let block = Block {
            first: self.moves.len() as u32,
            count: self.buffer.len() as u32,
        };
        for index in 0..self.buffer.len() {
            let mv = self.buffer[index];
            let action = self.root.game.action(mv).unwrap_or(NO_ACTION);
            self.tree.push(action);
            self.moves.push(mv);
            if action == NO_ACTION && self.config.solver {
                self.check_for_end(mv);
            }
        }
        block
    }

    /// Descends the tree to a leaf: leaves the position in `state` and the choices in `path`.
    fn descend(&mut self) -> LeafKind {
        self.path.clear();
        self.state.clone_from(&self.root.state);
        self.reference.begin();
        let (mut block, mut visits, mut mean) = (self.root_block, self.steps, 0.5);
        let mut chooser = self.root.turn;
        loop {
            let Turn::Seat(seat) = chooser else {
                return LeafKind::Decided;
            };
            if block.is_empty() {
                match self.expand(visits) {
                    Some(moves) => block = moves,
                    None => return LeafKind::Open,
                }
            }
            let at = match self.first_move.take() {
                Some(place) => block.first as usize + place,
                None => {
                    let borrowed = self.reference.of(&self.tree, block, seat, visits);
                    let position = Visited {
                        visits,
                        mean,
                        borrowed,
                    };
                    self.tree.choose(block, seat == Seat::FIRST, position, &self.rave)
                }
            };
            self.path.push(PathStep { at, block, seat });
            let mv = self.moves[at];
            self.note_action(mv, seat);
            self.root.game.play(&mut self.state, mv);
            if self.config.solver && self.tree.is_untried_here(block, at) {
                self.update_bounds(at);
            }
            if self.tree.proven_payoff(at, true).is_some() {
                self.propagate_bounds();
                return LeafKind::Decided;
            }
            let node = self.tree.node(at);
            (block, visits) = (node.children, node.visits);
            chooser = self.root.game.turn(&self.state);
            let same = chooser == Turn::Seat(seat);
            mean = match (visits, same) {
                (0, _) => 0.5,
                (_, true) => node.mean(),
                (_, false) => 1.0 - node.mean(),
            };
        }
    }

    /// Notes that a seat makes the action of a move now.
    #[inline]
    fn note_action(&mut self, mv: G::Move, seat: Seat) {
        if let Some(action) = self.root.game.action(mv) {
            let shared = self.root.game.actions_are_shared();
            let offset = if shared {
                0
            } else {
                usize::from(seat.0) * usize::from(self.root.game.actions())
            };
            self.last_made[offset + usize::from(action)] = self.ply;
        }
        self.ply += 1;
    }

    /// Expands the position after the last move of the path; `None` if the move has too few visits or the tree is full.
    fn expand(&mut self, visits: u32) -> Option<Block> {
        let &PathStep { at, .. } = self.path.last()?;
        if visits < self.tree.expansion_visits() || self.tree.is_full() {
            return None;
        }
        let key = self.root.game.key(&self.state);
        let block = match self.transpositions.find(key) {
            Some(block) => block,
            None => {
                self.buffer.clear();
                self.root.game.moves(&self.state, &mut self.buffer);
                if !self.tree.has_room(self.buffer.len()) {
                    return None;
                }
                // Shuffled, so that no move is favoured among equals; by key, so that searches that share
                // statistics have the same order.
                let mut dice = shuffle_dice(key);
                for last in (1..self.buffer.len()).rev() {
                    self.buffer
                        .swap(last, dice.random_range(0..=last as u32) as usize);
                }
                let block = self.add_block();
                self.transpositions.insert(key, block);
                block
            }
        };
        self.tree.node_mut(at).children = block;
        // The moves, or another path to the same position, may have bounds already.
        if let (true, Turn::Seat(seat)) = (self.tree.has_proofs(), self.root.game.turn(&self.state)) {
            let bounds = self.tree.bounds_of_choice(block, seat == Seat::FIRST);
            if self.tree.tighten(at, bounds) {
                self.propagate_bounds();
            }
        }
        Some(block)
    }

    /// Plays out from the leaf and returns the payoff.
    fn play_out(&mut self, dice: &mut Dice) -> BySeat<f32> {
        let mut left = self.root.game.max_playout_plies(&self.state);
        loop {
            if let Some(payoff) = self.root.game.decided_payoff(&self.state) {
                return payoff;
            }
            if left == 0 {
                return self.root.game.payoff(&self.state);
            }
            left -= 1;
            let game = &self.root.game;
            let seat = viewpoint(game.turn(&self.state));
            let mv = if self.config.heavy {
                game.play_heavy(&mut self.state, dice, &mut self.buffer)
            } else {
                game.play_random(&mut self.state, dice, &mut self.buffer)
            };
            self.note_action(mv, seat);
        }
    }

    /// Credits the payoff to every choice on the path, and to its siblings by RAVE. `began` is the first ply of the step.
    fn back_up(&mut self, payoff: BySeat<f32>, began: u32) {
        let shared = self.root.game.actions_are_shared();
        let actions = usize::from(self.root.game.actions());
        for (depth, &PathStep { at, block, seat }) in self.path.iter().enumerate() {
            let payoff_halves = to_halves(payoff[seat]);
            let node = self.tree.node_mut(at);
            node.visits += 1;
            node.total += payoff_halves;
            if self.config.uses_amaf() && actions > 0 {
                let from = if shared { 0 } else { usize::from(seat.0) * actions };
                let last_made = &self.last_made[from..from + actions];
                self.tree
                    .update_amaf(block, last_made, began + depth as u32, payoff_halves);
            }
        }
        self.steps += 1;
    }

    /// The principal variation from a move on: the most visited move of every position, as far as moves were tried.
    fn variation(&self, at: usize) -> Vec<G::Move> {
        let mut variation = vec![self.moves[at]];
        let mut block = self.tree.node(at).children;
        while !block.is_empty() {
            let visited = block.range().filter(|&at| self.tree.node(at).visits > 0);
            let Some(next) = visited.max_by_key(|&at| self.tree.node(at).visits) else {
                break;
            };
            variation.push(self.moves[next]);
            block = self.tree.node(next).children;
        }
        variation
    }
}

impl<G: Heuristics> Mcts<G> {
    /// Makes one step. Out of line, so that its two callers share one copy in the worker.
    #[inline(never)]
    fn run_step(&mut self, dice: &mut Dice) -> Status {
        if self.root.turn == Turn::Over || self.steps == u32::MAX {
            return Status::Finished;
        }
        // Older entries are all below the ply at which a step begins; they are cleared before the count overflows.
        if self.ply > u32::MAX / 2 {
            self.last_made.fill(0);
            self.ply = 0;
        }
        self.ply += 1;
        let began = self.ply;
        let payoff = match self.descend() {
            LeafKind::Open => self.play_out(dice),
            LeafKind::Decided => {
                let last = self.path.last().expect("the root has moves").at;
                let mut payoff = BySeat::default();
                for seat in [Seat::FIRST, Seat::SECOND] {
                    payoff[seat] = self
                        .tree
                        .proven_payoff(last, seat == Seat::FIRST)
                        .unwrap_or_else(|| self.root.game.payoff(&self.state)[seat]);
                }
                payoff
            }
        };
        self.back_up(payoff, began);
        if self.tree.has_proofs() && self.is_proven() {
            Status::Finished
        } else {
            self.root.status()
        }
    }
}

impl<G: Heuristics> Search<G::Move> for Mcts<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        self.run_step(dice)
    }

    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        self.first_move = Some(place);
        self.run_step(dice)
    }

    fn follow(&mut self, moves: &[G::Move]) -> bool {
        self.reroot(moves)
    }

    fn is_full(&self) -> bool {
        self.tree.is_full()
    }

    fn export_delta(&mut self) -> Vec<u16> {
        self.tree.export_delta(self.root_block)
    }

    fn import_delta(&mut self, words: &[u16]) {
        self.steps = self.tree.import_delta(self.root_block, words);
    }

    fn result(&self) -> SearchResult<G::Move> {
        let is_first = self.root.viewpoint() == Seat::FIRST;
        let line = |(place, &mv): (usize, &G::Move)| {
            let at = self.root_block.first as usize + place;
            let proven = self.tree.proven_payoff(at, is_first);
            // Other searches report their own visits.
            let (visits, mean) = self.tree.own_visits(self.root_block, place);
            Line {
                mv,
                place: place as u32,
                visits,
                value: proven.unwrap_or(mean),
                proven: proven.is_some(),
                dominated: self.tree.is_dominated(self.root_block, at, is_first),
                margin: None,
                shares: None,
                half_width: match proven {
                    Some(_) => 0.0,
                    None => half_width_of_share(mean, visits),
                },
                variation: self.variation(at),
            }
        };
        let lines = self.root.moves.iter().enumerate().map(line).collect();
        SearchResult::ranked(lines, Rank::Visits, self.tree.len() as u32)
    }

    #[cfg(feature = "lab")]
    fn lead(&self) -> Option<u32> {
        let is_first = self.root.viewpoint() == Seat::FIRST;
        let open = self.root_block.range();
        let open = open.filter(|&at| {
            let is_lost = self.tree.proven_payoff(at, is_first) == Some(0.0);
            !is_lost && !self.tree.is_dominated(self.root_block, at, is_first)
        });
        Some(lead(open.map(|at| self.tree.node(at).visits)))
    }
}
