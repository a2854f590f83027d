//! The graph of the game that is reviewed: a drawing for the eye, a slider for the keyboard, and a table.

use maud::{Markup, html};

use super::chart::{decimal, now_line, outline, per_cent, sample, stretched};
use super::tree::sign;
use crate::icon::icon;
use crate::{Act, Drag, Handle, Stroke, Ui};
use tessera_app::review::{Graph, GraphLine, GraphMark, GraphPhase, GraphPoint, graph as graph_view};
use tessera_app::words::GameReviewWords;
use tessera_app::{GameReview, ReviewMsg, ReviewState};
use tessera_protocol::assessment::Verdict;

/// How many points the keys for pages pass.
const PAGE: usize = 10;

/// The chance of winning by move; nothing before something is known. Its region follows the pointer.
pub fn graph(state: &ReviewState, review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    let graph = review.and_then(|review| graph_view(state, review, ui.shell));
    let content = graph.map(|graph| ui.region("graph", |ui| figure(&graph, state, ui)));
    html! {
        @if let Some(content) = content {
            figure.graph.drawn[!state.is_table] aria-labelledby="graph-title" data-region="graph" { (content) }
        }
    }
}

fn figure(graph: &Graph, state: &ReviewState, ui: &mut Ui) -> Markup {
    let words = GameReviewWords::of(ui.language());
    let (label, sign) = if state.is_table {
        (words.as_graph, "graph")
    } else {
        (words.as_table, "table")
    };
    html! {
        figcaption {
            span.caption #graph-title {
                b { (graph.title) }
                span.soft { (graph.subtitle) }
            }
            button.icon aria-label=(label) title=(label) data-on=(ui.on(ReviewMsg::ShowTable(!state.is_table))) { (icon(sign)) }
        }
        @if state.is_table {
            (table(&graph.points, ui))
        } @else {
            (drawing(graph, state.pointed, ui))
        }
        p.rough hidden[!graph.is_rough] { (words.rough) }
    }
}

fn drawing(graph: &Graph, pointed: Option<usize>, ui: &mut Ui) -> Markup {
    let words = GameReviewWords::of(ui.language());
    let current = graph.points.get(graph.current);
    // The point under the pointer.
    let over = graph.points.iter().find(|point| pointed == Some(point.ply));
    let sentence = |point: Option<&GraphPoint>| point.map_or(String::new(), |point| point.sentence.clone());
    let plot = ui.region("plot", |_| plot(graph, over));
    let told = ui.region("graph-told", |_| html! { (sentence(over.or(current))) });
    html! {
        div.frame {
            span.axis aria-hidden="true" { "100" }
            span.axis.middle aria-hidden="true" { "50" }
            span.axis.low aria-hidden="true" { "0" }
            div.plot role="slider" tabindex="0" aria-label=(words.slider) aria-orientation="horizontal" aria-valuemin="0"
                aria-valuemax=(graph.points.len().saturating_sub(1)) aria-valuenow=(graph.current) aria-valuetext=(sentence(current))
                data-key=(keys(graph, ui)) data-drag=(drag(graph, pointed, ui)) data-region="plot" { (plot) }
        }
        (names(graph))
        p.told data-region="graph-told" { (told) }
    }
}

/// The keys of a slider.
fn keys(graph: &Graph, ui: &mut Ui) -> Handle {
    let plies: Vec<usize> = graph.points.iter().map(|point| point.ply).collect();
    let (at, last) = (graph.current, plies.len().saturating_sub(1));
    ui.value(move |stroke| {
        let to = match Stroke::read(stroke)?.key {
            "ArrowRight" | "ArrowUp" => at + 1,
            "ArrowLeft" | "ArrowDown" => at.saturating_sub(1),
            "PageUp" => at + PAGE,
            "PageDown" => at.saturating_sub(PAGE),
            "Home" => 0,
            "End" => last,
            _ => return None,
        };
        let ply = plies.get(to.min(last)).filter(|_| to.min(last) != at);
        // Even where they lead nowhere, the keymap has no other use for them.
        Some(Act::All(
            ply.map(|ply| ReviewMsg::Scrub(*ply).into()).into_iter().collect(),
        ))
    })
}

/// Hovering describes the point nearest to the pointer; pressing or dragging shows the position of the point there.
fn drag(graph: &Graph, pointed: Option<usize>, ui: &mut Ui) -> Handle {
    let places: Vec<(f32, usize)> = graph
        .points
        .iter()
        .map(|point| (point.place.0, point.ply))
        .collect();
    ui.value(move |drag| {
        let drag = Drag::read(drag)?;
        let (at, is_pressed) = match drag {
            Drag::Out => return Some(ReviewMsg::Point(None).into()),
            Drag::Over(x) => (x, false),
            Drag::Down(x) | Drag::To(x) => (x, true),
        };
        let distance = |place: &&(f32, usize)| (place.0 - at).abs();
        let near = places.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
        let ply = near.map(|(_, ply)| *ply)?;
        // A pointer that is moved within the reach of a point says nothing new.
        if pointed == Some(ply) && !matches!(drag, Drag::Down(_)) {
            return None;
        }
        let seek = is_pressed.then(|| ReviewMsg::Scrub(ply).into());
        let point = Act::from(ReviewMsg::Point(Some(ply)));
        Some(Act::All([point].into_iter().chain(seek).collect()))
    })
}

