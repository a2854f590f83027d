//! The options of a game in words.

tessera_core::words!(
    /// How the options of a game are read.
    pub enum GameOptionWords {
        /// An option of the game with its value.
        option = en(|label: &str, value: &str| format!("{label}: {value}"))
            .es(|label, value| format!("{label}: {value}")),
        /// An option that is switched off.
        without = en(|label: &str| format!("no {}", label.to_ascii_lowercase()))
            .es(|label| format!("sin {}", label.to_ascii_lowercase())),
        /// A square board with so many cells along its side.
        square_board = en(|size: &str| format!("{size} × {size}")).es(|size| format!("{size} × {size}")),
        /// A hexagonal board with so many cells along its side.
        hexagonal_board = en(|side: &str| format!("side {side}")).es(|side| format!("lado {side}")),
        /// How many play.
        players = en(|count: &str| format!("{count} players")).es(|count| format!("{count} jugadores")),
        /// The komi.
        komi = en(|komi: &str| format!("komi {komi}")).es(|komi| format!("komi {komi}")),
        /// The komi is still to be bid.
        komi_by_bid = en("komi to be bid").es("komi por pujar"),
        /// The game is played without aids.
        purist = en("purist").es("purista"),
    }
);
