//! The lines of the analysis, and the place of the small board of the move that is looked at.

use maud::{Markup, html};

use crate::{Act, Handle, Stroke, Ui};
use tessera_app::AnalysisMsg;
use tessera_app::review::view::{EngineView, LineView};
use tessera_app::words::AnalysisWords;

/// The lines, best first. They are rewritten eight times a second: by their ids a line, and a move that is pointed at or has
/// the focus, stay where they are.
pub fn lines(engine: &EngineView, ui: &mut Ui) -> Markup {
    let words = AnalysisWords::of(ui.language());
    let rows = ui.region("lines", |ui| {
        html! { @for (at, row) in engine.lines.iter().enumerate() { (line(at, row, ui)) } }
    });
    html! {
        p.hidden-text #line-help { (words.line_help) }
        ol.lines #lines aria-label=(words.lines) hidden[engine.lines.is_empty() && engine.places == 0]
            data-css={ "--places:" (engine.places) } data-region="lines" { (rows) }
        canvas.look data-host="look" aria-hidden="true" {}
    }
}

/// The id of a move of a line.
fn id_of(at: usize, mv: usize) -> String {
    format!("line-{at}-{mv}")
}

/// A line: what it is worth, and its moves.
fn line(at: usize, row: &LineView, ui: &mut Ui) -> Markup {
    let out = ui.on(AnalysisMsg::Look(None));
    let stop = row.looked.unwrap_or(0);
    html! {
        li #{ "line-" (at) } {
            span.rank aria-hidden="true" { (at + 1) }
            span.worth {
                b aria-hidden="true" { (row.worth) }
                small aria-hidden="true" { (row.margin) }
            }
            span.pv role="group" aria-label=(row.label) data-key=(keys(at, row, ui)) data-wheel=(wheel(row, ui)) data-out=(out) {
                @for (mv, one) in row.moves.iter().enumerate() {
                    button.on[row.looked == Some(mv)] #(id_of(at, mv)) tabindex=(if mv == stop { "0" } else { "-1" })
                        aria-label=(one.label) aria-describedby="line-help"
                        data-over=(ui.on(AnalysisMsg::Look(Some((at, mv))))) data-on=(ui.on(AnalysisMsg::Play(at, mv))) {
                        (one.text)
                    }
                }
            }
            span.visits { (row.visits) }
        }
    }
}

/// Arrows go from move to move; the one that has the focus is looked at.
fn keys(at: usize, row: &LineView, ui: &mut Ui) -> Handle {
    let (looked, last) = (row.looked.unwrap_or(0), row.moves.len().saturating_sub(1));
    ui.value(move |stroke| {
        let to = match Stroke::read(stroke)?.key {
            "ArrowDown" => looked + 1,
            "ArrowUp" => looked.saturating_sub(1),
            _ => return None,
        };
        Some(Act::Focus(id_of(at, to.min(last))))
    })
}

/// The wheel goes through the line of which a move is looked at.
fn wheel(row: &LineView, ui: &mut Ui) -> Handle {
    let is_looked = row.looked.is_some();
    ui.value(move |turn| {
        let moves = turn.parse().ok().filter(|_| is_looked)?;
        Some(AnalysisMsg::Scrub(moves).into())
    })
}
