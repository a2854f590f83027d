//! The heading of each section.

use super::section_id::SectionId;
use super::words::TitleWords;
use tessera_core::language::Language;

/// The heading of a section.
pub fn title(section: SectionId, language: Language) -> &'static str {
    let words = TitleWords::of(language);
    match section {
        SectionId::Rules => words.rules,
        SectionId::Miscellaneous => words.miscellaneous,
        SectionId::BggStats => words.bgg_stats,
        SectionId::BggRatings => words.bgg_ratings,
        SectionId::LevelsOfPlay => words.levels,
        SectionId::Kolmogorov => words.kolmogorov,
        SectionId::PlayoutComplexity => words.playout_complexity,
        SectionId::Bias => words.bias,
        SectionId::SearchSpeed => words.search_speed,
        SectionId::Mirroring => words.mirroring,
        SectionId::Complexity => words.complexity,
        SectionId::ComputationalComplexity => words.computational,
        SectionId::MoveClassification => words.move_classification,
        SectionId::BoardCoverage => words.coverage,
        SectionId::GameLengths => words.lengths,
        SectionId::Material => words.material,
        SectionId::Trajectory => words.trajectory,
        SectionId::PositionHeatmap => words.position_heatmap,
        SectionId::GoodMoves => words.good_moves,
        SectionId::ActionsPerTurn => words.actions,
        SectionId::ActionTypes => words.action_types,
        SectionId::OpeningHeatmap => words.opening_heatmap,
        SectionId::PositionsReachable => words.reachable,
        SectionId::ShortestGames => words.shortest,
        SectionId::Openings => words.openings,
        SectionId::Puzzles => words.puzzles,
        SectionId::Features => words.features,
        SectionId::Luck => words.luck,
    }
}
