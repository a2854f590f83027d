//! What happens when a cell is touched, or the piece in hand is rotated.

use super::board::Board;
use super::board_message::Pointer;
use super::gesture::{Aim, aim};
use super::response::Response;
use super::view;
use crate::message::Effect;
use crate::mode::Mode;
use crate::no_effect::NoEffect;
use crate::notice::Notice;
use crate::player_names;
use crate::settings::Confirm;
use crate::shell::Shell;
use crate::sound::Sound;
use crate::words::PlayWords;
use tessera_core::scene::SpotId;
use tessera_games::play::{MoveIndex, Target, Touch};

impl Board {
    pub(super) fn tap(&mut self, shell: &mut Shell, cell: SpotId, pointer: Pointer) -> Response {
        // A finger that touches again confirms, however quickly; a handle is clicked as often as one likes.
        if pointer == Pointer::FineAgain && !matches!(cell, SpotId::Handle(_)) {
            return Response::default();
        }
        self.armed = None;
        shell.is_touch = pointer == Pointer::Coarse;
        if let SpotId::Handle(facing) = cell {
            return self.face(shell, facing).into();
        }
        // A badge explains what was scored there.
        if let Some(gain) = view::gain(self, shell, cell) {
            shell.notice = Some(Notice::Scored(gain.text.clone()));
            return vec![Effect::Say(gain.text)].into();
        }
        // Whoever looks back at a move of a puzzle is told beside the board what can be done.
        if self.game.mode == Mode::LookBack {
            return Response::default();
        }
        if !self.game.persons_turn() {
            let why = if self.game.over() {
                NoEffect::GameOver
            } else {
                NoEffect::NotYourTurn
            };
            return self.touch_without_effect(shell, cell, why).into();
        }
        let confirm = match shell.settings.confirm {
            Confirm::Auto => pointer == Pointer::Coarse,
            Confirm::Always => true,
            Confirm::Never => false,
        };
        let target = Target::Spot(cell);
        if self.ghost.is_some() && self.taps.last() == Some(&target) {
            // A finger rotates the piece that it touches again; a piece that cannot be rotated is played.
            let rotates = self.aim_at(cell).is_some_and(|aim| aim.facing.is_some());
            if pointer == Pointer::Coarse && rotates {
                return self.rotate_piece(shell, 1).into();
            }
            return self.confirm();
        }
        if let Some(piece) = self.piece().filter(|_| self.asked_piece_at() == Some(cell)) {
            return self.place(shell, cell, &piece, pointer);
        }
        // Another cell starts a new move, and so does a cell that does not continue the half-entered one.
        let mut taps = std::mem::take(&mut self.taps);
        if self.ghost.take().is_some() {
            taps.clear();
        }
        taps.push(target.clone());
        let mut touch = self.game.table().legal().touch(&taps);
        if touch == Touch::Nothing && taps.len() > 1 {
            taps = vec![target];
            touch = self.game.table().legal().touch(&taps);
        }
        shell.notice = None;
        // A finger always chooses the piece: that confirms the move, too.
        let piece = shell.settings.piece(self.game.id);
        let piece = piece.filter(|_| pointer != Pointer::Coarse);
        if let Some(aim) = aim(self.game.table(), &taps, self.facing, piece) {
            let is_grave = self.game.table().legal().get(aim.mv).is_irreversible
                || self.confirms_choices && matches!(touch, Touch::Next(_));
            let asks = confirm || is_grave && shell.settings.confirm != Confirm::Never;
            if !asks {
                return self.response(aim.mv);
            }
            self.taps = taps;
            self.hover = Some(cell);
            return self.pin(shell, aim).into();
        }
        match touch {
            Touch::Next(_) => {
                self.taps = taps;
                self.say_choices(shell, cell).into()
            }
            _ => {
                let why = self.game.table().why_illegal(cell);
                self.touch_without_effect(shell, cell, why.map_or(NoEffect::NoMove, NoEffect::Forbidden))
                    .into()
            }
        }
    }

    /// Places a piece of this name on a cell: at once, or once it is confirmed where that is always asked for.
    pub(super) fn place(
        &mut self,
        shell: &mut Shell,
        cell: SpotId,
        piece: &str,
        pointer: Pointer,
    ) -> Response {
        if pointer == Pointer::FineAgain {
            return Response::default();
        }
        self.armed = None;
        shell.is_touch = pointer == Pointer::Coarse;
        if !self.game.persons_turn() {
            return self.tap(shell, cell, pointer);
        }
        let was_asked = self.asked_piece_at() == Some(cell);
        let taps = vec![Target::Spot(cell)];
        let Some(aim) = aim(self.game.table(), &taps, self.facing, Some(piece)) else {
            self.cancel(shell.is_touch);
            return self.tap(shell, cell, pointer);
        };
        shell.notice = None;
        self.piece = Some(piece.to_owned());
        let asks = match shell.settings.confirm {
            Confirm::Auto => self.confirms_choices,
            Confirm::Always => true,
            Confirm::Never => false,
        };
        if was_asked || !asks {
            return self.response(aim.mv);
        }
        self.taps = taps;
        self.hover = Some(cell);
        self.pin(shell, aim).into()
    }

