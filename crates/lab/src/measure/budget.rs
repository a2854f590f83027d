//! How much is played and measured.

use std::path::PathBuf;

use clap::Args;

/// How much is played and measured.
#[derive(Args)]
pub(super) struct Budget {
    /// Search steps for each move, of the opponent of mirrors and in games with the same draws
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    pub steps: u32,
    /// Games: of each mirror; pairs of games with the same draws
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(2..))]
    pub games: u32,
    /// The highest level that is tried; level k has 10·e^k steps a move
    #[arg(long, default_value_t = 6)]
    pub levels: u32,
    /// Games between adjacent levels for the difference in Elo; 0 for none
    #[arg(long, default_value_t = 0)]
    pub elo_games: u32,
    /// The most positions of a depth
    #[arg(long, default_value_t = 1_000_000)]
    pub positions: u64,
    /// Trials of each speed
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub trials: u32,
    /// How long a trial lasts; the warm-up is ten times as long
    #[arg(long, default_value_t = 1000, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u32).range(1..))]
    pub trial_ms: u32,
    /// What the report calls this machine
    #[arg(long, default_value = "this machine")]
    pub machine: String,
    /// The sizes of the rules as programs: the lines that sizes/measure.sh prints
    #[arg(long, value_name = "FILE")]
    pub sizes: Option<PathBuf>,
    /// Add the speeds in a browser: the lines that its page #bench shows, of one measurement or more
    #[arg(long, value_name = "FILE")]
    pub browser: Option<PathBuf>,
    /// What the report calls the browser and its machine
    #[arg(long, default_value = "a browser", requires = "browser")]
    pub browser_name: String,
    /// The seed
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}
