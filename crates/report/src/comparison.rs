//! Our figures beside the published ones.

use super::data::{GoodMovesRow, Mirror, Searched, SectionData};
use super::envelope::{Report, Section};
use super::interval::Interval;
use super::published::{Comparison, Difference, Figure, PublishedFigure};
use super::published_figures::{Row, published_figures};
use super::section_id::SectionId;
use tessera_games::catalog::GameId;

/// A published figure of fewer games than this may differ by chance.
const FEW: u32 = 100;

/// Puts the published figures of a game beside ours in every section of its report.
pub fn compare(report: &mut Report, game: GameId) {
    for section in &mut report.sections {
        section.published.clear();
    }
    for row in published_figures(game) {
        let place = row.figure.section();
        let Some(section) = report.sections.iter_mut().find(|section| section.id == place) else {
            continue;
        };
        let figure = compared(row, section);
        section.published.push(figure);
    }
}

/// A published figure beside ours.
fn compared(row: &Row, section: &Section) -> PublishedFigure {
    let ours = ours(row.figure, row.at, &section.data);
    let published = row.value();
    let verdict = match ours {
        None => Comparison::NotMeasured,
        Some(ours) if agrees(&ours, row) => Comparison::Agrees,
        Some(_) => Comparison::Differs,
    };
    PublishedFigure {
        figure: row.figure,
        at: row.at,
        published,
        ours: ours.map(|ours| ours.value),
        verdict,
        reasons: match verdict {
            Comparison::Differs => row.figure.reasons(row.sample, section.n),
            _ => Vec::new(),
        },
    }
}

/// A figure of ours, with an interval where it has one.
#[derive(Clone, Copy)]
struct Ours {
    value: f64,
    interval: Option<(f64, f64)>,
}

/// Whether a figure is ours to the digits that were printed, or lies within our interval, or its own interval overlaps it.
fn agrees(ours: &Ours, row: &Row) -> bool {
    let published = row.value();
    if (ours.value - published).abs() <= row.precision() * 1.000_001 {
        return true;
    }
    let Some((low, high)) = ours.interval else {
        return false;
    };
    let theirs = match row.sample {
        Some(games) if row.figure == Figure::SeatShare || row.figure == Figure::Draws => {
            let share = Interval::wilson(published / 100.0 * f64::from(games), games.into());
            (100.0 * share.low, 100.0 * share.high)
        }
        _ => (published, published),
    };
    theirs.0 <= high && low <= theirs.1
}

