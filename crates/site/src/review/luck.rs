//! Luck and decisions: how the result came about, the turn that is looked at, and the sums along the game.

use leptos::prelude::*;
use leptos::svg;
use web_sys::KeyboardEvent;

use super::chart::{chart, per_cent, table};
use crate::app::App;
use tessera_app::ReviewMsg;
use tessera_app::review::{DrawBar, LuckMsg, LuckTurn, LuckView, luck as luck_view};
use tessera_app::words::LuckWords;

/// How the result came about; nothing in a game without draws, and before anything is known.
pub fn luck() -> AnyView {
    let app = App::here();
    let luck = app.see(|model| {
        let review = model.game_review()?;
        luck_view(model.review_page()?, review, &model.shell)
    });
    let is_known = Memo::new(move |_| luck.with(Option::is_some));
    (move || is_known.get().then(|| section(luck))).into_any()
}

/// Reads something off it that is drawn anew where it changes.
fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    luck: Memo<Option<LuckView>>,
    read: fn(&LuckView) -> T,
    draw: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let value = Memo::new(move |_| luck.with(|luck| luck.as_ref().map(read)));
    (move || value.get().map(&draw)).into_any()
}

fn section(luck: Memo<Option<LuckView>>) -> AnyView {
    let app = App::here();
    let words = LuckWords::of(app.language());
    view! {
        <section class="game-review graph luck" aria-labelledby="luck-title">
            <h2 id="luck-title">{words.title}</h2>
            {part(luck, |luck| luck.sentence.clone(), |sentence| view! { <p class="sum">{sentence}</p> }.into_any())}
            {part(luck, |luck| (luck.turn.clone(), luck.shows_best), turn)}
            <div class="choices">
                {part(luck, |luck| luck.units.clone(), units)}
                {part(luck, |luck| luck.seats.clone(), seats)}
            </div>
            {part(luck, |luck| luck.chart.clone(), |drawn| chart(&drawn))}
            {slider(luck)}
            {part(luck, |luck| luck.totals.clone(), |totals| table(&totals))}
            <details>
                <summary>{words.table}</summary>
                {part(luck, |luck| luck.table.clone(), |rows| table(&rows))}
            </details>
            {part(luck, |luck| luck.note, |note| view! { <p class="soft">{note}</p> }.into_any())}
        </section>
    }
    .into_any()
}

/// The turn that is looked at. Its place stays where no turn is, so that nothing below it jumps.
fn turn((turn, shows_best): (Option<LuckTurn>, bool)) -> AnyView {
    let app = App::here();
    let words = LuckWords::of(app.language());
    let turn = turn.unwrap_or_default();
    let show = move |_| app.send(ReviewMsg::Luck(LuckMsg::ShowBest(!shows_best)));
    view! {
        <div class="turn">
            <p>{turn.drawn} <span class="soft">" " {turn.from_to}</span></p>
            {turn.bar.as_ref().map(bar)}
            <p>{turn.best}</p>
        </div>
        <label class="check" title=words.show_best_title>
            <input type="checkbox" prop:checked=shows_best on:change=show />
            <span>{words.show_best}</span>
        </label>
    }
    .into_any()
}

/// The tiles of the bag from the worst to the best: a line at their mean, and a diamond at the tile drawn.
fn bar(bar: &DrawBar) -> AnyView {
    let mean = svg::line()
        .attr("class", "mean")
        .attr("x1", per_cent(bar.mean))
        .attr("x2", per_cent(bar.mean));
    let from = bar.mean.min(bar.drawn);
    let gap = svg::rect()
        .attr("class", "gap")
        .attr("x", per_cent(from))
        .attr("width", per_cent((bar.mean - bar.drawn).abs()));
    let diamond = svg::svg()
        .attr("x", per_cent(bar.drawn))
        .attr("y", "50%")
        .attr("class", "drawn")
        .child(svg::path().attr("d", "M0-7 7 0 0 7-7 0z"));
    let base = svg::line()
        .attr("class", "base")
        .attr("x1", "0")
        .attr("x2", "100%");
    let drawing = svg::svg()
        .attr("role", "img")
        .attr("aria-label", bar.label.clone())
        .child((
            base.attr("y1", "50%").attr("y2", "50%"),
            gap.attr("y", "35%").attr("height", "30%"),
            mean.attr("y1", "0").attr("y2", "100%"),
            diamond,
        ));
    view! {
        <div class="bar-of-bag">
            <span aria-hidden="true">{bar.low.clone()}</span>
            {drawing}
            <span aria-hidden="true">{bar.high.clone()}</span>
        </div>
    }
    .into_any()
}

/// What the values are measured in.
fn units(units: Vec<(tessera_protocol::assessment::Unit, &'static str, bool)>) -> AnyView {
    let app = App::here();
    let words = LuckWords::of(app.language());
    let unit = move |(unit, name, chosen): (tessera_protocol::assessment::Unit, &'static str, bool)| {
        let choose = move |_| app.send(ReviewMsg::Luck(LuckMsg::Unit(unit)));
        view! {
            <label>
                <input class="unseen" type="radio" name="luck-unit" prop:checked=chosen on:change=choose />
                <span>{name}</span>
            </label>
        }
    };
    (units.len() > 1)
        .then(|| {
            view! {
                <fieldset>
                    <legend class="unseen">{words.unit}</legend>
                    <div class="seg">{units.into_iter().map(unit).collect_view()}</div>
                </fieldset>
            }
        })
        .into_any()
}

/// Whose result it is.
fn seats(seats: Vec<(tessera_core::game::Seat, String, bool)>) -> AnyView {
    let app = App::here();
    let words = LuckWords::of(app.language());
    let seat = move |(seat, name, chosen): (tessera_core::game::Seat, String, bool)| {
        let choose = move |_| app.send(ReviewMsg::Luck(LuckMsg::Seat(seat)));
        view! {
            <label>
                <input class="unseen" type="radio" name="luck-seat" prop:checked=chosen on:change=choose />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend class="unseen">{words.whose}</legend>
            <div class="seg">{seats.into_iter().map(seat).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// The control that goes along the chart by pointer, finger and keyboard.
fn slider(luck: Memo<Option<LuckView>>) -> AnyView {
    let app = App::here();
    let words = LuckWords::of(app.language());
    let places =
        Memo::new(move |_| luck.with(|luck| luck.as_ref().map_or_else(Vec::new, |luck| luck.places.clone())));
    let current = Memo::new(move |_| luck.with(|luck| luck.as_ref().map_or(0, |luck| luck.current)));
    let last = move || places.with(|places| places.len().saturating_sub(1));
    let sentence = move || {
        let at = current.get();
        places.with(|places| places.get(at).map(|(_, sentence)| sentence.clone()))
    };
    let seek = move |event: leptos::ev::Event| {
        let at: Option<usize> = event_target_value(&event).parse().ok();
        let ply = at.and_then(|at| places.with_untracked(|places| places.get(at).map(|(ply, _)| *ply)));
        if let Some(ply) = ply {
            app.send(ReviewMsg::Scrub(ply));
        }
    };
    // The keymap has other uses for the keys of a slider.
    let on_key = |event: KeyboardEvent| event.stop_propagation();
    view! {
        <input
            type="range"
            min="0"
            max=move || last().to_string()
            prop:value=move || current.get().to_string()
            aria-label=words.slider
            aria-valuetext=sentence
            on:input=seek
            on:keydown=on_key
        />
        <p class="told">{sentence}</p>
    }
    .into_any()
}
