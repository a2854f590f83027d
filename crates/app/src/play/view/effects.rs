//! What turns did: the line that says it, and the marks on the board.

use super::played_turn::{PlayedTurn, turns};
use crate::live_game::LiveGame;
use crate::play::board::Board;
use crate::player_names;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::scene::{Ink, Point, Scene, Shape, SpotId};
use tessera_games::effects::Effect;

/// A turn with what it did: `AI: f3, captures 4 stones.`
pub(super) fn with_effects(game: &LiveGame, shell: &Shell, turn: PlayedTurn) -> String {
    said(game, shell, &turn).unwrap_or_else(|| turn.text(game, shell))
}

/// The same; `None` for a turn whose moves say all.
fn said(game: &LiveGame, shell: &Shell, turn: &PlayedTurn) -> Option<String> {
    let (table, words) = (game.table(), PlayWords::of(shell.language));
    let effects = table.effects_of_plies(turn.plies.clone());
    let is_side = |effect: &&Effect| matches!(effect, Effect::Swapped(_) | Effect::Side(_));
    if let Some(fact) = effects.facts.iter().find(is_side) {
        let status = table.seat_status_after(turn.plies.end);
        let name = player_names::first(game, turn.seat, shell.language);
        let Effect::Swapped(stones) = fact else {
            let side = status[turn.seat].side?.name;
            let is_you = player_names::is_you(game, turn.seat);
            return Some((words.takes_side)(&name, side, is_you));
        };
        let you = game.seats().find(|&seat| player_names::is_you(game, seat));
        // The swap is told to the person at the table, or else of whoever made it.
        let told = you.unwrap_or(turn.seat);
        let side = status[told].side?.name;
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

/// The last turn with what it did, and what its seat agreed on just before it: `AI takes Vertical. AI: d5.`
pub(super) fn last_turn(game: &LiveGame, shell: &Shell) -> Option<String> {
    let last = game.ply().checked_sub(1)?;
    let is_earlier = |&ply: &usize| game.decided(ply) != game.decided(last);
    let since = (0..last).rev().find(is_earlier).map_or(0, |ply| ply + 1);
    let turns = turns(game, since).into_iter();
    let texts: Vec<String> = turns.map(|turn| with_effects(game, shell, turn)).collect();
    Some(texts.join(" "))
}

/// How long the arms of a mark are, in cells.
const ARM: f32 = 0.12;

/// Draws marks where the last turn took stones over or won cells, over a board that is not rotated: they stay until the next
/// turn. A stone that was taken over has a small disc of the side that had it. Captured stones are crossed out in the picture
/// of the game.
pub(super) fn draw(state: &Board, above: &mut Scene) {
    let table = state.game.table();
    let Some(turn) = table.last_turn() else { return };
    let center = |&cell: &u16| table.scene().spot(SpotId::Cell(cell)).map(|spot| spot.center);
    let mut won = Vec::new();
    for fact in &turn.effects.facts {
        match fact {
            Effect::TakenOver { from, cells } => {
                let status = table.seat_status();
                let (ink, rim) = match status[*from].side {
                    Some(side) if side.is_first => (Ink::Black, Ink::BlackRim),
                    _ => (Ink::White, Ink::WhiteRim),
                };
                for at in cells.iter().filter_map(center) {
                    above.draw(rim, Shape::Disc(at, 0.13));
                    above.draw(ink, Shape::Disc(at, 0.11));
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
