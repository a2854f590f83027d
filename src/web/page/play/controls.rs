//! The buttons of the play page that do one thing each.

use leptos::prelude::*;

use crate::app::play::view::Panel;
use crate::app::words::PanelWords;
use crate::app::{Msg, PlayMsg};
use crate::web::page::app::App;

/// A button: what it says, when it can be pressed, and what it does. Plain functions make one view of them all.
#[derive(Clone, Copy)]
pub struct Button {
    /// Its class in the style sheet.
    pub class: &'static str,
    /// Whether its label is a sign, which screen readers read as what it says at length.
    pub is_sign: bool,
    /// What it says at length; empty if the label says all.
    pub title: fn(&Panel, &PanelWords) -> &'static str,
    /// What it says.
    pub label: fn(&Panel, &PanelWords) -> String,
    /// Whether it can be pressed.
    pub enabled: fn(&Panel) -> bool,
    /// What it does.
    pub msg: fn(&Panel) -> Msg,
}

impl Button {
    /// The view of the button.
    pub fn view(self, panel: Memo<Panel>) -> AnyView {
        let app = App::here();
        let words = PanelWords::of(app.language());
        let Button {
            label, enabled, msg, ..
        } = self;
        let title = move || panel.with(|panel| (self.title)(panel, words));
        view! {
            <button
                class=self.class
                title=title
                aria-label=move || self.is_sign.then(title)
                disabled=move || !panel.with(enabled)
                on:click=move |_| app.send(panel.with_untracked(msg))
            >{move || panel.with(|panel| label(panel, words))}</button>
        }
        .into_any()
    }

    /// The same button in another class.
    pub fn class(self, class: &'static str) -> Button {
        Button { class, ..self }
    }
}

/// Undo.
pub const UNDO: Button = Button {
    class: "",
    is_sign: false,
    title: |_, words| words.undo_title,
    label: |_, words| words.undo.into(),
    enabled: |panel| panel.can_undo,
    msg: |_| PlayMsg::Undo.into(),
};

/// Redo.
pub const REDO: Button = Button {
    class: "wide",
    is_sign: false,
    title: |_, words| words.redo_title,
    label: |_, words| words.redo.into(),
    enabled: |panel| panel.can_redo,
    msg: |_| PlayMsg::Redo.into(),
};

/// Resign, pressed twice.
pub const RESIGN: Button = Button {
    class: "danger",
    is_sign: false,
    title: |_, _| "",
    label: |panel, words| {
        if panel.resigning {
            words.resign_again
        } else {
            words.resign
        }
        .into()
    },
    enabled: |panel| panel.can_resign,
    msg: |_| PlayMsg::Resign.into(),
};

/// Copy the link.
pub const SHARE: Button = Button {
    class: "",
    is_sign: false,
    title: |_, words| words.share_title,
    label: |_, words| words.share.into(),
    enabled: |_| true,
    msg: |_| PlayMsg::Share.into(),
};

/// Set up a new game.
pub const NEW_GAME: Button = Button {
    class: "",
    is_sign: false,
    title: |_, words| words.new_game_title,
    label: |_, words| words.new_game.into(),
    enabled: |_| true,
    msg: new_game,
};

/// Set up a new game, where there is little room.
pub const NEW_GAME_SHORT: Button = Button {
    label: |_, words| words.new_game_short.into(),
    ..NEW_GAME
};

/// To the first position.
pub const TO_START: Button = Button {
    class: "arrow",
    is_sign: true,
    title: |_, words| words.to_start,
    label: |_, _| "«".into(),
    enabled: |panel| panel.can_undo,
    msg: |_| PlayMsg::GoTo(0).into(),
};

/// Back a ply.
pub const BACK: Button = Button {
    class: "arrow",
    is_sign: true,
    title: |_, words| words.back_a_ply,
    label: |_, _| "‹".into(),
    enabled: |panel| panel.can_undo,
    msg: back,
};

/// Forward a ply.
pub const FORWARD: Button = Button {
    class: "arrow",
    is_sign: true,
    title: |_, words| words.forward_a_ply,
    label: |_, _| "›".into(),
    enabled: |panel| panel.can_redo,
    msg: forward,
};

/// To the last position.
pub const TO_END: Button = Button {
    class: "arrow",
    is_sign: true,
    title: |_, words| words.to_end,
    label: |_, _| "»".into(),
    enabled: |panel| panel.can_redo,
    msg: |_| PlayMsg::GoTo(usize::MAX).into(),
};

/// Under the left thumb: rotates the piece in hand counterclockwise, or, without one, goes back a ply.
pub const LEFT: Button = Button {
    class: "arrow",
    is_sign: true,
    title: |panel, words| match panel.piece {
        Some(_) => words.rotate_back,
        None => words.back,
    },
    label: |panel, _| if panel.piece.is_some() { "⟲" } else { "‹" }.into(),
    enabled: |panel| panel.piece.map_or(panel.can_undo, |ways| ways > 1),
    msg: |panel| match panel.piece {
        Some(_) => PlayMsg::RotatePiece(-1).into(),
        None => back(panel),
    },
};

/// Under the left thumb, too: rotates the piece in hand clockwise, or goes forward a ply.
pub const RIGHT: Button = Button {
    class: "arrow",
    is_sign: true,
    title: |panel, words| match panel.piece {
        Some(_) => words.rotate,
        None => words.forward,
    },
    label: |panel, _| if panel.piece.is_some() { "⟳" } else { "›" }.into(),
    enabled: |panel| panel.piece.map_or(panel.can_redo, |ways| ways > 1),
    msg: |panel| match panel.piece {
        Some(_) => PlayMsg::RotatePiece(1).into(),
        None => forward(panel),
    },
};

/// Under the right thumb: confirms what waits for it, or makes the choice that leaves all marks out.
pub const CONFIRM: Button = Button {
    class: "primary",
    is_sign: false,
    title: |_, _| "",
    label: |panel, words| match (&panel.ghost, without(panel)) {
        (Some(_), _) if panel.piece.is_some() => words.confirm_place.into(),
        (Some(name), _) => (words.confirm_move)(name),
        (None, Some((label, _))) => label,
        (None, None) => words.confirm.into(),
    },
    enabled: |panel| panel.ghost.is_some() || without(panel).is_some(),
    msg: |panel| match (&panel.ghost, without(panel)) {
        (Some(_), _) => PlayMsg::Confirm.into(),
        (None, Some((_, msg))) => msg,
        (None, None) => PlayMsg::Cancel.into(),
    },
};

/// The choice that leaves all marks out: its label, and the message that makes it.
fn without(panel: &Panel) -> Option<(String, Msg)> {
    let offer = panel.offers.iter().find(|offer| offer.leaves_marks_out)?;
    Some((offer.label.clone(), PlayMsg::Choose(offer.name.clone()).into()))
}

fn back(panel: &Panel) -> Msg {
    PlayMsg::GoTo(panel.ply.saturating_sub(1)).into()
}

fn forward(panel: &Panel) -> Msg {
    PlayMsg::GoTo(panel.ply + 1).into()
}

/// What sets up a new game of the same kind.
pub fn new_game(panel: &Panel) -> Msg {
    panel.game.map_or(Msg::Home, Msg::SetUp)
}
