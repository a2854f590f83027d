//! `lab pages`: writes the static pages and the build id into what Trunk has built.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use sha2::{Digest, Sha256};

use super::failure::Failure;
use crate::language::Language;
use crate::pages::{self, Assets, File};

/// Writes the static pages into a folder that Trunk has built, and the build id into pages and worker.
///
/// The build id is a hash over all files of the site. Each page names it in <meta name="build">; the worker's files
/// carry it in their names (worker-BUILD.js, worker-BUILD_bg.wasm), and the worker's script begins by setting
/// self.TESSERA_BUILD to it. The command can be repeated: on the same files it writes the same bytes.
#[derive(Args)]
pub(super) struct Pages {
    /// The folder; without it, the one that Trunk names to its hooks, or dist.
    #[arg(env = "TRUNK_STAGING_DIR", default_value = "dist")]
    folder: PathBuf,
}

/// The ends of the names of the worker's files: the script, then the program.
const WORKER: [&str; 2] = [".js", "_bg.wasm"];

/// How the first line of the worker's script begins once it carries the build id.
const STAMP: &str = "self.TESSERA_BUILD=";

/// Files by their path in the folder, with `/` between folders.
type Files = BTreeMap<String, Vec<u8>>;

impl Pages {
    /// Writes the pages.
    pub fn run(&self) -> Result<(), Failure> {
        let folder = &self.folder;
        let named = |error: io::Error| Failure::usage(format!("{}: {error}", folder.display()));
        let page = fs::read_to_string(folder.join("index.html")).map_err(|error| {
            let folder = folder.display();
            Failure::usage(format!(
                "{folder} is no folder that Trunk has built: index.html: {error}"
            ))
        })?;
        let assets = Assets::read(&page).map_err(Failure::usage)?;
        let mut built = Files::new();
        read_into(&mut built, folder, "").map_err(named)?;
        let replaced: Vec<String> = built.keys().filter(|path| is_of_worker(path)).cloned().collect();
        let worker = WORKER.map(|end| take_worker(&mut built, end));
        let [Some(script), Some(program)] = worker else {
            let folder = folder.display();
            return Err(Failure::usage(format!(
                "{folder} has no worker.js with its program"
            )));
        };
        let build = build_id(
            &built,
            &[&script, &program],
            &pages::site(&assets, "", Language::English),
        );

        for path in replaced {
            fs::remove_file(folder.join(path)).map_err(named)?;
        }
        let stamp = format!("{STAMP}\"{build}\";\n");
        let contents = [[stamp.as_bytes(), &script].concat(), program];
        for (end, content) in WORKER.iter().zip(contents) {
            fs::write(folder.join(format!("worker-{build}{end}")), content).map_err(named)?;
        }
        for File { path, html } in pages::site(&assets, &build, Language::English) {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap_or(folder)).map_err(named)?;
            fs::write(path, html).map_err(named)?;
        }
        Ok(())
    }
}

