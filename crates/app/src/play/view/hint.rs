//! A hint as it is drawn and said.

use super::estimate::worth;
use crate::play::board::Board;
use crate::play::hint::HintStep;
use crate::reasons::{averted, reason};
use crate::shell::Shell;
use crate::words::HintWords;
use tessera_core::game::StableHasher;
use tessera_core::scene::{Ink, Point, Scene, Shape, SpotId};
use tessera_games::play::Target;
use tessera_protocol::NamedLine;

/// How far around the move the area reaches, and how far its middle may be from the move, in cells.
const AREA: f32 = 1.75;
const ASIDE: f32 = 0.9;
/// How far the middle of the area stays away from the edge of the picture, which cuts nothing off.
const INSET: f32 = AREA + 0.05;
/// How many of the expected moves are named.
const EXPECTED: usize = 3;

/// The best move of the hint.
fn best(state: &Board) -> Option<&NamedLine> {
    state.hint.as_ref()?.report.as_ref()?.lines.first()
}

/// Where the best move is made on the board; `None` for a choice beside it.
fn spot(state: &Board) -> Option<SpotId> {
    let legal = state.game.table().legal();
    let gesture = &legal.get(legal.find(&best(state)?.mv)?).gesture;
    gesture.iter().find_map(|target| match target {
        Target::Spot(spot) => Some(*spot),
        _ => None,
    })
}

/// The middle of that.
fn place(state: &Board) -> Option<Point> {
    Some(state.game.table().scene().spot(spot(state)?)?.center)
}

/// Whether the hint is about a part of the tile that was just placed: an area around it would say nothing.
pub fn is_on_tile(state: &Board) -> bool {
    matches!(spot(state), Some(SpotId::Segment(_)))
}

/// What the hint says; `None` without one.
pub fn hint(state: &Board, shell: &Shell) -> Option<String> {
    let (hint, words) = (state.hint.as_ref()?, HintWords::of(shell.language));
    let Some(best) = best(state) else {
        return Some(words.asked.to_owned());
    };
    let table = state.game.table();
    let mv = table.move_text(&best.mv);
    Some(match (hint.step, place(state)) {
        (HintStep::Area, Some(_)) => words.area.to_owned(),
        (HintStep::Area, None) => words.choice.to_owned(),
        (HintStep::Move, _) => (words.best_move)(&mv),
        (HintStep::Numbers, _) => {
            let then = best.variation.iter().skip(1).take(EXPECTED);
            let then: Vec<String> = then.map(|name| table.move_text(name)).collect();
            let worth = worth(best, shell.language);
            let worth = if best.proven {
                worth
            } else {
                (words.to_win)(&worth)
            };
            let numbers = (words.numbers)(&mv, &worth, &then.join(", "));
            match why(state, shell, best) {
                Some(why) => format!("{numbers} {why}"),
                None => numbers,
            }
        }
    })
}

/// What speaks for the move of the hint: what it leads to, or else what it averts.
fn why(state: &Board, shell: &Shell, best: &NamedLine) -> Option<String> {
    let game = &state.game;
    reason(
        game,
        shell.language,
        game.ply(),
        &best.variation,
        game.to_move()?,
        true,
    )
    .or_else(|| averted(game, shell.language, &best.mv))
}

/// Draws the hint over a board that is not rotated.
pub(super) fn draw(state: &Board, above: &mut Scene) {
    let (Some(hint), Some(at)) = (&state.hint, place(state)) else {
        return;
    };
    match hint.step {
        // The move is not in the middle of the area, and the same area is drawn each time.
        HintStep::Area => {
            let key = StableHasher::new().with(hint.id.into()).key();
            let (sin, cos) = (key as f32 / u64::MAX as f32 * std::f32::consts::TAU).sin_cos();
            // Near the edge the area lies further in.
            let scene = state.game.table().scene();
            let within = |at: f32, size: f32| at.clamp(INSET.min(size / 2.0), (size - INSET).max(size / 2.0));
            let middle = Point::new(
                within(at.x + ASIDE * cos, scene.width),
                within(at.y + ASIDE * sin, scene.height),
            );
            above.draw_dashed_ring(Ink::Mark, middle, AREA);
        }
        HintStep::Move | HintStep::Numbers => {
            // The parts of a tile lie close to each other.
            let size = if is_on_tile(state) { 0.4 } else { 1.0 };
            above.draw(Ink::Board, Shape::Ring(at, size * 0.3, size * 0.16));
            above.draw(Ink::Mark, Shape::Ring(at, size * 0.3, size * 0.1));
        }
    }
}
