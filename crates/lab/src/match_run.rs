//! Runs a match: takes the pairs of earlier runs from the log and plays the others on several threads.

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::match_log::{Entry, MatchLog};
use super::pair::{Match, Pair};
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::parallel;
use tessera_cli::progress;
use tessera_games::play::Notation;
use tessera_search::Heuristics;

/// A match with its length and its threads.
pub(super) struct MatchRun<'a> {
    pub rules: &'a Match,
    /// The most pairs to play.
    pub pairs: u32,
    /// In a run of several matches, the level that is measured.
    pub level: Option<u8>,
    /// The number of threads; `None` for one per core.
    pub threads: Option<NonZeroUsize>,
}

impl MatchRun<'_> {
    /// Plays the pairs, writes a line for each in order and hands it to `observe`, which ends the match or returns the
    /// text for the progress bar. The lines do not depend on which pairs the log held.
    pub fn play<G: Notation + Heuristics + 'static>(
        &self,
        game: &Arc<G>,
        log: &mut MatchLog,
        out: &mut impl Write,
        mut observe: impl FnMut(&Pair) -> ControlFlow<(), String>,
    ) -> Result<(), Failure> {
        let bar = progress::bar(self.pairs, "pairs");
        let mut report = |entry: &Entry| -> Result<ControlFlow<()>, Failure> {
            bar.suspend(|| json_line::write(out, entry))?;
            bar.inc(1);
            Ok(match observe(&entry.pair) {
                ControlFlow::Break(()) => ControlFlow::Break(()),
                ControlFlow::Continue(message) => {
                    bar.set_message(message);
                    ControlFlow::Continue(())
                }
            })
        };
        let entry = |pair: Pair| Entry {
            level: self.level,
            pair,
        };
        let mut next = 0;
        let kept = log.take(self.level, |pair| self.rules.check(&**game, pair))?;
        for pair in kept.into_iter().take(self.pairs as usize) {
            next += 1;
            if report(&entry(pair))?.is_break() {
                return Ok(());
            }
        }
        bar.reset_eta();
        let play = |pair| entry(self.rules.pair(game, pair));
        parallel::in_order(next..self.pairs, self.threads, play, |entry| {
            log.add(&entry)?;
            report(&entry)
        })
    }
}
