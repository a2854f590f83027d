//! The graph of the game that is reviewed: a drawing for the eye, a slider for the keyboard, and a table.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::svg;
use web_sys::{KeyboardEvent, PointerEvent};

use super::tree::sign;
use crate::app::App;
use crate::icon::icon;
use tessera_app::ReviewMsg;
use tessera_app::review::{Graph, GraphLine, GraphMark, GraphPhase, GraphPoint, graph as graph_view};
use tessera_app::words::GameReviewWords;
use tessera_protocol::assessment::Verdict;

/// How many points the keys for pages pass.
const PAGE: usize = 10;

/// The chance of winning by move; nothing before something is known.
pub fn graph() -> AnyView {
    let app = App::here();
    let graph = app.see(|model| {
        let review = model.game_review()?;
        graph_view(model.review_page()?, review, &model.shell)
    });
    let is_known = Memo::new(move |_| graph.with(Option::is_some));
    (move || is_known.get().then(|| figure(graph))).into_any()
}

/// Reads something off the graph; the default where there is none.
fn read<T: Default + PartialEq + Send + Sync + 'static>(
    graph: Memo<Option<Graph>>,
    view: fn(&Graph) -> T,
) -> Memo<T> {
    Memo::new(move |_| graph.with(|graph| graph.as_ref().map_or_else(T::default, view)))
}

fn figure(graph: Memo<Option<Graph>>) -> AnyView {
    let app = App::here();
    let words = GameReviewWords::of(app.language());
    let is_table = app.see(|model| model.review_page().is_some_and(|state| state.is_table));
    let head = read(graph, |graph| {
        (graph.title, graph.subtitle.clone(), graph.is_rough)
    });
    let toggle = move || {
        let (label, sign) = match is_table.get() {
            true => (words.as_graph, "graph"),
            false => (words.as_table, "table"),
        };
        view! {
            <button
                class="icon"
                aria-label=label
                title=label
                on:click=app.on(ReviewMsg::ShowTable(!is_table.get_untracked()))
            >
                {icon(sign)}
            </button>
        }
    };
    let body = move || match is_table.get() {
        true => table(read(graph, |graph| graph.points.clone())),
        false => drawing(graph),
    };
    view! {
        <figure class="graph" aria-labelledby="graph-title">
            <figcaption>
                <span class="caption" id="graph-title">
                    <b>{move || head.with(|head| head.0)}</b>
                    <span class="soft">{move || head.with(|head| head.1.clone())}</span>
                </span>
                {toggle}
            </figcaption>
            {body}
            <p class="rough" hidden=move || !head.with(|head| head.2)>{words.rough}</p>
        </figure>
    }
    .into_any()
}