/// Reads all files of a folder; `inside` is its path in the site, empty or with `/` at its end.
fn read_into(files: &mut Files, folder: &Path, inside: &str) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{inside}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_into(files, &entry.path(), &format!("{path}/"))?;
        } else {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// Whether a file of the worker carries a build id in its name.
fn is_stamped(path: &str) -> bool {
    path.starts_with("worker-") && WORKER.iter().any(|end| path.ends_with(end))
}

/// Whether a file is one of the worker's, with a build id in its name or as Trunk names it.
fn is_of_worker(path: &str) -> bool {
    is_stamped(path) || WORKER.iter().any(|end| path == format!("worker{end}"))
}

/// Takes a file of the worker out of the built ones, as Trunk wrote it: without a build id.
fn take_worker(built: &mut Files, end: &str) -> Option<Vec<u8>> {
    let stamped: Vec<String> = built
        .keys()
        .filter(|path| is_stamped(path) && path.ends_with(end))
        .cloned()
        .collect();
    let stamped: Vec<Vec<u8>> = stamped.iter().filter_map(|path| built.remove(path)).collect();
    // A new one of Trunk's stands before what an earlier run of this command has made of an old one.
    let mut content = built
        .remove(&format!("worker{end}"))
        .or_else(|| stamped.into_iter().next())?;
    if content.starts_with(STAMP.as_bytes()) {
        let line = content.iter().position(|&byte| byte == b'\n')?;
        content.drain(..=line);
    }
    Some(content)
}

/// The first 64 bits of the SHA-256 over all files of the site with their paths, as 16 hexadecimal digits. Pages and
/// worker count as they are without a build id.
fn build_id(built: &Files, worker: &[&[u8]; 2], pages: &[File]) -> String {
    let mut files: BTreeMap<&str, &[u8]> = built
        .iter()
        .map(|(path, content)| (path.as_str(), &content[..]))
        .collect();
    files.extend(WORKER.into_iter().zip(worker.iter().copied()));
    files.extend(
        pages
            .iter()
            .map(|file| (file.path.as_str(), file.html.as_bytes())),
    );
    let mut hash = Sha256::new();
    for (path, content) in files {
        for part in [path.as_bytes(), content] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
    }
    hash.finalize()[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    /// A folder as Trunk leaves it.
    fn built() -> TempDir {
        let folder = TempDir::new().expect("a folder for the test");
        let page = r#"<html><head><link rel="icon" href="./icon.svg"><link rel="stylesheet" href="./style-1.css">
            <link rel="stylesheet" href="./play-2.css"><script src="./start-3.js"></script>
            <link rel="modulepreload" href="./site-4.js"><link rel="preload" href="./site-4_bg.wasm"></head></html>"#;
        for (name, text) in [
            ("index.html", page),
            ("site-4.js", "app"),
            ("worker.js", "let wasm_bindgen;"),
            ("worker_bg.wasm", "program"),
        ] {
            fs::write(folder.path().join(name), text).expect("the folder can be written to");
        }
        folder
    }

    fn run(folder: &Path) -> Result<(), Failure> {
        let folder = folder.to_path_buf();
        Pages { folder }.run()
    }

    fn contents(folder: &Path) -> Files {
        let mut files = Files::new();
        read_into(&mut files, folder, "").expect("the folder can be read");
        files
    }

    fn build_of(files: &Files) -> String {
        let scripts: Vec<_> = files
            .keys()
            .filter_map(|path| path.strip_prefix("worker-")?.strip_suffix(".js"))
            .collect();
        let [build] = scripts[..] else {
            panic!("one worker: {scripts:?}")
        };
        build.to_owned()
    }

    #[test]
    fn the_build_id_stands_in_every_page_and_on_the_worker() {
        let folder = built();
        run(folder.path()).expect("pages are written");
        let files = contents(folder.path());
        let build = build_of(&files);
        let script = String::from_utf8_lossy(&files[&format!("worker-{build}.js")]).into_owned();
        assert_eq!(
            script,
            format!("self.TESSERA_BUILD=\"{build}\";\nlet wasm_bindgen;")
        );
        assert_eq!(files[&format!("worker-{build}_bg.wasm")], b"program");
        let meta = format!(r#"<meta name="build" content="{build}">"#);
        assert!(!files.contains_key("worker.js") && !files.contains_key("worker_bg.wasm"));
        let pages: Vec<_> = files.iter().filter(|(path, _)| path.ends_with(".html")).collect();
        assert_eq!(pages.len(), 7);
        for (path, page) in pages {
            assert!(String::from_utf8_lossy(page).contains(&meta), "{path}");
        }
    }

    #[test]
    fn a_second_run_writes_the_same_bytes() {
        let folder = built();
        run(folder.path()).expect("pages are written");
        let first = contents(folder.path());
        run(folder.path()).expect("pages are written again");
        assert!(first == contents(folder.path()));
    }

    #[test]
    fn whatever_is_built_otherwise_gives_another_build_id() {
        let build = |file: &str| {
            let folder = built();
            run(folder.path()).expect("pages are written");
            let first = build_of(&contents(folder.path()));
            fs::write(folder.path().join(file), "changed").expect("the folder can be written to");
            run(folder.path()).expect("pages are written again");
            (first, build_of(&contents(folder.path())))
        };
        for file in ["site-4.js", "worker.js", "worker_bg.wasm", "new.css"] {
            let (first, second) = build(file);
            assert_ne!(first, second, "{file}");
        }
    }

    #[test]
    fn a_folder_that_trunk_has_not_built_is_refused() {
        let why = |folder: &TempDir| match run(folder.path()) {
            Err(Failure::Usage(why)) => why,
            _ => panic!("refused"),
        };
        let empty = TempDir::new().expect("a folder for the test");
        assert!(why(&empty).contains("no folder that Trunk has built"));
        let without = built();
        fs::remove_file(without.path().join("worker.js")).expect("it was there");
        assert!(why(&without).ends_with("has no worker.js with its program"));
    }
}