    /// Has the choices read aloud that complete the half-entered move.
    fn say_choices(&self, shell: &Shell, cell: SpotId) -> Vec<Effect> {
        let names = player_names::in_sentences(&self.game, shell.language);
        let offers = self.game.table().offers(&self.taps, &names);
        let labels: Vec<String> = offers.into_iter().map(|offer| offer.choice.label).collect();
        let spot = self.game.table().scene().spot(cell);
        let say = |label: &str| Effect::Say((PlayWords::of(shell.language).choose_at)(label, &labels));
        spot.filter(|_| !labels.is_empty())
            .map(|spot| say(&spot.label))
            .into_iter()
            .collect()
    }

    /// Makes a move wait to be confirmed.
    fn pin(&mut self, shell: &Shell, aim: Aim) -> Vec<Effect> {
        let words = PlayWords::of(shell.language);
        let table = self.game.table();
        let name = &table.move_text(table.legal().name(aim.mv));
        let text = match aim.facings.len() {
            0 | 1 => (words.confirm_by_touch)(name),
            // A second touch of a finger rotates the piece, a second click plays it.
            ways if shell.is_touch => (words.rotate_by_touch)(name, ways),
            ways => (words.confirm_by_click)(name, ways),
        };
        self.facing = aim.facing.unwrap_or(self.facing);
        self.ghost = Some(aim.mv);
        vec![Effect::Say(text)]
    }

    /// A legal move of the position that is shown is to be played.
    pub(super) fn response(&self, mv: MoveIndex) -> Response {
        Response::of_move(self.game.table().legal().name(mv).to_owned())
    }

    pub(super) fn confirm(&mut self) -> Response {
        if !self.game.persons_turn() {
            return Response::default();
        }
        match self.ghost.take() {
            Some(mv) => self.response(mv),
            None => Response::default(),
        }
    }

    /// Rotates the piece in hand to the next way in which it fits where it is held, or, if it is held over no cell,
    /// to the next way in which it fits anywhere; clockwise if `step` is 1, counterclockwise if it is -1.
    pub(super) fn rotate_piece(&mut self, shell: &Shell, step: i8) -> Vec<Effect> {
        if !self.game.persons_turn() {
            return Vec::new();
        }
        let (from, ways) = match self.held_over().and_then(|cell| self.aim_at(cell)) {
            Some(Aim {
                facing: Some(facing),
                facings,
                ..
            }) => (facing, facings),
            _ => (self.facing, self.game.table().legal().facings()),
        };
        let mut next = (1..=4).map(|more| (i16::from(from) + i16::from(step) * more).rem_euclid(4) as u8);
        match next.find(|way| ways.contains(way)) {
            Some(way) => self.face(shell, way),
            None => Vec::new(),
        }
    }

    /// Rotates the piece in hand to this facing. A pinned piece stays pinned.
    fn face(&mut self, shell: &Shell, facing: u8) -> Vec<Effect> {
        self.facing = facing;
        let aim = self.held_over().and_then(|cell| self.aim_at(cell));
        if let (Some(ghost), Some(aim)) = (&mut self.ghost, aim) {
            *ghost = aim.mv;
        }
        let facts = view::pointed(self, shell).facts;
        let texts: Vec<String> = view::held_piece(self, shell).into_iter().chain(facts).collect();
        vec![Effect::Say(texts.join(" "))]
    }

    /// Has the piece in hand read aloud where it fits: it turns by itself to fit.
    pub(super) fn tell_piece(&self, shell: &Shell) -> Vec<Effect> {
        let fits = self.held_over().is_some_and(|cell| self.fits_at(cell));
        let text = view::held_piece(self, shell).filter(|_| fits);
        text.map(Effect::Say).into_iter().collect()
    }

    fn touch_without_effect(&mut self, shell: &mut Shell, cell: SpotId, why: NoEffect) -> Vec<Effect> {
        let table = self.game.table();
        // Curiosity is no mistake: what lies there is said.
        if table.is_taken(cell) {
            shell.notice = None;
            self.asked = None;
            self.hover = Some(cell);
            return vec![Effect::Say(view::hover(self, shell))];
        }
        let label = table.scene().spot(cell).map(|spot| table.spot_text(&spot.label));
        let notice = Notice::NoEffect {
            cell,
            label: label.unwrap_or_default(),
            why,
        };
        let text = notice.text(shell.language);
        // What a finger asked about before is read no longer.
        self.keep_hover(shell.is_touch);
        shell.notice = Some(notice);
        let sound = shell.is_heard().then_some(Effect::Sound(Sound::Refused));
        [Effect::Alert(text)].into_iter().chain(sound).collect()
    }
}
