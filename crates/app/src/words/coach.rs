//! The sentences of the coach.

tessera_core::words!(
    /// What the coach says, and what is said of it.
    pub enum CoachWords {
        /// What the coach is called before what it says.
        name = en("Coach").es("Entrenador"),
        /// Somebody could do something to the person at the next move.
        danger = en(|who: &str, clause: &str| format!("Careful: {who} {clause} at the next move."))
            .es(|who, clause| format!("Cuidado: {who} {clause} en la próxima jugada.")),
        /// What a move of the person does or could do, as a clause whose subject is the move.
        chance = en(|clause: &str| format!("One of your moves {clause}."))
            .es(|clause| format!("Una de tus jugadas {clause}.")),
        /// The button that silences the coach.
        off = en("No coach").es("Sin entrenador"),
        /// With the second win the coach falls silent.
        gone = en("Your second win: the coach is silent in this game now. The settings bring it back.")
            .es("Tu segunda victoria: el entrenador ya calla en este juego. Los ajustes lo traen de vuelta."),
        /// The choice in the settings.
        setting = en("Coach").es("Entrenador"),
        /// What it does.
        setting_note =
            en("Against the AI: says what your next move could win and what you could lose, not which move.")
                .es("Contra la IA: dice qué podría ganar tu jugada y qué podrías perder, no qué jugada."),
        /// It speaks until two games of a kind are won.
        first = en("Until two wins of a game").es("Hasta ganar dos veces"),
        /// It always speaks.
        always = en("Always").es("Siempre"),
        /// It never speaks.
        never = en("Never").es("Nunca"),
    }
);
