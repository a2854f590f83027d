//! The figures of the published reports, as they are printed there, and of the thesis on Carcassonne.
//!
//! They were read off the reports by a script and checked by hand; see `docs/report.md`. A figure of several seats, steps or
//! depths has a number; seats and steps are counted from 0, and of good and effective moves 0 stands for all seats.

use super::published::Figure;
use tessera_games::catalog::GameId;

/// A published figure as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    pub figure: Figure,
    /// Of which seat, step or depth.
    pub at: Option<u32>,
    /// The figure with the digits that were printed.
    pub printed: &'static str,
    /// How many games it is of, where the report says so.
    pub sample: Option<u32>,
}

impl Row {
    /// The figure as a number.
    pub fn value(&self) -> f64 {
        // The test reads every row.
        self.printed.parse().unwrap_or(f64::NAN)
    }

    /// Half a unit of the last digit that was printed.
    pub fn precision(&self) -> f64 {
        let decimals = self
            .printed
            .split_once('.')
            .map_or(0, |(_, decimals)| decimals.len());
        0.5 * 0.1f64.powi(decimals as i32)
    }
}

const fn row(figure: Figure, at: Option<u32>, printed: &'static str) -> Row {
    let sample = None;
    Row {
        figure,
        at,
        printed,
        sample,
    }
}

/// A figure of so many games.
const fn of_games(games: u32, figure: Figure, at: Option<u32>, printed: &'static str) -> Row {
    let sample = Some(games);
    Row {
        figure,
        at,
        printed,
        sample,
    }
}

pub fn published_figures(game: GameId) -> &'static [Row] {
    match game {
        GameId::Carteso => CARTESO,
        GameId::Linage => LINAGE,
        GameId::Keil => KEIL,
        GameId::Ecalper => ECALPER,
        GameId::Carcassonne => CARCASSONNE,
        _ => &[],
    }
}

/// How many games a published figure is of; `None` where the report does not say so.
pub fn published_sample(game: GameId, figure: Figure, at: Option<u32>) -> Option<u32> {
    let mut rows = published_figures(game).iter();
    rows.find(|row| row.figure == figure && row.at == at)?.sample
}

/// The options of the board that a published report is about, as far as it says or they can be inferred.
pub fn published_options(game: GameId) -> &'static str {
    match game {
        GameId::Carteso | GameId::Linage => "size=9",
        GameId::Keil => "size=7",
        GameId::Ecalper => "size=8",
        GameId::Carcassonne => "players=2",
        _ => "",
    }
}

const CARTESO: &[Row] = &[
    row(Figure::Rating, None, "6.75"),
    row(Figure::RatingSd, None, "3.49106"),
    row(Figure::Levels, None, "5"),
    row(Figure::StrongShare, Some(0), "100.0"),
    row(Figure::StrongShare, Some(1), "92.31"),
    row(Figure::StrongShare, Some(2), "87.8"),
    row(Figure::StrongShare, Some(3), "94.74"),
    row(Figure::StrongShare, Some(4), "100.0"),
    row(Figure::SizeRatio, None, "2.57"),
    row(Figure::Playouts, None, "5581.8"),
    row(Figure::PlayoutRatio, None, "121.23"),
    of_games(1000, Figure::SeatShare, Some(0), "46.3"),
    of_games(1000, Figure::SeatShare, Some(1), "53.7"),
    of_games(1000, Figure::SeatHalfWidth, Some(0), "3.07"),
    of_games(1000, Figure::SeatHalfWidth, Some(1), "3.1"),
    of_games(1000, Figure::Draws, None, "0.0"),
    row(Figure::MirrorWins, Some(0), "0"),
    row(Figure::MirrorWins, Some(1), "0"),
    row(Figure::MirrorWins, Some(2), "0"),
    row(Figure::MirrorWins, Some(3), "0"),
    of_games(1000, Figure::Turns, None, "79.64"),
    of_games(1000, Figure::Branching, None, "83.91"),
    of_games(1000, Figure::Tree, None, "139.32"),
    of_games(1000, Figure::Distinct, None, "176"),
    of_games(1000, Figure::Killer, None, "1"),
    of_games(1000, Figure::Good, None, "93"),
    of_games(1000, Figure::Bad, None, "83"),
    row(Figure::LeadChanges, None, "37"),
    row(Figure::Critical, None, "4"),
    row(Figure::Hot, None, "89.41"),
    row(Figure::Reachable, Some(0), "1"),
    row(Figure::Reachable, Some(1), "11"),
    row(Figure::Reachable, Some(2), "33"),
    row(Figure::Reachable, Some(3), "3619"),
    row(Figure::Reachable, Some(4), "581009"),
    row(Figure::Reachable, Some(5), "92400363"),
    row(Figure::ShortestDepth, None, "4"),
    row(Figure::ShortestCount, None, "22"),
];

