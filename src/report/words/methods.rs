//! How the data of a section were computed or measured.

crate::words! {
    /// A sentence or two for each section.
    pub struct MethodWords {
        /// The corpus that a section is counted in.
        corpus(games: u64, engine: &str, steps: u32, seed: u64),
        /// The game that is searched again.
        representative(engine: &str, steps: u32),
        /// Facts of a published report.
        published,
        /// Nothing was measured.
        nothing,
        /// The representative game.
        rules,
        /// Half a point for a draw, Wilson's interval.
        bias,
        /// Sums of logarithms.
        complexity,
        /// Positions as keys, geometric growth.
        computational,
        /// Classes of moves.
        moves,
        /// Cells that are used.
        coverage,
        /// Turns, buckets.
        lengths,
        /// Points after each ply.
        material,
        /// Values, null move.
        trajectory,
        /// Values of all moves.
        heatmap,
        /// Effective and good.
        good_moves,
        /// Legal moves.
        actions,
        /// Kinds of moves.
        action_types,
        /// The first turns, symmetries.
        opening_heatmap(turns: u32, folded: u32),
        /// Perft.
        reachable,
        /// Iterative deepening.
        shortest,
        /// Closed prefixes.
        openings,
        /// 36 of 50.
        levels(points: u32, games: u32),
        /// Programs without pictures and searches.
        kolmogorov(build: &str),
        /// Trials of random games.
        playout(trials: u32, milliseconds: u32, machine: &str, reference: &str),
        /// Speeds.
        search_speed(machine: &str),
        /// Mirrors.
        mirroring(games: u32, engine: &str, steps: u32),
        /// Points and meeples.
        features,
        /// Duplicate games.
        luck(draws: u32, games: u32),
    }
}

static ENGLISH: MethodWords = MethodWords {
    corpus: |games, engine, steps, seed| {
        format!(
            "Counted in {games} games that {engine} played against itself with {steps} steps a move, seed {seed}."
        )
    },
    representative: |engine, steps| {
        format!(
            "The game of the corpus whose length is nearest the mean, searched again by {engine} with {steps} steps a turn."
        )
    },
    published: "Taken from the published report as it stands there.",
    nothing: "Nothing was measured.",
    rules: "The representative game is the one of the corpus whose number of turns is nearest the mean.",
    bias: "A draw is half a point. Intervals are Wilson's of 95 %; the half width is the share less the lower end.",
    complexity: "Turns are choices, agreements among them; where a tile and its meeple are one turn, they count once. The tree is the mean over the games of the sum of log10 of the numbers of legal moves; draws are counted apart.",
    computational: "Different positions are counted as 64-bit keys. The numbers that each game adds, smoothed over 50 games, are continued as a geometric series; the estimate is a mean over 20 orders of the games.",
    moves: "Killer: chosen at more than half of the turns at which it is legal. Good: chosen more often than a random choice would, else bad. Terrible: never chosen. Forced turns do not count; a class needs ten turns. The response distance is that between the cells of consecutive turns of different players.",
    coverage: "The different cells on which somebody played, divided by all cells.",
    lengths: "Turns of each game, in buckets about a twentieth of the range wide.",
    material: "What each player has after each ply of the representative game, as if it ended there.",
    trajectory: "Values run from -1 to 1. The null move is the pass where it is legal, with a value of the same search; where nobody may pass and turns can be left out, the other player moves instead, with a value of a search of as many steps. A turn is critical if exactly one of several moves has a value above 0, and hot if the best move is worth more than the null move by more than 0.02 and more than the interval of the difference.",
    heatmap: "Each column has the values of all legal moves of a turn, the best first, in steps of a twentieth.",
    good_moves: "A move is effective with a value at most 0.1 below the best, and good with a value above 0.",
    actions: "The legal moves of the representative game, and the 10, 50 and 90 % percentiles of the corpus as long as a tenth of the games lasts.",
    action_types: "The kinds of the legal moves of the representative game.",
    opening_heatmap: |turns, folded| {
        format!(
            "Where the first {turns} turns were played; {folded} symmetries of the board are counted together. The share is that of the points of whoever played there."
        )
    },
    reachable: "Every sequence of legal plies is followed; positions are compared by 64-bit keys. The start is depth 0.",
    shortest: "Every sequence of legal plies is followed, depth by depth, until somebody has won.",
    openings: "First plies that several games have in common, symmetric ones together; only those that no longer opening of as many games contains.",
    levels: |points, games| {
        format!(
            "A candidate plays the last level that was accepted, from each seat in turn, and is accepted with {points} points of at most {games} games."
        )
    },
    kolmogorov: |build| format!("The rules without pictures, names and searches, built by {build}."),
    playout: |trials, milliseconds, machine, reference| {
        format!(
            "The median of {trials} trials of {milliseconds} ms on one thread of {machine}; the reference is {reference}, measured in the same run."
        )
    },
    search_speed: |machine| format!("Measured on one thread of {machine}."),
    mirroring: |games, engine, steps| {
        format!(
            "Each mirror plays {games} games against {engine} with {steps} steps a move, half from each seat: first the middle cell, then the mirrored move; a random one where that is not legal."
        )
    },
    features: "Points of a seat in a game by what brought them, the final scoring included, and the meeples placed on it.",
    luck: |draws, games| {
        format!(
            "Duplicate games: {games} games with the same tiles in the same order, for each of {draws} orders. The share is the variance of the final margin between the orders divided by all variance, corrected for the number of games."
        )
    },
};

