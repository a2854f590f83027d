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
/// self.TESSERA_BUILD to it. Beside the pages it writes the web app manifest, the service worker (sw.js), which keeps
/// every file for use without network, and the headers for a static host (_headers). The command can be repeated: on
/// the same files it writes the same bytes.
#[derive(Args)]
pub(super) struct Pages {
    /// The folder; without it, the one that Trunk names to its hooks, or dist.
    #[arg(env = "TRUNK_STAGING_DIR", default_value = "dist")]
    folder: PathBuf,
    /// Write a service worker that removes itself and all that earlier ones have kept on people's devices.
    #[arg(long)]
    no_offline: bool,
}

/// The file with the headers of all others.
const HEADERS: &str = "_headers";
/// What no device keeps: hosts do not send these files at their own addresses, or read them themselves.
const NOT_KEPT: [&str; 2] = ["404.html", HEADERS];

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
        for path in [pages::SERVICE_WORKER, HEADERS] {
            built.remove(path);
        }
        built.extend(written(&assets, ""));
        built.insert(
            pages::SERVICE_WORKER.into(),
            self.service_worker("", &Files::new()),
        );
        let build = build_id(&built, &[&script, &program]);

        let stamp = format!("{STAMP}\"{build}\";\n");
        let contents = [[stamp.as_bytes(), &script].concat(), program];
        let worker = WORKER.map(|end| format!("worker-{build}{end}"));
        let mut site: Files = worker.into_iter().zip(contents).collect();
        site.extend(written(&assets, &build));
        // What Trunk has built lies there already.
        built.extend(site.clone());
        built.remove(pages::SERVICE_WORKER);
        let unchanging = built.keys().map(String::as_str).filter(|path| is_hashed(path));
        site.insert(HEADERS.into(), pages::headers(unchanging).into());
        site.insert(pages::SERVICE_WORKER.into(), self.service_worker(&build, &built));

        for path in replaced {
            fs::remove_file(folder.join(path)).map_err(named)?;
        }
        for (path, content) in site {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap_or(folder)).map_err(named)?;
            fs::write(path, content).map_err(named)?;
        }
        Ok(())
    }

    /// The service worker of a build with these files.
    fn service_worker(&self, build: &str, files: &Files) -> Vec<u8> {
        if self.no_offline {
            return pages::service_worker_that_leaves().into();
        }
        let kept = files
            .iter()
            .filter(|(path, _)| !NOT_KEPT.contains(&path.as_str()));
        pages::service_worker(
            build,
            kept.map(|(path, content)| (address(path), integrity(content))),
        )
        .into()
    }
}

/// What is written whole: the pages of a build and the manifests, in every language.
fn written(assets: &Assets, build: &str) -> Files {
    let mut files = Files::new();
    for language in Language::ALL {
        let pages = pages::site(assets, build, language).into_iter();
        files.extend(pages.map(|File { path, html }| (path, html.into())));
        files.insert(pages::manifest_name(language), pages::manifest(language).into());
    }
    files
}

/// The address of a file from the root of the site, which a host answers without sending the browser on to another.
fn address(path: &str) -> &str {
    match path.strip_suffix("index.html") {
        Some("") => "./",
        Some(folder) => folder,
        None => path,
    }
}

/// Whether the name of a file changes with its content: it ends with a hash, as Trunk writes it, or with a build id.
fn is_hashed(path: &str) -> bool {
    let stem = path.rsplit_once('.').map_or(path, |(stem, _)| stem);
    let hash = stem
        .trim_end_matches("_bg")
        .rsplit_once('-')
        .map_or("", |(_, hash)| hash);
    hash.len() > 11 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The SHA-256 of a file as the `integrity` of a request has it: in Base64.
fn integrity(content: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = "sha256-".to_owned();
    for bytes in Sha256::digest(content).chunks(3) {
        let bits = (0..3).fold(0, |bits, at| {
            bits << 8 | u32::from(bytes.get(at).copied().unwrap_or(0))
        });
        for digit in 0..4 {
            text.push(match digit <= bytes.len() {
                true => char::from(DIGITS[(bits >> (18 - 6 * digit) & 63) as usize]),
                false => '=',
            });
        }
    }
    text
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

/// The first 64 bits of the SHA-256 over all files of the site with their paths, as 16 hexadecimal digits. Pages, worker
/// and service worker count as they are without a build id.
fn build_id(built: &Files, worker: &[&[u8]; 2]) -> String {
    let mut files: BTreeMap<&str, &[u8]> = built
        .iter()
        .map(|(path, content)| (path.as_str(), &content[..]))
        .collect();
    files.extend(WORKER.into_iter().zip(worker.iter().copied()));
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
        let no_offline = false;
        Pages { folder, no_offline }.run()
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
        // Home, the frame and the rules of five games in each language, and one page for all missing addresses.
        assert_eq!(pages.len(), 7 * Language::ALL.len() + 1);
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
    fn the_service_worker_keeps_every_file_of_its_build_with_its_hash() {
        let folder = built();
        run(folder.path()).expect("pages are written");
        let files = contents(folder.path());
        let text = |path: &str| String::from_utf8_lossy(&files[path]).into_owned();
        let worker = text("sw.js");
        let build = build_of(&files);
        assert!(worker.starts_with(&format!("const BUILD = \"{build}\";")));
        let (_, list) = worker.split_once("const FILES = ").expect("a list");
        let (list, _) = list.split_once(";\n").expect("its end");
        let list: BTreeMap<String, String> = serde_json::from_str(list).expect("JSON");
        let kept: BTreeMap<String, String> = files
            .iter()
            .filter(|(path, _)| !["404.html", "_headers", "sw.js"].contains(&path.as_str()))
            .map(|(path, content)| (address(path).to_owned(), integrity(content)))
            .collect();
        assert_eq!(list, kept);
        assert!(list.contains_key("./") && list.contains_key("rules/keil/"));
        assert!(list.contains_key("manifest.webmanifest") && list.contains_key("site-4.js"));
    }

    #[test]
    fn a_hash_is_written_as_browsers_read_it() {
        // From FIPS 180-2.
        assert_eq!(
            integrity(b"abc"),
            "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
        );
    }

    #[test]
    fn only_files_whose_names_change_are_kept_by_browsers_without_asking() {
        let folder = built();
        fs::write(folder.path().join("style-0123456789abcde.css"), "p{}").expect("a file");
        run(folder.path()).expect("pages are written");
        let files = contents(folder.path());
        let headers = String::from_utf8_lossy(&files["_headers"]).into_owned();
        let build = build_of(&files);
        for path in [
            "style-0123456789abcde.css".to_owned(),
            format!("worker-{build}_bg.wasm"),
        ] {
            let rule = format!("\n/{path}\n  Cache-Control: public, max-age=31536000, immutable\n");
            assert!(headers.contains(&rule), "{path}");
        }
        assert_eq!(headers.matches("immutable").count(), 3, "{headers}");
        assert!(headers.contains("/*\n  Content-Security-Policy: default-src 'none'"));
    }

    #[test]
    fn without_offline_use_the_service_worker_only_removes_itself() {
        let folder = built();
        let pages = Pages {
            folder: folder.path().to_path_buf(),
            no_offline: true,
        };
        pages.run().expect("pages are written");
        let worker = String::from_utf8_lossy(&contents(folder.path())["sw.js"]).into_owned();
        assert!(worker.contains("unregister()") && !worker.contains("FILES"));
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
