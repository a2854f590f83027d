//! The sentences of the pages of reports.

use tessera_games::play::{listed, listed_in_spanish};

tessera_core::words! {
    /// The sentences of the pages of reports.
    pub(crate) struct ReportWords {
        /// The link to the reports, and their heading.
        reports,
        /// The title of a report.
        report_of(game: &str),
        /// What the page tells search engines of itself.
        report_description(game: &str, games: &str),
        /// What the report rests on.
        corpus(games: &str, engine: &str, steps: &str),
        /// The seed.
        seed(seed: u64),
        /// The link to the comparison.
        compare,
        /// The link to the file.
        data,
        /// The heading of the contents.
        contents,
        /// The section with the cards.
        summary,
        /// The section on how it was made.
        method,
        /// The name of the switch.
        show_as,
        /// The chart is shown.
        chart,
        /// The table is shown.
        table,
        /// What opens how it was measured.
        how,
        /// What a section rests on: `1000 games`.
        sample(counted: &str),
        /// What its intervals are.
        wilson,
        /// The same.
        normal,
        /// The same.
        percentiles,
        /// The same.
        standard_deviation,
        /// A link to a position.
        open_position,
        /// The link to the review of a game.
        play_through,
        /// The representative game.
        representative(length: &str),
        /// The ends of an interval.
        to(low: &str, high: &str),
        /// A pairing.
        against(strong: &str, weak: &str),
        /// The line of a clear win.
        clear_at(share: &str),
        /// The figure of the results by the komi that was bid.
        by_komi,
        /// The seat that bids the komi.
        who_bids(player: &str),
        /// The seat that chooses the side.
        who_chooses(player: &str),
        /// A rule in a histogram.
        mean_is(mean: &str),
        /// The link to the shortest game.
        shortest_game(length: &str),
        /// The link to the longest game.
        longest_game(length: &str),
        /// How far replies are.
        response(mean: &str, random: &str, ratio: &str),
        /// The figure of the moves that differ most from a random choice.
        chosen_moves,
        /// The area of the moves that count as effective.
        effective_means,
        /// The figure over all games.
        over_games(games: u32),
        /// The line of the lead if the mover changed nothing.
        null_means,
        /// The mark of a position in which one move wins.
        critical_means,
        /// The band in which 8 of 10 games lie.
        eight_tenths,
        /// The figure of all games.
        all_games,
        /// The line of the representative game.
        this_game,
        /// The line of the median.
        median_of_games,
        /// The dots of the thesis.
        thesis,
        /// The axis of the parts of the variance.
        variance,
        /// The part of the variance that the tiles drawn explain.
        drawn_part(share: &str),
        /// The rest of the variance.
        decided_part(share: &str),
        /// The heading of the figures that were published.
        published,
        /// The column that names the published figure.
        published_figure,
        /// The column of its published value.
        published_value,
        /// The column of the value measured here.
        our_value,
        /// The column that says why the two differ.
        published_reason,
        /// They are the same.
        same,
        /// They differ no more than chance allows.
        within_chance,
        /// At least so many levels.
        levels_open(levels: u32),
        /// We have none.
        not_measured_here,
        /// The figures are of other engines.
        because_agent,
        /// They are of another machine.
        because_machine,
        /// The published one is of so many games.
        because_sample(games: &str),
        /// They follow from a share that differs.
        because_share,
        /// Each is of a single game.
        because_single_game,
        /// They are defined otherwise.
        because_definition,
        /// They are of other options.
        because_options,
        /// A link to the whole file.
        all_figures,
        /// Which program made it.
        made_with(commit: &str),
        /// What the commands are for.
        made_again,
        /// What the hash is.
        checksum,
        /// The list of sections without data.
        left_out,
        /// What to keep in mind.
        limits,
        /// A card.
        turns_card,
        /// A card.
        choices_card,
        /// A card.
        first_card,
        /// A card.
        draws_card,
        /// A card.
        tree_card,
        /// A card.
        levels_card,
        /// Below a number.
        between(interval: &str),
        /// Below the branching factor.
        at_most(moves: &str),
        /// Below how often somebody wins, where games were drawn.
        between_with_draws(interval: &str),
        /// Below the size of the tree.
        lines_of_play,
        /// Below the number of levels.
        above_random,
        /// The title of the comparison.
        compare_title,
        /// What it tells search engines of itself.
        compare_description,
        /// The choice of the game on the left.
        first_game,
        /// The choice of the game on the right.
        second_game,
        /// What to do without scripts.
        compare_unscripted,
        /// A report could not be loaded.
        compare_failed,
        /// The address names games, `{}`, of which there is no report.
        compare_unknown,
        /// Reports are being loaded.
        loading_reports,
        /// There is only one report.
        one_report,
        /// What the list tells search engines of itself.
        list_description(games: &[String]),
        /// What the reports are.
        list_lead,
        /// The link to a report.
        open_report,
        /// The table of all games.
        all_games_table,
        /// Its first column.
        game_column,
    }
}

