//! The dialog with the pieces still to come.

use leptos::prelude::*;

use crate::app::App;
use crate::browser;
use tessera_app::play::view::{self, SupplyRow};
use tessera_app::words::PanelWords;
use tessera_app::{Model, PlayMsg};

/// What is still in the bag.
#[component]
pub fn SupplyDialog() -> impl IntoView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    // The pictures are only drawn while the dialog is open.
    let open = RwSignal::new(false);
    let only = RwSignal::new(false);
    // The kind of edge of which the list begins with those that have most.
    let order = RwSignal::new(None::<usize>);
    let rows = app.see(move |model: &Model| {
        let mut rows = if open.get() {
            model.see(view::supply)
        } else {
            Vec::new()
        };
        rows.retain(|row| !(only.get() && row.gone));
        if let Some(edge) = order.get() {
            view::sort_by_edge(&mut rows, edge);
        }
        rows
    });
    let edges = app.see_play(view::edges);
    let aside = app.see(move |model: &Model| match open.get() {
        true => model
            .see(view::supply)
            .into_iter()
            .filter_map(|row| row.aside)
            .collect(),
        false => Vec::new(),
    });
    let choices = move || {
        let choice = |(edge, text): (usize, String)| view! { <option value=edge.to_string()>{text}</option> };
        edges.get().into_iter().enumerate().map(choice).collect_view()
    };
    let set_aside = move || {
        let item = |text: String| view! { <li>{text}</li> };
        aside.get().into_iter().map(item).collect_view()
    };
    let row = move |row: SupplyRow| {
        let chosen = (!row.shown).then(|| row.name.clone());
        let label = (words.supply_row)(&row.text, &row.left, &row.chance, &row.fits);
        let show = move |_| {
            app.send(PlayMsg::Supply(chosen.clone()));
            if chosen.is_some() {
                browser::close_dialog("supply");
            }
        };
        view! {
            <li class:gone=row.gone>
                <button aria-label=label aria-pressed=row.shown.to_string() title=words.supply_show on:click=show>
                    <span class="piece" aria-hidden="true" inner_html=row.picture></span>
                    <strong>{row.left}</strong>
                    <small>{row.chance} " " {row.fits}</small>
                </button>
            </li>
        }
    };
    let toggled = move |event: web_sys::Event| {
        let target = event_target::<web_sys::HtmlDialogElement>(&event);
        open.set(target.open());
    };
    view! {
        <dialog id="supply" class="broad" aria-labelledby="supply-title" on:toggle=toggled>
            <form method="dialog">
                <h2 id="supply-title">{words.supply}</h2>
                <p class="small">{words.supply_note}</p>
                <label class="check">
                    <input type="checkbox" on:change=move |event| only.set(event_target_checked(&event)) />
                    <span>{words.supply_only_left}</span>
                </label>
                <label>
                    <span>{words.supply_order}</span>
                    <select name="order" on:change=move |event| order.set(event_target_value(&event).parse().ok())>
                        <option value="">{words.supply_usual_order}</option>
                        {choices}
                    </select>
                </label>
                <ul class="supply">{move || rows.get().into_iter().map(row).collect_view()}</ul>
                <div hidden=move || aside.with(Vec::is_empty)>
                    <h3>{words.supply_aside}</h3>
                    <ul class="facts">{set_aside}</ul>
                </div>
                <p class="actions"><button class="primary">{words.close}</button></p>
            </form>
        </dialog>
    }
}
