//! Monte Carlo tree search for two seats without chance, with all that a game's [`Mind`] knows.
//!
//! * RAVE (Gelly & Silver 2007): until a move has visits of its own, it is judged by what its action has
//!   earned whenever it was made later in a playout from there, and so is one never tried.
//! * Score bounds (Cazenave & Saffidine 2010): what a seat is sure to earn, and can earn at most, is backed
//!   up, and what is proven is neither played out nor tried again.
//! * Transpositions: positions with one key share their moves and all that is known of them.
//! * Reuse: after moves were made, what is known of the position that they led to serves again.

mod follow;

use super::known::Known;
use super::root::{Root, viewpoint};
use super::tail::Tail;
use super::tree::{ALONE, Block, Tree, halves, in_halves};
use super::tuning::{MctsTuning, Rave};
#[cfg(feature = "lab")]
use super::verdict::lead;
use super::{Line, Mind, Rank, Search, Status, Verdict};
use crate::game::{BySeat, Dice, Seat, Turn};
use rand::RngExt;

/// For how many plies and moves there is room from the start: more than any game here has, so that nothing grows.
const PLIES: usize = 1 << 10;

/// A tree search. A step allocates nothing once the buffers have seen the longest path and the widest choice.
pub struct Mcts<G: Mind> {
    root: Root<G>,
    tuning: MctsTuning,
    rave: Rave,
    tree: Tree,
    tail: Tail<G>,
    /// The move of each node.
    moves: Vec<G::Move>,
    /// Where the moves of a position lie, by its key.
    known: Known,
    /// The moves of the root.
    children: Block,
    /// The place of the move that the step begins with, if it is told.
    given: Option<usize>,
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

/// What the end of a walk has earned.
enum End {
    /// Proven, or played out in the tree.
    Known,
    /// To be played out.
    Open,
}

impl<G: Mind> Mcts<G> {
    /// A search from `state` of a game for two without chance, with all the memory its tree will ever take; to follow
    /// moves takes some more for a moment.
    pub fn new(game: G, state: &G::State, tuning: MctsTuning) -> Mcts<G> {
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
            tail: Tail::new(tuning.tail > 0),
            moves: Vec::with_capacity(cap),
            known: Known::new(cap),
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
    fn descend(&mut self, dice: &mut Dice) -> End {
        self.path.clear();
        self.state.clone_from(&self.root.state);
        let (mut block, mut visits, mut mean) = (self.children, self.steps, 0.5);
        let mut chooser = self.root.turn;
        loop {
            let Turn::Seat(seat) = chooser else {
                return End::Known;
            };
            if block.is_empty() {
                match self.expand(visits, dice) {
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
            let fresh = self.tree.node(at).visits == 0;
            if fresh && self.tuning.solver {
                self.look(at);
            }
            if self.tree.proof(at, true).is_some() {
                self.prove();
                return End::Known;
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

    /// Asks the game what the position of the walk, reached by a move for the first time, can still bring, and
    /// backs it up.
    fn look(&mut self, at: usize) {
        let is_short = self.root.game.tail(&self.state) <= self.tuning.tail;
        let interval = match is_short && self.tuning.tail > 0 {
            true => self.tail.interval(&self.root.game, &self.state),
            false => halves(self.root.game.bounds(&self.state)),
        };
        if self.tree.narrow(at, interval) {
            self.prove();
        }
    }

    /// Gives the last move of the path its answers, unless it has not been visited often enough or the tree is full.
    fn expand(&mut self, visits: u32, dice: &mut Dice) -> Option<Block> {
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
                // The first of equals is nobody's favourite.
                for last in (1..self.buffer.len()).rev() {
                    self.buffer
                        .swap(last, dice.random_range(0..=last as u32) as usize);
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
        let mut left = self.root.game.patience(&self.state);
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

impl<G: Mind> Mcts<G> {
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
        let payoff = match self.descend(dice) {
            End::Open => self.play_out(dice),
            End::Known => {
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

impl<G: Mind> Search<G::Move> for Mcts<G> {
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

    fn verdict(&self) -> Verdict<G::Move> {
        let is_first = self.root.viewpoint() == Seat::FIRST;
        let line = |(place, &mv): (usize, &G::Move)| {
            let at = self.children.first as usize + place;
            let node = self.tree.node(at);
            let proof = self.tree.proof(at, is_first);
            Line {
                mv,
                place: place as u32,
                visits: node.visits,
                value: proof.unwrap_or(node.mean()),
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

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::sync::Mutex;

    use super::*;
    use crate::game::{Game, Keyed, dice};

    /// Two seats take cells in turn, and the heavier share wins. Every move made from the start is noted.
    struct Shares {
        weights: [i32; 7],
        shared: bool,
        patience: u32,
        log: Mutex<Vec<u16>>,
    }

    impl Game for Shares {
        type State = Vec<u16>;
        type Move = u16;

        fn seats(&self) -> u8 {
            2
        }

        fn start(&self) -> Vec<u16> {
            Vec::new()
        }

        fn turn(&self, taken: &Vec<u16>) -> Turn {
            match taken.len() {
                7 => Turn::Over,
                count => Turn::Seat(Seat(count as u8 % 2)),
            }
        }

        fn moves(&self, taken: &Vec<u16>, out: &mut Vec<u16>) {
            out.extend((0..7).filter(|cell| !taken.contains(cell)));
        }

        fn play(&self, taken: &mut Vec<u16>, cell: u16) {
            taken.push(cell);
            self.log.lock().unwrap().push(cell);
        }

        fn payoff(&self, taken: &Vec<u16>) -> BySeat<f32> {
            crate::game::payoff_by_score(2, &self.score(taken))
        }

        fn score(&self, taken: &Vec<u16>) -> BySeat<i32> {
            let mut score = BySeat::default();
            for (at, &cell) in taken.iter().enumerate() {
                score[Seat(at as u8 % 2)] += self.weights[usize::from(cell)];
            }
            score
        }

        fn key(&self, taken: &Vec<u16>) -> u64 {
            let of = |seat: usize| {
                taken
                    .iter()
                    .skip(seat)
                    .step_by(2)
                    .map(|cell| 1 << cell)
                    .sum::<u64>()
            };
            Keyed::new().with(of(0)).with(of(1)).key()
        }
    }

    impl crate::search::Evaluate for Shares {}

    impl Mind for Shares {
        fn actions(&self) -> u16 {
            7
        }

        fn action(&self, cell: u16) -> Option<u16> {
            Some(cell)
        }

        fn actions_are_shared(&self) -> bool {
            self.shared
        }

        fn patience(&self, _: &Vec<u16>) -> u32 {
            self.patience
        }
    }

    #[test]
    fn a_playout_that_patience_ends_is_paid_as_the_board_lies() {
        let game = Shares {
            weights: [5, 3, 8, 1, 9, 2, 4],
            shared: true,
            patience: 2,
            log: Mutex::default(),
        };
        let tuning = MctsTuning {
            solver: false,
            ..MctsTuning::default()
        };
        let mut search = Mcts::new(&game, &game.start(), tuning);
        let (mut dice, mut cut) = (dice(7), 0);
        for _ in 0..100 {
            game.log.lock().unwrap().clear();
            let paid = |search: &Mcts<&Shares>| -> f32 {
                search
                    .tree
                    .block(search.children)
                    .iter()
                    .map(|node| node.total as f32 / 2.0)
                    .sum()
            };
            let before = paid(&search);
            search.step(&mut dice);
            let log = game.log.lock().unwrap().clone();
            assert_eq!(log.len(), 7.min(search.path.len() + 2));
            assert_eq!(paid(&search) - before, game.payoff(&log)[Seat::FIRST]);
            cut += u32::from(log.len() < 7);
        }
        assert!(cut > 50, "only {cut} playouts were cut short");
    }

    /// How often, and what it earned.
    type Stat = (f32, f32);

    /// What is known of every move of the tree, by the way that leads to it.
    type Told = HashMap<Vec<u16>, (u32, u32, u32, u32, [u8; 2])>;

    fn told(search: &Mcts<&Shares>) -> Told {
        let (mut told, mut open) = (HashMap::new(), vec![(Vec::new(), search.children)]);
        while let Some((way, block)) = open.pop() {
            for at in block.range() {
                let node = search.tree.node(at);
                let way: Vec<u16> = way.iter().copied().chain([search.moves[at]]).collect();
                let own = (node.visits, node.total, node.action_visits, node.action_total);
                open.push((way.clone(), node.children));
                told.insert(way, (own.0, own.1, own.2, own.3, [node.low, node.high]));
            }
        }
        told
    }

    #[test]
    fn after_moves_are_made_all_that_is_known_of_what_may_follow_serves_again() {
        for seed in 0..20 {
            let game = Shares {
                weights: [5, 3, 8, 1, 9, 2, 4],
                shared: seed % 2 == 0,
                patience: u32::MAX,
                log: Mutex::default(),
            };
            let tuning = MctsTuning {
                solver: seed % 4 < 2,
                ..MctsTuning::default()
            };
            let mut dice = dice(seed);
            let mut search = Mcts::new(&game, &game.start(), tuning);
            for _ in 0..300 {
                search.step(&mut dice);
            }
            let (before, nodes) = (told(&search), search.tree.len());
            assert!(!search.follow(&[7]), "seed {seed}: there is no such move");
            assert_eq!(told(&search), before, "seed {seed}: what fails changes nothing");
            let best = &search.verdict().lines[0];
            let made = [best.variation[0], best.variation[1]];
            assert!(search.follow(&made), "seed {seed}: both were tried often");
            let later = |(way, known): (&Vec<u16>, _)| {
                let rest = way.strip_prefix(&made[..]).filter(|rest| !rest.is_empty());
                Some((rest?.to_vec(), known))
            };
            let expected: HashMap<_, _> = before.iter().filter_map(later).collect();
            let now = told(&search);
            assert_eq!(
                now.iter()
                    .map(|(way, known)| (way.clone(), known))
                    .collect::<HashMap<_, _>>(),
                expected,
                "seed {seed}"
            );
            assert!(
                search.tree.len() < nodes,
                "seed {seed}: what cannot come any more is forgotten"
            );
            let mut legal = Vec::new();
            game.moves(&made.to_vec(), &mut legal);
            let order: Vec<_> = search.children.range().map(|at| search.moves[at]).collect();
            assert_eq!(order, legal, "seed {seed}: in the order of the game");
            let visits: u32 = search
                .children
                .range()
                .map(|at| search.tree.node(at).visits)
                .sum();
            assert_eq!(search.verdict().steps, visits);
            // It thinks on: a step more is a visit more.
            search.step(&mut dice);
            assert_eq!(search.verdict().steps, visits + 1, "seed {seed}");
        }
    }

    #[test]
    fn what_moves_and_their_actions_have_earned_is_what_a_plain_count_says() {
        for (shared, seed) in [(false, 1), (true, 2), (false, 3), (true, 4)] {
            let game = Shares {
                weights: [5, 3, 8, 1, 9, 2, 4],
                shared,
                patience: u32::MAX,
                log: Mutex::default(),
            };
            let tuning = MctsTuning {
                solver: false,
                ..MctsTuning::default()
            };
            let mut search = Mcts::new(&game, &game.start(), tuning);
            let mut dice = dice(seed);
            let mut plain: HashMap<(u64, u16), (Stat, Stat)> = HashMap::new();
            for _ in 0..400 {
                game.log.lock().unwrap().clear();
                search.step(&mut dice);
                let log = game.log.lock().unwrap().clone();
                let payoff = game.payoff(&log);
                for depth in 0..search.path.len() {
                    let key = game.key(&log[..depth].to_vec());
                    let earned = payoff[Seat(depth as u8 % 2)];
                    let of_own = &mut plain.entry((key, log[depth])).or_default().0;
                    *of_own = (of_own.0 + 1.0, of_own.1 + earned);
                    for later in (depth..7).step_by(if shared { 1 } else { 2 }) {
                        let of_action = &mut plain.entry((key, log[later])).or_default().1;
                        *of_action = (of_action.0 + 1.0, of_action.1 + earned);
                    }
                }
            }
            let mut compared = 0;
            let mut open = vec![(Vec::new(), search.children)];
            while let Some((state, block)) = open.pop() {
                for at in block.range() {
                    let (node, cell) = (search.tree.node(at), search.moves[at]);
                    let known = plain.get(&(game.key(&state), cell)).copied().unwrap_or_default();
                    let ours = (
                        (node.visits as f32, node.total as f32 / 2.0),
                        (node.action_visits as f32, node.action_total as f32 / 2.0),
                    );
                    assert_eq!(ours, known, "seed {seed}, {cell} after {state:?}");
                    compared += 1;
                    let mut after = state.clone();
                    after.push(cell);
                    open.push((after, node.children));
                }
            }
            assert!(compared > 100, "seed {seed}: only {compared} moves");
        }
    }
}
