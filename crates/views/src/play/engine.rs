//! The engine in the panel: its controls, how far it has come, and what it thinks.

use maud::{Markup, html};

use crate::Ui;
use crate::icon::icon;
use tessera_app::play::view::{Estimate, Panel};
use tessera_app::words::PanelWords;
use tessera_app::{Command, PlayMsg};

/// The buttons while the engine thinks, or while it waits to be told to go on.
pub fn controls(panel: &Panel, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let move_now = ui.titled(Command::MoveNow, words.move_now_title, words.move_now);
    html! {
        @if panel.thinking || panel.waiting {
            div.machine.actions #machine {
                @if panel.thinking {
                    button class="" title=(move_now) data-on=(ui.on(PlayMsg::MoveNow)) { (icon("bolt")) (words.move_now) }
                    button.quiet title="" data-on=(ui.on(PlayMsg::StopThinking)) { (icon("stop")) (words.stop) }
                } @else {
                    button.primary title="" data-on=(ui.on(PlayMsg::GoOn)) { (icon("play")) (words.go_on) }
                }
            }
        }
    }
}

/// How long the engine has been thinking, and how many percent of its budget that is.
pub fn progress((time, used): &(String, u32), ui: &Ui) -> Markup {
    html! {
        div.meter #meter {
            span.progress { (time) }
            progress aria-label=(PanelWords::of(ui.language()).time_used) max="100" value=(used) {}
        }
    }
}

/// What the engine thinks, if that is switched on.
pub fn estimate(estimate: Option<&Estimate>, ui: &Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    html! {
        div.estimate {
            @if let Some(estimate) = estimate {
                p { b { (estimate.headline) } }
                p.small { (estimate.effort) }
                @if !estimate.moves.is_empty() {
                    table {
                        thead {
                            tr {
                                th { (words.moves_column) }
                                th { (words.visits_column) }
                                th { (words.worth_column) }
                                th { (words.then_column) }
                            }
                        }
                        tbody {
                            @for row in &estimate.moves {
                                tr {
                                    th scope="row" { (row.text) }
                                    td { (row.share) }
                                    td { (row.value) }
                                    td { (row.then) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
