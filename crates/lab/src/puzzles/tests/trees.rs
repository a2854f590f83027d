//! Games that are trees made by hand.

use tessera_core::game::{BySeat, Game, Seat, Turn};
use tessera_search::{Evaluate, Heuristics, Repetition};

/// The letter of a move that has no action.
const PASS: char = 'z';

/// A game between two whose positions are written down.
///
/// ```text
/// tree  = "W" | "D" | "L" | seat "(" move { " " move } ")"     won, drawn or lost for the first seat
/// seat  = "1" | "2"                                            the seat that chooses
/// move  = letter "=" tree
/// ```
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// Whether the rules are said to forbid that positions are repeated.
    forbids_repetition: bool,
    /// How many different keys the positions have.
    keys: u64,
}

enum Node {
    /// The payoff of the first seat.
    End(f32),
    /// The seat and its moves.
    Choice(Seat, Vec<(char, usize)>),
}

impl Tree {
    /// Reads a tree; its root is the last node.
    pub fn parse(text: &str) -> Tree {
        let mut tree = Tree {
            nodes: Vec::new(),
            forbids_repetition: false,
            keys: u64::MAX,
        };
        let mut letters = text.chars().peekable();
        tree.read(&mut letters);
        assert_eq!(letters.next(), None, "the tree has ended");
        tree
    }

    /// The same tree as one of a game in which positions may not be repeated.
    pub fn without_repetition(mut self) -> Tree {
        self.forbids_repetition = true;
        self
    }

    /// The same tree as one of a game that comes back to a position after so many plies, where each has one move.
    pub fn repeating_after(mut self, plies: u64) -> Tree {
        self.keys = plies;
        self
    }

    fn read(&mut self, letters: &mut std::iter::Peekable<std::str::Chars>) -> usize {
        let node = match letters.next().expect("a tree") {
            'W' => Node::End(1.0),
            'D' => Node::End(0.5),
            'L' => Node::End(0.0),
            digit => {
                let seat = Seat(digit.to_digit(10).expect("a seat") as u8 - 1);
                assert_eq!(letters.next(), Some('('));
                let mut moves = Vec::new();
                while letters.peek() != Some(&')') {
                    let mv = letters.next().expect("a move");
                    assert_eq!(letters.next(), Some('='));
                    moves.push((mv, self.read(letters)));
                    letters.next_if_eq(&' ');
                }
                letters.next();
                Node::Choice(seat, moves)
            }
        };
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn moves_of(&self, state: usize) -> &[(char, usize)] {
        match &self.nodes[state] {
            Node::End(_) => &[],
            Node::Choice(_, moves) => moves,
        }
    }
}

impl Game for Tree {
    type State = usize;
    type Move = char;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> usize {
        self.nodes.len() - 1
    }

    fn turn(&self, state: &usize) -> Turn {
        match self.nodes[*state] {
            Node::End(_) => Turn::Over,
            Node::Choice(seat, _) => Turn::Seat(seat),
        }
    }

    fn moves(&self, state: &usize, out: &mut Vec<char>) {
        out.extend(self.moves_of(*state).iter().map(|&(mv, _)| mv));
    }

    fn play(&self, state: &mut usize, mv: char) {
        let moves = self.moves_of(*state);
        *state = moves
            .iter()
            .find(|(name, _)| *name == mv)
            .expect("a legal move")
            .1;
    }

    fn payoff(&self, state: &usize) -> BySeat<f32> {
        let Node::End(payoff) = self.nodes[*state] else {
            panic!("the game is not over")
        };
        BySeat([payoff, 1.0 - payoff, 0.0, 0.0, 0.0])
    }

    fn score(&self, _: &usize) -> BySeat<i32> {
        BySeat::default()
    }

    fn key(&self, state: &usize) -> u64 {
        *state as u64 % self.keys + 1
    }
}

impl Evaluate for Tree {}

impl Heuristics for Tree {
    fn actions(&self) -> u16 {
        128
    }

    fn action(&self, mv: char) -> Option<u16> {
        (mv != PASS).then_some(mv as u16)
    }

    fn repetition(&self, state: &usize) -> Option<Repetition> {
        self.forbids_repetition.then(|| Repetition {
            key: self.key(state),
            most: [0, 0],
        })
    }
}
