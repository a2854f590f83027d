//! The sentences of the coach.

tessera_core::words! {
    /// What the coach says, and what is said of it.
    pub struct CoachWords {
        /// What the coach is called before what it says.
        name,
        /// Somebody could do something to the person at the next move.
        danger(who: &str, clause: &str),
        /// The person could do something.
        chance(clause: &str),
        /// What a move does, as a clause whose subject is the move.
        gain(clauses: &str),
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
    gain: |clauses| format!("One of your moves {clauses}."),
    off: "No coach",
    gone: "That was your second win, so the coach says no more in this game. The settings bring it back.",
    setting: "Coach",
    setting_note: "Against the AI: before your move it says what you could win or lose at once, but not by which move.",
    first: "Until I have won a game twice",
    always: "Always",
    never: "Never",
};

static SPANISH: CoachWords = CoachWords {
    name: "Entrenador",
    danger: |who, clause| format!("Cuidado: {who} {clause} en la próxima jugada."),
    chance: |clause| format!("Una de tus jugadas {clause}."),
    gain: |clauses| format!("Una de tus jugadas {clauses}."),
    off: "Sin entrenador",
    gone: "Es tu segunda victoria: el entrenador calla desde ahora en este juego. Vuelve con los ajustes.",
    setting: "Entrenador",
    setting_note: "Contra la IA: antes de tu jugada dice qué podrías ganar o perder enseguida, pero no con qué jugada.",
    first: "Hasta que gane dos veces a un juego",
    always: "Siempre",
    never: "Nunca",
};
