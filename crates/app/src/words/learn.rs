//! The sentences of learning from mistakes.

tessera_core::words! {
    /// What is said while somebody learns from mistakes.
    pub struct LearnWords {
        /// The heading.
        title,
        /// The button that begins, for the person who has played.
        start_own(count: usize),
        /// The button that begins with the mistakes of a seat.
        start(who: &str, count: usize),
        /// Which mistake of how many is looked at.
        at(at: usize, of: usize),
        /// What was played, what is said about it, and what is to be done.
        find(who: &str, mv: &str, verdict: &str),
        /// The same, where the person has played it.
        find_own(mv: &str, verdict: &str),
        /// Another position is on the board than the one before the mistake.
        elsewhere,
        /// A part of the move is played.
        go_on,
        /// The engines look at a move.
        checking(mv: &str),
        /// No engine could say what a move is worth.
        unknown(mv: &str),
        /// A move loses too much.
        wrong(mv: &str, loss: &str),
        /// The move that was played is tried again.
        same(mv: &str),
        /// A move that was tried is taken off the board.
        taken_back(mv: &str),
        /// A move is the best.
        best(mv: &str),
        /// A move is good enough, and the best is another one.
        right(mv: &str, loss: &str, best: &str),
        /// The best move, and what is expected after it, if anything is.
        solution(mv: &str, then: &str),
        /// How many of the mistakes were corrected.
        done(solved: usize, of: usize),
        /// The sign of a move that is good enough.
        right_sign,
        /// The sign of a move that is not.
        wrong_sign,
        /// Show the position again.
        try_again,
        /// Show the position before the mistake again.
        back,
        /// Show the best move.
        view,
        /// Leave this mistake.
        skip,
        /// Go on to the next mistake.
        next,
        /// Go on after the last mistake.
        finish,
        /// Go through the mistakes once more.
        again,
        /// Stop learning.
        end,
    }
}

static ENGLISH: LearnWords = LearnWords {
    title: "Learn from mistakes",
    start_own: |count| match count {
        1 => "Learn from your mistake".to_owned(),
        count => format!("Learn from your {count} mistakes"),
    },
    start: |who, count| match count {
        1 => format!("Learn from the mistake of {who}"),
        count => format!("Learn from the {count} mistakes of {who}"),
    },
    at: |at, of| format!("{at} of {of}"),
    find: |who, mv, verdict| format!("{who} played {mv} ({verdict}). Find a better move."),
    find_own: |mv, verdict| format!("You played {mv} ({verdict}). Find a better move."),
    elsewhere: "This is another position than the one before the mistake.",
    go_on: "Finish the turn on the board.",
    checking: |mv| format!("What {mv} is worth is being found out …"),
    unknown: |mv| format!("The AI could not find out what {mv} is worth. Try another move."),
    wrong: |mv, loss| {
        format!("{mv} is not good enough: it loses {loss} against the best move. Try another move.")
    },
    same: |mv| format!("{mv} is what was played. Try another move."),
    taken_back: |mv| format!("{mv} is taken back."),
    best: |mv| format!("{mv} is the best move."),
    right: |mv, loss, best| format!("{mv} is good: it loses {loss} against the best move, {best}."),
    solution: |mv, then| match then {
        "" => format!("The best move is {mv}."),
        then => format!("The best move is {mv}. Expected after it: {then}."),
    },
    done: |solved, of| match (solved, of) {
        (1, 1) => "You have corrected the mistake.".to_owned(),
        (solved, of) if solved == of => format!("You have corrected all {of} mistakes."),
        (solved, of) => format!("You have corrected {solved} of {of} mistakes."),
    },
    right_sign: "Right",
    wrong_sign: "Not good enough",
    try_again: "Try again",
    back: "Back to the mistake",
    view: "View the solution",
    skip: "Skip",
    next: "Next",
    finish: "Finish",
    again: "Once more",
    end: "Stop learning",
};

static SPANISH: LearnWords = LearnWords {
    title: "Aprender de los errores",
    start_own: |count| match count {
        1 => "Aprende de tu error".to_owned(),
        count => format!("Aprende de tus {count} errores"),
    },
    start: |who, count| match count {
        1 => format!("Aprende del error de {who}"),
        count => format!("Aprende de los {count} errores de {who}"),
    },
    at: |at, of| format!("{at} de {of}"),
    find: |who, mv, verdict| format!("{who} jugó {mv} ({verdict}). Busca una jugada mejor."),
    find_own: |mv, verdict| format!("Jugaste {mv} ({verdict}). Busca una jugada mejor."),
    elsewhere: "Esta posición no es la anterior al error.",
    go_on: "Termina el turno en el tablero.",
    checking: |mv| format!("Averiguando cuánto vale {mv} …"),
    unknown: |mv| format!("La IA no pudo averiguar cuánto vale {mv}. Prueba otra jugada."),
    wrong: |mv, loss| {
        format!("{mv} no basta: pierde un {loss} frente a la mejor jugada. Prueba otra jugada.")
    },
    same: |mv| format!("{mv} es lo que se jugó. Prueba otra jugada."),
    taken_back: |mv| format!("{mv} se retira."),
    best: |mv| format!("{mv} es la mejor jugada."),
    right: |mv, loss, best| format!("{mv} es buena: pierde un {loss} frente a la mejor jugada, {best}."),
    solution: |mv, then| match then {
        "" => format!("La mejor jugada es {mv}."),
        then => format!("La mejor jugada es {mv}. Después se espera: {then}."),
    },
    done: |solved, of| match (solved, of) {
        (1, 1) => "Has corregido el error.".to_owned(),
        (solved, of) if solved == of => format!("Has corregido los {of} errores."),
        (solved, of) => format!("Has corregido {solved} de {of} errores."),
    },
    right_sign: "Bien",
    wrong_sign: "No basta",
    try_again: "Otra vez",
    back: "Volver al error",
    view: "Ver la solución",
    skip: "Saltar",
    next: "Siguiente",
    finish: "Terminar",
    again: "Repetir",
    end: "Dejar de aprender",
};
