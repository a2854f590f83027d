//! The sentences of hints.

tessera_core::words! {
    /// What a hint says.
    pub struct HintWords {
        /// A hint is being looked for.
        asked,
        /// The hint shows a part of the board.
        area,
        /// The hint is a choice beside the board.
        choice,
        /// The hint names the move.
        best_move(mv: &str),
        /// The hint says what the move is worth and, if known, what is expected after it.
        numbers(mv: &str, worth: &str, then: &str),
        /// A chance to win, in percent.
        to_win(percent: &str),
        /// For how many positions a hint was asked for, at the end.
        count(count: u32),
    }
}

static ENGLISH: HintWords = HintWords {
    asked: "Looking for a hint …",
    area: "Hint: look within the circle. Ask again for the move.",
    choice: "Hint: the best move is a choice beside the board. Ask again for which.",
    best_move: |mv| format!("Hint: {mv}. Ask again for what it is worth."),
    numbers: |mv, worth, then| match then {
        "" => format!("Hint: {mv}, {worth}."),
        then => format!("Hint: {mv}, {worth}. Expected after it: {then}."),
    },
    to_win: |percent| format!("{percent} to win"),
    count: |count| match count {
        1 => "1 hint".to_owned(),
        count => format!("{count} hints"),
    },
};

static SPANISH: HintWords = HintWords {
    asked: "Buscando una pista…",
    area: "Pista: mira dentro del círculo. Pide otra para ver la jugada.",
    choice: "Pista: lo mejor es una opción junto al tablero. Pide otra para saber cuál.",
    best_move: |mv| format!("Pista: {mv}. Pide otra para saber cuánto vale."),
    numbers: |mv, worth, then| match then {
        "" => format!("Pista: {mv}, {worth}."),
        then => format!("Pista: {mv}, {worth}. Después se espera: {then}."),
    },
    to_win: |percent| format!("{percent} de ganar"),
    count: |count| match count {
        1 => "1 pista".to_owned(),
        count => format!("{count} pistas"),
    },
};
