//! Section 3.2 and figures 3.1 to 3.3: the branching factor and the game-tree complexity.

use std::io::Write;
use std::ops::ControlFlow;

use rand::RngExt;
use serde::Serialize;

use super::game::rules;
use super::run::Run;
use super::{complexity, plot};
use crate::rng_streams::stream;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::parallel;
use tessera_core::game::{Game, Turn};
use tessera_engine as engine;
use tessera_games::carcassonne::{Move, Phase};
use tessera_report::Interval;
use tessera_search::Status;

/// Both players search one turn deep; those of the thesis search three.
const PLAYER: &str = "star2:depth=1";

/// The branching factor of a turn of a game.
#[derive(Clone, Copy)]
struct TurnSize {
    /// The number of turns before it.
    turn: usize,
    /// The number of ways to play it: each placement with each choice of meeple or none.
    ways: u32,
    /// The number of kinds of tile that could have been drawn.
    kinds: u32,
}

/// The line of the output.
#[derive(Serialize)]
struct Summary {
    section: &'static str,
    players: &'static str,
    games: u32,
    seed: u64,
    published: Published,
    mean: Interval,
    first_turn: f64,
    /// The turn with the most ways among the first 20, and its mean number of ways.
    peak: (usize, f64),
    /// The turn with the fewest ways from the peak to turn 30, and its mean number of ways.
    trough: (usize, f64),
    /// The mean number of ways of the last ten turns.
    last_ten: f64,
    most_frequent: u32,
    least: u32,
    most: u32,
    /// The share of the turns with more than 150 ways.
    above_150: f64,
    /// The decimal logarithm of the number of games by the thesis' formula, with our mean.
    log_games: f64,
    /// The same as the sum over the turns of the mean logarithm.
    log_games_by_turn: f64,
    /// The decimal logarithm of the number of draws by the thesis' formula.
    log_draws: f64,
    /// The same as the sum over the turns of the mean logarithm.
    log_draws_by_turn: f64,
}

/// The figures that the thesis gives.
#[derive(Serialize)]
struct Published {
    place: &'static str,
    mean: f64,
    first_turn: f64,
    peak: (usize, f64),
    trough: f64,
    last: &'static str,
    most_frequent: u32,
    least: u32,
    most: u32,
    log_games: f64,
    log_draws: f64,
}

const PUBLISHED: Published = Published {
    place: "section 3.2, figures 3.1 and 3.2",
    mean: 55.0,
    first_turn: 22.0,
    peak: (14, 63.0),
    trough: 39.0,
    last: "above 100",
    most_frequent: 32,
    least: 1,
    most: 865,
    log_games: 123.57,
    log_draws: 71.38,
};

