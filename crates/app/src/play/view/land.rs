//! What is to be seen beside the board in some games: the piece in hand, overlays, the bag, and what was scored.

use super::callouts::are_around;
use super::played_turn::turns;
use crate::live_game::LiveGame;
use crate::play::background::{Background, BackgroundKey, Lettering};
use crate::play::board::Board;
use crate::play::board_message::Switch;
use crate::player_names;
use crate::shell::Shell;
use crate::words::PlayWords;
use std::ops::Range;
use tessera_core::game::{Seat, Turn};
use tessera_core::points;
use tessera_core::scene::{Ink, Point, Scene, Shape, Spot, SpotId};
use tessera_games::play::{Gain, Overlay};

/// The piece in hand.
#[derive(Clone, PartialEq, Debug)]
pub struct HandView {
    /// Its picture as SVG, turned as it is held.
    pub picture: String,
    /// The piece and how it is turned.
    pub piece: String,
    /// The same, and where it fits.
    pub text: String,
    /// How many are left to come.
    pub left: String,
    /// In how many ways it may be turned where it is held, and in which of them it is, counted from 0.
    pub ways: (usize, usize),
}

/// A switch for something that lies over the board.
#[derive(Clone, PartialEq, Debug)]
pub struct OverlayRow {
    pub switch: Switch,
    /// The key that switches it.
    pub key: char,
    /// What the button says.
    pub label: &'static str,
    /// What it shows.
    pub note: &'static str,
    pub on: bool,
}

/// Who has what from where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TallyView {
    /// What the points come from, and their sum.
    pub columns: Vec<String>,
    /// A name and the points for each seat.
    pub rows: Vec<(String, Vec<String>)>,
}

/// A badge among what is drawn, which tells what was scored.
#[derive(Clone, PartialEq, Debug)]
pub struct Badge {
    /// Its mark.
    pub mark: SpotId,
    /// The point that it stands at.
    pub at: Point,
    /// Which items draw it.
    pub items: Range<usize>,
}

/// On a piece with more marks than this there is no room for numbers.
const MOST_NUMBERED: usize = 4;

/// The piece in the hand of the seat to move.
pub(super) fn hand(state: &Board, shell: &Shell) -> Option<HandView> {
    let game = &state.game;
    // Nobody has the piece of whoever resigned last.
    if game.over() {
        return None;
    }
    let held = state
        .held_over()
        .filter(|_| game.persons_turn())
        .and_then(|cell| state.aim_at(cell));
    let (facing, facings) = match held {
        Some(aim) => (aim.facing.unwrap_or(state.facing), aim.facings),
        None => (state.facing, game.table().legal().facings()),
    };
    let hand = game.table().land()?.hand(facing)?;
    let at = facings.iter().position(|&way| way == facing).unwrap_or(0);
    Some(HandView {
        // It lies in the panel as it would lie on the board, which may be rotated.
        picture: hand.picture.rotated(shell.rotation(game)).large_svg(),
        piece: hand.piece,
        text: hand.text,
        left: hand.left,
        ways: (facings.len(), at),
    })
}

/// The piece in hand as it lies over its cell, and whether it fits there; or, over no cell, where it fits.
pub(crate) fn held_piece(state: &Board, shell: &Shell) -> Option<String> {
    let hand = hand(state, shell)?;
    let table = state.game.table();
    let cell = state.held_over().filter(|cell| cell.cell().is_some());
    let Some(spot) = cell.and_then(|cell| table.scene().spot(cell)) else {
        return Some(hand.text);
    };
    let fits = match table.why_illegal(spot.id) {
        None => PlayWords::of(shell.language).fits_here.to_owned(),
        Some(why) => format!("{}: {why}.", table.spot_text(&spot.label)),
    };
    Some(format!("{} {fits}", hand.piece))
}

/// In how many ways the piece in hand may be rotated, where it is pinned if it is; `None` where a person has none.
pub(super) fn ways(state: &Board) -> Option<usize> {
    let game = &state.game;
    let land = game.table().land().filter(|_| game.persons_turn())?;
    land.hand(state.facing)?;
    let pinned = state.ghost.and_then(|_| state.aim_at(state.held_over()?));
    let facings = pinned.map_or_else(|| game.table().legal().facings(), |aim| aim.facings);
    Some(facings.len())
}

/// The overlays of the game, in its order. Purists have no aids, and who only looks needs none.
fn open_overlays(game: &LiveGame) -> impl Iterator<Item = Overlay> {
    let overlays = game.table().land().map_or(Vec::new(), |land| land.overlays());
    overlays
        .into_iter()
        .filter(|overlay| !(overlay.aid && (game.purist || !game.mode.takes_moves())))
}

/// The switches of the game.
pub(super) fn overlays(state: &Board, shell: &Shell) -> Vec<OverlayRow> {
    let game = &state.game;
    let row = |overlay: Overlay| OverlayRow {
        switch: Switch::Overlay(overlay.name),
        key: overlay.key,
        label: overlay.label,
        note: overlay.note,
        on: shell.settings.shows(game.id, overlay.name, overlay.on),
    };
    open_overlays(game).map(row).collect()
}