const LINAGE: &[Row] = &[
    row(Figure::Rating, None, "7.62"),
    row(Figure::RatingSd, None, "1.47567"),
    row(Figure::Levels, None, "6"),
    row(Figure::StrongShare, Some(0), "97.3"),
    row(Figure::StrongShare, Some(1), "83.72"),
    row(Figure::StrongShare, Some(2), "92.31"),
    row(Figure::StrongShare, Some(3), "80.0"),
    row(Figure::StrongShare, Some(4), "85.71"),
    row(Figure::StrongShare, Some(5), "81.82"),
    row(Figure::SizeRatio, None, "2.87"),
    row(Figure::Playouts, None, "3776.0"),
    row(Figure::PlayoutRatio, None, "459.46"),
    of_games(1000, Figure::SeatShare, Some(0), "45.85"),
    of_games(1000, Figure::SeatShare, Some(1), "54.15"),
    of_games(1000, Figure::SeatHalfWidth, Some(0), "3.07"),
    of_games(1000, Figure::SeatHalfWidth, Some(1), "3.1"),
    of_games(1000, Figure::Draws, None, "0.3"),
    row(Figure::MirrorWins, Some(0), "0"),
    row(Figure::MirrorWins, Some(1), "0"),
    row(Figure::MirrorWins, Some(2), "0"),
    row(Figure::MirrorWins, Some(3), "0"),
    of_games(1000, Figure::Turns, None, "44.99"),
    of_games(1000, Figure::Branching, None, "43.5"),
    of_games(1000, Figure::Tree, None, "65.66"),
    of_games(1000, Figure::Positions, None, "5.91"),
    of_games(1000, Figure::Distinct, None, "95"),
    of_games(1000, Figure::Killer, None, "1"),
    of_games(1000, Figure::Good, None, "23"),
    of_games(1000, Figure::Bad, None, "72"),
    row(Figure::LeadChanges, None, "10"),
    row(Figure::Critical, None, "2"),
    row(Figure::Hot, None, "69.39"),
    row(Figure::ReachableUnique, Some(0), "1"),
    row(Figure::ReachableUnique, Some(1), "11"),
    row(Figure::ReachableUnique, Some(2), "33"),
    row(Figure::ReachableUnique, Some(3), "1837"),
    row(Figure::ReachableUnique, Some(4), "147807"),
    row(Figure::ReachableUnique, Some(5), "6115241"),
    row(Figure::ShortestDepth, None, "4"),
    row(Figure::ShortestCount, None, "22"),
];

const KEIL: &[Row] = &[
    row(Figure::Rating, None, "9"),
    row(Figure::RatingSd, None, "0"),
    row(Figure::Levels, None, "4"),
    row(Figure::StrongShare, Some(0), "100.0"),
    row(Figure::StrongShare, Some(1), "76.6"),
    row(Figure::StrongShare, Some(2), "78.26"),
    row(Figure::StrongShare, Some(3), "73.47"),
    row(Figure::SizeRatio, None, "3.08"),
    row(Figure::Playouts, None, "42.58"),
    row(Figure::PlayoutRatio, None, "12724.43"),
    row(Figure::SearchSpeed, Some(0), "44"),
    row(Figure::PlayoutPlies, Some(0), "217"),
    row(Figure::SearchSpeed, Some(1), "20510"),
    row(Figure::PlayoutPlies, Some(1), "168"),
    row(Figure::SearchSpeed, Some(2), "19972"),
    row(Figure::PlayoutPlies, Some(2), "200"),
    of_games(22, Figure::SeatShare, Some(0), "72.73"),
    of_games(22, Figure::SeatShare, Some(1), "27.27"),
    of_games(22, Figure::SeatHalfWidth, Some(0), "20.88"),
    of_games(22, Figure::SeatHalfWidth, Some(1), "14.12"),
    of_games(22, Figure::Draws, None, "0.0"),
    row(Figure::MirrorWins, Some(0), "0"),
    row(Figure::MirrorWins, Some(1), "0"),
    row(Figure::MirrorWins, Some(2), "0"),
    row(Figure::MirrorWins, Some(3), "0"),
    of_games(22, Figure::Turns, None, "41.23"),
    of_games(22, Figure::Branching, None, "99.85"),
    of_games(22, Figure::Tree, None, "80.19"),
    of_games(22, Figure::Distinct, None, "142"),
    of_games(22, Figure::Killer, None, "2"),
    of_games(22, Figure::Good, None, "68"),
    of_games(22, Figure::Bad, None, "74"),
    of_games(22, Figure::Terrible, None, "8"),
    of_games(22, Figure::Response, None, "5.54"),
    of_games(22, Figure::Coverage, None, "30.85"),
    of_games(22, Figure::ModeFrom, None, "40"),
    of_games(22, Figure::MedianTurns, None, "40"),
    row(Figure::Reachable, Some(0), "1"),
    row(Figure::Reachable, Some(1), "11"),
    row(Figure::Reachable, Some(2), "149"),
    row(Figure::Reachable, Some(3), "17679"),
    row(Figure::ShortestCount, None, "0"),
];

