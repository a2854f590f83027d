//! The table of layers, and the layer of each file.

use std::path::Path;

/// Each layer with the layers it may import, lowest first. A layer may always import itself; `games/*` are the files
/// of one game, which never import another game. An import of a re-exported item counts for the module that it names
/// or for the one that defines the item: one of them has to be allowed.
pub const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("game", &[]),
    ("points", &[]),
    ("quoted", &[]),
    ("language", &[]),
    ("scene", &[]),
    ("animation", &[]),
    ("ownership", &["game"]),
    ("root_parallel", &["game"]),
    ("search", &["board", "game", "root_parallel"]),
    ("play", &["game", "language", "points", "quoted", "scene"]),
    ("games/agreement", &["game", "points"]),
    ("games/fair_komi", &["game", "games/agreement", "play"]),
    // What games on one kind of board share in showing themselves.
    ("games/sides", &["scene"]),
    ("games/stones", &["scene", "games/agreement", "games/sides"]),
    (
        "games/squares",
        &["board", "scene", "games/agreement", "games/sides"],
    ),
    (
        "games/hexes",
        &["board", "scene", "games/agreement", "games/sides"],
    ),
    (
        "games/words",
        &["game", "language", "points", "games/agreement", "play"],
    ),
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
    ("games/*/notation", &["game", "play", "games/*/rules"]),
    (
        "games/*/words",
        &[
            "language",
            "play",
            "games/agreement",
            "games/words",
            "games/*/rules",
        ],
    ),
    (
        "games/*/show",
        &[
            "board",
            "game",
            "language",
            "scene",
            "play",
            "games/agreement",
            "games/sides",
            "games/stones",
            "games/squares",
            "games/hexes",
            "games/fair_komi",
            "games/words",
            "games/*/rules",
            "games/*/notation",
            "games/*/words",
        ],
    ),
    // What a game tells the catalogue of itself.
    ("catalog/entry", &["language", "play", "search"]),
    (
        "games/*",
        &[
            "language",
            "points",
            "play",
            "catalog/entry",
            "games/*/rules",
            "games/*/words",
        ],
    ),
    (
        "catalog",
        &["language", "quoted", "play", "catalog/entry", "games/*"],
    ),
    ("protocol", &["ownership", "quoted", "root_parallel"]),
    ("ladder", &["catalog", "protocol"]),
    (
        "engine",
        &["game", "language", "search", "play", "catalog", "protocol"],
    ),
    // What the values of positions say about a game.
    ("assessment", &["game", "play", "catalog", "protocol"]),
    ("review", &["game", "play", "protocol", "assessment", "engine"]),
    (
        "bench",
        &["game", "search", "play", "catalog", "protocol", "engine"],
    ),
    // The files of puzzles, read and checked by the rules: no search, so that the page has them.
    ("puzzles", &["game", "language", "play", "catalog"]),
    // The full report of a game, from a corpus of games: no search and no files.
    (
        "report",
        &[
            "game",
            "language",
            "points",
            "scene",
            "play",
            "catalog",
            "assessment",
        ],
    ),
    (
        "app",
        &[
            "game",
            "language",
            "quoted",
            "points",
            "scene",
            "play",
            "catalog",
            "protocol",
            "ladder",
            "assessment",
            "puzzles",
        ],
    ),
    // The static pages: made by `lab pages`. Of the app they show the list of keys.
    (
        "pages",
        &[
            "language",
            "scene",
            "play",
            "catalog",
            "assessment",
            "puzzles",
            "report",
            "app",
        ],
    ),
    // The page links no search, and of animations only the messages.
    (
        "web/page",
        &[
            "game",
            "language",
            "scene",
            "animation",
            "catalog",
            "assessment",
            "puzzles",
            "app",
        ],
    ),
    ("web/animation", &["animation"]),
    // The worker draws no pictures and has no sentences.
    (
        "web/worker",
        &["catalog", "protocol", "engine", "review", "bench"],
    ),
    ("web", &["web/page", "web/worker", "web/animation"]),
    // What all commands share: arguments, lines of JSON, logs of what is done, temporary files, threads.
    ("lab/shared", &["quoted", "play", "catalog"]),
    // Records in every form, as the page reads and writes them.
    (
        "lab/records",
        &["language", "quoted", "play", "catalog", "app", "lab/shared"],
    ),
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
            "report",
            "lab/shared",
        ],
    ),
    // The solver of Connect Four, and proofs of the other games by the exact solver.
    (
        "lab/solve",
        &["game", "search", "play", "games/*", "catalog", "lab/shared"],
    ),
    (
        "lab",
        &[
            "game",
            "language",
            "points",
            "quoted",
            // The names and places of cells.
            "scene",
            "search",
            "play",
            "catalog",
            "protocol",
            "ladder",
            "engine",
            "review",
            "assessment",
            "puzzles",
            "report",
            "bench",
            "pages",
            "lab/shared",
            "lab/records",
            "lab/thesis",
            "lab/solve",
        ],
    ),
    ("bin/site", &["web"]),
    ("bin/worker", &["web"]),
    ("bin/animation", &["web"]),
    ("bin/lab", &["lab"]),
];

/// Words with the layers in which alone they may stand.
pub const ONLY_IN: &[(&[&str], &[&str])] = &[
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
        &[
            "web/page",
            "web/worker",
            "web/animation",
            "bin/site",
            "bin/worker",
            "bin/animation",
        ],
    ),
    // Clocks: a search knows none.
    (
        &["Instant", "SystemTime"],
        &[
            "lab",
            "lab/solve",
            "lab/thesis",
            "web/page",
            "web/worker",
            "bin/site",
            "bin/worker",
        ],
    ),
    // Entropy: dice are passed in.
    (&["ThreadRng", "OsRng", "SysRng", "RandomState"], &[]),
    // The command line.
    (
        &["clap", "indicatif", "plotters", "sha2"],
        &["lab", "lab/records", "lab/solve", "lab/thesis", "bin/lab"],
    ),
];

/// The layer of a module, from its path in the crate; `None` for `lib.rs` and other tables of contents.
fn layer(module: &[String]) -> Option<String> {
    let segments: Vec<&str> = module.iter().map(String::as_str).collect();
    Some(match segments[..] {
        [] | ["games"] => return None,
        ["games", shared, ..] if is_file(&["games", shared]) => format!("games/{shared}"),
        [
            "games",
            _,
            part @ ("rules" | "heuristics" | "notation" | "words" | "show"),
            ..,
        ] => {
            format!("games/*/{part}")
        }
        ["games", ..] => "games/*".into(),
        ["catalog", "entry", ..] => "catalog/entry".into(),
        ["web", part @ ("page" | "worker" | "animation"), ..] => format!("web/{part}"),
        ["lab", "thesis", ..] => "lab/thesis".into(),
        ["lab", "solve", ..] => "lab/solve".into(),
        ["lab", "convert" | "link", ..] => "lab/records".into(),
        [
            "lab",
            "arguments" | "bounded_line" | "failure" | "file_lines" | "file_lock" | "json_line"
            | "output_file" | "parallel" | "resume_log" | "temporary",
            ..,
        ] => "lab/shared".into(),
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

/// The layer of a path from the crate's name on; `None` for `lib.rs` and for `xtask`, which has no layers.
pub fn layer_of(path: &[String]) -> Option<String> {
    match path[0].as_str() {
        "tessera" => layer(&path[1..]),
        "xtask" => None,
        program => Some(program.into()),
    }
}
