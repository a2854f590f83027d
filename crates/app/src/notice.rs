//! Messages to the person, as facts.

use super::job::Refusal;
use super::keymap::{KeyFault, KeySetting, called_in, text_of};
use super::live_game::LiveGame;
use super::move_entry::EntryFault;
use super::no_effect::NoEffect;
use super::pasted::BadPaste;
use super::play::view::numbers;
use super::records::{Changes, Ending};
use super::review::TreeLimit;
use super::route::LinkFault;
use super::saved_games::ImportedGames;
use super::words::{
    ByLinkWords, EmbedWords, LessonWords, NoticeWords, PasteWords, PuzzleWords, bad_game, bad_link,
    bad_shared, bad_study, refused_move, why_not_read,
};
use tessera_core::game::Turn;
use tessera_core::language::Language;
use tessera_core::scene::SpotId;
use tessera_games::catalog::BadGame;
use tessera_games::play::RefusedMove;

/// A message to the person.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A cell was touched where nothing can be done.
    NoEffect {
        cell: SpotId,
        /// The cell's name: `c3`.
        label: String,
        /// Why nothing can be done there.
        why: NoEffect,
    },
    /// What was scored where a badge stands, in the words of the game.
    Scored(String),
    LinkCopied,
    /// The link cannot be copied by the page; this is it.
    LinkToCopy(String),
    /// The position in words was copied.
    TextCopied,
    /// The position in words could not be copied.
    TextNotCopied,
    /// No other program of the device took the link.
    NotSent,
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
    /// The device has not let go of all that was stored.
    NotErased,
    /// A key was changed.
    KeySet(KeySetting),
    /// A key cannot be had.
    KeyRefused(KeySetting, KeyFault),
    /// All keys are the usual ones again.
    KeysReset,
    /// A file with all that another device or browser kept was taken in, and this became of its games.
    Imported(ImportedGames),
    /// A file could not be taken in.
    NotImported(BadPaste),
    /// A file was not read because it has more than this number of mebibytes.
    FileTooLarge(u32),
    /// The record of the link is legal only up to a ply.
    LinkBroken {
        /// The first move that is not legal.
        fault: RefusedMove,
        /// Its number, as the list of moves counts.
        number: usize,
        /// The number of the last move that was made before it.
        shown: usize,
        /// How many names follow the legal ones.
        left_out: usize,
        /// Whether another piece was drawn instead.
        is_redrawn: bool,
    },
    /// A game of Abstract Play was opened, and differs here in this.
    FromAbstractPlay(Changes),
    /// The draws still to come are this device's own.
    Reshuffled,
    /// A turn went on by itself because nothing was left to choose.
    TurnWentOn,
    NotLegal(RefusedMove),
    /// A move that was typed is not played.
    NotEntered {
        /// What was typed.
        text: String,
        /// Why it is not played.
        why: EntryFault,
    },
    /// A game with these options cannot be opened.
    CannotStart(BadGame),
    /// The engine gave no move, for this reason.
    NoAnswer(Refusal),
    /// A move of a game by link was sent: another one cannot be played in its place.
    AlreadySent,
    /// Hints and analysis are allowed in a game by link from now on.
    AidsAllowed,
    /// This player has allowed them.
    AidsAllowedBy(String),
    /// The link of a game by link is older than what the device keeps.
    OlderLink,
    /// The link that was pasted into a game by link is of another game.
    OtherLink,
    /// The link of a game by link has another move after so many plies than the device keeps; both lines are kept.
    LinesParted {
        /// How many plies are the same.
        ply: usize,
        /// The next move of the line that is kept.
        kept: String,
        /// The next move of the link.
        link: String,
    },
    /// What was pasted is no link that could be opened.
    NotPasted(BadPaste),
    /// A game by link can be reviewed once it is over.
    NotReviewed,
    /// The variations of a review have no room for more.
    TreeLimit(TreeLimit),
}

/// What a message says of what a person wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NoticeKind {
    Done,
    /// Something to know.
    #[default]
    Told,
    /// It was not done.
    Wrong,
}

impl NoEffect {
    fn text<'a>(&'a self, words: &NoticeWords) -> &'a str {
        match self {
            NoEffect::GameOver => words.game_over,
            NoEffect::NotYourTurn => words.not_your_turn,
            NoEffect::NoMove => words.no_move_here,
            NoEffect::Forbidden(why) => why,
        }
    }
}

