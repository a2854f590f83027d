//! The static pages: home, the rules of each game, and the page for a missing address, as HTML that needs no
//! JavaScript.
//!
//! A page is a file here and a line in [`PAGES`]; `lab pages` writes them into the folder that Trunk has built.
//! Every address in them is relative, so the site works below any path of a host.

mod assets;
mod home;
mod link;
mod missing;
mod rules;
mod shell;
#[cfg(test)]
mod tests;
mod words;

use maud::{Markup, PreEscaped};

pub use assets::{Assets, Missing};

use crate::catalog;
use crate::language::Language;
use crate::play::Record;
use words::Words;

/// Every kind of page: each function makes the pages of its kind.
const PAGES: &[fn(&Words) -> Vec<Page>] = &[home::pages, rules::pages, missing::pages];

/// A page before it is put into the shell.
struct Page {
    /// The address from the root of the site: empty for home, `rules/linage/`, `404.html`.
    address: String,
    /// The title of the document.
    title: String,
    /// What search engines show below the title.
    description: String,
    /// Whether the app starts on this page when the fragment of the address asks for it.
    hosts_app: bool,
    /// What stands in `<main>`.
    main: Markup,
}

/// A file of the site.
pub struct File {
    /// The path in the site's folder: `rules/linage/index.html`.
    pub path: String,
    /// The HTML document.
    pub html: String,
}

/// Makes every static page in a language. `build` identifies the build and is written into each page.
pub fn site(assets: &Assets, build: &str, language: Language) -> Vec<File> {
    let file = |page: Page| File {
        path: match page.address.as_str() {
            folder if folder.is_empty() || folder.ends_with('/') => format!("{folder}index.html"),
            file => file.to_owned(),
        },
        html: shell::document(&page, assets, build, language),
    };
    let words = Words::of(language);
    PAGES.iter().flat_map(|pages| pages(words)).map(file).collect()
}

/// The board after the plies of a record, as inline SVG.
///
/// # Panics
/// If the record cannot be opened: pages only draw records of the catalogue, and a test opens all of them.
fn board(record: &str) -> Markup {
    let record = Record::parse(record).expect("the catalogue's examples are records");
    let (table, _) =
        catalog::replayed(&record, Language::English).expect("the catalogue's examples can be opened");
    PreEscaped(table.scene().compact_svg())
}
