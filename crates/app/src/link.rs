//! A link to a game: its record, and what a record does not say.
//!
//! ```text
//! link    = record { ";" note }
//! note    = "ai=" machine { "," machine } | "names=" [ name ] { "," [ name ] } | "purist" | shared
//! shared  = "game=" ID | "to=" SEAT | "draw=" ( SEAT | "agreed" ) | "aids"
//! machine = SEAT ":" LEVEL
//! name    = part { part }
//! part    = LETTER | DIGIT | "-" | "." | "_" | "~" | "%" HEX HEX
//! ```
//!
//! `record` is the text of a [`Record`]. `SEAT`, counted from 1, was played by the AI of `LEVEL`; `purist` says that the
//! game is played without aids. `linage/size=9.komi=5_5/e5;ai=2:3` is a game against level 3.
//!
//! `names` are those of the persons at the seats, the first seat first, in UTF-8 written as addresses have it: `%C3%81na`.
//! A seat without a name has an empty one; at least one seat has a name. A name has at most
//! [`SeatSetup::LONGEST_NAME`](super::setup::SeatSetup::LONGEST_NAME) characters, no control characters and none that reverse the direction of text, and no space
//! at its ends.
//!
//! `game` and `to` make it a game that friends play by link: `ID` is that of the game, ten digits or small letters without
//! `i`, `l`, `o` and `u`, and `to` the seat to which the link is sent. `draw` is the seat that offers a draw with its last
//! move, or that both have agreed on one; `aids` says that hints and analysis are allowed.
//!
//! Some programs write further characters of an address as `%3B`. A text that is no link is read once more with those put
//! back.

use std::fmt;

use super::by_link::{NotesReader, SharedNotes};
use super::level::Level;
pub(super) use super::tidy_name::tidy_name;
use tessera_core::game::Seat;
use tessera_core::sorting;
use tessera_games::play::{BadRecord, LINK_LIMIT, RECORD_LIMIT, Record, RecordFault};

/// What the note on engines begins with.
const AI: &str = "ai=";
/// What the note on names begins with.
const NAMES: &str = "names=";
/// The note on a game without aids.
const PURIST: &str = "purist";

/// A game as a link tells it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Link {
    pub record: Record,
    /// The seats that engines play, in order, each with its level.
    pub machines: Vec<(Seat, Level)>,
    /// The names of persons by seat, empty for those without one; no more than there are up to the last name.
    pub names: Vec<String>,
    /// Whether it is played without aids.
    pub purist: bool,
    /// What it says of the game that friends play by it, if they do.
    pub shared: Option<SharedNotes>,
}

/// Text that is no link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLink {
    /// It begins with no record.
    Record(BadRecord),
    /// From this byte on, a note is expected and stands there not, or for the second time.
    Note(usize),
    /// At this byte, a seat and a level are expected: `2:3`; no seat may be named twice.
    Machine(usize),
    /// At this byte, the name of a person is expected; some seat has one.
    Name(usize),
    /// At this byte, something else is expected of a game by link: its id, the seat that it is sent to, or a draw, each once.
    Shared(usize),
}

impl BadLink {
    /// The byte at which reading stopped.
    pub fn at(&self) -> usize {
        match self {
            BadLink::Record(fault) => fault.at,
            BadLink::Note(at) | BadLink::Machine(at) | BadLink::Name(at) | BadLink::Shared(at) => *at,
        }
    }

    /// The same fault where so many bytes stand before the link.
    pub fn after(self, bytes: usize) -> BadLink {
        match self {
            BadLink::Record(fault) => BadLink::Record(BadRecord {
                at: fault.at + bytes,
                ..fault
            }),
            BadLink::Note(at) => BadLink::Note(at + bytes),
            BadLink::Machine(at) => BadLink::Machine(at + bytes),
            BadLink::Name(at) => BadLink::Name(at + bytes),
            BadLink::Shared(at) => BadLink::Shared(at + bytes),
        }
    }
}

/// English, for `lab`; the page words the facts itself.
impl fmt::Display for BadLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self {
            BadLink::Record(fault) => return fault.fmt(f),
            BadLink::Note(_) => {
                "after ; expected ai=, names=, purist, or a note of a game by link, each once"
            }
            BadLink::Machine(_) => "expected a seat and the level of its AI, such as 2:3, each seat once",
            BadLink::Name(_) => "expected the names of players, written as in an address",
            BadLink::Shared(_) => {
                "expected the notes of a game by link: its id after game=, a seat after to=, each once"
            }
        };
        write!(f, "at character {}: {expected}", self.at() + 1)
    }
}

