//! The buttons of the play page that do one thing each.

use maud::{Markup, html};

use crate::Ui;
use crate::icon::icon;
use tessera_app::play::view::Panel;
use tessera_app::words::PanelWords;
use tessera_app::{BoardMsg, Command, Msg, PlayMsg, ShareMsg};

/// A button: what it says, when it can be pressed, and what it does. Plain functions make one view of them all.
#[derive(Clone, Copy)]
pub struct Button {
    /// Its id, where it is not always there: it is never taken for another button then. Empty for none.
    pub id: &'static str,
    /// Its class in the style sheet.
    pub class: &'static str,
    /// Its icon; empty for none.
    pub icon: fn(&Panel) -> &'static str,
    /// What it says at length; empty if the label says all.
    pub title: fn(&Panel, &Ui) -> &'static str,
    /// What it says; empty where it shows its icon only.
    pub label: fn(&Panel, &PanelWords) -> String,
    /// Whether it can be pressed.
    pub enabled: fn(&Panel) -> bool,
    /// What it does.
    pub msg: fn(&Panel) -> Msg,
}

impl Button {
    /// The view of the button.
    pub fn view(self, panel: &Panel, ui: &mut Ui) -> Markup {
        let title = (self.title)(panel, ui);
        let label = (self.label)(panel, PanelWords::of(ui.language()));
        html! {
            button id=[(!self.id.is_empty()).then_some(self.id)] class=(self.class) title=(title) aria-label=[label.is_empty().then_some(title)]
                disabled[!(self.enabled)(panel)] data-on=(ui.on((self.msg)(panel))) {
                (icon((self.icon)(panel)))
                (label)
            }
        }
    }

    /// The same button with an id.
    pub fn id(self, id: &'static str) -> Button {
        Button { id, ..self }
    }

    /// The same button in another class.
    pub fn class(self, class: &'static str) -> Button {
        Button { class, ..self }
    }
}

/// The sentences of the panel.
fn words(ui: &Ui) -> &'static PanelWords {
    PanelWords::of(ui.language())
}

pub const UNDO: Button = Button {
    id: "",
    class: "tool",
    icon: |_| "undo",
    title: |_, ui| ui.titled(Command::Undo, words(ui).undo_title, words(ui).undo),
    label: |_, words| words.undo.into(),
    enabled: |panel| panel.can_undo || panel.begun,
    msg: |_| BoardMsg::Undo.into(),
};

pub const REDO: Button = Button {
    id: "",
    class: "tool",
    icon: |_| "redo",
    title: |_, ui| ui.titled(Command::Redo, words(ui).redo_title, words(ui).redo),
    label: |_, words| words.redo.into(),
    enabled: |panel| panel.can_redo,
    msg: |_| BoardMsg::Redo.into(),
};

/// Ask for a hint.
pub const HINT: Button = Button {
    id: "",
    class: "quiet hint",
    icon: |_| "hint",
    title: |_, ui| words(ui).hint_title,
    label: |_, words| words.hint.into(),
    enabled: |panel| panel.can_hint,
    msg: |_| PlayMsg::Hint.into(),
};

/// Resign, pressed twice.
pub const RESIGN: Button = Button {
    id: "",
    class: "quiet resign",
    icon: |_| "flag",
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
    id: "",
    class: "tool",
    icon: |_| "share",
    title: |_, ui| words(ui).share_title,
    label: |_, words| words.share.into(),
    enabled: |_| true,
    msg: |_| ShareMsg::Open.into(),
};

/// Open the review of the game.
pub const REVIEW: Button = Button {
    id: "",
    class: "tool",
    icon: |_| "review",
    title: |_, ui| words(ui).review_title,
    label: |_, words| words.review.into(),
    enabled: |panel| panel.plies > 0,
    msg: |_| Msg::OpenReview,
};

/// Set up a new game.
pub const NEW_GAME: Button = Button {
    id: "",
    class: "tool",
    icon: |_| "plus",
    title: |_, ui| ui.titled(Command::NewGame, words(ui).new_game_title, words(ui).new_game),
    label: |_, words| words.new_game.into(),
    enabled: |_| true,
    msg: new_game,
};

