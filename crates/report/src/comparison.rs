//! Our figures beside the published ones.

use super::envelope::{Report, Section};
use super::interval::Interval;
use super::published::{Comparison, Difference, Figure, PublishedFigure};
use super::published_figures::{Row, published_figures};
use super::section::Ours;
use super::sections::{SectionData, SectionId};
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
    let content = data.content().ok()?;
    content.figure(figure, at.unwrap_or_default() as usize)
}

impl Figure {
    /// The section that a figure belongs to.
    pub fn section(self) -> SectionId {
        let mut sections = SectionId::ALL.iter().copied();
        let place = |section: &SectionId| section.figures().contains(&self);
        sections.find(place).expect("every figure has its section")
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