impl std::error::Error for BadLink {}

impl Link {
    /// Reads the fragment of an address, which has at most [`LINK_LIMIT`] bytes.
    pub fn from_fragment(text: &str) -> Result<Link, BadLink> {
        Link::parse_limited(text, LINK_LIMIT)
    }

    /// Reads a link of at most [`RECORD_LIMIT`] bytes, as files have them.
    pub fn parse(text: &str) -> Result<Link, BadLink> {
        Link::parse_limited(text, RECORD_LIMIT)
    }

    fn parse_limited(text: &str, most: usize) -> Result<Link, BadLink> {
        let read = Link::parse_written(text, most);
        match (&read, decoded(text)) {
            (Err(_), Some(decoded)) if text.len() <= most => Link::parse_written(&decoded, most),
            _ => read,
        }
    }

    /// Reads a link as this program writes it.
    fn parse_written(text: &str, most: usize) -> Result<Link, BadLink> {
        if text.len() > most {
            return Err(BadLink::Record(BadRecord {
                at: most,
                why: RecordFault::TooLong(most),
                game: None,
            }));
        }
        let mut parts = text.split(';');
        let record = parts.next().unwrap_or_default();
        let mut at = record.len() + 1;
        let mut link = Link {
            record: Record::parse(record).map_err(BadLink::Record)?,
            ..Link::default()
        };
        let mut shared = NotesReader::default();
        for note in parts {
            match note.strip_prefix(AI) {
                Some(machines) if link.machines.is_empty() => {
                    link.machines = read_machines(machines, at + AI.len())?;
                }
                None if note.starts_with(NAMES) && link.names.is_empty() => {
                    link.names = read_names(&note[NAMES.len()..], at + NAMES.len())?;
                }
                None if note == PURIST && !link.purist => link.purist = true,
                _ => shared
                    .read(note, at)
                    .ok_or(BadLink::Note(at))?
                    .map_err(BadLink::Shared)?,
            }
            at += note.len() + 1;
        }
        link.shared = shared.close().map_err(BadLink::Shared)?;
        Ok(link)
    }
}

/// Reads the seats of engines; the first of them stands at a byte.
fn read_machines(text: &str, mut at: usize) -> Result<Vec<(Seat, Level)>, BadLink> {
    let mut machines: Vec<(Seat, Level)> = Vec::new();
    for machine in text.split(',') {
        let read = match machine.as_bytes() {
            [seat @ b'1'..=b'9', b':', level @ b'1'..=b'9'] => {
                let seat = Seat(seat - b'1');
                Level::numbered(level - b'0').map(|level| (seat, level))
            }
            _ => None,
        };
        let is_known = |seat: Seat| machines.iter().any(|(known, _)| *known == seat);
        let read = read.filter(|&(seat, _)| usize::from(seat.0) < Seat::MAX && !is_known(seat));
        machines.push(read.ok_or(BadLink::Machine(at))?);
        at += machine.len() + 1;
    }
    sorting::sort_by_key(&mut machines, |&(seat, _)| seat);
    Ok(machines)
}

/// Reads the names of persons; the first of them stands at a byte.
fn read_names(text: &str, mut at: usize) -> Result<Vec<String>, BadLink> {
    let start = at;
    let mut names = Vec::new();
    for name in text.split(',') {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~%".contains(&byte);
        let read = if !name.bytes().all(is_part) || names.len() == Seat::MAX {
            None
        } else if name.contains('%') {
            decoded(name)
        } else {
            Some(name.to_owned())
        };
        let read = read.filter(|name| tidy_name(name) == *name);
        names.push(read.ok_or(BadLink::Name(at))?);
        at += name.len() + 1;
    }
    let last = names.iter().rposition(|name| !name.is_empty());
    names.truncate(last.ok_or(BadLink::Name(start))? + 1);
    Ok(names)
}

/// A text with the characters that are written as `%3B` put back; a `%` with anything else behind it stays. `None` where
/// nothing changes, or where the bytes are no text.
pub(super) fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let code = after.split_at_checked(2).filter(|_| byte == b'%');
        let code = code.and_then(|(digits, after)| {
            let digit = |at: usize| char::from(digits[at]).to_digit(16);
            Some(((digit(0)? * 16 + digit(1)?) as u8, after))
        });
        let (byte, after) = code.unwrap_or((byte, after));
        bytes.push(byte);
        rest = after;
    }
    String::from_utf8(bytes).ok().filter(|decoded| decoded != text)
}

