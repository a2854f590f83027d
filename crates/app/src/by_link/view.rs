//! What stands beside the board of a game that friends play by link.

use super::check::knows_draws;
use super::game::ByLink;
use super::message::ByLinkMsg;
use super::notes::DrawOffer;
use crate::play::view::{made, options};
use crate::play::{Armed, Board, PlayState};
use crate::player_names;
use crate::share::Qr;
use crate::shell::Shell;
use crate::tidy_name::LONGEST_NAME;
use crate::words::ByLinkWords;
use tessera_core::game::Seat;

/// The link and the ways in which it is sent.
#[derive(Clone, PartialEq, Debug)]
pub struct SendView {
    /// What the first button says.
    pub label: &'static str,
    /// Whether that is what there is to be done now.
    pub is_due: bool,
    /// The code of the link as an SVG element, while it is shown.
    pub code: Option<String>,
    pub code_wanted: bool,
    /// Whether a draw is offered with it; `None` where none can be.
    pub draw: Option<bool>,
}

/// Where a game by link stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ByLinkCard {
    pub heading: String,
    /// What there is to know, a sentence a line.
    pub facts: Vec<String>,
    /// What the button says that takes the seat.
    pub accept: Option<&'static str>,
    /// The name in the field of whoever is invited, and how long it may be.
    pub name: Option<(String, usize)>,
    /// The address of the rules, for whoever is invited.
    pub rules: Option<String>,
    /// The ways in which the link is sent, where it is to be sent or was sent.
    pub send: Option<SendView>,
    /// What the button says that takes the last move back.
    pub take_back: Option<&'static str>,
    /// What the button says that lets moves be tried.
    pub try_moves: Option<&'static str>,
    /// What the button says that ends that.
    pub end_trying: Option<&'static str>,
    /// Whether there is a field for the link that comes back.
    pub pastes: bool,
    /// Whether a draw can be accepted.
    pub accepts: bool,
    /// What is done less often: what each says, and what it does.
    pub more: Vec<(String, ByLinkMsg)>,
}

/// Where a game by link stands; `None` of any other game.
pub fn card(state: &PlayState, shell: &Shell) -> Option<ByLinkCard> {
    if state.sketch.is_some() {
        return Some(trying(shell));
    }
    let by_link = state.board.by_link()?;
    Some(if by_link.is_invited {
        invitation(&state.board, by_link, shell)
    } else {
        played(state, by_link, shell)
    })
}

/// While moves are only tried.
#[inline(never)]
fn trying(shell: &Shell) -> ByLinkCard {
    let words = ByLinkWords::of(shell.language);
    ByLinkCard {
        heading: words.trying.to_owned(),
        facts: vec![words.not_kept.to_owned()],
        end_trying: Some(words.end_trying),
        ..ByLinkCard::default()
    }
}

/// Where a game stands that is played.
#[inline(never)]
fn played(state: &PlayState, by_link: &ByLink, shell: &Shell) -> ByLinkCard {
    let (board, words) = (&state.board, ByLinkWords::of(shell.language));
    let game = &board.game;
    let names = player_names::in_sentences(game, shell.language);
    let name = &names[by_link.to];
    let is_elsewhere = game.is_elsewhere(by_link.to);
    let is_to_send = board.is_to_send();
    let mut card = ByLinkCard {
        pastes: is_elsewhere && !game.is_finished(),
        accepts: board.can_accept_draw(),
        ..ByLinkCard::default()
    };
    // The end is told once more by whoever has ended the game; of several friends each is told.
    let tells_end = game.table().seats() > 2 || game.is_agreed_draw() || board.last_own().is_some();
    let sends = is_elsewhere && (is_to_send || !game.is_finished() || tells_end);
    if is_to_send || sends && game.is_finished() {
        let heading = match game.is_begun() {
            _ if game.is_finished() => words.send_end,
            true => words.send_move,
            false => words.send_invitation,
        };
        card.heading = heading.to_owned();
    }
    if is_to_send {
        card.facts.push((words.needs_link)(name));
    } else if card.pastes {
        // The status says who is waited for.
        card.heading = words.sent.to_owned();
        card.facts.push(words.comes_back.to_owned());
    }
    if board.can_try_moves() {
        if is_elsewhere {
            card.try_moves = Some(words.try_moves)
        } else {
            card.more.push((words.try_moves.to_owned(), ByLinkMsg::Try))
        }
    }
    if sends {
        card.send = Some(send_view(state, shell, is_to_send));
        card.take_back = board.last_own().map(|_| {
            if board.armed == Some(Armed::TakingBack) {
                words.take_back_again
            } else {
                words.take_back
            }
        });
    }
    if card.accepts
        && let DrawOffer::Offered(seat) = by_link.draw
    {
        card.facts.push((words.draw_offered)(&names[seat]));
        card.facts.push(words.decline_by_move.to_owned());
    }
    if by_link.has_parted {
        card.facts.push(words.has_parted.to_owned());
    }
    if !game.is_finished() {
        if !by_link.aids {
            card.more
                .push((words.allow_aids.to_owned(), ByLinkMsg::AllowAids));
        }
        if is_elsewhere {
            card.more.push(((words.take_seat)(name), ByLinkMsg::TakeSeat));
        }
    }
    card
}

/// The invitation of whoever has sent the link.
#[inline(never)]
fn invitation(state: &Board, by_link: &ByLink, shell: &Shell) -> ByLinkCard {
    let words = ByLinkWords::of(shell.language);
    let game = &state.game;
    let seat = by_link.to;
    let host = game
        .seats()
        .find(|&other| other != seat && !game.names[other].is_empty());
    let host = host.map_or("", |host| game.names[host].as_str());
    let mut facts = Vec::new();
    let you_are = match game.table().seat_status()[seat].side {
        Some(side) => side.name.to_owned(),
        None => player_names::short(game, seat, shell.language),
    };
    facts.push((words.you_are)(&you_are));
    facts.push((words.board)(&options(game, shell.language)));
    let moves = made(game, game.line().len());
    if moves > 0 {
        facts.push((words.played)(moves));
    }
    facts.push(if by_link.aids { words.aids } else { words.no_aids }.to_owned());
    facts.push(words.stays_here.to_owned());
    ByLinkCard {
        heading: (words.invites)(host, game.id.name()),
        facts,
        accept: Some(words.play),
        name: Some((game.names[seat].clone(), LONGEST_NAME)),
        rules: Some(format!("rules/{}/", game.id.id())),
        ..ByLinkCard::default()
    }
}

fn send_view(state: &PlayState, shell: &Shell, is_due: bool) -> SendView {
    let words = ByLinkWords::of(shell.language);
    let address = state.sent_address(shell);
    let code = || Qr::of(&address).map(|code| code.svg());
    let board = &state.board;
    let can_offer = is_due && knows_draws(&board.game) && board.can_offer_draw();
    let is_offered = |by_link: &ByLink| matches!(by_link.draw, DrawOffer::Offered(Seat(_)));
    SendView {
        label: if is_due { words.send } else { words.send_again },
        is_due,
        code: state.shows_code.then(code).flatten(),
        code_wanted: state.shows_code,
        draw: can_offer.then(|| board.by_link().is_some_and(is_offered)),
    }
}