impl Notice {
    /// The message in a language.
    pub fn text(&self, language: Language) -> String {
        let words = NoticeWords::of(language);
        let link_words = ByLinkWords::of(language);
        match self {
            Notice::NoEffect { label, why, .. } => (words.no_effect)(label, why.text(words)),
            Notice::NotEntered { text, why } => match why {
                EntryFault::NoEffect(why) => (words.no_effect)(text, why.text(words)),
                EntryFault::Several(moves) => (words.several_moves)(text, moves),
                EntryFault::Unknown => (words.unknown_move)(text),
            },
            Notice::Scored(text) => text.clone(),
            Notice::LinkCopied => words.link_copied.to_owned(),
            Notice::LinkToCopy(_) => words.link_to_copy.to_owned(),
            Notice::TextCopied => words.text_copied.to_owned(),
            Notice::TextNotCopied => words.text_not_copied.to_owned(),
            Notice::NotSent => words.not_sent.to_owned(),
            Notice::SavedAsFile(name) => (words.saved_as_file)(name),
            Notice::NearlyTooLong => words.nearly_too_long.to_owned(),
            Notice::Forked => words.forked.to_owned(),
            Notice::KeySet(setting) if setting.is_off() => {
                (words.key_off)(text_of(&setting.binding, language))
            }
            Notice::KeySet(setting) => {
                (words.key_set)(&called_in(setting, language), text_of(&setting.binding, language))
            }
            Notice::KeyRefused(setting, fault) => {
                let key = called_in(setting, language);
                match fault {
                    KeyFault::Taken(binding) => (words.key_taken)(&key, text_of(binding, language)),
                    KeyFault::Reserved => (words.key_reserved)(&key),
                }
            }
            Notice::KeysReset => words.keys_reset.to_owned(),
            Notice::NewLine => words.new_line.to_owned(),
            Notice::Erased => words.erased.to_owned(),
            Notice::NotErased => words.not_erased.to_owned(),
            Notice::Imported(games) => imported(*games, words),
            Notice::NotImported(fault) => (words.not_imported)(&why_not_read(fault, language)),
            Notice::FileTooLarge(most) => (words.file_too_large)(*most),
            Notice::LinkBroken {
                fault,
                number,
                shown,
                left_out,
                is_redrawn,
            } => {
                let refused = refused_move(*number, fault, language);
                (words.link_broken)(&refused, *shown, *left_out, *is_redrawn)
            }
            Notice::FromAbstractPlay(changes) => from_abstract_play(*changes, words),
            Notice::Reshuffled => words.reshuffled.to_owned(),
            Notice::TurnWentOn => words.turn_went_on.to_owned(),
            Notice::NotLegal(fault) => refused_move(fault.mv.ply + 1, fault, language),
            Notice::AlreadySent => link_words.already_sent.to_owned(),
            Notice::AidsAllowed => link_words.aids_allowed.to_owned(),
            Notice::AidsAllowedBy(name) => (link_words.aids_allowed_by)(name),
            Notice::OlderLink => link_words.older_link.to_owned(),
            Notice::OtherLink => link_words.other_link.to_owned(),
            Notice::LinesParted { ply, kept, link } => (link_words.lines_parted)(ply + 1, kept, link),
            Notice::NotPasted(fault) => (PasteWords::of(language).pasted)(&why_not_read(fault, language)),
            Notice::NotReviewed => link_words.not_reviewed.to_owned(),
            Notice::CannotStart(fault) => (words.cannot_start)(&bad_game(fault, language)),
            Notice::TreeLimit(TreeLimit::Nodes(most)) => (words.too_many_moves)(*most),
            Notice::TreeLimit(TreeLimit::Nesting(most)) => (words.too_deep)(*most),
            Notice::TreeLimit(TreeLimit::Comments(most)) => (words.too_many_comments)(*most),
            Notice::NoAnswer(why) if why.is_sentence() => why.text(language),
            Notice::NoAnswer(why) => (words.no_answer)(&why.text(language)),
        }
    }

    /// That a link of so many names is legal only up to a move, in the game that was opened of it.
    pub(crate) fn link_broken(fault: RefusedMove, names: usize, game: &LiveGame) -> Notice {
        let (ply, numbers) = (fault.mv.ply, numbers(game));
        let is_drawn = ply > 0 && game.decided(ply - 1) == Turn::Chance;
        let goes_on = game.line().len() > ply;
        let decides = if goes_on {
            game.decided(ply)
        } else {
            game.table().turn()
        };
        // A turn with a draw is one move, and so is what a seat decides after it.
        let begins = if game.id.seats_vary() && ply > 0 {
            !is_drawn && decides != game.decided(ply - 1)
        } else {
            true
        };
        Notice::LinkBroken {
            number: numbers[ply] + usize::from(begins),
            shown: numbers[ply] - usize::from(is_drawn),
            left_out: names - ply,
            is_redrawn: goes_on && decides == Turn::Chance,
            fault,
        }
    }

    /// Whether it says what became of something that was copied, sent or saved, which the dialogs show that did it.
    pub fn is_of_sharing(&self) -> bool {
        matches!(
            self,
            Notice::LinkCopied
                | Notice::LinkToCopy(_)
                | Notice::TextCopied
                | Notice::TextNotCopied
                | Notice::NotSent
                | Notice::SavedAsFile(_)
        )
    }

