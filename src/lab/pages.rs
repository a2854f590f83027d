//! `lab pages`: writes the static pages and the build id into what Trunk has built.

mod programs;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use sha2::{Digest, Sha256};

use self::programs::{is_of_program, program_files, stamped_script, take_program_file};
use super::failure::Failure;
use crate::language::Language;
use crate::pages::{self, Assets, File, SiteAddress};

/// Writes the static pages into a folder that Trunk has built, and the build id into pages and worker.
///
/// The build id is a hash over all files of the site. Each page names it in <meta name="build">; the files of the worker
/// and of the encoder of animations carry it in their names (worker-BUILD.js, worker-BUILD_bg.wasm), and their scripts
/// begin by setting self.TESSERA_BUILD to it. Beside the pages it writes the web app manifest, the service worker (sw.js), which keeps
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
    /// Where the site is published: https://boards.example/. It is needed for oEmbed, whose addresses are whole; without
    /// it none is written.
    #[arg(long, env = "TESSERA_SITE", value_name = "ADDRESS")]
    site: Option<SiteAddress>,
}

/// The file with the headers of all others.
const HEADERS: &str = "_headers";
/// What no device keeps: hosts do not send these files at their own addresses, or read them themselves.
const NOT_KEPT: [&str; 2] = ["404.html", HEADERS];

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
        let mut assets = Assets::read(&page).map_err(Failure::usage)?;
        assets.published_at.clone_from(&self.site);
        let mut built = Files::new();
        read_into(&mut built, folder, "").map_err(named)?;
        let is_replaced = |path: &&String| is_of_program(path) || is_oembed(path);
        let replaced: Vec<String> = built.keys().filter(is_replaced).cloned().collect();
        built.retain(|path, _| !is_oembed(path));
        let mut programs = Files::new();
        for (name, end) in program_files() {
            let Some(content) = take_program_file(&mut built, name, end) else {
                let folder = folder.display();
                return Err(Failure::usage(format!(
                    "{folder} has no {name}.js with its program"
                )));
            };
            programs.insert(format!("{name}{end}"), content);
        }
        for path in [pages::SERVICE_WORKER, HEADERS] {
            built.remove(path);
        }
        built.extend(written(&assets, ""));
        built.insert(
            pages::SERVICE_WORKER.into(),
            self.service_worker("", &Files::new()),
        );
        let build = build_id(&built, &programs);

        let mut site = Files::new();
        for (name, end) in program_files() {
            let content = programs.remove(&format!("{name}{end}")).unwrap_or_default();
            let content = match end {
                ".js" => stamped_script(name, &build, &content).ok_or_else(|| {
                    Failure::usage(format!("{name}.js does not begin as wasm-bindgen writes it"))
                })?,
                _ => content,
            };
            site.insert(format!("{name}-{build}{end}"), content);
        }
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

