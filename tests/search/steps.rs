//! How much a single step of a search does: a step is the shortest time that an engine can be asked to think.
//!
//! `cargo test --test search steps -- --ignored --nocapture --test-threads=1` prints the longest steps, and by how
//! much an answer overruns `go millis=N`. Both are in milliseconds of processor time, so that other programs do not count.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use cpu_time::ThreadTime;
use tessera_core::game::{BySeat, Dice, Game, Turn, dice};
use tessera_engine::{EngineRun, search};
use tessera_games::carcassonne::Position;
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, OptionKind, Options};
use tessera_protocol::{Budget, Engine, Question};
use tessera_search::{Flat, Greedy, Heuristics, Search, Status, Uct, UctConfig};

use super::whole::whole_or;

/// A game that counts the plies that are played.
pub struct Counted<G> {
    game: G,
    plies: AtomicU32,
}

impl<G> Counted<G> {
    pub fn new(game: G) -> Counted<G> {
        Counted {
            game,
            plies: AtomicU32::new(0),
        }
    }

    pub fn plies(&self) -> u32 {
        self.plies.load(Ordering::Relaxed)
    }
}

impl<G: Game> Game for Counted<G> {
    type State = G::State;
    type Move = G::Move;

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn start(&self) -> G::State {
        self.game.start()
    }

    fn turn(&self, state: &G::State) -> Turn {
        self.game.turn(state)
    }

    fn moves(&self, state: &G::State, out: &mut Vec<G::Move>) {
        self.game.moves(state, out);
    }

    fn play(&self, state: &mut G::State, mv: G::Move) {
        self.plies.fetch_add(1, Ordering::Relaxed);
        self.game.play(state, mv);
    }

    fn payoff(&self, state: &G::State) -> BySeat<f32> {
        self.game.payoff(state)
    }

    fn score(&self, state: &G::State) -> BySeat<i32> {
        self.game.score(state)
    }

    fn payoff_and_score(&self, state: &G::State) -> (BySeat<f32>, BySeat<i32>) {
        self.game.payoff_and_score(state)
    }

    fn key(&self, state: &G::State) -> u64 {
        self.game.key(state)
    }

    fn weight(&self, state: &G::State, outcome: G::Move) -> u32 {
        self.game.weight(state, outcome)
    }

    fn random_move(&self, state: &G::State, dice: &mut Dice, buffer: &mut Vec<G::Move>) -> G::Move {
        self.game.random_move(state, dice, buffer)
    }
}

/// The positions of a random game in which a seat chooses, each with the names of the plies before it.
fn choices<G: Game>(
    game: &G,
    dice: &mut Dice,
    name: impl Fn(&G::State, G::Move) -> String,
) -> Vec<(G::State, Vec<String>)> {
    let (mut state, mut names, mut choices) = (game.start(), Vec::new(), Vec::new());
    while game.turn(&state) != Turn::Over {
        if matches!(game.turn(&state), Turn::Seat(_)) {
            choices.push((state.clone(), names.clone()));
        }
        let mv = game.random_move(&state, dice, &mut Vec::new());
        names.push(name(&state, mv));
        game.play(&mut state, mv);
    }
    choices
}

/// The choices of a random game of Carcassonne with so many tiles in the bag.
pub fn late_choices<G: Game<State = Position>>(game: &G, dice: &mut Dice, left: u8) -> Vec<Position> {
    let all = choices(game, dice, |_, _| String::new()).into_iter();
    all.map(|(state, _)| state)
        .filter(|state| state.left() == left)
        .collect()
}

/// A few choices of a random game: some from every part of it, and the last six.
fn sample<G: Notation>(game: &G, seed: u64) -> Vec<(G::State, Vec<String>)> {
    let all = choices(game, &mut dice(seed), |state, mv| game.name(state, mv));
    let (every, last) = (all.len() / 6 + 1, all.len().saturating_sub(6));
    let kept = all
        .into_iter()
        .enumerate()
        .filter(|&(at, _)| at % every == 0 || at >= last);
    kept.map(|(_, choice)| choice).collect()
}

/// The largest board of a game; each number of players.
fn settings(game: GameId) -> Vec<Options> {
    let mut settings = vec![Options::default()];
    for spec in game.specs() {
        if let OptionKind::Number { least, most, .. } = spec.kind {
            let numbers = if spec.key == "players" {
                least..=most
            } else {
                most..=most
            };
            let with = |number: u16| {
                let mut options = Options::default();
                options.set(spec.key, &number.to_string());
                options
            };
            settings = numbers.map(with).collect();
        }
    }
    settings
}

/// The most plies that a step plays: of random playouts and of the greedy search.
struct MostPlies;

impl Visitor for MostPlies {
    type Output = [u32; 2];
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> [u32; 2] {
        let positions = sample(&game, 1);
        let game = Arc::new(Counted::new(game));
        let most = |mut search: Box<dyn Search<G::Move>>| {
            let mut dice = dice(1);
            let plies = (0..8).map(|_| {
                let before = game.plies();
                search.step(&mut dice);
                game.plies() - before
            });
            plies.max().expect("there are steps")
        };
        let mut plies = [0, 0];
        for (state, _) in &positions {
            let uct = most(Box::new(Uct::new(game.clone(), state, UctConfig::default())));
            let flat = most(Box::new(Flat::new(game.clone(), state)));
            plies[0] = plies[0].max(uct).max(flat);
            if G::GREEDY {
                plies[1] = plies[1].max(most(Box::new(Greedy::new(game.clone(), state))));
            }
        }
        plies
    }
}

