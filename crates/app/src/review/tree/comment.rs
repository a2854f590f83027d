//! The text of a comment.

/// A comment as it is kept: without control characters and without what reverses the direction of other text, with plain
/// ends of lines, without spaces at the ends of lines and at its own ends, with at most one empty line at a time, and cut
/// after so many characters.
pub(super) fn tidy_comment(text: &str, most: usize) -> String {
    let plain = |letter: &char| {
        let reverses = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        *letter == '\n' || !(letter.is_control() || reverses || *letter == '\u{feff}')
    };
    let ends = text
        .replace("\r\n", "\n")
        .replace(['\r', '\u{2028}', '\u{2029}'], "\n");
    let spaces = ends.replace('\t', " ");
    let text: String = spaces.chars().filter(plain).collect();
    let mut tidy = String::new();
    let mut empty = 0;
    for line in text.trim().lines() {
        let line = line.trim_end();
        empty = if line.is_empty() { empty + 1 } else { 0 };
        if empty < 2 {
            tidy.push_str(line);
            tidy.push('\n');
        }
    }
    let cut: String = tidy.chars().take(most).collect();
    cut.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::tidy_comment;

    #[test]
    fn a_comment_keeps_its_lines_and_nothing_that_is_not_seen() {
        for (text, tidy) in [
            ("", ""),
            (" \n\t ", ""),
            ("Better: c3.", "Better: c3."),
            ("  One. \r\nTwo.\u{2028}Three.\r", "One.\nTwo.\nThree."),
            ("One.\n\n\n \n\nTwo.", "One.\n\nTwo."),
            ("a\u{202e}b\u{0}c\u{7f}d\u{feff}", "abcd"),
            ("a\tb", "a b"),
            ("¿Y ahora? 🙂", "¿Y ahora? 🙂"),
        ] {
            assert_eq!(tidy_comment(text, 100), tidy, "{text:?}");
            assert_eq!(tidy_comment(tidy, 100), tidy, "tidied twice: {text:?}");
        }
        assert_eq!(tidy_comment("abc def", 4), "abc");
        assert_eq!(tidy_comment("áéíóú", 3), "áéí");
    }
}
