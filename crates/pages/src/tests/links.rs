//! Where the links of the static pages lead.

use std::collections::{BTreeMap, BTreeSet};

use super::{Element, assets, contents, files, parsed, resolved};
use crate::section::SectionFiles;
use crate::{EMBED_SCRIPT, ROOT_SCRIPT, link, manifest_name, missing};
use tessera_app::Route;
use tessera_core::language::Language;
use tessera_games::catalog;

#[test]
fn every_link_leads_to_a_page_a_built_file_or_a_fragment_of_the_app() {
    let assets = assets();
    let files = files();
    let mut known: BTreeSet<String> = files.iter().map(|file| file.path.clone()).collect();
    let built = [&assets.icon, &assets.app, &assets.wasm];
    let lists = [&assets.styles, &assets.first_scripts, &assets.later_scripts];
    known.extend(assets.app_styles.iter().map(|style| resolved("", &style.file)));
    known.extend(assets.parts.iter().map(|(_, file)| resolved("", file)));
    let built = built.into_iter().chain(lists.into_iter().flatten());
    let built = built.chain(assets.sections.iter().flat_map(SectionFiles::all));
    known.extend(built.map(|name| resolved("", name)));
    known.extend(Language::ALL.map(manifest_name));
    // The reports themselves are copied beside the pages.
    known.extend(
        tessera_games::catalog::GameId::ALL
            .iter()
            .map(|game| format!("report/{}.json", game.id())),
    );
    known.extend(["icon-192.png", EMBED_SCRIPT, ROOT_SCRIPT].map(str::to_owned));
    let ids: BTreeMap<&str, BTreeSet<String>> = files
        .iter()
        .map(|file| {
            let elements = parsed(file).elements;
            let ids = elements.iter().filter_map(|element| element.get("id"));
            (file.path.as_str(), ids.map(str::to_owned).collect())
        })
        .collect();
    for file in &files {
        let document = parsed(file);
        let is_anywhere = file.path == missing::ADDRESS;
        // Its host shows this page at other addresses, too.
        let looks_for_root = |element: &&Element| {
            is_anywhere && element.get("src").is_some_and(|src| src.ends_with(ROOT_SCRIPT))
        };
        let elements = document
            .elements
            .iter()
            .filter(|element| !looks_for_root(element));
        let address = |element: &Element| {
            let names = ["href", "src", "data-app", "data-wasm"];
            let lists = ["data-home", "data-aside", "data-parts", "data-styles"].into_iter();
            let lists = lists.flat_map(|name| element.get(name).unwrap_or_default().split_whitespace());
            let files = lists.map(|named| named.split_once('=').map_or(named, |(_, file)| file));
            (names.iter().filter_map(|name| element.get(name)).chain(files))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        for address in elements.flat_map(address) {
            let (path, fragment) = address.split_once('#').unwrap_or((&address, ""));
            let path = path.split_once('?').map_or(path, |(path, _)| path);
            let from_root = path.strip_prefix('/').filter(|_| is_anywhere);
            let mut target = resolved(&file.path, from_root.unwrap_or(path));
            if path.is_empty() {
                target.clone_from(&file.path);
            } else if target.is_empty() || target.ends_with('/') {
                target.push_str("index.html");
            }
            assert!(
                known.contains(&target),
                "{}: {address} leads to {target}",
                file.path
            );
            let of_page = ids.get(target.as_str()).is_some_and(|ids| ids.contains(fragment));
            let is_home = ["index.html", "es/index.html"].contains(&target.as_str());
            let of_app = || is_home && is_of_app(fragment);
            assert!(
                fragment.is_empty() || of_page || of_app(),
                "{}: {address}",
                file.path
            );
        }
    }
}

/// Whether the app opens something for a fragment.
fn is_of_app(fragment: &str) -> bool {
    match fragment.parse() {
        Ok(Route::Play(link) | Route::Review(link)) => {
            catalog::replayed(&link.record, Language::English).is_ok_and(|(_, fault)| fault.is_none())
        }
        Ok(Route::Start(_) | Route::SetUp(..) | Route::Settings | Route::Puzzle(_) | Route::OwnPuzzle(_)) => {
            true
        }
        Ok(Route::Lesson(address)) => {
            let lesson = contents().lessons.of(address.game);
            let is_there = |number| lesson.is_some_and(|lesson| lesson.numbered(number).is_some());
            address.step.is_none_or(is_there)
        }
        // Home and rules are pages of their own; no page links to the measurements.
        Ok(
            Route::Home
            | Route::Rules(_)
            | Route::Open
            | Route::Bench
            | Route::Saved(_)
            | Route::Share(_)
            | Route::ReviewSaved(_)
            | Route::Study(_),
        )
        | Err(_) => false,
    }
}

#[test]
fn a_page_links_to_the_root_from_any_depth() {
    assert_eq!(resolved("rules/keil/index.html", "../../start.js"), "start.js");
    for (address, home, file) in [
        ("", "#", "../"),
        ("404.html", "./", "../"),
        ("rules/keil/", "../../", "../../../"),
    ] {
        for language in Language::ALL {
            let root = link::Root::of(address, language);
            assert_eq!(root.to(link::Link::Home), home, "{address:?}");
        }
        assert_eq!(
            link::Root::of(address, Language::Spanish).file("./"),
            file,
            "{address:?}"
        );
    }
}

#[test]
fn the_page_for_missing_addresses_leads_home_from_any_of_them() {
    let mut assets = assets();
    for (site, root) in [(None, "/"), (Some("https://boards.example/a/"), "/a/")] {
        assets.published_at = site.map(|site| site.parse().expect("an address"));
        let files = crate::site(&assets, &crate::Contents::default(), "0", Language::English);
        let page = files.iter().find(|file| file.path == missing::ADDRESS);
        let page = page.expect("a page");
        let elements = parsed(page).elements;
        let links = elements.iter().filter(|element| element.name == "a");
        for link in links.filter_map(|link| link.get("href")) {
            assert!(link.starts_with(root) || link == "#main", "{link}");
        }
        // Whatever folder it is shown in, one of the first scripts lies in the root, and so do the sheets without scripts.
        let ways: Vec<&str> = elements.iter().filter_map(|element| element.get("src")).collect();
        let without = page
            .html
            .split("<noscript>")
            .nth(1)
            .and_then(|rest| rest.split("</noscript>").next());
        let sheets =
            |way: &str| without.is_some_and(|part| part.contains(&format!("href=\"{way}style-2.css\"")));
        for depth in 0..=8 {
            let folder = "a/".repeat(depth);
            let leads_to_root =
                |way: &&str| way.matches("../").count() == depth && resolved(&folder, way) == ROOT_SCRIPT;
            assert!(ways.iter().any(leads_to_root), "{folder}");
            let up = if depth == 0 {
                "./".to_owned()
            } else {
                "../".repeat(depth)
            };
            assert_eq!(sheets(&up), site.is_none(), "{folder}");
        }
        assert!(sheets(root), "in a folder of any depth, where the root is known");
    }
}
