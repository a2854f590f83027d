//! Moves that are typed.

use super::no_effect::NoEffect;
use tessera_core::capital::small;
use tessera_games::play::{LegalMove, MoveIndex, Table, Target};

/// Why a typed move is not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryFault {
    /// Nothing can be done now, or nothing at the cell that was typed.
    NoEffect(NoEffect),
    /// It can be any of these, as the list of moves has them.
    Several(Vec<String>),
    /// It is no legal move.
    Unknown,
}

/// The legal move that a text names: as records or as the list of moves have it, or by its cell if no other move begins
/// there. Case and spaces do not matter.
pub fn find_move(table: &dyn Table, text: &str) -> Result<MoveIndex, EntryFault> {
    let text = plain(text);
    let legal = table.legal();
    let is_named = |mv: &LegalMove| plain(&mv.name) == text || plain(&table.move_text(&mv.name)) == text;
    if let Some((index, _)) = legal.iter().find(|(_, mv)| is_named(mv)) {
        return Ok(index);
    }
    let mut spots = table.scene().spots.iter();
    let is_called = |label: &str| plain(label) == text || plain(&table.spot_text(label)) == text;
    let Some(spot) = spots.find(|spot| is_called(&spot.label)) else {
        return Err(EntryFault::Unknown);
    };
    let at = Target::Spot(spot.id);
    let begun: Vec<_> = legal
        .iter()
        .filter(|(_, mv)| mv.gesture.first() == Some(&at))
        .collect();
    match begun[..] {
        [(index, _)] => Ok(index),
        [] => Err(EntryFault::NoEffect(
            table
                .why_illegal(spot.id)
                .map_or(NoEffect::NoMove, NoEffect::Forbidden),
        )),
        _ => {
            let texts = begun.iter().map(|(_, mv)| table.move_text(&mv.name));
            Err(EntryFault::Several(texts.collect()))
        }
    }
}

/// A text by which names are compared.
fn plain(text: &str) -> String {
    let chars = text.chars().filter(|char| !char.is_whitespace());
    let chars = chars.map(|char| if char == '−' { '-' } else { char });
    chars.map(small).collect()
}
