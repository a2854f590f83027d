//! The column beside the board of a puzzle: steps, progress, seats, where it is from, bands.

use maud::{Markup, html};

use crate::Ui;
use crate::icon::icon;
use crate::play::seats::pieces;
use tessera_app::play::view::SeatRow;
use tessera_app::puzzle::view::PuzzlePanel;
use tessera_app::words::{PanelWords, PuzzleWords};
use tessera_app::{BoardMsg, Msg, PuzzleMsg};

/// A button that shows its icon only.
pub fn icon_button(sign: &str, label: &str, is_enabled: bool, msg: impl Into<Msg>, ui: &mut Ui) -> Markup {
    html! {
        button.icon #{ "to-" (sign) } aria-label=(label) title=(label) disabled[!is_enabled] data-on=(ui.on(msg.into())) {
            (icon(sign))
        }
    }
}

/// The buttons that step through the solution.
pub fn step_buttons(puzzle: &PuzzlePanel, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let (ply, (back, on)) = (puzzle.ply, puzzle.steps.unwrap_or_default());
    html! {
        (icon_button("first", words.to_start, back, BoardMsg::GoTo(0), ui))
        (icon_button("prev", words.back_a_ply, back, BoardMsg::GoTo(ply.saturating_sub(1)), ui))
        (icon_button("next", words.forward_a_ply, on, BoardMsg::GoTo(ply + 1), ui))
        (icon_button("last", words.to_end, on, BoardMsg::GoTo(usize::MAX), ui))
    }
}

/// The buttons that step through the solution, or through what refutes a move; and the way to the review.
pub fn steps(puzzle: &PuzzlePanel, ui: &mut Ui) -> Markup {
    let own = PuzzleWords::of(ui.language());
    html! {
        @if puzzle.steps.is_some() {
            div.nav #steps role="group" aria-label=(own.steps) {
                (step_buttons(puzzle, ui))
                @if let Some(review) = &puzzle.review {
                    a.button href=(review) { (icon("review")) (own.analyse) }
                }
            }
        }
    }
}

/// Which own choice of how many is looked for.
pub fn progress(puzzle: &PuzzlePanel) -> Markup {
    let (made, all) = puzzle.choices;
    html! {
        @if all > 1 {
            p.choices #choices {
                span aria-hidden="true" { @for at in 0..all { i.on[at < made] {} } }
                span.soft { (puzzle.choices_text) }
            }
        }
    }
}

/// The seats, each with its score and pieces.
pub fn seats(rows: &[SeatRow], words: &PanelWords) -> Markup {
    html! {
        ul.seats.many[rows.len() > 2] {
            @for row in rows {
                li.seat.to-move[row.to_move] data-side=[row.side.map(|side| side.id)] data-seat=[row.colour] {
                    span.badge aria-hidden="true" {}
                    span.who { strong { (row.name) } }
                    span.score { (row.score) }
                    span.side { (row.side.map_or("", |side| side.name)) }
                    span.account { (pieces(row.pieces, words)) }
                }
            }
        }
    }
}

/// Where the position is from, and how good somebody is at puzzles.
pub fn about(puzzle: &PuzzlePanel, ui: &mut Ui) -> Markup {
    let words = PuzzleWords::of(ui.language());
    html! {
        section.about #about aria-labelledby="about-title" {
            @if puzzle.is_of_other_day {
                p #today { button data-on=(ui.on(Msg::from(PuzzleMsg::Today))) { (words.today) } }
            }
            h2 #about-title { (words.about_title) }
            p.soft { (puzzle.about) }
            ul.soft { @for score in &puzzle.scores { li { (score) } } }
        }
    }
}

/// The bands of the game, with how many of each are solved.
pub fn bands(puzzle: &PuzzlePanel, ui: &Ui) -> Markup {
    let words = PuzzleWords::of(ui.language());
    html! {
        section.bands #bands aria-labelledby="bands-title" {
            h2 #bands-title { (words.bands_title) }
            ul {
                @for row in &puzzle.bands {
                    @let (solved, all) = row.solved;
                    li {
                        a href=(puzzle.list) aria-current=[row.is_here.then_some("true")] {
                            b { (row.name) }
                            span.soft { (row.text) }
                            i aria-hidden="true" data-css={ "--part:" (100 * solved / all.max(1)) "%" } {}
                        }
                    }
                }
            }
            p { a href=(puzzle.list) { (words.all_puzzles) } }
        }
    }
}
