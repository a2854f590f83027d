//! A page before it is put into the shell.

use maud::Markup;

use tessera_core::language::Language;

/// What a page says of itself, and its contents.
pub(super) struct Page {
    pub language: Language,
    /// The address among the pages in its language: empty for home, `rules/linage/`, `404.html`.
    pub address: String,
    pub title: String,
    /// What search engines show below the title.
    pub description: String,
    /// Whether there is a page at the same address in every language.
    pub in_every_language: bool,
    /// Whether the app starts on this page when the fragment of the address asks for it.
    pub hosts_app: bool,
    /// What stands in `<main>`.
    pub main: Markup,
}
