//! The sentences of the analysis of a position.

tessera_core::words!(
    /// What the analysis of a position says.
    pub enum AnalysisWords {
        /// Its name, and that of its switch.
        analysis = en("Analysis").es("Análisis"),
        /// What its switch does.
        switch_title = en("Analyse the position that is shown").es("Analizar la posición del tablero"),
        /// Read aloud: it is switched on.
        is_on = en("Analysis on").es("Análisis activado"),
        /// Read aloud: it is switched off.
        is_off = en("Analysis off").es("Análisis desactivado"),
        /// The button by which the search goes on for the same time again.
        deeper = en("Deeper").es("Profundizar"),
        /// What that button does.
        deeper_title = en("Analyse this position for longer").es("Analizar esta posición durante más tiempo"),
        /// The button that opens its settings.
        settings = en("Settings of the analysis").es("Ajustes del análisis"),
        /// The heading of its settings.
        settings_title = en("Analysis").es("Análisis"),
        /// The button that closes them.
        done = en("Done").es("Listo"),
        /// How many visits were made in a second.
        speed = en(|visits: &str| format!("{visits}/s")).es(|visits| format!("{visits}/s")),
        /// How many workers search.
        workers = en(|count: u32| match count {
            1 => "1 thread".to_owned(),
            count => format!("{count} threads"),
        })
        .es(|count| match count {
            1 => "1 hilo".to_owned(),
            count => format!("{count} hilos"),
        }),
        /// The engines work on the review of the game, too.
        shared = en("shared with the game review").es("a medias con la revisión de la partida"),
        /// How far the search has come.
        progress = en("Progress of the analysis").es("Progreso del análisis"),
        /// The engines have not answered yet.
        searching = en("Searching …").es("Buscando…"),
        /// All there is to know about the position is known.
        solved = en("Solved: these values are final.").es("Resuelto: estos valores son definitivos."),
        /// The best move is proven, others are not.
        best_solved = en("Solved: line 1 is final. Values in percent are estimates.")
            .es("Resuelto: la línea 1 es definitiva. Los valores en porcentaje son estimaciones."),
        /// The values of bids and sides come from a table.
        book = en("Not searched: these values are measured in many games of the AI against itself.")
            .es("Sin búsqueda: estos valores se midieron en muchas partidas de la IA contra sí misma."),
        /// Nothing is searched because there is only one move.
        only_move = en("Only one move is possible.").es("Solo hay una jugada posible."),
        /// The search has ended because its memory is full.
        memory_full = en("Stopped: the memory is full.").es("Detenido: la memoria está llena."),
        /// Nothing is searched because the game is over.
        game_over = en("The game is over.").es("La partida ha terminado."),
        /// Nothing is searched because a tile is drawn.
        draw = en("A tile is drawn next.").es("Ahora se roba una loseta."),
        /// The same where the list of moves has such tiles.
        draw_in_list = en(
            "A tile is drawn next. Choose it in the list of moves to see the best moves with it.",
        )
        .es(
            "Ahora se roba una loseta. Elígela en la lista de jugadas para ver las mejores jugadas con ella.",
        ),
        /// The list of lines.
        lines = en("Best lines").es("Mejores líneas"),
        /// What a line is worth, read aloud.
        line_worth = en(|rank: usize, worth: &str| format!("Line {rank}: {worth}"))
            .es(|rank, worth| format!("Línea {rank}: {worth}")),
        /// A line of a game in which points are scored for the seat to move: by how many points it leads in the end.
        margin = en(|points: &str| format!("{points} points")).es(|points| format!("{points} puntos")),
        /// A move of a line, read aloud: it is played when it is pressed.
        play_to = en(|mv: &str| format!("Play up to {mv}")).es(|mv| format!("Jugar hasta {mv}")),
        /// The board after a move of a line.
        board_after =
            en(|mv: &str| format!("The board after {mv}")).es(|mv| format!("El tablero después de {mv}")),
        /// How to use a line, for those who do not see it.
        line_help = en(
            "Up and Down show the board after the moves of the line. Enter plays the line up to there.",
        )
        .es(
            "Con las flechas arriba y abajo ves el tablero después de cada jugada de la línea. Con Enter la \
             juegas hasta ahí.",
        ),
        /// The bar of the chances, read aloud: each seat or side with its percents.
        chances = en(|shares: &[String]| format!("Chance to win: {}", shares.join(", ")))
            .es(|shares| format!("Probabilidad de ganar: {}", shares.join(", "))),
        /// Nothing is known of the chances.
        no_chances = en("Chance to win: not known yet").es("Probabilidad de ganar: aún no se sabe"),
        /// The part of the bar that belongs to the others.
        others = en("the others").es("los demás"),
        /// What lies over the board.
        overlay = en("On the board").es("En el tablero"),
        /// The best moves lie over it.
        best = en("Best").es("Mejores"),
        /// How often each move was searched lies over it.
        visits = en("Visits").es("Visitas"),
        /// The chance to win after each move lies over it.
        value = en("Value").es("Valor"),
        /// What the other side would do lies over it.
        threats = en("Threats").es("Amenazas"),
        /// Who owns each cell at the end lies over it.
        ownership = en("Owners").es("Dueños"),
        /// Nothing lies over it.
        off = en("Off").es("Nada"),
        /// What the rings of the best moves mean.
        best_legend = en(
            "Rings: the best moves and their chances to win, in percent; the thinner, the more they lose.",
        )
        .es(
            "Anillos: las mejores jugadas y su probabilidad de ganar, en porcentaje; cuanto más finos, más \
             pierden.",
        ),
        /// What the triangle at such a ring means.
        best_rotation_legend = en("The triangle shows where the top of the tile points.")
            .es("El triángulo indica hacia dónde mira la parte superior de la loseta."),
        /// What the discs mean.
        visits_legend = en("Discs: how often each move was searched, in percent.")
            .es("Discos: cuántas veces se ha explorado cada jugada, en porcentaje."),
        /// What the squares mean.
        value_legend = en("Squares: the chance to win after each move, in percent.")
            .es("Cuadrados: la probabilidad de ganar después de cada jugada, en porcentaje."),
        /// What the diamonds mean.
        threats_legend = en("Diamonds: the other side’s best moves after a pass.")
            .es("Rombos: lo mejor del otro bando después de pasar."),
        /// There are no threats, because the rules allow no pass here.
        no_threats = en("No threats to show: no pass is allowed here, or it would end the game.")
            .es("No hay amenazas que mostrar: aquí no se puede pasar, o la partida terminaría."),
        /// There are no threats, because the other side would pass as well.
        threat_is_pass = en("No threats: if the player to move passed, the other side would pass as well.")
            .es("No hay amenazas: si pasara quien debe mover, el otro bando pasaría también."),
        /// What the bars mean: whose stand upright, whose lie, and how many ends were counted.
        ownership_legend = en(|upright: &str, lying: &str, ends: &str| {
            format!(
                "Bars: who owns each cell at the end, in percent of {ends} games played on at random from \
                 the best lines. Upright: {upright}. Lying: {lying}."
            )
        })
        .es(|upright, lying, ends| {
            format!(
                "Barras: de quién es cada casilla al final, en porcentaje de {ends} partidas continuadas al \
                 azar desde las mejores líneas. De pie: {upright}. Tumbadas: {lying}."
            )
        }),
        /// How many cells each side owns in the mean.
        mean_owned = en(|owned: &[String]| format!("Cells owned in the mean: {}.", owned.join(", ")))
            .es(|owned| format!("Casillas en propiedad, de media: {}.", owned.join(", "))),
        /// Who most often owns a cell at the end, read after what lies on it.
        cell_owner = en(|name: &str, percent: u32| format!("at the end owned by {name} in {percent}\u{a0}%"))
            .es(|name, percent| format!("al final de {name} en el {percent}\u{a0}%")),
        /// The cells that a side most often owns at the end.
        cells_owned = en(|name: &str, cells: &str| format!("At the end most often owned by {name}: {cells}"))
            .es(|name, cells| format!("Al final más a menudo de {name}: {cells}")),
        /// Who owns each cell is not known yet.
        ends_awaited = en("Who owns each cell at the end appears once the best lines are known.")
            .es("De quién es cada casilla al final aparece en cuanto se conocen las mejores líneas."),
        /// What can be chosen: for how long a position is searched.
        time = en("Time for each position").es("Tiempo por posición"),
        /// What that means.
        time_note = en("Deeper adds the same time again.").es("Profundizar añade el mismo tiempo otra vez."),
        /// So many seconds a position.
        seconds = en(|seconds: u32| format!("{seconds} seconds")).es(|seconds| format!("{seconds} segundos")),
        /// Until it is switched off.
        endless = en("Without a limit").es("Sin límite"),
        /// How many lines are shown.
        line_count = en("Lines").es("Líneas"),
    }
);
