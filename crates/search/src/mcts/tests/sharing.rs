//! Searches of one position that share their statistics.

use std::collections::HashMap;

use super::{Shares, Statistics, statistics, whole};
use crate::mcts::Mcts;
use crate::{MctsConfig, Search, Status};
use tessera_core::game::{Dice, Game, dice};

/// Makes so many steps.
fn think(search: &mut Mcts<Shares>, steps: u32, dice: &mut Dice) {
    for _ in 0..steps {
        search.step(dice);
    }
}

/// The statistics of the moves of the root.
fn first_moves(search: &Mcts<Shares>) -> Statistics {
    let mut known = statistics(search);
    known.retain(|way, _| way.len() == 1);
    known
}

#[test]
fn searches_that_share_have_equal_statistics_and_count_every_step_once() {
    let (game, config) = whole(true);
    let mut dice = dice(5);
    let mut searches: Vec<_> = (0..3)
        .map(|_| Mcts::new(game.clone(), &game.start(), config))
        .collect();
    for round in 1..=6 {
        for search in &mut searches {
            think(search, 70, &mut dice);
        }
        for teller in 0..3 {
            let words = searches[teller].export_delta();
            let others = searches.iter_mut().enumerate().filter(|(at, _)| *at != teller);
            others.for_each(|(_, search)| search.import_delta(&words));
        }
        let first = first_moves(&searches[0]);
        assert!(
            searches.iter().all(|search| first_moves(search) == first),
            "round {round}"
        );
        let visits: u32 = first.values().map(|known| known.0).sum();
        assert_eq!(visits, 3 * 70 * round);
        let mut sum = searches[0].result();
        assert_eq!(sum.steps, 70 * round, "a result is on what was found out here");
        searches[1..]
            .iter()
            .for_each(|search| sum.merge(&search.result()));
        for line in &sum.lines {
            let (visits, total, ..) = first[&vec![line.mv]];
            assert_eq!(line.visits, visits, "round {round}");
            let mean = total as f32 / 2.0 / visits.max(1) as f32;
            assert!(
                (line.value - mean).abs() < 1e-5,
                "round {round}: {} or {mean}",
                line.value
            );
        }
    }
}

#[test]
fn nothing_is_exported_twice_and_nothing_imported_is_exported() {
    let (game, config) = whole(false);
    let mut dice = dice(6);
    let mut one = Mcts::new(game.clone(), &game.start(), config);
    think(&mut one, 300, &mut dice);
    let before = statistics(&one);
    let words = one.export_delta();
    assert_eq!(statistics(&one), before, "to tell changes nothing");
    let mut other = Mcts::new(game.clone(), &game.start(), config);
    for _ in 0..20 {
        // Each time the other imports positions a ply further from the start.
        other.import_delta(&words);
        other.step(&mut dice);
    }
    let again = one.export_delta();
    let (_, rest) = again.split_first().unwrap();
    let news: u32 = rest[..4 * 7].iter().map(|&word| u32::from(word)).sum();
    assert_eq!(news, 0, "nothing of the moves of the start");
    let mut third = Mcts::new(game.clone(), &game.start(), config);
    third.import_delta(&words);
    third.import_delta(&other.export_delta());
    assert_eq!(third.steps, 300 + 20);
}

#[test]
fn imported_visits_stay_imported_when_moves_are_followed() {
    let (game, config) = whole(true);
    let mut dice = dice(7);
    let mut one = Mcts::new(game.clone(), &game.start(), config);
    let mut other = Mcts::new(game.clone(), &game.start(), config);
    think(&mut other, 30, &mut dice);
    for _ in 0..4 {
        think(&mut one, 100, &mut dice);
        other.import_delta(&one.export_delta());
    }
    let best = one.result().lines.swap_remove(0).mv;
    let own = |search: &Mcts<Shares>| search.result().steps;
    let (before, heard) = (own(&other), other.steps - own(&other));
    assert_eq!((before, heard), (30, 400));
    assert!(other.follow(&[best]));
    assert!(
        own(&other) < 30 && other.steps > 100,
        "{} of {}",
        own(&other),
        other.steps
    );
    let (known, own_before) = (other.steps, own(&other));
    other.step(&mut dice);
    assert_eq!((other.steps, own(&other)), (known + 1, own_before + 1));
}

