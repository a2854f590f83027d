//! The sentences of home about the games that the device keeps.

tessera_core::words! {
    /// What home says of kept games besides what the app has kept of them.
    pub(super) struct KeptWords {
        /// The heading above the games that can be continued.
        continue_game,
        /// The button that lists all of them, with their number.
        all_saved(number: &str),
        /// The heading of the games that are over, with their number.
        finished_games(number: &str),
        /// The button that lists all of them.
        all_finished(number: &str),
        /// A level that plays.
        ai_level(level: &str),
        /// So many persons without names at this device.
        persons(number: &str),
        /// A person without a name.
        player(seat: &str),
        /// Somebody at another device, with their name.
        named_by_link(name: &str),
        /// Somebody at another device.
        by_link,
    }
}

static ENGLISH: KeptWords = KeptWords {
    continue_game: "Continue",
    all_saved: |number| format!("All {number} saved games"),
    finished_games: |number| format!("Finished games ({number})"),
    all_finished: |number| format!("All {number} finished games"),
    ai_level: |level| format!("AI level {level}"),
    persons: |number| format!("{number} players on this device"),
    player: |seat| format!("Player {seat}"),
    named_by_link: |name| format!("{name}, by link"),
    by_link: "by link",
};

static SPANISH: KeptWords = KeptWords {
    continue_game: "Continuar",
    all_saved: |number| format!("Las {number} partidas guardadas"),
    finished_games: |number| format!("Partidas terminadas ({number})"),
    all_finished: |number| format!("Las {number} partidas terminadas"),
    ai_level: |level| format!("IA nivel {level}"),
    persons: |number| format!("{number} jugadores en este dispositivo"),
    player: |seat| format!("Jugador {seat}"),
    named_by_link: |name| format!("{name}, por enlace"),
    by_link: "por enlace",
};
