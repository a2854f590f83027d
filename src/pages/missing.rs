//! The page that a static host shows for an address where nothing lies.

use maud::html;

use super::link::{Link, Root};
use super::page::Page;
use super::words::Words;
use crate::language::Language;

const ADDRESS: &str = "404.html";

/// The page for missing addresses. It names its files from the root of the site, so a host that shows it below
/// a folder shows it without style.
pub(super) fn pages(language: Language) -> Vec<Page> {
    let words = Words::of(language);
    let main = html! {
        section.lost {
            h1 { (words.missing_title) }
            p { (words.missing) }
            p.actions { a.button.primary href=(Root::of(ADDRESS).to(Link::Home)) { (words.all_games) } }
        }
    };
    vec![Page {
        address: ADDRESS.to_owned(),
        title: format!("{} · Tessera", words.missing_title),
        description: words.missing.to_owned(),
        hosts_app: false,
        main,
    }]
}
