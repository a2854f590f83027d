//! What published figures are about.

tessera_core::words! {
    /// The names of published figures.
    pub(crate) struct FigureWords {
        /// The mean rating.
        rating,
        /// The standard deviation of the ratings.
        rating_sd,
        /// The number of levels.
        levels,
        /// The strong side's points.
        strong_share,
        /// The size of the program.
        size_ratio,
        /// Random games a second.
        playouts,
        /// The time of a random game.
        playout_ratio,
        /// The speed of a search.
        search_speed,
        /// The plies of a playout.
        playout_plies,
        /// The points of a seat.
        seat_share,
        /// The half width of its interval.
        half_width,
        /// Draws.
        draws,
        /// Games won by a mirror.
        mirror_wins,
        /// Turns.
        turns,
        /// The branching factor.
        branching,
        /// The size of the tree.
        tree,
        /// Positions.
        positions,
        /// Different moves.
        distinct,
        /// Killer moves.
        killer,
        /// Good moves.
        good,
        /// Bad moves.
        bad,
        /// Terrible moves.
        terrible,
        /// The distance of replies.
        response,
        /// The part of the board that is used.
        coverage,
        /// Where the most frequent bucket begins.
        mode_from,
        /// The median.
        median,
        /// Lead changes.
        lead_changes,
        /// Critical turns.
        critical,
        /// Hot turns.
        hot,
        /// Effective moves in percent.
        effective_share,
        /// Effective moves.
        effective,
        /// Their space.
        effective_space,
        /// Good moves in percent.
        good_share,
        /// Good moves a turn.
        good_count,
        /// Their space.
        good_space,
        /// Positions at a depth.
        reachable,
        /// Sequences to a depth.
        sequences,
        /// The depth of the shortest games.
        shortest_depth,
        /// How many there are.
        shortest_count,
        /// The usual number of moves.
        usual_moves,
        /// The most moves.
        most_moves,
        /// The tree with its draws.
        whole_tree,
        /// Meeples.
        meeples,
        /// A figure of one of several.
        placed(figure: &str, place: &str),
        /// A level of play.
        level(number: u32),
        /// All depths from 1 on, or the start alone.
        depths(deepest: u32),
    }
}

static ENGLISH: FigureWords = FigureWords {
    rating: "Rating",
    rating_sd: "Standard deviation",
    levels: "Levels",
    strong_share: "Won by the strong AI, %",
    size_ratio: "Size ratio",
    playouts: "Playouts a second",
    playout_ratio: "Playout ratio",
    search_speed: "Playouts a second",
    playout_plies: "Plies of a playout",
    seat_share: "Games won, %",
    half_width: "± of the interval",
    draws: "Draws, %",
    mirror_wins: "Wins of the mirror",
    turns: "Length",
    branching: "Branching factor",
    tree: "log₁₀ of the game tree",
    positions: "log₁₀ of the positions",
    distinct: "Different moves",
    killer: "Killer moves",
    good: "Good moves",
    bad: "Bad moves",
    terrible: "Terrible moves",
    response: "Response distance",
    coverage: "Board used, %",
    mode_from: "Most frequent length, from",
    median: "Median length",
    lead_changes: "Lead changes, %",
    critical: "Critical decisions",
    hot: "Hot decisions, %",
    effective_share: "Effective moves, %",
    effective: "Effective moves each time",
    effective_space: "log₁₀ effective space",
    good_share: "Good moves, %",
    good_count: "Good moves each time",
    good_space: "log₁₀ good space",
    reachable: "Positions",
    sequences: "Sequences of moves",
    shortest_depth: "Depth of the shortest games",
    shortest_count: "Shortest games",
    usual_moves: "Most frequent number of possible moves",
    most_moves: "Most possible moves at once",
    whole_tree: "log₁₀ of decisions and draws",
    meeples: "Meeples",
    placed: |figure, place| format!("{figure}: {place}"),
    level: |number| format!("level {number}"),
    depths: |deepest| match deepest {
        0 => "the start alone".to_owned(),
        1 => "depth 1".to_owned(),
        _ => format!("depths 1 to {deepest} together"),
    },
};

static SPANISH: FigureWords = FigureWords {
    rating: "Valoración",
    rating_sd: "Desviación típica",
    levels: "Niveles",
    strong_share: "Ganadas por la IA fuerte, %",
    size_ratio: "Razón de tamaños",
    playouts: "Partidas al azar por segundo",
    playout_ratio: "Razón de tiempos",
    search_speed: "Partidas al azar por segundo",
    playout_plies: "Jugadas simples de una partida al azar",
    seat_share: "Partidas ganadas, %",
    half_width: "± del intervalo",
    draws: "Empates, %",
    mirror_wins: "Victorias del espejo",
    turns: "Duración",
    branching: "Factor de ramificación",
    tree: "log₁₀ del árbol de juego",
    positions: "log₁₀ de las posiciones",
    distinct: "Jugadas distintas",
    killer: "Jugadas decisivas",
    good: "Jugadas buenas",
    bad: "Jugadas malas",
    terrible: "Jugadas pésimas",
    response: "Distancia de respuesta",
    coverage: "Tablero usado, %",
    mode_from: "Duración más frecuente, desde",
    median: "Mediana de la duración",
    lead_changes: "Cambios de líder, %",
    critical: "Decisiones críticas",
    hot: "Decisiones calientes, %",
    effective_share: "Jugadas eficaces, %",
    effective: "Jugadas eficaces cada vez",
    effective_space: "log₁₀ del espacio eficaz",
    good_share: "Jugadas buenas, %",
    good_count: "Jugadas buenas cada vez",
    good_space: "log₁₀ del espacio bueno",
    reachable: "Posiciones",
    sequences: "Secuencias de jugadas",
    shortest_depth: "Profundidad de las partidas más cortas",
    shortest_count: "Partidas más cortas",
    usual_moves: "Número más frecuente de jugadas posibles",
    most_moves: "Máximo de jugadas posibles a la vez",
    whole_tree: "log₁₀ de decisiones y robos",
    meeples: "Meeples",
    placed: |figure, place| format!("{figure}: {place}"),
    level: |number| format!("nivel {number}"),
    depths: |deepest| match deepest {
        0 => "solo el inicio".to_owned(),
        1 => "profundidad 1".to_owned(),
        _ => format!("profundidades 1 a {deepest} juntas"),
    },
};
