//! Everything beside the board.

use super::bid::{BidView, bid};
use super::board::{hover, previewed};
use super::effects;
use super::estimate::{self, Estimate, estimate};
use super::hint::hint;
use super::invitation::{Invitation, invitation};
use super::land::{self, HandView, OverlayRow, TallyView};
use super::legal;
use super::moves::{MoveTable, at, moves};
use super::offers::{OfferRow, offers};
use super::options::options;
use super::piece::{self, PiecePicker, PieceSwitch};
use super::result::{Banner, banner};
use super::retry::{RetryView, retry};
use super::seats::{SeatRow, changes, seats};
use super::status::status;
use crate::by_link::ByLinkMsg;
use crate::by_link::view::{ByLinkCard, card};
use crate::message::Msg;
use crate::notice::{Notice, NoticeKind};
use crate::play::board::{Armed, Board};
use crate::play::board_message::BoardMsg;
use crate::play::coach;
use crate::play::message::PlayMsg;
use crate::play::state::{Doing, PlayState};
use crate::player_names;
use crate::shell::Shell;
use crate::words::PanelWords;

use tessera_games::catalog::GameId;

/// Everything beside the board but [`Pointed`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Panel {
    pub game: Option<GameId>,
    /// The game's name.
    pub title: &'static str,
    /// The board and the komi.
    pub subtitle: String,
    pub seats: Vec<SeatRow>,
    /// Whose turn it is.
    pub status: String,
    /// What they may do.
    pub prompt: String,
    /// The bids open to a person, who bids by a slider then instead of by a choice of many.
    pub bid: Option<BidView>,
    /// The choices open to a person.
    pub offers: Vec<OfferRow>,
    /// Which piece placements take.
    pub piece_switch: Option<PieceSwitch>,
    /// The pieces that are offered for one cell.
    pub picker: Option<PiecePicker>,
    /// The list of moves.
    pub moves: MoveTable,
    /// Which move of how many is shown: `7 of 20`.
    pub at: String,
    /// How many plies the line has.
    pub plies: usize,
    /// The ply looked at.
    pub ply: usize,
    /// Whether there is an earlier position.
    pub can_step_back: bool,
    /// Whether there is a ply to undo.
    pub can_undo: bool,
    /// Whether there is a ply to redo.
    pub can_redo: bool,
    /// Whether a person may ask for a hint now.
    pub can_hint: bool,
    /// Whether a person may resign now.
    pub can_resign: bool,
    /// Whether the resignation waits for its second press.
    pub resigning: bool,
    /// Whether the game is over.
    pub over: bool,
    /// What the coach says before a person's move.
    pub coach: Option<String>,
    /// Whether the coach speaks in this game, now or before another move.
    pub coached: bool,
    /// Whether the engine thinks.
    pub thinking: bool,
    /// Whether the engine waits to be told to go on.
    pub waiting: bool,
    /// Whether a move is begun that a choice completes.
    pub begun: bool,
    /// The move that waits to be confirmed, as the list of moves has it.
    pub ghost: Option<String>,
    /// What there is to be done now, where it is one thing: what it is called, and what does it.
    pub main: Option<(String, Msg)>,
    /// How the engine's last move came about.
    pub last_answer: Option<String>,
    /// By how many degrees the board is rotated clockwise, where a board may be rotated.
    pub rotation: Option<u16>,
    /// In how many ways the piece in hand may be rotated, where it is pinned if it is; `None` without one.
    pub piece: Option<usize>,
    /// The switches for what lies over the board.
    pub overlays: Vec<OverlayRow>,
    /// What the engine thinks, if that is switched on.
    pub estimate: Option<Estimate>,
    /// How long the engine has been thinking, and how many percent of its budget that is.
    pub progress: (String, u32),
    /// In games of tiles what the others' last turns did, with what was scored, or the final scoring so far.
    pub gains: Vec<String>,
    /// The scores by what they come from, once the game is over.
    pub tally: Option<TallyView>,
    /// How many steps the final scoring has.
    pub final_scoring: usize,
    /// The step that is shown.
    pub scoring_step: Option<usize>,
    /// Whether pieces come out of a bag that can be looked into.
    pub bag: bool,
    /// How the game ended.
    pub banner: Option<Banner>,
    /// The offer to play on against the engines of a shared game.
    pub invitation: Option<Invitation>,
    /// Where a game by link stands.
    pub by_link: Option<ByLinkCard>,
    /// The offer to take a move back.
    pub retry: Option<RetryView>,
    /// A message.
    pub notice: Option<String>,
    /// Whether the message stays.
    pub lasting: bool,
    /// What the message says of what a person wanted.
    pub notice_kind: NoticeKind,
    /// The link that the message offers to be copied by hand.
    pub link: Option<String>,
}

