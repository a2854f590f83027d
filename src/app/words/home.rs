//! The sentences about the game that was played last.

use crate::play::counted;

crate::words! {
    /// What the home page says of the game that was played last.
    pub struct HomeWords {
        /// The game, how far it has come, and whose turn it is, unless it is nobody's.
        resume(game: &str, plies: usize, turn: Option<&str>),
        /// It is the turn of the only person at the table.
        your_turn,
        /// It is the turn of one of several persons.
        turn_of(name: &str),
        /// It is an engine's turn.
        ai_turn,
    }
}

static ENGLISH: HomeWords = HomeWords {
    resume: |game, plies, turn| {
        let plies = counted(plies, "ply", "plies");
        match turn {
            Some(turn) => format!("{game}, {plies}, {turn}"),
            None => format!("{game}, {plies}"),
        }
    },
    your_turn: "your turn",
    turn_of: |name| format!("{name}'s turn"),
    ai_turn: "the AI's turn",
};
