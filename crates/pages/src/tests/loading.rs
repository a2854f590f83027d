//! What a page shows while the app is loaded, and the rules that open beside its board.

use std::collections::BTreeSet;
use std::fs;

use maud::html;

use super::{Document, contents, files, language_of, parsed};
use tessera_app::words::PanelWords;
use tessera_games::catalog::GameId;

/// The value of an attribute of the script that starts the app; none where a page has no such script, or it no such attribute.
fn of_starter<'d>(document: &'d Document, name: &str) -> Option<&'d str> {
    let scripts = document
        .elements
        .iter()
        .filter(|element| element.get("src").is_some());
    scripts.filter_map(|script| script.get(name)).next()
}

#[test]
fn home_holds_the_rules_of_every_game_in_short_for_who_waits_for_its_board() {
    let files = files();
    let is_home = |path: &str| ["index.html", "es/index.html"].contains(&path);
    for file in &files {
        let language = language_of(file);
        let heading = format!("<h2>{}</h2>", PanelWords::of(language).rules_in_short);
        assert_eq!(file.html.contains(&heading), is_home(&file.path), "{}", file.path);
        for &game in GameId::ALL.iter().filter(|_| is_home(&file.path)) {
            let rules = game.about_in(language).rules;
            let list =
                html! { ol data-game=(game.id()) hidden { @for rule in rules { li { (rule.text) } } } };
            let list = list.into_string();
            assert!(file.html.contains(&list), "{}: {list}", file.path);
        }
    }
}

#[test]
fn only_pages_that_load_the_app_know_how_large_its_parts_are() {
    for file in files() {
        let document = parsed(&file);
        let parts = of_starter(&document, "data-parts").map(|parts| parts.split(' ').count());
        let sizes = of_starter(&document, "data-sizes").map(|sizes| sizes.split(' ').count());
        // The first part has no name.
        assert_eq!(sizes, parts.map(|parts| parts + 1), "{}", file.path);
    }
}

#[test]
fn a_page_that_loads_has_a_bar_for_the_eye_and_words_beside_it_for_the_ear() {
    for file in files() {
        let bar =
            r#"<progress aria-hidden="true" hidden></progress><span class="unseen" role="status"></span>"#;
        assert_eq!(file.html.matches(bar).count(), 1, "{}", file.path);
    }
}

#[test]
fn the_page_with_a_board_names_the_script_of_the_rules_beside_it_and_runs_it_when_it_is_asked_for() {
    for file in files() {
        let document = parsed(&file);
        let hosts_board = file.html.contains("id=\"home\"");
        assert_eq!(
            of_starter(&document, "data-aside").is_some(),
            hosts_board,
            "{}",
            file.path
        );
        let mut sources = document.elements.iter().filter_map(|element| element.get("src"));
        assert!(sources.all(|src| !src.contains("rules_aside")), "{}", file.path);
    }
}

/// www/rules_aside.js puts the article of the rules into the page, which the policy must let through.
#[test]
fn the_policy_lets_the_rules_into_the_page_of_a_board() {
    assert!(!contents().lessons.is_empty(), "the rules have their pictures");
    let policy = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/policy.js");
    let policy = fs::read_to_string(policy).expect("the script");
    let (_, tags) = policy.split_once("'</?(?:").expect("a list of tags");
    let (tags, _) = tags.split_once(")' +").expect("its end");
    let tags: String = tags.chars().filter(|c| !" \n+'".contains(*c)).collect();
    let tags = tags.replace("h[1-3]", "h1|h2|h3");
    let tags: BTreeSet<&str> = tags.split('|').collect();
    for mut file in files() {
        if !file.path.contains("rules/") {
            continue;
        }
        let (_, article) = file.html.split_once("<article").expect("an article");
        let (article, after) = article.split_once("</article>").expect("its end");
        assert!(!after.contains("</article>"), "{}: one article", file.path);
        file.html = format!("<article{article}</article>");
        for element in parsed(&file).elements {
            assert!(
                tags.contains(element.name.as_str()),
                "{}: <{}>",
                file.path,
                element.name
            );
            for (name, value) in &element.attributes {
                assert!(name != "href" || !value.contains(':'), "{}: {value}", file.path);
                let runs = ["on", "style", "src", "action", "form"];
                let is_plain = name
                    .bytes()
                    .all(|byte| byte == b'-' || byte.is_ascii_alphanumeric());
                assert!(
                    is_plain && !runs.iter().any(|begin| name.starts_with(begin)),
                    "{}: {name}",
                    file.path
                );
            }
        }
    }
}
