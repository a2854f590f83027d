//! What can happen, and what the browser then has to do.

use super::embed::{EmbedMsg, Post};
use super::game_review::{GameReviewMsg, ReviewKey, StoredReview};
use super::job::Job;
use super::kept::Kept;
use super::keymap::KeySetting;
use super::lesson::{LessonMsg, LessonStep};
use super::pasted::PictureFault;
use super::picture::PictureOrder;
use super::play::{BoardMsg, EngineMsg, PlayMsg};
use super::puzzle::{AgainNews, Attempt, PuzzleMsg};
use super::review::ReviewMsg;
use super::saved_game::{SaveId, SavedGame};
use super::saved_games::{ImportedGames, SavedGames};
use super::settings::Settings;
use super::setup::Setup;
use super::share::ShareMsg;
use super::sound::Sound;
use super::supervisor::InPage;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_protocol::Question;

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// The fragment of the address changed, or the page was loaded with it.
    Navigate(String),
    /// The browser went to an entry of its history: its fragment, and the id of the game that was played there.
    Return(String, SaveId),
    /// These games are kept on the device, as far as it can be read; with the revision of the known ones when it was asked.
    Saved(SavedGames, u32),
    /// The engine runs in the page from now on, for this reason.
    InPage(InPage),
    /// The page is no longer shown, and may never be again.
    Hidden,
    /// The page is left before all of the program is there, perhaps for good: only what a first move needs can be done.
    Left,
    /// The page has not been shown for as long as a search may go on unseen.
    LongHidden,
    /// The page is shown again.
    Shown,
    /// A game was continued in another tab, too, and is kept under the second id from now on.
    Forked(SaveId, SaveId),
    /// This text was pasted on the home page; with it the kept game that the browser has read of it, if it is one.
    Pasted(String, Option<Box<SavedGame>>),
    /// A picture was pasted on the home page; this text was read in its code.
    CodeRead(Result<String, PictureFault>),
    /// To the home page.
    Home,
    /// Start a game set up like this.
    Start(GameId, Setup),
    /// Start the same game again, with the seats exchanged.
    Rematch,
    /// Open the set-up of a game with its last choices.
    SetUp(GameId),
    /// A field of the set-up was filled in: its name and its value.
    FillInSetup(String, String),
    /// A field of the settings was filled in: its name and its value. The set-up has one of them, too.
    FillInSettings(String, String),
    /// A key is changed, or switched off.
    SetKey(KeySetting),
    /// The binding of this name has its usual key again.
    UsualKey(String),
    /// All keys are the usual ones again.
    ResetKeys,
    /// Start the game that was set up.
    Begin,
    /// Settings were changed.
    Set(Settings),
    /// Remove all that is stored on the device, and go back to the default settings.
    Erase,
    /// Whether the device has let go of all that was stored.
    Erased(bool),
    /// Save all that is stored as a file.
    Export,
    /// This is stored now besides games: another tab may have written it.
    Stored(Box<Kept>),
    /// Such a file was taken in; this is stored now.
    Imported(Box<Imported>),
    /// A file was not read because it has more than this number of mebibytes.
    FileTooLarge(u32),
    /// A file with this text is none.
    NotImported(String),
    /// Nobody pressed again to erase what is stored.
    KeepStored,
    /// The notice was read.
    Dismiss,
    /// Something happened on the board of the page that is open.
    Board(BoardMsg),
    /// Something happened on the play page and on no other.
    Play(PlayMsg),
    /// The engine says something about the question that the page has put to it.
    Engine(EngineMsg),
    /// Something happened in the dialog in which a game is shared.
    Share(ShareMsg),
    /// Something happened to the frame of another site in which the app runs.
    Embed(EmbedMsg),
    /// Something happened on the review page.
    Review(ReviewMsg),
    /// Something happened on the page of a puzzle.
    Puzzle(PuzzleMsg),
    /// Something happened on the page of a lesson.
    Lesson(LessonMsg),
    /// Open the review of the game on the board, at the position that is shown.
    OpenReview,
    /// Open the review of the game on the board, begin it, and show the moments that decided the game.
    OpenMoments,
    /// Something happened to the review of a game.
    GameReview(GameReviewMsg),
}

impl Msg {
    /// Whether it is part of a move, of looking at the board, of a task, or of filling in a form that is open. What that needs of the
    /// program is there by then (`cargo xtask parts` plays it); whatever else a person asks for may need parts that are still to come.
    #[must_use]
    pub fn is_at_hand(&self) -> bool {
        match self {
            Msg::Board(msg) => msg.is_at_hand(),
            Msg::Play(msg) => msg.is_at_hand(),
            Msg::Review(msg) => msg.is_at_hand(),
            Msg::Puzzle(msg) => msg.is_at_hand(),
            Msg::Lesson(msg) => msg.is_at_hand(),
            Msg::FillInSetup(..) | Msg::FillInSettings(..) | Msg::Begin => true,
            _ => false,
        }
    }
}

/// Makes each of these variants what its message becomes.
macro_rules! from_messages {
    ($($variant:ident($message:ty)),+ $(,)?) => {
        $(impl From<$message> for Msg {
            fn from(msg: $message) -> Msg {
                Msg::$variant(msg)
            }
        })+
    };
}

