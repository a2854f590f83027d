//! The seats in the panel.

use crate::live_game::LiveGame;
use crate::play::board::Board;
use crate::player::Player;
use crate::player_names;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::game::Seat;
use tessera_core::points;
use tessera_games::play::{Preview, SideName};

/// A seat in the panel.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    pub seat: Seat,
    /// Who plays: `You`, `Anna`, `AI, level 2`.
    pub name: String,
    /// Whether that is a name of its own, which no translator may change.
    pub is_named: bool,
    /// The number of its colour, where seats and not sides have colours: the seat's, from 0.
    pub colour: Option<u8>,
    /// What the seat plays.
    pub side: Option<SideName>,
    /// The score: `23½`.
    pub score: String,
    /// What the score is made of.
    pub account: String,
    /// The score if the game ended now, where that differs from what is scored for good: `41`.
    pub promised: Option<String>,
    /// Pieces in hand, and pieces in all.
    pub pieces: Option<(u8, u8)>,
    /// Whether this seat is to decide.
    pub to_move: bool,
    /// Who plays, for the control that changes it.
    pub player: Player,
    /// Whether nobody can change who plays: in a game by link.
    pub is_fixed: bool,
}

/// How a move would change the score of each seat.
pub(super) fn changes(game: &LiveGame, preview: &Preview) -> Vec<Option<String>> {
    let seat_status = game.table().seat_status();
    let change = |seat: Seat| {
        let change = preview.score[seat] - seat_status[seat].score;
        let sign = if change > 0 { "+" } else { "" };
        (change != 0).then(|| format!("{sign}{}", points::in_words(change)))
    };
    game.seats().map(change).collect()
}

/// The seats, in their order.
pub(super) fn seats(state: &Board, shell: &Shell) -> Vec<SeatRow> {
    let game = &state.game;
    let seat_status = game.table().seat_status();
    let name = |seat: Seat| player_names::name(game, seat, shell.language);
    let row = |seat: Seat| {
        let status = &seat_status[seat];
        let has_resigned = game.table().has_left(seat) || game.resigned() == Some(seat);
        SeatRow {
            seat,
            name: if has_resigned {
                (PlayWords::of(shell.language).has_resigned)(&name(seat))
            } else {
                name(seat)
            },
            is_named: !matches!(game.players[seat], Player::Machine(_))
                && !game.names[seat].is_empty()
                && !has_resigned,
            colour: (game.id.seats_vary() && status.side.is_none()).then_some(seat.0),
            side: status.side,
            score: points::in_words(status.scored()),
            promised: status
                .holding
                .filter(|_| !game.purist)
                .map(|_| points::in_words(status.score)),
            pieces: status.holding.map(|holding| (holding.pieces, holding.of)),
            account: status.account.clone(),
            to_move: game.to_move() == Some(seat) && !game.over(),
            player: game.players[seat],
            is_fixed: game.by_link.is_some(),
        }
    };
    game.seats().map(row).collect()
}
