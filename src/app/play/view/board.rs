//! The board with everything that is to be seen on it, heard of it, and how it is to be looked at.

use super::land;
use crate::app::live_game::ChanceSeed;
use crate::app::notice::Notice;
use crate::app::play::state::PlayState;
use crate::app::settings::Coordinates;
use crate::app::shell::Shell;
use crate::app::words::PlayWords;
use crate::catalog::GameId;
use crate::play::{Preview, Target};
use crate::scene::{Ink, Point, Scene, Shape};

/// A cell as the keyboard and a screen reader meet it.
#[derive(Clone, PartialEq, Debug)]
pub struct CellView {
    /// The cell.
    pub cell: u16,
    /// What is read aloud.
    pub label: String,
    /// Whether a move can begin here.
    pub open: bool,
}

/// What the move that is begun or hovered over would bring about.
pub(super) fn preview(state: &PlayState, shell: &Shell) -> Option<Preview> {
    let game = &state.game;
    if !game.persons_turn() {
        return None;
    }
    let name = match &state.ghost {
        Some(name) => name.clone(),
        None => state.aim_at(state.hover?)?.name,
    };
    let mut before = game.table().scene();
    land::overlay(state, shell, &mut before);
    game.table().preview(&name, before)
}

/// The board with everything that is to be seen on it.
pub fn board(state: &PlayState, shell: &Shell) -> Scene {
    let game = &state.game;
    let complained = shell.notice.as_ref().and_then(Notice::cell);
    let mut hinted = false;
    let mut scene = match preview(state, shell) {
        Some(preview) => preview.scene,
        None => {
            let mut scene = game.table().scene();
            land::overlay(state, shell, &mut scene);
            // A finger does not hover: what it touches in vain is what it asks about.
            let pointed = complained.or(state.hover).map(|cell| land::target(state, cell));
            let hint = pointed.map(|cell| game.table().hint(cell));
            hinted = hint.as_ref().is_some_and(|hint| !hint.is_empty());
            scene.items.extend(hint.unwrap_or_default());
            scene
        }
    };
    land::draw(state, shell, &mut scene);
    let mut scene = scene.rotated(shell.rotation(&state.game));
    match shell.settings.coordinates {
        Coordinates::Edge => {}
        Coordinates::Off => scene.items.retain(|item| item.ink != Ink::Label),
        Coordinates::Cells => {
            for spot in scene.spots.clone() {
                let at = Point::new(spot.center.x - 0.26, spot.center.y - 0.32);
                scene.draw(Ink::Label, Shape::Text(at, 0.2, spot.label));
            }
        }
    }
    if state.ghost.is_none() {
        for tap in &state.taps {
            let Target::Cell(cell) = tap else { continue };
            if let Some(center) = scene.spot(*cell).map(|spot| spot.center) {
                scene.draw(Ink::Focus, Shape::Ring(center, 0.36, 0.08));
            }
        }
    }
    let barred = match (complained, state.hover) {
        (Some(cell), _) => Some(cell),
        // Whoever points at something that tells of itself is not corrected for it.
        (_, Some(cell)) if game.persons_turn() && state.ghost.is_none() && !hinted => {
            game.table().why_illegal(cell).map(|_| cell)
        }
        _ => None,
    };
    if let Some(spot) = barred.and_then(|cell| scene.spot(cell)) {
        let Point { x, y } = spot.center;
        let arm = 0.22;
        let cross = vec![
            [Point::new(x - arm, y - arm), Point::new(x + arm, y + arm)],
            [Point::new(x - arm, y + arm), Point::new(x + arm, y - arm)],
        ];
        scene.draw(Ink::Bar, Shape::Lines(cross, 0.09));
    }
    scene
}

/// What of the board the play page wants to be in view.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Framing {
    /// The game.
    pub game: Option<GameId>,
    /// Whether the board may outgrow its frame, so that one wants to move it about.
    pub movable: bool,
    /// The smallest side of a cell, in CSS pixels.
    pub least: f64,
    /// What is to be seen if not all of it is, a point of the picture.
    pub focus: Option<Point>,
    /// The chance_seed of the game, which another game of the same kind does not share.
    pub chance_seed: ChanceSeed,
}

