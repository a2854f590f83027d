//! The buttons of the play page that do one thing each.

use leptos::prelude::*;

use crate::app::App;
use crate::icon::icon;
use tessera_app::play::view::Panel;
use tessera_app::words::PanelWords;
use tessera_app::{Command, Msg, PlayMsg, key_name};

/// A button: what it says, when it can be pressed, and what it does. Plain functions make one view of them all.
#[derive(Clone, Copy)]
pub struct Button {
    /// Its class in the style sheet.
    pub class: &'static str,
    /// Its icon; empty for none.
    pub icon: fn(&Panel) -> &'static str,
    /// What it says at length; empty if the label says all.
    pub title: fn(&Panel, &PanelWords) -> &'static str,
    /// What it says; empty where it shows its icon only.
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
        let label = Memo::new(move |_| panel.with(|panel| label(panel, words)));
        let drawing = Memo::new(move |_| panel.with(self.icon));
        view! {
            <button
                class=self.class
                title=title
                aria-label=move || label.with(String::is_empty).then(title)
                disabled=move || !panel.with(enabled)
                on:click=move |_| app.send(panel.with_untracked(msg))
            >
                {move || icon(drawing.get())}
                {move || label.get()}
            </button>
        }
        .into_any()
    }
}

/// Undo.
pub const UNDO: Button = Button {
    class: "tool",
    icon: |_| "undo",
    title: |_, words| titled(Command::Undo, words.undo_title, words.undo),
    label: |_, words| words.undo.into(),
    enabled: |panel| panel.can_undo,
    msg: |_| PlayMsg::Undo.into(),
};

/// To the first position.
pub const TO_START: Button = Button {
    class: "icon",
    icon: |_| "first",
    title: |_, words| words.to_start,
    label: |_, _| String::new(),
    enabled: |panel| panel.can_undo,
    msg: |_| PlayMsg::GoTo(0).into(),
};

/// Back a ply.
pub const BACK: Button = Button {
    class: "icon",
    icon: |_| "prev",
    title: |_, words| words.back_a_ply,
    label: |_, _| String::new(),
    enabled: |panel| panel.can_undo,
    msg: back,
};

/// Forward a ply.
pub const FORWARD: Button = Button {
    class: "icon",
    icon: |_| "next",
    title: |_, words| words.forward_a_ply,
    label: |_, _| String::new(),
    enabled: |panel| panel.can_redo,
    msg: forward,
};

/// To the last position.
pub const TO_END: Button = Button {
    class: "icon",
    icon: |_| "last",
    title: |_, words| words.to_end,
    label: |_, _| String::new(),
    enabled: |panel| panel.can_redo,
    msg: |_| PlayMsg::GoTo(usize::MAX).into(),
};

/// Under the left thumb: rotates the piece in hand counterclockwise, or, without one, goes back a ply.
pub const LEFT: Button = Button {
    class: "icon",
    icon: |panel| {
        if panel.piece.is_some() {
            "rotate-left"
        } else {
            "prev"
        }
    },
    title: |panel, words| match panel.piece {
        Some(_) => words.rotate_back,
        None => words.back,
    },
    label: |_, _| String::new(),
    enabled: |panel| panel.piece.map_or(panel.can_undo, |ways| ways > 1),
    msg: |panel| match panel.piece {
        Some(_) => PlayMsg::RotatePiece(-1).into(),
        None => back(panel),
    },
};

/// Under the left thumb, too: rotates the piece in hand clockwise, or goes forward a ply.
pub const RIGHT: Button = Button {
    class: "icon",
    icon: |panel| {
        if panel.piece.is_some() {
            "rotate-right"
        } else {
            "next"
        }
    },
    title: |panel, words| match panel.piece {
        Some(_) => words.rotate,
        None => words.forward,
    },
    label: |_, _| String::new(),
    enabled: |panel| panel.piece.map_or(panel.can_redo, |ways| ways > 1),
    msg: |panel| match panel.piece {
        Some(_) => PlayMsg::RotatePiece(1).into(),
        None => forward(panel),
    },
};

/// Under the right thumb: what there is to be done now.
pub const CONFIRM: Button = Button {
    class: "primary",
    icon: |_| "",
    title: |_, _| "",
    label: |panel, words| match &panel.main {
        Some((label, _)) => label.clone(),
        None => words.confirm.into(),
    },
    enabled: |panel| panel.main.is_some(),
    msg: |panel| match &panel.main {
        Some((_, msg)) => msg.clone(),
        None => PlayMsg::Cancel.into(),
    },
};

fn back(panel: &Panel) -> Msg {
    PlayMsg::GoTo(panel.ply.saturating_sub(1)).into()
}

fn forward(panel: &Panel) -> Msg {
    PlayMsg::GoTo(panel.ply + 1).into()
}

/// The title of a button with the key of its command, or without a key where somebody has changed it.
pub fn titled(command: Command, with_key: &'static str, plain: &'static str) -> &'static str {
    let app = App::here();
    let is_usual = app.model.with_untracked(|model| {
        let keys = &model.shell.settings.keys;
        key_name(command, model.shell.language, keys) == key_name(command, model.shell.language, &[])
    });
    if is_usual { with_key } else { plain }
}
