//! The fragment of the page's address.

use tessera::app::{Link, Route};
use tessera::play::LINK_LIMIT;

/// An address that is read is written as one that reads as the same route. One above the limit of a link is refused.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let read = text.parse::<Route>();
    assert!(text.len() <= LINK_LIMIT || read.is_err());
    match read {
        Ok(Route::Play(link)) => {
            super::record::reads_as_written(&link.record);
            let text = link.to_string();
            let shown = link.record.shown.filter(|&ply| ply < link.record.names.len());
            let again = Link::parse(&text).expect("it was written");
            assert_eq!(
                (again.machines, again.purist, again.record.shown),
                (link.machines, link.purist, shown)
            );
        }
        Ok(route) => assert_eq!(route.to_string().parse(), Ok(route)),
        Err(_) => {}
    }
}
