//! `lab scaling`: how much better the choices of an engine become with more steps.

#[cfg(test)]
mod tests;

use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::Arc;

use clap::Args;
use rand::RngExt;
use serde::Serialize;

use super::experiment::{Experiment, Rules, Setting};
use super::limit::Limit;
use super::player::Player;
use super::rng_streams::stream;
use super::units::Units;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_core::game::Turn;
use tessera_protocol::Engine;
use tessera_report::Interval;
use tessera_search::SearchResult;

/// After how many plies a game is given up, where it does not end by itself.
const MAX_PLIES: usize = 1_000;

/// Measure how much better the choices of an engine become with more steps.
///
/// Positions are drawn from games of the engine against itself, one of each game, every choice among several moves as likely
/// as any other. In each of them two searches that know nothing of each other choose with each number of steps, and two with
/// the steps of --oracle. The regret of a move is what the first search of the oracle values its own choice more: in the chance
/// to win ("value"), and in points where the search expects points. The regret of the second search of the oracle is
/// what chance alone makes of it. A regret is negative where the first search of the oracle chose a move with more visits and a
/// lower value.
///
/// The output is a line for each number of steps, the last for the oracle. "agree" is the share of positions in which the two
/// searches choose the same move, "as_oracle" that in which they choose that of the oracle. Moves that the
/// oracle has never visited count in "unvisited" and in no regret. Intervals are of 95 %. The results depend on the seed alone.
#[derive(Args)]
pub(super) struct Scaling {
    #[command(flatten)]
    setting: Setting,
    /// The engine
    #[arg(long, default_value = "mcts")]
    engine: Engine,
    /// The numbers of steps, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "50,200,1000,4000", value_parser = clap::value_parser!(u32).range(1..))]
    steps: Vec<u32>,
    /// The steps of the search that judges
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    oracle: u32,
    /// The steps for each move of the games
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    player_steps: u32,
    /// How many positions
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..))]
    positions: u32,
    /// The seed for games and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads search [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// What a move loses by the oracle; `None` for a move that it has never visited.
type Regret = Option<(f64, Option<f64>)>;

/// What a pair of searches with the same number of steps has chosen in a position.
#[derive(Clone, Debug, PartialEq)]
struct Choice {
    agree: bool,
    as_oracle: [bool; 2],
    /// Of the oracle only that of its second search.
    regrets: Vec<Regret>,
}

/// The mean of numbers with its interval; `None` of fewer than two.
fn mean(numbers: &[f64]) -> Option<Interval> {
    (numbers.len() > 1).then(|| Interval::of(numbers))
}

/// A line of the output.
#[derive(Serialize, Debug)]
struct Row {
    game: &'static str,
    options: String,
    engine: String,
    seed: u64,
    positions: usize,
    steps: u32,
    agree: f64,
    as_oracle: f64,
    unvisited: usize,
    /// The regret in the chance to win.
    value: Option<Interval>,
    /// The regret in points; absent where the search expects none.
    points: Option<Interval>,
}

impl Experiment for Scaling {
    fn setting(&self) -> Result<Setting, Failure> {
        self.setting.complete()
    }

    fn work<G: Rules>(&self, game: &Arc<G>, setting: &Setting, out: &mut impl Write) -> Result<(), Failure> {
        let units = Units::new(self.positions, "positions", self.threads);
        let found = units.all(|number| self.choices(game, number))?;
        let found: Vec<Vec<Choice>> = found.into_iter().flatten().collect();
        let numbers = self.steps.iter().copied().chain([self.oracle]);
        for (column, steps) in numbers.enumerate() {
            let choices: Vec<&Choice> = found.iter().map(|choices| &choices[column]).collect();
            json_line::write(out, &self.row(setting, steps, &choices))?;
        }
        Ok(())
    }
}

