//! What becomes of a message to the play page.

use super::asked::Asked;
use super::marks::toggle;
use super::message::{PlayMsg, Switch};
use super::retry::Retry;
use super::state::{Armed, OpenQuestion, PlayState};
use super::view;
use crate::by_link::{ByLinkMsg, ends_sketch};
use crate::live_game::LiveGame;
use crate::message::{ARMED_MILLIS, Effect, MOVE_DIALOG};
use crate::move_entry::{EntryFault, find_move};
use crate::no_effect::NoEffect;
use crate::notice::Notice;
use crate::player::Player;
use crate::player_names;
use crate::query::Query;
use crate::share::ShareMsg;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::game::{BySeat, Seat};
use tessera_core::scene::SpotId;
use tessera_games::play::{RESIGN, Target};

impl PlayState {
    /// Takes in what happened and returns what the browser has to do.
    pub fn update(&mut self, shell: &mut Shell, msg: PlayMsg) -> Vec<Effect> {
        if self.sketch.is_some() && ends_sketch(&msg) {
            let mut effects = self.end_sketch(shell);
            effects.extend(self.update(shell, msg));
            return effects;
        }
        let words = PlayWords::of(shell.language);
        match msg {
            PlayMsg::Tap(cell, pointer) => self.tap(shell, cell, pointer),
            PlayMsg::Place(cell, piece, pointer) => self.place(shell, cell, &piece, pointer),
            PlayMsg::AimPiece(name) => {
                self.piece = Some(name);
                Vec::new()
            }
            PlayMsg::HoldPiece(name) => self.hold_piece(shell, name),
            PlayMsg::Hover(cell) => {
                // A handle belongs to the cell at which it stands.
                if !matches!(cell, Some(SpotId::Handle(_))) || self.held_over().is_none() {
                    self.hover = cell;
                }
                // An answer is read until one goes on to another cell.
                if cell.is_some() && self.asked.as_ref().is_some_and(|asked| asked.cell != cell) {
                    self.asked = None;
                }
                Vec::new()
            }
            PlayMsg::Confirm => self.confirm(shell),
            PlayMsg::Cancel if shell.board_only && !self.is_begun() => {
                self.update(shell, PlayMsg::BoardOnly(false))
            }
            PlayMsg::Cancel
                if shell.beside.is_some() && self.game.table().land().is_some() && !self.is_begun() =>
            {
                self.update(shell, PlayMsg::Beside(None))
            }
            PlayMsg::Cancel => {
                self.cancel(shell.is_touch);
                self.marks.clear();
                self.supply = None;
                self.asked = None;
                shell.notice = None;
                Vec::new()
            }
            PlayMsg::RotatePiece(step) => self.rotate_piece(shell, step),
            PlayMsg::TellPiece => self.tell_piece(shell),
            PlayMsg::RotateBoard(steps) => self.rotate_board(shell, steps),
            PlayMsg::Mark(mark) => {
                toggle(&mut self.marks, mark);
                Vec::new()
            }
            PlayMsg::Hint => self.ask_hint(shell),
            PlayMsg::Switch(switch, on) => {
                match switch {
                    Switch::Overlay(name) => shell.settings.show(self.game.id, name, on),
                    Switch::Estimate => shell.settings.estimate = on,
                    Switch::Legal => shell.settings.legal = on,
                }
                vec![Effect::KeepSettings(shell.settings.clone())]
            }
            PlayMsg::Toggle(switch) => self.toggle(shell, switch),
            PlayMsg::Supply(name) => {
                self.supply = name;
                Vec::new()
            }
            PlayMsg::ShowScoringStep(step) => self.show_scoring_step(shell, step),
            PlayMsg::Choose(name) => self.choose(shell, name),
            PlayMsg::AimBid(place) => {
                self.bid = Some((self.game.revision(), place));
                Vec::new()
            }
            PlayMsg::Ask(query, cell) => self.ask(shell, query, cell),
            PlayMsg::BoardOnly(only) => {
                shell.board_only = only;
                let say = if only { words.board_only } else { words.all_shown };
                vec![Effect::Say(say.to_owned())]
            }
            PlayMsg::Beside(beside) => {
                shell.beside = beside;
                Vec::new()
            }
            PlayMsg::Tab(tab) => {
                shell.settings.panel_tab = tab;
                vec![Effect::KeepSettings(shell.settings.clone())]
            }
            PlayMsg::Enter(text) => self.enter(shell, text.trim()),
            PlayMsg::Resign => self.resign(shell),
            PlayMsg::Disarm => {
                self.armed = None;
                Vec::new()
            }
            // Undo first cancels a half-entered move.
            PlayMsg::Undo if self.is_begun() => self.update(shell, PlayMsg::Cancel),
            PlayMsg::Undo if self.is_last_unsent() => self.update_by_link(shell, ByLinkMsg::TakeBack),
            PlayMsg::Undo => self.walk(shell, LiveGame::undo, words.nothing_to_undo),
            PlayMsg::Redo => self.walk(shell, LiveGame::redo, words.nothing_to_redo),
            PlayMsg::GoTo(ply) => self.look(shell, false, |game| {
                let from = game.ply();
                game.go_to(ply);
                from != game.ply()
            }),
            PlayMsg::TakeBack => match self.retry_offer().map(|offer| offer.ply) {
                Some(ply) => self.look(shell, true, |game| {
                    game.go_to(ply);
                    true
                }),
                None => Vec::new(),
            },
            PlayMsg::KeepMove => {
                self.retry.take_if(|retry| matches!(retry, Retry::Offered(_)));
                Vec::new()
            }
            PlayMsg::Invite => self.invite(shell),
            PlayMsg::Seat(seat, player) => self.change_player(shell, seat, player),
            PlayMsg::ByLink(msg) => self.update_by_link(shell, msg),
            PlayMsg::Share => self.open_share(shell),
            // No other program took the link of a game by link: it is copied.
            PlayMsg::Sharing(ShareMsg::NotSent) if self.share.is_none() && self.is_sending => {
                self.update_by_link(shell, ByLinkMsg::Copy)
            }
            PlayMsg::Sharing(msg) => self.share(shell, msg),
            PlayMsg::CopyText => vec![Effect::CopyText(view::text(self, shell).plain)],
            PlayMsg::TextCopied(copied) => {
                let notice = if copied {
                    Notice::TextCopied
                } else {
                    Notice::TextNotCopied
                };
                vec![Effect::Say(shell.notify(notice))]
            }
            PlayMsg::Copied => {
                let mut effects = self.sent(shell);
                effects.push(Effect::Say(shell.notify(Notice::LinkCopied)));
                effects
            }
            PlayMsg::NotCopied(address) => {
                let mut effects = self.sent(shell);
                effects.push(Effect::Alert(shell.notify(Notice::LinkToCopy(address))));
                effects
            }
            PlayMsg::MoveNow => {
                if let Some(open) = self.thinking.as_ref().filter(|open| open.is_answered) {
                    return self.play_answer(shell, open.id);
                }
                let thinking = self.thinking.as_ref().map(|open| open.id);
                let open = thinking.or(self.checking().map(|check| check.id));
                open.map(Effect::Stop).into_iter().collect()
            }
            PlayMsg::StopThinking => {
                self.paused = true;
                self.thinking = None;
                self.end_check();
                vec![Effect::Drop, Effect::Say(words.stopped.into())]
            }
            PlayMsg::GoOn => {
                self.paused = false;
                shell.notice = None;
                self.game.go_to(self.game.line().len());
                self.game.carry_on();
                self.settle(shell, self.game.ply(), false)
            }
            PlayMsg::SoFar(report) => {
                let is_open = |open: &&mut OpenQuestion| open.id == report.id && !open.is_answered;
                if let Some(open) = self.thinking.as_mut().filter(is_open) {
                    open.report = report;
                }
                Vec::new()
            }
            PlayMsg::Final(report) => self.answered(shell, report),
            PlayMsg::Announced(id) => self.play_answer(shell, id),
            PlayMsg::Refused(id, why) => self.refused(shell, id, why),
        }
    }

