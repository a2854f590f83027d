//! The sentences of the story of a game.

tessera_core::words!(
    /// What the story of a game says.
    pub enum StoryWords {
        /// The heading, and the button that opens it.
        title = en("The story of the game").es("La historia de la partida"),
        /// Nothing is to be told, or not yet.
        none = en("There is a story once the review is complete and the chances have changed.")
            .es("Hay una historia cuando la revisión está completa y las probabilidades han cambiado."),
        /// Where the chances changed most.
        turned = en("Where it turned").es("Donde cambió"),
        /// A move without which the game was lost or won less.
        only = en("The only move").es("La única jugada"),
        /// What that move was.
        only_was = en(|number: usize, who: &str, mv: &str| {
            format!("Move {number}, {who}: {mv} was the only good move.")
        })
        .es(|number, who, mv| format!("Jugada {number}, {who}: {mv} era la única buena.")),
        /// From when on the game was decided.
        decided = en("When it was decided").es("Cuando se decidió"),
        /// The winner stayed ahead from this move on.
        decided_from = en(|number: usize, who: &str| {
            format!("From move {number} on, {who} had at least nine chances in ten, until the end.")
        })
        .es(|number, who| {
            format!(
                "Desde la jugada {number}, {who} tuvo al menos nueve probabilidades de diez hasta el final."
            )
        }),
        /// Shows the position on the board.
        show = en("Show on the board").es("Ver en el tablero"),
        /// Saves the picture.
        save = en("Save as a picture").es("Guardar como imagen"),
    }
);
