//! The sentences of puzzles.

use tessera_protocol::puzzles::Theme;

tessera_core::words!(
    /// What the page of a puzzle says.
    pub enum PuzzleWords {
        /// The name of the panel, and of the page in the title of the window.
        panel = en("Puzzle").es("Problema"),
        /// The heading: which puzzle of its game.
        title = en(|number: u32| format!("Puzzle {number}")).es(|number| format!("Problema {number}")),
        /// The heading of the puzzle of the day.
        daily = en("Puzzle of the day").es("Problema del día"),
        /// A puzzle with its game: `Linage 31`.
        numbered = en(|game: &str, number: u32| format!("{game} {number}"))
            .es(|game, number| format!("{game} {number}")),
        /// The easiest of three bands of difficulty.
        easy = en("Easy").es("Fácil"),
        /// The band between them.
        medium = en("Medium").es("Medio"),
        /// The hardest band.
        hard = en("Hard").es("Difícil"),
        /// The goal of a side that can win, without a full stop.
        win = en(|side: &str| format!("Find the move that wins for {side}"))
            .es(|side| format!("Encuentra la jugada ganadora de {side}")),
        /// The goal of a side that has a best move.
        best = en(|side: &str| format!("Find the best move for {side}"))
            .es(|side| format!("Encuentra la mejor jugada de {side}")),
        /// The goal of whoever can win, where nobody plays a side.
        you_win = en("Find the move that wins for you").es("Encuentra tu jugada ganadora"),
        /// The goal of whoever has a best move, where nobody plays a side.
        your_best = en("Find the best move for you").es("Encuentra tu mejor jugada"),
        /// How many own choices the win takes.
        to_win_in = en(|choices: usize| match choices {
            1 => "One move wins. There is no clock.".to_owned(),
            choices => format!("The win takes {choices} moves of yours. There is no clock."),
        })
        .es(|choices| match choices {
            1 => "Basta una jugada para ganar. No hay reloj.".to_owned(),
            choices => format!("Para ganar necesitas {choices} jugadas. No hay reloj."),
        }),
        /// What is best.
        best_note = en("The best move is the one with the best expected result. There is no clock.")
            .es("La mejor jugada es la de mejor resultado esperado. No hay reloj."),
        /// A part of the turn is played.
        turn_goes_on = en("Finish the turn on the board.").es("Termina el turno en el tablero."),
        /// The choice is right.
        right = en(|mv: &str| format!("Right: {mv}")).es(|mv| format!("Bien: {mv}")),
        /// What was answered, if anything, and what is to be done.
        find_next = en(|answer: &str| match answer {
            "" => "Find the next move.".to_owned(),
            answer => format!("{answer} Find the next move."),
        })
        .es(|answer| match answer {
            "" => "Encuentra la jugada siguiente.".to_owned(),
            answer => format!("{answer} Encuentra la jugada siguiente."),
        }),
        /// Who answered, and what.
        answered = en(|who: &str, moves: &str| format!("{who}: {moves}."))
            .es(|who, moves| format!("{who}: {moves}.")),
        /// Who answered, as a sentence, and which moves follow.
        goes_on = en(|answer: &str, moves: &str| format!("{answer} Then {moves}."))
            .es(|answer, moves| format!("{answer} Después, {moves}.")),
        /// The choice is not in the solution, and the engines look at it.
        checking = en(|mv: &str| format!("Checking whether {mv} still wins …"))
            .es(|mv| format!("Comprobando si {mv} todavía gana …")),
        /// The choice does not win.
        does_not_win = en(|mv: &str| format!("{mv} does not win")).es(|mv| format!("{mv} no gana")),
        /// The choice is not the best.
        not_best =
            en(|mv: &str| format!("Not the best move: {mv}")).es(|mv| format!("No es la mejor jugada: {mv}")),
        /// The engines look for an answer.
        looking_for_answer = en("The AI looks for an answer …").es("La IA busca una respuesta …"),
        /// No engine could prove what the choice is worth.
        unproven =
            en(|mv: &str| format!("{mv} may win, or may not")).es(|mv| format!("{mv} quizá gane o quizá no")),
        /// What follows from that.
        unproven_note = en("The AI could not prove it. The solution goes another way.")
            .es("La IA no pudo demostrarlo. La solución va por otro camino."),
        /// The goal is reached.
        solved = en("Solved").es("Resuelto"),
        /// The solution is shown.
        solution = en("The solution").es("La solución"),
        /// The hint names the move.
        hint_move = en(|mv: &str| format!("Hint: {mv}.")).es(|mv| format!("Pista: {mv}.")),
        /// The tile in hand is shown as the hint has it.
        hint_rotated =
            en("The tile is rotated as it has to be.").es("La loseta ya está girada como hace falta."),
        /// What the first move of a puzzle does, once it is solved.
        theme = en(|theme: Theme| format!("Theme: {}.", english_theme(theme)))
            .es(|theme| format!("Tema: {}.", spanish_theme(theme))),
        /// The name of a theme.
        theme_name =
            en(|theme: Theme| english_theme(theme).to_owned()).es(|theme| spanish_theme(theme).to_owned()),
        /// By how many points the best move is better than the second-best.
        margin = en(|points: &str| format!("The second-best move is worth {points} points less."))
            .es(|points| format!("La segunda mejor jugada vale {points} puntos menos.")),
        /// The button for a hint.
        hint = en("Hint").es("Pista"),
        /// The button for more of it.
        hint_more = en("Show the move").es("Ver la jugada"),
        /// The button that shows the solution.
        show_solution = en("Show solution").es("Ver la solución"),
        /// The button that takes the choice back.
        try_again = en("Try again").es("Otra vez"),
        /// The button that puts the puzzle up again.
        restart = en("Start again").es("Empezar de nuevo"),
        /// The button for the next puzzle.
        next = en("Next puzzle").es("Problema siguiente"),
        /// The button that copies the link with a sentence.
        copy_result = en("Copy result").es("Copiar el resultado"),
        /// The button for a picture of the position.
        picture = en("Picture").es("Imagen"),
        /// The link to the review of the line.
        analyse = en("Analyse").es("Analizar"),
        /// In how many days a puzzle of one's own games is asked again.
        again = en(|days: u32| match days {
            1 => "It is asked again tomorrow.".to_owned(),
            days => format!("It is asked again in {days} days."),
        })
        .es(|days| match days {
            1 => "Se pregunta de nuevo mañana.".to_owned(),
            days => format!("Se pregunta de nuevo en {days} días."),
        }),
        /// The button for today's puzzle, on the page of another day's.
        today = en("Today’s puzzle").es("El problema de hoy"),
        /// Which own choice of how many is looked for.
        choice_of = en(|at: usize, of: usize| format!("Move {at} of {of}"))
            .es(|at, of| format!("Jugada {at} de {of}")),
        /// The heading above where the position is from.
        about_title = en("From a game").es("De una partida"),
        /// The number of the game in its corpus, the search steps of its players, and after how many moves the position came.
        about = en(|game: u64, steps: u32, moves: usize| {
            format!(
                "Game {game} of those that the AI played against itself, with {steps} search steps a move. \
                 The position is after move {moves}."
            )
        })
        .es(|game, steps, moves| {
            format!(
                "Partida {game} de las que la IA jugó contra sí misma, con {steps} pasos de búsqueda por \
                 jugada. La posición es la de después de la jugada {moves}."
            )
        }),
        /// Where a puzzle is from that somebody has made.
        about_own = en(
            "Somebody made this puzzle in the review of a game. The link has the solution; the AI checks \
             other moves. It does not count for your rating.",
        )
        .es(
            "Alguien creó este problema al revisar una partida. El enlace tiene la solución; la IA comprueba \
             otras jugadas. No cuenta para tu puntuación.",
        ),
        /// The heading above the bands.
        bands_title = en("More puzzles").es("Más problemas"),
        /// How many puzzles are solved.
        solved_of = en(|solved: usize, of: usize| format!("{solved} of {of} solved"))
            .es(|solved, of| format!("{solved} de {of} resueltos")),
        /// The link to the list.
        all_puzzles = en("All puzzles").es("Todos los problemas"),
        /// The rating, and how uncertain it is.
        rating = en(|rating: i32, interval: i32| format!("Your rating: {rating} ± {interval}"))
            .es(|rating, interval| format!("Tu puntuación: {rating} ± {interval}")),
        /// How many puzzles in a row were solved at the first attempt.
        streak = en(|count: u32| format!("{count} solved in a row"))
            .es(|count| format!("{count} resueltos seguidos")),
        /// On how many days in a row the puzzle of the day was solved.
        days = en(|count: u32| match count {
            1 => "Puzzle of the day: 1 day".to_owned(),
            count => format!("Puzzle of the day: {count} days in a row"),
        })
        .es(|count| match count {
            1 => "Problema del día: 1 día".to_owned(),
            count => format!("Problema del día: {count} días seguidos"),
        }),
        /// What is told to others of a solved puzzle.
        i_solved = en(|numbered: &str| format!("I solved {numbered}"))
            .es(|numbered| format!("He resuelto {numbered}")),
        /// A puzzle of a game that somebody has made.
        own_of = en(|game: &str| format!("a puzzle of {game}")).es(|game| format!("un problema de {game}")),
        /// The position before the first move of the solution.
        start_position = en("The position of the puzzle.").es("La posición del problema."),
        /// The buttons that step through the solution, or through what refutes a move.
        steps = en("Steps of the line").es("Pasos de la línea"),
        /// The sign of a right choice.
        right_sign = en("Right").es("Bien"),
        /// The sign of a wrong choice.
        wrong_sign = en("Not right").es("No es así"),
        /// The file of the puzzle is being fetched.
        loading = en("Loading the puzzle …").es("Cargando el problema …"),
        /// Why an address shows nothing: there is no such puzzle.
        no_puzzle = en("there is no such puzzle. The list has all puzzles")
            .es("no existe ese problema. Todos los problemas están en la lista"),
        /// The site was not reached.
        unreachable = en("the puzzles could not be loaded. Check the connection, then reload this page")
            .es("no se pudieron cargar los problemas. Comprueba la conexión y vuelve a cargar esta página"),
        /// The file cannot be read.
        unreadable = en(
            "the file of puzzles cannot be read. Reload this page; if that does not help, choose another \
             puzzle",
        )
        .es("no se puede leer el archivo de problemas. Vuelve a cargar esta página o elige otro problema"),
    }
);

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
