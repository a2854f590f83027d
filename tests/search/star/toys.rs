//! Games for two of chance and turns, small enough to be searched without cuts.

use tessera::game::{BySeat, Game, Seat, StableHasher, Turn, payoff_by_score};
use tessera::search::{Evaluate, Order, Weights};

/// A random tree, the same for the same seed: chance and seats take turns, and each turn gains the seat that makes
/// it 0 to `most`.
#[derive(Clone, Copy, Debug)]
pub struct Grove {
    pub seed: u64,
    /// At least 1 and at most so many turns to choose from.
    pub turns: u64,
    /// At least 1 and at most so many outcomes.
    pub outcomes: u64,
    pub most: i32,
    /// Whether the seats and the signs are exchanged.
    pub mirrored: bool,
}

impl Grove {
    pub fn new(seed: u64, turns: u64, outcomes: u64) -> Grove {
        Grove {
            seed,
            turns,
            outcomes,
            most: 20,
            mirrored: false,
        }
    }

    fn gain(&self, tree: &Tree, turn: u8) -> i32 {
        (tree.path.with(turn.into()).with(7).key() % (self.most as u64 + 1)) as i32
    }
}

/// A node of it.
#[derive(Clone, Debug)]
pub struct Tree {
    path: StableHasher,
    drawn: bool,
    mover: Seat,
    /// What the first seat is ahead by.
    lead: i32,
    depth: u8,
}

impl Game for Grove {
    type State = Tree;
    type Move = u8;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Tree {
        Tree {
            path: StableHasher::new().with(self.seed),
            drawn: true,
            mover: Seat(u8::from(self.mirrored)),
            lead: 0,
            depth: 0,
        }
    }

    fn turn(&self, tree: &Tree) -> Turn {
        match (tree.depth, tree.drawn) {
            (6, _) => Turn::Over,
            (_, true) => Turn::Seat(tree.mover),
            (_, false) => Turn::Chance,
        }
    }

    fn moves(&self, tree: &Tree, out: &mut Vec<u8>) {
        let word = tree.path.with(1000).key();
        let most = if tree.drawn { self.turns } else { self.outcomes };
        // At least half of the most.
        let count = most - word % (most / 2 + 1);
        if tree.depth < 6 {
            out.extend(0..count as u8);
        }
    }

    fn play(&self, tree: &mut Tree, mv: u8) {
        if tree.drawn {
            let gain = self.gain(tree, mv);
            tree.lead += if tree.mover == Seat::FIRST { gain } else { -gain };
            tree.mover = Seat(1 - tree.mover.0);
            tree.depth += 1;
        }
        tree.drawn = !tree.drawn;
        tree.path = tree.path.with(mv.into());
    }

    fn payoff(&self, tree: &Tree) -> BySeat<f32> {
        payoff_by_score(2, &self.score(tree))
    }

    fn score(&self, tree: &Tree) -> BySeat<i32> {
        BySeat([tree.lead, -tree.lead, 0, 0, 0])
    }

    fn key(&self, tree: &Tree) -> u64 {
        tree.path.key()
    }

    fn weight(&self, tree: &Tree, outcome: u8) -> u32 {
        1 + (tree.path.with(2000 + u64::from(outcome)).key() % 9) as u32
    }
}

impl Evaluate for Grove {
    fn evaluate(&self, tree: &Tree, seat: Seat, _: Weights) -> f64 {
        f64::from(if seat == Seat::FIRST {
            tree.lead
        } else {
            -tree.lead
        })
    }

    fn reach(&self, tree: &Tree, seat: Seat, turns: u8, weights: Weights) -> [f64; 2] {
        let of = |own: Seat| f64::from((turns + u8::from(tree.mover == own)) / 2) * f64::from(self.most);
        let worth = self.evaluate(tree, seat, weights);
        [worth - of(Seat(1 - seat.0)), worth + of(seat)]
    }

    /// Order 2: the highest gain first; order 1: the even ones.
    fn class(&self, tree: &Tree, last: u8, order: Order) -> u8 {
        match order {
            Order::One => last % 2,
            _ => (self.most - self.gain(tree, last)) as u8,
        }
    }
}

/// Cards drawn without replacement. A turn is two moves: a pile to lay the card on, and whether the rest of the
/// pile is turned over. What a card brings depends on the pile; so different ways lead to the same position.
#[derive(Clone, Copy, Debug)]
pub struct Cards {
    /// How many cards there are of each kind.
    pub cards: [u8; 4],
    pub seed: u64,
}

#[derive(Clone, Debug)]
pub struct Table {
    left: [u8; 4],
    drawn: Option<u8>,
    pile: Option<u8>,
    tops: [u8; 3],
    mover: Seat,
    lead: i32,
}

/// The most that a turn brings.
const MOST: i32 = 9 + 3;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    Draw(u8),
    Lay(u8),
    Turn(bool),
}

impl Game for Cards {
    type State = Table;
    type Move = Act;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Table {
        let mut table = Table {
            left: self.cards,
            drawn: None,
            pile: None,
            tops: [0; 3],
            mover: Seat::FIRST,
            lead: 0,
        };
        self.play(&mut table, Act::Draw((self.seed % 4) as u8));
        table
    }

