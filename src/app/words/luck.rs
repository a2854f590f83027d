//! Luck and decisions: how the result of a game came about.

crate::words! {
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
        /// The same with what is left of the result.
        sum_with_rest(head: &str, luck: &str, decisions: &str, rest: &str),
        /// What luck, decisions and the rest are, with two seats.
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
        /// The column of what the seat gave away by its choices.
        column_regret,
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
    sum_with_rest: |head, luck, decisions, rest| {
        format!("{head}: luck {luck}, decisions {decisions}, the rest {rest}.")
    },
    note: "Luck compares each tile drawn with the mean of the bag, and a decision compares the turn played with the best \
        turn for the same tile, those of both sides. The rest is what was expected at the start, and the error of the \
        search, which values the same position more than once.",
    note_for_many: "Luck compares each tile drawn with the mean of the bag, and a decision compares the turn played with \
        the best turn for the same tile. The rest is what the others drew and decided, what was expected at the start, \
        and the error of the search.",
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
    column_regret: "Given away by decisions",
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
    won_by: |who, you, points| match you {
        true => format!("Ganaste por {points}"),
        false => format!("{who} ganó por {points}"),
    },
    lost_by: |who, you, points| match you {
        true => format!("Perdiste por {points}"),
        false => format!("{who} perdió por {points}"),
    },
    drew: "La partida acabó en empate",
    resigned: "Hasta el abandono",
    so_far: "Hasta ahora",
    sum: |head, luck, decisions| format!("{head}: suerte {luck}, decisiones {decisions}."),
    sum_with_rest: |head, luck, decisions, rest| {
        format!("{head}: suerte {luck}, decisiones {decisions}, el resto {rest}.")
    },
    note: "La suerte compara cada loseta robada con la media de la bolsa, y una decisión compara el turno jugado con el \
        mejor turno para la misma loseta, los de ambos lados. El resto es lo que se esperaba al principio y el error de \
        la búsqueda, que valora la misma posición más de una vez.",
    note_for_many: "La suerte compara cada loseta robada con la media de la bolsa, y una decisión compara el turno jugado \
        con el mejor turno para la misma loseta. El resto es lo que robaron y decidieron los demás, lo que se esperaba \
        al principio y el error de la búsqueda.",
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
    column_regret: "Perdido por decisiones",
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
