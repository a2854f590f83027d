//! What the home page says of a game that can be continued.

use super::live_game::LiveGame;
use super::play::view::made;
use super::player_names;
use super::words::HomeWords;
use tessera_core::language::Language;

/// How far the game has come, and whose turn it is: `12 moves, your turn`; of a finished game all moves.
pub fn text(game: &LiveGame, language: Language) -> String {
    let words = HomeWords::of(language);
    let turn = match game.to_move() {
        // Of a finished game an earlier position may be shown.
        _ if game.is_finished() => None,
        Some(seat) if game.by_link.is_some() && game.persons_turn() => {
            let others = game.seats().filter(|&other| other != seat);
            let names = player_names::in_sentences(game, language);
            Some(match others.collect::<Vec<_>>()[..] {
                [other] => (words.your_turn_against)(&names[other]),
                _ => words.your_turn.to_owned(),
            })
        }
        Some(seat) if player_names::is_you(game, seat) => Some(words.your_turn.to_owned()),
        Some(seat) if game.persons_turn() => {
            let name = player_names::short(game, seat, language);
            Some((words.turn_of)(&name))
        }
        Some(seat) if game.is_elsewhere(seat) => {
            let name = player_names::in_sentences(game, language)[seat].clone();
            let is_told = game.by_link.is_some_and(|by_link| by_link.is_told);
            Some(match is_told {
                true => (words.waiting_for)(&name),
                false => (words.to_send_to)(&name),
            })
        }
        Some(_) => Some(words.ai_turn.to_owned()),
        // At a draw and at the end it is nobody's turn.
        None => None,
    };
    let ply = if game.is_finished() {
        game.line().len()
    } else {
        game.ply()
    };
    (words.summary)(made(game, ply), turn.as_deref())
}
