//! The full report of each game: its page, the list of all reports, and two reports side by side.
//!
//! Everything on these pages is drawn from the reports alone ([`crate::report::Report`], which `lab report` writes), and
//! only games that have one have a page.

mod cards;
mod compare;
mod context;
mod figure;
mod list;
mod page;
mod panel;
mod published;
mod reports;
mod sections;
mod table;
mod words;

pub use reports::{BadReports, Reports};

use super::page::Page;
use crate::catalog::GameId;
use crate::language::Language;
pub(super) use words::ReportWords;

/// The address of the list of reports, among the pages in a language.
pub(super) const REPORTS: &str = "report/";
/// The address of the page that compares two of them.
pub(super) const COMPARE: &str = "report/compare/";

/// The address of the report of a game, among the pages in a language.
pub(super) fn report_address(game: GameId) -> String {
    format!("{REPORTS}{}/", game.id())
}

/// The path of the report of a game as JSON, from the root of the site.
pub fn report_file(game: GameId) -> String {
    format!("{REPORTS}{}.json", game.id())
}

/// The pages of the reports; none where there is no report.
pub(super) fn pages(reports: &Reports, language: Language) -> Vec<Page> {
    if reports.is_empty() {
        return Vec::new();
    }
    let of_games = reports
        .iter()
        .map(|(game, report)| page::page(game, report, reports, language));
    let others = [list::page(reports, language), compare::page(reports, language)];
    of_games.chain(others).collect()
}
