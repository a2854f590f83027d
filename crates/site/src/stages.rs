//! Parts of a page that are made one after the other.

use std::time::Duration;

use leptos::prelude::*;

/// Whether each of `N` parts of a view is to be made yet: they follow one another, each in a task of its own, so that
/// nothing holds up the browser for long.
pub fn stages<const N: usize>() -> [Memo<bool>; N] {
    let begun = RwSignal::new(0);
    for _ in 0..N {
        // The view may be gone by then.
        let begin = move || begun.try_update(|begun| *begun += 1).unwrap_or_default();
        set_timeout(begin, Duration::ZERO);
    }
    std::array::from_fn(|stage| Memo::new(move |_| begun.get() > stage))
}
