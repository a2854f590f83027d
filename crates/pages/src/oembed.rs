//! What programs that unfurl links read about a game: oEmbed 1.0, as files, because no program runs on the host.
//!
//! Its addresses have to be whole, so it is written where the address of the site is known. The page of a game's rules
//! stands for the game: what follows `#` in a link to a position never reaches a host.

use serde_json::json;

use super::assets::Assets;
use super::frame::{HOST, frame};
use super::link::rules_address;
use super::page::Page;
use super::site_address::SiteAddress;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// The size of a frame in CSS pixels: a board with the list of its moves below.
const SIZE: (u32, u32) = (480, 600);
/// For how many seconds an answer may be kept: a day.
const CACHE_AGE: u32 = 86_400;

/// The folder of the answers, among the pages of a language.
pub const OEMBED: &str = "oembed/";

/// The answers for all games in a language: the path of each in the site's folder, and its JSON.
pub fn oembed(site: &SiteAddress, language: Language) -> impl Iterator<Item = (String, String)> {
    GameId::ALL
        .iter()
        .map(move |&game| (path(game, language), answer(game, site, language)))
}

fn path(game: GameId, language: Language) -> String {
    format!("{}{OEMBED}{}.json", language.folder(), game.id())
}

fn answer(game: GameId, site: &SiteAddress, language: Language) -> String {
    let about = game.about_in(language);
    let (width, height) = SIZE;
    let answer = json!({
        "type": "rich",
        "version": "1.0",
        "title": about.name,
        "author_name": about.designer,
        "provider_name": "Tessera",
        "provider_url": site.address(),
        "cache_age": CACHE_AGE,
        "width": width,
        "height": height,
        "html": frame(game, language).replace(HOST, site.address()),
    });
    format!("{answer:#}\n")
}

/// The whole address of the answer for a page, if it stands for a game, and the name of the game.
pub(super) fn discovered(page: &Page, assets: &Assets) -> Option<(String, &'static str)> {
    let site = assets.published_at.as_ref()?;
    let game = GameId::ALL
        .iter()
        .find(|&&game| rules_address(game) == page.address)?;
    let address = format!("{}{}", site.address(), path(*game, page.language));
    Some((address, game.name()))
}

#[cfg(test)]
mod tests {
    use html5gum::{Token, Tokenizer};

    use super::*;
    use tessera_app::Link;
    use tessera_app::embed::frame_address;

    #[test]
    fn every_answer_has_what_the_format_asks_for_and_a_frame_of_a_game() {
        let site: SiteAddress = "https://boards.example/a/".parse().expect("an address");
        for language in Language::ALL {
            let answers: Vec<_> = oembed(&site, language).collect();
            assert_eq!(answers.len(), GameId::ALL.len());
            for (path, text) in answers {
                let answer: serde_json::Value = serde_json::from_str(&text).expect("JSON");
                assert_eq!(
                    (&answer["type"], &answer["version"]),
                    (&json!("rich"), &json!("1.0"))
                );
                assert!(answer["width"].is_u64() && answer["height"].is_u64());
                let html = answer["html"].as_str().expect("HTML");
                let source = Tokenizer::new(html).flatten().find_map(|token| match token {
                    Token::StartTag(tag) => tag.attributes.get(&b"src"[..]).map(|value| value.to_vec()),
                    _ => None,
                });
                let source = String::from_utf8(source.expect("a frame has an address")).expect("UTF-8");
                let whole = format!("{}{}", site.address(), frame_address(language));
                let (address, record) = source.split_once('#').expect("a record");
                assert_eq!(address, whole, "{path}");
                assert!(Link::from_fragment(record).is_ok(), "{path}: {record}");
            }
        }
    }
}
