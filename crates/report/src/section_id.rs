//! The sections of a report.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! sections {
    ($($(#[$doc:meta])* $name:ident = $id:literal),* $(,)?) => {
        /// A section of a report. Every report has all of them, in this order.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum SectionId {
            $($(#[$doc])* #[serde(rename = $id)] $name),*
        }

        impl SectionId {
            /// Every section, in the order of a report.
            pub const ALL: &[SectionId] = &[$(SectionId::$name),*];

            /// The id of the section in reports and in addresses.
            pub fn id(self) -> &'static str {
                match self { $(SectionId::$name => $id),* }
            }
        }
    };
}

sections! {
    /// The rules in short, and the representative game.
    Rules = "rules",
    /// Kind of game, mechanisms and components.
    Miscellaneous = "miscellaneous",
    /// The rating at BoardGameGeek.
    BggStats = "bgg-stats",
    /// The single ratings at BoardGameGeek.
    BggRatings = "bgg-ratings-and-comments",
    /// How many levels of play there are, each of which beats the one below clearly.
    LevelsOfPlay = "levels-of-play",
    /// How large a program of the rules is.
    Kolmogorov = "kolmogorov-complexity-estimate",
    /// How long a random game takes to compute.
    PlayoutComplexity = "playout-complexity-estimate",
    /// How many games each seat wins.
    Bias = "win-by-player-bias",
    /// How fast the searches are.
    SearchSpeed = "playout-search-speed",
    /// What becomes of players who mirror their opponent.
    Mirroring = "mirroring-strategies",
    /// Length, branching factor and size of the game tree.
    Complexity = "complexity",
    /// How many positions the engine's games come from.
    ComputationalComplexity = "computational-complexity",
    /// Which moves are chosen more or less often than at random.
    MoveClassification = "move-classification",
    /// Which part of the board is used.
    BoardCoverage = "board-coverage",
    /// How long games last.
    GameLengths = "game-length-frequencies",
    /// Pieces and points after each ply of the representative game.
    Material = "change-in-material-per-turn",
    /// The values of the representative game.
    Trajectory = "trajectory",
    /// The values of all moves of the representative game.
    PositionHeatmap = "position-heatmap",
    /// How many moves are good, and how many about as good as the best.
    GoodMoves = "good-effective-moves",
    /// How many moves there are to choose from, turn by turn.
    ActionsPerTurn = "actions-turn",
    /// Which kinds of moves there are to choose from, turn by turn.
    ActionTypes = "action-types-per-turn",
    /// Where the first moves are played, and how well they do.
    OpeningHeatmap = "opening-heatmap",
    /// How many positions can be reached in so many plies.
    PositionsReachable = "positions-reachable-at-depth",
    /// The shortest games that somebody wins.
    ShortestGames = "shortest-games",
    /// The openings that are played most.
    Openings = "openings",
    /// Puzzles, which have a page of their own.
    Puzzles = "puzzles",
    /// What each kind of feature brings; only where features are built.
    Features = "features",
    /// Which part of a result was drawn; only where something is drawn.
    Luck = "luck",
}

impl SectionId {
    /// The section of this id.
    pub fn find(id: &str) -> Option<SectionId> {
        SectionId::ALL.iter().copied().find(|section| section.id() == id)
    }
}

impl fmt::Display for SectionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
