//! A row of tabs.

use maud::{Markup, html};

use crate::icon::icon;
use crate::{Act, Stroke, Ui};
use tessera_app::Msg;

pub struct Tab {
    /// The id of its button.
    pub id: &'static str,
    /// The ids of what it shows.
    pub shows: &'static str,
    /// The icon before its name, if it has one.
    pub sign: Option<&'static str>,
    pub name: &'static str,
}

/// The tabs, of which the one at the place `chosen` is chosen, and what the choice of one by its place tells the app. Arrows go
/// from one to the next, around the ends, Home and End to the outer ones; only the chosen one is a stop of the Tab key.
#[inline(never)]
pub fn tabs(label: &str, tabs: &[Tab], chosen: usize, choose: fn(usize) -> Msg, ui: &mut Ui) -> Markup {
    let ids: Vec<&'static str> = tabs.iter().map(|tab| tab.id).collect();
    let key = ui.value(move |stroke| {
        let last = ids.len() - 1;
        let to = match Stroke::read(stroke)?.key {
            "ArrowRight" if chosen < last => chosen + 1,
            "ArrowLeft" if chosen > 0 => chosen - 1,
            "ArrowRight" | "Home" => 0,
            "ArrowLeft" | "End" => last,
            _ => return None,
        };
        Some(Act::TellFrom(choose(to), ids[to]))
    });
    html! {
        div.tabs role="tablist" aria-label=(label) data-key=(key) {
            @for (place, tab) in tabs.iter().enumerate() {
                button.quiet #(tab.id) role="tab" aria-controls=(tab.shows) aria-selected=(place == chosen)
                    tabindex=(if place == chosen { "0" } else { "-1" }) data-on=(ui.on(choose(place))) {
                    @if let Some(sign) = tab.sign { (icon(sign)) }
                    (tab.name)
                }
            }
        }
    }
}
