//! A game of Linage from Abstract Play: the record of a finished game that its players can download there, as JSON.
//!
//! The rules of the board are the same. What differs is before and around it:
//!
//! | there | here |
//! |---|---|
//! | the first player is Vertical; the second one chooses who begins | Vertical begins: where Horizontal began, the board is mirrored at its long diagonal |
//! | the first player names a komi of whole points for whoever moves second | a fixed komi for Horizontal, who moves second |
//! | a button of half a point may be taken in place of a stone | the button is a pass, and its half point is in the komi |
//! | the game ends when nobody can place a stone | two passes follow |
//! | a game may end by time, by agreement or without a result | the moves end there |
//!
//! The winner and the margin are the same. Where a pass follows on the button or comes before it and a stone is placed
//! later, the game cannot be told here: two passes end it.

use super::place::{Place, Shape, ShapeFault};
use crate::json::{Json, JsonValue};
use crate::link::{Link, tidy_name};
use tessera_core::game::Turn;
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::catalog;
use tessera_games::play::{Options, RESIGN, Record, RefusedMove};

/// How a game of Abstract Play differs here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    pub is_mirrored: bool,
    /// Whether somebody took the button, which is a pass here.
    pub has_button: bool,
    /// How it ended, where that is no move here.
    pub ending: Option<Ending>,
}

/// How a game ended where that is no move here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A player's time was up.
    Time,
    /// The players agreed on a draw.
    Draw,
    /// The game was given up without a winner.
    Abandoned,
    /// A player resigned who was not to move.
    OtherResigned,
}

/// Why a record of Abstract Play is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AbstractPlayFault {
    /// It has another shape than their records have.
    Shape(Shape),
    /// It is of another game.
    OtherGame(String),
    /// It has a variant that is not known here.
    Variant(String),
    /// The first move is no komi in whole points.
    Komi(String),
    /// The komi in half points, with the button, is none that a game has here.
    KomiOutOfRange(i32),
    /// The players do not move in turn.
    Turns,
    /// It is the name of no move.
    Move(String),
    /// The game went on after the button and a pass.
    AfterPasses,
    /// A move is not legal, for this reason.
    Illegal(String),
}

/// A fault of a record of Abstract Play, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadAbstractPlay {
    /// The byte of the text.
    pub at: usize,
    /// The path that leads there: `moves[3][1]`.
    pub path: String,
    pub why: AbstractPlayFault,
}

impl From<ShapeFault> for BadAbstractPlay {
    fn from(fault: ShapeFault) -> BadAbstractPlay {
        BadAbstractPlay {
            at: fault.at,
            path: fault.path,
            why: AbstractPlayFault::Shape(fault.why),
        }
    }
}

/// The cells along the side where no variant names another number.
const USUAL_SIZE: u16 = 15;
/// The cells along the side of the boards there.
const SIZES: [u16; 5] = [11, 13, 15, 17, 19];
/// How long a line is that gives a region its owner, as their records say since July 2026. It is so here.
const USUAL_LINES: &str = "Lines of 3";
/// The most rounds that are read.
const MOST_ROUNDS: usize = 10_000;

/// Whether JSON has the shape of their records.
pub fn is_abstract_play(json: &Json) -> bool {
    json.get("header").is_some() && json.get("moves").is_some()
}

