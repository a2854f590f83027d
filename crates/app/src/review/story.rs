//! The story of a game: at most three of its positions, each with what happened there.

use crate::picture::{PictureNews, StoryPanel};

/// The id of the dialog of the story.
pub const STORY_DIALOG: &str = "story";

/// The story of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The game with its options.
    pub title: String,
    /// The positions, in the order of the plies; empty where nothing is to be told.
    pub cards: Vec<StoryCard>,
    /// What became of its picture.
    pub told: Option<PictureNews>,
}

/// A position of a story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryCard {
    /// The position, and what is said about it.
    pub panel: StoryPanel,
    /// The position as an SVG element in the colours of the page.
    pub picture: String,
}

/// Something that happens with the story of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoryMsg {
    /// It is opened.
    Open,
    Close,
    /// The position of the card at this place is shown.
    Show(usize),
    /// Its picture is saved.
    Save,
}
