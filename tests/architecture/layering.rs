//! Who may import whom: `ARCHITECTURE.md`, section 3, as a table that the sources are held against.

mod code;
mod imports;

use std::fs;
use std::path::Path;

use imports::{Import, imports};

/// Each layer with the layers it may import, lowest first. A layer may always import itself; `games/*` are
/// the files of one game, which never import another game.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("game", &[]),
    ("points", &[]),
    ("language", &[]),
    ("scene", &[]),
    ("search", &["game"]),
    ("play", &["game", "points", "scene", "search"]),
    ("games/agreement", &["game", "points"]),
    ("games/fair_komi", &["game", "games/agreement"]),
    // What games on one kind of board share in showing themselves.
    ("games/squares", &["board", "points", "scene", "games/agreement"]),
    ("games/hexes", &["board", "points", "scene", "games/agreement"]),
    ("games/words", &["game", "points", "games/agreement", "play"]),
    ("games/*/rules", &["board", "game", "games/agreement"]),
    (
        "games/*/heuristics",
        &[
            "board",
            "game",
            "search",
            "games/agreement",
            "games/fair_komi",
            "games/*/rules",
        ],
    ),
    (
        "games/*/show",
        &[
            "board",
            "game",
            "points",
            "scene",
            "play",
            "games/agreement",
            "games/squares",
            "games/hexes",
            "games/words",
            "games/*/rules",
        ],
    ),
    (
        "games/*",
        &[
            "game",
            "points",
            "play",
            "games/agreement",
            "games/*/rules",
            "games/*/heuristics",
            "games/*/show",
        ],
    ),
    ("catalog", &["play", "search", "games/*"]),
    ("protocol", &[]),
    ("ladder", &["catalog", "protocol"]),
    ("engine", &["game", "search", "play", "catalog", "protocol"]),
    ("review", &["game", "play", "protocol", "engine"]),
    (
        "bench",
        &["game", "search", "play", "catalog", "protocol", "engine"],
    ),
    (
        "app",
        &["game", "points", "scene", "play", "catalog", "protocol", "ladder"],
    ),
    // The static pages: made by `lab pages`, with no part of the app.
    ("pages", &["language", "scene", "play", "catalog"]),
    (
        "web",
        &[
            "game", "points", "scene", "play", "catalog", "protocol", "ladder", "engine", "review", "bench",
            "app",
        ],
    ),
    // How results are told: what the commands share.
    ("lab/json_line", &[]),
    // The experiments of the thesis are about one game.
    (
        "lab/thesis",
        &[
            "game",
            "search",
            "play",
            "games/*",
            "protocol",
            "engine",
            "lab/json_line",
        ],
    ),
    (
        "lab",
        &[
            "game",
            "points",
            "scene",
            "search",
            "play",
            "catalog",
            "protocol",
            "ladder",
            "engine",
            "review",
            "bench",
            "pages",
            "lab/json_line",
            "lab/thesis",
        ],
    ),
    ("bin/site", &["web", "app"]),
    ("bin/worker", &["web", "protocol", "engine", "bench"]),
    ("bin/lab", &["lab"]),
];

/// Words with the layers in which alone they may stand.
const ONLY_IN: &[(&[&str], &[&str])] = &[
    // The browser.
    (
        &[
            "wasm_bindgen",
            "web_sys",
            "js_sys",
            "leptos",
            "getrandom",
            "serde_wasm_bindgen",
            "console_error_panic_hook",
        ],
        &["web", "bin/site", "bin/worker"],
    ),
    // Clocks: a search knows none.
    (
        &["Instant", "SystemTime"],
        &["lab", "lab/thesis", "web", "bin/site", "bin/worker"],
    ),
    // Entropy: dice are passed in.
    (&["ThreadRng", "OsRng", "SysRng", "RandomState"], &[]),
    // The command line.
    (
        &["clap", "indicatif", "plotters", "sha2"],
        &["lab", "lab/thesis", "bin/lab"],
    ),
];

/// The layer of a module, from its path in the crate; `None` for `lib.rs` and other tables of contents.
fn layer(module: &[String]) -> Option<String> {
    let segments: Vec<&str> = module.iter().map(String::as_str).collect();
    Some(match segments[..] {
        [] | ["games"] => return None,
        ["games", shared, ..] if is_file(&["games", shared]) => format!("games/{shared}"),
        ["games", _, part @ ("rules" | "heuristics" | "show"), ..] => format!("games/*/{part}"),
        ["games", ..] => "games/*".into(),
        ["lab", "thesis", ..] => "lab/thesis".into(),
        ["lab", "failure" | "interval" | "json_line", ..] => "lab/json_line".into(),
        ["bin", name, ..] => format!("bin/{name}"),
        [first, ..] => first.into(),
    })
}

/// Whether the module is a file of its own and not a folder.
fn is_file(module: &[&str]) -> bool {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("src")
        .join(module.join("/"))
        .with_extension("rs")
        .exists()
}

