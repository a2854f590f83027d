//! The fragment of the page's address.

use tessera_app::{Link, Route};
use tessera_core::game::Seat;
use tessera_games::play::LINK_LIMIT;

/// An address that is read is written as one that reads as the same route. One above the limit of a link is refused.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let read = text.parse::<Route>();
    assert!(text.len() <= LINK_LIMIT || read.is_err());
    match read {
        Ok(Route::Play(link) | Route::Review(link)) => {
            super::record::reads_as_written(&link.record);
            let text = link.to_string();
            let shown = link.record.shown.filter(|&ply| ply < link.record.names.len());
            let again = Link::parse(&text).expect("it was written");
            // Nobody's name reverses or hides the text around it.
            let is_hidden = |letter: char| letter.is_control() || ('\u{202a}'..='\u{202e}').contains(&letter);
            assert!(link.names.len() <= Seat::MAX && !link.names.iter().any(|name| name.contains(is_hidden)));
            assert!(link.names.last().is_none_or(|name| !name.is_empty()));
            assert_eq!(
                (
                    again.machines,
                    again.names,
                    again.purist,
                    again.shared,
                    again.record.shown
                ),
                (link.machines, link.names, link.purist, link.shared, shown)
            );
        }
        Ok(route) => assert_eq!(route.to_string().parse(), Ok(route)),
        Err(_) => {}
    }
}
