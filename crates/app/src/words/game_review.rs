//! The review of a game: its progress, the graph and the summary.

tessera_core::words! {
    pub struct GameReviewWords {
        /// The heading of the review.
        title,
        /// The button that begins it.
        start,
        /// The button that goes on with it.
        go_on,
        /// The button that stops it.
        stop,
        /// What it is for, before it was begun.
        note,
        /// How far the first pass is.
        first_pass(known: usize, all: usize),
        /// How far the second pass is.
        second_pass(known: usize, all: usize),
        /// How long it still takes, in seconds.
        time_left(seconds: u32),
        /// It was stopped; how far the second pass is.
        stopped(known: usize, all: usize),
        /// It ended without being complete, for this reason.
        failed(why: &str),
        /// What is said once it is complete.
        done_said,
        /// The review of another game goes on.
        another_runs,
        /// The review of another game waits for another tab.
        another_waits,
        /// The review of this game waits for another tab.
        waits,
        /// There is no move to review.
        nothing,
        /// What the graph shows, with two seats.
        chance,
        /// What the graph shows, with more.
        share,
        /// Whose values they are; with two seats.
        by_move_for(side: &str),
        /// Whose values they are; with more.
        by_move,
        /// The values are those of the first pass.
        rough,
        /// The button that shows the values as a table.
        as_table,
        /// The button that shows them as a graph.
        as_graph,
        /// What the graph is called where it is a control.
        slider,
        /// The phases of a game.
        opening,
        /// The part between.
        middle,
        /// The last part.
        ending,
        /// A part of the game, from one move to another.
        phase(name: &str, from: usize, to: usize),
        /// The position before the first move.
        at_start,
        /// A position: how many moves were made, and the last of them.
        after(number: usize, mv: &str),
        /// A position in a turn of several plies: which turn, and the last ply.
        in_turn(turn: usize, mv: &str),
        /// What a seat's chance is there.
        worth(who: &str, percent: &str),
        /// An inaccuracy.
        inaccuracy,
        /// A mistake.
        mistake,
        /// A blunder.
        blunder,
        /// The only move that does not lose much.
        only_move,
        /// The best move.
        best_move,
        /// A move about as good as the best.
        good_move,
        /// The search cannot tell which move is better.
        unclear,
        /// What that means, in a sentence.
        unclear_means,
        /// The only legal move.
        forced,
        /// How much a move lost.
        cost(percent: &str),
        /// What would have been better.
        better(mv: &str),
        /// How lucky a draw was.
        luck(percent: &str),
        /// The columns of the table.
        column_move,
        /// The chance of winning, or the expected share of the win.
        column_chance,
        /// What was made of it.
        column_verdict,
        /// What it lost.
        column_loss,
        /// The accuracy of a seat.
        accuracy(percent: &str),
        /// How accuracy is worked out, before the link.
        accuracy_note,
        /// The text of the link.
        accuracy_link,
        /// How much a seat's moves lost on the mean.
        mean_loss(percent: &str),
        /// Which moves count in that mean.
        mean_loss_note,
        /// The same where luck and decisions have another mean.
        mean_loss_with_luck,
        /// How often a seat's moves have a verdict, and that the button goes to the next.
        go_to_next(count: usize, verdict: &str, who: &str),
        /// Several of a verdict.
        inaccuracies,
        /// Several mistakes.
        mistakes,
        /// Several blunders.
        blunders,
        /// Several only moves.
        only_moves,
        /// Several unclear moves.
        unclears,
        /// The button to the next mistake.
        next_mistake,
        /// The button to the mistake before.
        previous_mistake,
        /// What the numbers behind the moves are: the chance of whoever moved, after the move.
        own_chance,
        /// The heading of what is said about the move that led to the position that is shown.
        shown_move,
        /// How a move changed the chance of whoever played it.
        change(before: i32, after: i32),
        /// The position is one of a variation.
        not_played,
        /// There are no mistakes.
        no_mistakes,
        /// The heading of what is said about the whole game.
        summary,
        /// The heading of the largest swings, of what moves lost on the mean, and of how accuracy is worked out.
        swings,
        /// A swing: the move, and by how much whose chance changed.
        swing(mv: &str, who: &str, change: &str),
    }
}

