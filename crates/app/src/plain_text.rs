//! A text as it was written, without what programs of mail, chats and web pages have put around and between its letters.

/// A text without marks of its way, and the place in the original of each of its bytes.
pub(super) struct PlainText {
    pub text: String,
    places: Vec<u32>,
}

impl PlainText {
    /// Takes out invisible characters, soft line breaks of mail, entities of HTML and backslashes of Markdown. Every
    /// kind of space but tabs and ends of lines becomes a space.
    pub fn of(original: &str) -> PlainText {
        let mut plain = PlainText {
            text: String::with_capacity(original.len()),
            places: Vec::with_capacity(original.len()),
        };
        // No value of an option begins with 3D, so all `=` are written so.
        let is_quoted_printable = original.contains("=3D");
        let mut at = 0;
        while let Some(letter) = original[at..].chars().next() {
            let rest = &original[at..];
            let (read, length) = match letter {
                '=' => equals_sign(rest, is_quoted_printable),
                '&' => entity(rest),
                '\\' if rest[1..].starts_with(|next: char| next.is_ascii_punctuation()) => (None, 1),
                '\u{2028}' | '\u{2029}' => (Some('\n'), letter.len_utf8()),
                '\n' | '\r' | '\t' => (Some(letter), 1),
                _ if is_invisible(letter) => (None, letter.len_utf8()),
                _ if letter.is_whitespace() => (Some(' '), letter.len_utf8()),
                _ => (Some(letter), letter.len_utf8()),
            };
            if let Some(letter) = read {
                plain.text.push(letter);
                plain.places.resize(plain.text.len(), at as u32);
            }
            at += length;
        }
        plain.places.push(at as u32);
        plain
    }

    /// The byte of the original that stands at a byte of this text.
    pub fn place(&self, at: usize) -> usize {
        self.places[at.min(self.places.len() - 1)] as usize
    }
}

/// Whether nothing is seen of a character: joiners, marks of direction, soft hyphens.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe0f}' | '\u{feff}'
    )
}

/// What mail has written as an equals sign: a line that goes on, or a character by its code. How many bytes that are.
fn equals_sign(text: &str, is_quoted_printable: bool) -> (Option<char>, usize) {
    let line_end = ["\n", "\r\n"].into_iter().find(|end| text[1..].starts_with(end));
    if let Some(end) = line_end.filter(|_| is_quoted_printable) {
        return (None, 1 + end.len());
    }
    let digits = text.get(1..3).filter(|_| is_quoted_printable);
    match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
        Some(code) if code.is_ascii() => (Some(char::from(code)), 3),
        // What is no ASCII is in no link and in no move.
        Some(_) => (Some(' '), 3),
        None => (Some('='), 1),
    }
}

/// What HTML has written with an ampersand, and how many bytes that are.
fn entity(text: &str) -> (Option<char>, usize) {
    let known = || {
        let end = text.bytes().take(8).position(|byte| byte == b';')?;
        let name = &text[1..end];
        let letter = match name.strip_prefix('#') {
            None => match name {
                "amp" => '&',
                "quot" => '"',
                "lt" => '<',
                "gt" => '>',
                "nbsp" => ' ',
                _ => return None,
            },
            Some(number) => {
                let code = match number.strip_prefix(['x', 'X']) {
                    Some(digits) => u8::from_str_radix(digits, 16),
                    None => number.parse(),
                };
                char::from(code.ok().filter(u8::is_ascii_graphic)?)
            }
        };
        Some((Some(letter), name.len() + 2))
    };
    known().unwrap_or((Some('&'), 1))
}
