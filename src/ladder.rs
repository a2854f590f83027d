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

impl Rung {
    /// The same with its Elo above level 1 and half the width of the interval, as `lab ladder` tells them.
    const fn rated(self, elo: i32, half: u32) -> Rung {
        Rung {
            elo: Some((elo, half)),
            ..self
        }
    }
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

/// A rung of so many steps.
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
    rung("Newcomer", drawn(1.0), 12).rated(0, 0),
    rung("Beginner", drawn(0.53), 38).rated(205, 58),
    rung("Casual", drawn(0.38), 90).rated(391, 84),
    rung("Steady", drawn(0.28), 200).rated(616, 103),
    rung("Skilled", drawn(0.23), 420).rated(793, 115),
    rung("Strong", drawn(0.17), 870).rated(980, 126),
    rung("Expert", drawn(0.1), 2_300).rated(1175, 136),
    BEST,
];

const CARTESO: [Rung; LEVELS] = [
    rung("Newcomer", drawn(0.5), 40).rated(0, 0),
    rung("Beginner", drawn(0.26), 255).rated(205, 62),
    rung("Casual", drawn(0.22), 400).rated(415, 94),
    rung("Steady", drawn(0.2), 580).rated(640, 116),
    rung("Skilled", drawn(0.175), 810).rated(822, 127),
    rung("Strong", drawn(0.15), 1_100).rated(1003, 139),
    rung("Expert", drawn(0.12), 1_600).rated(1194, 153),
    BEST,
];

const KEIL: [Rung; LEVELS] = [
    rung("Newcomer", drawn(1.0), 12).rated(0, 0),
    rung("Beginner", drawn(0.54), 40).rated(182, 63),
    rung("Casual", drawn(0.25), 245).rated(309, 81),
    rung("Steady", drawn(0.21), 440).rated(514, 102),
    rung("Skilled", drawn(0.18), 720).rated(729, 119),
    rung("Strong", drawn(0.155), 1_080).rated(929, 135),
    rung("Expert", drawn(0.13), 1_650).rated(1134, 151),
    BEST,
];

const ECALPER: [Rung; LEVELS] = [
    rung("Newcomer", drawn(1.0), 8).rated(0, 0),
    rung("Beginner", drawn(0.6), 30).rated(225, 70),
    rung("Casual", drawn(0.37), 100).rated(372, 90),
    rung("Steady", drawn(0.22), 460).rated(563, 109),
    rung("Skilled", drawn(0.135), 1_400).rated(809, 129),
    rung("Strong", drawn(0.08), 3_500).rated(961, 142),
    rung("Expert", drawn(0.05), 7_800).rated(1152, 154),
    BEST,
];

const CARCASSONNE: [Rung; LEVELS] = [
    rung("Newcomer", Engine::UCT, 40).rated(0, 0),
    rung("Beginner", Engine::UCT, 100).rated(196, 53),
    rung("Casual", Engine::UCT, 370).rated(382, 78),
    // More steps than there are ever moves to be weighed.
    rung("Steady", Engine::Greedy, 10_000).rated(580, 96),
    rung("Skilled", drawn(0.062), 100).rated(699, 106),
    rung("Strong", drawn(0.02), 60).rated(865, 121),
    rung("Expert", Engine::BEST, 45).rated(1090, 133),
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
