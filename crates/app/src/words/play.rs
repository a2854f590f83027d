//! The sentences of the play page that its state and its view values hold.

use tessera_games::play::{TI, YOU, counted, listed, listed_in_spanish};

tessera_core::words! {
    /// What the play page says about the game.
    pub struct PlayWords {
        /// The only person at the table.
        you,
        /// The only person at the table, within a sentence.
        you_within,
        /// A person without a name, by the number of the seat.
        player(number: u8),
        /// The only engine at the table.
        ai,
        /// The only engine at the table, within a sentence.
        ai_within,
        /// The only engine at the table, at the beginning of a sentence.
        ai_first,
        /// One of several engines, by the number of the seat.
        numbered_ai(number: u8),
        /// An engine with its level.
        with_level(name: &str, level: u8),
        /// The same at the beginning of a sentence.
        with_level_first(name: &str, level: u8),
        /// A player with what the seat plays.
        with_side(name: &str, side: &str),
        /// The engine was stopped.
        stopped,
        /// Read aloud after a touch that a second touch confirms.
        confirm_by_touch(name: &str),
        /// Read aloud after a touch that a second touch rotates on, in so many ways.
        rotate_by_touch(name: &str, ways: usize),
        /// Read aloud after a click that a second click confirms, where the piece can be rotated in so many ways.
        confirm_by_click(name: &str, ways: usize),
        /// A choice that waits for its second press.
        press_again(label: &str),
        /// The resignation that waits for its second press.
        press_again_to_resign,
        /// The piece in hand fits the cell that it is held over.
        fits_here,
        /// Read aloud: these moves were taken back.
        taken_back(moves: &[String]),
        /// Read aloud: no move can be taken back.
        nothing_to_undo,
        /// Read aloud: no move can be made again.
        nothing_to_redo,
        /// Read aloud: what a button with this name shows is shown now.
        shown(label: &str),
        /// Read aloud: it is shown no longer.
        hidden(label: &str),
        /// The board has only one way round.
        board_cannot_rotate,
        /// The board lies as at first.
        board_upright,
        /// The board is rotated by so many degrees.
        board_rotated(degrees: u16),
        /// Read aloud: only the board is shown.
        board_only,
        /// Read aloud: everything is shown again.
        all_shown,
        /// The status at the end.
        game_over,
        /// The status where the only person is to move.
        your_turn,
        /// The status where the only person is to move and plays a side.
        your_turn_as(side: &str),
        /// The status where one of several persons is to move.
        to_move(title: &str),
        /// The status while the engine thinks.
        is_thinking(title: &str),
        /// The status at an earlier ply at which the engine moved.
        moved_next(title: &str),
        /// The status while the engine waits to be told to go on.
        waits(title: &str),
        /// What to do then.
        go_on_to_let_it_move,
        /// Read aloud: what somebody has played.
        played(name: &str, moves: &[String]),
        /// The same with what it did, as a clause.
        played_with(name: &str, moves: &[String], clauses: &str),
        /// Somebody has chosen a side; `you` says that it is the person whom sentences call so.
        takes_side(name: &str, side: &str, you: bool),
        /// The person at the table has swapped sides and plays this one now.
        you_swapped(stones: u16, side: &str),
        /// Somebody has swapped sides with the person at the table, who plays this one now.
        swapped_with_you(name: &str, stones: u16, side: &str),
        /// Somebody has swapped sides and plays this one now.
        swapped(name: &str, stones: u16, side: &str),
        /// What a move does that speaks for it or against it, as a clause.
        reason(mv: &str, clauses: &str),
        /// The same of a move that follows on others.
        reason_after(before: &[String], mv: &str, clauses: &str),
        /// What could happen on a cell if a move were not made, as a clause.
        reason_averts(cell: &str, clause: &str),
        /// Read aloud: the choices that complete a half-entered move at a cell.
        choose_at(cell: &str, choices: &[String]),
        /// What the placement of a piece at a cell would make.
        piece_at(piece: &str, cell: &str, note: &str),
        /// The switch for the cells where a stone may be placed.
        legal,
        /// What it shows.
        legal_note,
        /// How the engine's move came about.
        answer(name: &str, mv: &str, seconds: &str, effort: &str),
        /// A seat's final score and what it is made of.
        final_score(who: &str, score: &str, account: &str),
        /// The headline where somebody won; `you` says that it is the person whom sentences call so.
        won(title: &str, you: bool),
        /// The headline where somebody won by a margin.
        won_by(title: &str, you: bool, margin: &str),
        /// The headline where somebody won because the other resigned.
        won_by_resignation(title: &str, you: bool),
        /// A side or seat that an engine of this level played.
        at_level(side: &str, level: u8),
        /// A side or player with the one ply that it has played.
        played_by(name: &str, mv: &str),
        /// Which sides or seats the AI played in a game that was shared.
        ai_played(seats: &[String]),
        /// The button that has the AI play on, against the person who has opened the game as this side or seat.
        play_on_as(side: &str),
        /// The same where several persons played.
        play_on,
        /// The same where only engines played.
        let_ai_play_on,
        /// Who plays at a seat that has resigned.
        has_resigned(name: &str),
        /// The headline where several won.
        share_the_win(titles: &[String]),
        /// The headline of a drawn game.
        draw,
        /// The switch for what the engine thinks.
        estimate,
        /// What that switch shows.
        estimate_note,
        /// The engine has not thought in this game yet.
        no_estimate,
        /// What the position is worth to a seat.
        estimate_for(worth: &str, title: &str),
        /// What the position is proven to be worth to a seat.
        proven_for(worth: &str, title: &str),
        /// A proven win.
        win,
        /// A proven loss.
        loss,
        /// A proven draw.
        drawn,
        /// How many playouts an estimate rests on: the number, and how it is written.
        visits(number: u32, written: &str),
        /// The same with how many are made in a second.
        visits_a_second(visits: &str, rate: &str),
        /// How many pieces of a kind are left of all.
        left_of(left: u16, all: u16),
        /// How many pieces of a kind are left of all, and how many left the game unused.
        left_of_with_aside(left: u16, all: u16, aside: u16),
        /// A kind of piece, and how many left the game unused.
        aside_of(text: &str, aside: u16),
        /// An order that begins with these.
        first(edges: &str),
        /// A kind of piece fits no cell.
        fits_nowhere,
        /// A kind of piece fits so many cells.
        fits_cells(cells: usize),
        /// What the numbers in brackets are in a list of moves.
        scores_in_brackets,
        /// The last column of the scores by what they come from.
        total,
        /// A cell with what is on it.
        cell(label: &str, content: &str),
        /// The cell was played last.
        last_move,
        /// No move begins at the cell, for this reason.
        closed(why: &str),
    }
}

