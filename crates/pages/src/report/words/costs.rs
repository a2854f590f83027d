//! The headings of facts, sizes and speeds.

tessera_core::words!(
    /// The headings of facts, sizes and speeds.
    pub(crate) enum CostWords {
        /// How many play.
        seats = en("Players").es("Jugadores"),
        /// How many cells the board has.
        cells = en("Cells of the board").es("Casillas del tablero"),
        /// The board has no fixed size.
        board_grows = en("The board grows").es("El tablero crece"),
        /// Whether something is drawn.
        chance = en("Chance").es("Azar"),
        /// How the game is set up.
        options = en("Options").es("Opciones"),
        /// The kind of play.
        play = en("Play").es("Tipo de juego"),
        /// The family of games.
        family = en("Family").es("Familia"),
        /// The mechanisms.
        mechanisms = en("Mechanisms").es("Mecanismos"),
        /// The components.
        components = en("Components").es("Componentes"),
        /// The rating.
        rating = en("Rating").es("Valoración"),
        /// The axis of ratings.
        rating_of_ten = en("Rating, of 10").es("Valoración sobre 10"),
        /// A rating, by its place.
        rating_number =
            en(|number: usize| format!("Rating {number}")).es(|number| format!("Valoración {number}")),
        /// A rating.
        rater = en("Rating no.").es("Valoración n.º"),
        /// How many rated.
        voters = en("Ratings").es("Valoraciones"),
        /// The standard deviation.
        deviation = en("Standard deviation").es("Desviación típica"),
        /// How heavy the game is.
        weight = en("Weight, of 5").es("Peso sobre 5"),
        /// How many gave a weight.
        weight_voters = en("Votes on the weight").es("Votos sobre el peso"),
        /// The year of publication.
        year = en("Year").es("Año"),
        /// The stronger engine.
        strong = en("Strong AI").es("IA fuerte"),
        /// The weaker engine.
        weak = en("Weak AI").es("IA débil"),
        /// The weakest engine.
        random_moves = en("random moves").es("jugadas al azar"),
        /// A budget of search steps.
        steps_count = en(|steps: &str| format!("{steps} steps")).es(|steps| format!("{steps} pasos")),
        /// What the stronger engine won, a draw as half a win.
        won_by_strong =
            en("Won by the strong AI, draws as half").es("Ganadas por la IA fuerte, empates como media"),
        /// Whether a level was accepted.
        accepted = en("Level").es("Nivel"),
        /// The difference in Elo.
        elo = en("Elo gained").es("Elo ganado"),
        /// A program.
        program = en("Program").es("Programa"),
        /// Its size.
        bytes = en("Bytes").es("Bytes"),
        /// Its size when compressed.
        compressed_bytes = en("Bytes, compressed").es("Bytes comprimidos"),
        /// How many times as large or as slow as the reference.
        ratio = en("Ratio").es("Razón"),
        /// The same of compressed sizes.
        compressed_ratio = en("Ratio, compressed").es("Razón, comprimidos"),
        /// The game that only fills the board.
        filling_game = en("A game that only fills the board").es("Un juego que solo llena el tablero"),
        /// Random games a second.
        playouts_per_second = en("Playouts a second").es("Partidas al azar por segundo"),
        /// Moves a second.
        moves_per_second = en("Moves a second").es("Jugadas por segundo"),
        /// The time of a random game.
        microseconds = en("Microseconds a playout").es("Microsegundos por partida al azar"),
        /// A search.
        search = en("Search").es("Búsqueda"),
        /// Random games.
        random_playouts = en("Random playouts").es("Partidas al azar"),
        /// Flat Monte Carlo.
        flat_search = en("Flat UCB").es("UCB plano"),
        /// UCT.
        uct = en("UCT search").es("Búsqueda UCT"),
        /// The engine of the site.
        mcts = en("Tessera's engine").es("El motor de Tessera"),
        /// Where it was measured.
        place = en("Where").es("Dónde"),
        /// As a program of the machine.
        native = en("native").es("programa nativo"),
        /// In a browser.
        browser = en("browser").es("navegador"),
        /// The machine.
        machine = en("Machine").es("Máquina"),
        /// How many trials.
        trials = en("Trials").es("Pruebas"),
        /// A way to mirror.
        mirror = en("Strategy").es("Estrategia"),
        /// The board is rotated.
        rotation = en(|degrees: u16| format!("Rotation by {degrees}°"))
            .es(|degrees| format!("Rotación de {degrees}°")),
        /// The board is reflected.
        reflection = en(|degrees: u16| format!("Reflection, axis at {degrees}°"))
            .es(|degrees| format!("Reflexión, eje a {degrees}°")),
        /// The last move is repeated.
        copy = en("Copy the last move").es("Copiar la última jugada"),
        /// Which part of the moves were mirrored.
        mirrored_moves = en("Moves mirrored").es("Jugadas reflejadas"),
        /// The branching factor.
        branching = en("Branching factor").es("Factor de ramificación"),
        /// The most moves that could be chosen from.
        most_moves = en("Most possible moves at once").es("Máximo de jugadas posibles a la vez"),
        /// The number of moves that could be chosen from most often.
        usual_moves =
            en("Most frequent number of possible moves").es("Número más frecuente de jugadas posibles"),
        /// log₁₀ of the size of the tree.
        tree = en("log₁₀ of the game tree").es("log₁₀ del árbol de juego"),
        /// The same by means.
        tree_by_means = en("Length × log₁₀ branching").es("Duración × log₁₀ ramificación"),
        /// The same of the draws.
        chance_tree = en("log₁₀ of the draws").es("log₁₀ de los robos"),
        /// Decisions and draws.
        whole_tree = en("log₁₀ of decisions and draws").es("log₁₀ de decisiones y robos"),
        /// New positions of a game.
        new_per_game = en("New in a game").es("Nuevas por partida"),
        /// How many plies deep.
        depth = en("Depth").es("Profundidad"),
        /// Different sequences of moves.
        sequences = en("Sequences").es("Secuencias"),
        /// Positions that end the game.
        over = en("Game over").es("Partida acabada"),
        /// A kind of feature.
        feature = en("Feature").es("Elemento"),
        /// Cities.
        cities = en("Cities").es("Ciudades"),
        /// Roads.
        roads = en("Roads").es("Caminos"),
        /// Cloisters.
        cloisters = en("Cloisters").es("Monasterios"),
        /// Fields.
        fields = en("Fields").es("Campos"),
        /// Meeples.
        meeples = en("Meeples").es("Meeples"),
        /// Points for each meeple.
        points_per_meeple = en("Points a meeple").es("Puntos por meeple"),
        /// Which part of the results was drawn.
        luck_share = en("Explained by the tiles drawn").es("Explicado por las losetas robadas"),
        /// Sequences of draws.
        draw_sequences = en("Sequences of draws").es("Secuencias de robos"),
        /// Games of each.
        games_per_draw = en("Games with each").es("Partidas con cada una"),
        /// How much the margin varies.
        margin_deviation = en("Standard deviation of the margin").es("Desviación típica de la diferencia"),
        /// The same with the same draws.
        margin_deviation_within = en("The same with equal draws").es("Lo mismo con los mismos robos"),
    }
);
