//! The sentences of moves that are offered to be taken back.

tessera_core::words! {
    /// What is said about moves that can be taken back.
    pub struct RetryWords {
        /// The switch in the settings.
        setting,
        /// What it does.
        setting_note,
        /// The offer, with the move and what it costs in percent.
        offer(mv: &str, percent: u32),
        /// The button that takes the move back.
        take_back,
        /// The button that leaves it.
        keep,
        /// How many moves were taken back, at the end.
        taken_back(count: u32),
    }
}

static ENGLISH: RetryWords = RetryWords {
    setting: "Warn me of blunders",
    setting_note: "Against the AI: after a move that costs 15 % or more of your chance of winning, you may take it back. The AI \
                   looks at each of your moves for up to a second before it answers.",
    offer: |mv, percent| {
        format!(
            "{mv} costs about {percent} % of your chance of winning. You may take it back; the game then counts as assisted."
        )
    },
    take_back: "Take it back",
    keep: "Leave it",
    taken_back: |count| match count {
        1 => "assisted: 1 move taken back".to_owned(),
        count => format!("assisted: {count} moves taken back"),
    },
};

static SPANISH: RetryWords = RetryWords {
    setting: "Avisarme de los errores graves",
    setting_note: "Contra la IA: después de una jugada que cuesta el 15 % o más de tu probabilidad de ganar, puedes deshacerla. La \
                   IA mira cada jugada tuya hasta un segundo antes de responder.",
    offer: |mv, percent| {
        format!(
            "{mv} cuesta cerca del {percent} % de tu probabilidad de ganar. Puedes deshacerla; la partida cuenta entonces como \
             asistida."
        )
    },
    take_back: "Deshacerla",
    keep: "Dejarla",
    taken_back: |count| match count {
        1 => "asistida: 1 jugada deshecha".to_owned(),
        count => format!("asistida: {count} jugadas deshechas"),
    },
};
