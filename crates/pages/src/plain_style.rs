//! The style sheets of `www/` as a release sends them: without comments and indentation, which are for those who read the source.

/// A style sheet without its comments, the space around its lines, and empty lines. A text in quotes stays as it is.
pub fn plain_style(sheet: &str) -> String {
    let mut code = String::new();
    let mut quote = None;
    let mut rest = sheet;
    while let Some(next) = rest.chars().next() {
        if quote.is_none() && rest.starts_with("/*") {
            rest = rest.split_once("*/").map_or("", |(_, after)| after);
            continue;
        }
        match quote {
            Some(open) if open == next => quote = None,
            None if matches!(next, '"' | '\'') => quote = Some(next),
            _ => {}
        }
        code.push(next);
        rest = &rest[next.len_utf8()..];
    }
    let lines = code.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |plain, line| plain + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_comments_and_indentation_are_left_out() {
        let sheet = "/* One. */\n\n.a {\n  color: red; /* two\n  lines */\n}\n\n.b::before {\n  content: \"/* no comment */ 'x\";\n}\n";
        let plain = ".a {\ncolor: red;\n}\n.b::before {\ncontent: \"/* no comment */ 'x\";\n}\n";
        assert_eq!(plain_style(sheet), plain);
        assert_eq!(plain_style(plain), plain);
    }

    #[test]
    fn every_style_sheet_of_the_site_keeps_its_blocks() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www");
        let mut sheets = 0;
        for entry in std::fs::read_dir(folder).expect("the folder of the style sheets") {
            let path = entry.expect("a file").path();
            if path.extension().is_none_or(|extension| extension != "css") {
                continue;
            }
            let sheet = std::fs::read_to_string(&path).expect("text");
            let plain = plain_style(&sheet);
            assert!(!plain.contains("/*"), "{}", path.display());
            let blocks = |text: &str| text.matches(['{', '}']).count();
            // No comment of ours has a block.
            assert_eq!(blocks(&plain), blocks(&sheet), "{}", path.display());
            sheets += 1;
        }
        assert!(sheets > 5);
    }
}
