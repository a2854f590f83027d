//! Ai Ai's rule of when one level of play beats another (36 points of at most 50 games), and the ladders that its
//! reports publish.

use serde::Serialize;

use super::pair::Pair;
use super::tally::MatchTally;
use tessera_games::catalog::GameId;

/// The points that the stronger side must score in [`GAMES`] games.
pub(super) const ENOUGH: f64 = 36.0;
/// The most games that are played for a step.
const GAMES: u32 = 50;

/// The number of pairs that decides a step in any case.
pub(super) const PAIRS: u32 = GAMES / 2;

/// The seconds a move of step `k` of the ladder: 0.01·e^k.
pub(super) fn seconds(step: u8) -> f64 {
    0.01 * f64::from(step).exp()
}

/// Whether the stronger side has passed (36 points) or failed (36 points are out of reach in 50 games); `None` while
/// the step is open.
pub(super) fn passed(tally: &MatchTally) -> Option<bool> {
    let lost = f64::from(tally.games) - tally.payoff;
    if tally.payoff >= ENOUGH {
        Some(true)
    } else if lost > f64::from(GAMES) - ENOUGH {
        Some(false)
    } else {
        None
    }
}

/// Counts the games of a pair, and says whether the step is decided. Games count one by one: the first game of a pair may
/// decide.
pub(super) fn add(tally: &mut MatchTally, pair: &Pair) -> Option<bool> {
    for played in &pair.games {
        if passed(tally).is_none() {
            tally.add_game(played);
        }
    }
    passed(tally)
}

/// The results of the stronger side in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(super) struct StepResult {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

/// The ladder that a report publishes.
pub(super) struct ReportedLadder {
    /// The options of the report's board.
    pub options: &'static str,
    /// The steps from 0 on, all of them passed; step 0 is played against random moves.
    pub steps: &'static [StepResult],
}

const fn step(losses: u32) -> StepResult {
    StepResult {
        wins: 36,
        draws: 0,
        losses,
    }
}

/// The ladder of a game from Ai Ai's reports ("Levels of Play", agent "Grand Unified UCT"), from
/// `shared/ai/reference.json`, `reports.*.levels_of_play`. The boards of Carteso, Linage and Ecalper are inferred
/// there from the numbers of actions.
pub(super) fn reported(game: GameId) -> Option<ReportedLadder> {
    const CARTESO: &[StepResult] = &[step(0), step(3), step(5), step(2), step(0)];
    const LINAGE: &[StepResult] = &[step(1), step(7), step(3), step(9), step(6), step(8)];
    const KEIL: &[StepResult] = &[step(0), step(11), step(10), step(13)];
    const ECALPER: &[StepResult] = &[step(0), step(14)];
    let (options, steps) = match game {
        GameId::Carteso => ("size=9", CARTESO),
        GameId::Linage => ("size=9", LINAGE),
        GameId::Keil => ("size=7", KEIL),
        GameId::Ecalper => ("size=8", ECALPER),
        GameId::Carcassonne | GameId::ConnectFour | GameId::Filling => return None,
    };
    Some(ReportedLadder { options, steps })
}

#[cfg(test)]
mod tests {
    use super::super::pair::Played;
    use super::*;

    fn after(payoffs: impl IntoIterator<Item = f32>) -> (u32, Option<bool>) {
        let mut tally = MatchTally::new(2);
        for payoff in payoffs {
            tally.add_game(&Played {
                seat: 1,
                payoff,
                first_seat: payoff,
                half_points: [0; 2],
                plies: 0,
                names: Vec::new(),
            });
            if passed(&tally).is_some() {
                break;
            }
        }
        (tally.games, passed(&tally))
    }

    #[test]
    fn a_step_ends_as_soon_as_36_points_are_reached_or_out_of_reach() {
        assert_eq!(after([1.0; 50]), (36, Some(true)));
        assert_eq!(after([0.0; 50]), (15, Some(false)));
        assert_eq!(after([0.5; 50]), (29, Some(false)));
        assert_eq!(after([1.0; 35]), (35, None));
        let late = [0.0; 14].into_iter().chain([1.0; 36]);
        assert_eq!(after(late), (50, Some(true)), "14 games may be lost");
        let short = [0.0; 14].into_iter().chain([1.0; 35]).chain([0.5]);
        assert_eq!(after(short), (50, Some(false)));
    }

    #[test]
    fn every_reported_step_passes_the_rule() {
        for &game in GameId::ALL {
            for result in reported(game).iter().flat_map(|reported| reported.steps) {
                let games = result.wins + result.draws + result.losses;
                assert!(f64::from(result.wins) >= ENOUGH && games <= GAMES, "{result:?}");
            }
        }
        let sixth = seconds(5);
        assert!((sixth - 1.484).abs() < 1e-3 && seconds(0) == 0.01);
    }
}
