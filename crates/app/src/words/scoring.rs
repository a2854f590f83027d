//! The words of the points that a land brings, and of its final scoring.

tessera_core::words! {
    /// What the parts of the scoring of a land are called.
    pub struct ScoringWords {
        /// What the second score of a seat is.
        promised,
        /// The points at the end.
        points,
        /// What the table of points is.
        points_table,
        /// The final scoring.
        final_scoring,
        /// A step of the final scoring, of all.
        step_of(step: usize, all: usize),
        /// A step back in the final scoring.
        step_back,
        /// The next step of the final scoring.
        next_step,
    }
}

static ENGLISH: ScoringWords = ScoringWords {
    promised: "If the game ended now",
    points: "Points",
    points_table: "Where the points come from",
    final_scoring: "Final scoring",
    step_of: |step, all| format!("{step} of {all}"),
    step_back: "Previous step of the final scoring",
    next_step: "Next step of the final scoring",
};

static SPANISH: ScoringWords = ScoringWords {
    promised: "Si la partida terminara ahora",
    points: "Puntos",
    points_table: "De dónde vienen los puntos",
    final_scoring: "Puntuación final",
    step_of: |step, all| format!("{step} de {all}"),
    step_back: "Paso anterior de la puntuación final",
    next_step: "Paso siguiente de la puntuación final",
};
