//! The headings of facts, sizes and speeds.

tessera_core::words! {
    /// The headings of facts, sizes and speeds.
    pub(crate) struct CostWords {
        /// How many play.
        seats,
        /// How many cells the board has.
        cells,
        /// The board has no fixed size.
        board_grows,
        /// Whether something is drawn.
        chance,
        /// How the game is set up.
        options,
        /// The kind of play.
        play,
        /// The family of games.
        family,
        /// The mechanisms.
        mechanisms,
        /// The components.
        components,
        /// The rating.
        rating,
        /// The axis of ratings.
        rating_of_ten,
        /// A rating, by its place.
        rating_number(number: usize),
        /// A rating.
        rater,
        /// How many rated.
        voters,
        /// The standard deviation.
        deviation,
        /// How heavy the game is.
        weight,
        /// How many gave a weight.
        weight_voters,
        /// The year of publication.
        year,
        /// The stronger engine.
        strong,
        /// The weaker engine.
        weak,
        /// The weakest engine.
        random_moves,
        /// A budget of search steps.
        steps_count(steps: &str),
        /// What the stronger engine won, a draw as half a win.
        won_by_strong,
        /// Whether a level was accepted.
        accepted,
        /// The difference in Elo.
        elo,
        /// A program.
        program,
        /// Its size.
        bytes,
        /// Its size when compressed.
        compressed_bytes,
        /// How many times as large or as slow as the reference.
        ratio,
        /// The same of compressed sizes.
        compressed_ratio,
        /// The game that only fills the board.
        filling_game,
        /// Random games a second.
        playouts_per_second,
        /// Moves a second.
        moves_per_second,
        /// The time of a random game.
        microseconds,
        /// A search.
        search,
        /// Random games.
        random_playouts,
        /// Flat Monte Carlo.
        flat_search,
        /// UCT.
        uct,
        /// The engine of the site.
        mcts,
        /// Where it was measured.
        place,
        /// As a program of the machine.
        native,
        /// In a browser.
        browser,
        /// The machine.
        machine,
        /// How many trials.
        trials,
        /// A way to mirror.
        mirror,
        /// The board is rotated.
        rotation(degrees: u16),
        /// The board is reflected.
        reflection(degrees: u16),
        /// The last move is repeated.
        copy,
        /// Which part of the moves were mirrored.
        mirrored_moves,
        /// The branching factor.
        branching,
        /// The most moves that could be chosen from.
        most_moves,
        /// The number of moves that could be chosen from most often.
        usual_moves,
        /// log₁₀ of the size of the tree.
        tree,
        /// The same by means.
        tree_by_means,
        /// The same of the draws.
        chance_tree,
        /// Decisions and draws.
        whole_tree,
        /// New positions of a game.
        new_per_game,
        /// How many plies deep.
        depth,
        /// Different sequences of moves.
        sequences,
        /// Positions that end the game.
        over,
        /// A kind of feature.
        feature,
        /// Cities.
        cities,
        /// Roads.
        roads,
        /// Cloisters.
        cloisters,
        /// Fields.
        fields,
        /// Meeples.
        meeples,
        /// Points for each meeple.
        points_per_meeple,
        /// Which part of the results was drawn.
        luck_share,
        /// Sequences of draws.
        draw_sequences,
        /// Games of each.
        games_per_draw,
        /// How much the margin varies.
        margin_deviation,
        /// The same with the same draws.
        margin_deviation_within,
    }
}

