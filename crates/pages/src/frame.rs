//! The HTML of a frame that shows the board of a game in any page.

use tessera_app::embed::{frame_address, frame_html};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// What stands for the address of the site where HTML is shown to people.
pub(super) const HOST: &str = "https://HOST/";

/// A frame with the example of a game; [`HOST`] stands for the address of the site.
pub(super) fn frame(game: GameId, language: Language) -> String {
    let about = game.about_in(language);
    let address = format!("{HOST}{}#{}", frame_address(language), about.example);
    frame_html(&address, about.name, "width:100%")
}
