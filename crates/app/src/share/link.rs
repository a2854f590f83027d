//! The link that is shared.

use super::state::ShareState;
use crate::link::Link;
use crate::play::Board;
use crate::records::AnnotatedGame;
use crate::shell::Shell;

/// A longer address is cut off by some programs, in bytes.
pub(super) const LONG: usize = 2_000;

/// What is shared of the game as a link.
pub(super) fn link(state: &Board, share: &ShareState) -> Link {
    let link = state.link();
    Link {
        record: share.record(link.record),
        machines: if share.with_machines {
            link.machines
        } else {
            Vec::new()
        },
        names: if share.with_names {
            state.told_names()
        } else {
            Vec::new()
        },
        purist: link.purist,
        // Whoever is shown a game does not play it.
        shared: None,
    }
}

/// The game of a review with all that is said about it, where that can be shared.
pub(super) fn annotated(state: &Board, share: &ShareState) -> Option<AnnotatedGame> {
    let (tree, shown) = (share.notes()?, share.shown()?);
    Some(AnnotatedGame::showing(link(state, share), tree.clone(), shown))
}

/// The fragment of the address that is shared: that of the puzzle, the study, or the link to the game.
pub(super) fn fragment(state: &Board, share: &ShareState) -> String {
    if let Some(study) = annotated(state, share).filter(|_| share.is_study()) {
        return study.study_of_any_length();
    }
    let puzzle = share.puzzle.clone();
    puzzle.unwrap_or_else(|| link(state, share).to_string())
}

/// The fragment as an address of this site.
pub(super) fn address(state: &Board, share: &ShareState, shell: &Shell) -> String {
    format!("{}#{}", shell.site, fragment(state, share))
}
