//! The sentences of the text view.

tessera_core::words! {
    /// What the text view says besides the position.
    pub struct TextWords {
        /// The heading.
        title,
        /// Copy the text.
        copy,
        /// Print the text.
        print,
        /// A row of hexagons, by its name.
        row(name: &str),
    }
}

static ENGLISH: TextWords = TextWords {
    title: "Position in words",
    copy: "Copy",
    print: "Print",
    row: |name| format!("Row {name}"),
};

static SPANISH: TextWords = TextWords {
    title: "La posición con palabras",
    copy: "Copiar",
    print: "Imprimir",
    row: |name| format!("Fila {name}"),
};
