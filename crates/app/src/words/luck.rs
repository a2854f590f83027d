//! Luck and decisions: how the result of a game came about.

tessera_core::words! {
    /// What the review of a game with draws says about luck.
    pub struct LuckWords {
        /// The heading.
        title,
        /// A seat won by so many points.
        won_by(who: &str, you: bool, points: &str),
        /// A seat lost by so many points.
        lost_by(who: &str, you: bool, points: &str),
        /// The game is drawn.
        drew,
        /// Somebody resigned, so there is no result in points.
        resigned,
        /// The game is not over.
        so_far,
        /// What was decided, and by what: `You lost by 9: luck −14, decisions +5.`
        sum(head: &str, luck: &str, decisions: &str),
        /// The same with what was expected at the start: the three add up to the result.
        sum_with_start(head: &str, luck: &str, decisions: &str, start: &str),
        /// What luck and decisions of its own a seat had, with more than two seats: they are not all of the result.
        own(head: &str, luck: &str, decisions: &str),
        /// So much a turn, in the mean: `−2.1 % a turn`.
        a_turn(change: &str),
        /// What luck, decisions and the start are, with two seats.
        note,
        /// The same with more seats.
        note_for_many,
        /// What the values are measured in.
        unit,
        /// Points.
        in_points,
        /// The chance of winning.
        in_chance,
        /// The share of the win that is expected, with more than two seats.
        in_share,
        /// Whose result it is.
        whose,
        /// Luck.
        luck,
        /// Decisions.
        decisions,
        /// What the chart shows.
        chart(who: &str),
        /// The control that goes along the chart.
        slider,
        /// A place in the chart: the move, and the sums up to it.
        place(mv: &str, luck: &str, decisions: &str),
        /// The button that shows the sums as a table.
        table,
        /// The column of moves.
        column_move,
        /// The column of who moved.
        column_who,
        /// The column of what a move or a draw changed.
        column_change,
        /// The column of the sum of luck.
        column_luck,
        /// The column of the sum of decisions.
        column_decisions,
        /// The table of the seats.
        seats,
        /// The column of the seats.
        column_seat,
        /// The column of the luck of the seat's own tiles.
        column_own_luck,
        /// The column of what the seat's own choices changed.
        column_own_decisions,
        /// The tile that was drawn, and by how much it was better or worse than the mean.
        drawn(tile: &str, change: &str),
        /// What was expected before and after the draw.
        drawn_from_to(before: &str, after: &str),
        /// What the bar shows: the worst and the best tile of the bag, their mean, and the tile drawn.
        bar(worst: &str, mean: &str, drawn: &str, best: &str),
        /// The best turn and its value.
        best(turn: &str, value: &str),
        /// The turn that was played, its value, and how much less that is.
        played(turn: &str, value: &str, less: &str),
        /// The best turn was played.
        best_played(turn: &str, value: &str),
        /// The switch that shows the best turn on the land.
        show_best,
        /// What it does.
        show_best_title,
        /// A number of points: `3.4 points`.
        points(number: &str),
    }
}

static ENGLISH: LuckWords = LuckWords {
    title: "Luck and decisions",
    won_by: |who, _, points| format!("{who} won by {points}"),
    lost_by: |who, _, points| format!("{who} lost by {points}"),
    drew: "The game is drawn",
    resigned: "Until the resignation",
    so_far: "So far",
    sum: |head, luck, decisions| format!("{head}: luck {luck}, decisions {decisions}."),
    sum_with_start: |head, luck, decisions, start| {
        format!("{head}: expected at the start {start}, luck {luck}, decisions {decisions}.")
    },
    own: |head, luck, decisions| format!("{head}. Own tiles: luck {luck}. Own turns: decisions {decisions}."),
    a_turn: |change| format!("{change} a turn"),
    note: "Luck is what the tiles drawn changed in the expected result, and decisions are what the turns played changed, \
        those of both sides. With what was expected at the start they add up to the result.",
    note_for_many: "Luck is what the own tiles changed in the expected result, and decisions are what the own turns \
        changed. What the others drew and decided is not counted, so they do not add up to the result.",
    unit: "Measured in",
    in_points: "Points",
    in_chance: "Chance of winning",
    in_share: "Expected share of the win",
    whose: "Seen by",
    luck: "Luck",
    decisions: "Decisions",
    chart: |who| format!("Luck and decisions so far, for {who}"),
    slider: "Along luck and decisions",
    place: |mv, luck, decisions| format!("{mv}: luck {luck}, decisions {decisions} so far"),
    table: "As a table",
    column_move: "Move",
    column_who: "Who",
    column_change: "Change",
    column_luck: "Luck so far",
    column_decisions: "Decisions so far",
    seats: "Luck and decisions of each player",
    column_seat: "Player",
    column_own_luck: "Luck of the own tiles",
    column_own_decisions: "Decisions of the own turns",
    drawn: |tile, change| format!("{tile}: {change} against the mean of the bag"),
    drawn_from_to: |before, after| format!("expected {before}, with this tile {after}"),
    bar: |worst, mean, drawn, best| {
        format!("Worst tile {worst}, mean {mean}, this tile {drawn}, best tile {best}")
    },
    best: |turn, value| format!("Best turn: {turn} ({value})."),
    played: |turn, value, less| format!("Played: {turn} ({value}), {less} less."),
    best_played: |turn, value| format!("The best turn was played: {turn} ({value})."),
    show_best: "Best turn on the land",
    show_best_title: "Draws the best turn as a small tile in a round frame",
    points: |number| match number {
        "+1" | "−1" | "1" => format!("{number} point"),
        _ => format!("{number} points"),
    },
};

