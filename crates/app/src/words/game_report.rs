//! The report on one game: its figures, what they mean, and how they are computed.

tessera_core::words! {
    pub struct GameReportWords {
        /// The heading, and the button that opens it.
        title,
        /// What the button does.
        title_hint,
        /// Close.
        close,
        /// Print.
        print,
        /// What it is computed from: how many decisions and draws have values, in a game of so many moves.
        source(known: usize, moves: usize),
        /// There are no values yet.
        nothing,
        /// The link to the report on the game in general.
        general(game: &str),
        /// What a figure is computed from, and how.
        how,
        /// How many decisions a figure is about.
        count_decisions(decisions: u32),
        /// The button that shows a figure as a table.
        table,
        /// The column of the turn, where a move is one.
        turn,
        /// The column of the number of a move.
        number,
        /// The column of the players.
        player,
        /// The column of the move.
        mv,
        /// The column of a value.
        value,
        /// The column of the value of passing.
        pass,
        /// The column of how many moves there were.
        moves,
        /// All seats.
        all,
        /// The values of a game.
        trajectory,
        /// How often the lead changed, and which part of the decisions that is.
        lead_changes(changes: usize, percent: &str),
        /// How the trajectory is computed, for this side.
        trajectory_how(side: &str),
        /// Decisions with exactly one move that wins.
        critical,
        /// How many decisions were critical.
        critical_decisions(critical: usize, decisions: u32),
        /// How they are found.
        critical_how,
        /// Decisions at which passing would have cost something.
        hot,
        /// How many decisions were hot.
        hot_decisions(percent: &str, hot: usize),
        /// How they are found.
        hot_how,
        /// How much there was to choose from.
        branching,
        /// How many moves there were in the mean, and the complexity.
        branching_says(factor: &str, size: &str),
        /// The same with the outcomes of draws.
        branching_with_draws(factor: &str, size: &str, draw_size: &str),
        /// How they are computed.
        branching_how,
        /// Good and effective moves.
        good_moves,
        /// How many moves were about as good as the best.
        good_moves_says(effective: &str, good: &str),
        /// How they are counted.
        good_moves_how,
        /// The column of good moves.
        good,
        /// The column of effective moves.
        effective,
        /// The column of the effective game space.
        space,
        /// The points.
        points,
        /// The greatest change: who gained how many points by which move.
        swing(who: &str, points: &str, mv: &str),
        /// Nobody scored.
        no_swing,
        /// How the points are counted.
        points_how,
        /// Meeples in hand.
        in_hand,
        /// Who had the fewest, and how many; whether another had as few later.
        in_hand_says(who: &str, least: u8, first: bool),
        /// How they are counted.
        in_hand_how,
    }
}

static ENGLISH: GameReportWords = GameReportWords {
    title: "This game's report",
    title_hint: "Trajectory, critical decisions, branching and more, from the review of this game",
    close: "Close",
    print: "Print",
    source: |known, moves| {
        let game = match moves {
            1 => "1 move".to_owned(),
            _ => format!("{moves} moves"),
        };
        format!("From the review of this game of {game}: {known} decisions and draws with values.")
    },
    nothing: "Review the game first: the figures come from its values.",
    general: |game| format!("The same figures over many games: the report on {game}"),
    how: "How",
    count_decisions: |decisions| match decisions {
        1 => "1 decision".to_owned(),
        _ => format!("{decisions} decisions"),
    },
    table: "As a table",
    turn: "Turn",
    number: "No.",
    player: "Player",
    mv: "Move",
    value: "Value",
    pass: "Value of passing",
    moves: "Moves",
    all: "All",
    trajectory: "Trajectory",
    lead_changes: |changes, percent| match changes {
        0 => "The lead never changed.".to_owned(),
        1 => format!("The lead changed once ({percent} of the decisions)."),
        _ => format!("The lead changed {changes} times ({percent} of the decisions)."),
    },
    trajectory_how: |side| {
        format!(
            "Twice the chance of the best move less 1, for {side}: 1 is a certain win, −1 a certain defeat. The lead \
             changes where the sign does; the share is of all decisions but the first."
        )
    },
    critical: "Critical decisions",
    critical_decisions: |critical, decisions| match critical {
        0 => format!("None of {decisions} decisions had exactly one winning move."),
        _ => format!("{critical} of {decisions} decisions had exactly one winning move."),
    },
    critical_how: "Decisions with several legal moves of which exactly one has a chance above one half.",
    hot: "Hot decisions",
    hot_decisions: |percent, hot| match hot {
        1 => format!(
            "At 1 decision, {percent} of those that allow passing, a move was worth more than passing."
        ),
        _ => format!(
            "At {hot} decisions, {percent} of those that allow passing, a move was worth more than passing."
        ),
    },
    hot_how: "The value of the best move less that of passing is above 0.02 and above its 95 % interval. Only decisions \
        count at which passing is legal.",
    branching: "Legal moves",
    branching_says: |factor, size| {
        format!(
            "There were {factor} legal moves at each decision; the game is one of about {size} of its shape."
        )
    },
    branching_with_draws: |factor, size, draw_size| {
        format!(
            "There were {factor} legal turns for each tile; the decisions are one of about {size} ways, the draws \
             one of about {draw_size}."
        )
    },
    branching_how: "The branching factor is the mean number of legal moves; the exponent is the sum of their decimal \
        logarithms. A placement and its meeple are one choice.",
    good_moves: "Good and effective moves",
    good_moves_says: |effective, good| {
        format!(
            "In the mean {effective} of the moves were about as good as the best, and {good} won more often than not."
        )
    },
    good_moves_how: "A move is effective with a chance at most 5 % below the best, and good with a chance above one half. The \
        effective game space is the product of the numbers of effective moves.",
    good: "Good",
    effective: "Effective",
    space: "Effective game space",
    points: "Points",
    swing: |who, points, mv| format!("The largest gain: {who} with {mv}, {points} in the lead."),
    no_swing: "No move changed a lead.",
    points_how: "The points after each move if the game ended there; the lead is over the best of the others.",
    in_hand: "Meeples in hand",
    in_hand_says: |who, least, first| match least {
        0 if first => format!("{who} ran out of meeples first."),
        0 => format!("{who} ran out of meeples."),
        _ if first => format!("{who} was the first to have only {least} in hand."),
        1 => format!("{who} came closest to running out, with 1 meeple left."),
        _ => format!("{who} came closest to running out, with {least} meeples left."),
    },
    in_hand_how: "The meeples that each player could still place after each move.",
};