/// The smallest side of a tile, in CSS pixels, that can still be touched and read; of one that a finger holds, to
/// turn it; and of one that a finger is to put something on.
const LEAST_TILE: [f64; 3] = [36.0, 72.0, 112.0];

/// The whole board, or, where its cells would be too small to be touched, the part of it where play is.
pub fn framing(state: &PlayState, shell: &Shell) -> Framing {
    let game = &state.game;
    let movable = game.table().has_bag();
    if !movable {
        return Framing {
            game: Some(game.id),
            chance_seed: game.chance_seed(),
            ..Framing::default()
        };
    }
    let pinned = state.ghost.is_some().then(|| state.held_over()).flatten();
    let cell = pinned.or_else(|| game.table().focus());
    let asked = game.persons_turn()
        && game
            .table()
            .offers(&state.taps)
            .iter()
            .any(|offer| offer.mark.is_some());
    let least = match (shell.is_touch, asked, pinned) {
        // Whoever looks back wants to see all of it.
        _ if game.over() => 0.0,
        (true, true, _) => LEAST_TILE[2],
        (true, _, Some(_)) => LEAST_TILE[1],
        _ => LEAST_TILE[0],
    };
    let scene = game.table().scene().rotated(shell.rotation(&state.game));
    Framing {
        game: Some(game.id),
        movable,
        least,
        chance_seed: game.chance_seed(),
        focus: cell.and_then(|cell| scene.spot(cell)).map(|spot| spot.center),
    }
}

/// The next cell, in reading order, on which a move begins; backwards if `step` is -1.
pub fn next_open(state: &PlayState, shell: &Shell, from: u16, step: i32) -> Option<u16> {
    let table = state.game.table();
    let spots = table.scene().rotated(shell.rotation(&state.game)).spots;
    let here = spots.iter().position(|spot| spot.cell == from)? as i32;
    let all = spots.len() as i32;
    (1..=all)
        .map(|away| spots[(here + step * away).rem_euclid(all) as usize].cell)
        .find(|&cell| table.why_illegal(cell).is_none())
}

/// What is told about the cell under the pointer or the keyboard: its content, and why it is closed; or what was
/// scored there.
pub fn hover(state: &PlayState, shell: &Shell) -> String {
    let game = &state.game;
    let Some(cell) = state.hover else {
        return String::new();
    };
    if let Some(gain) = land::gain(state, cell) {
        return land::named(game, shell, &gain.text);
    }
    let scene = game.table().scene();
    let Some(spot) = scene.spot(cell) else {
        return String::new();
    };
    let content = land::content(game, shell, cell);
    match game.table().why_illegal(cell).filter(|_| game.persons_turn()) {
        Some(why) => format!("{}: {content}, {why}", spot.label),
        None => format!("{}: {content}", spot.label),
    }
}

/// Every cell as the keyboard and a screen reader meet it, in reading order.
pub fn cells(state: &PlayState, shell: &Shell) -> Vec<CellView> {
    let game = &state.game;
    let table = game.table();
    let scene = table.scene().rotated(shell.rotation(&state.game));
    let last = table.last_cells();
    let words = PlayWords::of(shell.language);
    let view = |spot: &crate::scene::Spot| {
        let why_illegal = table.why_illegal(spot.cell);
        let content = land::content(game, shell, spot.cell);
        let mut label = (words.cell)(&spot.label, &content);
        if last.contains(&spot.cell) {
            label = format!("{label}, {}", words.last_move);
        }
        if let Some(why) = &why_illegal {
            label = format!("{label}, {}", (words.closed)(why));
        }
        CellView {
            cell: spot.cell,
            label,
            open: why_illegal.is_none(),
        }
    };
    scene.spots.iter().map(view).collect()
}
