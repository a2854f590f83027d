//! What turns did: the line that says it, and the marks on the board.

use super::played_turn::{PlayedTurn, turns};
use crate::live_game::LiveGame;
use crate::play::state::PlayState;
use crate::player_names;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::scene::{Ink, Point, Scene, Shape, SpotId};
use tessera_games::effects::Effect;

/// A turn with what it did: `AI: f3, captures 4 stones.`
pub(super) fn with_effects(game: &LiveGame, shell: &Shell, turn: PlayedTurn) -> String {
    said(game, shell, &turn).unwrap_or_else(|| turn.text(game, shell))
}

/// The same; `None` for a turn of which there is nothing to be said.
fn said(game: &LiveGame, shell: &Shell, turn: &PlayedTurn) -> Option<String> {
    let (table, words) = (game.table(), PlayWords::of(shell.language));
    let effects = table.effects_of_plies(turn.plies.clone());
    let is_swap = |effect: &&Effect| matches!(effect, Effect::Swapped(_));
    if let Some(Effect::Swapped(stones)) = effects.facts.iter().find(is_swap) {
        let status = table.seat_status_after(turn.plies.end);
        let you = game.seats().find(|&seat| player_names::is_you(game, seat));
        // The swap is told to the person at the table, or else of whoever made it.
        let told = you.unwrap_or(turn.seat);
        let side = status[told].side?.name;
        let name = player_names::first(game, turn.seat, shell.language);
        return Some(match you {
            Some(you) if you == turn.seat => (words.you_swapped)(*stones, side),
            Some(_) => (words.swapped_with_you)(&name, *stones, side),
            None => (words.swapped)(&name, *stones, side),
        });
    }
    let who = player_names::of_effects(game, shell.language);
    let clauses = table.effects_text(&effects, &who)?;
    let name = player_names::short(game, turn.seat, shell.language);
    Some((words.played_with)(&name, &turn.moves, &clauses))
}

/// What the last turns did, each of them since the last turn of the seat to move began, the latest last.
pub(super) fn lines(game: &LiveGame, shell: &Shell) -> Vec<String> {
    let mut since = game.ply();
    for _ in 0..game.table().seats() {
        let Some(last) = since.checked_sub(1) else { break };
        while since > 0 && game.decided(since - 1) == game.decided(last) {
            since -= 1;
        }
    }
    let turns = turns(game, since);
    turns.iter().filter_map(|turn| said(game, shell, turn)).collect()
}

/// How long the arms of a mark are, in cells.
const ARM: f32 = 0.12;

/// Draws marks where the last turn took stones over or won cells, over a board that is not rotated: they stay until the next
/// turn. Captured stones are crossed out in the picture of the game.
pub(super) fn draw(state: &PlayState, above: &mut Scene) {
    let table = state.game.table();
    let Some(turn) = table.last_turn() else { return };
    let center = |&cell: &u16| table.scene().spot(SpotId::Cell(cell)).map(|spot| spot.center);
    let mut won = Vec::new();
    for fact in &turn.effects.facts {
        match fact {
            Effect::TakenOver { cells, .. } => {
                for at in cells.iter().filter_map(center) {
                    above.draw(Ink::Mark, Shape::Ring(at, 0.36, 0.05));
                }
            }
            Effect::Closed { cells, .. }
            | Effect::Finished { cells, .. }
            | Effect::Extended { cells, .. }
            | Effect::Row { cells, .. } => won.extend(cells.iter().filter_map(center)),
            _ => {}
        }
    }
    if !won.is_empty() {
        let plus = [
            [Point::new(-ARM, 0.0), Point::new(ARM, 0.0)],
            [Point::new(0.0, -ARM), Point::new(0.0, ARM)],
        ];
        above.draw(Ink::Mark, Shape::Signs(won, plus.to_vec(), 0.05));
    }
}