/// What is written whole: the pages of a build, the manifests and what oEmbed says, in every language, and the script of
/// embeds.
fn written(assets: &Assets, build: &str) -> Files {
    let mut files = Files::new();
    for language in Language::ALL {
        let pages = pages::site(assets, build, language).into_iter();
        files.extend(pages.map(|File { path, html }| (path, html.into())));
        files.insert(pages::manifest_name(language), pages::manifest(language).into());
        if let Some(site) = &assets.published_at {
            files.extend(pages::oembed(site, language).map(|(path, json)| (path, json.into())));
        }
    }
    files.insert(pages::EMBED_SCRIPT.into(), pages::embed_script().into());
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

/// Whether a file is an answer of oEmbed, in any language.
fn is_oembed(path: &str) -> bool {
    let (folders, _) = path.rsplit_once('/').unwrap_or_default();
    format!("/{folders}/").ends_with(&format!("/{}", pages::OEMBED))
}

/// The first 64 bits of the SHA-256 over all files of the site with their paths, as 16 hexadecimal digits. Pages,
/// programs and service worker count as they are without a build id.
fn build_id(built: &Files, programs: &Files) -> String {
    let files: BTreeMap<&String, &Vec<u8>> = built.iter().chain(programs).collect();
    let mut hash = Sha256::new();
    for (path, content) in files {
        for part in [path.as_bytes(), &content[..]] {
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
    use super::programs::PROGRAMS;
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
            ("animation.js", "let wasm_bindgen = (function() {})();"),
            ("animation_bg.wasm", "encoder"),
        ] {
            fs::write(folder.path().join(name), text).expect("the folder can be written to");
        }
        folder
    }

    fn run(folder: &Path) -> Result<(), Failure> {
        let folder = folder.to_path_buf();
        Pages {
            folder,
            no_offline: false,
            site: None,
        }
        .run()
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
        let script = String::from_utf8_lossy(&files[&format!("animation-{build}.js")]).into_owned();
        assert_eq!(
            script,
            format!("self.TESSERA_BUILD=\"{build}\";\nself.tessera_animation = (function() {{}})();")
        );
        assert_eq!(files[&format!("animation-{build}_bg.wasm")], b"encoder");
        let meta = format!(r#"<meta name="build" content="{build}">"#);
        assert!(
            PROGRAMS
                .iter()
                .all(|name| !files.contains_key(&format!("{name}.js")))
        );
        let pages: Vec<_> = files.iter().filter(|(path, _)| path.ends_with(".html")).collect();
        // Home, embedding, the frame and the rules of five games in each language, and one page for all missing addresses.
        assert_eq!(pages.len(), 8 * Language::ALL.len() + 1);
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
        for file in [
            "site-4.js",
            "worker.js",
            "worker_bg.wasm",
            "animation_bg.wasm",
            "new.css",
        ] {
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
        // Besides the style sheet, script and program of worker and encoder.
        assert_eq!(headers.matches("immutable").count(), 5, "{headers}");
        assert!(headers.contains("/*\n  Content-Security-Policy: default-src 'none'"));
    }

    #[test]
    fn without_offline_use_the_service_worker_only_removes_itself() {
        let folder = built();
        let pages = Pages {
            folder: folder.path().to_path_buf(),
            no_offline: true,
            site: None,
        };
        pages.run().expect("pages are written");
        let worker = String::from_utf8_lossy(&contents(folder.path())["sw.js"]).into_owned();
        assert!(worker.contains("unregister()") && !worker.contains("FILES"));
    }

    #[test]
    fn oembed_is_written_where_the_site_is_known_and_removed_where_it_is_not() {
        let folder = built();
        let site = Some("https://boards.example/a".parse().expect("an address"));
        let published = Pages {
            folder: folder.path().to_path_buf(),
            no_offline: false,
            site,
        };
        published.run().expect("pages are written");
        let files = contents(folder.path());
        let answer: serde_json::Value = serde_json::from_slice(&files["es/oembed/keil.json"]).expect("JSON");
        assert_eq!(answer["provider_url"], "https://boards.example/a/");
        let page = String::from_utf8_lossy(&files["es/rules/keil/index.html"]).into_owned();
        assert!(page.contains(r#"href="https://boards.example/a/es/oembed/keil.json""#));
        published.run().expect("pages are written again");
        assert!(files == contents(folder.path()));
        run(folder.path()).expect("pages are written without it");
        let files = contents(folder.path());
        assert!(!files.keys().any(|path| path.contains("oembed")));
        let page = String::from_utf8_lossy(&files["es/rules/keil/index.html"]).into_owned();
        assert!(!page.contains("oembed"));
    }

    #[test]
    fn a_folder_that_trunk_has_not_built_is_refused() {
        let why = |folder: &TempDir| match run(folder.path()) {
            Err(Failure::Usage(why)) => why,
            _ => panic!("refused"),
        };
        let empty = TempDir::new().expect("a folder for the test");
        assert!(why(&empty).contains("no folder that Trunk has built"));
        for name in PROGRAMS {
            let without = built();
            fs::remove_file(without.path().join(format!("{name}.js"))).expect("it was there");
            assert!(why(&without).ends_with(&format!("has no {name}.js with its program")));
        }
        let other = built();
        fs::write(other.path().join("animation.js"), "export default 1;").expect("a file");
        assert!(why(&other).contains("animation.js does not begin"));
    }
}
