//! The sentences of notices, and of links that show nothing.

use tessera_games::play::counted;

tessera_core::words!(
    /// Messages to the person.
    pub enum NoticeWords {
        /// Why a cell was touched in vain, after its name.
        no_effect = en(|label: &str, why: &str| format!("{label}: {why}."))
            .es(|label, why| format!("{label}: {why}.")),
        /// Why nothing can be done once the game is over.
        game_over = en("the game is over").es("la partida ha terminado"),
        /// Why nothing can be done while somebody else is to move.
        not_your_turn = en("it is not your turn").es("no te toca"),
        /// Why nothing can be done where no move begins.
        no_move_here = en("no move begins here").es("aquí no empieza ninguna jugada"),
        /// A typed text that can be several moves.
        several_moves = en(|text: &str, moves: &[String]| format!("{text} can be {}.", moves.join(", ")))
            .es(|text, moves| format!("{text} puede ser {}.", moves.join(", "))),
        /// A typed text that is no legal move.
        unknown_move = en(|text: &str| format!("“{text}” is no legal move here."))
            .es(|text| format!("«{text}» no es una jugada legal aquí.")),
        /// The link was copied.
        link_copied = en("The link is copied.").es("Enlace copiado."),
        /// The page may not copy; the link follows.
        link_to_copy = en("The link could not be copied. Copy it from here:")
            .es("No se pudo copiar el enlace. Cópialo de aquí:"),
        /// The position in words was copied.
        text_copied = en("The text is copied.").es("El texto se ha copiado."),
        /// The page may not copy the position in words.
        text_not_copied = en("The text could not be copied. Select it and copy it by hand.")
            .es("No se ha podido copiar el texto. Selecciónalo y cópialo a mano."),
        /// No other program of the device took the link.
        not_sent = en("The link could not be sent. Copy it instead.")
            .es("No se ha podido enviar el enlace. Cópialo en su lugar."),
        /// A file of this name was saved.
        saved_as_file = en(|name: &str| format!("Saved as a file: {name}."))
            .es(|name| format!("Guardado en un archivo: {name}.")),
        /// The game will soon be too long for a link.
        nearly_too_long = en(
            "This game is getting too long for a link. Soon Share will save it as a file instead.",
        )
        .es(
            "La partida empieza a ser demasiado larga para un enlace. Pronto, «Compartir» la guardará en un \
             archivo.",
        ),
        /// Another tab has continued this game, too.
        forked = en("This game was continued in another tab. From here on this tab keeps a game of its own.")
            .es(
                "Esta partida se ha continuado en otra pestaña. Desde aquí, esta pestaña guarda su propia \
                 partida.",
            ),
        /// A move from an earlier ply of a finished game began another game.
        new_line = en("This is a new game from here on. The finished game is kept: Back returns to it.").es(
            "Desde aquí es una partida nueva. La partida terminada se conserva: vuelve a ella con «Atrás».",
        ),
        /// A review has no room for more than so many moves.
        too_many_moves = en(|most: usize| {
            format!("A review has room for {most} moves besides the game: delete a variation first.")
        })
        .es(|most| {
            format!("En una revisión caben {most} jugadas además de la partida: borra antes una variante.")
        }),
        /// Variations of a review branch off each other more often than this.
        too_deep = en(|most: usize| format!("Variations can branch off each other {most} times."))
            .es(|most| format!("Las variantes pueden ramificarse {most} veces.")),
        /// The comments of a review have more characters than this.
        too_many_comments = en(|most: usize| format!("All comments together can have {most} characters."))
            .es(|most| format!("Todos los comentarios juntos pueden tener {most} caracteres.")),
        /// Everything that was stored on the device was erased.
        erased = en("Everything that was kept on this device is erased.")
            .es("Se ha borrado todo lo que había guardado en este dispositivo."),
        /// The device has not let go of all of it.
        not_erased = en(
            "This device did not erase everything. Try again, or delete the data of this site in the \
             browser's settings.",
        )
        .es(
            "Este dispositivo no ha borrado todo. Inténtalo otra vez, o borra los datos de este sitio en los \
             ajustes del navegador.",
        ),
        /// A key has no effect any more, namely this.
        key_off = en(|effect: &str| format!("No key any more: {effect}."))
            .es(|effect| format!("Ya sin tecla: {effect}.")),
        /// A key has this effect now.
        key_set = en(|key: &str, effect: &str| format!("{key}: {effect}."))
            .es(|key, effect| format!("{key}: {effect}.")),
        /// A key has another effect already.
        key_taken = en(|key: &str, effect: &str| format!("{key} is taken already: {effect}."))
            .es(|key, effect| format!("{key} ya está ocupada: {effect}.")),
        /// A key cannot be had.
        key_reserved =
            en(|key: &str| format!("{key} cannot be used.")).es(|key| format!("{key} no se puede usar.")),
        /// All keys are the usual ones again.
        keys_reset =
            en("All keys are the usual ones again.").es("Todas las teclas vuelven a ser las habituales."),
        /// A file with everything was taken in, with so many games.
        imported = en(|count: u32| format!("Settings and {} are imported.", counted(count, "game", "games")))
            .es(|count| {
                format!(
                    "Se han importado los ajustes y {}.",
                    counted(count, "partida", "partidas")
                )
            }),
        /// The device has no room for so many games of the file.
        no_room = en(|count: u32| {
            let games = counted(count, "game is", "games are");
            format!("{games} not kept: this device has no room.")
        })
        .es(|count| match count {
            1 => "1 partida no se guarda: este dispositivo no tiene espacio.".to_owned(),
            several => format!("{several} partidas no se guardan: este dispositivo no tiene espacio."),
        }),
        /// So many finished games of the file are more than are kept.
        too_many_finished = en(|count: u32| {
            let games = counted(count, "finished game is", "finished games are");
            format!("{games} left out: this device keeps no more of them.")
        })
        .es(|count| match count {
            1 => "1 partida terminada queda fuera: este dispositivo no guarda más.".to_owned(),
            several => format!("{several} partidas terminadas quedan fuera: este dispositivo no guarda más."),
        }),
        /// A file was not taken in, for this reason.
        not_imported = en(|why: &str| format!("Nothing was imported: {why}."))
            .es(|why| format!("No se ha importado nada: {why}.")),
        /// A file was not read because it has more than this number of mebibytes.
        file_too_large = en(|most: u32| format!("Nothing was imported: the file is larger than {most} MB."))
            .es(|most| format!("No se ha importado nada: el archivo ocupa más de {most} MB.")),
        /// Why the address of a kept game shows nothing: it is not kept here.
        not_kept = en("that game is not kept on this device, or no longer")
            .es("esa partida no está guardada en este dispositivo, o ya no"),
        /// A link's first fault, a whole sentence, the number of the move before it, and the number of names after those.
        link_broken = en(|fault: &str, shown: usize, left_out: usize, is_redrawn: bool| {
            let shown = match shown {
                0 => "the start of the game".to_owned(),
                last => format!("the game up to move {last}"),
            };
            let left_out = counted(left_out, "move of the link is", "moves of the link are");
            let redrawn = if is_redrawn { " Another tile is drawn." } else { "" };
            format!("{fault} You see {shown}; {left_out} left out.{redrawn}")
        })
        .es(|fault, shown, left_out, is_redrawn| {
            let shown = match shown {
                0 => "el comienzo de la partida".to_owned(),
                last => format!("la partida hasta la jugada {last}"),
            };
            let left_out = match left_out {
                1 => "se omite 1 jugada".to_owned(),
                several => format!("se omiten {several} jugadas"),
            };
            let redrawn = if is_redrawn {
                " Se ha robado otra loseta."
            } else {
                ""
            };
            format!("{fault} Ves {shown}; {left_out} del enlace.{redrawn}")
        }),
        /// The draws still to come are this device's own.
        reshuffled = en("What is left in the bag was shuffled again: from here on the draws are your own.")
            .es(
                "Lo que queda en la bolsa se ha vuelto a mezclar: desde aquí, las losetas saldrán en otro \
                 orden.",
            ),
        /// A game of Abstract Play was opened.
        from_abstract_play =
            en("This game is from Abstract Play.").es("Esta partida viene de Abstract Play."),
        /// Its board is mirrored here.
        board_is_mirrored = en("The board is mirrored, because here whoever moves first is Vertical.")
            .es("El tablero está reflejado, porque aquí quien empieza es Vertical."),
        /// Its button is a pass here.
        button_is_pass = en("The button is a pass here, and its half point is in the komi.")
            .es("Aquí el botón es un pase, y su medio punto está en el komi."),
        /// It ended because a player's time was up.
        ended_by_time = en("There it ended because a player's time was up.")
            .es("Allí terminó porque a un jugador se le acabó el tiempo."),
        /// It ended because the players agreed on a draw.
        ended_by_draw =
            en("There the players agreed on a draw.").es("Allí los jugadores acordaron el empate."),
        /// It ended without a winner.
        ended_abandoned =
            en("There it was given up without a winner.").es("Allí se dejó sin que nadie ganara."),
        /// It ended because a player resigned who was not to move.
        ended_out_of_turn = en("There it ended because the player who was not to move resigned.")
            .es("Allí terminó porque abandonó quien no tenía el turno."),
        /// A turn went on by itself.
        turn_went_on = en("There was no choice left, so the turn ended.")
            .es("No quedaba nada que elegir, así que el turno terminó."),
        /// The engine gave no answer.
        no_answer = en(|why: &str| format!("The AI gave no answer: {why}. It can be asked again."))
            .es(|why| format!("La IA no dio respuesta: {why}. Se le puede volver a preguntar.")),
        /// A game cannot be started, for this reason.
        cannot_start = en(|why: &str| format!("This game cannot be started: {why}."))
            .es(|why| format!("No se puede empezar esta partida: {why}.")),
        /// A link shows nothing, for this reason.
        lost = en(|why: &str| format!("This link cannot be opened: {why}."))
            .es(|why| format!("No se puede abrir este enlace: {why}.")),
        /// The heading of the page for such a link.
        lost_title = en("Nothing to show here").es("Aquí no hay nada que ver"),
        /// The button that leads to the home page.
        all_games = en("All games").es("Todos los juegos"),
    }
);
