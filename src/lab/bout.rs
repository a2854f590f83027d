//! A match played out: pairs that were played before are taken from the journal, the others played by a crew.

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use indicatif::{ProgressBar, ProgressStyle};

use super::crew;
use super::failure::Failure;
use super::journal::{Entry, Journal};
use super::line;
use super::pair::{Match, Pair};
use crate::play::Show;
use crate::search::Mind;

/// A match of so many pairs at most.
pub(super) struct Bout<'a> {
    pub rules: &'a Match,
    pub pairs: u32,
    /// In a run of several matches, the level that is judged.
    pub level: Option<u8>,
    pub threads: Option<NonZeroUsize>,
}

impl Bout<'_> {
    /// Plays the pairs in order, writes a line for each and shows it to the judge, who says in a few words how
    /// it stands, or that it is decided. The same pairs are told whatever the journal held.
    pub fn play<G: Show + Mind>(
        &self,
        game: &G,
        journal: &mut Journal,
        out: &mut impl Write,
        mut judge: impl FnMut(&Pair) -> ControlFlow<(), String>,
    ) -> Result<(), Failure> {
        let bar = ProgressBar::new(u64::from(self.pairs));
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} pairs, {eta} left, {msg}");
        bar.set_style(style.expect("the template is sound"));
        let mut tell = |entry: &Entry| -> Result<ControlFlow<()>, Failure> {
            bar.suspend(|| line::write(out, entry))?;
            bar.inc(1);
            Ok(match judge(&entry.pair) {
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
        for pair in journal.take(self.level)?.into_iter().take(self.pairs as usize) {
            next += 1;
            if tell(&entry(pair))?.is_break() {
                return Ok(());
            }
        }
        bar.reset_eta();
        let play = |pair| entry(self.rules.pair(game, pair));
        crew::in_order(next..self.pairs, self.threads, play, |entry| {
            journal.add(&entry)?;
            tell(&entry)
        })
    }
}