#[test]
fn a_message_about_another_position_or_cut_off_does_no_harm() {
    let (game, config) = whole(true);
    let mut dice = dice(8);
    let mut one = Mcts::new(game.clone(), &game.start(), config);
    think(&mut one, 300, &mut dice);
    let words = one.export_delta();
    let mut other = Mcts::new(game.clone(), &game.start(), config);
    think(&mut other, 300, &mut dice);
    let before = statistics(&other);
    // Of a position that has another number of moves.
    let mut strange = Mcts::new(game.clone(), &vec![3], config);
    think(&mut strange, 100, &mut dice);
    other.import_delta(&strange.export_delta());
    other.import_delta(&[]);
    assert_eq!(statistics(&other), before);
    // Cut off anywhere.
    (0..words.len()).for_each(|end| other.import_delta(&words[..end]));
    other.step(&mut dice);
}

#[test]
fn growth_beyond_a_word_is_sent_in_parts() {
    let (game, config) = whole(true);
    let mut one = Mcts::new(game.clone(), &game.start(), config);
    think(&mut one, 70_000, &mut dice(9));
    let mut other = Mcts::new(game.clone(), &game.start(), config);
    for _ in 0..8 {
        other.import_delta(&one.export_delta());
    }
    assert_eq!(first_moves(&other), first_moves(&one));
    assert!(first_moves(&one).values().any(|known| known.2 > u16::MAX.into()));
}

#[test]
fn growth_that_is_scaled_down_keeps_its_means() {
    let (game, config) = whole(true);
    let mut one = Mcts::new(game.clone(), &game.start(), config);
    think(&mut one, 70_000, &mut dice(9));
    let mut other = Mcts::new(game.clone(), &game.start(), config);
    other.import_delta(&one.export_delta());
    let (known, heard) = (first_moves(&one), first_moves(&other));
    let mean = |total: u32, visits: u32| total as f32 / visits as f32;
    let mut cut = 0;
    // Of fewer visits what is left for the next time is too large a part.
    for (way, heard) in heard.iter().filter(|(_, heard)| heard.0 > 1_000) {
        let known = known[way];
        assert!(
            (mean(known.1, known.0) - mean(heard.1, heard.0)).abs() < 0.01,
            "{way:?}"
        );
        assert!(
            (mean(known.3, known.2) - mean(heard.3, heard.2)).abs() < 0.01,
            "{way:?}"
        );
        cut += u32::from(heard.2 < known.2);
    }
    assert!(cut > 0, "nothing was too much");
}

#[test]
fn all_searches_list_the_moves_of_a_position_in_the_same_order() {
    let (game, config) = whole(true);
    let order = |seed: u64| {
        let mut search = Mcts::new(game.clone(), &game.start(), config);
        think(&mut search, 500, &mut dice(seed));
        let (mut orders, mut open) = (HashMap::new(), vec![(Vec::new(), search.root_block)]);
        while let Some((way, block)) = open.pop() {
            if block.is_empty() {
                continue;
            }
            let moves: Vec<u16> = block.range().map(|at| search.moves[at]).collect();
            open.extend(block.range().map(|at| {
                let way: Vec<u16> = way.iter().copied().chain([search.moves[at]]).collect();
                (way, search.tree.node(at).children)
            }));
            orders.insert(way, moves);
        }
        orders
    };
    let (one, other) = (order(1), order(2));
    let both: Vec<_> = one.keys().filter(|way| other.contains_key(*way)).collect();
    assert!(both.len() > 30, "only {} positions in common", both.len());
    assert!(both.iter().all(|way| one[*way] == other[*way]));
    let is_sorted = |way: &&&Vec<u16>| one[**way].is_sorted();
    assert!(
        both.iter().filter(is_sorted).count() < both.len() / 2,
        "drawn, not the game's"
    );
}

#[test]
fn a_position_with_imported_visits_is_still_solved() {
    let (game, config) = whole(true);
    let mut one = Mcts::new(game.clone(), &game.start(), config);
    think(&mut one, 300, &mut dice(10));
    let solver = MctsConfig {
        solver: true,
        endgame: 7,
        ..config
    };
    let mut other = Mcts::new(game.clone(), &game.start(), solver);
    other.import_delta(&one.export_delta());
    // The first look at each move solves what it leads to.
    let mut dice = dice(11);
    let steps = (1..).find(|_| other.step(&mut dice) == Status::Finished);
    assert!(steps.unwrap() <= 7, "{steps:?} steps");
}
