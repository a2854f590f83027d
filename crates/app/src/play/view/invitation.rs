//! The offer to play on against the engines of a shared game.

use crate::live_game::LiveGame;
use crate::play::board::Board;
use crate::player_names;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::game::Seat;

/// The offer to whoever has opened the link of a game with engines.
#[derive(Clone, PartialEq, Debug)]
pub struct Invitation {
    /// Which seats the engines played.
    pub text: String,
    /// What the button says that gives them their seats again; `None` while there is nothing to play on.
    pub button: Option<String>,
}

/// The offer, while it is open.
pub fn invitation(state: &Board, shell: &Shell) -> Option<Invitation> {
    let (game, invited) = (&state.game, &state.invited);
    if invited.is_empty() {
        return None;
    }
    let words = PlayWords::of(shell.language);
    let seats: Vec<String> = invited
        .iter()
        .map(|&(seat, level)| (words.at_level)(&called(game, shell, seat), level.number()))
        .collect();
    let others = game
        .seats()
        .filter(|&seat| invited.iter().all(|&(other, _)| other != seat));
    let button = match others.collect::<Vec<_>>()[..] {
        [] => words.let_ai_play_on.to_owned(),
        [seat] => (words.play_on_as)(&called(game, shell, seat)),
        _ => words.play_on.to_owned(),
    };
    Some(Invitation {
        text: (words.ai_played)(&seats),
        button: (!game.over()).then_some(button),
    })
}

/// A seat by its side, or by its number.
fn called(game: &LiveGame, shell: &Shell, seat: Seat) -> String {
    match game.table().seat_status()[seat].side {
        Some(side) => side.name.to_owned(),
        None => player_names::short(game, seat, shell.language),
    }
}
