//! What the players are called in a text for others, who are not "you".

use super::link::link;
use super::state::ShareState;
use crate::app::play::PlayState;
use crate::app::words::PlayWords;
use crate::game::BySeat;
use crate::language::Language;

/// Who plays at each seat: `Anna`, `Player 2`, `AI, level 5`. A name or a machine that is not told is a player.
pub(super) fn names(state: &PlayState, share: &ShareState, language: Language) -> BySeat<String> {
    let words = PlayWords::of(language);
    let told = link(state, share);
    let mut names = BySeat::default();
    for (place, seat) in state.game.seats().enumerate() {
        let number = seat.0 + 1;
        let machine = told.machines.iter().find(|(other, _)| *other == seat);
        names[seat] = match (machine, told.names.get(place)) {
            (Some((_, level)), _) => {
                let ai = match told.machines.len() {
                    1 => words.ai.to_owned(),
                    _ => (words.numbered_ai)(number),
                };
                (words.with_level)(&ai, level.number())
            }
            (None, Some(name)) if !name.is_empty() => name.clone(),
            _ => (words.player)(number),
        };
    }
    names
}
