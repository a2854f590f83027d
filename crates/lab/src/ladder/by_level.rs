//! The ladder of a game's levels.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;

use serde::Serialize;

use super::{LadderRun, Level};
use crate::match_log::MatchLog;
use crate::match_run::MatchRun;
use crate::tally::{MatchTally, TallySummary};
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_games::play::Notation;
use tessera_report::Interval;
use tessera_search::Heuristics;

/// The result of a level against the level below.
#[derive(Serialize)]
struct Against {
    #[serde(flatten)]
    level: Level,
    against: Level,
    #[serde(flatten)]
    sum: TallySummary,
}

/// The strength of a level.
#[derive(Serialize)]
struct Standing {
    #[serde(flatten)]
    level: Level,
    /// The difference in Elo to the lowest level.
    elo: Interval,
    /// The same in whole numbers: the estimate and the width of its wider side.
    rung: Option<(i32, u32)>,
}

impl<W: Write> LadderRun<'_, W> {
    /// Plays every level against the one below and writes the Elo of each.
    pub(super) fn by_level<G: Notation + Heuristics + 'static>(
        &mut self,
        game: &Arc<G>,
        pairs: u32,
        log: &mut MatchLog,
    ) -> Result<(), Failure> {
        let levels = self.header.levels.clone();
        let nothing = Interval::around(0.0, 0.0);
        let mut standings = vec![nothing];
        for neighbours in levels.windows(2) {
            let [below, level] = [neighbours[0], neighbours[1]];
            let match_run = MatchRun {
                rules: &self.rules([level, below]),
                pairs,
                level: Some(level.level),
                threads: self.command.threads,
            };
            let mut tally = MatchTally::new(u32::from(game.seats()));
            match_run.play(game, log, self.out, |pair| {
                tally.add(pair);
                let (high, low) = (level.level, below.level);
                let share = tally.share().mean * 100.0;
                ControlFlow::Continue(format!("level {high} has {share:.1} % against {low}"))
            })?;
            let height = *standings.last().expect("the lowest level stands");
            standings.push(height.plus(tally.elo()));
            let against = Against {
                level,
                against: below,
                sum: tally.summary(),
            };
            json_line::write(self.out, &against)?;
        }
        for (level, elo) in levels.into_iter().zip(standings) {
            let standing = Standing {
                level,
                elo,
                rung: elo.rounded(),
            };
            json_line::write(self.out, &standing)?;
        }
        Ok(())
    }
}
