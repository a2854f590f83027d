//! What moves of the agreement do.

use super::rules::AgreementMove;
use super::side::Side;
use super::state::Agreement;
use crate::effects::Effect;
use tessera_core::game::Seat;

/// What a move of the agreement did that this seat made. `after` is what is agreed since then, and `stones` how many stones
/// lie on the board.
pub fn effect(mv: AgreementMove, seat: Seat, after: &Agreement, stones: u32) -> Effect {
    match mv {
        AgreementMove::Komi(halves) => Effect::Komi(halves),
        AgreementMove::Play(_) => Effect::Side(after.seat(Side::First)),
        AgreementMove::Swap => Effect::Swapped(stones as u16),
        AgreementMove::Button => Effect::Button(seat),
    }
}
