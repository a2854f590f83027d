//! The messages to the host after something has happened.

use super::post::Post;
use crate::message::Effect;
use crate::model::Model;
use crate::play::Board;
use crate::puzzle::{Phase, PuzzleState};
use tessera_core::game::{Seat, Turn};

/// What the host may want to know of a game, as it was at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Shown {
    ply: usize,
    plies: usize,
    /// How often a ply was played.
    line_revision: u32,
    is_over: bool,
    /// How many games were opened in the frame so far.
    opened: u32,
    /// Whether the goal of a puzzle is reached; `None` before the first move that tells, and where there is no puzzle.
    is_solved: Option<bool>,
}

impl Shown {
    /// The game that the app shows.
    pub(super) fn of(model: &Model) -> Shown {
        model.see(|state, shell| Shown {
            ply: state.game.ply(),
            plies: state.game.line().len(),
            line_revision: state.game.line_revision(),
            is_over: state.game.over(),
            opened: shell.embed.as_ref().map_or(0, |embed| embed.opened),
            is_solved: model.puzzle_page().and_then(|puzzle| match puzzle.phase {
                Phase::Solved => Some(true),
                Phase::Wrong(_) | Phase::Shown => Some(false),
                Phase::Find | Phase::Checking { .. } | Phase::Unproven => None,
            }),
        })
    }

    /// Whether a game was opened since an earlier moment.
    pub(super) fn is_opened_since(&self, before: &Shown) -> bool {
        self.opened != before.opened
    }

    /// What has changed since an earlier moment.
    pub(super) fn news(&self, before: &Shown, model: &Model) -> Vec<Effect> {
        let opens = self.is_opened_since(before);
        let Some(state) = model.board() else {
            return Vec::new();
        };
        let (ply, plies) = (self.ply, self.plies);
        let puzzle = model.puzzle_page().map(PuzzleState::lasting_address);
        let study = model.shell.embed.as_ref().and_then(|embed| embed.study.as_ref());
        let study = study.filter(|_| !state.game.mode.takes_moves());
        let record = match (&puzzle, study) {
            (Some(puzzle), _) => puzzle.clone(),
            (None, Some(study)) => study.address.clone(),
            (None, None) => state.link().to_string(),
        };
        let mut posts = Vec::new();
        if opens {
            let record = record.clone();
            posts.push(Post::Ready { record, ply, plies });
        } else {
            // Nobody plays where another line of a study is looked at.
            if self.line_revision != before.line_revision && study.is_none() {
                // A move drops the plies after the position at which it was made.
                posts.extend(moves(state, before.ply, &record));
            }
            if (ply, plies) != (before.ply, before.plies) {
                posts.push(Post::Ply { ply, plies });
            }
        }
        if self.is_over && (opens || !before.is_over) {
            posts.push(end(state, record));
        }
        if let (Some(puzzle), Some(is_solved)) = (puzzle, self.is_solved)
            && before.is_solved != self.is_solved
        {
            posts.push(if is_solved {
                Post::Solved { puzzle }
            } else {
                Post::Failed { puzzle }
            });
        }
        posts.into_iter().map(Effect::Post).collect()
    }
}

/// The moves of seats since a ply.
fn moves(state: &Board, since: usize, record: &str) -> Vec<Post> {
    let game = &state.game;
    let made = |ply: usize| match game.decided(ply) {
        Turn::Seat(seat) => Some(Post::Move {
            record: record.to_owned(),
            ply: ply + 1,
            name: game.line()[ply].clone(),
            seat: seat.0 + 1,
        }),
        Turn::Chance | Turn::Over => None,
    };
    (since..game.line().len()).filter_map(made).collect()
}

/// How the game ended.
fn end(state: &Board, record: String) -> Post {
    let game = &state.game;
    let seat_status = game.table().seat_status();
    let has_won = |seat: &Seat| seat_status[*seat].has_won();
    Post::End {
        record,
        points: game
            .seats()
            .map(|seat| f64::from(seat_status[seat].score) / 2.0)
            .collect(),
        winners: game.seats().filter(has_won).map(|seat| seat.0 + 1).collect(),
    }
}
