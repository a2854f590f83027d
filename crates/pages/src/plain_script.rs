//! The scripts of `www/` as the site sends them: without comments and indentation, which are for those who read the source.

/// A script without its comments that begin a line, and without the space at the beginning of each line. A text that runs over
/// several lines stays as it is.
pub fn plain_script(script: &str) -> String {
    let (mut in_comment, mut in_text) = (false, false);
    let mut plain = String::new();
    for line in script.lines() {
        let code = if in_text { line } else { line.trim_start() };
        if in_comment || !in_text && code.starts_with("/*") {
            in_comment = !code.trim_end().ends_with("*/");
            continue;
        }
        if !in_text && (code.is_empty() || code.starts_with("//")) {
            continue;
        }
        in_text ^= code.matches('`').count() % 2 == 1;
        plain.push_str(code);
        plain.push('\n');
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_comments_and_indentation_are_left_out() {
        let script = "// One.\n(() => {\n  /** Two,\n   *  three. */\n  const a = 'x // y'; // four\n\n  a();\n})();\n";
        let plain = "(() => {\nconst a = 'x // y'; // four\na();\n})();\n";
        assert_eq!(plain_script(script), plain);
        assert_eq!(plain_script(plain), plain);
        let text = "  const a = `one\n  // two`;\n  // three\n";
        assert_eq!(plain_script(text), "const a = `one\n  // two`;\n");
    }

    #[test]
    fn every_script_of_the_site_is_sent_without_comments() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www");
        let mut scripts = 0;
        for entry in std::fs::read_dir(folder).expect("the folder of the scripts") {
            let path = entry.expect("a file").path();
            if path.extension().is_none_or(|extension| extension != "js") {
                continue;
            }
            let script = std::fs::read_to_string(&path).expect("text");
            let plain = plain_script(&script);
            assert!(plain.len() < script.len(), "{}", path.display());
            // What is left stands there in this order.
            let mut lines = script.lines();
            let mut is_next = |line: &str| lines.any(|other| other == line || other.trim_start() == line);
            assert!(plain.lines().all(&mut is_next));
            assert!(!plain.contains("/**"), "{}", path.display());
            scripts += 1;
        }
        assert!(scripts > 5);
    }
}