/// The scores by what they come from, with their sum.
pub(super) fn tally(game: &LiveGame, shell: &Shell) -> Option<TallyView> {
    let tally = game.table().land()?.score_breakdown();
    let seat_status = game.table().seat_status();
    let row = |(seat, halves): (usize, Vec<i32>)| {
        let seat = Seat(seat as u8);
        let sum = seat_status[seat].score;
        let cells = halves.into_iter().chain([sum]).map(points::in_words).collect();
        (player_names::short(game, seat, shell.language), cells)
    };
    let total = PlayWords::of(shell.language).total;
    Some(TallyView {
        columns: tally.columns.into_iter().chain([total.to_owned()]).collect(),
        rows: tally.rows.into_iter().enumerate().map(row).collect(),
    })
}

/// What was scored: the step of the final scoring that is shown with those before it, or else the last round.
pub(super) fn gains(state: &Board, shell: &Shell) -> Vec<Gain> {
    let names = player_names::in_sentences(&state.game, shell.language);
    let Some(land) = state.game.table().land() else {
        return Vec::new();
    };
    match state.scoring_step {
        Some(step) => land.final_scoring(&names).into_iter().take(step + 1).collect(),
        None => land.gains(&names).into_iter().map(|(_, gain)| gain).collect(),
    }
}

/// What the others did since the last turn of the seat to move, with what was scored; the final scoring so far once the game is over.
/// Nothing in games without a land.
pub(super) fn lines(state: &Board, shell: &Shell) -> Vec<String> {
    let game = &state.game;
    if game.table().land().is_none() {
        return Vec::new();
    }
    let played = game.to_move().filter(|_| !game.over()).map(|own| {
        let is_own = |ply: &usize| game.decided(*ply) == Turn::Seat(own);
        let last = (0..game.ply()).rev().find(is_own);
        turns(game, last.map_or(0, |ply| ply + 1))
    });
    let played = played.into_iter().flatten().map(|turn| turn.text(game, shell));
    let gains = gains(state, shell).into_iter().map(|gain| gain.text);
    played.chain(gains).collect()
}

/// What was scored where this badge stands.
pub fn gain(state: &Board, shell: &Shell, mark: SpotId) -> Option<Gain> {
    let SpotId::Badge(place) = mark else { return None };
    gains(state, shell).into_iter().nth(place.into())
}

/// The cell or mark that a hint is given for.
pub(super) fn target(state: &Board, shell: &Shell, cell: SpotId) -> SpotId {
    gain(state, shell, cell).map_or(cell, |gain| gain.target)
}

/// What is on a cell, in words: with what could be worked out about it, but not for purists.
pub(super) fn content(game: &LiveGame, shell: &Shell, cell: SpotId) -> String {
    let table = game.table();
    let land = table.land().filter(|_| !game.purist);
    let content = table.content(cell, &player_names::in_sentences(game, shell.language));
    match land.and_then(|land| land.aid(cell)) {
        Some(aid) => format!("{content}, {aid}"),
        None => content,
    }
}

/// The overlays that are switched on: those that depend on the rotation of the piece in hand, or the others.
fn shown(state: &Board, shell: &Shell, rotate: bool) -> Vec<Overlay> {
    let id = state.game.id;
    open_overlays(&state.game)
        .filter(|overlay| overlay.rotates == rotate)
        .filter(|overlay| shell.settings.shows(id, overlay.name, overlay.on))
        .collect()
}

/// The board with the overlays that are switched on, but for those that depend on the rotation of the piece in hand;
/// and with marks on the cells of the kind of piece asked about.
pub(super) fn background(state: &Board, shell: &Shell) -> Background {
    let game = &state.game;
    let shown = shown(state, shell, false);
    let (rotation, lettering) = (shell.rotation(game), Lettering::from(&shell.settings));
    let key = BackgroundKey {
        revision: game.revision(),
        overlays: shown.iter().map(|overlay| overlay.name).collect(),
        supply: state.supply.clone().filter(|_| !game.purist),
        rotation,
        lettering,
    };
    state.background.get(key, || {
        let table = game.table();
        let text = |label: &str| table.spot_text(label);
        let Some(land) = table.land() else {
            return Background::new(table.scene(), rotation, None, lettering, text);
        };
        let mut scene = table.scene().clone();
        for overlay in shown {
            land.draw_overlay(overlay.name, state.facing, &mut scene);
        }
        if let Some(name) = state.supply.as_ref().filter(|_| !game.purist) {
            let supply = land.supply();
            let cells = supply
                .iter()
                .filter(|kind| &kind.name == name)
                .flat_map(|kind| &kind.cells);
            for &cell in cells {
                if let Some(center) = scene.spot(cell).map(|spot| spot.center) {
                    scene.draw(Ink::Focus, Shape::Ring(center, 0.3, 0.07));
                }
            }
        }
        Background::new(&scene, rotation, game.room(), lettering, text)
    })
}

