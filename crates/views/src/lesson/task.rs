//! What is to be done, and how far somebody is with a lesson.

use maud::{Markup, html};

use crate::Ui;
use crate::icon::icon;
use tessera_app::lesson::view::LessonPanel;
use tessera_app::words::LessonWords;

/// The heading: which lesson and which step, with a row of all steps.
pub fn heading(lesson: &LessonPanel, ui: &Ui) -> Markup {
    let words = LessonWords::of(ui.language());
    html! {
        div.title {
            a.icon #leave href=(lesson.overview) aria-label=(words.leave) title=(words.leave) { (icon("close")) }
            h1 { (lesson.title) }
            p.subtitle { (lesson.step) }
            ol.dots aria-label=(words.progress) {
                @for dot in &lesson.dots {
                    li.done[dot.is_done].here[dot.is_here] {
                        a href=(dot.address) aria-label=(dot.label) title=(dot.label)
                            aria-current=[dot.is_here.then_some("step")] {}
                    }
                }
            }
        }
    }
}

/// Who the learner is, and what is to be done.
pub fn task(lesson: &LessonPanel) -> Markup {
    html! {
        section.task #task aria-labelledby="task-text" {
            p.you { (lesson.you) }
            h2 #task-text { (lesson.task) }
            p.soft { (lesson.controls) }
        }
    }
}
