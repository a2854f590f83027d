//! What else stands beside the board of a puzzle.

use leptos::prelude::*;

use crate::app::App;
use crate::icon::icon;
use crate::play::part;
use tessera_app::puzzle::view::{BandRow, PuzzlePanel};
use tessera_app::words::{PanelWords, PuzzleWords};
use tessera_app::{Msg, PlayMsg, PuzzleMsg};

/// A button of the page that shows its icon only.
pub fn icon_button(
    puzzle: Memo<PuzzlePanel>,
    sign: &'static str,
    label: &'static str,
    can: fn(&PuzzlePanel) -> bool,
    msg: fn(&PuzzlePanel) -> Msg,
) -> AnyView {
    let app = App::here();
    let press = move |_| app.send(puzzle.with_untracked(msg));
    view! {
        <button class="icon" aria-label=label title=label disabled=move || !puzzle.with(can) on:click=press>
            {icon(sign)}
        </button>
    }
    .into_any()
}

/// The buttons that step through the solution.
pub fn step_buttons(puzzle: Memo<PuzzlePanel>) -> AnyView {
    let words = PanelWords::of(App::here().language());
    let can_go_back = |puzzle: &PuzzlePanel| puzzle.steps.is_some_and(|(back, _)| back);
    let can_go_on = |puzzle: &PuzzlePanel| puzzle.steps.is_some_and(|(_, on)| on);
    view! {
        {icon_button(puzzle, "first", words.to_start, can_go_back, |_| PlayMsg::GoTo(0).into())}
        {icon_button(puzzle, "prev", words.back_a_ply, can_go_back, |puzzle| {
            PlayMsg::GoTo(puzzle.ply.saturating_sub(1)).into()
        })}
        {icon_button(puzzle, "next", words.forward_a_ply, can_go_on, |puzzle| {
            PlayMsg::GoTo(puzzle.ply + 1).into()
        })}
        {icon_button(puzzle, "last", words.to_end, can_go_on, |_| PlayMsg::GoTo(usize::MAX).into())}
    }
    .into_any()
}

/// The buttons that step through the solution, or through what refutes a move; and the way to the review.
pub fn steps(puzzle: Memo<PuzzlePanel>) -> AnyView {
    let app = App::here();
    let own = PuzzleWords::of(app.language());
    let is_over = Memo::new(move |_| puzzle.with(|puzzle| puzzle.steps.is_some()));
    let row = move || {
        view! {
            <div class="nav" role="group" aria-label=own.steps>
                {step_buttons(puzzle)}
                <a
                    class="button" hidden=move || puzzle.with(|puzzle| puzzle.review.is_none())
                    href=move || puzzle.with(|puzzle| puzzle.review.clone())
                >
                    {icon("review")}{own.analyse}
                </a>
            </div>
        }
    };
    (move || is_over.get().then(row)).into_any()
}

/// Which own choice of how many is looked for.
pub fn progress(puzzle: Memo<PuzzlePanel>) -> AnyView {
    let bars = |(made, all): (usize, usize)| {
        let bar = |at: usize| view! { <i class:on={at < made}></i> };
        view! { <span aria-hidden="true">{(0..all).map(bar).collect_view()}</span> }
    };
    let row = move |((made, all), text): ((usize, usize), String)| {
        (all > 1)
            .then(|| view! { <p class="choices">{bars((made, all))}<span class="soft">{text}</span></p> })
            .into_any()
    };
    part(
        puzzle,
        |puzzle| (puzzle.choices, puzzle.choices_text.clone()),
        row,
    )
}

/// Where the position is from, and how good somebody is at puzzles.
pub fn about(puzzle: Memo<PuzzlePanel>) -> AnyView {
    let app = App::here();
    let words = PuzzleWords::of(app.language());
    let today = move || {
        puzzle.with(|puzzle| puzzle.is_of_other_day).then(|| {
            view! { <p><button on:click=app.on(PuzzleMsg::Today)>{words.today}</button></p> }
        })
    };
    let scores = move |scores: Vec<String>| {
        let row = |score: String| view! { <li>{score}</li> };
        view! { <ul class="soft">{scores.into_iter().map(row).collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="about" aria-labelledby="about-title">
            {today}
            <h2 id="about-title">{words.about_title}</h2>
            <p class="soft">{move || puzzle.with(|puzzle| puzzle.about.clone())}</p>
            {part(puzzle, |puzzle| puzzle.scores.clone(), scores)}
        </section>
    }
    .into_any()
}

/// The bands of the game, with how many of each are solved.
pub fn bands(puzzle: Memo<PuzzlePanel>) -> AnyView {
    let words = PuzzleWords::of(App::here().language());
    let rows = move |(rows, list): (Vec<BandRow>, String)| {
        let address = list.clone();
        let row = move |row: BandRow| {
            let (solved, all) = row.solved;
            let percent = format!("{}%", 100 * solved / all.max(1));
            view! {
                <li>
                    <a href=address.clone() aria-current=row.is_here.then_some("true")>
                        <b>{row.name}</b>
                        <span class="soft">{row.text}</span>
                        <i aria-hidden="true" style=("--part", percent)></i>
                    </a>
                </li>
            }
        };
        view! {
            <section class="bands" aria-labelledby="bands-title">
                <h2 id="bands-title">{words.bands_title}</h2>
                <ul>{rows.into_iter().map(row).collect_view()}</ul>
                <p><a href=list>{words.all_puzzles}</a></p>
            </section>
        }
        .into_any()
    };
    part(puzzle, |puzzle| (puzzle.bands.clone(), puzzle.list.clone()), rows)
}