impl Panel {
    /// What the button is called that confirms a move, whether one waits for it or not.
    pub fn confirms(&self, words: &PanelWords) -> String {
        match &self.ghost {
            _ if self.offers.iter().any(|offer| offer.leaves_marks_out) => words.confirm_mark.to_owned(),
            _ if self.bag => words.confirm_place.to_owned(),
            Some(name) => (words.confirm_move)(name),
            None => words.confirm.to_owned(),
        }
    }
}

/// What of the panel depends on the cell under the pointer or the keyboard.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pointed {
    /// What there is to know about that cell, or the answer to the last question.
    pub hover: String,
    /// The piece in hand, rotated as it fits there.
    pub hand: Option<HandView>,
    /// What the move there brings about; in games without tiles else what the last turn did.
    pub facts: Vec<String>,
    /// How that move would change the score of each seat: `+3`.
    pub changes: Vec<Option<String>>,
}

/// What of the panel depends on the cell under the pointer or the keyboard.
pub fn pointed(state: &Board, shell: &Shell) -> Pointed {
    let game = &state.game;
    let previewed = previewed(state).filter(|_| !game.purist);
    let names = player_names::of_effects(game, shell.language);
    let preview = previewed.map(|mv| game.table().preview(mv, &names));
    let changes = preview
        .as_ref()
        .map_or_else(Vec::new, |preview| changes(game, preview));
    let mut facts = preview.map_or_else(Vec::new, |preview| preview.facts);
    if facts.is_empty() && game.table().land().is_none() {
        facts.extend(effects::last_turn(game, shell));
    }
    Pointed {
        hover: match state.asked() {
            Some(asked) => asked.text.clone(),
            // Why nothing can be done here is told by the notice.
            None if is_refused(state, shell) => String::new(),
            None => hover(state, shell),
        },
        hand: land::hand(state, shell),
        facts,
        changes,
    }
}

/// Whether the notice is about the cell under the pointer or the keyboard.
fn is_refused(state: &Board, shell: &Shell) -> bool {
    let refused = shell.notice.as_ref().and_then(Notice::cell);
    refused.is_some() && refused == state.hover
}

/// What a person may do, or the hint that they asked for; nothing where the card of the bid says it.
pub fn prompt(state: &Board, doing: Doing, shell: &Shell) -> String {
    match hint(state, shell) {
        Some(hint) => hint,
        None if bid(state, shell).is_some() => String::new(),
        None => status(state, doing, shell).1,
    }
}

/// The choices open to a person, where they do not bid.
pub(crate) fn open_choices(state: &Board, shell: &Shell) -> Vec<OfferRow> {
    match bid(state, shell) {
        Some(_) => Vec::new(),
        None => offers(state, shell),
    }
}

/// The switches for what lies over the board.
pub(crate) fn overlays(state: &Board, shell: &Shell) -> Vec<OverlayRow> {
    land::overlays(state, shell)
        .into_iter()
        .chain(legal::switch(state, shell))
        .chain(estimate::switch(state, shell))
        .collect()
}

/// Everything beside a board but [`Pointed`], without what only the play page has: the pointer changes none of it.
pub fn panel(state: &Board, shell: &Shell) -> Panel {
    let mut panel = of_board(state, Doing::Nothing, shell);
    panel.main = main_action(&panel, PanelWords::of(shell.language));
    panel
}

/// Everything beside the board of the play page but [`Pointed`].
pub fn play_panel(state: &PlayState, shell: &Shell) -> Panel {
    let (board, doing) = (&state.board, state.doing());
    let game = &board.game;
    let answer = state.last_report.as_ref();
    // What is found out about a person's move is part of the answer.
    let is_busy = state.thinking.is_some() || state.checking().is_some();
    let is_tried = doing == Doing::Trying;
    let mut panel = of_board(board, doing, shell);
    panel.can_hint = state.can_hint();
    panel.can_resign = !is_tried && state.is_asked();
    panel.resigning = board.armed == Some(Armed::Resignation);
    if is_tried {
        panel.over = false;
        panel.banner = None;
    }
    panel.coach = state.coach(shell).map(str::to_owned);
    panel.coached = !game.over() && coach::speaks(game, shell);
    panel.thinking = is_busy;
    panel.waiting =
        !is_busy && game.to_move().is_some_and(|seat| !game.is_elsewhere(seat)) && !game.persons_turn();
    panel.last_answer = answer.map(|(seat, report)| super::answer(game, shell, *seat, report));
    panel.estimate = estimate(state, shell);
    panel.progress = estimate::progress(state, shell.language);
    panel.invitation = invitation(board, shell);
    panel.by_link = card(state, shell);
    panel.retry = retry(state, shell);
    panel.main = main_action(&panel, PanelWords::of(shell.language))
        .or_else(|| main_of_play(&panel, PanelWords::of(shell.language)));
    panel
}

