//! Progress on standard error: a bar in a terminal, and a line a minute elsewhere, as in the log of a batch system.

use std::cell::Cell;
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressFinish, ProgressStyle};

/// The time between two lines where there is no terminal.
const LINE_EVERY: Duration = Duration::from_secs(60);

/// A progress bar for `count` items, whose plural is `what`; dropping it clears it.
pub fn bar(count: u32, what: &str) -> ProgressBar {
    let template = format!("{{bar:30}} {{pos}}/{{len}} {what}, {{eta}} left {{msg}}");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(count.into())
        .with_style(style.expect("the template is valid"))
        .with_finish(ProgressFinish::AndClear)
}

/// The progress of a long run that may have begun earlier.
pub struct LongRun {
    bar: ProgressBar,
    what: &'static str,
    last_line: Cell<Instant>,
}

impl LongRun {
    /// A run over `all` items, whose plural is `what`, of which `left` are still to be done.
    pub fn new(all: u32, left: u32, what: &'static str) -> LongRun {
        let bar = bar(all, what).with_position(u64::from(all - left));
        bar.reset_eta();
        LongRun {
            bar,
            what,
            last_line: Cell::new(Instant::now()),
        }
    }

    /// One more item is done.
    pub fn advance(&self) {
        self.bar.inc(1);
        if self.bar.is_hidden() && self.last_line.get().elapsed() >= LINE_EVERY {
            self.last_line.set(Instant::now());
            eprintln!("{}", self.line());
        }
    }

    /// How far the run is, and how much time it will still take.
    fn line(&self) -> String {
        let (done, all) = (self.bar.position(), self.bar.length().unwrap_or_default());
        let left = HumanDuration(self.bar.eta());
        format!("{done}/{all} {}, {left} left", self.what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_goes_on_counts_what_was_done_before() {
        let run = LongRun::new(10, 4, "games");
        assert!(run.line().starts_with("6/10 games, "), "{}", run.line());
        run.advance();
        assert!(run.line().starts_with("7/10 games, "), "{}", run.line());
    }
}
