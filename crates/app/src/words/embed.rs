//! The sentences of the frame in pages of other sites.

tessera_core::words! {
    /// What the frame says to people and to its host page.
    pub struct EmbedWords {
        /// The region with the game.
        region(game: &str),
        /// The place in the game, and what was played last.
        played_at(at: &str, played: &str),
        /// The slider through the game.
        position,
        /// Play on from the position that is shown.
        play_from_here,
        /// Go back to the game from which somebody has played on.
        back_to_game,
        /// What is said about the position.
        study,
        /// The other ways on from the position follow.
        ways,
        /// Have the AI make its move.
        let_ai_move,
        /// The link to the game on the whole site.
        open_in_tessera(game: &str),
        /// Options of the address are ignored, for these reasons.
        ignored(why: &[String]),
        /// No option has this name.
        unknown_option(option: &str),
        /// An option with a value that it does not have.
        bad_value(option: &str),
        /// A puzzle is asked for, and the address names none.
        no_puzzle,
        /// The options are too long.
        too_many_options,
        /// A message of the host is not obeyed, for this reason.
        bad_message(why: &str),
        /// No message has such a type.
        unknown_type,
        /// A field of the message is missing or wrong.
        bad_field(name: &str),
        /// The message has a field too many.
        extra_field,
    }
}

static ENGLISH: EmbedWords = EmbedWords {
    region: |game| format!("{game}, a game in Tessera"),
    played_at: |at, played| format!("{at} · {played}"),
    position: "Move",
    play_from_here: "Play from here",
    back_to_game: "Back to the game",
    study: "Comments",
    ways: "Other moves here:",
    let_ai_move: "Let the AI move",
    open_in_tessera: |game| format!("{game}: open this position in Tessera, in a new tab"),
    ignored: |why| format!("Ignored in the address of the frame: {}.", why.join("; ")),
    unknown_option: |option| format!("“{option}” is not an option"),
    bad_value: |option| format!("“{option}” has a value that this option does not take"),
    no_puzzle: "“mode=puzzle” needs the address of a puzzle, such as “puzzle/linage-1”, so the game is shown",
    too_many_options: "the options are too long",
    bad_message: |why| format!("Message ignored: {why}."),
    unknown_type: "no message has this type",
    bad_field: |name| format!("the field “{name}” is missing or has a wrong value"),
    extra_field: "it has a field that this type of message does not have",
};

static SPANISH: EmbedWords = EmbedWords {
    region: |game| format!("{game}, una partida en Tessera"),
    played_at: |at, played| format!("{at} · {played}"),
    position: "Jugada",
    play_from_here: "Jugar desde aquí",
    back_to_game: "Volver a la partida",
    study: "Comentarios",
    ways: "Otras jugadas aquí:",
    let_ai_move: "Que juegue la IA",
    open_in_tessera: |game| format!("{game}: abrir esta posición en Tessera, en otra pestaña"),
    ignored: |why| format!("Se pasa por alto en la dirección del marco: {}.", why.join("; ")),
    unknown_option: |option| format!("«{option}» no es ninguna opción"),
    bad_value: |option| format!("«{option}» tiene un valor que esa opción no admite"),
    no_puzzle: "«mode=puzzle» necesita la dirección de un problema, como «puzzle/linage-1», así que se muestra la partida",
    too_many_options: "las opciones son demasiado largas",
    bad_message: |why| format!("Se pasa por alto un mensaje: {why}."),
    unknown_type: "no hay mensajes de ese tipo",
    bad_field: |name| format!("el campo «{name}» falta o tiene un valor incorrecto"),
    extra_field: "tiene un campo que ese tipo de mensaje no tiene",
};
