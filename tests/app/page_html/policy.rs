//! The policy of `www/policy.js` lets every page through: a page with another tag, or an address that leads elsewhere, would
//! not be shown at all.

use std::collections::HashSet;

use super::{PAGE, Screen, pages, read};
use tessera_core::language::Language;
use tessera_views as views;

/// The address of the site in the language of the page, for links out of a frame.
const HOME: &str = "https://tessera.example/es/";

fn script() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/policy.js");
    std::fs::read_to_string(path).expect("the script")
}

/// What stands between two texts.
fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let (_, rest) = text.split_once(before).expect(before);
    rest.split_once(after).expect(after).0
}

/// The tags that the policy lets through.
fn tags(script: &str) -> HashSet<String> {
    let list = between(script, "'</?(?:", ")' +");
    let list: String = list.chars().filter(|c| !" \n+'".contains(*c)).collect();
    let headings = list.replace("h[1-3]", "h1|h2|h3");
    headings.split('|').map(str::to_owned).collect()
}

#[test]
fn the_policy_of_the_page_lets_every_page_through() {
    let script = script();
    let (tags, other_site) = (tags(&script), between(&script, "ACCURACY = '", "\"'"));
    let screen = Screen {
        open: views::dialogs().collect(),
        zooms: true,
        home: HOME.into(),
        ..Screen::default()
    };
    for (name, app) in pages(Language::Spanish) {
        let page = read(&views::page(&app.model, &screen).html(PAGE));
        // The first is the page itself.
        for element in page.all().into_iter().skip(1) {
            assert!(tags.contains(&element.tag), "{name}: <{}>", element.tag);
            for (attribute, value) in &element.attributes {
                let runs = ["on", "style", "src", "action", "form"];
                assert!(
                    !runs.iter().any(|begin| attribute.starts_with(begin)),
                    "{name}: {attribute}"
                );
                let is_plain = attribute
                    .bytes()
                    .all(|byte| byte == b'-' || byte.is_ascii_alphanumeric());
                assert!(is_plain, "{name}: {attribute}");
                let before_fragment = value.split('#').next().unwrap_or_default();
                let leads_on = attribute == "href" && before_fragment.contains([':', '&']);
                let may_lead = value == other_site || value.starts_with(HOME);
                assert!(!leads_on || may_lead, "{name}: {value}");
            }
        }
    }
}