fn is_one(count: usize) -> bool {
    count == 1
}

static ENGLISH: GameReviewWords = GameReviewWords {
    title: "Game review",
    start: "Review game",
    go_on: "Go on with the review",
    stop: "Stop the review",
    note: "See which moves won and lost the game.",
    first_pass: |known, all| format!("First pass: {known} of {all} moves"),
    second_pass: |known, all| format!("Looking closer: {known} of {all} moves"),
    time_left: |seconds| match seconds {
        0..90 => format!("about {} s left", seconds.max(1)),
        _ => format!("about {} min left", (seconds + 30) / 60),
    },
    stopped: |known, all| format!("{known} of {all} moves are reviewed."),
    failed: |why| format!("The AI could not review the game: {why}."),
    done_said: "The review of the game is complete.",
    another_runs: "The review of another game is running. It stops if you review this one, and can go on later.",
    another_waits: "The review of another game waits for another tab. It stops waiting if you review this one, and can go on \
                    later.",
    waits: "Another tab is reviewing a game. This review begins as soon as that one ends.",
    nothing: "Nobody has moved yet.",
    chance: "Chance of winning",
    share: "Expected share of the win",
    by_move_for: |side| format!("{side}, by move"),
    by_move: "by move",
    rough: "Rough values of the first pass",
    as_table: "Show as table",
    as_graph: "Show as graph",
    slider: "Position in the graph",
    opening: "Opening",
    middle: "Middle game",
    ending: "Endgame",
    phase: |name, from, to| format!("{name}: moves {from} to {to}"),
    at_start: "At the start",
    after: |number, mv| format!("After move {number}, {mv}"),
    in_turn: |turn, mv| format!("Turn {turn}, {mv}"),
    worth: |who, percent| format!("{who} {percent}"),
    inaccuracy: "inaccuracy",
    mistake: "mistake",
    blunder: "blunder",
    only_move: "only good move",
    best_move: "best move",
    good_move: "good move",
    unclear: "unclear",
    unclear_means: "The search cannot tell whether this move lost anything: its value and that of the best move are too uncertain.",
    forced: "only legal move",
    cost: |percent| format!("cost {percent}"),
    better: |mv| format!("better: {mv}"),
    luck: |percent| format!("luck {percent}"),
    column_move: "Move",
    column_chance: "Chance",
    column_verdict: "Verdict",
    column_loss: "Cost",
    accuracy: |percent| format!("{percent} accuracy"),
    accuracy_note: "Accuracy is worked out as on lichess:",
    accuracy_link: "the formula",
    mean_loss: |percent| format!("{percent} lost per choice"),
    mean_loss_note: "Choices are moves that had an alternative.",
    mean_loss_with_luck: "Choices are moves that had an alternative; one that turned out better than expected lost 0. In \
        Luck and decisions every turn counts, with its gain too.",
    go_to_next: |count, verdict, who| format!("{count} {verdict} by {who}: go to the next"),
    inaccuracies: "inaccuracies",
    mistakes: "mistakes",
    blunders: "blunders",
    only_moves: "only good moves",
    unclears: "unclear moves",
    next_mistake: "Next mistake",
    previous_mistake: "Previous mistake",
    own_chance: "own %",
    shown_move: "The move shown",
    change: |before, after| format!("from {before} % to {after} %"),
    not_played: "This position is not of the game. The review knows the moves that were played.",
    no_mistakes: "No mistakes were found.",
    summary: "Summary",
    swings: "Swings and averages",
    swing: |mv, who, change| format!("{mv}: {change} for {who}"),
};

