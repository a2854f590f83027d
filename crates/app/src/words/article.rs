//! The sentences of a review as an article.

tessera_core::words! {
    /// What a review says as an article.
    pub struct ArticleWords {
        /// The button that opens it.
        open,
        /// What a diagram shows: the position after a move.
        after(mv: &str),
        /// The last diagram.
        end,
        /// Only so many positions have a diagram.
        cut(most: usize),
    }
}

static ENGLISH: ArticleWords = ArticleWords {
    open: "As an article, to print",
    after: |mv| format!("After {mv}"),
    end: "The end",
    cut: |most| format!("Only the first {most} positions have a diagram."),
};

static SPANISH: ArticleWords = ArticleWords {
    open: "Como artículo, para imprimir",
    after: |mv| format!("Después de {mv}"),
    end: "Final",
    cut: |most| format!("Solo las primeras {most} posiciones tienen diagrama."),
};
