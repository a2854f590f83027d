//! The sentences of puzzles.

use tessera_protocol::puzzles::Theme;

tessera_core::words! {
    /// What the page of a puzzle says.
    pub struct PuzzleWords {
        /// The name of the panel, and of the page in the title of the window.
        panel,
        /// The heading: which puzzle of its game.
        title(number: u32),
        /// The heading of the puzzle of the day.
        daily,
        /// A puzzle with its game: `Linage 31`.
        numbered(game: &str, number: u32),
        /// The easiest of three bands of difficulty.
        easy,
        /// The band between them.
        medium,
        /// The hardest band.
        hard,
        /// The goal of a side that can win, without a full stop.
        win(side: &str),
        /// The goal of a side that has a best move.
        best(side: &str),
        /// The goal of whoever can win, where nobody plays a side.
        you_win,
        /// The goal of whoever has a best move, where nobody plays a side.
        your_best,
        /// How many own choices the win takes.
        to_win_in(choices: usize),
        /// What is best.
        best_note,
        /// A part of the turn is played.
        turn_goes_on,
        /// The choice is right.
        right(mv: &str),
        /// What was answered, if anything, and what is to be done.
        find_next(answer: &str),
        /// Who answered, and what.
        answered(who: &str, moves: &str),
        /// Who answered, as a sentence, and which moves follow.
        goes_on(answer: &str, moves: &str),
        /// The choice is not in the solution, and the engines look at it.
        checking(mv: &str),
        /// The choice does not win.
        does_not_win(mv: &str),
        /// The choice is not the best.
        not_best(mv: &str),
        /// The engines look for an answer.
        looking_for_answer,
        /// No engine could prove what the choice is worth.
        unproven(mv: &str),
        /// What follows from that.
        unproven_note,
        /// The goal is reached.
        solved,
        /// The solution is shown.
        solution,
        /// The hint names the move.
        hint_move(mv: &str),
        /// The tile in hand is shown as the hint has it.
        hint_rotated,
        /// What the first move of a puzzle does, once it is solved.
        theme(theme: Theme),
        /// The name of a theme.
        theme_name(theme: Theme),
        /// By how many points the best move is better than the second-best.
        margin(points: &str),
        /// The button for a hint.
        hint,
        /// The button for more of it.
        hint_more,
        /// The button that shows the solution.
        show_solution,
        /// The button that takes the choice back.
        try_again,
        /// The button that puts the puzzle up again.
        restart,
        /// The button for the next puzzle.
        next,
        /// The button that copies the link with a sentence.
        copy_result,
        /// The button for a picture of the position.
        picture,
        /// The link to the review of the line.
        analyse,
        /// In how many days a puzzle of one's own games is asked again.
        again(days: u32),
        /// The button for today's puzzle, on the page of another day's.
        today,
        /// Which own choice of how many is looked for.
        choice_of(at: usize, of: usize),
        /// The heading above where the position is from.
        about_title,
        /// The number of the game in its corpus, the search steps of its players, and after how many moves the position came.
        about(game: u64, steps: u32, moves: usize),
        /// Where a puzzle is from that somebody has made.
        about_own,
        /// The heading above the bands.
        bands_title,
        /// How many puzzles are solved.
        solved_of(solved: usize, of: usize),
        /// The link to the list.
        all_puzzles,
        /// The rating, and how uncertain it is.
        rating(rating: i32, interval: i32),
        /// How many puzzles in a row were solved at the first attempt.
        streak(count: u32),
        /// On how many days in a row the puzzle of the day was solved.
        days(count: u32),
        /// What is told to others of a solved puzzle.
        i_solved(numbered: &str),
        /// A puzzle of a game that somebody has made.
        own_of(game: &str),
        /// The position before the first move of the solution.
        start_position,
        /// The buttons that step through the solution, or through what refutes a move.
        steps,
        /// The sign of a right choice.
        right_sign,
        /// The sign of a wrong choice.
        wrong_sign,
        /// The file of the puzzle is being fetched.
        loading,
        /// Why an address shows nothing: there is no such puzzle.
        no_puzzle,
        /// The site was not reached.
        unreachable,
        /// The file cannot be read.
        unreadable,
    }
}

