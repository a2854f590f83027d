//! The ladder of opponents that people climb: eight rungs a game, by search and budget, never by sabotage.
//!
//! Each rung is a plain engine, so that `lab` measures what the page offers: `docs/strength.md`.

use crate::catalog::GameId;
use crate::protocol::{Budget, Engine, Overrides};

/// How many levels each game has.
pub const LEVELS: usize = 8;

/// A level of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rung {
    /// What people call it; the same in every game.
    pub name: &'static str,
    /// Which search.
    pub engine: Engine,
    /// How long it thinks; whoever asks the level that is given a time may give it another.
    pub budget: Budget,
    /// Elo above level 1 and half the width of its 95 % interval, where it was measured.
    pub elo: Option<(i32, u32)>,
}

/// The ladder of a game, lowest rung first.
pub fn rungs(game: GameId) -> &'static [Rung; LEVELS] {
    match game {
        GameId::Carteso => &CARTESO,
        GameId::Linage => &LINAGE,
        GameId::Keil => &KEIL,
        GameId::Ecalper => &ECALPER,
        GameId::Carcassonne => &CARCASSONNE,
    }
}

/// The strongest search, its move drawn among the good ones at this temperature.
const fn drawn(t: f32) -> Engine {
    Engine::Mcts(Overrides {
        t: Some(t),
        ..Overrides::NONE
    })
}

/// What people call the levels.
const NAMES: [&str; LEVELS] = [
    "Newcomer", "Beginner", "Casual", "Steady", "Skilled", "Strong", "Expert", "Master",
];

/// A rung but for its name: a search, its steps, its Elo above level 1 and half the width of the interval, as
/// `lab ladder` tells them.
type Row = (Engine, u32, i32, u32);

/// The rungs of these rows, and above them all there is, for the time asked for.
const fn ladder(rows: [Row; LEVELS - 1]) -> [Rung; LEVELS] {
    let mut rungs = [Rung {
        name: NAMES[LEVELS - 1],
        engine: Engine::BEST,
        budget: Budget::Millis(1_000),
        elo: None,
    }; LEVELS];
    let mut at = 0;
    while at < rows.len() {
        let (engine, steps, elo, half) = rows[at];
        rungs[at] = Rung {
            name: NAMES[at],
            engine,
            budget: Budget::Steps(steps),
            elo: Some((elo, half)),
        };
        at += 1;
    }
    rungs
}

const LINAGE: [Rung; LEVELS] = ladder([
    (drawn(1.0), 12, 0, 0),
    (drawn(0.53), 38, 205, 58),
    (drawn(0.38), 90, 391, 84),
    (drawn(0.28), 200, 616, 103),
    (drawn(0.23), 420, 793, 115),
    (drawn(0.17), 870, 980, 126),
    (drawn(0.1), 2_300, 1175, 136),
]);

const CARTESO: [Rung; LEVELS] = ladder([
    (drawn(0.5), 40, 0, 0),
    (drawn(0.26), 255, 205, 62),
    (drawn(0.22), 400, 415, 94),
    (drawn(0.2), 580, 640, 116),
    (drawn(0.175), 810, 822, 127),
    (drawn(0.15), 1_100, 1003, 139),
    (drawn(0.12), 1_600, 1194, 153),
]);

const KEIL: [Rung; LEVELS] = ladder([
    (drawn(1.0), 12, 0, 0),
    (drawn(0.54), 40, 182, 63),
    (drawn(0.24), 275, 333, 88),
    (drawn(0.21), 440, 543, 109),
    (drawn(0.18), 720, 758, 125),
    (drawn(0.155), 1_080, 958, 140),
    (drawn(0.13), 1_650, 1163, 156),
]);

const ECALPER: [Rung; LEVELS] = ladder([
    (drawn(1.0), 8, 0, 0),
    (drawn(0.6), 30, 225, 70),
    (drawn(0.37), 100, 372, 90),
    (drawn(0.22), 460, 563, 109),
    (drawn(0.14), 1_250, 793, 131),
    (drawn(0.08), 3_500, 1013, 146),
    (drawn(0.05), 7_800, 1204, 158),
]);

const CARCASSONNE: [Rung; LEVELS] = ladder([
    (Engine::UCT, 40, 0, 0),
    (Engine::UCT, 100, 196, 53),
    (Engine::UCT, 370, 382, 78),
    // More steps than there are ever moves to be weighed.
    (Engine::Greedy, 10_000, 580, 96),
    (drawn(1.0), 30, 821, 117),
    (drawn(0.07), 60, 962, 130),
    (drawn(0.01), 60, 1153, 140),
]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ladder_has_the_same_names_and_only_its_last_rung_knows_a_clock() {
        for &game in GameId::ALL {
            let rungs = rungs(game);
            for (rung, first) in rungs.iter().zip(&LINAGE) {
                assert_eq!(rung.name, first.name, "{game:?}");
            }
            let timed = rungs.iter().map(|rung| matches!(rung.budget, Budget::Millis(_)));
            let last: Vec<_> = (1..=LEVELS).map(|level| level == LEVELS).collect();
            assert!(timed.eq(last), "{game:?}");
        }
    }

    #[test]
    fn what_was_measured_begins_with_nothing_and_rises_without_a_gap() {
        for &game in GameId::ALL {
            let measured: Vec<_> = rungs(game).iter().filter_map(|rung| rung.elo).collect();
            let mut above = rungs(game).iter().skip_while(|rung| rung.elo.is_some());
            assert!(above.all(|rung| rung.elo.is_none()), "{game:?}");
            assert!(measured.first().is_none_or(|first| first.0 == 0), "{game:?}");
            assert!(measured.is_sorted_by(|a, b| a.0 < b.0), "{game:?}");
        }
    }
}
