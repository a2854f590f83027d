//! The app's program in parts, each optimised: what every first move needs, what some need, and what is loaded later.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use crate::Assets;
use tessera_cli::failure::Failure;
use tessera_splitter::{Layout, PartList, Wanted, shorten_imports, split, watch};

use super::hashed_file::keep_by_hash;
use super::imports::with_short_imports;
use super::join::join_files;
use super::programs::PROGRAMS;

/// How Binaryen makes a part small: twice over, which gains half a percent more. Functions in the order of their names
/// compress better. The first addresses of the memory are not in use: the linker lays the stack there, which grows downwards
/// and has a megabyte.
const OPTIMISATIONS: [&str; 12] = [
    "--low-memory-unused",
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--reorder-functions-by-name",
    "--strip-target-features",
];

/// The file with the functions of a watched program, a line each: the number of the first that does the same, and its name.
const WATCHED_NAMES: &str = "functions.txt";

/// What is done with the app's program that Trunk has built.
pub enum Split {
    /// It is split.
    By {
        /// The file with the list of the parts.
        list: PathBuf,
        /// The program as the linker has written it, where it was found.
        linked: Option<PathBuf>,
    },
    /// It notes which of its functions have run, for a new list.
    Watch,
}

impl Split {
    /// Splits or watches the program in the folder, and names the new files in `assets`; with a program that is split, scripts and
    /// style sheets are joined. What was split before stays as it is.
    pub fn carry_out(&self, folder: &Path, assets: &mut Assets) -> Result<(), Failure> {
        if !assets.parts.is_empty() {
            return Ok(());
        }
        let built = folder.join(assets.wasm.trim_start_matches("./"));
        let program = fs::read(&built).map_err(Failure::file(&built))?;
        let why_not = |why| Failure::usage(format!("{}: {why}", built.display()));
        match self {
            Split::Watch => {
                let watched = watch(&program).map_err(why_not)?;
                let names = folder.join(WATCHED_NAMES);
                let lines = watched.same.iter().zip(&watched.names);
                let lines: Vec<String> = lines.map(|(same, name)| format!("{same} {name}")).collect();
                fs::write(&names, lines.join("\n")).map_err(Failure::file(&names))?;
                fs::write(&built, watched.program).map_err(Failure::file(&built))
            }
            Split::By { list, linked } => {
                let text = fs::read_to_string(list).map_err(Failure::file(list))?;
                let list = PartList::read(&text)
                    .map_err(|why| Failure::usage(format!("{}: {why}", list.display())))?;
                let linked = linked.as_ref().ok_or_else(|| {
                    Failure::usage(
                        "the program as the linker has written it was not found; name it by --linked",
                    )
                })?;
                let layout = Layout::read(&fs::read(linked).map_err(Failure::file(linked))?)
                    .map_err(|why| Failure::usage(format!("{}: {why}", linked.display())))?;
                let wanted = Wanted {
                    count: 1 + list.names().len(),
                    part_of: &|name| list.part_of(name),
                    layout: &layout,
                };
                let parts = split(&program, &wanted).map_err(why_not)?;
                let first = shorten_imports(&parts.first).map_err(why_not)?;
                let script = folder.join(assets.app.trim_start_matches("./"));
                let short =
                    with_short_imports(&read_text(&script)?, &first.names).map_err(why_script(&script))?;
                assets.app = keep_by_hash(folder, short.as_bytes(), "site", ".js")?;
                fs::remove_file(&script).map_err(Failure::file(&script))?;
                PROGRAMS.into_iter().try_for_each(|name| shorten(folder, name))?;
                let others = list.names().iter().zip(&parts.others);
                let mut files = optimise_all(folder, &first.program, others)?.into_iter();
                assets.wasm = files.next().expect("the first part");
                assets.parts = list.names().iter().cloned().zip(files).collect();
                fs::remove_file(&built).map_err(Failure::file(&built))?;
                join_files(folder, assets)
            }
        }
    }
}

/// The app's program as the linker has written it, in the folder of the target that this program lies in.
pub fn linked_program() -> Option<PathBuf> {
    let program = env::current_exe().ok()?;
    let linked = Path::new("wasm32-unknown-unknown").join("site").join("site.wasm");
    program
        .ancestors()
        .map(|folder| folder.join(&linked))
        .find(|file| file.is_file())
}

/// Makes all parts small, side by side, and returns their addresses: of the first one, then of the others by their names.
fn optimise_all<'p>(
    folder: &Path,
    first: &'p [u8],
    others: impl Iterator<Item = (&'p String, &'p Vec<u8>)>,
) -> Result<Vec<String>, Failure> {
    thread::scope(|scope| {
        let first = scope.spawn(move || optimise(folder, first, "site", "_bg.wasm"));
        let others = others.map(|(name, part)| scope.spawn(move || optimise(folder, part, name, ".wasm")));
        // All of them begin before one is waited for.
        let running: Vec<_> = [first].into_iter().chain(others).collect();
        let files = running.into_iter().map(|one| one.join().expect("no panic"));
        files.collect()
    })
}

/// Makes a part small and writes it into the folder. Its name ends with a hash of what is in it; its address is returned.
fn optimise(folder: &Path, part: &[u8], name: &str, end: &str) -> Result<String, Failure> {
    let [whole, small] = ["whole", "small"].map(|which| folder.join(format!("{name}-{which}{end}")));
    fs::write(&whole, part).map_err(Failure::file(&whole))?;
    let done = Command::new("wasm-opt")
        .args(OPTIMISATIONS)
        .arg(&whole)
        .arg("-o")
        .arg(&small)
        .status();
    if !done.map_err(Failure::file(Path::new("wasm-opt")))?.success() {
        return Err(Failure::usage(format!("wasm-opt refused {}", whole.display())));
    }
    fs::remove_file(&whole).map_err(Failure::file(&whole))?;
    let content = fs::read(&small).map_err(Failure::file(&small))?;
    fs::remove_file(&small).map_err(Failure::file(&small))?;
    keep_by_hash(folder, &content, name, end)
}

/// Gives the imports of a program that the page loads by its build short names, where Trunk has just built it.
fn shorten(folder: &Path, name: &str) -> Result<(), Failure> {
    let (script, program) = (
        folder.join(format!("{name}.js")),
        folder.join(format!("{name}_bg.wasm")),
    );
    let Ok(built) = fs::read(&program) else {
        return Ok(());
    };
    let why_not = |why| Failure::usage(format!("{}: {why}", program.display()));
    let shortened = shorten_imports(&built).map_err(why_not)?;
    let text = with_short_imports(&read_text(&script)?, &shortened.names).map_err(why_script(&script))?;
    fs::write(&script, text).map_err(Failure::file(&script))?;
    fs::write(&program, shortened.program).map_err(Failure::file(&program))
}

fn read_text(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(Failure::file(file))
}

fn why_script(script: &Path) -> impl Fn(String) -> Failure {
    move |missing| Failure::usage(format!("{} gives no {missing}", script.display()))
}
