//! How the pages in several languages lead to each other.

use super::{Element, File, files, is_frame, language_of, parsed, resolved};
use tessera_core::language::Language;

#[test]
fn every_page_names_itself_in_every_language_and_the_other_does_the_same() {
    let files = files();
    let in_languages = |file: &File| -> Vec<(String, String)> {
        let links = parsed(file).elements;
        let links = links.iter().filter(|element| element.name == "link");
        let address = |link: &Element| {
            let language = link.get("hreflang")?.to_owned();
            let path = resolved(&file.path, link.get("href")?) + "index.html";
            Some((language, path))
        };
        let mut pages: Vec<_> = links.filter_map(address).collect();
        pages.sort();
        pages
    };
    for file in files
        .iter()
        .filter(|file| file.path != "404.html" && !is_frame(file))
    {
        let pages = in_languages(file);
        let of = |tag: &str| {
            pages
                .iter()
                .find(|(language, _)| language == tag)
                .map(|(_, path)| path)
        };
        assert_eq!(of(language_of(file).tag()), Some(&file.path));
        assert_eq!(of("x-default"), of("en"), "{}", file.path);
        for language in Language::ALL {
            let path = of(language.tag()).expect("a page in every language");
            let other = files
                .iter()
                .find(|file| file.path == *path)
                .expect("the page is there");
            assert_eq!(in_languages(other), pages, "{}", file.path);
            // A person finds the way, too.
            let links = parsed(file).elements;
            let shown = |element: &&Element| {
                element.name == "a" && element.get("data-language") == Some(language.tag())
            };
            let ways = links.iter().filter(shown).filter_map(|link| link.get("href"));
            let ways: Vec<String> = ways.map(|way| resolved(&file.path, way) + "index.html").collect();
            let expected = if language == language_of(file) { 0 } else { 2 };
            assert_eq!(ways, vec![path.clone(); expected], "{}", file.path);
        }
    }
    let lost = files
        .iter()
        .find(|file| file.path == "404.html")
        .expect("a page for missing addresses");
    assert!(in_languages(lost).is_empty() && lost.html.contains("lang=\"es\""));
}

/// Words of English sentences that no Spanish sentence has.
const ENGLISH_ONLY: &[&str] = &[
    "the", "of", "and", "with", "from", "for", "is", "are", "was", "were", "this", "that", "which", "not",
    "on", "by", "at", "an", "each", "their", "they", "it", "its", "one", "than", "when", "where", "you",
    "your",
];

fn english_words(text: &str) -> Vec<&str> {
    let words = text.split(|char: char| !char.is_alphanumeric());
    words.filter(|word| ENGLISH_ONLY.contains(word)).collect()
}

#[test]
fn a_spanish_page_has_no_english_sentence_nor_data_in_english() {
    let files = files();
    let spanish = files
        .iter()
        .filter(|file| file.path != "404.html" && language_of(file) == Language::Spanish);
    let mut seen = 0;
    for file in spanish {
        let document = parsed(file);
        let is_code = |open: &[String]| open.iter().any(|name| name == "code" || name == "pre");
        let texts = document.texts.iter().filter(|(open, _)| !is_code(open));
        let texts = texts.map(|(_, text)| text.as_str());
        let values = document
            .elements
            .iter()
            .filter(|element| element.name != "meta" && element.name != "link")
            .flat_map(|element| ["aria-label", "title", "alt"].map(|name| element.get(name)))
            .flatten();
        for text in texts.chain(values) {
            seen += 1;
            let english = english_words(text);
            assert!(english.is_empty(), "{}: {text:?} has {english:?}", file.path);
            for split in [" de el ", " a el "] {
                assert!(!text.contains(split), "{}: {text:?} has{split}", file.path);
            }
        }
    }
    assert!(seen > 1000, "{seen} texts");
    // What was on the pages is found.
    assert_eq!(
        english_words("en un hilo de one core of a shared x86-64 server"),
        ["one", "of"]
    );
}

#[test]
fn a_frame_names_the_home_page_in_its_language_and_the_root_of_the_site_and_offers_no_other_language() {
    for file in files().iter().filter(|file| is_frame(file)) {
        let links = parsed(file).elements;
        let links = links.iter().filter(|element| element.get("hreflang").is_some());
        let named: Vec<_> = links
            .map(|link| {
                assert_eq!(link.get("rel"), Some("home"), "{}", file.path);
                let home = resolved(&file.path, link.get("href").expect("an address")) + "index.html";
                (link.get("hreflang").expect("a language").to_owned(), home)
            })
            .collect();
        let own = language_of(file);
        let folder = if own == Language::English { "" } else { "es/" };
        let expected = [
            (own.tag(), format!("{folder}index.html")),
            ("x-default", "index.html".to_owned()),
        ];
        assert_eq!(
            named,
            expected.map(|(tag, path)| (tag.to_owned(), path)),
            "{}",
            file.path
        );
        assert!(
            !file.html.contains("rel=\"manifest\"")
                && !file.html.contains("saved_games")
                && !file.html.contains("offline")
        );
    }
}
