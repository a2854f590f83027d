//! The sentences of home about the games that the device keeps.

tessera_core::words!(
    /// What home says of kept games besides what the app has kept of them.
    pub(super) enum KeptWords {
        /// The heading above the games that can be continued.
        continue_game = en("Continue").es("Continuar"),
        /// The button that lists all of them, with their number.
        all_saved = en(|number: &str| format!("All {number} saved games"))
            .es(|number| format!("Las {number} partidas guardadas")),
        /// The heading of the games that are over, with their number.
        finished_games = en(|number: &str| format!("Finished games ({number})"))
            .es(|number| format!("Partidas terminadas ({number})")),
        /// The button that lists all of them.
        all_finished = en(|number: &str| format!("All {number} finished games"))
            .es(|number| format!("Las {number} partidas terminadas")),
        /// A level that plays.
        ai_level = en(|level: &str| format!("AI level {level}")).es(|level| format!("IA nivel {level}")),
        /// So many persons without names at this device.
        persons = en(|number: &str| format!("{number} players on this device"))
            .es(|number| format!("{number} jugadores en este dispositivo")),
        /// A person without a name.
        player = en(|seat: &str| format!("Player {seat}")).es(|seat| format!("Jugador {seat}")),
        /// Somebody at another device, with their name.
        named_by_link = en(|name: &str| format!("{name}, by link")).es(|name| format!("{name}, por enlace")),
        /// Somebody at another device.
        by_link = en("by link").es("por enlace"),
    }
);
