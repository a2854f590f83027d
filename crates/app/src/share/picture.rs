//! The position that whoever opens the game sees first, and its picture.

use super::state::ShareState;
use crate::play::Board;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, InkTheme, Scene};
use tessera_games::catalog;
use tessera_games::play::{Record, Table};

/// A table after so many plies of what is shared. They are legal; `None` stands for a fault of this program.
pub(super) fn table_at(
    state: &Board,
    share: &ShareState,
    plies: usize,
    language: Language,
) -> Option<Box<dyn Table>> {
    let mut record = Record {
        shown: None,
        ..share.record(state.game.record())
    };
    record.names.truncate(plies);
    catalog::replayed(&record, language).ok().map(|(table, _)| table)
}

/// The picture of a table, rotated as it is shared.
pub(super) fn scene(table: &dyn Table, share: &ShareState) -> Scene {
    table.scene().rotated(share.rotation)
}

/// The longer side of the picture that stands in HTML for others, in CSS pixels.
const PIXELS: u32 = 320;

/// A larger picture does not stand in HTML for others, in bytes: pages of others are not made for so much.
const MOST_IN_HTML: usize = 128_000;

/// The inks of what only adorns a picture: without them it tells the same.
const ORNAMENTS: [Ink; 12] = [
    Ink::MeadowShade,
    Ink::MeadowLight,
    Ink::Tree,
    Ink::TreeLight,
    Ink::Shade,
    Ink::Roof,
    Ink::RoofShade,
    Ink::WallTop,
    Ink::WallJoint,
    Ink::RoadRim,
    Ink::PennantRim,
    Ink::Charge,
];

/// A picture in the theme that was chosen, as an SVG file.
pub(super) fn file_of(scene: &Scene, share: &ShareState, title: &str) -> String {
    let theme = share.theme.inks().unwrap_or(InkTheme::Light);
    scene.compact_svg_file(theme, PIXELS, title)
}

/// The same file for HTML, without its ornaments where it would be too large; `None` if it is still too large.
pub(super) fn file_in_html(table: &dyn Table, share: &ShareState, title: &str) -> Option<String> {
    let mut scene = scene(table, share);
    let mut file = file_of(&scene, share, title);
    if file.len() > MOST_IN_HTML {
        ORNAMENTS.iter().for_each(|&ink| scene.erase(ink));
        file = file_of(&scene, share, title);
    }
    (file.len() <= MOST_IN_HTML).then_some(file)
}

/// An SVG file as an address of the file itself.
pub(super) fn data_address(svg: &str) -> String {
    let mut address = "data:image/svg+xml,".to_owned();
    for letter in svg.chars() {
        match letter {
            '%' => address.push_str("%25"),
            '#' => address.push_str("%23"),
            '<' => address.push_str("%3C"),
            '>' => address.push_str("%3E"),
            '"' => address.push_str("%22"),
            letter => address.push(letter),
        }
    }
    address
}
