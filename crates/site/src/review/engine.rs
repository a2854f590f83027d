//! The analysis of the position: its switch, the status of the search, its lines, and what lies over the board.

use leptos::prelude::*;

use super::lines;
use super::message::analysis;
use crate::app::App;
use crate::browser;
use crate::dialogs::fields;
use crate::icon::icon;
use tessera_app::review::view::{self, EngineView, OverlaySwitch};
use tessera_app::words::AnalysisWords;
use tessera_app::{AnalysisMsg, Msg, analysis_form};

/// The id of the dialog of the settings.
const SETTINGS: &str = "analysis";

/// The analysis in the panel.
pub fn engine() -> AnyView {
    let app = App::here();
    let words = AnalysisWords::of(app.language());
    let engine = app.see(|model| {
        let reviews = model.reviews.running().is_some();
        model.see_review(|state, shell| view::engine(state, shell, browser::workers(), reviews))
    });
    let on = move || engine.with(|engine| engine.on).to_string();
    let shown = move || engine.with(|engine| engine.is_shown);
    let progress = move || engine.with(|engine| engine.progress);
    let note = Memo::new(move |_| engine.with(|engine| engine.note.clone()));
    view! {
        <section class="engine" aria-label=words.analysis class:off=move || !shown()>
            <div class="head">
                <button
                    class="toggle"
                    role="switch"
                    aria-checked=on
                    aria-label=words.analysis
                    title=words.switch_title
                    on:click=app.on(analysis(AnalysisMsg::Switch))
                ><span aria-hidden="true"></span></button>
                <b aria-hidden="true">{words.analysis}</b>
                <button
                    class="deeper"
                    title=words.deeper_title
                    hidden=move || !engine.with(|engine| engine.on)
                    disabled=move || !engine.with(|engine| engine.can_deepen)
                    on:click=app.on(analysis(AnalysisMsg::Deeper))
                >{icon("plus")}{words.deeper}</button>
                <button
                    class="icon"
                    aria-label=words.settings
                    title=words.settings
                    on:click=move |_| browser::open_dialog(SETTINGS)
                >{icon("settings")}</button>
            </div>
            <p class="work" hidden=move || engine.with(|engine| engine.status.is_empty())>
                {move || engine.with(|engine| engine.status.clone())}
            </p>
            <progress
                aria-label=words.progress
                max="100"
                value=move || progress().unwrap_or(100)
                class:idle=move || progress().is_none()
                aria-hidden=move || progress().is_none().then_some("true")
            ></progress>
            <p class="note" hidden=move || note.with(String::is_empty)>{move || note.get()}</p>
            {lines::lines(engine)}
            {overlays(engine)}
            <SettingsDialog />
        </section>
    }
    .into_any()
}

/// The choice of what lies over the board, and what its marks mean.
fn overlays(engine: Memo<EngineView>) -> AnyView {
    let app = App::here();
    let words = AnalysisWords::of(app.language());
    let names = Memo::new(move |_| {
        engine.with(|engine| {
            let names = engine.overlays.iter().map(|row| (row.overlay, row.name));
            names.collect::<Vec<_>>()
        })
    });
    let switch = move |(overlay, name)| {
        let is_on = move || {
            let is_on = |row: &OverlaySwitch| row.overlay == overlay && row.is_on;
            engine.with(|engine| engine.overlays.iter().any(is_on))
        };
        let lay = move |_| app.send(analysis(AnalysisMsg::Overlay(overlay)));
        view! {
            <label>
                <input type="radio" name="overlay" prop:checked=is_on on:change=lay />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <div class="over" hidden=move || names.with(Vec::is_empty)>
            <div class="choice" role="radiogroup" aria-label=words.overlay>
                {move || names.get().into_iter().map(switch).collect_view()}
            </div>
            <p class="legend">{move || engine.with(|engine| engine.legend.clone())}</p>
        </div>
    }
    .into_any()
}

/// The settings of the analysis.
#[component]
fn SettingsDialog() -> impl IntoView {
    let app = App::here();
    let words = AnalysisWords::of(app.language());
    let rows = app.see(|model| analysis_form(&model.shell, browser::workers()));
    let fill_in = move |name: &str, value: &str| {
        app.send(Msg::FillInSettings(name.to_owned(), value.to_owned()));
    };
    view! {
        <dialog id=SETTINGS aria-labelledby="analysis-title">
            <form method="dialog">
                <h2 id="analysis-title">{words.settings_title}</h2>
                {fields(rows, fill_in)}
                <p class="actions">
                    <button class="primary">{words.done}</button>
                </p>
            </form>
        </dialog>
    }
}