static ENGLISH: ReportWords = ReportWords {
    reports: "Reports",
    report_of: |game| format!("Report: {game}"),
    report_description: |game, games| {
        format!(
            "How {game} plays, measured on {games} games: length, branching, fairness, openings and levels of play."
        )
    },
    corpus: |games, engine, steps| format!("{games} games of {engine} against itself, {steps} steps a move"),
    seed: |seed| format!("seed {seed}"),
    compare: "Compare",
    data: "Data",
    contents: "On this page",
    summary: "Summary",
    method: "Method",
    show_as: "Show as",
    chart: "Chart",
    table: "Table",
    how: "How it was measured",
    sample: |counted| format!("n = {counted}"),
    wilson: "95 % intervals (Wilson)",
    normal: "95 % intervals of the mean",
    percentiles: "percentiles",
    standard_deviation: "± standard deviation",
    open_position: "Open this position",
    play_through: "Play through it",
    representative: |length| format!("The representative game, {length}."),
    to: |low, high| format!("{low} to {high}"),
    against: |strong, weak| format!("{strong} against {weak}"),
    clear_at: |share| format!("a clear step: the interval begins above {share}"),
    by_komi: "By the komi that was bid",
    who_bids: |player| format!("{player}, who bids the komi"),
    who_chooses: |player| format!("{player}, who chooses the side"),
    mean_is: |mean| format!("mean {mean}"),
    shortest_game: |length| format!("The shortest game, {length}"),
    longest_game: |length| format!("The longest game, {length}"),
    response: |mean, random, ratio| {
        format!(
            "A reply is {mean} cells from the move before; two cells at random are {random} apart (ratio {ratio})."
        )
    },
    chosen_moves: "The moves that differ most from a random choice",
    effective_means: "within 0.1 of the best move",
    over_games: |games| format!("Over {games} games: median and quartiles"),
    null_means: "if the mover changed nothing",
    critical_means: "exactly one move wins",
    eight_tenths: "8 of 10 games",
    all_games: "All games",
    this_game: "the representative game",
    median_of_games: "median of all games",
    thesis: "the thesis of 2009",
    variance: "Part of the variance of the final margin",
    drawn_part: |share| format!("explained by the tiles drawn: {share}"),
    decided_part: |share| format!("everything else: {share}"),
    published: "Beside the published report",
    published_figure: "Figure",
    published_value: "Published",
    our_value: "Here",
    published_reason: "Compared",
    same: "the same",
    within_chance: "within chance",
    levels_open: |levels| format!("at least {levels} here"),
    not_measured_here: "not measured here",
    because_agent: "another engine",
    because_machine: "another machine",
    because_sample: |games| format!("published of {games}"),
    because_share: "follows from the share",
    because_single_game: "another single game",
    because_definition: "another definition",
    because_options: "other options",
    all_figures: "All data of this report (JSON)",
    made_with: |commit| format!("Made by the program at commit {commit}."),
    made_again: "These commands make it again:",
    checksum: "SHA-256 of the games:",
    left_out: "Not in this report",
    limits: "The engine is not perfect: the figures say how its games went, not how perfect play would go. \
        Intervals hold the noise of the sample, not the faults of the engine. Sections on a single game \
        follow the representative one, whose length is nearest the mean.",
    turns_card: "Length of a game",
    choices_card: "Possible moves",
    first_card: "Player 1 wins",
    draws_card: "Draws",
    tree_card: "Game tree",
    levels_card: "Levels of play",
    between: |interval| format!("95 % interval {interval}"),
    at_most: |moves| format!("on average; at most {moves}"),
    between_with_draws: |interval| format!("draws as half; 95 % interval {interval}"),
    lines_of_play: "lines of play",
    above_random: "above random moves",
    compare_title: "Compare two reports",
    compare_description: "The figures of two board games side by side: length, branching, fairness, openings and levels \
        of play.",
    first_game: "First game",
    second_game: "Second game",
    compare_unscripted: "To see the charts of two games side by side, switch on JavaScript for this site. The table \
        below needs none, and each report can be opened on its own:",
    compare_failed: "A report could not be loaded. Check the connection, then try again.",
    compare_unknown: "There is no report of “{}”. Choose a game above.",
    loading_reports: "Loading the reports…",
    one_report: "There is only one report so far, so there is nothing to compare it with.",
    list_description: |games| {
        format!(
            "Full reports on {}, measured by engines that play against themselves.",
            listed(games)
        )
    },
    list_lead: "What hundreds of games of engines against themselves say about each game: how long it lasts, how much \
        there is to choose from, how fair it is, and how deep.",
    open_report: "Open the report",
    all_games_table: "All games side by side",
    game_column: "Game",
};

