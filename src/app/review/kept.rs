//! How variations come to the device and stay there.

use crate::app::message::Effect;
use crate::app::model::Model;
use crate::app::records::AnnotatedGame;

impl Model {
    /// Opens a game with variations, as a new entry of the history.
    pub(in crate::app) fn open_annotated(&mut self, game: AnnotatedGame) -> Vec<Effect> {
        let mut effects = self.open_review(game.link, None);
        for effect in &mut effects {
            if let Effect::Go(_, push) = effect {
                *push = true;
            }
        }
        effects
    }
}
