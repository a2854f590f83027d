//! The static pages: home, the rules of each game, the reports, the list of puzzles, the page on embedding, and the page
//! for a missing address, as HTML that needs no JavaScript.
//!
//! A page is a file here and a line in [`PAGES`]; [`Pages`] writes them into the folder that Trunk has built.
//! Every address in them is relative, so the site works below any path of a host.
//!
//! ```
//! use tessera_core::language::Language;
//! use tessera_pages::{Assets, Contents, site};
//!
//! // Without reports, puzzles and lessons there are home, the rules, the page on embedding and the frame.
//! let files = site(&Assets::default(), &Contents::default(), "build-1", Language::English);
//! let rules = files.iter().find(|file| file.path == "rules/linage/index.html").unwrap();
//! assert!(rules.html.starts_with("<!DOCTYPE html><html lang=\"en\""));
//! ```
//!
//! ## Modules
//!
//! - `game_files.rs`: the files that pages are drawn from (reports, puzzles, lessons): of each kind one for a game,
//!   read and held in one way
//! - `rule.rs`: a paragraph of rules with the steps of the lesson that show it, before and after
//! - `daily.rs`: pictures and tasks of the listed puzzles, of which `www/daily.js` shows that of the day on home
//! - `puzzle_list/`: the list of puzzles and the paths of a theme; `www/puzzles.js` marks what was solved
//! - `learn/`: the list of lessons and a page for each; `www/learn.js` marks what is done
//! - `{chart,report}/`: the pages of the reports, from `www/report/GAME.json` alone; `www/report.js` adds the files,
//!   the arrow keys and the comparison

mod assets;
mod board;
mod chart;
mod command;
mod contents;
mod daily;
mod embed;
mod embed_script;
mod embedding;
mod frame;
mod game_files;
mod home;
mod icons;
mod joined;
mod joining;
mod kept_words;
mod learn;
mod link;
mod loading;
mod missing;
mod oembed;
mod offline;
mod page;
mod part_styles;
mod plain_script;
mod plain_style;
mod policy;
mod puzzle_list;
mod report;
mod rule;
mod rules;
mod section;
mod shell;
mod site_address;
#[cfg(test)]
mod tests;
mod words;

pub use assets::{Assets, Missing};
pub use command::Pages;
pub use contents::Contents;
pub use daily::{daily_positions, is_daily_file};
pub use embed_script::{EMBED_SCRIPT, embed_script};
pub use game_files::{BadGameFile, GameFile, GameFiles};
pub use link::{daily_file, lesson_file, puzzle_file, report_file};
pub use missing::{ROOT_SCRIPT, root_script};
pub use oembed::{OEMBED, oembed};
pub use offline::{SERVICE_WORKER, manifest, manifest_name, service_worker, service_worker_that_leaves};
pub use plain_script::plain_script;
pub use policy::headers;
pub use site_address::{BadSiteAddress, SiteAddress};

use page::Page;
use tessera_app::embed::frame_address;
use tessera_core::language::Language;

/// Every kind of page: each function makes the pages of its kind.
const PAGES: &[fn(&Contents, Language) -> Vec<Page>] = &[
    home::pages,
    rules::pages,
    report::pages,
    puzzle_list::pages,
    learn::pages,
];

/// A file of the site.
pub struct File {
    /// The path in the site's folder: `rules/linage/index.html`, `es/index.html`.
    pub path: String,
    /// The HTML document.
    pub html: String,
}

/// Makes every static page in a language. `build` identifies the build and is written into each page.
pub fn site(assets: &Assets, contents: &Contents, build: &str, language: Language) -> Vec<File> {
    let file = |page: Page| File {
        path: match language.folder() + &page.address {
            folder if folder.is_empty() || folder.ends_with('/') => format!("{folder}index.html"),
            file => file,
        },
        html: shell::document(&page, assets, contents, build),
    };
    let embedding = embedding::page(language, assets.published_at.as_ref());
    let frame = File {
        path: frame_address(language),
        html: embed::document(assets, build, language),
    };
    let pages = PAGES.iter().flat_map(|pages| pages(contents, language));
    let missing = missing::page(language, assets.published_at.as_ref());
    let pages = pages.chain([embedding]).chain(missing).map(file);
    pages.chain([frame]).collect()
}
