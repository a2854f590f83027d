//! `lab thesis`: repeats the experiments of Heyden's thesis "Implementing a Computer Player for Carcassonne"
//! (Maastricht 2009) and prints the published figures together with ours.

mod branching;
mod complexity;
mod game;
mod matches;
mod plot;
mod polyominoes;
mod published;
mod results;
mod run;
mod states;
mod survey;

use std::io::Write;

use clap::{Args, ValueEnum};

use self::results::Results;
pub(super) use self::results::{entry, results};
use self::run::Run;
use tessera_cli::failure::Failure;

/// Repeat an experiment of the thesis on Carcassonne; print one line for each row of its table.
///
/// A line holds the published figures with their place, and the figures measured here with their intervals. The
/// games are timed: the thesis gives each player 6 minutes per game, and --scale is the fraction of that given here.
/// With --record FILE the result of every game and search is kept in the file, and an interrupted run continues
/// after them.
#[derive(Args)]
pub(super) struct Thesis {
    /// The table or section
    table: Table,
    #[command(flatten)]
    run: Run,
}

/// An experiment, called by its table or section in the thesis.
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
    /// UCT with different C (table 6.2)
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
    /// UCT against Star2.5 as the thesis describes it (table 6.8, figures 6.7 and 6.8)
    #[value(name = "6.8")]
    Match,
    /// UCT against Star2.5 with its errors corrected, our own match
    Dispute,
    /// Make the 50 states that replace those of appendix B
    States,
}

impl Thesis {
    /// Runs the experiment and writes its lines and figures.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let run = &self.run;
        let mut results = Results::open(run.record.as_deref())?;
        match self.table {
            Table::Shapes => polyominoes::run(out),
            Table::Branching => branching::run(run, out),
            Table::MonteCarlo => matches::run(run, &matches::MONTE_CARLO, &mut results, out),
            Table::Exploration => matches::run(run, &matches::EXPLORATION, &mut results, out),
            Table::Uct => matches::run(run, &matches::UCT, &mut results, out),
            Table::Weights => matches::run(run, &matches::WEIGHTS, &mut results, out),
            Table::Match => matches::run(run, &matches::MATCH, &mut results, out),
            Table::Dispute => matches::run(run, &matches::DISPUTE, &mut results, out),
            Table::Orders => survey::run(run, &survey::ORDERS, &mut results, out),
            Table::Cuts => survey::run(run, &survey::CUTS, &mut results, out),
            Table::Probes => survey::run(run, &survey::PROBES, &mut results, out),
            Table::Deepening => survey::run(run, &survey::DEEPENING, &mut results, out),
            Table::States => states::make(run.seed, out),
        }
    }
}
