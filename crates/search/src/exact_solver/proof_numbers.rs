//! Proof-number search in depth, for games in which positions may not be repeated.
//!
//! The proof number of a position estimates how many positions still have to be answered to show that the seat to move
//! reaches its goal, the disproof number to show that it does not. The search goes on where least is missing, so that it follows
//! forcing moves deep and looks at quiet ones as little as it can.
//!
//! It is df-pn (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", thesis, Tokyo 2002): a position
//! is left when one of its numbers reaches a limit, beyond which another one is more promising. The numbers of moves that all
//! have to be answered are not added up: the largest counts, and one for each other move (T. Ueda, T. Hashimoto,
//! J. Hashimoto, H. Iida, "Weak proof-number search", 2008). A sum would count what is reached in several ways several
//! times, and without end where positions are reached from themselves: the numbers are kept without the earlier positions.

use std::cmp::Reverse;

use super::super::Heuristics;
use super::super::exact_table::{ALWAYS, NO_MOVE};
use super::super::node::Halves;
use super::answers::{Answers, Proof, at_least, both, mover};
use tessera_core::game::{Seat, lead};

/// No proof number is larger.
const MOST: u32 = 1 << 30;
/// So many plies are looked ahead at most: deeper recursion could exceed the stack.
const MOST_PLIES: u32 = 500;
/// How much the lead adds to the number of a position that was not searched yet, at most.
const MOST_FOR_LEAD: u32 = 40;

/// What is missing to a position, for the seat to move.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    /// Out of reach.
    const MOST: Numbers = Numbers {
        proof: MOST,
        disproof: MOST,
    };

    /// Those of a position that was not searched yet, after a move of a seat that then leads by so many half points: whoever
    /// is behind will have to find more.
    fn first(half_points: i32) -> Numbers {
        let more = (half_points.unsigned_abs() / 2).min(MOST_FOR_LEAD);
        if half_points > 0 {
            Numbers {
                proof: 1 + more,
                disproof: 1,
            }
        } else {
            Numbers {
                proof: 1,
                disproof: 1 + more,
            }
        }
    }
}

/// The numbers of positions that were searched and left without an answer; a later position takes the place of an earlier one.
struct NumbersTable {
    slots: Vec<(u64, Numbers)>,
}

impl NumbersTable {
    /// A table of at most so many mebibytes.
    fn new(mebibytes: usize) -> NumbersTable {
        let most = (mebibytes << 20) / size_of::<(u64, Numbers)>();
        // The largest power of two that fits, so that a slot is found by a mask.
        let count = 1 << most.max(1).ilog2();
        let free = Numbers {
            proof: 1,
            disproof: 1,
        };
        NumbersTable {
            slots: vec![(0, free); count],
        }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    fn get(&self, key: u64) -> Option<Numbers> {
        let (kept, numbers) = self.slots[self.slot(key)];
        (kept == key).then_some(numbers)
    }

    fn put(&mut self, key: u64, numbers: Numbers) {
        let slot = self.slot(key);
        self.slots[slot] = (key, numbers);
    }
}

/// A move without an answer.
struct Open {
    /// Its place in the game's list.
    place: u16,
    /// How promising it is.
    order: i64,
    /// Those of the position after it.
    numbers: Numbers,
}

/// Searches where the fewest positions are missing.
pub(super) struct ProofNumbers {
    numbers: NumbersTable,
}

impl ProofNumbers {
    /// A search whose numbers take at most so many mebibytes.
    pub fn new(mebibytes: usize) -> ProofNumbers {
        ProofNumbers {
            numbers: NumbersTable::new(mebibytes),
        }
    }

    /// Whether the first seat earns at least so many halves. `None` if no more positions may be searched, or if it takes too
    /// many plies.
    pub fn prove<G: Heuristics>(
        &mut self,
        answers: &mut Answers,
        game: &G,
        state: &G::State,
        halves: Halves,
    ) -> Option<bool> {
        let found = self.prove_within(answers, game, state, halves, Numbers::MOST, 0);
        found.ok().map(|(answer, _)| answer)
    }

