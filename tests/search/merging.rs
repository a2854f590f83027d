//! The results of several searches on one position become one result.

use std::sync::Arc;

use tessera_core::game::{Game, dice};
use tessera_search::{Line, Random, Rank, SearchResult};

use super::toys::{RandomTree, TicTacToe};
use super::{think, uct};

#[test]
fn merged_verdicts_sum_visits_and_weigh_values() {
    let tree = RandomTree::of_three(5, 8);
    let parts: Vec<SearchResult<u8>> = (0..4)
        .map(|worker| uct(&tree, 1_000 + 500 * worker, worker.into()))
        .collect();
    let mut whole = parts[0].clone();
    parts[1..].iter().for_each(|part| whole.merge(part));
    assert_eq!(whole.steps, 1_000 + 1_500 + 2_000 + 2_500);
    assert_eq!(whole.nodes, parts.iter().map(|part| part.nodes).sum::<u32>());
    assert!(whole.lines.is_sorted_by(|a, b| a.visits >= b.visits));
    for line in &whole.lines {
        let of = |part: &SearchResult<u8>| {
            part.lines
                .iter()
                .find(|other| other.mv == line.mv)
                .expect("it is there")
                .clone()
        };
        let visits: u32 = parts.iter().map(|part| of(part).visits).sum();
        let total: f64 = parts
            .iter()
            .map(|part| f64::from(of(part).visits) * f64::from(of(part).value))
            .sum();
        assert_eq!(line.visits, visits);
        assert!((f64::from(line.value) - total / f64::from(visits)).abs() < 1e-6);
    }
    let (mut there, mut back) = (parts[0].clone(), parts[1].clone());
    there.merge(&parts[1]);
    back.merge(&parts[0]);
    assert_eq!(there, back, "the order of the workers does not matter");
}

#[test]
fn merging_with_one_that_has_not_begun_changes_nothing() {
    let tree = RandomTree::of_three(5, 8);
    let result = uct(&tree, 1_000, 5);
    let mut merged = result.clone();
    merged.merge(&SearchResult {
        nodes: 0,
        ..uct(&tree, 0, 5)
    });
    assert_eq!(merged, result);
}

#[test]
fn merged_draws_are_votes() {
    let empty = TicTacToe(&[]);
    let draw = |seed| {
        think(
            &mut Random::new(Arc::new(empty.clone()), &empty.start()),
            1,
            &mut dice(seed),
        )
    };
    let mut votes = draw(0);
    (1..50).for_each(|seed| votes.merge(&draw(seed)));
    assert_eq!((votes.steps, votes.lines.len()), (50, 9));
    assert!(votes.lines.iter().all(|line| line.value == 0.5));
}

#[test]
fn between_equals_value_decides_and_then_the_list_or_where_all_is_value_what_was_first() {
    let line = |mv: u8, visits, value| Line {
        mv,
        place: mv.into(),
        visits,
        value,
        proven: false,
        dominated: false,
        margin: None,
        shares: None,
        half_width: 0.0,
        variation: vec![mv],
    };
    let ranked = |rank| {
        let lines = vec![
            line(4, 3, 0.5),
            line(3, 5, 0.25),
            line(2, 3, 0.5),
            line(1, 3, 0.75),
            line(0, 1, 0.5),
        ];
        let mut result = SearchResult {
            lines,
            rank,
            steps: 15,
            nodes: 0,
        };
        result.merge(&SearchResult {
            lines: Vec::new(),
            rank,
            steps: 0,
            nodes: 0,
        });
        result.lines.iter().map(|line| line.mv).collect::<Vec<u8>>()
    };
    assert_eq!(ranked(Rank::Visits), [3, 1, 2, 4, 0]);
    assert_eq!(ranked(Rank::Value), [1, 4, 2, 0, 3]);
}
