//! The answers to questions about the board.

use crate::board_lines::Heading;

tessera_core::words! {
    /// What one can ask about the board, and the answers.
    pub struct QueryWords {
        /// The heading of the questions.
        title,
        /// What the questions are for.
        note,
        /// Where the keyboard is.
        here,
        /// The last move.
        last_move,
        /// The legal moves.
        legal_moves,
        /// What stands on the lines from the cell.
        scan,
        /// The score.
        score,
        /// What the engine thinks.
        estimate,
        /// The best move that the engine knows.
        best_move,
        /// Nothing has been asked yet.
        no_answer,
        /// The keyboard was at no cell yet.
        no_cell,
        /// Nobody has moved yet.
        no_move,
        /// How many moves are legal.
        count(moves: usize),
        /// Which moves are legal.
        list(moves: &[String]),
        /// There is nothing to play.
        over,
        /// What stands on a line.
        line(heading: &str, parts: &[String]),
        /// No cell lies that way.
        no_line(heading: &str),
        /// Where a line runs.
        heading(heading: Heading),
        /// What each player has.
        scores(parts: &[String]),
        /// What a player has.
        score_of(who: &str, score: &str, account: &str),
        /// What a player would have if the game ended now, after what it has for good.
        promised(score: &str, promised: &str),
        /// What the engine thinks is not shown.
        estimate_off,
        /// No engine plays.
        no_engine,
        /// The game is played without aids.
        purist,
        /// The best move so far, and what it is worth.
        best(mv: &str, worth: &str),
        /// The move that the engine expects.
        expected(mv: &str),
        /// The engine knows nothing of this position.
        unknown,
    }
}

static ENGLISH: QueryWords = QueryWords {
    title: "Ask about the board",
    note: "The answer is read aloud. At the board the same questions have keys, each with Shift.",
    here: "Where am I?",
    last_move: "What was the last move?",
    legal_moves: "Which moves are legal?",
    scan: "What stands around here?",
    score: "What is the score?",
    estimate: "Who is ahead?",
    best_move: "What is the best move?",
    no_answer: "Press a question. A second press says more, or goes on.",
    no_cell: "Go to a cell of the board first.",
    no_move: "Nobody has moved yet.",
    count: |moves| match moves {
        1 => "There is 1 legal move.".to_owned(),
        moves => format!("There are {moves} legal moves."),
    },
    list: |moves| format!("Legal: {}.", moves.join(", ")),
    over: "The game is over.",
    line: |heading, parts| format!("{heading}: {}.", parts.join("; ")),
    no_line: |heading| format!("{heading}: no cell."),
    heading: |heading| {
        match heading {
            Heading::Up => "Up",
            Heading::UpRight => "Up right",
            Heading::Right => "Right",
            Heading::DownRight => "Down right",
            Heading::Down => "Down",
            Heading::DownLeft => "Down left",
            Heading::Left => "Left",
            Heading::UpLeft => "Up left",
        }
        .to_owned()
    },
    scores: |parts| format!("{}.", parts.join("; ")),
    score_of: |who, score, account| match account {
        "" => format!("{who}: {score}"),
        account => format!("{who}: {score} ({account})"),
    },
    promised: |score, promised| format!("{score}, {promised} if the game ended now"),
    estimate_off: "“What the AI thinks” is off. The comma key switches it on.",
    no_engine: "No AI plays in this game.",
    purist: "This game is played without aids.",
    best: |mv, worth| format!("Best so far: {mv}, {worth}."),
    expected: |mv| format!("The AI expects {mv}."),
    unknown: "The AI has not looked at this position yet.",
};

static SPANISH: QueryWords = QueryWords {
    title: "Preguntar por el tablero",
    note: "La respuesta se lee en voz alta. En el tablero, las mismas preguntas tienen teclas, cada una con Mayús.",
    here: "¿Dónde estoy?",
    last_move: "¿Cuál fue la última jugada?",
    legal_moves: "¿Qué jugadas son legales?",
    scan: "¿Qué hay alrededor?",
    score: "¿Cuál es la puntuación?",
    estimate: "¿Quién va por delante?",
    best_move: "¿Cuál es la mejor jugada?",
    no_answer: "Pulsa una pregunta. Al pulsarla otra vez dice más, o sigue.",
    no_cell: "Ve primero a una casilla del tablero.",
    no_move: "Nadie ha jugado todavía.",
    count: |moves| match moves {
        1 => "Hay 1 jugada legal.".to_owned(),
        moves => format!("Hay {moves} jugadas legales."),
    },
    list: |moves| format!("Legales: {}.", moves.join(", ")),
    over: "La partida ha terminado.",
    line: |heading, parts| format!("{heading}: {}.", parts.join("; ")),
    no_line: |heading| format!("{heading}: ninguna casilla."),
    heading: |heading| {
        match heading {
            Heading::Up => "Arriba",
            Heading::UpRight => "Arriba a la derecha",
            Heading::Right => "Derecha",
            Heading::DownRight => "Abajo a la derecha",
            Heading::Down => "Abajo",
            Heading::DownLeft => "Abajo a la izquierda",
            Heading::Left => "Izquierda",
            Heading::UpLeft => "Arriba a la izquierda",
        }
        .to_owned()
    },
    scores: |parts| format!("{}.", parts.join("; ")),
    score_of: |who, score, account| match account {
        "" => format!("{who}: {score}"),
        account => format!("{who}: {score} ({account})"),
    },
    promised: |score, promised| format!("{score}, {promised} si la partida terminara ahora"),
    estimate_off: "«Qué piensa la IA» está desactivado. La tecla de la coma lo activa.",
    no_engine: "En esta partida no juega ninguna IA.",
    purist: "Esta partida se juega sin ayudas.",
    best: |mv, worth| format!("La mejor hasta ahora: {mv}, {worth}."),
    expected: |mv| format!("La IA espera {mv}."),
    unknown: "La IA aún no ha estudiado esta posición.",
};
