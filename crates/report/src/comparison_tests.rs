use super::*;
use crate::data::{BiasData, ComplexityData, ReachableData, ReachableRow, SeatBias, SectionData};
use crate::published_figures::published_figures;

fn row(game: GameId, figure: Figure, at: Option<u32>) -> Row {
    let mut rows = published_figures(game).iter();
    *rows.find(|row| row.figure == figure && row.at == at).unwrap()
}

fn complexity(turns: Interval, tree: f64) -> SectionData {
    let exact = |mean: f64| Interval {
        low: mean,
        mean,
        high: mean,
    };
    SectionData::Complexity(ComplexityData {
        turns,
        branching: 43.5,
        log10_tree: exact(tree),
        log10_by_means: 0.0,
        log10_chance: None,
        most_moves: 81,
        usual_moves: 3,
    })
}

fn verdict(game: GameId, figure: Figure, at: Option<u32>, data: &SectionData) -> bool {
    agrees(&ours(figure, at, data).unwrap(), &row(game, figure, at))
}

#[test]
fn a_figure_agrees_within_our_interval_or_to_the_digits_that_were_printed() {
    // Linage: 44.99 turns, a tree of 10^65.66, 43.5 moves.
    let near = Interval {
        low: 44.5,
        mean: 45.2,
        high: 45.9,
    };
    let far = Interval {
        low: 50.0,
        mean: 51.0,
        high: 52.0,
    };
    let agrees = |data: &SectionData, figure: Figure| verdict(GameId::Linage, figure, None, data);
    let data = complexity(near, 65.664);
    assert!(agrees(&data, Figure::Turns) && agrees(&data, Figure::Tree) && agrees(&data, Figure::Branching));
    let data = complexity(far, 65.67);
    assert!(!agrees(&data, Figure::Turns) && !agrees(&data, Figure::Tree));
}

#[test]
fn shares_of_points_agree_where_their_intervals_overlap() {
    // Keil: 72.73 % of 22 games, an interval of 51.8 to 86.9 %; ours of 1,000 games lies inside.
    let data = |won: f64| {
        SectionData::Bias(BiasData {
            seats: vec![SeatBias {
                seat: 0,
                share: Interval::wilson(won, 1000.0),
                half_width: 3.1,
            }],
            sides: Vec::new(),
            draws: Interval::wilson(0.0, 1000.0),
            bids: Vec::new(),
        })
    };
    let agrees = |won: f64| verdict(GameId::Keil, Figure::SeatShare, Some(0), &data(won));
    assert!(agrees(600.0));
    assert!(!agrees(400.0));
}

#[test]
fn published_positions_are_sums_over_all_depths_but_the_start() {
    // Carteso: 1, 11, 33: komi, then the choice of the side: 11 + 22.
    let rows = [(0, 1), (1, 11), (2, 22)].map(|(depth, positions)| ReachableRow {
        depth,
        sequences: positions,
        positions,
        over: 0,
    });
    let data = SectionData::PositionsReachable(ReachableData { rows: rows.to_vec() });
    for depth in 0..3 {
        assert!(
            verdict(GameId::Carteso, Figure::Reachable, Some(depth), &data),
            "{depth}"
        );
    }
    assert!(
        ours(Figure::Reachable, Some(3), &data).is_none(),
        "not searched so far"
    );
}

#[test]
fn every_published_figure_has_a_reason_why_ours_may_differ() {
    for &game in GameId::ALL {
        for row in published_figures(game) {
            let reasons = row.figure.reasons(row.sample, 1000);
            assert!(!reasons.is_empty(), "{row:?} may differ without a reason");
        }
    }
}

#[test]
fn a_difference_is_laid_to_the_number_of_games_only_where_the_numbers_differ() {
    let linage = row(GameId::Linage, Figure::SeatHalfWidth, Some(0));
    assert_eq!(linage.figure.reasons(linage.sample, 1000), [Difference::Share]);
    let keil = row(GameId::Keil, Figure::SeatHalfWidth, Some(0));
    assert_eq!(keil.figure.reasons(keil.sample, 400), [Difference::Sample]);
}
