//! What becomes of a message to a board.

use super::asked::Asked;
use super::board::{Armed, Board};
use super::board_message::{BoardMsg, Switch};
use super::marks::toggle;
use super::response::Response;
use super::state::Doing;
use super::view;
use crate::message::{ARMED_MILLIS, Effect, MOVE_DIALOG};
use crate::move_entry::{EntryFault, find_move};
use crate::no_effect::NoEffect;
use crate::notice::Notice;
use crate::player_names;
use crate::query::Query;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::scene::SpotId;
use tessera_games::play::Target;

impl Board {
    /// Takes in what happened on the board of a page on which nothing else follows from a move, plays the move that is to be
    /// played, and returns what the browser has to do.
    pub fn act(&mut self, shell: &mut Shell, msg: BoardMsg) -> Vec<Effect> {
        let Response { mut effects, plays } = self.update(shell, msg);
        if let Some(name) = plays {
            effects.extend(self.play(shell, &name));
        }
        effects
    }

    /// Takes in what happened on the board.
    pub fn update(&mut self, shell: &mut Shell, msg: BoardMsg) -> Response {
        let words = PlayWords::of(shell.language);
        let effects = match msg {
            BoardMsg::Tap(cell, pointer) => return self.tap(shell, cell, pointer),
            BoardMsg::Place(cell, piece, pointer) => return self.place(shell, cell, &piece, pointer),
            BoardMsg::Confirm => return self.confirm(),
            BoardMsg::Choose(name) => return self.choose(shell, name),
            BoardMsg::Enter(text) => return self.enter(shell, text.trim()),
            BoardMsg::AimPiece(name) => {
                self.piece = Some(name);
                Vec::new()
            }
            BoardMsg::HoldPiece(name) => self.hold_piece(shell, name),
            BoardMsg::Hover(cell) => {
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
            BoardMsg::Cancel if shell.board_only && !self.is_begun() => {
                return self.update(shell, BoardMsg::BoardOnly(false));
            }
            BoardMsg::Cancel
                if shell.beside.is_some() && self.game.table().land().is_some() && !self.is_begun() =>
            {
                return self.update(shell, BoardMsg::Beside(None));
            }
            BoardMsg::Cancel => {
                self.cancel(shell.is_touch);
                self.marks.clear();
                self.supply = None;
                self.asked = None;
                shell.notice = None;
                Vec::new()
            }
            BoardMsg::RotatePiece(step) => self.rotate_piece(shell, step),
            BoardMsg::TellPiece => self.tell_piece(shell),
            BoardMsg::RotateBoard(steps) => self.rotate_board(shell, steps),
            BoardMsg::Mark(mark) => {
                toggle(&mut self.marks, mark);
                Vec::new()
            }
            BoardMsg::Switch(switch, on) => {
                match switch {
                    Switch::Overlay(name) => shell.settings.show(self.game.id, name, on),
                    Switch::Estimate => shell.settings.estimate = on,
                    Switch::Legal => shell.settings.legal = on,
                }
                vec![Effect::KeepSettings(shell.settings.clone())]
            }
            BoardMsg::Toggle(switch) => return self.toggle(shell, switch),
            BoardMsg::Supply(name) => {
                self.supply = name;
                Vec::new()
            }
            BoardMsg::ShowScoringStep(step) => self.show_scoring_step(shell, step),
            BoardMsg::AimBid(place) => {
                self.bid = Some((self.game.revision(), place));
                Vec::new()
            }
            BoardMsg::Ask(query, cell) => self.ask(shell, query, cell, None),
            BoardMsg::BoardOnly(only) => {
                shell.board_only = only;
                let say = if only { words.board_only } else { words.all_shown };
                vec![Effect::Say(say.to_owned())]
            }
            BoardMsg::Beside(beside) => {
                shell.beside = beside;
                Vec::new()
            }
            BoardMsg::Tab(tab) => {
                shell.settings.panel_tab = tab;
                vec![Effect::KeepSettings(shell.settings.clone())]
            }
            BoardMsg::Disarm => {
                self.armed = None;
                Vec::new()
            }
            // Undo first cancels a half-entered move. What is taken back besides, each page decides.
            BoardMsg::Undo if self.is_begun() => return self.update(shell, BoardMsg::Cancel),
            BoardMsg::Undo => vec![Effect::Say(words.nothing_to_undo.to_owned())],
            BoardMsg::Redo => vec![Effect::Say(words.nothing_to_redo.to_owned())],
            BoardMsg::GoTo(ply) => {
                self.go_to(shell, ply);
                Vec::new()
            }
            BoardMsg::CopyText => {
                vec![Effect::CopyText(view::text(self, Doing::Nothing, shell).plain)]
            }
            BoardMsg::TextCopied(copied) => {
                let notice = if copied {
                    Notice::TextCopied
                } else {
                    Notice::TextNotCopied
                };
                vec![Effect::Say(shell.notify(notice))]
            }
            BoardMsg::Copied => vec![Effect::Say(shell.notify(Notice::LinkCopied))],
            BoardMsg::NotCopied(address) => vec![Effect::Alert(shell.notify(Notice::LinkToCopy(address)))],
        };
        effects.into()
    }

    /// Switches something beside the board, and says what it did.
    fn toggle(&mut self, shell: &mut Shell, switch: Switch) -> Response {
        let switches = view::overlays(self, shell);
        let Some(row) = switches.into_iter().find(|row| row.switch == switch) else {
            return Response::default();
        };
        let words = PlayWords::of(shell.language);
        let say = if row.on { words.hidden } else { words.shown };
        let mut response = self.update(shell, BoardMsg::Switch(switch, !row.on));
        response.effects.push(Effect::Say(say(row.label)));
        response
    }

    /// Has every placement take this piece, or ask for one.
    fn hold_piece(&mut self, shell: &mut Shell, name: Option<String>) -> Vec<Effect> {
        self.cancel(shell.is_touch);
        self.piece = name.clone().or(self.piece.take());
        shell.settings.hold_piece(self.game.id, name);
        vec![Effect::KeepSettings(shell.settings.clone())]
    }

    /// Answers a question about the board, with the keyboard at this cell; with `known`, where the page knows the answer.
    #[inline(never)]
    pub(super) fn ask(
        &mut self,
        shell: &Shell,
        query: Query,
        cell: Option<SpotId>,
        known: Option<String>,
    ) -> Vec<Effect> {
        let cell = cell.filter(|&cell| self.game.table().scene().spot(cell).is_some());
        let is_again = |asked: &&Asked| asked.query == query && asked.cell == cell;
        let again = self.asked().filter(is_again).map_or(0, |asked| asked.again + 1);
        let (text, shows) = match known {
            Some(text) => (text, None),
            None => view::answer_to(self, shell, query, cell, again),
        };
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

    fn choose(&mut self, shell: &mut Shell, name: String) -> Response {
        if !self.game.persons_turn() {
            return Response::default();
        }
        let legal = self.game.table().legal();
        let Some(mv) = legal.find(&name) else {
            return Response::of_move(name);
        };
        // An irreversible choice is pressed twice, or confirmed once it is chosen on the board; a bid or a side is chosen at once.
        let armed = Some(Armed::Choice(mv));
        let is_waiting = self.armed == armed || self.ghost == Some(mv);
        if legal.get(mv).is_irreversible && !is_waiting {
            let words = PlayWords::of(shell.language);
            let names = player_names::in_sentences(&self.game, shell.language);
            let label = self.game.table().choice(mv, &names).label;
            self.armed = armed;
            let effects = vec![
                Effect::After(ARMED_MILLIS, BoardMsg::Disarm.into()),
                Effect::Say((words.press_again)(&label)),
            ];
            return effects.into();
        }
        if let (Some(Target::Choice(piece)), true) =
            (legal.get(mv).gesture.last(), self.asked_piece_at().is_some())
        {
            self.piece = Some(piece.clone());
        }
        Response::of_move(name)
    }

    /// A move that was typed in full is played, or it is said why not.
    #[inline(never)]
    fn enter(&mut self, shell: &mut Shell, text: &str) -> Response {
        let found = if self.game.persons_turn() {
            find_move(self.game.table(), text)
        } else if self.game.over() {
            Err(EntryFault::NoEffect(NoEffect::GameOver))
        } else {
            Err(EntryFault::NoEffect(NoEffect::NotYourTurn))
        };
        match found {
            Ok(mv) => Response {
                effects: vec![Effect::Close(MOVE_DIALOG)],
                ..self.response(mv)
            },
            Err(why) => {
                let text = text.to_owned();
                vec![Effect::Alert(shell.notify(Notice::NotEntered { text, why }))].into()
            }
        }
    }
}
