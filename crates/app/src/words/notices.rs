//! The sentences of notices, and of links that show nothing.

use tessera_games::play::counted;

tessera_core::words! {
    /// Messages to the person.
    pub struct NoticeWords {
        /// Why a cell was touched in vain, after its name.
        no_effect(label: &str, why: &str),
        /// Why nothing can be done once the game is over.
        game_over,
        /// Why nothing can be done while somebody else is to move.
        not_your_turn,
        /// Why nothing can be done where no move begins.
        no_move_here,
        /// A typed text that can be several moves.
        several_moves(text: &str, moves: &[String]),
        /// A typed text that is no legal move.
        unknown_move(text: &str),
        /// The link was copied.
        link_copied,
        /// The page may not copy; the link follows.
        link_to_copy,
        /// The position in words was copied.
        text_copied,
        /// The page may not copy the position in words.
        text_not_copied,
        /// No other program of the device took the link.
        not_sent,
        /// A file of this name was saved.
        saved_as_file(name: &str),
        /// The game will soon be too long for a link.
        nearly_too_long,
        /// Another tab has continued this game, too.
        forked,
        /// A move from an earlier ply of a finished game began another game.
        new_line,
        /// A review has no room for more than so many moves.
        too_many_moves(most: usize),
        /// Variations of a review branch off each other more often than this.
        too_deep(most: usize),
        /// The comments of a review have more characters than this.
        too_many_comments(most: usize),
        /// Everything that was stored on the device was erased.
        erased,
        /// The device has not let go of all of it.
        not_erased,
        /// A key has no effect any more, namely this.
        key_off(effect: &str),
        /// A key has this effect now.
        key_set(key: &str, effect: &str),
        /// A key has another effect already.
        key_taken(key: &str, effect: &str),
        /// A key cannot be had.
        key_reserved(key: &str),
        /// All keys are the usual ones again.
        keys_reset,
        /// A file with everything was taken in, with so many games.
        imported(count: u32),
        /// The device has no room for so many games of the file.
        no_room(count: u32),
        /// So many finished games of the file are more than are kept.
        too_many_finished(count: u32),
        /// A file was not taken in, for this reason.
        not_imported(why: &str),
        /// A file was not read because it has more than this number of mebibytes.
        file_too_large(most: u32),
        /// Why the address of a kept game shows nothing: it is not kept here.
        not_kept,
        /// A link's first fault, a whole sentence, the number of the move before it, and the number of names after those.
        link_broken(fault: &str, shown: usize, left_out: usize, is_redrawn: bool),
        /// The draws still to come are this device's own.
        reshuffled,
        /// A game of Abstract Play was opened.
        from_abstract_play,
        /// Its board is mirrored here.
        board_is_mirrored,
        /// Its button is a pass here.
        button_is_pass,
        /// It ended because a player's time was up.
        ended_by_time,
        /// It ended because the players agreed on a draw.
        ended_by_draw,
        /// It ended without a winner.
        ended_abandoned,
        /// It ended because a player resigned who was not to move.
        ended_out_of_turn,
        /// A turn went on by itself.
        turn_went_on,
        /// The engine gave no answer.
        no_answer(why: &str),
        /// A game cannot be started, for this reason.
        cannot_start(why: &str),
        /// A link shows nothing, for this reason.
        lost(why: &str),
        /// The heading of the page for such a link.
        lost_title,
        /// The button that leads to the home page.
        all_games,
    }
}

static ENGLISH: NoticeWords = NoticeWords {
    no_effect: |label, why| format!("{label}: {why}."),
    game_over: "the game is over",
    not_your_turn: "it is not your turn",
    no_move_here: "no move begins here",
    several_moves: |text, moves| format!("{text} can be {}.", moves.join(", ")),
    unknown_move: |text| format!("“{text}” is no legal move here."),
    link_copied: "The link is copied.",
    link_to_copy: "The link could not be copied. Copy it from here:",
    text_copied: "The text is copied.",
    text_not_copied: "The text could not be copied. Select it and copy it by hand.",
    not_sent: "The link could not be sent. Copy it instead.",
    saved_as_file: |name| format!("Saved as a file: {name}."),
    nearly_too_long: "This game is getting too long for a link. Soon Share will save it as a file instead.",
    forked: "This game was continued in another tab. From here on this tab keeps a game of its own.",
    too_many_moves: |most| {
        format!("A review has room for {most} moves besides the game: delete a variation first.")
    },
    too_deep: |most| format!("Variations can branch off each other {most} times."),
    too_many_comments: |most| format!("All comments together can have {most} characters."),
    new_line: "This is a new game from here on. The finished game is kept: Back returns to it.",
    erased: "Everything that was kept on this device is erased.",
    not_erased: "This device did not erase everything. Try again, or delete the data of this site in the browser's settings.",
    key_off: |effect| format!("No key any more: {effect}."),
    key_set: |key, effect| format!("{key}: {effect}."),
    key_taken: |key, effect| format!("{key} is taken already: {effect}."),
    key_reserved: |key| format!("{key} cannot be used."),
    keys_reset: "All keys are the usual ones again.",
    imported: |count| format!("Settings and {} are imported.", counted(count, "game", "games")),
    no_room: |count| {
        let games = counted(count, "game is", "games are");
        format!("{games} not kept: this device has no room.")
    },
    too_many_finished: |count| {
        let games = counted(count, "finished game is", "finished games are");
        format!("{games} left out: this device keeps no more of them.")
    },
    not_imported: |why| format!("Nothing was imported: {why}."),
    file_too_large: |most| format!("Nothing was imported: the file is larger than {most} MB."),
    not_kept: "that game is not kept on this device, or no longer",
    link_broken: |fault, shown, left_out, is_redrawn| {
        let shown = match shown {
            0 => "the start of the game".to_owned(),
            last => format!("the game up to move {last}"),
        };
        let left_out = counted(left_out, "move of the link is", "moves of the link are");
        let redrawn = if is_redrawn { " Another tile is drawn." } else { "" };
        format!("{fault} You see {shown}; {left_out} left out.{redrawn}")
    },
    reshuffled: "What is left in the bag was shuffled again: from here on the draws are your own.",
    from_abstract_play: "This game is from Abstract Play.",
    board_is_mirrored: "The board is mirrored, because here whoever moves first is Vertical.",
    button_is_pass: "The button is a pass here, and its half point is in the komi.",
    ended_by_time: "There it ended because a player's time was up.",
    ended_by_draw: "There the players agreed on a draw.",
    ended_abandoned: "There it was given up without a winner.",
    ended_out_of_turn: "There it ended because the player who was not to move resigned.",
    turn_went_on: "There was no choice left, so the turn ended.",
    no_answer: |why| format!("The AI gave no answer: {why}. It can be asked again."),
    cannot_start: |why| format!("This game cannot be started: {why}."),
    lost: |why| format!("This link cannot be opened: {why}."),
    lost_title: "Nothing to show here",
    all_games: "All games",
};

