//! The ladder of opponents that people climb: eight rungs a game, by search and budget, never by sabotage.
//!
//! Each rung is a plain engine, so that `lab` measures what the page offers: `docs/strength.md`.

use crate::catalog::GameId;
use crate::protocol::{Budget, Engine, Tweaks};

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
    Engine::Mcts(Tweaks {
        t: Some(t),
        ..Tweaks::NONE
    })
}

/// A rung of so many steps, not measured yet.
const fn rung(name: &'static str, engine: Engine, steps: u32) -> Rung {
    Rung {
        name,
        engine,
        budget: Budget::Steps(steps),
        elo: None,
    }
}

/// The last rung: all there is, for the time asked for.
const BEST: Rung = Rung {
    name: "Master",
    engine: Engine::BEST,
    budget: Budget::Millis(1_000),
    elo: None,
};

const LINAGE: [Rung; LEVELS] = [
    rung("Newcomer", drawn(1.0), 12),
    rung("Beginner", drawn(0.53), 38),
    rung("Casual", drawn(0.38), 90),
    rung("Steady", drawn(0.28), 200),
    rung("Skilled", drawn(0.23), 420),
    rung("Strong", drawn(0.17), 870),
    rung("Expert", drawn(0.1), 2_300),
    BEST,
];

const CARTESO: [Rung; LEVELS] = [
    rung("Newcomer", drawn(0.5), 40),
    rung("Beginner", drawn(0.26), 255),
    rung("Casual", drawn(0.22), 400),
    rung("Steady", drawn(0.2), 580),
    rung("Skilled", drawn(0.175), 810),
    rung("Strong", drawn(0.15), 1_100),
    rung("Expert", drawn(0.12), 1_600),
    BEST,
];

const KEIL: [Rung; LEVELS] = [
    rung("Newcomer", drawn(1.0), 12),
    rung("Beginner", drawn(0.54), 40),
    rung("Casual", drawn(0.26), 220),
    rung("Steady", drawn(0.21), 440),
    rung("Skilled", drawn(0.18), 720),
    rung("Strong", drawn(0.16), 1_000),
    rung("Expert", drawn(0.14), 1_450),
    BEST,
];

const ECALPER: [Rung; LEVELS] = [
    rung("Newcomer", drawn(1.0), 8),
    rung("Beginner", drawn(0.6), 30),
    rung("Casual", drawn(0.37), 100),
    rung("Steady", drawn(0.22), 460),
    rung("Skilled", drawn(0.135), 1_400),
    rung("Strong", drawn(0.08), 3_500),
    rung("Expert", drawn(0.05), 7_800),
    BEST,
];

const CARCASSONNE: [Rung; LEVELS] = [
    rung("Newcomer", Engine::UCT, 40),
    rung("Beginner", Engine::UCT, 100),
    rung("Casual", Engine::UCT, 330),
    // More steps than there are ever moves to be weighed.
    rung("Steady", Engine::Greedy, 10_000),
    rung("Skilled", drawn(0.07), 100),
    rung("Strong", drawn(0.026), 60),
    rung("Expert", Engine::BEST, 45),
    BEST,
];

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
