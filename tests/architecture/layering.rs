//! Every source file, its tests included, imports only what its layer may by the table in [`layers`](crate::layers).

use std::collections::BTreeSet;

use crate::layers::{MAY_IMPORT, ONLY_IN, layer_of};
use crate::names::{Names, Target};
use crate::reading::Place;
use crate::sources::{Source, sources};

/// What the files do that their layers may not, and what their layers may do and they do.
#[derive(Default)]
struct Imports {
    /// What is not allowed, as `FILE:LINE: FAULT`.
    faults: Vec<String>,
    /// A layer, and a layer that it may import and does.
    used: BTreeSet<(String, String)>,
}

/// The imports of these files.
fn imports(sources: &[Source]) -> Imports {
    let names = Names::of(sources);
    let Imports { mut faults, mut used } = Imports::default();
    for (file, source) in sources.iter().enumerate() {
        let Some(own) = layer_of(&source.module) else {
            continue;
        };
        let mut fault = |line: usize, text: String| faults.push(format!("{}:{line}: {text}", source.file));
        let Some((_, allowed)) = MAY_IMPORT.iter().find(|(layer, _)| *layer == own) else {
            fault(1, format!("{own} is no known layer"));
            continue;
        };
        let reading = &names.readings[file];
        for mention in &reading.mentions {
            // A single name in the code was imported by a `use`, and is checked there.
            let checked = mention.path.len() > 1 || mention.place != Place::Code;
            let Some(path) = names.full_path(mention).filter(|_| checked) else {
                continue;
            };
            let Some(other) = layer_of(&path).filter(|_| path[0] == "tessera") else {
                continue;
            };
            let shown = path[1..].join("::");
            let both_games = source.module.get(1).is_some_and(|name| name == "games") && path[1] == "games";
            if both_games && other.contains('*') && path.get(2) != source.module.get(2) {
                fault(mention.line, format!("{own} imports another game: {shown}"));
                continue;
            }
            let may = |other: &str| other == own || allowed.contains(&other);
            let defined = match names.target(mention) {
                Some(Target::Item(file)) => layer_of(&sources[file].module),
                _ => None,
            };
            let layers = || [Some(&other), defined.as_ref()].into_iter().flatten();
            used.extend(layers().map(|layer| (own.clone(), layer.clone())));
            if !layers().any(|layer| may(layer)) {
                fault(mention.line, format!("{own} may not import {other}: {shown}"));
            }
        }
        for (words, layers) in ONLY_IN
            .iter()
            .filter(|(_, layers)| !layers.contains(&own.as_str()))
        {
            for (line, word) in &reading.identifiers {
                if words.contains(&word.as_str()) {
                    let only = if layers.is_empty() {
                        "nowhere".into()
                    } else {
                        format!("only in {}", layers.join(", "))
                    };
                    fault(*line, format!("{word} may stand {only}, not in {own}"));
                }
            }
        }
    }
    Imports { faults, used }
}

#[test]
fn every_file_imports_only_what_its_layer_may() {
    let found = imports(&sources()).faults;
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn no_layer_may_import_what_it_does_not() {
    let used = imports(&sources()).used;
    let unused: Vec<String> = MAY_IMPORT
        .iter()
        .flat_map(|(layer, allowed)| {
            allowed
                .iter()
                .map(move |other| (layer.to_string(), other.to_string()))
        })
        .filter(|permission| !used.contains(permission))
        .map(|(layer, other)| format!("{layer} never imports {other}"))
        .collect();
    assert!(unused.is_empty(), "\n{}", unused.join("\n"));
}

#[test]
fn the_table_is_in_order_and_names_only_layers() {
    for (at, (layer, allowed)) in MAY_IMPORT.iter().enumerate() {
        for other in *allowed {
            let known = MAY_IMPORT[..at].iter().any(|(lower, _)| lower == other);
            assert!(known, "{layer} imports {other}, which is not listed before it");
        }
    }
}

/// The faults of a text as if it were this file.
fn planted(file: &str, text: &str) -> Vec<String> {
    imports(&[Source::planted(file, text)]).faults
}

#[test]
fn a_planted_violation_is_found() {
    let violations = [
        (
            "src/search/uct.rs",
            "use crate::game::Game;\nuse crate::games::linage::Linage;",
            "2: search may not import games/*: games::linage::Linage",
        ),
        (
            "src/games/linage/rules.rs",
            "use crate::{\n    board::Bits,\n    scene::{Ink, Scene},\n};",
            "3: games/*/rules may not import scene: scene::Ink",
        ),
        (
            "src/games/linage/rules.rs",
            "fn f() {\n    super::show::name();\n}",
            "2: games/*/rules may not import games/*/show: games::linage::show::name",
        ),
        (
            "src/games/keil/show.rs",
            "use crate::games::linage::Linage;",
            "1: games/*/show imports another game: games::linage::Linage",
        ),
        (
            "src/search/uct.rs",
            "use crate::games as boards;\nfn f() -> boards::linage::Linage { todo!() }",
            "2: search may not import games/*: games::linage::Linage",
        ),
        (
            "src/search/uct.rs",
            "fn f() { assert!(crate::scene::empty()); }",
            "1: search may not import scene: scene::empty",
        ),
        (
            "src/app/model.rs",
            "use crate::engine;",
            "1: app may not import engine: engine",
        ),
        (
            "src/lab/arena.rs",
            "#[cfg(test)]\nmod tests { use crate::app::Model; }",
            "2: lab may not import app: app::Model",
        ),
        (
            "src/bin/lab.rs",
            "fn main() { tessera::app::start(); }",
            "1: bin/lab may not import app: app::start",
        ),
        (
            "src/web/page/site.rs",
            "use crate::search::Uct;",
            "1: web/page may not import search: search::Uct",
        ),
        (
            "src/app/play/view/board.rs",
            "fn f() { web_sys::window(); }",
            "1: web_sys may stand only in web/page, web/worker, web/animation, bin/site, bin/worker, bin/animation, not in app",
        ),
        (
            "src/engine.rs",
            "use std::time::Instant;",
            "1: Instant may stand only in lab, lab/solve, lab/thesis, web/page, web/worker, bin/site, bin/worker, not in engine",
        ),
        ("src/chores.rs", "", "1: chores is no known layer"),
    ];
    for (file, text, fault) in violations {
        let found = planted(file, text);
        assert!(
            found.contains(&format!("{file}:{fault}")),
            "{text:?} in {file} gives {found:?}"
        );
    }
}

#[test]
fn what_is_no_import_is_no_violation() {
    let innocent = [
        (
            "src/search/uct.rs",
            "//! See [`crate::games`].\n/* crate::play */ const A: &str = \"crate::scene\";",
        ),
        (
            "src/search/uct.rs",
            "const A: &str = r#\"crate::scene \"quoted\" \"#; const B: char = '\"'; fn f<'a>() {}",
        ),
        (
            "src/games/linage/rules.rs",
            "mod tests {\n    use super::*;\n    use crate::game::dice;\n}",
        ),
        ("src/games/linage/mod.rs", "use crate::play::{self, Entry};"),
        (
            "src/catalog.rs",
            "catalog! { Linage => crate::games::linage::LinageEntry }",
        ),
        (
            "src/web/page/play/canvas.rs",
            "use web_sys::Window; use crate::scene::Scene;",
        ),
    ];
    for (file, text) in innocent {
        assert_eq!(planted(file, text), Vec::<String>::new(), "{text:?}");
    }
}
