//! The sentences of the step in which the komi is bid.

tessera_core::words!(
    /// What a person reads who bids the komi.
    pub enum BidWords {
        /// The heading.
        title = en("Name a fair komi").es("Propón un komi justo"),
        /// What the komi is and what happens next; `second` is the side that gets it.
        next = en(|second: &str| {
            format!(
                "{second} moves second and gets these points. Then the other player takes the side they like \
                 better."
            )
        })
        .es(|second| {
            format!(
                "{second} juega en segundo lugar y recibe estos puntos. Después, el otro jugador elige el \
                 bando que prefiera."
            )
        }),
        /// What a komi at this end of the scale means.
        good_for = en(|side: &str| format!("better for {side}")).es(|side| format!("mejor para {side}")),
        /// Why a komi is recommended; `first` is the side that moves first, with its chance to win in percent.
        recommended = en(|komi: &str, first: &str, percent: u8| {
            format!("{komi} is recommended: with it {first} won {percent}\u{a0}% of our test games.")
        })
        .es(|komi, first, percent| {
            format!(
                "Se recomienda {komi}: con ese komi, {first} ganó el {percent}\u{a0}% de nuestras partidas \
                 de prueba."
            )
        }),
        /// The slider.
        komi = en("Komi").es("Komi"),
        /// The button that lowers the komi.
        lower = en("Lower the komi").es("Bajar el komi"),
        /// The button that raises the komi.
        raise = en("Raise the komi").es("Subir el komi"),
        /// The button that bids.
        offer = en(|komi: &str| format!("Name {komi}")).es(|komi| format!("Proponer {komi}")),
    }
);
