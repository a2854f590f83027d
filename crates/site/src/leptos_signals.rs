//! What tells the pages that are drawn by leptos of changes.

use leptos::prelude::*;

/// What tells those pages of changes.
pub struct Signals {
    /// Notified when the model has changed, but not when only the cell under the pointer or the keyboard has.
    model: ArcTrigger,
    /// Notified when only that has changed.
    pub pointer: ArcTrigger,
    /// Notified when all canvases have to be painted anew, see `www/start.js`.
    pub repaint: ArcTrigger,
}

impl Signals {
    /// Nobody listens yet.
    pub fn new() -> Signals {
        Signals {
            model: ArcTrigger::new(),
            pointer: ArcTrigger::new(),
            repaint: ArcTrigger::new(),
        }
    }

    /// Whoever reads the model now reads it again when it changes.
    pub fn track(&self) {
        self.model.track();
    }

    /// All canvases have to be painted anew.
    pub fn repaint(&self) {
        self.repaint.notify();
    }

    /// The model has changed, or only the cell under the pointer.
    pub fn notify(&self, is_pointed: bool) {
        match is_pointed {
            true => self.pointer.notify(),
            false => self.model.notify(),
        }
    }
}
