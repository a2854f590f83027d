//! The benchmark of games and searches, which `lab bench` and the `#bench` page share.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::Arc;

use serde::Serialize;

use crate as engine;
use tessera_core::game::{Dice, dice, playout};
use tessera_core::sorting;
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{BadOption, Notation, OptionKind, Options};
use tessera_protocol::Engine;
use tessera_search::{Heuristics, Search};

/// The board sizes that are measured where a game has them, beside its default.
const SIZES: [u16; 4] = [5, 9, 13, 19];

/// The engines that are measured.
const ENGINES: [Engine; 2] = [Engine::Flat, Engine::UCT];

/// The least time between two readings of the clock is half of this, in milliseconds: long enough for a coarse clock.
const ROUND: f64 = 20.0;

/// The speed of a game from its start position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measured {
    /// The game's id.
    pub game: &'static str,
    /// The options as in a record.
    pub options: String,
    /// Random games per second.
    pub playouts_per_s: f64,
    /// Plies per second in random games.
    pub plies_per_s: f64,
    /// Nanoseconds per ply in random games.
    pub ns_per_ply: f64,
    /// Plies per random game.
    pub mean_length: f64,
    /// Steps per second of each engine, by its name.
    pub steps_per_s: BTreeMap<String, f64>,
}

/// The options that a game is measured with. Komi is fixed, so that no plies are spent on bids.
pub fn settings(game: GameId) -> Vec<Options> {
    let mut usual = Options::default();
    // The option that is measured with several numbers: the board size or the number of players.
    let (mut key, mut numbers) = ("size", Vec::new());
    for spec in game.specs() {
        match spec.kind {
            OptionKind::Komi => usual.set(spec.key, "0"),
            OptionKind::Number { least, most, .. } if spec.key == "size" => {
                numbers.extend(SIZES.iter().filter(|size| (least..=most).contains(size)));
                numbers.extend(spec.default.parse::<u16>());
            }
            OptionKind::Number { least, most, .. } if spec.key == "players" => {
                key = spec.key;
                numbers.extend(least..=most);
            }
            _ => {}
        }
    }
    sorting::sort(&mut numbers);
    numbers.dedup();
    if numbers.is_empty() {
        return vec![usual];
    }
    let numbered = |number: &u16| {
        let mut options = usual.clone();
        options.set(key, &number.to_string());
        options
    };
    numbers.iter().map(numbered).collect()
}

/// Measures a game for so many milliseconds by the clock `now`: random games for half of the time, engines for the
/// other half.
pub fn measure(
    game: GameId,
    options: &Options,
    millis: u32,
    // No type parameter: it would add a second copy of every search to the crate that calls this.
    now: &dyn Fn() -> f64,
) -> Result<Measured, BadOption> {
    let options = game.complete(options)?;
    let measuring = Measuring {
        id: game.id(),
        options: options.to_string(),
        millis: f64::from(millis),
        now,
    };
    catalog::with(game, &options, measuring)
}

struct Measuring<'n> {
    id: &'static str,
    options: String,
    millis: f64,
    now: &'n dyn Fn() -> f64,
}

impl Visitor for Measuring<'_> {
    type Output = Measured;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Measured {
        // An `Arc`, as the engine holds it: another type would add a second copy of every search to the worker.
        let game = Arc::new(game);
        let (start, mut dice, mut buffer) = (game.start(), dice(1), Vec::new());
        let mut state = start.clone();
        let (mut games, mut plies) = (0u64, 0u64);
        let plies_per_s = self.rate(self.millis / 2.0, || {
            state.clone_from(&start);
            let length = u64::from(playout(&*game, &mut state, &mut dice, &mut buffer));
            // The payoff is part of a playout, because in some games it takes time to find.
            black_box(game.payoff(&state));
            games += 1;
            plies += length;
            length
        });
        let mean_length = plies as f64 / games as f64;
        let share = self.millis / 2.0 / ENGINES.len() as f64;
        let steps_per_s = |&engine: &Engine| {
            let mut search = engine::search(engine, game.clone(), &start);
            (
                engine.to_string(),
                self.steps_per_s(share, &mut *search, &mut dice).round(),
            )
        };
        Measured {
            game: self.id,
            options: self.options.clone(),
            playouts_per_s: (plies_per_s / mean_length).round(),
            plies_per_s: plies_per_s.round(),
            ns_per_ply: (1e10 / plies_per_s).round() / 10.0,
            mean_length: (mean_length * 100.0).round() / 100.0,
            steps_per_s: ENGINES.iter().map(steps_per_s).collect(),
        }
    }
}

impl Measuring<'_> {
    fn steps_per_s<M>(&self, millis: f64, search: &mut dyn Search<M>, dice: &mut Dice) -> f64 {
        self.rate(millis, || {
            search.step(dice);
            1
        })
    }

    /// The rate per second of a body that returns how much it did: the median of several rounds, so that short
    /// disturbances do not count.
    fn rate(&self, millis: f64, mut body: impl FnMut() -> u64) -> f64 {
        let begin = (self.now)();
        let mut rates = Vec::new();
        // The number of repeats between readings of the clock is doubled until reading it takes no time.
        let mut repeats = 1;
        loop {
            let from = (self.now)();
            let done: u64 = (0..repeats).map(|_| body()).sum();
            let to = (self.now)();
            let last = to - begin >= millis;
            if to - from >= ROUND / 2.0 || last && rates.is_empty() {
                // A coarse clock may show no time at all; this avoids a division by 0.
                rates.push(done as f64 * 1e3 / (to - from).max(1e-3));
            } else {
                repeats *= 2;
            }
            if last {
                break;
            }
        }
        sorting::sort_by(&mut rates, f64::total_cmp);
        rates[rates.len() / 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn linage_is_measured_on_four_boards_without_bids() {
        let measured: Vec<_> = settings(GameId::Linage).iter().map(Options::to_string).collect();
        assert_eq!(
            measured,
            [
                "komi=0.size=5",
                "komi=0.size=9",
                "komi=0.size=13",
                "komi=0.size=19"
            ]
        );
    }

    #[test]
    fn carcassonne_is_measured_with_two_to_five_players() {
        let measured: Vec<_> = settings(GameId::Carcassonne)
            .iter()
            .map(Options::to_string)
            .collect();
        assert_eq!(measured, ["players=2", "players=3", "players=4", "players=5"]);
    }

    #[test]
    fn the_rate_is_what_the_clock_says() {
        // A clock that advances by a millisecond with every playout.
        let time = Cell::new(0.0);
        let now = || time.get();
        let measuring = Measuring {
            id: "",
            options: String::new(),
            millis: 0.0,
            now: &now,
        };
        let rate = measuring.rate(1000.0, || {
            time.set(time.get() + 1.0);
            5
        });
        assert_eq!(rate, 5000.0);
    }

    #[test]
    fn a_measurement_is_consistent() {
        let time = Cell::new(0.0);
        let now = || {
            time.set(time.get() + ROUND);
            time.get()
        };
        let options = Options::parse("size=5.komi=0").unwrap();
        let measured = measure(GameId::Linage, &options, 4_000, &now).unwrap();
        assert_eq!(
            (measured.game, measured.options.as_str()),
            ("linage", "size=5.komi=0")
        );
        assert!((10.0..30.0).contains(&measured.mean_length));
        let ratio = measured.plies_per_s / measured.playouts_per_s / measured.mean_length;
        assert!((0.99..1.01).contains(&ratio));
        let engines: Vec<_> = measured.steps_per_s.keys().collect();
        assert_eq!(engines, ["flat", "uct:c=0.3"]);
    }
}
