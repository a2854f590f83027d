//! What a page says while its files are loaded, and when they cannot be.

use maud::{Markup, html};

use super::words::Words;

/// The sentences by the state for which `www/loading.js` shows them. It needs no program for that, because a program that
/// does not load can say nothing.
pub(super) fn loading(words: &Words) -> Markup {
    let sentences = [
        ("loading", "status", words.loading),
        ("slow", "status", words.loading_slow),
        ("failed", "alert", words.loading_failed),
        ("updated", "alert", words.loading_updated),
        ("incomplete", "alert", words.loading_incomplete),
        ("broken", "alert", words.stopped),
        ("without", "alert", words.loading_without),
    ];
    html! {
        div.message #loading hidden {
            @for (state, role, sentence) in sentences {
                p data-state=(state) role=(role) hidden { (sentence) }
            }
            // The share of the bytes that have come; a screen reader says it at each quarter, by words.
            progress aria-hidden="true" hidden {}
            span.unseen role="status" {}
            button.primary data-say="retry" { (words.retry) }
            button data-say="aside" hidden { (words.set_aside) }
        }
    }
}
