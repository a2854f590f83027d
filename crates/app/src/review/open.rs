//! How a review is opened: by a link, or of a game that the device keeps.

use super::played::Sought;
use super::state::ReviewState;
use crate::link::{BadLink, Link};
use crate::live_game::LiveGame;
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::notice::Notice;
use crate::play::{Board, Doing, view};
use crate::player::Player;
use crate::route::LinkFault;
use crate::saved_game::{SaveId, SaveSlot, SavedGame};
use crate::words::ReviewWords;
use tessera_games::play::Record;

impl Model {
    /// Opens the review of a game that the device keeps.
    pub(crate) fn open_saved_review(&mut self, id: SaveId) -> Vec<Effect> {
        let Some(known) = self.shell.saved.find(id).cloned() else {
            return self.open_page(OpenPage::Lost(LinkFault::NotKept));
        };
        match Record::parse(&known.record) {
            Ok(record) if is_secret(&known) => {
                let mut effects = self.open_kept_shared(&known, &record);
                effects.push(Effect::Alert(self.shell.notify(Notice::NotReviewed)));
                effects
            }
            Ok(record) => {
                let link = Link {
                    record,
                    ..Link::default()
                };
                self.open_review(link, Some(known))
            }
            Err(fault) => self.open_page(OpenPage::Lost(LinkFault::Unreadable(BadLink::Record(fault)))),
        }
    }

    /// Opens the review of the game of a link, with what the device keeps of it.
    pub(crate) fn open_review(&mut self, link: Link, known: Option<SavedGame>) -> Vec<Effect> {
        let record = &link.record;
        let (mut game, fault) = match LiveGame::review(record, self.shell.language) {
            Ok(opened) => opened,
            Err(fault) => return self.open_page(OpenPage::Lost(LinkFault::Unplayable(fault))),
        };
        match &known {
            Some(known) => known.seat(&mut game),
            None => {
                game.purist = link.purist && game.id.has_aids();
                for &(seat, level) in &link.machines {
                    game.players[seat] = Player::Machine(level);
                }
            }
        }
        let notice = fault.map(|fault| Notice::link_broken(fault, record.names.len(), &game));
        let slot = match &known {
            Some(known) => known.slot(),
            None => SaveSlot::new(self.new_save_id()),
        };
        let mut board = Board::new(game, slot, &self.shell.settings);
        if known.is_none() {
            board.name_players(&link.names);
        }
        // Whoever follows the link of another and wants to save power is not surprised by a search.
        let is_thrifty = known.is_none() && self.shell.saves_data;
        let analyses = self.shell.settings.analysis && !is_thrifty;
        let mut state = ReviewState::new(board, analyses);
        if let Some(known) = known.filter(|known| !known.tree.is_empty()) {
            state.take_kept_tree(&known);
        }
        let address = state.address();
        let mut effects = self.open_page(OpenPage::Review(Box::new(state)));
        effects.extend(self.share_verdicts());
        match notice {
            Some(notice) => effects.push(Effect::Alert(self.shell.notify(notice))),
            // The address is then of what was sent, so that it can be mended.
            None => effects.push(Effect::Go(address, false)),
        }
        if let OpenPage::Review(state) = &mut self.page {
            effects.extend(state.ask(&mut self.shell));
            let language = self.shell.language;
            let options = view::options(&state.board.game, language);
            let subtitle = (ReviewWords::of(language).subtitle)(&options);
            effects.push(Effect::Say(view::opened(
                &state.board,
                Doing::Nothing,
                &self.shell,
                &subtitle,
            )));
        }
        effects.extend(self.fetch_game_review(false));
        effects
    }

    /// Shows another move of the game on which something is said.
    pub(super) fn seek_told(&mut self, sought: Sought) -> Vec<Effect> {
        match &mut self.page {
            OpenPage::Review(state) => match self.reviews.of(&state.played) {
                Some(review) => state.seek_told(&mut self.shell, review, sought),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// Opens the review of the game on the board as a new entry of the history, at the position that is shown.
    #[inline(never)]
    pub(crate) fn review_board(&mut self) -> Vec<Effect> {
        let OpenPage::Play(state) = &mut self.page else {
            return Vec::new();
        };
        // Moves that are tried are not reviewed: the game by link may go on without aids.
        let mut effects = state.end_sketch(&mut self.shell);
        let known = SavedGame::of(&state.board.game, &state.board.slot, self.shell.language);
        if is_secret(&known) {
            effects.push(Effect::Alert(self.shell.notify(Notice::NotReviewed)));
            return effects;
        }
        let link = Link {
            shared: None,
            ..state.link()
        };
        let known = SavedGame {
            tree: self.shell.saved.tree(state.board.slot.id),
            ..known
        };
        effects.extend(self.open_review(link, Some(known)));
        for effect in &mut effects {
            if let Effect::Go(_, push) = effect {
                *push = true;
            }
        }
        effects
    }
}

/// Whether a game by link is played without aids and goes on: then engines say nothing of it.
fn is_secret(known: &SavedGame) -> bool {
    !known.over && known.by_link().is_some_and(|by_link| !by_link.aids)
}
