//! Luck and decisions: how the result of a game came about.

tessera_core::words!(
    /// What the review of a game with draws says about luck.
    pub enum LuckWords {
        /// The heading.
        title = en("Luck and decisions").es("Suerte y decisiones"),
        /// A seat won by so many points.
        won_by = en(|who: &str, _you: bool, points: &str| format!("{who} won by {points}")).es(
            |who, you, points| {
                if you {
                    format!("Ganaste por {points}")
                } else {
                    format!("{who} ganó por {points}")
                }
            },
        ),
        /// A seat lost by so many points.
        lost_by = en(|who: &str, _you: bool, points: &str| format!("{who} lost by {points}")).es(
            |who, you, points| {
                if you {
                    format!("Perdiste por {points}")
                } else {
                    format!("{who} perdió por {points}")
                }
            },
        ),
        /// The game is drawn.
        drew = en("The game is drawn").es("La partida acabó en empate"),
        /// Somebody resigned, so there is no result in points.
        resigned = en("Until the resignation").es("Hasta el abandono"),
        /// The game is not over.
        so_far = en("So far").es("Hasta ahora"),
        /// What was decided, and by what: `You lost by 9: luck −14, decisions +5.`
        sum = en(|head: &str, luck: &str, decisions: &str| {
            format!("{head}: luck {luck}, decisions {decisions}.")
        })
        .es(|head, luck, decisions| format!("{head}: suerte {luck}, decisiones {decisions}.")),
        /// The same with what was expected at the start: the three add up to the result.
        sum_with_start = en(|head: &str, luck: &str, decisions: &str, start: &str| {
            format!("{head}: expected at the start {start}, luck {luck}, decisions {decisions}.")
        })
        .es(|head, luck, decisions, start| {
            format!("{head}: se esperaba al principio {start}, suerte {luck}, decisiones {decisions}.")
        }),
        /// What luck and decisions of its own a seat had, with more than two seats: they are not all of the result.
        own = en(|head: &str, luck: &str, decisions: &str| {
            format!("{head}. Own tiles: luck {luck}. Own turns: decisions {decisions}.")
        })
        .es(|head, luck, decisions| {
            format!("{head}. Losetas propias: suerte {luck}. Turnos propios: decisiones {decisions}.")
        }),
        /// So much a turn, in the mean: `−2.1 % a turn`.
        a_turn = en(|change: &str| format!("{change} a turn")).es(|change| format!("{change} por turno")),
        /// What luck, decisions and the start are, with two seats.
        note = en(
            "Luck is what the tiles drawn changed in the expected result, and decisions are what the turns \
             played changed, those of both sides. With what was expected at the start they add up to the \
             result.",
        )
        .es(
            "La suerte es lo que las losetas robadas cambiaron en el resultado esperado, y las decisiones \
             son lo que cambiaron los turnos jugados, los de ambos lados. Con lo que se esperaba al \
             principio suman el resultado.",
        ),
        /// The same with more seats.
        note_for_many = en(
            "Luck is what the own tiles changed in the expected result, and decisions are what the own turns \
             changed. What the others drew and decided is not counted, so they do not add up to the result.",
        )
        .es(
            "La suerte es lo que las losetas propias cambiaron en el resultado esperado, y las decisiones \
             son lo que cambiaron los turnos propios. Lo que robaron y decidieron los demás no se cuenta, \
             así que no suman el resultado.",
        ),
        /// What the values are measured in.
        unit = en("Measured in").es("Medido en"),
        /// Points.
        in_points = en("Points").es("Puntos"),
        /// The chance of winning.
        in_chance = en("Chance of winning").es("Probabilidad de ganar"),
        /// The share of the win that is expected, with more than two seats.
        in_share = en("Expected share of the win").es("Parte esperada de la victoria"),
        /// Whose result it is.
        whose = en("Seen by").es("Visto por"),
        /// Luck.
        luck = en("Luck").es("Suerte"),
        /// Decisions.
        decisions = en("Decisions").es("Decisiones"),
        /// What the chart shows.
        chart = en(|who: &str| format!("Luck and decisions so far, for {who}"))
            .es(|who| format!("Suerte y decisiones hasta cada jugada, para {who}")),
        /// The control that goes along the chart.
        slider = en("Along luck and decisions").es("A lo largo de suerte y decisiones"),
        /// A place in the chart: the move, and the sums up to it.
        place = en(|mv: &str, luck: &str, decisions: &str| {
            format!("{mv}: luck {luck}, decisions {decisions} so far")
        })
        .es(|mv, luck, decisions| format!("{mv}: suerte {luck}, decisiones {decisions} hasta aquí")),
        /// The button that shows the sums as a table.
        table = en("As a table").es("Como tabla"),
        /// The column of moves.
        column_move = en("Move").es("Jugada"),
        /// The column of who moved.
        column_who = en("Who").es("Quién"),
        /// The column of what a move or a draw changed.
        column_change = en("Change").es("Cambio"),
        /// The column of the sum of luck.
        column_luck = en("Luck so far").es("Suerte hasta aquí"),
        /// The column of the sum of decisions.
        column_decisions = en("Decisions so far").es("Decisiones hasta aquí"),
        /// The table of the seats.
        seats = en("Luck and decisions of each player").es("Suerte y decisiones de cada jugador"),
        /// The column of the seats.
        column_seat = en("Player").es("Jugador"),
        /// The column of the luck of the seat's own tiles.
        column_own_luck = en("Luck of the own tiles").es("Suerte de sus losetas"),
        /// The column of what the seat's own choices changed.
        column_own_decisions = en("Decisions of the own turns").es("Decisiones de sus turnos"),
        /// The tile that was drawn, and by how much it was better or worse than the mean.
        drawn = en(|tile: &str, change: &str| format!("{tile}: {change} against the mean of the bag"))
            .es(|tile, change| format!("{tile}: {change} respecto a la media de la bolsa")),
        /// What was expected before and after the draw.
        drawn_from_to = en(|before: &str, after: &str| format!("expected {before}, with this tile {after}"))
            .es(|before, after| format!("se esperaba {before}, con esta loseta {after}")),
        /// What the bar shows: the worst and the best tile of the bag, their mean, and the tile drawn.
        bar = en(|worst: &str, mean: &str, drawn: &str, best: &str| {
            format!("Worst tile {worst}, mean {mean}, this tile {drawn}, best tile {best}")
        })
        .es(|worst, mean, drawn, best| {
            format!("Peor loseta {worst}, media {mean}, esta loseta {drawn}, mejor loseta {best}")
        }),
        /// The best turn and its value.
        best = en(|turn: &str, value: &str| format!("Best turn: {turn} ({value})."))
            .es(|turn, value| format!("Mejor turno: {turn} ({value}).")),
        /// The turn that was played, its value, and how much less that is.
        played = en(|turn: &str, value: &str, less: &str| format!("Played: {turn} ({value}), {less} less."))
            .es(|turn, value, less| format!("Se jugó: {turn} ({value}), {less} menos.")),
        /// The best turn was played.
        best_played = en(|turn: &str, value: &str| format!("The best turn was played: {turn} ({value})."))
            .es(|turn, value| format!("Se jugó el mejor turno: {turn} ({value}).")),
        /// The switch that shows the best turn on the land.
        show_best = en("Best turn on the land").es("Mejor turno en el tablero"),
        /// What it does.
        show_best_title = en("Draws the best turn as a small tile in a round frame")
            .es("Dibuja el mejor turno como una loseta pequeña en un marco redondo"),
        /// A number of points: `3.4 points`.
        points = en(|number: &str| match number {
            "+1" | "−1" | "1" => format!("{number} point"),
            _ => format!("{number} points"),
        })
        .es(|number| match number {
            "+1" | "−1" | "1" => format!("{number} punto"),
            _ => format!("{number} puntos"),
        }),
    }
);
