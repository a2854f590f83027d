//! Handles the messages to the app in a frame.

use rand::RngExt;

use super::address::{EmbedAddress, EmbedSubject};
use super::bounds::stays_within;
use super::news::Shown;
use super::options::EmbedMode;
use super::post::Post;
use super::state::{Embed, EmbedMsg};
use super::view;
use crate::link::Link;
use crate::live_game::{ChanceSeed, LiveGame};
use crate::message::{Effect, Msg};
use crate::model::{Model, OpenPage};
use crate::notice::Notice;
use crate::play::PlayState;
use crate::player::Player;
use crate::route::LinkFault;
use crate::saved_game::{SaveId, SaveSlot};
use crate::settings::{Coordinates, Settings};
use crate::shell::Visibility;
use crate::words::EmbedWords;
use tessera_core::game::Seat;
use tessera_protocol::Budget;

impl Model {
    /// Takes in what happened and returns what the browser has to do; in a frame of another site only what the frame may,
    /// and the messages to the host.
    pub fn receive(&mut self, msg: impl Into<Msg>) -> Vec<Effect> {
        let msg = msg.into();
        let is_framed = self.shell.embed.is_some() || matches!(msg, Msg::Embed(_));
        if !is_framed {
            return self.update(msg);
        }
        let before = Shown::of(self);
        let mut effects = match msg {
            Msg::Hidden => {
                self.shell.visibility = Visibility::Asleep;
                self.give_up_thinking()
            }
            msg if self.admits(&msg) => self.update(msg),
            _ => return Vec::new(),
        };
        effects.retain(stays_within);
        self.settle_questions(&mut effects);
        self.show_study_marks();
        let after = Shown::of(self);
        let only_looks = self.board().is_some_and(|board| !board.game.mode.takes_moves());
        let is_puzzle = self.puzzle_page().is_some();
        if only_looks && !is_puzzle && !after.is_opened_since(&before) && before != after {
            // What a person may do is of no use to whoever only looks.
            effects.retain(|effect| !matches!(effect, Effect::Say(_) | Effect::Alert(_)));
            effects.push(Effect::Say(self.see_play(view::spoken)));
        }
        effects.extend(after.news(&before, self));
        effects
    }

    /// Takes in the messages that only a frame gets.
    pub(crate) fn update_frame(&mut self, msg: EmbedMsg) -> Vec<Effect> {
        match msg {
            EmbedMsg::Open(fragment) => self.open_frame(&fragment),
            EmbedMsg::Host(Ok(message)) => self.on_host_message(message),
            EmbedMsg::Host(Err(fault)) => vec![error((EmbedWords::of(self.shell.language).bad_message)(
                &view::host_fault(&fault, self.shell.language),
            ))],
            EmbedMsg::Touched => match &mut self.shell.embed {
                Some(embed) if !embed.is_active && self.page.may_think(embed) => {
                    embed.is_active = true;
                    vec![Effect::Post(Post::Active)]
                }
                _ => Vec::new(),
            },
            EmbedMsg::PlayFromHere => self.play_from_here(),
            EmbedMsg::BackToGame => {
                let left = self.shell.embed.as_mut().and_then(|embed| {
                    embed.mode = embed.options.mode;
                    embed.left.take()
                });
                left.map_or_else(Vec::new, |link| self.show(&link))
            }
            EmbedMsg::Way(node) => self.show_way(node),
        }
    }

    /// Shows what the address of the frame names.
    fn open_frame(&mut self, fragment: &str) -> Vec<Effect> {
        let EmbedAddress {
            subject,
            options,
            faults,
        } = EmbedAddress::parse(fragment);
        let usual = Settings::default();
        self.shell.settings = Settings {
            theme: options.theme,
            shortcuts: options.keys,
            coordinates: if options.coords {
                Coordinates::Edge
            } else {
                Coordinates::Off
            },
            ..usual
        };
        let opened = self.shell.embed.take().map_or(0, |embed| embed.opened);
        self.shell.embed = Some(Embed {
            opened,
            mode: options.mode,
            options,
            ..Embed::default()
        });
        let mut effects = vec![Effect::KeepSettings(self.shell.settings.clone())];
        let words = EmbedWords::of(self.shell.language);
        let ignored: Vec<String> = faults
            .iter()
            .map(|fault| view::option_fault(fault, self.shell.language))
            .collect();
        if !ignored.is_empty() {
            effects.push(error((words.ignored)(&ignored)));
        }
        // Nothing stays of what another address has shown.
        self.page = OpenPage::Home;
        effects.extend(match subject {
            Ok(subject) => self.show_subject(&subject),
            Err(fault) => self.show_fault(fault),
        });
        effects
    }

    pub(super) fn show_subject(&mut self, subject: &EmbedSubject) -> Vec<Effect> {
        match subject {
            EmbedSubject::Game(link) => self.show(link),
            EmbedSubject::Study(digits, ply) => self
                .show_study(digits, *ply)
                .unwrap_or_else(|fault| self.show_fault(fault)),
            EmbedSubject::Puzzle(address) => self.open_puzzle(*address),
            EmbedSubject::OwnPuzzle(link) => self.open_own_puzzle(&link.record),
        }
    }