static ENGLISH: CostWords = CostWords {
    seats: "Players",
    cells: "Cells of the board",
    board_grows: "The board grows",
    chance: "Chance",
    options: "Options",
    play: "Play",
    family: "Family",
    mechanisms: "Mechanisms",
    components: "Components",
    rating: "Rating",
    rating_of_ten: "Rating, of 10",
    rating_number: |number| format!("Rating {number}"),
    rater: "Rating no.",
    voters: "Ratings",
    deviation: "Standard deviation",
    weight: "Weight, of 5",
    weight_voters: "Votes on the weight",
    year: "Year",
    strong: "Strong AI",
    weak: "Weak AI",
    random_moves: "random moves",
    steps_count: |steps| format!("{steps} steps"),
    won_by_strong: "Won by the strong AI, draws as half",
    accepted: "Level",
    elo: "Elo gained",
    program: "Program",
    bytes: "Bytes",
    compressed_bytes: "Bytes, compressed",
    ratio: "Ratio",
    compressed_ratio: "Ratio, compressed",
    filling_game: "A game that only fills the board",
    playouts_per_second: "Playouts a second",
    moves_per_second: "Moves a second",
    microseconds: "Microseconds a playout",
    search: "Search",
    random_playouts: "Random playouts",
    flat_search: "Flat UCB",
    uct: "UCT search",
    mcts: "Tessera's engine",
    place: "Where",
    native: "native",
    browser: "browser",
    machine: "Machine",
    trials: "Trials",
    mirror: "Strategy",
    rotation: |degrees| format!("Rotation by {degrees}°"),
    reflection: |degrees| format!("Reflection, axis at {degrees}°"),
    copy: "Copy the last move",
    mirrored_moves: "Moves mirrored",
    branching: "Branching factor",
    most_moves: "Most possible moves at once",
    usual_moves: "Most frequent number of possible moves",
    tree: "log₁₀ of the game tree",
    tree_by_means: "Length × log₁₀ branching",
    chance_tree: "log₁₀ of the draws",
    whole_tree: "log₁₀ of decisions and draws",
    new_per_game: "New in a game",
    depth: "Depth",
    sequences: "Sequences",
    over: "Game over",
    feature: "Feature",
    cities: "Cities",
    roads: "Roads",
    cloisters: "Cloisters",
    fields: "Fields",
    meeples: "Meeples",
    points_per_meeple: "Points a meeple",
    luck_share: "Explained by the tiles drawn",
    draw_sequences: "Sequences of draws",
    games_per_draw: "Games with each",
    margin_deviation: "Standard deviation of the margin",
    margin_deviation_within: "The same with equal draws",
};

static SPANISH: CostWords = CostWords {
    seats: "Jugadores",
    cells: "Casillas del tablero",
    board_grows: "El tablero crece",
    chance: "Azar",
    options: "Opciones",
    play: "Tipo de juego",
    family: "Familia",
    mechanisms: "Mecanismos",
    components: "Componentes",
    rating: "Valoración",
    rating_of_ten: "Valoración sobre 10",
    rating_number: |number| format!("Valoración {number}"),
    rater: "Valoración n.º",
    voters: "Valoraciones",
    deviation: "Desviación típica",
    weight: "Peso sobre 5",
    weight_voters: "Votos sobre el peso",
    year: "Año",
    strong: "IA fuerte",
    weak: "IA débil",
    random_moves: "jugadas al azar",
    steps_count: |steps| format!("{steps} pasos"),
    won_by_strong: "Ganadas por la IA fuerte, empates como media",
    accepted: "Nivel",
    elo: "Elo ganado",
    program: "Programa",
    bytes: "Bytes",
    compressed_bytes: "Bytes comprimidos",
    ratio: "Razón",
    compressed_ratio: "Razón, comprimidos",
    filling_game: "Un juego que solo llena el tablero",
    playouts_per_second: "Partidas al azar por segundo",
    moves_per_second: "Jugadas por segundo",
    microseconds: "Microsegundos por partida al azar",
    search: "Búsqueda",
    random_playouts: "Partidas al azar",
    flat_search: "UCB plano",
    uct: "Búsqueda UCT",
    mcts: "El motor de Tessera",
    place: "Dónde",
    native: "programa nativo",
    browser: "navegador",
    machine: "Máquina",
    trials: "Pruebas",
    mirror: "Estrategia",
    rotation: |degrees| format!("Rotación de {degrees}°"),
    reflection: |degrees| format!("Reflexión, eje a {degrees}°"),
    copy: "Copiar la última jugada",
    mirrored_moves: "Jugadas reflejadas",
    branching: "Factor de ramificación",
    most_moves: "Máximo de jugadas posibles a la vez",
    usual_moves: "Número más frecuente de jugadas posibles",
    tree: "log₁₀ del árbol de juego",
    tree_by_means: "Duración × log₁₀ ramificación",
    chance_tree: "log₁₀ de los robos",
    whole_tree: "log₁₀ de decisiones y robos",
    new_per_game: "Nuevas por partida",
    depth: "Profundidad",
    sequences: "Secuencias",
    over: "Partida acabada",
    feature: "Elemento",
    cities: "Ciudades",
    roads: "Caminos",
    cloisters: "Monasterios",
    fields: "Campos",
    meeples: "Meeples",
    points_per_meeple: "Puntos por meeple",
    luck_share: "Explicado por las losetas robadas",
    draw_sequences: "Secuencias de robos",
    games_per_draw: "Partidas con cada una",
    margin_deviation: "Desviación típica de la diferencia",
    margin_deviation_within: "Lo mismo con los mismos robos",
};
