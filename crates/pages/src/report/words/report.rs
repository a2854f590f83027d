//! The sentences of the pages of reports.

use tessera_games::play::{listed, listed_in_spanish};

tessera_core::words!(
    /// The sentences of the pages of reports.
    pub(crate) enum ReportWords {
        /// The link to the reports, and their heading.
        reports = en("Reports").es("Informes"),
        /// The title of a report.
        report_of = en(|game: &str| format!("Report: {game}")).es(|game| format!("Informe: {game}")),
        /// What the page tells search engines of itself.
        report_description = en(|game: &str, games: &str| {
            format!(
                "How {game} plays, measured on {games} games: length, branching, fairness, openings and \
                 levels of play."
            )
        })
        .es(|game, games| {
            format!(
                "Cómo se juega a {game}, medido en {games} partidas: duración, ramificación, equilibrio, \
                 aperturas y niveles de juego."
            )
        }),
        /// What the report rests on.
        corpus = en(|games: &str, engine: &str, steps: &str| {
            format!("{games} games of {engine} against itself, {steps} steps a move")
        })
        .es(|games, engine, steps| {
            format!("{games} partidas de {engine} contra sí mismo, {steps} pasos por jugada")
        }),
        /// The seed.
        seed = en(|seed: u64| format!("seed {seed}")).es(|seed| format!("semilla {seed}")),
        /// The link to the comparison.
        compare = en("Compare").es("Comparar"),
        /// The link to the file.
        data = en("Data").es("Datos"),
        /// The heading of the contents.
        contents = en("On this page").es("En esta página"),
        /// The section with the cards.
        summary = en("Summary").es("Resumen"),
        /// The section on how it was made.
        method = en("Method").es("Método"),
        /// The name of the switch.
        show_as = en("Show as").es("Mostrar como"),
        /// The chart is shown.
        chart = en("Chart").es("Gráfico"),
        /// The table is shown.
        table = en("Table").es("Tabla"),
        /// What opens how it was measured.
        how = en("How it was measured").es("Cómo se midió"),
        /// What a section rests on: `1000 games`.
        sample = en(|counted: &str| format!("n = {counted}")).es(|counted| format!("n = {counted}")),
        /// What its intervals are.
        wilson = en("95 % intervals (Wilson)").es("intervalos del 95 % (Wilson)"),
        /// The same.
        normal = en("95 % intervals of the mean").es("intervalos del 95 % de la media"),
        /// The same.
        percentiles = en("percentiles").es("percentiles"),
        /// The same.
        standard_deviation = en("± standard deviation").es("± desviación típica"),
        /// A link to a position.
        open_position = en("Open this position").es("Abrir esta posición"),
        /// The link to the review of a game.
        play_through = en("Play through it").es("Recorrerla"),
        /// The representative game.
        representative = en(|length: &str| format!("The representative game, {length}."))
            .es(|length| format!("La partida representativa, {length}.")),
        /// The ends of an interval.
        to = en(|low: &str, high: &str| format!("{low} to {high}")).es(|low, high| format!("{low} a {high}")),
        /// A pairing.
        against = en(|strong: &str, weak: &str| format!("{strong} against {weak}"))
            .es(|strong, weak| format!("{strong} contra {weak}")),
        /// The line of a clear win.
        clear_at = en(|share: &str| format!("a clear step: the interval begins above {share}"))
            .es(|share| format!("un nivel claro: el intervalo empieza por encima del {share}")),
        /// The figure of the results by the komi that was bid.
        by_komi = en("By the komi that was bid").es("Según el komi propuesto"),
        /// The seat that bids the komi.
        who_bids = en(|player: &str| format!("{player}, who bids the komi"))
            .es(|player| format!("{player}, que propone el komi")),
        /// The seat that chooses the side.
        who_chooses = en(|player: &str| format!("{player}, who chooses the side"))
            .es(|player| format!("{player}, que elige el bando")),
        /// A rule in a histogram.
        mean_is = en(|mean: &str| format!("mean {mean}")).es(|mean| format!("media {mean}")),
        /// The link to the shortest game.
        shortest_game = en(|length: &str| format!("The shortest game, {length}"))
            .es(|length| format!("La partida más corta, {length}")),
        /// The link to the longest game.
        longest_game = en(|length: &str| format!("The longest game, {length}"))
            .es(|length| format!("La partida más larga, {length}")),
        /// How far replies are.
        response = en(|mean: &str, random: &str, ratio: &str| {
            format!(
                "A reply is {mean} cells from the move before; two cells at random are {random} apart (ratio \
                 {ratio})."
            )
        })
        .es(|mean, random, ratio| {
            format!(
                "Una respuesta está a {mean} casillas de la jugada anterior; dos casillas al azar, a \
                 {random} (razón {ratio})."
            )
        }),
        /// The figure of the moves that differ most from a random choice.
        chosen_moves = en("The moves that differ most from a random choice")
            .es("Las jugadas que más difieren de una elección al azar"),
        /// The area of the moves that count as effective.
        effective_means = en("within 0.1 of the best move").es("a 0,1 o menos de la mejor jugada"),
        /// The figure over all games.
        over_games = en(|games: u32| format!("Over {games} games: median and quartiles"))
            .es(|games| format!("En {games} partidas: mediana y cuartiles")),
        /// The line of the lead if the mover changed nothing.
        null_means = en("if the mover changed nothing").es("si quien mueve no cambiara nada"),
        /// The mark of a position in which one move wins.
        critical_means = en("exactly one move wins").es("solo una jugada gana"),
        /// The band in which 8 of 10 games lie.
        eight_tenths = en("8 of 10 games").es("8 de cada 10 partidas"),
        /// The figure of all games.
        all_games = en("All games").es("Todas las partidas"),
        /// The line of the representative game.
        this_game = en("the representative game").es("la partida representativa"),
        /// The line of the median.
        median_of_games = en("median of all games").es("mediana de todas las partidas"),
        /// The dots of the thesis.
        thesis = en("the thesis of 2009").es("la tesis de 2009"),
        /// The axis of the parts of the variance.
        variance =
            en("Part of the variance of the final margin").es("Parte de la varianza de la diferencia final"),
        /// The part of the variance that the tiles drawn explain.
        drawn_part = en(|share: &str| format!("explained by the tiles drawn: {share}"))
            .es(|share| format!("explicado por las losetas robadas: {share}")),
        /// The rest of the variance.
        decided_part = en(|share: &str| format!("everything else: {share}"))
            .es(|share| format!("todo lo demás: {share}")),
        /// The heading of the figures that were published.
        published = en("Beside the published report").es("Junto al informe publicado"),
        /// The column that names the published figure.
        published_figure = en("Figure").es("Cifra"),
        /// The column of its published value.
        published_value = en("Published").es("Publicado"),
        /// The column of the value measured here.
        our_value = en("Here").es("Aquí"),
        /// The column that says why the two differ.
        published_reason = en("Compared").es("Comparación"),
        /// They are the same.
        same = en("the same").es("iguales"),
        /// They differ no more than chance allows.
        within_chance = en("within chance").es("dentro del azar"),
        /// At least so many levels.
        levels_open = en(|levels: u32| format!("at least {levels} here"))
            .es(|levels| format!("al menos {levels} aquí")),
        /// We have none.
        not_measured_here = en("not measured here").es("no medido aquí"),
        /// The figures are of other engines.
        because_agent = en("another engine").es("otro motor"),
        /// They are of another machine.
        because_machine = en("another machine").es("otra máquina"),
        /// The published one is of so many games.
        because_sample =
            en(|games: &str| format!("published of {games}")).es(|games| format!("publicado con {games}")),
        /// They follow from a share that differs.
        because_share = en("follows from the share").es("se sigue de la parte"),
        /// Each is of a single game.
        because_single_game = en("another single game").es("otra partida suelta"),
        /// They are defined otherwise.
        because_definition = en("another definition").es("otra definición"),
        /// They are of other options.
        because_options = en("other options").es("otras opciones"),
        /// A link to the whole file.
        all_figures = en("All data of this report (JSON)").es("Todos los datos de este informe (JSON)"),
        /// Which program made it.
        made_with = en(|commit: &str| format!("Made by the program at commit {commit}."))
            .es(|commit| format!("Hecho por el programa en el commit {commit}.")),
        /// What the commands are for.
        made_again = en("These commands make it again:").es("Estas órdenes lo hacen de nuevo:"),
        /// What the hash is.
        checksum = en("SHA-256 of the games:").es("SHA-256 de las partidas:"),
        /// The list of sections without data.
        left_out = en("Not in this report").es("No está en este informe"),
        /// What to keep in mind.
        limits = en(
            "The engine is not perfect: the figures say how its games went, not how perfect play would go. \
             Intervals hold the noise of the sample, not the faults of the engine. Sections on a single game \
             follow the representative one, whose length is nearest the mean.",
        )
        .es(
            "El motor no es perfecto: las cifras dicen cómo fueron sus partidas, no cómo iría el juego \
             perfecto. Los intervalos recogen el azar de la muestra, no los fallos del motor. Las secciones \
             sobre una sola partida siguen la representativa, cuya duración es la más próxima a la media.",
        ),
        /// A card.
        turns_card = en("Length of a game").es("Duración de una partida"),
        /// A card.
        choices_card = en("Possible moves").es("Jugadas posibles"),
        /// A card.
        first_card = en("Player 1 wins").es("Gana el jugador 1"),
        /// A card.
        draws_card = en("Draws").es("Empates"),
        /// A card.
        tree_card = en("Game tree").es("Árbol de juego"),
        /// A card.
        levels_card = en("Levels of play").es("Niveles de juego"),
        /// Below a number.
        between = en(|interval: &str| format!("95 % interval {interval}"))
            .es(|interval| format!("intervalo del 95 %: {interval}")),
        /// Below the branching factor.
        at_most = en(|moves: &str| format!("on average; at most {moves}"))
            .es(|moves| format!("de media; como máximo {moves}")),
        /// Below how often somebody wins, where games were drawn.
        between_with_draws = en(|interval: &str| format!("draws as half; 95 % interval {interval}"))
            .es(|interval| format!("empates como media; intervalo del 95 %: {interval}")),
        /// Below the size of the tree.
        lines_of_play = en("lines of play").es("líneas de juego"),
        /// Below the number of levels.
        above_random = en("above random moves").es("por encima del azar"),
        /// The title of the comparison.
        compare_title = en("Compare two reports").es("Comparar dos informes"),
        /// What it tells search engines of itself.
        compare_description = en(
            "The figures of two board games side by side: length, branching, fairness, openings and levels \
             of play.",
        )
        .es(
            "Las cifras de dos juegos de mesa, una junto a otra: duración, ramificación, equilibrio, \
             aperturas y niveles de juego.",
        ),
        /// The choice of the game on the left.
        first_game = en("First game").es("Primer juego"),
        /// The choice of the game on the right.
        second_game = en("Second game").es("Segundo juego"),
        /// What to do without scripts.
        compare_unscripted = en(
            "To see the charts of two games side by side, switch on JavaScript for this site. The table \
             below needs none, and each report can be opened on its own:",
        )
        .es(
            "Para ver los gráficos de dos juegos, uno junto a otro, activa JavaScript para este sitio. La \
             tabla de abajo no lo necesita, y cada informe se puede abrir por separado:",
        ),
        /// A report could not be loaded.
        compare_failed = en("A report could not be loaded. Check the connection, then try again.")
            .es("No se pudo cargar un informe. Comprueba la conexión e inténtalo otra vez."),
        /// The address names games, `{}`, of which there is no report.
        compare_unknown = en("There is no report of “{}”. Choose a game above.")
            .es("No hay ningún informe de «{}». Elige un juego arriba."),
        /// Reports are being loaded.
        loading_reports = en("Loading the reports…").es("Cargando los informes…"),
        /// There is only one report.
        one_report = en("There is only one report so far, so there is nothing to compare it with.")
            .es("Por ahora solo hay un informe, así que no hay con qué compararlo."),
        /// What the list tells search engines of itself.
        list_description = en(|games: &[String]| {
            format!(
                "Full reports on {}, measured by engines that play against themselves.",
                listed(games)
            )
        })
        .es(|games| {
            format!(
                "Informes completos de {}, medidos por motores que juegan contra sí mismos.",
                listed_in_spanish(games)
            )
        }),
        /// What the reports are.
        list_lead = en(
            "What hundreds of games of engines against themselves say about each game: how long it lasts, \
             how much there is to choose from, how fair it is, and how deep.",
        )
        .es(
            "Lo que cientos de partidas de motores contra sí mismos dicen de cada juego: cuánto dura, cuánto \
             hay para elegir, si es equilibrado y si es profundo.",
        ),
        /// The link to a report.
        open_report = en("Open the report").es("Abrir el informe"),
        /// The table of all games.
        all_games_table = en("All games side by side").es("Todos los juegos, uno junto a otro"),
        /// Its first column.
        game_column = en("Game").es("Juego"),
    }
);
