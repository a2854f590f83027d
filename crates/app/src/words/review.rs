//! The sentences of the review page.

use tessera_games::play::counted;
use tessera_protocol::assessment::Glyph;

tessera_core::words! {
    /// What the review page says.
    pub struct ReviewWords {
        /// The name of the panel, and of the page in the title of the window.
        panel,
        /// What stands beside the name of the game: that it is a review, and the options of the game.
        subtitle(options: &str),
        /// Which move of how many is shown.
        at(mv: usize, all: usize),
        /// The same where a turn is one move.
        at_turn(turn: usize, all: usize),
        /// The position before the first ply.
        first_position,
        /// How many moves lead on from the position, more than one.
        ways_on(ways: usize),
        /// The move that a step forward now leads to, and which of how many it is.
        way_on(text: &str, at: usize, ways: usize),
        /// Goes back by a turn.
        back_a_turn,
        /// Goes forward by a turn.
        forward_a_turn,
        /// The row of buttons that step through the game.
        steps,
        /// The slider through the game.
        position,
        /// A move with the meaning of the sign behind it.
        with_sign(text: &str, sign: &str),
        /// What a sign behind a move means.
        sign(glyph: Glyph),
        /// There is no move with a sign of this meaning.
        no_such_sign(sign: &str),
        /// Before the moves that would have been better.
        better,
        /// How much win chance a move has cost.
        cost(percent: &str),
        /// The line that was played, or is shown in the columns.
        main_line,
        /// The heading of the dialog in which a way on is chosen.
        ways_title,
        /// What can be done with a move: its ply, and how it reads.
        move_title(ply: usize, text: &str),
        /// The button that opens what can be done with the move that was played last.
        this_move,
        /// Make a line the main line.
        make_main,
        /// Move a line up by one.
        promote,
        /// Delete a move and those that follow it, so many in all.
        delete(moves: usize),
        /// The field of the comment.
        comment,
        /// The signs, as a group.
        signs,
        /// No sign.
        no_sign,
        /// Keep what was written.
        done,
        /// A line was moved up.
        promoted,
        /// A line is the main line now.
        made_main,
        /// A move was deleted with what follows it.
        deleted,
        /// A comment was changed.
        commented,
        /// A sign was changed.
        rated,
        /// An edit was undone.
        edit_undone,
        /// An edit was made again.
        edit_redone,
        /// The button that undoes an edit.
        undo,
        /// The button that makes an edit again.
        redo,
        /// What is to be chosen where a tile is drawn.
        which_draw,
        /// The same where the line goes on with a draw.
        other_draw,
        /// What there is to know about that choice.
        which_draw_note,
        /// Draw one by lot.
        draw_by_lot,
        /// A kind of piece that can be drawn, and how many are left of it.
        draw_piece(text: &str, left: u16),
        /// Play on from the position that is shown.
        play_from_here,
        /// What that button does.
        play_from_here_title,
        /// Which seat the person plays.
        your_seat,
        /// A seat by its number, with who played there.
        seat(number: u8, name: &str),
        /// A side or seat whose turn it is.
        moves_next(name: &str),
        /// Persons play all seats.
        every_seat,
        /// The level of the AI on the other seats.
        against,
        /// Start the game.
        start,
        /// Close the dialog.
        cancel,
        /// Copy the link to the position.
        copy_link,
        /// Copy the position in words.
        copy_text,
    }
}

