//! Everything that one pass over a corpus counts.

use super::played_game::PlayedGame;
use super::replay::Replay;
use super::section::{
    ActionTally, BiasTally, ComplexityTally, ComputationalTally, CoverageTally, FanTally, FeatureTally,
    FeaturesData, LengthTally, MoveTally, OpeningHeatmapTally, OpeningTally,
};
use super::sections::{SectionData, SectionId};

/// What is counted in one pass over a corpus.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CorpusTally {
    games: u64,
    bias: BiasTally,
    complexity: ComplexityTally,
    computational: ComputationalTally,
    moves: MoveTally,
    coverage: CoverageTally,
    lengths: LengthTally,
    openings: OpeningTally,
    heatmap: OpeningHeatmapTally,
    features: FeatureTally,
    /// The numbers of legal moves by turn.
    pub actions: ActionTally,
    /// The values by the part of the game that is over.
    pub fan: FanTally,
}

impl CorpusTally {
    /// Counts a game that `replay` has replayed.
    pub fn add(&mut self, game: &PlayedGame, replay: &dyn Replay) {
        self.games += 1;
        let board = replay.board();
        self.bias.add(game);
        self.complexity.add(game);
        self.computational.add(game);
        self.moves.add(game, board);
        self.lengths.add(game);
        self.openings.add(game, board);
        self.features.add(game, replay.labels());
        self.actions.add(game);
        self.fan.add(game);
        if let Some(board) = board {
            self.coverage.add(game, board);
            self.heatmap.add(game, board);
        }
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The number of the representative game; `None` without a game.
    pub fn representative(&self) -> Option<u64> {
        self.lengths.representative()
    }

    /// What each kind of feature brings; `None` in games without features.
    pub fn features(&self) -> Option<FeaturesData> {
        self.features.data()
    }

    /// The data of a section that follows from the corpus alone; `None` for any other, for a section that the game does not
    /// have, and without a game.
    pub fn data(&self, section: SectionId, replay: &dyn Replay, seed: u64) -> Option<SectionData> {
        if self.games == 0 {
            return None;
        }
        let board = replay.board();
        Some(match section {
            SectionId::Bias => SectionData::Bias(self.bias.data()),
            SectionId::Complexity => SectionData::Complexity(self.complexity.data()),
            SectionId::ComputationalComplexity => {
                SectionData::ComputationalComplexity(self.computational.data(seed))
            }
            SectionId::MoveClassification => {
                SectionData::MoveClassification(self.moves.data(replay.labels(), board))
            }
            SectionId::BoardCoverage => SectionData::BoardCoverage(self.coverage.data(board?)),
            SectionId::GameLengths => SectionData::GameLengths(self.lengths.data()?),
            SectionId::OpeningHeatmap => SectionData::OpeningHeatmap(self.heatmap.data(board?)),
            SectionId::Openings => SectionData::Openings(self.openings.data()),
            SectionId::Features => SectionData::Features(self.features()?),
            _ => return None,
        })
    }
}
