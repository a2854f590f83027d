//! What people read about Filling.

use crate::play::{Measure, OptionSpec};
use crate::words::{SideWords, size_option};
use tessera_core::language::Language;

tessera_core::words! {
    /// The sentences of Filling.
    pub struct FillingWords {
        /// Who invented it.
        designer,
        /// What one tries to do.
        goal,
        /// How long a game takes.
        tag_minutes,
        /// The rules.
        rule,
        /// The note of the option for the size.
        option_size_note,
        /// The prompt of a turn.
        prompt,
        /// The note of a placement.
        place_note,
        /// A stone.
        stone,
        /// What a seat's score is made of.
        no_score,
    }
}

static ENGLISH: FillingWords = FillingWords {
    designer: "nobody",
    goal: "Fill the board together.",
    tag_minutes: "5 min",
    rule: "Place a stone on an empty cell in turn. The game is over when the board is full. It is always a draw.",
    option_size_note: "Cells along each side.",
    prompt: "Place a stone on an empty cell.",
    place_note: "A stone belongs to nobody.",
    stone: "stone",
    no_score: "nothing is scored",
};

static SPANISH: FillingWords = FillingWords {
    designer: "nadie",
    goal: "Llena el tablero con el otro jugador.",
    tag_minutes: "5 min",
    rule: "Por turnos, se coloca una piedra en una casilla vacía. La partida termina cuando el tablero está lleno. Siempre hay empate.",
    option_size_note: "Casillas por lado.",
    prompt: "Coloca una piedra en una casilla vacía.",
    place_note: "Las piedras no son de nadie.",
    stone: "piedra",
    no_score: "no se puntúa nada",
};

impl FillingWords {
    /// The tags of the game.
    pub fn tags(&self, language: Language) -> Vec<&'static str> {
        let shared = SideWords::of(language);
        vec![shared.tag_square_board, shared.tag_players, self.tag_minutes]
    }

    /// The options of the game.
    pub fn options(&self, language: Language) -> Vec<OptionSpec> {
        vec![size_option(
            Measure::Square,
            1,
            19,
            3,
            "9",
            self.option_size_note,
            language,
        )]
    }
}