    /// The answer, or the numbers as soon as one of them reaches its limit.
    fn prove_within<G: Heuristics>(
        &mut self,
        answers: &mut Answers,
        game: &G,
        state: &G::State,
        halves: Halves,
        limits: Numbers,
        plies: u32,
    ) -> Result<Proof, Numbers> {
        if plies == MOST_PLIES || !answers.count() {
            return Err(Numbers::MOST);
        }
        let began = answers.positions;
        let seat = mover(game, state);
        // What the seat to move hopes for.
        let wanted = seat == Seat::FIRST;
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let mut after = state.clone();
        let mut open: Vec<Open> = Vec::with_capacity(moves.len());
        // What the answers to the moves that are not open have looked at.
        let mut by_all = ALWAYS;
        for (place, &mv) in (0..).zip(&moves) {
            after.clone_from(state);
            game.play(&mut after, mv);
            match answers.settled(game, &after, halves) {
                Some(proof) if proof.0 == wanted => {
                    return Ok(proved_by(answers, game, state, halves, proof, (place, mv), began));
                }
                Some((_, least)) => by_all = both(by_all, least),
                None => open.push(Open {
                    place,
                    order: answers.order(game, seat, mv, &after),
                    numbers: self
                        .numbers
                        .get(numbers_key(answers, game, &after, halves))
                        .unwrap_or_else(|| Numbers::first(lead(&game.score(&after), 2, seat))),
                }),
            }
        }
        // The first of equals first, so that the order is the same on every machine.
        open.sort_unstable_by_key(|open| (Reverse(open.order), open.place));
        while !open.is_empty() {
            let (numbers, at, inner) = next(&open, limits);
            if numbers.proof >= limits.proof
                || numbers.disproof >= limits.disproof
                || answers.positions_left == 0
            {
                self.numbers
                    .put(numbers_key(answers, game, state, halves), numbers);
                return Err(numbers);
            }
            let place = open[at].place;
            let mv = moves[usize::from(place)];
            after.clone_from(state);
            game.play(&mut after, mv);
            match self.prove_within(answers, game, &after, halves, inner, plies + 1) {
                Ok(proof) if proof.0 == wanted => {
                    answers.reward(game, seat, mv);
                    return Ok(proved_by(answers, game, state, halves, proof, (place, mv), began));
                }
                Ok((_, least)) => {
                    by_all = both(by_all, least);
                    open.remove(at);
                }
                Err(numbers) => open[at].numbers = numbers,
            }
        }
        let least = at_least(by_all, seat, game.stones_after(state, None));
        let proof = (!wanted, least);
        answers.keep(game, state, halves, proof, NO_MOVE, began);
        Ok(proof)
    }
}

/// Keeps what a single move proves, by its place in the list.
fn proved_by<G: Heuristics>(
    answers: &mut Answers,
    game: &G,
    state: &G::State,
    halves: Halves,
    (answer, least): Proof,
    (place, mv): (u16, G::Move),
    began: u64,
) -> Proof {
    let least = at_least(least, mover(game, state), game.stones_after(state, Some(mv)));
    answers.keep(game, state, halves, (answer, least), place, began);
    (answer, least)
}

/// The key of the numbers of a position for a question: without the earlier positions, on which they hardly depend.
fn numbers_key<G: Heuristics>(answers: &Answers, game: &G, state: &G::State, halves: Halves) -> u64 {
    let key = match answers.repetition(game, state) {
        Some(repetition) => repetition.key,
        None => game.key(state),
    };
    key.rotate_left(halves.into())
}

/// The numbers of a position with these open moves, the place of the most promising of them, and the limits within which that
/// stays the most promising.
fn next(open: &[Open], limits: Numbers) -> (Numbers, usize, Numbers) {
    let others = open.len() as u32 - 1;
    let (mut at, mut least, mut second, mut most) = (0, MOST, MOST, 0);
    for (place, Open { numbers, .. }) in open.iter().enumerate() {
        most = most.max(numbers.proof);
        if place == 0 || numbers.disproof < least {
            (at, second, least) = (place, least, numbers.disproof);
        } else {
            second = second.min(numbers.disproof);
        }
    }
    let numbers = Numbers {
        proof: least,
        disproof: (most + others).min(MOST),
    };
    // A quarter more than the second best, so that the search does not go to and fro between the two.
    let patience = second.saturating_add(second / 4 + 1);
    let inner = Numbers {
        proof: limits.disproof.saturating_sub(others),
        disproof: limits.proof.min(patience),
    };
    (numbers, at, inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Open moves with these proof and disproof numbers after them.
    fn open(numbers: &[[u32; 2]]) -> Vec<Open> {
        let numbers = numbers
            .iter()
            .map(|&[proof, disproof]| Numbers { proof, disproof });
        numbers
            .map(|numbers| Open {
                place: 0,
                order: 0,
                numbers,
            })
            .collect()
    }

    fn next_of(numbers: &[[u32; 2]], limits: [u32; 2]) -> ([u32; 2], usize, [u32; 2]) {
        let pair = |numbers: Numbers| [numbers.proof, numbers.disproof];
        let [proof, disproof] = limits;
        let (numbers, at, inner) = next(&open(numbers), Numbers { proof, disproof });
        (pair(numbers), at, pair(inner))
    }

    #[test]
    fn one_move_proves_and_all_moves_disprove() {
        let (numbers, at, _) = next_of(&[[5, 4], [2, 3], [9, 7]], [MOST, MOST]);
        assert_eq!(
            numbers,
            [3, 9 + 2],
            "the least, and the largest and one for each other"
        );
        assert_eq!(at, 1, "the move after which the other side is refuted soonest");
        assert_eq!(
            next_of(&[[1, 1], [1, 1]], [MOST, MOST]).1,
            0,
            "the first of equals"
        );
    }

    #[test]
    fn a_move_is_left_when_another_is_more_promising_by_a_quarter() {
        let (_, _, inner) = next_of(&[[5, 8], [2, 3], [9, 12]], [100, 40]);
        assert_eq!(inner, [40 - 2, 8 + 3]);
        let (_, _, inner) = next_of(&[[2, 3], [9, 200]], [100, 40]);
        assert_eq!(inner[1], 100, "or when the position itself is");
        assert_eq!(
            next_of(&[[2, 3]], [MOST, MOST]).2,
            [MOST, MOST],
            "there is no other"
        );
    }

    #[test]
    fn within_its_limits_a_move_has_something_left_to_search() {
        let mut dice = tessera_core::game::dice(5);
        for _ in 0..1_000 {
            use rand::RngExt;
            let mut number = || dice.random_range(1..50u32);
            let moves: Vec<_> = (0..number() % 6 + 1).map(|_| [number(), number()]).collect();
            let limits = [number(), number()];
            let (numbers, at, inner) = next_of(&moves, limits);
            if numbers[0] < limits[0] && numbers[1] < limits[1] {
                let [proof, disproof] = moves[at];
                assert!(
                    proof < inner[0] && disproof < inner[1],
                    "seed 5: {moves:?} {limits:?}"
                );
            }
        }
    }

    #[test]
    fn a_later_position_takes_the_place_of_an_earlier_one() {
        let mut table = NumbersTable::new(1);
        let step = table.slots.len() as u64;
        let numbers = |proof| Numbers { proof, disproof: 1 };
        table.put(3, numbers(7));
        assert_eq!(table.get(3).map(|numbers| numbers.proof), Some(7));
        table.put(3 + step, numbers(8));
        assert_eq!(table.get(3 + step).map(|numbers| numbers.proof), Some(8));
        assert!(table.get(3).is_none());
    }
}
