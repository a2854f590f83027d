//! The full report of each game: its page, the list of all reports, and two reports side by side.
//!
//! Everything on these pages is drawn from the reports alone ([`tessera_report::Report`], which `lab report` writes), and
//! only games that have one have a page.

mod cards;
mod compare;
mod context;
mod figure;
mod figure_name;
mod list;
mod page;
mod panel;
mod published;
mod sections;
mod table;
mod words;

use super::contents::Contents;
use super::page::Page;
use tessera_core::language::Language;

/// The pages of the reports; none where there is no report.
pub(super) fn pages(contents: &Contents, language: Language) -> Vec<Page> {
    let reports = &contents.reports;
    if reports.is_empty() {
        return Vec::new();
    }
    let of_games = reports
        .by_game()
        .map(|(game, report)| page::page(game, report, contents, language));
    let others = [list::page(reports, language), compare::page(reports, language)];
    of_games.chain(others).collect()
}
