//! The measurements, as soon as their page is open.

use std::cell::Cell;

use super::app::{App, Change};
use super::screen;
use tessera_app::OpenPage;

/// How long each game is measured, in milliseconds.
const BENCH_MILLIS: u32 = 1_000;

thread_local! {
    static IS_OPEN: Cell<bool> = const { Cell::new(false) };
}

/// Measures whenever the page opens.
pub fn mount(app: App) {
    app.follow_with(|app, _: Change| {
        let is_open = app
            .model
            .with_untracked(|model| matches!(model.page, OpenPage::Bench));
        if is_open && !IS_OPEN.replace(is_open) {
            measure(app);
        }
        IS_OPEN.set(is_open);
    });
}

/// Measures how fast this browser is.
pub fn measure(app: App) {
    screen::update(|screen| screen.measured = None);
    app.measure(BENCH_MILLIS, move |measured| {
        let lines = measured.unwrap_or_else(|refusal| vec![refusal.text(app.language())]);
        screen::update(|screen| screen.measured = Some(lines.join("\n")));
    });
}
