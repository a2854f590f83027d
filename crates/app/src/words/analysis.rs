//! The sentences of the analysis of a position.

tessera_core::words! {
    /// What the analysis of a position says.
    pub struct AnalysisWords {
        /// Its name, and that of its switch.
        analysis,
        /// What its switch does.
        switch_title,
        /// Read aloud: it is switched on.
        is_on,
        /// Read aloud: it is switched off.
        is_off,
        /// The button by which the search goes on for the same time again.
        deeper,
        /// What that button does.
        deeper_title,
        /// The button that opens its settings.
        settings,
        /// The heading of its settings.
        settings_title,
        /// The button that closes them.
        done,
        /// How many visits were made in a second.
        speed(visits: &str),
        /// How many workers search.
        workers(count: u32),
        /// The engines work on the review of the game, too.
        shared,
        /// How far the search has come.
        progress,
        /// The engines have not answered yet.
        searching,
        /// All there is to know about the position is known.
        solved,
        /// The best move is proven, others are not.
        best_solved,
        /// The values of bids and sides come from a table.
        book,
        /// Nothing is searched because there is only one move.
        only_move,
        /// The search has ended because its memory is full.
        memory_full,
        /// Nothing is searched because the game is over.
        game_over,
        /// Nothing is searched because a tile is drawn.
        draw,
        /// The same where the list of moves has such tiles.
        draw_in_list,
        /// The list of lines.
        lines,
        /// What a line is worth, read aloud.
        line_worth(rank: usize, worth: &str),
        /// A line of a game in which points are scored for the seat to move: by how many points it leads in the end.
        margin(points: &str),
        /// A move of a line, read aloud: it is played when it is pressed.
        play_to(mv: &str),
        /// The board after a move of a line.
        board_after(mv: &str),
        /// How to use a line, for those who do not see it.
        line_help,
        /// The bar of the chances, read aloud: each seat or side with its percents.
        chances(shares: &[String]),
        /// Nothing is known of the chances.
        no_chances,
        /// The part of the bar that belongs to the others.
        others,
        /// What lies over the board.
        overlay,
        /// The best moves lie over it.
        best,
        /// How often each move was searched lies over it.
        visits,
        /// The chance to win after each move lies over it.
        value,
        /// What the other side would do lies over it.
        threats,
        /// Who owns each cell at the end lies over it.
        ownership,
        /// Nothing lies over it.
        off,
        /// What the rings of the best moves mean.
        best_legend,
        /// What the triangle at such a ring means.
        best_rotation_legend,
        /// What the discs mean.
        visits_legend,
        /// What the squares mean.
        value_legend,
        /// What the diamonds mean.
        threats_legend,
        /// There are no threats, because the rules allow no pass here.
        no_threats,
        /// There are no threats, because the other side would pass as well.
        threat_is_pass,
        /// What the bars mean: whose stand upright, whose lie, and how many ends were counted.
        ownership_legend(upright: &str, lying: &str, ends: &str),
        /// How many cells each side owns in the mean.
        mean_owned(owned: &[String]),
        /// Who most often owns a cell at the end, read after what lies on it.
        cell_owner(name: &str, percent: u32),
        /// The cells that a side most often owns at the end.
        cells_owned(name: &str, cells: &str),
        /// Who owns each cell is not known yet.
        ends_awaited,
        /// What can be chosen: for how long a position is searched.
        time,
        /// What that means.
        time_note,
        /// So many seconds a position.
        seconds(seconds: u32),
        /// Until it is switched off.
        endless,
        /// How many lines are shown.
        line_count,
    }
}

static ENGLISH: AnalysisWords = AnalysisWords {
    analysis: "Analysis",
    switch_title: "Analyse the position that is shown",
    is_on: "Analysis on",
    is_off: "Analysis off",
    deeper: "Deeper",
    deeper_title: "Analyse this position for longer",
    settings: "Settings of the analysis",
    settings_title: "Analysis",
    done: "Done",
    speed: |visits| format!("{visits}/s"),
    workers: |count| match count {
        1 => "1 thread".to_owned(),
        count => format!("{count} threads"),
    },
    shared: "shared with the game review",
    progress: "Progress of the analysis",
    searching: "Searching …",
    solved: "Solved: these values are final.",
    best_solved: "Solved: line 1 is final. Values in percent are estimates.",
    book: "Not searched: these values are measured in many games of the AI against itself.",
    only_move: "Only one move is possible.",
    memory_full: "Stopped: the memory is full.",
    game_over: "The game is over.",
    draw: "A tile is drawn next.",
    draw_in_list: "A tile is drawn next. Choose it in the list of moves to see the best moves with it.",
    lines: "Best lines",
    line_worth: |rank, worth| format!("Line {rank}: {worth}"),
    margin: |points| format!("{points} points"),
    play_to: |mv| format!("Play up to {mv}"),
    board_after: |mv| format!("The board after {mv}"),
    line_help: "Up and Down show the board after the moves of the line. Enter plays the line up to there.",
    chances: |shares| format!("Chance to win: {}", shares.join(", ")),
    no_chances: "Chance to win: not known yet",
    others: "the others",
    overlay: "On the board",
    best: "Best",
    visits: "Visits",
    value: "Value",
    threats: "Threats",
    ownership: "Owners",
    off: "Off",
    best_legend: "Rings: the best moves and their chances to win, in percent; the thinner, the more they lose.",
    best_rotation_legend: "The triangle shows where the top of the tile points.",
    visits_legend: "Discs: how often each move was searched, in percent.",
    value_legend: "Squares: the chance to win after each move, in percent.",
    threats_legend: "Diamonds: the other side’s best moves after a pass.",
    threat_is_pass: "No threats: if the player to move passed, the other side would pass as well.",
    no_threats: "No threats to show: no pass is allowed here, or it would end the game.",
    ownership_legend: |upright, lying, ends| {
        format!(
            "Bars: who owns each cell at the end, in percent of {ends} games played on at random from the best lines. Upright: {upright}. Lying: {lying}."
        )
    },
    mean_owned: |owned| format!("Cells owned in the mean: {}.", owned.join(", ")),
    cell_owner: |name, percent| format!("at the end owned by {name} in {percent} %"),
    cells_owned: |name, cells| format!("At the end most often owned by {name}: {cells}"),
    ends_awaited: "Who owns each cell at the end appears once the best lines are known.",
    time: "Time for each position",
    time_note: "Deeper adds the same time again.",
    seconds: |seconds| format!("{seconds} seconds"),
    endless: "Without a limit",
    line_count: "Lines",
};

