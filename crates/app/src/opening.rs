//! How a game is opened: by a link, or as the device keeps it.

use rand::RngExt;

use super::link::{BadLink, Link};
use super::live_game::{ChanceSeed, LiveGame};
use super::message::Effect;
use super::model::{Model, OpenPage};
use super::notice::Notice;
use super::pasted::{BadPaste, PasteFault, Pasted, PictureFault, pasted};
use super::play::{PlayState, view};
use super::player::Player;
use super::route::LinkFault;
use super::saved_game::{SaveId, SaveSlot, SavedGame};
use super::words::bad_paste;
use tessera_core::game::Seat;
use tessera_games::catalog::BadGame;
use tessera_games::play::Record;

impl Model {
    /// What the device keeps of the game of a record: by the id of the entry in the history, or by its moves.
    pub(super) fn known(&self, record: &Record, id: Option<SaveId>) -> Option<SavedGame> {
        let saved = &self.shell.saved;
        let known = match id.and_then(|id| saved.find(id)) {
            Some(game) if game.continues(record) || game.begins_with(record) => game,
            _ => saved.continued_by(record)?,
        };
        Some(known.clone())
    }

    /// Opens a game that the device keeps.
    pub(super) fn open_saved(&mut self, id: SaveId, fragment: &str) -> Vec<Effect> {
        let Some(known) = self.shell.saved.find(id).cloned() else {
            return self.open_page(OpenPage::Lost(LinkFault::NotKept));
        };
        match Record::parse(&known.record) {
            Ok(record) if known.by_link().is_some() => self.open_kept_shared(&known, &record),
            Ok(record) => {
                let link = Link {
                    record,
                    ..Link::default()
                };
                self.open_link(link, Some(known), fragment)
            }
            Err(fault) => self.open_page(OpenPage::Lost(LinkFault::Unreadable(BadLink::Record(fault)))),
        }
    }

    /// Opens what was pasted on the home page; or says there why it is no game.
    pub(super) fn open_on_home(&mut self, text: &str, saved: Option<SavedGame>) -> Vec<Effect> {
        let opened = self.open_pasted(text, saved);
        opened.unwrap_or_else(|fault| self.refuse_pasted(&fault))
    }

    fn refuse_pasted(&self, fault: &BadPaste) -> Vec<Effect> {
        vec![Effect::RefusePasted(bad_paste(fault, self.shell.language))]
    }

    /// Opens what was pasted, as a new entry of the history. Where it is no game, nothing is changed.
    #[inline(never)]
    pub(super) fn open_pasted(
        &mut self,
        text: &str,
        saved: Option<SavedGame>,
    ) -> Result<Vec<Effect>, BadPaste> {
        let (link, changes) = match pasted(text, saved, self.shell.language)? {
            Pasted::Shared(link, changes) => (link, changes),
            Pasted::Saved(game, link) => return self.open_file(*game, link),
            Pasted::Annotated(game) => return Ok(self.open_annotated(*game)),
            Pasted::Page(route) => return Ok(vec![Effect::Leave(format!("#{route}"))]),
        };
        if let Some(notes) = link.shared {
            return self.open_pasted_shared(&link, notes);
        }
        let known = self.known(&link.record, None);
        let mut effects = self.open_pasted_link(link, known)?;
        if let Some(changes) = changes {
            let notice = Notice::FromAbstractPlay(changes);
            effects.push(Effect::Alert(self.shell.notify(notice)));
        }
        Ok(effects)
    }

    /// Opens the game of a file: under the id that it has here, or else as another game with the same players.
    fn open_file(&mut self, game: SavedGame, link: Link) -> Result<Vec<Effect>, BadPaste> {
        let here = self.known(&link.record, None);
        let here = here.filter(|here| here.chance_seed == game.chance_seed && here.players == game.players);
        let tree = game.tree.clone();
        let mut known = here.unwrap_or_else(|| SavedGame {
            id: self.new_save_id(),
            stamp: String::new(),
            // A file that was shared holds no seed: nobody else knows the coming draws.
            chance_seed: if game.chance_seed == ChanceSeed::default() {
                ChanceSeed::new(self.shell.dice.random())
            } else {
                game.chance_seed
            },
            ..game
        });
        if known.tree.is_empty() {
            known.tree = tree;
        }
        let mut effects = self.open_pasted_link(link, Some(known.clone()))?;
        if let OpenPage::Play(state) = &self.page {
            // Its variations are kept on.
            self.shell.saved.keep(known);
            effects.push(state.keep(&mut self.shell));
        }
        Ok(effects)
    }

