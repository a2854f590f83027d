//! The fragment of the page's address.

use tessera::app::Route;
use tessera::play::LINK_LIMIT;

/// An address that is read is written as one that reads as the same route. One above the limit of a link is refused.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let read = text.parse::<Route>();
    assert!(text.len() <= LINK_LIMIT || read.is_err());
    match read {
        Ok(Route::Play(record)) => super::record::reads_as_written(&record),
        Ok(route) => assert_eq!(route.to_string().parse(), Ok(route)),
        Err(_) => {}
    }
}
