//! The step in which the komi is bid: a value with a slider, set to the fair one.

use maud::{Markup, html};

use crate::icon::icon;
use crate::{Act, Ui};
use tessera_app::BoardMsg;
use tessera_app::play::view::Panel;
use tessera_app::words::BidWords;

/// The card with the bids that are open.
pub fn bid(panel: &Panel, ui: &mut Ui) -> Markup {
    let words = BidWords::of(ui.language());
    let Some(view) = &panel.bid else {
        return html! {};
    };
    let last = view.bids.len() - 1;
    let place = view.place;
    let bid = &view.bids[place];
    let [next, low, high] = &view.texts;
    let lower = ui.on(BoardMsg::AimBid(place.saturating_sub(1)));
    let raise = ui.on(BoardMsg::AimBid((place + 1).min(last)));
    let slide = ui.value(|value| Some(Act::from(BoardMsg::AimBid(value.parse().ok()?))));
    html! {
        section.bid #bid aria-labelledby="bid-title" {
            h2 #bid-title { (words.title) }
            p { (next) }
            div.value {
                button aria-label=(words.lower) title=(words.lower) disabled[place == 0] data-on=(lower) { (icon("minus")) }
                output { (bid.text) }
                button aria-label=(words.raise) title=(words.raise) disabled[place == last] data-on=(raise) { (icon("plus")) }
            }
            input type="range" min="0" max=(last) step="1" aria-label=(words.komi) aria-valuetext=(bid.text) value=(place)
                data-input=(slide);
            p.ends { span { (low) } span { (high) } }
            @if let Some(reason) = &view.reason {
                p.reason { (icon("check")) span { (reason) } }
            }
            button.primary.in-dock data-on=(ui.on(BoardMsg::Choose(bid.name.clone()))) { (view.offer) }
        }
    }
}