/// Draws the overlays that depend on the rotation of the piece in hand, as it is held over its cell.
pub(super) fn draw_rotating_overlays(state: &Board, shell: &Shell, above: &mut Scene) {
    let Some(land) = state.game.table().land() else {
        return;
    };
    let held = state.held_over();
    let facing = held.and_then(|cell| state.aim_at(cell)?.facing);
    for overlay in shown(state, shell, true) {
        land.draw_overlay(overlay.name, facing.unwrap_or(state.facing), above);
    }
}

/// Draws what was scored, the choices that stand for marks, and the handles of a pinned piece, over a board that is not
/// rotated; the badges of what was scored are those that it returns.
pub(super) fn draw(state: &Board, shell: &Shell, above: &mut Scene) -> Vec<Badge> {
    let game = &state.game;
    let table = game.table();
    let gains = gains(state, shell);
    if let Some(last) = state.scoring_step.and(gains.last()) {
        above.items.extend(table.hint(last.target));
    }
    let scored = gains
        .iter()
        .enumerate()
        .filter(|(_, gain)| !gain.seats.is_empty());
    let badges = scored.map(|(place, gain)| badge(above, place, gain)).collect();
    if game.persons_turn() {
        let marked = table.legal().offers(&[]).filter(|(_, mark)| mark.is_some());
        let marked: Vec<_> = marked.collect();
        // Beside a tile with lines to its places stands what each of them is worth, and its number; a finger presses no keys.
        let is_told = are_around(game, shell);
        let is_numbered = marked.len() <= MOST_NUMBERED && !is_told && !shell.is_touch;
        if let Some(land) = table.land() {
            // That which waits to be confirmed is drawn as it would stand there.
            let offered = marked.into_iter().enumerate();
            for (place, (mv, _)) in offered.filter(|(_, (mv, _))| state.ghost != Some(*mv)) {
                let number = is_numbered.then_some(place + 1);
                land.draw_offer(table.legal().name(mv), number, !game.purist && !is_told, above);
            }
        }
    }
    // A finger pins the piece first; a mouse finds the handles where it points.
    if let Some(cell) = state.held_over().filter(|_| game.persons_turn()) {
        handles(state, shell, cell, above);
    }
    badges
}

/// `+10` where it was scored, with the sign of the seat; several seats in full stand one below the other.
fn badge(scene: &mut Scene, place: usize, gain: &Gain) -> Badge {
    let first = scene.items.len();
    let text = format!("+{}", points::in_words(gain.halves));
    let mut at = gain.at;
    for &seat in &gain.seats {
        scene.draw(Ink::MeepleHalo, Shape::Disc(at, 0.265));
        scene.draw(Ink::MeepleRim, Shape::Disc(at, 0.245));
        scene.draw(Ink::SEATS[usize::from(seat.0)], Shape::Disc(at, 0.23));
        scene.draw(Ink::Board, Shape::Disc(at, 0.185));
        scene.draw(Ink::Label, Shape::Text(at, 0.18, text.clone()));
        scene.draw_seat_badge(seat.0.into(), Point::new(at.x - 0.2, at.y - 0.2), 0.1);
        at.y += 0.46;
    }
    let id = SpotId::Badge(place as u8);
    scene.marks.push(mark(id, gain.at, 0.23));
    Badge {
        mark: id,
        at: gain.at,
        items: first..scene.items.len(),
    }
}

/// Where a pinned piece can be touched to turn it: at the side to which its upper edge is to face.
fn handles(state: &Board, shell: &Shell, cell: SpotId, above: &mut Scene) {
    let Some(aim) = state.aim_at(cell).filter(|aim| aim.facings.len() > 1) else {
        return;
    };
    let Some(center) = state.game.table().scene().spot(cell).map(|spot| spot.center) else {
        return;
    };
    for facing in aim.facings {
        let (x, y) = [(0.0, -0.5), (0.5, 0.0), (0.0, 0.5), (-0.5, 0.0)][usize::from(facing)];
        let at = Point::new(center.x + x, center.y + y);
        let held = aim.facing == Some(facing);
        above.draw(Ink::Focus, Shape::Disc(at, 0.15));
        above.draw(if held { Ink::Focus } else { Ink::Board }, Shape::Disc(at, 0.12));
        let ink = if held { Ink::Board } else { Ink::Label };
        // Handles turn with the board, what is written on them does not.
        let arrow = ["↑", "→", "↓", "←"][usize::from(facing + shell.rotation(&state.game) / 3) % 4];
        above.draw(ink, Shape::Text(at, 0.18, arrow.into()));
        above.marks.push(mark(SpotId::Handle(facing), at, 0.17));
    }
}

fn mark(id: SpotId, center: Point, half: f32) -> Spot {
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
    Spot {
        id,
        label: String::new(),
        center,
        outline: corners
            .map(|(x, y)| Point::new(center.x + x, center.y + y))
            .to_vec(),
        row: 0,
        column: 0,
    }
}
