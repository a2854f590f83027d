//! What keys do.

use crate::cell_steps::Step;
use crate::query::Query;
use tessera_protocol::assessment::Glyph;

/// What a key does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Command {
    /// The browser handles the key by itself; it is only listed.
    Browser,
    /// Goes to another cell.
    Step(Step),
    /// Goes to the next cell where the piece in hand fits: 1 forward, -1 backward.
    NextFit(i32),
    /// Rotates the piece in hand: 1 clockwise, -1 counterclockwise.
    RotatePiece(i8),
    /// Makes the choice with this key: a number for a mark on the board, a letter where a move is half entered.
    Choose,
    /// Makes the choice that leaves all marks on the board out.
    ChooseNone,
    /// Makes the choice for a mark on the board that waits to be confirmed.
    ConfirmChoice,
    /// Places the piece with this key on the cell at the focus or the pointer.
    Place,
    /// Passes, where that is a legal move.
    Pass,
    /// Asks for a hint, or for more of it.
    Hint,
    /// Makes the engine move now.
    MoveNow,
    /// Switches what has this key: an overlay of the game, or what the engine thinks.
    Switch,
    /// Opens the list of pieces still to come.
    Supply,
    /// Goes to a cell by its name, a character at a time.
    TypeCell,
    /// Cancels the half-entered move.
    Cancel,
    /// Goes back to where a person decides.
    Undo,
    /// Goes forward to where a person decides.
    Redo,
    /// Looks at the ply before, or after, this one; in a review of a game with draws, goes by a turn.
    GoBy(i8),
    /// Looks at the first position.
    ToStart,
    /// Looks at the last position.
    ToEnd,
    /// Chooses the way on after, or before, the one that a step forward would take.
    ChooseWay(i8),
    /// Goes to where variations branch off: 1 forward, -1 backward. Where steps go by whole turns, goes by a single ply.
    ToBranch(i8),
    /// Goes to the next move with this sign: an inaccuracy, a mistake or a blunder.
    NextFault(Glyph),
    /// Opens what can be done with the move that was played last.
    ThisMove,
    /// Rotates the board: 1 clockwise, -1 counterclockwise.
    RotateBoard(i8),
    /// Zooms in by so many steps, or out if negative.
    Zoom(i8),
    /// Shows the whole board.
    Fit,
    /// Moves the board by so many steps to the right and down.
    Pan(i8, i8),
    /// Opens the set-up of a new game.
    NewGame,
    /// Answers a question about the board.
    Ask(Query),
    /// Shows the last tiles that were placed, one after the other.
    LastTiles,
    /// Opens the field in which a move is typed.
    EnterMove,
    /// Opens the position in words.
    ShowText,
    /// Opens the dialog in which the game is shared.
    Share,
    /// Switches the analysis of the position on or off.
    Analyse,
    /// Has the analysis go on for longer.
    Deeper,
    /// Lays the next picture of the analysis over the board.
    NextOverlay,
    /// Shows only the board, or everything again.
    BoardOnly,
    /// Opens the list of keys.
    Help,
}

impl Command {
    /// Whether the command is carried out again and again while its key is held. Nothing that makes or confirms a move is.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            Command::Step(_)
                | Command::NextFit(_)
                | Command::RotatePiece(_)
                | Command::TypeCell
                | Command::Undo
                | Command::Redo
                | Command::GoBy(_)
                | Command::ChooseWay(_)
                | Command::ToBranch(_)
                | Command::NextFault(_)
                | Command::RotateBoard(_)
                | Command::Zoom(_)
                | Command::Pan(..)
        )
    }
}
