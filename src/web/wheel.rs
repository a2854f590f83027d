//! What a wheel or a trackpad asks for: many small turns add up, and one hard push does not leap.

use web_sys::WheelEvent;

use super::browser;

/// How much closer a pixel of the wheel brings the board, as an exponent; where two fingers part on a trackpad, a
/// pixel means more.
const CLOSER: (f64, f64) = (0.002, 0.01);
/// The largest exponent of one event, and the smallest that is worth a new picture: cells have whole pixels, and
/// less would be rounded away.
const EXPONENT: (f64, f64) = (0.25, 0.06);
/// So many pixels turn a piece by a step.
const NOTCH: f64 = 40.0;
/// Between two steps of a turn, in milliseconds.
const PAUSE: f64 = 120.0;
/// After so many milliseconds without an event what was begun is forgotten.
const REST: f64 = 400.0;

/// A wheel in the middle of its turn.
#[derive(Clone, Copy, Default)]
pub(super) struct Wheel {
    closer: f64,
    turned: f64,
    /// When the last event came, and when the last step of a turn was taken.
    last: f64,
    step: f64,
}

impl Wheel {
    /// By which factor the board is to come closer now, if enough has come together.
    pub fn zoomed(&mut self, event: &WheelEvent) -> Option<f64> {
        self.rested();
        let each = if event.ctrl_key() { CLOSER.1 } else { CLOSER.0 };
        let (most, least) = EXPONENT;
        self.closer += (-pixels(event, event.delta_y()) * each).clamp(-most, most);
        (self.closer.abs() >= least).then(|| std::mem::take(&mut self.closer).exp())
    }

    /// By which step the piece in hand is to be turned now: 1 is clockwise.
    pub fn rotated(&mut self, event: &WheelEvent) -> Option<i8> {
        let now = self.rested();
        self.turned += pixels(event, event.delta_y() + event.delta_x());
        if self.turned.abs() < NOTCH || now - self.step < PAUSE {
            return None;
        }
        self.step = now;
        Some(if std::mem::take(&mut self.turned) > 0.0 {
            1
        } else {
            -1
        })
    }

    /// Forgets what was begun long ago; gives the time.
    fn rested(&mut self) -> f64 {
        let now = browser::now();
        if now - self.last > REST {
            (self.closer, self.turned) = (0.0, 0.0);
        }
        self.last = now;
        now
    }
}

/// A wheel's way in pixels, whatever it is counted in.
fn pixels(event: &WheelEvent, way: f64) -> f64 {
    way * match event.delta_mode() {
        WheelEvent::DOM_DELTA_LINE => 16.0,
        WheelEvent::DOM_DELTA_PAGE => 400.0,
        _ => 1.0,
    }
}
