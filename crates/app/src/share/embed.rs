//! What is pasted into another page or program, for a board or for a picture that leads to the game.
//!
//! The address of a frame is `embed.html#LINK&key=value`: `LINK` is the text of a link, and the keys are the options of an
//! embedded board. An option that is not named has its usual value.

use super::link::{fragment, link};
use super::state::{EmbedForm, SNIPPETS, ShareState, Snippet, WIDTHS};
use crate::embed::{EmbedMode, EmbedOptions, MODES, frame_address, frame_html};
use crate::form::{Choice, Field, choices, name_of, value_of};
use crate::html::{attributes, escaped};
use crate::link::Link;
use crate::picture::{Destination, PictureOrder};
use crate::play::Board;
use crate::shell::Shell;
use crate::theme::{THEMES, theme_texts};
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
            "theme" => self.theme = value_of(THEMES, value).unwrap_or(self.theme),
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
    let snippets = [
        words.snippet_frame,
        words.snippet_element,
        words.snippet_address,
        words.snippet_markdown,
        words.snippet_image,
        words.snippet_bbcode,
    ];
    let snippets = SNIPPETS
        .iter()
        .zip(snippets)
        .map(|((_, name), text)| Choice::new(*name, text));
    let languages = Language::ALL.map(|language| Choice::new(language.tag(), language.own_name()));
    let settings = SettingsWords::of(language);
    vec![
        Field::select("kind", words.kind, kinds.collect(), name_of(MODES, kind))
            .hidden_if(share.puzzle.is_some() || snippet.is_picture()),
        Field::select(
            "width",
            words.width,
            widths,
            width.map_or(String::new(), |width| width.to_string()),
        )
        .hidden_if(snippet.is_picture() || *snippet == Snippet::Address),
        Field::select(
            "theme",
            words.theme,
            choices(THEMES, &theme_texts(settings)),
            name_of(THEMES, &share.theme),
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
fn title(state: &Board, share: &ShareState) -> String {
    let language = share.embed.language;
    let name = state.game.id.name();
    match share.puzzle {
        Some(_) => format!("{name}: {}", PuzzleWords::of(language).panel),
        None => (ShareWords::of(language).title)(name, share.last()),
    }
}

/// A frame: its address and its title.
pub(super) fn frame(state: &Board, share: &ShareState, shell: &Shell) -> (String, String) {
    let (link, options) = (fragment(state, share), options(share));
    let document = frame_address(share.embed.language);
    let address = format!("{}{document}#{link}{options}", shell.site);
    (address, title(state, share))
}

/// The HTML to be copied. `picture` is the position as an SVG element for the page of others.
pub(super) fn html(state: &Board, share: &ShareState, shell: &Shell, picture: Option<&str>) -> String {
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
            let study = share.is_study().then(|| fragment(state, share));
            element(
                &link(state, share),
                study.as_deref(),
                &title,
                share,
                shell,
                picture,
            )
        }
        Snippet::Address => frame(state, share, shell).0,
        snippet => picture_with_link(snippet, state, share, shell),
    }
}

/// The name of the file in which the picture is saved.
pub(super) fn picture_name(state: &Board, share: &ShareState) -> String {
    let record = share.record(state.game.record());
    PictureOrder::new(&share.picture, record, share.first_seen(), Destination::File).file_name()
}

/// A picture that leads to the game. In place of the picture's address stands the name of its file.
fn picture_with_link(snippet: Snippet, state: &Board, share: &ShareState, shell: &Shell) -> String {
    let (file, title) = (picture_name(state, share), title(state, share));
    // An address has no letter that would end it early: a link writes only such that need not be encoded.
    let address = format!("{}#{}", shell.site, fragment(state, share));
    match snippet {
        Snippet::Markdown => format!("[![{title}]({file})]({address})"),
        Snippet::BbCode => format!("[url={address}][img]{file}[/img][/url]"),
        _ => format!(
            "<a{}><img{}></a>",
            attributes(&[("href", &address)]),
            attributes(&[("src", &file), ("alt", &title)]),
        ),
    }
}

/// An element of the script, with what is seen until the board is there.
fn element(
    link: &Link,
    study: Option<&str>,
    title: &str,
    share: &ShareState,
    shell: &Shell,
    picture: Option<&str>,
) -> String {
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
        None => match study {
            // A study knows the position that is shown.
            Some(study) => vec![("record", study)],
            None => vec![("record", record.as_str()), ("ply", &ply)],
        },
    };
    written.extend(options.iter().map(|(name, value)| (*name, value.as_str())));
    written.push(("lang", share.embed.language.tag()));
    written.push(("title", title));
    written.extend(style.iter().map(|style| ("style", style.as_str())));
    let address = match puzzle.or(study) {
        Some(fragment) => format!("{site}#{fragment}"),
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
        _ => String::new(),
    }
}
