//! What stands beside the board, and the parts of it that a land of tiles has elsewhere.

use maud::{Markup, html};

use super::controls;
use super::pointed::Pointed;
use super::{bid, by_link, engine, land, more, moves, offers, result, seats};
use crate::Ui;
use tessera_app::play::view::Panel;
use tessera_app::words::PanelWords;
use tessera_app::{Board, Confirm, Switch};

/// The panel.
pub fn panel(state: &Board, panel: &Panel, pointed: &Pointed, ui: &mut Ui) -> Markup {
    aside(PanelWords::of(ui.language()).panel, ui, |ui| {
        html! {
            (head(panel, pointed, ui))
            @let progress = html! { @if panel.thinking { (engine::progress(&panel.progress, ui)) } };
            (status(panel, pointed, &progress))
            (messages(panel, ui))
            (outcome(panel, ui))
            // Its place is kept, so that nothing moves.
            ul.last-turn data-region="facts" { (pointed.facts) }
            // These two are regions, because they rarely change.
            @let acts = ui.region("acts", |ui| acts(panel, ui));
            div.acts data-region="acts" { (acts) }
            (overlays(panel, pointed, ui))
            (engine::estimate(panel.estimate.as_ref(), ui))
            (moves::moves(state, panel, ui))
            @let tools = ui.region("tools", |ui| html! {
                (controls::UNDO.view(panel, ui))
                (controls::HINT.class("tool").view(panel, ui))
                (tools(panel, ui))
            });
            div.tools data-region="tools" { (tools) }
        }
    })
}

/// What the person can do about the turn.
fn acts(panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        (engine::controls(panel, ui))
        @if let Some(class) = confirms(panel, ui) { (controls::CONFIRM_MOVE.class(class).view(panel, ui)) }
        (offers::offers(&panel.offers, ui))
        @if panel.can_hint { (controls::HINT.id("do-hint").view(panel, ui)) }
        @if panel.can_resign { (controls::RESIGN.id("do-resign").view(panel, ui)) }
    }
}

/// The class of the button that confirms a move: a touch screen has it, where moves are ever confirmed, and with a mouse whoever
/// always confirms.
pub fn confirms(panel: &Panel, ui: &Ui) -> Option<&'static str> {
    match ui.shell.settings.confirm {
        _ if panel.over || panel.bid.is_some() => None,
        Confirm::Auto => Some("primary confirm"),
        Confirm::Always => Some("primary confirm always"),
        Confirm::Never => None,
    }
}

/// A panel of this content.
pub fn aside(label: &str, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> Markup) -> Markup {
    let content = ui.region("panel", content);
    html! {
        aside.panel tabindex="-1" aria-label=(label) data-refuge data-region="panel" { (content) }
    }
}

/// Which game it is, and who plays.
pub fn head(panel: &Panel, pointed: &Pointed, ui: &mut Ui) -> Markup {
    html! {
        div.title {
            h1 { (panel.title) }
            p.subtitle { (panel.subtitle) }
        }
        @if panel.game.is_some() { (seats::seats(&panel.seats, &pointed.changes, ui)) }
    }
}

/// Whose turn it is, what is under the pointer, and at the upper edge how far the engine has come.
pub fn status(panel: &Panel, pointed: &Pointed, progress: &Markup) -> Markup {
    html! {
        div.status {
            (progress)
            p #status { b { (panel.status) } }
            p.hover data-region="hover" { (pointed.hover) }
        }
    }
}

/// What asks to be read, and stays until it is.
pub fn messages(panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        (result::notices(panel, ui))
        (result::invitation(panel, ui))
        (by_link::card(panel, ui))
        (result::retry(panel, ui))
        (result::coach(panel, ui))
    }
}

/// How the game ended, what the last scoring was made of, and the bid for the komi.
pub fn outcome(panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        (result::banner(panel, ui))
        (land::tally(panel, ui))
        (bid::bid(panel, ui))
    }
}

/// In games of tiles what a move under the pointer would bring about, and what the last ones did.
pub fn facts(panel: &Panel, pointed: &Pointed) -> Markup {
    html! {
        ul.facts data-region="facts" { (pointed.facts) }
        ul.facts { (land::sentences(&panel.gains)) }
    }
}

/// The pieces still to come, and the switches for what is drawn over the board.
pub fn overlays(panel: &Panel, pointed: &Pointed, ui: &mut Ui) -> Markup {
    html! {
        div.overlays {
            @if panel.bag { (land::supply(pointed.left.as_deref(), ui)) }
            (land::overlays(panel.overlays.iter().filter(|row| row.switch != Switch::Legal), ui))
        }
    }
}

/// The last of the tools: what leads away from the board.
pub fn tools(panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        (controls::REVIEW.view(panel, ui))
        (controls::SHARE.view(panel, ui))
        (more::rules(panel, ui))
        (controls::NEW_GAME.view(panel, ui))
        (more::button(ui))
    }
}
