//! The headings of the sections.

tessera_core::words!(
    /// The headings of the sections.
    pub enum TitleWords {
        /// The rules in short.
        rules = en("Rules").es("Reglas"),
        /// Kind of game, mechanisms and components.
        miscellaneous = en("Miscellaneous").es("Varios"),
        /// The rating.
        bgg_stats = en("BGG Stats").es("Estadísticas de BGG"),
        /// The single ratings.
        bgg_ratings = en("BGG Ratings and Comments").es("Valoraciones y comentarios de BGG"),
        /// The levels of play.
        levels = en("Levels of Play").es("Niveles de juego"),
        /// The size of the rules as a program.
        kolmogorov = en("Kolmogorov Complexity Estimate").es("Estimación de la complejidad de Kolmogórov"),
        /// The time of a random game.
        playout_complexity =
            en("Playout Complexity Estimate").es("Estimación de la complejidad de una partida al azar"),
        /// The games that each seat wins.
        bias = en("Win % By Player (Bias)").es("% de victorias por jugador (sesgo)"),
        /// The speed of the searches.
        search_speed = en("Playout/Search Speed").es("Velocidad de partidas al azar y búsquedas"),
        /// Players who mirror.
        mirroring = en("Mirroring Strategies").es("Estrategias de espejo"),
        /// Length, branching and tree.
        complexity = en("Complexity").es("Complejidad"),
        /// Positions.
        computational = en("Computational Complexity").es("Complejidad computacional"),
        /// Killer, good, bad and terrible moves.
        move_classification = en("Move Classification").es("Clasificación de jugadas"),
        /// The part of the board that is used.
        coverage = en("Board Coverage").es("Uso del tablero"),
        /// How long games last.
        lengths = en("Game Length Frequencies").es("Frecuencia de la duración de las partidas"),
        /// Pieces and points.
        material = en("Change in Material").es("Cambio de material"),
        /// The values of a game.
        trajectory = en("Trajectory").es("Trayectoria"),
        /// The values of all moves.
        position_heatmap = en("Position Heatmap").es("Mapa de calor de las posiciones"),
        /// Good and effective moves.
        good_moves = en("Good/Effective Moves").es("Jugadas buenas y eficaces"),
        /// Legal moves by turn.
        actions = en("Possible Moves").es("Jugadas posibles"),
        /// Kinds of legal moves by turn.
        action_types = en("Kinds of Possible Moves").es("Tipos de jugadas posibles"),
        /// Where the first moves are played.
        opening_heatmap = en("Opening Heatmap").es("Mapa de calor de la apertura"),
        /// Positions by depth.
        reachable = en("Positions Reachable at Depth").es("Posiciones alcanzables por profundidad"),
        /// The shortest games.
        shortest = en("Shortest Games").es("Partidas más cortas"),
        /// Openings.
        openings = en("Openings").es("Aperturas"),
        /// Puzzles.
        puzzles = en("Puzzles").es("Problemas"),
        /// Features.
        features = en("Features").es("Elementos que puntúan"),
        /// Luck.
        luck = en("Luck").es("Suerte"),
    }
);
