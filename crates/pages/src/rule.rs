//! A paragraph of a game's rules, with the boards that show it: how they lie before and after a move of the lesson, which
//! can be tried, and a game that is over with what it counts.

use maud::{Markup, html};

use super::board::{board, marked_board, table, tiles};
use super::link::{Link, Root};
use super::words::Words;
use tessera_app::lesson::{Lesson, Step, draw_marks, draw_pointed};
use tessera_core::game::Turn;
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::catalog::{GameId, Passage};
use tessera_games::play::Table;

/// The paragraph; without a lesson only its example is drawn.
pub(super) fn rule(
    passage: &Passage,
    game: GameId,
    lesson: Option<&Lesson>,
    root: &Root,
    language: Language,
) -> Markup {
    let example = (!passage.example.is_empty()).then(|| table(passage.example, language));
    let steps = lesson.map_or_else(Vec::new, |lesson| steps(passage, lesson));
    html! {
        li.shown[example.is_some()] {
            p { (passage.text) }
            @if let Some(example) = example {
                figure {
                    a.thumb href=(root.to(Link::Position(passage.example))) aria-label=(Words::of(language).open_position) {
                        (board(&*example))
                    }
                    @if let Some(result) = result(&*example) { figcaption { (result) } }
                }
            }
            @if !steps.is_empty() {
                ul.tries { @for (step, number) in steps { li { (tried(step, number, game, root, language)) } } }
            }
        }
    }
}

/// What the end of a turn of Carcassonne is called that puts no meeple on the board.
const NO_MEEPLE: &str = "none";

/// The steps of the lesson that show a paragraph, each with its number.
fn steps<'a>(passage: &Passage, lesson: &'a Lesson) -> Vec<(&'a Step, u8)> {
    let numbered = || lesson.steps.iter().zip(1..);
    let find = |id: &&str| numbered().find(|(step, _)| step.id == *id);
    passage.steps.iter().filter_map(find).collect()
}

/// A step: its position, the one after its moves, and what has come of them. It can be tried.
fn tried(step: &Step, number: u8, game: GameId, root: &Root, language: Language) -> Markup {
    let words = Words::of(language);
    let mut after = table(&after(step), language);
    // Whoever completes something with a tile and puts no meeple on it has the others back.
    let _ = after.play(NO_MEEPLE);
    // Both are of one size.
    let table = table(&step.record, language);
    let cells = tiles(&*after);
    let mut before = marked_board(&*table, &cells, |scene, over| {
        draw_marks(&step.show, scene, over);
        if step.look {
            draw_pointed(&step.line, scene, over);
        }
    });
    let after = board(&*after);
    if let Some(land) = table.land().filter(|_| before.0 == after.0) {
        // A meeple that comes back at once is seen nowhere else.
        before = marked_board(&*table, &cells, |_, over| {
            for name in &step.line {
                land.draw_offer(name, None, true, over);
            }
        });
    }
    html! {
        figure.tried {
            div.boards {
                (before)
                @if !step.look {
                    span.then aria-hidden="true" {}
                    (after)
                }
            }
            figcaption {
                b { (step.title.in_language(language)) "." } " "
                (step.done.in_language(language)) " "
                a href=(root.to(Link::LessonStep(game, number))) { (words.try_it) }
            }
        }
    }
}

/// The record of a step with its moves.
fn after(step: &Step) -> String {
    let line = step.line.join(".");
    if step.record.ends_with('/') {
        format!("{}{line}", step.record)
    } else {
        format!("{}.{line}", step.record)
    }
}

/// What each side has where a game is over: `Black 12½ (11 + 1 territory + ½ button), White 12 (…)`.
fn result(table: &dyn Table) -> Option<String> {
    let seats = (table.turn() == Turn::Over).then(|| table.seat_status())?;
    let seats = seats.0.iter().filter_map(|seat| {
        let score = points::in_words(seat.score);
        let side = seat.side?.name;
        Some(if seat.account.is_empty() {
            format!("{side} {score}")
        } else {
            format!("{side} {score} ({})", seat.account)
        })
    });
    Some(seats.collect::<Vec<_>>().join(", "))
}
