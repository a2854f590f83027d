//! A game that a person has pasted: a link in any text, a record, a list of moves, a record as JSON, a game of Abstract
//! Play, or a file that this site has saved.

use super::by_link::SharedFault;
use super::found_link::{self, Found};
use super::json::{Json, JsonFault};
use super::link::{BadLink, Link, tidy_name};
use super::plain_text::PlainText;
use super::player::Player;
use super::records::{
    AbstractPlayFault, AnnotatedGame, Changes, FORMAT, OrderFault, Shape, ShapeFault, StudyFault, TextFault,
    from_abstract_play, from_json, from_study, from_text, is_abstract_play,
};
use super::route::{LinkFault, Route};
use super::saved_game::SavedGame;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog::BadGame;
use tessera_games::play::{BadRecord, RECORD_LIMIT, Record, RecordFault, RefusedMove};

/// What a file of one game says of itself; `www/home.js` writes it.
const GAME_FILE: &str = "tessera-game";
/// What a file of all that the device keeps says of itself; `www/saved_games.js` writes it.
const DATA_FILE: &str = "tessera-data";

/// A game that was pasted.
#[derive(Clone, PartialEq, Debug)]
pub enum Pasted {
    /// A game that somebody has shared, and how it was changed if it comes from Abstract Play.
    Shared(Link, Option<Changes>),
    /// A game with those who play it, which is kept under no id yet, and its link.
    Saved(Box<SavedGame>, Link),
    /// A game that somebody has shared with variations, comments or signs.
    Annotated(Box<AnnotatedGame>),
    /// The address of a review, a puzzle, a set-up, a lesson or a kept game.
    Page(Box<Route>),
}

impl Pasted {
    /// The link of the game, which a puzzle of the site does not have. Of a kept game it tells who plays, and not what
    /// decides coming draws.
    pub fn link(self) -> Option<Link> {
        Some(match self {
            Pasted::Shared(link, _) => link,
            Pasted::Annotated(game) => game.link,
            Pasted::Page(route) => match *route {
                Route::Play(link) | Route::Review(link) | Route::OwnPuzzle(link) => link,
                Route::Study(digits) => from_study(&digits, Language::English).ok()?.link,
                Route::Start(game) | Route::SetUp(game, _) => Link {
                    record: Record {
                        game: game.id().to_owned(),
                        ..Record::default()
                    },
                    ..Link::default()
                },
                _ => return None,
            },
            Pasted::Saved(game, link) => {
                let mut machines = Vec::new();
                for (seat, player) in (0..).map(Seat).zip(&game.players).take(Seat::MAX) {
                    if let Player::Machine(level) = player {
                        machines.push((seat, *level));
                    }
                }
                let names = game.names.iter().take(Seat::MAX);
                let mut names: Vec<String> = names.map(|name| tidy_name(name)).collect();
                let named = names.iter().rposition(|name| !name.is_empty());
                names.truncate(named.map_or(0, |last| last + 1));
                Link {
                    record: link.record,
                    machines,
                    names,
                    purist: game.purist,
                    shared: None,
                }
            }
        })
    }
}

/// Why a text opens no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPaste {
    /// The line, counted from 1; 0 where the text as a whole is meant.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    pub why: PasteFault,
}

/// What is wrong with a text that opens no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PasteFault {
    Empty,
    /// It is no link to a game.
    Link(BadLink),
    /// It is the link of a study that holds no game.
    Study(StudyFault),
    /// It is of no known game, or has options that the game does not.
    Unplayable(BadGame),
    /// It is an address without a game.
    NoFragment,
    /// It is moves, and names no game.
    NoGame,
    /// It is the address of a game of Abstract Play, which cannot be fetched from here.
    AbstractPlayAddress,
    /// It is a record of Abstract Play that cannot be told here: the path that leads to the reason.
    AbstractPlay(String, AbstractPlayFault),
    /// A move of a list of moves is not legal.
    Move(RefusedMove),
    /// A list of moves is not whole, or not in order.
    Order(OrderFault),
    /// It is JSON of another shape than a record has: the path that leads to the value, and what is wrong with it.
    Shape(String, Shape),
    /// It begins as JSON and is none.
    Json(JsonFault),
    /// It is JSON without a game of ours; what a record would have there.
    OtherJson(Option<ShapeFault>),
    /// It is JSON, but not with all that a device keeps.
    OtherData,
    /// It cannot be of the game that friends play by it.
    Foreign(SharedFault),
    /// It holds all that a device keeps.
    AllData,
    /// It is a picture, and no code was read in it.
    Picture(PictureFault),
}

