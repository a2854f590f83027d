//! The lines of the list of keys.

use crate::words::HelpWords;

/// Writes the lines, in the order of the list, each with the sentence that says what its keys do.
macro_rules! lines {
    ($($line:ident: $text:ident,)*) => {
        /// A line of the list of keys, in its order.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub(super) enum Line {
            $($line,)*
        }

        impl Line {
            /// What the keys of the line do.
            pub(super) fn text(self, words: &HelpWords) -> &'static str {
                match self {
                    $(Line::$line => words.$text,)*
                }
            }
        }
    };
}

lines! {
    Focus: focus,
    Arrows: arrows,
    Rows: rows,
    Diagonals: diagonals,
    Enter: play,
    Cancel: cancel,
    Type: type_cell,
    EnterMove: enter_move,
    Rotate: rotate,
    Fits: fits,
    Choices: choices,
    Pieces: pieces,
    Pass: pass,
    Hint: hint,
    MoveNow: move_now,
    Switches: switches,
    Supply: supply,
    LastTiles: last_tiles,
    Here: here,
    LastMove: last_move,
    LegalMoves: legal_moves,
    Scan: scan,
    Score: score,
    Estimate: estimate,
    BestMove: best_move,
    Text: text,
    Undo: undo,
    Redo: redo,
    Steps: steps,
    Ways: ways,
    Branches: branches,
    Faults: faults,
    ThisMove: this_move,
    RotateBoard: rotate_board,
    Zoom: zoom,
    Pan: pan,
    Analyse: analyse,
    Deeper: deeper,
    Overlay: next_overlay,
    BoardOnly: board_only,
    NewGame: new_game,
    Share: share,
    Help: help,
}
