//! Reads the event of a mouse wheel.

use web_sys::WheelEvent;

use tessera_app::WheelTurn;

/// Pixels a line, and pixels a page.
const PIXELS: (f64, f64) = (16.0, 400.0);

/// How far a wheel or a trackpad was turned, in pixels, whatever unit the browser counts in.
pub fn turned(event: &WheelEvent) -> WheelTurn {
    let unit = match event.delta_mode() {
        WheelEvent::DOM_DELTA_LINE => PIXELS.0,
        WheelEvent::DOM_DELTA_PAGE => PIXELS.1,
        _ => 1.0,
    };
    WheelTurn {
        across: event.delta_x() * unit,
        down: event.delta_y() * unit,
        is_pinch: event.ctrl_key(),
    }
}
