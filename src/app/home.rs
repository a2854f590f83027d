//! What the home page shows of the game that was played last.

use serde::Serialize;

use super::live_game::LiveGame;
use super::player_names;
use super::shell::Shell;
use super::words::HomeWords;
use crate::play::Record;

/// The game that can be resumed, as the home page shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Resume {
    /// The record.
    pub record: String,
    /// The game, how far it has come, and whose turn it is: `Linage, 12 plies, your turn`.
    pub text: String,
    /// The board, as SVG.
    pub picture: String,
}

/// The game that was stored, if it is not over.
pub fn resume(shell: &Shell) -> Option<Resume> {
    let session = shell.session.as_ref().filter(|session| !session.over)?;
    let record = Record::parse(&session.record).ok()?;
    let (mut game, _) = LiveGame::open(&record, session.chance_seed, shell.language)
        .ok()
        .filter(|(game, _)| !game.line().is_empty())?;
    session.seat(&mut game);
    let words = HomeWords::of(shell.language);
    let turn = match game.to_move() {
        Some(seat) if player_names::is_you(&game, seat) => Some(words.your_turn.to_owned()),
        Some(seat) if game.persons_turn() => {
            let name = player_names::short(&game, seat, shell.language);
            Some((words.turn_of)(&name))
        }
        Some(_) => Some(words.ai_turn.to_owned()),
        // At a draw it is nobody's turn.
        None => None,
    };
    Some(Resume {
        record: session.record.clone(),
        text: (words.resume)(game.id.about_in(shell.language).name, game.ply(), turn.as_deref()),
        picture: game.table().scene().compact_svg(),
    })
}
