//! Scripts and style sheets of `www/` that a release sends as one file: fewer requests, and together they compress better.

/// Files that are sent as one, in the order in which the page of Trunk names them.
pub struct Joined {
    /// The name of the one file, without its hash and extension; one of those that it is made of may have it, too.
    pub name: &'static str,
    /// The names of the others.
    files: &'static [&'static str],
}

/// The style sheets of all pages; all others belong to a part of the site or to the app.
pub const STYLES: Joined = Joined::new("style", &["tokens", "boards", "pages"]);
/// The scripts that every page starts with; all others run last.
pub const FIRST_SCRIPTS: Joined = Joined::new("start", &["policy", "loading", "sheets"]);
/// Of the scripts that every page runs last, those that frames need, too.
pub const FRAME_SCRIPTS: Joined = Joined::new("page", &["translated", "canvases", "paper", "presses"]);
/// What keeps games and reviews on the device.
pub const STORES: Joined = Joined::new(
    "stores",
    &["device_store", "saved_games", "game_files", "reviews"],
);
/// What shows the rules beside a board, once somebody asks for them.
pub const RULES_ASIDE: Joined = Joined::new("rules_aside", &[]);
/// What puts the views of the app into a document, and loads its program.
pub const VIEW_SCRIPTS: Joined = Joined::new("views", &["idiomorph", "events", "parts"]);
/// What only the home page does and shows.
pub const HOME_SCRIPTS: Joined = Joined::new("home", &["starting", "ladder", "kept_line", "daily"]);

impl Joined {
    /// Files that are sent as one with this name.
    pub const fn new(name: &'static str, files: &'static [&'static str]) -> Joined {
        Joined { name, files }
    }

    /// Whether the file at an address is one of these, or all of them.
    pub fn has(&self, address: &str) -> bool {
        let mut names = self.files.iter().chain([&self.name]);
        names.any(|name| is_named(address, name))
    }
}

/// Whether the file at an address is `NAME-HASH` with some extension, or `NAME` alone.
pub fn is_named(address: &str, name: &str) -> bool {
    let file = address.rsplit('/').next().unwrap_or_default();
    file.strip_prefix(name)
        .is_some_and(|rest| rest.starts_with(['-', '.']))
}
