//! What is said above the rest of the panel: the notices, and the result at the end of the game.

use maud::{Markup, html};

use crate::Ui;
use crate::icon::icon;
use tessera_app::play::view::{Banner, Panel};
use tessera_app::words::{CoachWords, MomentWords, PanelWords};
use tessera_app::{BoardMsg, COACH, Msg, NO_COACH, NoticeKind, PlayMsg, ShareMsg};

/// The way back from the board alone, and the notice.
pub fn notices(panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        @if ui.shell.board_only {
            p #show-all {
                button.quiet data-on=(ui.on(BoardMsg::BoardOnly(false))) { (icon("close")) (PanelWords::of(ui.language()).show_all) }
            }
        }
        (notice(panel, ui))
    }
}

/// The notice, if there is one, with the link to be copied from it.
fn notice(panel: &Panel, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let (class, sign) = match panel.notice_kind {
        NoticeKind::Done => ("notice done", "check"),
        NoticeKind::Told => ("notice", "info"),
        NoticeKind::Wrong => ("notice wrong", "warning"),
    };
    html! {
        @if let Some(text) = &panel.notice {
            p #notice class={ (class) @if panel.lasting { " lasting" } } {
                (icon(sign))
                span {
                    (text)
                    @if let Some(link) = &panel.link {
                        input readonly aria-label=(words.link) value=(link) data-select;
                    }
                }
                button.icon aria-label=(words.dismiss) title=(words.dismiss) data-on=(ui.on(Msg::Dismiss)) { (icon("close")) }
            }
        }
    }
}

/// The offer to play on against the engines of a shared game.
pub fn invitation(panel: &Panel, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    html! {
        @if let Some(invitation) = &panel.invitation {
            div.notice.invitation #invitation {
                (icon("person"))
                span { (invitation.text) }
                @if let Some(label) = &invitation.button {
                    button data-on=(ui.on(PlayMsg::Invite)) { (label) }
                }
                button data-on=(ui.on(Msg::OpenReview)) { (words.review) }
            }
        }
    }
}

/// The offer to take a move back.
pub fn retry(panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        @if let Some(retry) = &panel.retry {
            div.notice.invitation.retry #retry {
                (icon("undo"))
                span { (retry.text) }
                span.actions {
                    button data-on=(ui.on(PlayMsg::TakeBack)) { (retry.take_back) }
                    button.quiet data-on=(ui.on(PlayMsg::KeepMove)) { (retry.keep) }
                }
            }
        }
    }
}

/// What the coach says, and the button that silences it.
pub fn coach(panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        @if let Some(text) = &panel.coach {
            // The words of the coach are loaded later than the board.
            @let words = CoachWords::of(ui.language());
            div.notice.coach #coach {
                (icon("hint"))
                span { b { (words.name) ": " } (text) }
                button.icon aria-label=(words.off) title=(words.off)
                    data-on=(ui.on(Msg::FillInSettings(COACH.into(), NO_COACH.into()))) { (icon("close")) }
            }
        } @else if panel.coached && !panel.bag {
            // Its place is kept while the coach is silent, so that nothing moves.
            div.coach {}
        }
    }
}

/// The result, once the game is over.
pub fn banner(panel: &Panel, ui: &mut Ui) -> Markup {
    match &panel.banner {
        Some(banner) => result(banner, ui),
        None => html! {},
    }
}

#[inline(never)]
fn result(banner: &Banner, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    html! {
        section.banner #banner aria-label=(words.result) {
            h2 { (banner.headline) }
            @if !banner.why.is_empty() { p.why { (banner.why) } }
            p { (banner.detail) }
            @if !banner.coach.is_empty() { p.soft { (banner.coach) } }
            p.actions {
                button.primary #show-moments data-on=(ui.on(Msg::OpenMoments)) { (icon("review")) (MomentWords::of(ui.language()).open) }
                button data-on=(ui.on(Msg::OpenReview)) { (words.review) }
                button data-on=(ui.on(Msg::Rematch)) { (icon("swap")) (words.rematch) }
                button data-on=(ui.on(ShareMsg::Open)) { (icon("share")) (words.share) }
            }
        }
    }
}
