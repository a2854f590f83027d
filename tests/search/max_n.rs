//! The exact search against a recursive one, and its answers before it is finished.

use std::sync::Arc;

use tessera_core::game::{BySeat, Dice, Game, Seat, Turn, dice, lead};
use tessera_games::carcassonne::Carcassonne;
use tessera_search::{Flat, MaxN, Rank, Search, SearchResult, Status};

use super::by_place;
use super::steps::{Counted, late_choices};
use super::toys::{RandomTree, TokenBag};

/// The expected payoff and lead of each seat.
type Values = BySeat<[f64; 2]>;

/// What a seat compares, in the search's precision.
fn compared(values: &Values, seat: Seat) -> [f32; 2] {
    values[seat].map(|value| value as f32)
}

/// max^n by recursion: the first of equal moves is played.
fn recursive<G: Game>(game: &G, state: &G::State) -> Values {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let after = |mv: G::Move| {
        let mut next = state.clone();
        game.play(&mut next, mv);
        recursive(game, &next)
    };
    let mut values = Values::default();
    match game.turn(state) {
        Turn::Over => {
            let (payoff, score) = (game.payoff(state), game.score(state));
            for seat in Seat::all(game.seats()) {
                values[seat] = [payoff[seat].into(), lead(&score, game.seats(), seat).into()];
            }
        }
        Turn::Seat(seat) => {
            let better = |best: Values, other: Values| {
                if compared(&other, seat) > compared(&best, seat) {
                    other
                } else {
                    best
                }
            };
            values = moves.into_iter().map(after).reduce(better).expect("a move");
        }
        Turn::Chance => {
            let all: u32 = moves.iter().map(|&mv| game.weight(state, mv)).sum();
            for &mv in &moves {
                let (weight, outcome) = (f64::from(game.weight(state, mv)), after(mv));
                for seat in Seat::all(game.seats()) {
                    let sums = values[seat].iter_mut().zip(outcome[seat]);
                    sums.for_each(|(sum, value)| *sum += weight * value);
                }
            }
            for seat in Seat::all(game.seats()) {
                values[seat] = values[seat].map(|sum| sum / f64::from(all));
            }
        }
    }
    values
}

/// The exact search of a position, with flat Monte Carlo until it is finished.
fn max_n<G: Game>(game: &Arc<G>, state: &G::State) -> MaxN<G, Flat<G>> {
    MaxN::new(game.clone(), state, Flat::new(game.clone(), state))
}

/// The result at the end of a search, and how many steps it took.
fn finished<M>(search: &mut dyn Search<M>, dice: &mut Dice) -> (SearchResult<M>, u32) {
    let mut steps = 1;
    while search.step(dice) == Status::Searching {
        assert_eq!(search.result().rank, Rank::Provisional);
        steps += 1;
    }
    (search.result(), steps)
}

#[track_caller]
fn assert_is_recursive<G: Game + Clone>(game: &G, state: &G::State) -> u32 {
    let Turn::Seat(seat) = game.turn(state) else {
        panic!("a seat chooses at the root")
    };
    let (result, steps) = finished(&mut max_n(&Arc::new(game.clone()), state), &mut dice(1));
    assert_eq!((result.rank, result.steps), (Rank::Value, steps));
    let best = result.lines[0].place;
    let lines = by_place(result);
    let exact = lines.iter().map(|line| {
        let mut next = state.clone();
        game.play(&mut next, line.mv);
        compared(&recursive(game, &next), seat)
    });
    let exact: Vec<_> = exact.collect();
    for (line, exact) in lines.iter().zip(&exact) {
        assert_eq!(line.value.to_bits(), exact[0].to_bits(), "{line:?}");
    }
    let first_best = (0..exact.len()).reduce(|best, at| if exact[at] > exact[best] { at } else { best });
    assert_eq!(first_best, Some(best as usize));
    steps
}

#[test]
fn values_are_those_of_the_recursive_search_to_the_bit() {
    let mut most_steps = 0;
    for seed in 0..12 {
        for seats in 2..=5 {
            let depth = 5 + (seed % 6) as u8;
            let tree = RandomTree { seed, seats, depth };
            most_steps = assert_is_recursive(&tree, &tree.start()).max(most_steps);
        }
    }
    assert!(most_steps > 3, "some of them take several steps: {most_steps}");
    let bag = TokenBag { tokens: [2, 2, 2] };
    let mut state = bag.start();
    bag.play(
        &mut state,
        bag.random_move(&bag.start(), &mut dice(1), &mut Vec::new()),
    );
    assert_is_recursive(&bag, &state);
}

#[test]
fn late_choices_of_carcassonne_have_the_values_of_the_recursive_search() {
    for players in 2..=5 {
        let game = Carcassonne::new(players);
        let last = late_choices(&game, &mut dice(players.into()), 0).swap_remove(0);
        assert_is_recursive(&game, &last);
    }
}

#[test]
fn until_it_is_finished_it_answers_as_the_other_search() {
    let tree = Arc::new(RandomTree::of_three(3, 11));
    let (mut search, mut other) = (
        max_n(&tree, &tree.start()),
        Flat::new(tree.clone(), &tree.start()),
    );
    let [mut ours, mut theirs] = [(); 2].map(|()| dice(4));
    let mut provisional = search.result();
    while search.step_at(0, &mut ours) == Status::Searching {
        other.step_at(0, &mut theirs);
        let steps = provisional.steps + 1;
        provisional = search.result();
        assert_eq!(provisional.lines, other.result().lines);
        assert_eq!((provisional.rank, provisional.steps), (Rank::Provisional, steps));
    }
    assert!(provisional.steps > 2);
    let exact = search.result();
    assert_eq!(exact.rank, Rank::Value);
    assert_eq!(search.step(&mut ours), Status::Finished);
    assert_eq!(search.result(), exact, "further steps change nothing");
    // Of two workers the one that is finished decides.
    for [first, second] in [[&exact, &provisional], [&provisional, &exact]] {
        let mut sum = first.clone();
        sum.merge(second);
        assert_eq!((&sum.lines, sum.rank), (&exact.lines, Rank::Value));
    }
}

#[test]
fn one_legal_move_is_not_searched_to_the_end() {
    let bag = Arc::new(TokenBag { tokens: [0, 0, 1] });
    let mut search = max_n(&bag, &bag.start());
    assert_eq!(search.step(&mut dice(1)), Status::Finished);
}

#[test]
fn a_step_plays_so_many_plies_at_most() {
    for players in 2..=5 {
        let game = Arc::new(Counted::new(Carcassonne::new(players)));
        for left in 0..=2 {
            for state in late_choices(&*game, &mut dice(players.into()), left) {
                // The other search draws one move.
                let other = tessera_search::Random::new(game.clone(), &state);
                let mut search = MaxN::new(game.clone(), &state, other);
                for _ in 0..20 {
                    let before = game.plies();
                    search.step(&mut dice(1));
                    assert!(game.plies() - before <= 2_000);
                }
            }
        }
    }
}