/// Our figure; `None` where the section does not have it.
fn ours(figure: Figure, at: Option<u32>, data: &SectionData) -> Option<Ours> {
    let place = at.unwrap_or_default() as usize;
    let exact = |value: f64| {
        Some(Ours {
            value,
            interval: None,
        })
    };
    let count = |value: u32| exact(value.into());
    let estimate = |interval: Interval, unit: f64| {
        Some(Ours {
            value: unit * interval.mean,
            interval: Some((unit * interval.low, unit * interval.high)),
        })
    };
    match (figure, data) {
        (Figure::Rating, SectionData::BggStats(data)) => exact(data.rating),
        (Figure::RatingSd, SectionData::BggRatings(data)) => exact(data.sd),
        // Where the highest level that was tried is accepted, there may be more.
        (Figure::Levels, SectionData::LevelsOfPlay(data)) => {
            (!data.is_open()).then_some(())?;
            count(data.accepted())
        }
        (Figure::StrongShare, SectionData::LevelsOfPlay(data)) => {
            let accepted = data.steps.iter().filter(|step| step.accepted).nth(place)?;
            estimate(accepted.share, 100.0)
        }
        (Figure::SizeRatio, SectionData::Kolmogorov(data)) => exact(data.ratio),
        (Figure::Playouts, SectionData::PlayoutComplexity(data)) => exact(data.per_second),
        (Figure::PlayoutRatio, SectionData::PlayoutComplexity(data)) => exact(data.ratio),
        (Figure::SearchSpeed | Figure::PlayoutPlies, SectionData::SearchSpeed(data)) => {
            let search = [Searched::Random, Searched::Flat, Searched::Uct]
                .get(place)
                .copied()?;
            let row = data
                .rows
                .iter()
                .find(|row| row.search == search && !row.machine.browser)?;
            match figure {
                Figure::SearchSpeed => exact(row.per_second.mean),
                _ => exact(row.plies?.mean),
            }
        }
        (Figure::SeatShare, SectionData::Bias(data)) => estimate(data.seats.get(place)?.share, 100.0),
        (Figure::SeatHalfWidth, SectionData::Bias(data)) => exact(data.seats.get(place)?.half_width),
        (Figure::Draws, SectionData::Bias(data)) => estimate(data.draws, 100.0),
        (Figure::MirrorWins, SectionData::Mirroring(data)) => {
            let mirror = published_mirror(place as u32);
            count(data.rows.iter().find(|row| row.mirror == mirror)?.wins)
        }
        (Figure::Turns, SectionData::Complexity(data)) => estimate(data.turns, 1.0),
        (Figure::Branching, SectionData::Complexity(data)) => exact(data.branching),
        (Figure::Tree, SectionData::Complexity(data)) => estimate(data.log10_tree, 1.0),
        (Figure::TreeWithChance, SectionData::Complexity(data)) => {
            estimate(data.log10_tree.plus(data.log10_chance?), 1.0)
        }
        (Figure::UsualMoves, SectionData::Complexity(data)) => count(data.usual_moves),
        (Figure::MostMoves, SectionData::Complexity(data)) => count(data.most_moves),
        (Figure::Positions, SectionData::ComputationalComplexity(data)) => exact(data.log10_positions?),
        (Figure::Distinct, SectionData::MoveClassification(data)) => count(data.distinct),
        (Figure::Killer, SectionData::MoveClassification(data)) => count(data.killer),
        (Figure::Good, SectionData::MoveClassification(data)) => count(data.good),
        (Figure::Bad, SectionData::MoveClassification(data)) => count(data.bad),
        (Figure::Terrible, SectionData::MoveClassification(data)) => count(data.terrible),
        (Figure::Response, SectionData::MoveClassification(data)) => exact(data.response?.mean),
        (Figure::Coverage, SectionData::BoardCoverage(data)) => estimate(data.share, 100.0),
        (Figure::ModeFrom, SectionData::GameLengths(data)) => count(data.mode.0),
        (Figure::MedianTurns, SectionData::GameLengths(data)) => exact(data.median),
        (Figure::LeadChanges, SectionData::Trajectory(data)) => exact(100.0 * data.lead_change_share?),
        (Figure::Critical, SectionData::Trajectory(data)) => {
            count(data.points.iter().filter(|point| point.critical).count() as u32)
        }
        (Figure::Hot, SectionData::Trajectory(data)) => exact(100.0 * data.hot_share?),
        (_, SectionData::GoodMoves(data)) => {
            let seat = place.checked_sub(1).map(|seat| seat as u8);
            exact(of_good_moves(
                figure,
                data.rows.iter().find(|row| row.seat == seat)?,
            )?)
        }
        (Figure::Reachable | Figure::ReachableUnique, SectionData::PositionsReachable(data)) => {
            // Published are sums of all depths from 1 on; depth 0 stands by itself.
            let rows = data.rows.iter().filter(|row| row.depth > 0 || place == 0);
            let rows = rows.take_while(|row| row.depth as usize <= place);
            let reaches = data.rows.last().is_some_and(|row| row.depth as usize >= place);
            let sum: u64 = rows
                .map(|row| match figure {
                    Figure::Reachable => row.sequences,
                    _ => row.positions,
                })
                .sum();
            reaches.then_some(())?;
            exact(sum as f64)
        }
        (Figure::ShortestDepth, SectionData::ShortestGames(data)) => count(data.depth?),
        (Figure::ShortestCount, SectionData::ShortestGames(data)) => exact(data.count as f64),
        (Figure::Meeples, SectionData::Features(data)) => estimate(data.meeples, 1.0),
        _ => None,
    }
}

/// The mirror that a published report means by a number.
pub fn published_mirror(number: u32) -> Mirror {
    match number {
        0 => Mirror::Rotation { degrees: 180 },
        1 => Mirror::Reflection { degrees: 0 },
        2 => Mirror::Reflection { degrees: 90 },
        _ => Mirror::Copy,
    }
}

