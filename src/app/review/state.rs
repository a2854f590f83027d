//! What the review page holds.

use super::analysis::Analysis;
use crate::app::link::Link;
use crate::app::play::PlayState;
use crate::app::route::Route;
use crate::play::{LINK_LIMIT, Record};

/// The state of the review page.
pub struct ReviewState {
    /// The board with the position that is shown. Its game [is reviewed](crate::app::LiveGame::is_reviewed): a person decides
    /// for every seat, no engine answers, nothing is drawn by itself, and it is not kept as a game that was played. Its line
    /// is the path through the variations on which the position lies.
    pub board: PlayState,
    /// The analysis of the position that is shown.
    pub analysis: Analysis,
    /// The game as it was opened, which its variations do not change.
    pub played: Record,
    /// Whether the values of the game are shown as a table and not as a graph.
    pub is_table: bool,
}

impl ReviewState {
    /// The review of the game on this board. `analyses` is whether its positions are analysed from the beginning.
    pub fn new(board: PlayState, analyses: bool) -> ReviewState {
        ReviewState {
            played: Record {
                shown: None,
                ..board.game.record()
            },
            is_table: false,
            board,
            analysis: Analysis::new(analyses),
        }
    }

    /// The game with the position that is shown, as a link tells it to others.
    pub fn link(&self) -> Link {
        self.board.link()
    }

    /// The fragment of the page's address: the link, or the id under which the game is kept where it would be too long.
    pub fn address(&self) -> String {
        let address = Route::Review(self.link()).to_string();
        match address.len() <= LINK_LIMIT {
            true => address,
            false => Route::ReviewSaved(self.board.slot.id).to_string(),
        }
    }
}
