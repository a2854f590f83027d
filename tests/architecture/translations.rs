//! Every sentence is translated: what `static SPANISH` holds beside `static ENGLISH` is Spanish.
//!
//! That a translation is there is checked by the compiler. Here the literals of the two are compared field by field, and
//! those of `spanish.rs`, which makes longer sentences, are looked at as well.

use std::collections::BTreeMap;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Expr, Item, LitStr, Macro, Member};

use crate::sources::{Source, sources};

/// What is the same in both languages: names, terms of the games, keys.
const SAME: &[&str] = &[
    "Info",
    "MB",
    "s",
    "Carcassonne",
    "Carteso",
    "Ecalper",
    "Keil",
    "Linage",
    "Klaus-Jürgen Wrede",
    "Luis Bolaños Mures",
    "Matteo Perlini",
    "Horizontal",
    "Vertical",
    "Komi",
    "komi",
    "Meeple",
    "Elo",
    "Go",
    "HTML",
    "px",
    "Total",
    "No",
    "min",
    "Ctrl",
    "Enter",
    "Esc",
    "Tab",
    "Bytes",
    "Meeples",
    "percentiles",
    "n",
    "{opening} ({games})",
];

/// English words that no Spanish sentence has.
const ENGLISH_ONLY: &[&str] = &[
    "the", "and", "with", "your", "you", "of", "is", "are", "it", "this", "that", "not", "for", "from", "by",
    "on", "at", "an", "each", "one", "than", "when", "where", "which", "was", "were", "their", "they", "its",
    "game", "games", "move", "moves", "board", "tile", "tiles", "stone", "stones", "player", "players",
    "turn", "turns",
];

/// The texts of a translation by the name of their field.
type Texts = BTreeMap<String, Vec<String>>;

/// The end of the path of a file that holds sentences in Spanish alone.
const SPANISH_FILE: &str = "/spanish.rs";

/// The texts of string literals, in the order of the source.
#[derive(Default)]
struct Literals(Vec<String>);

impl Literals {
    fn of_tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.of_tokens(group.stream()),
                TokenTree::Literal(literal) => {
                    if let Ok(text) = syn::parse_str::<LitStr>(&literal.to_string()) {
                        self.0.push(text.value());
                    }
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
}

impl Visit<'_> for Literals {
    fn visit_lit_str(&mut self, text: &LitStr) {
        self.0.push(text.value());
    }

    fn visit_macro(&mut self, of: &Macro) {
        self.of_tokens(of.tokens.clone());
    }
}

/// The items of a file that belong to the program and not to its tests; none where no sentence can stand, because a
/// parser takes seconds for all files.
fn items(source: &Source) -> Vec<Item> {
    if !source.file.ends_with(SPANISH_FILE) && !source.text.contains("static ENGLISH") {
        return Vec::new();
    }
    let file = syn::parse_file(&source.text).unwrap_or_else(|error| panic!("{}: {error}", source.file));
    let is_test = |item: &Item| matches!(item, Item::Mod(module) if module.ident == "tests");
    file.items.into_iter().filter(|item| !is_test(item)).collect()
}

/// The translation that a file holds under a name; `None` if it has none.
fn translation(items: &[Item], name: &str) -> Option<Texts> {
    let value = items.iter().find_map(|item| match item {
        Item::Static(found) if found.ident == name => Some(&*found.expr),
        _ => None,
    })?;
    let Expr::Struct(value) = value else { return None };
    let texts = value.fields.iter().map(|field| {
        let Member::Named(name) = &field.member else {
            panic!("sentences have names")
        };
        let mut literals = Literals::default();
        visit::visit_expr(&mut literals, &field.expr);
        (name.to_string(), literals.0)
    });
    Some(texts.collect())
}

/// A text without what is put into it: `{seat}`.
fn fixed(text: &str) -> String {
    let mut depth = 0;
    let keep = |char: &char| {
        match char {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => return depth == 0,
        }
        false
    };
    text.chars().filter(keep).collect::<String>().trim().to_owned()
}