/// Reads a record of Abstract Play.
///
/// The first seat is whoever began. Why a move is not legal is said in this language.
pub fn from_abstract_play(json: &Json, language: Language) -> Result<(Link, Changes), BadAbstractPlay> {
    let whole = Place::whole(json);
    let header = whole.member("header")?;
    let size = size(&header.member("game")?)?;
    let players = header.member("players")?.list(2)?;
    let moves = moves(&whole.member("moves")?)?;
    let Some(((komi_place, komi), moves)) = moves.split_first() else {
        return Err(refused(
            &whole.member("moves")?,
            AbstractPlayFault::Komi(String::new()),
        ));
    };
    let no_komi = || refused(komi_place, AbstractPlayFault::Komi(komi.clone()));
    let whole_komi = komi.parse::<i16>().ok().filter(|_| !komi.starts_with('+'));
    let whole_komi = i32::from(whole_komi.ok_or_else(no_komi)?);
    // Whoever is asked who begins may begin at once.
    let is_second = moves.first().is_some_and(|(_, text)| text == "play-second");
    let is_mirrored = !is_second && !moves.is_empty();
    let moves = &moves[usize::from(is_second)..];
    let mut game = Ours {
        size,
        is_mirrored,
        names: Vec::new(),
        places: Vec::new(),
        button: None,
        ending: None,
    };
    game.read(moves, &players)?;
    let halves = 2 * whole_komi
        + match game.button {
            None => 0,
            // It counts for whoever moves first as half a point less for the other.
            Some(0) => -1,
            Some(_) => 1,
        };
    let in_range = i16::try_from(halves)
        .ok()
        .filter(|halves| (0..=points::LARGEST_KOMI).contains(halves));
    let Some(halves) = in_range else {
        return Err(refused(komi_place, AbstractPlayFault::KomiOutOfRange(halves)));
    };
    let mut options = Options::default();
    options.set("size", &size.to_string());
    options.set("komi", &points::in_names(halves));
    let record = Record {
        game: "linage".to_owned(),
        options,
        ..Record::default()
    };
    let record = game.played(record, language)?;
    let mut names = Vec::new();
    for player in &players {
        let name = player.find("name").map(|name| name.text()).transpose()?;
        names.push(tidy_name(name.unwrap_or_default()));
    }
    if is_mirrored {
        names.reverse();
    }
    let named = names.iter().rposition(|name| !name.is_empty());
    names.truncate(named.map_or(0, |last| last + 1));
    let link = Link {
        record,
        names,
        ..Link::default()
    };
    let changes = Changes {
        is_mirrored,
        has_button: game.button.is_some(),
        ending: game.ending,
    };
    Ok((link, changes))
}

fn refused(place: &Place, why: AbstractPlayFault) -> BadAbstractPlay {
    BadAbstractPlay {
        why,
        at: place.json.at,
        path: place.path.clone(),
    }
}

/// The cells along the side of the board, from the name of the game and its variants.
fn size(game: &Place) -> Result<u16, BadAbstractPlay> {
    let name = game.member("name")?;
    let text = name.text()?;
    if text != "Linage" {
        return Err(refused(&name, AbstractPlayFault::OtherGame(text.to_owned())));
    }
    let mut size = None;
    let variants = game
        .find("variants")
        .map(|variants| variants.list(10))
        .transpose()?;
    for variant in variants.unwrap_or_default() {
        let text = variant.text()?;
        let named = text.strip_suffix(" (default)").unwrap_or(text);
        if named == USUAL_LINES {
            continue;
        }
        let known = SIZES.into_iter().find(|size| is_board(named, *size));
        // A board has one size.
        match known.filter(|_| size.is_none()) {
            None => return Err(refused(&variant, AbstractPlayFault::Variant(text.to_owned()))),
            known => size = known,
        }
    }
    Ok(size.unwrap_or(USUAL_SIZE))
}

/// Whether a variant is the board with so many cells along its side, called by its id or in words: `size-13` or
/// `13x13 board`.
fn is_board(variant: &str, size: u16) -> bool {
    variant == format!("size-{size}") || variant == format!("{size}x{size} board")
}

/// The moves one after the other, in small letters and without spaces, as they are compared there.
fn moves<'j>(rounds: &Place<'j>) -> Result<Vec<(Place<'j>, String)>, BadAbstractPlay> {
    let mut moves = Vec::new();
    for round in rounds.list(MOST_ROUNDS)? {
        for (seat, slot) in round.list(2)?.into_iter().enumerate() {
            let place = match slot.json.value {
                JsonValue::Null => continue,
                JsonValue::Object(_) => slot.member("move")?,
                _ => slot,
            };
            if seat != moves.len() % 2 {
                return Err(refused(&place, AbstractPlayFault::Turns));
            }
            let text = place.text()?.chars().filter(|char| !char.is_whitespace());
            let text = text.map(|letter| letter.to_ascii_lowercase()).collect();
            moves.push((place, text));
        }
    }
    Ok(moves)
}

