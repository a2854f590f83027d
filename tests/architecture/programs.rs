//! What the programs of the browser contain: the page no search, the workers no page.

use std::collections::BTreeSet;
use std::process::Command;

/// The packages of this repository that Cargo builds for a package of the browser.
fn packages(package: &str) -> BTreeSet<String> {
    let tree = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["tree", "--package", package, "--target", "wasm32-unknown-unknown"])
        .args(["--edges", "normal", "--prefix", "none", "--format", "{lib}"])
        .output()
        .expect("cargo runs");
    let told = String::from_utf8_lossy(&tree.stderr);
    assert!(tree.status.success(), "{told}");
    let names = String::from_utf8(tree.stdout).expect("names are text");
    // A name that was listed before is marked.
    let names = names.lines().filter_map(|line| line.split_whitespace().next());
    let own = names.filter_map(|name| name.strip_prefix("tessera_"));
    own.map(String::from).collect()
}

#[test]
fn the_page_contains_no_search() {
    let names = ["animation", "app", "core", "games", "protocol", "site", "views"];
    assert_eq!(packages("tessera-site"), names.map(String::from).into());
}

#[test]
fn the_workers_contain_no_page() {
    let names = [
        "animation",
        "core",
        "engine",
        "games",
        "protocol",
        "search",
        "worker",
    ];
    assert_eq!(packages("tessera-worker"), names.map(String::from).into());
}
