//! What stands beside the board.

use maud::{Markup, html};

use super::controls;
use super::pointed::Pointed;
use super::{bid, by_link, engine, land, more, moves, offers, result, seats};
use crate::Ui;
use crate::icon::icon;
use tessera_app::play::view::Panel;
use tessera_app::words::PanelWords;
use tessera_app::{PlayMsg, PlayState, Switch};

/// The panel.
pub fn panel(state: &PlayState, panel: &Panel, pointed: &Pointed, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let content = ui.region("panel", |ui| {
        html! {
            div.title {
                h1 { (panel.title) }
                p.subtitle { (panel.subtitle) }
            }
            @if let Some(game) = panel.game { (seats::seats(game, &panel.seats, &pointed.changes, ui)) }
            @if panel.thinking { (engine::progress(&panel.progress, ui)) }
            // Its place is kept, so that nothing moves.
            div.status {
                p #status { b { (panel.status) } }
                p.hover data-region="hover" { (pointed.hover) }
            }
            @if ui.shell.board_only {
                p #show-all {
                    button.quiet data-on=(ui.on(PlayMsg::BoardOnly(false))) { (icon("close")) (words.show_all) }
                }
            }
            (result::notice(panel, ui))
            (result::invitation(panel, ui))
            (by_link::card(panel, ui))
            (result::retry(panel, ui))
            (result::coach(panel, ui))
            @if let Some(hand) = &pointed.hand { (land::hand(hand, ui)) }
            (result::banner(panel, ui))
            (land::tally(panel, ui))
            (bid::bid(state, panel, ui))
            div.acts {
                (engine::controls(panel, ui))
                (offers::offers(&panel.offers, ui))
                @if panel.can_hint { (controls::HINT.id("do-hint").view(panel, ui)) }
                @if panel.can_resign { (controls::RESIGN.id("do-resign").view(panel, ui)) }
            }
            ul.facts data-region="facts" { (pointed.facts) }
            ul.facts { (land::sentences(&panel.gains)) }
            div.overlays {
                @if panel.bag { (land::supply(pointed.left.as_deref(), ui)) }
                (land::overlays(panel.overlays.iter().filter(|row| row.switch != Switch::Legal), ui))
            }
            (engine::estimate(panel.estimate.as_ref(), ui))
            (moves::moves(state, panel, ui))
            div.tools {
                (controls::UNDO.view(panel, ui))
                (controls::HINT.class("tool").view(panel, ui))
                (controls::REVIEW.view(panel, ui))
                (controls::SHARE.view(panel, ui))
                (more::rules(panel, ui))
                (controls::NEW_GAME.view(panel, ui))
                (more::button(ui))
            }
        }
    });
    html! {
        aside.panel aria-label=(words.panel) data-region="panel" { (content) }
    }
}