    /// Opens the game of a code in a picture that was pasted on the home page.
    pub(super) fn open_code(&mut self, read: Result<String, PictureFault>) -> Vec<Effect> {
        match read {
            Ok(text) => self.open_on_home(&text, None),
            Err(fault) => self.refuse_pasted(&BadPaste::of_the_whole(PasteFault::Picture(fault))),
        }
    }

    fn open_pasted_link(&mut self, link: Link, known: Option<SavedGame>) -> Result<Vec<Effect>, BadPaste> {
        let fragment = link.to_string();
        let opened = self.open_playable(link, known, &fragment);
        let mut effects = opened.map_err(|fault| BadPaste::of_the_whole(PasteFault::Unplayable(fault)))?;
        // In place of what the address says by then: it is a step of its own, so that Back leads home.
        effects.retain(|effect| !matches!(effect, Effect::Go(..)));
        let address = self.play().map(PlayState::address);
        effects.extend(address.map(|address| Effect::Go(address, true)));
        Ok(effects)
    }

    /// Opens a link that this fragment named, with what the device keeps of its game. Where that has gone further, it is
    /// opened instead. Where persons sit on all seats, the engines that played before the game was shared are offered.
    pub(super) fn open_link(&mut self, link: Link, known: Option<SavedGame>, fragment: &str) -> Vec<Effect> {
        let opened = self.open_playable(link, known, fragment);
        opened.unwrap_or_else(|fault| self.open_page(OpenPage::Lost(LinkFault::Unplayable(fault))))
    }

    /// The same; where there is no such game, nothing is changed.
    fn open_playable(
        &mut self,
        link: Link,
        known: Option<SavedGame>,
        fragment: &str,
    ) -> Result<Vec<Effect>, BadGame> {
        let record = &link.record;
        let kept = known.as_ref().filter(|known| !known.continues(record));
        let kept = kept.and_then(|known| Record::parse(&known.record).ok());
        let record = kept.as_ref().unwrap_or(record);
        let chance_seed = match &known {
            Some(known) => known.chance_seed,
            None => ChanceSeed::new(self.shell.dice.random()),
        };
        let (mut game, fault) = LiveGame::open(record, chance_seed, self.shell.language)?;
        if known.is_none() {
            game.purist = link.purist && game.id.has_aids();
        }
        if let Some(known) = &known {
            known.seat(&mut game);
        }
        let reshuffled = known.is_none() && !record.names.is_empty() && game.is_shuffled();
        let broken = fault.is_some();
        let notice = fault
            .map(|fault| Notice::link_broken(fault, record.names.len(), &game))
            .or(reshuffled.then_some(Notice::Reshuffled));
        let slot = match &known {
            Some(known) => known.slot(),
            None => SaveSlot::new(self.new_save_id()),
        };
        let mut state = PlayState::new(game, slot, &self.shell.settings);
        if known.is_none() {
            state.board.name_players(&link.names);
        }
        let is_person = |seat: Seat| state.board.game.players[seat] == Player::Person;
        if state.board.game.seats().all(is_person) {
            state.board.offer_engines(&link.machines);
        }
        // The legal part of a broken link is for looking at: no engine plays on from it.
        state.paused = broken;
        // A draw was made where the record ended before one.
        let address = state.address();
        let mut effects = self.open_page(OpenPage::Play(Box::new(state)));
        if let Some(notice) = notice {
            effects.push(Effect::Alert(self.shell.notify(notice)));
        }
        if address != fragment && !broken {
            effects.push(Effect::Go(address, false));
        }
        if let OpenPage::Play(state) = &mut self.page {
            effects.extend(state.think(&mut self.shell));
            let shell = &self.shell;
            let subtitle = view::options(&state.board.game, shell.language);
            let mut told = view::opened(&state.board, state.doing(), shell, &subtitle);
            if let Some(invitation) = view::invitation(&state.board, shell) {
                told.push(' ');
                told.push_str(&invitation.text);
            }
            effects.push(Effect::Say(told));
        }
        Ok(effects)
    }
}
