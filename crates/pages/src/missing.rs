//! The page that a static host shows for an address without a file.

use maud::html;

use super::link::{Link, Root, others};
use super::page::Page;
use super::plain_script::plain_script;
use super::site_address::SiteAddress;
use super::words::Words;
use tessera_core::language::Language;

/// The address of the page.
pub(super) const ADDRESS: &str = "404.html";

/// The name in the site's folder of the script by which the page finds the root of the site.
pub const ROOT_SCRIPT: &str = "root.js";

/// That script as it is sent.
pub fn root_script() -> String {
    plain_script(include_str!("../../../www/root.js"))
}

/// How many folders below the root of the site a missing address may lie so that the page still finds the root.
const DEEPEST: usize = 8;

/// The ways from a missing address to where the root of the site may be.
pub(super) fn ways_to_root() -> impl Iterator<Item = String> {
    (0..=DEEPEST).map(|folders| match folders {
        0 => "./".to_owned(),
        folders => "../".repeat(folders),
    })
}

/// The page for missing addresses. A host shows it at any of them, where relative addresses lead elsewhere. So its links
/// begin with the root of the site as far as the build knows it, else with that of the host, and [`ROOT_SCRIPT`] puts them
/// right. A host has one such page, so it speaks all languages.
pub(super) fn page(language: Language, site: Option<&SiteAddress>) -> Option<Page> {
    if !language.folder().is_empty() {
        return None;
    }
    let words = Words::of(language);
    let root = Root::from_host(site, language);
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
    Some(Page {
        language,
        address: ADDRESS.to_owned(),
        title: format!("{} · Tessera", words.missing_title),
        description: words.missing.to_owned(),
        in_every_language: false,
        hosts_app: false,
        main,
    })
}
