//! Parts of the site that have style sheets and scripts of their own.

use super::joined::{HOME_SCRIPTS, Joined, RULES_ASIDE, STORES, VIEW_SCRIPTS};
use super::link::{EMBEDDING, LEARN, PUZZLES, REPORTS};
use super::page::Page;

/// A part of the site that has files of its own, which no other page loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// The home page, which hosts the app.
    Home,
    /// The pages of reports.
    Reports,
    /// The list of puzzles.
    Puzzles,
    /// The pages of lessons.
    Learn,
    /// The page on how to embed boards.
    Embedding,
    /// The frame for pages of other sites.
    Frame,
}

impl Section {
    /// Every part, in the order of the enum.
    pub const ALL: [Section; 6] = [
        Section::Home,
        Section::Reports,
        Section::Puzzles,
        Section::Learn,
        Section::Embedding,
        Section::Frame,
    ];

    /// The part that a page belongs to, if it needs files of its own.
    pub(super) fn of(page: &Page) -> Option<Section> {
        match page.address.as_str() {
            _ if page.hosts_app => Some(Section::Home),
            PUZZLES => Some(Section::Puzzles),
            EMBEDDING => Some(Section::Embedding),
            address if address.starts_with(REPORTS) => Some(Section::Reports),
            address if address.starts_with(LEARN) => Some(Section::Learn),
            _ => None,
        }
    }

    /// Its files in `www/`: each group is sent as one script and one style sheet.
    pub fn groups(self) -> &'static [Joined] {
        match self {
            Section::Home => const { &[STORES, VIEW_SCRIPTS, HOME_SCRIPTS, RULES_ASIDE] },
            Section::Reports => const { &[Joined::new("report", &["figure", "chart", "report_print"])] },
            Section::Puzzles => const { &[Joined::new("puzzles", &["puzzle_list"])] },
            Section::Learn => const { &[Joined::new("learn", &[])] },
            Section::Embedding => const { &[Joined::new("embedding", &[])] },
            Section::Frame => const { &[Joined::new("frame", &["embed"])] },
        }
    }
}

/// The built files of a part of the site, in the order in which they are loaded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SectionFiles {
    /// The addresses of its style sheets.
    pub styles: Vec<String>,
    /// The addresses of its scripts.
    pub scripts: Vec<String>,
}

impl SectionFiles {
    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &String> {
        self.styles.iter().chain(&self.scripts)
    }
}
