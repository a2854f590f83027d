//! What stands around the board in a frame: buttons, the list of moves, the way to the whole site.

use maud::{Markup, html};

use crate::icon::icon;
use crate::play::controls::{self, Button};
use crate::play::moves;
use crate::{Act, Screen, Ui};
use tessera_app::embed::view::EmbedView;
use tessera_app::play::view::Panel;
use tessera_app::words::{EmbedWords, PanelWords};
use tessera_app::{BoardMsg, EmbedMsg, Msg};

/// The id of what follows the board.
pub const AFTER_BOARD: &str = "after-board";

/// The buttons that step through the game, with a slider.
pub fn steps(panel: &Panel, ui: &mut Ui) -> Markup {
    let words = EmbedWords::of(ui.language());
    let slide = ui.value(|ply| Some(Act::from(BoardMsg::GoTo(ply.parse().ok()?))));
    html! {
        (controls::TO_START.view(panel, ui))
        (controls::BACK.view(panel, ui))
        input type="range" min="0" max=(panel.plies) step="1" value=(panel.ply) aria-label=(words.position)
            aria-valuetext=(panel.at) data-input=(slide);
        (controls::FORWARD.view(panel, ui))
        (controls::TO_END.view(panel, ui))
    }
}

/// Undo, as an icon.
const UNDO: Button = Button {
    class: "icon",
    label: |_, _| String::new(),
    ..controls::UNDO
};

/// The buttons of whoever plays: back, rotate or step, and what there is to be done now.
pub fn plays(panel: &Panel, ui: &mut Ui) -> Markup {
    let label = match &panel.main {
        Some(_) if panel.waiting => EmbedWords::of(ui.language()).let_ai_move,
        Some((label, _)) => label,
        None => &panel.confirms(PanelWords::of(ui.language())),
    };
    let act = panel.main.as_ref().map(|(_, msg)| ui.on(msg.clone()));
    html! {
        (UNDO.view(panel, ui))
        (controls::LEFT.view(panel, ui))
        (controls::RIGHT.view(panel, ui))
        // The choice of the piece confirms.
        @if panel.picker.is_none() { button.primary disabled[act.is_none()] data-on=[act] { (label) } }
    }
}

/// The list of moves.
pub fn list(panel: &Panel, ui: &mut Ui) -> Markup {
    let list = ui.region("moves", |ui| moves::lines(&panel.moves, ui));
    html! {
        section.moves #moves aria-label=(PanelWords::of(ui.language()).moves) {
            div.list tabindex="0" data-follow data-region="moves" { (list) }
        }
    }
}

/// The name of the game, which leads to the same position on the whole site, and the button that plays on from here.
pub fn footer(around: &EmbedView, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = EmbedWords::of(ui.language());
    let label = (words.open_in_tessera)(around.title);
    let mut button = |id, sign, label, msg: EmbedMsg| {
        html! {
            button.quiet #(id) data-on=(ui.on(Msg::from(msg))) { (icon(sign)) (label) }
        }
    };
    html! {
        footer {
            a href={ (screen.home) "#" (around.link) } target="_blank" rel="noopener" aria-label=(label) title=(label) {
                (around.title) (icon("external"))
            }
            @if around.controls && around.can_play_on {
                (button("play-on", "play", words.play_from_here, EmbedMsg::PlayFromHere))
            } @else if around.can_go_back {
                (button("go-back", "review", words.back_to_game, EmbedMsg::BackToGame))
            }
        }
    }
}
