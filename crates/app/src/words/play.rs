//! The sentences of the play page that its state and its view values hold.

use tessera_games::play::{TI, YOU, counted, listed, listed_in_spanish};

tessera_core::words!(
    /// What the play page says about the game.
    pub enum PlayWords {
        /// The only person at the table.
        you = en("You").es("Tú"),
        /// The only person at the table, within a sentence.
        you_within = en(YOU).es(TI),
        /// A person without a name, by the number of the seat.
        player = en(|number: u8| format!("Player {number}")).es(|number| format!("Jugador {number}")),
        /// The only engine at the table.
        ai = en("AI").es("IA"),
        /// The only engine at the table, within a sentence.
        ai_within = en("AI").es("la IA"),
        /// The only engine at the table, at the beginning of a sentence.
        ai_first = en("AI").es("La IA"),
        /// One of several engines, by the number of the seat.
        numbered_ai = en(|number: u8| format!("AI {number}")).es(|number| format!("IA {number}")),
        /// An engine with its level.
        with_level = en(|name: &str, level: u8| format!("{name}, level {level}"))
            .es(|name, level| format!("{name}, nivel {level}")),
        /// The same at the beginning of a sentence.
        with_level_first = en(|name: &str, level: u8| format!("{name}, level {level}"))
            .es(|name, level| format!("{name} de nivel {level}")),
        /// A player with what the seat plays.
        with_side = en(|name: &str, side: &str| format!("{name} ({side})"))
            .es(|name, side| format!("{name} ({side})")),
        /// The engine was stopped.
        stopped = en("The AI stopped.").es("La IA se ha detenido."),
        /// Read aloud after a touch that a second touch confirms.
        confirm_by_touch = en(|name: &str| format!("{name}: touch it again to play it, or confirm."))
            .es(|name| format!("{name}: toca otra vez para jugar, o confirma.")),
        /// Read aloud after a touch that a second touch rotates on, in so many ways.
        rotate_by_touch = en(|name: &str, ways: usize| {
            let ways = counted(ways, "way", "ways");
            format!("{name}: touch it again to rotate it, or confirm. It fits {ways}.")
        })
        .es(|name, ways| {
            let ways = counted(ways, "posición", "posiciones");
            format!("{name}: toca otra vez para girar, o confirma. Encaja en {ways}.")
        }),
        /// Read aloud after a click that a second click confirms, where the piece can be rotated in so many ways.
        confirm_by_click = en(|name: &str, ways: usize| {
            let ways = counted(ways, "way", "ways");
            format!("{name}: press it again to place it, or confirm. It fits {ways}.")
        })
        .es(|name, ways| {
            let ways = counted(ways, "posición", "posiciones");
            format!("{name}: pulsa otra vez para colocar, o confirma. Encaja en {ways}.")
        }),
        /// A choice that waits for its second press.
        press_again =
            en(|label: &str| format!("Press again: {label}")).es(|label| format!("Pulsa otra vez: {label}")),
        /// The resignation that waits for its second press.
        press_again_to_resign = en("Press again to resign.").es("Pulsa otra vez para abandonar."),
        /// The piece in hand fits the cell that it is held over.
        fits_here = en("It fits here.").es("Aquí encaja."),
        /// Read aloud: these moves were taken back.
        taken_back = en(|moves: &[String]| format!("Taken back: {}.", moves.join(", ")))
            .es(|moves| format!("Deshecho: {}.", moves.join(", "))),
        /// Read aloud: no move can be taken back.
        nothing_to_undo = en("There is nothing to undo.").es("No hay nada que deshacer."),
        /// Read aloud: no move can be made again.
        nothing_to_redo = en("There is nothing to redo.").es("No hay nada que rehacer."),
        /// Read aloud: what a button with this name shows is shown now.
        shown = en(|label: &str| format!("Shown: {label}.")).es(|label| format!("Se muestra: {label}.")),
        /// Read aloud: it is shown no longer.
        hidden = en(|label: &str| format!("Hidden: {label}.")).es(|label| format!("Se oculta: {label}.")),
        /// The board has only one way round.
        board_cannot_rotate = en("This board cannot be rotated.").es("Este tablero no se puede girar."),
        /// The board lies as at first.
        board_upright = en("The board is the right way up.").es("El tablero está derecho."),
        /// The board is rotated by so many degrees.
        board_rotated = en(|degrees: u16| format!("The board is rotated by {degrees} degrees."))
            .es(|degrees| format!("El tablero está girado {degrees} grados.")),
        /// Read aloud: only the board is shown.
        board_only = en("Only the board is shown. Escape shows everything again.")
            .es("Solo se muestra el tablero. Escape vuelve a mostrarlo todo."),
        /// Read aloud: everything is shown again.
        all_shown = en("Everything is shown again.").es("Se vuelve a mostrar todo."),
        /// The status at the end.
        game_over = en("The game is over.").es("La partida ha terminado."),
        /// The status where the only person is to move.
        your_turn = en("Your turn.").es("Te toca."),
        /// The status where the only person is to move and plays a side.
        your_turn_as =
            en(|side: &str| format!("Your turn as {side}.")).es(|side| format!("Te toca ({side}).")),
        /// The status where one of several persons is to move.
        to_move = en(|title: &str| format!("{title} to move.")).es(|title| format!("Le toca a {title}.")),
        /// The status while the engine thinks.
        is_thinking =
            en(|title: &str| format!("{title} is thinking.")).es(|title| format!("{title} está pensando.")),
        /// The status at an earlier ply at which the engine moved.
        moved_next = en(|title: &str| format!("{title} moved next."))
            .es(|title| format!("{title} jugó a continuación.")),
        /// The status while the engine waits to be told to go on.
        waits =
            en(|title: &str| format!("{title} is waiting.")).es(|title| format!("{title} está esperando.")),
        /// What to do then.
        go_on_to_let_it_move = en("Press Go on to let it move.").es("Pulsa «Continuar» para que juegue."),
        /// Read aloud: what somebody has played.
        played = en(|name: &str, moves: &[String]| format!("{name}: {}.", moves.join(", ")))
            .es(|name, moves| format!("{name}: {}.", moves.join(", "))),
        /// The same with what it did, as a clause.
        played_with = en(|name: &str, moves: &[String], clauses: &str| {
            format!("{name}: {}, {clauses}.", moves.join(", "))
        })
        .es(|name, moves, clauses| format!("{name}: {}, {clauses}.", moves.join(", "))),
        /// Somebody has chosen a side; `you` says that it is the person whom sentences call so.
        takes_side = en(|name: &str, side: &str, you: bool| {
            if you {
                format!("You take {side}.")
            } else {
                format!("{name} takes {side}.")
            }
        })
        .es(|name, side, you| {
            if you {
                format!("Eliges {side}.")
            } else {
                format!("{name} elige {side}.")
            }
        }),
        /// The person at the table has swapped sides and plays this one now.
        you_swapped = en(|stones: u16, side: &str| {
            format!("You swapped: the {stones} stones are yours, and you are {side} now.")
        })
        .es(|stones, side| {
            format!("Cambiaste de bando: las {stones} piedras son tuyas y ahora eres {side}.")
        }),
        /// Somebody has swapped sides with the person at the table, who plays this one now.
        swapped_with_you = en(|name: &str, stones: u16, side: &str| {
            format!("{name} liked your {stones} stones and swapped: you are {side} now.")
        })
        .es(|name, stones, side| {
            format!("A {name} le gustaron tus {stones} piedras y cambió de bando: ahora eres {side}.")
        }),
        /// Somebody has swapped sides and plays this one now.
        swapped = en(|name: &str, stones: u16, side: &str| {
            format!("{name} swapped, took over the {stones} stones and is {side} now.")
        })
        .es(|name, stones, side| {
            format!("{name} cambió de bando, se quedó con las {stones} piedras y ahora es {side}.")
        }),
        /// What a move does that speaks for it or against it, as a clause.
        reason = en(|mv: &str, clauses: &str| format!("{mv} {clauses}."))
            .es(|mv, clauses| format!("{mv} {clauses}.")),
        /// The same of a move that follows on others.
        reason_after = en(|before: &[String], mv: &str, clauses: &str| {
            format!("After {}, {mv} {clauses}.", before.join(", "))
        })
        .es(|before, mv, clauses| format!("Después de {}, {mv} {clauses}.", before.join(", "))),
        /// What could happen on a cell if a move were not made, as a clause.
        reason_averts = en(|cell: &str, clause: &str| format!("Otherwise {cell} {clause}."))
            .es(|cell, clause| format!("Si no, {cell} {clause}.")),
        /// Read aloud: the choices that complete a half-entered move at a cell.
        choose_at = en(|cell: &str, choices: &[String]| format!("{cell}: {}?", choices.join(", ")))
            .es(|cell, choices| format!("{cell}: ¿{}?", choices.join(", "))),
        /// What the placement of a piece at a cell would make.
        piece_at = en(|piece: &str, cell: &str, note: &str| match note {
            "" => format!("{piece} on {cell}."),
            note => format!("{piece} on {cell}. {note}"),
        })
        .es(|piece, cell, note| match note {
            "" => format!("{piece} en {cell}."),
            note => format!("{piece} en {cell}. {note}"),
        }),
        /// The switch for the cells where a stone may be placed.
        legal = en("Legal cells").es("Casillas legales"),
        /// What it shows.
        legal_note =
            en("Mark where a stone may be placed; where that is nearly everywhere, where it may not")
                .es("Marca dónde se puede colocar una piedra; donde es casi en todas partes, dónde no"),
        /// How the engine's move came about.
        answer = en(|name: &str, mv: &str, seconds: &str, effort: &str| {
            format!("{name}: {mv} ({seconds}, {effort})")
        })
        .es(|name, mv, seconds, effort| format!("{name}: {mv} ({seconds}, {effort})")),
        /// A seat's final score and what it is made of.
        final_score = en(|who: &str, score: &str, account: &str| format!("{who} {score} ({account})"))
            .es(|who, score, account| format!("{who} {score} ({account})")),
        /// The headline where somebody won; `you` says that it is the person whom sentences call so.
        won = en(|title: &str, _you: bool| format!("{title} won."))
            .es(|title, you| format!("{title} {}.", if you { "ganas" } else { "gana" })),
        /// The headline where somebody won by a margin.
        won_by = en(|title: &str, _you: bool, margin: &str| format!("{title} won by {margin}."))
            .es(|title, you, margin| format!("{title} {} por {margin}.", if you { "ganas" } else { "gana" })),
        /// The headline where somebody won because the other resigned.
        won_by_resignation =
            en(|title: &str, _you: bool| format!("{title} won by resignation.")).es(|title, you| {
                let wins = if you { "ganas" } else { "gana" };
                format!("{title} {wins} por abandono.")
            }),
        /// A side or seat that an engine of this level played.
        at_level = en(|side: &str, level: u8| format!("{side} (level {level})"))
            .es(|side, level| format!("{side} (nivel {level})")),
        /// A side or player with the one ply that it has played.
        played_by = en(|name: &str, mv: &str| format!("{name}: {mv}")).es(|name, mv| format!("{name}: {mv}")),
        /// Which sides or seats the AI played in a game that was shared.
        ai_played = en(|seats: &[String]| format!("In this game the AI played {}.", listed(seats)))
            .es(|seats| format!("En esta partida la IA jugó con {}.", listed_in_spanish(seats))),
        /// The button that has the AI play on, against the person who has opened the game as this side or seat.
        play_on_as = en(|side: &str| format!("Play on against the AI as {side}"))
            .es(|side| format!("Seguir contra la IA como {side}")),
        /// The same where several persons played.
        play_on = en("Play on against the AI").es("Seguir contra la IA"),
        /// The same where only engines played.
        let_ai_play_on = en("Let the AI play on").es("Dejar que siga la IA"),
        /// Who plays at a seat that has resigned.
        has_resigned =
            en(|name: &str| format!("{name} (resigned)")).es(|name| format!("{name} (ha abandonado)")),
        /// The headline where several won.
        share_the_win = en(|titles: &[String]| format!("{} share the win.", listed(titles)))
            .es(|titles| format!("Victoria compartida: {}.", listed_in_spanish(titles))),
        /// The headline of a drawn game.
        draw = en("A draw.").es("Empate."),
        /// The switch for what the engine thinks.
        estimate = en("What the AI thinks").es("Qué piensa la IA"),
        /// What that switch shows.
        estimate_note = en("Who it thinks will win, and the moves it considers")
            .es("Quién cree que ganará y qué jugadas considera"),
        /// The engine has not thought in this game yet.
        no_estimate = en("It has not thought yet.").es("Aún no ha pensado."),
        /// What the position is worth to a seat.
        estimate_for = en(|worth: &str, title: &str| format!("{worth} for {title}"))
            .es(|worth, title| format!("{title}: {worth}")),
        /// What the position is proven to be worth to a seat.
        proven_for = en(|worth: &str, title: &str| format!("Proven {worth} for {title}"))
            .es(|worth, title| format!("{title}: {worth} con seguridad")),
        /// A proven win.
        win = en("win").es("victoria"),
        /// A proven loss.
        loss = en("loss").es("derrota"),
        /// A proven draw.
        drawn = en("draw").es("empate"),
        /// How many playouts an estimate rests on: the number, and how it is written.
        visits = en(|number: u32, written: &str| {
            let noun = if number == 1 { "visit" } else { "visits" };
            format!("{written} {noun}")
        })
        .es(|number, written| {
            let noun = if number == 1 { "visita" } else { "visitas" };
            format!("{written} {noun}")
        }),
        /// The same with how many are made in a second.
        visits_a_second = en(|visits: &str, rate: &str| format!("{visits}, {rate} a second"))
            .es(|visits, rate| format!("{visits}, {rate} por segundo")),
        /// How many pieces of a kind are left of all.
        left_of =
            en(|left: u16, all: u16| format!("{left} of {all}")).es(|left, all| format!("{left} de {all}")),
        /// How many pieces of a kind are left of all, and how many left the game unused.
        left_of_with_aside =
            en(|left: u16, all: u16, aside: u16| format!("{left} of {all}, {aside} set aside")).es(
                |left, all, aside| format!("{left} de {all}, {}", counted(aside, "apartada", "apartadas")),
            ),
        /// A kind of piece, and how many left the game unused.
        aside_of = en(|text: &str, aside: u16| format!("{aside} × {text}"))
            .es(|text, aside| format!("{aside} × {text}")),
        /// An order that begins with these.
        first = en(|edges: &str| format!("{edges} first")).es(|edges| format!("{edges} primero")),
        /// A kind of piece fits no cell.
        fits_nowhere = en("fits nowhere").es("no encaja en ningún sitio"),
        /// A kind of piece fits so many cells.
        fits_cells = en(|cells: usize| format!("fits in {}", counted(cells, "place", "places")))
            .es(|cells| format!("encaja en {}", counted(cells, "sitio", "sitios"))),
        /// What the numbers in brackets are in a list of moves.
        scores_in_brackets = en("In brackets: the scores after each turn, in the order of the players.")
            .es("Entre corchetes, los puntos después de cada turno, en el orden de los jugadores."),
        /// The last column of the scores by what they come from.
        total = en("Total").es("Total"),
        /// A cell with what is on it.
        cell = en(|label: &str, content: &str| format!("{label}, {content}"))
            .es(|label, content| format!("{label}, {content}")),
        /// The cell was played last.
        last_move = en("last move").es("última jugada"),
        /// No move begins at the cell, for this reason.
        closed = en(|why: &str| format!("closed: {why}")).es(|why| format!("cerrada: {why}")),
    }
);
