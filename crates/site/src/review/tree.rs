//! The list of moves of the review, with the variations and comments below them.

use std::time::Duration;

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

use crate::app::App;
use crate::browser;
use crate::play::moves::{show_current, when_drawn};
use tessera_app::review::NodeId;
use tessera_app::review::view::{self, BetterLine, NoteItem, TreeLine, TreeMove, TreeNote, TreeTable};
use tessera_app::words::{PanelWords, ReviewWords};
use tessera_app::{Model, ReviewMsg, TreeMsg};
use tessera_protocol::assessment::Glyph;

/// How long a finger rests on a move until its menu opens.
const LONG_PRESS: Duration = Duration::from_millis(500);
/// How far a finger that rests may move, in CSS pixels.
const SLIP: f64 = 8.0;

/// The list.
pub fn moves() -> AnyView {
    let app = App::here();
    let list = NodeRef::<Div>::new();
    let table = app
        .see(|model: &Model| model.see_review(|state, shell| view::moves(state, model.game_review(), shell)));
    let places = app.see(|model: &Model| {
        model.review_page().map_or((NodeId::ROOT, None), |state| {
            let now = state.current();
            // Where only one move follows, nobody has to be told which.
            let several = state.tree.children(now).len() > 1;
            (now, state.next().filter(|_| several))
        })
    });
    Effect::new(move |_| {
        table.track();
        let now = places.get();
        when_drawn(list, move |list| {
            mark(list, now);
            show_current(list);
        });
    });
    let press = Press::new(app);
    view! {
        <section class="moves" aria-label=PanelWords::of(app.language()).moves>
            <div
                class="list"
                tabindex="0"
                node_ref=list
                on:click=move |event| {
                    if let Some(node) = node_of(&event) {
                        app.send(ReviewMsg::from(TreeMsg::Show(node)));
                    }
                }
                on:contextmenu=move |event| {
                    let node = node_of(&event).unwrap_or_else(|| places.get_untracked().0);
                    if node != NodeId::ROOT {
                        event.prevent_default();
                        open_menu(app, node);
                    }
                }
                on:pointerdown=move |event| press.down(&event)
                on:pointermove=move |event| press.moved(&event)
                on:pointerup=move |_| press.end()
                on:pointercancel=move |_| press.end()
            >
                {move || table.with(lines)}
            </div>
        </section>
    }
    .into_any()
}

/// Opens the menu of a move.
pub fn open_menu(app: App, node: NodeId) {
    app.send(ReviewMsg::from(TreeMsg::OpenMenu(node)));
}

/// The move at which something happened.
fn node_of(event: &Event) -> Option<NodeId> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let button = target.closest("[data-node]").ok().flatten()?;
    let number = button.get_attribute("data-node")?;
    number.parse().ok().map(NodeId::numbered)
}

/// Marks the move that was played last, which Tab leads to, and the next one. The marks of before are taken away from
/// whichever buttons have them: a button stands for another move when lines come or go above it.
fn mark(list: &Element, (current, next): (NodeId, Option<NodeId>)) {
    for button in browser::all_within(list, "[aria-current], [data-next]") {
        // Attributes with plain names can always be set.
        let _ = button.remove_attribute("aria-current");
        let _ = button.remove_attribute("data-next");
        let _ = button.set_attribute("tabindex", "-1");
    }
    let find = |node: NodeId| browser::element(&format!("node-{}", node.number()));
    if let Some(button) = find(current) {
        let _ = button.set_attribute("aria-current", "step");
        let _ = button.set_attribute("tabindex", "0");
    }
    if let Some(button) = next.and_then(find) {
        let _ = button.set_attribute("data-next", "");
    }
}

/// A finger that rests on a move.
#[derive(Clone, Copy)]
struct Press {
    app: App,
    /// Which press it is, and where it began.
    began: StoredValue<(u32, f64, f64)>,
}

impl Press {
    fn new(app: App) -> Press {
        Press {
            app,
            began: StoredValue::new((0, 0.0, 0.0)),
        }
    }

    fn down(self, event: &PointerEvent) {
        let Some(node) = node_of(event).filter(|_| event.pointer_type() != "mouse") else {
            return;
        };
        let (press, ..) = self.began.get_value();
        let press = press.wrapping_add(1);
        self.began
            .set_value((press, event.client_x().into(), event.client_y().into()));
        let open = move || {
            // The page may have been left.
            if self.began.try_get_value().is_some_and(|(now, ..)| now == press) {
                open_menu(self.app, node);
            }
        };
        set_timeout(open, LONG_PRESS);
    }

    fn moved(self, event: &PointerEvent) {
        let (_, x, y) = self.began.get_value();
        if (f64::from(event.client_x()) - x).hypot(f64::from(event.client_y()) - y) > SLIP {
            self.end();
        }
    }

