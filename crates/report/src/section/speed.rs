//! The section `playout-search-speed`: how fast the searches are.

use serde::{Deserialize, Serialize};

use super::common::{Machine, MeanSd};
use super::content::{Content, Ours};
use super::context::Context;
use crate::counted::Counted;
use crate::published::Figure;
use crate::thing::Thing;
use crate::words::quoted;

/// The section `playout-search-speed`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeedData {
    /// A row for each search on each machine.
    pub rows: Vec<SpeedRow>,
    /// Whether a browser was measured too.
    pub browser: bool,
}

impl SpeedData {
    /// Random games a second outside the browser, where that was measured.
    pub(crate) fn random_games(&self) -> Option<f64> {
        let is_native = |row: &&SpeedRow| row.search == Searched::Random && !row.machine.browser;
        self.rows.iter().find(is_native).map(|row| row.per_second.mean)
    }
}

/// How fast a search is on a machine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeedRow {
    pub search: Searched,
    /// Where it was measured.
    pub machine: Machine,
    pub trials: u32,
    /// Playouts a second.
    pub per_second: MeanSd,
    /// Moves a second; `None` where they were not counted.
    pub moves_per_second: Option<MeanSd>,
    /// The plies of a playout from the start; `None` where they were not counted.
    pub plies: Option<MeanSd>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Searched {
    /// Random games from the start.
    Random,
    /// Flat Monte Carlo: UCB1 at the root, random games after it.
    Flat,
    Uct,
    /// The engine that the site plays with.
    Mcts,
}

impl Content for SpeedData {
    fn how(&self, context: &Context) -> String {
        let machine = self.rows.first().map_or("", |row| row.machine.name.as_str());
        (context.how.search_speed)(&quoted(machine, context.language))
    }

    fn takeaway(&self, context: &Context) -> String {
        let random = self.rows.iter().find(|row| row.search == Searched::Random);
        let games = random.map_or(0.0, |row| row.per_second.mean);
        (context.takeaways.search_speed)(Counted::mean(games, 0, Thing::Game))
    }

    fn figure(&self, figure: Figure, place: usize) -> Option<Ours> {
        let searches = [Searched::Random, Searched::Flat, Searched::Uct];
        let search = searches.get(place).copied()?;
        let of_search = |row: &&SpeedRow| row.search == search && !row.machine.browser;
        let row = self.rows.iter().find(of_search)?;
        match figure {
            Figure::SearchSpeed => Ours::exact(row.per_second.mean),
            _ => Ours::exact(row.plies?.mean),
        }
    }
}
