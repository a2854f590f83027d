//! The measurements page.

use leptos::prelude::*;

use super::app::App;
use tessera_app::Msg;
use tessera_app::words::PanelWords;

/// How long each game is measured, in milliseconds.
const BENCH_MILLIS: u32 = 1_000;

/// Playouts a second in this browser: what `lab bench` prints for the native program.
#[component]
pub(super) fn Bench() -> impl IntoView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let lines = RwSignal::new(None::<Vec<String>>);
    let measure = move || {
        lines.set(None);
        app.measure(BENCH_MILLIS, move |measured| {
            let shown = measured.unwrap_or_else(|refusal| vec![refusal.text(app.language())]);
            lines.set(Some(shown));
        });
    };
    measure();
    view! {
        <section class="bench">
            <h1>{words.bench_title}</h1>
            <p>{words.bench_note}</p>
            <pre id="bench" tabindex="0" aria-busy=move || lines.read().is_none().to_string()>
                {move || lines.get().map_or(words.measuring.to_owned(), |lines| lines.join("\n"))}
            </pre>
            <p class="actions">
                <button on:click=move |_| measure()>{words.measure_again}</button>
                <button on:click=app.on(Msg::Home)>{words.all_games}</button>
            </p>
        </section>
    }
}
