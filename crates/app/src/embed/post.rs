//! The messages that a frame posts to its host page.

use serde::Serialize;

use super::host_message::{NAMESPACE, VERSION};

/// The messages that a frame posts to its host page.
#[derive(Clone, PartialEq, Debug)]
pub enum Post {
    /// A game is shown: by the address, by the host, or because a person plays on from a position or goes back.
    Ready {
        /// The game as a link tells it.
        record: String,
        /// The ply that is shown.
        ply: usize,
        /// How many plies the line has.
        plies: usize,
    },
    /// The frame wants to be so high, in CSS pixels.
    Size { height: u32 },
    /// Another position is shown, or the line has another length.
    Ply {
        /// The ply that is shown.
        ply: usize,
        /// How many plies the line has.
        plies: usize,
    },
    Move {
        /// The game as a link tells it, with all that followed the move at once.
        record: String,
        /// How many plies had been played after the move.
        ply: usize,
        /// The name of the move as records have it.
        name: String,
        /// Who made it, counted from 1.
        seat: u8,
    },
    /// The end of the game is shown.
    End {
        /// The game as a link tells it.
        record: String,
        /// The points of each seat.
        points: Vec<f64>,
        /// The seats that have won, counted from 1; several where they share the win, all where it is a draw.
        winners: Vec<u8>,
    },
    /// The goal of a puzzle is reached.
    Solved {
        /// Its address.
        puzzle: String,
    },
    /// A move misses the goal of a puzzle, or the solution is shown.
    Failed {
        /// Its address.
        puzzle: String,
    },
    /// Something was ignored or cannot be shown.
    Error {
        /// What and why, in the language of the frame.
        message: String,
    },
    /// The engine of this frame thinks, or a person has touched the frame and it may.
    Active,
}

/// A message as it is sent: a flat object.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Posted {
    ns: &'static str,
    v: u8,
    r#type: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

impl Post {
    /// The message as it is sent by a frame that the host calls `id`.
    pub fn posted(self, id: Option<String>) -> Posted {
        let post = Posted {
            ns: NAMESPACE,
            v: VERSION,
            id,
            ..Posted::default()
        };
        let count = |count: usize| Some(u32::try_from(count).unwrap_or(u32::MAX));
        match self {
            Post::Ready { record, ply, plies } => Posted {
                r#type: "ready",
                record: Some(record),
                ply: count(ply),
                plies: count(plies),
                ..post
            },
            Post::Size { height } => Posted {
                r#type: "size",
                height: Some(height),
                ..post
            },
            Post::Ply { ply, plies } => Posted {
                r#type: "ply",
                ply: count(ply),
                plies: count(plies),
                ..post
            },
            Post::Move {
                record,
                ply,
                name,
                seat,
            } => Posted {
                r#type: "move",
                record: Some(record),
                ply: count(ply),
                name: Some(name),
                seat: Some(seat),
                ..post
            },
            Post::End {
                record,
                points,
                winners,
            } => Posted {
                r#type: "end",
                record: Some(record),
                points: Some(points),
                winners: Some(winners),
                ..post
            },
            Post::Solved { puzzle } => Posted {
                r#type: "solved",
                puzzle: Some(puzzle),
                ..post
            },
            Post::Failed { puzzle } => Posted {
                r#type: "failed",
                puzzle: Some(puzzle),
                ..post
            },
            Post::Error { message } => Posted {
                r#type: "error",
                message: Some(message),
                ..post
            },
            Post::Active => Posted {
                r#type: "active",
                ..post
            },
        }
    }
}
