//! The sentences of a review as an article.

tessera_core::words!(
    /// What a review says as an article.
    pub enum ArticleWords {
        /// The button that opens it.
        open = en("As an article, to print").es("Como artículo, para imprimir"),
        /// What a diagram shows: the position after a move.
        after = en(|mv: &str| format!("After {mv}")).es(|mv| format!("Después de {mv}")),
        /// The last diagram.
        end = en("The end").es("Final"),
        /// Only so many positions have a diagram.
        cut = en(|most: usize| format!("Only the first {most} positions have a diagram."))
            .es(|most| format!("Solo las primeras {most} posiciones tienen diagrama.")),
    }
);
