//! The frame of every page: head, header, main part, list of keys.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::assets::Assets;
use super::contents::Contents;
use super::embedding::EmbeddingWords;
use super::icons::{icon, sprite};
use super::joined::{HOME_SCRIPTS, RULES_ASIDE};
use super::learn::LearnWords;
use super::link::{LEARN, Link, PUZZLES, REPORTS, Root, others};
use super::loading::loading;
use super::missing;
use super::oembed::discovered;
use super::offline::manifest_name;
use super::page::Page;
use super::policy::POLICY;
use super::section::Section;
use super::words::Words;
use tessera_app::help;
use tessera_app::words::HelpWords;
use tessera_core::language::Language;
use tessera_core::scene::gradients;
use tessera_games::catalog::GameId;

/// The mark of the site: a cut through its boards.
const MARK: &[(&str, &str)] = &[
    ("tile-a", "M3 3h8v8H3z"),
    ("tile-b", "M13 3h8v8h-8z"),
    ("tile-b", "M3 13h8v8H3z"),
    ("tile-c", "M17 12l5 5-5 5-5-5z"),
];

/// The whole document of a page.
pub(super) fn document(page: &Page, assets: &Assets, contents: &Contents, build: &str) -> String {
    let language = page.language;
    let words = Words::of(language);
    let is_anywhere = page.address == missing::ADDRESS;
    let root = if is_anywhere {
        Root::from_host(assets.published_at.as_ref(), language)
    } else {
        page.root()
    };
    let markup = html! {
        (DOCTYPE)
        html lang=(language.tag()) data-theme="system" {
            (head(page, &page.root(), is_anywhere.then_some(&root), assets, build))
            body {
                (sprite())
                a.skip href="#main" data-say="skip" { (words.skip) }
                (header(page, contents, &root, language))
                svg.defs width="0" height="0" aria-hidden="true" { defs { (PreEscaped(gradients())) } }
                main #main tabindex="-1" { (page.main) }
                (switcher(contents, &root, language))
                (keys(language))
                (loading(words))
                @if page.hosts_app {
                    p #boardhelp hidden { (HelpWords::of(language).board) }
                    div.unseen #polite aria-live="polite" {}
                    div.unseen #assertive aria-live="assertive" {}
                }
                @for script in &assets.inline_scripts {
                    script { (PreEscaped(script)) }
                }
            }
        }
    };
    markup.into_string()
}

