//! The headings that tables and axes of several sections have.

tessera_core::words!(
    /// The headings that tables and axes of several sections have.
    pub(crate) enum TermWords {
        /// A seat, by its number.
        player = en(|number: u8| format!("Player {number}")).es(|number| format!("Jugador {number}")),
        /// All seats together.
        all = en("All").es("Todos"),
        /// Who a row is about.
        who = en("Who").es("Quién"),
        /// What a row is about.
        fact = en("Fact").es("Dato"),
        /// What was measured.
        measure = en("Measure").es("Medida"),
        /// What it is.
        value = en("Value").es("Valor"),
        /// How many.
        number = en("Number").es("Número"),
        /// A remark.
        note = en("Note").es("Nota"),
        /// Which part of all.
        part = en("Part").es("Parte"),
        /// Something holds.
        yes = en("Yes").es("Sí"),
        /// Something does not hold.
        no = en("No").es("No"),
        /// A game that was played.
        game = en("Game").es("Partida"),
        /// A game with its rules.
        board_game = en("Game").es("Juego"),
        /// How many games.
        games = en("Games").es("Partidas"),
        /// The number of a move, or of a turn of several plies.
        decision = en(|is_turn: bool| if is_turn { "Turn" } else { "Move" }.to_owned())
            .es(|is_turn| if is_turn { "Turno" } else { "Jugada" }.to_owned()),
        /// How many moves or turns.
        decisions = en(|is_turn: bool| if is_turn { "Turns" } else { "Moves" }.to_owned())
            .es(|is_turn| if is_turn { "Turnos" } else { "Jugadas" }.to_owned()),
        /// How many plies were played before.
        ply = en("Plies played").es("Jugadas simples hechas"),
        /// How many plies.
        plies = en("Plies").es("Jugadas simples"),
        /// Games won.
        wins = en("Wins").es("Victorias"),
        /// Games drawn.
        draws = en("Draws").es("Empates"),
        /// Games lost.
        losses = en("Losses").es("Derrotas"),
        /// The interval of 95 %.
        interval = en("95 % interval").es("Intervalo del 95 %"),
        /// The part of the games won, where a draw is half a win.
        won = en("Games won, draws as half").es("Ganadas, empates como media"),
        /// The same of the first seat.
        won_by_first =
            en("Won by player 1, draws as half").es("Ganadas por el jugador 1, empates como media"),
        /// The tenth percentile.
        tenth = en("10th percentile").es("Percentil 10"),
        /// The median.
        median = en("Median").es("Mediana"),
        /// The ninetieth percentile.
        nine_tenths = en("90th percentile").es("Percentil 90"),
        /// Different positions.
        positions = en("Positions").es("Posiciones"),
        /// The komi.
        komi = en("Komi").es("Komi"),
        /// Points.
        points = en("Points").es("Puntos"),
        /// The moves that may be made.
        legal_moves = en("Legal moves").es("Jugadas legales"),
        /// A move.
        a_move = en("Move").es("Jugada"),
        /// A cell of the board.
        cell = en("Cell").es("Casilla"),
        /// An opening with the number of its games.
        in_games = en(|opening: &str, games: &str| format!("{opening} ({games})"))
            .es(|opening, games| format!("{opening} ({games})")),
        /// How many of how many games were won.
        of_games = en(|won: u32, games: u32| format!("{won} of {games}"))
            .es(|won, games| format!("{won} de {games}")),
        /// The axis of komi.
        komi_points = en("Komi in points").es("Komi en puntos"),
        /// The part of the games that the seat won that bid.
        won_by_bidder =
            en("Won by the bidder, draws as half").es("Ganadas por quien lo propone, empates como media"),
        /// What the first seat plays in an opening.
        first_side = en("Player 1 plays").es("El jugador 1 lleva"),
        /// The first moves.
        opening = en("Opening").es("Apertura"),
        /// A puzzle.
        puzzle = en("Puzzle").es("Problema"),
        /// A puzzle, by its number.
        puzzle_number =
            en(|number: usize| format!("Puzzle {number}")).es(|number| format!("Problema {number}")),
        /// In how many turns it is won.
        turns_to_win = en("Turns to win").es("Turnos para ganar"),
    }
);
