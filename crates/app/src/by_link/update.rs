//! What becomes of a message to a game that friends play by link.

use super::check::knows_draws;
use super::game::ByLink;
use super::message::ByLinkMsg;
use super::notes::DrawOffer;
use crate::link::{Link, tidy_name};
use crate::message::{ARMED_MILLIS, Effect};
use crate::notice::Notice;
use crate::play::{Armed, Board, BoardMsg, PlayState};
use crate::player::Player;
use crate::shell::Shell;
use crate::words::{ByLinkWords, PlayWords};
use tessera_core::game::Turn;
use tessera_games::play::Record;

impl Board {
    /// What the game is besides its record, if friends play it by link.
    pub(crate) fn by_link(&self) -> Option<&ByLink> {
        self.game.by_link.as_ref().filter(|_| self.game.mode.is_kept())
    }

    /// Whether the link is to be sent: something happened here of which the others do not know, and it is their turn.
    pub(crate) fn is_to_send(&self) -> bool {
        self.by_link().is_some_and(|by_link| {
            !by_link.is_told && (self.game.is_finished() || self.game.is_elsewhere(by_link.to))
        })
    }

    /// The ply that was decided last on this device, if it has no answer and can be taken back.
    pub(crate) fn last_own(&self) -> Option<usize> {
        let (game, by_link) = (&self.game, self.by_link()?);
        let is_decided = |ply: &usize| matches!(game.decided(*ply), Turn::Seat(_));
        let last = (0..game.line().len()).rev().find(is_decided)?;
        let is_own = matches!(game.decided(last), Turn::Seat(seat) if !game.is_elsewhere(seat));
        (is_own && game.at_end() && by_link.draw != DrawOffer::Agreed).then_some(last)
    }

    /// Whether the last move was made on this device and not sent yet.
    pub(crate) fn is_last_unsent(&self) -> bool {
        let sent = self.by_link().map_or(0, |by_link| by_link.sent);
        self.last_own().is_some_and(|last| last >= sent)
    }

    /// Whether a draw can be offered with the move that is sent next.
    pub(crate) fn can_offer_draw(&self) -> bool {
        let can = knows_draws(&self.game) && self.game.is_begun() && !self.game.is_finished();
        can && self.is_to_send()
    }

    /// Whether the other has offered a draw that can be accepted.
    pub(crate) fn can_accept_draw(&self) -> bool {
        let offered = self.by_link().is_some_and(|by_link| match by_link.draw {
            DrawOffer::Offered(seat) => self.game.is_elsewhere(seat),
            _ => false,
        });
        offered && self.game.at_end() && self.game.persons_turn()
    }

    /// Why a move cannot be played at an earlier position of a game by link.
    pub(crate) fn why_fixed(&self) -> Option<Notice> {
        let by_link = self.by_link()?;
        let is_fixed = !self.game.at_end() && self.game.ply() < by_link.sent || by_link.is_invited;
        is_fixed.then_some(Notice::AlreadySent)
    }

    /// Says where a game by link stands, in place of whose turn it is.
    pub(crate) fn by_link_status(&self, shell: &Shell, name: &str) -> Option<String> {
        let by_link = self.by_link()?;
        let words = ByLinkWords::of(shell.language);
        let is_elsewhere = self
            .game
            .to_move()
            .is_some_and(|seat| self.game.is_elsewhere(seat));
        let play = PlayWords::of(shell.language);
        Some(if !is_elsewhere {
            play.your_turn.to_owned()
        } else if by_link.is_invited && self.game.to_move() == Some(by_link.to) {
            words.your_turn_then.to_owned()
        } else if by_link.is_invited {
            (play.to_move)(name)
        } else if self.is_to_send() {
            (words.to_send_to)(name)
        } else {
            (words.waiting_for)(name)
        })
    }
}

impl PlayState {
    /// The address of the link that is sent.
    pub(crate) fn sent_address(&self, shell: &Shell) -> String {
        let link = self.link();
        let link = Link {
            record: Record {
                shown: None,
                ..link.record
            },
            ..link
        };
        format!("{}#{link}", shell.site)
    }

