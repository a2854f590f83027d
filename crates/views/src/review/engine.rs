//! The analysis of the position: its switch, the status of the search, its lines, and what lies over the board.

use maud::{Markup, html};

use super::lines;
use crate::dialogs::fields;
use crate::icon::icon;
use crate::{Act, Screen, Ui};
use tessera_app::review::view::{self, EngineView};
use tessera_app::words::AnalysisWords;
use tessera_app::{AnalysisMsg, Model, Msg, ReviewState, analysis_form};

/// The id of the dialog of the settings.
pub const SETTINGS: &str = "analysis";

/// The analysis in the panel.
pub fn engine(model: &Model, state: &ReviewState, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = AnalysisWords::of(ui.language());
    let is_reviewing = model.reviews.running().is_some();
    let engine = view::engine(state, ui.shell, screen.workers, is_reviewing);
    let content = ui.region("engine", |ui| {
        html! {
            (head(&engine, ui))
            progress.idle[engine.progress.is_none()] aria-label=(words.progress) max="100" value=(engine.progress.unwrap_or(100))
                aria-hidden=[engine.progress.is_none().then_some("true")] {}
            p.note #note hidden[engine.note.is_empty()] { (engine.note) }
            (lines::lines(&engine, ui))
            (overlays(&engine, ui))
            (settings(screen, ui))
        }
    });
    html! {
        section.engine.off[!engine.is_shown] #engine aria-label=(words.analysis) data-region="engine" { (content) }
    }
}

fn head(engine: &EngineView, ui: &mut Ui) -> Markup {
    let words = AnalysisWords::of(ui.language());
    html! {
        div.head {
            button.toggle role="switch" aria-checked=(engine.on) aria-label=(words.analysis) title=(words.switch_title)
                data-on=(ui.on(AnalysisMsg::Switch)) { span aria-hidden="true" {} }
            div {
                b aria-hidden="true" { (words.analysis) }
                p.work #work hidden[engine.status.is_empty()] title=(engine.status) { (engine.status) }
            }
            button.deeper title=(words.deeper_title) hidden[!engine.on] disabled[!engine.can_deepen]
                data-on=(ui.on(AnalysisMsg::Deeper)) { (icon("plus")) (words.deeper) }
            button.icon aria-label=(words.settings) title=(words.settings) data-on=(ui.on(Act::Open(SETTINGS))) {
                (icon("settings"))
            }
        }
    }
}

/// The choice of what lies over the board, and what its marks mean.
fn overlays(engine: &EngineView, ui: &mut Ui) -> Markup {
    let words = AnalysisWords::of(ui.language());
    html! {
        div.over hidden[engine.overlays.is_empty()] {
            div.choice role="radiogroup" aria-label=(words.overlay) {
                @for row in &engine.overlays {
                    label {
                        input type="radio" name="overlay" checked[row.is_on] data-change=(ui.on(AnalysisMsg::Overlay(row.overlay)));
                        span { (row.name) }
                    }
                }
            }
            p.legend { (engine.legend) }
        }
    }
}

/// The settings of the analysis.
fn settings(screen: &Screen, ui: &mut Ui) -> Markup {
    let words = AnalysisWords::of(ui.language());
    let content = ui.region(SETTINGS, |ui| {
        html! {
            @if screen.is_open(SETTINGS) {
                form method="dialog" {
                    h2 #analysis-title { (words.settings_title) }
                    (fields::fields(&analysis_form(ui.shell, screen.workers), Msg::FillInSettings, ui))
                    p.actions { button.primary { (words.done) } }
                }
            }
        }
    });
    html! {
        dialog #(SETTINGS) aria-labelledby="analysis-title" data-region=(SETTINGS) { (content) }
    }
}