    /// Switches something beside the board, and says what it did.
    fn toggle(&mut self, shell: &mut Shell, switch: Switch) -> Vec<Effect> {
        let switches = view::panel(self, shell).overlays;
        let Some(row) = switches.into_iter().find(|row| row.switch == switch) else {
            return Vec::new();
        };
        let words = PlayWords::of(shell.language);
        let say = if row.on { words.hidden } else { words.shown };
        let mut effects = self.update(shell, PlayMsg::Switch(switch, !row.on));
        effects.push(Effect::Say(say(row.label)));
        effects
    }

    /// Undoes or redoes moves, or says that there are none.
    fn walk(
        &mut self,
        shell: &mut Shell,
        step: fn(&mut LiveGame) -> bool,
        nothing: &'static str,
    ) -> Vec<Effect> {
        // What was sent to a friend is not taken back, only looked at.
        let is_told = self.by_link().is_none();
        let effects = self.look(shell, is_told, step);
        match effects.is_empty() {
            true => vec![Effect::Say(nothing.to_owned())],
            false => effects,
        }
    }

    /// What follows once the link of a game by link that was about to be sent is there to be sent.
    fn sent(&mut self, shell: &mut Shell) -> Vec<Effect> {
        match std::mem::take(&mut self.is_sending) && self.share.is_none() {
            true => self.told(shell),
            false => Vec::new(),
        }
    }

    /// Has every placement take this piece, or ask for one.
    fn hold_piece(&mut self, shell: &mut Shell, name: Option<String>) -> Vec<Effect> {
        self.cancel(shell.is_touch);
        self.piece = name.clone().or(self.piece.take());
        shell.settings.hold_piece(self.game.id, name);
        vec![Effect::KeepSettings(shell.settings.clone())]
    }

