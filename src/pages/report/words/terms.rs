//! The headings that tables and axes of several sections have.

crate::words! {
    /// The headings that tables and axes of several sections have.
    pub(in crate::pages) struct TermWords {
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
        /// There is nothing.
        none,
        /// A game.
        game,
        /// How many games.
        games,
        /// The number of a turn.
        turn,
        /// How many turns.
        turns,
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
        /// The part of the points won, where a draw is half a point.
        share_of_points,
        /// The same of the first seat.
        first_seat_share,
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
        /// In how many games a side was chosen.
        chosen_in(games: &str),
        /// An opening with the number of its games.
        in_games(opening: &str, games: &str),
        /// How many of how many games were won.
        of_games(won: u32, games: u32),
        /// The axis of komi.
        komi_points,
        /// The part of the points of the seat that bid.
        bidder_share,
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
    none: "None",
    game: "Game",
    games: "Games",
    turn: "Turn",
    turns: "Turns",
    ply: "Ply",
    plies: "Plies",
    wins: "Wins",
    draws: "Draws",
    losses: "Losses",
    interval: "95 % interval",
    share_of_points: "Share of the points",
    first_seat_share: "Points of player 1",
    tenth: "10 %",
    median: "Median",
    nine_tenths: "90 %",
    positions: "Positions",
    komi: "Komi",
    points: "Points",
    legal_moves: "Legal moves",
    a_move: "Move",
    cell: "Cell",
    chosen_in: |games| format!("chosen in {games} games"),
    in_games: |opening, games| format!("{opening} ({games})"),
    of_games: |won, games| format!("{won} of {games}"),
    komi_points: "Komi in points",
    bidder_share: "Points of the bidder",
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
    none: "Ninguno",
    game: "Partida",
    games: "Partidas",
    turn: "Turno",
    turns: "Turnos",
    ply: "Jugada n.º",
    plies: "Jugadas",
    wins: "Victorias",
    draws: "Empates",
    losses: "Derrotas",
    interval: "Intervalo del 95 %",
    share_of_points: "Parte de los puntos",
    first_seat_share: "Puntos del jugador 1",
    tenth: "10 % inferior",
    median: "Mediana",
    nine_tenths: "90 % inferior",
    positions: "Posiciones",
    komi: "Komi",
    points: "Puntos",
    legal_moves: "Jugadas legales",
    a_move: "Jugada",
    cell: "Casilla",
    chosen_in: |games| format!("elegido en {games} partidas"),
    in_games: |opening, games| format!("{opening} ({games})"),
    of_games: |won, games| format!("{won} de {games}"),
    komi_points: "Komi en puntos",
    bidder_share: "Puntos de quien ofrece",
    opening: "Apertura",
    puzzle: "Problema",
    puzzle_number: |number| format!("Problema {number}"),
    turns_to_win: "Turnos para ganar",
};
