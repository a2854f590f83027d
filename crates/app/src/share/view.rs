//! The dialog in which a game is shared, as plain values.

use super::picture::{self, scene, table_at};
use super::qr::{QR_LIMIT, Qr};
use super::state::{Scope, ShareState, ShareTab, Snippet};
use super::{embed, link, title};
use crate::form::Field;
use crate::picture::{Format, PictureView};
use crate::play::Board;
use crate::play::view::numbers_of;
use crate::player::Player;
use crate::records::{AnnotatedGame, STUDY_LIMIT};
use crate::settings::Theme;
use crate::shell::Shell;
use crate::theme::{THEMES, theme_texts};
use crate::words::{SettingsWords, ShareWords};
use tessera_core::language::Language;
use tessera_games::play::LINK_LIMIT;

/// The dialog, while it is open.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ShareView {
    pub open: bool,
    /// The way to share.
    pub tab: ShareTab,
    /// How much is shared.
    pub scope: Scope,
    /// Whether a puzzle is shared, which has an address of its own.
    pub is_puzzle: bool,
    /// What that means.
    pub scope_note: String,
    /// Whether the ply at which the game opens is named, that ply, and the last one; `None` for a position.
    pub start: Option<(bool, usize, usize)>,
    /// The number of the move, as the list of moves counts, after each number of plies that are shared, from 0 on.
    pub numbers: Vec<usize>,
    /// Whether the link is a study; `None` where there is no more to tell than the main line.
    pub study: Option<bool>,
    /// That the study is too long for a link, and where it goes along; empty where it is not.
    pub study_note: String,
    /// Whether names go along; `None` where no player has one.
    pub names: Option<bool>,
    /// Whether the link says which seats were the AI's; `None` where none was.
    pub machines: Option<bool>,
    /// The position that is seen first, as an SVG element in the theme of the page.
    pub picture: String,
    /// The same picture as the address of an image, where a theme was chosen for it.
    pub themed: Option<String>,
    /// What the picture shows.
    pub caption: String,
    /// What the button for the theme says, where what is shared has one: a link and a text are the same in all.
    pub theme_title: Option<String>,
    /// Whether the picture can be rotated, and what is shared with it.
    pub can_rotate: bool,
    /// The link, while its tab is open.
    pub link: LinkView,
    /// Whether the text is JSON.
    pub json: bool,
    /// The text, while its tab is open.
    pub text: String,
    /// How the game becomes a picture, while that tab is open.
    pub image: PictureView,
    /// How the game is embedded, while that tab is open.
    pub embed: EmbedView,
    /// What became of what was copied, sent or saved.
    pub told: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct LinkView {
    /// The address; empty where the game is too long for one.
    pub address: String,
    /// How long it is.
    pub length: String,
    /// That it is long, or too long.
    pub warning: Option<String>,
    /// Its QR code as an SVG element, where that is shown.
    pub qr: Option<String>,
    /// Whether the QR code is wanted.
    pub qr_wanted: bool,
    /// Why there is no code.
    pub no_qr: Option<String>,
}

/// How the game is embedded.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct EmbedView {
    /// The form.
    pub fields: Vec<Field>,
    /// What is pasted there.
    pub html: String,
    pub is_html: bool,
    /// How long it is.
    pub length: String,
    /// That the game or its picture is too large to go along, or what is to be done with the picture.
    pub note: Option<String>,
    /// Whether the picture has to be saved and put somewhere.
    pub needs_picture: bool,
    /// The address and the title of the frame that shows the board as it will be, where the game fits into an address.
    pub live: Option<(String, String)>,
    /// What a strict page has to allow; empty where there is no page of one's own.
    pub policy: String,
}

/// The dialog; the default while it is closed.
pub fn share(state: &Board, shell: &Shell) -> ShareView {
    state
        .share
        .as_ref()
        .map_or_else(ShareView::default, |share| open(state, share, shell))
}