static ENGLISH: PlayWords = PlayWords {
    you: "You",
    you_within: YOU,
    player: |number| format!("Player {number}"),
    ai: "AI",
    ai_within: "AI",
    ai_first: "AI",
    numbered_ai: |number| format!("AI {number}"),
    with_level: |name, level| format!("{name}, level {level}"),
    with_level_first: |name, level| format!("{name}, level {level}"),
    with_side: |name, side| format!("{name} ({side})"),
    stopped: "The AI stopped.",
    confirm_by_touch: |name| format!("{name}: touch it again to play it, or confirm."),
    rotate_by_touch: |name, ways| {
        let ways = counted(ways, "way", "ways");
        format!("{name}: touch it again to rotate it, or confirm. It fits {ways}.")
    },
    confirm_by_click: |name, ways| {
        let ways = counted(ways, "way", "ways");
        format!("{name}: press it again to place it, or confirm. It fits {ways}.")
    },
    press_again: |label| format!("Press again: {label}"),
    press_again_to_resign: "Press again to resign.",
    fits_here: "It fits here.",
    taken_back: |moves| format!("Taken back: {}.", moves.join(", ")),
    nothing_to_undo: "There is nothing to undo.",
    nothing_to_redo: "There is nothing to redo.",
    shown: |label| format!("Shown: {label}."),
    hidden: |label| format!("Hidden: {label}."),
    board_cannot_rotate: "This board cannot be rotated.",
    board_upright: "The board is the right way up.",
    board_rotated: |degrees| format!("The board is rotated by {degrees} degrees."),
    board_only: "Only the board is shown. Escape shows everything again.",
    all_shown: "Everything is shown again.",
    game_over: "The game is over.",
    your_turn: "Your turn.",
    your_turn_as: |side| format!("Your turn as {side}."),
    to_move: |title| format!("{title} to move."),
    is_thinking: |title| format!("{title} is thinking."),
    moved_next: |title| format!("{title} moved next."),
    waits: |title| format!("{title} is waiting."),
    go_on_to_let_it_move: "Press Go on to let it move.",
    played: |name, moves| format!("{name}: {}.", moves.join(", ")),
    played_with: |name, moves, clauses| format!("{name}: {}, {clauses}.", moves.join(", ")),
    takes_side: |name, side, you| {
        if you {
            format!("You take {side}.")
        } else {
            format!("{name} takes {side}.")
        }
    },
    you_swapped: |stones, side| {
        format!("You swapped: the {stones} stones are yours, and you are {side} now.")
    },
    swapped_with_you: |name, stones, side| {
        format!("{name} liked your {stones} stones and swapped: you are {side} now.")
    },
    swapped: |name, stones, side| format!("{name} swapped, took over the {stones} stones and is {side} now."),
    reason: |mv, clauses| format!("{mv} {clauses}."),
    reason_after: |before, mv, clauses| format!("After {}, {mv} {clauses}.", before.join(", ")),
    reason_averts: |cell, clause| format!("Otherwise {cell} {clause}."),
    choose_at: |cell, choices| format!("{cell}: {}?", choices.join(", ")),
    piece_at: |piece, cell, note| match note {
        "" => format!("{piece} on {cell}."),
        note => format!("{piece} on {cell}. {note}"),
    },
    legal: "Legal cells",
    legal_note: "Mark where a stone may be placed; where that is nearly everywhere, where it may not",
    answer: |name, mv, seconds, effort| format!("{name}: {mv} ({seconds}, {effort})"),
    final_score: |who, score, account| format!("{who} {score} ({account})"),
    won: |title, _| format!("{title} won."),
    won_by: |title, _, margin| format!("{title} won by {margin}."),
    won_by_resignation: |title, _| format!("{title} won by resignation."),
    at_level: |side, level| format!("{side} (level {level})"),
    ai_played: |seats| format!("In this game the AI played {}.", listed(seats)),
    play_on_as: |side| format!("Play on against the AI as {side}"),
    play_on: "Play on against the AI",
    let_ai_play_on: "Let the AI play on",
    has_resigned: |name| format!("{name} (resigned)"),
    played_by: |name, mv| format!("{name}: {mv}"),
    share_the_win: |titles| format!("{} share the win.", listed(titles)),
    draw: "A draw.",
    estimate: "What the AI thinks",
    estimate_note: "Who it thinks will win, and the moves it considers",
    no_estimate: "It has not thought yet.",
    estimate_for: |worth, title| format!("{worth} for {title}"),
    proven_for: |worth, title| format!("Proven {worth} for {title}"),
    win: "win",
    loss: "loss",
    drawn: "draw",
    visits: |number, written| {
        let noun = if number == 1 { "visit" } else { "visits" };
        format!("{written} {noun}")
    },
    visits_a_second: |visits, rate| format!("{visits}, {rate} a second"),
    left_of: |left, all| format!("{left} of {all}"),
    left_of_with_aside: |left, all, aside| format!("{left} of {all}, {aside} set aside"),
    aside_of: |text, aside| format!("{aside} × {text}"),
    first: |edges| format!("{edges} first"),
    fits_nowhere: "fits nowhere",
    fits_cells: |cells| format!("fits in {}", counted(cells, "place", "places")),
    scores_in_brackets: "In brackets: the scores after each turn, in the order of the players.",
    total: "Total",
    cell: |label, content| format!("{label}, {content}"),
    last_move: "last move",
    closed: |why| format!("closed: {why}"),
};

