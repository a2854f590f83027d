//! The command that writes the static pages and the build id into what Trunk has built: `lab pages`, and a program of its
//! own, `pages`, which is built in a third of the time.

mod hashed_file;
mod imports;
mod join;
mod minify;
mod parts;
mod programs;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Parser;
use sha2::{Digest, Sha256};

use self::minify::minified;
use self::parts::{Split, linked_program};
use self::programs::{Files, is_of_program, program_files, stamped_script, take_program_file};
use crate::{self as pages, Assets, Contents, File, GameFile, GameFiles, SiteAddress};
use tessera_cli::failure::Failure;
use tessera_cli::output_file::{OutputFile, PARTIAL};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// Writes the static pages into a folder that Trunk has built, and the build id into pages and worker.
///
/// The build id is a hash over all files of the site. Each page names it in <meta name="build">; the files of the worker
/// and of the encoder of animations carry it in their names (worker-BUILD.js, worker-BUILD_bg.wasm), and their scripts
/// begin by setting self.TESSERA_BUILD to it. Beside the pages it writes the web app manifest, the service worker (sw.js), which keeps
/// every file for use without network, and the headers for a static host (_headers). The command can be repeated: on
/// the same files it writes the same bytes.
#[derive(Parser)]
#[command(name = "pages", version)]
pub struct Pages {
    /// The folder; without it, the one that Trunk names to its hooks, or dist.
    #[arg(env = "TRUNK_STAGING_DIR", default_value = "dist")]
    folder: PathBuf,
    /// Write a service worker that removes itself and all that earlier ones have kept on people's devices.
    #[arg(long)]
    no_offline: bool,
    /// The folder with the reports of the games, GAME.json each, as `lab report` writes them; the games that have one get
    /// pages. Without it, www/report beside the page that Trunk builds.
    #[arg(long, env = "TESSERA_REPORTS")]
    reports: Option<PathBuf>,
    /// The folder with the puzzles of the games, GAME.json each, as `lab puzzles` writes them. Without it, www/puzzles beside
    /// the page that Trunk builds.
    #[arg(long, env = "TESSERA_PUZZLES")]
    puzzles: Option<PathBuf>,
    /// The list of the parts of the app's program: the program that Trunk has built is split by it, and wasm-opt makes each part
    /// small. Without it, crates/site/parts.txt where Trunk builds a release.
    #[arg(long, env = "TESSERA_PARTS", value_name = "FILE")]
    parts: Option<PathBuf>,
    /// The app's program as the linker has written it, which knows what functions use what data. Without it, the one in the
    /// folder of the target that this program lies in.
    #[arg(long, env = "TESSERA_LINKED", value_name = "FILE")]
    linked: Option<PathBuf>,
    /// esbuild, which makes the scripts small. Without it, the one in www/npm where Trunk builds a release; otherwise only comments
    /// and indentation are left out.
    #[arg(long, env = "TESSERA_ESBUILD", value_name = "FILE")]
    esbuild: Option<PathBuf>,
    /// Have the app's program note which of its functions have run, and write their names into functions.txt; see
    /// `cargo xtask parts`.
    #[arg(long, env = "TESSERA_WATCH")]
    watch: bool,
    /// The folder with the lessons of the games, GAME.json each. Without it, www/lessons beside the page that Trunk builds.
    #[arg(long, env = "TESSERA_LESSONS")]
    lessons: Option<PathBuf>,
    /// Where the site is published: https://boards.example/. It is needed for oEmbed, whose addresses are whole; without
    /// it none is written.
    #[arg(long, env = "TESSERA_SITE", value_name = "ADDRESS")]
    site: Option<SiteAddress>,
}

/// The file with the headers of all others.
const HEADERS: &str = "_headers";
/// The program that makes scripts small, from the folder of the page that Trunk builds.
const ESBUILD: &str = "www/npm/node_modules/esbuild/bin/esbuild";
/// What no device keeps: hosts do not send these files at their own addresses, or read them themselves.
const NOT_KEPT: [&str; 2] = ["404.html", HEADERS];

