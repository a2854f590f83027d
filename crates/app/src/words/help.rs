//! The list of keys.

tessera_core::words!(
    /// What the list of keys says.
    pub enum HelpWords {
        /// The heading.
        title = en("Keys").es("Teclas"),
        /// The button that closes the list.
        close = en("Close").es("Cerrar"),
        /// What there is to know besides keys.
        note = en(
            "The address of the page holds the whole game: copy it to share or keep the game. On a touch \
             screen the first touch shows a move and the second plays it; a tile is rotated by touching it \
             again.",
        )
        .es(
            "La dirección de la página contiene toda la partida: cópiala para compartir o guardar la \
             partida. En una pantalla táctil, el primer toque muestra la jugada y el segundo la realiza; una \
             loseta se gira tocándola otra vez.",
        ),
        /// What a screen reader says about the board.
        board = en(
            "Arrow keys move from cell to cell, Enter plays, Escape cancels a half-entered move, the \
             question mark lists all keys.",
        )
        .es(
            "Las flechas te llevan de casilla en casilla, Enter juega, Escape cancela una jugada a medias y \
             el signo de interrogación muestra todas las teclas.",
        ),
        /// To the board and out of it.
        focus = en("go to the board, and on from it").es("ir al tablero y salir de él"),
        /// From cell to cell.
        arrows = en("on the board: move from cell to cell").es("en el tablero: pasar de casilla en casilla"),
        /// Along a row, or by several rows.
        rows = en("on the board: to the ends of the row, by five rows, to the first and the last cell").es(
            "en el tablero: ir a los extremos de la fila, cinco filas más allá, a la primera y a la última \
             casilla",
        ),
        /// Along the other diagonals of a hexagonal board.
        diagonals = en("on a hexagonal board: move along the other diagonals")
            .es("en un tablero hexagonal: moverse por las otras diagonales"),
        /// Play at the cell.
        play = en("on the board: play at the cell").es("en el tablero: jugar en la casilla"),
        /// Cancel the half-entered move.
        cancel = en("cancel a half-entered move").es("cancelar una jugada a medias"),
        /// To a cell by its name.
        type_cell = en("on the board: type the name of a cell to go there; letters with Shift are questions")
            .es(
                "en el tablero: escribe el nombre de una casilla para ir a ella; las letras con Mayús son \
                 preguntas",
            ),
        /// Type a move.
        enter_move = en("type a move").es("escribir una jugada"),
        /// Rotate the piece in hand.
        rotate = en("rotate the tile in hand").es("girar la loseta que tienes en la mano"),
        /// To the next cell where the piece fits.
        fits = en("on a board of tiles: to the next or the previous cell where the tile fits")
            .es("en un tablero de losetas: ir a la casilla siguiente o anterior donde encaja la loseta"),
        /// Make a choice.
        choices = en(
            "place a meeple there, or none; Enter places the one that waits; the letter of a choice \
             completes a half-entered move",
        )
        .es(
            "colocar ahí un meeple, o ninguno; Enter coloca el que espera; la letra de una opción completa \
             una jugada a medias",
        ),
        /// Place a piece of a colour.
        pieces = en(
            "in Carteso: place a black or a white stone at the cell; with Shift the letter begins the name \
             of a cell",
        )
        .es(
            "en Carteso: coloca una piedra negra (b) o blanca (w) en la casilla; con Mayús, la letra empieza \
             el nombre de una casilla",
        ),
        /// Passing.
        pass = en("pass").es("pasar"),
        /// A hint.
        hint = en("a hint: first where, then the move, then what it is worth")
            .es("una pista: primero dónde, luego la jugada, luego cuánto vale"),
        /// The engine moves now.
        move_now = en("make the AI move now").es("hacer que la IA juegue ya"),
        /// Switch what is shown.
        switches = en(
            "show or hide: legal cells or where the tile fits, dead cells, fields, last tiles, what the AI \
             thinks",
        )
        .es(
            "mostrar u ocultar: casillas legales o dónde encaja la loseta, casillas muertas, campos, últimas \
             losetas, qué piensa la IA",
        ),
        /// The pieces still to come.
        supply = en("show the tiles still to come").es("mostrar las losetas que quedan por salir"),
        /// Show the last tiles that were placed.
        last_tiles = en("on a board of tiles: show the last tile of each player, one after the other")
            .es("en un tablero de losetas: mostrar la última loseta de cada jugador, una tras otra"),
        /// Ask about the cell.
        here = en("on the board: say where I am").es("en el tablero: decir dónde estoy"),
        /// Ask for the last move.
        last_move = en("on the board: say the last move; again, the one before")
            .es("en el tablero: decir la última jugada; otra vez, la anterior"),
        /// Ask for the legal moves.
        legal_moves = en("on the board: say how many moves are legal; again, which")
            .es("en el tablero: decir cuántas jugadas son legales; otra vez, cuáles"),
        /// Ask what stands around the cell.
        scan = en("on the board: say what stands above the cell; again, in the next direction clockwise").es(
            "en el tablero: decir qué hay encima de la casilla; otra vez, en la dirección siguiente según \
             las agujas del reloj",
        ),
        /// Ask for the score.
        score = en("on the board: say the score").es("en el tablero: decir la puntuación"),
        /// Ask what the engine thinks.
        estimate = en("on the board: say who the AI thinks is ahead")
            .es("en el tablero: decir quién va por delante según la IA"),
        /// Ask for the best move.
        best_move = en("on the board: say the best move that the AI knows")
            .es("en el tablero: decir la mejor jugada que conoce la IA"),
        /// Show the position in words.
        text = en("show the position in words").es("mostrar la posición con palabras"),
        /// Undo.
        undo = en("undo").es("deshacer"),
        /// Redo.
        redo = en("redo").es("rehacer"),
        /// Step through the game.
        steps = en("off the board: step through the game; in a review of Carcassonne, turn by turn")
            .es("fuera del tablero: recorrer la partida; al revisar una de Carcassonne, turno a turno"),
        /// Choose another way on.
        ways = en("in a review: choose which move comes next, where variations branch off")
            .es("en una revisión: elegir qué jugada sigue donde se ramifican variantes"),
        /// Go to where variations branch off.
        branches = en(
            "in a review: to where variations branch off; in Carcassonne, one step of a turn: draw, tile or \
             meeple",
        )
        .es(
            "en una revisión: a la ramificación anterior o siguiente; en Carcassonne, un paso: robar, \
             colocar o meeple",
        ),
        /// Go to the next blunder, mistake or inaccuracy.
        faults = en("in a review: to the next blunder, mistake or inaccuracy")
            .es("en una revisión: al siguiente error grave, error o imprecisión"),
        /// What can be done with the move that was played last.
        this_move = en("in a review: comment on the move, rate or delete it")
            .es("en una revisión: comentar la jugada, valorarla o borrarla"),
        /// Rotate the board.
        rotate_board =
            en("rotate the board, where the game allows it").es("girar el tablero, si el juego lo permite"),
        /// Zoom.
        zoom = en(
            "zoom in, zoom out, show the whole board; on a board of tiles − and 0 begin the name of a cell",
        )
        .es(
            "acercar, alejar, ver todo el tablero; en un tablero de losetas, con − y 0 empieza el nombre de \
             una casilla",
        ),
        /// Move the board.
        pan = en("off the board: move a board of tiles")
            .es("fuera del tablero: desplazar un tablero de losetas"),
        /// Show only the board.
        board_only = en("show only the board and whose turn it is; again, everything")
            .es("mostrar solo el tablero y a quién le toca; otra vez, todo"),
        /// Analyse the position, or stop.
        analyse = en("in a review: switch the analysis on or off")
            .es("en una revisión: activar o desactivar el análisis"),
        /// Analyse for longer.
        deeper = en("in a review: analyse this position for longer")
            .es("en una revisión: analizar esta posición durante más tiempo"),
        /// Lay something else over the board.
        next_overlay = en("in a review: show something else of the analysis on the board")
            .es("en una revisión: mostrar otra cosa del análisis en el tablero"),
        /// A new game.
        new_game = en("new game; in a game of tiles only off the board")
            .es("nueva partida; en un juego de losetas, solo fuera del tablero"),
        /// Share the game.
        share = en("share the game, off the board; in a game of tiles the key moves the board")
            .es("compartir la partida, fuera del tablero; en un juego de losetas, la tecla mueve el tablero"),
        /// This list.
        help = en("show this list").es("mostrar esta lista"),
    }
);
