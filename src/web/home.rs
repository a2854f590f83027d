//! The list of games, and the measurements page.

use leptos::prelude::*;

use crate::app::{Msg, view};
use crate::catalog::GameId;
use crate::web::site::App;

/// How long each game is measured, in milliseconds.
const BENCH_MILLIS: u32 = 1_000;

/// The list of games.
#[component]
pub(super) fn Home() -> impl IntoView {
    let desk = App::here();
    let resume = desk.see(view::resume);
    view! {
        <section class="home">
            <h1>"Tessera"</h1>
            <p class="lead">"Play, study and share board games. Nothing leaves your device."</p>
            {move || resume.get().map(|resume| view! {
                <article class="card resume">
                    <div class="thumb" aria-hidden="true" inner_html=resume.picture></div>
                    <div>
                        <h2>"Your last game"</h2>
                        <p>{resume.text}</p>
                        <button class="primary" on:click=desk.on(Msg::Resume)>"Continue"</button>
                    </div>
                </article>
            })}
            <ul class="cards">
                {view::cards().into_iter().map(|card| view! {
                    <li class="card">
                        <button class="thumb" tabindex="-1" aria-hidden="true" on:click=desk.on(Msg::Quick(card.id)) inner_html=card.picture></button>
                        <div>
                            <h2>{card.name}</h2>
                            <p class="by">{card.designer}</p>
                            <p>{card.goal}</p>
                            <p class="tags">{card.tags.iter().map(|tag| view! { <span>{*tag}</span> }).collect_view()}</p>
                            <p class="actions">
                                <button class="primary" on:click=desk.on(Msg::Quick(card.id))>
                                    "Play" <span class="unseen">{format!(" {}", card.name)}</span>
                                </button>
                                <button on:click=desk.on(Msg::SetUp(card.id))>
                                    "Set up" <span class="unseen">{format!(" {}", card.name)}</span>
                                </button>
                                <button on:click=desk.on(Msg::Rules(card.id))>
                                    "Rules" <span class="unseen">{format!(" of {}", card.name)}</span>
                                </button>
                            </p>
                        </div>
                    </li>
                }).collect_view()}
            </ul>
            <footer>
                <p>{concat!("Tessera ", env!("CARGO_PKG_VERSION"), " · MIT or Apache-2.0")}</p>
            </footer>
        </section>
    }
}

/// A game's rules: each paragraph beside the position that shows it, which is a link to play on from.
pub(super) fn rules(id: GameId) -> AnyView {
    let desk = App::here();
    let about = id.about();
    let rule = |rule: view::Rule| {
        let shown = !rule.example.is_empty();
        view! {
            <li class:shown=shown>
                <p>{rule.text}</p>
                <a
                    class="thumb"
                    hidden=!shown
                    href=format!("#{}", rule.example)
                    aria-label="Open this position"
                    inner_html=rule.picture
                ></a>
            </li>
        }
    };
    view! {
        <section class="rules">
            <h1>{format!("How to play {}", about.name)}</h1>
            <p class="lead">{about.goal} " By " {about.designer} "."</p>
            <ol>{view::rules(id).into_iter().map(rule).collect_view()}</ol>
            <p class="actions">
                <button class="primary" on:click=desk.on(Msg::Quick(id))>{format!("Play {}", about.name)}</button>
                <button on:click=desk.on(Msg::Home)>"All games"</button>
            </p>
        </section>
    }
    .into_any()
}

/// Playouts a second in this browser: what `lab bench` prints for the native program.
#[component]
pub(super) fn Bench() -> impl IntoView {
    let desk = App::here();
    let lines = RwSignal::new(None::<Vec<String>>);
    let measure = move || {
        lines.set(None);
        desk.measure(BENCH_MILLIS, move |measured| lines.set(Some(measured)));
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