/// Why no code was read in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureFault {
    /// There is none, or it is not sharp enough.
    NoCode,
    /// The browser cannot read the picture.
    Unreadable,
    /// The program that reads codes did not load.
    NotLoaded,
}

impl BadPaste {
    /// A fault of the text as a whole.
    pub fn of_the_whole(why: PasteFault) -> BadPaste {
        BadPaste {
            line: 0,
            column: 0,
            why,
        }
    }
}

/// Reads what was pasted. `saved` is what the browser has read of it, if it is JSON that can be read as a kept game. Why a
/// move is not legal is said in this language.
pub fn pasted(text: &str, saved: Option<SavedGame>, language: Language) -> Result<Pasted, BadPaste> {
    let whole = BadPaste::of_the_whole;
    let too_long = BadRecord {
        at: RECORD_LIMIT,
        why: RecordFault::TooLong(RECORD_LIMIT),
        game: None,
    };
    // A file has names and brackets besides the record.
    if text.len() > 2 * RECORD_LIMIT {
        return Err(whole(PasteFault::Link(BadLink::Record(too_long))));
    }
    let trimmed = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    let start = text.len() - trimmed.len();
    let trimmed = trimmed.trim_end();
    if trimmed.is_empty() {
        return Err(whole(PasteFault::Empty));
    }
    let read = if trimmed.starts_with(['{', '[']) {
        of_json(trimmed, saved, language).or_else(|fault| {
            // Markdown begins with a bracket, too. What was saved here is read as such or refused.
            let is_ours = trimmed.contains("\"tessera-");
            let is_other = matches!(fault.1, PasteFault::Json(_) | PasteFault::OtherJson(_)) && !is_ours;
            let within = PlainText::of(trimmed.trim_matches(['[', ']', '{', '}'])).text;
            // A list of moves in brackets is more than the record that it begins with.
            match (is_other, from_text(&within)) {
                (true, Some(Ok(link))) => Ok(Pasted::Shared(link, None)),
                (true, _) => match found_link::find(&PlainText::of(trimmed).text, language) {
                    Found::Whole(route) => Ok(of_route(route)),
                    _ => Err(fault),
                },
                _ => Err(fault),
            }
        })
    } else {
        let plain = PlainText::of(trimmed);
        of_text(&plain.text, language).map_err(|(byte, why)| (byte.map(|byte| plain.place(byte)), why))
    };
    read.map_err(|(byte, why)| match byte {
        None => whole(why),
        Some(byte) => at(text, start + byte, why),
    })
}

/// Why a text is no file with all that a device keeps, where it is none.
pub fn bad_data(text: &str) -> BadPaste {
    match Json::parse(text) {
        Err(fault) => at(text, fault.at, PasteFault::Json(fault)),
        Ok(_) => BadPaste::of_the_whole(PasteFault::OtherData),
    }
}

/// A fault, with its byte unless the text as a whole is meant.
type Fault = (Option<usize>, PasteFault);

