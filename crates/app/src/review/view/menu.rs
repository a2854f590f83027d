//! What can be done with a move of the list.

use super::moves::move_in_words;
use crate::review::state::ReviewState;
use crate::review::tree::NodeId;
use crate::shell::Shell;
use crate::words::ReviewWords;
use tessera_protocol::assessment::Glyph;

#[derive(Clone, PartialEq, Debug)]
pub struct MoveMenu {
    pub node: NodeId,
    /// What it is called.
    pub title: String,
    /// The sign behind it.
    pub glyph: Option<Glyph>,
    /// What is said about it.
    pub comment: String,
    /// Whether its line is not the main line.
    pub can_promote: bool,
    /// How many moves are deleted with it, itself among them.
    pub moves: usize,
}

/// The menu, while it is open.
pub fn menu(state: &ReviewState, shell: &Shell) -> Option<MoveMenu> {
    let (tree, words) = (&state.tree, ReviewWords::of(shell.language));
    let node = state.menu.filter(|&node| tree.contains(node))?;
    Some(MoveMenu {
        node,
        title: (words.move_title)(tree.ply(node), &move_in_words(state, shell, node)),
        glyph: tree.glyph(node),
        comment: tree.comment(node).to_owned(),
        can_promote: !tree.is_main(node),
        moves: tree.size(node),
    })
}