static ENGLISH: ReviewWords = ReviewWords {
    panel: "Review",
    subtitle: |options| format!("review · {options}"),
    at: |mv, all| format!("Move {mv} of {all}"),
    at_turn: |turn, all| format!("Turn {turn} of {all}"),
    first_position: "The first position",
    ways_on: |ways| format!("{ways} moves lead on"),
    way_on: |text, at, ways| format!("Next: {text}, {at} of {ways}"),
    back_a_turn: "Previous turn",
    forward_a_turn: "Next turn",
    steps: "Steps through the game",
    position: "Move",
    with_sign: |text, sign| format!("{text}, {sign}"),
    sign: |glyph| {
        match glyph {
            Glyph::Brilliant => "brilliant move",
            Glyph::Good => "good move",
            Glyph::Interesting => "interesting move",
            Glyph::Dubious => "inaccuracy",
            Glyph::Mistake => "mistake",
            Glyph::Blunder => "blunder",
        }
        .to_owned()
    },
    no_such_sign: |sign| format!("No move of this line is rated: {sign}."),
    better: "Better:",
    cost: |percent| format!("this cost {percent}"),
    main_line: "main line",
    ways_title: "Which move?",
    move_title: |ply, text| format!("Move {ply}: {text}"),
    this_move: "This move",
    make_main: "Make this the main line",
    promote: "Move this line up",
    delete: |moves| format!("Delete {} from here on", counted(moves, "move", "moves")),
    comment: "Comment",
    signs: "Sign behind the move",
    no_sign: "none",
    done: "Done",
    promoted: "Moved up.",
    made_main: "This is the main line now.",
    deleted: "Deleted. Undo brings it back.",
    commented: "Comment kept.",
    rated: "Sign kept.",
    edit_undone: "Undone.",
    edit_redone: "Done again.",
    undo: "Undo the edit",
    redo: "Redo the edit",
    which_draw: "Which tile is drawn?",
    other_draw: "Another tile",
    which_draw_note: "The bag is yours in a review: choose the tile, or draw one by lot.",
    draw_by_lot: "Draw by lot",
    draw_piece: |text, left| format!("{text}, {left} left"),
    play_from_here: "Play on",
    play_from_here_title: "Play on from this position",
    your_seat: "You play",
    seat: |number, name| format!("Seat {number}, {name}"),
    moves_next: |name| format!("{name} (moves next)"),
    every_seat: "Every seat",
    against: "Against the AI",
    start: "Start",
    cancel: "Cancel",
    copy_link: "Copy the link to this position",
    copy_text: "Copy this position in words",
};

static SPANISH: ReviewWords = ReviewWords {
    panel: "Revisión",
    subtitle: |options| format!("revisión · {options}"),
    at: |mv, all| format!("Jugada {mv} de {all}"),
    at_turn: |turn, all| format!("Turno {turn} de {all}"),
    first_position: "La posición inicial",
    ways_on: |ways| format!("Siguen {ways} jugadas posibles"),
    way_on: |text, at, ways| format!("Sigue: {text}, {at} de {ways}"),
    back_a_turn: "Turno anterior",
    forward_a_turn: "Turno siguiente",
    steps: "Pasos por la partida",
    position: "Jugada",
    with_sign: |text, sign| format!("{text}, {sign}"),
    sign: |glyph| {
        match glyph {
            Glyph::Brilliant => "jugada brillante",
            Glyph::Good => "buena jugada",
            Glyph::Interesting => "jugada interesante",
            Glyph::Dubious => "imprecisión",
            Glyph::Mistake => "error",
            Glyph::Blunder => "error grave",
        }
        .to_owned()
    },
    no_such_sign: |sign| format!("Ninguna jugada de esta línea lleva la valoración: {sign}."),
    better: "Mejor:",
    cost: |percent| format!("esta costó un {percent}"),
    main_line: "línea principal",
    ways_title: "¿Qué jugada?",
    move_title: |ply, text| format!("Jugada {ply}: {text}"),
    this_move: "Esta jugada",
    make_main: "Hacer de ella la línea principal",
    promote: "Subir esta línea",
    delete: |moves| match moves {
        1 => "Borrar esta jugada".to_owned(),
        moves => format!("Borrar {moves} jugadas desde aquí"),
    },
    comment: "Comentario",
    signs: "Signo tras la jugada",
    no_sign: "ninguno",
    done: "Listo",
    promoted: "La línea ha subido.",
    made_main: "Ahora es la línea principal.",
    deleted: "Borrada. Puedes deshacerlo.",
    commented: "Comentario guardado.",
    rated: "Signo guardado.",
    edit_undone: "Deshecho.",
    edit_redone: "Rehecho.",
    undo: "Deshacer el cambio",
    redo: "Rehacer el cambio",
    which_draw: "¿Qué loseta se roba?",
    other_draw: "Otra loseta",
    which_draw_note: "En una revisión la bolsa es tuya: elige la loseta o róbala al azar.",
    draw_by_lot: "Robar al azar",
    draw_piece: |text, left| format!("{text}, quedan {left}"),
    play_from_here: "Jugar",
    play_from_here_title: "Jugar desde esta posición",
    your_seat: "Tú juegas con",
    seat: |number, name| format!("Jugador {number}, {name}"),
    moves_next: |name| format!("{name} (le toca)"),
    every_seat: "Todos los jugadores",
    against: "Contra la IA",
    start: "Empezar",
    cancel: "Cancelar",
    copy_link: "Copiar el enlace a esta posición",
    copy_text: "Copiar esta posición con palabras",
};
