//! The headings of what happens turn by turn and of kinds of moves.

tessera_core::words!(
    /// The headings of what happens turn by turn and of kinds of moves.
    pub(crate) enum CourseWords {
        /// Points scored for good.
        scored = en("scored").es("anotado"),
        /// Pieces in hand.
        in_hand = en("in hand").es("en la mano"),
        /// Points if the game ended now.
        points_now = en("points").es("puntos"),
        /// The value of the best move.
        value_of_best = en("Best move").es("Mejor jugada"),
        /// The highest value of all moves.
        highest = en("Highest value").es("Valor más alto"),
        /// The lowest value of all moves.
        lowest = en("Lowest value").es("Valor más bajo"),
        /// The value of changing nothing.
        null_value = en("Null move").es("Jugada nula"),
        /// The axis of values.
        value_for_first = en("Value for player 1").es("Valor para el jugador 1"),
        /// Another seat leads.
        lead_change = en("Lead change").es("Cambio de líder"),
        /// One move wins.
        critical = en("Critical").es("Decisión crítica"),
        /// Changing nothing costs something.
        hot = en("Hot").es("Decisión caliente"),
        /// Which part of the game is over.
        part_of_game = en("Part of the game").es("Parte de la partida"),
        /// The lowest tone.
        lost = en("lost").es("perdida"),
        /// The highest tone.
        won = en("won").es("ganada"),
        /// A piece is added.
        add = en("Add").es("Añadir"),
        /// A piece is replaced.
        replace = en("Replace").es("Reemplazar"),
        /// A piece is moved.
        move_piece = en("Move").es("Mover"),
        /// A piece is removed.
        remove = en("Remove").es("Quitar"),
        /// Nothing is done.
        pass = en("Pass").es("Pasar"),
        /// A side is chosen.
        choose_side = en("Choose a side").es("Elegir bando"),
        /// A komi is bid.
        bid_komi = en("Bid komi").es("Proponer komi"),
        /// The button is taken.
        button = en("Button").es("Botón"),
        /// A meeple is placed.
        meeple = en("Meeple").es("Meeple"),
        /// None is placed.
        no_meeple = en("No meeple").es("Sin meeple"),
        /// What a move is called.
        class = en("Class").es("Clase"),
        /// Chosen more than every second time.
        killer = en("Killer").es("Decisiva"),
        /// Chosen more often than at random.
        good = en("Good").es("Buena"),
        /// Chosen no more often than at random.
        bad = en("Bad").es("Mala"),
        /// Never chosen.
        terrible = en("Terrible").es("Pésima"),
        /// Which classes are part of which.
        classes_nest = en("Every killer move is also counted as good, and every terrible move as bad.")
            .es("Cada jugada decisiva cuenta también como buena, y cada jugada pésima como mala."),
        /// How many moves there are.
        different_moves = en("Different moves").es("Jugadas distintas"),
        /// At how many turns a move was legal.
        legal_at = en("Times possible").es("Veces posible"),
        /// How often it was chosen.
        chosen = en("Chosen").es("Elegida"),
        /// How often chance would have chosen it.
        at_random = en("At random").es("Al azar"),
        /// Which part of the turns.
        chosen_share = en("Chosen when possible").es("Elegida si es posible"),
        /// Which part of the moves is effective.
        effective_share = en("Effective moves").es("Jugadas eficaces"),
        /// How many moves are effective.
        effective = en("Effective each time").es("Eficaces cada vez"),
        /// The space of effective moves.
        effective_space = en("log₁₀ effective space").es("log₁₀ espacio eficaz"),
        /// The same in percent.
        effective_percent = en("Effective, %").es("Eficaces, %"),
        /// Which part of the moves is good.
        good_share = en("Good moves").es("Jugadas buenas"),
        /// How many moves are good.
        good_count = en("Good each time").es("Buenas cada vez"),
        /// The same in percent.
        good_percent = en("Good, %").es("Buenas, %"),
        /// The space of good moves.
        good_space = en("log₁₀ good space").es("log₁₀ espacio bueno"),
        /// In how many games a cell is used.
        used_in = en("Games that use it").es("Partidas que la usan"),
        /// How often a seat played there.
        plays = en("Plays").es("Veces jugada"),
    }
);
