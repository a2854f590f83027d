//! The addresses that pages link to, written in one place.

use super::page::Page;
use crate::catalog::GameId;

/// The way from a page to the root of the site: empty on the home page, else `./`, `../`, `../../`.
#[derive(Clone, Debug)]
pub(super) struct Root(String);

/// What a page links to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Link<'a> {
    /// The home page.
    Home,
    /// A new game with the choices of the last set-up.
    Play(GameId),
    /// The set-up of a game.
    SetUp(GameId),
    /// The settings.
    Settings,
    /// The position of a record.
    Position(&'a str),
    /// The rules of a game.
    Rules(GameId),
}

impl Root {
    /// The root as the page at this address names it.
    pub fn of(address: &str) -> Root {
        Root(match address.matches('/').count() {
            0 if address.is_empty() => String::new(),
            0 => "./".to_owned(),
            folders => "../".repeat(folders),
        })
    }

    /// The address of a link.
    pub fn to(&self, link: Link) -> String {
        let root = &self.0;
        match link {
            // A fragment, so that the app, once it runs, is kept.
            Link::Home if root.is_empty() => "#".to_owned(),
            Link::Home => root.clone(),
            Link::Play(game) => format!("{root}#play/{}", game.id()),
            Link::SetUp(game) => format!("{root}#setup/{}", game.id()),
            Link::Settings => format!("{root}#settings"),
            Link::Position(record) => format!("{root}#{record}"),
            Link::Rules(game) => format!("{root}{}", rules_address(game)),
        }
    }

    /// The address of a built file, given as the home page names it.
    pub fn file(&self, name: &str) -> String {
        if name.starts_with('/') || name.contains("://") {
            return name.to_owned();
        }
        format!("{}{}", self.0, name.strip_prefix("./").unwrap_or(name))
    }
}

impl Page {
    /// The way from the page to the root of the site.
    pub fn root(&self) -> Root {
        Root::of(&self.address)
    }
}

/// The address of the rules of a game, from the root of the site.
pub(super) fn rules_address(game: GameId) -> String {
    format!("rules/{}/", game.id())
}
