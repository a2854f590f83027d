//! Two reports side by side: `www/report.js` takes the figures from their pages.

use maud::html;

use super::list::figures;
use super::words::ReportWords;
use crate::game_files::GameFiles;
use crate::link::{COMPARE, Link, Root};
use crate::page::Page;
use crate::{chart, shell};
use tessera_core::language::Language;
use tessera_report::Report;

/// The page on which two games are chosen and compared.
pub(super) fn page(reports: &GameFiles<Report>, language: Language) -> Page {
    let words = ReportWords::of(language);
    let root = Root::of(COMPARE, language);
    let choice = |name: &str, label: &str| {
        html! {
            label { (label) " "
                select name=(name) {
                    @for (game, _) in reports.by_game() {
                        option value=(game.id()) data-page=(root.to(Link::Report(game))) { (game.name()) }
                    }
                }
            }
        }
    };
    let main = html! {
        article.rules.compare {
            (shell::offers(&root, COMPARE, language))
            svg.defs width="0" height="0" aria-hidden="true" { defs { (chart::patterns()) } }
            h1 { (words.compare_title) }
            p.note.unstarted { (words.compare_unscripted) }
            @if reports.by_game().count() < 2 { p { (words.one_report) } }
            p.chosen data-failed=(words.compare_failed) data-unknown=(words.compare_unknown) {
                (choice("a", words.first_game)) " " (choice("b", words.second_game))
            }
            p #compare-fault role="status" {}
            h2 { (words.all_games_table) }
            (figures(reports, &root, language))
            div #compared {}
            (shell::footer(&root, COMPARE, language))
        }
    };
    Page {
        language,
        address: COMPARE.to_owned(),
        title: format!("{} · Tessera", words.compare_title),
        description: words.compare_description.to_owned(),
        in_every_language: true,
        hosts_app: false,
        main,
    }
}
