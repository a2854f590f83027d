//! The app for the pages that are drawn by leptos, still.

use leptos::prelude::*;

use super::app::App;
use crate::app::play::view::BoardView;
use crate::app::{Model, Msg, PlayState, Shell};

impl App {
    /// Reads something off the model that does not depend on the cell under the pointer; it is read again when the
    /// model changes.
    pub fn see<T: PartialEq + Send + Sync + 'static>(
        self,
        view: impl Fn(&Model) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(&view))
    }

    /// Reads something off the play page that does not depend on the cell under the pointer; the default while another
    /// page is open.
    pub fn see_play<T: PartialEq + Default + Send + Sync + 'static>(
        self,
        view: fn(&PlayState, &Shell) -> T,
    ) -> Memo<T> {
        self.see(move |model| model.see(view))
    }

    /// Reads something off the play page that may depend on the cell under the pointer; the default while another page
    /// is open.
    pub fn see_pointed<T: PartialEq + Default + Send + Sync + 'static>(
        self,
        view: fn(&PlayState, &Shell) -> T,
    ) -> Memo<T> {
        self.see(move |model| {
            self.model.signals(|signals| signals.pointer.track());
            model.see(view)
        })
    }

    /// The board with everything that is to be seen on it.
    pub fn see_board(self) -> Memo<BoardView> {
        self.see(move |model| {
            self.model.signals(|signals| signals.pointer.track());
            model.board()
        })
    }

    /// Read where canvases are painted, so that they are painted again where they may be lost.
    pub fn track_repaint(self) {
        self.model.signals(|signals| signals.repaint.track());
    }

    /// A listener that sends a message: one type for all buttons, which keeps the page small.
    pub fn on(self, msg: impl Into<Msg>) -> impl Fn(web_sys::MouseEvent) + Clone + 'static {
        let msg = msg.into();
        move |_| self.send(msg.clone())
    }
}
