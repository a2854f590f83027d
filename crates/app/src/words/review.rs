//! The sentences of the review page.

use tessera_games::play::counted;
use tessera_protocol::assessment::Glyph;

tessera_core::words!(
    /// What the review page says.
    pub enum ReviewWords {
        /// The name of the panel, and of the page in the title of the window.
        panel = en("Review").es("Revisión"),
        /// What stands beside the name of the game: that it is a review, and the options of the game.
        subtitle =
            en(|options: &str| format!("review · {options}")).es(|options| format!("revisión · {options}")),
        /// Which move of how many is shown.
        at = en(|mv: usize, all: usize| format!("Move {mv} of {all}"))
            .es(|mv, all| format!("Jugada {mv} de {all}")),
        /// The same where a turn is one move.
        at_turn = en(|turn: usize, all: usize| format!("Turn {turn} of {all}"))
            .es(|turn, all| format!("Turno {turn} de {all}")),
        /// The position before the first ply.
        first_position = en("The first position").es("La posición inicial"),
        /// How many moves lead on from the position, more than one.
        ways_on = en(|ways: usize| format!("{ways} moves lead on"))
            .es(|ways| format!("Siguen {ways} jugadas posibles")),
        /// The move that a step forward now leads to, and which of how many it is.
        way_on = en(|text: &str, at: usize, ways: usize| format!("Next: {text}, {at} of {ways}"))
            .es(|text, at, ways| format!("Sigue: {text}, {at} de {ways}")),
        /// Goes back by a turn.
        back_a_turn = en("Previous turn").es("Turno anterior"),
        /// Goes forward by a turn.
        forward_a_turn = en("Next turn").es("Turno siguiente"),
        /// The row of buttons that step through the game.
        steps = en("Steps through the game").es("Pasos por la partida"),
        /// The slider through the game.
        position = en("Move").es("Jugada"),
        /// A move with the meaning of the sign behind it.
        with_sign =
            en(|text: &str, sign: &str| format!("{text}, {sign}")).es(|text, sign| format!("{text}, {sign}")),
        /// What a sign behind a move means.
        sign = en(|glyph: Glyph| {
            match glyph {
                Glyph::Brilliant => "brilliant move",
                Glyph::Good => "good move",
                Glyph::Interesting => "interesting move",
                Glyph::Dubious => "inaccuracy",
                Glyph::Mistake => "mistake",
                Glyph::Blunder => "blunder",
            }
            .to_owned()
        })
        .es(|glyph| {
            match glyph {
                Glyph::Brilliant => "jugada brillante",
                Glyph::Good => "buena jugada",
                Glyph::Interesting => "jugada interesante",
                Glyph::Dubious => "imprecisión",
                Glyph::Mistake => "error",
                Glyph::Blunder => "error grave",
            }
            .to_owned()
        }),
        /// There is no move with a sign of this meaning.
        no_such_sign = en(|sign: &str| format!("No move of this line is rated: {sign}."))
            .es(|sign| format!("Ninguna jugada de esta línea lleva la valoración: {sign}.")),
        /// Before the moves that would have been better.
        better = en("Better:").es("Mejor:"),
        /// How much win chance a move has cost.
        cost = en(|percent: &str| format!("this cost {percent}"))
            .es(|percent| format!("esta costó un {percent}")),
        /// The line that was played, or is shown in the columns.
        main_line = en("main line").es("línea principal"),
        /// The heading of the dialog in which a way on is chosen.
        ways_title = en("Which move?").es("¿Qué jugada?"),
        /// What can be done with a move: its ply, and how it reads.
        move_title = en(|ply: usize, text: &str| format!("Move {ply}: {text}"))
            .es(|ply, text| format!("Jugada {ply}: {text}")),
        /// The button that opens what can be done with the move that was played last.
        this_move = en("This move").es("Esta jugada"),
        /// Make a line the main line.
        make_main = en("Make this the main line").es("Hacer de ella la línea principal"),
        /// Move a line up by one.
        promote = en("Move this line up").es("Subir esta línea"),
        /// Delete a move and those that follow it, so many in all.
        delete = en(|moves: usize| format!("Delete {} from here on", counted(moves, "move", "moves"))).es(
            |moves| match moves {
                1 => "Borrar esta jugada".to_owned(),
                moves => format!("Borrar {moves} jugadas desde aquí"),
            },
        ),
        /// The field of the comment.
        comment = en("Comment").es("Comentario"),
        /// The signs, as a group.
        signs = en("Sign behind the move").es("Signo tras la jugada"),
        /// No sign.
        no_sign = en("none").es("ninguno"),
        /// Keep what was written.
        done = en("Done").es("Listo"),
        /// A line was moved up.
        promoted = en("Moved up.").es("La línea ha subido."),
        /// A line is the main line now.
        made_main = en("This is the main line now.").es("Ahora es la línea principal."),
        /// A move was deleted with what follows it.
        deleted = en("Deleted. Undo brings it back.").es("Borrada. Puedes deshacerlo."),
        /// A comment was changed.
        commented = en("Comment kept.").es("Comentario guardado."),
        /// A sign was changed.
        rated = en("Sign kept.").es("Signo guardado."),
        /// An edit was undone.
        edit_undone = en("Undone.").es("Deshecho."),
        /// An edit was made again.
        edit_redone = en("Done again.").es("Rehecho."),
        /// The button that undoes an edit.
        undo = en("Undo the edit").es("Deshacer el cambio"),
        /// The button that makes an edit again.
        redo = en("Redo the edit").es("Rehacer el cambio"),
        /// What is to be chosen where a tile is drawn.
        which_draw = en("Which tile is drawn?").es("¿Qué loseta se roba?"),
        /// The same where the line goes on with a draw.
        other_draw = en("Another tile").es("Otra loseta"),
        /// What there is to know about that choice.
        which_draw_note = en("The bag is yours in a review: choose the tile, or draw one by lot.")
            .es("En una revisión la bolsa es tuya: elige la loseta o róbala al azar."),
        /// Draw one by lot.
        draw_by_lot = en("Draw by lot").es("Robar al azar"),
        /// A kind of piece that can be drawn, and how many are left of it.
        draw_piece = en(|text: &str, left: u16| format!("{text}, {left} left"))
            .es(|text, left| format!("{text}, quedan {left}")),
        /// Play on from the position that is shown.
        play_from_here = en("Play on").es("Jugar"),
        /// What that button does.
        play_from_here_title = en("Play on from this position").es("Jugar desde esta posición"),
        /// Which seat the person plays.
        your_seat = en("You play").es("Tú juegas con"),
        /// A seat by its number, with who played there.
        seat = en(|number: u8, name: &str| format!("Seat {number}, {name}"))
            .es(|number, name| format!("Jugador {number}, {name}")),
        /// A side or seat whose turn it is.
        moves_next = en(|name: &str| format!("{name} (moves next)")).es(|name| format!("{name} (le toca)")),
        /// Persons play all seats.
        every_seat = en("Every seat").es("Todos los jugadores"),
        /// The level of the AI on the other seats.
        against = en("Against the AI").es("Contra la IA"),
        /// Start the game.
        start = en("Start").es("Empezar"),
        /// Close the dialog.
        cancel = en("Cancel").es("Cancelar"),
        /// Copy the link to the position.
        copy_link = en("Copy the link to this position").es("Copiar el enlace a esta posición"),
        /// Copy the position in words.
        copy_text = en("Copy this position in words").es("Copiar esta posición con palabras"),
    }
);
