//! Figures of published reports beside ours.

use serde::{Deserialize, Serialize};

/// A figure of a published report beside ours.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublishedFigure {
    pub figure: Figure,
    /// Of which seat, step or depth it is, counted as the published report does; `None` where there is one only.
    pub at: Option<u32>,
    pub published: f64,
    /// What we found, in the same unit; `None` where it was not measured.
    pub ours: Option<f64>,
    /// How the two compare.
    pub verdict: Comparison,
    /// Why they differ, or may differ; empty where they agree.
    pub reasons: Vec<Difference>,
}

/// How our figure compares with a published one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Comparison {
    /// They are equal to the precision that was published, or their intervals overlap.
    Agrees,
    /// They are not equal, for the reasons given.
    Differs,
    /// We did not measure it.
    NotMeasured,
}

/// Why our figure differs from a published one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difference {
    /// The games were played by another engine with other steps.
    Agent,
    /// It was measured on another machine and with another program.
    Machine,
    /// The figures are of different numbers of games.
    Sample,
    /// It follows from a share, which differs.
    Share,
    /// The published figure is of a single game, as is ours: of another.
    SingleGame,
    /// The published report does not say how it counts, and we count otherwise.
    Definition,
    /// The options differ: board, komi or agreement.
    Options,
}

macro_rules! figures {
    ($($(#[$doc:meta])* $name:ident = $id:literal),* $(,)?) => {
        /// What a published figure is about.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum Figure {
            $($(#[$doc])* #[serde(rename = $id)] $name),*
        }

        impl Figure {
            pub const ALL: &[Figure] = &[$(Figure::$name),*];

            /// The id of the figure in reports.
            pub fn id(self) -> &'static str {
                match self { $(Figure::$name => $id),* }
            }
        }
    };
}

figures! {
    /// The mean rating.
    Rating = "rating",
    /// The standard deviation of the ratings.
    RatingSd = "rating-sd",
    /// How many levels of play there are above random moves.
    Levels = "levels",
    /// How many games the strong side won at a step, a draw counted as half a win, in percent.
    StrongShare = "strong-share",
    /// Size of the program divided by that of the reference.
    SizeRatio = "size-ratio",
    /// Random games a second.
    Playouts = "playouts",
    /// The time of a random game divided by that of the reference.
    PlayoutRatio = "playout-ratio",
    /// Playouts a second of a search: 0 random, 1 flat, 2 UCT.
    SearchSpeed = "search-speed",
    /// The plies of a playout: 0 random, 1 flat, 2 UCT.
    PlayoutPlies = "playout-plies",
    /// How many games a seat won, a draw counted as half a win, in percent.
    SeatShare = "seat-share",
    /// The half width of its interval, in percentage points.
    SeatHalfWidth = "seat-half-width",
    /// Drawn games in percent.
    Draws = "draws",
    /// How many games a mirror won: 0 rotation, 1 and 2 reflections, 3 copy.
    MirrorWins = "mirror-wins",
    /// The mean number of turns.
    Turns = "turns",
    Branching = "branching",
    /// log₁₀ of the size of the game tree.
    Tree = "log10-tree",
    /// log₁₀ of the number of positions.
    Positions = "log10-positions",
    Distinct = "distinct-moves",
    Killer = "killer-moves",
    Good = "good-moves",
    Bad = "bad-moves",
    Terrible = "terrible-moves",
    /// The mean distance of a reply.
    Response = "response-distance",
    /// The part of the board that a game uses, in percent.
    Coverage = "coverage",
    /// The lower end of the most frequent bucket of lengths.
    ModeFrom = "mode-from",
    /// The median number of turns.
    MedianTurns = "median-turns",
    /// The turns that change the lead, in percent.
    LeadChanges = "lead-changes",
    Critical = "critical-turns",
    /// Hot turns in percent.
    Hot = "hot",
    /// Effective moves in percent: 0 all seats, 1 the first, 2 the second.
    EffectiveShare = "effective-share",
    Effective = "effective-count",
    /// log₁₀ of the space of effective moves.
    EffectiveSpace = "effective-space",
    /// Moves above 0 in percent: 0 all seats, 1 the first, 2 the second.
    GoodShare = "good-share",
    /// Moves above 0.
    GoodCount = "good-count",
    /// log₁₀ of the space of good moves.
    GoodSpace = "good-space",
    /// Sequences of plies up to a depth, the root not counted.
    Reachable = "reachable",
    /// Different positions up to a depth, the root not counted.
    ReachableUnique = "reachable-unique",
    /// The depth of the shortest games.
    ShortestDepth = "shortest-depth",
    /// How many shortest games there are.
    ShortestCount = "shortest-count",
    /// The number of moves that most turns have.
    UsualMoves = "usual-moves",
    /// The most moves of a turn.
    MostMoves = "most-moves",
    /// log₁₀ of the sizes of the decisions and draws of the game tree together.
    TreeWithChance = "log10-tree-with-chance",
    /// The meeples that a seat places.
    Meeples = "meeples",
}