static SPANISH: AnalysisWords = AnalysisWords {
    analysis: "Análisis",
    switch_title: "Analizar la posición del tablero",
    is_on: "Análisis activado",
    is_off: "Análisis desactivado",
    deeper: "Profundizar",
    deeper_title: "Analizar esta posición durante más tiempo",
    settings: "Ajustes del análisis",
    settings_title: "Análisis",
    done: "Listo",
    speed: |visits| format!("{visits}/s"),
    workers: |count| match count {
        1 => "1 hilo".to_owned(),
        count => format!("{count} hilos"),
    },
    shared: "a medias con la revisión de la partida",
    progress: "Progreso del análisis",
    searching: "Buscando…",
    solved: "Resuelto: estos valores son definitivos.",
    best_solved: "Resuelto: la línea 1 es definitiva. Los valores en porcentaje son estimaciones.",
    book: "Sin búsqueda: estos valores se midieron en muchas partidas de la IA contra sí misma.",
    only_move: "Solo hay una jugada posible.",
    memory_full: "Detenido: la memoria está llena.",
    game_over: "La partida ha terminado.",
    draw: "Ahora se roba una loseta.",
    draw_in_list: "Ahora se roba una loseta. Elígela en la lista de jugadas para ver las mejores jugadas con ella.",
    lines: "Mejores líneas",
    line_worth: |rank, worth| format!("Línea {rank}: {worth}"),
    margin: |points| format!("{points} puntos"),
    play_to: |mv| format!("Jugar hasta {mv}"),
    board_after: |mv| format!("El tablero después de {mv}"),
    line_help: "Con las flechas arriba y abajo ves el tablero después de cada jugada de la línea. Con Enter la juegas hasta ahí.",
    chances: |shares| format!("Probabilidad de ganar: {}", shares.join(", ")),
    no_chances: "Probabilidad de ganar: aún no se sabe",
    others: "los demás",
    overlay: "En el tablero",
    best: "Mejores",
    visits: "Visitas",
    value: "Valor",
    threats: "Amenazas",
    ownership: "Dueños",
    off: "Nada",
    best_legend: "Anillos: las mejores jugadas y su probabilidad de ganar, en porcentaje; cuanto más finos, más pierden.",
    best_rotation_legend: "El triángulo indica hacia dónde mira la parte superior de la loseta.",
    visits_legend: "Discos: cuántas veces se ha explorado cada jugada, en porcentaje.",
    value_legend: "Cuadrados: la probabilidad de ganar después de cada jugada, en porcentaje.",
    threats_legend: "Rombos: lo mejor del otro bando después de pasar.",
    threat_is_pass: "No hay amenazas: si pasara quien debe mover, el otro bando pasaría también.",
    no_threats: "No hay amenazas que mostrar: aquí no se puede pasar, o la partida terminaría.",
    ownership_legend: |upright, lying, ends| {
        format!(
            "Barras: de quién es cada casilla al final, en porcentaje de {ends} partidas continuadas al azar desde las mejores líneas. De pie: {upright}. Tumbadas: {lying}."
        )
    },
    mean_owned: |owned| format!("Casillas en propiedad, de media: {}.", owned.join(", ")),
    cell_owner: |name, percent| format!("al final de {name} en el {percent} %"),
    cells_owned: |name, cells| format!("Al final más a menudo de {name}: {cells}"),
    ends_awaited: "De quién es cada casilla al final aparece en cuanto se conocen las mejores líneas.",
    time: "Tiempo por posición",
    time_note: "Profundizar añade el mismo tiempo otra vez.",
    seconds: |seconds| format!("{seconds} segundos"),
    endless: "Sin límite",
    line_count: "Líneas",
};
