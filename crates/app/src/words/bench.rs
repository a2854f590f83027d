//! The words of the measurements page.

tessera_core::words! {
    /// The measurements page.
    pub struct BenchWords {
        /// The heading of the measurements page.
        title,
        /// What is measured, with the same command of `lab`.
        note,
        /// While it is measured.
        measuring,
        /// Measure again.
        measure_again,
    }
}

static ENGLISH: BenchWords = BenchWords {
    title: "Playouts in this browser",
    note: "Random games played by one worker, as by the command lab bench.",
    measuring: "Measuring…",
    measure_again: "Measure again",
};

static SPANISH: BenchWords = BenchWords {
    title: "Partidas al azar en este navegador",
    note: "Partidas al azar que juega un solo proceso, como con la orden lab bench.",
    measuring: "Midiendo…",
    measure_again: "Medir otra vez",
};
