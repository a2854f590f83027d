//! The turns that were played, as a list of moves has them.

use std::ops::Range;

use crate::live_game::LiveGame;
use crate::player_names;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::game::{Seat, Turn};

/// A turn that was played.
pub(super) struct PlayedTurn {
    /// Whose it is.
    pub(super) seat: Seat,
    /// Its plies.
    pub(super) plies: Range<usize>,
    /// How its plies read.
    pub(super) moves: Vec<String>,
}

impl PlayedTurn {
    /// What was played: `You: d5.`
    pub(super) fn text(&self, game: &LiveGame, shell: &Shell) -> String {
        let name = player_names::short(game, self.seat, shell.language);
        (PlayWords::of(shell.language).played)(&name, &self.moves)
    }
}

/// The turns since a ply, the latest last.
pub(super) fn turns(game: &LiveGame, since: usize) -> Vec<PlayedTurn> {
    let mut turns: Vec<PlayedTurn> = Vec::new();
    for ply in since..game.ply() {
        let Turn::Seat(seat) = game.decided(ply) else {
            continue;
        };
        let text = game.table().move_text(&game.line()[ply]);
        match turns.last_mut() {
            Some(turn) if turn.seat == seat => {
                turn.plies.end = ply + 1;
                turn.moves.push(text);
            }
            _ => turns.push(PlayedTurn {
                seat,
                plies: ply..ply + 1,
                moves: vec![text],
            }),
        }
    }
    turns
}