/// The game, rewritten in the names of moves used here.
struct Ours {
    size: u16,
    is_mirrored: bool,
    /// The names of the moves, each with the place that it was read from.
    names: Vec<String>,
    places: Vec<BadAbstractPlay>,
    /// Who has the button: 0 for whoever moves first.
    button: Option<usize>,
    ending: Option<Ending>,
}

impl Ours {
    /// Reads the moves after the question of who begins.
    fn read(&mut self, moves: &[(Place, String)], players: &[Place]) -> Result<(), BadAbstractPlay> {
        for (at, (place, text)) in moves.iter().enumerate() {
            let mover = at % 2;
            let ending = match text.as_str() {
                "resign" => Some(Ending::OtherResigned),
                "timeout" => Some(Ending::Time),
                "draw" => Some(Ending::Draw),
                "abandoned" => Some(Ending::Abandoned),
                _ => None,
            };
            let unknown = || refused(place, AbstractPlayFault::Move(text.clone()));
            let name = match (text.as_str(), ending) {
                (_, Some(_)) if at + 1 < moves.len() => return Err(unknown()),
                // Whoever lost resigned, be it their turn or not.
                ("resign", _) if self.lost(players)? == Some(mover) => RESIGN.to_owned(),
                (_, Some(_)) => {
                    self.ending = ending;
                    break;
                }
                ("take-button", _) => {
                    self.button = Some(mover);
                    "pass".to_owned()
                }
                ("pass", _) => "pass".to_owned(),
                (cell, _) => self.cell(cell).ok_or_else(unknown)?,
            };
            self.names.push(name);
            self.places.push(refused(place, AbstractPlayFault::AfterPasses));
        }
        Ok(())
    }

    /// Who lost, 0 for whoever moves first; `None` if nobody did.
    fn lost(&self, players: &[Place]) -> Result<Option<usize>, BadAbstractPlay> {
        let mut results = Vec::new();
        for player in players {
            let result = player.member("result")?;
            results.push(result.whole_number(0, 1_000)?);
        }
        let loser = match results[..] {
            [first, second] if first < second => Some(0),
            [first, second] if first > second => Some(1),
            _ => None,
        };
        Ok(loser.map(|seat: usize| seat ^ usize::from(self.is_mirrored)))
    }

    /// The name of a cell here; `None` for text that names no cell of the board.
    fn cell(&self, text: &str) -> Option<String> {
        let column = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
        let row = &text[1..];
        let row = row
            .parse::<u8>()
            .ok()
            .filter(|number| number.to_string() == row)?;
        let row = row.checked_sub(1)?;
        if u16::from(column.max(row)) >= self.size {
            return None;
        }
        let (column, row) = if self.is_mirrored {
            (row, column)
        } else {
            (column, row)
        };
        Some(format!("{}{}", char::from(b'a' + column), row + 1))
    }

    /// The record with these moves, as far as the game goes here.
    fn played(&self, start: Record, language: Language) -> Result<Record, BadAbstractPlay> {
        let opened = catalog::replayed(&start, language);
        let (mut table, _) = opened.expect("the size and the komi are those of a game");
        for (at, (name, place)) in self.names.iter().zip(&self.places).enumerate() {
            if table.turn() == Turn::Over {
                // More passes change nothing.
                if self.names[at..].iter().all(|name| name == "pass") {
                    break;
                } else {
                    return Err(place.clone());
                }
            }
            table
                .play(name)
                .map_err(|RefusedMove { why, .. }| BadAbstractPlay {
                    why: AbstractPlayFault::Illegal(why),
                    ..place.clone()
                })?;
        }
        // There the game is over when nobody can place a stone.
        while self.ending.is_none() && table.legal().names() == ["pass"] {
            table.play("pass").expect("it is legal");
        }
        Ok(Record {
            names: table.record().names,
            ..start
        })
    }
}
