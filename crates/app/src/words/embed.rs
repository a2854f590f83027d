//! The sentences of the frame in pages of other sites.

tessera_core::words!(
    /// What the frame says to people and to its host page.
    pub enum EmbedWords {
        /// The region with the game.
        region = en(|game: &str| format!("{game}, a game in Tessera"))
            .es(|game| format!("{game}, una partida en Tessera")),
        /// The place in the game, and what was played last.
        played_at = en(|at: &str, played: &str| format!("{at} · {played}"))
            .es(|at, played| format!("{at} · {played}")),
        /// The slider through the game.
        position = en("Move").es("Jugada"),
        /// Play on from the position that is shown.
        play_from_here = en("Play from here").es("Jugar desde aquí"),
        /// Go back to the game from which somebody has played on.
        back_to_game = en("Back to the game").es("Volver a la partida"),
        /// What is said about the position.
        study = en("Comments").es("Comentarios"),
        /// The other ways on from the position follow.
        ways = en("Other moves here:").es("Otras jugadas aquí:"),
        /// Have the AI make its move.
        let_ai_move = en("Let the AI move").es("Que juegue la IA"),
        /// The link to the game on the whole site.
        open_in_tessera = en(|game: &str| format!("{game}: open this position in Tessera, in a new tab"))
            .es(|game| format!("{game}: abrir esta posición en Tessera, en otra pestaña")),
        /// The address names no game: the end of a sentence, without a full stop. One of two attributes would name one, for
        /// example like this.
        no_game = en(|one: &str, other: &str, example: &str| {
            format!(
                "it names no game; the element needs the attribute “{one}” or “{other}”, such as {example}, and the \
                 address of a frame a record after #"
            )
        })
        .es(|one, other, example| {
            format!(
                "no nombra ningún juego; el elemento necesita el atributo «{one}» o «{other}», como {example}, y la \
                 dirección de un marco, una partida después de #"
            )
        }),
        /// Options of the address are ignored, for these reasons.
        ignored = en(|why: &[String]| format!("Ignored in the address of the frame: {}.", why.join("; ")))
            .es(|why| format!("Se pasa por alto en la dirección del marco: {}.", why.join("; "))),
        /// No option has this name.
        unknown_option = en(|option: &str| format!("“{option}” is not an option"))
            .es(|option| format!("«{option}» no es ninguna opción")),
        /// An option with a value that it does not have.
        bad_value = en(|option: &str| format!("“{option}” has a value that this option does not take"))
            .es(|option| format!("«{option}» tiene un valor que esa opción no admite")),
        /// A puzzle is asked for, and the address names none.
        no_puzzle = en(
            "“mode=puzzle” needs the address of a puzzle, such as “puzzle/linage-1”, so the game is shown",
        )
        .es(
            "«mode=puzzle» necesita la dirección de un problema, como «puzzle/linage-1», así que se muestra \
             la partida",
        ),
        /// The options are too long.
        too_many_options = en("the options are too long").es("las opciones son demasiado largas"),
        /// A message of the host is not obeyed, for this reason.
        bad_message = en(|why: &str| format!("Message ignored: {why}."))
            .es(|why| format!("Se pasa por alto un mensaje: {why}.")),
        /// No message has such a type.
        unknown_type = en("no message has this type").es("no hay mensajes de ese tipo"),
        /// A field of the message is missing or wrong.
        bad_field = en(|name: &str| format!("the field “{name}” is missing or has a wrong value"))
            .es(|name| format!("el campo «{name}» falta o tiene un valor incorrecto")),
        /// The message has a field too many.
        extra_field = en("it has a field that this type of message does not have")
            .es("tiene un campo que ese tipo de mensaje no tiene"),
    }
);
