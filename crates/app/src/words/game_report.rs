//! The report on one game: its figures, what they mean, and how they are computed.

tessera_core::words!(
    pub enum GameReportWords {
        /// The heading, and the button that opens it.
        title = en("This game's report").es("Informe de esta partida"),
        /// What the button does.
        title_hint = en("Trajectory, critical decisions, branching and more, from the review of this game")
            .es(
                "Trayectoria, decisiones críticas, ramificación y más, a partir de la revisión de esta \
                 partida",
            ),
        /// Close.
        close = en("Close").es("Cerrar"),
        /// Print.
        print = en("Print").es("Imprimir"),
        /// What it is computed from: how many decisions and draws have values, in a game of so many moves.
        source = en(|known: usize, moves: usize| {
            let game = match moves {
                1 => "1 move".to_owned(),
                _ => format!("{moves} moves"),
            };
            format!("From the review of this game of {game}: {known} decisions and draws with values.")
        })
        .es(|known, moves| {
            let game = match moves {
                1 => "1 jugada".to_owned(),
                _ => format!("{moves} jugadas"),
            };
            format!(
                "A partir de la revisión de esta partida de {game}: {known} decisiones y robos con valor."
            )
        }),
        /// There are no values yet.
        nothing = en("Review the game first: the figures come from its values.")
            .es("Primero revisa la partida: las cifras salen de sus valores."),
        /// The link to the report on the game in general.
        general = en(|game: &str| format!("The same figures over many games: the report on {game}"))
            .es(|game| format!("Las mismas cifras en muchas partidas: el informe de {game}")),
        /// What a figure is computed from, and how.
        how = en("How").es("Cómo"),
        /// How many decisions a figure is about.
        count_decisions = en(|decisions: u32| match decisions {
            1 => "1 decision".to_owned(),
            _ => format!("{decisions} decisions"),
        })
        .es(|decisions| match decisions {
            1 => "1 decisión".to_owned(),
            _ => format!("{decisions} decisiones"),
        }),
        /// The button that shows a figure as a table.
        table = en("As a table").es("Como tabla"),
        /// The column of the turn, where a move is one.
        turn = en("Turn").es("Turno"),
        /// The column of the number of a move.
        number = en("No.").es("N.º"),
        /// The column of the players.
        player = en("Player").es("Jugador"),
        /// The column of the move.
        mv = en("Move").es("Jugada"),
        /// The column of a value.
        value = en("Value").es("Valor"),
        /// The column of the value of passing.
        pass = en("Value of passing").es("Valor de pasar"),
        /// The column of how many moves there were.
        moves = en("Moves").es("Jugadas"),
        /// All seats.
        all = en("All").es("Todos"),
        /// The values of a game.
        trajectory = en("Trajectory").es("Trayectoria"),
        /// How often the lead changed, and which part of the decisions that is.
        lead_changes = en(|changes: usize, percent: &str| match changes {
            0 => "The lead never changed.".to_owned(),
            1 => format!("The lead changed once ({percent} of the decisions)."),
            _ => format!("The lead changed {changes} times ({percent} of the decisions)."),
        })
        .es(|changes, percent| match changes {
            0 => "La ventaja no cambió de lado.".to_owned(),
            1 => format!("La ventaja cambió de lado una vez ({percent} de las decisiones)."),
            _ => format!("La ventaja cambió de lado {changes} veces ({percent} de las decisiones)."),
        }),
        /// How the trajectory is computed, for this side.
        trajectory_how = en(|side: &str| {
            format!(
                "Twice the chance of the best move less 1, for {side}: 1 is a certain win, −1 a certain \
                 defeat. The lead changes where the sign does; the share is of all decisions but the first."
            )
        })
        .es(|side| {
            format!(
                "El doble de la probabilidad de la mejor jugada menos 1, para {side}: 1 es victoria segura, \
                 −1 derrota segura. La ventaja cambia cuando cambia el signo; la parte es de todas las \
                 decisiones menos la primera."
            )
        }),
        /// Decisions with exactly one move that wins.
        critical = en("Critical decisions").es("Decisiones críticas"),
        /// How many decisions were critical.
        critical_decisions = en(|critical: usize, decisions: u32| match critical {
            0 => format!("None of {decisions} decisions had exactly one winning move."),
            _ => format!("{critical} of {decisions} decisions had exactly one winning move."),
        })
        .es(|critical, decisions| match critical {
            0 => format!("Ninguna de {decisions} decisiones tenía una única jugada ganadora."),
            1 => format!("1 de {decisions} decisiones tenía una única jugada ganadora."),
            _ => format!("{critical} de {decisions} decisiones tenían una única jugada ganadora."),
        }),
        /// How they are found.
        critical_how = en(
            "Decisions with several legal moves of which exactly one has a chance above one half.",
        )
        .es(
            "Decisiones con varias jugadas legales de las que solo una tiene una probabilidad de más de la \
             mitad.",
        ),
        /// Decisions at which passing would have cost something.
        hot = en("Hot decisions").es("Decisiones calientes"),
        /// How many decisions were hot.
        hot_decisions = en(|percent: &str, hot: usize| match hot {
            1 => format!(
                "At 1 decision, {percent} of those that allow passing, a move was worth more than passing."
            ),
            _ => format!(
                "At {hot} decisions, {percent} of those that allow passing, a move was worth more than \
                 passing."
            ),
        })
        .es(|percent, hot| match hot {
            1 => {
                format!("En 1 decisión, {percent} de las que permiten pasar, una jugada valía más que pasar.")
            }
            _ => format!(
                "En {hot} decisiones, {percent} de las que permiten pasar, una jugada valía más que pasar."
            ),
        }),
        /// How they are found.
        hot_how = en(
            "The value of the best move less that of passing is above 0.02 and above its 95\u{a0}% interval. Only \
             decisions count at which passing is legal.",
        )
        .es(
            "El valor de la mejor jugada menos el de pasar es mayor que 0,02 y que su intervalo del 95\u{a0}%. \
             Solo cuentan las decisiones en las que se puede pasar.",
        ),
        /// How much there was to choose from.
        branching = en("Legal moves").es("Jugadas legales"),
        /// How many moves there were in the mean, and the complexity.
        branching_says = en(|factor: &str, size: &str| {
            format!(
                "There were {factor} legal moves at each decision; the game is one of about {size} of its \
                 shape."
            )
        })
        .es(|factor, size| {
            format!(
                "Hubo {factor} jugadas legales en cada decisión; la partida es una de unas {size} de su \
                 forma."
            )
        }),
        /// The same with the outcomes of draws.
        branching_with_draws = en(|factor: &str, size: &str, draw_size: &str| {
            format!(
                "There were {factor} legal turns for each tile; the decisions are one of about {size} ways, \
                 the draws one of about {draw_size}."
            )
        })
        .es(|factor, size, draw_size| {
            format!(
                "Hubo {factor} turnos legales para cada loseta; las decisiones son una de unas {size} \
                 maneras, los robos una de unas {draw_size}."
            )
        }),
        /// How they are computed.
        branching_how = en(
            "The branching factor is the mean number of legal moves; the exponent is the sum of their \
             decimal logarithms. A placement and its meeple are one choice.",
        )
        .es(
            "El factor de ramificación es la media de jugadas legales; el exponente es la suma de sus \
             logaritmos decimales. Una colocación y su meeple son una sola decisión.",
        ),
        /// Good and effective moves.
        good_moves = en("Good and effective moves").es("Jugadas buenas y eficaces"),
        /// How many moves were about as good as the best.
        good_moves_says = en(|effective: &str, good: &str| {
            format!(
                "In the mean {effective} of the moves were about as good as the best, and {good} won more \
                 often than not."
            )
        })
        .es(|effective, good| {
            format!(
                "De media, {effective} de las jugadas eran casi tan buenas como la mejor, y {good} ganaban \
                 más veces de las que perdían."
            )
        }),
        /// How they are counted.
        good_moves_how = en(
            "A move is effective with a chance at most 5\u{a0}% below the best, and good with a chance above one \
             half. The effective game space is the product of the numbers of effective moves.",
        )
        .es(
            "Una jugada es eficaz con una probabilidad a lo sumo un 5\u{a0}% menor que la mejor, y buena con una \
             de más de la mitad. El espacio de juego eficaz es el producto de los números de jugadas \
             eficaces.",
        ),
        /// The column of good moves.
        good = en("Good").es("Buenas"),
        /// The column of effective moves.
        effective = en("Effective").es("Eficaces"),
        /// The column of the effective game space.
        space = en("Effective game space").es("Espacio de juego eficaz"),
        /// The points.
        points = en("Points").es("Puntos"),
        /// The greatest change: who gained how many points by which move.
        swing = en(|who: &str, points: &str, mv: &str| {
            format!("The largest gain: {who} with {mv}, {points} in the lead.")
        })
        .es(|who, points, mv| format!("La mayor ganancia: {who} con {mv}, {points} de ventaja.")),
        /// Nobody scored.
        no_swing = en("No move changed a lead.").es("Ninguna jugada cambió la ventaja."),
        /// How the points are counted.
        points_how = en(
            "The points after each move if the game ended there; the lead is over the best of the others.",
        )
        .es(
            "Los puntos tras cada jugada si la partida acabara ahí; la ventaja es sobre el mejor de los \
             demás.",
        ),
        /// Meeples in hand.
        in_hand = en("Meeples in hand").es("Meeples en mano"),
        /// Who had the fewest, and how many; whether another had as few later.
        in_hand_says = en(|who: &str, least: u8, first: bool| match least {
            0 if first => format!("{who} ran out of meeples first."),
            0 => format!("{who} ran out of meeples."),
            _ if first => format!("{who} was the first to have only {least} in hand."),
            1 => format!("{who} came closest to running out, with 1 meeple left."),
            _ => format!("{who} came closest to running out, with {least} meeples left."),
        })
        .es(|who, least, first| match least {
            0 if first => format!("{who} fue quien antes se quedó sin meeples."),
            0 => format!("{who} se quedó sin meeples."),
            _ if first => format!("{who} fue quien antes tuvo solo {least} en mano."),
            1 => format!("{who} fue quien menos tuvo, con 1 meeple."),
            _ => format!("{who} fue quien menos tuvo, con {least} meeples."),
        }),
        /// How they are counted.
        in_hand_how = en("The meeples that each player could still place after each move.")
            .es("Los meeples que cada jugador aún podía colocar tras cada jugada."),
    }
);
