//! What the play page holds.

use super::board::Board;
use super::retry::Retry;
use crate::by_link::Sketch;
use crate::link::Link;
use crate::live_game::LiveGame;
use crate::route::Route;
use crate::saved_game::SaveSlot;
use crate::settings::Settings;
use tessera_core::game::Seat;
use tessera_games::play::{LINK_LIMIT, Record};
use tessera_protocol::{Budget, Report};

/// A question put to the engine.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenQuestion {
    /// The question's id.
    pub id: u32,
    /// The seat that it is asked for.
    pub seat: Seat,
    /// How long the search may take.
    pub budget: Budget,
    /// What has been found so far.
    pub report: Report,
    /// Whether the report is the answer, whose move is announced on the board before it is played.
    pub is_answered: bool,
}

/// What the play page does besides, as far as the lines tell it that say what is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// It does nothing besides, as every other page with a board.
    Nothing,
    /// The engine thinks about its move.
    Thinking,
    /// Moves of a game by link are only tried.
    Trying,
}

/// The state of the play page: its board, the engine that plays there, and what persons agree on.
pub struct PlayState {
    /// The board.
    pub board: Board,
    /// The question put to the engine.
    pub thinking: Option<OpenQuestion>,
    /// Whether the engine waits until a person lets it go on.
    pub paused: bool,
    /// Who is to be given the device.
    pub hand_over: Option<Seat>,
    /// What the coach says of the position.
    pub(super) coach: Option<String>,
    /// What becomes of the last move of a person who is warned of blunders.
    pub retry: Option<Retry>,
    /// The seat that the engine moved for last, and its report.
    pub last_report: Option<(Seat, Report)>,
    /// Whether the link of a game by link is about to be sent.
    pub(crate) is_sending: bool,
    /// Whether the link of a game by link is shown as a QR code.
    pub(crate) shows_code: bool,
    /// The game by link, while moves are only tried on its board.
    pub(crate) sketch: Option<Sketch>,
}

impl PlayState {
    /// A game just opened.
    pub fn new(game: LiveGame, slot: SaveSlot, settings: &Settings) -> PlayState {
        PlayState {
            board: Board::new(game, slot, settings),
            thinking: None,
            paused: false,
            hand_over: None,
            coach: None,
            retry: None,
            last_report: None,
            is_sending: false,
            shows_code: false,
            sketch: None,
        }
    }

    /// What the page does besides.
    pub fn doing(&self) -> Doing {
        match &self.thinking {
            _ if self.sketch.is_some() => Doing::Trying,
            Some(_) => Doing::Thinking,
            None => Doing::Nothing,
        }
    }

    /// Forgets the question put to the engine, and the move that it was about to play; whether there was one.
    pub(crate) fn forget_question(&mut self) -> bool {
        self.board.announced = None;
        self.thinking.take().is_some()
    }

    /// The game as a link tells it to others; while moves are only tried, without them.
    pub fn link(&self) -> Link {
        match &self.sketch {
            Some(Sketch { line, by_link }) => {
                let (names, shown) = (line.clone(), None);
                let record = Record {
                    names,
                    shown,
                    ..self.board.game.record()
                };
                self.board.link_of(record, Some(by_link))
            }
            None => self.board.link(),
        }
    }

    /// The fragment of the page's address: the link, or the game's id where it would be too long.
    pub fn address(&self) -> String {
        let link = self.link().to_string();
        if link.len() <= LINK_LIMIT {
            link
        } else {
            Route::Saved(self.board.slot.id).to_string()
        }
    }
}
