//! How the link of a game that friends play by it is opened: as the game that the device keeps, where it keeps it.

use super::check::opened;
use super::fault::SharedFault;
use super::game::ByLink;
use super::notes::{DrawOffer, SharedNotes};
use super::relation::{Relation, relation};
use crate::link::Link;
use crate::live_game::LiveGame;
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::notice::Notice;
use crate::pasted::{BadPaste, PasteFault, Pasted, pasted};
use crate::play::PlayState;
use crate::player::Player;
use crate::player_names;
use crate::route::LinkFault;
use crate::saved_game::{SaveSlot, SavedGame};
use crate::shared_id::SharedId;
use crate::sound::Sound;
use std::cmp::Reverse;
use tessera_games::catalog::BadGame;
use tessera_games::play::Record;

impl Model {
    /// Opens the link of a game that friends play by it, as a new entry of the history if `push`. A link that cannot be of its
    /// game changes nothing.
    pub(crate) fn open_shared(
        &mut self,
        link: &Link,
        notes: SharedNotes,
        push: bool,
    ) -> Result<Vec<Effect>, LinkFault> {
        let coming = opened(link, &notes, self.shell.language)?;
        let record = coming.record();
        let mut best: Option<(Relation, SavedGame, Record)> = None;
        for game in self.shell.saved.by_link(notes.id) {
            let Ok(kept) = Record::parse(&game.record) else {
                continue;
            };
            if !kept.is_same_game(&record) {
                return Err(LinkFault::Foreign(SharedFault::OtherGame));
            }
            let found = relation(&kept.names, &record.names);
            if best.as_ref().is_none_or(|(relation, ..)| found < *relation) {
                best = Some((found, game.clone(), kept));
            }
        }
        let Some((relation, known, kept)) = best else {
            return Ok(self.invite_to(coming, link, notes, push));
        };
        let mut game = match relation {
            Relation::Same | Relation::Behind => {
                self.kept_shared(&known, &kept).map_err(LinkFault::Unplayable)?
            }
            Relation::Further | Relation::Parted(_) => coming,
        };
        known.seat(&mut game);
        let Some(mut by_link) = game.by_link else {
            return Err(LinkFault::Foreign(SharedFault::OtherGame));
        };
        let agrees = notes.draw == DrawOffer::Agreed && by_link.draw != DrawOffer::Agreed;
        let here = |offer| matches!(offer, DrawOffer::Offered(seat) if !game.is_elsewhere(seat));
        if agrees && !(relation == Relation::Same && here(by_link.draw)) {
            return Err(LinkFault::Foreign(SharedFault::Offer));
        }
        let aids = !by_link.aids && notes.aids && relation != Relation::Behind;
        match relation {
            Relation::Same if agrees => (by_link.draw, by_link.is_told) = (DrawOffer::Agreed, true),
            Relation::Same if by_link.draw == DrawOffer::None && !here(notes.draw) => {
                by_link.draw = notes.draw
            }
            Relation::Same | Relation::Behind => {}
            Relation::Further | Relation::Parted(_) => {
                by_link.draw = notes.draw;
                by_link.sent = game.line().len();
                by_link.is_told = true;
            }
        }
        by_link.aids |= aids;
        by_link.has_parted |= matches!(relation, Relation::Parted(_));
        let mut effects = Vec::new();
        let (slot, since) = match relation {
            Relation::Parted(Reverse(ply)) => {
                let parted = SavedGame {
                    by_link: ByLink {
                        has_parted: true,
                        ..known.by_link.parse().unwrap_or(by_link)
                    }
                    .to_string(),
                    ..known.clone()
                };
                self.shell.saved.keep(parted.clone());
                effects.push(Effect::Keep(parted));
                (SaveSlot::new(self.new_save_id()), ply)
            }
            Relation::Further => (known.slot(), kept.names.len()),
            Relation::Same | Relation::Behind => (known.slot(), game.line().len()),
        };
        game.by_link = Some(by_link);
        if relation != Relation::Behind {
            take_names(&mut game, &link.names);
        }
        let notice = match relation {
            Relation::Parted(Reverse(ply)) => Some(Notice::LinesParted {
                ply,
                kept: kept
                    .names
                    .get(ply)
                    .map_or_else(String::new, |name| game.table().move_text(name)),
                link: game.table().move_text(&game.line()[ply]),
            }),
            Relation::Behind => Some(Notice::OlderLink),
            _ if aids => {
                let names = player_names::in_sentences(&game, self.shell.language);
                let other = game.seats().find(|&seat| game.is_elsewhere(seat));
                other.map(|seat| Notice::AidsAllowedBy(names[seat].clone()))
            }
            _ => None,
        };
        effects.extend(self.show_shared(game, slot, since, notice, push));
        Ok(effects)
    }

