//! What can happen, and what is then to be done.

use super::job::{Job, Refusal};
use super::player::Player;
use super::session::Session;
use super::settings::Settings;
use super::setup::Setup;
use crate::catalog::GameId;
use crate::game::Seat;
use crate::protocol::{Question, Report};

/// How a cell was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// By a mouse or a pen that hovers.
    Fine,
    /// By a finger.
    Coarse,
    /// From the keyboard or by a screen reader.
    Key,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// The fragment of the address changed, or the page was loaded with it.
    Navigate(String),
    /// To the list of games.
    Home,
    /// Play this game set up so.
    Start(GameId, Setup),
    /// Open the set-up of a game with its last choices.
    SetUp(GameId),
    /// The choices in the set-up were changed.
    Draft(Setup),
    /// Play the game set up.
    Begin,
    /// Copy the address, which holds the whole game.
    Share,
    /// Play the same game again, seats exchanged.
    Rematch,
    /// A cell was touched.
    Tap(u16, Pointer),
    /// The pointer or the keyboard is over a cell, or over none.
    Hover(Option<u16>),
    /// The move that is waiting for it is confirmed.
    Confirm,
    /// What was begun is dropped.
    Cancel,
    /// The piece in hand is turned on by a way in which it fits: 1 clockwise, -1 back.
    RotatePiece(i8),
    /// An overlay of the board is switched, by its place.
    Overlay(usize),
    /// The places for this kind of piece are shown, or none.
    Supply(Option<String>),
    /// This step of the final scoring is shown, or none.
    ShowScoringStep(Option<usize>),
    /// A choice was pressed, by the name of its move.
    Choose(String),
    /// The person to move gives up.
    Resign,
    /// Pass and resignation no longer wait for a second press.
    Disarm,
    /// Back to where a person decides.
    Undo,
    /// Forward to where a person decides.
    Redo,
    /// Look at the position after so many plies.
    GoTo(usize),
    /// Somebody else takes a seat.
    Seat(Seat, Player),
    /// The machine is to answer with what it knows.
    MoveNow,
    /// The machine is to stop and leave the board.
    StopThinking,
    /// The machine is to go on.
    GoOn,
    /// What the machine knows so far.
    SoFar(Report),
    /// What the machine ends with.
    Final(Report),
    /// The job with this id, a move, ended without an answer.
    Refused(u32, Refusal),
    /// Review the game on the board with so many steps for each choice.
    Review(u32),
    /// A part of a review is known.
    Reviewed {
        /// The id of the review's job.
        id: u32,
        /// The first ply of the choice or draw, counted from 0.
        ply: u32,
        /// Its values.
        report: Report,
    },
    /// The review with this id is complete, or was refused.
    ReviewEnded(u32, Result<(), Refusal>),
    /// Settings were changed.
    Set(Settings),
    /// The board is to be turned by so many steps, clockwise.
    RotateBoard(i8),
    /// The notice was read.
    Dismiss,
}

/// Something to be done outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Show the dialog with this id.
    Open(&'static str),
    /// Copy the address.
    Copy,
    /// Put this into the address, as a new page of the history or in place of the present one.
    Go(String, bool),
    /// Ask the machine.
    Ask(Question),
    /// Start a job in the background.
    Start(Job),
    /// Make the machine answer at once.
    Stop(u32),
    /// Forget the open question.
    Drop,
    /// Send a message to oneself after so many milliseconds.
    After(u32, Msg),
    /// Say this to those who listen, without interrupting.
    Say(String),
    /// Say this at once.
    Alert(String),
    /// Keep the game.
    Keep(Session),
    /// Keep the set-up of a game.
    KeepSetup(GameId, Setup),
    /// Keep how far the board of a game is turned, in twelfths of a circle.
    KeepRotation(GameId, u8),
    /// Keep the settings.
    KeepSettings(Settings),
}
