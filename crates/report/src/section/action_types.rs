//! The section `action-types-per-turn`: which kinds of moves there are to choose from, turn by turn.

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::context::Context;

/// The section `action-types-per-turn`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionTypesData {
    pub record: String,
    pub kinds: Vec<ActionKind>,
    pub turns: Vec<ActionTypesTurn>,
}

/// A turn with how many legal moves it has of each kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionTypesTurn {
    /// The ply, counted from 0.
    pub ply: u32,
    /// How many legal moves it has of each kind, in the order of the kinds.
    pub counts: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// A piece comes to an empty cell.
    Add,
    /// A piece takes the place of another.
    Replace,
    /// A piece is moved.
    Move,
    /// A piece is taken off.
    Remove,
    /// Nothing changes.
    Pass,
    /// The seats change sides, or a seat chooses one.
    Sides,
    Komi,
    Button,
    Meeple,
    NoMeeple,
}

impl Content for ActionTypesData {
    fn how(&self, context: &Context) -> String {
        format!("{} {}", context.how.action_types, context.how.plies_are)
    }

    fn takeaway(&self, context: &Context) -> String {
        (context.course.action_types)(self.kinds.len())
    }
}