#[inline(never)]
fn open(state: &Board, share: &ShareState, shell: &Shell) -> ShareView {
    let words = ShareWords::of(shell.language);
    let game = &state.game;
    let preview = preview(state, share, shell);
    let numbers = numbers_of(&share.record(game.record()), shell.language);
    let is_machine = |player: Player| matches!(player, Player::Machine(_));
    let any_machine = game.seats().any(|seat| is_machine(game.players[seat])) || !state.invited.is_empty();
    let notice = shell.notice.as_ref().filter(|notice| notice.is_of_sharing());
    let is_drawn = matches!(share.tab, ShareTab::Image | ShareTab::Embed);
    ShareView {
        open: true,
        tab: share.tab,
        scope: share.scope,
        scope_note: scope_note(share, numbers.last().copied().unwrap_or_default(), words),
        numbers,
        is_puzzle: share.puzzle.is_some(),
        start: (share.puzzle.is_none() && share.scope != Scope::Position && share.last() > 0).then(|| {
            let start = share.start.min(share.last());
            (share.starts, start, share.last())
        }),
        study: share.notes().map(|_| share.as_study),
        study_note: study_note(state, share, words),
        names: (!state.told_names().is_empty()).then_some(share.with_names),
        machines: (any_machine && share.puzzle.is_none()).then_some(share.with_machines),
        picture: preview.picture,
        themed: preview.themed,
        caption: preview.caption,
        theme_title: is_drawn.then(|| theme_title(share.theme, shell.language)),
        can_rotate: is_drawn && game.table().rotation_steps() > 1,
        link: match share.tab {
            ShareTab::Link => link_view(state, share, shell),
            _ => LinkView::default(),
        },
        json: share.json,
        text: match share.tab {
            ShareTab::Text => text(state, share, shell),
            _ => String::new(),
        },
        image: match share.tab {
            ShareTab::Image => {
                let any_marks = !state.marks.is_empty() && share.is_on_board(game);
                share.picture.view(share.last(), any_marks, shell.language)
            }
            _ => PictureView::default(),
        },
        embed: match share.tab {
            ShareTab::Embed => embed_view(state, share, shell),
            _ => EmbedView::default(),
        },
        told: match notice {
            Some(notice) if share.tab != ShareTab::Image => Some(notice.text(shell.language)),
            _ if share.makes_picture() => share.picture.status_text(shell.language),
            _ => None,
        },
    }
}

/// How much is shared up to the move with this number, and what of a review is not.
fn scope_note(share: &ShareState, last: usize, words: &ShareWords) -> String {
    if share.tab == ShareTab::Image && share.picture.format != Format::Gif {
        return words.one_position.to_owned();
    }
    let mut note = match share.scope {
        Scope::Game => words.whole_game_note.to_owned(),
        Scope::Position => (words.this_position_note)(last),
        Scope::Line => (words.this_line_note)(last),
    };
    let (notes, verdicts) = share.leaves_out();
    for (is_left_out, sentence) in [(notes, words.notes_left_out), (verdicts, words.verdicts_left_out)] {
        if is_left_out {
            note.extend([" ", sentence]);
        }
    }
    note
}

/// That the study of a review does not fit into a link, which is said before somebody chooses it.
fn study_note(state: &Board, share: &ShareState, words: &ShareWords) -> String {
    let game = match share.tab {
        ShareTab::Link | ShareTab::Embed => link::annotated(state, share),
        _ => None,
    };
    let length = game.map_or(0, |game| game.study_of_any_length().len());
    if length > STUDY_LIMIT {
        (words.no_study)(length, STUDY_LIMIT)
    } else {
        String::new()
    }
}

/// The position that is seen first, and what it is.
#[derive(Default)]
struct Preview {
    picture: String,
    themed: Option<String>,
    caption: String,
}

fn preview(state: &Board, share: &ShareState, shell: &Shell) -> Preview {
    let ply = share.first_seen();
    let Some(table) = table_at(state, share, ply, shell.language) else {
        return Preview::default();
    };
    let caption = title::caption(state, table.as_ref(), shell.language);
    let mut shown = scene(table.as_ref(), share);
    if let Some(below) = title::below(state, share, shell).filter(|_| share.tab == ShareTab::Image) {
        below.write_below(&mut shown, table.as_ref(), shell.language);
    }
    let themed = share
        .theme
        .inks()
        .map(|_| picture::data_address(&picture::file_of(&shown, share, &caption)));
    Preview {
        picture: match themed {
            Some(_) => String::new(),
            None => shown.compact_svg(),
        },
        themed,
        caption,
    }
}