const ECALPER: &[Row] = &[
    row(Figure::Rating, None, "7.53333"),
    row(Figure::RatingSd, None, "0.867948"),
    row(Figure::Levels, None, "2"),
    row(Figure::StrongShare, Some(0), "100.0"),
    row(Figure::StrongShare, Some(1), "72.0"),
    row(Figure::SizeRatio, None, "2.5"),
    row(Figure::Playouts, None, "41589.73"),
    row(Figure::PlayoutRatio, None, "9.53"),
    row(Figure::SearchSpeed, Some(0), "47498"),
    row(Figure::PlayoutPlies, Some(0), "224"),
    row(Figure::SearchSpeed, Some(1), "47307"),
    row(Figure::PlayoutPlies, Some(1), "224"),
    row(Figure::SearchSpeed, Some(2), "46761"),
    row(Figure::PlayoutPlies, Some(2), "224"),
    of_games(1000, Figure::SeatShare, Some(0), "51.85"),
    of_games(1000, Figure::SeatShare, Some(1), "48.15"),
    of_games(1000, Figure::SeatHalfWidth, Some(0), "3.1"),
    of_games(1000, Figure::SeatHalfWidth, Some(1), "3.08"),
    of_games(1000, Figure::Draws, None, "0.1"),
    row(Figure::MirrorWins, Some(0), "0"),
    row(Figure::MirrorWins, Some(1), "0"),
    row(Figure::MirrorWins, Some(2), "0"),
    row(Figure::MirrorWins, Some(3), "0"),
    of_games(1000, Figure::Turns, None, "224.23"),
    of_games(1000, Figure::Branching, None, "64.82"),
    of_games(1000, Figure::Tree, None, "331.59"),
    of_games(1000, Figure::Positions, None, "6.1"),
    of_games(1000, Figure::Distinct, None, "508"),
    of_games(1000, Figure::Killer, None, "59"),
    of_games(1000, Figure::Good, None, "339"),
    of_games(1000, Figure::Bad, None, "169"),
    row(Figure::LeadChanges, None, "4"),
    row(Figure::Critical, None, "8"),
    row(Figure::Hot, None, "54.02"),
    row(Figure::EffectiveShare, Some(0), "85.74"),
    row(Figure::EffectiveShare, Some(1), "86.35"),
    row(Figure::EffectiveShare, Some(2), "85.13"),
    row(Figure::Effective, Some(0), "49.04"),
    row(Figure::Effective, Some(1), "50.21"),
    row(Figure::Effective, Some(2), "47.87"),
    row(Figure::EffectiveSpace, Some(0), "295.86"),
    row(Figure::EffectiveSpace, Some(1), "151.05"),
    row(Figure::EffectiveSpace, Some(2), "144.81"),
    row(Figure::GoodShare, Some(0), "50.35"),
    row(Figure::GoodShare, Some(1), "8.21"),
    row(Figure::GoodShare, Some(2), "92.5"),
    row(Figure::GoodCount, Some(0), "34.21"),
    row(Figure::GoodCount, Some(1), "11.2"),
    row(Figure::GoodCount, Some(2), "57.21"),
    row(Figure::GoodSpace, Some(0), "184.49"),
    row(Figure::GoodSpace, Some(1), "25.87"),
    row(Figure::GoodSpace, Some(2), "158.62"),
];

/// The thesis of Heyden (2009): branching in 200 games of two *-Minimax players of depth 3, section 3.2; size of the tree
/// with 24 kinds of tiles drawn, 55^71 and the product of i^3 for i from 2 to 24; meeples of its MCTS player, section 6.2.
const CARCASSONNE: &[Row] = &[
    row(Figure::Turns, None, "71"),
    row(Figure::Branching, None, "55"),
    row(Figure::UsualMoves, None, "32"),
    row(Figure::MostMoves, None, "865"),
    row(Figure::Tree, None, "123.6"),
    row(Figure::TreeWithChance, None, "194.9"),
    row(Figure::Meeples, None, "11.37"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_number_with_the_precision_of_its_digits() {
        for &game in GameId::ALL {
            for row in published_figures(game) {
                assert!(row.value().is_finite(), "{row:?}");
            }
        }
        assert!((LINAGE[0].value() - 7.62).abs() < 1e-12 && (LINAGE[0].precision() - 0.005).abs() < 1e-12);
        assert_eq!(row(Figure::Turns, None, "71").precision(), 0.5);
    }

    #[test]
    fn shares_of_the_seats_add_up_to_all_points() {
        for &game in GameId::ALL {
            let shares = published_figures(game)
                .iter()
                .filter(|row| row.figure == Figure::SeatShare);
            let sum: f64 = shares.map(Row::value).sum();
            assert!(sum == 0.0 || (sum - 100.0).abs() < 1e-9, "{game:?}: {sum}");
        }
    }
}
