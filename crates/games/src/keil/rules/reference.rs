//! A slow, literal implementation of the rules, with which the fast one is compared.

use std::collections::BTreeSet;

use super::*;
use tessera_core::game::{dice, playout};

/// The set of points reachable from one point by the given steps.
fn reachable(from: u16, steps: impl Fn(u16) -> Vec<u16>) -> BTreeSet<u16> {
    let (mut reached, mut next) = (BTreeSet::from([from]), vec![from]);
    while let Some(point) = next.pop() {
        next.extend(steps(point).into_iter().filter(|&point| reached.insert(point)));
    }
    reached
}

/// A board as the side on each point.
#[derive(Clone, PartialEq, Debug)]
struct Literal<const W: usize> {
    board: Hex<W>,
    points: Vec<Option<Side>>,
}

impl<const W: usize> Literal<W> {
    fn of(board: Hex<W>, state: &Position<W>) -> Literal<W> {
        let at = |cell| Side::BOTH.into_iter().find(|&side| state.stones(side).has(cell));
        Literal {
            board,
            points: (0..64 * W as u16).map(at).collect(),
        }
    }

    fn at(&self, point: u16) -> Option<Side> {
        self.points[point as usize]
    }

    fn adjacent(&self, point: u16) -> Vec<u16> {
        (0..6).filter_map(|k| self.board.neighbour(point, k)).collect()
    }

    /// "if there is another point adjacent to both that is not occupied by the other colour"
    fn linked(&self, a: u16, b: u16) -> bool {
        let side = match (self.at(a), self.at(b)) {
            (Some(a), Some(b)) if a != b => return false,
            (Some(side), _) | (None, Some(side)) => side,
            (None, None) => return true,
        };
        self.adjacent(a)
            .iter()
            .any(|&c| self.adjacent(b).contains(&c) && self.at(c) != Some(side.other()))
    }

    /// The neighbours of a point that are linked to it and have this content.
    fn linked_to(&self, point: u16, content: Option<Side>) -> Vec<u16> {
        let mut linked = self.adjacent(point);
        linked.retain(|&next| self.at(next) == content && self.linked(point, next));
        linked
    }

    fn group(&self, stone: u16) -> BTreeSet<u16> {
        reachable(stone, |stone| self.linked_to(stone, self.at(stone)))
    }

    fn liberties(&self, group: &BTreeSet<u16>) -> BTreeSet<u16> {
        let liberties = |&stone: &u16| self.linked_to(stone, None);
        group.iter().flat_map(liberties).collect()
    }

    fn stones(&self, side: Side) -> Vec<u16> {
        self.board
            .cells()
            .filter(|&cell| self.at(cell) == Some(side))
            .collect()
    }

    fn groups(&self, side: Side) -> Vec<BTreeSet<u16>> {
        let mut groups: Vec<BTreeSet<u16>> = Vec::new();
        for stone in self.stones(side) {
            if !groups.iter().any(|group| group.contains(&stone)) {
                groups.push(self.group(stone));
            }
        }
        groups
    }

    /// The board after a placement; `None` if that is suicide.
    fn after(&self, side: Side, point: u16) -> Option<Literal<W>> {
        let mut after = self.clone();
        after.points[point as usize] = Some(side);
        let mut dead = after.groups(side.other());
        dead.retain(|group| after.liberties(group).is_empty());
        for stone in dead.into_iter().flatten() {
            after.points[stone as usize] = None;
        }
        (!after.liberties(&after.group(point)).is_empty()).then_some(after)
    }

    /// The points of a side's territories.
    fn territories(&self, side: Side) -> BTreeSet<u16> {
        let mut owned = BTreeSet::new();
        let mut left: BTreeSet<u16> = self
            .board
            .cells()
            .filter(|&point| self.at(point).is_none())
            .collect();
        while let Some(&point) = left.first() {
            let territory = reachable(point, |point| self.linked_to(point, None));
            left.retain(|point| !territory.contains(point));
            let linked = |owner| {
                territory
                    .iter()
                    .any(|&point| !self.linked_to(point, Some(owner)).is_empty())
            };
            if linked(side) && !linked(side.other()) {
                owned.extend(territory);
            }
        }
        owned
    }
}

/// The ends of each side's turns: the board, and whether the button was taken.
type Ends<const W: usize> = [Vec<(Literal<W>, bool)>; 2];

fn taken<const W: usize>(state: &Position<W>) -> bool {
    matches!(state.button(), Button::Taken(_))
}