/// What is drawn: the lines and the parts of the game, the position that is shown, signs, and the point under the pointer.
fn plot(graph: &Graph, over: Option<&GraphPoint>) -> Markup {
    let here = graph
        .now
        .and_then(|_| graph.points.get(graph.current))
        .map(|point| ("shown", point));
    let dots = here.into_iter().chain(over.map(|point| ("over", point)));
    html! {
        svg aria-hidden="true" {
            (stretched(lines(graph)))
            @if let Some(now) = graph.now { (now_line(now)) }
            @for mark in &graph.marks { (shape(mark)) }
            @for (class, point) in dots {
                circle class=(class) cx=(per_cent(point.place.0)) cy=(per_cent(point.place.1)) r="5" {}
            }
        }
    }
}

fn lines(graph: &Graph) -> Markup {
    let area = match &graph.lines[..] {
        [line] => area(line),
        _ => None,
    };
    html! {
        @for phase in graph.phases.iter().skip(1) {
            path.phase d={ "M" (phase.from * 1000.0) " 0V1000" } {}
        }
        @if let Some(area) = area { path.area d=(area) {} }
        @for line in &graph.lines { path class={ "line line-" (line.seat) } d=(outline(&line.points)) {} }
        path.half d="M0 500H1000" {}
    }
}

/// What lies below a line as a path.
fn area(line: &GraphLine) -> Option<String> {
    let (first, last) = (line.points.first()?, line.points.last()?);
    Some(format!(
        "{}L{} 1000L{} 1000z",
        outline(&line.points),
        decimal(last.0),
        decimal(first.0)
    ))
}

/// The sign of a move; each has a shape of its own.
fn shape(mark: &GraphMark) -> Markup {
    let shape = match mark.verdict {
        Verdict::Blunder => "M0-6 6 0 0 6-6 0z",
        Verdict::Mistake => "M0-5.5 5.5 4.5H-5.5z",
        Verdict::OnlyMove => "M-4-4H4V4H-4z",
        _ => "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    };
    html! {
        svg class={ "sign " (mark.verdict.id()) } x=(per_cent(mark.place.0)) y=(per_cent(mark.place.1)) { path d=(shape) {} }
    }
}

/// The names below the graph: the parts of the game, and with several lines those of the seats.
fn names(graph: &Graph) -> Markup {
    html! {
        p.phases { @for phase in &graph.phases { (part(phase)) } }
        @if graph.lines.len() > 1 {
            ul.key { @for line in &graph.lines { li { (sample(line.seat.into())) (line.name) } } }
        }
    }
}

/// The name of a part of the game, below it.
fn part(phase: &GraphPhase) -> Markup {
    let (left, width) = (per_cent(phase.from), per_cent(phase.to - phase.from));
    html! {
        span data-css={ "left:" (left) ";width:" (width) } title=(phase.sentence) { (phase.name) }
    }
}

/// The same values as a table.
fn table(points: &[GraphPoint], ui: &mut Ui) -> Markup {
    let words = GameReviewWords::of(ui.language());
    html! {
        div.values tabindex="0" role="region" aria-labelledby="graph-title" {
            table {
                thead {
                    tr {
                        td {}
                        th scope="col" { (words.column_move) }
                        th scope="col" { (words.column_chance) }
                        th scope="col" { (words.column_verdict) }
                        th scope="col" { (words.column_loss) }
                    }
                }
                tbody { @for point in points { (row(point, ui)) } }
            }
        }
    }
}

fn row(point: &GraphPoint, ui: &mut Ui) -> Markup {
    let is_start = point.ply == 0;
    let words = GameReviewWords::of(ui.language());
    let meaning = (point.verdict == Some(Verdict::Unclear)).then_some(words.unclear_means);
    let text = if is_start { words.at_start } else { &*point.mv };
    html! {
        tr {
            td.number { @if !is_start { (point.number) } }
            th scope="row" { button.quiet data-on=(ui.on(ReviewMsg::Seek(point.ply))) { (text) } }
            td { (point.worth) }
            td title=[meaning] {
                @if let Some(glyph) = point.verdict.and_then(Verdict::glyph) { (sign(glyph, "")) }
                (point.said)
            }
            td { (point.loss) }
        }
    }
}