static SPANISH: NoticeWords = NoticeWords {
    no_effect: |label, why| format!("{label}: {why}."),
    game_over: "la partida ha terminado",
    not_your_turn: "no te toca",
    no_move_here: "aquí no empieza ninguna jugada",
    link_copied: "Enlace copiado.",
    link_to_copy: "No se pudo copiar el enlace. Cópialo de aquí:",
    not_sent: "No se ha podido enviar el enlace. Cópialo en su lugar.",
    saved_as_file: |name| format!("Guardado en un archivo: {name}."),
    nearly_too_long: "La partida empieza a ser demasiado larga para un enlace. Pronto, «Compartir» la guardará en un \
                      archivo.",
    forked: "Esta partida se ha continuado en otra pestaña. Desde aquí, esta pestaña guarda su propia partida.",
    too_many_moves: |most| {
        format!("En una revisión caben {most} jugadas además de la partida: borra antes una variante.")
    },
    too_deep: |most| format!("Las variantes pueden ramificarse {most} veces."),
    too_many_comments: |most| format!("Todos los comentarios juntos pueden tener {most} caracteres."),
    new_line: "Desde aquí es una partida nueva. La partida terminada se conserva: vuelve a ella con «Atrás».",
    erased: "Se ha borrado todo lo que había guardado en este dispositivo.",
    not_erased: "Este dispositivo no ha borrado todo. Inténtalo otra vez, o borra los datos de este sitio en los ajustes del navegador.",
    not_kept: "esa partida no está guardada en este dispositivo, o ya no",
    link_broken: |fault, shown, left_out, is_redrawn| {
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
    },
    reshuffled: "Lo que queda en la bolsa se ha vuelto a mezclar: desde aquí, las losetas saldrán en otro orden.",
    from_abstract_play: "Esta partida viene de Abstract Play.",
    board_is_mirrored: "El tablero está reflejado, porque aquí quien empieza es Vertical.",
    button_is_pass: "Aquí el botón es un pase, y su medio punto está en el komi.",
    ended_by_time: "Allí terminó porque a un jugador se le acabó el tiempo.",
    ended_by_draw: "Allí los jugadores acordaron el empate.",
    ended_abandoned: "Allí se dejó sin que nadie ganara.",
    ended_out_of_turn: "Allí terminó porque abandonó quien no tenía el turno.",
    turn_went_on: "No quedaba nada que elegir, así que el turno terminó.",
    no_answer: |why| format!("La IA no dio respuesta: {why}. Se le puede volver a preguntar."),
    cannot_start: |why| format!("No se puede empezar esta partida: {why}."),
    lost: |why| format!("No se puede abrir este enlace: {why}."),
    lost_title: "Aquí no hay nada que ver",
    all_games: "Todos los juegos",
    several_moves: |text, moves| format!("{text} puede ser {}.", moves.join(", ")),
    unknown_move: |text| format!("«{text}» no es una jugada legal aquí."),
    text_copied: "El texto se ha copiado.",
    text_not_copied: "No se ha podido copiar el texto. Selecciónalo y cópialo a mano.",
    key_off: |effect| format!("Ya sin tecla: {effect}."),
    key_set: |key, effect| format!("{key}: {effect}."),
    key_taken: |key, effect| format!("{key} ya está ocupada: {effect}."),
    key_reserved: |key| format!("{key} no se puede usar."),
    keys_reset: "Todas las teclas vuelven a ser las habituales.",
    imported: |count| {
        format!(
            "Se han importado los ajustes y {}.",
            counted(count, "partida", "partidas")
        )
    },
    no_room: |count| match count {
        1 => "1 partida no se guarda: este dispositivo no tiene espacio.".to_owned(),
        several => format!("{several} partidas no se guardan: este dispositivo no tiene espacio."),
    },
    too_many_finished: |count| match count {
        1 => "1 partida terminada queda fuera: este dispositivo no guarda más.".to_owned(),
        several => format!("{several} partidas terminadas quedan fuera: este dispositivo no guarda más."),
    },
    not_imported: |why| format!("No se ha importado nada: {why}."),
    file_too_large: |most| format!("No se ha importado nada: el archivo ocupa más de {most} MB."),
};