from_messages! {
    Board(BoardMsg),
    Play(PlayMsg),
    Engine(EngineMsg),
    Share(ShareMsg),
    Embed(EmbedMsg),
    Review(ReviewMsg),
    Puzzle(PuzzleMsg),
    Lesson(LessonMsg),
    GameReview(GameReviewMsg),
}

/// What is stored after a file was taken in.
#[derive(Clone, PartialEq, Debug)]
pub struct Imported {
    /// What is kept besides games.
    pub kept: Kept,
    /// The games, those that were there among them.
    pub saved: SavedGames,
    /// The revision of the known games when the device was asked for them.
    pub asked_at: u32,
    /// What became of the games of the file.
    pub games: ImportedGames,
}

/// How long an engine's move is announced on the board before it is played, in milliseconds.
pub(super) const ANNOUNCED_MILLIS: u32 = 250;

/// How long what cannot be taken back waits for its second press, in milliseconds.
pub(super) const ARMED_MILLIS: u32 = 3_000;

/// The id of the dialog in which a move is typed.
pub const MOVE_DIALOG: &str = "move";

/// Something that the browser has to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Show the dialog with this id.
    Open(&'static str),
    /// Close the dialog with this id.
    Close(&'static str),
    /// Close all dialogs: they lay over a page that is left.
    CloseDialogs,
    /// Show the top of the page: what was done far down it shows there.
    ToTop,
    /// Show the top of the panel beside the board, where that scrolls by itself: another position follows on the same page.
    PanelToTop,
    /// Fetch what was pasted on the home page; answered by [`Msg::Pasted`], of a picture by [`Msg::CodeRead`].
    FetchPasted,
    /// Say on the home page why what was pasted opens no game.
    RefusePasted(String),
    /// Copy an address; answered by [`BoardMsg::Copied`] or [`BoardMsg::NotCopied`].
    Copy(String),
    /// Hand a title and an address over to another program of the device; answered by
    /// [`ShareMsg::NotSent`] if there is none.
    Send(String, String),
    /// Copy a text; answered by [`BoardMsg::TextCopied`].
    CopyText(String),
    /// Save a text as a file of this name.
    SaveFile(String, String),
    /// Draw a picture or an animation; answered by [`ShareMsg::Drawn`], several times.
    Draw(Box<PictureOrder>),
    StopDrawing,
    /// Put this fragment into the address: as a new entry of the history if `true`, else in place of the present
    /// one.
    Go(String, bool),
    /// Load the page that is open in another language, and go on there.
    Translate(Language),
    /// Load a static page, by its address among the pages in the language of the page; or have another program open an address
    /// of its own, such as that of a mail.
    Leave(String),
    Ask(Question),
    /// Start a job in the background.
    Start(Job),
    /// Make the engine answer at once.
    Stop(u32),
    /// Forget the open question.
    Drop,
    /// Forget all questions, and give the memory of the engines back.
    Rest,
    /// Tell the host page of the frame.
    Post(Post),
    /// Send a message back after so many milliseconds.
    After(u32, Msg),
    /// Play a sound, and vibrate, as the settings say.
    Sound(Sound),
    /// Have a screen reader say this without interrupting.
    Say(String),
    /// Have a screen reader say this at once.
    Alert(String),
    /// What was said is not to be read any more: another page is open.
    Unsay,
    /// Keep the game on the device.
    Keep(SavedGame),
    /// Keep a review of a game on the device.
    KeepReview(StoredReview),
    /// Fetch what the device keeps of the review of a game, or of the longest game that it continues: the keys of the game
    /// and of those, in this order. Answered by [`GameReviewMsg::Fetched`] with the first key.
    FetchReview {
        keys: Vec<ReviewKey>,
        /// Whether the review is to begin then.
        start: bool,
    },
    /// Request the lock of the tab that reviews a game, which one tab of the site has at a time. Answered by
    /// [`GameReviewMsg::LockGranted`], and before that by [`GameReviewMsg::LockHeldElsewhere`] if another tab has it.
    RequestReviewLock {
        /// The id of the request.
        id: u32,
        /// The keys under which the device may keep a review of the game, as of [`Effect::FetchReview`].
        keys: Vec<ReviewKey>,
    },
    /// Release the lock that was requested with this id, or withdraw the request. What was to be kept before is kept before.
    ReleaseReviewLock(u32),
    /// Tell which day it is; answered by [`PuzzleMsg::Day`].
    AskDay,
    /// Fetch the puzzles of a game; answered by [`PuzzleMsg::Fetched`].
    FetchPuzzles(GameId),
    /// Add an attempt at a puzzle to what is kept of them.
    KeepAttempt(Attempt),
    /// What happened today with a puzzle of one's own games is kept: the fragment of its address, and what.
    KeepAgain(String, AgainNews),
    /// Fetch the lesson of a game; answered by [`LessonMsg::Fetched`].
    FetchLesson(GameId),
    /// Add a step that is done to what is kept of lessons.
    KeepLesson(LessonStep),
    /// Store the set-up of a game.
    KeepSetup(GameId, Setup),
    /// Store how far the board of a game is rotated, in twelfths of a circle.
    KeepRotation(GameId, u8),
    KeepSettings(Settings),
    /// Save all that is stored as a file.
    Export,
    /// Remove all that is stored.
    Erase,
}
