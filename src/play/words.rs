//! Sentences that all games share, and pieces of sentences.

use std::fmt::Display;

crate::words! {
    /// What a table says whatever game lies on it.
    pub struct PlayWords {
        /// Why nothing can be played after the end.
        game_over,
        /// Why a name cannot be played where nothing better is known.
        not_legal,
        /// How a resignation reads in the list of moves.
        resigns,
    }
}

static ENGLISH: PlayWords = PlayWords {
    game_over: "the game is over",
    not_legal: "not a legal move here",
    resigns: "resigns",
};

/// Things in a row, in English: `a`, `a and b`, `a, b and c`.
pub fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [firsts @ .., last] => format!("{} and {last}", firsts.join(", ")),
    }
}

/// A number with what it counts, in English: `1 tile`, `3 tiles`, `2 cities`.
pub fn counted<N: Display + PartialEq + From<u8>>(number: N, singular: &str, plural: &str) -> String {
    let noun = if number == N::from(1) { singular } else { plural };
    format!("{number} {noun}")
}
