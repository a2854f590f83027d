//! Runs a match: takes the pairs of earlier runs from the log and plays the others on several threads.

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::match_log::{Entry, MatchLog};
use super::pair::{Match, Pair};
use super::units::Units;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
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
        let units = Units::new(self.pairs, "pairs", self.threads);
        let entry = |pair: Pair| Entry {
            level: self.level,
            pair,
        };
        let kept = log.take(self.level, |pair| self.rules.check(&**game, pair))?;
        let kept = kept.into_iter().map(entry).collect();
        let play = |pair| entry(self.rules.pair(game, pair));
        units.resume(kept, play, |entry, is_new| {
            if is_new {
                log.add(&entry)?;
            }
            json_line::write(out, &entry)?;
            Ok(observe(&entry.pair))
        })
    }
}
