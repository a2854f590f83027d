//! A source text without its comments, strings and characters.

/// The text with everything that is no code blanked; lines stay where they are.
pub fn only(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let inert = comment(rest).or_else(|| literal(rest, &code)).unwrap_or(0);
        if inert == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.extend(rest[..inert].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
            rest = &rest[inert..];
        }
    }
    code
}

/// How long the comment is that begins here.
fn comment(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    if !text.starts_with("/*") {
        return None;
    }
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest.starts_with(b"*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return Some(at);
            }
        } else {
            at += 1;
        }
    }
    Some(text.len())
}

/// How long the string or character is that begins here, after the code so far.
fn literal(text: &str, before: &str) -> Option<usize> {
    if text.starts_with('"') {
        return Some(closed(text, '"'));
    }
    if let Some(inner) = text.strip_prefix('\'') {
        // A lifetime has no second quote: 'a' is a character, 'a is not.
        let mut chars = inner.chars();
        let (first, second) = (chars.next()?, chars.next());
        return (first == '\\' || second == Some('\'')).then(|| closed(text, '\''));
    }
    let raw = text.strip_prefix('r')?;
    let hashes = raw.len() - raw.trim_start_matches('#').len();
    let word = |c: char| c.is_alphanumeric() || c == '_';
    if !raw[hashes..].starts_with('"') || before.ends_with(|c| word(c) && c != 'b') {
        return None;
    }
    let end = format!("\"{}", "#".repeat(hashes));
    let inner = 1 + hashes + 1;
    Some(
        text[inner..]
            .find(&end)
            .map_or(text.len(), |at| inner + at + end.len()),
    )
}

/// How long the literal is up to its closing quote; a backslash guards the next character.
fn closed(text: &str, quote: char) -> usize {
    let mut guarded = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if guarded => guarded = false,
            '\\' => guarded = true,
            _ if c == quote => return at + c.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// The words of the code, each with its line counted from 1.
pub fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    code.lines().enumerate().flat_map(|(line, text)| {
        text.split(|c: char| !c.is_alphanumeric() && c != '_')
            .filter(|word| !word.is_empty())
            .map(move |word| (line + 1, word))
    })
}
