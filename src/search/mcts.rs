//! Monte Carlo tree search for two seats without chance, with all that a game's [`Heuristics`] knows.
//!
//! * RAVE (Gelly & Silver 2007): until a move has visits of its own, it is judged by what its action has
//!   earned whenever it was made later in a playout from there, and so is one never tried.
//! * Score bounds (Cazenave & Saffidine 2010): what a seat is sure to earn, and can earn at most, is backed
//!   up, and what is proven is neither played out nor tried again.
//! * Transpositions: positions with one key share their moves and all that is known of them.
//! * Reuse: after moves were made, what is known of the position that they led to serves again.

mod follow;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::endgame::EndgameSolver;
use super::rave::{MctsConfig, Rave};
use super::root::{Root, viewpoint};
use super::transpositions::TranspositionTable;
use super::tree::{ALONE, Block, Tree, halves, in_halves};
#[cfg(feature = "lab")]
use super::verdict::lead;
use super::{Heuristics, Line, Rank, Search, Status, Verdict};
use crate::game::{BySeat, Dice, Seat, Turn};
use rand::RngExt;

/// For how many plies and moves there is room from the start: more than any game here has, so that nothing grows.
const PLIES: usize = 1 << 10;

/// A tree search. A step allocates nothing once the buffers have seen the longest path and the widest choice.
pub struct Mcts<G: Heuristics> {
    root: Root<G>,
    tuning: MctsConfig,
    rave: Rave,
    tree: Tree,
    tail: EndgameSolver<G>,
    /// The move of each node.
    moves: Vec<G::Move>,
    /// Where the moves of a position lie, by its key.
    known: TranspositionTable,
    /// The moves of the root.
    children: Block,
    /// The place of the move that the step begins with, if it is told.
    given: Option<usize>,
    /// The visits of the root: steps made here, in earlier positions and by those whom it has heard.
    steps: u32,
    /// The position of the walk, copied from the root once a step.
    state: G::State,
    /// A position that is looked at besides.
    after: G::State,
    path: Vec<Chosen>,
    /// The last ply at which each action was made, counted over all steps; for each seat, or once for both.
    marks: Vec<u32>,
    /// The plies of all steps so far.
    plies: u32,
    buffer: Vec<G::Move>,
}

/// A choice on the walk: the move, among which, by whom.
#[derive(Clone, Copy)]
struct Chosen {
    at: usize,
    block: Block,
    seat: Seat,
}

/// What the order of the moves of the position with this key is drawn with. Out of line, because it is long.
#[inline(never)]
fn order(key: u64) -> Dice {
    crate::game::dice(key)
}

/// What the end of a walk has earned.
enum End {
    /// Proven, or played out in the tree.
    TranspositionTable,
    /// To be played out.
    Open,
}

impl<G: Heuristics> Mcts<G> {
    /// A search from `state` of a game for two without chance, with all the memory its tree will ever take; to follow
    /// moves takes some more for a moment, and to share what is known some for each position that is told of.
    pub fn new(game: Arc<G>, state: &G::State, tuning: MctsConfig) -> Mcts<G> {
        assert_eq!(game.seats(), 2, "score bounds are those of two seats");
        let seats = if game.actions_are_shared() { 1 } else { 2 };
        let marks = vec![0; usize::from(game.actions()) * seats];
        let root = Root::new(game, state);
        let cap = root.moves.len().max(tuning.nodes as usize);
        let mut buffer = Vec::with_capacity(root.moves.len().max(PLIES));
        buffer.extend_from_slice(&root.moves);
        let mut search = Mcts {
            rave: Rave::new(&tuning),
            tuning,
            tree: Tree::new(cap),
            tail: EndgameSolver::new(tuning.tail > 0),
            moves: Vec::with_capacity(cap),
            known: TranspositionTable::new(cap),
            children: Block::default(),
            given: None,
            steps: 0,
            state: state.clone(),
            after: state.clone(),
            path: Vec::with_capacity(PLIES),
            marks,
            plies: 0,
            buffer,
            root,
        };
        search.children = search.lay();
        search
    }

    /// Takes in the moves in the buffer, those of the position of the walk.
    fn lay(&mut self) -> Block {
        let block = Block {
            first: self.moves.len() as u32,
            count: self.buffer.len() as u32,
        };
        for index in 0..self.buffer.len() {
            let mv = self.buffer[index];
            let action = self.root.game.action(mv).unwrap_or(ALONE);
            self.tree.push(action);
            self.moves.push(mv);
            if action == ALONE && self.tuning.solver {
                self.look_ahead(mv);
            }
        }
        block
    }

