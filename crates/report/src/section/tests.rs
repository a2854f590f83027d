//! The formulas against a corpus of three games whose figures were worked out on paper.
//!
//! ```text
//! game  payoff   turns: seat, number of legal moves, chosen (cell)
//! 0     1 : 0    A 4 e5(4)   B 10 e6(5)   A 10 pass
//! 1     0 : 1    A 4 e5(4)   B 10 pass
//! 2     ½ : ½    A 4 a1(0)   B 10 e5(4)   A 1 e6(5)   B 2 a1(0)
//! ```

use super::super::board::Board;
use super::super::played_game::{PlayedGame, PlayedTurn};
use super::super::replay::replayer;
use super::*;
use tessera_games::catalog::GameId;
use tessera_games::play::Options;

/// Labels: cells 0 to 8 of the board of nine cells by their places, and the pass.
const PASS: u32 = 9;

fn turn(ply: u32, legal: u32, chosen: u32, value: f64) -> PlayedTurn {
    // The chosen label is always legal: labels from it on, in a circle of ten.
    PlayedTurn {
        ply,
        seat: ply as u8 % 2,
        legal: (0..legal).map(|more| (chosen + more) % 10).collect(),
        chosen,
        name: name(chosen),
        cell: (chosen != PASS).then_some(chosen),
        value: Some(value),
        ..PlayedTurn::default()
    }
}

fn board() -> Board {
    let replay = replayer(GameId::Linage, &Options::parse("size=3.komi=0").unwrap()).unwrap();
    replay.board().unwrap().clone()
}

fn name(label: u32) -> String {
    match board().shape.cells.get(label as usize) {
        Some(cell) => cell.name.clone(),
        None => "pass".into(),
    }
}

fn game(index: u64, payoff: [f64; 2], keys: &[u64], turns: &[(u32, u32, f64)]) -> PlayedGame {
    let turns: Vec<PlayedTurn> = (0..)
        .zip(turns)
        .map(|(ply, &(legal, chosen, value))| turn(ply, legal, chosen, value))
        .collect();
    let names: Vec<_> = turns.iter().map(|turn| turn.name.clone()).collect();
    PlayedGame {
        index,
        record: format!("linage/size=3.komi=0/{}", names.join(".")),
        payoff: payoff.to_vec(),
        turns,
        keys: keys.to_vec(),
        sides: vec!["vertical", "horizontal"],
        ..PlayedGame::default()
    }
}

fn corpus() -> Vec<PlayedGame> {
    vec![
        game(
            0,
            [1.0, 0.0],
            &[1, 2, 3, 4],
            &[(4, 4, 0.5), (10, 5, 0.25), (10, PASS, 0.9)],
        ),
        game(1, [0.0, 1.0], &[1, 2, 5], &[(4, 4, 0.5), (10, PASS, 0.75)]),
        game(
            2,
            [0.5, 0.5],
            &[1, 6, 7, 8, 9],
            &[(4, 0, 0.5), (10, 4, 0.5), (1, 5, 0.5), (2, 0, 0.5)],
        ),
    ]
}

fn near(ours: f64, paper: f64) {
    assert!((ours - paper).abs() < 5e-4, "{ours} and not {paper}");
}

#[test]
fn each_seat_has_half_of_the_points_with_a_wide_interval() {
    let mut tally = BiasTally::default();
    corpus().iter().for_each(|game| tally.add(game));
    let data = tally.data();
    // 1½ of 3 points: p = 0.5. Wilson: z² = 3.8415, weight 1 + z²/3 = 2.2805, spread z/2.2805 · √(0.25/3 + 3.8415/36)
    // = 0.85945 · √(0.08333 + 0.10671) = 0.85945 · 0.43594 = 0.374666; middle (0.5 + 0.64024) / 2.2805 = 0.5.
    let first = data.seats[0];
    near(first.share.mean, 0.5);
    near(first.share.low, 0.1253);
    near(first.half_width, 37.4666);
    // One game of three is drawn.
    near(data.draws.mean, 1.0 / 3.0);
    assert_eq!(
        data.sides
            .iter()
            .map(|side| (side.side.as_str(), side.chosen))
            .collect::<Vec<_>>(),
        [("horizontal", 3), ("vertical", 3)]
    );
    assert!(data.bids.is_empty());
}

#[test]
fn the_tree_is_the_mean_of_the_sums_of_logarithms() {
    let mut tally = ComplexityTally::default();
    corpus().iter().for_each(|game| tally.add(game));
    let data = tally.data();
    // Turns 3, 2, 4: mean 3, deviation 1, interval 3 ± 1.96/√3.
    near(data.turns.mean, 3.0);
    near(data.turns.high - 3.0, 1.1316);
    // 4+10+10 + 4+10 + 4+10+1+2 = 55 moves in 9 turns.
    near(data.branching, 55.0 / 9.0);
    // log₁₀: 400 → 2.60206, 40 → 1.60206, 80 → 1.90309; mean 2.03574.
    near(data.log10_tree.mean, 2.03574);
    // 3 · log₁₀ 6.1111 = 3 · 0.78612.
    near(data.log10_by_means, 2.35836);
    assert_eq!(
        (data.most_moves, data.usual_moves),
        (10, 10),
        "10 moves four times, 4 moves three times"
    );
    assert_eq!(data.log10_chance, None);
}

