//! The list of moves.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDivElement;

use super::controls;
use crate::app::App;
use crate::browser;
use tessera_app::play::view::{self, Info, MoveLine, MoveRow, MoveTable, Panel};
use tessera_app::words::PanelWords;
use tessera_app::{PanelTab, PlayMsg};

/// The plies of the line, each a button that shows the position after it, and the buttons that step through them.
pub fn moves(panel: Memo<Panel>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let list = NodeRef::<Div>::new();
    let table = Memo::new(move |_| panel.with(|panel| panel.moves.clone()));
    let at = move || panel.with(|panel| panel.at.clone());
    let tab = app.see(|model| model.shell.settings.panel_tab);
    // It is only read while it is shown.
    let info = app.see(|model| {
        let is_shown = model.shell.settings.panel_tab == PanelTab::Info;
        is_shown.then(|| model.see(view::info))
    });
    Effect::new(move |_| {
        table.track();
        when_drawn(list, show_current);
    });
    view! {
        <section class="moves" aria-label=words.tabs>
            <div
                class="list"
                id="tab-moves"
                role="tabpanel"
                aria-labelledby="tab-to-moves"
                tabindex="0"
                node_ref=list
                hidden=move || tab.get() != PanelTab::Moves
            >
                {move || lines(table.get())}
            </div>
            <div
                class="info"
                id="tab-info"
                role="tabpanel"
                aria-labelledby="tab-to-info"
                tabindex="0"
                hidden=move || tab.get() != PanelTab::Info
            >
                {move || info.with(|info| info.as_ref().map(about))}
            </div>
            <p class="answer">{move || panel.with(|panel| panel.last_answer.clone())}</p>
            <div class="nav">
                {tabs(tab)}
                {controls::TO_START.view(panel)}
                {controls::BACK.view(panel)}
                <span>{at}</span>
                {controls::FORWARD.view(panel)}
                {controls::TO_END.view(panel)}
            </div>
        </section>
    }
    .into_any()
}

/// The tabs. Arrows go from one to the other; only the chosen one is a stop of the Tab key.
fn tabs(chosen: Memo<PanelTab>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let on_key = move |event: web_sys::KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowRight" if chosen.get_untracked() == PanelTab::Moves => PanelTab::Info,
            "ArrowLeft" | "ArrowRight" | "Home" => PanelTab::Moves,
            "End" => PanelTab::Info,
            _ => return,
        };
        // The keymap has other uses for these keys.
        event.prevent_default();
        app.send(PlayMsg::Tab(to));
        browser::focus(match to {
            PanelTab::Moves => "tab-to-moves",
            PanelTab::Info => "tab-to-info",
        });
    };
    let tab = |tab: PanelTab, id: &'static str, panel: &'static str, label: &'static str| {
        let is_chosen = move || chosen.get() == tab;
        view! {
            <button
                class="quiet"
                id=id
                role="tab"
                aria-controls=panel
                aria-selected=move || is_chosen().to_string()
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                on:click=app.on(PlayMsg::Tab(tab))
            >
                {label}
            </button>
        }
    };
    view! {
        <div class="tabs" role="tablist" aria-label=words.tabs on:keydown=on_key>
            {tab(PanelTab::Moves, "tab-to-moves", "tab-moves", words.moves)}
            {tab(PanelTab::Info, "tab-to-info", "tab-info", words.info)}
        </div>
    }
    .into_any()
}

/// What there is to know about the game: the score, the options, the rules.
fn about(info: &Info) -> AnyView {
    let words = PanelWords::of(App::here().language());
    let score = |score: &String| view! { <li>{score.clone()}</li> };
    let rule = |rule: &&'static str| view! { <li>{*rule}</li> };
    view! {
        <h2>{words.scores}</h2>
        <ul>{info.scores.iter().map(score).collect_view()}</ul>
        <h2>{words.options}</h2>
        <p>{info.options.clone()}</p>
        <h2>{words.rules_in_short}</h2>
        <p>{info.goal}</p>
        <ul>{info.rules.iter().map(rule).collect_view()}</ul>
        <p><a href=format!("rules/{}/", info.game)>{words.all_rules}</a></p>
    }
    .into_any()
}

/// Does something with a list as soon as the lines that it was just given are drawn.
pub fn when_drawn(list: NodeRef<Div>, act: impl FnOnce(&HtmlDivElement) + 'static) {
    request_animation_frame(move || {
        // The page may have been left.
        if let Some(list) = list.try_get_untracked().flatten() {
            act(&list);
        }
    });
}

/// Scrolls the list, and nothing else, until the current ply is in view below the heading.
pub fn show_current(list: &HtmlDivElement) {
    let current = list.query_selector("[aria-current]").ok().flatten();
    let Some(current) = current.and_then(|current| current.dyn_into::<web_sys::HtmlElement>().ok()) else {
        list.set_scroll_top(0);
        return;
    };
    let (outer, inner) = (
        list.get_bounding_client_rect(),
        current.get_bounding_client_rect(),
    );
    let heading = list.query_selector("th[scope=col]").ok().flatten();
    let heading = heading.map_or(0.0, |heading| heading.get_bounding_client_rect().height());
    let middle = inner.top() - outer.top() + inner.height() / 2.0 - (outer.height() + heading) / 2.0;
    list.set_scroll_top(list.scroll_top() + middle as i32);
}

/// The lines of the list as a table.
pub fn lines(table: MoveTable) -> AnyView {
    let words = PanelWords::of(App::here().language());
    if table.lines.is_empty() {
        return view! { <p class="empty">{words.no_moves}</p> }.into_any();
    }
    let span = (table.columns.len().max(1) + 1).to_string();
    let line = move |line: MoveLine| {
        match line {
        MoveLine::Agreed(rows) => view! { <tr class="agreed"><td colspan=span.clone()>{plies(rows)}</td></tr> }.into_any(),
        MoveLine::Round(number, turns) => {
            let turn = |rows| view! { <td>{plies(rows)}</td> };
            view! { <tr><th scope="row">{number}</th>{turns.into_iter().map(turn).collect_view()}</tr> }.into_any()
        }
        MoveLine::Turn(number, seat, rows) => view! {
            <tr>
                <th scope="row">{number}</th>
                <td data-seat=seat.0.to_string()><span class="badge" aria-hidden="true"></span>{plies(rows)}</td>
            </tr>
        }
        .into_any(),
    }
    };
    let heading = |name: String| view! { <th scope="col">{name}</th> };
    let head = (!table.columns.is_empty()).then(|| {
        view! {
            <thead>
                <tr>
                    <th scope="col"><span class="unseen">{words.number}</span></th>
                    {table.columns.into_iter().map(heading).collect_view()}
                </tr>
            </thead>
        }
    });
    view! { <table>{head}<tbody>{table.lines.into_iter().map(line).collect_view()}</tbody></table> }
        .into_any()
}

/// The plies of a turn.
fn plies(rows: Vec<MoveRow>) -> AnyView {
    let app = App::here();
    let ply = move |row: MoveRow| {
        let current = row.current.then_some("step");
        view! { <button aria-current=current on:click=app.on(PlayMsg::GoTo(row.ply))>{row.text}</button> }
    };
    rows.into_iter().map(ply).collect_view().into_any()
}
