//! Every sentence is translated: what a row of `words!` has in `es(..)` beside `en(..)` is Spanish.
//!
//! That a translation is there is checked by the compiler. Here the literals of the two are compared row by row, and
//! those of `spanish.rs`, which makes longer sentences, are looked at as well.

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::Visit;
use syn::{Expr, Item, ItemEnum, LitStr, Macro, MacroDelimiter, Variant};

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

/// A row of `words!`: the name of a sentence, and its texts in both languages; `None` for a row that has not both.
struct Row {
    name: String,
    texts: Option<[Vec<String>; 2]>,
}

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
    if !source.file.ends_with(SPANISH_FILE) && !source.text.contains("words!") {
        return Vec::new();
    }
    let file = syn::parse_file(&source.text).unwrap_or_else(|error| panic!("{}: {error}", source.file));
    let is_test = |item: &Item| matches!(item, Item::Mod(module) if module.ident == "tests");
    file.items.into_iter().filter(|item| !is_test(item)).collect()
}

/// The rows that a file holds.
fn rows(items: &[Item]) -> Vec<Row> {
    let calls = items.iter().filter_map(|item| match item {
        Item::Macro(item) if item.ident.is_none() => Some(&item.mac),
        _ => None,
    });
    let is_words = |call: &&Macro| matches!(call.path.segments.last(), Some(last) if last.ident == "words");
    let of_area = |call: &Macro| {
        let is_round = matches!(call.delimiter, MacroDelimiter::Paren(_));
        assert!(is_round, "rustfmt formats sentences in round brackets only");
        let area: ItemEnum = call.parse_body().expect("sentences are rows of an enum");
        area.variants.iter().map(row).collect::<Vec<_>>()
    };
    calls.filter(is_words).flat_map(of_area).collect()
}

/// A row as it is read: `name = en(..).es(..)`.
fn row(variant: &Variant) -> Row {
    let sides = || {
        let (_, Expr::MethodCall(spanish)) = variant.discriminant.as_ref()? else {
            return None;
        };
        let Expr::Call(english) = &*spanish.receiver else {
            return None;
        };
        let is_en = matches!(&*english.func, Expr::Path(path) if path.path.is_ident("en"));
        (is_en && spanish.method == "es").then(|| {
            [&english.args, &spanish.args].map(|side| {
                let mut literals = Literals::default();
                side.iter().for_each(|value| literals.visit_expr(value));
                literals.0
            })
        })
    };
    Row {
        name: variant.ident.to_string(),
        texts: sides(),
    }
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
    for Row { name, texts } in rows(&items) {
        let Some([english, spanish]) = texts else {
            faults.push(format!("{name}: no Spanish stands beside the English"));
            continue;
        };
        let words = |texts: &[String]| -> Vec<String> {
            let bare = texts.iter().map(|text| fixed(text));
            bare.map(|text| text.trim_matches(|char: char| !char.is_alphabetic()).to_owned())
                .filter(|text| !text.is_empty())
                .collect()
        };
        let bare = words(&spanish);
        let same = words(&english) == bare;
        let unknown = bare.iter().find(|text| !SAME.contains(&text.as_str()));
        faults.extend(
            unknown
                .filter(|_| same)
                .map(|text| format!("{name}: {text:?} is English")),
        );
        faults.extend(
            spanish
                .iter()
                .filter_map(|text| fault(text))
                .map(|fault| format!("{name}: {fault}")),
        );
    }
    faults
        .iter()
        .map(|fault| format!("{}: {fault}", source.file))
        .collect()
}

#[test]
fn every_sentence_is_translated_into_spanish() {
    let sources = sources();
    let translated = sources.iter().filter(|source| !rows(&items(source)).is_empty());
    assert!(translated.count() > 15);
    let faults: Vec<String> = sources.iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_sentence_that_was_left_in_english_is_found() {
    let faults_of = |rows: &str| {
        let words = format!("tessera_core::words!(enum Words {{ {rows} }});");
        faults(&Source::planted("crates/app/src/words/planted.rs", &words)).len()
    };
    let faults = |undo: &str, plies: &str| {
        faults_of(&format!(
            "undo = en(\"Undo\").es({undo:?}),
            plies = en(|count: u8| format!(\"{{count}} plies\")).es(|count| format!({plies:?})),"
        ))
    };
    assert_eq!(faults("Deshacer", "{count} jugadas"), 0);
    assert_eq!(faults("Undo", "{count} jugadas"), 1);
    assert_eq!(faults("Deshacer", "{count} plies"), 1);
    assert_eq!(faults("Deshacer the jugada", "{game} jugadas"), 1);
    assert_eq!(faults("¿Deshacer", "jugadas!"), 2);
    assert_eq!(faults("El color de el jugador", "{count} jugadas"), 1);
    assert_eq!(faults("En un núcleo de one core", "{count} jugadas"), 1);
    assert_eq!(faults_of("undo = en(\"Undo\")"), 1);
    assert_eq!(faults_of("undo = en(\"Undo\").fr(\"Annuler\")"), 1);
}
