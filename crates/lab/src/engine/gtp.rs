//! Version 2 of the Go Text Protocol, for the games that fit it.
//!
//! A game fits if two colours move in turn and a move is a vertex or a pass. Linage and Keil do; what does not fit is said
//! by [`game`] and in `docs/engine.md`. Go Text Protocol, version 2, draft 2 (G. Farnebäck, 2002).

mod board_text;
mod clock;
mod colour;
mod gtp_game;
mod gtp_line;
mod gtp_session;
mod vertex;

pub(super) use self::gtp_game::{GtpGame, game};
pub(super) use self::gtp_session::GtpSession;