fn drawing(graph: Memo<Option<Graph>>) -> AnyView {
    let app = App::here();
    let words = GameReviewWords::of(app.language());
    let plot = NodeRef::<Div>::new();
    // The point under the pointer.
    let pointed = RwSignal::new(None::<usize>);
    let points = read(graph, |graph| graph.points.clone());
    let current = read(graph, |graph| graph.current);
    let sentence = move |at: usize| points.with(|points| points.get(at).map(|point| point.sentence.clone()));
    let place = move |at: usize| points.with(|points| points.get(at).map(|point| point.place));
    let last = move || points.with(|points| points.len().saturating_sub(1));
    let seek = move |at: usize| {
        let ply = points.with_untracked(|points| points.get(at).map(|point| point.ply));
        if let Some(ply) = ply {
            app.send(ReviewMsg::Scrub(ply));
        }
    };
    let on_key = move |event: KeyboardEvent| {
        let (at, last) = (current.get_untracked(), last());
        let to = match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => at + 1,
            "ArrowLeft" | "ArrowDown" => at.saturating_sub(1),
            "PageUp" => at + PAGE,
            "PageDown" => at.saturating_sub(PAGE),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        // The keymap has other uses for these keys.
        event.prevent_default();
        if to.min(last) != at {
            seek(to.min(last));
        }
    };
    // The point nearest to the pointer.
    let nearest = move |event: &PointerEvent| {
        let plot = plot.get_untracked()?;
        let place = plot.get_bounding_client_rect();
        let x = ((f64::from(event.client_x()) - place.left()) / place.width().max(1.0)) as f32;
        points.with_untracked(|points| {
            let distance = |point: &GraphPoint| (point.place.0 - x).abs();
            let near = points.iter().enumerate();
            let near = near.min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)));
            near.map(|(at, _)| at)
        })
    };
    let on_down = move |event: PointerEvent| {
        if let Some(plot) = plot.get_untracked() {
            // Without capture the pointer only has to stay over the graph.
            let _ = plot.set_pointer_capture(event.pointer_id());
        }
        if let Some(at) = nearest(&event) {
            seek(at);
        }
    };
    let on_move = move |event: PointerEvent| {
        let at = nearest(&event);
        if at != pointed.get_untracked() {
            pointed.set(at);
            if let Some(at) = at.filter(|_| event.buttons() & 1 == 1) {
                seek(at);
            }
        }
    };
    let dot = move |class: &'static str, at: Memo<Option<usize>>| {
        move || {
            let (x, y) = at.get().and_then(place)?;
            Some(
                svg::circle()
                    .attr("class", class)
                    .attr("cx", per_cent(x))
                    .attr("cy", per_cent(y))
                    .attr("r", "5"),
            )
        }
    };
    let here = Memo::new(move |_| graph.with(|graph| graph.as_ref()?.now.map(|_| current.get())));
    let over = Memo::new(move |_| pointed.get());
    view! {
        <div class="frame">
            <span class="axis" aria-hidden="true">{"100"}</span>
            <span class="axis middle" aria-hidden="true">{"50"}</span>
            <span class="axis low" aria-hidden="true">{"0"}</span>
            <div
                class="plot"
                node_ref=plot
                role="slider"
                tabindex="0"
                aria-label=words.slider
                aria-orientation="horizontal"
                aria-valuemin="0"
                aria-valuemax=move || last().to_string()
                aria-valuenow=move || current.get().to_string()
                aria-valuetext=move || sentence(current.get())
                on:keydown=on_key
                on:pointerdown=on_down
                on:pointermove=on_move
                on:pointerleave=move |_| pointed.set(None)
            >
                {svg::svg()
                    .attr("aria-hidden", "true")
                    .child((
                        lines(graph),
                        now_line(read(graph, |graph| graph.now)),
                        marks(read(graph, |graph| graph.marks.clone())),
                        dot("here", here),
                        dot("over", over),
                    ))}
            </div>
        </div>
        {names(graph)}
        <p class="told">{move || sentence(pointed.get().unwrap_or(current.get()))}</p>
    }
    .into_any()
}

/// A part of the graph's width or height.
fn per_cent(part: f32) -> String {
    format!("{:.2}%", part * 100.0)
}

/// The lines and the parts of the game, in a drawing that is stretched to the size of the graph.
fn lines(graph: Memo<Option<Graph>>) -> AnyView {
    let lines = read(graph, |graph| graph.lines.clone());
    let phases = read(graph, |graph| graph.phases.clone());
    let borders = move || {
        let border = |phase: &GraphPhase| path("phase".into(), format!("M{} 0V1000", phase.from * 1000.0));
        let inner = |phases: &Vec<GraphPhase>| phases.iter().skip(1).map(border).collect_view();
        phases.with(inner)
    };
    let drawn = move || {
        lines.with(|lines| {
            let area = match &lines[..] {
                [line] => area(line).map(|d| path("area".into(), d)),
                _ => None,
            };
            let line = |line: &GraphLine| path(format!("line line-{}", line.seat), outline(line));
            (area, lines.iter().map(line).collect_view())
        })
    };
    svg::svg()
        .attr("viewBox", "0 0 1000 1000")
        .attr("preserveAspectRatio", "none")
        .attr("width", "100%")
        .attr("height", "100%")
        .child((borders, drawn, path("half".into(), "M0 500H1000".into())))
        .into_any()
}

fn path(class: String, d: String) -> AnyView {
    svg::path().attr("class", class).attr("d", d).into_any()
}

/// The points of a line as a path.
fn outline(line: &GraphLine) -> String {
    let points = line.points.iter().enumerate();
    let step = |(at, (x, y)): (usize, &(f32, f32))| {
        let verb = if at == 0 { 'M' } else { 'L' };
        format!("{verb}{:.1} {:.1}", x * 1000.0, y * 1000.0)
    };
    points.map(step).collect()
}

