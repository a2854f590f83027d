//! How fast random games and searches are on this machine, in processor time of the thread, so that other work on the machine
//! does not count.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use cpu_time::ThreadTime;

use super::browser_speeds;
use super::budget::Budget;
use crate::experiment::Setting;
use crate::report::Measurement;
use tessera_cli::failure::Failure;
use tessera_core::game::{dice, playout};
use tessera_engine as engine;
use tessera_games::catalog::{GameId, Visitor};
use tessera_games::play::{Notation, Options};
use tessera_protocol::Engine;
use tessera_report::data::{Machine, PlayoutData, Searched, SectionData, SpeedData, SpeedRow};
use tessera_report::{IntervalKind, Moments, median};
use tessera_search::Heuristics;

/// The game that random games are compared with.
const REFERENCE: GameId = GameId::ConnectFour;

/// How long the warm-up is, in trials.
const WARM_UP: u32 = 10;

/// The trials of random games: games and plies a second, and plies of a game.
struct RandomTrials {
    games: Vec<f64>,
    moves: Moments,
    plies: Moments,
}

struct TimeRandom {
    seed: u64,
    trials: u32,
    length: Duration,
}

impl Visitor for TimeRandom {
    type Output = RandomTrials;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> RandomTrials {
        let (start, mut dice, mut buffer) = (game.start(), dice(self.seed), Vec::new());
        let mut state = start.clone();
        let mut trial = |length: Duration, plies_of_games: &mut Moments| {
            let begin = ThreadTime::now();
            let (mut games, mut plies) = (0u32, 0u64);
            while games == 0 || begin.elapsed() < length {
                // The clock is read once in a few games, so that reading it takes no part of the time.
                for _ in 0..8 {
                    state.clone_from(&start);
                    let length = playout(&game, &mut state, &mut dice, &mut buffer);
                    // The payoff is part of a random game, because in some games it takes time to find.
                    black_box(game.payoff(&state));
                    games += 1;
                    plies += u64::from(length);
                    plies_of_games.add(length.into());
                }
            }
            let seconds = begin.elapsed().as_secs_f64();
            (f64::from(games) / seconds, plies as f64 / seconds)
        };
        trial(self.length * WARM_UP, &mut Moments::default());
        let mut trials = RandomTrials {
            games: Vec::new(),
            moves: Moments::default(),
            plies: Moments::default(),
        };
        for _ in 0..self.trials {
            let (games, moves) = trial(self.length, &mut trials.plies);
            trials.games.push(games);
            trials.moves.add(moves);
        }
        trials
    }
}

fn random(command: &Budget, setting: &Setting) -> Result<RandomTrials, Failure> {
    let time = TimeRandom {
        seed: command.seed,
        trials: command.trials,
        length: Duration::from_millis(command.trial_ms.into()),
    };
    setting.visit(time)
}

fn machine(command: &Budget) -> Machine {
    Machine {
        name: command.machine.clone(),
        browser: false,
    }
}

/// How long a random game takes, compared with the reference.
pub(super) fn complexity(setting: &Setting, command: &Budget) -> Result<Measurement, Failure> {
    let per_second = |setting: &Setting| {
        let mut games = random(command, setting)?.games;
        games.sort_by(f64::total_cmp);
        Ok::<f64, Failure>(median(&games))
    };
    let ours = per_second(setting)?;
    let reference = per_second(&Setting {
        game: REFERENCE,
        options: Options::default(),
    })?;
    Ok(Measurement {
        n: command.trials.into(),
        interval: IntervalKind::None,
        seed: Some(command.seed),
        data: SectionData::PlayoutComplexity(PlayoutData {
            machine: machine(command),
            per_second: ours,
            microseconds: 1e6 / ours,
            reference: REFERENCE.name().to_owned(),
            reference_per_second: reference,
            reference_microseconds: 1e6 / reference,
            ratio: reference / ours,
            trials: command.trials,
            trial_ms: command.trial_ms,
        }),
    })
}

/// The first position that a search has to search: bids, and whatever else is in its book, take it no time at all.
fn first_without_book<G: Notation + Heuristics>(game: &G) -> G::State {
    let mut state = game.start();
    while let Some(&(mv, _)) = game.book_moves(&state).first() {
        game.play(&mut state, mv);
    }
    state
}

/// Search steps a second in the first position without book moves, trial by trial.
struct TimeSearch {
    engine: Engine,
    seed: u64,
    trials: u32,
    length: Duration,
}

impl Visitor for TimeSearch {
    type Output = Moments;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Moments {
        let game = Arc::new(game);
        let (start, mut dice) = (first_without_book(&*game), dice(self.seed));
        let mut speeds = Moments::default();
        for _ in 0..self.trials {
            let mut search = engine::search(self.engine, game.clone(), &start);
            let (begin, mut steps) = (ThreadTime::now(), 0u32);
            while steps == 0 || begin.elapsed() < self.length {
                search.step(&mut dice);
                steps += 1;
            }
            speeds.add(f64::from(steps) / begin.elapsed().as_secs_f64());
        }
        speeds
    }
}

/// How many random games, and how many steps of the searches, there are in a second.
pub(super) fn speeds(setting: &Setting, command: &Budget) -> Result<Measurement, Failure> {
    let trials = random(command, setting)?;
    let mut rows = vec![SpeedRow {
        search: Searched::Random,
        machine: machine(command),
        trials: command.trials,
        per_second: Moments::of(trials.games).mean_sd(),
        moves_per_second: Some(trials.moves.mean_sd()),
        plies: Some(trials.plies.mean_sd()),
    }];
    for (search, engine) in [
        (Searched::Flat, Engine::Flat),
        (Searched::Uct, Engine::UCT),
        (Searched::Mcts, Engine::BEST),
    ] {
        let time = TimeSearch {
            engine,
            seed: command.seed,
            trials: command.trials,
            length: Duration::from_millis(command.trial_ms.into()),
        };
        let speeds = setting.visit(time)?;
        rows.push(SpeedRow {
            search,
            machine: machine(command),
            trials: command.trials,
            per_second: speeds.mean_sd(),
            moves_per_second: None,
            plies: None,
        });
    }
    if let Some(path) = &command.browser {
        rows.extend(browser_speeds::rows(path, &command.browser_name, setting)?);
    }
    Ok(Measurement {
        n: command.trials.into(),
        interval: IntervalKind::Deviation,
        seed: Some(command.seed),
        data: SectionData::SearchSpeed(SpeedData {
            rows,
            browser: command.browser.is_some(),
        }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::game::Turn;

    #[test]
    fn searches_are_timed_where_they_have_to_search() {
        struct Searched;
        impl Visitor for Searched {
            type Output = bool;
            fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> bool {
                let first = first_without_book(&game);
                assert!(game.book_moves(&first).is_empty());
                assert_ne!(game.turn(&first), Turn::Over);
                game.key(&first) != game.key(&game.start())
            }
        }
        for (game, has_bids) in [
            (GameId::Carteso, true),
            (GameId::Linage, true),
            (GameId::Keil, true),
            (GameId::Ecalper, false),
            (GameId::Carcassonne, false),
        ] {
            let options = Options::default();
            let setting = Setting { game, options }.complete().unwrap();
            let is_later = setting.visit(Searched).unwrap();
            assert_eq!(is_later, has_bids, "{game:?}");
        }
    }
}