static SPANISH: GameReviewWords = GameReviewWords {
    title: "Revisión de la partida",
    start: "Revisar la partida",
    go_on: "Continuar la revisión",
    stop: "Detener la revisión",
    note: "Mira qué jugadas ganaron y perdieron la partida.",
    first_pass: |known, all| format!("Primera pasada: {known} de {all} jugadas"),
    second_pass: |known, all| format!("Segunda pasada: {known} de {all} jugadas"),
    time_left: |seconds| match seconds {
        0..90 => format!("quedan unos {} s", seconds.max(1)),
        _ => format!("quedan unos {} min", (seconds + 30) / 60),
    },
    stopped: |known, all| {
        if is_one(known) {
            format!("Se ha revisado {known} de {all} jugadas.")
        } else {
            format!("Se han revisado {known} de {all} jugadas.")
        }
    },
    failed: |why| format!("La IA no pudo revisar la partida: {why}."),
    done_said: "La revisión de la partida ha terminado.",
    another_runs: "Se está revisando otra partida. Se detendrá si revisas esta y podrá continuar después.",
    another_waits: "La revisión de otra partida espera a otra pestaña. Dejará de esperar si revisas esta y podrá continuar \
                    después.",
    waits: "Otra pestaña está revisando una partida. Esta revisión empezará en cuanto aquella termine.",
    nothing: "Nadie ha jugado todavía.",
    chance: "Probabilidad de ganar",
    share: "Parte esperada de la victoria",
    by_move_for: |side| format!("{side}, por jugada"),
    by_move: "por jugada",
    rough: "Valores aproximados de la primera pasada",
    as_table: "Mostrar como tabla",
    as_graph: "Mostrar como gráfico",
    slider: "Posición en el gráfico",
    opening: "Apertura",
    middle: "Medio juego",
    ending: "Final",
    phase: |name, from, to| format!("{name}: jugadas {from} a {to}"),
    at_start: "Al principio",
    after: |number, mv| format!("Tras la jugada {number}, {mv}"),
    in_turn: |turn, mv| format!("Turno {turn}, {mv}"),
    worth: |who, percent| format!("{who} {percent}"),
    inaccuracy: "imprecisión",
    mistake: "error",
    blunder: "error grave",
    only_move: "única jugada buena",
    best_move: "mejor jugada",
    good_move: "buena jugada",
    unclear: "dudosa",
    unclear_means: "La búsqueda no puede decir si esta jugada perdió algo: su valor y el de la mejor son demasiado inciertos.",
    forced: "única jugada legal",
    cost: |percent| format!("cuesta un {percent}"),
    better: |mv| format!("mejor: {mv}"),
    luck: |percent| format!("suerte {percent}"),
    column_move: "Jugada",
    column_chance: "Probabilidad",
    column_verdict: "Valoración",
    column_loss: "Coste",
    accuracy: |percent| format!("{percent} de precisión"),
    accuracy_note: "La precisión se calcula como en lichess:",
    accuracy_link: "la fórmula",
    mean_loss: |percent| format!("{percent} perdido por decisión"),
    mean_loss_note: "Son decisiones las jugadas que tenían alternativa.",
    mean_loss_with_luck: "Son decisiones las jugadas que tenían alternativa; la que resultó mejor de lo esperado perdió 0. En \
        Suerte y decisiones cuenta cada turno, también con lo que ganó.",
    go_to_next: |count, verdict, who| format!("{who}, {count} {verdict}: ir a la siguiente jugada"),
    inaccuracies: "imprecisiones",
    mistakes: "errores",
    blunders: "errores graves",
    only_moves: "únicas jugadas buenas",
    unclears: "jugadas dudosas",
    next_mistake: "Siguiente error",
    previous_mistake: "Error anterior",
    own_chance: "% propio",
    shown_move: "La jugada mostrada",
    change: |before, after| format!("de un {before} % a un {after} %"),
    not_played: "Esta posición no es de la partida. La revisión conoce las jugadas que se hicieron.",
    no_mistakes: "No se han encontrado errores.",
    summary: "Resumen",
    swings: "Cambios y medias",
    swing: |mv, who, change| format!("{mv}: {who} {change}"),
};
