//! What stands beside the board in games of tiles: the piece in hand, switches, and what was scored.

use leptos::prelude::*;

use super::controls::titled;
use tessera_app::play::view::{HandView, Pointed};
use tessera_app::words::PanelWords;
use tessera_app::{Command, PlayMsg};
use crate::app::App;
use crate::browser;
use crate::icon::icon;

/// The piece in hand, and the button of the pieces still to come, as they change.
pub fn in_hand(pointed: Memo<Pointed>, bag: Memo<bool>) -> [AnyView; 2] {
    let in_hand = Memo::new(move |_| (pointed.with(|pointed| pointed.hand.clone()), bag.get()));
    let hand = move || hand(in_hand.get().0);
    let supply = move || supply(in_hand.get());
    [hand.into_any(), supply.into_any()]
}

/// The button that opens the list of the pieces still to come; it says how many there are while one is in hand.
fn supply((hand, bag): (Option<HandView>, bool)) -> AnyView {
    let words = PanelWords::of(App::here().language());
    if !bag {
        return ().into_any();
    }
    let label = hand.map_or_else(|| words.supply.to_owned(), |hand| hand.left);
    let open = move |_| browser::open_dialog("supply");
    view! {
        <button class="left" aria-haspopup="dialog" title=titled(Command::Supply, words.supply_title, words.supply) on:click=open>{icon("bag")}{label}</button>
    }
    .into_any()
}

/// The piece in hand with the buttons that rotate it.
pub fn hand(hand: Option<HandView>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let Some(hand) = hand else {
        return ().into_any();
    };
    let (ways, at) = hand.ways;
    let pips: String = (0..ways).map(|way| if way == at { '●' } else { '○' }).collect();
    let rotate = |label: &'static str, title: &'static str, sign: &'static str, step: i8| {
        let single = ways < 2;
        let on_click = app.on(PlayMsg::RotatePiece(step));
        view! { <button class="turn" aria-label=label title=title disabled=single on:click=on_click>{icon(sign)}</button> }
    };
    view! {
        <div class="hand" role="group" aria-label=words.hand>
            <div class="piece" aria-hidden="true" inner_html=hand.picture></div>
            <div>
                <p class="actions">
                    {rotate(words.rotate_back, titled(Command::RotatePiece(-1), words.rotate_back_title, words.rotate_back), "rotate-left", -1)}
                    <span class="pips" aria-hidden="true">{pips}</span>
                    {rotate(words.rotate, titled(Command::RotatePiece(1), words.rotate_title, words.rotate), "rotate-right", 1)}
                </p>
                <p class="small" id="in-hand">{hand.text}</p>
            </div>
        </div>
    }
    .into_any()
}
