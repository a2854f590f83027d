//! A key that was pressed, as `www/events.js` tells it.

/// A key that was pressed.
pub struct Stroke<'a> {
    /// What it writes, or what it is called.
    pub key: &'a str,
    /// Where it lies.
    pub code: &'a str,
    /// Whether Control, or Command, was held.
    pub control: bool,
    pub shift: bool,
}

impl Stroke<'_> {
    /// Reads `cs CODE KEY`: `c` and `s` stand where Control and Shift were held, or else `-`.
    pub fn read(text: &str) -> Option<Stroke<'_>> {
        let (held, rest) = text.split_once(' ')?;
        let (code, key) = rest.split_once(' ')?;
        Some(Stroke {
            key,
            code,
            control: held.starts_with('c'),
            shift: held.ends_with('s'),
        })
    }
}
