//! The HTML of a frame that shows the board of a game in any page.

use super::link::frame_address;
use crate::catalog::GameId;
use crate::language::Language;

/// What stands for the address of the site where HTML is shown to people.
pub(super) const HOST: &str = "https://HOST/";

/// A frame with the example of a game; [`HOST`] stands for the address of the site.
pub(super) fn frame(game: GameId, language: Language) -> String {
    let about = game.about_in(language);
    let address = frame_address(language);
    // Names and records have no character that HTML reads otherwise.
    format!(
        "<iframe src=\"{HOST}{address}#{}\" title=\"{}\" loading=\"lazy\" referrerpolicy=\"no-referrer\" \
         sandbox=\"allow-scripts allow-popups allow-popups-to-escape-sandbox\" allow=\"fullscreen; clipboard-write\" \
         style=\"width:100%;aspect-ratio:4/5;border:0\"></iframe>",
        about.example, about.name
    )
}
