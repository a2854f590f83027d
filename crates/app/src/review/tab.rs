//! The tabs of the review.

/// What the panel of a review shows where there is room for one thing: below the board of a phone, and beside it on a low screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ReviewTab {
    /// The analysis of the position.
    #[default]
    Analysis,
    /// The moves, with the variations.
    Moves,
    /// What is known about the whole game: the graph, the summary, luck.
    Game,
}

impl ReviewTab {
    /// Every tab, in the order of the row.
    pub const ALL: [ReviewTab; 3] = [ReviewTab::Analysis, ReviewTab::Moves, ReviewTab::Game];

    /// Its name in the page.
    pub fn id(self) -> &'static str {
        match self {
            ReviewTab::Analysis => "analysis",
            ReviewTab::Moves => "moves",
            ReviewTab::Game => "game",
        }
    }
}
