//! What becomes of a message to the app in a frame.

use rand::RngExt;

use super::address::{EmbedAddress, EmbedSubject};
use super::host_message::{HostMessage, Jump};
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
use crate::play::{PlayMsg, PlayState};
use crate::player::Player;
use crate::puzzle::PuzzleMsg;
use crate::route::LinkFault;
use crate::saved_game::{SaveId, SaveSlot};
use crate::settings::{Coordinates, Settings};
use crate::shell::Sight;
use crate::words::EmbedWords;
use tessera_core::game::Seat;
use tessera_protocol::Budget;

impl Model {
    /// Takes in what happened and returns what the browser has to do; in a frame of another site only what the frame may,
    /// and what the host is told.
    pub fn receive(&mut self, msg: impl Into<Msg>) -> Vec<Effect> {
        let msg = msg.into();
        let is_framed = self.shell.embed.is_some() || matches!(msg, Msg::Embed(_));
        if !is_framed {
            return self.update(msg);
        }
        let before = Shown::of(self);
        let mut effects = match msg {
            Msg::Hidden => {
                self.shell.sight = Sight::Asleep;
                self.give_up_thinking()
            }
            msg if self.admits(&msg) => self.update(msg),
            _ => return Vec::new(),
        };
        effects.retain(stays_within);
        self.settle_questions(&mut effects);
        self.show_study_marks();
        let after = Shown::of(self);
        let only_looks = self.play().is_some_and(|state| !state.game.mode.takes_moves());
        let is_puzzle = self.puzzle_page().is_some();
        if only_looks && !is_puzzle && !after.is_opened_since(&before) && before != after {
            // What a person may do is of no use to whoever only looks.
            effects.retain(|effect| !matches!(effect, Effect::Say(_) | Effect::Alert(_)));
            effects.push(Effect::Say(self.see(view::spoken)));
        }
        effects.extend(after.news(&before, self));
        effects
    }

