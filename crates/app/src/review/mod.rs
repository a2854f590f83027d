//! The review of a game: its positions, the moves that could have been played, and what engines say of them.
//!
//! The board is that of every page ([`ReviewState::board`]), so every view of a board works here, too. Each part of
//! the review has its state, its messages and its `impl ReviewState` in a file of its own.

mod analyse;
mod analysis;
mod article;
mod board_marks;
mod chart;
mod game_report;
mod graph;
mod kept;
mod key_message;
mod learn;
mod learn_view;
mod learning;
mod luck;
mod luck_state;
mod luck_turn;
mod make_puzzle;
mod message;
mod moments;
mod moments_state;
mod open;
mod overlay;
mod overlay_marks;
mod ownership;
mod page;
mod play_on;
mod play_on_form;
mod played;
mod proof;
mod puzzle_maker;
mod solved;
mod state;
mod story;
mod summary;
mod tab;
mod told_change;
mod tree;
mod tree_message;
mod update;
mod variations;
mod verdict_text;
pub mod view;
mod write_article;
mod write_story;

pub use analyse::SETTLED_MILLIS;
pub use analysis::{Analysis, AnalysisMsg, End as AnalysisEnd};
pub use article::{ARTICLE_DIALOG, Article, ArticlePart, MOST_DIAGRAMS};
pub use board_marks::marks_on;
pub use chart::{Chart, ChartLine, FigureRow, FigureTable};
pub use game_report::{Figure, GameReport, REPORT_DIALOG, game_report};
pub use graph::{Graph, GraphLine, GraphMark, GraphPhase, GraphPoint, graph};
pub use learn::{ACCEPTED_LOSS, LearnMsg, LearnStep, LearnedMistake, Learning};
pub use learn_view::{LearnButton, LearnSign, LearnView, learn};
pub use luck::{LuckView, luck};
pub use luck_state::{LuckMsg, LuckState};
pub use luck_turn::{DrawBar, LuckTurn};
pub use make_puzzle::{MAKE_PUZZLE_DIALOG, MakePuzzle, MakePuzzleMsg};
pub use message::{Jump as ReviewJump, ReviewMsg};
pub use moments::{MomentsView, moments, moments_view};
pub use moments_state::{Moments, MomentsMsg};
pub use overlay::Overlay;
pub use overlay_marks::ring_width;
pub use play_on::{PLAY_ON_DIALOG, PlayOn, PlayOnMsg};
pub use play_on_form::fields as play_on_fields;
pub use proof::NoPuzzle;
pub use puzzle_maker::{MakePuzzleView, make_puzzle, puzzle_offers};
pub use state::ReviewState;
pub use story::{STORY_DIALOG, Story, StoryCard, StoryMsg};
pub use summary::{
    ReviewProgress, SeatSummary, Summary, SwingRow, VerdictChip, accuracies, progress, summary,
};
pub use tab::ReviewTab;
pub use tree::{CellMark, MOST_COMMENT, MOST_MARKS, NodeId, TreeLimit, VariationTree};
pub use tree_message::{BRANCH_DIALOG, MOVE_MENU, TreeMsg};
pub(crate) use verdict_text::sign_text;
pub use view::laid_over;
pub use write_article::article;
pub use write_story::story;
