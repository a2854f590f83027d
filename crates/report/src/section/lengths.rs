//! The section `game-length-frequencies`: how long games last.

use serde::{Deserialize, Serialize};

use super::common::GameLink;
use super::content::{Content, Ours};
use super::context::{Context, decimals_of};
use crate::counted::Counted;
use crate::interval::Interval;
use crate::moments::{Moments, median};
use crate::played_game::PlayedGame;
use crate::published::Figure;

/// Into about how many buckets the lengths are divided.
const BUCKETS: f64 = 20.0;

/// The section `game-length-frequencies`. Lengths are numbers of turns: choices, agreements among them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LengthsData {
    pub mean: Interval,
    pub median: f64,
    /// The bucket with the most games: from this length to below that one. The first of equals.
    pub mode: (u32, u32),
    /// The width of a bucket.
    pub width: u32,
    /// The first length of the first bucket.
    pub from: u32,
    /// How many games each bucket has.
    pub buckets: Vec<u32>,
    pub shortest: GameLink,
    pub longest: GameLink,
}

/// The length of each game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LengthTally {
    /// The numbers and the turns of the games, in the order of the corpus.
    games: Vec<(u64, u32)>,
    shortest: Option<GameLink>,
    longest: Option<GameLink>,
}

impl LengthTally {
    /// Counts a game.
    pub fn add(&mut self, game: &PlayedGame) {
        self.games.push((game.index, game.turns()));
        let link = || Some(link_to(game));
        if self
            .shortest
            .as_ref()
            .is_none_or(|shortest| game.turns() < shortest.turns)
        {
            self.shortest = link();
        }
        if self
            .longest
            .as_ref()
            .is_none_or(|longest| game.turns() > longest.turns)
        {
            self.longest = link();
        }
    }

    /// The number of the representative game: the one whose length is nearest the mean, the first of equals. `None` without
    /// a game.
    pub fn representative(&self) -> Option<u64> {
        let mean = self.moments().mean();
        let away = |turns: u32| (f64::from(turns) - mean).abs();
        let nearest = self
            .games
            .iter()
            .min_by(|a, b| away(a.1).total_cmp(&away(b.1)).then(a.0.cmp(&b.0)));
        nearest.map(|game| game.0)
    }

    fn moments(&self) -> Moments {
        Moments::of(self.games.iter().map(|game| f64::from(game.1)))
    }

    /// The section's data; `None` without a game.
    pub fn data(&self) -> Option<LengthsData> {
        let (shortest, longest) = (self.shortest.clone()?, self.longest.clone()?);
        let mut lengths: Vec<f64> = self.games.iter().map(|game| f64::from(game.1)).collect();
        lengths.sort_by(f64::total_cmp);
        let width = bucket_width(longest.turns - shortest.turns);
        let from = shortest.turns / width * width;
        let mut buckets = vec![0; ((longest.turns - from) / width + 1) as usize];
        for (_, turns) in &self.games {
            buckets[((turns - from) / width) as usize] += 1;
        }
        let most = buckets.iter().copied().max()?;
        let mode = buckets.iter().position(|&games| games == most)? as u32;
        Some(LengthsData {
            mean: self.moments().interval(),
            median: median(&lengths),
            mode: (from + mode * width, from + (mode + 1) * width),
            width,
            from,
            buckets,
            shortest,
            longest,
        })
    }
}

/// A link to a game of the corpus.
pub fn link_to(game: &PlayedGame) -> GameLink {
    GameLink {
        record: game.record.clone(),
        index: Some(game.index),
        turns: game.turns(),
    }
}

/// The width of a bucket: a twentieth of the range, rounded to 1, 2 or 5 times a power of ten; at least 1.
fn bucket_width(range: u32) -> u32 {
    let ideal = (f64::from(range) / BUCKETS).max(1.0);
    let power = 10u32.pow(libm::log10(ideal) as u32);
    let steps = [1, 2, 5, 10].map(|step| step * power);
    let nearest = steps.into_iter().min_by(|&a, &b| {
        let ratio = |width: u32| (libm::log(f64::from(width) / ideal)).abs();
        ratio(a).total_cmp(&ratio(b))
    });
    nearest.unwrap_or(1)
}

impl Content for LengthsData {
    fn how(&self, context: &Context) -> String {
        context.counted(&format!("{} {}", context.how.lengths, context.decisions_are()))
    }

    fn takeaway(&self, context: &Context) -> String {
        let median = Counted::mean(self.median, decimals_of(self.median), context.decision);
        let longest = context.decisions(self.mode.1 - 1);
        (context.takeaways.lengths)(median, self.mode.0, longest)
    }

    fn figure(&self, figure: Figure, _: usize) -> Option<Ours> {
        match figure {
            Figure::ModeFrom => Ours::count(self.mode.0),
            _ => Ours::exact(self.median),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_one_two_or_five_times_a_power_of_ten_wide() {
        let widths = [0, 19, 30, 50, 120, 200, 1000].map(bucket_width);
        assert_eq!(widths, [1, 1, 2, 2, 5, 10, 50]);
    }
}
