//! The files that a browser asks for until the first stone of a play link is placed.

use std::collections::BTreeSet;

use super::style_sheets::{attribute, resolve, style_sheets};

/// The paths, from the root of the site, of what the home page names and a game between persons needs, each once: the page
/// itself, its style sheets and scripts, and the app. The specs hold that the browser asks for nothing else.
pub fn first_move(home: &str) -> BTreeSet<String> {
    let mut files = style_sheets("index.html", home);
    files.insert("index.html".to_owned());
    let scripts = home.split("<script").skip(1);
    for tag in scripts.filter_map(|rest| rest.split('>').next()) {
        // The script that starts the app names it.
        let named = ["src", "data-app", "data-wasm", "data-styles"].map(|name| attribute(tag, name));
        let addresses = named.into_iter().flatten().flat_map(str::split_whitespace);
        files.extend(addresses.filter_map(|address| resolve("index.html", address)));
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_home_page_names_the_app_and_its_own_files() {
        let home = r#"<link rel="stylesheet" href="./a.css"><link rel="icon" href="./icon.svg">
            <script src="./start.js" data-app="./site.js" data-wasm="./site_bg.wasm" data-styles="./b.css ./a.css"></script>
            <script src="./home.js" defer></script>"#;
        let files: Vec<String> = first_move(home).into_iter().collect();
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
}
