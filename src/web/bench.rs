//! The measurements page.

use leptos::prelude::*;

use crate::app::Msg;
use crate::language::Language;
use crate::web::site::App;

/// How long each game is measured, in milliseconds.
const BENCH_MILLIS: u32 = 1_000;

/// Playouts a second in this browser: what `lab bench` prints for the native program.
#[component]
pub(super) fn Bench() -> impl IntoView {
    let desk = App::here();
    let lines = RwSignal::new(None::<Vec<String>>);
    let measure = move || {
        lines.set(None);
        desk.measure(BENCH_MILLIS, move |measured| {
            let shown = measured.unwrap_or_else(|refusal| vec![refusal.text(Language::English)]);
            lines.set(Some(shown));
        });
    };
    measure();
    view! {
        <section class="bench">
            <h1>"Playouts in this browser"</h1>
            <p>"Uniformly random games in one worker, the same loop as "<code>"lab bench"</code>"."</p>
            <pre id="bench" tabindex="0" aria-busy=move || lines.read().is_none().to_string()>
                {move || lines.get().map_or("Measuring…".to_owned(), |lines| lines.join("\n"))}
            </pre>
            <p class="actions">
                <button on:click=move |_| measure()>"Measure again"</button>
                <button on:click=desk.on(Msg::Home)>"All games"</button>
            </p>
        </section>
    }
}
