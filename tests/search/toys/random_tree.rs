//! A random tree in which seats and chance move in no order.

use tessera_core::game::{BySeat, Game, Seat, StableHasher, Turn};

/// A random tree, the same for the same seed. Seats and chance move in a random order, so a seat may move twice in a row.
/// The payoffs of two seats sum to 1; those of more seats are independent of each other.
#[derive(Clone)]
pub struct RandomTree {
    pub seed: u64,
    pub seats: u8,
    pub depth: u8,
}

impl RandomTree {
    pub fn of_three(seed: u64, depth: u8) -> RandomTree {
        RandomTree {
            seed,
            seats: 3,
            depth,
        }
    }
}

#[derive(Clone)]
pub struct RandomNode {
    path: StableHasher,
    depth: u8,
}

impl RandomNode {
    fn word(&self, salt: u64) -> u64 {
        self.path.with(salt).key() >> 20
    }
}

impl Game for RandomTree {
    type State = RandomNode;
    type Move = u8;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> RandomNode {
        RandomNode {
            path: StableHasher::new().with(self.seed),
            depth: 0,
        }
    }

    fn turn(&self, node: &RandomNode) -> Turn {
        match node.word(100) % 4 {
            _ if node.depth == self.depth => Turn::Over,
            // A seat decides at the root, so that there is always something to find.
            3 if node.depth > 0 => Turn::Chance,
            _ => Turn::Seat(Seat((node.word(102) % u64::from(self.seats)) as u8)),
        }
    }

    fn moves(&self, node: &RandomNode, out: &mut Vec<u8>) {
        if self.turn(node) != Turn::Over {
            out.extend(0..2 + (node.word(101) % 3) as u8);
        }
    }

    fn play(&self, node: &mut RandomNode, branch: u8) {
        node.path = node.path.with(branch.into());
        node.depth += 1;
    }

    fn payoff(&self, node: &RandomNode) -> BySeat<f32> {
        let mut payoff = BySeat(std::array::from_fn(|seat| {
            (node.word(seat as u64) % 1001) as f32 / 1000.0
        }));
        if self.seats == 2 {
            payoff[Seat::SECOND] = 1.0 - payoff[Seat::FIRST];
        }
        payoff
    }

    fn score(&self, node: &RandomNode) -> BySeat<i32> {
        BySeat(std::array::from_fn(|seat| {
            (node.word(300 + seat as u64) % 11) as i32 - 5
        }))
    }

    fn key(&self, node: &RandomNode) -> u64 {
        node.path.key()
    }

    fn weight(&self, node: &RandomNode, outcome: u8) -> u32 {
        1 + (node.word(200 + u64::from(outcome)) % 9) as u32
    }
}
