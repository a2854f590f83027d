//! `lab bench`: measures the speed of games and searches on this machine.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use tessera_cli::progress;

use super::arguments;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_engine::bench;
use tessera_games::catalog::GameId;

/// Measure the speed of random games and of searches; print one line for each game and board size.
///
/// A line is {"game":"linage","options":"size=9.komi=0","playouts_per_s":..,"plies_per_s":..,"ns_per_ply":..,
/// "mean_length":..,"steps_per_s":{"flat":..,"uct:c=0.3":..}}. The komi is fixed, so no time goes into bidding.
/// The measurement uses one core; the rates are medians.
#[derive(Args)]
pub(super) struct Bench {
    /// The games [default: all]
    #[arg(value_parser = arguments::game)]
    games: Vec<GameId>,
    /// How long each board size is measured
    #[arg(long, default_value_t = 2000, value_name = "MILLISECONDS")]
    millis: u32,
}

impl Bench {
    /// Measures each game and board size and writes a line for each.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let games = if self.games.is_empty() {
            GameId::ALL
        } else {
            &self.games
        };
        let settings: Vec<_> = games
            .iter()
            .flat_map(|&game| {
                bench::settings(game)
                    .into_iter()
                    .map(move |options| (game, options))
            })
            .collect();
        let begin = Instant::now();
        let now = || begin.elapsed().as_secs_f64() * 1e3;
        let bar = progress::bar(settings.len() as u32, "settings");
        for (game, options) in settings {
            let measured = bench::measure(game, &options, self.millis, &now).map_err(Failure::usage)?;
            bar.suspend(|| json_line::write(out, &measured))?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(())
    }
}