/// What lies below a line as a path.
fn area(line: &GraphLine) -> Option<String> {
    let (first, last) = (line.points.first()?, line.points.last()?);
    Some(format!(
        "{}L{:.1} 1000L{:.1} 1000z",
        outline(line),
        last.0 * 1000.0,
        first.0 * 1000.0
    ))
}

/// The line at the position that is shown.
fn now_line(now: Memo<Option<f32>>) -> AnyView {
    let line = move || {
        let x = per_cent(now.get()?);
        let at = svg::line()
            .attr("class", "now")
            .attr("x1", x.clone())
            .attr("x2", x);
        Some(at.attr("y1", "0").attr("y2", "100%"))
    };
    line.into_any()
}

/// The signs of moves, each with a shape of its own.
fn marks(marks: Memo<Vec<GraphMark>>) -> AnyView {
    let mark = |mark: &GraphMark| {
        let shape = match mark.verdict {
            Verdict::Blunder => "M0-6 6 0 0 6-6 0z",
            Verdict::Mistake => "M0-5.5 5.5 4.5H-5.5z",
            Verdict::OnlyMove => "M-4-4H4V4H-4z",
            _ => "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
        };
        svg::svg()
            .attr("x", per_cent(mark.place.0))
            .attr("y", per_cent(mark.place.1))
            .attr("class", format!("sign {}", mark.verdict.id()))
            .child(path(String::new(), shape.into()))
    };
    (move || marks.with(|marks| marks.iter().map(mark).collect_view())).into_any()
}

/// The names below the graph: the parts of the game, and with several lines those of the seats.
fn names(graph: Memo<Option<Graph>>) -> AnyView {
    let phases = read(graph, |graph| graph.phases.clone());
    let lines = read(graph, |graph| graph.lines.clone());
    let phase = |phase: &GraphPhase| {
        view! {
            <span
                style=("left", per_cent(phase.from))
                style=("width", per_cent(phase.to - phase.from))
                title=phase.sentence.clone()
            >
                {phase.name}
            </span>
        }
    };
    let line = |line: &GraphLine| {
        let sample = svg::svg()
            .attr("viewBox", "0 0 28 8")
            .attr("aria-hidden", "true")
            .child(path(format!("line line-{}", line.seat), "M0 4H28".into()));
        view! { <li>{sample}{line.name.clone()}</li> }
    };
    let seats = move || {
        lines.with(|lines| {
            let several = lines.len() > 1;
            several.then(|| view! { <ul class="key">{lines.iter().map(line).collect_view()}</ul> })
        })
    };
    view! {
        <p class="phases">{move || phases.with(|phases| phases.iter().map(phase).collect_view())}</p>
        {seats}
    }
    .into_any()
}

/// The same values as a table.
fn table(points: Memo<Vec<GraphPoint>>) -> AnyView {
    let app = App::here();
    let words = GameReviewWords::of(app.language());
    let row = move |point: &GraphPoint| {
        let (text, is_start) = match point.ply {
            0 => (words.at_start.to_owned(), true),
            _ => (point.mv.clone(), false),
        };
        let number = (!is_start).then(|| point.number.to_string());
        view! {
            <tr>
                <td class="number">{number}</td>
                <th scope="row">
                    <button class="quiet" on:click=app.on(ReviewMsg::Seek(point.ply))>{text}</button>
                </th>
                <td>{point.worth.clone()}</td>
                <td>{point.verdict.and_then(Verdict::glyph).map(|glyph| sign(glyph, ""))}{point.said}</td>
                <td>{point.loss.clone()}</td>
            </tr>
        }
    };
    view! {
        <div class="values" tabindex="0" role="region" aria-labelledby="graph-title">
            <table>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{words.column_move}</th>
                        <th scope="col">{words.column_chance}</th>
                        <th scope="col">{words.column_verdict}</th>
                        <th scope="col">{words.column_loss}</th>
                    </tr>
                </thead>
                <tbody>{move || points.with(|points| points.iter().map(row).collect_view())}</tbody>
            </table>
        </div>
    }
    .into_any()
}