static SPANISH: GameReportWords = GameReportWords {
    title: "Informe de esta partida",
    title_hint: "Trayectoria, decisiones críticas, ramificación y más, a partir de la revisión de esta partida",
    close: "Cerrar",
    print: "Imprimir",
    source: |known, moves| {
        let game = match moves {
            1 => "1 jugada".to_owned(),
            _ => format!("{moves} jugadas"),
        };
        format!("A partir de la revisión de esta partida de {game}: {known} decisiones y robos con valor.")
    },
    nothing: "Primero revisa la partida: las cifras salen de sus valores.",
    general: |game| format!("Las mismas cifras en muchas partidas: el informe de {game}"),
    how: "Cómo",
    count_decisions: |decisions| match decisions {
        1 => "1 decisión".to_owned(),
        _ => format!("{decisions} decisiones"),
    },
    table: "Como tabla",
    turn: "Turno",
    number: "N.º",
    player: "Jugador",
    mv: "Jugada",
    value: "Valor",
    pass: "Valor de pasar",
    moves: "Jugadas",
    all: "Todos",
    trajectory: "Trayectoria",
    lead_changes: |changes, percent| match changes {
        0 => "La ventaja no cambió de lado.".to_owned(),
        1 => format!("La ventaja cambió de lado una vez ({percent} de las decisiones)."),
        _ => format!("La ventaja cambió de lado {changes} veces ({percent} de las decisiones)."),
    },
    trajectory_how: |side| {
        format!(
            "El doble de la probabilidad de la mejor jugada menos 1, para {side}: 1 es victoria segura, −1 derrota segura. \
             La ventaja cambia cuando cambia el signo; la parte es de todas las decisiones menos la primera."
        )
    },
    critical: "Decisiones críticas",
    critical_decisions: |critical, decisions| match critical {
        0 => format!("Ninguna de {decisions} decisiones tenía una única jugada ganadora."),
        1 => format!("1 de {decisions} decisiones tenía una única jugada ganadora."),
        _ => format!("{critical} de {decisions} decisiones tenían una única jugada ganadora."),
    },
    critical_how: "Decisiones con varias jugadas legales de las que solo una tiene una probabilidad de más de la mitad.",
    hot: "Decisiones calientes",
    hot_decisions: |percent, hot| match hot {
        1 => format!("En 1 decisión, {percent} de las que permiten pasar, una jugada valía más que pasar."),
        _ => format!(
            "En {hot} decisiones, {percent} de las que permiten pasar, una jugada valía más que pasar."
        ),
    },
    hot_how: "El valor de la mejor jugada menos el de pasar es mayor que 0,02 y que su intervalo del 95 %. Solo cuentan las \
        decisiones en las que se puede pasar.",
    branching: "Jugadas legales",
    branching_says: |factor, size| {
        format!(
            "Hubo {factor} jugadas legales en cada decisión; la partida es una de unas {size} de su forma."
        )
    },
    branching_with_draws: |factor, size, draw_size| {
        format!(
            "Hubo {factor} turnos legales para cada loseta; las decisiones son una de unas {size} maneras, los robos \
             una de unas {draw_size}."
        )
    },
    branching_how: "El factor de ramificación es la media de jugadas legales; el exponente es la suma de sus logaritmos \
        decimales. Una colocación y su meeple son una sola decisión.",
    good_moves: "Jugadas buenas y eficaces",
    good_moves_says: |effective, good| {
        format!(
            "De media, {effective} de las jugadas eran casi tan buenas como la mejor, y {good} ganaban más veces de las que perdían."
        )
    },
    good_moves_how: "Una jugada es eficaz con una probabilidad a lo sumo un 5 % menor que la mejor, y buena con una de más de la \
        mitad. El espacio de juego eficaz es el producto de los números de jugadas eficaces.",
    good: "Buenas",
    effective: "Eficaces",
    space: "Espacio de juego eficaz",
    points: "Puntos",
    swing: |who, points, mv| format!("La mayor ganancia: {who} con {mv}, {points} de ventaja."),
    no_swing: "Ninguna jugada cambió la ventaja.",
    points_how: "Los puntos tras cada jugada si la partida acabara ahí; la ventaja es sobre el mejor de los demás.",
    in_hand: "Meeples en mano",
    in_hand_says: |who, least, first| match least {
        0 if first => format!("{who} fue quien antes se quedó sin meeples."),
        0 => format!("{who} se quedó sin meeples."),
        _ if first => format!("{who} fue quien antes tuvo solo {least} en mano."),
        1 => format!("{who} fue quien menos tuvo, con 1 meeple."),
        _ => format!("{who} fue quien menos tuvo, con {least} meeples."),
    },
    in_hand_how: "Los meeples que cada jugador aún podía colocar tras cada jugada.",
};
