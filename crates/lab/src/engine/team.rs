//! Several searches of one position, a thread each, that exchange their statistics as the page's workers do.

use std::thread;

use super::leader::{Leader, Shared};
use super::search_limit::{Clocks, End};
use super::think::{Listener, think};
use tessera_cli::failure::Failure;
use tessera_engine::EngineRun;
use tessera_protocol::Report;

/// Runs searches of one position until the limit, and returns the sum of their reports.
pub(super) fn think_together(
    runs: &mut [EngineRun],
    end: End,
    clocks: &Clocks,
    listener: &mut impl Listener,
) -> Result<Report, Failure> {
    let shared = Shared::new(runs.len());
    let (first, others) = runs.split_first_mut().expect("a team has a search");
    let ended = thread::scope(|scope| {
        for (at, run) in others.iter_mut().enumerate() {
            let shared = &shared;
            scope.spawn(move || shared.help(at + 1, run));
        }
        let mut leader = Leader::new(first, &shared);
        let ended = think(&mut leader, end, clocks, listener);
        shared.end();
        ended
    });
    ended?;
    let reports: Vec<Report> = runs.iter().map(EngineRun::report).collect();
    let report = Report::merged(&reports);
    if !report.lines.is_empty() {
        listener.report(&report, clocks.wall())?;
    }
    Ok(report)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_protocol::{Budget, Engine, Question};

    /// Ends a search after so many reports.
    struct Patience(u32);

    impl Listener for Patience {
        fn ends(&mut self) -> Result<bool, Failure> {
            Ok(self.0 == 0)
        }

        fn report(&mut self, report: &Report, _: f64) -> Result<(), Failure> {
            assert!(!report.lines.is_empty());
            self.0 = self.0.saturating_sub(1);
            Ok(())
        }
    }

    #[test]
    fn the_steps_of_all_searches_are_added_up_and_their_statistics_exchanged() {
        let run = |seed| {
            let question = Question {
                id: 0,
                record: "linage/size=9.komi=0/".into(),
                engine: Engine::BEST,
                budget: Budget::Millis(u32::MAX),
                seed,
                pooled: true,
                memory: None,
            };
            EngineRun::start(&question).expect("the question is right")
        };
        let mut runs = [run(1), run(2), run(3)];
        let clocks = Clocks::start();
        let sum = think_together(&mut runs, End::Never, &clocks, &mut Patience(2));
        let sum = sum.expect("nothing fails");
        let own: Vec<u32> = runs.iter().map(|run| run.report().steps).collect();
        assert_eq!(sum.steps, own.iter().sum::<u32>());
        assert!(own.iter().all(|&steps| steps > 0), "{own:?}");
        let visits = |report: &Report| report.lines.iter().map(|line| line.visits).sum::<u32>();
        assert_eq!(visits(&sum), sum.steps, "imported statistics count for no search");
    }
}
