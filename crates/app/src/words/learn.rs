//! The sentences of learning from mistakes.

tessera_core::words!(
    /// What is said while somebody learns from mistakes.
    pub enum LearnWords {
        /// The heading.
        title = en("Learn from mistakes").es("Aprender de los errores"),
        /// The button that begins, for the person who has played.
        start_own = en(|count: usize| match count {
            1 => "Learn from your mistake".to_owned(),
            count => format!("Learn from your {count} mistakes"),
        })
        .es(|count| match count {
            1 => "Aprende de tu error".to_owned(),
            count => format!("Aprende de tus {count} errores"),
        }),
        /// The button that begins with the mistakes of a seat.
        start = en(|who: &str, count: usize| match count {
            1 => format!("Learn from the mistake of {who}"),
            count => format!("Learn from the {count} mistakes of {who}"),
        })
        .es(|who, count| match count {
            1 => format!("Aprende del error de {who}"),
            count => format!("Aprende de los {count} errores de {who}"),
        }),
        /// Which mistake of how many is looked at.
        at = en(|at: usize, of: usize| format!("{at} of {of}")).es(|at, of| format!("{at} de {of}")),
        /// What was played, what is said about it, and what is to be done.
        find = en(|who: &str, mv: &str, verdict: &str| {
            format!("{who} played {mv} ({verdict}). Find a better move.")
        })
        .es(|who, mv, verdict| format!("{who} jugó {mv} ({verdict}). Busca una jugada mejor.")),
        /// The same, where the person has played it.
        find_own = en(|mv: &str, verdict: &str| format!("You played {mv} ({verdict}). Find a better move."))
            .es(|mv, verdict| format!("Jugaste {mv} ({verdict}). Busca una jugada mejor.")),
        /// Another position is on the board than the one before the mistake.
        elsewhere = en("This is another position than the one before the mistake.")
            .es("Esta posición no es la anterior al error."),
        /// A part of the move is played.
        go_on = en("Finish the turn on the board.").es("Termina el turno en el tablero."),
        /// The engines look at a move.
        checking = en(|mv: &str| format!("What {mv} is worth is being found out …"))
            .es(|mv| format!("Averiguando cuánto vale {mv} …")),
        /// No engine could say what a move is worth.
        unknown = en(|mv: &str| format!("The AI could not find out what {mv} is worth. Try another move."))
            .es(|mv| format!("La IA no pudo averiguar cuánto vale {mv}. Prueba otra jugada.")),
        /// A move loses too much.
        wrong = en(|mv: &str, loss: &str| {
            format!("{mv} is not good enough: it loses {loss} against the best move. Try another move.")
        })
        .es(|mv, loss| {
            format!("{mv} no basta: pierde un {loss} frente a la mejor jugada. Prueba otra jugada.")
        }),
        /// The move that was played is tried again.
        same = en(|mv: &str| format!("{mv} is what was played. Try another move."))
            .es(|mv| format!("{mv} es lo que se jugó. Prueba otra jugada.")),
        /// A move that was tried is taken off the board.
        taken_back = en(|mv: &str| format!("{mv} is taken back.")).es(|mv| format!("{mv} se retira.")),
        /// A move is the best.
        best = en(|mv: &str| format!("{mv} is the best move.")).es(|mv| format!("{mv} es la mejor jugada.")),
        /// A move is good enough, and the best is another one.
        right = en(|mv: &str, loss: &str, best: &str| {
            format!("{mv} is good: it loses {loss} against the best move, {best}.")
        })
        .es(|mv, loss, best| format!("{mv} es buena: pierde un {loss} frente a la mejor jugada, {best}.")),
        /// The best move, and what is expected after it, if anything is.
        solution = en(|mv: &str, then: &str| match then {
            "" => format!("The best move is {mv}."),
            then => format!("The best move is {mv}. Expected after it: {then}."),
        })
        .es(|mv, then| match then {
            "" => format!("La mejor jugada es {mv}."),
            then => format!("La mejor jugada es {mv}. Después se espera: {then}."),
        }),
        /// How many of the mistakes were corrected.
        done = en(|solved: usize, of: usize| match (solved, of) {
            (1, 1) => "You have corrected the mistake.".to_owned(),
            (solved, of) if solved == of => format!("You have corrected all {of} mistakes."),
            (solved, of) => format!("You have corrected {solved} of {of} mistakes."),
        })
        .es(|solved, of| match (solved, of) {
            (1, 1) => "Has corregido el error.".to_owned(),
            (solved, of) if solved == of => format!("Has corregido los {of} errores."),
            (solved, of) => format!("Has corregido {solved} de {of} errores."),
        }),
        /// The sign of a move that is good enough.
        right_sign = en("Right").es("Bien"),
        /// The sign of a move that is not.
        wrong_sign = en("Not good enough").es("No basta"),
        /// Show the position again.
        try_again = en("Try again").es("Otra vez"),
        /// Show the position before the mistake again.
        back = en("Back to the mistake").es("Volver al error"),
        /// Show the best move.
        view = en("View the solution").es("Ver la solución"),
        /// Leave this mistake.
        skip = en("Skip").es("Saltar"),
        /// Go on to the next mistake.
        next = en("Next").es("Siguiente"),
        /// Go on after the last mistake.
        finish = en("Finish").es("Terminar"),
        /// Go through the mistakes once more.
        again = en("Once more").es("Repetir"),
        /// Stop learning.
        end = en("Stop learning").es("Dejar de aprender"),
    }
);