#[test]
fn a_step_plays_few_plies() {
    for &game in GameId::KNOWN {
        for options in settings(game) {
            let [playouts, greedy] = catalog::with(game, &options, MostPlies).expect("made from the specs");
            assert!(playouts <= 2_000, "{}/{options}: {playouts}", game.about().id);
            assert!(greedy <= 1_500, "{}/{options}: {greedy}", game.about().id);
        }
    }
}

/// Sorted figures, of which a table gives the 99th percentile and the largest.
fn percentile_and_most(mut figures: Vec<f64>) -> (f64, f64) {
    figures.sort_by(f64::total_cmp);
    (figures[figures.len() * 99 / 100], figures[figures.len() - 1])
}

/// The times of the first steps of an engine in positions of random games, in milliseconds.
struct StepTimes(Engine);

impl Visitor for StepTimes {
    type Output = Vec<f64>;
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Vec<f64> {
        let game = Arc::new(game);
        let (mut times, mut dice) = (Vec::new(), dice(1));
        for (state, _) in (1..=10).flat_map(|seed| sample(&*game, seed)) {
            let mut search = search(self.0, game.clone(), &state);
            for _ in 0..20 {
                let begin = ThreadTime::now();
                let status = search.step(&mut dice);
                times.push(begin.elapsed().as_secs_f64() * 1e3);
                if status == Status::Finished {
                    break;
                }
            }
        }
        times
    }
}

#[test]
#[ignore = "it measures times, for docs/performance.md"]
fn the_longest_steps() {
    println!("| game | engine | steps | 99th percentile, ms | longest, ms |\n|---|---|---|---|---|");
    for &game in GameId::KNOWN {
        for options in settings(game) {
            for engine in [Engine::BEST, Engine::UCT, Engine::Flat, Engine::Greedy] {
                let times = catalog::with(game, &options, StepTimes(engine)).expect("made from the specs");
                let steps = times.len();
                let (percentile, most) = percentile_and_most(times);
                let id = game.about().id;
                println!("| {id}/{options} | {engine} | {steps} | {percentile:.2} | {most:.2} |");
            }
        }
    }
}

/// Positions of so many random games, as names of a record.
struct Records(u64);

impl Visitor for Records {
    type Output = Vec<String>;
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Vec<String> {
        let samples = (1..=self.0).flat_map(|seed| sample(&game, seed));
        samples.map(|(_, names)| names.join(".")).collect()
    }
}

#[test]
#[ignore = "it measures times, for docs/performance.md"]
fn the_overrun_of_go_millis() {
    let games = whole_or(105, 12);
    println!("| game | millis | answers | overrun: 99th percentile, ms | largest, ms | start: largest, ms |");
    println!("|---|---|---|---|---|---|");
    let mut all = [Vec::new(), Vec::new()];
    for &game in GameId::KNOWN {
        for options in settings(game) {
            let id = game.about().id;
            let records = catalog::with(game, &options, Records(games)).expect("made from the specs");
            for (half, millis) in [20, 100].into_iter().enumerate() {
                let (mut overruns, mut starts, mut last) = (Vec::new(), Vec::new(), None);
                // Every position is asked about once.
                for record in records.iter().skip(half).step_by(2) {
                    let question = Question {
                        id: 0,
                        record: format!("{id}/{options}/{record}"),
                        engine: Engine::BEST,
                        budget: Budget::Millis(millis),
                        seed: 1,
                        pooled: false,
                        memory: None,
                    };
                    let begin = ThreadTime::now();
                    let now = || begin.elapsed().as_secs_f64() * 1e3;
                    let run = match last.take() {
                        Some(last) => EngineRun::resume(last, &question),
                        None => EngineRun::start(&question),
                    };
                    let mut run = run.unwrap_or_else(|why| panic!("{}: {why}", question.record));
                    starts.push(now());
                    run.slice(f64::from(millis) - now(), now);
                    assert!(!run.report().lines.is_empty());
                    overruns.push((now() - f64::from(millis)).max(0.0));
                    last = Some(run);
                }
                print_overruns(&format!("{id}/{options} | {millis}"), &overruns, &starts);
                all[0].extend(overruns);
                all[1].extend(starts);
            }
        }
    }
    let [overruns, starts] = &all;
    print_overruns("all | 20 or 100", overruns, starts);
}

/// Prints a row of the table, whose first two cells are given.
fn print_overruns(what: &str, overruns: &[f64], starts: &[f64]) {
    let answers = overruns.len();
    let (percentile, most) = percentile_and_most(overruns.to_vec());
    let (_, start) = percentile_and_most(starts.to_vec());
    println!("| {what} | {answers} | {percentile:.1} | {most:.1} | {start:.1} |");
}