    /// Answers a question about the board, with the keyboard at this cell.
    #[inline(never)]
    fn ask(&mut self, shell: &Shell, query: Query, cell: Option<SpotId>) -> Vec<Effect> {
        let cell = cell.filter(|&cell| self.game.table().scene().spot(cell).is_some());
        let is_again = |asked: &&Asked| asked.query == query && asked.cell == cell;
        let again = self.asked().filter(is_again).map_or(0, |asked| asked.again + 1);
        let (text, shows) = view::answer_to(self, shell, query, cell, again);
        self.asked = Some(Asked {
            query,
            cell,
            again,
            text: text.clone(),
            shows,
            revision: self.game.revision(),
        });
        vec![Effect::Say(text)]
    }

    /// Shows a step of the final scoring, or none.
    #[inline(never)]
    fn show_scoring_step(&mut self, shell: &Shell, step: Option<usize>) -> Vec<Effect> {
        if !self.game.over() {
            return Vec::new();
        }
        let names = player_names::in_sentences(&self.game, shell.language);
        let land = self.game.table().land();
        let mut gains = land.map_or(Vec::new(), |land| land.final_scoring(&names));
        self.scoring_step = step.filter(|&step| step < gains.len());
        let shown = self.scoring_step.map(|step| gains.swap_remove(step));
        shown.map(|gain| Effect::Say(gain.text)).into_iter().collect()
    }

    fn choose(&mut self, shell: &mut Shell, name: String) -> Vec<Effect> {
        if !self.game.persons_turn() {
            return Vec::new();
        }
        let legal = self.game.table().legal();
        let Some(mv) = legal.find(&name) else {
            return self.play(shell, &name);
        };
        // An irreversible choice is pressed twice, or confirmed once it is chosen on the board; a bid or a side is chosen at once.
        let armed = Some(Armed::Choice(mv));
        let is_waiting = self.armed == armed || self.ghost == Some(mv);
        if legal.get(mv).is_irreversible && !is_waiting {
            let words = PlayWords::of(shell.language);
            let names = player_names::in_sentences(&self.game, shell.language);
            let label = self.game.table().choice(mv, &names).label;
            self.armed = armed;
            return vec![
                Effect::After(ARMED_MILLIS, PlayMsg::Disarm.into()),
                Effect::Say((words.press_again)(&label)),
            ];
        }
        if let (Some(Target::Choice(piece)), true) =
            (legal.get(mv).gesture.last(), self.asked_piece_at().is_some())
        {
            self.piece = Some(piece.clone());
        }
        self.play(shell, &name)
    }

    /// Plays a move that was typed in full, or says why not.
    #[inline(never)]
    fn enter(&mut self, shell: &mut Shell, text: &str) -> Vec<Effect> {
        let found = match self.game.persons_turn() {
            true => find_move(self.game.table(), text),
            false if self.game.over() => Err(EntryFault::NoEffect(NoEffect::GameOver)),
            false => Err(EntryFault::NoEffect(NoEffect::NotYourTurn)),
        };
        match found {
            Ok(mv) => {
                let name = self.game.table().legal().name(mv).to_owned();
                let mut effects = vec![Effect::Close(MOVE_DIALOG)];
                effects.extend(self.play(shell, &name));
                effects
            }
            Err(why) => {
                let text = text.to_owned();
                vec![Effect::Alert(shell.notify(Notice::NotEntered { text, why }))]
            }
        }
    }

    fn resign(&mut self, shell: &mut Shell) -> Vec<Effect> {
        if !self.game.at_end() || !self.game.persons_turn() {
            return Vec::new();
        }
        if self.armed != Some(Armed::Resignation) {
            self.armed = Some(Armed::Resignation);
            let words = PlayWords::of(shell.language);
            return vec![
                Effect::After(ARMED_MILLIS, PlayMsg::Disarm.into()),
                Effect::Say(words.press_again_to_resign.into()),
            ];
        }
        self.play(shell, RESIGN)
    }

    #[inline(never)]
    fn change_player(&mut self, shell: &mut Shell, seat: Seat, player: Player) -> Vec<Effect> {
        if self.by_link().is_some() {
            return Vec::new();
        }
        self.game.players[seat] = player;
        self.invited.clear();
        self.thinking = None;
        self.retry = None;
        self.paused = false;
        self.cancel(shell.is_touch);
        // The address says who plays.
        let mut effects = vec![Effect::Drop, Effect::Go(self.address(), false), self.keep(shell)];
        effects.extend(self.think(shell));
        effects
    }

    /// Gives the seats to the engines that played there before the game was shared.
    #[inline(never)]
    fn invite(&mut self, shell: &mut Shell) -> Vec<Effect> {
        // Whoever plays on is not the person of the link.
        self.game.names = BySeat::default();
        self.named_by_link = false;
        for (seat, level) in std::mem::take(&mut self.invited) {
            self.game.players[seat] = Player::Machine(level);
        }
        self.paused = false;
        self.cancel(shell.is_touch);
        let ply = self.game.ply();
        self.settle(shell, ply, false)
    }
}