    fn turn(&self, table: &Table) -> Turn {
        match table.drawn {
            Some(_) => Turn::Seat(table.mover),
            None if table.left == [0; 4] => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn moves(&self, table: &Table, out: &mut Vec<Act>) {
        match (table.drawn, table.pile) {
            (None, _) => out.extend(
                (0..4)
                    .filter(|&kind| table.left[kind as usize] > 0)
                    .map(Act::Draw),
            ),
            (Some(_), None) => out.extend((0..3).map(Act::Lay)),
            (Some(_), Some(_)) => out.extend([false, true].map(Act::Turn)),
        }
    }

    fn play(&self, table: &mut Table, act: Act) {
        match act {
            Act::Draw(kind) => {
                table.left[kind as usize] -= 1;
                table.drawn = Some(kind);
            }
            Act::Lay(pile) => table.pile = Some(pile),
            Act::Turn(over) => {
                let kind = table.drawn.take().expect("a card was drawn");
                let pile = usize::from(table.pile.take().expect("a pile was chosen"));
                let words = [self.seed, kind.into(), pile as u64, table.tops[pile].into()];
                let word = words
                    .iter()
                    .fold(StableHasher::new(), |key, &word| key.with(word))
                    .key();
                let gain = (word % 10) as i32 + if over { 3 - i32::from(table.tops[pile]) } else { 0 };
                table.lead += if table.mover == Seat::FIRST { gain } else { -gain };
                table.tops[pile] = if over { 0 } else { kind };
                table.mover = Seat(1 - table.mover.0);
            }
        }
    }

    fn payoff(&self, table: &Table) -> BySeat<f32> {
        payoff_by_score(2, &self.score(table))
    }

    fn score(&self, table: &Table) -> BySeat<i32> {
        BySeat([table.lead, -table.lead, 0, 0, 0])
    }

    fn key(&self, table: &Table) -> u64 {
        let of = |place: Option<u8>| place.map_or(9, u64::from);
        let words = [
            of(table.drawn),
            of(table.pile),
            table.mover.0.into(),
            table.lead as u64,
        ];
        let small = table
            .left
            .iter()
            .chain(&table.tops)
            .map(|&small| u64::from(small));
        words
            .into_iter()
            .chain(small)
            .fold(StableHasher::new(), StableHasher::with)
            .key()
    }

    fn weight(&self, table: &Table, outcome: Act) -> u32 {
        match outcome {
            Act::Draw(kind) => table.left[kind as usize].into(),
            _ => unreachable!("no outcome of chance"),
        }
    }
}

impl Evaluate for Cards {
    fn evaluate(&self, table: &Table, seat: Seat, _: Weights) -> f64 {
        f64::from(if seat == Seat::FIRST {
            table.lead
        } else {
            -table.lead
        })
    }

    fn reach(&self, table: &Table, seat: Seat, turns: u8, weights: Weights) -> [f64; 2] {
        let of = |own: Seat| f64::from((turns + u8::from(table.mover == own)) / 2) * f64::from(MOST);
        let worth = self.evaluate(table, seat, weights);
        [worth - of(Seat(1 - seat.0)), worth + of(seat)]
    }
}

/// One turn of the first seat, two outcomes with the probabilities 0.9 and 0.1, one turn of the second seat, which
/// is worth so much to it.
#[derive(Clone, Copy)]
pub struct Skewed {
    pub worth: [f64; 2],
}

impl Game for Skewed {
    type State = Vec<u8>;
    type Move = u8;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Vec<u8> {
        Vec::new()
    }

    fn turn(&self, path: &Vec<u8>) -> Turn {
        [
            Turn::Seat(Seat::FIRST),
            Turn::Chance,
            Turn::Seat(Seat::SECOND),
            Turn::Over,
        ][path.len()]
    }

    fn moves(&self, path: &Vec<u8>, out: &mut Vec<u8>) {
        out.extend(0..[1, 2, 1, 0][path.len()]);
    }

    fn play(&self, path: &mut Vec<u8>, mv: u8) {
        path.push(mv);
    }

    fn payoff(&self, _: &Vec<u8>) -> BySeat<f32> {
        BySeat::default()
    }

    fn score(&self, _: &Vec<u8>) -> BySeat<i32> {
        BySeat::default()
    }

    fn key(&self, path: &Vec<u8>) -> u64 {
        path.iter()
            .fold(StableHasher::new(), |key, &word| key.with(word.into()))
            .key()
    }

    fn weight(&self, _: &Vec<u8>, outcome: u8) -> u32 {
        [9, 1][usize::from(outcome)]
    }
}

impl Evaluate for Skewed {
    fn evaluate(&self, path: &Vec<u8>, seat: Seat, _: Weights) -> f64 {
        let worth = path
            .get(1)
            .map_or(0.0, |&outcome| self.worth[usize::from(outcome)]);
        if seat == Seat::SECOND { worth } else { -worth }
    }
}
