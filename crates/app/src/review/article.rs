//! A review as an article: the moves as running text, what is said about them, and a diagram where something is said.

/// The id of the dialog of the article.
pub const ARTICLE_DIALOG: &str = "article";
/// How many positions with something said about them have a diagram at most.
pub const MOST_DIAGRAMS: usize = 40;

/// A review as an article.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Article {
    /// The game with its options.
    pub title: String,
    /// Who played, and how it ended.
    pub facts: Vec<String>,
    /// What follows, from the first move on.
    pub parts: Vec<ArticlePart>,
    /// That some positions have no diagram; empty where all have.
    pub cut: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArticlePart {
    /// Moves of the main line.
    Moves(String),
    /// What is said about a move, after the move.
    Comment(String, String),
    /// What else could have been played, or what would have been better.
    Aside(String),
    /// A position, as an SVG element in the colours of the page, and what it shows.
    Diagram(String, String),
}
