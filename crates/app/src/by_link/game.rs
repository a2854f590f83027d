//! What a device knows of a game that friends play by link, besides its record and its seats.

use std::fmt;
use std::str::FromStr;

use super::notes::{AIDS, DRAW, DrawOffer, NotesReader, SharedNotes, TO};
use crate::shared_id::SharedId;
use tessera_core::game::Seat;

/// What a device knows of a game that friends play by link, besides its record and its seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByLink {
    /// The id of the game.
    pub id: SharedId,
    /// The seat that is to decide at the end of the line; once the game is over, the seat that is to be told so.
    pub to: Seat,
    /// How many plies of the line were sent or came by a link.
    pub sent: usize,
    /// Whether all there is was sent or came by a link: the moves, an offer, and whether aids are allowed.
    pub is_told: bool,
    /// Whether a draw is offered or agreed on.
    pub draw: DrawOffer,
    /// Whether hints and analysis are allowed.
    pub aids: bool,
    /// Whether another line of the same game came by a link; then both are kept.
    pub has_parted: bool,
    /// Whether the game is only looked at: nobody on this device has taken the seat to which the link was sent.
    pub is_invited: bool,
}

impl ByLink {
    /// A game that begins here, of which nobody was told yet.
    pub fn new(id: SharedId) -> ByLink {
        ByLink {
            id,
            to: Seat::FIRST,
            sent: 0,
            is_told: false,
            draw: DrawOffer::None,
            aids: false,
            has_parted: false,
            is_invited: false,
        }
    }

    /// What a link to the game says of it.
    pub fn notes(&self) -> SharedNotes {
        SharedNotes {
            id: self.id,
            to: self.to,
            draw: self.draw,
            aids: self.aids,
        }
    }
}

/// Whether nothing is left to be told.
const TOLD: &str = "told";
/// Whether another line came.
const PARTED: &str = "parted";

/// As the device keeps it: id, plies that were sent, and notes, separated by spaces.
impl fmt::Display for ByLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {TO}{}", self.id, self.sent, self.to.0 + 1)?;
        match self.draw {
            DrawOffer::None => Ok(()),
            draw => write!(f, " {DRAW}{draw}"),
        }?;
        for (word, is_so) in [(TOLD, self.is_told), (PARTED, self.has_parted), (AIDS, self.aids)] {
            if is_so {
                write!(f, " {word}")?;
            }
        }
        Ok(())
    }
}

/// Text that is none of a game by link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotByLink;

impl FromStr for ByLink {
    type Err = NotByLink;

    /// Reads what the device has kept. Words of a later version are overlooked.
    fn from_str(text: &str) -> Result<ByLink, NotByLink> {
        let mut words = text.split(' ');
        let id = words.next().and_then(|id| id.parse().ok()).ok_or(NotByLink)?;
        let sent = words.next().and_then(|sent| sent.parse().ok()).ok_or(NotByLink)?;
        let mut game = ByLink {
            sent,
            ..ByLink::new(id)
        };
        let mut notes = NotesReader::of(id);
        for word in words {
            match word {
                TOLD => game.is_told = true,
                PARTED => game.has_parted = true,
                _ => drop(notes.read(word, 0)),
            }
        }
        let notes = notes.close().ok().flatten().ok_or(NotByLink)?;
        (game.to, game.draw, game.aids) = (notes.to, notes.draw, notes.aids);
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_as_it_is_written() {
        for text in [
            "k7f3q2abcd 0 to=1",
            "k7f3q2abcd 12 to=2 draw=1 told",
            "0000000000 3 to=5 draw=agreed told parted aids",
        ] {
            let read = text.parse::<ByLink>().map(|game| game.to_string());
            assert_eq!(read.as_deref(), Ok(text));
        }
        for other in [
            "",
            "k7f3q2abcd",
            "k7f3q2abcd 1",
            "k7f3q2abcd -1 to=1",
            "k7f3q2abc 1 to=1",
        ] {
            assert_eq!(other.parse::<ByLink>(), Err(NotByLink), "{other}");
        }
    }
}
