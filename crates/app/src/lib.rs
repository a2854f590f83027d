//! The site without a browser: its state ([`Model`]), what can happen ([`Msg`]), what the browser then has to do
//! ([`Effect`]), and the values that it draws.
//!
//! A page is a folder: `state` holds its data, `view` makes plain values of them, and `update` stands above both. The
//! shell holds what all pages share.
//!
//! ```
//! use tessera_app::{Model, Msg, SavedGames, Settings};
//! use tessera_core::game::dice;
//!
//! let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
//! let effects = model.update(Msg::Navigate("linage/size=5.komi=2_5/c3.b4".into()));
//! // What the browser now has to do.
//! assert!(!effects.is_empty());
//! ```
//!
//! ## Modules
//!
//! - `share/`: the dialog in which a game is shared: what of it, its link, QR code and HTML for other pages
//! - `picture/`: what image is ordered, and where each position of an animation lies
//! - `outcome.rs`: how a game of one person against a level ended, kept with the game; home and the coach count it
//! - `ladder.rs`: which level comes next; `www/ladder.js` says it on home
//! - `records/`: a link in its other forms, JSON, list of moves, study and Abstract Play, written and read; `json.rs`
//!   reads JSON with the place of every value
//! - `{plain_text,found_link}.rs`: any text without the marks of mail, chats and HTML, and the link to a game that is
//!   found in it
//! - `settings/`: a setting is a row (`rows.rs`): type, usual value, what can be set, and what several tabs change;
//!   `settings_form.rs` has a row, too: how it is asked, with its label
//! - `{device,shallow,readable}.rs`: what one tab knows of settings and scores that others write, too; stored JSON of
//!   any depth and with parts that cannot be read
//! - `review/`: the review page: board, variations (`tree/`), analysis of the position, what lies over the board,
//!   learning, luck, the report of the game
//! - `review/write_article.rs`, `write_story.rs`: the review as an article to print, and its story: three positions
//!   with what happened there, which become one picture
//! - `review/solved.rs`: what the analysis has proven, told to the review of the game
//! - `review/moments.rs`: the moments that decided a game: the largest changes of the chances, gone through once the
//!   review is complete
//! - `game_review/`: the review of a whole game as it arrives: its passes, its stored form, its verdicts; it outlives
//!   the page
//! - `puzzle/`: the page of a puzzle: address, day, judgement by the solution and by the engines, rating and series
//! - `lesson/`: the page of a lesson: its file read and checked by the rules, goals judged, tries taken back,
//!   progress
//! - `by_link/`: a game that friends play by links: the notes of a link, whose seats are here, what a link that comes
//!   back does, moves that are only tried (`trying.rs`)
//! - `play/board*.rs`: the board that every page with a game has: what it holds, what can happen on it, and what a move does
//!   there; `touch.rs`, `gesture.rs` and most of `play/view/` are about it, too
//! - `play/coach.rs`: what could be won or lost at the next move, in the first games against the engine
//! - `play/view/why.rs`: why a finished game was won: facts of the rules, a sentence each
//! - `reasons.rs`: why a move is good or bad: the first thing that matters in the expected line
//! - `embed/`: the board in a frame of another site: options of the address, messages of frame and host; `study.rs`:
//!   a study there

mod base64url;
mod beside;
mod board_lines;
pub mod by_link;
mod camera;
mod cell_steps;
mod device;
pub mod embed;
mod fallback_storage;
pub mod form;
mod found_link;
mod game_review;
mod game_summary;
mod html;
mod job;
pub mod json;
mod kept;
mod keymap;
mod ladder;
pub mod lesson;
mod level;
mod link;
mod live_game;
mod message;
mod mode;
mod model;
mod move_entry;
mod navigation;
mod no_effect;
mod notice;
mod opening;
mod outcome;
mod painter;
mod pasted;
mod picture;
mod pixels;
mod plain_text;
pub mod play;
mod player;
mod player_names;
pub mod players_form;
pub mod puzzle;
mod query;
mod readable;
mod reasons;
pub mod records;
pub mod review;
mod route;
mod saved_game;
mod saved_games;
mod settings;
mod settings_form;
mod setup;
mod shallow;
mod share;
mod shared_id;
mod shell;
mod sound;
mod starting;
mod supervisor;
mod theme;
mod tidy_name;
mod typed_name;
mod view_choice;
mod wheel;
pub mod words;

