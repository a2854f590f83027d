//! What published figures are about.

tessera_core::words!(
    /// The names of published figures.
    pub(crate) enum FigureWords {
        /// The mean rating.
        rating = en("Rating").es("Valoración"),
        /// The standard deviation of the ratings.
        rating_sd = en("Standard deviation").es("Desviación típica"),
        /// The number of levels.
        levels = en("Levels").es("Niveles"),
        /// The strong side's points.
        strong_share = en("Won by the strong AI, %").es("Ganadas por la IA fuerte, %"),
        /// The size of the program.
        size_ratio = en("Size ratio").es("Razón de tamaños"),
        /// Random games a second.
        playouts = en("Playouts a second").es("Partidas al azar por segundo"),
        /// The time of a random game.
        playout_ratio = en("Playout ratio").es("Razón de tiempos"),
        /// The speed of a search.
        search_speed = en("Playouts a second").es("Partidas al azar por segundo"),
        /// The plies of a playout.
        playout_plies = en("Plies of a playout").es("Jugadas simples de una partida al azar"),
        /// The points of a seat.
        seat_share = en("Games won, %").es("Partidas ganadas, %"),
        /// The half width of its interval.
        half_width = en("± of the interval").es("± del intervalo"),
        /// Draws.
        draws = en("Draws, %").es("Empates, %"),
        /// Games won by a mirror.
        mirror_wins = en("Wins of the mirror").es("Victorias del espejo"),
        /// Turns.
        turns = en("Length").es("Duración"),
        /// The branching factor.
        branching = en("Branching factor").es("Factor de ramificación"),
        /// The size of the tree.
        tree = en("log₁₀ of the game tree").es("log₁₀ del árbol de juego"),
        /// Positions.
        positions = en("log₁₀ of the positions").es("log₁₀ de las posiciones"),
        /// Different moves.
        distinct = en("Different moves").es("Jugadas distintas"),
        /// Killer moves.
        killer = en("Killer moves").es("Jugadas decisivas"),
        /// Good moves.
        good = en("Good moves").es("Jugadas buenas"),
        /// Bad moves.
        bad = en("Bad moves").es("Jugadas malas"),
        /// Terrible moves.
        terrible = en("Terrible moves").es("Jugadas pésimas"),
        /// The distance of replies.
        response = en("Response distance").es("Distancia de respuesta"),
        /// The part of the board that is used.
        coverage = en("Board used, %").es("Tablero usado, %"),
        /// Where the most frequent bucket begins.
        mode_from = en("Most frequent length, from").es("Duración más frecuente, desde"),
        /// The median.
        median = en("Median length").es("Mediana de la duración"),
        /// Lead changes.
        lead_changes = en("Lead changes, %").es("Cambios de líder, %"),
        /// Critical turns.
        critical = en("Critical decisions").es("Decisiones críticas"),
        /// Hot turns.
        hot = en("Hot decisions, %").es("Decisiones calientes, %"),
        /// Effective moves in percent.
        effective_share = en("Effective moves, %").es("Jugadas eficaces, %"),
        /// Effective moves.
        effective = en("Effective moves each time").es("Jugadas eficaces cada vez"),
        /// Their space.
        effective_space = en("log₁₀ effective space").es("log₁₀ del espacio eficaz"),
        /// Good moves in percent.
        good_share = en("Good moves, %").es("Jugadas buenas, %"),
        /// Good moves a turn.
        good_count = en("Good moves each time").es("Jugadas buenas cada vez"),
        /// Their space.
        good_space = en("log₁₀ good space").es("log₁₀ del espacio bueno"),
        /// Positions at a depth.
        reachable = en("Positions").es("Posiciones"),
        /// Sequences to a depth.
        sequences = en("Sequences of moves").es("Secuencias de jugadas"),
        /// The depth of the shortest games.
        shortest_depth = en("Depth of the shortest games").es("Profundidad de las partidas más cortas"),
        /// How many there are.
        shortest_count = en("Shortest games").es("Partidas más cortas"),
        /// The usual number of moves.
        usual_moves =
            en("Most frequent number of possible moves").es("Número más frecuente de jugadas posibles"),
        /// The most moves.
        most_moves = en("Most possible moves at once").es("Máximo de jugadas posibles a la vez"),
        /// The tree with its draws.
        whole_tree = en("log₁₀ of decisions and draws").es("log₁₀ de decisiones y robos"),
        /// Meeples.
        meeples = en("Meeples").es("Meeples"),
        /// A figure of one of several.
        placed = en(|figure: &str, place: &str| format!("{figure}: {place}"))
            .es(|figure, place| format!("{figure}: {place}")),
        /// A level of play.
        level = en(|number: u32| format!("level {number}")).es(|number| format!("nivel {number}")),
        /// All depths from 1 on, or the start alone.
        depths = en(|deepest: u32| match deepest {
            0 => "the start alone".to_owned(),
            1 => "depth 1".to_owned(),
            _ => format!("depths 1 to {deepest} together"),
        })
        .es(|deepest| match deepest {
            0 => "solo el inicio".to_owned(),
            1 => "profundidad 1".to_owned(),
            _ => format!("profundidades 1 a {deepest} juntas"),
        }),
    }
);
