//! The progress of a picture that was ordered.

use super::limit::MOST_FRAMES;
use crate::words::PictureWords;
use tessera_core::language::Language;

/// What became of a picture that was ordered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PictureNews {
    /// An animation of so many pictures is being drawn.
    Begun(usize),
    /// So many of its pictures are drawn, of so many.
    Drawn(usize, usize),
    /// It has as many pictures as an animation can have, and ends after so many plies; the dialog keeps the number of the move.
    Cut(usize),
    /// A file of this name and so many bytes is saved.
    Saved(String, usize),
    Copied,
    /// The browser does not let it be copied.
    NotCopied,
    Cancelled,
    /// The browser does not let pages read what they draw.
    Blocked,
    /// The program that encodes animations did not load.
    NotLoaded,
    /// It could not be made.
    Failed,
}

impl PictureNews {
    /// The news as a sentence; empty where they are shown and not told.
    pub fn text(&self, language: Language) -> String {
        let words = PictureWords::of(language);
        match self {
            PictureNews::Begun(all) => (words.begun)(*all),
            PictureNews::Drawn(..) => String::new(),
            PictureNews::Cut(number) => (words.cut)(MOST_FRAMES, *number),
            PictureNews::Saved(name, bytes) => (words.saved)(name, *bytes, language),
            PictureNews::Copied => words.copied.to_owned(),
            PictureNews::NotCopied => words.not_copied.to_owned(),
            PictureNews::Cancelled => words.cancelled.to_owned(),
            PictureNews::Blocked => words.blocked.to_owned(),
            PictureNews::NotLoaded => words.not_loaded.to_owned(),
            PictureNews::Failed => words.failed.to_owned(),
        }
    }
}
