//! The table of layers, and the layer of each file.
//!
//! Which crate may import which is said by their `Cargo.toml`. The table says what Cargo cannot: which parts of a crate may
//! import each other, and what the parts of the games may import at all, so that rules see no pictures and no sentences.

use std::path::Path;

/// Each layer with the layers that it may import, lowest first. A layer may always import itself; `games/*` are the files
/// of one game, which never import another game. An import of a re-exported item counts for the module that it names
/// or for the one that defines the item: one of them has to be allowed. Of other crates only the games' imports are
/// listed.
pub const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("game", &[]),
    ("points", &[]),
    ("decimal", &[]),
    ("capital", &[]),
    ("quoted", &[]),
    ("language", &[]),
    // Its test takes the dice.
    ("sorting", &["game"]),
    ("scene", &["sorting"]),
    ("ownership", &["game", "sorting"]),
    ("root_parallel", &["game", "sorting"]),
    // A crate of its own; the games name what it may know of them.
    ("search", &[]),
    // What moves do, as facts that all games share.
    ("games/effects", &["game"]),
    (
        "play",
        &[
            "game",
            "language",
            "points",
            "quoted",
            "capital",
            "scene",
            "sorting",
            "games/effects",
        ],
    ),
    ("games/agreement", &["game", "points", "games/effects"]),
    ("games/fair_komi", &["game", "games/agreement", "play"]),
    ("games/passing", &["game"]),
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
    ("games/*/rules", &["board", "game", "games/agreement", "sorting"]),
    (
        "games/*/heuristics",
        &[
            "board",
            "game",
            "search",
            "games/agreement",
            "games/fair_komi",
            "games/passing",
            "games/*/rules",
        ],
    ),
    ("games/*/notation", &["game", "play", "games/*/rules"]),
    (
        "games/*/effects",
        &[
            "board",
            "game",
            "sorting",
            "games/agreement",
            "games/effects",
            "games/*/rules",
            "games/*/notation",
        ],
    ),
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
            "sorting",
            "play",
            "games/agreement",
            "games/sides",
            "games/stones",
            "games/squares",
            "games/hexes",
            "games/fair_komi",
            "games/words",
            "games/effects",
            "games/*/rules",
            "games/*/notation",
            "games/*/effects",
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
    ("protocol", &[]),
    ("ladder", &["protocol"]),
    // What the values of positions say about a game.
    ("assessment", &["protocol"]),
    // The files of puzzles, read and checked by the rules.
    ("puzzles", &[]),
    ("engine", &[]),
    ("review", &["engine"]),
    ("bench", &["engine"]),
    // The arguments and the random streams that commands share.
    ("lab/shared", &[]),
    // Records in every form, as the page reads and writes them.
    ("lab/records", &[]),
    // The experiments of the thesis are about one game.
    ("lab/thesis", &["lab/shared"]),
    // The solver of Connect Four, and proofs of the other games by the exact solver.
    ("lab/solve", &["lab/records"]),
    ("lab", &["lab/shared", "lab/records", "lab/thesis", "lab/solve"]),
];

/// The crate whose layers name what they import of other crates, too.
pub const CLOSED: &str = "tessera_games";

/// Words with the crates in which alone they may stand.
pub const ONLY_IN: &[(&[&str], &[&str])] = &[
    // Clocks: a search knows none.
    (
        &["Instant", "SystemTime"],
        &[
            "tessera_cli",
            "tessera_lab",
            "tessera_site",
            "tessera_worker",
            "xtask",
        ],
    ),
    // Entropy: dice are passed in.
    (&["ThreadRng", "OsRng", "SysRng", "RandomState"], &[]),
];

/// The layer of a module, from its path; `None` for tables of contents, and for a crate that is one layer.
pub fn layer_of(path: &[String]) -> Option<String> {
    let segments: Vec<&str> = path.iter().map(String::as_str).collect();
    Some(match segments[..] {
        ["tessera_core" | "tessera_games"] => return None,
        ["tessera_core", first, ..] => first.into(),
        ["tessera_search", ..] => "search".into(),
        ["tessera_games", first @ "play", ..] => first.into(),
        ["tessera_games", "catalog", "entry", ..] => "catalog/entry".into(),
        ["tessera_games", "catalog", ..] => "catalog".into(),
        ["tessera_games", shared, ..] if is_file(shared) => format!("games/{shared}"),
        [
            "tessera_games",
            _,
            part @ ("rules" | "heuristics" | "notation" | "effects" | "words" | "show"),
            ..,
        ] => format!("games/*/{part}"),
        ["tessera_games", ..] => "games/*".into(),
        [
            "tessera_protocol",
            first @ ("ladder" | "assessment" | "puzzles"),
            ..,
        ] => first.into(),
        ["tessera_protocol", ..] => "protocol".into(),
        ["tessera_engine", first @ ("review" | "bench"), ..] => first.into(),
        ["tessera_engine", ..] => "engine".into(),
        ["tessera_lab", part @ ("thesis" | "solve"), ..] => format!("lab/{part}"),
        ["tessera_lab", "convert" | "link", ..] => "lab/records".into(),
        ["tessera_lab", "arguments" | "rng_streams", ..] => "lab/shared".into(),
        ["tessera_lab", ..] => "lab".into(),
        _ => return None,
    })
}

/// Whether a module of the games is a file of its own and no folder: what several games share.
fn is_file(module: &str) -> bool {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("crates/games/src")
        .join(module)
        .with_extension("rs")
        .exists()
}