/// The head of a page. One that is shown anywhere first finds the root of the site, or, without scripts, takes the one
/// `from_host`.
fn head(page: &Page, root: &Root, from_host: Option<&Root>, assets: &Assets, build: &str) -> Markup {
    let app = page.hosts_app.then(|| root.file(&assets.app));
    let wasm = page.hosts_app.then(|| root.file(&assets.wasm));
    let parts = page.hosts_app.then(|| assets.parts(root)).flatten();
    let sizes = page.hosts_app.then(|| assets.sizes()).flatten();
    let section = Section::of(page);
    // Only so that `lab pages` finds them again; its own files stand beside them.
    let others = page.hosts_app.then(|| {
        let others = Section::ALL.iter().filter(|other| section != Some(**other));
        let files = others.flat_map(|other| assets.of(*other).all());
        files.map(|file| root.file(file)).collect::<Vec<_>>().join(" ")
    });
    let own = section.map(|section| assets.of(section));
    // `www/start.js` runs those of the home page where it is shown.
    let home = page.hosts_app.then(|| {
        let scripts = assets.home_scripts().map(|script| root.file(script));
        scripts.collect::<Vec<_>>().join(" ")
    });
    let styles = page.hosts_app.then(|| assets.app_styles(root));
    let aside = page.hosts_app.then(|| assets.rules_aside()).flatten();
    let aside = aside.map(|script| root.file(script));
    // They run when they are asked for.
    let waits = |script: &String| HOME_SCRIPTS.has(script) || RULES_ASIDE.has(script);
    let (before, starter) = assets.starters();
    html! {
        head {
            // First of all: a policy holds for what comes after it. The scripts of Trunk's development server stand in
            // the page itself, which the policy forbids.
            @if assets.inline_scripts.is_empty() {
                meta http-equiv="Content-Security-Policy" content=(POLICY);
            }
            meta charset="utf-8";
            meta name="referrer" content="no-referrer";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            title { (page.title) }
            meta name="description" content=(page.description);
            meta name="color-scheme" content="light dark";
            meta name="build" content=(build);
            @if let Some(from_host) = from_host {
                @for way in missing::ways_to_root() {
                    script src={ (way) (missing::ROOT_SCRIPT) } data-root=(from_host.file("")) {}
                }
                // Without scripts all ways are tried where the build does not know the root.
                noscript {
                    @let others = missing::ways_to_root().filter(|_| assets.published_at.is_none());
                    @for way in [from_host.file("")].into_iter().chain(others) {
                        @for style in &assets.styles {
                            link rel="stylesheet" href={ (way) (style.trim_start_matches("./")) };
                        }
                    }
                }
            }
            link rel="icon" href=(root.file(&assets.icon));
            link rel="apple-touch-icon" href=(root.file("icon-192.png"));
            link rel="manifest" href=(root.file(&manifest_name(page.language)));
            (alternates(page, root))
            @if let Some((address, title)) = discovered(page, assets) {
                link rel="alternate" type="application/json+oembed" href=(address) title=(title);
            }
            // Not deferred: they set the theme before anything is painted.
            @for script in before {
                script src=(root.file(script)) {}
            }
            script src=(root.file(starter)) data-app=[app] data-wasm=[wasm] data-parts=[parts] data-sizes=[sizes]
                data-styles=[styles] data-home=[home] data-aside=[aside] data-sections=[others] {}
            @for script in own.into_iter().flat_map(|own| &own.scripts).filter(|script| !waits(script)) {
                script src=(root.file(script)) defer {}
            }
            @for script in &assets.later_scripts {
                script src=(root.file(script)) defer {}
            }
            @for style in &assets.styles {
                link rel="stylesheet" href=(root.file(style));
            }
            @for style in own.into_iter().flat_map(|own| &own.styles) {
                link rel="stylesheet" href=(root.file(style));
            }
        }
    }
}

/// The page in every language, and its address for those whose language is not known. `www/start.js` reads these links,
/// and the app takes the address of the site from the last.
fn alternates(page: &Page, root: &Root) -> Markup {
    let here = [page.language];
    let languages = here.into_iter().chain(others(page.language));
    let languages = languages.filter(|_| page.in_every_language);
    html! {
        @for language in languages {
            link rel="alternate" hreflang=(language.tag()) href=(root.in_language(&page.address, language));
        }
        @if page.in_every_language {
            link rel="alternate" hreflang="x-default" href=(root.in_language(&page.address, Language::default()));
        }
    }
}

fn header(page: &Page, contents: &Contents, root: &Root, language: Language) -> Markup {
    let words = Words::of(language);
    html! {
        header.bar {
            a.brand href=(root.to(Link::Home)) data-say=[page.hosts_app.then_some("home")] aria-label=(words.home) {
                svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {
                    @for (class, path) in MARK {
                        path d=(path) class=(class) {}
                    }
                }
                span { "Tessera" }
            }
            button.switch data-say="switcher" aria-haspopup="dialog" aria-label=(words.games) {
                span #game-shown { (words.games) } (icon("chevron-down"))
            }
            nav #games aria-label=(words.games) {
                @for &game in GameId::ALL {
                    a id={ "game-" (game.id()) } href=(root.to(Link::SetUp(game))) data-say=(game.id()) {
                        (game.name())
                    }
                }
                @if !contents.lessons.is_empty() {
                    @let here = page.address.starts_with(LEARN).then_some("page");
                    a #to-learn href=(root.to(Link::Learn)) aria-current=[here] { (LearnWords::of(language).title) }
                }
                @if !contents.puzzles.is_empty() {
                    @let here = (page.address == PUZZLES).then_some("page");
                    a #to-puzzles href=(root.to(Link::Puzzles)) aria-current=[here] { (words.puzzles) }
                }
                @if !contents.reports.is_empty() {
                    @let here = page.address.starts_with(REPORTS).then_some("page");
                    a href=(root.to(Link::Reports)) aria-current=[here] { (words.reports) }
                }
            }
            span.spring {}
            button.icon #theme data-say="theme" aria-label=(words.theme_system) title=(words.theme_system)
                data-system=(words.theme_system) data-light=(words.theme_light) data-dark=(words.theme_dark) data-contrast=(words.theme_contrast) {
                (icon("theme"))
            }
            @if page.hosts_app {
                button.icon data-say="settings" aria-label=(words.settings) title=(words.settings) { (icon("settings")) }
            } @else {
                a.icon href=(root.to(Link::Settings)) aria-label=(words.settings) title=(words.settings) { (icon("settings")) }
            }
            button.icon data-say="help" aria-label=(words.help) title={ (words.help) " (?)" } { (icon("help")) }
        }
    }
}

