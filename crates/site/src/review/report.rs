//! The report on the game: a dialog of figures, each with a chart and a table, that can be printed.

use leptos::prelude::*;

use super::chart::{chart, table};
use super::summary;
use crate::app::App;
use crate::browser;
use crate::icon::icon;
use tessera_app::ReviewMsg;
use tessera_app::review::{Figure, GameReport, REPORT_DIALOG, game_report};
use tessera_app::words::GameReportWords;

/// The button that opens the report.
pub fn open_button() -> AnyView {
    let app = App::here();
    let words = GameReportWords::of(app.language());
    view! {
        <button class="open-report" title=words.title_hint on:click=app.on(ReviewMsg::ShowReport(true))>
            {icon("graph")}{words.title}
        </button>
    }
    .into_any()
}

/// The report on the game.
#[component]
pub fn ReportDialog() -> impl IntoView {
    let app = App::here();
    let words = GameReportWords::of(app.language());
    // What is not seen is not computed.
    let report = app.see(|model| {
        let state = model.review_page().filter(|state| state.has_report)?;
        Some(game_report(state, model.game_review(), &model.shell))
    });
    let is_open = app.see(|model| model.review_page().is_some_and(|state| state.has_report));
    // The button that begins is gone once it was pressed; without the focus in it Escape would not close the dialog.
    Effect::new(move |_| {
        report.track();
        if is_open.get() {
            request_animation_frame(|| browser::focus_if_lost(REPORT_DIALOG));
        }
    });
    let content = move || {
        let of = |report: &GameReport| {
            let link = |(address, says): &(String, String)| {
                view! { <p><a href=address.clone()>{says.clone()}</a></p> }
            };
            view! {
                <p class="soft">{report.source.clone()}</p>
                {report.figures.iter().map(figure).collect_view()}
                {report.general.as_ref().map(link)}
            }
        };
        report.with(|report| report.as_ref().map(of))
    };
    view! {
        <dialog
            id=REPORT_DIALOG
            class="wide-dialog"
            tabindex="-1"
            aria-labelledby="report-title"
            on:close=move |_| app.send(ReviewMsg::ShowReport(false))
        >
            <form method="dialog" class="head">
                <h2 id="report-title">{words.title}</h2>
                <button type="button" on:click=move |_| browser::print()>{words.print}</button>
                <button class="icon" aria-label=words.close title=words.close>{icon("close")}</button>
            </form>
            {move || is_open.get().then(summary::progress)}
            <div class="figures">{content}</div>
        </dialog>
    }
}

fn figure(figure: &Figure) -> AnyView {
    let app = App::here();
    let words = GameReportWords::of(app.language());
    let numbers = (!figure.table.rows.is_empty()).then(|| {
        view! {
            <details>
                <summary>{words.table}</summary>
                {table(&figure.table)}
            </details>
        }
    });
    view! {
        <section class="graph">
            <h3>{figure.title}</h3>
            <p class="sum">{figure.says.clone()}</p>
            {figure.chart.as_ref().map(chart)}
            {numbers}
            <p class="soft">{words.how} ": " {figure.how.clone()}</p>
        </section>
    }
    .into_any()
}
