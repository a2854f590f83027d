//! The sentences of the review page.

crate::words! {
    /// What the review page says.
    pub struct ReviewWords {
        /// The name of the panel.
        panel,
        /// What stands beside the name of the game: that it is a review, and the options of the game.
        subtitle(options: &str),
        /// Which ply of how many is shown.
        at(ply: usize, plies: usize),
        /// The position before the first ply.
        first_position,
        /// The row of buttons that step through the game.
        steps,
        /// Play on from the position that is shown.
        play_from_here,
        /// What that button does.
        play_from_here_title,
    }
}

static ENGLISH: ReviewWords = ReviewWords {
    panel: "Review",
    subtitle: |options| format!("review · {options}"),
    at: |ply, plies| format!("Move {ply} of {plies}"),
    first_position: "The first position",
    steps: "Steps through the game",
    play_from_here: "Play on",
    play_from_here_title: "Play on from this position",
};

static SPANISH: ReviewWords = ReviewWords {
    panel: "Revisión",
    subtitle: |options| format!("revisión · {options}"),
    at: |ply, plies| format!("Jugada {ply} de {plies}"),
    first_position: "La posición inicial",
    steps: "Pasos por la partida",
    play_from_here: "Jugar desde aquí",
    play_from_here_title: "Jugar desde esta posición",
};
