//! The published reports' own arithmetic, reproduced by our formulas.

use super::interval::Interval;
use tessera_protocol::assessment::Branching;

#[test]
fn half_widths_are_the_share_less_the_lower_end_of_wilsons_interval() {
    // The eight printed ones: share in percent, games, half width.
    for (share, games, half_width) in [
        (46.30, 1000.0, 3.07),
        (53.70, 1000.0, 3.10),
        (45.85, 1000.0, 3.07),
        (54.15, 1000.0, 3.10),
        (72.73, 22.0, 20.88),
        (27.27, 22.0, 14.12),
        (51.85, 1000.0, 3.10),
        (48.15, 1000.0, 3.08),
    ] {
        let interval = Interval::wilson(share / 100.0 * games, games);
        let ours = 100.0 * (interval.mean - interval.low);
        assert!(
            (ours - half_width).abs() < 0.0055,
            "{share}: {ours} and not {half_width}"
        );
    }
}

#[test]
fn a_game_of_ecalper_on_eight_cells_a_side_has_the_printed_tree_and_branching() {
    // 168 placements among 169, 168, …, 2 cells, and 56 replacements among three stones each; at the first replacement the
    // sides may be swapped instead, so that there are four moves.
    let mut game = Branching::default();
    (2..=169).rev().for_each(|cells| game.add_turn(cells));
    (0..55).for_each(|_| game.add_turn(3));
    game.add_turn(4);
    assert_eq!((game.turns, game.moves), (224, 169 * 170 / 2 - 1 + 56 * 3 + 1));
    // log₁₀ 169! + 55 · log₁₀ 3 + log₁₀ 4 = 331.47.
    assert!((game.complexity - 331.474).abs() < 0.0005, "{}", game.complexity);
    // After a swap the replacement follows, one turn more. The printed mean of 224.23 turns has 0.23 swaps a game:
    // 331.474 + 0.23 · log₁₀ 3 = 331.584, and 331.59 is printed.
    let swaps = 0.23;
    let tree = game.complexity + swaps * libm::log10(3.0);
    assert!((tree - 331.59).abs() < 0.01, "{tree}");
    let branching = (f64::from(game.moves) + swaps * 3.0) / (f64::from(game.turns) + swaps);
    assert!((branching - 64.82).abs() < 0.005, "{branching}");
    // The mean of logarithms is not the logarithm of the mean: that would be 406.24.
    assert!((224.23 * libm::log10(64.82) - 406.24).abs() < 0.01);
}

#[test]
fn ratios_are_quotients_of_the_printed_figures() {
    for (of, reference, ratio, precision) in [
        (27_145.0, 10_577.0, 2.57, 0.005),
        (30_390.0, 10_577.0, 2.87, 0.005),
        (31_687.0, 10_293.0, 3.08, 0.005),
        (25_700.0, 10_293.0, 2.50, 0.005),
        (676_681.55, 5_581.80, 121.23, 0.005),
        (1_734_906.32, 3_776.00, 459.46, 0.005),
        (396_542.15, 41_589.73, 9.53, 0.005),
        (541_770.51, 42.58, 12_724.43, 1.5),
    ] {
        let ours: f64 = of / reference;
        assert!((ours - ratio).abs() < precision, "{ours} and not {ratio}");
    }
}

#[test]
fn keil_s_mean_length_is_a_mean_of_twenty_two_games() {
    // 41.23 is printed to two decimals; only 907 turns in 22 games give it.
    let turns: Vec<u32> = (0..3000)
        .filter(|&turns| (f64::from(turns) / 22.0 - 41.23).abs() < 0.005)
        .collect();
    assert_eq!(turns, [907]);
}
