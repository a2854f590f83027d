//! The files that a browser asks for until a game can be played, or its board is seen in a page of others.

use std::collections::{BTreeMap, BTreeSet};

use super::style_sheets::{attribute, resolve, style_sheets};

/// The parts of the app that neither a play link between persons nor a board in another page waits for, in English, but for those
/// that a page names.
const NOT_OF_A_GAME: [&str; 8] = ["ai", "es", "esStudy", "frame", "home", "later", "review", "study"];
/// What the games with two sides share, and the game that has none: as `www/parts.js` loads them.
const SIDES: &str = "sides";
const WITHOUT_SIDES: &str = "carcassonne";

/// For each game, by the name of its part, the paths, from the root of the site, of what the page at a path names and a game
/// needs there, each once: the page itself, its style sheets and scripts, and the parts of the app, with those of the page. The
/// specs hold that the browser asks for nothing else. A page whose app is in one part has one such set, of no name.
pub fn first_loads(path: &str, html: &str, of_page: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut files = style_sheets(path, html);
    files.insert(path.to_owned());
    // Parts of the app and style sheets that come with them.
    let mut parts = Vec::new();
    let scripts = html.split("<script").skip(1);
    for tag in scripts.filter_map(|rest| rest.split('>').next()) {
        // The script that starts the app names it.
        let named = ["src", "data-app", "data-wasm", "data-styles", "data-parts"];
        let named = named.map(|name| attribute(tag, name));
        for named in named.into_iter().flatten().flat_map(str::split_whitespace) {
            match named.split_once('=') {
                Some((part, address)) => parts.extend(resolve(path, address).map(|file| (part, file))),
                None => files.extend(resolve(path, named)),
            }
        }
    }
    let is_game = |name: &str| name != SIDES && !NOT_OF_A_GAME.contains(&name);
    let games: BTreeSet<&str> = parts
        .iter()
        .map(|(name, _)| *name)
        .filter(|name| is_game(name))
        .collect();
    if games.is_empty() {
        return BTreeMap::from([(String::new(), files)]);
    }
    let with = |game: &str| {
        let is_needed =
            |part: &str| part == game || of_page.contains(&part) || (part == SIDES && game != WITHOUT_SIDES);
        let needed = parts.iter().filter(|(part, _)| is_needed(part));
        let files = files.iter().chain(needed.map(|(_, file)| file));
        (game.to_owned(), files.cloned().collect())
    };
    games.into_iter().map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_home_page_names_its_own_files_and_those_of_the_app() {
        let home = r#"<link rel="stylesheet" href="./a.css"><link rel="icon" href="./icon.svg">
            <script src="./start.js" data-app="./site.js" data-wasm="./site_bg.wasm" data-styles="./b.css ./a.css"></script>
            <script src="./home.js" defer></script>"#;
        let loads = first_loads("index.html", home, &[]);
        let files: Vec<&String> = loads[""].iter().collect();
        let named = [
            "a.css",
            "b.css",
            "home.js",
            "index.html",
            "site.js",
            "site_bg.wasm",
            "start.js",
        ];
        assert_eq!(files, named);
    }

    #[test]
    fn a_first_move_needs_the_part_of_its_game_and_what_games_with_sides_share() {
        let home = r#"<script src="./start.js" data-app="./site.js" data-wasm="./site_bg.wasm"
            data-styles="./a.css carcassonne=./land-6.css later=./review-7.css" data-parts="sides=./sides-1.wasm keil=./keil-2.wasm carcassonne=./carcassonne-3.wasm home=./home-4.wasm later=./later-5.wasm"
            ></script>"#;
        let parts = |of_page: &[&str]| {
            let loads = first_loads("index.html", home, of_page).into_iter();
            let of_parts = loads.map(|(game, files)| {
                let files = files.into_iter().filter(|file| file.contains('-'));
                (game, files.collect::<Vec<_>>().join(" "))
            });
            of_parts.collect::<Vec<_>>()
        };
        let load = |game: &str, files: &str| (game.to_owned(), files.to_owned());
        assert_eq!(
            parts(&[]),
            [
                load("carcassonne", "carcassonne-3.wasm land-6.css"),
                load("keil", "keil-2.wasm sides-1.wasm")
            ]
        );
        assert_eq!(
            parts(&["home"])[1],
            load("keil", "home-4.wasm keil-2.wasm sides-1.wasm")
        );
    }
}