static SPANISH: PlayWords = PlayWords {
    you: "Tú",
    you_within: TI,
    player: |number| format!("Jugador {number}"),
    ai: "IA",
    ai_within: "la IA",
    ai_first: "La IA",
    numbered_ai: |number| format!("IA {number}"),
    with_level: |name, level| format!("{name}, nivel {level}"),
    with_level_first: |name, level| format!("{name} de nivel {level}"),
    with_side: |name, side| format!("{name} ({side})"),
    stopped: "La IA se ha detenido.",
    confirm_by_touch: |name| format!("{name}: toca otra vez para jugar, o confirma."),
    rotate_by_touch: |name, ways| {
        let ways = counted(ways, "posición", "posiciones");
        format!("{name}: toca otra vez para girar, o confirma. Encaja en {ways}.")
    },
    confirm_by_click: |name, ways| {
        let ways = counted(ways, "posición", "posiciones");
        format!("{name}: pulsa otra vez para colocar, o confirma. Encaja en {ways}.")
    },
    press_again: |label| format!("Pulsa otra vez: {label}"),
    press_again_to_resign: "Pulsa otra vez para abandonar.",
    fits_here: "Aquí encaja.",
    taken_back: |moves| format!("Deshecho: {}.", moves.join(", ")),
    nothing_to_undo: "No hay nada que deshacer.",
    nothing_to_redo: "No hay nada que rehacer.",
    shown: |label| format!("Se muestra: {label}."),
    hidden: |label| format!("Se oculta: {label}."),
    board_cannot_rotate: "Este tablero no se puede girar.",
    board_upright: "El tablero está derecho.",
    board_rotated: |degrees| format!("El tablero está girado {degrees} grados."),
    game_over: "La partida ha terminado.",
    your_turn: "Te toca.",
    your_turn_as: |side| format!("Te toca ({side})."),
    to_move: |title| format!("Le toca a {title}."),
    is_thinking: |title| format!("{title} está pensando."),
    moved_next: |title| format!("{title} jugó a continuación."),
    waits: |title| format!("{title} está esperando."),
    go_on_to_let_it_move: "Pulsa «Continuar» para que juegue.",
    played: |name, moves| format!("{name}: {}.", moves.join(", ")),
    played_with: |name, moves, clauses| format!("{name}: {}, {clauses}.", moves.join(", ")),
    takes_side: |name, side, you| {
        if you {
            format!("Eliges {side}.")
        } else {
            format!("{name} elige {side}.")
        }
    },
    you_swapped: |stones, side| {
        format!("Cambiaste de bando: las {stones} piedras son tuyas y ahora eres {side}.")
    },
    swapped_with_you: |name, stones, side| {
        format!("A {name} le gustaron tus {stones} piedras y cambió de bando: ahora eres {side}.")
    },
    swapped: |name, stones, side| {
        format!("{name} cambió de bando, se quedó con las {stones} piedras y ahora es {side}.")
    },
    reason: |mv, clauses| format!("{mv} {clauses}."),
    reason_after: |before, mv, clauses| format!("Después de {}, {mv} {clauses}.", before.join(", ")),
    reason_averts: |cell, clause| format!("Si no, {cell} {clause}."),
    choose_at: |cell, choices| format!("{cell}: ¿{}?", choices.join(", ")),
    piece_at: |piece, cell, note| match note {
        "" => format!("{piece} en {cell}."),
        note => format!("{piece} en {cell}. {note}"),
    },
    legal: "Casillas legales",
    legal_note: "Marca dónde se puede colocar una piedra; donde es casi en todas partes, dónde no",
    answer: |name, mv, seconds, effort| format!("{name}: {mv} ({seconds}, {effort})"),
    final_score: |who, score, account| format!("{who} {score} ({account})"),
    won: |title, you| format!("{title} {}.", if you { "ganas" } else { "gana" }),
    won_by: |title, you, margin| format!("{title} {} por {margin}.", if you { "ganas" } else { "gana" }),
    won_by_resignation: |title, you| {
        let wins = if you { "ganas" } else { "gana" };
        format!("{title} {wins} por abandono.")
    },
    played_by: |name, mv| format!("{name}: {mv}"),
    share_the_win: |titles| format!("Victoria compartida: {}.", listed_in_spanish(titles)),
    draw: "Empate.",
    estimate: "Qué piensa la IA",
    estimate_note: "Quién cree que ganará y qué jugadas considera",
    no_estimate: "Aún no ha pensado.",
    estimate_for: |worth, title| format!("{title}: {worth}"),
    proven_for: |worth, title| format!("{title}: {worth} con seguridad"),
    win: "victoria",
    loss: "derrota",
    drawn: "empate",
    visits: |number, written| {
        let noun = if number == 1 { "visita" } else { "visitas" };
        format!("{written} {noun}")
    },
    visits_a_second: |visits, rate| format!("{visits}, {rate} por segundo"),
    left_of: |left, all| format!("{left} de {all}"),
    left_of_with_aside: |left, all, aside| {
        format!("{left} de {all}, {}", counted(aside, "apartada", "apartadas"))
    },
    fits_nowhere: "no encaja en ningún sitio",
    fits_cells: |cells| format!("encaja en {}", counted(cells, "sitio", "sitios")),
    scores_in_brackets: "Entre corchetes, los puntos después de cada turno, en el orden de los jugadores.",
    total: "Total",
    cell: |label, content| format!("{label}, {content}"),
    last_move: "última jugada",
    closed: |why| format!("cerrada: {why}"),
    board_only: "Solo se muestra el tablero. Escape vuelve a mostrarlo todo.",
    all_shown: "Se vuelve a mostrar todo.",
    aside_of: |text, aside| format!("{aside} × {text}"),
    first: |edges| format!("{edges} primero"),
    at_level: |side, level| format!("{side} (nivel {level})"),
    ai_played: |seats| format!("En esta partida la IA jugó con {}.", listed_in_spanish(seats)),
    play_on_as: |side| format!("Seguir contra la IA como {side}"),
    play_on: "Seguir contra la IA",
    let_ai_play_on: "Dejar que siga la IA",
    has_resigned: |name| format!("{name} (ha abandonado)"),
};
