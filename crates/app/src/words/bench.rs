//! The words of the measurements page.

tessera_core::words!(
    /// The measurements page.
    pub enum BenchWords {
        /// The heading of the measurements page.
        title = en("Playouts in this browser").es("Partidas al azar en este navegador"),
        /// What is measured, with the same command of `lab`.
        note = en("Random games played by one worker, as by the command lab bench.")
            .es("Partidas al azar que juega un solo proceso, como con la orden lab bench."),
        /// While it is measured.
        measuring = en("Measuring…").es("Midiendo…"),
        /// Measure again.
        measure_again = en("Measure again").es("Medir otra vez"),
    }
);
