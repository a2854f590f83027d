//! The pages of lessons: the list of all, and for each game its steps with a picture. Which steps somebody has done is marked
//! by `www/learn.js`, which reads what the device keeps.

mod words;

use maud::{Markup, html};

use super::board::{board_of_card, marked_board, table, tiles};
use super::contents::Contents;
use super::link::{LEARN, Link, Root, lesson_address};
use super::page::Page;
use super::shell;
use tessera_app::lesson::{Lesson, Step, draw_marks};
use tessera_core::language::Language;
pub(super) use words::LearnWords;

/// The list and a page for each lesson; none where there are no lessons.
pub(super) fn pages(contents: &Contents, language: Language) -> Vec<Page> {
    if contents.lessons.is_empty() {
        return Vec::new();
    }
    let lessons = contents.lessons.iter();
    [list(contents, language)]
        .into_iter()
        .chain(lessons.map(|lesson| page(lesson, language)))
        .collect()
}

/// The list of all lessons.
fn list(contents: &Contents, language: Language) -> Page {
    let words = LearnWords::of(language);
    let root = Root::of(LEARN, language);
    let name = |lesson: &Lesson| lesson.game.name().to_owned();
    let names: Vec<String> = contents.lessons.iter().map(name).collect();
    let main = html! {
        article.rules.learn {
            (shell::offers(&root, LEARN, language))
            h1 { (words.title) }
            p.lead { (words.lead) }
            ul.lessons { @for lesson in contents.lessons.iter() { (card(lesson, &root, language)) } }
            (shell::footer(&root, LEARN, language))
        }
    };
    Page {
        language,
        address: LEARN.to_owned(),
        title: format!("{} · Tessera", words.title),
        description: (words.description)(&names),
        in_every_language: true,
        hosts_app: false,
        main,
    }
}

/// A lesson as a card that leads to its page.
pub(super) fn card(lesson: &Lesson, root: &Root, language: Language) -> Markup {
    let (about, words) = (lesson.game.about_in(language), LearnWords::of(language));
    html! {
        li {
            a.card href=(root.to(Link::Lesson(lesson.game))) data-lesson=(lesson.game.id()) {
                span.thumb aria-hidden="true" { (board_of_card(about.example, language)) }
                span.what {
                    b { (about.name) }
                    span.soft { (about.goal) }
                    small.progress data-text=((words.done_of)("{}", lesson.steps.len())) { ((words.steps)(lesson.steps.len())) }
                }
            }
        }
    }
}

fn page(lesson: &Lesson, language: Language) -> Page {
    let (about, words) = (lesson.game.about_in(language), LearnWords::of(language));
    let address = lesson_address(lesson.game);
    let root = Root::of(&address, language);
    let heading = (words.learn)(about.name);
    let first = &lesson.steps[0];
    let board = table(&first.record, language);
    let main = html! {
        article.rules.learn.course data-done=(words.done) {
            (shell::offers(&root, &address, language))
            p.small { a href=(root.to(Link::Learn)) { (words.title) } " / " (about.name) }
            h1 { (heading) }
            p.lead { (about.goal) }
            figure {
                a.thumb href=(root.to(Link::LessonStep(lesson.game, 1))) aria-label=(first.task.in_language(language)) {
                    (marked_board(&*board, &tiles(&*board), |scene, over| {
                        draw_marks(&first.show, scene, over);
                    }))
                }
                figcaption.soft { (first.task.in_language(language)) }
            }
            section.steps aria-labelledby="steps" {
                h2 #steps { ((words.steps)(lesson.steps.len())) }
                ol { @for (step, number) in lesson.steps.iter().zip(1..) { (row(step, number, lesson, &root, language)) } }
                p.actions {
                    a.button.primary href=(root.to(Link::LessonNext(lesson.game))) { (words.start) }
                    a.button.quiet href=(root.to(Link::Rules(lesson.game))) { (words.rules) }
                    a.button.quiet href=(root.to(Link::Play(lesson.game))) { (words.play) }
                }
            }
            (shell::footer(&root, &address, language))
        }
    };
    Page {
        language,
        address,
        title: format!("{heading} · Tessera"),
        description: (words.lesson_description)(about.name, about.goal),
        in_every_language: true,
        hosts_app: false,
        main,
    }
}

/// A step as a line of the list.
fn row(step: &Step, number: u8, lesson: &Lesson, root: &Root, language: Language) -> Markup {
    html! {
        li {
            a href=(root.to(Link::LessonStep(lesson.game, number))) data-step={ (lesson.game.id()) "/" (step.id) } {
                span.number aria-hidden="true" { (number) }
                b { (step.title.in_language(language)) }
                span.mark {}
            }
        }
    }
}
