//! The paths of a game as cards: what to look for, a first position, and where to go on. What is solved, and what it has
//! taught, `www/puzzles.js` says.

use maud::{Markup, html};

use super::ideas::ideas;
use super::words::ListWords;
use crate::board::{marked_board, near, table};
use crate::link::{Link, Root};
use tessera_app::words::PuzzleWords;
use tessera_core::language::Language;
use tessera_protocol::puzzles::{Path, PuzzleFile};

/// The paths of a game; nothing where there is none.
pub(super) fn paths(file: &PuzzleFile, root: &Root, language: Language) -> Markup {
    let paths = file.paths();
    html! {
        @if !paths.is_empty() {
            ul.paths { @for path in paths { li { (card(&path, file, root, language)) } } }
        }
    }
}

/// A path: a link to its first puzzle, or to the first that is not solved.
fn card(path: &Path<'_>, file: &PuzzleFile, root: &Root, language: Language) -> Markup {
    let (words, count) = (ListWords::of(language), path.puzzles.len());
    let ids: Vec<&str> = path.puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    let first = path.puzzles[0];
    let board = table(&first.record, language);
    let [before, after] = ideas(file.game, path.theme).in_language(language);
    html! {
        a.card href=(root.to(Link::PuzzleOnPath(&first.id))) data-path=(ids.join(" ")) {
            span.thumb aria-hidden="true" { (marked_board(&*board, &near(&*board), |_, _| ())) }
            span.what {
                b { ((PuzzleWords::of(language).theme_name)(path.theme)) }
                span.before { (before) }
                span.after hidden { (after) }
                small.soft data-text=((words.solved_of)("{}", count)) { ((words.count)(count)) }
            }
        }
    }
}
