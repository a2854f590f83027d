//! What else stands beside the board of a puzzle.

use leptos::prelude::*;

use tessera_app::puzzle::view::PuzzlePanel;
use tessera_app::words::PanelWords;
use tessera_app::{Msg, PlayMsg};
use crate::app::App;
use crate::icon::icon;

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
