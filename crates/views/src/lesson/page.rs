//! The page of a lesson as a whole.

use maud::{Markup, html};

use super::task;
use crate::icon::icon;
use crate::play::{Pointed, board, dock, entry, land, offers, panel, result, text};
use crate::puzzle::{card, confirm, main_action, rules, seats, undo};
use crate::{Screen, Ui};
use tessera_app::LessonState;
use tessera_app::lesson::view::{self as lesson_view, LessonPanel};
use tessera_app::play::Doing;
use tessera_app::play::view::{self, Panel};
use tessera_app::words::{LessonWords, PanelWords};

/// A board with one thing to do.
pub fn page(state: &LessonState, screen: &Screen, ui: &mut Ui) -> Markup {
    let shell = ui.shell;
    let panel = view::panel(&state.board, shell);
    let lesson = lesson_view::panel(state, shell);
    let play = &state.board;
    let pointed = Pointed::beside_notice(play, ui);
    html! {
        div.play.lesson.land[panel.bag].zen[shell.board_only] {
            (board::board(play, &panel, screen, ui))
            (side_column(state, &panel, &lesson, &pointed, ui))
            (dock(&panel, &lesson, ui))
            (entry::dialog(play, screen, ui))
            (text::dialog(play, Doing::Nothing, screen, ui))
        }
    }
}

fn side_column(
    state: &LessonState,
    panel: &Panel,
    lesson: &LessonPanel,
    pointed: &Pointed,
    ui: &mut Ui,
) -> Markup {
    let (words, own) = (PanelWords::of(ui.language()), LessonWords::of(ui.language()));
    panel::aside(own.panel, ui, |ui| {
        html! {
            (task::heading(lesson, ui))
            (task::task(lesson))
            (card(&lesson.feedback, own.panel, ui))
            (result::notices(panel, ui))
            @if state.is_looking() {
                p.status.hover #looking data-region="hover" { (pointed.hover) }
            }
            @if let Some(hand) = &pointed.hand { (land::hand(hand, ui)) }
            @if state.is_looking() && !state.step().look {
                div.acts {
                    (confirm(panel, ui))
                    (offers::offers(&panel.offers, ui))
                }
            }
            (seats(&panel.seats, words))
            div.tools {
                (undo(lesson.can_take_back, ui))
                (rules(panel, "tool", ui))
            }
        }
    })
}

fn dock(panel: &Panel, lesson: &LessonPanel, ui: &mut Ui) -> Markup {
    dock::group(None, ui, |ui| {
        html! {
            (undo(lesson.can_take_back, ui))
            @for button in lesson.feedback.buttons.iter().filter(|button| !button.is_urged) {
                button.tool #{ "dock-" (button.icon) } disabled[!button.is_enabled] data-on=(ui.on(button.msg.clone())) {
                    (icon(button.icon)) (button.label)
                }
            }
            (rules(panel, "tool", ui))
            (main_action(&lesson.feedback, panel, ui))
        }
    })
}
