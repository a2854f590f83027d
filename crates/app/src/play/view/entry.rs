//! What the field in which a move is typed offers.

use crate::notice::Notice;
use crate::play::board::Board;
use crate::shell::Shell;

/// What the field in which a move is typed offers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct EntryView {
    /// The legal moves, as the list of moves has them, each with its name in records where that differs.
    pub moves: Vec<(String, Option<String>)>,
    /// Why the last text was not played.
    pub fault: Option<String>,
}

/// What the field in which a move is typed offers.
pub fn entry(state: &Board, shell: &Shell) -> EntryView {
    let table = state.game.table();
    let listed = |name: &str| {
        let text = table.move_text(name);
        let name = (text != name).then(|| name.to_owned());
        (text, name)
    };
    let moves = table.legal().iter().filter(|_| state.game.persons_turn());
    let notice = shell.notice.as_ref();
    let fault = notice.filter(|notice| matches!(notice, Notice::NotEntered { .. }));
    EntryView {
        moves: moves.map(|(_, mv)| listed(&mv.name)).collect(),
        fault: fault.map(|notice| notice.text(shell.language)),
    }
}
