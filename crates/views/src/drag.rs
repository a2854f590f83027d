//! A pointer over an element along which it can be dragged, as `www/events.js` tells it.

use tessera_core::decimal::decimal;

/// What a pointer did. Places are parts of the element's width from the left, beyond 0 and 1 where it was dragged out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Drag {
    /// It is over this place, and nothing is pressed.
    Over(f32),
    /// It was pressed there.
    Down(f32),
    /// It is pressed, and was moved there.
    To(f32),
    /// It has left the element.
    Out,
}

impl Drag {
    /// Reads `over X`, `down X`, `to X`, or `out`.
    pub fn read(text: &str) -> Option<Drag> {
        if text == "out" {
            return Some(Drag::Out);
        }
        let (what, place) = text.split_once(' ')?;
        let place = decimal(place)?;
        match what {
            "over" => Some(Drag::Over(place)),
            "down" => Some(Drag::Down(place)),
            "to" => Some(Drag::To(place)),
            _ => None,
        }
    }
}
