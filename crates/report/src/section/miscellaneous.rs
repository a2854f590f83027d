//! The section `miscellaneous`: kind of game, mechanisms and components.

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::context::Context;
use crate::counted::Counted;
use crate::thing::Thing;

/// The section `miscellaneous`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MiscellaneousData {
    pub seats: u8,
    /// How many cells the board has; `None` for one that grows.
    pub cells: Option<u32>,
    /// Whether something is drawn by chance.
    pub chance: bool,
    /// The options of the game, as records write them.
    pub options: String,
    /// The kind of play that the published report names: `Combinatorial`.
    pub play: Option<String>,
    /// The family that the published report names.
    pub family: Option<String>,
    /// The mechanisms that the published report names.
    pub mechanisms: Option<String>,
    /// The components that the published report names.
    pub components: Option<String>,
}

impl Content for MiscellaneousData {
    fn how(&self, context: &Context) -> String {
        format!("{} {}", context.how.rules, context.decisions_are())
    }

    fn takeaway(&self, context: &Context) -> String {
        (context.takeaways.miscellaneous)(
            Counted::whole(self.seats, Thing::Player),
            self.cells.map(|cells| Counted::whole(cells, Thing::Cell)),
        )
    }
}
