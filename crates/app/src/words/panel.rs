//! The words on the play page's buttons, and what its parts are called.

tessera_core::words!(
    /// The labels, titles and names of the play page.
    pub enum PanelWords {
        /// The panel.
        panel = en("Game").es("Partida"),
        /// The row of buttons at the lower edge of a small screen.
        controls = en("Game controls").es("Controles de la partida"),
        /// Undo.
        undo = en("Undo").es("Deshacer"),
        /// Undo, with its key.
        undo_title = en("Undo (u)").es("Deshacer (u)"),
        /// Redo.
        redo = en("Redo").es("Rehacer"),
        /// Redo, with its key.
        redo_title = en("Redo (Ctrl-Shift-z)").es("Rehacer (Ctrl-Mayús-z)"),
        /// The button that asks for a hint.
        hint = en("Hint").es("Pista"),
        /// What it does.
        hint_title = en("Ask for a hint (Shift-H)").es("Pedir una pista (Mayús-H)"),
        /// Resign.
        resign = en("Resign").es("Abandonar"),
        /// Resign, pressed once.
        resign_again = en("Press again to resign").es("Pulsa otra vez para abandonar"),
        /// Share.
        share = en("Share").es("Compartir"),
        /// Share opens a dialog.
        share_title = en("Share this game: link, image, text, embed")
            .es("Compartir esta partida: enlace, imagen, texto, inserción"),
        /// The colour of the stones that are placed.
        stone = en("Stone").es("Piedra"),
        /// What that switch does.
        stone_title = en("The colour of the stones that you place").es("El color de las piedras que colocas"),
        /// Each placement asks for the colour.
        stone_ask = en("Ask").es("Elegir"),
        /// The pieces offered for a cell.
        stone_for = en(|cell: &str| format!("Stone for {cell}")).es(|cell| format!("Piedra para {cell}")),
        /// Rotate the board.
        rotate_board = en("Rotate the board").es("Girar el tablero"),
        /// Rotate the board, with its key.
        rotate_board_title = en("Rotate the board clockwise (})").es("Girar el tablero a la derecha (})"),
        /// By how many degrees the board is rotated, after the label.
        degrees = en(|degrees: u16| format!(" · {degrees}°")).es(|degrees| format!(" · {degrees}°")),
        /// New game.
        new_game = en("New game").es("Nueva"),
        /// New game, with its key.
        new_game_title = en("New game (n)").es("Nueva partida (n)"),
        /// The button that opens the rest of what can be done.
        more = en("More").es("Más"),
        /// What that button opens.
        more_title = en("More actions").es("Más acciones"),
        /// Rules.
        rules = en("Rules").es("Reglas"),
        /// What the rules are.
        rules_title = en("How to play").es("Cómo se juega"),
        /// Back by a ply, or the piece counterclockwise.
        back = en("Back").es("Atrás"),
        /// Forward by a ply, or the piece clockwise.
        forward = en("Forward").es("Adelante"),
        /// Confirm, where nothing waits for it.
        confirm = en("Confirm").es("Confirmar"),
        /// Confirm the placement of a piece.
        confirm_place = en("✓ Place").es("✓ Colocar"),
        /// Confirm the choice of a mark for a meeple.
        confirm_mark = en("✓ Put meeple").es("✓ Poner meeple"),
        /// Confirm a move.
        confirm_move = en(|mv: &str| format!("✓ {mv}")).es(|mv| format!("✓ {mv}")),
        /// After the name of the seat to move.
        to_move = en("to move").es("turno"),
        /// Pieces in hand, of all.
        pieces = en(|left: u8, all: u8| format!("{left} of {all} meeples in hand"))
            .es(|left, all| format!("{left} de {all} meeples en la mano")),
        /// The control that changes who plays at a seat or side.
        who_plays =
            en(|seat: &str| format!("Who plays {seat}")).es(|seat| format!("Quién juega como {seat}")),
        /// A seat by its number.
        seat = en(|number: u8| format!("seat {number}")).es(|number| format!("jugador {number}")),
        /// Dismiss the notice.
        dismiss = en("Dismiss").es("Cerrar el aviso"),
        /// The field with a link that is to be copied.
        link = en("Link to this game").es("Enlace a esta partida"),
        /// The result.
        result = en("Result").es("Resultado"),
        /// Look back on the game.
        review = en("Review").es("Revisar"),
        /// What the review is.
        review_title = en("Review this game: step through it, try other moves, see what the AI says")
            .es("Revisar esta partida: recorrerla, probar otras jugadas, ver qué dice la IA"),
        /// The same game again.
        rematch = en("Rematch").es("Revancha"),
        /// The engine is to move now.
        move_now = en("Move now").es("Jugar ya"),
        /// The engine is to move now, with its key.
        move_now_title = en("Move now (.)").es("Jugar ya (.)"),
        /// The engine is to stop.
        stop = en("Stop").es("Detener"),
        /// The engine is to go on.
        go_on = en("Go on").es("Continuar"),
        /// The bar of the time used.
        time_used = en("Time used").es("Tiempo usado"),
        /// The column of moves.
        moves_column = en("Move").es("Jugada"),
        /// The column of visits.
        visits_column = en("Visits").es("Visitas"),
        /// The column of worths.
        worth_column = en("Chance").es("Valor"),
        /// The column of the moves expected.
        then_column = en("Expected next").es("Continuación"),
        /// The choices.
        choices = en("Choices").es("Opciones"),
        /// The list of moves.
        moves = en("Moves").es("Jugadas"),
        /// The tabs of the list of moves and of what there is to know about the game.
        tabs = en("Moves and info").es("Jugadas e información"),
        /// What there is to know about the game.
        info = en("Info").es("Info"),
        /// The heading of the rules in short.
        rules_in_short = en("Rules in short").es("Las reglas en breve"),
        /// The link to the page of the rules.
        all_rules = en("The rules with examples").es("Las reglas con ejemplos"),
        /// The heading of the options.
        options = en("This game").es("Esta partida"),
        /// The heading of the scores.
        scores = en("Score").es("Puntuación"),
        /// Show only the board.
        board_only = en("Board only").es("Solo el tablero"),
        /// Show everything again.
        show_all = en("Show everything").es("Mostrar todo"),
        /// Use the whole screen, or no longer.
        full_screen = en("Full screen").es("Pantalla completa"),
        /// The list of moves before the first.
        no_moves = en("No moves yet.").es("Aún no hay jugadas."),
        /// The column of the numbers of moves: of a round its first.
        number = en("Move").es("Jugada"),
        /// To the start of the game.
        to_start = en("To the start").es("Al comienzo"),
        /// Back a ply.
        back_a_ply = en("Previous move").es("Jugada anterior"),
        /// Forward a ply.
        forward_a_ply = en("Next move").es("Jugada siguiente"),
        /// To the end of the game.
        to_end = en("To the end").es("Al final"),
        /// The settings.
        settings = en("Settings").es("Ajustes"),
        /// The keys.
        keys = en("Keys and help").es("Teclas y ayuda"),
        /// The move that is shown, of all.
        at = en(|mv: usize, all: usize| format!("{mv} of {all}")).es(|mv, all| format!("{mv} de {all}")),
        /// The board of a game.
        board_of = en(|game: &str| format!("{game} board")).es(|game| format!("Tablero de {game}")),
        /// The group of buttons for the view.
        view = en("View").es("Vista"),
        /// How large the board is.
        board_size = en("Board size").es("Tamaño del tablero"),
        /// Zoom in.
        zoom_in = en("Zoom in").es("Acercar"),
        /// Zoom in, with its key.
        zoom_in_title = en("Zoom in (+)").es("Acercar (+)"),
        /// Zoom out.
        zoom_out = en("Zoom out").es("Alejar"),
        /// Zoom out, with its key.
        zoom_out_title = en("Zoom out (−)").es("Alejar (−)"),
        /// Show the whole board.
        fit = en("The whole board").es("Todo el tablero"),
        /// Show the whole board, with its key.
        fit_title = en("The whole board (0)").es("Todo el tablero (0)"),
        /// The tile in hand.
        hand = en("Tile in hand").es("Loseta en la mano"),
        /// Rotate the tile counterclockwise.
        rotate_back = en("Rotate counterclockwise").es("Girar a la izquierda"),
        /// Rotate the tile counterclockwise, with its key.
        rotate_back_title = en("Rotate counterclockwise (Shift-r)").es("Girar a la izquierda (Mayús-r)"),
        /// Rotate the tile clockwise.
        rotate = en("Rotate clockwise").es("Girar a la derecha"),
        /// Rotate the tile clockwise, with its key.
        rotate_title = en("Rotate clockwise (r)").es("Girar a la derecha (r)"),
        /// Type a move.
        enter_move = en("Type a move").es("Escribir una jugada"),
        /// The field in which a move is typed.
        enter_move_field = en("Move").es("Jugada"),
        /// What can be typed.
        enter_move_note = en("As the list of moves has it, or as a link has it.")
            .es("Como figura en la lista de jugadas o como la escribe un enlace."),
        /// Play the move that was typed.
        play = en("Play").es("Jugar"),
        /// Cancel.
        cancel = en("Cancel").es("Cancelar"),
        /// Close.
        close = en("Close").es("Cerrar"),
        /// The switches.
        switches = en("Show").es("Mostrar"),
        /// What opens the switches of a land and the pieces still to come.
        aids = en("Aids").es("Ayudas"),
        /// What is behind it.
        aids_title = en("What is shown on the map, and the tiles still to come")
            .es("Lo que se muestra en el mapa y las losetas por salir"),
        /// What opens the list of moves over a land.
        moves_title = en("The list of moves, and what there is to know about this game")
            .es("La lista de jugadas y lo que hay que saber de esta partida"),
        /// A switch with its key.
        switch_title =
            en(|note: &str, key: char| format!("{note} ({key})")).es(|note, key| format!("{note} ({key})")),
        /// To the home page.
        all_games = en("All games").es("Todos los juegos"),
        /// What the header shows in place of a game where none is open.
        games = en("Games").es("Juegos"),
    }
);