impl Pages {
    /// Writes the pages.
    pub fn run(&self) -> Result<(), Failure> {
        let folder = &self.folder;
        let index = folder.join("index.html");
        let page = fs::read_to_string(&index).map_err(|error| {
            let why = format!("{error}; is {} a folder that Trunk has built?", folder.display());
            Failure::File(index, io::Error::new(error.kind(), why))
        })?;
        let mut assets = Assets::read(&page).map_err(Failure::usage)?;
        assets.published_at.clone_from(&self.site);
        if let Some(split) = self.split() {
            split.carry_out(folder, &mut assets)?;
        }
        let (contents, content_files) = self.read_contents()?;
        let mut built = Files::new();
        read_into(&mut built, folder, "").map_err(Failure::file(folder))?;
        let is_replaced = |path: &&String| is_of_program(path) || is_oembed(path) || is_of_content(path);
        let mut replaced: Vec<String> = built.keys().filter(is_replaced).cloned().collect();
        // What a run has left that was killed.
        replaced.extend(built.keys().filter(|path| path.ends_with(PARTIAL)).cloned());
        built.retain(|path, _| !path.ends_with(PARTIAL));
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
        // Pages and files of games whose report, puzzles or lesson are gone.
        built.retain(|path, _| !is_of_content(path));
        built.extend(content_files.clone());
        let scripts = self.scripts(&built)?;
        built.extend(scripts.clone());
        assets.measure(|path| built.get(path).map(Vec::len));
        built.extend(written(&assets, &contents, ""));
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
        site.extend(content_files);
        site.extend(scripts);
        site.extend(written(&assets, &contents, &build));
        // What Trunk has built lies there already.
        built.extend(site.clone());
        built.remove(pages::SERVICE_WORKER);
        let unchanging = built.keys().map(String::as_str).filter(|path| is_hashed(path));
        let html = built
            .keys()
            .map(String::as_str)
            .filter(|path| path.ends_with(".html"));
        site.insert(HEADERS.into(), pages::headers(html, unchanging).into());
        let worker = self.service_worker(&build, &built);
        let kept = |path: &String| site.contains_key(path);
        replaced.retain(|path| !kept(path));
        publish(folder, site, &worker, replaced)
    }

    /// What is done with the app's program.
    fn split(&self) -> Option<Split> {
        if self.watch {
            return Some(Split::Watch);
        }
        let of_site = || is_release().then(|| source_folder().join("crates").join("site").join("parts.txt"));
        let list = self.parts.clone().or_else(of_site)?;
        let linked = self.linked.clone().or_else(linked_program);
        Some(Split::By { list, linked })
    }

    /// The scripts among the files that Trunk has built, as the site sends them.
    fn scripts(&self, built: &Files) -> Result<Files, Failure> {
        let of_site = || is_release().then(|| source_folder().join(ESBUILD));
        let esbuild = self.esbuild.clone().or_else(of_site);
        let is_script = |path: &str| is_hashed(path) && path.ends_with(".js");
        let scripts = built.iter().filter(|(path, _)| is_script(path));
        let sent = |(path, content): (&String, &Vec<u8>)| {
            let small = match &esbuild {
                Some(esbuild) => minified(esbuild, path, content)?,
                // It is no script of `www/`.
                None if path.starts_with("site-") => content.clone(),
                None => pages::plain_script(&String::from_utf8_lossy(content)).into_bytes(),
            };
            Ok((path.clone(), small))
        };
        scripts.map(sent).collect()
    }

    /// The reports, puzzles and lessons of the games, and the files as which the site has them.
    fn read_contents(&self) -> Result<(Contents, Files), Failure> {
        let beside = |name: &str| source_folder().join("www").join(name);
        let (mut contents, mut files) = (Contents::default(), Files::new());
        let folder = |named: &Option<PathBuf>, usual: &str| named.clone().unwrap_or_else(|| beside(usual));
        let reports = folder(&self.reports, "report");
        read_games(&reports, &mut files, pages::report_file, &mut contents.reports)?;
        let puzzles = folder(&self.puzzles, "puzzles");
        read_games(&puzzles, &mut files, pages::puzzle_file, &mut contents.puzzles)?;
        let daily = pages::daily_positions(&contents).into_iter();
        files.extend(daily.map(|(path, json)| (path, json.into())));
        let lessons = folder(&self.lessons, "lessons");
        read_games(&lessons, &mut files, pages::lesson_file, &mut contents.lessons)?;
        Ok((contents, files))
    }