/// A name as an address has it, and whether it is the end of the link, which is a letter or a digit: what else stands at
/// the end of an address is taken for the end of a sentence.
struct Encoded<'a>(&'a str, bool);

impl fmt::Display for Encoded<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, byte) in self.0.bytes().enumerate() {
            let is_last = self.1 && at + 1 == self.0.len();
            if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) && !is_last {
                write!(f, "{}", char::from(byte))?
            } else {
                write!(f, "%{byte:02X}")?
            }
        }
        Ok(())
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.record.fmt(f)?;
        if let Some(shared) = &self.shared {
            shared.fmt(f)?;
        }
        for (place, (seat, level)) in self.machines.iter().enumerate() {
            let before = if place == 0 { ";ai=" } else { "," };
            write!(f, "{before}{}:{}", seat.0 + 1, level.number())?;
        }
        let last = self.names.iter().rposition(|name| !name.is_empty());
        for (place, name) in self
            .names
            .iter()
            .take(last.map_or(0, |last| last + 1))
            .enumerate()
        {
            let before = if place == 0 { ";names=" } else { "," };
            let is_end = Some(place) == last && !self.purist;
            write!(f, "{before}{}", Encoded(name, is_end))?;
        }
        if self.purist {
            write!(f, ";{PURIST}")
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_it_is_written() {
        for text in [
            "linage/size=9.komi=bid/",
            "linage/size=5.komi=3_5/c3.resign@1;ai=2:9",
            "carcassonne/players=5/D;ai=1:1,3:2,5:9;purist",
            "keil//e5;names=Ada",
            "carcassonne/players=5/D;ai=1:1;names=,%C3%81na,,O%27Hara%20%26%20Co.;purist",
            "keil//e5;purist",
            "linage/size=9/e5;game=k7f3q2abcd;to=2;names=Ada,Bob",
            "linage/size=9/e5;game=0000000000;to=1;draw=2;aids",
            "carcassonne/players=5/D;game=zzzzzzzzzz;to=5;draw=agreed;ai=1:1;names=,Ada;purist",
        ] {
            assert_eq!(
                Link::parse(text).map(|link| link.to_string()).as_deref(),
                Ok(text)
            );
        }
        let other = Link::parse("keil//e5;purist;ai=2:3,1:4").expect("any order");
        assert_eq!(other.to_string(), "keil//e5;ai=1:4,2:3;purist");
    }

    #[test]
    fn the_place_of_the_fault_is_known() {
        for (text, fault) in [
            ("keil//e5;", BadLink::Note(9)),
            ("keil//e5;robot", BadLink::Note(9)),
            ("keil//e5;purist;purist", BadLink::Note(16)),
            ("keil//e5;ai=1:2;ai=2:2", BadLink::Note(16)),
            ("keil//e5;ai=", BadLink::Machine(12)),
            ("keil//e5;ai=1:2,1:3", BadLink::Machine(16)),
            ("keil//e5;ai=2:10", BadLink::Machine(12)),
            ("keil//e5;ai=6:1", BadLink::Machine(12)),
            ("keil//e5;purist;ai=2:3,x", BadLink::Machine(23)),
            ("keil//e5;game=k7f3q2abcd", BadLink::Shared(9)),
            ("keil//e5;purist;to=2", BadLink::Shared(16)),
            ("keil//e5;aids", BadLink::Shared(9)),
            ("keil//e5;game=k7f3q2;to=2", BadLink::Shared(14)),
            ("keil//e5;game=k7f3q2abcu;to=2", BadLink::Shared(14)),
            ("keil//e5;game=k7f3q2abcd;to=6", BadLink::Shared(28)),
            ("keil//e5;game=k7f3q2abcd;to=2;to=1", BadLink::Shared(33)),
            ("keil//e5;game=k7f3q2abcd;to=2;draw=3x", BadLink::Shared(35)),
            (
                "keil//e5;game=k7f3q2abcd;to=2;draw=1;draw=agreed",
                BadLink::Shared(42),
            ),
            ("keil//e5;game=k7f3q2abcd;to=2;aids;aids", BadLink::Note(35)),
        ] {
            assert_eq!(Link::parse(text), Err(fault), "{text}");
        }
        assert!(matches!(
            Link::parse("keil//e5@x;purist"),
            Err(BadLink::Record(_))
        ));
    }
}
