//! The words on the play page's buttons, and what its parts are called.

tessera_core::words! {
    /// The labels, titles and names of the play page.
    pub struct PanelWords {
        /// The panel.
        panel,
        /// The row of buttons at the lower edge of a small screen.
        controls,
        /// Undo.
        undo,
        /// Undo, with its key.
        undo_title,
        /// Redo.
        redo,
        /// Redo, with its key.
        redo_title,
        /// The button that asks for a hint.
        hint,
        /// What it does.
        hint_title,
        /// Resign.
        resign,
        /// Resign, pressed once.
        resign_again,
        /// Share.
        share,
        /// Share opens a dialog.
        share_title,
        /// The colour of the stones that are placed.
        stone,
        /// What that switch does.
        stone_title,
        /// Each placement asks for the colour.
        stone_ask,
        /// The pieces offered for a cell.
        stone_for(cell: &str),
        /// Rotate the board.
        rotate_board,
        /// Rotate the board, with its key.
        rotate_board_title,
        /// By how many degrees the board is rotated, after the label.
        degrees(degrees: u16),
        /// New game.
        new_game,
        /// New game, with its key.
        new_game_title,
        /// The button that opens the rest of what can be done.
        more,
        /// What that button opens.
        more_title,
        /// Rules.
        rules,
        /// What the rules are.
        rules_title,
        /// Back by a ply, or the piece counterclockwise.
        back,
        /// Forward by a ply, or the piece clockwise.
        forward,
        /// Confirm, where nothing waits for it.
        confirm,
        /// Confirm the placement of a piece.
        confirm_place,
        /// Confirm the choice of a mark for a meeple.
        confirm_mark,
        /// Confirm a move.
        confirm_move(mv: &str),
        /// After the name of the seat to move.
        to_move,
        /// Pieces in hand, of all.
        pieces(left: u8, all: u8),
        /// The control that changes who plays at a seat or side.
        who_plays(seat: &str),
        /// A seat by its number.
        seat(number: u8),
        /// Dismiss the notice.
        dismiss,
        /// The field with a link that is to be copied.
        link,
        /// The result.
        result,
        /// Look back on the game.
        review,
        /// What the review is.
        review_title,
        /// The same game again.
        rematch,
        /// The engine is to move now.
        move_now,
        /// The engine is to move now, with its key.
        move_now_title,
        /// The engine is to stop.
        stop,
        /// The engine is to go on.
        go_on,
        /// The bar of the time used.
        time_used,
        /// The column of moves.
        moves_column,
        /// The column of visits.
        visits_column,
        /// The column of worths.
        worth_column,
        /// The column of the moves expected.
        then_column,
        /// The choices.
        choices,
        /// The list of moves.
        moves,
        /// The tabs of the list of moves and of what there is to know about the game.
        tabs,
        /// What there is to know about the game.
        info,
        /// The heading of the rules in short.
        rules_in_short,
        /// The link to the page of the rules.
        all_rules,
        /// The heading of the options.
        options,
        /// The heading of the scores.
        scores,
        /// Show only the board.
        board_only,
        /// Show everything again.
        show_all,
        /// Use the whole screen, or no longer.
        full_screen,
        /// The list of moves before the first.
        no_moves,
        /// The column of the numbers of rounds.
        number,
        /// To the start of the game.
        to_start,
        /// Back a ply.
        back_a_ply,
        /// Forward a ply.
        forward_a_ply,
        /// To the end of the game.
        to_end,
        /// The settings.
        settings,
        /// The keys.
        keys,
        /// The move that is shown, of all.
        at(mv: usize, all: usize),
        /// The board of a game.
        board_of(game: &str),
        /// The group of buttons for the view.
        view,
        /// How large the board is.
        board_size,
        /// Zoom in.
        zoom_in,
        /// Zoom in, with its key.
        zoom_in_title,
        /// Zoom out.
        zoom_out,
        /// Zoom out, with its key.
        zoom_out_title,
        /// Show the whole board.
        fit,
        /// Show the whole board, with its key.
        fit_title,
        /// The tile in hand.
        hand,
        /// Rotate the tile counterclockwise.
        rotate_back,
        /// Rotate the tile counterclockwise, with its key.
        rotate_back_title,
        /// Rotate the tile clockwise.
        rotate,
        /// Rotate the tile clockwise, with its key.
        rotate_title,
        /// Type a move.
        enter_move,
        /// The field in which a move is typed.
        enter_move_field,
        /// What can be typed.
        enter_move_note,
        /// Play the move that was typed.
        play,
        /// Cancel.
        cancel,
        /// Close.
        close,
        /// The switches.
        switches,
        /// What opens the switches of a land and the pieces still to come.
        aids,
        /// What is behind it.
        aids_title,
        /// What opens the list of moves over a land.
        moves_title,
        /// A switch with its key.
        switch_title(note: &str, key: char),
        /// To the home page.
        all_games,
        /// What the header shows in place of a game where none is open.
        games,
    }
}

