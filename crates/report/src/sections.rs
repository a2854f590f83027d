//! The list of sections. A section is a row here and a file in `section/`.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::published::Figure;
use super::section::*;
use super::thing::Thing;
use super::words::TitleWords;
use tessera_core::language::Language;

/// Why a section has no data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbsenceReason {
    /// It was not measured for this report.
    NotMeasured,
    /// No published report has these facts.
    NotPublished,
    /// The board grows during the game, so it has no fixed cells and no symmetries.
    GrowingBoard,
    /// Nothing is drawn in the game.
    NoChance,
    /// The game has no features that score.
    NoFeatures,
    /// The puzzles have a page of their own.
    OwnPage,
}

/// Instead of data: why there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Absence {
    pub absent: AbsenceReason,
}

/// Declares the sections: each with its data, its id, its heading in [`TitleWords`], what it is computed from where it is a
/// sample ([`Thing::Move`] for whatever the report calls a decision), and the published figures that stand in it.
macro_rules! sections {
    ($($(#[$doc:meta])* $name:ident($data:ty) = $id:literal, $title:ident, $sample:expr, [$($figure:ident),*];)*) => {
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

            /// The heading of the section.
            pub fn title(self, language: Language) -> &'static str {
                let words = TitleWords::of(language);
                match self { $(SectionId::$name => words.$title),* }
            }

            /// What the section is computed from, where it is a sample; [`Thing::Move`] for whatever the report calls a decision.
            pub(super) fn sample(self) -> Option<Thing> {
                match self { $(SectionId::$name => $sample),* }
            }

            /// The published figures that stand in the section.
            pub(super) fn figures(self) -> &'static [Figure] {
                match self { $(SectionId::$name => &[$(Figure::$figure),*]),* }
            }
        }

        /// The data of a section. Its JSON does not name the section, whose id decides how it is read.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        pub enum SectionData {
            /// There is none.
            Absent(Absence),
            $(#[doc = concat!("The data of the section [`SectionId::", stringify!($name), "`].")] $name($data)),*
        }

        impl SectionData {
            /// Reads the data of a section. The error says what is missing or not expected.
            pub fn read(id: SectionId, value: serde_json::Value) -> Result<SectionData, serde_json::Error> {
                if value.get("absent").is_some() {
                    return serde_json::from_value(value).map(SectionData::Absent);
                }
                match id {
                    $(SectionId::$name => serde_json::from_value(value).map(SectionData::$name)),*
                }
            }

            /// The section that these data are of; `None` where there are none.
            pub fn section(&self) -> Option<SectionId> {
                match self {
                    SectionData::Absent(_) => None,
                    $(SectionData::$name(_) => Some(SectionId::$name)),*
                }
            }

            /// What is held and said, or why there is none.
            pub(super) fn content(&self) -> Result<&dyn Content, AbsenceReason> {
                match self {
                    SectionData::Absent(absence) => Err(absence.absent),
                    $(SectionData::$name(data) => Ok(data)),*
                }
            }
        }
    };
}

