//! What published figures are about.

use crate::language::Language;
use crate::report::Figure;

crate::words! {
    /// The names of published figures.
    struct FigureWords {
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
        /// A figure of one of several, by its number.
        numbered(figure: &str, number: u32),
    }
}

static ENGLISH: FigureWords = FigureWords {
    rating: "Rating",
    rating_sd: "Standard deviation",
    levels: "Levels",
    strong_share: "Points of the strong AI, %",
    size_ratio: "Size ratio",
    playouts: "Playouts a second",
    playout_ratio: "Playout ratio",
    search_speed: "Playouts a second of the search",
    playout_plies: "Plies of a playout",
    seat_share: "Points of the player, %",
    half_width: "Half width of the interval",
    draws: "Draws, %",
    mirror_wins: "Wins of the mirror",
    turns: "Turns",
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
    median: "Median of the turns",
    lead_changes: "Lead changes, %",
    critical: "Critical turns",
    hot: "Hot turns, %",
    effective_share: "Effective moves, %",
    effective: "Effective moves a turn",
    effective_space: "log₁₀ effective space",
    good_share: "Good moves, %",
    good_count: "Good moves a turn",
    good_space: "log₁₀ good space",
    reachable: "Positions",
    sequences: "Sequences of moves",
    shortest_depth: "Depth of the shortest games",
    shortest_count: "Shortest games",
    usual_moves: "Most frequent number of moves",
    most_moves: "Most moves of a turn",
    whole_tree: "log₁₀ of decisions and draws",
    meeples: "Meeples",
    numbered: |figure, number| format!("{figure} (no. {number})"),
};

static SPANISH: FigureWords = FigureWords {
    rating: "Valoración",
    rating_sd: "Desviación típica",
    levels: "Niveles",
    strong_share: "Puntos de la IA fuerte, %",
    size_ratio: "Razón de tamaños",
    playouts: "Partidas al azar por segundo",
    playout_ratio: "Razón de tiempos",
    search_speed: "Partidas al azar por segundo de la búsqueda",
    playout_plies: "Jugadas de una partida al azar",
    seat_share: "Puntos del jugador, %",
    half_width: "Semiancho del intervalo",
    draws: "Empates, %",
    mirror_wins: "Victorias del espejo",
    turns: "Turnos",
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
    median: "Mediana de los turnos",
    lead_changes: "Cambios de líder, %",
    critical: "Turnos críticos",
    hot: "Turnos calientes, %",
    effective_share: "Jugadas efectivas, %",
    effective: "Jugadas efectivas por turno",
    effective_space: "log₁₀ del espacio efectivo",
    good_share: "Jugadas buenas, %",
    good_count: "Jugadas buenas por turno",
    good_space: "log₁₀ del espacio bueno",
    reachable: "Posiciones",
    sequences: "Secuencias de jugadas",
    shortest_depth: "Profundidad de las partidas más cortas",
    shortest_count: "Partidas más cortas",
    usual_moves: "Número de jugadas más frecuente",
    most_moves: "Máximo de jugadas en un turno",
    whole_tree: "log₁₀ de decisiones y sorteos",
    meeples: "Meeples",
    numbered: |figure, number| format!("{figure} (n.º {number})"),
};

/// The name of a figure, with its number where there are several.
pub(in crate::pages::report) fn figure_name(figure: Figure, at: Option<u32>, language: Language) -> String {
    let words = FigureWords::of(language);
    let name = match figure {
        Figure::Rating => words.rating,
        Figure::RatingSd => words.rating_sd,
        Figure::Levels => words.levels,
        Figure::StrongShare => words.strong_share,
        Figure::SizeRatio => words.size_ratio,
        Figure::Playouts => words.playouts,
        Figure::PlayoutRatio => words.playout_ratio,
        Figure::SearchSpeed => words.search_speed,
        Figure::PlayoutPlies => words.playout_plies,
        Figure::SeatShare => words.seat_share,
        Figure::SeatHalfWidth => words.half_width,
        Figure::Draws => words.draws,
        Figure::MirrorWins => words.mirror_wins,
        Figure::Turns => words.turns,
        Figure::Branching => words.branching,
        Figure::Tree => words.tree,
        Figure::Positions => words.positions,
        Figure::Distinct => words.distinct,
        Figure::Killer => words.killer,
        Figure::Good => words.good,
        Figure::Bad => words.bad,
        Figure::Terrible => words.terrible,
        Figure::Response => words.response,
        Figure::Coverage => words.coverage,
        Figure::ModeFrom => words.mode_from,
        Figure::MedianTurns => words.median,
        Figure::LeadChanges => words.lead_changes,
        Figure::Critical => words.critical,
        Figure::Hot => words.hot,
        Figure::EffectiveShare => words.effective_share,
        Figure::Effective => words.effective,
        Figure::EffectiveSpace => words.effective_space,
        Figure::GoodShare => words.good_share,
        Figure::GoodCount => words.good_count,
        Figure::GoodSpace => words.good_space,
        Figure::Reachable => words.sequences,
        Figure::ReachableUnique => words.reachable,
        Figure::ShortestDepth => words.shortest_depth,
        Figure::ShortestCount => words.shortest_count,
        Figure::UsualMoves => words.usual_moves,
        Figure::MostMoves => words.most_moves,
        Figure::TreeWithChance => words.whole_tree,
        Figure::Meeples => words.meeples,
    };
    match at {
        Some(number) => (words.numbered)(name, number),
        None => name.to_owned(),
    }
}
