//! The buttons and the slider that step through the game.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::PointerEvent;

use crate::app::review::view::ReviewPanel;
use crate::app::words::{PanelWords, ReviewWords};
use crate::app::{ReviewJump, ReviewMsg, TreeMsg};
use crate::web::page::app::App;
use crate::web::page::icon::icon;

/// How long a button is held before it steps again, in milliseconds.
const FIRST_PAUSE: u64 = 350;
/// The shortest pause between two steps, in milliseconds.
const LAST_PAUSE: u64 = 100;
/// Each pause in percent of the one before.
const QUICKER: u64 = 80;

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// It goes along the line on the board.
    Along(ReviewJump),
    /// It goes forward, and asks where there are several ways on.
    Asking,
}

impl Step {
    fn msg(self) -> ReviewMsg {
        match self {
            Step::Along(jump) => ReviewMsg::Go(jump),
            Step::Asking => TreeMsg::Next.into(),
        }
    }

    fn is_possible(self, review: &ReviewPanel) -> bool {
        match self {
            Step::Along(ReviewJump::Start | ReviewJump::Back | ReviewJump::PreviousBranch) => {
                review.can_go_back()
            }
            Step::Along(_) | Step::Asking => review.can_go_forward(),
        }
    }

    fn label(self, words: &PanelWords) -> (&'static str, &'static str) {
        match self {
            Step::Along(ReviewJump::Start | ReviewJump::PreviousBranch) => (words.to_start, "first"),
            Step::Along(ReviewJump::Back) => (words.back_a_ply, "prev"),
            Step::Along(ReviewJump::Forward) | Step::Asking => (words.forward_a_ply, "next"),
            Step::Along(ReviewJump::End | ReviewJump::NextBranch) => (words.to_end, "last"),
        }
    }
}

/// A button that is held down steps on and on, faster and faster.
#[derive(Clone, Copy)]
struct Held {
    app: App,
    step: Step,
    review: Memo<ReviewPanel>,
    /// Which press it is; another one ends the steps of the one before.
    press: StoredValue<u32>,
    /// Whether the press has stepped by itself, so that its end is no click.
    has_stepped: StoredValue<bool>,
}

impl Held {
    fn down(self, event: &PointerEvent) {
        if event.button() == 0 {
            self.has_stepped.set_value(false);
            self.wait(self.up(), FIRST_PAUSE);
        }
    }

    /// Ends the steps; returns the number of the next press.
    fn up(self) -> u32 {
        self.press.update_value(|press| *press = press.wrapping_add(1));
        self.press.get_value()
    }

    fn wait(self, press: u32, pause: u64) {
        let tick = move || {
            // The page may have been left.
            let is_held = self.press.try_get_value() == Some(press);
            if is_held && self.review.with_untracked(|review| self.step.is_possible(review)) {
                self.has_stepped.set_value(true);
                self.app.send(self.step.msg());
                self.wait(press, (pause * QUICKER / 100).max(LAST_PAUSE));
            }
        };
        set_timeout(tick, Duration::from_millis(pause));
    }

    fn click(self) {
        if !self
            .has_stepped
            .try_update_value(std::mem::take)
            .unwrap_or_default()
        {
            self.app.send(self.step.msg());
        }
    }
}

/// A button that goes to another position; held down, it goes on.
pub fn step(review: Memo<ReviewPanel>, step: Step) -> AnyView {
    let app = App::here();
    let (label, sign) = step.label(PanelWords::of(app.language()));
    let held = Held {
        app,
        step,
        review,
        press: StoredValue::new(0),
        has_stepped: StoredValue::new(false),
    };
    let is_possible = Memo::new(move |_| review.with(|review| step.is_possible(review)));
    view! {
        <button
            class="icon"
            aria-label=label
            title=label
            disabled=move || !is_possible.get()
            on:pointerdown=move |event| held.down(&event)
            on:pointerup=move |_| { held.up(); }
            on:pointercancel=move |_| { held.up(); }
            on:pointerleave=move |_| { held.up(); }
            on:click=move |_| held.click()
        >
            {icon(sign)}
        </button>
    }
    .into_any()
}

/// The four buttons, with the ply between them.
pub fn steps(review: Memo<ReviewPanel>) -> AnyView {
    let words = ReviewWords::of(App::here().language());
    let at = Memo::new(move |_| review.with(|review| review.at.clone()));
    view! {
        <div class="nav" role="group" aria-label=words.steps>
            {step(review, Step::Along(ReviewJump::Start))}
            {step(review, Step::Along(ReviewJump::Back))}
            <span>{move || at.get()}</span>
            {step(review, Step::Along(ReviewJump::Forward))}
            {step(review, Step::Along(ReviewJump::End))}
        </div>
    }
    .into_any()
}

/// The slider through the line on the board.
pub fn slider(review: Memo<ReviewPanel>) -> AnyView {
    let app = App::here();
    let words = ReviewWords::of(app.language());
    let slide = move |event| {
        if let Ok(ply) = event_target_value(&event).parse() {
            app.send(ReviewMsg::Slide(ply));
        }
    };
    view! {
        <p class="scrub">
            <input
                type="range"
                min="0"
                max=move || review.with(|review| review.plies.to_string())
                prop:value=move || review.with(|review| review.ply.to_string())
                aria-label=words.position
                aria-valuetext=move || review.with(|review| review.told.clone())
                on:input=slide
            />
            <span aria-hidden="true">{move || review.with(|review| review.at.clone())}</span>
        </p>
    }
    .into_any()
}
