//! What seats are called, in the panel and in sentences.

use super::game::LiveGame;
use super::player::Player;
use crate::game::Seat;

fn machine(game: &LiveGame, seat: Seat) -> bool {
    matches!(game.players[seat], Player::Machine(_))
}

/// Whether sentences say "you" to this seat: the only person at the table, if it was given no name.
pub(super) fn is_you(game: &LiveGame, seat: Seat) -> bool {
    let mut others = game.seats().filter(|&other| other != seat);
    !machine(game, seat) && game.names[seat].is_empty() && others.all(|other| machine(game, other))
}

/// Who plays at a seat, in a word or two: `You`, `Anna`, `Player 2`, `AI`, `AI 3`.
pub(super) fn short(game: &LiveGame, seat: Seat) -> String {
    let like = |&other: &Seat| game.players[other] == game.players[seat];
    let several = game.table().seats() > 2 || game.seats().filter(like).count() > 1;
    match (game.players[seat], &game.names[seat]) {
        (Player::Person, _) if is_you(game, seat) => "You".into(),
        (Player::Person, name) if !name.is_empty() => name.clone(),
        (Player::Person, _) => format!("Player {}", seat.0 + 1),
        (Player::Machine(_), _) if several => format!("AI {}", seat.0 + 1),
        (Player::Machine(_), _) => "AI".into(),
    }
}

/// Who plays at a seat: `You`, `Anna`, `Player 2`, `AI, level 2`, `AI 3, level 2`.
pub(super) fn name(game: &LiveGame, seat: Seat) -> String {
    match game.players[seat] {
        Player::Person => short(game, seat),
        Player::Machine(level) => format!("{}, level {}", short(game, seat), level.number()),
    }
}

/// A seat as sentences call it: `You (Vertical)`. Among several the level of a machine is of no interest.
pub(super) fn title(game: &LiveGame, seat: Seat) -> String {
    let name = match game.table().seats() {
        2 => name(game, seat),
        _ => short(game, seat),
    };
    match game.table().seat_status()[seat].side {
        Some(side) => format!("{name} ({side})"),
        None => name,
    }
}
