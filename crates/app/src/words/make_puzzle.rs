//! The sentences of the dialog in which a puzzle is made of a position.

tessera_core::words! {
    /// What the dialog says.
    pub struct MakePuzzleWords {
        /// The heading, and the item of the menu that opens it.
        title,
        /// What it does.
        note,
        /// Of how many moves it is known whether they win.
        proving(done: usize, of: usize),
        /// The proof of a move that wins.
        found_win(mv: &str),
        /// The proof of a best choice.
        found_best(mv: &str),
        /// Only one move is legal.
        only_move,
        /// No move wins.
        none_wins,
        /// Several moves win.
        several_win,
        /// Several choices are as good.
        several_best,
        /// Tiles are still to be drawn.
        chance,
        /// The time was too short for a move.
        unproven(mv: &str),
        /// The link to the puzzle.
        open,
        /// The button that copies its address.
        copy,
        /// The button that keeps it.
        keep,
        /// It is kept.
        kept,
        /// Opens the dialog at a position of the game that may be a puzzle, by the number of the move.
        offer(number: usize),
        /// The button that ends the proof.
        cancel,
        /// The button that closes the dialog.
        close,
    }
}

static ENGLISH: MakePuzzleWords = MakePuzzleWords {
    title: "Make a puzzle",
    note: "The AI finds out which moves win here. If exactly one does, the position is a puzzle with a link of its own.",
    proving: |done, of| format!("Checked {done} of {of} moves …"),
    found_win: |mv| format!("Proven: {mv} wins, and nothing else does."),
    found_best: |mv| format!("Proven: {mv} is the best move, and no other is as good."),
    only_move: "This is no puzzle: only one move is legal.",
    none_wins: "This is no puzzle: no move wins.",
    several_win: "This is no puzzle: several moves win.",
    several_best: "This is no puzzle: several moves are as good as each other.",
    chance: "This is no puzzle: tiles are still to be drawn, so nothing can be proven.",
    unproven: |mv| {
        format!(
            "This is no puzzle yet: there was not enough time to prove whether {mv} wins. Later positions are easier to prove."
        )
    },
    open: "Open the puzzle",
    copy: "Copy its link",
    keep: "Ask me again",
    kept: "Kept. You are asked tomorrow, then after 3 and after 7 days; home says when.",
    offer: |number| format!("Puzzle before move {number}?"),
    cancel: "Cancel",
    close: "Close",
};

static SPANISH: MakePuzzleWords = MakePuzzleWords {
    title: "Crear un problema",
    note: "La IA averigua qué jugadas ganan aquí. Si gana exactamente una, la posición es un problema con su propio enlace.",
    proving: |done, of| format!("Comprobadas {done} de {of} jugadas …"),
    found_win: |mv| format!("Demostrado: {mv} gana, y nada más gana."),
    found_best: |mv| format!("Demostrado: {mv} es la mejor jugada, y ninguna otra es tan buena."),
    only_move: "No es un problema: solo hay una jugada legal.",
    none_wins: "No es un problema: ninguna jugada gana.",
    several_win: "No es un problema: ganan varias jugadas.",
    several_best: "No es un problema: varias jugadas son igual de buenas.",
    chance: "No es un problema: aún quedan losetas por robar, así que nada se puede demostrar.",
    unproven: |mv| {
        format!(
            "Todavía no es un problema: no hubo tiempo para demostrar si {mv} gana. Es más fácil con posiciones posteriores."
        )
    },
    open: "Abrir el problema",
    copy: "Copiar su enlace",
    keep: "Preguntármelo de nuevo",
    kept: "Guardado. Se pregunta mañana, y después a los 3 y a los 7 días; la página de inicio avisa.",
    offer: |number| format!("¿Problema antes de la jugada {number}?"),
    cancel: "Cancelar",
    close: "Cerrar",
};
