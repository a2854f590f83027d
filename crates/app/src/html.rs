//! Text and attributes as HTML for pages of others.

/// Attributes, each after a space.
pub fn attributes(attributes: &[(&str, &str)]) -> String {
    let attribute = |(name, value): &(&str, &str)| format!(r#" {name}="{}""#, escaped(value));
    attributes.iter().map(attribute).collect()
}

/// A text that HTML reads as text, between tags and between quotes.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}
