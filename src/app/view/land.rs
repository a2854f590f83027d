//! What is to be seen beside the board in some games: the piece in hand, overlays, the bag, and what was scored.

use crate::app::game::LiveGame;
use crate::app::model::Model;
use crate::app::player_names;
use crate::game::Seat;
use crate::play::Gain;
use crate::points;
use crate::scene::{Ink, Point, Scene, Shape, Spot};

/// The marks of what was scored have these numbers: the first one plus the place in the list.
pub(super) const BADGES: u16 = 50_000;

/// The piece in hand.
#[derive(Clone, PartialEq, Debug)]
pub struct HandView {
    /// Its picture as SVG, turned as it is held.
    pub picture: String,
    /// The piece and where it fits.
    pub text: String,
    /// How many are left to come.
    pub left: String,
    /// In how many ways it may be turned where it is held, and in which of them it is, counted from 0.
    pub ways: (usize, usize),
}

/// A switch for something that lies over the board.
#[derive(Clone, PartialEq, Debug)]
pub struct OverlayRow {
    /// Its place in the game's list.
    pub place: usize,
    /// The key that switches it.
    pub key: char,
    /// What the button says.
    pub label: &'static str,
    /// What it shows.
    pub note: &'static str,
    /// Whether it is on.
    pub on: bool,
}

/// A kind of piece in the bag.
#[derive(Clone, PartialEq, Debug)]
pub struct SupplyRow {
    /// Its name in records.
    pub name: String,
    /// What it is.
    pub text: String,
    /// Its picture as SVG.
    pub picture: String,
    /// `3 of 9`.
    pub left: String,
    /// The chance that the next is one of them: `4 %`.
    pub chance: String,
    /// Where it would fit now, in words.
    pub fits: String,
    /// Whether none is left.
    pub gone: bool,
    /// Whether its places are shown on the board.
    pub shown: bool,
}

/// Who has what from where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TallyView {
    /// What the points come from, and their sum.
    pub columns: Vec<&'static str>,
    /// A name and the points for each seat.
    pub rows: Vec<(String, Vec<String>)>,
}

/// The piece in the hand of the seat to move.
pub(super) fn hand(model: &Model, game: &LiveGame) -> Option<HandView> {
    let held = model
        .held_over()
        .filter(|_| game.persons_turn())
        .and_then(|cell| model.aim_at(cell));
    let (facing, facings) = match held {
        Some(aim) => (aim.facing.unwrap_or(model.facing), aim.facings),
        None => (model.facing, game.table().facings()),
    };
    let hand = game.table().hand(facing)?;
    let at = facings.iter().position(|&way| way == facing).unwrap_or(0);
    Some(HandView {
        // It lies in the panel as it would lie on the board, which may be turned.
        picture: hand.picture.rotated(model.rotated()).svg(),
        text: hand.text,
        left: hand.left,
        ways: (facings.len(), at),
    })
}

/// The switches of the game.
pub(super) fn overlays(model: &Model, game: &LiveGame) -> Vec<OverlayRow> {
    let all = game.table().overlays().iter().enumerate();
    let open = all.filter(|(_, overlay)| !(overlay.aid && game.purist));
    open.map(|(place, overlay)| OverlayRow {
        place,
        key: overlay.key,
        label: overlay.label,
        note: overlay.note,
        on: overlay.on != (model.settings.flipped & 1 << place != 0),
    })
    .collect()
}

/// The kinds of pieces still to come.
pub fn supply(model: &Model) -> Vec<SupplyRow> {
    let Some(game) = &model.game else {
        return Vec::new();
    };
    let row = |supply: crate::play::Supply| {
        let aside = match supply.aside {
            0 => String::new(),
            aside => format!(", {aside} set aside"),
        };
        SupplyRow {
            left: format!("{} of {}{aside}", supply.left, supply.all),
            chance: format!("{:.0} %", supply.percent()),
            fits: match supply.cells.len() {
                0 => "fits nowhere".into(),
                1 => "fits 1 cell".into(),
                cells => format!("fits {cells} cells"),
            },
            gone: supply.left == 0,
            shown: model.supply.as_ref() == Some(&supply.name),
            picture: supply.picture.svg(),
            text: supply.text,
            name: supply.name,
        }
    };
    let rows = game.table().supply().into_iter().map(row);
    // A purist counts tiles, but works out alone where they would fit.
    let rows = rows.map(|row| match game.purist {
        true => SupplyRow {
            fits: String::new(),
            ..row
        },
        false => row,
    });
    rows.collect()
}

/// Who has what from where, with the sum.
pub(super) fn tally(game: &LiveGame) -> Option<TallyView> {
    let tally = game.table().tally()?;
    let seat_status = game.table().seat_status();
    let row = |(seat, halves): (usize, Vec<i32>)| {
        let seat = Seat(seat as u8);
        let sum = seat_status[seat].score;
        let cells = halves.into_iter().chain([sum]).map(points::in_words).collect();
        (player_names::short(game, seat), cells)
    };
    Some(TallyView {
        columns: tally.columns.into_iter().chain(["Total"]).collect(),
        rows: tally.rows.into_iter().enumerate().map(row).collect(),
    })
}

