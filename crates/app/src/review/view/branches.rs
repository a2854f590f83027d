//! The ways on from the position that is shown.

use super::moves::move_in_words;
use crate::review::state::ReviewState;
use crate::review::tree::NodeId;
use crate::shell::Shell;
use crate::words::ReviewWords;

#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// The position after its first move.
    pub node: NodeId,
    /// Its first moves, as the list of moves has them, the first with its sign.
    pub text: String,
    /// Whether it is the main line, or what else is to be known of it.
    pub note: String,
    /// Whether a step forward takes it.
    pub is_next: bool,
}

/// The ways on, where there are several.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Branches {
    /// The ways, the one that goes on with the line first.
    pub ways: Vec<Way>,
}

/// How many moves of a way are shown.
const SHOWN: usize = 5;

/// The ways on from the position that is shown; none where there is only one.
pub fn branches(state: &ReviewState, shell: &Shell) -> Branches {
    let (tree, words) = (&state.tree, ReviewWords::of(shell.language));
    let children = tree.children(state.current());
    if children.len() < 2 {
        return Branches::default();
    }
    let way = |(at, &node): (usize, &NodeId)| {
        let table = state.board.game.table();
        let line = tree.line(node);
        let after = line.into_iter().skip(tree.ply(node)).take(SHOWN - 1);
        let rest = after.map(|node| table.move_text(tree.name(node)));
        let texts: Vec<String> = [move_in_words(state, shell, node)]
            .into_iter()
            .chain(rest)
            .collect();
        let is_main = at == 0 && tree.is_main(node);
        Way {
            node,
            text: texts.join(" "),
            note: if is_main {
                words.main_line.to_owned()
            } else {
                String::new()
            },
            is_next: state.next() == Some(node),
        }
    };
    Branches {
        ways: children.iter().enumerate().map(way).collect(),
    }
}
