//! How the game that is reviewed is played on.

use rand::RngExt;

use crate::app::live_game::{ChanceSeed, LiveGame};
use crate::app::message::Effect;
use crate::app::model::Model;

impl Model {
    /// Starts a game of its own from the position that is shown, with the same players.
    pub(in crate::app) fn play_on(&mut self) -> Vec<Effect> {
        let Some(state) = self.review_page().filter(|state| !state.board.game.over()) else {
            return Vec::new();
        };
        let old = &state.board.game;
        let (seats, purist) = (old.seat_setups(), old.purist);
        let mut record = old.record();
        record.names.truncate(old.ply());
        record.shown = None;
        let chance_seed = ChanceSeed::new(self.shell.dice.random());
        let Ok((mut game, None)) = LiveGame::open(&record, chance_seed, self.shell.language) else {
            return Vec::new();
        };
        game.seat(seats);
        game.purist = purist;
        self.begin(game, true)
    }
}
