//! JSON of any depth, made shallow before it is read: readers call themselves for every list in a list, and a browser's
//! program has a small stack.

use std::borrow::Cow;

/// How deep lists and objects may lie in each other. What the device keeps is at most four deep.
const MOST_DEPTH: usize = 16;

/// The longest text that is read, in bytes: more than the local storage of a browser holds.
const MOST_BYTES: usize = 16 << 20;

/// The text with `null` in place of every list and object that lies too deep; `None` for a text that is too long.
pub fn shallow(text: &str) -> Option<Cow<'_, str>> {
    if text.len() > MOST_BYTES {
        return None;
    }
    let (mut depth, mut is_quoted, mut is_escaped) = (0_usize, false, false);
    let mut cut = String::new();
    // From where on the text is still to be taken over.
    let mut from = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = is_quoted,
            b'"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            b'[' | b'{' => {
                depth += 1;
                if depth == MOST_DEPTH + 1 {
                    cut.push_str(&text[from..at]);
                    cut.push_str("null");
                    from = text.len();
                }
            }
            b']' | b'}' => {
                if depth == MOST_DEPTH + 1 {
                    from = at + 1;
                }
                depth = depth.saturating_sub(1);
            }
            _ => {}
        }
    }
    if cut.is_empty() {
        Some(Cow::Borrowed(text))
    } else {
        cut.push_str(&text[from..]);
        Some(Cow::Owned(cut))
    }
}