    /// Tells the host why there is no puzzle. A board that is shown stays.
    pub(crate) fn refuse_puzzle(&mut self, fault: LinkFault) -> Vec<Effect> {
        if let Some(embed) = &mut self.shell.embed {
            embed.loading = None;
        }
        match self.board() {
            Some(_) => vec![error(fault.text(self.shell.language))],
            None => self.show_fault(fault),
        }
    }

    /// Shows why there is no game, and tells the host.
    pub(crate) fn show_fault(&mut self, fault: LinkFault) -> Vec<Effect> {
        let text = fault.text(self.shell.language);
        let mut effects = self.give_up_thinking();
        self.page = OpenPage::Lost(fault);
        effects.push(error(text));
        effects
    }

    /// Shows a game in the mode of the frame. Where it is played, it goes on from the position of the link.
    pub(super) fn show(&mut self, link: &Link) -> Vec<Effect> {
        let Some(embed) = &mut self.shell.embed else {
            return Vec::new();
        };
        embed.opened += 1;
        let embed = embed.clone();
        let language = self.shell.language;
        let mut record = link.record.clone();
        let opened = if embed.mode == EmbedMode::Play {
            let names = record.names.len();
            record.names.truncate(record.shown.take().unwrap_or(names));
            let bits = embed.options.seed.map(u64::from);
            let bits = bits.unwrap_or_else(|| self.shell.dice.random());
            LiveGame::open(&record, ChanceSeed::new(bits), language)
        } else {
            LiveGame::view(&record, language)
        };
        let (mut game, fault) = match opened {
            Ok(opened) => opened,
            Err(fault) => return self.show_fault(LinkFault::Unplayable(fault)),
        };
        let mut effects = self.give_up_thinking();
        game.purist = link.purist && game.id.has_aids();
        if embed.mode == EmbedMode::Play {
            seat_engines(&mut game, link, &embed);
        }
        let is_broken = fault.is_some();
        let reshuffled = game.mode.takes_moves() && !record.names.is_empty() && game.is_shuffled();
        let notice = fault
            .map(|fault| Notice::link_broken(fault, record.names.len(), &game))
            .or(reshuffled.then_some(Notice::Reshuffled));
        self.shell.rotations = vec![(game.id, embed.options.orientation)];
        let slot = SaveSlot::new(SaveId::default());
        let mut state = PlayState::new(game, slot, &self.shell.settings);
        if !state.board.game.mode.takes_moves() {
            // The names of those who played are passed on, although nobody plays here.
            state.board.name_players(&link.names);
            state.board.offer_engines(&link.machines);
        }
        // An engine waits until somebody asks for it: by a move, or by its button.
        state.paused = is_broken || !embed.options.engine;
        if state.board.game.mode.takes_moves() && state.board.game.persons_turn() {
            state.paused = false;
        }
        self.page = OpenPage::Play(Box::new(state));
        self.shell.notice = None;
        if let Some(notice) = notice {
            let text = self.shell.notify(notice);
            if is_broken {
                effects.push(error(text.clone()));
            }
            effects.push(Effect::Say(text));
        }
        if let OpenPage::Play(state) = &mut self.page {
            effects.extend(state.think(&mut self.shell));
        }
        effects
    }

    /// Takes the open question back and gives the memory of the engine back.
    pub(super) fn give_up_thinking(&mut self) -> Vec<Effect> {
        if let OpenPage::Play(state) = &mut self.page {
            state.forget_question();
        }
        vec![Effect::Rest]
    }

    /// Gives every question the seed and the steps that the address names, and tells the host that an engine thinks.
    fn settle_questions(&mut self, effects: &mut Vec<Effect>) {
        let Some(embed) = &mut self.shell.embed else {
            return;
        };
        let mut thinking = match &mut self.page {
            OpenPage::Play(state) => state.thinking.as_mut(),
            OpenPage::Puzzle(_) => None,
            _ => return,
        };
        let mut asks = false;
        for effect in effects.iter_mut() {
            let Effect::Ask(question) = effect else { continue };
            asks = true;
            if let Some(seed) = embed.options.seed {
                question.seed = seed;
            }
            if let Some(steps) = embed.options.steps {
                question.budget = Budget::Steps(steps);
                if let Some(open) = &mut thinking {
                    open.budget = question.budget;
                }
            }
        }
        if asks && !embed.is_active {
            embed.is_active = true;
            effects.push(Effect::Post(Post::Active));
        }
    }
}

/// Tells the host that something was ignored or cannot be shown.
pub(super) fn error(message: String) -> Effect {
    Effect::Post(Post::Error { message })
}

/// Gives the seats of the link's engines to engines; without any, all seats but the one to move to the level that the
/// address names.
fn seat_engines(game: &mut LiveGame, link: &Link, embed: &Embed) {
    let seats: Vec<Seat> = game.seats().collect();
    let level = embed.options.level;
    // Whoever plays on from a position has the seat that is to move there.
    let machines = link.machines.iter().filter(|_| embed.left.is_none());
    let machines: Vec<_> = machines.filter(|(seat, _)| seats.contains(seat)).collect();
    for &(seat, own) in &machines {
        game.players[*seat] = Player::Machine(level.unwrap_or(*own));
    }
    let Some(level) = level.filter(|_| machines.is_empty()) else {
        return;
    };
    let person = game.to_move().unwrap_or(Seat::FIRST);
    for seat in seats.into_iter().filter(|&seat| seat != person) {
        game.players[seat] = Player::Machine(level);
    }
}
