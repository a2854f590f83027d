//! The list of moves of the review, with the variations and comments below them.

use maud::{Markup, html};

use crate::play::moves::{cells, region_of_line, table};
use crate::{Act, Ui};
use tessera_app::play::view::MoveLine;
use tessera_app::review::NodeId;
use tessera_app::review::view::{self, BetterLine, NoteItem, TreeLine, TreeMove, TreeNote, TreeTable};
use tessera_app::words::{PanelWords, ReviewWords};
use tessera_app::{GameReview, ReviewState, TreeMsg};
use tessera_protocol::assessment::Glyph;

/// The list. It answers for all of its moves: a press shows the position after one, a press of the other button or a finger
/// that rests opens its menu.
pub fn tree(state: &ReviewState, review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let current = state.current();
    let show = ui.value(|node| Some(TreeMsg::Show(node_of(node)?).into()));
    let menu = ui.value(move |node| {
        let node = node_of(node).unwrap_or(current);
        (node != NodeId::ROOT).then(|| TreeMsg::OpenMenu(node).into())
    });
    let list = ui.region("moves", |ui| {
        let places = Places {
            current,
            // Where only one move follows, nobody has to be told which.
            next: state.next().filter(|_| state.tree.children(current).len() > 1),
        };
        lines(&view::moves(state, review, ui.shell), places, ui)
    });
    html! {
        section.moves #tree aria-label=(words.moves) {
            div.list tabindex="0" data-follow data-on=(show) data-menu=(menu) data-region="moves" { (list) }
        }
    }
}

/// The move of a `data-node`.
fn node_of(number: &str) -> Option<NodeId> {
    number.parse().ok().map(NodeId::numbered)
}

/// Which moves of the list are marked.
#[derive(Clone, Copy)]
struct Places {
    /// The move that was played last.
    current: NodeId,
    /// The move to which a step forward leads.
    next: Option<NodeId>,
}

/// The lines of the list as a table.
fn lines(list: &TreeTable, places: Places, ui: &mut Ui) -> Markup {
    let span = list.columns.len().max(1) + 1;
    let rows = list.lines.iter().enumerate();
    let rows = rows
        .map(|(index, line)| row(line, index, span, places, ui))
        .collect();
    let heading = |name: &String| html! { (name) @if let Some(worth) = list.worth { " " small { (worth) } } };
    let columns: Vec<Markup> = list.columns.iter().map(heading).collect();
    table(&columns, rows, ui)
}

fn row(line: &TreeLine, index: usize, span: usize, places: Places, ui: &mut Ui) -> Markup {
    let region = region_of_line(index);
    let written = ui.region(&region, |ui| match line {
        TreeLine::Moves(line) => cells(line, span, |moves| turn(moves, places)),
        TreeLine::Notes(notes) => {
            html! { td colspan=(span) { @for part in notes { (note(part, places, ui)) } } }
        }
    });
    let class = match line {
        TreeLine::Moves(MoveLine::Agreed(_)) => Some("agreed"),
        TreeLine::Moves(_) => None,
        TreeLine::Notes(notes) if notes.iter().all(is_on_paper) => Some("notes on-paper"),
        TreeLine::Notes(_) => Some("notes"),
    };
    html! { tr class=[class] data-region=(region) { (written) } }
}

/// What would have been better is said where the move is shown, so that the list stays short; on paper it stands below the line.
fn is_on_paper(note: &TreeNote) -> bool {
    matches!(note, TreeNote::Better(_))
}

fn turn(moves: &[TreeMove], places: Places) -> Markup {
    html! { @for played in moves { (one(played, places)) } }
}

/// A move: a button that shows the position after it.
fn one(played: &TreeMove, places: Places) -> Markup {
    let number = played.node.number();
    let is_current = played.node == places.current;
    html! {
        button #{ "node-" (number) } data-node=(number) tabindex=(if is_current { "0" } else { "-1" })
            aria-current=[is_current.then_some("step")] data-next[places.next == Some(played.node)] {
            @if let Some(number) = &played.number { span.number { (number) } }
            (played.text)
            @if let Some((glyph, meaning)) = &played.sign { (sign(*glyph, &format!(", {meaning}"))) }
        }
        @if let Some(worth) = played.worth { small { (worth) } }
    }
}

/// A sign behind a move, for the eye; and what it means, for a screen reader.
pub fn sign(glyph: Glyph, meaning: &str) -> Markup {
    let class = match glyph {
        Glyph::Brilliant | Glyph::Good => "glyph good",
        Glyph::Interesting => "glyph told",
        Glyph::Dubious => "glyph dubious",
        Glyph::Mistake => "glyph mistake",
        Glyph::Blunder => "glyph blunder",
    };
    html! {
        span class=(class) aria-hidden="true" { (glyph.text()) }
        span.unseen { (meaning) }
    }
}

fn note(note: &TreeNote, places: Places, ui: &Ui) -> Markup {
    html! {
        @match note {
            TreeNote::Comment(text, comment) => p.comment { b { (text) } " " (comment) },
            TreeNote::Variation(items) => p.variation { @for part in items { (item(part, places)) } },
            TreeNote::Better(better) => p.on-paper {
                (ReviewWords::of(ui.language()).better)
                @for (text, _) in &better.moves { " " (text) }
                " · " (better.cost)
            },
        }
    }
}

/// What would have been better than a move; a press plays it as a variation.
pub fn better(better: &BetterLine, ui: &mut Ui) -> Markup {
    html! {
        p {
            (ReviewWords::of(ui.language()).better) " "
            @for (text, names) in &better.moves {
                button.better data-on=(ui.on(Act::from(TreeMsg::Play(better.parent, names.clone())))) { (text) }
            }
        }
    }
}

/// A part of a variation.
fn item(part: &NoteItem, places: Places) -> Markup {
    html! {
        @match part {
            NoteItem::Move(played) => (one(played, places)),
            NoteItem::Comment(text) => span.comment { (text) " " },
            NoteItem::Variation(items) => span.variation {
                span aria-hidden="true" { "(" }
                @for part in items { (item(part, places)) }
                span aria-hidden="true" { ")" }
            },
        }
    }
}
