//! The headings of what happens turn by turn and of kinds of moves.

tessera_core::words! {
    /// The headings of what happens turn by turn and of kinds of moves.
    pub(crate) struct CourseWords {
        /// Points scored for good.
        scored,
        /// Pieces in hand.
        in_hand,
        /// Points if the game ended now.
        points_now,
        /// The value of the best move.
        value_of_best,
        /// The highest value of all moves.
        highest,
        /// The lowest value of all moves.
        lowest,
        /// The value of changing nothing.
        null_value,
        /// The axis of values.
        value_for_first,
        /// Another seat leads.
        lead_change,
        /// One move wins.
        critical,
        /// Changing nothing costs something.
        hot,
        /// Which part of the game is over.
        part_of_game,
        /// The lowest tone.
        lost,
        /// The highest tone.
        won,
        /// A piece is added.
        add,
        /// A piece is replaced.
        replace,
        /// A piece is moved.
        move_piece,
        /// A piece is removed.
        remove,
        /// Nothing is done.
        pass,
        /// A side is chosen.
        choose_side,
        /// A komi is bid.
        bid_komi,
        /// The button is taken.
        button,
        /// A meeple is placed.
        meeple,
        /// None is placed.
        no_meeple,
        /// What a move is called.
        class,
        /// Chosen more than every second time.
        killer,
        /// Chosen more often than at random.
        good,
        /// Chosen no more often than at random.
        bad,
        /// Never chosen.
        terrible,
        /// Which classes are part of which.
        classes_nest,
        /// How many moves there are.
        different_moves,
        /// At how many turns a move was legal.
        legal_at,
        /// How often it was chosen.
        chosen,
        /// How often chance would have chosen it.
        at_random,
        /// Which part of the turns.
        chosen_share,
        /// Which part of the moves is effective.
        effective_share,
        /// How many moves are effective.
        effective,
        /// The space of effective moves.
        effective_space,
        /// The same in percent.
        effective_percent,
        /// Which part of the moves is good.
        good_share,
        /// How many moves are good.
        good_count,
        /// The same in percent.
        good_percent,
        /// The space of good moves.
        good_space,
        /// In how many games a cell is used.
        used_in,
        /// How often a seat played there.
        plays,
    }
}

static ENGLISH: CourseWords = CourseWords {
    scored: "scored",
    in_hand: "in hand",
    points_now: "points",
    value_of_best: "Best move",
    highest: "Highest value",
    lowest: "Lowest value",
    null_value: "Null move",
    value_for_first: "Value for player 1",
    lead_change: "Lead change",
    critical: "Critical",
    hot: "Hot",
    part_of_game: "Part of the game",
    lost: "lost",
    won: "won",
    add: "Add",
    replace: "Replace",
    move_piece: "Move",
    remove: "Remove",
    pass: "Pass",
    choose_side: "Choose a side",
    bid_komi: "Bid komi",
    button: "Button",
    meeple: "Meeple",
    no_meeple: "No meeple",
    class: "Class",
    killer: "Killer",
    good: "Good",
    bad: "Bad",
    terrible: "Terrible",
    classes_nest: "Every killer move is also counted as good, and every terrible move as bad.",
    different_moves: "Different moves",
    legal_at: "Times possible",
    chosen: "Chosen",
    at_random: "At random",
    chosen_share: "Chosen when possible",
    effective_share: "Effective moves",
    effective: "Effective each time",
    effective_space: "log₁₀ effective space",
    effective_percent: "Effective, %",
    good_share: "Good moves",
    good_count: "Good each time",
    good_percent: "Good, %",
    good_space: "log₁₀ good space",
    used_in: "Games that use it",
    plays: "Plays",
};

static SPANISH: CourseWords = CourseWords {
    scored: "anotado",
    in_hand: "en la mano",
    points_now: "puntos",
    value_of_best: "Mejor jugada",
    highest: "Valor más alto",
    lowest: "Valor más bajo",
    null_value: "Jugada nula",
    value_for_first: "Valor para el jugador 1",
    lead_change: "Cambio de líder",
    critical: "Decisión crítica",
    hot: "Decisión caliente",
    part_of_game: "Parte de la partida",
    lost: "perdida",
    won: "ganada",
    add: "Añadir",
    replace: "Reemplazar",
    move_piece: "Mover",
    remove: "Quitar",
    pass: "Pasar",
    choose_side: "Elegir bando",
    bid_komi: "Proponer komi",
    button: "Botón",
    meeple: "Meeple",
    no_meeple: "Sin meeple",
    class: "Clase",
    killer: "Decisiva",
    good: "Buena",
    bad: "Mala",
    terrible: "Pésima",
    classes_nest: "Cada jugada decisiva cuenta también como buena, y cada jugada pésima como mala.",
    different_moves: "Jugadas distintas",
    legal_at: "Veces posible",
    chosen: "Elegida",
    at_random: "Al azar",
    chosen_share: "Elegida si es posible",
    effective_share: "Jugadas eficaces",
    effective: "Eficaces cada vez",
    effective_space: "log₁₀ espacio eficaz",
    effective_percent: "Eficaces, %",
    good_share: "Jugadas buenas",
    good_count: "Buenas cada vez",
    good_percent: "Buenas, %",
    good_space: "log₁₀ espacio bueno",
    used_in: "Partidas que la usan",
    plays: "Veces jugada",
};