/// The list of games, where the header has no room for it.
fn switcher(contents: &Contents, root: &Root, language: Language) -> Markup {
    let words = Words::of(language);
    html! {
        dialog #switcher aria-labelledby="switcher-title" {
            form method="dialog" {
                h2 #switcher-title { (words.games) }
                ul.menu {
                    @for &game in GameId::ALL {
                        li { a href=(root.to(Link::SetUp(game))) data-say=(game.id()) { (game.name()) } }
                    }
                    @if !contents.lessons.is_empty() {
                        li { a href=(root.to(Link::Learn)) { (LearnWords::of(language).title) } }
                    }
                    @if !contents.puzzles.is_empty() {
                        li { a href=(root.to(Link::Puzzles)) { (words.puzzles) } }
                    }
                    @if !contents.reports.is_empty() {
                        li { a href=(root.to(Link::Reports)) { (words.reports) } }
                    }
                    li { a href=(root.to(Link::Home)) data-say="home" { (words.all_games) } }
                }
                p.actions { button { (words.close) } }
            }
        }
    }
}

/// The list of keys, from the keymap of the app.
fn keys(language: Language) -> Markup {
    let words = HelpWords::of(language);
    html! {
        dialog #help aria-labelledby="help-title" {
            form method="dialog" {
                // It has the focus, so that the dialog opens at its beginning.
                h2 #help-title tabindex="-1" autofocus { (words.title) }
                dl.keys {
                    @for row in help(language, &[]) {
                        div { dt { (row.keys) } dd { (row.text) } }
                    }
                }
                p.small { (words.note) }
                p.actions { button.primary { (words.close) } }
            }
        }
    }
}

/// What a game is played with, by how many and for how long; no part is broken at the end of a line.
pub(super) fn tags(tags: &[&str]) -> Markup {
    html! {
        p.tags {
            @for (place, tag) in tags.iter().enumerate() {
                @if place > 0 { " · " }
                span { (tag) }
            }
        }
    }
}

/// What every page ends with: the version, the licence, and the same page in the other languages. The address is that
/// of the page within its language.
pub(super) fn footer(root: &Root, address: &str, language: Language) -> Markup {
    html! {
        footer {
            p {
                "Tessera " (env!("CARGO_PKG_VERSION")) " · " (Words::of(language).licence)
                " · " a href=(root.to(Link::Embedding)) { (EmbeddingWords::of(language).title) }
                @for other in others(language) {
                    " · " (in_other_language(root, address, other, other.own_name()))
                }
            }
        }
    }
}

/// The same page in the other languages, each offered in its own words; `www/start.js` shows the one that the device
/// speaks, if that is not the language of the page.
pub(super) fn offers(root: &Root, address: &str, language: Language) -> Markup {
    html! {
        @for other in others(language) {
            p.offer data-for=(other.tag()) { (in_other_language(root, address, other, Words::of(other).read_here)) }
        }
    }
}

fn in_other_language(root: &Root, address: &str, other: Language, text: &str) -> Markup {
    let tag = other.tag();
    html! {
        a href=(root.in_language(address, other)) hreflang=(tag) lang=(tag) data-language=(tag) { (text) }
    }
}