static ENGLISH: PuzzleWords = PuzzleWords {
    panel: "Puzzle",
    title: |number| format!("Puzzle {number}"),
    daily: "Puzzle of the day",
    numbered: |game, number| format!("{game} {number}"),
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    win: |side| format!("Find the move that wins for {side}"),
    best: |side| format!("Find the best move for {side}"),
    you_win: "Find the move that wins for you",
    your_best: "Find the best move for you",
    to_win_in: |choices| match choices {
        1 => "One move wins. There is no clock.".to_owned(),
        choices => format!("The win takes {choices} moves of yours. There is no clock."),
    },
    best_note: "The best move is the one with the best expected result. There is no clock.",
    turn_goes_on: "Finish the turn on the board.",
    right: |mv| format!("Right: {mv}"),
    find_next: |answer| match answer {
        "" => "Find the next move.".to_owned(),
        answer => format!("{answer} Find the next move."),
    },
    answered: |who, moves| format!("{who}: {moves}."),
    goes_on: |answer, moves| format!("{answer} Then {moves}."),
    checking: |mv| format!("Checking whether {mv} still wins …"),
    does_not_win: |mv| format!("{mv} does not win"),
    not_best: |mv| format!("Not the best move: {mv}"),
    looking_for_answer: "The AI looks for an answer …",
    unproven: |mv| format!("{mv} may win, or may not"),
    unproven_note: "The AI could not prove it. The solution goes another way.",
    solved: "Solved",
    solution: "The solution",
    hint_move: |mv| format!("Hint: {mv}."),
    hint_rotated: "The tile is rotated as it has to be.",
    theme: |theme| format!("Theme: {}.", english_theme(theme)),
    theme_name: |theme| english_theme(theme).to_owned(),
    margin: |points| format!("The second-best move is worth {points} points less."),
    hint: "Hint",
    hint_more: "Show the move",
    show_solution: "Show solution",
    try_again: "Try again",
    restart: "Start again",
    next: "Next puzzle",
    copy_result: "Copy result",
    picture: "Picture",
    analyse: "Analyse",
    again: |days| match days {
        1 => "It is asked again tomorrow.".to_owned(),
        days => format!("It is asked again in {days} days."),
    },
    today: "Today’s puzzle",
    choice_of: |at, of| format!("Move {at} of {of}"),
    about_title: "From a game",
    about: |game, steps, moves| {
        format!(
            "Game {game} of those that the AI played against itself, with {steps} search steps a move. The position is \
             after move {moves}."
        )
    },
    about_own: "Somebody made this puzzle in the review of a game. The link has the solution; the AI checks other moves. It \
                does not count for your rating.",
    bands_title: "More puzzles",
    solved_of: |solved, of| format!("{solved} of {of} solved"),
    all_puzzles: "All puzzles",
    rating: |rating, interval| format!("Your rating: {rating} ± {interval}"),
    streak: |count| format!("{count} solved in a row"),
    days: |count| match count {
        1 => "Puzzle of the day: 1 day".to_owned(),
        count => format!("Puzzle of the day: {count} days in a row"),
    },
    i_solved: |numbered| format!("I solved {numbered}"),
    own_of: |game| format!("a puzzle of {game}"),
    start_position: "The position of the puzzle.",
    steps: "Steps of the line",
    right_sign: "Right",
    wrong_sign: "Not right",
    loading: "Loading the puzzle …",
    no_puzzle: "there is no such puzzle. The list has all puzzles",
    unreachable: "the puzzles could not be loaded. Check the connection, then reload this page",
    unreadable: "the file of puzzles cannot be read. Reload this page; if that does not help, choose another puzzle",
};

