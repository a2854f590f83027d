//! A search that runs until its limit or until it is interrupted.

use super::leader::Leader;
use super::search_limit::{Clocks, End};
use tessera_cli::failure::Failure;
use tessera_engine::Status;
use tessera_protocol::{self as protocol, Report};

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

/// Runs a search, for at least one step, up to its end, and writes all reports but the last. The clocks have been started
/// before the search was.
pub(super) fn think(
    leader: &mut Leader<'_>,
    end: End,
    clocks: &Clocks,
    listener: &mut impl Listener,
) -> Result<(), Failure> {
    let mut reported = clocks.wall();
    let mut status = leader.step();
    loop {
        let used = clocks.until(end);
        let at_end = status == Status::Finished || used >= end.millis() || is_decided(leader, end, used);
        if at_end || listener.ends()? {
            return Ok(());
        }
        if clocks.wall() - reported >= REPORT_EVERY {
            reported = clocks.wall();
            listener.report(&leader.report(), reported)?;
        }
        let left = end.millis() - clocks.until(end);
        status = leader.slice(SLICE.min(left), || clocks.wall());
    }
}

/// Whether the time that is left cannot change the choice.
fn is_decided(leader: &Leader<'_>, end: End, used: f64) -> bool {
    let End::WallOrDecided(millis) = end else {
        return false;
    };
    let report = leader.report();
    let lead = report.lead();
    lead.is_some_and(|lead| protocol::is_decided(lead, report.steps, used, millis))
}
