//! The options of a game in words.

tessera_core::words! {
    /// How the options of a game are read.
    pub struct GameOptionWords {
        /// An option of the game with its value.
        option(label: &str, value: &str),
        /// An option that is switched off.
        without(label: &str),
        /// A square board with so many cells along its side.
        square_board(size: &str),
        /// A hexagonal board with so many cells along its side.
        hexagonal_board(side: &str),
        /// How many play.
        players(count: &str),
        /// The komi.
        komi(komi: &str),
        /// The komi is still to be bid.
        komi_by_bid,
        /// The game is played without aids.
        purist,
    }
}

static ENGLISH: GameOptionWords = GameOptionWords {
    option: |label, value| format!("{label}: {value}"),
    without: |label| format!("no {}", label.to_ascii_lowercase()),
    square_board: |size| format!("{size} × {size}"),
    hexagonal_board: |side| format!("side {side}"),
    players: |count| format!("{count} players"),
    komi: |komi| format!("komi {komi}"),
    komi_by_bid: "komi to be bid",
    purist: "purist",
};

static SPANISH: GameOptionWords = GameOptionWords {
    option: |label, value| format!("{label}: {value}"),
    without: |label| format!("sin {}", label.to_ascii_lowercase()),
    square_board: |size| format!("{size} × {size}"),
    hexagonal_board: |side| format!("lado {side}"),
    players: |count| format!("{count} jugadores"),
    komi: |komi| format!("komi {komi}"),
    komi_by_bid: "komi por pujar",
    purist: "purista",
};
