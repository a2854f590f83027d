//! The source files of all packages, each with the path of its module.

use std::fs;
use std::path::Path;

pub struct Source {
    /// The crate's name and below it the names of the modules: `tessera_search::uct`, `bin/lab`, `xtask::cli`. A program beside
    /// a library is a crate of its own: `crates/site/src/main.rs` is `bin/site`.
    pub module: Vec<String>,
    /// The path from the root of the repository, as messages show it.
    pub file: String,
    /// What the file contains.
    pub text: String,
}

impl Source {
    /// A file that is not on the disk, for tests of the laws: its path below the root, and its text.
    pub fn planted(file: &str, text: &str) -> Source {
        Source {
            module: module_of(file),
            file: file.into(),
            text: text.into(),
        }
    }
}

/// Every file of the programs, of the crates and of `xtask`, in the order of their paths.
pub fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    gather("src", &mut found);
    for name in listed("crates") {
        gather(&format!("crates/{name}/src"), &mut found);
    }
    gather("xtask/src", &mut found);
    found
}

/// The names in a folder, in order.
fn listed(folder: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut names: Vec<String> = fs::read_dir(root.join(folder))
        .expect("the folder can be listed")
        .map(|entry| entry.expect("the folder can be listed").file_name())
        .map(|name| name.into_string().expect("a file's name is text"))
        .collect();
    names.sort();
    names
}

fn gather(folder: &str, found: &mut Vec<Source>) {
    for name in listed(folder) {
        let file = format!("{folder}/{name}");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
        if path.is_dir() {
            gather(&file, found);
        } else if name.ends_with(".rs") {
            let text = fs::read_to_string(&path).expect("a source file is text");
            found.push(Source::planted(&file, &text));
        }
    }
}

/// The module that a file is, by its path below the root.
fn module_of(file: &str) -> Vec<String> {
    let stem = file.strip_suffix(".rs").expect("a source file ends in .rs");
    if let Some((_, program)) = stem.rsplit_once("src/bin/") {
        return vec![format!("bin/{program}")];
    }
    let (package, below) = stem
        .split_once("/src/")
        .expect("a source file is below the src of a package");
    let root = match package.strip_prefix("crates/") {
        Some(name) if below == "main" => return vec![format!("bin/{name}")],
        Some(name) => format!("tessera_{name}"),
        None => package.to_owned(),
    };
    let mut module = vec![root];
    module.extend(below.split('/').map(String::from));
    if matches!(module.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        module.pop();
    }
    module
}