static SPANISH: LuckWords = LuckWords {
    title: "Suerte y decisiones",
    won_by: |who, you, points| {
        if you {
            format!("Ganaste por {points}")
        } else {
            format!("{who} ganó por {points}")
        }
    },
    lost_by: |who, you, points| {
        if you {
            format!("Perdiste por {points}")
        } else {
            format!("{who} perdió por {points}")
        }
    },
    drew: "La partida acabó en empate",
    resigned: "Hasta el abandono",
    so_far: "Hasta ahora",
    sum: |head, luck, decisions| format!("{head}: suerte {luck}, decisiones {decisions}."),
    sum_with_start: |head, luck, decisions, start| {
        format!("{head}: se esperaba al principio {start}, suerte {luck}, decisiones {decisions}.")
    },
    own: |head, luck, decisions| {
        format!("{head}. Losetas propias: suerte {luck}. Turnos propios: decisiones {decisions}.")
    },
    a_turn: |change| format!("{change} por turno"),
    note: "La suerte es lo que las losetas robadas cambiaron en el resultado esperado, y las decisiones son lo que \
        cambiaron los turnos jugados, los de ambos lados. Con lo que se esperaba al principio suman el resultado.",
    note_for_many: "La suerte es lo que las losetas propias cambiaron en el resultado esperado, y las decisiones son lo que \
        cambiaron los turnos propios. Lo que robaron y decidieron los demás no se cuenta, así que no suman el resultado.",
    unit: "Medido en",
    in_points: "Puntos",
    in_chance: "Probabilidad de ganar",
    in_share: "Parte esperada de la victoria",
    whose: "Visto por",
    luck: "Suerte",
    decisions: "Decisiones",
    chart: |who| format!("Suerte y decisiones hasta cada jugada, para {who}"),
    slider: "A lo largo de suerte y decisiones",
    place: |mv, luck, decisions| format!("{mv}: suerte {luck}, decisiones {decisions} hasta aquí"),
    table: "Como tabla",
    column_move: "Jugada",
    column_who: "Quién",
    column_change: "Cambio",
    column_luck: "Suerte hasta aquí",
    column_decisions: "Decisiones hasta aquí",
    seats: "Suerte y decisiones de cada jugador",
    column_seat: "Jugador",
    column_own_luck: "Suerte de sus losetas",
    column_own_decisions: "Decisiones de sus turnos",
    drawn: |tile, change| format!("{tile}: {change} respecto a la media de la bolsa"),
    drawn_from_to: |before, after| format!("se esperaba {before}, con esta loseta {after}"),
    bar: |worst, mean, drawn, best| {
        format!("Peor loseta {worst}, media {mean}, esta loseta {drawn}, mejor loseta {best}")
    },
    best: |turn, value| format!("Mejor turno: {turn} ({value})."),
    played: |turn, value, less| format!("Se jugó: {turn} ({value}), {less} menos."),
    best_played: |turn, value| format!("Se jugó el mejor turno: {turn} ({value})."),
    show_best: "Mejor turno en el tablero",
    show_best_title: "Dibuja el mejor turno como una loseta pequeña en un marco redondo",
    points: |number| match number {
        "+1" | "−1" | "1" => format!("{number} punto"),
        _ => format!("{number} puntos"),
    },
};