    fn end(self) {
        self.began
            .update_value(|(press, ..)| *press = press.wrapping_add(1));
    }
}

/// The lines of the list as a table.
fn lines(table: &TreeTable) -> AnyView {
    let words = PanelWords::of(App::here().language());
    if table.lines.is_empty() {
        return view! { <p class="empty">{words.no_moves}</p> }.into_any();
    }
    let span = (table.columns.len().max(1) + 1).to_string();
    let line = move |line: &TreeLine| {
        match line {
        TreeLine::Agreed(moves) => {
            view! { <tr class="agreed"><td colspan=span.clone()>{turn(moves)}</td></tr> }.into_any()
        }
        TreeLine::Round(number, turns) => {
            let cell = |moves: &Vec<TreeMove>| view! { <td>{turn(moves)}</td> };
            view! { <tr><th scope="row">{*number}</th>{turns.iter().map(cell).collect_view()}</tr> }.into_any()
        }
        TreeLine::Turn(number, seat, moves) => view! {
            <tr>
                <th scope="row">{*number}</th>
                <td data-seat=seat.0.to_string()><span class="badge" aria-hidden="true"></span>{turn(moves)}</td>
            </tr>
        }
        .into_any(),
        TreeLine::Notes(notes) => {
            view! { <tr class="notes"><td colspan=span.clone()>{notes.iter().map(note).collect_view()}</td></tr> }
                .into_any()
        }
    }
    };
    let heading = |name: &String| view! { <th scope="col">{name.clone()}</th> };
    let head = (!table.columns.is_empty()).then(|| {
        view! {
            <thead>
                <tr>
                    <th scope="col"><span class="unseen">{words.number}</span></th>
                    {table.columns.iter().map(heading).collect_view()}
                </tr>
            </thead>
        }
    });
    view! { <table>{head}<tbody>{table.lines.iter().map(line).collect_view()}</tbody></table> }.into_any()
}

/// The moves of a turn.
fn turn(moves: &[TreeMove]) -> AnyView {
    moves.iter().map(one).collect_view().into_any()
}

/// A move: a button that shows the position after it. All of them have one listener, that of the list.
fn one(played: &TreeMove) -> AnyView {
    let number = played.node.number();
    let sign = played
        .sign
        .as_ref()
        .map(|(glyph, meaning)| sign(*glyph, &format!(", {meaning}")));
    view! {
        <button id=format!("node-{number}") data-node=number.to_string() tabindex="-1">
            {played.number.clone().map(|number| view! { <span class="number">{number}</span> })}
            {played.text.clone()}
            {sign}
        </button>
    }
    .into_any()
}

/// A sign behind a move, for the eye; and what it means, for a screen reader.
pub fn sign(glyph: Glyph, meaning: &str) -> AnyView {
    let class = match glyph {
        Glyph::Brilliant | Glyph::Good => "glyph good",
        Glyph::Interesting => "glyph told",
        Glyph::Dubious => "glyph dubious",
        Glyph::Mistake => "glyph mistake",
        Glyph::Blunder => "glyph blunder",
    };
    view! {
        <span class=class aria-hidden="true">{glyph.text()}</span>
        <span class="unseen">{meaning.to_owned()}</span>
    }
    .into_any()
}

/// What stands below a line.
fn note(note: &TreeNote) -> AnyView {
    match note {
        TreeNote::Comment(text, comment) => view! {
            <p class="comment"><b>{text.clone()}</b>" "{comment.clone()}</p>
        }
        .into_any(),
        TreeNote::Better(better) => self::better(better),
        TreeNote::Variation(items) => {
            view! { <p class="variation">{items.iter().map(item).collect_view()}</p> }.into_any()
        }
    }
}

/// What would have been better than a move; a press plays it as a variation.
fn better(better: &BetterLine) -> AnyView {
    let app = App::here();
    let words = ReviewWords::of(app.language());
    let parent = better.parent;
    let one = move |(text, names): &(String, Vec<String>)| {
        let play = app.on(ReviewMsg::from(TreeMsg::Play(parent, names.clone())));
        view! { <button class="better" on:click=play>{text.clone()}</button> }
    };
    view! {
        <p>{words.better}" "{better.moves.iter().map(one).collect_view()}<span class="soft">" · "{better.cost.clone()}</span></p>
    }
    .into_any()
}

/// A part of a variation.
fn item(part: &NoteItem) -> AnyView {
    match part {
        NoteItem::Move(played) => one(played),
        NoteItem::Comment(text) => view! { <span class="comment">{text.clone()}" "</span> }.into_any(),
        NoteItem::Variation(items) => view! {
            <span class="variation"><span aria-hidden="true">"("</span>{items.iter().map(item).collect_view()}<span aria-hidden="true">")"</span></span>
        }
        .into_any(),
    }
}
