//! The page links no search: what `src/bin/site.rs` imports, and what that imports, leads to no file that thinks.
//!
//! Imports are counted as in `circles`, in a build with the feature `site` and no other. Where no worker can be started
//! the page runs the worker's own program, which is loaded and not linked.

use std::collections::BTreeMap;

use syn::Meta;

use crate::cfg::may_be_built;
use crate::names::Names;
use crate::reading::Place;
use crate::sources::{Source, sources};

/// The beginnings of the paths that the page must not reach.
const THINKS: &[&str] = &["src/search", "src/engine", "src/review", "src/bench"];

/// The trait of what searches may ask of a game. The catalogue names it as a bound; that alone links nothing.
const TRAIT: &str = "src/search/heuristics.rs";

/// The files that think and that the page reaches, each with the imports that lead there.
fn linked(sources: &[Source]) -> Vec<String> {
    let names = Names::of(sources);
    let page = |name: &str, value: Option<&str>| match (name, value) {
        ("test", _) => Some(false),
        ("feature", Some(feature)) => Some(matches!(feature, "site" | "browser")),
        _ => None,
    };
    let imports = names.imports(|mention, conditions: &[Meta]| {
        mention.place != Place::Reexport && may_be_built(conditions, &page)
    });
    let start = names.files.iter().position(|file| file == "src/bin/site.rs");
    let start = start.expect("the page has a program");
    // Each file that is reached, with the file that imports it first.
    let mut from: BTreeMap<usize, usize> = BTreeMap::from([(start, start)]);
    let mut open = vec![start];
    while let Some(file) = open.pop() {
        for &(_, other) in imports.keys().filter(|(importer, _)| *importer == file) {
            if names.files[other] != TRAIT && !from.contains_key(&other) {
                from.insert(other, file);
                open.push(other);
            }
        }
    }
    let thinks = |file: usize| {
        let path = &names.files[file];
        THINKS.iter().any(|start| path.starts_with(start)) || path.contains("/heuristics")
    };
    let way = |mut file: usize| {
        let mut way = names.files[file].clone();
        while from[&file] != file {
            file = from[&file];
            way = format!("{} -> {way}", names.files[file]);
        }
        way
    };
    from.keys()
        .filter(|&&file| thinks(file))
        .map(|&file| way(file))
        .collect()
}

#[test]
fn the_page_links_no_search() {
    let linked = linked(&sources());
    assert!(
        linked.is_empty(),
        "the page links a search:\n{}",
        linked.join("\n")
    );
}

#[test]
fn a_planted_search_in_the_page_is_found() {
    let planted = |file: &str, text: &str| Source::planted(file, text);
    let found = linked(&[
        planted("src/lib.rs", "pub mod web; pub mod catalog; pub mod search;"),
        planted("src/bin/site.rs", "fn main() { tessera::web::mount() }"),
        planted(
            "src/web.rs",
            "use crate::catalog::open; pub fn mount() { open() }",
        ),
        planted(
            "src/catalog.rs",
            "pub fn open() { crate::search::think() }\n#[cfg(feature = \"lab\")] fn f() { crate::search::Uct; }",
        ),
        planted("src/search/mod.rs", "mod uct; pub use uct::{Uct, think};"),
        planted("src/search/uct.rs", "pub struct Uct; pub fn think() {}"),
    ]);
    assert_eq!(
        found,
        ["src/bin/site.rs -> src/web.rs -> src/catalog.rs -> src/search/uct.rs"]
    );
}
