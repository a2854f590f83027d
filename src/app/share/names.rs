//! What the players are called in a text for others, who are not "you".

use super::state::ShareState;
use crate::app::live_game::LiveGame;
use crate::app::player::Player;
use crate::app::words::PlayWords;
use crate::game::{BySeat, Seat};
use crate::language::Language;

/// Who plays at each seat: `Anna`, `Player 2`, `AI, level 5`. A name or a machine that is not told is a player.
pub(super) fn names(game: &LiveGame, share: &ShareState, language: Language) -> BySeat<String> {
    let words = PlayWords::of(language);
    let is_machine = |seat: &Seat| matches!(game.players[*seat], Player::Machine(_));
    let several = game.seats().filter(is_machine).count() > 1;
    let mut names = BySeat::default();
    for seat in game.seats() {
        let number = seat.0 + 1;
        names[seat] = match (game.players[seat], &game.names[seat]) {
            (Player::Machine(level), _) if share.with_machines => {
                let ai = match several {
                    true => (words.numbered_ai)(number),
                    false => words.ai.to_owned(),
                };
                (words.with_level)(&ai, level.number())
            }
            (Player::Person, name) if share.with_names && !name.is_empty() => name.clone(),
            _ => (words.player)(number),
        };
    }
    names
}
