//! The addresses that pages link to, written in one place.
//!
//! The pages in English lie at the root of the site, those in another language in a folder named by its tag, at the same
//! addresses below it: `rules/linage/`, `es/rules/linage/`.

use super::page::Page;
use super::site_address::SiteAddress;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// The address of the page for authors of other pages, among the pages in a language.
pub(super) const EMBEDDING: &str = "embedding/";

/// The address of the list of reports, among the pages in a language.
pub(super) const REPORTS: &str = "report/";
/// The address of the page that compares two of them.
pub(super) const COMPARE: &str = "report/compare/";

/// The address of the list of puzzles, among the pages in a language.
pub(super) const PUZZLES: &str = "puzzles/";

/// The address of the list of lessons, among the pages in a language.
pub(super) const LEARN: &str = "learn/";

/// The address of the page of a lesson, among the pages in a language.
pub(super) fn lesson_address(game: GameId) -> String {
    format!("{LEARN}{}/", game.id())
}

/// The path of the lesson of a game as JSON, from the root of the site.
pub fn lesson_file(game: GameId) -> String {
    format!("lessons/{}.json", game.id())
}

/// The path of the puzzles of a game as JSON, from the root of the site.
pub fn puzzle_file(game: GameId) -> String {
    format!("{PUZZLES}{}.json", game.id())
}

/// The path of a file with the pictures of those puzzles, from the root of the site.
pub fn daily_file(game: GameId, number: usize) -> String {
    format!("{PUZZLES}{}.daily-{number}.json", game.id())
}

/// The address of the report of a game, among the pages in a language.
pub(super) fn report_address(game: GameId) -> String {
    format!("{REPORTS}{}/", game.id())
}

/// The path of the report of a game as JSON, from the root of the site.
pub fn report_file(game: GameId) -> String {
    format!("{REPORTS}{}.json", game.id())
}

/// The ways from a page to what it links to.
#[derive(Clone, Debug)]
pub(super) struct Root {
    /// The way to the home page in the language of the page: empty on that page, else `./`, `../`, `../../`.
    pages: String,
    /// The way to the root of the site, where the built files lie: empty on the home page in English.
    files: String,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Link<'a> {
    Home,
    /// A new game with the choices of the last set-up.
    Play(GameId),
    SetUp(GameId),
    Settings,
    /// The position of a record.
    Position(&'a str),
    Rules(GameId),
    /// The page for authors of other pages.
    Embedding,
    /// The review of a record, at the ply that it shows.
    Review(&'a str),
    /// The list of reports.
    Reports,
    Report(GameId),
    /// Two reports side by side.
    Compare(GameId, GameId),
    /// The list of puzzles.
    Puzzles,
    /// The puzzles of a game in that list.
    PuzzlesOf(GameId),
    /// A puzzle by its id.
    Puzzle(&'a str),
    /// The same, followed by the others of its path.
    PuzzleOnPath(&'a str),
    DailyPuzzle,
    /// The list of lessons.
    Learn,
    /// The page of the lesson of a game.
    Lesson(GameId),
    /// The first step of a lesson that is not done.
    LessonNext(GameId),
    /// A step of a lesson by its number.
    LessonStep(GameId, u8),
}

impl Root {
    /// The root as the page at this address of a language names it.
    pub fn of(address: &str, language: Language) -> Root {
        let way = |address: &str| match address.matches('/').count() {
            0 if address.is_empty() => String::new(),
            0 => "./".to_owned(),
            folders => "../".repeat(folders),
        };
        Root {
            pages: way(address),
            files: way(&(language.folder() + address)),
        }
    }

    /// The root for a page that is shown at any address: from the host's own root on, below which the site is published.
    pub fn from_host(site: Option<&SiteAddress>, language: Language) -> Root {
        let files = site.map_or("/", SiteAddress::path).to_owned();
        Root {
            pages: format!("{files}{}", language.folder()),
            files,
        }
    }

    /// The address of a link.
    pub fn to(&self, link: Link) -> String {
        let root = &self.pages;
        match link {
            // A fragment, so that the app, once it runs, is kept.
            Link::Home if root.is_empty() => "#".to_owned(),
            Link::Home => root.clone(),
            Link::Play(game) => format!("{root}#play/{}", game.id()),
            Link::SetUp(game) => format!("{root}#setup/{}", game.id()),
            Link::Settings => format!("{root}#settings"),
            Link::Position(record) => format!("{root}#{record}"),
            Link::Rules(game) => format!("{root}{}", rules_address(game)),
            Link::Embedding => format!("{root}{EMBEDDING}"),
            Link::Review(record) => format!("{root}#review/{record}"),
            Link::Reports => format!("{root}{REPORTS}"),
            Link::Report(game) => format!("{root}{}", report_address(game)),
            Link::Puzzles => format!("{root}{PUZZLES}"),
            Link::PuzzlesOf(game) => format!("{root}{PUZZLES}#{}", game.id()),
            Link::Puzzle(id) => format!("{root}#puzzle/{id}/r"),
            Link::PuzzleOnPath(id) => format!("{root}#puzzle/{id}/path/r"),
            Link::DailyPuzzle => format!("{root}#puzzle/daily/r"),
            Link::Learn => format!("{root}{LEARN}"),
            Link::Lesson(game) => format!("{root}{}", lesson_address(game)),
            Link::LessonNext(game) => format!("{root}#learn/{}", game.id()),
            Link::LessonStep(game, number) => format!("{root}#learn/{}/{number}", game.id()),
            Link::Compare(a, b) => format!("{root}{COMPARE}?a={}&b={}", a.id(), b.id()),
        }
    }

    /// The address of a built file, given as the home page names it.
    pub fn file(&self, name: &str) -> String {
        if name.starts_with('/') || name.contains("://") {
            return name.to_owned();
        }
        format!("{}{}", self.files, name.strip_prefix("./").unwrap_or(name))
    }

    /// The address of a page in a language, given as it is within the language.
    pub fn in_language(&self, address: &str, language: Language) -> String {
        match format!("{}{}{address}", self.files, language.folder()) {
            here if here.is_empty() => "./".to_owned(),
            there => there,
        }
    }
}

/// The other languages in which there are pages.
pub(super) fn others(language: Language) -> impl Iterator<Item = Language> {
    let is_spoken = Language::ALL.contains(&language);
    let spoken = Language::ALL.into_iter();
    spoken.filter(move |&other| is_spoken && other != language)
}

impl Page {
    /// The way from the page to the root of the site.
    pub fn root(&self) -> Root {
        Root::of(&self.address, self.language)
    }
}

/// The address of the rules of a game, from the root of the site.
pub(super) fn rules_address(game: GameId) -> String {
    format!("rules/{}/", game.id())
}