static SPANISH: PuzzleWords = PuzzleWords {
    panel: "Problema",
    title: |number| format!("Problema {number}"),
    daily: "Problema del día",
    numbered: |game, number| format!("{game} {number}"),
    easy: "Fácil",
    medium: "Medio",
    hard: "Difícil",
    win: |side| format!("Encuentra la jugada ganadora de {side}"),
    best: |side| format!("Encuentra la mejor jugada de {side}"),
    you_win: "Encuentra tu jugada ganadora",
    your_best: "Encuentra tu mejor jugada",
    to_win_in: |choices| match choices {
        1 => "Basta una jugada para ganar. No hay reloj.".to_owned(),
        choices => format!("Para ganar necesitas {choices} jugadas. No hay reloj."),
    },
    best_note: "La mejor jugada es la de mejor resultado esperado. No hay reloj.",
    turn_goes_on: "Termina el turno en el tablero.",
    right: |mv| format!("Bien: {mv}"),
    find_next: |answer| match answer {
        "" => "Encuentra la jugada siguiente.".to_owned(),
        answer => format!("{answer} Encuentra la jugada siguiente."),
    },
    answered: |who, moves| format!("{who}: {moves}."),
    goes_on: |answer, moves| format!("{answer} Después, {moves}."),
    checking: |mv| format!("Comprobando si {mv} todavía gana …"),
    does_not_win: |mv| format!("{mv} no gana"),
    not_best: |mv| format!("No es la mejor jugada: {mv}"),
    looking_for_answer: "La IA busca una respuesta …",
    unproven: |mv| format!("{mv} quizá gane o quizá no"),
    unproven_note: "La IA no pudo demostrarlo. La solución va por otro camino.",
    solved: "Resuelto",
    solution: "La solución",
    hint_move: |mv| format!("Pista: {mv}."),
    hint_rotated: "La loseta ya está girada como hace falta.",
    theme: |theme| format!("Tema: {}.", spanish_theme(theme)),
    theme_name: |theme| spanish_theme(theme).to_owned(),
    margin: |points| format!("La segunda mejor jugada vale {points} puntos menos."),
    hint: "Pista",
    hint_more: "Ver la jugada",
    show_solution: "Ver la solución",
    try_again: "Otra vez",
    restart: "Empezar de nuevo",
    next: "Problema siguiente",
    copy_result: "Copiar el resultado",
    picture: "Imagen",
    analyse: "Analizar",
    again: |days| match days {
        1 => "Se pregunta de nuevo mañana.".to_owned(),
        days => format!("Se pregunta de nuevo en {days} días."),
    },
    today: "El problema de hoy",
    choice_of: |at, of| format!("Jugada {at} de {of}"),
    about_title: "De una partida",
    about: |game, steps, moves| {
        format!(
            "Partida {game} de las que la IA jugó contra sí misma, con {steps} pasos de búsqueda por jugada. La posición \
             es la de después de la jugada {moves}."
        )
    },
    about_own: "Alguien creó este problema al revisar una partida. El enlace tiene la solución; la IA comprueba otras \
                jugadas. No cuenta para tu puntuación.",
    bands_title: "Más problemas",
    solved_of: |solved, of| format!("{solved} de {of} resueltos"),
    all_puzzles: "Todos los problemas",
    rating: |rating, interval| format!("Tu puntuación: {rating} ± {interval}"),
    streak: |count| format!("{count} resueltos seguidos"),
    days: |count| match count {
        1 => "Problema del día: 1 día".to_owned(),
        count => format!("Problema del día: {count} días seguidos"),
    },
    i_solved: |numbered| format!("He resuelto {numbered}"),
    own_of: |game| format!("un problema de {game}"),
    start_position: "La posición del problema.",
    steps: "Pasos de la línea",
    right_sign: "Bien",
    wrong_sign: "No es así",
    loading: "Cargando el problema …",
    no_puzzle: "no existe ese problema. Todos los problemas están en la lista",
    unreachable: "no se pudieron cargar los problemas. Comprueba la conexión y vuelve a cargar esta página",
    unreadable: "no se puede leer el archivo de problemas. Vuelve a cargar esta página o elige otro problema",
};

fn english_theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Button => "the button",
        Theme::Pass => "a pass",
        Theme::Capture => "capture",
        Theme::Rescue => "rescue",
        Theme::Replacement => "replacement",
        Theme::Sacrifice => "sacrifice",
        Theme::Claim => "claim",
        Theme::Cut => "cut",
        Theme::Connection => "connection",
        Theme::Quiet => "quiet move",
        Theme::LastMeeple => "the last meeple",
        Theme::Farmer => "a farmer",
        Theme::Completion => "completion",
        Theme::Meeple => "a meeple",
        Theme::Tile => "a tile without a meeple",
    }
}

fn spanish_theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Button => "el botón",
        Theme::Pass => "pasar",
        Theme::Capture => "captura",
        Theme::Rescue => "rescate",
        Theme::Replacement => "reemplazo",
        Theme::Sacrifice => "sacrificio",
        Theme::Claim => "reclamación",
        Theme::Cut => "corte",
        Theme::Connection => "conexión",
        Theme::Quiet => "jugada tranquila",
        Theme::LastMeeple => "el último meeple",
        Theme::Farmer => "un granjero",
        Theme::Completion => "cierre",
        Theme::Meeple => "un meeple",
        Theme::Tile => "una loseta sin meeple",
    }
}
