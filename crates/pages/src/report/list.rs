//! The list of all reports.

use maud::{Markup, html};

use super::cards::{Card, cards, figure, list};
use super::context::Context;
use super::words::ReportWords;
use crate::game_files::GameFiles;
use crate::link::{Link, REPORTS, Root, report_address};
use crate::page::Page;
use crate::shell;
use tessera_core::language::Language;
use tessera_report::Report;

/// The page that lists the reports.
pub(super) fn page(reports: &GameFiles<Report>, language: Language) -> Page {
    let words = ReportWords::of(language);
    let root = Root::of(REPORTS, language);
    let names = reports.by_game().map(|(game, _)| game.name().to_owned());
    let main = html! {
        article.rules.reports {
            (shell::offers(&root, REPORTS, language))
            h1 { (words.reports) }
            p.lead { (words.list_lead) }
            @for (game, report) in reports.by_game() {
                section {
                    h2 { a href=(root.to(Link::Report(game))) { (game.name()) } }
                    (list(&cards(&Context::new(game, report, &Root::of(&report_address(game), language), language))))
                }
            }
            p.actions { a.button href={ (root.to(Link::Reports)) "compare/" } { (words.compare_title) } }
            (shell::footer(&root, REPORTS, language))
        }
    };
    Page {
        language,
        address: REPORTS.to_owned(),
        title: format!("{} · Tessera", words.reports),
        description: (words.list_description)(&names.collect::<Vec<_>>()),
        in_every_language: true,
        hosts_app: false,
        main,
    }
}

/// The figures of all games in one table.
pub(super) fn figures(reports: &GameFiles<Report>, root: &Root, language: Language) -> Markup {
    let words = ReportWords::of(language);
    let rows: Vec<_> = reports
        .by_game()
        .map(|(game, report)| (game, cards(&Context::new(game, report, root, language))))
        .collect();
    let mut names: Vec<&str> = Vec::new();
    for card in rows.iter().flat_map(|(_, cards)| cards) {
        if !names.contains(&card.name) {
            names.push(card.name);
        }
    }
    let value = |cards: &[Card], name: &str| match cards.iter().find(|card| card.name == name) {
        Some(card) => figure(card),
        None => html! { "–" },
    };
    html! {
        div.wide tabindex="0" role="region" aria-label=(words.all_games_table) {
            table {
                thead { tr { th scope="col" { (words.game_column) } @for name in &names { th scope="col" { (name) } } } }
                tbody {
                    @for (game, cards) in &rows {
                        tr {
                            th scope="row" { a href=(root.to(Link::Report(*game))) { (game.name()) } }
                            @for name in &names { td { (value(cards, name)) } }
                        }
                    }
                }
            }
        }
    }
}
