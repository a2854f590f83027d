//! The experiments of Heyden's thesis "Implementing a Computer Player for Carcassonne" (Maastricht 2009), made
//! again: each table and figure beside our own numbers.

mod branching;
mod complexity;
mod contest;
mod game;
mod plot;
mod published;
mod results;
mod run;
mod shapes;
mod states;
mod survey;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use self::results::Results;
use self::run::Run;
use super::failure::Failure;

/// Make the experiments of the thesis on Carcassonne again, one line for each row.
///
/// A line holds what the thesis says, with its place, and what is found here, with its interval. Games are timed:
/// the thesis gives each player 6 minutes a game, --scale says how much of that is given here. With --record FILE
/// every single game or search is noted, and what the file knows is not done again: a run that was cut off goes on.
#[derive(Args)]
pub(super) struct Thesis {
    /// Which table or section
    table: Table,
    /// How many games a row (for searches of states: how many of the 50) [default: as in the thesis]
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..))]
    games: Option<u32>,
    /// How much of the thesis' time is given
    #[arg(long, default_value_t = 0.005)]
    scale: f64,
    /// The seed of tiles and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once [default: as many as there are cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Where games are noted and read again
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// The folder that pictures are drawn into
    #[arg(long, value_name = "FOLDER")]
    plots: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Table {
    /// Numbers of polyominoes (table 3.1)
    #[value(name = "3.1")]
    Shapes,
    /// Branching factor and complexity (section 3.2, figures 3.1 to 3.3)
    #[value(name = "3.2")]
    Branching,
    /// Monte Carlo by score and by result (table 6.1, figures 6.1 and 6.2)
    #[value(name = "6.1")]
    MonteCarlo,
    /// UCT with various C (table 6.2)
    #[value(name = "6.2")]
    Exploration,
    /// UCT by score and by result (table 6.3, figures 6.3 and 6.4)
    #[value(name = "6.3")]
    Uct,
    /// Move orders (table 6.4)
    #[value(name = "6.4")]
    Orders,
    /// Weights (table 6.5)
    #[value(name = "6.5")]
    Weights,
    /// Expectimax, Star1 and Star2 on 50 states (figures 6.5 and 6.6)
    #[value(name = "6.3.3")]
    Cuts,
    /// Probing factors (table 6.6)
    #[value(name = "6.6")]
    Probes,
    /// Iterative deepening (table 6.7)
    #[value(name = "6.7")]
    Deepening,
    /// UCT against Star2.5 as the thesis has it (table 6.8, figures 6.7 and 6.8)
    #[value(name = "6.8")]
    Match,
    /// The same with what is wrong put right: our own match
    Dispute,
    /// Make the 50 states that stand in for appendix B
    States,
}

impl Thesis {
    /// Makes the experiment.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let run = Run {
            games: self.games,
            scale: self.scale,
            seed: self.seed,
            threads: self.threads,
            plots: self.plots.clone(),
        };
        let mut results = Results::open(self.record.as_deref())?;
        match self.table {
            Table::Shapes => shapes::run(out),
            Table::Branching => branching::run(&run, out),
            Table::MonteCarlo => contest::run(&run, &contest::MONTE_CARLO, &mut results, out),
            Table::Exploration => contest::run(&run, &contest::EXPLORATION, &mut results, out),
            Table::Uct => contest::run(&run, &contest::UCT, &mut results, out),
            Table::Weights => contest::run(&run, &contest::WEIGHTS, &mut results, out),
            Table::Match => contest::run(&run, &contest::MATCH, &mut results, out),
            Table::Dispute => contest::run(&run, &contest::DISPUTE, &mut results, out),
            Table::Orders => survey::run(&run, &survey::ORDERS, &mut results, out),
            Table::Cuts => survey::run(&run, &survey::CUTS, &mut results, out),
            Table::Probes => survey::run(&run, &survey::PROBES, &mut results, out),
            Table::Deepening => survey::run(&run, &survey::DEEPENING, &mut results, out),
            Table::States => states::make(self.seed, out),
        }
    }
}
