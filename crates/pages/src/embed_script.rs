//! The script that authors load into their pages.

use std::cmp::Reverse;

use super::plain_script::plain_script;

/// The name of the script in the site's folder. Pages of others name it, so it never changes.
pub const EMBED_SCRIPT: &str = "embed.js";

/// The script as it is sent: `www/embed.js` without comments, without spaces that mean nothing, and with short names for
/// what is private in its class.
pub fn embed_script() -> String {
    let source = include_str!("../../../www/embed.js");
    let mut script = without_spaces(&plain_script(source));
    // The longest first, because a name may begin with another one.
    let mut names: Vec<&str> = private_names(source).collect();
    names.sort_by_key(|name| Reverse(name.len()));
    for (name, short) in names.iter().zip(('a'..='z').chain('A'..='Z')) {
        script = script.replace(&format!("#{name}"), &format!("#{short}"));
    }
    script
}

/// The names that a class declares as private: those of lines that begin with `#`, `static #` or `get #`.
fn private_names(source: &str) -> impl Iterator<Item = &str> {
    let declared = source.lines().filter_map(|line| {
        let line = line.strip_prefix("  ")?;
        line.strip_prefix("static ").unwrap_or(line).strip_prefix('#')
    });
    declared.map(|rest| {
        rest.split(|char: char| !char.is_alphanumeric())
            .next()
            .unwrap_or_default()
    })
}

/// A script without the spaces beside signs. What stands in quotes is text, and in a template what is filled in, too.
fn without_spaces(script: &str) -> String {
    let is_sign = |char: char| "=+-*/{}()[],;:?<>|&!".contains(char);
    let (mut kept, mut quote) = (String::new(), None);
    let mut rest = script.chars().peekable();
    while let Some(char) = rest.next() {
        if quote.is_none()
            && char == ' '
            && (kept.ends_with(is_sign) || rest.peek().is_some_and(|next| is_sign(*next)))
        {
            continue;
        }
        kept.push(char);
        match quote {
            Some(open) if open == char => quote = None,
            Some(_) if char == '\\' => kept.extend(rest.next()),
            None if "'\"`".contains(char) => quote = Some(char),
            _ => {}
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedding::attributes;
    use crate::words::Words;
    use tessera_core::language::Language;

    /// The words of a line that begins a list in the script.
    fn listed(script: &str, name: &str) -> Vec<String> {
        let line = script
            .lines()
            .find(|line| line.starts_with(&format!("const {name}=")));
        let line = line.expect("the script has the list");
        let (_, list) = line.split_once('=').expect("a list");
        let words = list
            .trim_end_matches(".split(' ');")
            .split(|char: char| !char.is_alphanumeric());
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }

    #[test]
    fn the_script_is_sent_without_comments_and_with_all_of_its_code() {
        let script = embed_script();
        assert!(!script.contains("/**") && !script.lines().any(|line| line.trim_start().starts_with("//")));
        assert!(script.starts_with("const SITE="));
        assert!(script.ends_with("customElements.define('board-game',BoardGame);\n"));
        assert!(!script.contains("*/"));
        // Spaces of texts stay, those of a style sheet too.
        assert!(script.contains("'the board did not load'") && script.contains("calc(8px + clamp("));
    }

    #[test]
    fn every_private_name_of_the_script_is_short_and_its_own() {
        let source = include_str!("../../../www/embed.js");
        let names: Vec<_> = private_names(source).collect();
        let mut different = names.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), names.len());
        assert!((20..=52).contains(&names.len()), "{names:?}");
        let script = embed_script();
        for name in names {
            assert!(!script.contains(&format!("#{name}")), "{name}");
        }
    }

    #[test]
    fn the_script_knows_every_attribute_that_the_page_explains_and_no_other() {
        let script = embed_script();
        let mut known: Vec<String> = ["GAME", "OPTIONS"]
            .iter()
            .flat_map(|name| listed(&script, name))
            .collect();
        known.extend(["ply", "lang", "title"].map(str::to_owned));
        let mut explained: Vec<String> = attributes().map(str::to_owned).collect();
        known.sort();
        explained.sort();
        assert_eq!(known, explained);
    }

    #[test]
    fn the_script_knows_the_folder_and_the_button_of_every_language() {
        let folders: Vec<String> = Language::ALL[1..]
            .iter()
            .map(|language| language.tag().to_owned())
            .collect();
        assert_eq!(listed(&embed_script(), "FOLDERS"), folders);
        for language in Language::ALL {
            let button = format!("{}:'{}'", language.tag(), Words::of(language).show_game);
            assert!(embed_script().contains(&button), "{button}");
        }
    }
}
