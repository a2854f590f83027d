//! The nine levels of each game: an engine and a budget each. A weaker level searches less or draws its move by a
//! temperature; it never plays a bad move on purpose.
//!
//! `lab ladder` measures the same levels that the page offers; `docs/strength.md` has the figures.

use crate::{Budget, Engine, Overrides};
use tessera_games::catalog::GameId;

/// How many levels each game has.
pub const LEVELS: usize = 9;

/// A level of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rung {
    /// The search and its options.
    pub engine: Engine,
    /// How long the engine searches for a move. A caller may replace a budget in milliseconds by another.
    pub budget: Budget,
    /// Elo above level 1, and half the width of its 95 % interval; `None` where it was not measured.
    pub elo: Option<(i32, u32)>,
}

/// The levels of a game, the weakest first.
pub fn rungs(game: GameId) -> &'static [Rung; LEVELS] {
    match game {
        GameId::Carteso => &CARTESO,
        GameId::Linage => &LINAGE,
        GameId::Keil => &KEIL,
        GameId::Ecalper => &ECALPER,
        GameId::Carcassonne => &CARCASSONNE,
        #[cfg(feature = "lab_games")]
        GameId::ConnectFour | GameId::Filling => &UNMEASURED,
    }
}

/// The strongest engine with its move drawn at this temperature.
const fn drawn(t: f32) -> Engine {
    Engine::Mcts(Overrides {
        t: Some(t),
        ..Overrides::NONE
    })
}

/// The same with the constants that `mcts` had when the levels were measured: exploration and RAVE by visits, without
/// borrowed statistics.
const fn measured(c: f32, rave: f32, t: f32) -> Engine {
    Engine::Mcts(Overrides {
        c: Some(c),
        rave: Some(rave),
        reference: Some(0.0),
        t: Some(t),
        ..Overrides::NONE
    })
}

/// The same in a game with weights of its own, whose levels were measured with the weights for two seats.
const fn drawn_for_two(t: f32) -> Engine {
    Engine::Mcts(Overrides {
        duel: Some(1.0),
        t: Some(t),
        ..Overrides::NONE
    })
}

/// The engine with which a review searches where it is asked for the strongest: `docs/review.md` tells how far its verdicts can be
/// trusted, and that was measured with these constants.
pub fn reviewing(game: GameId, asked: Engine) -> Engine {
    match game {
        GameId::Linage if asked == Engine::BEST => without_temperature(LINAGE[0].engine),
        GameId::Keil if asked == Engine::BEST => without_temperature(KEIL[0].engine),
        _ => asked,
    }
}

/// An engine that always plays its best move.
fn without_temperature(engine: Engine) -> Engine {
    match engine {
        Engine::Mcts(overrides) => Engine::Mcts(Overrides { t: None, ..overrides }),
        other => other,
    }
}

/// What `lab` calls the levels of every game, the weakest first. The page has its own words for them.
pub const NAMES: [&str; LEVELS] = [
    "Newcomer",
    "Beginner",
    "Casual",
    "Steady",
    "Skilled",
    "Strong",
    "Expert",
    "Master",
    "Grandmaster",
];

/// A level: the engine, its steps, and its Elo above level 1 with half the width of the interval, as `lab
/// ladder` prints them, where that was measured.
type Row = (Engine, u32, Option<(i32, u32)>);

/// The levels of these rows, and above them the strongest engine with a budget of one second.
const fn ladder(rows: [Row; LEVELS - 1]) -> [Rung; LEVELS] {
    let mut rungs = [Rung {
        engine: Engine::BEST,
        budget: Budget::Millis(1_000),
        elo: None,
    }; LEVELS];
    let mut at = 0;
    while at < rows.len() {
        let (engine, steps, elo) = rows[at];
        rungs[at] = Rung {
            engine,
            budget: Budget::Steps(steps),
            elo,
        };
        at += 1;
    }
    rungs
}

const LINAGE: [Rung; LEVELS] = ladder([
    (measured(0.05, 300.0, 1.0), 12, Some((0, 0))),
    (measured(0.05, 300.0, 0.53), 38, Some((205, 58))),
    (measured(0.05, 300.0, 0.38), 90, Some((391, 84))),
    (measured(0.05, 300.0, 0.28), 200, Some((616, 103))),
    (measured(0.05, 300.0, 0.23), 420, Some((793, 115))),
    (measured(0.05, 300.0, 0.17), 870, Some((980, 126))),
    (measured(0.05, 300.0, 0.1), 2_300, Some((1175, 136))),
    (measured(0.05, 300.0, 0.06), 6_000, Some((1331, 145))),
]);