static SPANISH: MethodWords = MethodWords {
    corpus: |games, engine, steps, seed| {
        format!(
            "Contado en {games} partidas que {engine} jugó contra sí mismo con {steps} pasos por jugada, semilla {seed}."
        )
    },
    representative: |engine, steps| {
        format!(
            "La partida del corpus cuya duración se acerca más a la media, analizada de nuevo por {engine} con {steps} pasos por turno."
        )
    },
    published: "Tomado del informe publicado tal como está allí.",
    nothing: "No se midió nada.",
    rules: "La partida representativa es la del corpus cuyo número de turnos se acerca más a la media.",
    bias: "Un empate es medio punto. Los intervalos son los de Wilson al 95 %; la semianchura es la parte menos el extremo inferior.",
    complexity: "Los turnos son decisiones, acuerdos incluidos; una loseta y su meeple cuentan como un turno. El árbol es la media de la suma de log10 del número de jugadas legales de cada partida; los robos se cuentan aparte.",
    computational: "Las posiciones distintas se cuentan como claves de 64 bits. Lo que añade cada partida, suavizado sobre 50 partidas, se continúa como serie geométrica; la estimación es la media de 20 órdenes de las partidas.",
    moves: "Decisiva: elegida en más de la mitad de los turnos en que es legal. Buena: elegida más que al azar; si no, mala. Terrible: nunca elegida. Los turnos forzados no cuentan; una clase exige diez turnos. La distancia de respuesta es la que hay entre las casillas de turnos seguidos de jugadores distintos.",
    coverage: "Las casillas distintas en las que alguien jugó, divididas entre todas.",
    lengths: "Los turnos de cada partida, en intervalos de cerca de un vigésimo del rango.",
    material: "Lo que tiene cada jugador tras cada jugada de la partida representativa, como si acabara ahí.",
    trajectory: "Los valores van de -1 a 1. La jugada nula es pasar donde es legal, con un valor de la misma búsqueda; donde nadie puede pasar y los turnos pueden saltarse, juega el otro en su lugar, con un valor de una búsqueda de otros tantos pasos. Un turno es crítico si exactamente una de varias jugadas vale más de 0, y caliente si la mejor vale más que la nula por más de 0,02 y más que el intervalo de la diferencia.",
    heatmap: "Cada columna tiene los valores de todas las jugadas legales de un turno, la mejor primero, en pasos de un vigésimo.",
    good_moves: "Una jugada es efectiva si vale como mucho 0,1 menos que la mejor, y buena si vale más de 0.",
    actions: "Las jugadas legales de la partida representativa y los percentiles 10, 50 y 90 del corpus mientras dura una décima parte de las partidas.",
    action_types: "Los tipos de las jugadas legales de la partida representativa.",
    opening_heatmap: |turns, folded| {
        format!(
            "Dónde se jugaron los primeros {turns} turnos; {folded} simetrías del tablero se cuentan juntas. La parte es la de los puntos de quien jugó allí."
        )
    },
    reachable: "Se sigue toda secuencia de jugadas legales; las posiciones se comparan por claves de 64 bits. El inicio es la profundidad 0.",
    shortest: "Se sigue toda secuencia de jugadas legales, profundidad a profundidad, hasta que alguien gana.",
    openings: "Primeras jugadas comunes a varias partidas, las simétricas juntas; solo las que no contiene una apertura más larga de otras tantas partidas.",
    levels: |points, games| {
        format!(
            "Un candidato juega contra el último nivel aceptado, alternando los asientos, y se acepta con {points} puntos de {games} partidas como mucho."
        )
    },
    kolmogorov: |build| format!("Las reglas sin dibujos, nombres ni búsquedas, construidas con {build}."),
    playout: |trials, milliseconds, machine, reference| {
        format!(
            "La mediana de {trials} pruebas de {milliseconds} ms en un hilo de {machine}; la referencia es {reference}, medida en la misma ejecución."
        )
    },
    search_speed: |machine| format!("Medido en un hilo de {machine}."),
    mirroring: |games, engine, steps| {
        format!(
            "Cada espejo juega {games} partidas contra {engine} con {steps} pasos por jugada, la mitad desde cada asiento: primero la casilla central y luego la jugada reflejada; una al azar donde no es legal."
        )
    },
    features: "Los puntos de un asiento en una partida según lo que los dio, con la puntuación final, y los meeples colocados.",
    luck: |draws, games| {
        format!(
            "Partidas duplicadas: {games} partidas con las mismas losetas en el mismo orden, por cada uno de {draws} órdenes. La parte es la varianza de la diferencia final entre órdenes dividida entre toda la varianza, corregida por el número de partidas."
        )
    },
};
