//! Whether the link of a game that friends play by it can be of that game.

use super::fault::SharedFault;
use super::notes::{DrawOffer, SharedNotes};
use crate::link::Link;
use crate::live_game::{ChanceSeed, LiveGame};
use crate::route::LinkFault;
use crate::shared_id::SharedId;
use tessera_core::game::StableHasher;
use tessera_core::language::Language;
use tessera_games::play::Record;

/// What decides the draws of a game by link: its id, so that all devices draw the same.
pub fn chance_seed(id: SharedId) -> ChanceSeed {
    ChanceSeed::new(StableHasher::new().with(id.number()).key())
}

/// Whether two may agree on a draw in a game: it has two seats and no tiles to draw.
pub fn knows_draws(game: &LiveGame) -> bool {
    game.table().seats() == 2 && game.table().land().is_none()
}

/// The game of a link whose notes say this, at its end and with nobody on this device at any seat.
pub fn opened(link: &Link, notes: &SharedNotes, language: Language) -> Result<LiveGame, LinkFault> {
    let foreign = |fault| Err(LinkFault::Foreign(fault));
    let record = Record {
        shown: None,
        ..link.record.clone()
    };
    let seed = chance_seed(notes.id);
    let (game, fault) = LiveGame::open(&record, seed, language).map_err(LinkFault::Unplayable)?;
    if let Some(fault) = fault {
        return foreign(SharedFault::Move(fault));
    }
    if let Some(ply) = foreign_draw(&game, &record, seed, language) {
        return foreign(SharedFault::Draw(ply));
    }
    let is_there = notes.to.0 < game.table().seats();
    let is_over = game.over() || notes.draw == DrawOffer::Agreed;
    if !is_there || !is_over && game.to_move() != Some(notes.to) {
        return foreign(SharedFault::Seat);
    }
    let can_be = match notes.draw {
        DrawOffer::None => true,
        DrawOffer::Offered(seat) => {
            knows_draws(&game) && !game.over() && seat != notes.to && seat.0 < 2 && game.is_begun()
        }
        DrawOffer::Agreed => knows_draws(&game) && !game.over(),
    };
    if can_be {
        Ok(game)
    } else {
        foreign(SharedFault::Offer)
    }
}

/// After how many plies a record has another draw than the game, if it has.
fn foreign_draw(game: &LiveGame, record: &Record, seed: ChanceSeed, language: Language) -> Option<usize> {
    game.table().land()?;
    let mut own = LiveGame::start(game.id, &record.options, seed, language).ok()?;
    for (ply, name) in record.names.iter().enumerate() {
        match own.line().get(ply) {
            Some(drawn) if drawn == name => {}
            Some(_) => return Some(ply),
            // It was legal where it stands in the record.
            None => own.play(name).ok()?,
        }
    }
    None
}
