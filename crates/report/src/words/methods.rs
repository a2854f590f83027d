//! How the data of a section were computed or measured.

use crate::counted::Counted;
use tessera_core::language::Language;

tessera_core::words!(
    /// A sentence or two for each section.
    pub enum MethodWords {
        /// The corpus that a section is counted in.
        corpus = en(|games: Counted, engine: &str, steps: &str, seed: u64| {
            format!(
                "Counted in {} that {engine} played against itself with {steps} steps a move, seed {seed}.",
                games.text(EN)
            )
        })
        .es(|games, engine, steps, seed| {
            format!(
                "Contado en {} que {engine} jugó contra sí mismo con {steps} pasos por jugada, semilla \
                 {seed}.",
                games.text(ES)
            )
        }),
        /// The game that is searched again.
        representative = en(|engine: &str, steps: &str| {
            format!(
                "The game of the corpus whose length is nearest the mean, searched again by {engine} with \
                 {steps} steps for each decision."
            )
        })
        .es(|engine, steps| {
            format!(
                "La partida del corpus cuya duración se acerca más a la media, analizada de nuevo por \
                 {engine} con {steps} pasos por decisión."
            )
        }),
        /// Facts of a published report.
        published = en("Taken from the published report as it stands there.")
            .es("Tomado del informe publicado tal como está allí."),
        /// Nothing was measured.
        nothing = en("Nothing was measured.").es("No se midió nada."),
        /// The representative game.
        rules = en("The representative game is the one of the corpus whose length is nearest the mean.")
            .es("La partida representativa es la del corpus cuya duración se acerca más a la media."),
        /// Half a point for a draw, Wilson's interval.
        bias = en(
            "A draw counts as half a win. Intervals are Wilson's of 95 %; ± is the share less the lower end.",
        )
        .es(
            "Un empate cuenta como media victoria. Los intervalos son los de Wilson al 95 %; ± es la parte \
             menos el extremo inferior.",
        ),
        /// Sums of logarithms.
        complexity = en(
            "The tree is the mean over the games of the sum of log₁₀ of the numbers of possible moves; draws \
             of tiles are counted apart.",
        )
        .es(
            "El árbol es la media de la suma de log₁₀ del número de jugadas posibles de cada partida; los \
             robos de losetas se cuentan aparte.",
        ),
        /// What a move is.
        moves_are = en(
            "A move is a single decision: a bid, the choice of a side, a pass, or a stone, each of several \
             in a turn.",
        )
        .es(
            "Una jugada es una sola decisión: proponer el komi, la elección de un bando, un pase o una \
             piedra, cada una de las varias de un turno.",
        ),
        /// What a turn of several plies is.
        turns_are = en("A turn is a tile with its meeple.").es("Un turno es una loseta con su meeple."),
        /// What a ply is.
        plies_are = en("A ply is a single step of a game, draws of tiles among them.")
            .es("Una jugada simple es un solo paso de la partida, también el robo de una loseta."),
        /// Positions as keys, geometric growth.
        computational = en(
            "Different positions are counted as 64-bit keys. The numbers that each game adds, smoothed over \
             50 games, are continued as a geometric series; the estimate is a mean over 20 orders of the \
             games.",
        )
        .es(
            "Las posiciones distintas se cuentan como claves de 64 bits. Lo que añade cada partida, \
             suavizado sobre 50 partidas, se continúa como serie geométrica; la estimación es la media de 20 \
             órdenes de las partidas.",
        ),
        /// Classes of moves.
        moves = en(
            "Killer: chosen more than every second time it is possible. Good: chosen more often than a \
             random choice would, else bad. Terrible: never chosen. Forced choices do not count; a class \
             needs ten choices. The response distance is that between the cells of consecutive moves of \
             different players.",
        )
        .es(
            "Decisiva: elegida más de la mitad de las veces que es posible. Buena: elegida más que al azar; \
             si no, mala. Pésima: nunca elegida. Las jugadas forzadas no cuentan; una clase exige diez \
             ocasiones. La distancia de respuesta es la que hay entre las casillas de jugadas seguidas de \
             jugadores distintos.",
        ),
        /// Kinds of moves are classed where a move itself depends on the position.
        kinds_are_classed = en(
            "As the places of tiles depend on the position, moves are classed by what their meeple goes to.",
        )
        .es(
            "Como los sitios de las losetas dependen de la posición, las jugadas se clasifican por el lugar \
             al que va su meeple.",
        ),
        /// Cells that are used.
        coverage = en("The different cells on which somebody played, divided by all cells.")
            .es("Las casillas distintas en las que alguien jugó, divididas entre todas."),
        /// Turns, buckets.
        lengths = en("The length of each game, in buckets about a twentieth of the range wide.")
            .es("La duración de cada partida, en intervalos de cerca de un vigésimo del rango."),
        /// Points after each ply.
        material = en("What each player has after each ply of the representative game, if it ended there.")
            .es(
                "Lo que tiene cada jugador tras cada jugada simple de la partida representativa, si acabara \
                 ahí.",
            ),
        /// Values, null move.
        trajectory = en(
            "Values run from −1 to 1 and are those for player 1. The null move is the pass where it is \
             legal, with a value of the same search; where nobody may pass and a move can be left out, the \
             other player moves instead, with a value of a search of as many steps. A decision is critical \
             if exactly one of several possible moves has a value above 0 for whoever decides, and hot if \
             the best move is worth more than the null move by more than 0.02 and more than the interval of \
             the difference.",
        )
        .es(
            "Los valores van de −1 a 1 y son los del jugador 1. La jugada nula es pasar donde es legal, con \
             un valor de la misma búsqueda; donde nadie puede pasar y una jugada puede saltarse, juega el \
             otro en su lugar, con un valor de una búsqueda de otros tantos pasos. Una decisión es crítica \
             si exactamente una de varias jugadas posibles vale más de 0 para quien decide, y caliente si la \
             mejor vale más que la nula por más de 0,02 y más que el intervalo de la diferencia.",
        ),
        /// Values of all moves.
        heatmap = en(
            "Each column has the values of all possible moves of a decision for whoever decides, the best \
             first, in steps of a twentieth. The values of moves that were searched little are rough.",
        )
        .es(
            "Cada columna tiene los valores de todas las jugadas posibles de una decisión para quien decide, \
             la mejor primero, en pasos de un vigésimo. Los valores de las jugadas poco exploradas son \
             aproximados.",
        ),
        /// Effective and good.
        good_moves = en(
            "A move is effective with a value at most 0.1 below the best, and good with a value above 0.",
        )
        .es("Una jugada es eficaz si vale como mucho 0,1 menos que la mejor, y buena si vale más de 0."),
        /// Legal moves.
        actions = en(
            "The numbers of possible moves in the representative game, and the percentiles 10, 50 and 90 of \
             the corpus as long as a tenth of the games lasts.",
        )
        .es(
            "El número de jugadas posibles en la partida representativa y los percentiles 10, 50 y 90 del \
             corpus mientras dura una décima parte de las partidas.",
        ),
        /// Kinds of moves.
        action_types = en("The kinds of the possible moves of the representative game.")
            .es("Los tipos de las jugadas posibles de la partida representativa."),
        /// The first turns, symmetries.
        opening_heatmap = en(|folded: u32| {
            format!(
                "Cells that the {folded} symmetries of the board map to each other are counted together. The \
                 share is that of the games that whoever played there wins, a draw counted as half a win."
            )
        })
        .es(|folded| {
            format!(
                "Las casillas que las {folded} simetrías del tablero llevan unas a otras se cuentan juntas. \
                 La parte es la de las partidas que gana quien jugó allí; un empate cuenta como media \
                 victoria."
            )
        }),
        /// Perft.
        reachable = en(
            "Every legal sequence of plies is followed; positions are compared by 64-bit keys. The start is \
             depth 0.",
        )
        .es(
            "Se sigue toda secuencia de jugadas simples legales; las posiciones se comparan por claves de 64 \
             bits. El inicio es la profundidad 0.",
        ),
        /// Iterative deepening.
        shortest = en("Every legal sequence of plies is followed, depth by depth, until somebody has won.")
            .es(
                "Se sigue toda secuencia de jugadas simples legales, profundidad a profundidad, hasta que \
                 alguien gana.",
            ),
        /// Closed prefixes.
        openings = en(
            "First moves that several games have in common, symmetric ones together; only those that no \
             longer opening of as many games contains. The number of an opening is that of its games.",
        )
        .es(
            "Primeras jugadas comunes a varias partidas, las simétricas juntas; solo las que no contiene una \
             apertura más larga de otras tantas partidas. El número de una apertura es el de sus partidas.",
        ),
        /// More ratings are printed than were counted.
        uncounted_ratings = en(|printed: Counted, counted: u32| {
            format!(
                "{} are printed there, but its mean counts {counted}.",
                printed.text(EN)
            )
        })
        .es(|printed, counted| {
            format!(
                "Allí figuran {}, pero su media cuenta {counted}.",
                printed.text(ES)
            )
        }),
        /// 36 of 50.
        levels = en(|wins: u32, games: u32| {
            format!(
                "A candidate plays against the last level that was accepted, from each seat in turn, and is \
                 accepted once it has won {wins} of at most {games} games, a draw counted as half a win. \
                 Because they end then, its share is a little too high."
            )
        })
        .es(|wins, games| {
            format!(
                "Un candidato juega contra el último nivel aceptado, alternando los asientos, y se acepta en \
                 cuanto gana {wins} de {games} partidas como mucho; un empate cuenta como media victoria. \
                 Como entonces terminan, su parte es algo demasiado alta."
            )
        }),
        /// Programs without pictures and searches.
        kolmogorov =
            en(|build: &str| format!("The rules without pictures, names and searches, built by {build}."))
                .es(|build| {
                    format!("Las reglas sin dibujos, nombres ni búsquedas, construidas con {build}.")
                }),
        /// Trials of random games.
        playout = en(
            |trials: Counted, milliseconds: u32, machine: &str, reference: &str| {
                format!(
                    "The median of {} of {milliseconds} ms on one thread of {machine}; the reference is \
                     {reference}, measured in the same run.",
                    trials.text(EN)
                )
            },
        )
        .es(|trials, milliseconds, machine, reference| {
            format!(
                "La mediana de {} de {milliseconds} ms en un hilo de {machine}; la referencia es \
                 {reference}, medida en la misma ejecución.",
                trials.text(ES)
            )
        }),
        /// Speeds.
        search_speed = en(|machine: &str| format!("Measured on one thread of {machine}."))
            .es(|machine| format!("Medido en un hilo de {machine}.")),
        /// Mirrors.
        mirroring = en(|games: Counted, engine: &str, steps: &str| {
            format!(
                "Each mirror plays {} against {engine} with {steps} steps a move, half from each seat: first \
                 the middle cell, then the mirrored move; a random one where that is not legal.",
                games.text(EN)
            )
        })
        .es(|games, engine, steps| {
            format!(
                "Cada espejo juega {} contra {engine} con {steps} pasos por jugada, la mitad desde cada \
                 asiento: primero la casilla central y luego la jugada reflejada; una al azar donde no es \
                 legal.",
                games.text(ES)
            )
        }),
        /// Points and meeples.
        features = en(
            "Points of a player in a game by what brought them, the final scoring included, and the meeples \
             placed on it.",
        )
        .es(
            "Los puntos de un jugador en una partida según lo que los dio, con la puntuación final, y los \
             meeples colocados.",
        ),
        /// Duplicate games.
        luck = en(|draws: u32, games: Counted| {
            format!(
                "Duplicate games: {} with the same tiles in the same order, for each of {draws} orders. The \
                 share is the variance of the final margin between the orders divided by all variance, \
                 corrected for the number of games. The engines draw random numbers of their own, so the \
                 rest is not a measure of skill.",
                games.text(EN)
            )
        })
        .es(|draws, games| {
            format!(
                "Partidas duplicadas: {} con las mismas losetas en el mismo orden, por cada uno de {draws} \
                 órdenes. La parte es la varianza de la diferencia final entre órdenes dividida entre toda \
                 la varianza, corregida por el número de partidas. Los motores usan además sus propios \
                 números al azar, así que el resto no mide la habilidad.",
                games.text(ES)
            )
        }),
    }
);

const EN: Language = Language::English;
const ES: Language = Language::Spanish;
