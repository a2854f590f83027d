//! Every source file, its tests included, imports only what its layer may by the table in [`layers`](crate::layers).

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::layers::{CLOSED, MAY_IMPORT, ONLY_IN, layer_of};
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
        let reading = &names.readings[file];
        let own_crate = &source.module[0];
        let mut fault = |line: usize, text: String| faults.push(format!("{}:{line}: {text}", source.file));
        for (words, crates) in ONLY_IN
            .iter()
            .filter(|(_, crates)| !crates.contains(&own_crate.as_str()))
        {
            for (line, word) in &reading.identifiers {
                if words.contains(&word.as_str()) {
                    let only = if crates.is_empty() {
                        "nowhere".into()
                    } else {
                        format!("only in {}", crates.join(", "))
                    };
                    fault(*line, format!("{word} may stand {only}, not in {own_crate}"));
                }
            }
        }
        let Some(own) = layer_of(&source.module) else {
            continue;
        };
        let Some((_, allowed)) = MAY_IMPORT.iter().find(|(layer, _)| *layer == own) else {
            fault(1, format!("{own} is no known layer"));
            continue;
        };
        for mention in &reading.mentions {
            // A single name in the code was imported by a `use`, and is checked there.
            let checked = mention.path.len() > 1 || mention.place != Place::Code;
            let Some(path) = names.full_path(mention).filter(|_| checked) else {
                continue;
            };
            if path[0] != *own_crate && own_crate != CLOSED {
                continue;
            }
            let Some(other) = layer_of(&path) else {
                continue;
            };
            let shown = path.join("::");
            let both_games = own.contains('*') && other.contains('*');
            if both_games && path.get(1) != source.module.get(1) {
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
    }
    Imports { faults, used }
}

/// The imports of all files, which are read once for all tests.
static OF_ALL: LazyLock<Imports> = LazyLock::new(|| imports(&sources()));

#[test]
fn every_file_imports_only_what_its_layer_may() {
    let found = &OF_ALL.faults;
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn no_layer_may_import_what_it_does_not() {
    let used = &OF_ALL.used;
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
            "crates/games/src/linage/rules.rs",
            "use tessera_core::{\n    board::Bits,\n    scene::{Ink, Scene},\n};",
            "3: games/*/rules may not import scene: tessera_core::scene::Ink",
        ),
        (
            "crates/games/src/linage/rules.rs",
            "fn f() {\n    super::show::name();\n}",
            "2: games/*/rules may not import games/*/show: tessera_games::linage::show::name",
        ),
        (
            "crates/games/src/keil/show.rs",
            "use crate::linage::Linage;",
            "1: games/*/show imports another game: tessera_games::linage::Linage",
        ),
        (
            "crates/games/src/keil/rules.rs",
            "use tessera_search as think;\nfn f() -> think::Uct { todo!() }",
            "2: games/*/rules may not import search: tessera_search::Uct",
        ),
        (
            "crates/core/src/board/bits.rs",
            "fn f() { assert!(crate::scene::empty()); }",
            "1: board may not import scene: tessera_core::scene::empty",
        ),
        (
            "crates/protocol/src/engine.rs",
            "use crate::ladder;",
            "1: protocol may not import ladder: tessera_protocol::ladder",
        ),
        (
            "crates/lab/src/arguments.rs",
            "#[cfg(test)]\nmod tests { use crate::arena::Arena; }",
            "2: lab/shared may not import lab: tessera_lab::arena::Arena",
        ),
        (
            "crates/engine/src/lib.rs",
            "use std::time::Instant;",
            "1: Instant may stand only in tessera_cli, tessera_lab, tessera_site, tessera_worker, xtask, not in tessera_engine",
        ),
        (
            "crates/app/src/dice.rs",
            "use rand::rngs::OsRng;",
            "1: OsRng may stand nowhere, not in tessera_app",
        ),
        ("crates/core/src/chores.rs", "", "1: chores is no known layer"),
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
            "crates/games/src/linage/rules.rs",
            "//! See [`crate::keil`].\n/* crate::play */ const A: &str = \"crate::play\";",
        ),
        (
            "crates/games/src/linage/rules.rs",
            "const A: &str = r#\"crate::play \"quoted\" \"#; const B: char = '\"'; fn f<'a>() {}",
        ),
        (
            "crates/games/src/linage/rules.rs",
            "mod tests {\n    use super::*;\n    use tessera_core::game::dice;\n}",
        ),
        (
            "crates/games/src/linage/mod.rs",
            "use crate::play::{self, Entry};",
        ),
        (
            "crates/games/src/catalog/list.rs",
            "catalog! { Linage => crate::linage::LinageEntry }",
        ),
        (
            "crates/site/src/play/canvas.rs",
            "use web_sys::Window; use tessera_core::scene::Scene;",
        ),
    ];
    for (file, text) in innocent {
        assert_eq!(planted(file, text), Vec::<String>::new(), "{text:?}");
    }
}
