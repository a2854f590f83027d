//! What somebody wrote, as a fault quotes it: never longer than a line, whatever was pasted or piped in.

use std::borrow::Cow;
use std::fmt;

/// How many characters of a text are quoted at most.
const MOST: usize = 80;

/// The beginning of a long text, which then ends in an ellipsis; a short text as it is.
pub fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// A text in quotation marks, with what cannot be seen escaped, shortened if it is long.
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*shortened(self.0), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_is_quoted_whole_and_a_long_one_in_part() {
        assert_eq!(Quoted("a\nb").to_string(), r#""a\nb""#);
        let longest = "ü".repeat(MOST);
        assert_eq!(shortened(&longest), longest);
        let quoted = Quoted(&"ü".repeat(300_000)).to_string();
        assert_eq!(quoted, format!("\"{longest}…\""));
    }
}
