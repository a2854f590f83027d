//! The tabs of the review.

/// What the panel of a review shows where there is room for one thing: below the board of a phone, and beside it on a low screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewTab {
    /// The analysis of the position.
    Analysis,
    /// The moves, with the variations.
    Moves,
    /// What is known about the whole game: the graph, the summary, luck.
    Game,
}

impl ReviewTab {
    /// Every tab, in the order of the row.
    pub const ALL: [ReviewTab; 3] = [ReviewTab::Analysis, ReviewTab::Moves, ReviewTab::Game];

    /// The one that a review opens with: of the end of a game there is nothing to analyse.
    pub fn at_first(is_end: bool) -> ReviewTab {
        if is_end {
            ReviewTab::Game
        } else {
            ReviewTab::Analysis
        }
    }

    /// Its name in the page.
    pub fn id(self) -> &'static str {
        match self {
            ReviewTab::Analysis => "analysis",
            ReviewTab::Moves => "moves",
            ReviewTab::Game => "game",
        }
    }
}