/// Compares groups, liberties and territories with the literal rules.
fn check_board<const W: usize>(board: &Literal<W>, state: &Position<W>) {
    for side in Side::BOTH {
        for group in board.groups(side) {
            let ours = state.now.stones.group(side, *group.first().unwrap());
            let liberties = board.liberties(&group);
            assert!(!liberties.is_empty(), "a group without liberties is left");
            assert!(ours.stones.iter().eq(group));
            assert!(ours.liberties.iter().eq(liberties));
        }
        let territories = state.now.stones.territories()[side as usize];
        assert!(territories.iter().eq(board.territories(side)));
    }
}

/// Compares whether each empty point is legal, and if not why, with the literal rules.
fn check_points<const W: usize>(game: &Keil<W>, state: &Position<W>, board: &Literal<W>, ends: &Ends<W>) {
    let mover = state.now.order.mover;
    for cell in game.board.cells().filter(|&cell| board.at(cell).is_none()) {
        let reason = match board.after(mover, cell) {
            None => Some(Reason::Suicide),
            Some(after) => {
                let end = (after, taken(state));
                let index = ends[mover as usize].iter().position(|own| *own == end);
                index.map(|index| Reason::Repetition(2 * index + mover as usize + 1))
            }
        };
        let label = game.board.label(cell);
        assert_eq!(game.check_placement(state, cell).err(), reason, "{label}");
    }
}

/// Plays random games and compares every position, and the legality of points in every `stride`th one.
fn check<const W: usize>(side: u16, button: bool, games: u64, stride: usize) {
    let game = Keil::<W>::new(side, Some(0), button);
    for seed in 0..games {
        println!("side {side}, button {button}, seed {seed}");
        let (mut dice, mut buffer) = (dice(seed), Vec::new());
        let mut state = game.start();
        let mut ends: Ends<W> = Default::default();
        let mut plies = 0;
        while game.turn(&state) != Turn::Over {
            println!("after {plies} plies");
            let (mover, board) = (state.now.order.mover, Literal::of(game.board, &state));
            assert!(state.is_sound());
            check_board(&board, &state);
            if plies % stride == 0 {
                check_points(&game, &state, &board, &ends);
            }
            let mv = game.random_move(&state, &mut dice, &mut buffer);
            game.play(&mut state, mv);
            let after = Literal::of(game.board, &state);
            let wanted = match mv {
                Move::Place(cell) => board.after(mover, cell).expect("suicide is not legal"),
                _ => board.clone(),
            };
            assert_eq!(after, wanted);
            let lost = |&stone: &u16| after.at(stone).is_none();
            let lost: Bits<W> = board.stones(mover.other()).into_iter().filter(lost).collect();
            assert_eq!(state.now.captured, lost);
            ends[mover as usize].push((after, taken(&state)));
            plies += 1;
        }
    }
}

#[test]
fn every_position_of_random_games_equals_the_literal_rules() {
    check::<2>(2, true, 100, 1);
    check::<2>(2, false, 100, 1);
    check::<2>(3, true, 50, 1);
    check::<2>(4, false, 10, 1);
    check::<2>(5, true, 3, 3);
    check::<3>(7, true, 2, 10);
    check::<4>(8, false, 1, 20);
    check::<6>(10, true, 1, 50);
}

#[test]
fn repetitions_occur_in_random_games_and_are_illegal() {
    // Otherwise the test above could pass without meeting a repetition.
    let game = Keil::<2>::new(3, Some(0), true);
    let (mut dice, mut buffer) = (dice(1), Vec::new());
    let mut illegal = 0;
    for _ in 0..300 {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            let repeats = |cell| matches!(game.check_placement(&state, cell), Err(Reason::Repetition(_)));
            illegal += state.now.empty.iter().filter(|&cell| repeats(cell)).count();
            let mv = game.random_move(&state, &mut dice, &mut buffer);
            game.play(&mut state, mv);
        }
    }
    assert!(illegal > 0);
}

#[test]
fn a_copy_of_a_state_is_independent() {
    let game = Keil::<2>::new(4, Some(0), true);
    let (mut dice, mut buffer) = (dice(1), Vec::new());
    let mut state = game.start();
    for _ in 0..40 {
        let mv = game.random_move(&state, &mut dice, &mut buffer);
        game.play(&mut state, mv);
    }
    let key = game.key(&state);
    let mut reused = game.start();
    playout(&game, &mut reused, &mut dice, &mut buffer);
    reused.clone_from(&state);
    assert_eq!(game.key(&reused), key);
    playout(&game, &mut reused, &mut dice, &mut buffer);
    assert_eq!(game.key(&state), key);
    assert_ne!(game.key(&reused), key);
}
