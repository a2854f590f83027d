//! The HTML with which a game is embedded in another page.
//!
//! The address of a frame is `embed.html#LINK&key=value`: `LINK` is the text of a link, and the keys are the options of an
//! embedded board. An option that is not named has its usual value.

use std::fmt::Write;

use super::link::link;
use super::state::{EmbedForm, EmbedKind, KINDS, SNIPPETS, ShareState, Snippet, WIDTHS};
use crate::app::form::{Choice, Field, choices, name_of, value_of};
use crate::app::link::Link;
use crate::app::play::PlayState;
use crate::app::settings::Theme;
use crate::app::settings_form::{THEMES, theme_texts};
use crate::app::shell::Shell;
use crate::app::words::{SettingsWords, ShareWords};
use crate::language::Language;
use crate::play::Record;

/// What a frame may do: run its scripts, and open the game in a tab of its own.
const SANDBOX: &str = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
/// What it may ask the browser for.
const ALLOW: &str = "fullscreen; clipboard-write";

impl ShareState {
    /// Fills in a field of the form for embedding.
    pub(super) fn fill_in(&mut self, field: &str, value: &str) {
        let embed = &mut self.embed;
        match field {
            "kind" => embed.kind = value_of(KINDS, value).unwrap_or(embed.kind),
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
    let kinds = [words.kind_viewer, words.kind_diagram, words.kind_play];
    let kinds = KINDS
        .iter()
        .zip(kinds)
        .map(|((_, name), text)| Choice::new(*name, text));
    let snippets = [words.snippet_frame, words.snippet_element];
    let snippets = SNIPPETS
        .iter()
        .zip(snippets)
        .map(|((_, name), text)| Choice::new(*name, text));
    let languages = Language::ALL.map(|language| Choice::new(language.tag(), language.own_name()));
    let settings = SettingsWords::of(language);
    vec![
        Field::select("kind", words.kind, kinds.collect(), name_of(KINDS, kind)),
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

/// The options of the board that are not the usual ones, by name. Attributes of the element are called the same.
fn options(share: &ShareState) -> Vec<(&'static str, String)> {
    let mut options = Vec::new();
    if share.embed.kind != EmbedKind::default() {
        options.push(("mode", name_of(KINDS, &share.embed.kind).to_owned()));
    }
    if share.theme != Theme::System {
        options.push(("theme", share.theme.name().to_owned()));
    }
    if share.rotation > 0 {
        options.push(("orientation", share.rotation.to_string()));
    }
    options
}

/// What a screen reader calls the board in the other page: `Linage, 34 moves`.
fn title(state: &PlayState, share: &ShareState) -> String {
    let language = share.embed.language;
    let name = state.game.id.about_in(language).name;
    (ShareWords::of(language).title)(name, share.last())
}

/// The HTML to be copied. `picture` is the position as an SVG element for the page of others.
pub(super) fn html(state: &PlayState, share: &ShareState, shell: &Shell, picture: Option<&str>) -> String {
    let link = link(state, share);
    let title = title(state, share);
    match share.embed.snippet {
        Snippet::Frame => frame(&shell.site, &link, &title, share),
        Snippet::Element => element(&shell.site, &link, &title, share, picture),
    }
}

/// A frame.
fn frame(site: &str, link: &Link, title: &str, share: &ShareState) -> String {
    let folder = match share.embed.language {
        Language::Spanish => "es/",
        _ => "",
    };
    let mut address = format!("{site}{folder}embed.html#{link}");
    for (name, value) in options(share) {
        // Writing to a string cannot fail.
        let _ = write!(address, "&{name}={value}");
    }
    let width = match share.embed.width {
        None => "width:100%".to_owned(),
        Some(width) => format!("width:{width}px;max-width:100%"),
    };
    let attributes = [
        ("src", address.as_str()),
        ("title", title),
        ("loading", "lazy"),
        ("referrerpolicy", "no-referrer"),
        ("sandbox", SANDBOX),
        ("allow", ALLOW),
        ("style", &format!("{width};aspect-ratio:4/5;border:0")),
    ];
    format!("<iframe{}></iframe>", written(&attributes))
}

/// An element of the script, with what is seen until the board is there.
fn element(site: &str, link: &Link, title: &str, share: &ShareState, picture: Option<&str>) -> String {
    let whole = Link {
        record: Record {
            shown: None,
            ..link.record.clone()
        },
        ..link.clone()
    };
    let (record, ply) = (whole.to_string(), share.first_seen().to_string());
    let options = options(share);
    let style = share.embed.width.map(|width| format!("max-width:{width}px"));
    let mut attributes = vec![("record", record.as_str()), ("ply", &ply)];
    attributes.extend(options.iter().map(|(name, value)| (*name, value.as_str())));
    attributes.push(("lang", share.embed.language.tag()));
    attributes.extend(style.iter().map(|style| ("style", style.as_str())));
    let address = format!("{site}#{link}");
    format!(
        "<script{} async></script>\n<board-game{}>\n<a{}>{}{}</a>\n</board-game>",
        written(&[("type", "module"), ("src", &format!("{site}embed.js"))]),
        written(&attributes),
        written(&[("href", &address)]),
        picture.unwrap_or_default(),
        escaped(title),
    )
}

/// Attributes as HTML, each after a space.
fn written(attributes: &[(&str, &str)]) -> String {
    let attribute = |(name, value): &(&str, &str)| format!(r#" {name}="{}""#, escaped(value));
    attributes.iter().map(attribute).collect()
}

/// A text that HTML reads as text, between tags and between quotes.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
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
