//! The page of a lesson as a whole.

use maud::{Markup, html};

use super::task;
use crate::icon::icon;
use crate::play::{Pointed, board, entry, land, offers, result, text};
use crate::puzzle::{card, main_action, rotate, rules, seats};
use crate::{Screen, Ui};
use tessera_app::lesson::view::{self as lesson_view, LessonPanel};
use tessera_app::play::view::{self, Panel};
use tessera_app::words::{LessonWords, PanelWords};
use tessera_app::{LessonState, PlayMsg};

/// A board with one thing to do.
pub fn page(state: &LessonState, screen: &Screen, ui: &mut Ui) -> Markup {
    let shell = ui.shell;
    let panel = view::panel(&state.board, shell);
    let lesson = lesson_view::panel(state, shell);
    let pointed = pointed(state, ui);
    let play = &state.board;
    html! {
        div.play.lesson.land[panel.bag].zen[shell.board_only] {
            (board::board(play, &panel, screen, ui))
            (beside(state, &panel, &lesson, &pointed, ui))
            (dock(&panel, &lesson, ui))
            (entry::dialog(play, screen, ui))
            (text::dialog(play, screen, ui))
        }
    }
}

/// What follows the pointer. What a notice says already is not said twice.
pub fn pointed(state: &LessonState, ui: &mut Ui) -> Pointed {
    let notice = ui.shell.notice.as_ref().map(|notice| notice.text(ui.language()));
    Pointed::of(&state.board, ui, |hover| match notice {
        Some(notice) if notice.contains(&hover) => String::new(),
        _ => hover,
    })
}

fn beside(
    state: &LessonState,
    panel: &Panel,
    lesson: &LessonPanel,
    pointed: &Pointed,
    ui: &mut Ui,
) -> Markup {
    let (words, own) = (PanelWords::of(ui.language()), LessonWords::of(ui.language()));
    let content = ui.region("panel", |ui| {
        html! {
            (task::heading(lesson, ui))
            (task::task(lesson))
            (card(&lesson.feedback, own.panel, ui))
            @if ui.shell.board_only {
                p #show-all {
                    button.quiet data-on=(ui.on(PlayMsg::BoardOnly(false))) { (icon("close")) (words.show_all) }
                }
            }
            (result::notice(panel, ui))
            @if state.is_looking() {
                p.status.hover #looking data-region="hover" { (pointed.hover) }
            }
            @if let Some(hand) = &pointed.hand { (land::hand(hand, ui)) }
            @if state.is_looking() && !state.step().look {
                div.acts { (offers::offers(&panel.offers, ui)) }
            }
            (seats(&panel.seats, words))
            div.tools {
                (undo(lesson, ui))
                (rotate(panel, ui))
                (rules(panel, "tool", ui))
            }
        }
    });
    html! {
        aside.panel aria-label=(own.panel) data-region="panel" { (content) }
    }
}

fn dock(panel: &Panel, lesson: &LessonPanel, ui: &mut Ui) -> Markup {
    let content = ui.region("dock", |ui| {
        html! {
            (undo(lesson, ui))
            @for button in lesson.feedback.buttons.iter().filter(|button| !button.is_urged) {
                button.tool #{ "dock-" (button.icon) } data-on=(ui.on(button.msg.clone())) {
                    (icon(button.icon)) (button.label)
                }
            }
            (main_action(&lesson.feedback, panel, ui))
        }
    });
    html! {
        div.dock role="group" aria-label=(PanelWords::of(ui.language()).controls) data-region="dock" { (content) }
    }
}

/// Takes the last try back, or the part of one.
fn undo(lesson: &LessonPanel, ui: &mut Ui) -> Markup {
    html! {
        button.tool disabled[!lesson.can_take_back] data-on=(ui.on(PlayMsg::Undo)) {
            (icon("undo")) (PanelWords::of(ui.language()).undo)
        }
    }
}
