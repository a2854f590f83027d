//! The sentences of the step in which the komi is bid.

tessera_core::words! {
    /// What a person reads who bids the komi.
    pub struct BidWords {
        /// The heading.
        title,
        /// What the komi is and what happens next; `second` is the side that gets it.
        next(second: &str),
        /// What a komi at this end of the scale means.
        good_for(side: &str),
        /// Why a komi is recommended; `first` is the side that moves first, with its chance to win in percent.
        recommended(komi: &str, first: &str, percent: u8),
        /// The slider.
        komi,
        /// The button that lowers the komi.
        lower,
        /// The button that raises the komi.
        raise,
        /// The button that bids.
        offer(komi: &str),
    }
}

static ENGLISH: BidWords = BidWords {
    title: "Name a fair komi",
    next: |second| {
        format!(
            "{second} moves second and gets these points. Then the other player takes the side they like better."
        )
    },
    good_for: |side| format!("better for {side}"),
    recommended: |komi, first, percent| {
        format!("{komi} is recommended: with it {first} won {percent}\u{a0}% of our test games.")
    },
    komi: "Komi",
    lower: "Lower the komi",
    raise: "Raise the komi",
    offer: |komi| format!("Name {komi}"),
};

static SPANISH: BidWords = BidWords {
    title: "Propón un komi justo",
    next: |second| {
        format!(
            "{second} juega en segundo lugar y recibe estos puntos. Después, el otro jugador elige el bando que \
             prefiera."
        )
    },
    good_for: |side| format!("mejor para {side}"),
    recommended: |komi, first, percent| {
        format!(
            "Se recomienda {komi}: con ese komi, {first} ganó el {percent}\u{a0}% de nuestras partidas de prueba."
        )
    },
    komi: "Komi",
    lower: "Bajar el komi",
    raise: "Subir el komi",
    offer: |komi| format!("Proponer {komi}"),
};