static SPANISH: ReportWords = ReportWords {
    reports: "Informes",
    report_of: |game| format!("Informe: {game}"),
    report_description: |game, games| {
        format!(
            "Cómo se juega a {game}, medido en {games} partidas: duración, ramificación, equilibrio, aperturas y niveles de juego."
        )
    },
    corpus: |games, engine, steps| {
        format!("{games} partidas de {engine} contra sí mismo, {steps} pasos por jugada")
    },
    seed: |seed| format!("semilla {seed}"),
    compare: "Comparar",
    data: "Datos",
    contents: "En esta página",
    summary: "Resumen",
    method: "Método",
    show_as: "Mostrar como",
    chart: "Gráfico",
    table: "Tabla",
    how: "Cómo se midió",
    sample: |counted| format!("n = {counted}"),
    wilson: "intervalos del 95 % (Wilson)",
    normal: "intervalos del 95 % de la media",
    percentiles: "percentiles",
    standard_deviation: "± desviación típica",
    open_position: "Abrir esta posición",
    play_through: "Recorrerla",
    representative: |length| format!("La partida representativa, {length}."),
    to: |low, high| format!("{low} a {high}"),
    against: |strong, weak| format!("{strong} contra {weak}"),
    clear_at: |share| format!("un nivel claro: el intervalo empieza por encima del {share}"),
    by_komi: "Según el komi propuesto",
    who_bids: |player| format!("{player}, que propone el komi"),
    who_chooses: |player| format!("{player}, que elige el bando"),
    mean_is: |mean| format!("media {mean}"),
    shortest_game: |length| format!("La partida más corta, {length}"),
    longest_game: |length| format!("La partida más larga, {length}"),
    response: |mean, random, ratio| {
        format!(
            "Una respuesta está a {mean} casillas de la jugada anterior; dos casillas al azar, a {random} (razón {ratio})."
        )
    },
    chosen_moves: "Las jugadas que más difieren de una elección al azar",
    effective_means: "a 0,1 o menos de la mejor jugada",
    over_games: |games| format!("En {games} partidas: mediana y cuartiles"),
    null_means: "si quien mueve no cambiara nada",
    critical_means: "solo una jugada gana",
    eight_tenths: "8 de cada 10 partidas",
    all_games: "Todas las partidas",
    this_game: "la partida representativa",
    median_of_games: "mediana de todas las partidas",
    thesis: "la tesis de 2009",
    variance: "Parte de la varianza de la diferencia final",
    drawn_part: |share| format!("explicado por las losetas robadas: {share}"),
    decided_part: |share| format!("todo lo demás: {share}"),
    published: "Junto al informe publicado",
    published_figure: "Cifra",
    published_value: "Publicado",
    our_value: "Aquí",
    published_reason: "Comparación",
    same: "iguales",
    within_chance: "dentro del azar",
    levels_open: |levels| format!("al menos {levels} aquí"),
    not_measured_here: "no medido aquí",
    because_agent: "otro motor",
    because_machine: "otra máquina",
    because_sample: |games| format!("publicado con {games}"),
    because_share: "se sigue de la parte",
    because_single_game: "otra partida suelta",
    because_definition: "otra definición",
    because_options: "otras opciones",
    all_figures: "Todos los datos de este informe (JSON)",
    made_with: |commit| format!("Hecho por el programa en el commit {commit}."),
    made_again: "Estas órdenes lo hacen de nuevo:",
    checksum: "SHA-256 de las partidas:",
    left_out: "No está en este informe",
    limits: "El motor no es perfecto: las cifras dicen cómo fueron sus partidas, no cómo iría el juego \
        perfecto. Los intervalos recogen el azar de la muestra, no los fallos del motor. Las secciones \
        sobre una sola partida siguen la representativa, cuya duración es la más próxima a la media.",
    turns_card: "Duración de una partida",
    choices_card: "Jugadas posibles",
    first_card: "Gana el jugador 1",
    draws_card: "Empates",
    tree_card: "Árbol de juego",
    levels_card: "Niveles de juego",
    between: |interval| format!("intervalo del 95 %: {interval}"),
    at_most: |moves| format!("de media; como máximo {moves}"),
    between_with_draws: |interval| format!("empates como media; intervalo del 95 %: {interval}"),
    lines_of_play: "líneas de juego",
    above_random: "por encima del azar",
    compare_title: "Comparar dos informes",
    compare_description: "Las cifras de dos juegos de mesa, una junto a otra: duración, ramificación, equilibrio, \
        aperturas y niveles de juego.",
    first_game: "Primer juego",
    second_game: "Segundo juego",
    compare_unscripted: "Para ver los gráficos de dos juegos, uno junto a otro, activa JavaScript para este sitio. La \
        tabla de abajo no lo necesita, y cada informe se puede abrir por separado:",
    compare_failed: "No se pudo cargar un informe. Comprueba la conexión e inténtalo otra vez.",
    compare_unknown: "No hay ningún informe de «{}». Elige un juego arriba.",
    loading_reports: "Cargando los informes…",
    one_report: "Por ahora solo hay un informe, así que no hay con qué compararlo.",
    list_description: |games| {
        format!(
            "Informes completos de {}, medidos por motores que juegan contra sí mismos.",
            listed_in_spanish(games)
        )
    },
    list_lead: "Lo que cientos de partidas de motores contra sí mismos dicen de cada juego: cuánto dura, cuánto hay para \
        elegir, si es equilibrado y si es profundo.",
    open_report: "Abrir el informe",
    all_games_table: "Todos los juegos, uno junto a otro",
    game_column: "Juego",
};
