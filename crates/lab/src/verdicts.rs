//! `lab verdicts`: compares the verdicts of reviews with the truth.

mod assessed;
mod exact;
mod sample;
mod tally;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::num::NonZeroUsize;

use clap::Args;
use serde::Serialize;

use super::experiment::Setting;
use super::units::Units;
use assessed::Comparison;
use sample::Source;
use tally::Tally;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_games::catalog;
use tessera_protocol::Engine;
use tessera_protocol::assessment::review_steps;

/// Compare the verdicts of reviews with the truth.
///
/// Positions are choices among several moves, one from each of as many games, which an engine plays against itself.
/// For every second pair of positions the move of the game is replaced by one drawn from all moves. The review of a
/// position gives the move a verdict, as lab analyse and the page do.
///
/// The truth is exact: positions lie in the earlier half of those choices at the end of a game whose moves are all
/// solved. Every second position has moves of different values. With --against the truth is a
/// review with so many times the steps and another seed, whose second look doubles nothing, and positions lie anywhere in
/// a game.
///
/// The output has a line per position and a summary. "wrong_share" is the share of moves that lose 15 points or more and
/// are called best, only move or good, and of moves that lose less than 5 points and are called blunders.
/// "best_found" counts the positions in which the review's first line loses nothing, "best_within_5" those in which it
/// loses less than 5 points. "values_covered" counts true values within the 95 % intervals of the "values" that the review
/// has not proven, "losses_covered" the same for losses. "by_truth" has for each verdict by the true loss the verdicts
/// that were given. The same seed and steps give the same lines, apart from the seconds.
#[derive(Args)]
pub(super) struct Verdicts {
    #[command(flatten)]
    setting: Setting,
    /// How many positions
    #[arg(long, default_value_t = 200)]
    positions: u32,
    /// The steps of the review for each choice [default: those of the page]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    steps: Option<u32>,
    /// Compare with a review with so many times the steps instead of exact values
    #[arg(long, value_name = "FACTOR", value_parser = clap::value_parser!(u32).range(2..))]
    against: Option<u32>,
    /// The engine that plays the games
    #[arg(long, default_value = "mcts:t=0.15")]
    player: Engine,
    /// Its steps for each move
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    player_steps: u32,
    /// The seed for games and reviews
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads review positions [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// The last line of the output.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    options: String,
    steps: u32,
    against: Option<u32>,
    player: String,
    player_steps: u32,
    seed: u64,
    #[serde(flatten)]
    tally: Tally,
}

impl Verdicts {
    /// Reviews the positions and writes the lines.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let seats = catalog::seats(self.setting.game, &self.setting.options).map_err(Failure::usage)?;
        if seats != 2 && self.against.is_none() {
            return Err(Failure::Usage(
                "exact values are those of a game for two: give --against".to_owned(),
            ));
        }
        let source = Source {
            setting: &self.setting,
            player: self.player,
            player_steps: self.player_steps,
            seed: self.seed,
        };
        let steps = self.steps.unwrap_or(review_steps(self.setting.game).fine);
        let comparison = Comparison {
            steps,
            seed: self.seed as u32,
            factor: self.against.unwrap_or(1),
        };
        let assess = |number| {
            let position = source.position(number, self.against.is_none())?;
            position.map_or(Ok(None), |position| comparison.assess(&position))
        };
        let units = Units::new(self.positions, "positions", self.threads);
        let mut tally = Tally::default();
        units.each(assess, |assessed| {
            if let Some(assessed) = assessed.map_err(Failure::usage)? {
                tally.add(&assessed);
                json_line::write(out, &assessed)?;
            }
            Ok(())
        })?;
        let summary = Summary {
            game: self.setting.game.id(),
            options: self.setting.options.to_string(),
            steps,
            against: self.against,
            player: self.player.to_string(),
            player_steps: self.player_steps,
            seed: self.seed,
            tally,
        };
        json_line::write(out, &summary)?;
        Ok(())
    }
}