impl Scaling {
    /// What all pairs of searches choose in the position of this number, the oracle last. `None` if no choice of its game is
    /// among several moves.
    fn choices<G: Rules>(&self, game: &Arc<G>, number: u32) -> Option<Vec<Choice>> {
        let state = self.position(game, number)?;
        let search = |steps: u32, twin: u64| {
            let mut player = Player::new(game.clone(), self.engine, Limit::Steps(steps));
            let mut dice = stream(self.seed, &[number.into(), 2, steps.into(), twin]);
            player.result(&state, &mut dice)
        };
        let judge = search(self.oracle, 2);
        let best = judge.best()?;
        let regret = |result: &SearchResult<G::Move>| -> Regret {
            let mv = result.best()?.mv;
            let chosen = judge.lines.iter().find(|line| line.mv == mv)?;
            (chosen.visits > 0 || chosen.proven).then(|| {
                let points = best
                    .margin
                    .zip(chosen.margin)
                    .map(|(best, chosen)| f64::from(best - chosen));
                (f64::from(best.value - chosen.value), points)
            })
        };
        let is_best =
            |result: &SearchResult<G::Move>| result.best().is_some_and(|chosen| chosen.mv == best.mv);
        let choice = |steps: u32| {
            let twins = [0, 1].map(|twin| search(steps, twin));
            let moves = twins.each_ref().map(|result| result.best().map(|line| line.mv));
            Choice {
                agree: moves[0] == moves[1],
                as_oracle: twins.each_ref().map(is_best),
                regrets: twins.iter().map(regret).collect(),
            }
        };
        let mut choices: Vec<Choice> = self.steps.iter().map(|&steps| choice(steps)).collect();
        let second = search(self.oracle, 3);
        choices.push(Choice {
            agree: is_best(&second),
            as_oracle: [is_best(&second); 2],
            regrets: vec![regret(&second)],
        });
        Some(choices)
    }

    /// A choice among several moves, drawn from a game of the engine against itself.
    fn position<G: Rules>(&self, game: &Arc<G>, number: u32) -> Option<G::State> {
        let mut dice = stream(self.seed, &[number.into(), 1]);
        let mut player = Player::new(game.clone(), self.engine, Limit::Steps(self.player_steps));
        let (mut state, mut moves) = (game.start(), Vec::new());
        let (mut drawn, mut choices) = (None, 0_u32);
        for _ in 0..MAX_PLIES {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut dice, &mut moves),
                Turn::Seat(_) => {
                    moves.clear();
                    game.moves(&state, &mut moves);
                    if moves.len() > 1 {
                        choices += 1;
                        // Each of n choices stays with the chance 1/n (reservoir sampling).
                        if dice.random_range(0..choices) == 0 {
                            drawn = Some(state.clone());
                        }
                    }
                    player.result(&state, &mut dice).best()?.mv
                }
            };
            player.observe(mv);
            game.play(&mut state, mv);
        }
        drawn
    }

    /// The line of a number of steps.
    fn row(&self, setting: &Setting, steps: u32, choices: &[&Choice]) -> Row {
        let share = |count: usize, of: usize| count as f64 / of.max(1) as f64;
        let agreeing = choices.iter().filter(|choice| choice.agree).count();
        let as_oracle = choices.iter().flat_map(|choice| choice.as_oracle);
        let regrets: Vec<Regret> = choices
            .iter()
            .flat_map(|choice| choice.regrets.iter().copied())
            .collect();
        // Both searches of a position count as one number: they are not independent.
        let of_positions = |of: fn((f64, Option<f64>)) -> Option<f64>| -> Vec<f64> {
            let numbers = choices.iter().filter_map(|choice| {
                let known: Vec<f64> = choice
                    .regrets
                    .iter()
                    .flatten()
                    .filter_map(|&regret| of(regret))
                    .collect();
                (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64)
            });
            numbers.collect()
        };
        Row {
            game: setting.game.id(),
            options: setting.options.to_string(),
            engine: self.engine.to_string(),
            seed: self.seed,
            positions: choices.len(),
            steps,
            agree: share(agreeing, choices.len()),
            as_oracle: share(as_oracle.filter(|&is| is).count(), 2 * choices.len()),
            unvisited: regrets.iter().filter(|regret| regret.is_none()).count(),
            value: mean(&of_positions(|(value, _)| Some(value))),
            points: mean(&of_positions(|(_, points)| points)),
        }
    }
}
