//! The choices in the panel.

use super::callouts::{Beside, Callout, are_around, callout};
use super::land;
use crate::play::board::{Armed, Board};
use crate::player_names;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::scene::{Point, SpotId};
use tessera_games::play::Target;

/// A choice in the panel.
#[derive(Clone, PartialEq, Debug)]
pub struct OfferRow {
    /// The move's name.
    pub name: String,
    /// What the button says.
    pub label: String,
    /// What the choice means.
    pub note: String,
    /// The key that makes it, where the choices stand for marks on the board or complete a half-entered move.
    pub key: Option<char>,
    /// The mark on the board that it stands for.
    pub mark: Option<SpotId>,
    /// Where it is written around the tile with its mark, and there, in a few words, what it is worth.
    pub callout: Option<(Callout, String)>,
    /// Whether others stand for marks, and this one leaves them all out.
    pub leaves_marks_out: bool,
    /// Whether it stands for a mark and waits to be confirmed.
    pub is_chosen: bool,
}

/// The choices open to a person. While a piece is being chosen at a cell, or a move waits to be confirmed that no choice completes,
/// they are those that were open before.
pub(super) fn offers(state: &Board, shell: &Shell) -> Vec<OfferRow> {
    let after = offers_after(state, shell, &state.taps);
    let is_whole = state.ghost.is_some() && after.is_empty();
    if is_whole || state.asked_piece_at().is_some() {
        return offers_after(state, shell, &[]);
    }
    after
}

/// The choices open to a person after these touches. Those that stand for marks on the board are numbered, and the one that leaves them all
/// out has the space bar; those that complete a half-entered move have the first letter of their name.
pub(super) fn offers_after(state: &Board, shell: &Shell, taps: &[Target]) -> Vec<OfferRow> {
    let game = &state.game;
    if !game.persons_turn() {
        return Vec::new();
    }
    let names = player_names::in_sentences(game, shell.language);
    let offers = game.table().offers(taps, &names);
    let marked = offers.iter().any(|offer| offer.mark.is_some());
    let half_entered = state.ghost.is_none() && !taps.is_empty();
    let mut number = 0;
    let row = |offer: tessera_games::play::Offer| {
        let leaves_marks_out = marked && offer.mark.is_none();
        let key = match offer.mark {
            Some(_) => {
                number += 1;
                char::from_digit(number, 10)
            }
            None if leaves_marks_out => Some(' '),
            None if half_entered => match game.table().legal().get(offer.mv).gesture.last() {
                Some(Target::Choice(name)) => name.chars().next(),
                _ => None,
            },
            None => None,
        };
        let armed = state.armed == Some(Armed::Choice(offer.mv));
        let words = PlayWords::of(shell.language);
        OfferRow {
            label: if armed {
                (words.press_again)(&offer.choice.label)
            } else {
                offer.choice.label
            },
            note: if game.purist {
                String::new()
            } else {
                offer.choice.note
            },
            name: game.table().legal().name(offer.mv).to_owned(),
            key,
            mark: offer.mark,
            callout: None,
            leaves_marks_out,
            is_chosen: offer.mark.is_some() && (armed || state.ghost == Some(offer.mv)),
        }
    };
    let mut rows: Vec<OfferRow> = offers.into_iter().map(row).collect();
    call_out(&mut rows, state, shell);
    rows
}

/// Writes the choices that stand for marks on a tile around it.
fn call_out(rows: &mut [OfferRow], state: &Board, shell: &Shell) {
    let Some(land) = state
        .game
        .table()
        .land()
        .filter(|_| are_around(&state.game, shell))
    else {
        return;
    };
    let scene = land::background(state, shell).scene;
    let center = |spot: SpotId| scene.spot(spot).map(|spot| spot.center);
    let Some(tile) = land.focus().and_then(center) else {
        return;
    };
    let is_taken = |x: f32| {
        let point = Point::new(tile.x + x, tile.y);
        let spot = scene.spots.iter().find(|spot| spot.contains(point));
        spot.is_some_and(|spot| state.game.table().is_taken(spot.id))
    };
    let taken = |to: f32| (1..=2).take_while(|&away| is_taken(to * away as f32)).count();
    let beside = Beside {
        left: taken(-1.0),
        right: taken(1.0),
    };
    let marks: Vec<Point> = rows.iter().filter_map(|row| center(row.mark?)).collect();
    for row in rows {
        let Some((spot, mark)) = row.mark.and_then(|spot| Some((spot, center(spot)?))) else {
            continue;
        };
        let worth = land.aid(spot).filter(|_| !state.game.purist);
        row.callout = Some((callout(tile, &marks, mark, beside), worth.unwrap_or_default()));
    }
}
