//! The files that `lab pages` writes, and what makes them others.

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
        ("codes.js", "let wasm_bindgen = (function() {})();"),
        ("codes_bg.wasm", "reader"),
    ] {
        fs::write(folder.path().join(name), text).expect("the folder can be written to");
    }
    folder
}

fn run(folder: &Path) -> Result<(), Failure> {
    run_with(folder, "no puzzles".into())
}

fn run_with(folder: &Path, puzzles: PathBuf) -> Result<(), Failure> {
    let folder = folder.to_path_buf();
    Pages {
        reports: Some("no reports".into()),
        puzzles: Some(puzzles),
        lessons: Some("no lessons".into()),
        folder,
        no_offline: false,
        parts: None,
        linked: None,
        esbuild: None,
        watch: false,
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
fn pages_know_the_size_of_the_program_that_they_load() {
    let folder = built();
    let home = || {
        run(folder.path()).expect("pages are written");
        fs::read_to_string(folder.path().join("index.html")).expect("the home page")
    };
    assert!(!home().contains("data-sizes"), "no program lies there");
    fs::write(folder.path().join("site-4_bg.wasm"), "program").expect("the folder can be written to");
    assert!(home().contains(" data-sizes=\"7\""));
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
fn no_device_keeps_the_pictures_of_puzzles_and_they_go_with_the_puzzles() {
    let folder = built();
    let puzzles = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors/puzzle_files");
    run_with(folder.path(), puzzles.into()).expect("pages are written");
    let files = contents(folder.path());
    assert!(files.contains_key("puzzles/linage.daily-0.json"));
    let worker = String::from_utf8_lossy(&files[pages::SERVICE_WORKER]).into_owned();
    assert!(worker.contains("puzzles/linage.json") && !worker.contains(".daily-"));
    run(folder.path()).expect("pages are written again");
    assert!(
        !contents(folder.path())
            .keys()
            .any(|path| pages::is_daily_file(path))
    );
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
    // Besides the style sheet, script and program of worker, encoder and reader of codes.
    assert_eq!(headers.matches("immutable").count(), 7, "{headers}");
    assert!(headers.contains("/*\n  Content-Security-Policy: default-src 'none'"));
}

#[test]
fn without_offline_use_the_service_worker_only_removes_itself() {
    let folder = built();
    let pages = Pages {
        reports: Some("no reports".into()),
        puzzles: Some("no puzzles".into()),
        lessons: Some("no lessons".into()),
        folder: folder.path().to_path_buf(),
        no_offline: true,
        parts: None,
        linked: None,
        esbuild: None,
        watch: false,
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
        reports: Some("no reports".into()),
        puzzles: Some("no puzzles".into()),
        lessons: Some("no lessons".into()),
        folder: folder.path().to_path_buf(),
        no_offline: false,
        parts: None,
        linked: None,
        esbuild: None,
        watch: false,
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
    let missing = run(empty.path()).expect_err("refused");
    assert!(matches!(&missing, Failure::File(path, _) if path.ends_with("index.html")));
    assert!(missing.to_string().contains("a folder that Trunk has built?"));
    for name in PROGRAMS {
        let without = built();
        fs::remove_file(without.path().join(format!("{name}.js"))).expect("it was there");
        assert!(why(&without).ends_with(&format!("has no {name}.js with its program")));
    }
    let other = built();
    fs::write(other.path().join("animation.js"), "export default 1;").expect("a file");
    assert!(why(&other).contains("animation.js does not begin"));
}

#[test]
fn a_disk_that_gets_full_leaves_the_site_that_was_there() {
    let folder = built();
    run(folder.path()).expect("pages are written");
    let before = contents(folder.path());
    fs::write(folder.path().join("worker.js"), "let wasm_bindgen = 2;").expect("a file");
    // One of the last files cannot be written: a folder lies where it would be.
    fs::create_dir(folder.path().join("rules/keil/index.html.partial")).expect("a folder");
    assert!(matches!(run(folder.path()), Err(Failure::File(..))));
    fs::remove_dir(folder.path().join("rules/keil/index.html.partial")).expect("it is there");
    fs::remove_file(folder.path().join("worker.js")).expect("it is there");
    assert!(contents(folder.path()) == before);
}

#[test]
fn what_a_killed_run_left_is_no_part_of_the_site() {
    let folder = built();
    run(folder.path()).expect("pages are written");
    let before = contents(folder.path());
    for name in ["worker-0123456789abcdef.js.partial", "es/index.html.partial"] {
        fs::write(folder.path().join(name), "half").expect("a file");
    }
    run(folder.path()).expect("pages are written again");
    assert!(contents(folder.path()) == before);
}
