//! The HTML with which a game is embedded in another page.
//!
//! The address of a frame is `embed.html#LINK&key=value`: `LINK` is the text of a link, and the keys are the options of an
//! embedded board. An option that is not named has its usual value.

use super::link::{link, plain_fragment};
use super::state::{EmbedForm, SNIPPETS, ShareState, Snippet, WIDTHS};
use crate::embed::{EmbedMode, EmbedOptions, MODES, frame_address, frame_html};
use crate::form::{Choice, Field, choices, name_of, value_of};
use crate::html::{attributes, escaped};
use crate::link::Link;
use crate::play::PlayState;
use crate::settings_form::{THEMES, theme_texts};
use crate::shell::Shell;
use crate::words::{PuzzleWords, SettingsWords, ShareWords};
use tessera_core::language::Language;
use tessera_games::play::Record;

impl ShareState {
    /// Fills in a field of the form for embedding.
    pub(super) fn fill_in(&mut self, field: &str, value: &str) {
        let embed = &mut self.embed;
        match field {
            "kind" => {
                // A game is no puzzle.
                let kind = value_of(MODES, value).filter(|kind| *kind != EmbedMode::Puzzle);
                embed.kind = kind.unwrap_or(embed.kind);
            }
            "width" => embed.width = value.parse().ok().filter(|width| WIDTHS.contains(width)),
            "theme" => self.theme = value_of(&THEMES, value).unwrap_or(self.theme),
            "language" => embed.language = Language::of_tag(value).unwrap_or(embed.language),
            "snippet" => embed.snippet = value_of(SNIPPETS, value).unwrap_or(embed.snippet),
            _ => {}
        }
    }
}

/// The form for embedding.
pub(super) fn fields(share: &ShareState, language: Language) -> Vec<Field> {
    let words = ShareWords::of(language);
    let EmbedForm {
        kind,
        width,
        language: spoken,
        snippet,
    } = &share.embed;
    let mut widths = vec![Choice::new("", words.width_of_place)];
    widths.extend(WIDTHS.map(|width| Choice::new(width.to_string(), (words.pixels)(width))));
    let kinds = [
        (EmbedMode::Viewer, words.kind_viewer),
        (EmbedMode::Diagram, words.kind_diagram),
        (EmbedMode::Play, words.kind_play),
    ];
    let kinds = kinds
        .iter()
        .map(|(mode, text)| Choice::new(name_of(MODES, mode), *text));
    let snippets = [words.snippet_frame, words.snippet_element];
    let snippets = SNIPPETS
        .iter()
        .zip(snippets)
        .map(|((_, name), text)| Choice::new(*name, text));
    let languages = Language::ALL.map(|language| Choice::new(language.tag(), language.own_name()));
    let settings = SettingsWords::of(language);
    vec![
        Field::select("kind", words.kind, kinds.collect(), name_of(MODES, kind))
            .hidden_if(share.puzzle.is_some()),
        Field::select(
            "width",
            words.width,
            widths,
            width.map_or(String::new(), |width| width.to_string()),
        ),
        Field::select(
            "theme",
            words.theme,
            choices(&THEMES, theme_texts(settings)),
            name_of(&THEMES, &share.theme),
        ),
        Field::select("language", words.language, languages.to_vec(), spoken.tag()),
        Field::select(
            "snippet",
            words.snippet,
            snippets.collect(),
            name_of(SNIPPETS, snippet),
        ),
    ]
}

/// The options of the board.
fn options(share: &ShareState) -> EmbedOptions {
    EmbedOptions {
        mode: match share.puzzle {
            Some(_) => EmbedMode::Puzzle,
            None => share.embed.kind,
        },
        theme: share.theme,
        orientation: share.rotation,
        ..EmbedOptions::default()
    }
}

/// What a screen reader calls the board in the other page: `Linage, 34 moves`.
fn title(state: &PlayState, share: &ShareState) -> String {
    let language = share.embed.language;
    let name = state.game.id.about_in(language).name;
    match share.puzzle {
        Some(_) => format!("{name}: {}", PuzzleWords::of(language).panel),
        None => (ShareWords::of(language).title)(name, share.last()),
    }
}

/// A frame: its address and its title.
pub(super) fn frame(state: &PlayState, share: &ShareState, shell: &Shell) -> (String, String) {
    let (link, options) = (plain_fragment(state, share), options(share));
    let document = frame_address(share.embed.language);
    let address = format!("{}{document}#{link}{options}", shell.site);
    (address, title(state, share))
}

/// The HTML to be copied. `picture` is the position as an SVG element for the page of others.
pub(super) fn html(state: &PlayState, share: &ShareState, shell: &Shell, picture: Option<&str>) -> String {
    match share.embed.snippet {
        Snippet::Frame => {
            let (address, title) = frame(state, share, shell);
            let width = match share.embed.width {
                None => "width:100%".to_owned(),
                Some(width) => format!("width:{width}px;max-width:100%"),
            };
            frame_html(&address, &title, &width)
        }
        Snippet::Element => {
            let title = title(state, share);
            element(&link(state, share), &title, share, shell, picture)
        }
    }
}

/// An element of the script, with what is seen until the board is there.
fn element(link: &Link, title: &str, share: &ShareState, shell: &Shell, picture: Option<&str>) -> String {
    let site = &shell.site;
    let whole = Link {
        record: Record {
            shown: None,
            ..link.record.clone()
        },
        ..link.clone()
    };
    let (record, ply) = (whole.to_string(), share.first_seen().to_string());
    let options = options(share).named();
    let style = share.embed.width.map(|width| format!("max-width:{width}px"));
    let puzzle = share.puzzle.as_deref();
    let mut written = match puzzle.and_then(|puzzle| puzzle.strip_prefix("puzzle/")) {
        Some(puzzle) => vec![("puzzle", puzzle)],
        None => vec![("record", record.as_str()), ("ply", &ply)],
    };
    written.extend(options.iter().map(|(name, value)| (*name, value.as_str())));
    written.push(("lang", share.embed.language.tag()));
    written.push(("title", title));
    written.extend(style.iter().map(|style| ("style", style.as_str())));
    let address = match puzzle {
        Some(puzzle) => format!("{site}#{puzzle}"),
        None => format!("{site}#{link}"),
    };
    format!(
        "<script{} async></script>\n<board-game{}>\n<a{}>{}{}</a>\n</board-game>",
        attributes(&[("type", "module"), ("src", &format!("{site}embed.js"))]),
        attributes(&written),
        attributes(&[("href", &address)]),
        picture.unwrap_or_default(),
        escaped(title),
    )
}

/// What a page with a strict policy has to allow: the directives with the origin of this site.
pub(super) fn policy(site: &str, snippet: Snippet) -> String {
    let origin = match site.match_indices('/').nth(2) {
        Some((at, _)) => &site[..at],
        None => site,
    };
    match snippet {
        Snippet::Frame => format!("frame-src {origin}"),
        Snippet::Element => format!("frame-src {origin}; script-src {origin}"),
    }
}