#[inline(never)]
fn of_board(state: &Board, doing: Doing, shell: &Shell) -> Panel {
    let game = &state.game;
    let table = game.table();
    let names = player_names::in_sentences(game, shell.language);
    let (status, _) = status(state, doing, shell);
    Panel {
        game: Some(game.id),
        title: game.id.name(),
        subtitle: options(game, shell.language),
        seats: seats(state, shell),
        status,
        prompt: prompt(state, doing, shell),
        offers: open_choices(state, shell),
        bid: bid(state, shell),
        piece_switch: piece::switch(state, shell),
        picker: piece::picker(state, shell),
        piece: land::ways(state),
        overlays: overlays(state, shell),
        gains: land::lines(state, shell),
        tally: if game.over() {
            land::tally(game, shell)
        } else {
            None
        },
        final_scoring: match table.land() {
            Some(land) if game.over() => land.final_scoring(&names).len(),
            _ => 0,
        },
        scoring_step: state.scoring_step,
        bag: table.land().is_some(),
        moves: moves(game, shell.language),
        at: at(game, shell.language),
        plies: game.line().len(),
        ply: game.ply(),
        can_step_back: game.can_step_back(),
        can_undo: game.can_undo(),
        can_redo: !game.at_end(),
        over: game.over(),
        begun: state.ghost.is_none() && !state.taps.is_empty(),
        ghost: state.ghost.map(|mv| table.move_text(table.legal().name(mv))),
        rotation: (table.rotation_steps() > 1).then(|| degrees(shell.rotation(game))),
        banner: banner(state, shell),
        notice: shell.notice.as_ref().map(|notice| notice.text(shell.language)),
        lasting: shell.notice.as_ref().is_some_and(Notice::is_lasting),
        notice_kind: shell.notice.as_ref().map_or(NoticeKind::Told, Notice::kind),
        link: shell.notice.as_ref().and_then(Notice::link).map(str::to_owned),
        // What only the play page has.
        can_hint: false,
        can_resign: false,
        resigning: false,
        coach: None,
        coached: false,
        thinking: false,
        waiting: false,
        last_answer: None,
        estimate: None,
        progress: <(String, u32)>::default(),
        invitation: None,
        by_link: None,
        retry: None,
        main: None,
    }
}

/// What there is to be done now on any board, where it is one thing, and what it is called: to confirm the move that waits for
/// it, or to bid.
fn main_action(panel: &Panel, words: &PanelWords) -> Option<(String, Msg)> {
    if panel.ghost.is_some() {
        return Some((panel.confirms(words), BoardMsg::Confirm.into()));
    }
    if let Some(offer) = panel.offers.iter().find(|offer| offer.is_chosen) {
        return Some((panel.confirms(words), BoardMsg::Choose(offer.name.clone()).into()));
    }
    // On the play page what is due to a friend comes before a bid.
    if let Some(main) = panel.by_link.as_ref().and_then(send_or_accept) {
        return Some(main);
    }
    let bid = panel.bid.as_ref()?;
    let name = bid.bids[bid.place].name.clone();
    Some((bid.offer.clone(), BoardMsg::Choose(name).into()))
}

/// The link of a game by link is to be sent, the seat to be taken, or trying moves to be ended.
fn send_or_accept(card: &ByLinkCard) -> Option<(String, Msg)> {
    let send = card.send.as_ref().filter(|send| send.is_due);
    let send = send.map(|send| (send.label, ByLinkMsg::Send));
    let play = card.accept.map(|label| (label, ByLinkMsg::Accept));
    let end = card.end_trying.map(|label| (label, ByLinkMsg::EndTrying));
    let (label, msg) = send.or(play).or(end)?;
    Some((label.to_owned(), PlayMsg::ByLink(msg).into()))
}

/// The same on the play page only: to have the engine move or go on, to play again.
fn main_of_play(panel: &Panel, words: &PanelWords) -> Option<(String, Msg)> {
    match panel {
        Panel { thinking: true, .. } => Some((words.move_now.to_owned(), PlayMsg::MoveNow.into())),
        Panel { waiting: true, .. } => Some((words.go_on.to_owned(), PlayMsg::GoOn.into())),
        Panel { over: true, .. } => Some((words.rematch.to_owned(), Msg::Rematch)),
        _ => None,
    }
}

/// Twelfths of a circle in degrees.
pub(crate) fn degrees(twelfths: u8) -> u16 {
    30 * u16::from(twelfths)
}
