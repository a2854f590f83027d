//! What each section of a report shows: charts and tables of its data.

mod bias;
mod board;
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

use super::context::Context;
use super::panel::Panel;
use tessera_report::Section;
use tessera_report::data::SectionData;

/// The parts of the figure of a section; none where it has no data.
pub(super) fn panels<'a>(section: &'a Section, context: &Context) -> Vec<Panel<'a>> {
    match &section.data {
        SectionData::Absent(_) => Vec::new(),
        SectionData::Rules(data) => facts::rules(data, context),
        SectionData::Miscellaneous(data) => facts::miscellaneous(data, context),
        SectionData::BggStats(data) => facts::bgg_stats(data, context),
        SectionData::BggRatings(data) => facts::bgg_ratings(data, context),
        SectionData::LevelsOfPlay(data) => levels::levels(data, context),
        SectionData::Kolmogorov(data) => costs::kolmogorov(data, context),
        SectionData::PlayoutComplexity(data) => costs::playouts(data, context),
        SectionData::Bias(data) => bias::bias(data, context),
        SectionData::SearchSpeed(data) => costs::speed(data, context),
        SectionData::Mirroring(data) => mirrors::mirrors(data, context),
        SectionData::Complexity(data) => complexity::complexity(data, context),
        SectionData::ComputationalComplexity(data) => complexity::computational(data, context),
        SectionData::MoveClassification(data) => moves::moves(data, context),
        SectionData::BoardCoverage(data) => board::coverage(data, context),
        SectionData::GameLengths(data) => lengths::lengths(data, context),
        SectionData::Material(data) => course::material(data, context),
        SectionData::Trajectory(data) => course::trajectory(data, context),
        SectionData::PositionHeatmap(data) => course::position_heatmap(data, context),
        SectionData::GoodMoves(data) => moves::good_moves(data, context),
        SectionData::ActionsPerTurn(data) => course::actions(data, context),
        SectionData::ActionTypes(data) => course::action_types(data, context),
        SectionData::OpeningHeatmap(data) => board::opening_heatmap(data, context),
        SectionData::PositionsReachable(data) => complexity::reachable(data, context),
        SectionData::ShortestGames(data) => openings::shortest(data, context),
        SectionData::Openings(data) => openings::openings(data, context),
        SectionData::Puzzles(data) => openings::puzzles(data, context),
        SectionData::Features(data) => tiles::features(data, context),
        SectionData::Luck(data) => tiles::luck(data, context),
    }
}
