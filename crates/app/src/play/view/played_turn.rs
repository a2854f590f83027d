//! The turns that were played, as a list of moves has them.

use std::ops::Range;

use crate::live_game::LiveGame;
use crate::player_names;
use crate::shell::Shell;
use crate::words::{PlayWords, WhyWords};
use tessera_core::game::{Seat, Turn};
use tessera_games::play::RESIGN;

pub(super) struct PlayedTurn {
    /// Whose it is.
    pub(super) seat: Seat,
    pub(super) plies: Range<usize>,
    /// How its plies read.
    pub(super) moves: Vec<String>,
}

impl PlayedTurn {
    /// What was played: `You: d5.`, `You resigned.`
    pub(super) fn text(&self, game: &LiveGame, shell: &Shell) -> String {
        let name = player_names::short(game, self.seat, shell.language);
        let played = |moves: &[String]| (PlayWords::of(shell.language).played)(&name, moves);
        if game.line()[self.plies.end - 1] != RESIGN {
            return played(&self.moves);
        }
        let first = player_names::first(game, self.seat, shell.language);
        let is_you = player_names::is_you(game, self.seat);
        let resigned = (WhyWords::of(shell.language).resigned)(&[first], is_you);
        match &self.moves[..self.moves.len() - 1] {
            [] => resigned,
            before => format!("{} {resigned}", played(before)),
        }
    }
}

/// The turns since a ply, the latest last. What is agreed on, such as a side, is no part of the turn after it.
pub(super) fn turns(game: &LiveGame, since: usize) -> Vec<PlayedTurn> {
    let is_agreed = |ply: usize| game.table().is_agreement(&game.line()[ply]);
    let mut turns: Vec<PlayedTurn> = Vec::new();
    for ply in since..game.ply() {
        let Turn::Seat(seat) = game.decided(ply) else {
            continue;
        };
        let text = game.table().move_text(&game.line()[ply]);
        match turns.last_mut() {
            Some(turn) if turn.seat == seat && !is_agreed(ply - 1) => {
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