    /// Whether it is about what is stored on the device, which the settings manage.
    pub fn is_of_storage(&self) -> bool {
        matches!(
            self,
            Notice::Erased
                | Notice::NotErased
                | Notice::Imported(_)
                | Notice::NotImported(_)
                | Notice::FileTooLarge(_)
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
            Notice::NoEffect { cell, .. } => Some(*cell),
            _ => None,
        }
    }

    /// What the message says of what a person wanted.
    pub fn kind(&self) -> NoticeKind {
        match self {
            Notice::Imported(games) if games.is_any_missing() => NoticeKind::Wrong,
            Notice::LinkCopied
            | Notice::TextCopied
            | Notice::SavedAsFile(_)
            | Notice::Erased
            | Notice::Imported(_)
            | Notice::KeySet(_)
            | Notice::KeysReset => NoticeKind::Done,
            Notice::Scored(_)
            | Notice::LinkToCopy(_)
            | Notice::NearlyTooLong
            | Notice::Forked
            | Notice::NewLine
            | Notice::FromAbstractPlay(_)
            | Notice::Reshuffled
            | Notice::AidsAllowed
            | Notice::AidsAllowedBy(_)
            | Notice::OlderLink
            | Notice::OtherLink
            | Notice::LinesParted { .. }
            | Notice::TurnWentOn => NoticeKind::Told,
            Notice::NoEffect { .. }
            | Notice::NotErased
            | Notice::NotImported(_)
            | Notice::FileTooLarge(_)
            | Notice::LinkBroken { .. }
            | Notice::NotLegal(_)
            | Notice::NotEntered { .. }
            | Notice::TextNotCopied
            | Notice::NotSent
            | Notice::KeyRefused(..)
            | Notice::CannotStart(_)
            | Notice::AlreadySent
            | Notice::NotReviewed
            | Notice::NotPasted(_)
            | Notice::TreeLimit(_)
            | Notice::NoAnswer(_) => NoticeKind::Wrong,
        }
    }

    /// Whether the message stays until it is dismissed.
    pub fn is_lasting(&self) -> bool {
        matches!(
            self,
            Notice::LinkBroken { .. }
                | Notice::FromAbstractPlay(_)
                | Notice::LinkToCopy(_)
                | Notice::Forked
                | Notice::NewLine
                | Notice::LinesParted { .. }
                | Notice::AidsAllowedBy(_)
                | Notice::CannotStart(_)
                | Notice::NoAnswer(_)
        )
    }
}

/// How many games of a file are kept now, and how many are not.
fn imported(games: ImportedGames, words: &NoticeWords) -> String {
    let missing = [
        (games.no_room, words.no_room),
        (games.too_many, words.too_many_finished),
    ];
    let missing = missing.into_iter().filter(|(count, _)| *count > 0);
    let sentences = missing.map(|(count, say)| say(count));
    let all: Vec<_> = [(words.imported)(games.kept)]
        .into_iter()
        .chain(sentences)
        .collect();
    all.join(" ")
}

/// That a game is of Abstract Play, and what differs here.
fn from_abstract_play(changes: Changes, words: &NoticeWords) -> String {
    let ending = changes.ending.map(|ending| match ending {
        Ending::Time => words.ended_by_time,
        Ending::Draw => words.ended_by_draw,
        Ending::Abandoned => words.ended_abandoned,
        Ending::OtherResigned => words.ended_out_of_turn,
    });
    let sentences = [
        Some(words.from_abstract_play),
        changes.is_mirrored.then_some(words.board_is_mirrored),
        changes.has_button.then_some(words.button_is_pass),
        ending,
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

impl LinkFault {
    /// Why the link shows nothing, in a language.
    pub fn text(&self, language: Language) -> String {
        let why = match self {
            LinkFault::NotKept => NoticeWords::of(language).not_kept.to_owned(),
            LinkFault::NoGame => (EmbedWords::of(language).no_game)("game", "record", "game=\"linage\""),
            LinkFault::Unreadable(fault) => bad_link(fault, language),
            LinkFault::BadStudy(fault) => bad_study(fault, language),
            LinkFault::Unplayable(fault) => bad_game(fault, language),
            LinkFault::Foreign(fault) => bad_shared(fault, language),
            LinkFault::NoPuzzle => PuzzleWords::of(language).no_puzzle.to_owned(),
            LinkFault::PuzzlesUnreachable => PuzzleWords::of(language).unreachable.to_owned(),
            LinkFault::BadPuzzles => PuzzleWords::of(language).unreadable.to_owned(),
            LinkFault::NoLesson => LessonWords::of(language).no_lesson.to_owned(),
            LinkFault::LessonUnreachable => LessonWords::of(language).unreachable.to_owned(),
            LinkFault::BadLesson => LessonWords::of(language).unreadable.to_owned(),
        };
        (NoticeWords::of(language).lost)(&why)
    }
}
