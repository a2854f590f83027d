//! The headings of the sections.

tessera_core::words! {
    /// The headings of the sections.
    pub struct TitleWords {
        /// The rules in short.
        rules,
        /// Kind of game, mechanisms and components.
        miscellaneous,
        /// The rating.
        bgg_stats,
        /// The single ratings.
        bgg_ratings,
        /// The levels of play.
        levels,
        /// The size of the rules as a program.
        kolmogorov,
        /// The time of a random game.
        playout_complexity,
        /// The games that each seat wins.
        bias,
        /// The speed of the searches.
        search_speed,
        /// Players who mirror.
        mirroring,
        /// Length, branching and tree.
        complexity,
        /// Positions.
        computational,
        /// Killer, good, bad and terrible moves.
        move_classification,
        /// The part of the board that is used.
        coverage,
        /// How long games last.
        lengths,
        /// Pieces and points.
        material,
        /// The values of a game.
        trajectory,
        /// The values of all moves.
        position_heatmap,
        /// Good and effective moves.
        good_moves,
        /// Legal moves by turn.
        actions,
        /// Kinds of legal moves by turn.
        action_types,
        /// Where the first moves are played.
        opening_heatmap,
        /// Positions by depth.
        reachable,
        /// The shortest games.
        shortest,
        /// Openings.
        openings,
        /// Puzzles.
        puzzles,
        /// Features.
        features,
        /// Luck.
        luck,
    }
}

static ENGLISH: TitleWords = TitleWords {
    rules: "Rules",
    miscellaneous: "Miscellaneous",
    bgg_stats: "BGG Stats",
    bgg_ratings: "BGG Ratings and Comments",
    levels: "Levels of Play",
    kolmogorov: "Kolmogorov Complexity Estimate",
    playout_complexity: "Playout Complexity Estimate",
    bias: "Win % By Player (Bias)",
    search_speed: "Playout/Search Speed",
    mirroring: "Mirroring Strategies",
    complexity: "Complexity",
    computational: "Computational Complexity",
    move_classification: "Move Classification",
    coverage: "Board Coverage",
    lengths: "Game Length Frequencies",
    material: "Change in Material",
    trajectory: "Trajectory",
    position_heatmap: "Position Heatmap",
    good_moves: "Good/Effective Moves",
    actions: "Possible Moves",
    action_types: "Kinds of Possible Moves",
    opening_heatmap: "Opening Heatmap",
    reachable: "Positions Reachable at Depth",
    shortest: "Shortest Games",
    openings: "Openings",
    puzzles: "Puzzles",
    features: "Features",
    luck: "Luck",
};

static SPANISH: TitleWords = TitleWords {
    rules: "Reglas",
    miscellaneous: "Varios",
    bgg_stats: "Estadísticas de BGG",
    bgg_ratings: "Valoraciones y comentarios de BGG",
    levels: "Niveles de juego",
    kolmogorov: "Estimación de la complejidad de Kolmogórov",
    playout_complexity: "Estimación de la complejidad de una partida al azar",
    bias: "% de victorias por jugador (sesgo)",
    search_speed: "Velocidad de partidas al azar y búsquedas",
    mirroring: "Estrategias de espejo",
    complexity: "Complejidad",
    computational: "Complejidad computacional",
    move_classification: "Clasificación de jugadas",
    coverage: "Uso del tablero",
    lengths: "Frecuencia de la duración de las partidas",
    material: "Cambio de material",
    trajectory: "Trayectoria",
    position_heatmap: "Mapa de calor de las posiciones",
    good_moves: "Jugadas buenas y eficaces",
    actions: "Jugadas posibles",
    action_types: "Tipos de jugadas posibles",
    opening_heatmap: "Mapa de calor de la apertura",
    reachable: "Posiciones alcanzables por profundidad",
    shortest: "Partidas más cortas",
    openings: "Aperturas",
    puzzles: "Problemas",
    features: "Elementos que puntúan",
    luck: "Suerte",
};
