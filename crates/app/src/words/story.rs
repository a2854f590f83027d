//! The sentences of the story of a game.

tessera_core::words! {
    /// What the story of a game says.
    pub struct StoryWords {
        /// The heading, and the button that opens it.
        title,
        /// Nothing is to be told, or not yet.
        none,
        /// Where the chances changed most.
        turned,
        /// A move without which the game was lost or won less.
        only,
        /// What that move was.
        only_was(number: usize, who: &str, mv: &str),
        /// From when on the game was decided.
        decided,
        /// The winner stayed ahead from this move on.
        decided_from(number: usize, who: &str),
        /// Shows the position on the board.
        show,
        /// Saves the picture.
        save,
    }
}

static ENGLISH: StoryWords = StoryWords {
    title: "The story of the game",
    none: "There is a story once the review is complete and the chances have changed.",
    turned: "Where it turned",
    only: "The only move",
    only_was: |number, who, mv| format!("Move {number}, {who}: {mv} was the only good move."),
    decided: "When it was decided",
    decided_from: |number, who| {
        format!("From move {number} on, {who} had at least nine chances in ten, until the end.")
    },
    show: "Show on the board",
    save: "Save as a picture",
};

static SPANISH: StoryWords = StoryWords {
    title: "La historia de la partida",
    none: "Hay una historia cuando la revisión está completa y las probabilidades han cambiado.",
    turned: "Donde cambió",
    only: "La única jugada",
    only_was: |number, who, mv| format!("Jugada {number}, {who}: {mv} era la única buena."),
    decided: "Cuando se decidió",
    decided_from: |number, who| {
        format!("Desde la jugada {number}, {who} tuvo al menos nueve probabilidades de diez hasta el final.")
    },
    show: "Ver en el tablero",
    save: "Guardar como imagen",
};
