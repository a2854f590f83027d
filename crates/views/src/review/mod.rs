//! The review page: the board, and the panel beside it.

mod article;
mod bar;
mod branches;
mod chart;
mod draws;
mod engine;
mod foot;
mod graph;
mod learn;
mod lines;
mod luck;
mod make_puzzle;
mod menu;
mod moments;
mod more;
mod page;
mod play_on;
mod report;
mod said;
mod seats;
mod steps;
mod story;
mod summary;
mod tabs;
mod tree;

use tessera_app::review::{
    ARTICLE_DIALOG, BRANCH_DIALOG, MAKE_PUZZLE_DIALOG, MOVE_MENU, PLAY_ON_DIALOG, REPORT_DIALOG, STORY_DIALOG,
};

pub use page::{page, pointed};

/// The ids of the page's dialogs, but for those that it shares with the play page.
pub const DIALOGS: [&str; 8] = [
    engine::SETTINGS,
    BRANCH_DIALOG,
    MOVE_MENU,
    PLAY_ON_DIALOG,
    MAKE_PUZZLE_DIALOG,
    REPORT_DIALOG,
    ARTICLE_DIALOG,
    STORY_DIALOG,
];
