//! The loupe: while a finger rests on the board, what lies under it is seen enlarged above it.

use leptos::html::Canvas;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;

use super::viewport::Viewport;
use tessera_app::{Placement, Rectangle, beside};

/// How long a finger rests before the loupe opens.
const REST: Duration = Duration::from_millis(300);
/// How much the loupe enlarges.
const FACTOR: f64 = 2.0;
/// The diameter of the loupe, and how far it stays away from the middle of the finger, in CSS pixels.
const DIAMETER: f64 = 128.0;
const ABOVE: f64 = 40.0;

/// The loupe of a board.
#[derive(Clone, Copy)]
pub struct Loupe {
    /// Where the finger is, in CSS pixels from the corner of the board, while the loupe is open.
    at: RwSignal<Option<(f64, f64)>>,
    opens: StoredValue<Option<TimeoutHandle>>,
}

impl Loupe {
    /// A loupe that is closed.
    pub fn new() -> Loupe {
        Loupe {
            at: RwSignal::new(None),
            opens: StoredValue::new(None),
        }
    }

    /// A finger was put down here: the loupe opens if it rests.
    pub fn rest(self, x: f64, y: f64, opened: impl FnOnce() + 'static) {
        self.close();
        let open = move || {
            // The page may have been left.
            if !self.at.is_disposed() {
                self.at.set(Some((x, y)));
                opened();
            }
        };
        // Without a timer there is no loupe; everything else works.
        self.opens.set_value(set_timeout_with_handle(open, REST).ok());
    }

    /// The finger has moved here: an open loupe follows it.
    pub fn follow(self, x: f64, y: f64) {
        self.at.update(|at| {
            if let Some(at) = at {
                *at = (x, y);
            }
        });
    }

    /// Whether it is open.
    pub fn is_open(self) -> bool {
        self.at.with_untracked(Option::is_some)
    }

    /// The finger has moved away or was lifted: the loupe closes, and does not open any more.
    pub fn close(self) {
        if let Some(timer) = self.opens.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        if self.is_open() {
            self.at.set(None);
        }
    }

    /// The size of its canvas, in device pixels, and device pixels per CSS pixel.
    pub fn size(viewport: Viewport) -> Signal<(u32, u32, f64)> {
        Signal::derive(move || {
            let ratio = viewport.size.get().2;
            let side = (DIAMETER * ratio) as u32;
            (side, side, ratio)
        })
    }

    /// Where the board lies on its canvas; `None` while it is closed.
    pub fn place(self, viewport: Viewport) -> Option<Placement> {
        let (x, y) = self.at.get()?;
        let (place, ratio) = (viewport.place.get(), viewport.size.get().2);
        let edge = |edge: f64, at: f64| DIAMETER / 2.0 * ratio - FACTOR * (at * ratio - edge);
        Some(Placement {
            unit: place.unit * FACTOR,
            left: edge(place.left, x),
            top: edge(place.top, y),
        })
    }

    /// Its canvas: above the finger, or beside it near the upper edge.
    pub fn view(self, canvas: NodeRef<Canvas>, viewport: Viewport) -> AnyView {
        let corner = Memo::new(move |_| {
            let (x, y) = self.at.get()?;
            let (width, height, ratio) = viewport.size.get();
            let board = (f64::from(width) / ratio, f64::from(height) / ratio);
            let finger = Rectangle {
                left: x - ABOVE,
                top: y - ABOVE,
                width: 2.0 * ABOVE,
                height: 2.0 * ABOVE,
            };
            let is_above = finger.top >= DIAMETER;
            let place = beside(finger, (DIAMETER, DIAMETER), board, is_above);
            Some((format!("{}px", place.left), format!("{}px", place.top)))
        });
        view! {
            <canvas
                class="loupe"
                class:open=move || corner.with(Option::is_some)
                aria-hidden="true"
                node_ref=canvas
                style=("left", move || corner.get().map(|corner| corner.0))
                style=("top", move || corner.get().map(|corner| corner.1))
            ></canvas>
        }
        .into_any()
    }
}