/// What is to be told of points now: the step of the final scoring that is shown with those before it, or else
/// what the last round has brought.
pub(super) fn gains(model: &Model, game: &LiveGame) -> Vec<Gain> {
    match model.scoring_step {
        Some(step) => game.table().final_scoring().into_iter().take(step + 1).collect(),
        None => game.table().gains().into_iter().map(|(_, gain)| gain).collect(),
    }
}

/// What was scored where this mark stands.
pub fn gain(model: &Model, game: &LiveGame, mark: u16) -> Option<Gain> {
    let place = mark.checked_sub(BADGES).filter(|_| mark < crate::app::HANDLES)?;
    gains(model, game).into_iter().nth(place.into())
}

/// The cell or mark that a hint is to be given for.
pub(super) fn target(model: &Model, game: &LiveGame, cell: u16) -> u16 {
    gain(model, game, cell).map_or(cell, |gain| gain.target)
}

/// What is on a cell, in words: with what could be worked out about it, but not for purists.
pub(super) fn content(game: &LiveGame, cell: u16) -> String {
    let table = game.table();
    let text = match table.aid(cell).filter(|_| !game.purist) {
        Some(aid) => format!("{}, {aid}", table.content(cell)),
        None => table.content(cell),
    };
    named(game, &text)
}

/// Names in place of numbers: `player 2` becomes `Anna`.
pub fn named(game: &LiveGame, text: &str) -> String {
    // In one pass, for somebody may be called "player 2".
    let mut parts = text.split("player ");
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let number = part.chars().next().and_then(|digit| digit.to_digit(10));
        match game.seats().find(|seat| Some(u32::from(seat.0) + 1) == number) {
            Some(seat) => named += &(player_names::short(game, seat) + &part[1..]),
            None => named += &format!("player {part}"),
        }
    }
    named
}

/// Lays over the board what is switched on, and the places of a kind of piece that is asked about.
pub(super) fn overlay(model: &Model, game: &LiveGame, scene: &mut Scene) {
    let table = game.table();
    let facing = model
        .held_over()
        .and_then(|cell| model.aim_at(cell)?.facing)
        .unwrap_or(model.facing);
    for row in overlays(model, game).into_iter().filter(|row| row.on) {
        table.overlay(row.place, facing, scene);
    }
    if let Some(name) = model.supply.as_ref().filter(|_| !game.purist) {
        let supply = table.supply();
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
}

/// Draws what was scored, the choices that stand for marks, and the handles of a pinned piece.
pub(super) fn draw(model: &Model, game: &LiveGame, scene: &mut Scene) {
    let table = game.table();
    let gains = gains(model, game);
    if let Some(last) = model.scoring_step.and(gains.last()) {
        scene.items.extend(table.hint(last.target));
    }
    for (place, gain) in gains
        .iter()
        .enumerate()
        .filter(|(_, gain)| !gain.seats.is_empty())
    {
        badge(scene, place, gain);
    }
    if game.persons_turn() {
        for (place, offer) in table
            .offers(&model.taps)
            .iter()
            .filter(|offer| offer.mark.is_some())
            .enumerate()
        {
            if let Some(at) = offer
                .mark
                .and_then(|mark| scene.spot(mark))
                .map(|spot| spot.center)
            {
                scene.draw(Ink::Focus, Shape::Disc(at, 0.12));
                scene.draw(Ink::Board, Shape::Disc(at, 0.095));
                scene.draw(Ink::Label, Shape::Text(at, 0.15, (place + 1).to_string()));
            }
        }
    }
    if let (Some(_), Some(cell)) = (&model.ghost, model.held_over()) {
        handles(model, cell, scene);
    }
}

/// `+10` where it was scored, with the sign of the seat; several seats in full stand one below the other.
fn badge(scene: &mut Scene, place: usize, gain: &Gain) {
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
    scene.marks.push(mark(BADGES + place as u16, gain.at, 0.23));
}

/// Where a pinned piece can be touched to turn it: at the side to which its upper edge is to face.
fn handles(model: &Model, cell: u16, scene: &mut Scene) {
    let Some(aim) = model.aim_at(cell).filter(|aim| aim.facings.len() > 1) else {
        return;
    };
    let Some(center) = scene.spot(cell).map(|spot| spot.center) else {
        return;
    };
    for facing in aim.facings {
        let (x, y) = [(0.0, -0.5), (0.5, 0.0), (0.0, 0.5), (-0.5, 0.0)][usize::from(facing)];
        let at = Point::new(center.x + x, center.y + y);
        let held = aim.facing == Some(facing);
        scene.draw(Ink::Focus, Shape::Disc(at, 0.15));
        scene.draw(if held { Ink::Focus } else { Ink::Board }, Shape::Disc(at, 0.12));
        let ink = if held { Ink::Board } else { Ink::Label };
        // Handles turn with the board, what is written on them does not.
        let arrow = ["↑", "→", "↓", "←"][usize::from(facing + model.rotated() / 3) % 4];
        scene.draw(ink, Shape::Text(at, 0.18, arrow.into()));
        scene
            .marks
            .push(mark(crate::app::HANDLES + u16::from(facing), at, 0.17));
    }
}

fn mark(cell: u16, center: Point, half: f32) -> Spot {
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
    Spot {
        cell,
        label: String::new(),
        center,
        outline: corners
            .map(|(x, y)| Point::new(center.x + x, center.y + y))
            .to_vec(),
        row: 0,
        column: 0,
    }
}
