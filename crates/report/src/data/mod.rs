//! What the sections of a report hold: one type for each, which the lab writes and the pages read.
//!
//! Shares are parts of 1. Seats and plies are counted from 0. A record is a link to a game; with `@12` behind it, to the
//! position after 12 plies.

mod bias;
mod board;
mod common;
mod complexity;
mod costs;
mod course;
mod facts;
mod lengths;
mod levels;
mod mirrors;
mod moves;
mod openings;
mod tiles;

pub use bias::{BiasData, BidBias, SeatBias, SideBias};
pub use board::{CellPlays, CoverageData, OpeningHeatmapData};
pub use common::{BoardCell, BoardShape, CellShape, GameLink, Machine, MeanSd, Percentiles, Quartiles};
pub use complexity::{ComplexityData, ComputationalData};
pub use costs::{KolmogorovData, PlayoutData, Searched, SpeedData, SpeedRow};
pub use course::{
    ActionKind, ActionTypesData, ActionTypesTurn, ActionsData, GoodMovesData, GoodMovesRow, GoodMovesSpread,
    HeatmapColumn, MaterialColumn, MaterialData, MaterialKind, PositionHeatmapData, TrajectoryData,
    TrajectoryTurn,
};
pub use facts::{BggRatingsData, BggStatsData, MiscellaneousData, RulesData};
pub use lengths::LengthsData;
pub use levels::{LevelElo, LevelStep, LevelsData};
pub use mirrors::{Mirror, MirrorRow, MirrorsData};
pub use moves::{MoveRow, MovesData, ResponseDistance};
pub use openings::{Opening, OpeningsData, Puzzle, PuzzlesData, ReachableData, ReachableRow, ShortestData};
pub use tiles::{Feature, FeatureRow, FeaturesData, LuckData};

use serde::{Deserialize, Serialize};

use super::section_id::SectionId;

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
    /// The reason.
    pub absent: AbsenceReason,
}

macro_rules! section_data {
    ($($name:ident($data:ty)),* $(,)?) => {
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
        }
    };
}

section_data! {
    Rules(RulesData),
    Miscellaneous(MiscellaneousData),
    BggStats(BggStatsData),
    BggRatings(BggRatingsData),
    LevelsOfPlay(LevelsData),
    Kolmogorov(KolmogorovData),
    PlayoutComplexity(PlayoutData),
    Bias(BiasData),
    SearchSpeed(SpeedData),
    Mirroring(MirrorsData),
    Complexity(ComplexityData),
    ComputationalComplexity(ComputationalData),
    MoveClassification(MovesData),
    BoardCoverage(CoverageData),
    GameLengths(LengthsData),
    Material(MaterialData),
    Trajectory(TrajectoryData),
    PositionHeatmap(PositionHeatmapData),
    GoodMoves(GoodMovesData),
    ActionsPerTurn(ActionsData),
    ActionTypes(ActionTypesData),
    OpeningHeatmap(OpeningHeatmapData),
    PositionsReachable(ReachableData),
    ShortestGames(ShortestData),
    Openings(OpeningsData),
    Puzzles(PuzzlesData),
    Features(FeaturesData),
    Luck(LuckData),
}

impl SectionData {
    /// No data, for this reason.
    pub fn absent(reason: AbsenceReason) -> SectionData {
        SectionData::Absent(Absence { absent: reason })
    }
}
