//! The answers to questions about the board.

use crate::board_lines::Heading;

tessera_core::words!(
    /// What one can ask about the board, and the answers.
    pub enum QueryWords {
        /// The heading of the questions.
        title = en("Ask about the board").es("Preguntar por el tablero"),
        /// What the questions are for.
        note = en("The answer is read aloud. At the board the same questions have keys, each with Shift.").es(
            "La respuesta se lee en voz alta. En el tablero, las mismas preguntas tienen teclas, cada una \
             con Mayús.",
        ),
        /// Where the keyboard is.
        here = en("Where am I?").es("¿Dónde estoy?"),
        /// The last move.
        last_move = en("What was the last move?").es("¿Cuál fue la última jugada?"),
        /// The legal moves.
        legal_moves = en("Which moves are legal?").es("¿Qué jugadas son legales?"),
        /// What stands on the lines from the cell.
        scan = en("What stands around here?").es("¿Qué hay alrededor?"),
        /// The score.
        score = en("What is the score?").es("¿Cuál es la puntuación?"),
        /// What the engine thinks.
        estimate = en("Who is ahead?").es("¿Quién va por delante?"),
        /// The best move that the engine knows.
        best_move = en("What is the best move?").es("¿Cuál es la mejor jugada?"),
        /// Nothing has been asked yet.
        no_answer = en("Press a question. A second press says more, or goes on.")
            .es("Pulsa una pregunta. Al pulsarla otra vez dice más, o sigue."),
        /// The keyboard was at no cell yet.
        no_cell = en("Go to a cell of the board first.").es("Ve primero a una casilla del tablero."),
        /// Nobody has moved yet.
        no_move = en("Nobody has moved yet.").es("Nadie ha jugado todavía."),
        /// How many moves are legal.
        count = en(|moves: usize| match moves {
            1 => "There is 1 legal move.".to_owned(),
            moves => format!("There are {moves} legal moves."),
        })
        .es(|moves| match moves {
            1 => "Hay 1 jugada legal.".to_owned(),
            moves => format!("Hay {moves} jugadas legales."),
        }),
        /// Which moves are legal.
        list = en(|moves: &[String]| format!("Legal: {}.", moves.join(", ")))
            .es(|moves| format!("Legales: {}.", moves.join(", "))),
        /// There is nothing to play.
        over = en("The game is over.").es("La partida ha terminado."),
        /// What stands on a line.
        line = en(|heading: &str, parts: &[String]| format!("{heading}: {}.", parts.join("; ")))
            .es(|heading, parts| format!("{heading}: {}.", parts.join("; "))),
        /// No cell lies that way.
        no_line = en(|heading: &str| format!("{heading}: no cell."))
            .es(|heading| format!("{heading}: ninguna casilla.")),
        /// Where a line runs.
        heading = en(|heading: Heading| {
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
        })
        .es(|heading| {
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
        }),
        /// What each player has.
        scores = en(|parts: &[String]| format!("{}.", parts.join("; ")))
            .es(|parts| format!("{}.", parts.join("; "))),
        /// What a player has.
        score_of = en(|who: &str, score: &str, account: &str| match account {
            "" => format!("{who}: {score}"),
            account => format!("{who}: {score} ({account})"),
        })
        .es(|who, score, account| match account {
            "" => format!("{who}: {score}"),
            account => format!("{who}: {score} ({account})"),
        }),
        /// What a player would have if the game ended now, after what it has for good.
        promised = en(|score: &str, promised: &str| format!("{score}, {promised} if the game ended now"))
            .es(|score, promised| format!("{score}, {promised} si la partida terminara ahora")),
        /// What the engine thinks is not shown.
        estimate_off = en("“What the AI thinks” is off. The comma key switches it on.")
            .es("«Qué piensa la IA» está desactivado. La tecla de la coma lo activa."),
        /// No engine plays.
        no_engine = en("No AI plays in this game.").es("En esta partida no juega ninguna IA."),
        /// The game is played without aids.
        purist = en("This game is played without aids.").es("Esta partida se juega sin ayudas."),
        /// The best move so far, and what it is worth.
        best = en(|mv: &str, worth: &str| format!("Best so far: {mv}, {worth}."))
            .es(|mv, worth| format!("La mejor hasta ahora: {mv}, {worth}.")),
        /// The move that the engine expects.
        expected = en(|mv: &str| format!("The AI expects {mv}.")).es(|mv| format!("La IA espera {mv}.")),
        /// The engine knows nothing of this position.
        unknown =
            en("The AI has not looked at this position yet.").es("La IA aún no ha estudiado esta posición."),
    }
);