/// To the first position.
pub const TO_START: Button = Button {
    id: "",
    class: "icon",
    icon: |_| "first",
    title: |_, ui| words(ui).to_start,
    label: |_, _| String::new(),
    enabled: |panel| panel.can_step_back,
    msg: |_| BoardMsg::GoTo(0).into(),
};

/// Back a ply.
pub const BACK: Button = Button {
    id: "",
    class: "icon",
    icon: |_| "prev",
    title: |_, ui| words(ui).back_a_ply,
    label: |_, _| String::new(),
    enabled: |panel| panel.can_step_back,
    msg: back,
};

/// Forward a ply.
pub const FORWARD: Button = Button {
    id: "",
    class: "icon",
    icon: |_| "next",
    title: |_, ui| words(ui).forward_a_ply,
    label: |_, _| String::new(),
    enabled: |panel| panel.can_redo,
    msg: forward,
};

/// To the last position.
pub const TO_END: Button = Button {
    id: "",
    class: "icon",
    icon: |_| "last",
    title: |_, ui| words(ui).to_end,
    label: |_, _| String::new(),
    enabled: |panel| panel.can_redo,
    msg: |_| BoardMsg::GoTo(usize::MAX).into(),
};

/// Under the left thumb: rotates the piece in hand counterclockwise, or, without one, goes back a ply.
pub const LEFT: Button = Button {
    id: "",
    class: "icon",
    icon: |panel| {
        if panel.piece.is_some() {
            "rotate-left"
        } else {
            "prev"
        }
    },
    title: |panel, ui| match panel.piece {
        Some(_) => words(ui).rotate_back,
        None => words(ui).back,
    },
    label: |_, _| String::new(),
    enabled: |panel| panel.piece.map_or(panel.can_step_back, |ways| ways > 1),
    msg: |panel| match panel.piece {
        Some(_) => BoardMsg::RotatePiece(-1).into(),
        None => back(panel),
    },
};

/// Under the left thumb, too: rotates the piece in hand clockwise, or goes forward a ply.
pub const RIGHT: Button = Button {
    id: "",
    class: "icon",
    icon: |panel| {
        if panel.piece.is_some() {
            "rotate-right"
        } else {
            "next"
        }
    },
    title: |panel, ui| match panel.piece {
        Some(_) => words(ui).rotate,
        None => words(ui).forward,
    },
    label: |_, _| String::new(),
    enabled: |panel| panel.piece.map_or(panel.can_redo, |ways| ways > 1),
    msg: |panel| match panel.piece {
        Some(_) => BoardMsg::RotatePiece(1).into(),
        None => forward(panel),
    },
};

/// Under the right thumb: what there is to be done now.
pub const CONFIRM: Button = Button {
    id: "",
    class: "primary",
    icon: |_| "",
    title: |_, _| "",
    label: |panel, words| match &panel.main {
        Some((label, _)) => label.clone(),
        None => panel.confirms(words),
    },
    enabled: |panel| panel.main.is_some(),
    msg: |panel| match &panel.main {
        Some((_, msg)) => msg.clone(),
        None => BoardMsg::Cancel.into(),
    },
};

/// Among the choices: the move that waits to be confirmed.
pub const CONFIRM_MOVE: Button = Button {
    id: "do-confirm",
    label: |panel, words| match &panel.ghost {
        Some(name) => (words.confirm_move)(name),
        None => words.confirm.into(),
    },
    enabled: |panel| panel.ghost.is_some(),
    msg: |_| BoardMsg::Confirm.into(),
    ..CONFIRM
};

fn back(panel: &Panel) -> Msg {
    BoardMsg::GoTo(panel.ply.saturating_sub(1)).into()
}

fn forward(panel: &Panel) -> Msg {
    BoardMsg::GoTo(panel.ply + 1).into()
}

/// What sets up a new game of the same kind.
pub fn new_game(panel: &Panel) -> Msg {
    panel.game.map_or(Msg::Home, Msg::SetUp)
}
