//! The files that a browser asks for until the first stone of a play link is placed.

use std::collections::BTreeSet;

use super::style_sheets::{attribute, resolve, style_sheets};

/// The parts of the app that no play link between persons, in English, waits for.
const NOT_OF_A_GAME: [&str; 5] = ["ai", "es", "frame", "home", "later"];
/// What the games with two sides share, and the game that has none: as `www/parts.js` loads them.
const SIDES: &str = "sides";
const WITHOUT_SIDES: &str = "carcassonne";

/// For each game, the paths, from the root of the site, of what the home page names and a game between persons needs, each once:
/// the page itself, its style sheets and scripts, and the parts of the app. The specs hold that the browser asks for nothing
/// else. A page whose app is in one part has one such set.
pub fn first_moves(home: &str) -> Vec<BTreeSet<String>> {
    let mut files = style_sheets("index.html", home);
    files.insert("index.html".to_owned());
    // Parts of the app and style sheets that come with them.
    let mut parts = Vec::new();
    let scripts = home.split("<script").skip(1);
    for tag in scripts.filter_map(|rest| rest.split('>').next()) {
        // The script that starts the app names it.
        let named = ["src", "data-app", "data-wasm", "data-styles", "data-parts"];
        let named = named.map(|name| attribute(tag, name));
        for named in named.into_iter().flatten().flat_map(str::split_whitespace) {
            match named.split_once('=') {
                Some((part, address)) => {
                    parts.extend(resolve("index.html", address).map(|file| (part, file)));
                }
                None => files.extend(resolve("index.html", named)),
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
        return vec![files];
    }
    let with = |game: &str| {
        let needed = parts
            .iter()
            .filter(|(name, _)| *name == game || (*name == SIDES && game != WITHOUT_SIDES));
        files
            .iter()
            .chain(needed.map(|(_, file)| file))
            .cloned()
            .collect()
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
        let files: Vec<String> = first_moves(home).remove(0).into_iter().collect();
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
        let parts: Vec<Vec<String>> = (first_moves(home).into_iter())
            .map(|files| files.into_iter().filter(|file| file.contains('-')).collect())
            .collect();
        assert_eq!(
            parts,
            [
                vec!["carcassonne-3.wasm", "land-6.css"],
                vec!["keil-2.wasm", "sides-1.wasm"]
            ]
        );
    }
}