fn of_good_moves(figure: Figure, row: &GoodMovesRow) -> Option<f64> {
    Some(match figure {
        Figure::EffectiveShare => 100.0 * row.effective_share,
        Figure::Effective => row.effective,
        Figure::EffectiveSpace => row.effective_space,
        Figure::GoodShare => 100.0 * row.good_share,
        Figure::GoodCount => row.good,
        Figure::GoodSpace => row.good_space,
        _ => return None,
    })
}

impl Figure {
    /// The section that a figure belongs to.
    pub fn section(self) -> SectionId {
        match self {
            Figure::Rating => SectionId::BggStats,
            Figure::RatingSd => SectionId::BggRatings,
            Figure::Levels | Figure::StrongShare => SectionId::LevelsOfPlay,
            Figure::SizeRatio => SectionId::Kolmogorov,
            Figure::Playouts | Figure::PlayoutRatio => SectionId::PlayoutComplexity,
            Figure::SearchSpeed | Figure::PlayoutPlies => SectionId::SearchSpeed,
            Figure::SeatShare | Figure::SeatHalfWidth | Figure::Draws => SectionId::Bias,
            Figure::MirrorWins => SectionId::Mirroring,
            Figure::Turns
            | Figure::Branching
            | Figure::Tree
            | Figure::TreeWithChance
            | Figure::UsualMoves
            | Figure::MostMoves => SectionId::Complexity,
            Figure::Positions => SectionId::ComputationalComplexity,
            Figure::Distinct
            | Figure::Killer
            | Figure::Good
            | Figure::Bad
            | Figure::Terrible
            | Figure::Response => SectionId::MoveClassification,
            Figure::Coverage => SectionId::BoardCoverage,
            Figure::ModeFrom | Figure::MedianTurns => SectionId::GameLengths,
            Figure::LeadChanges | Figure::Critical | Figure::Hot => SectionId::Trajectory,
            Figure::EffectiveShare
            | Figure::Effective
            | Figure::EffectiveSpace
            | Figure::GoodShare
            | Figure::GoodCount
            | Figure::GoodSpace => SectionId::GoodMoves,
            Figure::Reachable | Figure::ReachableUnique => SectionId::PositionsReachable,
            Figure::ShortestDepth | Figure::ShortestCount => SectionId::ShortestGames,
            Figure::Meeples => SectionId::Features,
        }
    }

    /// Why our figure, of so many games, may differ from a published one, which is of `sample` games where that is known.
    fn reasons(self, sample: Option<u32>, ours: u64) -> Vec<Difference> {
        let mut reasons = match self {
            Figure::Rating | Figure::RatingSd => vec![Difference::Definition],
            // The width follows from the share and from the number of games.
            Figure::SeatHalfWidth if sample.is_some_and(|games| u64::from(games) != ours) => {
                vec![Difference::Sample]
            }
            Figure::SeatHalfWidth => vec![Difference::Share],
            Figure::Playouts | Figure::SearchSpeed => vec![Difference::Machine],
            Figure::PlayoutRatio => vec![Difference::Machine, Difference::Definition],
            Figure::SizeRatio
            | Figure::Reachable
            | Figure::ReachableUnique
            | Figure::ShortestDepth
            | Figure::ShortestCount => vec![Difference::Definition],
            Figure::PlayoutPlies | Figure::MirrorWins | Figure::SeatShare | Figure::Draws => {
                vec![Difference::Agent]
            }
            Figure::Positions | Figure::Distinct | Figure::Good | Figure::Bad => {
                vec![Difference::Agent, Difference::Definition]
            }
            Figure::LeadChanges
            | Figure::Critical
            | Figure::Hot
            | Figure::EffectiveShare
            | Figure::Effective
            | Figure::EffectiveSpace
            | Figure::GoodShare
            | Figure::GoodCount
            | Figure::GoodSpace => vec![Difference::SingleGame, Difference::Agent],
            _ => vec![Difference::Agent],
        };
        let is_small = sample.is_some_and(|games| games < FEW);
        if is_small && !reasons.contains(&Difference::Sample) {
            reasons.push(Difference::Sample);
        }
        reasons
    }
}

#[cfg(test)]
#[path = "comparison_tests.rs"]
mod tests;