    /// The service worker of a build with these files.
    fn service_worker(&self, build: &str, files: &Files) -> Vec<u8> {
        if self.no_offline {
            return pages::service_worker_that_leaves().into();
        }
        let kept = files
            .iter()
            .filter(|(path, _)| !NOT_KEPT.contains(&path.as_str()) && !pages::is_daily_file(path));
        pages::service_worker(
            build,
            kept.map(|(path, content)| (address(path), integrity(content))),
        )
        .into()
    }
}

/// Puts the files of a build into the place of those of the build before, and removes what is replaced. All are written beside
/// first, so that a full disk leaves the site as it was; the service worker comes last, because with it browsers fetch
/// the others.
fn publish(folder: &Path, site: Files, worker: &[u8], replaced: Vec<String>) -> Result<(), Failure> {
    let beside = |(path, content): (&String, &Vec<u8>)| OutputFile::holding(&folder.join(path), content);
    let files = site.iter().map(beside).collect::<Result<Vec<_>, _>>()?;
    let worker = OutputFile::holding(&folder.join(pages::SERVICE_WORKER), worker)?;
    for file in files.into_iter().chain([worker]) {
        file.finish()?;
    }
    for path in replaced {
        match fs::remove_file(folder.join(&path)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(Failure::File(folder.join(path), error));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Whether Trunk builds a release.
fn is_release() -> bool {
    std::env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release")
}

/// The folder of the page that Trunk builds.
fn source_folder() -> PathBuf {
    std::env::var_os("TRUNK_SOURCE_DIR").map_or_else(PathBuf::new, PathBuf::from)
}

/// Reads a file for each game that has one in a folder, has it taken in, and notes it under its path in the site.
fn read_games<F: GameFile>(
    folder: &Path,
    files: &mut Files,
    path_of: fn(GameId) -> String,
    taken: &mut GameFiles<F>,
) -> Result<(), Failure> {
    for &game in GameId::ALL {
        let path = folder.join(format!("{}.json", game.id()));
        let named = |why: String| Failure::usage(format!("{}: {why}", path.display()));
        let json = match fs::read_to_string(&path) {
            Ok(json) => json,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(Failure::File(path, error)),
        };
        let found = taken.add(&json).map_err(|why| named(why.to_string()))?;
        if found != game {
            return Err(named(format!("it is of {}", found.id())));
        }
        files.insert(path_of(game), json.into());
    }
    Ok(())
}

/// What is written whole: the pages of a build, the manifests and what oEmbed says, in every language, and the
/// scripts whose names never change.
fn written(assets: &Assets, contents: &Contents, build: &str) -> Files {
    let mut files = Files::new();
    for language in Language::ALL {
        let pages = pages::site(assets, contents, build, language).into_iter();
        files.extend(pages.map(|File { path, html }| (path, html.into())));
        files.insert(pages::manifest_name(language), pages::manifest(language).into());
        if let Some(site) = &assets.published_at {
            files.extend(pages::oembed(site, language).map(|(path, json)| (path, json.into())));
        }
    }
    files.insert(pages::EMBED_SCRIPT.into(), pages::embed_script().into());
    files.insert(pages::ROOT_SCRIPT.into(), pages::root_script().into());
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
            text.push(if digit <= bytes.len() {
                char::from(DIGITS[(bits >> (18 - 6 * digit) & 63) as usize])
            } else {
                '='
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

/// Whether a file is of a report, of the list of puzzles or of a lesson, in any language.
fn is_of_content(path: &str) -> bool {
    let mut folders = path.split('/').rev().skip(1);
    folders.any(|folder| ["report", "puzzles", "learn", "lessons"].contains(&folder))
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
