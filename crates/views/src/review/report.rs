//! The report on the game: a dialog of figures, each with a chart and a table, that can be printed.

use maud::{Markup, html};

use super::chart::{chart, table};
use crate::icon::icon;
use crate::{Act, Ui};
use tessera_app::review::{Figure, REPORT_DIALOG, game_report};
use tessera_app::words::GameReportWords;
use tessera_app::{GameReview, ReviewMsg, ReviewState};

/// The names of the regions of the figures' tables.
const TABLES: [&str; 8] = [
    "figure-0", "figure-1", "figure-2", "figure-3", "figure-4", "figure-5", "figure-6", "figure-7",
];

/// The button that opens the report.
pub fn open_button(ui: &mut Ui) -> Markup {
    let words = GameReportWords::of(ui.language());
    html! {
        button.open-report title=(words.title_hint) data-on=(ui.on(ReviewMsg::ShowReport(true))) { (icon("graph")) (words.title) }
    }
}

/// The report on the game. `progress` says how far the review is, as in the panel.
pub fn dialog(
    state: &ReviewState,
    review: Option<&GameReview>,
    progress: impl FnOnce(&mut Ui) -> Markup,
    ui: &mut Ui,
) -> Markup {
    let words = GameReportWords::of(ui.language());
    let closed = ui.on(ReviewMsg::ShowReport(false));
    let content = ui.region(REPORT_DIALOG, |ui| {
        html! {
            form.head method="dialog" {
                h2 #report-title { (words.title) }
                button type="button" data-on=(ui.on(Act::Print)) { (words.print) }
                button.icon aria-label=(words.close) title=(words.close) { (icon("close")) }
            }
            @if state.has_report { (progress(ui)) }
            div.figures data-region="figures" { (figures(state, review, ui)) }
        }
    });
    // The button that begins is gone once it was pressed; without the focus in it Escape would not close the dialog.
    html! {
        dialog.wide-dialog.printed #(REPORT_DIALOG) tabindex="-1" aria-labelledby="report-title" data-refuge data-closed=(closed)
            data-region=(REPORT_DIALOG) { (content) }
    }
}

/// All figures, as long as the report is open: what is not seen is not computed.
fn figures(state: &ReviewState, review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    ui.region("figures", |ui| {
        let report = state.has_report.then(|| game_report(state, review, ui.shell));
        html! {
            @if let Some(report) = report {
                p.soft { (report.source) }
                @for (shown, region) in report.figures.iter().zip(TABLES) { (figure(shown, region, ui)) }
                @if let Some((address, says)) = &report.general {
                    p { a href=(address) { (says) } }
                }
            }
        }
    })
}

fn figure(figure: &Figure, region: &str, ui: &mut Ui) -> Markup {
    let words = GameReportWords::of(ui.language());
    html! {
        section.graph {
            h3 { (figure.title) }
            p.sum { (figure.says) }
            @if let Some(drawn) = &figure.chart { (chart(drawn)) }
            @if !figure.table.rows.is_empty() {
                details {
                    summary { (words.table) }
                    (table(region, &figure.table, ui))
                }
            }
            p.soft { (words.how) ": " (figure.how) }
        }
    }
}
