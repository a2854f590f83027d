//! What a link says of the game that friends play by it.

use std::fmt;

use crate::shared_id::SharedId;
use tessera_core::game::Seat;

/// What became of a draw that two players may agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DrawOffer {
    /// Nobody has offered one.
    #[default]
    None,
    /// This seat offers one with its last move.
    Offered(Seat),
    /// Both have agreed on it, and the game is over.
    Agreed,
}

/// What a link says of the game that friends play by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SharedNotes {
    /// The id of the game.
    pub id: SharedId,
    /// The seat to which the link is sent.
    pub to: Seat,
    /// Whether a draw is offered or agreed on.
    pub draw: DrawOffer,
    /// Whether hints and analysis are allowed.
    pub aids: bool,
}

/// What the note on the id of a game by link begins with.
pub(crate) const GAME: &str = "game=";
/// What the note on the seat begins with to which the link is sent.
pub(crate) const TO: &str = "to=";
/// What the note on a draw begins with.
pub(crate) const DRAW: &str = "draw=";
/// The value of a draw that both have agreed on.
const AGREED: &str = "agreed";
/// The note on a game by link in which hints and analysis are allowed.
pub(crate) const AIDS: &str = "aids";

/// The notes of a game by link, as far as they are read.
#[derive(Default)]
pub(crate) struct NotesReader {
    id: Option<SharedId>,
    to: Option<Seat>,
    draw: DrawOffer,
    aids: bool,
    /// Where the first of the notes stands.
    first: Option<usize>,
}

impl NotesReader {
    /// A reader that knows the id.
    pub fn of(id: SharedId) -> NotesReader {
        NotesReader {
            id: Some(id),
            ..NotesReader::default()
        }
    }

    /// Reads a note that stands at a byte. `None` if it is none of a game by link, else the byte of its fault.
    pub fn read(&mut self, note: &str, at: usize) -> Option<Result<(), usize>> {
        let value = |key: &str| note.strip_prefix(key).map(|value| (value, at + key.len()));
        let read = if let Some((id, at)) = value(GAME) {
            let id = id.parse().ok().filter(|_| self.id.is_none());
            self.id = id.or(self.id);
            id.map(drop).ok_or(at)
        } else if let Some((seat, at)) = value(TO) {
            let seat = seat_of(seat).filter(|_| self.to.is_none());
            self.to = seat.or(self.to);
            seat.map(drop).ok_or(at)
        } else if let Some((draw, at)) = value(DRAW) {
            let draw = match draw {
                AGREED => Some(DrawOffer::Agreed),
                seat => seat_of(seat).map(DrawOffer::Offered),
            };
            let draw = draw.filter(|_| self.draw == DrawOffer::None);
            self.draw = draw.unwrap_or(self.draw);
            draw.map(drop).ok_or(at)
        } else if note == AIDS && !self.aids {
            self.aids = true;
            Ok(())
        } else {
            return None;
        };
        self.first.get_or_insert(at);
        Some(read)
    }

    /// What was read; nothing where there are no such notes. Else the byte of the first where id or seat are missing.
    pub fn close(self) -> Result<Option<SharedNotes>, usize> {
        match (self.id, self.to, self.first) {
            (Some(id), Some(to), _) => Ok(Some(SharedNotes {
                id,
                to,
                draw: self.draw,
                aids: self.aids,
            })),
            (_, _, Some(at)) => Err(at),
            _ => Ok(None),
        }
    }
}

/// The seat of a number, counted from 1.
pub(crate) fn seat_of(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(Seat(digit - b'1')).filter(|seat| usize::from(seat.0) < Seat::MAX),
        _ => None,
    }
}

/// The value of the note on a draw; nothing where nobody has offered one.
impl fmt::Display for DrawOffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawOffer::None => Ok(()),
            DrawOffer::Offered(seat) => write!(f, "{}", seat.0 + 1),
            DrawOffer::Agreed => f.write_str(AGREED),
        }
    }
}

/// The notes, each after a `;`.
impl fmt::Display for SharedNotes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ";{GAME}{};{TO}{}", self.id, self.to.0 + 1)?;
        match self.draw {
            DrawOffer::None => Ok(()),
            draw => write!(f, ";{DRAW}{draw}"),
        }?;
        if self.aids { write!(f, ";{AIDS}") } else { Ok(()) }
    }
}