#[test]
fn draws_are_counted_apart() {
    let mut tally = ComplexityTally::default();
    let mut game = corpus().remove(1);
    game.draws = vec![24, 10];
    tally.add(&game);
    // log₁₀ 240 = 2.38021; the choices are those of game 1: log₁₀ 40.
    let data = tally.data();
    near(data.log10_chance.unwrap().mean, 2.38021);
    near(data.log10_tree.mean, 1.60206);
}

#[test]
fn positions_are_counted_once() {
    let mut tally = ComputationalTally::default();
    corpus().iter().for_each(|game| tally.add(game));
    // 1 2 3 4, then 5, then 6 7 8 9.
    let data = tally.data(1);
    assert_eq!(data.growth, [(1, 4), (2, 5), (3, 9)]);
    assert_eq!(
        data.log10_positions, None,
        "three games are too few for an estimate"
    );
}

#[test]
fn replies_are_one_step_away_from_the_move_before() {
    let (mut tally, board) = (MoveTally::default(), board());
    corpus().iter().for_each(|game| tally.add(game, Some(&board)));
    let labels: Vec<String> = (0..10).map(name).collect();
    let data = tally.data(&labels, Some(&board));
    // The board is 3 by 3, its cells in rows from the top: 0 is a corner, 4 the middle, 5 the cell to its right.
    // Replies: game 0 4→5 = 1; game 2 0→4 = 1, 4→5 = 1, 5→0 = 2: mean 5/4.
    let response = data.response.unwrap();
    near(response.mean, 1.25);
    assert_eq!(response.replies, 4);
    // Of the 36 pairs of a board of 3 by 3, those in the same or adjacent rows and columns are 20, the other 16 are 2 apart:
    // (20 + 32) / 36 = 1.4444.
    near(response.random, 1.4444);
    near(response.ratio, 1.25 / 1.4444);
    assert_eq!(data.distinct, 10);
    assert_eq!(data.classified, 0, "nothing was legal at ten turns");
}

#[test]
fn killers_good_bad_and_terrible_moves_are_told_apart() {
    let mut tally = MoveTally::default();
    // Twelve turns with the moves 0 to 3: 0 is chosen eight times, 1 four times, 2 and 3 never. Expected are 3 of each.
    // Two forced turns with move 3 count for nothing, and move 7 is legal too seldom to have a class.
    for at in 0..12 {
        let mut game = game(at, [1.0, 0.0], &[], &[]);
        let chosen = u32::from(at >= 8);
        let mut legal = vec![0, 1, 2, 3];
        legal.extend((at == 0).then_some(7));
        game.turns.push(PlayedTurn {
            legal,
            chosen,
            ..PlayedTurn::default()
        });
        if at < 2 {
            game.turns.push(turn(1, 1, 3, 0.5));
        }
        tally.add(&game, None);
    }
    let labels: Vec<String> = (0..10).map(name).collect();
    let data = tally.data(&labels, None);
    assert_eq!((data.distinct, data.classified), (5, 4));
    assert_eq!((data.killer, data.good, data.bad, data.terrible), (1, 2, 2, 2));
    let rows: Vec<_> = data.moves.iter().map(|row| (row.available, row.chosen)).collect();
    assert_eq!(rows, [(12, 8), (12, 4), (12, 0), (12, 0)]);
    // 11 turns with four moves and one with five: 11/4 + 1/5.
    near(data.moves[0].expected, 2.95);
    assert_eq!(data.response, None);
}

#[test]
fn a_game_uses_a_part_of_the_cells() {
    let (mut tally, board) = (CoverageTally::default(), board());
    corpus().iter().for_each(|game| tally.add(game, &board));
    let data = tally.data(&board);
    // 2, 1 and 3 of 9 cells: mean 2/9, deviation 1/9, interval 2/9 ± 1.96/(9√3).
    near(data.share.mean, 0.22222);
    near(data.share.high - data.share.mean, 0.12574);
    near(data.used[4], 1.0);
    near(data.used[5], 2.0 / 3.0);
    near(data.used[0], 1.0 / 3.0);
}

#[test]
fn lengths_have_mean_median_mode_and_a_representative_game() {
    let mut tally = LengthTally::default();
    corpus().iter().for_each(|game| tally.add(game));
    let data = tally.data().unwrap();
    near(data.mean.mean, 3.0);
    near(data.median, 3.0);
    assert_eq!(
        (data.from, data.width, data.buckets.as_slice()),
        (2, 1, &[1, 1, 1][..])
    );
    assert_eq!(data.mode, (2, 3), "the first of equals");
    assert_eq!((data.shortest.index, data.longest.index), (Some(1), Some(2)));
    assert_eq!(tally.representative(), Some(0), "three turns are the mean");
    assert_eq!(LengthTally::default().data(), None);
}

