//! The address of a frame: a game, a study or a puzzle, and how it is shown.

use super::options::{EmbedMode, EmbedOptions, OptionFault, OptionProblem};
use super::study;
use crate::link::{BadLink, Link};
use crate::puzzle::PuzzleAddress;
use crate::route::{LinkFault, Route};

/// What the fragment of a frame's address says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedAddress {
    /// What is shown, or why there is nothing.
    pub subject: Result<EmbedSubject, LinkFault>,
    pub options: EmbedOptions,
    /// What of the options is ignored.
    pub faults: Vec<OptionFault>,
}

/// What a frame shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EmbedSubject {
    Game(Link),
    /// A study: its digits, and the ply of its line that is shown first, if one is named.
    Study(String, Option<usize>),
    /// A puzzle of the site.
    Puzzle(PuzzleAddress),
    /// A puzzle that somebody has made.
    OwnPuzzle(Link),
}

/// What the address of a puzzle begins with.
const PUZZLE: &str = "puzzle/";

impl EmbedSubject {
    /// Reads the text of a link to a game or of the address of a puzzle or a study, which is not unpacked yet. A link may be as long as `read` takes it.
    pub(super) fn parse(
        text: &str,
        read: fn(&str) -> Result<Link, BadLink>,
    ) -> Result<EmbedSubject, LinkFault> {
        if text.is_empty() {
            return Err(LinkFault::NoGame);
        }
        if let Some((digits, ply)) = study::parse(text) {
            return Ok(EmbedSubject::Study(digits, ply));
        }
        if !text.starts_with(PUZZLE) {
            return read(text).map(EmbedSubject::Game).map_err(LinkFault::Unreadable);
        }
        match text.parse()? {
            Route::Puzzle(address) => Ok(EmbedSubject::Puzzle(address)),
            Route::OwnPuzzle(link) => Ok(EmbedSubject::OwnPuzzle(link)),
            _ => Err(LinkFault::NoPuzzle),
        }
    }
}

impl EmbedAddress {
    /// Reads a fragment without its `#`.
    pub fn parse(fragment: &str) -> EmbedAddress {
        let (link, options) = fragment.split_once('&').unwrap_or((fragment, ""));
        let (mut options, mut faults) = EmbedOptions::parse(options);
        let subject = EmbedSubject::parse(link, Link::from_fragment);
        let is_game = matches!(subject, Ok(EmbedSubject::Game(_) | EmbedSubject::Study(..)));
        if !link.starts_with(PUZZLE) && options.mode == EmbedMode::Puzzle {
            options.mode = EmbedMode::default();
            faults.push(OptionFault {
                text: String::new(),
                problem: OptionProblem::NoPuzzle,
            });
        } else if !is_game && subject.is_ok() {
            options.mode = EmbedMode::Puzzle;
        }
        EmbedAddress {
            subject,
            options,
            faults,
        }
    }
}
