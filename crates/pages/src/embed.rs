//! The document for frames in pages of other sites: the app without its shell.
//!
//! It has no header and no home, no manifest, no service worker and no script that keeps games. `www/start.js` starts the
//! app at once, or at a click where the fragment of the address says `start=click`; `www/frame.js` tells the page around how
//! that comes on.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::assets::Assets;
use super::icons::{icon, sprite};
use super::link::{Link, Root};
use super::loading::loading;
use super::policy::POLICY;
use super::section::Section;
use super::words::{Words, description};
use tessera_app::embed::FRAME;
use tessera_app::words::HelpWords;
use tessera_core::language::Language;
use tessera_core::scene::gradients;
use tessera_games::catalog::GameId;

pub(super) fn document(assets: &Assets, build: &str, language: Language) -> String {
    let root = Root::of(FRAME, language);
    let markup = html! {
        (DOCTYPE)
        html lang=(language.tag()) data-theme="system" data-embed data-at="app" {
            (head(&root, assets, build, language))
            body {
                (sprite())
                svg.defs width="0" height="0" aria-hidden="true" { defs { (PreEscaped(gradients())) } }
                main #main tabindex="-1" aria-label=(Words::of(language).frame_title) {
                    h1.unseen { "Tessera" }
                    div #app { (cover(language)) }
                }
                (loading(Words::of(language)))
                p #boardhelp hidden { (HelpWords::of(language).board) }
                div.unseen #polite aria-live="polite" {}
                div.unseen #assertive aria-live="assertive" {}
                @for script in &assets.inline_scripts {
                    script { (PreEscaped(script)) }
                }
            }
        }
    };
    markup.into_string()
}

fn head(root: &Root, assets: &Assets, build: &str, language: Language) -> Markup {
    let own = assets.of(Section::Frame);
    let (before, starter) = assets.starters();
    html! {
        head {
            @if assets.inline_scripts.is_empty() {
                meta http-equiv="Content-Security-Policy" content=(POLICY);
            }
            meta charset="utf-8";
            meta name="referrer" content="no-referrer";
            meta name="viewport" content="width=device-width, initial-scale=1";
            // The game is on the site itself, too; a frame alone is nothing to find.
            meta name="robots" content="noindex";
            title { (Words::of(language).frame_title) }
            meta name="description" content=(description(language));
            meta name="color-scheme" content="light dark";
            meta name="build" content=(build);
            link rel="icon" href=(root.file(&assets.icon));
            // The whole site in the language of the frame, and where its files lie.
            link rel="home" hreflang=(language.tag()) href=(root.to(Link::Home));
            link rel="home" hreflang="x-default" href=(root.file("./"));
            @for script in &own.scripts {
                script src=(root.file(script)) {}
            }
            @for script in before {
                script src=(root.file(script)) {}
            }
            script src=(root.file(starter)) data-app=(root.file(&assets.app)) data-wasm=(root.file(&assets.wasm))
                data-parts=[assets.parts(root)] data-sizes=[assets.sizes()] data-styles=(assets.app_styles(root)) {}
            @for script in assets.view_scripts().chain(assets.frame_scripts()) {
                script src=(root.file(script)) defer {}
            }
            @for style in assets.styles.iter().chain(&own.styles) {
                link rel="stylesheet" href=(root.file(style));
            }
        }
    }
}

/// What stands in the frame before anything is loaded, where the address asks for a click: `www/frame.js` writes the game
/// and the number of moves, which the address tells without a program.
fn cover(language: Language) -> Markup {
    let words = Words::of(language);
    html! {
        section.cover #cover hidden {
            @for &game in GameId::ALL {
                p.name data-game=(game.id()) hidden { (game.name()) }
            }
            p.count data-one=((words.moves)("1")) data-many=((words.moves)("{}")) {}
            button.primary data-say="begin" { (icon("play")) (words.show_game) }
        }
        p.unstarted { (words.no_script) }
    }
}
