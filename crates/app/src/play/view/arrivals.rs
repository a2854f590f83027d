//! What is shown for a moment after a move that somebody else made on this device: where it was made, and the pieces
//! that went home.

use crate::play::board::Board;
use crate::player::Player;
use crate::player_names;
use crate::shell::Shell;
use tessera_core::game::{Seat, Turn};
use tessera_core::scene::Point;
use tessera_games::play::Gain;

/// What is shown for a moment after a move. It is shown once: another position has another revision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Arrivals {
    /// The position.
    pub revision: u32,
    /// Where the last move of the engine, or of a friend elsewhere, was made.
    pub places: Vec<Point>,
    /// From where pieces went home, and to which seat.
    pub flights: Vec<(Seat, Point)>,
}

/// What is shown for a moment at this position, over the board as it is rotated.
pub fn arrivals(state: &Board, shell: &Shell) -> Arrivals {
    let game = &state.game;
    // A draw that follows at once belongs to no turn.
    let is_decided = |ply: &usize| matches!(game.decided(*ply), Turn::Seat(_));
    let last = (0..game.ply()).rev().find(is_decided);
    let Some(last) = last.filter(|_| game.at_end() && shell.settings.motion) else {
        return Arrivals::default();
    };
    let table = game.table();
    let (scene, rotation) = table.scene().rotated_with(shell.rotation(game));
    let is_other = |seat| !matches!(game.players[seat], Player::Person);
    let by_other = matches!(game.decided(last), Turn::Seat(seat) if is_other(seat));
    let turn = (0..=last)
        .rev()
        .take_while(|&ply| game.decided(ply) == game.decided(last));
    let spots = turn.flat_map(|ply| table.spots_of(ply)).filter(|_| by_other);
    let names = player_names::in_sentences(game, shell.language);
    let gains = table.land().map_or(Vec::new(), |land| land.gains(&names));
    let flight = |(ply, gain): (usize, Gain)| {
        let at = rotation.point(gain.at);
        let seats = gain.seats.into_iter().filter(move |_| ply >= last);
        seats.map(move |seat| (seat, at))
    };
    Arrivals {
        revision: game.revision(),
        places: spots.filter_map(|spot| Some(scene.spot(spot)?.center)).collect(),
        flights: gains.into_iter().flat_map(flight).collect(),
    }
}
