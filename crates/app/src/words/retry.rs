//! The sentences of moves that are offered to be taken back.

tessera_core::words!(
    /// What is said about moves that can be taken back.
    pub enum RetryWords {
        /// The switch in the settings.
        setting = en("Warn me of blunders").es("Avisarme de los errores graves"),
        /// What it does.
        setting_note = en(
            "Against the AI: after a move that costs 15\u{a0}% or more of your chance of winning, you may take it \
             back. The AI looks at each of your moves for up to a second before it answers.",
        )
        .es(
            "Contra la IA: después de una jugada que cuesta el 15\u{a0}% o más de tu probabilidad de ganar, \
             puedes deshacerla. La IA mira cada jugada tuya hasta un segundo antes de responder.",
        ),
        /// The offer, with the move and what it costs in percent.
        offer = en(|mv: &str, percent: u32| {
            format!(
                "{mv} costs about {percent}\u{a0}% of your chance of winning. You may take it back; the game then \
                 counts as assisted."
            )
        })
        .es(|mv, percent| {
            format!(
                "{mv} cuesta cerca del {percent}\u{a0}% de tu probabilidad de ganar. Puedes deshacerla; la \
                 partida cuenta entonces como asistida."
            )
        }),
        /// The button that takes the move back.
        take_back = en("Take it back").es("Deshacerla"),
        /// The button that leaves it.
        keep = en("Leave it").es("Dejarla"),
        /// How many moves were taken back, at the end.
        taken_back = en(|count: u32| match count {
            1 => "assisted: 1 move taken back".to_owned(),
            count => format!("assisted: {count} moves taken back"),
        })
        .es(|count| match count {
            1 => "asistida: 1 jugada deshecha".to_owned(),
            count => format!("asistida: {count} jugadas deshechas"),
        }),
    }
);
