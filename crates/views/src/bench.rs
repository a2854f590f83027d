//! The page of measurements.

use maud::{Markup, html};

use crate::{Act, Screen, Ui};
use tessera_app::Msg;
use tessera_app::words::{BenchWords, PanelWords};

/// Playouts a second in this browser: what `lab bench` prints for the native program.
#[inline(never)]
pub fn bench(screen: &Screen, ui: &mut Ui) -> Markup {
    let words = BenchWords::of(ui.language());
    let all_games = PanelWords::of(ui.language()).all_games;
    let lines = screen.measured.as_deref();
    html! {
        section.bench {
            h1 { (words.title) }
            p { (words.note) }
            pre #bench tabindex="0" aria-busy=(lines.is_none()) { (lines.unwrap_or(words.measuring)) }
            p.actions {
                button data-on=(ui.on(Act::Measure)) { (words.measure_again) }
                button data-on=(ui.on(Msg::Home)) { (all_games) }
            }
        }
    }
}
