//! The sentences of the text view.

tessera_core::words!(
    /// What the text view says besides the position.
    pub enum TextWords {
        /// The heading.
        title = en("Position in words").es("La posición con palabras"),
        /// Copy the text.
        copy = en("Copy").es("Copiar"),
        /// Print the text.
        print = en("Print").es("Imprimir"),
        /// A row of hexagons, by its name.
        row = en(|name: &str| format!("Row {name}")).es(|name| format!("Fila {name}")),
    }
);