const CARTESO: [Rung; LEVELS] = ladder([
    (drawn(0.5), 40, Some((0, 0))),
    (drawn(0.26), 255, Some((205, 62))),
    (drawn(0.22), 400, Some((415, 94))),
    (drawn(0.2), 580, Some((640, 116))),
    (drawn(0.175), 810, Some((822, 127))),
    (drawn(0.15), 1_100, Some((1003, 139))),
    (drawn(0.12), 1_600, Some((1194, 153))),
    (drawn(0.085), 2_400, Some((1367, 163))),
]);

const KEIL: [Rung; LEVELS] = ladder([
    (measured(0.1, 50.0, 1.0), 12, Some((0, 0))),
    (measured(0.1, 50.0, 0.54), 40, Some((182, 63))),
    (measured(0.1, 50.0, 0.24), 275, Some((333, 88))),
    (measured(0.1, 50.0, 0.21), 440, Some((543, 109))),
    (measured(0.1, 50.0, 0.18), 720, Some((758, 125))),
    (measured(0.1, 50.0, 0.155), 1_080, Some((958, 140))),
    (measured(0.1, 50.0, 0.13), 1_650, Some((1163, 156))),
    (measured(0.1, 50.0, 0.105), 2_600, Some((1388, 166))),
]);

const ECALPER: [Rung; LEVELS] = ladder([
    (drawn(1.0), 8, Some((0, 0))),
    (drawn(0.6), 30, Some((225, 70))),
    (drawn(0.37), 100, Some((372, 90))),
    (drawn(0.22), 460, Some((563, 109))),
    (drawn(0.14), 1_250, Some((793, 131))),
    (drawn(0.08), 3_500, Some((1013, 146))),
    (drawn(0.05), 7_800, Some((1204, 158))),
    (drawn(0.03), 16_000, Some((1409, 168))),
]);

const CARCASSONNE: [Rung; LEVELS] = ladder([
    (Engine::UCT, 40, Some((0, 0))),
    (Engine::UCT, 100, Some((196, 53))),
    (Engine::UCT, 370, Some((382, 78))),
    // More steps than a position ever has moves.
    (Engine::Greedy, 10_000, Some((580, 96))),
    (drawn_for_two(1.0), 30, Some((821, 117))),
    (drawn_for_two(0.07), 60, Some((962, 130))),
    (drawn_for_two(0.01), 60, Some((1153, 140))),
    (drawn_for_two(0.01), 200, Some((1311, 150))),
]);

/// The levels of games that only `lab` knows: twice as many steps each time. They were not measured.
#[cfg(feature = "lab_games")]
const UNMEASURED: [Rung; LEVELS] = {
    let mut rungs = [Rung {
        engine: Engine::UCT,
        budget: Budget::Steps(0),
        elo: None,
    }; LEVELS];
    let mut at = 0;
    while at < LEVELS {
        rungs[at].budget = Budget::Steps(20 << at);
        at += 1;
    }
    rungs
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_level_of_a_game_has_a_time() {
        for &game in GameId::ALL {
            let timed = rungs(game)
                .iter()
                .map(|rung| matches!(rung.budget, Budget::Millis(_)));
            let last: Vec<_> = (1..=LEVELS).map(|level| level == LEVELS).collect();
            assert!(timed.eq(last), "{game:?}");
        }
    }

    #[test]
    fn measured_elos_begin_at_zero_and_rise_without_a_gap() {
        for &game in GameId::ALL {
            let measured: Vec<_> = rungs(game).iter().filter_map(|rung| rung.elo).collect();
            let mut above = rungs(game).iter().skip_while(|rung| rung.elo.is_some());
            assert!(above.all(|rung| rung.elo.is_none()), "{game:?}");
            assert!(measured.first().is_none_or(|first| first.0 == 0), "{game:?}");
            assert!(measured.is_sorted_by(|a, b| a.0 < b.0), "{game:?}");
        }
    }

    #[test]
    fn the_measured_levels_keep_the_constants_with_which_they_were_measured() {
        for (game, pins) in [
            (GameId::Carcassonne, ["duel=1"].as_slice()),
            (GameId::Keil, &["c=0.1", "rave=50", "reference=0"]),
            (GameId::Linage, &["c=0.05", "rave=300", "reference=0"]),
        ] {
            for rung in rungs(game) {
                let text = rung.engine.to_string();
                if text.starts_with("mcts:") {
                    assert!(pins.iter().all(|pin| text.contains(pin)), "{game:?}: {text}");
                }
            }
        }
    }
}