#[test]
fn the_fan_has_the_values_of_the_first_seat() {
    let mut tally = FanTally::default();
    corpus().iter().for_each(|game| tally.add(game));
    let fan = tally.fan();
    assert_eq!(fan.len(), 11);
    // At the start all values are 0. At the end: 2 · 0.9 - 1 = 0.8 of seat A, -(2 · 0.75 - 1) = -0.5, and 0.
    assert_eq!((fan[0].p10, fan[0].p90), (0.0, 0.0));
    near(fan[10].p10, -0.5);
    near(fan[10].p50, 0.0);
    near(fan[10].p90, 0.8);
}

#[test]
fn turns_that_most_games_do_not_reach_are_left_out() {
    let mut tally = ActionTally::default();
    corpus().iter().for_each(|game| tally.add(game));
    // At least three games: the first two turns.
    let corpus = tally.corpus();
    assert_eq!(corpus.len(), 2);
    assert_eq!((corpus[0].p50, corpus[1].p50), (4.0, 10.0));
}

#[test]
fn the_opening_heatmap_folds_cells_that_are_alike() {
    let (mut tally, board) = (OpeningHeatmapTally::default(), board());
    // Corner 0 twice with a win, corner 8 three times with a defeat. The square keeps its rules under the half turn and two
    // reflections, which map the four corners to each other: 5 plays and 2/5 at each corner.
    for at in 0..5 {
        let payoff = if at < 2 { [1.0, 0.0] } else { [0.0, 1.0] };
        tally.add(
            &game(at, payoff, &[], &[(9, if at < 2 { 0 } else { 8 }, 0.5)]),
            &board,
        );
    }
    let data = tally.data(&board);
    assert_eq!((data.folded, data.seats.len()), (4, 2));
    let cells: Vec<u32> = data.seats[0].iter().map(|plays| plays.cell).collect();
    assert_eq!(cells, [0, 2, 6, 8]);
    assert!(
        data.seats[0]
            .iter()
            .all(|plays| plays.plays == 5 && (plays.share - 0.4).abs() < 1e-12)
    );
    assert!(data.seats[1].is_empty());
}

#[test]
fn openings_are_closed_prefixes_with_symmetric_ones_together() {
    let (mut tally, board) = (OpeningTally::default(), board());
    corpus().iter().for_each(|game| tally.add(game, Some(&board)));
    // Game 1 begins as game 0 does, with the middle; game 2 begins with a corner. Of the middle no longer prefix has as many
    // games; all others were played once.
    let data = tally.data();
    let openings: Vec<_> = data
        .openings
        .iter()
        .map(|opening| (opening.record.as_str(), opening.games))
        .collect();
    assert_eq!(openings, [("linage/size=3.komi=0/b2", 2)]);
    near(data.openings[0].first_seat.mean, 0.5);
    // A fourth game begins with another corner: with game 2 that is one opening.
    tally.add(
        &game(3, [1.0, 0.0], &[], &[(9, 8, 0.5), (8, 4, 0.5)]),
        Some(&board),
    );
    let data = tally.data();
    assert_eq!(data.openings.len(), 2);
    assert_eq!(
        data.openings[0].names.len(),
        2,
        "of equal counts the longer opening"
    );
    assert_eq!(
        (data.openings[0].names[1].as_str(), data.openings[0].games),
        ("b2", 2)
    );
}

#[test]
fn features_bring_points_and_cost_meeples() {
    let mut tally = FeatureTally::default();
    let labels: Vec<String> = ["none", "city", "field"].map(str::to_owned).to_vec();
    let mut game = game(0, [1.0, 0.0], &[], &[(4, 1, 0.5), (4, 2, 0.5), (4, 1, 0.5)]);
    // In half points: cities 20 and 8, roads 0 and 4, no cloister, farms 0 and 6; the last is what came at the end.
    game.breakdown = vec![vec![40, 0, 0, 0, 10], vec![16, 8, 0, 12, 6]];
    tally.add(&game, &labels);
    let data = tally.data().unwrap();
    // 20 and 18 points a seat: mean 19; cities (20 + 8)/2 = 14; meeples 2 and 1.
    near(data.points.mean, 19.0);
    near(data.meeples.mean, 1.5);
    near(data.rows[0].points.mean, 14.0);
    near(data.rows[0].points_share, 14.0 / 19.0);
    near(data.rows[0].points_per_meeple.unwrap(), 14.0);
    assert_eq!(data.rows[1].points_per_meeple, None);
    assert_eq!(data.farmer_turn, Some(2.0));
    assert_eq!(FeatureTally::default().data(), None);
}
