//! Playing on in a frame whose game was only looked at.

use super::options::EmbedMode;
use crate::level::Level;
use crate::link::Link;
use crate::message::Effect;
use crate::model::Model;

impl Model {
    /// Plays on from the position that is shown: the person for the seat to move, the AI for all others.
    pub(super) fn play_from_here(&mut self) -> Vec<Effect> {
        let Some(board) = self
            .board()
            .filter(|board| !board.game.mode.takes_moves() && !board.game.over())
        else {
            return Vec::new();
        };
        let left = board.link();
        let mut record = left.record.clone();
        record.names.truncate(board.game.ply());
        record.shown = None;
        let link = Link {
            record,
            ..left.clone()
        };
        let Some(embed) = &mut self.shell.embed else {
            return Vec::new();
        };
        embed.mode = EmbedMode::Play;
        embed.left = Some(left);
        let own = link.machines.first().map(|&(_, level)| level);
        let named = embed.options.level;
        embed.options.level = named.or(own).or(Some(Level::USUAL));
        let effects = self.show(&link);
        if let Some(embed) = &mut self.shell.embed {
            embed.options.level = named;
        }
        effects
    }
}
