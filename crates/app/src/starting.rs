//! Starts a game: one that was set up, or a rematch with the seats exchanged.

use rand::RngExt;

use super::by_link::{ByLink, chance_seed};
use super::live_game::{ChanceSeed, LiveGame};
use super::message::Effect;
use super::model::{Model, OpenPage};
use super::notice::Notice;
use super::play::PlayState;
use super::saved_game::{SaveId, SaveSlot};
use super::setup::{Setup, SetupState};
use super::shared_id::SharedId;
use tessera_games::catalog::GameId;

impl Model {
    /// The set-up of a game as it was filled in last.
    pub(super) fn last_setup(&self, game: GameId) -> SetupState {
        SetupState {
            game,
            setup: self.shell.setup(game),
        }
    }

    /// The id of a game that is kept for the first time.
    pub(super) fn new_save_id(&mut self) -> SaveId {
        SaveId::new(self.shell.dice.random())
    }

    /// Starts a game; as a new entry of the history if `push`, else in place of the present one.
    pub(super) fn start(&mut self, id: GameId, setup: Setup, push: bool) -> Vec<Effect> {
        let options = setup.options(id);
        let by_link = setup.is_by_link(id).then(|| self.new_by_link());
        let by_link = by_link.map(|by_link| ByLink {
            aids: setup.aids,
            ..by_link
        });
        match LiveGame::start(id, &options, self.new_seed(by_link), self.shell.language) {
            Ok(mut game) => {
                game.by_link = by_link;
                game.seat(setup.seated(game.table().seats(), &mut self.shell.dice));
                game.purist = setup.purist && id.has_aids();
                let mut effects = vec![Effect::KeepSetup(id, setup.clone())];
                self.shell.setups.push((id, setup));
                effects.extend(self.begin(game, push));
                effects
            }
            Err(fault) => {
                vec![Effect::Alert(self.shell.notify(Notice::CannotStart(fault)))]
            }
        }
    }

    /// What a new game by link is besides its seats.
    fn new_by_link(&mut self) -> ByLink {
        ByLink::new(SharedId::new(self.shell.dice.random()))
    }

    /// What decides the draws of a new game: of a game by link its id, so that they are the same on all devices.
    fn new_seed(&mut self, by_link: Option<ByLink>) -> ChanceSeed {
        match by_link {
            Some(by_link) => chance_seed(by_link.id),
            None => ChanceSeed::new(self.shell.dice.random()),
        }
    }

    #[inline(never)]
    /// Starts the same game once more, each person at the next seat.
    pub(super) fn rematch(&mut self) -> Vec<Effect> {
        let Some(PlayState { board, .. }) = self.play() else {
            return Vec::new();
        };
        let old = &board.game;
        // Who only looks at an invitation has no seat to exchange.
        if old.by_link.is_some_and(|by_link| by_link.is_invited) {
            return Vec::new();
        }
        let (mut seats, purist) = (old.seat_setups(), old.purist);
        let (id, options) = (old.id, old.record().options);
        seats.rotate_right(1);
        let by_link = old.by_link;
        let by_link = by_link.map(|old| ByLink {
            aids: old.aids,
            ..self.new_by_link()
        });
        match LiveGame::start(id, &options, self.new_seed(by_link), self.shell.language) {
            Ok(mut game) => {
                game.by_link = by_link;
                game.seat(seats);
                game.purist = purist;
                self.begin(game, true)
            }
            Err(_) => Vec::new(),
        }
    }

    /// Puts a game on the board that begins here, and keeps it.
    pub(super) fn begin(&mut self, game: LiveGame, push: bool) -> Vec<Effect> {
        let slot = SaveSlot::new(self.new_save_id());
        let state = PlayState::new(game, slot, &self.shell.settings);
        let address = state.address();
        let mut effects = self.open_page(OpenPage::Play(Box::new(state)));
        effects.push(Effect::Go(address, push));
        if let OpenPage::Play(state) = &mut self.page {
            effects.extend(state.settle(&mut self.shell, 0, false));
        }
        effects
    }
}
