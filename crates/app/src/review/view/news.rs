//! What a screen reader is told of the position that is shown.

use super::moves::{at, move_in_words};
use crate::play::view::{choices, mover};
use crate::review::state::ReviewState;
use crate::review::tree::NodeId;
use crate::shell::Shell;
use crate::words::{PlayWords, ReviewWords};

/// What is read aloud when another position is shown: who played what, of a game with draws the whole turn where one has ended, and
/// what was drawn since; what is said about it, which ply it is, and how many ways lead on where there are several.
pub(in crate::review) fn news(state: &ReviewState, shell: &Shell) -> String {
    let (game, words) = (&state.board.game, ReviewWords::of(shell.language));
    let node = state.current();
    let mut texts = Vec::new();
    match game.ply() {
        0 => texts.push(words.first_position.to_owned()),
        _ => {
            let text = |&node: &NodeId| game.table().move_text(state.tree.name(node));
            if let Some((&last, earlier)) = state.turn_told().split_last() {
                let mut turn: Vec<String> = earlier.iter().map(text).collect();
                turn.push(move_in_words(state, shell, last));
                let turn = turn.join(", ");
                texts.push(match mover(game, shell, state.decided(last)) {
                    Some(name) => (PlayWords::of(shell.language).played_by)(&name, &turn),
                    None => turn,
                });
            }
            let drawn = state.line()[state.decided_ply()..game.ply()].iter();
            texts.extend(drawn.map(|&node| move_in_words(state, shell, node)));
            texts.push(at(game, words));
        }
    }
    // A comment on the move is read where the next piece is drawn, too.
    let told = state.told_node();
    let since = state.line()[state.decided_ply()..game.ply()].iter().copied();
    let nodes = [told].into_iter().chain(since.filter(|&node| node != told));
    let comments = nodes.map(|node| state.tree.comment(node));
    texts.extend(comments.filter(|comment| !comment.is_empty()).map(str::to_owned));
    texts.extend(choices(&state.board, shell));
    let ways = state.tree.children(node).len();
    texts.extend((ways > 1).then(|| (words.ways_on)(ways)));
    let sentence = |text: String| {
        if text.ends_with(['.', '!', '?', '…']) {
            text
        } else {
            format!("{text}.")
        }
    };
    texts.into_iter().map(sentence).collect::<Vec<_>>().join(" ")
}