/// What is wrong with a source text of this module, each with its line.
fn faults(module: &[String], text: &str) -> Vec<(usize, String)> {
    let code = code::only(text);
    let Some(own) = layer(module) else {
        return Vec::new();
    };
    let Some((_, allowed)) = MAY_IMPORT.iter().find(|(layer, _)| *layer == own) else {
        return vec![(1, format!("{own} is no known layer"))];
    };
    let mut faults = Vec::new();
    for Import { line, path } in imports(module, &code) {
        let path_text = path.join("::");
        let Some(other) = target(&path) else {
            continue;
        };
        let games = |path: &[String]| path.first().is_some_and(|first| first == "games");
        let same_game = path.get(1) == module.get(1);
        if games(module) && games(&path) && other.contains('*') && !same_game {
            faults.push((line, format!("{own} imports another game: {path_text}")));
        } else if other != own && !allowed.contains(&other.as_str()) {
            faults.push((line, format!("{own} may not import {other}: {path_text}")));
        }
    }
    for (words, layers) in ONLY_IN
        .iter()
        .filter(|(_, layers)| !layers.contains(&own.as_str()))
    {
        for (line, word) in code::words(&code).filter(|(_, word)| words.contains(word)) {
            let only = if layers.is_empty() {
                "nowhere".into()
            } else {
                format!("only in {}", layers.join(", "))
            };
            faults.push((line, format!("{word} may stand {only}, not in {own}")));
        }
    }
    faults
}

/// The layer of what a path names.
fn target(path: &[String]) -> Option<String> {
    layer(path).filter(|layer| !layer.starts_with("bin/"))
}

/// Every source file, by its module's path.
fn sources() -> Vec<(Vec<String>, String, String)> {
    fn gather(folder: &Path, module: &[String], found: &mut Vec<(Vec<String>, String, String)>) {
        let mut entries: Vec<_> = fs::read_dir(folder)
            .expect("src can be listed")
            .map(|entry| entry.expect("src can be listed").path())
            .collect();
        entries.sort();
        for path in entries {
            let name = path
                .file_stem()
                .and_then(|name| name.to_str())
                .expect("plain names")
                .to_owned();
            let mut inner = module.to_vec();
            if !matches!(name.as_str(), "mod" | "lib") {
                inner.push(name);
            }
            if path.is_dir() {
                gather(&path, &inner, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("sources are text");
                let root = Path::new(env!("CARGO_MANIFEST_DIR"));
                let shown = path
                    .strip_prefix(root)
                    .expect("below the root")
                    .display()
                    .to_string();
                found.push((inner, shown, text));
            }
        }
    }
    let mut found = Vec::new();
    gather(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &[],
        &mut found,
    );
    found
}

#[test]
fn every_file_imports_only_what_its_layer_may() {
    let mut told = Vec::new();
    for (module, file, text) in sources() {
        for (line, fault) in faults(&module, &text) {
            told.push(format!("{file}:{line}: {fault}"));
        }
    }
    assert!(told.is_empty(), "\n{}", told.join("\n"));
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

/// The faults of a text as if it were the file of this module.
fn planted(module: &str, text: &str) -> Vec<String> {
    let module: Vec<String> = module.split('/').map(String::from).collect();
    let told = |(line, fault)| format!("{line}: {fault}");
    faults(&module, text).into_iter().map(told).collect()
}

#[test]
fn a_planted_violation_is_caught() {
    let caught = [
        (
            "search/uct",
            "use crate::game::Game;\nuse crate::games::linage::Linage;",
            "2: search may not import games/*: games::linage::Linage",
        ),
        (
            "games/linage/rules",
            "use crate::{\n    board::Bits,\n    scene::{Ink, Scene},\n};",
            "3: games/*/rules may not import scene: scene::Ink",
        ),
        (
            "games/linage/rules",
            "fn f() {\n    super::show::name();\n}",
            "2: games/*/rules may not import games/*/show: games::linage::show::name",
        ),
        (
            "games/keil/show",
            "use crate::games::linage::Linage;",
            "1: games/*/show imports another game: games::linage::Linage",
        ),
        (
            "app/model",
            "use crate::engine;",
            "1: app may not import engine: engine",
        ),
        (
            "lab/arena",
            "use tessera::app::Model;",
            "1: lab may not import app: app::Model",
        ),
        (
            "app/view",
            "fn f() { web_sys::window(); }",
            "1: web_sys may stand only in web, bin/site, bin/worker, not in app",
        ),
        (
            "engine",
            "use std::time::Instant;",
            "1: Instant may stand only in lab, lab/thesis, web, bin/site, bin/worker, not in engine",
        ),
        ("chores", "", "1: chores is no known layer"),
    ];
    for (module, text, fault) in caught {
        let told = planted(module, text);
        assert!(
            told.iter().any(|line| line == fault),
            "{text:?} in {module} gives {told:?}"
        );
    }
}

#[test]
fn what_is_no_import_is_no_violation() {
    let innocent = [
        (
            "search/uct",
            "//! See [`crate::games`].\n/* crate::play */ const A: &str = \"crate::scene\";",
        ),
        (
            "search/uct",
            "const A: &str = r#\"crate::scene \"quoted\" \"#; const B: char = '\"'; fn f<'a>() {}",
        ),
        (
            "games/linage/rules",
            "mod tests {\n    use super::*;\n    use crate::game::dice;\n}",
        ),
        ("games/linage/mod", "use crate::play::{self, Entry};"),
        (
            "catalog",
            "catalog! { Linage => crate::games::linage::LinageEntry }",
        ),
        ("web/canvas", "use web_sys::Window; use crate::scene::Scene;"),
    ];
    for (module, text) in innocent {
        assert_eq!(
            planted(module.trim_end_matches("/mod"), text),
            Vec::<String>::new(),
            "{text:?}"
        );
    }
}
