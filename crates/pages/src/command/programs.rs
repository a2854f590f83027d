//! The programs that the page loads by the build that it belongs to.

use std::collections::BTreeMap;

/// Files by their path in the folder, with `/` between folders.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The programs that the page loads by its build: the engine's worker, the encoder of animations and the reader of codes.
pub const PROGRAMS: [&str; 3] = ["worker", "animation", "codes"];

/// The ends of the names of a program's files: the script, then the program.
const FILES: [&str; 2] = [".js", "_bg.wasm"];

/// How the script of a program begins, as wasm-bindgen writes it.
const DECLARED: &str = "let wasm_bindgen =";

/// How the first line of a program's script begins once it carries the build id.
const STAMP: &str = "self.TESSERA_BUILD=";

/// Every file of a program: the name of the program, and the end of the file's name.
pub fn program_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    PROGRAMS
        .into_iter()
        .flat_map(|name| FILES.into_iter().map(move |end| (name, end)))
}

/// Whether a path is that of a program's file, with a build id in its name.
fn is_stamped(path: &str, name: &str, end: &str) -> bool {
    path.strip_prefix(name)
        .is_some_and(|rest| rest.starts_with('-') && rest.ends_with(end))
}

/// Whether a file is a program's, with a build id in its name or as Trunk names it.
pub fn is_of_program(path: &str) -> bool {
    program_files().any(|(name, end)| is_stamped(path, name, end) || path == format!("{name}{end}"))
}

/// The script of a program with the build id in its first line. All programs may run in the page, so each has a name of
/// its own there; the worker's is the one that wasm-bindgen gives.
pub fn stamped_script(name: &str, build: &str, script: &[u8]) -> Option<Vec<u8>> {
    let stamp = format!("{STAMP}\"{build}\";\n").into_bytes();
    if name == PROGRAMS[0] {
        return Some([&stamp, script].concat());
    }
    let rest = script.strip_prefix(DECLARED.as_bytes())?;
    Some([&stamp, declared(name).as_bytes(), rest].concat())
}

/// How the script of a program begins once it has a name of its own.
fn declared(name: &str) -> String {
    format!("self.tessera_{name} =")
}

/// Takes a file of a program out of the built ones, as Trunk wrote it: without a build id and a name of its own.
pub fn take_program_file(built: &mut Files, name: &str, end: &str) -> Option<Vec<u8>> {
    let stamped: Vec<String> = built
        .keys()
        .filter(|path| is_stamped(path, name, end))
        .cloned()
        .collect();
    let stamped: Vec<Vec<u8>> = stamped.iter().filter_map(|path| built.remove(path)).collect();
    // A new one of Trunk's stands before what an earlier run of this command has made of an old one.
    let mut content = built
        .remove(&format!("{name}{end}"))
        .or_else(|| stamped.into_iter().next())?;
    if content.starts_with(STAMP.as_bytes()) {
        let line = content.iter().position(|&byte| byte == b'\n')?;
        content.drain(..=line);
    }
    if let Some(rest) = content.strip_prefix(declared(name).as_bytes()) {
        content = [DECLARED.as_bytes(), rest].concat();
    }
    Some(content)
}