static ENGLISH: PanelWords = PanelWords {
    panel: "Game",
    controls: "Game controls",
    undo: "Undo",
    undo_title: "Undo (u)",
    redo: "Redo",
    redo_title: "Redo (Ctrl-Shift-z)",
    hint: "Hint",
    hint_title: "Ask for a hint (Shift-H)",
    resign: "Resign",
    resign_again: "Press again to resign",
    share: "Share",
    share_title: "Share this game: link, image, text, embed",
    stone: "Stone",
    stone_title: "The colour of the stones that you place",
    stone_ask: "Ask",
    stone_for: |cell| format!("Stone for {cell}"),
    board_size: "Board size",
    rotate_board: "Rotate the board",
    rotate_board_title: "Rotate the board clockwise (})",
    degrees: |degrees| format!(" · {degrees}°"),
    new_game: "New game",
    new_game_title: "New game (n)",
    more: "More",
    more_title: "More actions",
    rules: "Rules",
    rules_title: "How to play",
    back: "Back",
    forward: "Forward",
    confirm: "Confirm",
    confirm_place: "✓ Place",
    confirm_mark: "✓ Put meeple",
    confirm_move: |mv| format!("✓ {mv}"),
    to_move: "to move",
    pieces: |left, all| format!("{left} of {all} meeples in hand"),
    who_plays: |seat| format!("Who plays {seat}"),
    seat: |number| format!("seat {number}"),
    dismiss: "Dismiss",
    link: "Link to this game",
    result: "Result",
    review: "Review",
    review_title: "Review this game: step through it, try other moves, see what the AI says",
    rematch: "Rematch",
    move_now: "Move now",
    move_now_title: "Move now (.)",
    stop: "Stop",
    go_on: "Go on",
    time_used: "Time used",
    moves_column: "Move",
    visits_column: "Visits",
    worth_column: "Chance",
    then_column: "Expected next",
    choices: "Choices",
    moves: "Moves",
    tabs: "Moves and info",
    info: "Info",
    rules_in_short: "Rules in short",
    all_rules: "The rules with examples",
    options: "This game",
    scores: "Score",
    board_only: "Board only",
    show_all: "Show everything",
    full_screen: "Full screen",
    no_moves: "No moves yet.",
    number: "Round",
    to_start: "To the start",
    back_a_ply: "Previous move",
    forward_a_ply: "Next move",
    to_end: "To the end",
    settings: "Settings",
    keys: "Keys and help",
    at: |mv, all| format!("{mv} of {all}"),
    board_of: |game| format!("{game} board"),
    view: "View",
    zoom_in: "Zoom in",
    zoom_in_title: "Zoom in (+)",
    zoom_out: "Zoom out",
    zoom_out_title: "Zoom out (−)",
    fit: "The whole board",
    fit_title: "The whole board (0)",
    hand: "Tile in hand",
    rotate_back: "Rotate counterclockwise",
    rotate_back_title: "Rotate counterclockwise (Shift-r)",
    rotate: "Rotate clockwise",
    rotate_title: "Rotate clockwise (r)",
    enter_move: "Type a move",
    enter_move_field: "Move",
    enter_move_note: "As the list of moves has it, or as a link has it.",
    play: "Play",
    cancel: "Cancel",
    close: "Close",
    switches: "Show",
    aids: "Aids",
    aids_title: "What is shown on the map, and the tiles still to come",
    moves_title: "The list of moves, and what there is to know about this game",
    switch_title: |note, key| format!("{note} ({key})"),
    all_games: "All games",
    games: "Games",
};