/// The game in a text that is no JSON.
fn of_text(text: &str, language: Language) -> Result<Pasted, Fault> {
    if let Some(read) = from_text(text) {
        let why = |fault| match fault {
            TextFault::Head(fault) => PasteFault::Link(fault),
            TextFault::Game(fault) => PasteFault::Unplayable(fault),
            TextFault::Move(refused) => PasteFault::Move(refused),
            TextFault::Order(fault) => PasteFault::Order(fault),
        };
        let shared = |link: Link| Pasted::Shared(link, None);
        return read.map(shared).map_err(|(at, fault)| (Some(at), why(fault)));
    }
    // A record alone may be longer than a link.
    if let Ok(link) = Link::parse(text) {
        return Ok(Pasted::Shared(link, None));
    }
    // A link may stand in a message.
    let found = found_link::find(text, language);
    if let Found::Whole(route) | Found::Broken(route) = found {
        return Ok(of_route(route));
    }
    if text.contains("abstractplay.com") {
        return Err((None, PasteFault::AbstractPlayAddress));
    }
    match found {
        Found::Bad(at, fault) => return Err((Some(at + fault.at()), PasteFault::Link(fault))),
        Found::BadStudy(at, fault) => return Err((Some(at), PasteFault::Study(fault))),
        _ => {}
    }
    let (from, link) = match text.split_once('#') {
        Some((before, after)) => {
            let link = after.split_whitespace().next().unwrap_or_default();
            (before.len() + 1, link)
        }
        None if text.contains("://") => return Err((None, PasteFault::NoFragment)),
        None => (0, text),
    };
    match (from, link.parse()) {
        (1.., Ok(route @ (Route::Lesson(_) | Route::Saved(_) | Route::Share(_) | Route::ReviewSaved(_)))) => {
            return Ok(of_route(route));
        }
        (1.., Ok(Route::Settings | Route::Bench | Route::Open | Route::Rules(_)))
        | (1.., Err(LinkFault::NotKept | LinkFault::NoPuzzle | LinkFault::NoLesson)) => {
            return Err((None, PasteFault::NoFragment));
        }
        _ => {}
    }
    match Link::parse(link) {
        Ok(link) => Ok(Pasted::Shared(link, None)),
        Err(_) if from == 0 && is_moves_alone(text) => Err((None, PasteFault::NoGame)),
        Err(fault) => Err((Some(from + fault.at()), PasteFault::Link(fault))),
    }
}

/// Whether a text begins with the name of a cell, such as `c3`, before which a number may stand, and has no `/`, by which every record
/// names its game.
fn is_moves_alone(text: &str) -> bool {
    let is_cell = |word: &str| match word.as_bytes() {
        [column, row @ ..] => {
            column.is_ascii_alphabetic() && (1..=2).contains(&row.len()) && row.iter().all(u8::is_ascii_digit)
        }
        [] => false,
    };
    let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let first = words.find(|word| !word.bytes().all(|byte| byte.is_ascii_digit()));
    !text.contains('/') && first.is_some_and(is_cell)
}

/// What an address leads to.
fn of_route(route: Route) -> Pasted {
    match route {
        Route::Play(link) => Pasted::Shared(link, None),
        route => Pasted::Page(Box::new(route)),
    }
}

fn of_json(text: &str, saved: Option<SavedGame>, language: Language) -> Result<Pasted, Fault> {
    let json = Json::parse(text).map_err(|fault| (Some(fault.at), PasteFault::Json(fault)))?;
    let format = json.get("format").and_then(Json::text);
    match (format, saved) {
        (Some(FORMAT), _) => match from_json(&json, language) {
            Ok(game) if game.tree.has_notes() => Ok(Pasted::Annotated(Box::new(game))),
            Ok(game) => Ok(Pasted::Shared(game.link, None)),
            Err(fault) => Err((Some(fault.at), PasteFault::Shape(fault.path, fault.why))),
        },
        (Some(GAME_FILE), Some(game)) => match Link::parse(&game.record) {
            Ok(link) => Ok(Pasted::Saved(Box::new(game), link)),
            Err(fault) => {
                // The text begins after its quotes; a record needs no backslash.
                let from = json.get("record").map(|record| record.at + 1 + fault.at());
                Err((from, PasteFault::Link(fault)))
            }
        },
        (Some(DATA_FILE), _) => Err((None, PasteFault::AllData)),
        _ if is_abstract_play(&json) => match from_abstract_play(&json, language) {
            Ok((link, changes)) => Ok(Pasted::Shared(link, Some(changes))),
            Err(fault) => Err((Some(fault.at), PasteFault::AbstractPlay(fault.path, fault.why))),
        },
        _ => {
            // What a game that was kept here lacks is no matter of records.
            let fault = from_json(&json, language)
                .err()
                .filter(|_| format != Some(GAME_FILE));
            Err((None, PasteFault::OtherJson(fault)))
        }
    }
}

fn at(text: &str, byte: usize, why: PasteFault) -> BadPaste {
    let mut end = byte.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let before = &text[..end];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    BadPaste {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        why,
    }
}