    /// Takes in what happened and returns what the browser has to do.
    #[inline(never)]
    pub(crate) fn update_by_link(&mut self, shell: &mut Shell, msg: ByLinkMsg) -> Vec<Effect> {
        if msg == ByLinkMsg::EndTrying {
            return self.end_sketch(shell);
        }
        let Some(by_link) = self.board.by_link().copied() else {
            return Vec::new();
        };
        match msg {
            // Who has not taken the seat only looks.
            _ if by_link.is_invited && !matches!(msg, ByLinkMsg::Accept | ByLinkMsg::Name(_)) => Vec::new(),
            ByLinkMsg::Accept if by_link.is_invited => {
                self.board.game.players[by_link.to] = Player::Person;
                self.change(|by_link| by_link.is_invited = false);
                let ply = self.board.game.ply();
                // The field for the name is below the board.
                let mut effects = self.settle(shell, ply, false);
                effects.push(Effect::ToTop);
                effects
            }
            ByLinkMsg::Name(name) if by_link.is_invited => {
                self.board.game.names[by_link.to] = tidy_name(&name);
                Vec::new()
            }
            ByLinkMsg::Send => {
                let title = (ByLinkWords::of(shell.language).mail_subject)(self.board.game.id.name());
                self.is_sending = true;
                let mut effects = vec![Effect::Send(title, self.sent_address(shell))];
                effects.extend(self.told(shell));
                effects
            }
            ByLinkMsg::Copy => {
                self.is_sending = true;
                vec![Effect::Copy(self.sent_address(shell))]
            }
            ByLinkMsg::Code => {
                self.shows_code = !self.shows_code;
                if self.shows_code {
                    self.told(shell)
                } else {
                    Vec::new()
                }
            }
            ByLinkMsg::Mail => {
                let title = (ByLinkWords::of(shell.language).mail_subject)(self.board.game.id.name());
                let (subject, body) = (in_address(&title), in_address(&self.sent_address(shell)));
                let mut effects = vec![Effect::Leave(format!("mailto:?subject={subject}&body={body}"))];
                effects.extend(self.told(shell));
                effects
            }
            ByLinkMsg::Try => self.try_moves(shell),
            ByLinkMsg::TakeBack => self.take_back_sent(shell, by_link),
            ByLinkMsg::OfferDraw if self.board.can_offer_draw() => {
                let here = self.board.game.seats().find(|&seat| seat != by_link.to);
                self.change(|by_link| {
                    by_link.draw = match (by_link.draw, here) {
                        (DrawOffer::None, Some(seat)) => DrawOffer::Offered(seat),
                        _ => DrawOffer::None,
                    };
                });
                self.kept_and_addressed(shell)
            }
            ByLinkMsg::AcceptDraw if self.board.can_accept_draw() => {
                self.change(|by_link| (by_link.draw, by_link.is_told) = (DrawOffer::Agreed, false));
                self.board.cancel(shell.is_touch);
                let ply = self.board.game.ply();
                self.settle(shell, ply, false)
            }
            ByLinkMsg::AllowAids if !by_link.aids => {
                self.change(|by_link| (by_link.aids, by_link.is_told) = (true, false));
                let say = shell.notify(Notice::AidsAllowed);
                let mut effects = self.kept_and_addressed(shell);
                effects.push(Effect::Say(say));
                effects
            }
            ByLinkMsg::TakeSeat if self.board.game.is_elsewhere(by_link.to) => {
                self.board.game.players[by_link.to] = Player::Person;
                let ply = self.board.game.ply();
                self.settle(shell, ply, false)
            }
            _ => Vec::new(),
        }
    }

    /// Takes back what was made last on this device, for good; once it was sent only after a second press.
    fn take_back_sent(&mut self, shell: &mut Shell, by_link: ByLink) -> Vec<Effect> {
        let Some(last) = self.board.last_own() else {
            return Vec::new();
        };
        let is_sent = last < by_link.sent;
        if is_sent && self.board.armed != Some(Armed::TakingBack) {
            self.board.armed = Some(Armed::TakingBack);
            let say = ByLinkWords::of(shell.language).take_back_sent;
            return vec![
                Effect::After(ARMED_MILLIS, BoardMsg::Disarm.into()),
                Effect::Say(say.to_owned()),
            ];
        }
        // A ply that nobody was asked for is taken back with the one before it.
        let end = self.board.game.ply();
        if !self.board.game.undo() {
            return Vec::new();
        }
        let ply = self.board.game.ply();
        let game = &self.board.game;
        let is_theirs = |ply: usize| matches!(game.decided(ply), Turn::Seat(seat) if game.is_elsewhere(seat));
        if (ply..end).any(is_theirs) {
            self.board.game.go_to(end);
            return Vec::new();
        }
        let names = self.board.game.line()[..ply].to_vec();
        self.board.game.follow(names, ply);
        self.change(|by_link| {
            by_link.sent = by_link.sent.min(ply);
            // Of a move that was not sent nobody has to be told.
            by_link.is_told = !is_sent && by_link.sent == ply && ply > 0;
            by_link.draw = DrawOffer::None;
        });
        self.leave_position(shell);
        let mut effects = vec![Effect::Drop];
        effects.extend(self.settle(shell, ply, false));
        effects
    }

    /// What is known here was told to the others by a link.
    pub(crate) fn told(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let plies = self.board.game.line().len();
        self.change(|by_link| (by_link.sent, by_link.is_told) = (plies, true));
        vec![self.keep(shell)]
    }

    fn change(&mut self, change: impl FnOnce(&mut ByLink)) {
        self.board.game.by_link.as_mut().map(change);
    }

    fn kept_and_addressed(&mut self, shell: &mut Shell) -> Vec<Effect> {
        vec![Effect::Go(self.address(), false), self.keep(shell)]
    }
}

/// A text as a part of an address.
fn in_address(text: &str) -> String {
    let byte = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(byte).collect()
}