sections! {
    /// The rules in short, and the representative game.
    Rules(RulesData) = "rules", rules, Some(Thing::Game), [];
    /// Kind of game, mechanisms and components.
    Miscellaneous(MiscellaneousData) = "miscellaneous", miscellaneous, None, [];
    /// The rating at BoardGameGeek.
    BggStats(BggStatsData) = "bgg-stats", bgg_stats, Some(Thing::Rating), [Rating];
    /// The single ratings at BoardGameGeek.
    BggRatings(BggRatingsData) = "bgg-ratings-and-comments", bgg_ratings, Some(Thing::Rating), [RatingSd];
    /// How many levels of play there are, each of which beats the one below clearly.
    LevelsOfPlay(LevelsData) = "levels-of-play", levels, Some(Thing::Game), [Levels, StrongShare];
    /// How large a program of the rules is.
    Kolmogorov(KolmogorovData) = "kolmogorov-complexity-estimate", kolmogorov, None, [SizeRatio];
    /// How long a random game takes to compute.
    PlayoutComplexity(PlayoutData) = "playout-complexity-estimate", playout_complexity, Some(Thing::Trial), [Playouts, PlayoutRatio];
    /// How many games each seat wins.
    Bias(BiasData) = "win-by-player-bias", bias, Some(Thing::Game), [SeatShare, SeatHalfWidth, Draws];
    /// How fast the searches are.
    SearchSpeed(SpeedData) = "playout-search-speed", search_speed, Some(Thing::Trial), [SearchSpeed, PlayoutPlies];
    /// What becomes of players who mirror their opponent.
    Mirroring(MirrorsData) = "mirroring-strategies", mirroring, Some(Thing::Game), [MirrorWins];
    /// Length, branching factor and size of the game tree.
    Complexity(ComplexityData) = "complexity", complexity, Some(Thing::Game), [Turns, Branching, Tree, TreeWithChance, UsualMoves, MostMoves];
    /// How many positions the engine's games come from.
    ComputationalComplexity(ComputationalData) = "computational-complexity", computational, Some(Thing::Game), [Positions];
    /// Which moves are chosen more or less often than at random.
    MoveClassification(MovesData) = "move-classification", move_classification, Some(Thing::Game), [Distinct, Killer, Good, Bad, Terrible, Response];
    /// Which part of the board is used.
    BoardCoverage(CoverageData) = "board-coverage", coverage, Some(Thing::Game), [Coverage];
    /// How long games last.
    GameLengths(LengthsData) = "game-length-frequencies", lengths, Some(Thing::Game), [ModeFrom, MedianTurns];
    /// Pieces and points after each ply of the representative game.
    Material(MaterialData) = "change-in-material-per-turn", material, Some(Thing::Move), [];
    /// The values of the representative game.
    Trajectory(TrajectoryData) = "trajectory", trajectory, Some(Thing::Move), [LeadChanges, Critical, Hot];
    /// The values of all moves of the representative game.
    PositionHeatmap(PositionHeatmapData) = "position-heatmap", position_heatmap, Some(Thing::Move), [];
    /// How many moves are good, and how many about as good as the best.
    GoodMoves(GoodMovesData) = "good-effective-moves", good_moves, Some(Thing::Move), [EffectiveShare, Effective, EffectiveSpace, GoodShare, GoodCount, GoodSpace];
    /// How many moves there are to choose from, turn by turn.
    ActionsPerTurn(ActionsData) = "actions-turn", actions, Some(Thing::Game), [];
    /// Which kinds of moves there are to choose from, turn by turn.
    ActionTypes(ActionTypesData) = "action-types-per-turn", action_types, Some(Thing::Move), [];
    /// Where the first moves are played, and how well they do.
    OpeningHeatmap(OpeningHeatmapData) = "opening-heatmap", opening_heatmap, Some(Thing::Game), [];
    /// How many positions can be reached in so many plies.
    PositionsReachable(ReachableData) = "positions-reachable-at-depth", reachable, Some(Thing::Position), [Reachable, ReachableUnique];
    /// The shortest games that somebody wins.
    ShortestGames(ShortestData) = "shortest-games", shortest, Some(Thing::Position), [ShortestDepth, ShortestCount];
    /// The openings that are played most.
    Openings(OpeningsData) = "openings", openings, Some(Thing::Game), [];
    /// Puzzles, which have a page of their own.
    Puzzles(PuzzlesData) = "puzzles", puzzles, None, [];
    /// What each kind of feature brings; only where features are built.
    Features(FeaturesData) = "features", features, Some(Thing::Game), [Meeples];
    /// Which part of a result was drawn; only where something is drawn.
    Luck(LuckData) = "luck", luck, Some(Thing::Game), [];
}

impl SectionId {
    pub fn find(id: &str) -> Option<SectionId> {
        SectionId::ALL.iter().copied().find(|section| section.id() == id)
    }
}

impl fmt::Display for SectionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl SectionData {
    /// No data, for this reason.
    pub fn absent(reason: AbsenceReason) -> SectionData {
        SectionData::Absent(Absence { absent: reason })
    }
}
