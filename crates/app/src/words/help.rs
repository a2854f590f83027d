//! The list of keys.

tessera_core::words! {
    /// What the list of keys says.
    pub struct HelpWords {
        /// The heading.
        title,
        /// The button that closes the list.
        close,
        /// What there is to know besides keys.
        note,
        /// What a screen reader says about the board.
        board,
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
        /// Place a piece of a colour.
        pieces,
        /// Passing.
        pass,
        /// A hint.
        hint,
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
        /// Choose another way on.
        ways,
        /// Go to where variations branch off.
        branches,
        /// Go to the next blunder, mistake or inaccuracy.
        faults,
        /// What can be done with the move that was played last.
        this_move,
        /// Rotate the board.
        rotate_board,
        /// Zoom.
        zoom,
        /// Move the board.
        pan,
        /// Show only the board.
        board_only,
        /// Analyse the position, or stop.
        analyse,
        /// Analyse for longer.
        deeper,
        /// Lay something else over the board.
        next_overlay,
        /// A new game.
        new_game,
        /// Share the game.
        share,
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
    choices: "place a meeple there, or none; Enter places the one that waits; the letter of a choice completes a half-entered move",
    pieces: "in Carteso: place a black or a white stone at the cell; with Shift the letter begins the name of a cell",
    pass: "pass",
    hint: "a hint: first where, then the move, then what it is worth",
    move_now: "make the AI move now",
    switches: "show or hide: legal cells or where the tile fits, dead cells, fields, last tiles, what the AI thinks",
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
    steps: "off the board: step through the game; in a review of Carcassonne, turn by turn",
    ways: "in a review: choose which move comes next, where variations branch off",
    branches: "in a review: to where variations branch off; in Carcassonne, one step of a turn: draw, tile or meeple",
    faults: "in a review: to the next blunder, mistake or inaccuracy",
    this_move: "in a review: comment on the move, rate or delete it",
    rotate_board: "rotate the board, where the game allows it",
    zoom: "zoom in, zoom out, show the whole board; on a board of tiles − and 0 begin the name of a cell",
    pan: "off the board: move a board of tiles",
    analyse: "in a review: switch the analysis on or off",
    deeper: "in a review: analyse this position for longer",
    next_overlay: "in a review: show something else of the analysis on the board",
    board_only: "show only the board and whose turn it is; again, everything",
    new_game: "new game; in a game of tiles only off the board",
    share: "share the game, off the board; in a game of tiles the key moves the board",
    help: "show this list",
};

static SPANISH: HelpWords = HelpWords {
    title: "Teclas",
    close: "Cerrar",
    note: "La dirección de la página contiene toda la partida: cópiala para compartir o guardar la partida. En una \
           pantalla táctil, el primer toque muestra la jugada y el segundo la realiza; una loseta se gira tocándola \
           otra vez.",
    board: "Las flechas te llevan de casilla en casilla, Enter juega, Escape cancela una jugada a medias y el signo \
            de interrogación muestra todas las teclas.",
    focus: "ir al tablero y salir de él",
    arrows: "en el tablero: pasar de casilla en casilla",
    rows: "en el tablero: ir a los extremos de la fila, cinco filas más allá, a la primera y a la última casilla",
    diagonals: "en un tablero hexagonal: moverse por las otras diagonales",
    play: "en el tablero: jugar en la casilla",
    cancel: "cancelar una jugada a medias",
    type_cell: "en el tablero: escribe el nombre de una casilla para ir a ella; las letras con Mayús son preguntas",
    rotate: "girar la loseta que tienes en la mano",
    fits: "en un tablero de losetas: ir a la casilla siguiente o anterior donde encaja la loseta",
    choices: "colocar ahí un meeple, o ninguno; Enter coloca el que espera; la letra de una opción completa una jugada a medias",
    pieces: "en Carteso: coloca una piedra negra (b) o blanca (w) en la casilla; con Mayús, la letra empieza el nombre de \
             una casilla",
    pass: "pasar",
    hint: "una pista: primero dónde, luego la jugada, luego cuánto vale",
    move_now: "hacer que la IA juegue ya",
    switches: "mostrar u ocultar: casillas legales o dónde encaja la loseta, casillas muertas, campos, últimas losetas, qué piensa la IA",
    supply: "mostrar las losetas que quedan por salir",
    undo: "deshacer",
    redo: "rehacer",
    steps: "fuera del tablero: recorrer la partida; al revisar una de Carcassonne, turno a turno",
    ways: "en una revisión: elegir qué jugada sigue donde se ramifican variantes",
    branches: "en una revisión: a la ramificación anterior o siguiente; en Carcassonne, un paso: robar, colocar o meeple",
    faults: "en una revisión: al siguiente error grave, error o imprecisión",
    this_move: "en una revisión: comentar la jugada, valorarla o borrarla",
    rotate_board: "girar el tablero, si el juego lo permite",
    zoom: "acercar, alejar, ver todo el tablero; en un tablero de losetas, con − y 0 empieza el nombre de una casilla",
    pan: "fuera del tablero: desplazar un tablero de losetas",
    new_game: "nueva partida; en un juego de losetas, solo fuera del tablero",
    share: "compartir la partida, fuera del tablero; en un juego de losetas, la tecla mueve el tablero",
    help: "mostrar esta lista",
    enter_move: "escribir una jugada",
    last_tiles: "en un tablero de losetas: mostrar la última loseta de cada jugador, una tras otra",
    here: "en el tablero: decir dónde estoy",
    last_move: "en el tablero: decir la última jugada; otra vez, la anterior",
    legal_moves: "en el tablero: decir cuántas jugadas son legales; otra vez, cuáles",
    scan: "en el tablero: decir qué hay encima de la casilla; otra vez, en la dirección siguiente según las agujas del reloj",
    score: "en el tablero: decir la puntuación",
    estimate: "en el tablero: decir quién va por delante según la IA",
    best_move: "en el tablero: decir la mejor jugada que conoce la IA",
    text: "mostrar la posición con palabras",
    analyse: "en una revisión: activar o desactivar el análisis",
    deeper: "en una revisión: analizar esta posición durante más tiempo",
    next_overlay: "en una revisión: mostrar otra cosa del análisis en el tablero",
    board_only: "mostrar solo el tablero y a quién le toca; otra vez, todo",
};