/// Plays the games, writes the summary and draws the figures.
pub(super) fn run(run: &Run, out: &mut impl Write) -> Result<(), Failure> {
    let games = run.games.unwrap_or(200);
    let mut played = Vec::new();
    // In order, because floating-point sums depend on it.
    parallel::in_order(
        0..games,
        run.threads,
        |number| play(run.seed, number),
        |game| {
            played.push(game);
            Ok(ControlFlow::Continue(()))
        },
    )?;
    let means: Vec<f64> = played
        .iter()
        .map(|game| mean(game.iter().map(|size| f64::from(size.ways))))
        .collect();
    let turns: Vec<TurnSize> = played.into_iter().flatten().collect();
    let by_turn: Vec<Vec<TurnSize>> = (0..71)
        .map(|turn| turns.iter().filter(|size| size.turn == turn).copied().collect())
        .collect();
    let of = |turn: usize, value: fn(&TurnSize) -> f64| mean(by_turn[turn].iter().map(value));
    let ways: Vec<f64> = (0..71).map(|turn| of(turn, |size| size.ways.into())).collect();
    let extreme = |turns: std::ops::Range<usize>, sign: f64| {
        let best = turns.max_by(|&a, &b| (sign * ways[a]).total_cmp(&(sign * ways[b])));
        best.map_or((0, 0.0), |turn| (turn + 1, ways[turn]))
    };
    let peak = extreme(0..20, 1.0);
    let most = turns.iter().map(|size| size.ways).max().unwrap_or(0);
    let mut frequency = vec![0u32; most as usize + 1];
    turns.iter().for_each(|size| frequency[size.ways as usize] += 1);
    let average = Interval::of(&means);
    let summary = Summary {
        section: "3.2",
        players: PLAYER,
        games,
        seed: run.seed,
        published: PUBLISHED,
        mean: average,
        first_turn: ways[0],
        peak,
        trough: extreme(peak.0..30, -1.0),
        last_ten: mean(ways[61..].iter().copied()),
        most_frequent: (0..)
            .zip(&frequency)
            .max_by_key(|(_, count)| **count)
            .map_or(0, |(ways, _)| ways),
        least: turns.iter().map(|size| size.ways).min().unwrap_or(0),
        most,
        above_150: mean(turns.iter().map(|size| f64::from(u8::from(size.ways > 150)))),
        log_games: 71.0 * average.mean.log10(),
        log_games_by_turn: (0..71)
            .map(|turn| of(turn, |size| f64::from(size.ways).log10()))
            .sum(),
        log_draws: (2..=24).map(|kinds| 3.0 * f64::from(kinds).log10()).sum(),
        log_draws_by_turn: (0..71)
            .map(|turn| of(turn, |size| f64::from(size.kinds).log10()))
            .sum(),
    };
    json_line::write(out, &summary)?;
    if let Some(path) = run.figure("figure-3.1") {
        let points = (1..)
            .zip(&ways)
            .map(|(turn, &ways)| (f64::from(turn), ways))
            .collect();
        let series = [("ways to play a turn".to_owned(), points)];
        plot::lines(
            &path,
            "Branching factor by turn",
            ["turn", "ways"],
            false,
            &series,
        )?;
    }
    if let Some(path) = run.figure("figure-3.2") {
        let points = (0..)
            .zip(frequency.iter().take(300))
            .map(|(ways, &count)| (f64::from(ways), count.into()));
        let series = [("turns".to_owned(), points.collect())];
        plot::lines(
            &path,
            "Frequency of branching factors",
            ["ways", "turns"],
            false,
            &series,
        )?;
    }
    if let Some(path) = run.figure("figure-3.3") {
        complexity::draw(&path, summary.log_games_by_turn + summary.log_draws_by_turn)?;
    }
    Ok(())
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for number in numbers {
        (sum, count) = (sum + number, count + 1.0);
    }
    sum / count
}

/// Plays a game and returns its turns. The first two turns are random, so that games differ; the rest is searched.
fn play(seed: u64, number: u32) -> Vec<TurnSize> {
    let rules = rules();
    let mut dice = stream(seed, &[number.into(), 3]);
    let player: tessera_protocol::Engine = PLAYER.parse().expect("it is an engine");
    let mut state = rules.start();
    let mut turns = Vec::new();
    let mut kinds = 0;
    loop {
        let mut legal = Vec::new();
        rules.moves(&state, &mut legal);
        let mv = match rules.turn(&state) {
            Turn::Over => return turns,
            Turn::Chance => {
                kinds = legal.len() as u32;
                rules.random_move(&state, &mut dice, &mut Vec::new())
            }
            Turn::Seat(_) => {
                if let Phase::Lay(_) = state.phase() {
                    let ways = |mv: &Move| {
                        let mut after = state.clone();
                        rules.play(&mut after, *mv);
                        let mut meeples = Vec::new();
                        rules.moves(&after, &mut meeples);
                        meeples.len() as u32
                    };
                    turns.push(TurnSize {
                        turn: turns.len(),
                        ways: legal.iter().map(ways).sum(),
                        kinds,
                    });
                }
                // The tile and the meeple of the first two turns.
                if turns.len() <= 2 {
                    legal[dice.random_range(0..legal.len() as u32) as usize]
                } else {
                    let mut search = engine::search(player, rules.clone(), &state);
                    while search.step(&mut dice) == Status::Searching {}
                    search.result().best().expect("a step was made").mv
                }
            }
        };
        rules.play(&mut state, mv);
    }
}