/// What the picture shows.
pub(super) fn caption(state: &Board, share: &ShareState, shell: &Shell) -> String {
    preview(state, share, shell).caption
}

/// What the button says that goes to the next theme of the picture.
pub(super) fn theme_title(theme: Theme, language: Language) -> String {
    let place = THEMES.iter().position(|(known, _)| *known == theme).unwrap_or(0);
    (ShareWords::of(language).picture_theme)(theme_texts(SettingsWords::of(language))[place])
}

fn link_view(state: &Board, share: &ShareState, shell: &Shell) -> LinkView {
    let words = ShareWords::of(shell.language);
    let length = link::fragment(state, share).len();
    if length > LINK_LIMIT {
        return LinkView {
            warning: if share.is_study() {
                // It is said where the study is chosen.
                None
            } else {
                Some((words.no_link)(length, LINK_LIMIT))
            },
            ..LinkView::default()
        };
    }
    let address = link::address(state, share, shell);
    let qr = share.qr.then(|| Qr::of(&address)).flatten();
    LinkView {
        length: (words.characters)(address.len()),
        warning: (address.len() > link::LONG).then(|| (words.long_link)(link::LONG)),
        no_qr: (share.qr && qr.is_none()).then(|| (words.no_qr)(address.len(), QR_LIMIT)),
        qr: qr.map(|qr| qr.svg()),
        qr_wanted: share.qr,
        address,
    }
}

/// The text that is copied and saved.
pub(super) fn text(state: &Board, share: &ShareState, shell: &Shell) -> String {
    let link = link::link(state, share);
    let text = match (share.json, share.notes()) {
        (true, Some(tree)) => AnnotatedGame::new(link, tree.clone()).json(&shell.site, shell.language),
        (true, None) => link.json(&shell.site, shell.language),
        (false, _) => link.text(shell.language),
    };
    // What was played is legal.
    text.unwrap_or_default()
}

/// The picture that stands in HTML for others.
fn embedded_picture(state: &Board, share: &ShareState) -> Option<String> {
    let (ply, language) = (share.first_seen(), share.embed.language);
    let table = table_at(state, share, ply, language)?;
    let caption = title::caption(state, table.as_ref(), language);
    picture::file_in_html(table.as_ref(), share, &caption)
}

/// The HTML that is copied.
pub(super) fn html(state: &Board, share: &ShareState, shell: &Shell) -> String {
    let picture = match share.embed.snippet {
        Snippet::Element => embedded_picture(state, share),
        _ => None,
    };
    embed::html(state, share, shell, picture.as_deref())
}

fn embed_view(state: &Board, share: &ShareState, shell: &Shell) -> EmbedView {
    let words = ShareWords::of(shell.language);
    let html = html(state, share, shell);
    let length = link::fragment(state, share).len();
    let is_short = length <= LINK_LIMIT;
    let snippet = share.embed.snippet;
    let note = match snippet {
        Snippet::Frame | Snippet::Address => (!is_short).then(|| words.no_frame.to_owned()),
        Snippet::Element => embedded_picture(state, share)
            .is_none()
            .then(|| words.no_picture.to_owned()),
        _ if !is_short => Some((words.no_link)(length, LINK_LIMIT)),
        _ => Some((words.place_picture)(&embed::picture_name(state, share))),
    };
    EmbedView {
        note,
        live: (is_short && !snippet.is_picture()).then(|| embed::frame(state, share, shell)),
        is_html: matches!(snippet, Snippet::Frame | Snippet::Element | Snippet::Image),
        needs_picture: snippet.is_picture(),
        fields: embed::fields(share, shell.language),
        length: (words.characters)(html.chars().count()),
        policy: embed::policy(&shell.site, snippet),
        html,
    }
}
