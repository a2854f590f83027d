//! From wheel events to zoom factors and rotation steps: small movements add up, and one event never counts for more
//! than a limit.

/// How much a pixel of the wheel zooms in, as an exponent.
const ZOOM_A_PIXEL: f64 = 0.002;
/// The same where two fingers part on a trackpad.
const PINCH_A_PIXEL: f64 = 0.01;
/// The largest exponent of one event.
const LARGEST_ZOOM: f64 = 0.25;
/// The smallest exponent that is worth a new picture: cells have whole pixels, and less would be rounded away.
const SMALLEST_ZOOM: f64 = 0.06;
/// How many pixels rotate a piece by a step.
const PIXELS_A_ROTATION: f64 = 40.0;
/// How long it takes at least from one rotation to the next, in milliseconds.
const ROTATION_PAUSE: f64 = 120.0;
/// After how many milliseconds without an event what has added up is forgotten.
const REST: f64 = 400.0;

/// How far a wheel was turned in one event, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct WheelTurn {
    /// To the right.
    pub across: f64,
    /// Down, which zooms out.
    pub down: f64,
    /// Whether two fingers part or meet on a trackpad; browsers report that as a wheel with Control.
    pub is_pinch: bool,
}

/// What the turns of a wheel have added up to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Wheel {
    zoom: f64,
    rotation: f64,
    /// When the last event came, in milliseconds.
    last: f64,
    /// When the piece was rotated last, in milliseconds.
    rotated: f64,
}

impl Wheel {
    /// By which factor to zoom in now, if enough has added up. `now` is in milliseconds.
    pub fn zoom(&mut self, turn: WheelTurn, now: f64) -> Option<f64> {
        self.rest(now);
        let each = if turn.is_pinch {
            PINCH_A_PIXEL
        } else {
            ZOOM_A_PIXEL
        };
        self.zoom += (-turn.down * each).clamp(-LARGEST_ZOOM, LARGEST_ZOOM);
        (self.zoom.abs() >= SMALLEST_ZOOM).then(|| std::mem::take(&mut self.zoom).exp())
    }

    /// By which step to rotate the piece in hand now, if enough has added up: 1 clockwise, -1 counterclockwise. `now` is
    /// in milliseconds.
    pub fn rotation(&mut self, turn: WheelTurn, now: f64) -> Option<i8> {
        self.rest(now);
        self.rotation += turn.down + turn.across;
        if self.rotation.abs() < PIXELS_A_ROTATION || now - self.rotated < ROTATION_PAUSE {
            return None;
        }
        self.rotated = now;
        let turned = std::mem::take(&mut self.rotation);
        Some(if turned > 0.0 { 1 } else { -1 })
    }

    /// Forgets what has added up if the wheel has rested.
    fn rest(&mut self, now: f64) {
        if now - self.last > REST {
            (self.zoom, self.rotation) = (0.0, 0.0);
        }
        self.last = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn down(pixels: f64) -> WheelTurn {
        WheelTurn {
            down: pixels,
            ..WheelTurn::default()
        }
    }

    #[test]
    fn small_turns_add_up_to_a_zoom_and_up_zooms_in() {
        let mut wheel = Wheel::default();
        let factors: Vec<f64> = (0..10)
            .filter_map(|event| wheel.zoom(down(-10.0), 1_000.0 + f64::from(event)))
            .collect();
        assert_eq!(factors.len(), 3, "each 30 pixels are worth a new picture");
        assert!(factors.iter().all(|&factor| factor > 1.0));
        assert!(
            wheel
                .zoom(down(100.0), 1_100.0)
                .is_some_and(|factor| factor < 1.0)
        );
    }

    #[test]
    fn a_hard_push_does_not_leap_and_a_pinch_needs_less_than_a_wheel() {
        let factor = Wheel::default().zoom(down(-10_000.0), 1_000.0).unwrap();
        assert!((factor - LARGEST_ZOOM.exp()).abs() < 1e-12);
        let pinch = WheelTurn {
            is_pinch: true,
            ..down(-10.0)
        };
        assert!(Wheel::default().zoom(pinch, 1_000.0).is_some());
        assert_eq!(Wheel::default().zoom(down(-10.0), 1_000.0), None);
    }

    #[test]
    fn what_has_added_up_is_forgotten_after_a_rest() {
        let mut wheel = Wheel::default();
        assert_eq!(wheel.zoom(down(-20.0), 1_000.0), None);
        assert_eq!(wheel.zoom(down(-20.0), 1_500.0), None);
        assert!(wheel.zoom(down(-20.0), 1_600.0).is_some());
    }

    #[test]
    fn a_piece_is_rotated_by_a_notch_at_most_every_so_often() {
        let mut wheel = Wheel::default();
        assert_eq!(wheel.rotation(down(50.0), 1_000.0), Some(1));
        assert_eq!(wheel.rotation(down(50.0), 1_050.0), None, "too soon");
        assert_eq!(wheel.rotation(down(0.0), 1_130.0), Some(1));
        assert_eq!(wheel.rotation(down(-10.0), 1_300.0), None, "not yet a notch");
        assert_eq!(wheel.rotation(down(-30.0), 1_310.0), Some(-1));
    }

    #[test]
    fn a_piece_is_rotated_again_as_soon_as_the_pause_is_over() {
        let mut wheel = Wheel::default();
        assert_eq!(wheel.rotation(down(50.0), 1_000.0), Some(1));
        assert_eq!(wheel.rotation(down(50.0), 1_000.0 + ROTATION_PAUSE), Some(1));
    }
}