    /// Takes in what only a frame is told.
    pub(crate) fn update_frame(&mut self, msg: EmbedMsg) -> Vec<Effect> {
        match msg {
            EmbedMsg::Open(fragment) => self.open_frame(&fragment),
            EmbedMsg::Host(Ok(message)) => self.obey(message),
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
            coordinates: match options.coords {
                true => Coordinates::Edge,
                false => Coordinates::Off,
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
        effects.extend(match subject {
            Ok(subject) => self.show_subject(&subject),
            Err(fault) => self.lose(fault),
        });
        effects
    }

    fn show_subject(&mut self, subject: &EmbedSubject) -> Vec<Effect> {
        let opened = match subject {
            EmbedSubject::Game(link) => return self.show(link),
            EmbedSubject::Study(digits, ply) => {
                return self
                    .show_study(digits, *ply)
                    .unwrap_or_else(|fault| self.lose(fault));
            }
            EmbedSubject::Puzzle(address) => self.open_puzzle(*address),
            EmbedSubject::OwnPuzzle(link) => self.open_own_puzzle(&link.record),
        };
        let mut effects = self.give_up_thinking();
        effects.extend(opened);
        effects
    }

    /// Shows why there is no game, and tells the host.
    pub(crate) fn lose(&mut self, fault: LinkFault) -> Vec<Effect> {
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
            Err(fault) => return self.lose(LinkFault::Unplayable(fault)),
        };
        let mut effects = self.give_up_thinking();
        game.purist = link.purist && game.id.has_aids();
        if embed.mode == EmbedMode::Play {
            seat_engines(&mut game, link, &embed);
        }
        let is_broken = fault.is_some();
        let reshuffled = game.mode.takes_moves() && !record.names.is_empty() && game.is_shuffled();
        let notice = fault
            .map(|fault| Notice::LinkBroken {
                left_out: record.names.len() - fault.mv.ply,
                fault,
            })
            .or(reshuffled.then_some(Notice::Reshuffled));
        self.shell.rotations = vec![(game.id, embed.options.orientation)];
        let slot = SaveSlot::new(SaveId::default());
        let mut state = PlayState::new(game, slot, &self.shell.settings);
        if !state.game.mode.takes_moves() {
            // Who played is told on, although nobody plays here.
            state.name_players(&link.names);
            state.offer_engines(&link.machines);
        }
        // An engine waits until somebody asks for it: by a move, or by its button.
        state.paused = is_broken || !embed.options.engine;
        if state.game.mode.takes_moves() && state.game.persons_turn() {
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

    /// Does what the host wants.
    fn obey(&mut self, message: HostMessage) -> Vec<Effect> {
        match message {
            HostMessage::GoTo(jump) => {
                let ply = self.play().map_or(0, |state| state.game.ply());
                let ply = match jump {
                    Jump::Ply(ply) => ply,
                    Jump::First => 0,
                    Jump::Prev => ply.saturating_sub(1),
                    Jump::Next => ply + 1,
                    Jump::Last => usize::MAX,
                };
                self.update(PlayMsg::GoTo(ply))
            }
            HostMessage::Flip => {
                let steps = self.play().map_or(1, |state| state.game.table().rotation_steps());
                match steps {
                    0 | 1 => Vec::new(),
                    steps => self.update(PlayMsg::RotateBoard((steps / 2) as i8)),
                }
            }
            HostMessage::SetRecord(text) => match EmbedSubject::parse(&text, Link::parse) {
                // What is refused changes nothing.
                Ok(EmbedSubject::Game(link)) => match LiveGame::view(&link.record, self.shell.language) {
                    Ok(_) => {
                        self.leave_game();
                        self.show(&link)
                    }
                    Err(fault) => {
                        let fault = LinkFault::Unplayable(fault);
                        vec![error(fault.text(self.shell.language))]
                    }
                },
                Ok(EmbedSubject::Study(digits, ply)) => {
                    let before = self.shell.embed.clone();
                    self.leave_game();
                    self.show_study(&digits, ply).unwrap_or_else(|fault| {
                        self.shell.embed = before;
                        vec![error(fault.text(self.shell.language))]
                    })
                }
                Ok(puzzle) => {
                    if let Some(embed) = &mut self.shell.embed {
                        (embed.mode, embed.left, embed.study) = (EmbedMode::Puzzle, None, None);
                    }
                    self.show_subject(&puzzle)
                }
                Err(fault) => vec![error(fault.text(self.shell.language))],
            },
            HostMessage::Rest => {
                if let Some(embed) = &mut self.shell.embed {
                    embed.is_active = false;
                }
                let effects = self.give_up_thinking();
                if let OpenPage::Play(state) = &mut self.page {
                    // It thinks again after the next move, or at the press of its button.
                    state.paused = !state.game.persons_turn();
                }
                effects
            }
        }
    }

    /// Readies the frame for another game than it shows, in the mode that the address asks for.
    fn leave_game(&mut self) {
        if let Some(embed) = &mut self.shell.embed {
            embed.mode = match embed.options.mode {
                EmbedMode::Puzzle => EmbedMode::default(),
                mode => mode,
            };
            (embed.left, embed.study) = (None, None);
        }
    }

    /// Takes the open question back and gives the memory of the engine back.
    fn give_up_thinking(&mut self) -> Vec<Effect> {
        if let OpenPage::Play(state) = &mut self.page {
            state.thinking = None;
        }
        vec![Effect::Rest]
    }

    /// Gives every question the seed and the steps that the address names, and tells the host that an engine thinks.
    fn settle_questions(&mut self, effects: &mut Vec<Effect>) {
        let Some(embed) = &mut self.shell.embed else {
            return;
        };
        let board = match &mut self.page {
            OpenPage::Play(state) => state.as_mut(),
            OpenPage::Puzzle(state) => &mut state.board,
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
                if let Some(open) = &mut board.thinking {
                    open.budget = question.budget;
                }
            }
        }
        if asks && !embed.is_active {
            embed.is_active = true;
            effects.push(Effect::Post(Post::Active));
        }
    }

    /// Whether a message can do something in the frame: in a game that is only looked at, what shows another position or
    /// tells something.
    fn admits(&self, msg: &Msg) -> bool {
        let is_puzzle = self.puzzle_page().is_some();
        let plays = is_puzzle || self.play().is_some_and(|state| state.game.mode.takes_moves());
        match msg {
            Msg::Puzzle(PuzzleMsg::Day(_) | PuzzleMsg::Fetched(..)) => true,
            Msg::Puzzle(PuzzleMsg::TryAgain | PuzzleMsg::Solution | PuzzleMsg::Restart) => is_puzzle,
            Msg::Embed(EmbedMsg::Open(_)) | Msg::Shown | Msg::Dismiss | Msg::InPage(_) => true,
            Msg::Embed(_) => self.shell.embed.is_some(),
            Msg::Rematch => plays && !is_puzzle,
            Msg::Play(msg) => match msg {
                PlayMsg::GoTo(_)
                | PlayMsg::RotateBoard(_)
                | PlayMsg::Ask(..)
                | PlayMsg::Hover(_)
                | PlayMsg::Cancel
                | PlayMsg::ShowScoringStep(_) => true,
                PlayMsg::Share
                | PlayMsg::CopyText
                | PlayMsg::TextCopied(_)
                | PlayMsg::Copied
                | PlayMsg::NotCopied(_)
                | PlayMsg::Seat(..)
                | PlayMsg::Invite
                | PlayMsg::BoardOnly(_)
                | PlayMsg::Beside(_)
                | PlayMsg::Tab(_) => false,
                PlayMsg::Hint => is_puzzle,
                _ => plays,
            },
            _ => false,
        }
    }
}

impl OpenPage {
    /// Whether an engine may think in a frame.
    fn may_think(&self, embed: &Embed) -> bool {
        let state = match self {
            OpenPage::Play(state) => state,
            OpenPage::Puzzle(_) => return true,
            _ => return false,
        };
        let is_machine = |seat: Seat| matches!(state.game.players[seat], Player::Machine(_));
        embed.options.engine || state.game.seats().any(is_machine)
    }
}

/// Tells the host that something was ignored or cannot be shown.
fn error(message: String) -> Effect {
    Effect::Post(Post::Error { message })
}

/// Whether an effect stays within the frame: it stores nothing, writes no address and leads nowhere.
fn stays_within(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Ask(_)
            | Effect::Stop(_)
            | Effect::Drop
            | Effect::Rest
            | Effect::After(..)
            | Effect::Say(_)
            | Effect::Alert(_)
            | Effect::Post(_)
            | Effect::AskDay
            | Effect::FetchPuzzles(_)
            // The frame keeps them in memory and shows the theme.
            | Effect::KeepSettings(_)
    )
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
