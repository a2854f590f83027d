//! The review of a game: its progress, the graph and the summary.

tessera_core::words!(
    pub enum GameReviewWords {
        /// The heading of the review.
        title = en("Game review").es("Revisión de la partida"),
        /// The button that begins it.
        start = en("Review game").es("Revisar la partida"),
        /// The button that goes on with it.
        go_on = en("Go on with the review").es("Continuar la revisión"),
        /// The button that stops it.
        stop = en("Stop the review").es("Detener la revisión"),
        /// What it is for, before it was begun.
        note = en("See which moves won and lost the game.")
            .es("Mira qué jugadas ganaron y perdieron la partida."),
        /// How far the first pass is.
        first_pass = en(|known: usize, all: usize| format!("First pass: {known} of {all} moves"))
            .es(|known, all| format!("Primera pasada: {known} de {all} jugadas")),
        /// How far the second pass is.
        second_pass = en(|known: usize, all: usize| format!("Looking closer: {known} of {all} moves"))
            .es(|known, all| format!("Segunda pasada: {known} de {all} jugadas")),
        /// How long it still takes, in seconds.
        time_left = en(|seconds: u32| match seconds {
            0..90 => format!("about {} s left", seconds.max(1)),
            _ => format!("about {} min left", (seconds + 30) / 60),
        })
        .es(|seconds| match seconds {
            0..90 => format!("quedan unos {} s", seconds.max(1)),
            _ => format!("quedan unos {} min", (seconds + 30) / 60),
        }),
        /// It was stopped; how far the second pass is.
        stopped = en(|known: usize, all: usize| format!("{known} of {all} moves are reviewed.")).es(
            |known, all| {
                if is_one(known) {
                    format!("Se ha revisado {known} de {all} jugadas.")
                } else {
                    format!("Se han revisado {known} de {all} jugadas.")
                }
            },
        ),
        /// It ended without being complete, for this reason.
        failed = en(|why: &str| format!("The AI could not review the game: {why}."))
            .es(|why| format!("La IA no pudo revisar la partida: {why}.")),
        /// What is said once it is complete.
        done_said = en("The review of the game is complete.").es("La revisión de la partida ha terminado."),
        /// The review of another game goes on.
        another_runs = en(
            "The review of another game is running. It stops if you review this one, and can go on later.",
        )
        .es("Se está revisando otra partida. Se detendrá si revisas esta y podrá continuar después."),
        /// The review of another game waits for another tab.
        another_waits = en(
            "The review of another game waits for another tab. It stops waiting if you review this one, and \
             can go on later.",
        )
        .es(
            "La revisión de otra partida espera a otra pestaña. Dejará de esperar si revisas esta y podrá \
             continuar después.",
        ),
        /// The review of this game waits for another tab.
        waits = en("Another tab is reviewing a game. This review begins as soon as that one ends.")
            .es("Otra pestaña está revisando una partida. Esta revisión empezará en cuanto aquella termine."),
        /// There is no move to review.
        nothing = en("Nobody has moved yet.").es("Nadie ha jugado todavía."),
        /// What the graph shows, with two seats.
        chance = en("Chance of winning").es("Probabilidad de ganar"),
        /// What the graph shows, with more.
        share = en("Expected share of the win").es("Parte esperada de la victoria"),
        /// Whose values they are; with two seats.
        by_move_for = en(|side: &str| format!("{side}, by move")).es(|side| format!("{side}, por jugada")),
        /// Whose values they are; with more.
        by_move = en("by move").es("por jugada"),
        /// The values are those of the first pass.
        rough = en("Rough values of the first pass").es("Valores aproximados de la primera pasada"),
        /// The button that shows the values as a table.
        as_table = en("Show as table").es("Mostrar como tabla"),
        /// The button that shows them as a graph.
        as_graph = en("Show as graph").es("Mostrar como gráfico"),
        /// What the graph is called where it is a control.
        slider = en("Position in the graph").es("Posición en el gráfico"),
        /// The phases of a game.
        opening = en("Opening").es("Apertura"),
        /// The part between.
        middle = en("Middle game").es("Medio juego"),
        /// The last part.
        ending = en("Endgame").es("Final"),
        /// A part of the game, from one move to another.
        phase = en(|name: &str, from: usize, to: usize| format!("{name}: moves {from} to {to}"))
            .es(|name, from, to| format!("{name}: jugadas {from} a {to}")),
        /// The position before the first move.
        at_start = en("At the start").es("Al principio"),
        /// A position: how many moves were made, and the last of them.
        after = en(|number: usize, mv: &str| format!("After move {number}, {mv}"))
            .es(|number, mv| format!("Tras la jugada {number}, {mv}")),
        /// A position in a turn of several plies: which turn, and the last ply.
        in_turn = en(|turn: usize, mv: &str| format!("Turn {turn}, {mv}"))
            .es(|turn, mv| format!("Turno {turn}, {mv}")),
        /// What a seat's chance is there.
        worth = en(|who: &str, percent: &str| format!("{who} {percent}"))
            .es(|who, percent| format!("{who} {percent}")),
        /// An inaccuracy.
        inaccuracy = en("inaccuracy").es("imprecisión"),
        /// A mistake.
        mistake = en("mistake").es("error"),
        /// A blunder.
        blunder = en("blunder").es("error grave"),
        /// The only move that does not lose much.
        only_move = en("only good move").es("única jugada buena"),
        /// The best move.
        best_move = en("best move").es("mejor jugada"),
        /// A move about as good as the best.
        good_move = en("good move").es("buena jugada"),
        /// The search cannot tell which move is better.
        unclear = en("unclear").es("dudosa"),
        /// What that means, in a sentence.
        unclear_means = en(
            "The search cannot tell whether this move lost anything: its value and that of the best move are \
             too uncertain.",
        )
        .es(
            "La búsqueda no puede decir si esta jugada perdió algo: su valor y el de la mejor son demasiado \
             inciertos.",
        ),
        /// The only legal move.
        forced = en("only legal move").es("única jugada legal"),
        /// How much a move lost.
        cost = en(|percent: &str| format!("cost {percent}")).es(|percent| format!("cuesta un {percent}")),
        /// What would have been better.
        better = en(|mv: &str| format!("better: {mv}")).es(|mv| format!("mejor: {mv}")),
        /// How lucky a draw was.
        luck = en(|percent: &str| format!("luck {percent}")).es(|percent| format!("suerte {percent}")),
        /// The columns of the table.
        column_move = en("Move").es("Jugada"),
        /// The chance of winning, or the expected share of the win.
        column_chance = en("Chance").es("Probabilidad"),
        /// What was made of it.
        column_verdict = en("Verdict").es("Valoración"),
        /// What it lost.
        column_loss = en("Cost").es("Coste"),
        /// The accuracy of a seat.
        accuracy =
            en(|percent: &str| format!("{percent} accuracy")).es(|percent| format!("{percent} de precisión")),
        /// How accuracy is worked out, before the link.
        accuracy_note =
            en("Accuracy is worked out as on lichess:").es("La precisión se calcula como en lichess:"),
        /// The text of the link.
        accuracy_link = en("the formula").es("la fórmula"),
        /// How much a seat's moves lost on the mean.
        mean_loss = en(|percent: &str| format!("{percent} lost per choice"))
            .es(|percent| format!("{percent} perdido por decisión")),
        /// Which moves count in that mean.
        mean_loss_note = en("Choices are moves that had an alternative.")
            .es("Son decisiones las jugadas que tenían alternativa."),
        /// The same where luck and decisions have another mean.
        mean_loss_with_luck = en(
            "Choices are moves that had an alternative; one that turned out better than expected lost 0. In \
             Luck and decisions every turn counts, with its gain too.",
        )
        .es(
            "Son decisiones las jugadas que tenían alternativa; la que resultó mejor de lo esperado perdió \
             0. En Suerte y decisiones cuenta cada turno, también con lo que ganó.",
        ),
        /// How often a seat's moves have a verdict, and that the button goes to the next.
        go_to_next = en(|count: usize, verdict: &str, who: &str| {
            format!("{count} {verdict} by {who}: go to the next")
        })
        .es(|count, verdict, who| format!("{who}, {count} {verdict}: ir a la siguiente jugada")),
        /// Several of a verdict.
        inaccuracies = en("inaccuracies").es("imprecisiones"),
        /// Several mistakes.
        mistakes = en("mistakes").es("errores"),
        /// Several blunders.
        blunders = en("blunders").es("errores graves"),
        /// Several only moves.
        only_moves = en("only good moves").es("únicas jugadas buenas"),
        /// Several unclear moves.
        unclears = en("unclear moves").es("jugadas dudosas"),
        /// The button to the next mistake.
        next_mistake = en("Next mistake").es("Siguiente error"),
        /// The button to the mistake before.
        previous_mistake = en("Previous mistake").es("Error anterior"),
        /// What the numbers behind the moves are: the chance of whoever moved, after the move.
        own_chance = en("own %").es("% propio"),
        /// The heading of what is said about the move that led to the position that is shown.
        shown_move = en("The move shown").es("La jugada mostrada"),
        /// How a move changed the chance of whoever played it.
        change = en(|before: i32, after: i32| format!("from {before}\u{a0}% to {after}\u{a0}%"))
            .es(|before, after| format!("de un {before}\u{a0}% a un {after}\u{a0}%")),
        /// The position is one of a variation.
        not_played = en("This position is not of the game. The review knows the moves that were played.")
            .es("Esta posición no es de la partida. La revisión conoce las jugadas que se hicieron."),
        /// There are no mistakes.
        no_mistakes = en("No mistakes were found.").es("No se han encontrado errores."),
        /// The heading of what is said about the whole game.
        summary = en("Summary").es("Resumen"),
        /// The heading of the largest swings, of what moves lost on the mean, and of how accuracy is worked out.
        swings = en("Swings and averages").es("Cambios y medias"),
        /// A swing: the move, and by how much whose chance changed.
        swing = en(|mv: &str, who: &str, change: &str| format!("{mv}: {change} for {who}"))
            .es(|mv, who, change| format!("{mv}: {who} {change}")),
    }
);

fn is_one(count: usize) -> bool {
    count == 1
}
