//! The sentences of the coach.

tessera_core::words! {
    /// What the coach says, and what is said of it.
    pub struct CoachWords {
        /// What the coach is called before what it says.
        name,
        /// Somebody could do something to the person at the next move.
        danger(who: &str, clause: &str),
        /// What a move of the person does or could do, as a clause whose subject is the move.
        chance(clause: &str),
        /// The button that silences the coach.
        off,
        /// With the second win the coach falls silent.
        gone,
        /// The choice in the settings.
        setting,
        /// What it does.
        setting_note,
        /// It speaks until two games of a kind are won.
        first,
        /// It always speaks.
        always,
        /// It never speaks.
        never,
    }
}

static ENGLISH: CoachWords = CoachWords {
    name: "Coach",
    danger: |who, clause| format!("Careful: {who} {clause} at the next move."),
    chance: |clause| format!("One of your moves {clause}."),
    off: "No coach",
    gone: "Your second win: the coach is silent in this game now. The settings bring it back.",
    setting: "Coach",
    setting_note: "Against the AI: says what your next move could win and what you could lose, not which move.",
    first: "Until two wins of a game",
    always: "Always",
    never: "Never",
};

static SPANISH: CoachWords = CoachWords {
    name: "Entrenador",
    danger: |who, clause| format!("Cuidado: {who} {clause} en la próxima jugada."),
    chance: |clause| format!("Una de tus jugadas {clause}."),
    off: "Sin entrenador",
    gone: "Tu segunda victoria: el entrenador ya calla en este juego. Los ajustes lo traen de vuelta.",
    setting: "Entrenador",
    setting_note: "Contra la IA: dice qué podría ganar tu jugada y qué podrías perder, no qué jugada.",
    first: "Hasta ganar dos veces",
    always: "Siempre",
    never: "Nunca",
};
