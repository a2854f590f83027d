//! The words of the points that a land brings, and of its final scoring.

tessera_core::words!(
    /// What the parts of the scoring of a land are called.
    pub enum ScoringWords {
        /// What the second score of a seat is.
        promised = en("If the game ended now").es("Si la partida terminara ahora"),
        /// The points at the end.
        points = en("Points").es("Puntos"),
        /// What the table of points is.
        points_table = en("Where the points come from").es("De dónde vienen los puntos"),
        /// The final scoring.
        final_scoring = en("Final scoring").es("Puntuación final"),
        /// A step of the final scoring, of all.
        step_of = en(|step: usize, all: usize| format!("{step} of {all}"))
            .es(|step, all| format!("{step} de {all}")),
        /// A step back in the final scoring.
        step_back = en("Previous step of the final scoring").es("Paso anterior de la puntuación final"),
        /// The next step of the final scoring.
        next_step = en("Next step of the final scoring").es("Paso siguiente de la puntuación final"),
    }
);
