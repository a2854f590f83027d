//! The script that authors load into their pages.

use super::plain_script::plain_script;

/// The name of the script in the site's folder. Pages of others name it, so it never changes.
pub const EMBED_SCRIPT: &str = "embed.js";

/// The script as it is sent: `www/embed.js` without its comments.
pub fn embed_script() -> String {
    plain_script(include_str!("../../www/embed.js"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::pages::embedding::attributes;
    use crate::pages::words::Words;

    /// The words of a line that begins a list in the script.
    fn listed(script: &str, name: &str) -> Vec<String> {
        let line = script
            .lines()
            .find(|line| line.starts_with(&format!("const {name} = ")));
        let line = line.expect("the script has the list");
        let (_, list) = line.split_once(" = ").expect("a list");
        let words = list
            .trim_end_matches(".split(' ');")
            .split(|char: char| !char.is_alphanumeric());
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }

    #[test]
    fn the_script_is_sent_without_comments_and_with_all_of_its_code() {
        let script = embed_script();
        assert!(!script.contains("/**") && !script.lines().any(|line| line.trim_start().starts_with("//")));
        assert!(script.starts_with("\nconst SITE = ") || script.starts_with("const SITE = "));
        assert!(script.ends_with("customElements.define('board-game', BoardGame);\n"));
        // A comment of several lines would lose its beginning.
        assert!(!script.contains("*/"));
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
            let button = format!("{}: '{}'", language.tag(), Words::of(language).show_game);
            assert!(embed_script().contains(&button), "{button}");
        }
    }
}
