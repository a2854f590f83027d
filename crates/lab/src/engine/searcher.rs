//! Searches one game after the other; each search may reuse what the one before found.

use super::go_order::GoOrder;
use super::moves_ahead::{moves_in_game, moves_in_turn};
use super::search_limit::{Clocks, End, SearchLimit, share_of_clock, share_of_turn};
use super::team::think_together;
use super::think::Listener;
use super::turn_time::TurnTime;
use tessera_cli::failure::Failure;
use tessera_core::game::Turn;
use tessera_engine::EngineRun;
use tessera_games::play::Table;
use tessera_protocol::{Budget, Question};

/// The engine of a session.
#[derive(Default)]
pub(super) struct Searcher {
    /// The searches of the last move, one for each thread, whose trees may be reused.
    last: Vec<EngineRun>,
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
            SearchLimit::Clock { left, increment } => {
                let left = f64::from(left);
                // To share a clock out takes a small part of it.
                let has_time = || clocks.wall() < left / 200.0;
                let moves = moves_in_game(&record, seat, &has_time);
                End::WallOrDecided(share_of_clock(
                    left,
                    increment.into(),
                    moves,
                    moves_in_turn(table),
                ))
            }
        };
        let mut last = std::mem::take(&mut self.last).into_iter();
        for thread in 0..order.threads {
            let question = Question {
                id: 0,
                record: record.to_string(),
                engine: order.engine,
                budget: match order.limit {
                    SearchLimit::Steps(steps) => Budget::Steps(steps),
                    // The time is watched here; that there is one lets the tree be reused.
                    _ => Budget::Millis(u32::MAX),
                },
                seed: order.seed.wrapping_add(thread),
                pooled: order.threads > 1,
                memory: None,
            };
            let started = match last.next() {
                Some(last) => last.resume(&question),
                None => EngineRun::start(&question),
            };
            match started {
                Ok(run) => self.last.push(run),
                Err(refusal) => return Ok(Err(refusal.to_string())),
            }
        }
        // Threads that are not used this time give their memory back.
        drop(last);
        let report = think_together(&mut self.last, end, &clocks, listener)?;
        if let SearchLimit::TurnMillis(_) = order.limit {
            self.turn_time.add(clocks.wall());
        }
        let best = report.lines.into_iter().next();
        Ok(best
            .map(|best| best.mv)
            .ok_or_else(|| "there is no move to choose here".into()))
    }
}
