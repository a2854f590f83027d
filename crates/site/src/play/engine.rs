//! The engine in the panel: its controls, how far it has come, and what it thinks.

use leptos::prelude::*;

use super::controls::titled;
use crate::app::App;
use crate::icon::icon;
use tessera_app::play::view::{Estimate, EstimateRow};
use tessera_app::words::PanelWords;
use tessera_app::{Command, PlayMsg};

/// The buttons while the engine thinks, or while it waits to be told to go on.
pub fn controls((thinking, waiting): (bool, bool)) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    if !thinking && !waiting {
        return ().into_any();
    }
    let actions = if thinking {
        vec![
            (
                "",
                "bolt",
                words.move_now,
                titled(Command::MoveNow, words.move_now_title, words.move_now),
                PlayMsg::MoveNow,
            ),
            ("quiet", "stop", words.stop, "", PlayMsg::StopThinking),
        ]
    } else {
        vec![("primary", "play", words.go_on, "", PlayMsg::GoOn)]
    };
    let action = |(class, sign, label, title, msg): (
        &'static str,
        &'static str,
        &'static str,
        &'static str,
        PlayMsg,
    )| {
        view! { <button class=class title=title on:click=app.on(msg)>{icon(sign)}{label}</button> }
    };
    view! { <div class="machine actions">{actions.into_iter().map(action).collect_view()}</div> }.into_any()
}

/// How long the engine has been thinking, and how many percent of its budget that is.
pub fn progress(progress: Option<(String, u32)>) -> AnyView {
    let words = PanelWords::of(App::here().language());
    let progress = progress.map(|(time, used)| {
        view! {
            <span class="progress">{time}</span>
            <progress aria-label=words.time_used max="100" value=used></progress>
        }
    });
    view! { <div class="meter">{progress}</div> }.into_any()
}

/// What the engine thinks, if that is switched on.
pub fn estimate(estimate: Option<Estimate>) -> AnyView {
    let words = PanelWords::of(App::here().language());
    let row = |row: EstimateRow| {
        view! {
            <tr><th scope="row">{row.text}</th><td>{row.share}</td><td>{row.value}</td><td>{row.then}</td></tr>
        }
    };
    let table = move |moves: Vec<EstimateRow>| {
        view! {
            <table>
                <thead>
                    <tr>
                        <th>{words.moves_column}</th>
                        <th>{words.visits_column}</th>
                        <th>{words.worth_column}</th>
                        <th>{words.then_column}</th>
                    </tr>
                </thead>
                <tbody>{moves.into_iter().map(row).collect_view()}</tbody>
            </table>
        }
    };
    let estimate = estimate.map(|estimate| {
        view! {
            <p><b>{estimate.headline}</b></p>
            <p class="small">{estimate.effort}</p>
            {(!estimate.moves.is_empty()).then(|| table(estimate.moves))}
        }
    });
    view! { <div class="estimate">{estimate}</div> }.into_any()
}
