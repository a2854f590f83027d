//! An independent MC-GRAVE, for comparison with our own searches.
//!
//! "Independent" means that it shares the rules and the faces of a search with the house, but none of its tree, its
//! formulas or its proofs: what it plays can be told from what the paper says. After Cazenave, "Generalized Rapid Action
//! Value Estimation" (IJCAI 2015): no exploration term, no prior, no solver. A move is known by its seat and its name,
//! and the tree is reused for the next move.

mod tree;

use std::collections::HashMap;
use std::sync::Arc;

use tessera_core::game::{BySeat, Dice, Seat, Turn};
use tessera_protocol::GraveOptions;
use tessera_search::{Heuristics, Line, Rank, Search, SearchResult, Status};

use tree::{Node, Tally, Tree};

/// MC-GRAVE from a position. A step descends the tree, adds a position and plays one game to its end from there.
pub struct Grave<G: Heuristics> {
    game: Arc<G>,
    options: GraveOptions,
    root: G::State,
    tree: Tree<G::Move>,
    codes: Codes<G::Move>,
    /// The positions of the present step, each with the place of the move that left it.
    path: Vec<(u32, usize)>,
    /// The moves of the present step from the root to the end of the game, each with its seat.
    line: Vec<(u32, Seat)>,
    /// By code: the last step in which the move was met on the way back.
    met: Vec<u32>,
    steps: u32,
    buffer: Vec<G::Move>,
}

/// The numbers of moves, counted in the order in which they were first met.
struct Codes<M>(HashMap<(Seat, M), u32>);

impl<M: Copy + Eq + std::hash::Hash> Codes<M> {
    fn of(&mut self, seat: Seat, mv: M) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry((seat, mv)).or_insert(next)
    }
}

impl<G: Heuristics> Grave<G> {
    /// A search from `state`.
    pub fn new(game: Arc<G>, state: &G::State, options: GraveOptions) -> Grave<G> {
        let mut search = Grave {
            game,
            options,
            root: state.clone(),
            tree: Tree::default(),
            codes: Codes(HashMap::new()),
            path: Vec::new(),
            line: Vec::new(),
            met: Vec::new(),
            steps: 0,
            buffer: Vec::new(),
        };
        search.add(state);
        search
    }

    /// Adds a position to the tree and returns its number. Where no seat chooses, it has no moves.
    fn add(&mut self, state: &G::State) -> u32 {
        let mut moves = Vec::new();
        let Turn::Seat(seat) = self.game.turn(state) else {
            return self.tree.add(Node::new(Seat::FIRST, moves, Vec::new()));
        };
        self.game.moves(state, &mut moves);
        let codes = moves.iter().map(|&mv| self.codes.of(seat, mv)).collect();
        self.tree.add(Node::new(seat, moves, codes))
    }

    /// Descends to a position that is new, or that has no moves, and returns it.
    fn descend(&mut self) -> G::State {
        let mut state = self.root.clone();
        let (mut at, mut reference) = (0, 0);
        loop {
            let node = &self.tree[at];
            if node.visits > self.options.reference {
                reference = at;
            }
            if node.moves.is_empty() {
                self.path.push((at, 0));
                return state;
            }
            let place = node.best(&self.tree[reference].amaf, self.options.bias);
            self.game.play(&mut state, node.moves[place]);
            self.line.push((node.codes[place], node.seat));
            self.path.push((at, place));
            let child = node.children[place];
            if child == 0 {
                let leaf = self.add(&state);
                self.tree[at].children[place] = leaf;
                self.path.push((leaf, 0));
                return state;
            }
            at = child;
        }
    }

