//! A match played out: pairs that were played before are taken from the log, the others played by a crew.

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::failure::Failure;
use super::json_line;
use super::match_log::{Entry, MatchLog};
use super::pair::{Match, Pair};
use super::parallel;
use super::progress;
use crate::play::Show;
use crate::search::Heuristics;

/// A match of so many pairs at most.
pub(super) struct MatchRun<'a> {
    pub rules: &'a Match,
    pub pairs: u32,
    /// In a run of several matches, the level that is judged.
    pub level: Option<u8>,
    pub threads: Option<NonZeroUsize>,
}

impl MatchRun<'_> {
    /// Plays the pairs in order, writes a line for each and shows it to the judge, who says in a few words how
    /// it stands, or that it is decided. The same pairs are told whatever the log held.
    pub fn play<G: Show + Heuristics + 'static>(
        &self,
        game: &Arc<G>,
        log: &mut MatchLog,
        out: &mut impl Write,
        mut observe: impl FnMut(&Pair) -> ControlFlow<(), String>,
    ) -> Result<(), Failure> {
        let bar = progress::bar(self.pairs, "pairs");
        let mut tell = |entry: &Entry| -> Result<ControlFlow<()>, Failure> {
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
        for pair in log.take(self.level)?.into_iter().take(self.pairs as usize) {
            next += 1;
            if tell(&entry(pair))?.is_break() {
                return Ok(());
            }
        }
        bar.reset_eta();
        let play = |pair| entry(self.rules.pair(game, pair));
        parallel::in_order(next..self.pairs, self.threads, play, |entry| {
            log.add(&entry)?;
            tell(&entry)
        })
    }
}
