//! A search that runs until its limit or until it is interrupted.

use super::search_limit::{Clocks, End};
use crate::engine::{EngineRun, Status};
use crate::lab::failure::Failure;
use crate::protocol::{self, Report};

/// The milliseconds between two reports.
const REPORT_EVERY: f64 = 500.0;
/// The milliseconds between two looks at what has come in.
const SLICE: f64 = 5.0;

/// Whoever follows a search.
pub(super) trait Listener {
    /// Whether the search has to end now.
    fn ends(&mut self) -> Result<bool, Failure>;
    /// A report, after so many milliseconds by the wall clock. The last one is the result of the search.
    fn report(&mut self, report: &Report, millis: f64) -> Result<(), Failure>;
}

/// Runs a search, for at least one step, and returns its last report. The clocks have been started before the search was.
pub(super) fn think(
    run: &mut EngineRun,
    end: End,
    clocks: &Clocks,
    listener: &mut impl Listener,
) -> Result<Report, Failure> {
    let mut told = clocks.wall();
    let mut status = run.step(1);
    loop {
        let used = clocks.until(end);
        let at_end = status == Status::Finished || used >= end.millis() || is_decided(run, end, used);
        let at_end = at_end || listener.ends()?;
        if at_end || clocks.wall() - told >= REPORT_EVERY {
            told = clocks.wall();
            let report = run.report();
            if !report.lines.is_empty() {
                listener.report(&report, told)?;
            }
            if at_end {
                return Ok(report);
            }
        }
        let left = end.millis() - clocks.until(end);
        status = run.slice(SLICE.min(left), || clocks.wall());
    }
}

/// Whether the time that is left cannot change the choice.
fn is_decided(run: &EngineRun, end: End, used: f64) -> bool {
    let End::WallOrDecided(millis) = end else {
        return false;
    };
    let report = run.report();
    let lead = report.lead();
    lead.is_some_and(|lead| protocol::is_decided(lead, report.steps, used, millis))
}
