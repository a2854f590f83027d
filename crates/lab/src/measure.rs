//! `lab measure`: measures the sections of a report that do not follow from its corpus.

mod browser_speeds;
mod budget;
mod levels;
mod luck;
mod mirrors;
mod playouts;
mod positions;
mod sizes;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::experiment::Setting;
use super::report::{Measurement, line};
use budget::Budget;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::resume_log::ResumeLog;

/// Measure what a report says beside its corpus, and add a line for each section to a file that lab report reads.
///
/// The file is locked while it is measured. A line that an earlier run could not write to its end is removed first.
///
/// What counts games or positions depends on the seed and the budget alone. What measures speed is about this machine:
/// because it is kept in the file, a report that is made again is the same.
#[derive(Args)]
pub(super) struct Measure {
    #[command(flatten)]
    setting: Setting,
    /// What to measure
    #[arg(required = true)]
    sections: Vec<Measured>,
    #[command(flatten)]
    budget: Budget,
    /// The file that lines are added to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// A part of a report that is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Measured {
    /// Levels of play by the rule of 36 points in 50 games
    Levels,
    /// How long a random game takes, compared with Connect Four
    Playouts,
    /// Random games and search steps a second
    Speeds,
    /// Players who mirror, against the engine
    Mirrors,
    /// Positions reachable at each depth, and the shortest games
    Positions,
    /// The part of the result that is drawn
    Luck,
    /// The size of the rules as a program, from the file of --sizes
    Sizes,
}

impl Measure {
    /// Measures the sections one after the other; each is written as soon as it is known.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let setting = self.setting.complete()?;
        // A file that cannot be written is reported before anything is measured.
        let mut file = ResumeLog::open(Some(&self.out), None::<&()>)?;
        for &section in &self.sections {
            for measurement in self.measure(section, &setting)? {
                let line = line(setting.game, &setting.options.to_string(), &measurement);
                file.append(&line)?;
                json_line::write(out, &line)?;
            }
        }
        Ok(())
    }

    fn measure(&self, section: Measured, setting: &Setting) -> Result<Vec<Measurement>, Failure> {
        Ok(match section {
            Measured::Levels => vec![levels::measure(setting, &self.budget)?],
            Measured::Playouts => vec![playouts::complexity(setting, &self.budget)?],
            Measured::Speeds => vec![playouts::speeds(setting, &self.budget)?],
            Measured::Mirrors => vec![mirrors::measure(setting, &self.budget)?],
            Measured::Positions => positions::measure(setting, &self.budget)?,
            Measured::Luck => vec![luck::measure(setting, &self.budget)?],
            Measured::Sizes => vec![sizes::measure(setting.game, &self.budget)?],
        })
    }
}
