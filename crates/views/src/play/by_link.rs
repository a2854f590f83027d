//! The card of a game that friends play by link: the invitation, the ways to send the link, and a field for the one that comes
//! back.

use maud::{Markup, PreEscaped, html};

use crate::icon::icon;
use crate::{Act, Ui};
use tessera_app::by_link::view::{ByLinkCard, SendView};
use tessera_app::play::view::Panel;
use tessera_app::words::ByLinkWords;
use tessera_app::{ByLinkMsg, PlayMsg};

/// What a message about the game by link does.
fn by_link(msg: ByLinkMsg) -> Act {
    PlayMsg::ByLink(msg).into()
}

/// The card, where friends play by link.
pub fn card(panel: &Panel, ui: &mut Ui) -> Markup {
    match &panel.by_link {
        Some(card) => of_game(card, panel.ghost.is_none(), ui),
        None => html! {},
    }
}

/// The card; where the dock has what there is to be done (`in_dock`), the card's own button for it is left out on phones.
#[inline(never)]
fn of_game(card: &ByLinkCard, in_dock: bool, ui: &mut Ui) -> Markup {
    let words = ByLinkWords::of(ui.language());
    html! {
        section.by-link.due[card.send.as_ref().is_some_and(|send| send.is_due)] #by-link tabindex="-1" aria-label=(card.heading)
            data-refuge {
            @if !card.heading.is_empty() { h2 { (card.heading) } }
            // What sends stays where it is once the link is sent, when less is to be said.
            @if let Some(send) = &card.send { (ways(send, ui)) }
            @for fact in &card.facts { p { (fact) } }
            @if let Some(draw) = card.send.as_ref().and_then(|send| send.draw) { (draw_offer(draw, ui)) }
            (invitation(card, ui))
            @if card.accepts {
                button #accept-draw data-on=(ui.on(by_link(ByLinkMsg::AcceptDraw))) { (icon("check")) (words.accept_draw) }
            }
            @if let Some(label) = card.take_back {
                button.quiet #take-back data-on=(ui.on(by_link(ByLinkMsg::TakeBack))) { (icon("undo")) (label) }
            }
            @if let Some(label) = card.try_moves {
                button.quiet #try-moves data-on=(ui.on(by_link(ByLinkMsg::Try))) { (icon("board")) (label) }
            }
            @if let Some(label) = card.end_trying {
                button.primary.in-dock[in_dock] #end-trying data-on=(ui.on(by_link(ByLinkMsg::EndTrying))) { (icon("undo")) (label) }
            }
            // While moves are tried, it keeps what was typed into it.
            @if card.pastes || card.end_trying.is_some() {
                form.came-back #came-back hidden[!card.pastes] data-submit=(ui.value(|text| Some(by_link(ByLinkMsg::Paste(text.to_owned()))))) {
                    input aria-label=(words.paste) placeholder=(words.paste) autocomplete="off" spellcheck="false" required data-clear;
                    button type="submit" { (words.open) }
                }
            }
        }
    }
}

/// The fields of whoever is invited.
fn invitation(card: &ByLinkCard, ui: &mut Ui) -> Markup {
    let words = ByLinkWords::of(ui.language());
    let Some((name, longest)) = &card.name else {
        return html! {};
    };
    let called = ui.value(|name| Some(by_link(ByLinkMsg::Name(name.to_owned()))));
    html! {
        label { span { (words.own_name) } input type="text" maxlength=(longest) autocomplete="off" value=(name) data-input=(called); }
        p.actions {
            button.primary #accept data-on=(ui.on(by_link(ByLinkMsg::Accept))) { (words.play) }
            @if let Some(rules) = &card.rules { a.tool href=(rules) { (icon("book")) (words.how_to_play) } }
        }
    }
}

/// The choice whether a draw is offered with the link.
fn draw_offer(is_offered: bool, ui: &mut Ui) -> Markup {
    let words = ByLinkWords::of(ui.language());
    html! {
        label.check {
            input type="checkbox" checked[is_offered] data-change=(ui.on(by_link(ByLinkMsg::OfferDraw)));
            span { (words.offer_draw) }
        }
    }
}

/// The ways in which the link is sent.
fn ways(send: &SendView, ui: &mut Ui) -> Markup {
    let words = ByLinkWords::of(ui.language());
    html! {
        button.primary[send.is_due] #send-it data-on=(ui.on(by_link(ByLinkMsg::Send))) { (icon("share")) (send.label) }
        p.actions {
            button #copy-it data-on=(ui.on(by_link(ByLinkMsg::Copy))) { (icon("copy")) (words.copy) }
            button #show-it aria-pressed=(send.code_wanted) data-on=(ui.on(by_link(ByLinkMsg::Code))) { (words.code) }
            button #mail-it data-on=(ui.on(by_link(ByLinkMsg::Mail))) { (words.mail) }
        }
        @if let Some(code) = &send.code { div.code { (PreEscaped(code)) } }
    }
}

/// What is done less often, as lines of a menu.
pub fn menu(panel: &Panel, ui: &mut Ui) -> Markup {
    let more = panel.by_link.iter().flat_map(|card| &card.more);
    html! {
        @for (label, msg) in more {
            li { button.item data-on=(ui.on(by_link(msg.clone()))) { (icon("person")) (label) } }
        }
    }
}
