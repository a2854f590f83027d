//! What people read about Filling.

use crate::play::{Measure, OptionSpec};
use crate::words::{SideWords, size_option};
use tessera_core::language::Language;

tessera_core::words!(
    /// The sentences of Filling.
    pub enum FillingWords {
        /// Who invented it.
        designer = en("nobody").es("nadie"),
        /// What one tries to do.
        goal = en("Fill the board together.").es("Llena el tablero con el otro jugador."),
        /// How long a game takes.
        tag_minutes = en("5 min").es("5 min"),
        /// The rules.
        rule = en(
            "Place a stone on an empty cell in turn. The game is over when the board is full. It is always a \
             draw.",
        )
        .es(
            "Por turnos, se coloca una piedra en una casilla vacía. La partida termina cuando el tablero \
             está lleno. Siempre hay empate.",
        ),
        /// The note of the option for the size.
        option_size_note = en("Cells along each side.").es("Casillas por lado."),
        /// The prompt of a turn.
        prompt = en("Place a stone on an empty cell.").es("Coloca una piedra en una casilla vacía."),
        /// The note of a placement.
        place_note = en("A stone belongs to nobody.").es("Las piedras no son de nadie."),
        /// A stone.
        stone = en("stone").es("piedra"),
        /// What a seat's score is made of.
        no_score = en("nothing is scored").es("no se puntúa nada"),
    }
);

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
