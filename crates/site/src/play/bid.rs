//! The step in which the komi is bid: a value with a slider, set to the fair one.

use leptos::prelude::*;

use crate::app::App;
use crate::icon::icon;
use tessera_app::PlayMsg;
use tessera_app::play::view::BidView;
use tessera_app::words::BidWords;

/// The card with the bids that are open.
pub fn bid(view: Option<BidView>) -> AnyView {
    let app = App::here();
    let words = BidWords::of(app.language());
    let Some(BidView {
        bids,
        first,
        reason,
        texts,
    }) = view
    else {
        return ().into_any();
    };
    let last = bids.len() - 1;
    let bids = StoredValue::new(bids);
    let place = RwSignal::new(first);
    let text = move || bids.with_value(|bids| bids[place.get()].text.clone());
    let step = move |by: isize| {
        let next = place.get_untracked().checked_add_signed(by);
        place.set(next.unwrap_or(0).min(last));
    };
    let slide = move |event| place.set(event_target_value(&event).parse().unwrap_or(first).min(last));
    let offer = move |_| {
        let name = bids.with_value(|bids| bids[place.get_untracked()].name.clone());
        app.send(PlayMsg::Choose(name));
    };
    let [next, low, high] = texts;
    view! {
        <section class="bid" aria-labelledby="bid-title">
            <h2 id="bid-title">{words.title}</h2>
            <p>{next}</p>
            <div class="value">
                <button aria-label=words.lower title=words.lower disabled=move || place.get() == 0 on:click=move |_| step(-1)>{icon("minus")}</button>
                <output>{text}</output>
                <button aria-label=words.raise title=words.raise disabled=move || place.get() == last on:click=move |_| step(1)>{icon("plus")}</button>
            </div>
            <input
                type="range" min="0" max=last step="1" aria-label=words.komi aria-valuetext=text
                prop:value=move || place.get() on:input=slide
            />
            <p class="ends"><span>{low}</span><span>{high}</span></p>
            {reason.map(|reason| view! { <p class="reason">{icon("check")}<span>{reason}</span></p> })}
            <button class="primary" on:click=offer>{move || (words.offer)(&text())}</button>
        </section>
    }
    .into_any()
}
