//! What the home page says of a game: how far it has come, or how it ended.

use super::live_game::LiveGame;
use super::play::view::{made, outcome};
use super::player_names;
use super::words::{ByLinkWords, HomeWords};
use tessera_core::language::Language;
use tessera_games::catalog;

/// How far the game has come, and whose turn it is: `12 moves, your turn`; of a finished game its result and all moves:
/// `You won by 3. 25 moves`.
pub fn text(game: &LiveGame, language: Language) -> String {
    if game.is_finished() {
        return ended(game, language);
    }
    let words = HomeWords::of(language);
    let turn = match game.to_move() {
        // The engines that are left do not play on by themselves.
        _ if game.is_left_to_engines() => None,
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
            Some(if is_told {
                (words.waiting_for)(&name)
            } else {
                (words.to_send_to)(&name)
            })
        }
        Some(_) => Some(words.ai_turn.to_owned()),
        // At a draw and at the end it is nobody's turn.
        None => None,
    };
    (words.summary)(made(game, game.ply()), turn.as_deref())
}

/// How a finished game ended, also where an earlier position is shown. It is a function of its own because a first move does not
/// load it.
#[inline(never)]
fn ended(game: &LiveGame, language: Language) -> String {
    // No sides: they may be chosen later than the position that is shown.
    let name = |seat| player_names::first(game, seat, language);
    let you = |seat| player_names::is_you(game, seat);
    let result = if game.is_agreed_draw() {
        ByLinkWords::of(language).agreed_draw.to_owned()
    } else if game.at_end() {
        outcome(game.table(), language, name, you)
    } else {
        // The record of a game that is open can be read.
        let end = catalog::replayed(&game.record(), language).ok();
        end.map_or_else(String::new, |(table, _)| outcome(&*table, language, name, you))
    };
    (HomeWords::of(language).ended)(&result, made(game, game.line().len()))
}
