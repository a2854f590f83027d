//! The list of keys.

crate::words! {
    /// What the list of keys says, and how keys are called.
    pub struct HelpWords {
        /// The heading.
        title,
        /// The button that closes the list.
        close,
        /// What there is to know besides keys.
        note,
        /// What a screen reader says about the board.
        board,
        /// Before the key that is pressed with Control.
        control,
        /// Before the key that is pressed with Shift.
        shift,
        /// The key Home.
        home,
        /// The key End.
        end,
        /// The key Page Up.
        page_up,
        /// The key Page Down.
        page_down,
        /// The key Escape.
        escape,
        /// The key Enter.
        enter,
        /// The key Tab.
        tab,
        /// The space bar.
        space,
        /// To the board and out of it.
        focus,
        /// From cell to cell.
        arrows,
        /// Along a row, or by several rows.
        rows,
        /// Along the other diagonals of a hexagonal board.
        diagonals,
        /// Play at the cell.
        play,
        /// Cancel the half-entered move.
        cancel,
        /// To a cell by its name.
        type_cell,
        /// Type a move.
        enter_move,
        /// Rotate the piece in hand.
        rotate,
        /// To the next cell where the piece fits.
        fits,
        /// Make a choice.
        choices,
        /// The engine moves now.
        move_now,
        /// Switch what is shown.
        switches,
        /// The pieces still to come.
        supply,
        /// Show the last tiles that were placed.
        last_tiles,
        /// Ask about the cell.
        here,
        /// Ask for the last move.
        last_move,
        /// Ask for the legal moves.
        legal_moves,
        /// Ask what stands around the cell.
        scan,
        /// Ask for the score.
        score,
        /// Ask what the engine thinks.
        estimate,
        /// Ask for the best move.
        best_move,
        /// Show the position in words.
        text,
        /// Undo.
        undo,
        /// Redo.
        redo,
        /// Step through the game.
        steps,
        /// Rotate the board.
        rotate_board,
        /// Zoom.
        zoom,
        /// Move the board.
        pan,
        /// Show only the board.
        board_only,
        /// A new game.
        new_game,
        /// In the place of keys where there are none.
        no_key,
        /// This list.
        help,
    }
}

static ENGLISH: HelpWords = HelpWords {
    title: "Keys",
    close: "Close",
    note: "The address of the page holds the whole game: copy it to share or keep the game. On a touch screen the \
           first touch shows a move and the second plays it; a tile is rotated by touching it again.",
    board: "Arrow keys move from cell to cell, Enter plays, Escape cancels a half-entered move, the question mark \
            lists all keys.",
    control: "Ctrl-",
    shift: "Shift-",
    home: "Home",
    end: "End",
    page_up: "Page Up",
    page_down: "Page Down",
    escape: "Esc",
    enter: "Enter",
    tab: "Tab",
    space: "Space",
    focus: "go to the board, and on from it",
    arrows: "on the board: move from cell to cell",
    rows: "on the board: to the ends of the row, by five rows, to the first and the last cell",
    diagonals: "on a hexagonal board: move along the other diagonals",
    play: "on the board: play at the cell",
    cancel: "cancel a half-entered move",
    type_cell: "on the board: type the name of a cell to go there; letters with Shift are questions",
    enter_move: "type a move",
    rotate: "rotate the tile in hand",
    fits: "on a board of tiles: to the next or the previous cell where the tile fits",
    choices: "place a meeple there, or none; the letter of a choice completes a half-entered move",
    move_now: "make the AI move now",
    switches: "show or hide: where the tile fits, dead cells, fields, last tiles, what the AI thinks",
    supply: "show the tiles still to come",
    last_tiles: "on a board of tiles: show the last tile of each player, one after the other",
    here: "on the board: say where I am",
    last_move: "on the board: say the last move; again, the one before",
    legal_moves: "on the board: say how many moves are legal; again, which",
    scan: "on the board: say what stands above the cell; again, in the next direction clockwise",
    score: "on the board: say the score",
    estimate: "on the board: say who the AI thinks is ahead",
    best_move: "on the board: say the best move that the AI knows",
    text: "show the position in words",
    undo: "undo",
    redo: "redo",
    steps: "off the board: step through the game",
    rotate_board: "rotate the board, where the game allows it",
    zoom: "zoom in, zoom out, show the whole board; on a board of tiles − and 0 begin the name of a cell",
    pan: "off the board: move a board of tiles",
    board_only: "show only the board and whose turn it is; again, everything",
    new_game: "new game; in a game of tiles only off the board",
    no_key: "no key",
    help: "show this list",
};
