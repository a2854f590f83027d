//! The sentences of the dialog in which a puzzle is made of a position.

tessera_core::words!(
    /// What the dialog says.
    pub enum MakePuzzleWords {
        /// The heading, and the item of the menu that opens it.
        title = en("Make a puzzle").es("Crear un problema"),
        /// What it does.
        note = en(
            "The AI finds out which moves win here. If exactly one does, the position is a puzzle with a \
             link of its own.",
        )
        .es(
            "La IA averigua qué jugadas ganan aquí. Si gana exactamente una, la posición es un problema con \
             su propio enlace.",
        ),
        /// Of how many moves it is known whether they win.
        proving = en(|done: usize, of: usize| format!("Checked {done} of {of} moves …"))
            .es(|done, of| format!("Comprobadas {done} de {of} jugadas …")),
        /// The proof of a move that wins.
        found_win = en(|mv: &str| format!("Proven: {mv} wins, and nothing else does."))
            .es(|mv| format!("Demostrado: {mv} gana, y nada más gana.")),
        /// The proof of a best choice.
        found_best = en(|mv: &str| format!("Proven: {mv} is the best move, and no other is as good."))
            .es(|mv| format!("Demostrado: {mv} es la mejor jugada, y ninguna otra es tan buena.")),
        /// Only one move is legal.
        only_move = en("This is no puzzle: only one move is legal.")
            .es("No es un problema: solo hay una jugada legal."),
        /// No move wins.
        none_wins = en("This is no puzzle: no move wins.").es("No es un problema: ninguna jugada gana."),
        /// Several moves win.
        several_win =
            en("This is no puzzle: several moves win.").es("No es un problema: ganan varias jugadas."),
        /// Several choices are as good.
        several_best = en("This is no puzzle: several moves are as good as each other.")
            .es("No es un problema: varias jugadas son igual de buenas."),
        /// Tiles are still to be drawn.
        chance = en("This is no puzzle: tiles are still to be drawn, so nothing can be proven.")
            .es("No es un problema: aún quedan losetas por robar, así que nada se puede demostrar."),
        /// The time was too short for a move.
        unproven = en(|mv: &str| {
            format!(
                "This is no puzzle yet: there was not enough time to prove whether {mv} wins. Later \
                 positions are easier to prove."
            )
        })
        .es(|mv| {
            format!(
                "Todavía no es un problema: no hubo tiempo para demostrar si {mv} gana. Es más fácil con \
                 posiciones posteriores."
            )
        }),
        /// The link to the puzzle.
        open = en("Open the puzzle").es("Abrir el problema"),
        /// The button that copies its address.
        copy = en("Copy its link").es("Copiar su enlace"),
        /// The button that keeps it.
        keep = en("Ask me again").es("Preguntármelo de nuevo"),
        /// It is kept.
        kept = en("Kept. You are asked tomorrow, then after 3 and after 7 days; home says when.")
            .es("Guardado. Se pregunta mañana, y después a los 3 y a los 7 días; la página de inicio avisa."),
        /// Opens the dialog at a position of the game that may be a puzzle, by the number of the move.
        offer = en(|number: usize| format!("Puzzle before move {number}?"))
            .es(|number| format!("¿Problema antes de la jugada {number}?")),
        /// The button that ends the proof.
        cancel = en("Cancel").es("Cancelar"),
        /// The button that closes the dialog.
        close = en("Close").es("Cerrar"),
    }
);
