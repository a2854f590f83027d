//! The headings that tables and axes of several sections have.

tessera_core::words! {
    /// The headings that tables and axes of several sections have.
    pub(crate) struct TermWords {
        /// A seat, by its number.
        player(number: u8),
        /// All seats together.
        all,
        /// Who a row is about.
        who,
        /// What a row is about.
        fact,
        /// What was measured.
        measure,
        /// What it is.
        value,
        /// How many.
        number,
        /// A remark.
        note,
        /// Which part of all.
        part,
        /// Something holds.
        yes,
        /// Something does not hold.
        no,
        /// A game that was played.
        game,
        /// A game with its rules.
        board_game,
        /// How many games.
        games,
        /// The number of a move, or of a turn of several plies.
        decision(is_turn: bool),
        /// How many moves or turns.
        decisions(is_turn: bool),
        /// How many plies were played before.
        ply,
        /// How many plies.
        plies,
        /// Games won.
        wins,
        /// Games drawn.
        draws,
        /// Games lost.
        losses,
        /// The interval of 95 %.
        interval,
        /// The part of the games won, where a draw is half a win.
        won,
        /// The same of the first seat.
        won_by_first,
        /// The tenth percentile.
        tenth,
        /// The median.
        median,
        /// The ninetieth percentile.
        nine_tenths,
        /// Different positions.
        positions,
        /// The komi.
        komi,
        /// Points.
        points,
        /// The moves that may be made.
        legal_moves,
        /// A move.
        a_move,
        /// A cell of the board.
        cell,
        /// An opening with the number of its games.
        in_games(opening: &str, games: &str),
        /// How many of how many games were won.
        of_games(won: u32, games: u32),
        /// The axis of komi.
        komi_points,
        /// The part of the games that the seat won that bid.
        won_by_bidder,
        /// What the first seat plays in an opening.
        first_side,
        /// The first moves.
        opening,
        /// A puzzle.
        puzzle,
        /// A puzzle, by its number.
        puzzle_number(number: usize),
        /// In how many turns it is won.
        turns_to_win,
    }
}

static ENGLISH: TermWords = TermWords {
    player: |number| format!("Player {number}"),
    all: "All",
    who: "Who",
    fact: "Fact",
    measure: "Measure",
    value: "Value",
    number: "Number",
    note: "Note",
    part: "Part",
    yes: "Yes",
    no: "No",
    game: "Game",
    board_game: "Game",
    games: "Games",
    decision: |is_turn| if is_turn { "Turn" } else { "Move" }.to_owned(),
    decisions: |is_turn| if is_turn { "Turns" } else { "Moves" }.to_owned(),
    ply: "Plies played",
    plies: "Plies",
    wins: "Wins",
    draws: "Draws",
    losses: "Losses",
    interval: "95 % interval",
    won: "Games won, draws as half",
    won_by_first: "Won by player 1, draws as half",
    tenth: "10th percentile",
    median: "Median",
    nine_tenths: "90th percentile",
    positions: "Positions",
    komi: "Komi",
    points: "Points",
    legal_moves: "Legal moves",
    a_move: "Move",
    cell: "Cell",
    in_games: |opening, games| format!("{opening} ({games})"),
    of_games: |won, games| format!("{won} of {games}"),
    komi_points: "Komi in points",
    won_by_bidder: "Won by the bidder, draws as half",
    first_side: "Player 1 plays",
    opening: "Opening",
    puzzle: "Puzzle",
    puzzle_number: |number| format!("Puzzle {number}"),
    turns_to_win: "Turns to win",
};

static SPANISH: TermWords = TermWords {
    player: |number| format!("Jugador {number}"),
    all: "Todos",
    who: "Quién",
    fact: "Dato",
    measure: "Medida",
    value: "Valor",
    number: "Número",
    note: "Nota",
    part: "Parte",
    yes: "Sí",
    no: "No",
    game: "Partida",
    board_game: "Juego",
    games: "Partidas",
    decision: |is_turn| if is_turn { "Turno" } else { "Jugada" }.to_owned(),
    decisions: |is_turn| if is_turn { "Turnos" } else { "Jugadas" }.to_owned(),
    ply: "Jugadas simples hechas",
    plies: "Jugadas simples",
    wins: "Victorias",
    draws: "Empates",
    losses: "Derrotas",
    interval: "Intervalo del 95 %",
    won: "Ganadas, empates como media",
    won_by_first: "Ganadas por el jugador 1, empates como media",
    tenth: "Percentil 10",
    median: "Mediana",
    nine_tenths: "Percentil 90",
    positions: "Posiciones",
    komi: "Komi",
    points: "Puntos",
    legal_moves: "Jugadas legales",
    a_move: "Jugada",
    cell: "Casilla",
    in_games: |opening, games| format!("{opening} ({games})"),
    of_games: |won, games| format!("{won} de {games}"),
    komi_points: "Komi en puntos",
    won_by_bidder: "Ganadas por quien lo propone, empates como media",
    first_side: "El jugador 1 lleva",
    opening: "Apertura",
    puzzle: "Problema",
    puzzle_number: |number| format!("Problema {number}"),
    turns_to_win: "Turnos para ganar",
};
