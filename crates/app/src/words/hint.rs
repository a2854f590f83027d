//! The sentences of hints.

tessera_core::words!(
    /// What a hint says.
    pub enum HintWords {
        /// A hint is being looked for.
        asked = en("Looking for a hint …").es("Buscando una pista…"),
        /// The hint shows a part of the board.
        area = en("Hint: look within the circle. Ask again for the move.")
            .es("Pista: mira dentro del círculo. Pide otra para ver la jugada."),
        /// The hint is a choice beside the board.
        choice = en("Hint: the best move is a choice beside the board. Ask again for which.")
            .es("Pista: lo mejor es una opción junto al tablero. Pide otra para saber cuál."),
        /// The hint names the move.
        best_move = en(|mv: &str| format!("Hint: {mv}. Ask again for what it is worth."))
            .es(|mv| format!("Pista: {mv}. Pide otra para saber cuánto vale.")),
        /// The hint says what the move is worth and, if known, what is expected after it.
        numbers = en(|mv: &str, worth: &str, then: &str| match then {
            "" => format!("Hint: {mv}, {worth}."),
            then => format!("Hint: {mv}, {worth}. Expected after it: {then}."),
        })
        .es(|mv, worth, then| match then {
            "" => format!("Pista: {mv}, {worth}."),
            then => format!("Pista: {mv}, {worth}. Después se espera: {then}."),
        }),
        /// A chance to win, in percent.
        to_win = en(|percent: &str| format!("{percent} to win")).es(|percent| format!("{percent} de ganar")),
        /// For how many positions a hint was asked for, at the end.
        count = en(|count: u32| match count {
            1 => "1 hint".to_owned(),
            count => format!("{count} hints"),
        })
        .es(|count| match count {
            1 => "1 pista".to_owned(),
            count => format!("{count} pistas"),
        }),
    }
);
