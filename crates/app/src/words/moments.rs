//! The sentences of the moments that decided a game.

tessera_core::words! {
    /// What is said of the moves that changed the chances most.
    pub struct MomentWords {
        /// The button in the result.
        open,
        /// The heading.
        title,
        /// Which moment of how many is shown.
        at(at: usize, of: usize),
        /// The game is reviewed first; so many of its moves are known.
        looking(known: usize, all: usize),
        /// The review does not go on.
        stopped,
        /// No move changed the chances much.
        none,
        /// There are fewer moments than three.
        few(count: usize),
        /// What somebody played, what is said of it, and how much chance of winning it cost.
        played(number: usize, who: &str, mv: &str, verdict: &str, loss: &str),
        /// A piece that was drawn changed the chance of a seat by so much.
        drawn(number: usize, mv: &str, who: &str, change: &str),
        /// Show the moment before.
        back,
        /// Show the next moment.
        next,
        /// Leave the moments.
        end,
    }
}

static ENGLISH: MomentWords = MomentWords {
    open: "The moments that decided it",
    title: "Moments that decided the game",
    at: |at, of| format!("{at} of {of}"),
    looking: |known, all| {
        format!("The game is reviewed first: {known} of {all} moves. Then the moments are shown.")
    },
    stopped: "The moments are shown once the game is reviewed. Go on with the review.",
    none: "No move changed the chances by more than a few percent.",
    few: |count| match count {
        1 => "Only one move changed the chances by more than a few percent.".to_owned(),
        count => format!("Only {count} moves changed the chances by more than a few percent."),
    },
    played: |number, who, mv, verdict, loss| {
        format!("Move {number}, {who}: {mv} ({verdict}) cost {loss} of the chance of winning.")
    },
    drawn: |number, mv, who, change| format!("Move {number}: {mv} was drawn, {change} for {who}."),
    back: "Back",
    next: "Next",
    end: "Close",
};

static SPANISH: MomentWords = MomentWords {
    open: "Los momentos decisivos",
    title: "Momentos que decidieron la partida",
    at: |at, of| format!("{at} de {of}"),
    looking: |known, all| {
        format!("Primero se revisa la partida: {known} de {all} jugadas. Después se muestran los momentos.")
    },
    stopped: "Los momentos se muestran cuando la partida está revisada. Continúa la revisión.",
    none: "Ninguna jugada cambió las probabilidades más que un poco.",
    few: |count| match count {
        1 => "Solo una jugada cambió las probabilidades más que un poco.".to_owned(),
        count => format!("Solo {count} jugadas cambiaron las probabilidades más que un poco."),
    },
    played: |number, who, mv, verdict, loss| {
        format!("Jugada {number}, {who}: {mv} ({verdict}) costó el {loss} de la probabilidad de ganar.")
    },
    drawn: |number, mv, who, change| format!("Jugada {number}: salió {mv}, {change} para {who}."),
    back: "Atrás",
    next: "Siguiente",
    end: "Cerrar",
};