pub use beside::{Rectangle, place_beside};
pub use board_lines::{BoardLine, Heading, lines_from};
pub use by_link::{ByLink, ByLinkMsg, DrawOffer, SharedFault, SharedNotes};
pub use camera::{BoardFocus, Camera, Frame, Margins, Placement};
pub use cell_steps::{Step, step_from};
pub use device::{Codec, Device};
pub use embed::{
    Embed, EmbedAddress, EmbedMode, EmbedMsg, EmbedOptions, EmbedSubject, HostFault, HostMessage, HostValue,
    Jump, MoveList, OptionFault, OptionProblem, Post, Posted,
};
pub use fallback_storage::Store;
pub use game_review::{
    BadReview, GameReview, GameReviewMsg, GameReviews, Phase, REVIEW_SEED, ReviewKey, ReviewStatus,
    ReviewedPly, Running, Standing, StoredReview, Swing,
};
pub use job::{Job, Outcome, Page, Priority, Progress, Refusal, ReviewTask};
pub use kept::Kept;
pub use keymap::{
    Command, Focus, HelpRow, KeyFault, KeyRow, KeySetting, Press, choice_key, commands, help, key_fault,
    key_name, key_rows, key_value, works_anywhere,
};
pub use lesson::{LessonMsg, LessonProgress, LessonState, LessonStep};
pub use level::Level;
pub use link::{BadLink, Link};
pub use live_game::{ChanceSeed, LiveGame};
pub use message::{Effect, Imported, MOVE_DIALOG, Msg};
pub use mode::Mode;
pub use model::{Model, OpenPage};
pub use move_entry::{EntryFault, find_move};
pub use no_effect::NoEffect;
pub use notice::{Notice, NoticeKind};
pub use painter::{Painter, coordinate_height, paint};
pub use pasted::{BadPaste, PasteFault, Pasted, PictureFault, pasted};
pub use picture::{
    Destination, Format, FrameSize, MOST_FRAMES, PictureForm, PictureNews, PictureOrder, PictureView, Range,
    Storyboard, Survey,
};
pub use pixels::pixels;
pub use play::{Beside, Board, BoardMsg, EngineMsg, HintStep, Mark, PlayMsg, PlayState, Pointer, Switch};
pub use player::Player;
pub use puzzle::{PuzzleMsg, PuzzleScores, PuzzleState, local_day};
pub use query::Query;
pub use review::{AnalysisMsg, Overlay, PlayOnMsg, ReviewJump, ReviewMsg, ReviewState, TreeMsg};
pub use route::{LinkFault, Route};
pub use saved_game::{NoSaveId, SaveId, SaveSlot, SavedGame};
pub use saved_games::{ImportedGames, SavedGames};
pub use settings::{
    BOARD_SIZE, BOARD_SIZES, COACH, CellLabels, Coach, Confirm, Coordinates, OneDevice, OverlaySetting,
    PanelTab, PieceSetting, Settings, Theme, Volume,
};
pub use settings_form::{NO_COACH, analysis_form, form as settings_form};
pub use setup::{NEXT_LEVEL, Opponent, SeatSetup, Setup, SetupForm, SetupState, Starts, form as setup_form};
pub use shallow::shallow;
pub use share::{
    EmbedForm, EmbedView, LinkView, QR_LIMIT, Qr, SHARE_DIALOG, Scope, ShareMsg, ShareState, ShareTab,
    ShareView, Snippet, share as share_view,
};
pub use shared_id::{NoSharedId, SharedId};
pub use shell::{Shell, Visibility};
pub use sound::{Sound, Tone};
pub use supervisor::{Action, Event, InPage, Supervisor, worker_memory};
pub use theme::theme_title;
pub use typed_name::{Typed, TypedName};
pub use view_choice::ViewChoice;
pub use wheel::{Wheel, WheelTurn};