    /// Asks at once what the move just taken in brings, for it may end the game: a pass after a pass is not
    /// to be found out by trying.
    fn look_ahead(&mut self, mv: G::Move) {
        self.after.clone_from(&self.state);
        self.play_after(mv);
        if self.root.game.turn(&self.after) == Turn::Over {
            let interval = halves(self.root.game.bounds(&self.after));
            self.tree.narrow(self.moves.len() - 1, interval);
        }
    }

    /// Makes a move in `after`. Out of line: those who call it are not in a hurry, and the moves of a game made in place
    /// weigh much.
    #[inline(never)]
    fn play_after(&mut self, mv: G::Move) {
        self.root.game.play(&mut self.after, mv);
    }

    /// Walks down the tree as far as it reaches, leaving the position in `state` and the way in `path`.
    fn descend(&mut self) -> End {
        self.path.clear();
        self.state.clone_from(&self.root.state);
        let (mut block, mut visits, mut mean) = (self.children, self.steps, 0.5);
        let mut chooser = self.root.turn;
        loop {
            let Turn::Seat(seat) = chooser else {
                return End::TranspositionTable;
            };
            if block.is_empty() {
                match self.expand(visits) {
                    Some(moves) => block = moves,
                    None => return End::Open,
                }
            }
            let at = match self.given.take() {
                Some(place) => block.first as usize + place,
                None => self
                    .tree
                    .choose(block, seat == Seat::FIRST, visits, mean, &self.rave),
            };
            self.path.push(Chosen { at, block, seat });
            let mv = self.moves[at];
            self.mark(mv, seat);
            self.root.game.play(&mut self.state, mv);
            if self.tuning.solver && self.tree.is_fresh(block, at) {
                self.look(at);
            }
            if self.tree.proof(at, true).is_some() {
                self.prove();
                return End::TranspositionTable;
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

    /// Notes that a seat makes a move now.
    #[inline]
    fn mark(&mut self, mv: G::Move, seat: Seat) {
        if let Some(action) = self.root.game.action(mv) {
            let shared = self.root.game.actions_are_shared();
            let offset = if shared {
                0
            } else {
                usize::from(seat.0) * usize::from(self.root.game.actions())
            };
            self.marks[offset + usize::from(action)] = self.plies;
        }
        self.plies += 1;
    }

    /// Asks the game what the position of the walk, reached by a move for the first time here, can still bring, and
    /// backs it up.
    fn look(&mut self, at: usize) {
        let is_short = self.root.game.points_in_play(&self.state) <= self.tuning.tail;
        let interval = match is_short && self.tuning.tail > 0 {
            true => self.tail.interval(&self.root.game, &self.state),
            false => halves(self.root.game.bounds(&self.state)),
        };
        if self.tree.narrow(at, interval) {
            self.prove();
        }
    }

    /// Gives the last move of the path its answers, unless it has not been visited often enough or the tree is full.
    fn expand(&mut self, visits: u32) -> Option<Block> {
        let &Chosen { at, .. } = self.path.last()?;
        if visits < self.tree.ripe() || self.tree.is_full() {
            return None;
        }
        let key = self.root.game.key(&self.state);
        let block = match self.known.find(key) {
            Some(block) => block,
            None => {
                self.buffer.clear();
                self.root.game.moves(&self.state, &mut self.buffer);
                if !self.tree.has_room(self.buffer.len()) {
                    return None;
                }
                // The first of equals is nobody's favourite, and all searches that share what they know have the
                // same order.
                let mut order = order(key);
                for last in (1..self.buffer.len()).rev() {
                    self.buffer
                        .swap(last, order.random_range(0..=last as u32) as usize);
                }
                let block = self.lay();
                self.known.insert(key, block);
                block
            }
        };
        self.tree.node_mut(at).children = block;
        // Its moves, or another way to the same position, may have proven something already.
        if let (true, Turn::Seat(seat)) = (self.tree.is_narrowed(), self.root.game.turn(&self.state)) {
            let interval = self.tree.interval(block, seat == Seat::FIRST);
            if self.tree.narrow(at, interval) {
                self.prove();
            }
        }
        Some(block)
    }

    /// Plays out from the end of the walk.
    fn play_out(&mut self, dice: &mut Dice) -> BySeat<f32> {
        let mut left = self.root.game.max_playout_plies(&self.state);
        loop {
            if let Some(payoff) = self.root.game.settled(&self.state) {
                return payoff;
            }
            if left == 0 {
                return self.root.game.payoff(&self.state);
            }
            left -= 1;
            let game = &self.root.game;
            let mv = match self.tuning.heavy {
                true => game.playout_move(&self.state, dice, &mut self.buffer),
                false => game.random_move(&self.state, dice, &mut self.buffer),
            };
            let seat = viewpoint(game.turn(&self.state));
            self.mark(mv, seat);
            self.root.game.play(&mut self.state, mv);
        }
    }

    /// Tells every choice of the walk what its seat has earned, and its siblings what their actions have.
    fn back_up(&mut self, payoff: BySeat<f32>, began: u32) {
        let shared = self.root.game.actions_are_shared();
        let actions = usize::from(self.root.game.actions());
        for (depth, &Chosen { at, block, seat }) in self.path.iter().enumerate() {
            let earned = in_halves(payoff[seat]);
            let node = self.tree.node_mut(at);
            node.visits += 1;
            node.total += earned;
            if self.tuning.rave > 0.0 && actions > 0 {
                let from = if shared { 0 } else { usize::from(seat.0) * actions };
                let marks = &self.marks[from..from + actions];
                self.tree.tell_actions(block, marks, began + depth as u32, earned);
            }
        }
        self.steps += 1;
    }

    /// Backs up what is proven of the last move of the walk, as far as it is news.
    fn prove(&mut self) {
        for depth in (1..self.path.len()).rev() {
            let Chosen { block, seat, .. } = self.path[depth];
            let interval = self.tree.interval(block, seat == Seat::FIRST);
            if !self.tree.narrow(self.path[depth - 1].at, interval) {
                return;
            }
        }
    }

    /// Whether the payoff of the root is proven.
    fn is_proven(&self) -> bool {
        let Turn::Seat(seat) = self.root.turn else {
            return true;
        };
        let [low, high] = self.tree.interval(self.children, seat == Seat::FIRST);
        low == high
    }

    /// The moves from a node on, each the favourite of the seat to choose, as far as they were tried.
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
    /// A step; out of line, because two callers with a copy each would weigh on every visitor's download.
    #[inline(never)]
    fn walk(&mut self, dice: &mut Dice) -> Status {
        if self.root.turn == Turn::Over || self.steps == u32::MAX {
            return Status::Settled;
        }
        // Marks of long ago are all below the ply at which a step begins; before the count overflows they go.
        if self.plies > u32::MAX / 2 {
            self.marks.fill(0);
            self.plies = 0;
        }
        self.plies += 1;
        let began = self.plies;
        let payoff = match self.descend() {
            End::Open => self.play_out(dice),
            End::TranspositionTable => {
                let last = self.path.last().expect("the root has moves").at;
                let mut payoff = BySeat::default();
                for seat in [Seat::FIRST, Seat::SECOND] {
                    payoff[seat] = self
                        .tree
                        .proof(last, seat == Seat::FIRST)
                        .unwrap_or_else(|| self.root.game.payoff(&self.state)[seat]);
                }
                payoff
            }
        };
        self.back_up(payoff, began);
        match self.tree.is_narrowed() && self.is_proven() {
            true => Status::Settled,
            false => self.root.status(),
        }
    }
}

impl<G: Heuristics> Search<G::Move> for Mcts<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        self.walk(dice)
    }

    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        self.given = Some(place);
        self.walk(dice)
    }

