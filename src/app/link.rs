//! A link to a game: its record, and what a record does not say.
//!
//! ```text
//! link    = record { ";" note }
//! note    = "ai=" machine { "," machine } | "purist"
//! machine = SEAT ":" LEVEL
//! ```
//!
//! `record` is the text of a [`Record`]. `SEAT`, counted from 1, was played by the AI of `LEVEL`; `purist` says that the
//! game is played without aids. `linage/size=9.komi=5_5/e5;ai=2:3` is a game against level 3.

use std::fmt;

use super::level::Level;
use crate::game::Seat;
use crate::play::{BadRecord, LINK_LIMIT, RECORD_LIMIT, Record, RecordFault};

/// What the note on engines begins with.
const AI: &str = "ai=";
/// The note on a game without aids.
const PURIST: &str = "purist";

/// A game as a link tells it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Link {
    /// The record.
    pub record: Record,
    /// The seats that engines play, in order, each with its level.
    pub machines: Vec<(Seat, Level)>,
    /// Whether it is played without aids.
    pub purist: bool,
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
}

impl BadLink {
    /// The byte at which reading stopped.
    pub fn at(&self) -> usize {
        match self {
            BadLink::Record(fault) => fault.at,
            BadLink::Note(at) | BadLink::Machine(at) => *at,
        }
    }
}

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
        if text.len() > most {
            return Err(BadLink::Record(BadRecord {
                at: most,
                why: RecordFault::TooLong(most),
            }));
        }
        let mut parts = text.split(';');
        let record = parts.next().unwrap_or_default();
        let mut at = record.len() + 1;
        let mut link = Link {
            record: Record::parse(record).map_err(BadLink::Record)?,
            ..Link::default()
        };
        for note in parts {
            match note.strip_prefix(AI) {
                Some(machines) if link.machines.is_empty() => {
                    link.machines = read_machines(machines, at + AI.len())?;
                }
                None if note == PURIST && !link.purist => link.purist = true,
                _ => return Err(BadLink::Note(at)),
            }
            at += note.len() + 1;
        }
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
    machines.sort_by_key(|&(seat, _)| seat);
    Ok(machines)
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.record.fmt(f)?;
        for (place, (seat, level)) in self.machines.iter().enumerate() {
            let before = if place == 0 { ";ai=" } else { "," };
            write!(f, "{before}{}:{}", seat.0 + 1, level.number())?;
        }
        match self.purist {
            true => write!(f, ";{PURIST}"),
            false => Ok(()),
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
            "linage/size=5.komi=3_5/c3.resign@1;ai=2:8",
            "carcassonne/players=5/D;ai=1:1,3:2,5:8;purist",
            "keil//e5;purist",
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
            ("keil//e5;ai=2:9", BadLink::Machine(12)),
            ("keil//e5;ai=6:1", BadLink::Machine(12)),
            ("keil//e5;purist;ai=2:3,x", BadLink::Machine(23)),
        ] {
            assert_eq!(Link::parse(text), Err(fault), "{text}");
        }
        assert!(matches!(
            Link::parse("keil//e5@x;purist"),
            Err(BadLink::Record(_))
        ));
    }
}
