//! How fast the games and searches are: one loop for the native tool and for the browser.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::Arc;

use serde::Serialize;

use crate::catalog::{self, GameId};
use crate::engine;
use crate::game::{Dice, dice, playout};
use crate::play::{BadOption, OptionKind, Options, Show, Visitor};
use crate::protocol::Engine;
use crate::search::{Heuristics, Search};

/// The sizes that are measured where a game has them, beside the usual one.
const SIZES: [u16; 4] = [5, 9, 13, 19];

/// The searches that are measured.
const ENGINES: [Engine; 2] = [Engine::Flat, Engine::UCT];

/// The length of one measurement, in milliseconds: long enough for a coarse clock.
const ROUND: f64 = 20.0;

/// The speed of a game, from its start on.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measured {
    /// The game's id.
    pub game: &'static str,
    /// Its options.
    pub options: String,
    /// Random games a second.
    pub playouts_per_s: f64,
    /// Plies a second in random games.
    pub plies_per_s: f64,
    /// Nanoseconds a ply in random games.
    pub ns_per_ply: f64,
    /// Plies a random game.
    pub mean_length: f64,
    /// Steps a second of each search.
    pub steps_per_s: BTreeMap<String, f64>,
}

/// The options that a game is measured with. Komi is fixed so that bidding counts for nothing.
pub fn settings(game: GameId) -> Vec<Options> {
    let mut usual = Options::default();
    // What is measured with several numbers: the size of the board, or how many play.
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
    numbers.sort();
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

/// Measures a game for so many milliseconds by this clock: half of the time random games, half searches.
pub fn measure(
    game: GameId,
    options: &Options,
    millis: u32,
    now: &impl Fn() -> f64,
) -> Result<Measured, BadOption> {
    let options = options.complete(&game.specs())?;
    let measuring = Measuring {
        id: game.about().id,
        options: options.to_string(),
        millis: f64::from(millis),
        now,
    };
    catalog::with(game, &options, measuring)
}

struct Measuring<'n, N> {
    id: &'static str,
    options: String,
    millis: f64,
    now: &'n N,
}

impl<N: Fn() -> f64> Visitor for Measuring<'_, N> {
    type Output = Measured;

    fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Measured {
        // Held as the engine holds it: a second way would be a second copy of every search in the worker.
        let game = Arc::new(game);
        let (start, mut dice, mut buffer) = (game.start(), dice(1), Vec::new());
        let mut state = start.clone();
        let (mut games, mut plies) = (0u64, 0u64);
        let plies_per_s = self.rate(self.millis / 2.0, || {
            state.clone_from(&start);
            let length = u64::from(playout(&*game, &mut state, &mut dice, &mut buffer));
            // A playout is no use before its result is known, which in some games is work of its own.
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

impl<N: Fn() -> f64> Measuring<'_, N> {
    fn steps_per_s<M>(&self, millis: f64, search: &mut dyn Search<M>, dice: &mut Dice) -> f64 {
        self.rate(millis, || {
            search.step(dice);
            1
        })
    }

    /// How much a second is done by a body that says how much it did: the median of rounds, so that what
    /// else the machine does now and then does not count.
    fn rate(&self, millis: f64, mut body: impl FnMut() -> u64) -> f64 {
        let begin = (self.now)();
        let mut rates = Vec::new();
        // The clock is read so rarely that reading it takes no time; the first rounds find out how rarely.
        let mut repeats = 1;
        loop {
            let from = (self.now)();
            let done: u64 = (0..repeats).map(|_| body()).sum();
            let to = (self.now)();
            let last = to - begin >= millis;
            if to - from >= ROUND / 2.0 || last && rates.is_empty() {
                // Where the clock is too coarse for what there was to do, at least nothing is divided by 0.
                rates.push(done as f64 * 1e3 / (to - from).max(1e-3));
            } else {
                repeats *= 2;
            }
            if last {
                break;
            }
        }
        rates.sort_by(f64::total_cmp);
        rates[rates.len() / 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn linage_is_measured_on_four_boards_without_bids() {
        let told: Vec<_> = settings(GameId::Linage).iter().map(Options::to_string).collect();
        assert_eq!(
            told,
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
        let told: Vec<_> = settings(GameId::Carcassonne)
            .iter()
            .map(Options::to_string)
            .collect();
        assert_eq!(told, ["players=2", "players=3", "players=4", "players=5"]);
    }

    #[test]
    fn the_rate_is_what_the_clock_says() {
        // A clock that goes on a millisecond with every playout.
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
