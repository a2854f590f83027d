//! The buttons and the slider that step through the game.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::PointerEvent;

use crate::app::App;
use crate::icon::icon;
use tessera_app::review::view::ReviewPanel;
use tessera_app::words::{PanelWords, ReviewWords};
use tessera_app::{ReviewJump, ReviewMsg, TreeMsg};

/// How long a button is held before it steps again, in milliseconds.
const FIRST_PAUSE: u64 = 350;
/// The shortest pause between two steps, in milliseconds.
const LAST_PAUSE: u64 = 100;
/// Each pause in percent of the one before.
const QUICKER: u64 = 80;

/// How far a pointer that holds a button may move, in CSS pixels.
const SLIP: u32 = 10;

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
    /// Where it began.
    x: StoredValue<i32>,
}

impl Held {
    fn down(self, event: &PointerEvent) {
        if event.button() == 0 {
            self.has_stepped.set_value(false);
            self.x.set_value(event.client_x());
            self.wait(self.up(), FIRST_PAUSE);
        }
    }

    /// A pointer that moves away is about something else.
    fn moved(self, event: &PointerEvent) {
        if event.client_x().abs_diff(self.x.get_value()) > SLIP {
            self.up();
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
        x: StoredValue::new(0),
    };
    let is_possible = Memo::new(move |_| review.with(|review| step.is_possible(review)));
    view! {
        <button
            class="icon"
            aria-label=label
            title=label
            disabled=move || !is_possible.get()
            on:pointerdown=move |event| held.down(&event)
            on:pointermove=move |event| held.moved(&event)
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

/// How far a finger moves along the bar of the buttons for a ply, in CSS pixels.
const SCRUB: f64 = 14.0;

/// A finger that moves along the bar of the buttons goes through the game.
#[derive(Clone, Copy)]
pub struct Scrubbing {
    app: App,
    review: Memo<ReviewPanel>,
    /// Where the finger was put down, and the ply that was shown then.
    from: StoredValue<Option<(f64, usize)>>,
}

impl Scrubbing {
    /// No finger is down.
    pub fn new(review: Memo<ReviewPanel>) -> Scrubbing {
        Scrubbing {
            app: App::here(),
            review,
            from: StoredValue::new(None),
        }
    }

    /// A finger is put down.
    pub fn down(self, event: &PointerEvent) {
        let ply = self.review.with_untracked(|review| review.ply);
        let is_finger = event.pointer_type() == "touch";
        self.from
            .set_value(is_finger.then_some((event.client_x().into(), ply)));
    }

    /// It moves.
    pub fn moved(self, event: &PointerEvent) {
        let Some((x, ply)) = self.from.get_value() else {
            return;
        };
        let plies = ((f64::from(event.client_x()) - x) / SCRUB) as isize;
        let to = ply.saturating_add_signed(plies);
        let (now, last) = self.review.with_untracked(|review| (review.ply, review.plies));
        if to.min(last) != now && (plies != 0 || now != ply) {
            self.app.send(ReviewMsg::Slide(to.min(last)));
        }
    }

    /// It is lifted.
    pub fn up(self) {
        self.from.set_value(None);
    }
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
