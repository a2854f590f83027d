//! A game in the frame: the board of the play page, and around it as little as fits.

use maud::{Markup, html};

use super::around::{AFTER_BOARD, footer, list, plays, steps};
use crate::icon::icon;
use crate::play::{Pointed, bid, board, land, offers};
use crate::{Screen, Ui};
use tessera_app::embed::StudyView;
use tessera_app::embed::view::{self, EmbedView};
use tessera_app::play::view::{Panel, play_panel};
use tessera_app::review::NodeId;
use tessera_app::words::EmbedWords;
use tessera_app::{EmbedMode, EmbedMsg, MoveList, Msg, PlayState};

/// A board with what stands around it.
pub fn game(state: &PlayState, screen: &Screen, ui: &mut Ui) -> Markup {
    let panel = play_panel(state, ui.shell);
    let around = view::view(state, ui.shell);
    let mode = match around.mode {
        EmbedMode::Play => "play",
        _ => "viewer",
    };
    html! {
        div.embed.tiles[panel.bag] #frame-game role="region" aria-label=((EmbedWords::of(ui.language()).region)(around.title))
            data-mode=(mode) data-moves=(name_of(around.moves)) {
            (board::board(&state.board, &panel, screen, ui))
            (side_column(state, &panel, &around, screen, ui))
            div.probe {}
        }
    }
}

fn side_column(state: &PlayState, panel: &Panel, around: &EmbedView, screen: &Screen, ui: &mut Ui) -> Markup {
    let plays_now = around.mode == EmbedMode::Play;
    let pointed = Pointed::view(&state.board, state.doing(), ui);
    let content = ui.region("beside", |ui| {
        html! {
            div.says {
                p #status { b { (around.status) } }
                p.remark { (around.note) }
                p.remark.prompt { (around.prompt) }
            }
            @if let Some(study) = &around.study { (said(study, ui)) }
            @if plays_now {
                @if let Some(hand) = &pointed.hand { (land::hand(hand, ui)) }
                (bid::bid(panel, ui))
                (offers::offers(&panel.offers, ui))
            }
            @if around.moves != MoveList::None { (list(panel, ui)) }
            // Whoever begins to play finds no button that has become another one.
            div.steps #(if plays_now { "plays" } else { "steps" }) {
                @if around.controls {
                    (if plays_now { plays(panel, ui) } else { steps(panel, ui) })
                }
            }
            (footer(around, screen, ui))
        }
    });
    html! {
        div.beside #(AFTER_BOARD) tabindex="-1" data-refuge data-region="beside" { (content) }
    }
}

/// What a study says about the position, and the other ways on from it.
fn said(study: &StudyView, ui: &mut Ui) -> Markup {
    let words = EmbedWords::of(ui.language());
    let content = ui.region("study", |ui| {
        let mut button = |node: NodeId, sign, text: &str| {
            let show = ui.on(Msg::from(EmbedMsg::Way(node)));
            html! { button.quiet type="button" data-on=(show) { (icon(sign)) (text) } }
        };
        html! {
            @if !study.sign.is_empty() { p { b { (study.sign) } } }
            @if !study.comment.is_empty() { p.comment { (study.comment) } }
            @if let Some(back) = study.back { (button(back, "back", words.back_to_game)) }
            @if !study.ways.is_empty() {
                p.remark { (words.ways) }
                @for (node, text) in &study.ways { (button(*node, "next", text)) }
            }
        }
    });
    html! {
        div.study #study tabindex="0" role="group" aria-label=(words.study) data-region="study" { (content) }
    }
}

fn name_of(moves: MoveList) -> &'static str {
    match moves {
        MoveList::Auto => "auto",
        MoveList::Right => "right",
        MoveList::Bottom => "bottom",
        MoveList::None => "none",
    }
}