    /// Plays a game to its end, or to where the guided playouts of the game stop, and returns the payoffs.
    fn play_out(&mut self, state: &mut G::State, dice: &mut Dice) -> BySeat<f32> {
        let game = &*self.game;
        let guided = self.options.guided;
        let mut left = if guided {
            game.max_playout_plies(state)
        } else {
            u32::MAX
        };
        loop {
            match guided.then(|| game.decided_payoff(state)).flatten() {
                Some(payoff) => return payoff,
                None if left == 0 || game.turn(state) == Turn::Over => return game.payoff(state),
                None => left -= 1,
            }
            let mv = if guided {
                game.playout_move(state, dice, &mut self.buffer)
            } else {
                game.random_move(state, dice, &mut self.buffer)
            };
            if let Turn::Seat(seat) = game.turn(state) {
                self.line.push((self.codes.of(seat, mv), seat));
            }
            game.play(state, mv);
        }
    }

    /// Adds the payoffs of a game to all positions of its path: to the move that was chosen there, and to the AMAF
    /// statistics of each move that was played from there on, once.
    fn back_up(&mut self, payoff: &BySeat<f32>) {
        self.met.resize(self.codes.0.len(), 0);
        let mut played: Vec<(u32, Seat)> = Vec::with_capacity(self.line.len());
        let mut from = self.line.len();
        for (depth, &(at, place)) in self.path.iter().enumerate().rev() {
            while from > depth {
                from -= 1;
                let (code, seat) = self.line[from];
                let met = &mut self.met[code as usize];
                if *met != self.steps {
                    *met = self.steps;
                    played.push((code, seat));
                }
            }
            let node = &mut self.tree[at];
            node.visits += 1;
            if depth + 1 < self.path.len() {
                node.own[place].add(payoff[node.seat]);
            }
            node.amaf
                .resize(self.met.len().max(node.amaf.len()), Tally::default());
            for &(code, seat) in &played {
                node.amaf[code as usize].add(payoff[seat]);
            }
        }
    }

    /// The most visited line of moves that begins with the move at this place of the root.
    fn variation(&self, place: usize) -> Vec<G::Move> {
        let (mut at, mut place, mut moves) = (0, place, Vec::new());
        loop {
            let node = &self.tree[at];
            moves.push(node.moves[place]);
            at = node.children[place];
            let Some(next) = (at != 0).then(|| self.tree[at].most_visited()).flatten() else {
                return moves;
            };
            place = next;
        }
    }
}

impl<G: Heuristics> Search<G::Move> for Grave<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        let choices = self.tree[0].moves.len();
        if choices > 0 {
            self.steps += 1;
            self.path.clear();
            self.line.clear();
            let mut state = self.descend();
            let payoff = self.play_out(&mut state, dice);
            self.back_up(&payoff);
        }
        match choices {
            0 | 1 => Status::Finished,
            _ => Status::Searching,
        }
    }

    fn result(&self) -> SearchResult<G::Move> {
        let root = &self.tree[0];
        let line = |place: usize| Line {
            mv: root.moves[place],
            place: place as u32,
            visits: root.own[place].visits,
            value: root.own[place].mean(),
            proven: false,
            dominated: false,
            margin: None,
            half_width: 0.0,
            shares: None,
            variation: self.variation(place),
        };
        let mut lines: Vec<_> = (0..root.moves.len()).map(line).collect();
        lines.sort_by(|one, other| {
            let by_visits = other.visits.cmp(&one.visits);
            by_visits.then(other.value.total_cmp(&one.value))
        });
        SearchResult {
            steps: lines.iter().map(|line| line.visits).sum(),
            lines,
            rank: Rank::Visits,
            nodes: self.tree.len() as u32,
        }
    }

    fn follow(&mut self, moves: &[G::Move]) -> bool {
        let mut at = 0;
        for mv in moves {
            let node = &self.tree[at];
            let place = node.moves.iter().position(|known| known == mv);
            at = place.map_or(0, |place| node.children[place]);
            if at == 0 {
                return false;
            }
        }
        for &mv in moves {
            self.game.play(&mut self.root, mv);
        }
        self.tree.cut_to(at);
        true
    }
}
