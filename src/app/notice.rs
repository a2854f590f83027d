//! Messages to the person, as facts.

use super::job::Refusal;
use super::pasted::BadPaste;
use super::route::LinkFault;
use super::words::{NoticeWords, bad_game, bad_link, refused_move, why_not_read};
use crate::catalog::BadGame;
use crate::language::Language;
use crate::play::RefusedMove;
use crate::scene::SpotId;

/// A message to the person.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A cell was touched where nothing can be done.
    InVain {
        /// The cell.
        cell: SpotId,
        /// The cell's name: `c3`.
        label: String,
        /// Why nothing can be done there.
        why: InVain,
    },
    /// What was scored where a badge stands, in the words of the game.
    Scored(String),
    /// The link was copied.
    LinkCopied,
    /// The link cannot be copied by the page; this is it.
    LinkToCopy(String),
    /// The record is too long for a link: this is its name as a file, and the file was saved.
    SavedAsFile(String),
    /// The record will soon be too long for a link.
    NearlyTooLong,
    /// Another tab has continued this game, too.
    Forked,
    /// A move from an earlier ply of a finished game began another game.
    NewLine,
    /// Everything that was stored on the device was erased.
    Erased,
    /// A file with all that another device or browser kept was taken in, with so many games.
    Imported(u32),
    /// A file could not be taken in.
    NotImported(BadPaste),
    /// The record of the link is legal only up to a ply.
    LinkBroken {
        /// The first move that is not legal.
        fault: RefusedMove,
        /// How many names follow the legal ones.
        left_out: usize,
    },
    /// The draws still to come are this device's own.
    Reshuffled,
    /// A turn went on by itself because nothing was left to choose.
    TurnWentOn,
    /// A move is not legal.
    NotLegal(RefusedMove),
    /// A game with these options cannot be opened.
    CannotStart(BadGame),
    /// The engine gave no move, for this reason.
    NoAnswer(Refusal),
}

/// What a message says of what a person wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NoticeKind {
    /// It was done.
    Done,
    /// Something to know.
    #[default]
    Told,
    /// It was not done.
    Wrong,
}

/// Why nothing can be done at a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InVain {
    /// The game is over.
    GameOver,
    /// Somebody else is to move.
    NotYourTurn,
    /// No move begins there.
    NoMove,
    /// The rules forbid it, in the words of the game.
    Forbidden(String),
}

impl Notice {
    /// The message in a language.
    pub fn text(&self, language: Language) -> String {
        let words = NoticeWords::of(language);
        match self {
            Notice::InVain { label, why, .. } => {
                let why = match why {
                    InVain::GameOver => words.game_over,
                    InVain::NotYourTurn => words.not_your_turn,
                    InVain::NoMove => words.no_move_here,
                    InVain::Forbidden(why) => why,
                };
                (words.in_vain)(label, why)
            }
            Notice::Scored(text) => text.clone(),
            Notice::LinkCopied => words.link_copied.to_owned(),
            Notice::LinkToCopy(_) => words.link_to_copy.to_owned(),
            Notice::SavedAsFile(name) => (words.saved_as_file)(name),
            Notice::NearlyTooLong => words.nearly_too_long.to_owned(),
            Notice::Forked => words.forked.to_owned(),
            Notice::NewLine => words.new_line.to_owned(),
            Notice::Erased => words.erased.to_owned(),
            Notice::Imported(count) => (words.imported)(*count),
            Notice::NotImported(fault) => (words.not_imported)(&why_not_read(fault, language)),
            Notice::LinkBroken { fault, left_out } => {
                (words.link_broken)(&refused_move(fault, language), fault.mv.ply, *left_out)
            }
            Notice::Reshuffled => words.reshuffled.to_owned(),
            Notice::TurnWentOn => words.turn_went_on.to_owned(),
            Notice::NotLegal(fault) => refused_move(fault, language),
            Notice::CannotStart(fault) => (words.cannot_start)(&bad_game(fault, language)),
            Notice::NoAnswer(why) if why.is_sentence() => why.text(language),
            Notice::NoAnswer(why) => (words.no_answer)(&why.text(language)),
        }
    }

    /// Whether it is about what is stored on the device, which the settings manage.
    pub fn is_of_storage(&self) -> bool {
        matches!(
            self,
            Notice::Erased | Notice::Imported(_) | Notice::NotImported(_)
        )
    }

    /// The link that is to be copied by hand.
    pub fn link(&self) -> Option<&str> {
        match self {
            Notice::LinkToCopy(link) => Some(link),
            _ => None,
        }
    }

    /// The cell that the message is about.
    pub fn cell(&self) -> Option<SpotId> {
        match self {
            Notice::InVain { cell, .. } => Some(*cell),
            _ => None,
        }
    }

    /// What the message says of what a person wanted.
    pub fn kind(&self) -> NoticeKind {
        match self {
            Notice::LinkCopied | Notice::SavedAsFile(_) | Notice::Erased | Notice::Imported(_) => {
                NoticeKind::Done
            }
            Notice::Scored(_)
            | Notice::LinkToCopy(_)
            | Notice::NearlyTooLong
            | Notice::Forked
            | Notice::NewLine
            | Notice::Reshuffled
            | Notice::TurnWentOn => NoticeKind::Told,
            Notice::InVain { .. }
            | Notice::NotImported(_)
            | Notice::LinkBroken { .. }
            | Notice::NotLegal(_)
            | Notice::CannotStart(_)
            | Notice::NoAnswer(_) => NoticeKind::Wrong,
        }
    }

    /// Whether the message stays until it is dismissed.
    pub fn is_lasting(&self) -> bool {
        matches!(
            self,
            Notice::LinkBroken { .. }
                | Notice::LinkToCopy(_)
                | Notice::Forked
                | Notice::NewLine
                | Notice::CannotStart(_)
                | Notice::NoAnswer(_)
        )
    }
}

impl LinkFault {
    /// Why the link shows nothing, in a language.
    pub fn text(&self, language: Language) -> String {
        let why = match self {
            LinkFault::NotKept => NoticeWords::of(language).not_kept.to_owned(),
            LinkFault::Unreadable(fault) => bad_link(fault, language),
            LinkFault::Unplayable(fault) => bad_game(fault, language),
        };
        (NoticeWords::of(language).lost)(&why)
    }
}
