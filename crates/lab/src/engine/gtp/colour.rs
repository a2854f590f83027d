//! The two colours of the protocol.

use tessera_core::game::Seat;

/// A colour: black is the side that moves first, whatever it is called in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Colour {
    /// The side that moves first.
    Black,
    /// The side that moves second and gets the komi.
    White,
}

impl Colour {
    /// Both colours, the one that moves first before the other.
    pub const BOTH: [Colour; 2] = [Colour::Black, Colour::White];

    /// Reads a colour, in any case.
    pub fn parse(text: &str) -> Option<Colour> {
        match text.to_ascii_lowercase().as_str() {
            "b" | "black" => Some(Colour::Black),
            "w" | "white" => Some(Colour::White),
            _ => None,
        }
    }

    /// The seat that plays the colour: where the komi is fixed, seats keep their sides.
    pub fn seat(self) -> Seat {
        match self {
            Colour::Black => Seat::FIRST,
            Colour::White => Seat::SECOND,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::White => "white",
        }
    }
}