    fn follow(&mut self, moves: &[G::Move]) -> bool {
        self.go_after(moves)
    }

    fn export_delta(&mut self) -> Vec<u16> {
        self.tree.export_delta(self.children)
    }

    fn import_delta(&mut self, words: &[u16]) {
        self.steps = self.tree.import_delta(self.children, words);
    }

    fn verdict(&self) -> Verdict<G::Move> {
        let is_first = self.root.viewpoint() == Seat::FIRST;
        let line = |(place, &mv): (usize, &G::Move)| {
            let at = self.children.first as usize + place;
            let proof = self.tree.proof(at, is_first);
            // Others tell of their visits themselves.
            let (visits, mean) = self.tree.own(self.children, place);
            Line {
                mv,
                place: place as u32,
                visits,
                value: proof.unwrap_or(mean),
                proven: proof.is_some(),
                beaten: self.tree.is_beaten(self.children, at, is_first),
                variation: self.variation(at),
            }
        };
        let lines = self.root.moves.iter().enumerate().map(line).collect();
        Verdict::ranked(lines, Rank::Visits, self.tree.len() as u32)
    }

    #[cfg(feature = "lab")]
    fn lead(&self) -> Option<u32> {
        let is_first = self.root.viewpoint() == Seat::FIRST;
        let open = self.children.range();
        let open = open.filter(|&at| {
            let is_lost = self.tree.proof(at, is_first) == Some(0.0);
            !is_lost && !self.tree.is_beaten(self.children, at, is_first)
        });
        Some(lead(open.map(|at| self.tree.node(at).visits)))
    }
}