/// What shows that a text is not Spanish.
fn fault(text: &str) -> Option<String> {
    let text = fixed(text);
    let words = text.split(|char: char| !char.is_alphabetic());
    for word in words {
        if ENGLISH_ONLY.contains(&word.to_lowercase().as_str()) {
            return Some(format!("{text:?} has the English word {word:?}"));
        }
    }
    for split in ["de el ", "a el "] {
        if format!(" {text}").contains(&format!(" {split}")) {
            return Some(format!("{text:?} does not draw {split:?} together"));
        }
    }
    for (end, beginning) in [('?', '¿'), ('!', '¡'), ('»', '«')] {
        if text.contains(end) != text.contains(beginning) {
            return Some(format!("{text:?} has no {beginning} before {end}"));
        }
    }
    let foreign = text.contains(['“', '”', '"']);
    foreign.then(|| format!("{text:?} has English quotation marks"))
}

/// The faults of the translation that a file holds.
fn faults(source: &Source) -> Vec<String> {
    let items = items(source);
    let mut faults = Vec::new();
    if source.file.ends_with(SPANISH_FILE) {
        let mut literals = Literals::default();
        for item in &items {
            // Not its attributes, among which are its comments.
            match item {
                Item::Fn(item) => literals.visit_block(&item.block),
                Item::Const(item) => literals.visit_expr(&item.expr),
                _ => {}
            }
        }
        faults.extend(literals.0.iter().filter_map(|text| fault(text)));
    }
    if let Some(english) = translation(&items, "ENGLISH") {
        let spanish = translation(&items, "SPANISH").unwrap_or_default();
        for (name, texts) in &spanish {
            let words = |texts: &[String]| -> Vec<String> {
                let bare = texts.iter().map(|text| fixed(text));
                bare.map(|text| text.trim_matches(|char: char| !char.is_alphabetic()).to_owned())
                    .filter(|text| !text.is_empty())
                    .collect()
            };
            let bare = words(texts);
            let same = words(&english[name]) == bare;
            let unknown = bare.iter().find(|text| !SAME.contains(&text.as_str()));
            faults.extend(
                unknown
                    .filter(|_| same)
                    .map(|text| format!("{name}: {text:?} is English")),
            );
            faults.extend(
                texts
                    .iter()
                    .filter_map(|text| fault(text))
                    .map(|fault| format!("{name}: {fault}")),
            );
        }
        if spanish.keys().ne(english.keys()) {
            faults.push("SPANISH does not stand beside ENGLISH".to_owned());
        }
    }
    faults
        .iter()
        .map(|fault| format!("{}: {fault}", source.file))
        .collect()
}

#[test]
fn every_sentence_is_translated_into_spanish() {
    let sources = sources();
    let translated = sources
        .iter()
        .filter(|source| translation(&items(source), "SPANISH").is_some());
    assert!(translated.count() > 15);
    let faults: Vec<String> = sources.iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_sentence_that_was_left_in_english_is_found() {
    let faults = |undo: &str, plies: &str| {
        let words = format!(
            "static ENGLISH: Words = Words {{ undo: \"Undo\", plies: |count| format!(\"{{count}} plies\") }};
            static SPANISH: Words = Words {{ undo: {undo:?}, plies: |count| format!({plies:?}) }};"
        );
        faults(&Source::planted("crates/app/src/words/planted.rs", &words)).len()
    };
    assert_eq!(faults("Deshacer", "{count} jugadas"), 0);
    assert_eq!(faults("Undo", "{count} jugadas"), 1);
    assert_eq!(faults("Deshacer", "{count} plies"), 1);
    assert_eq!(faults("Deshacer the jugada", "{game} jugadas"), 1);
    assert_eq!(faults("¿Deshacer", "jugadas!"), 2);
    assert_eq!(faults("El color de el jugador", "{count} jugadas"), 1);
    assert_eq!(faults("En un núcleo de one core", "{count} jugadas"), 1);
}