    /// Opens a game by link as the device keeps it.
    pub(crate) fn open_kept_shared(&mut self, known: &SavedGame, record: &Record) -> Vec<Effect> {
        let mut game = match self.kept_shared(known, record) {
            Ok(game) => game,
            Err(fault) => return self.open_page(OpenPage::Lost(LinkFault::Unplayable(fault))),
        };
        known.seat(&mut game);
        let plies = game.line().len();
        self.show_shared(game, known.slot(), plies, None, false)
    }

    /// The game as it is kept, at its end.
    fn kept_shared(&self, known: &SavedGame, record: &Record) -> Result<LiveGame, BadGame> {
        let record = Record {
            shown: None,
            ..record.clone()
        };
        let (game, _) = LiveGame::open(&record, known.chance_seed, self.shell.language)?;
        Ok(game)
    }

    /// Shows what the link invites to. Nothing is kept before somebody takes the seat.
    fn invite_to(&mut self, mut game: LiveGame, link: &Link, notes: SharedNotes, push: bool) -> Vec<Effect> {
        game.players.0.fill(Player::Elsewhere);
        game.purist = link.purist && game.id.has_aids();
        game.by_link = Some(ByLink {
            to: notes.to,
            sent: game.line().len(),
            is_told: true,
            draw: notes.draw,
            aids: notes.aids,
            is_invited: true,
            ..ByLink::new(notes.id)
        });
        take_names(&mut game, &link.names);
        let slot = SaveSlot::new(self.new_save_id());
        let plies = game.line().len();
        self.show_shared(game, slot, plies, None, push)
    }

    /// Puts a game by link on the board; what was played since a ply is news.
    fn show_shared(
        &mut self,
        game: LiveGame,
        slot: SaveSlot,
        since: usize,
        notice: Option<Notice>,
        push: bool,
    ) -> Vec<Effect> {
        let has_news = since < game.line().len();
        let state = PlayState::new(game, slot, &self.shell.settings);
        let mut effects = self.open_page(OpenPage::Play(Box::new(state)));
        if has_news && self.shell.is_heard() {
            effects.push(Effect::Sound(Sound::Answered));
        }
        if let OpenPage::Play(state) = &mut self.page {
            effects.extend(state.settle(&mut self.shell, since, push));
        }
        if let Some(notice) = notice {
            effects.push(Effect::Alert(self.shell.notify(notice)));
        }
        effects
    }

    /// Opens the link that came back, of whatever game; or says why it is none. Another game is a step of its own, so that
    /// Back leads to this one.
    pub(crate) fn paste_link(&mut self, text: &str) -> Vec<Effect> {
        let here = self.shared_here();
        let opened = match pasted(text, None, self.shell.language) {
            Ok(Pasted::Shared(link, _)) if link.shared.is_some() => {
                let notes = link.shared.expect("it has notes");
                self.open_shared(&link, notes, here != Some(notes.id))
                    .map_err(of_fault)
            }
            Ok(_) => self.open_pasted(text, None),
            Err(fault) => Err(fault),
        };
        let mut effects = match opened {
            Ok(effects) => at_top(effects),
            Err(fault) => return vec![Effect::Alert(self.shell.notify(Notice::NotPasted(fault)))],
        };
        if self.shared_here() != here && self.shell.notice.is_none() {
            effects.push(Effect::Alert(self.shell.notify(Notice::OtherLink)));
        }
        effects
    }

    /// The id of the game by link on the page.
    fn shared_here(&self) -> Option<SharedId> {
        self.play()?.board.game.by_link.map(|by_link| by_link.id)
    }

    /// Opens a link that was pasted on the home page.
    pub(crate) fn open_pasted_shared(
        &mut self,
        link: &Link,
        notes: SharedNotes,
    ) -> Result<Vec<Effect>, BadPaste> {
        self.open_shared(link, notes, true).map_err(of_fault)
    }
}

/// The field for the link is below the board, which is what is read next.
fn at_top(mut effects: Vec<Effect>) -> Vec<Effect> {
    effects.push(Effect::ToTop);
    effects
}

/// Why a link was refused, as of a text that was pasted.
fn of_fault(fault: LinkFault) -> BadPaste {
    BadPaste::of_the_whole(match fault {
        LinkFault::Unplayable(fault) => PasteFault::Unplayable(fault),
        LinkFault::Foreign(fault) => PasteFault::Foreign(fault),
        _ => PasteFault::NoFragment,
    })
}

/// Calls those who sit elsewhere what a link calls them.
fn take_names(game: &mut LiveGame, names: &[String]) {
    for (seat, name) in game.seats().zip(names) {
        if game.is_elsewhere(seat) && !name.is_empty() {
            game.names[seat].clone_from(name);
        }
    }
}
