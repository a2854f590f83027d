//! The page that a static host shows for an address where nothing lies.

use maud::html;

use super::contents::Contents;
use super::link::{Link, Root, others};
use super::page::Page;
use super::words::Words;
use crate::language::Language;

const ADDRESS: &str = "404.html";

/// The page for missing addresses. It names its files from the root of the site, so a host that shows it below
/// a folder shows it without style. A host has one such page, so it speaks all languages.
pub(super) fn pages(_: &Contents, language: Language) -> Vec<Page> {
    if !language.folder().is_empty() {
        return Vec::new();
    }
    let words = Words::of(language);
    let root = Root::of(ADDRESS, language);
    let main = html! {
        section.lost {
            h1 { (words.missing_title) }
            p { (words.missing) }
            p.actions { a.button.primary href=(root.to(Link::Home)) { (words.all_games) } }
            @for other in others(language) {
                div lang=(other.tag()) {
                    p { (Words::of(other).missing) }
                    p.actions {
                        a.button href=(root.in_language("", other)) data-language=(other.tag()) {
                            (Words::of(other).all_games)
                        }
                    }
                }
            }
        }
    };
    vec![Page {
        language,
        address: ADDRESS.to_owned(),
        title: format!("{} · Tessera", words.missing_title),
        description: words.missing.to_owned(),
        in_every_language: false,
        hosts_app: false,
        main,
    }]
}