static SPANISH: PanelWords = PanelWords {
    panel: "Partida",
    controls: "Controles de la partida",
    undo: "Deshacer",
    undo_title: "Deshacer (u)",
    redo: "Rehacer",
    redo_title: "Rehacer (Ctrl-Mayús-z)",
    hint: "Pista",
    hint_title: "Pedir una pista (Mayús-H)",
    resign: "Abandonar",
    resign_again: "Pulsa otra vez para abandonar",
    share: "Compartir",
    share_title: "Compartir esta partida: enlace, imagen, texto, inserción",
    stone: "Piedra",
    stone_title: "El color de las piedras que colocas",
    stone_ask: "Elegir",
    stone_for: |cell| format!("Piedra para {cell}"),
    board_size: "Tamaño del tablero",
    rotate_board: "Girar el tablero",
    rotate_board_title: "Girar el tablero a la derecha (})",
    degrees: |degrees| format!(" · {degrees}°"),
    new_game: "Nueva",
    new_game_title: "Nueva partida (n)",
    more: "Más",
    more_title: "Más acciones",
    rules: "Reglas",
    rules_title: "Cómo se juega",
    back: "Atrás",
    forward: "Adelante",
    confirm: "Confirmar",
    confirm_place: "✓ Colocar",
    confirm_mark: "✓ Poner meeple",
    confirm_move: |mv| format!("✓ {mv}"),
    to_move: "turno",
    pieces: |left, all| format!("{left} de {all} meeples en la mano"),
    who_plays: |seat| format!("Quién juega como {seat}"),
    seat: |number| format!("jugador {number}"),
    dismiss: "Cerrar el aviso",
    link: "Enlace a esta partida",
    result: "Resultado",
    review: "Revisar",
    review_title: "Revisar esta partida: recorrerla, probar otras jugadas, ver qué dice la IA",
    rematch: "Revancha",
    move_now: "Jugar ya",
    move_now_title: "Jugar ya (.)",
    stop: "Detener",
    go_on: "Continuar",
    time_used: "Tiempo usado",
    moves_column: "Jugada",
    visits_column: "Visitas",
    worth_column: "Valor",
    then_column: "Continuación",
    choices: "Opciones",
    moves: "Jugadas",
    no_moves: "Aún no hay jugadas.",
    number: "Ronda",
    to_start: "Al comienzo",
    back_a_ply: "Jugada anterior",
    forward_a_ply: "Jugada siguiente",
    to_end: "Al final",
    settings: "Ajustes",
    keys: "Teclas y ayuda",
    at: |mv, all| format!("{mv} de {all}"),
    board_of: |game| format!("Tablero de {game}"),
    view: "Vista",
    zoom_in: "Acercar",
    zoom_in_title: "Acercar (+)",
    zoom_out: "Alejar",
    zoom_out_title: "Alejar (−)",
    fit: "Todo el tablero",
    fit_title: "Todo el tablero (0)",
    hand: "Loseta en la mano",
    rotate_back: "Girar a la izquierda",
    rotate_back_title: "Girar a la izquierda (Mayús-r)",
    rotate: "Girar a la derecha",
    rotate_title: "Girar a la derecha (r)",
    close: "Cerrar",
    switches: "Mostrar",
    aids: "Ayudas",
    aids_title: "Lo que se muestra en el mapa y las losetas por salir",
    moves_title: "La lista de jugadas y lo que hay que saber de esta partida",
    switch_title: |note, key| format!("{note} ({key})"),
    all_games: "Todos los juegos",
    games: "Juegos",
    enter_move: "Escribir una jugada",
    enter_move_field: "Jugada",
    enter_move_note: "Como figura en la lista de jugadas o como la escribe un enlace.",
    play: "Jugar",
    cancel: "Cancelar",
    tabs: "Jugadas e información",
    info: "Info",
    rules_in_short: "Las reglas en breve",
    all_rules: "Las reglas con ejemplos",
    options: "Esta partida",
    scores: "Puntuación",
    board_only: "Solo el tablero",
    show_all: "Mostrar todo",
    full_screen: "Pantalla completa",
};
