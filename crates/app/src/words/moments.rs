//! The sentences of the moments that decided a game.

tessera_core::words!(
    /// What is said of the moves that changed the chances most.
    pub enum MomentWords {
        /// The button in the result.
        open = en("The moments that decided it").es("Los momentos decisivos"),
        /// The heading.
        title = en("Moments that decided the game").es("Momentos que decidieron la partida"),
        /// Which moment of how many is shown.
        at = en(|at: usize, of: usize| format!("{at} of {of}")).es(|at, of| format!("{at} de {of}")),
        /// The game is reviewed first; so many of its moves are known.
        looking = en(|known: usize, all: usize| {
            format!("The game is reviewed first: {known} of {all} moves. Then the moments are shown.")
        })
        .es(|known, all| {
            format!(
                "Primero se revisa la partida: {known} de {all} jugadas. Después se muestran los momentos."
            )
        }),
        /// The review does not go on.
        stopped = en("The moments are shown once the game is reviewed. Go on with the review.")
            .es("Los momentos se muestran cuando la partida está revisada. Continúa la revisión."),
        /// No move changed the chances much.
        none = en("No move changed the chances by more than a few percent.")
            .es("Ninguna jugada cambió las probabilidades más que un poco."),
        /// There are fewer moments than three.
        few = en(|count: usize| match count {
            1 => "Only one move changed the chances by more than a few percent.".to_owned(),
            count => format!("Only {count} moves changed the chances by more than a few percent."),
        })
        .es(|count| match count {
            1 => "Solo una jugada cambió las probabilidades más que un poco.".to_owned(),
            count => format!("Solo {count} jugadas cambiaron las probabilidades más que un poco."),
        }),
        /// What somebody played, what is said of it, and how much chance of winning it cost.
        played = en(|number: usize, who: &str, mv: &str, verdict: &str, loss: &str| {
            format!("Move {number}, {who}: {mv} ({verdict}) cost {loss} of the chance of winning.")
        })
        .es(|number, who, mv, verdict, loss| {
            format!("Jugada {number}, {who}: {mv} ({verdict}) costó el {loss} de la probabilidad de ganar.")
        }),
        /// A piece that was drawn changed the chance of a seat by so much.
        drawn = en(|number: usize, mv: &str, who: &str, change: &str| {
            format!("Move {number}: {mv} was drawn, {change} for {who}.")
        })
        .es(|number, mv, who, change| format!("Jugada {number}: salió {mv}, {change} para {who}.")),
        /// Show the moment before.
        back = en("Back").es("Atrás"),
        /// Show the next moment.
        next = en("Next").es("Siguiente"),
        /// Leave the moments.
        end = en("Close").es("Cerrar"),
    }
);
