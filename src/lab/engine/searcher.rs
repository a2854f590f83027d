//! Searches of one game after the other, with what the next one keeps of the last.

use super::go_order::GoOrder;
use super::moves_ahead::{moves_in_game, moves_in_turn};
use super::search_limit::{Clocks, End, SearchLimit, share_of_clock, share_of_turn};
use super::think::{Listener, think};
use super::turn_time::TurnTime;
use crate::engine::EngineRun;
use crate::game::Turn;
use crate::lab::failure::Failure;
use crate::play::Table;
use crate::protocol::{Budget, Question};

/// The engine of a session.
#[derive(Default)]
pub(super) struct Searcher {
    /// The last search, whose tree may be reused.
    last: Option<EngineRun>,
    turn_time: TurnTime,
}

impl Searcher {
    /// Searches the position on a table and returns the name of the best move. Error inside: why there is no search.
    pub fn best(
        &mut self,
        table: &mut dyn Table,
        order: &GoOrder,
        listener: &mut impl Listener,
    ) -> Result<Result<String, String>, Failure> {
        let seat = match table.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance => return Ok(Err("chance moves here; play an outcome, or ask for chance".into())),
            Turn::Over => return Ok(Err("the game is over".into())),
        };
        let clocks = Clocks::start();
        let record = table.record();
        let end = match order.limit {
            SearchLimit::Steps(_) | SearchLimit::Infinite => End::Never,
            SearchLimit::Millis(millis) => End::Wall(millis.into()),
            SearchLimit::ProcessorMillis(millis) => End::Processor(millis.into()),
            SearchLimit::TurnMillis(millis) => {
                let left = f64::from(millis) - self.turn_time.used(table);
                End::Wall(share_of_turn(left, moves_in_turn(table)))
            }
            SearchLimit::Clock { left, increment } => End::WallOrDecided(share_of_clock(
                left.into(),
                increment.into(),
                moves_in_game(&record, seat),
                moves_in_turn(table),
            )),
        };
        let question = Question {
            id: 0,
            record: record.to_string(),
            engine: order.engine,
            budget: match order.limit {
                SearchLimit::Steps(steps) => Budget::Steps(steps),
                // The time is watched here; that there is one lets the tree be reused.
                _ => Budget::Millis(u32::MAX),
            },
            seed: order.seed,
            pooled: false,
            memory: None,
        };
        let started = match self.last.take() {
            Some(last) => last.resume(&question),
            None => EngineRun::start(&question),
        };
        let run = match started {
            Ok(run) => self.last.insert(run),
            Err(refusal) => return Ok(Err(refusal.to_string())),
        };
        let report = think(run, end, &clocks, listener)?;
        if let SearchLimit::TurnMillis(_) = order.limit {
            self.turn_time.add(clocks.wall());
        }
        let best = report.lines.into_iter().next();
        Ok(best
            .map(|best| best.name)
            .ok_or_else(|| "there is no move to choose here".into()))
    }
}
