//! The ladder of Ai Ai's reports: steps by thinking time.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;

use serde::Serialize;

use super::{LadderRun, Level};
use crate::ai_ai_rule::{self, StepResult};
use crate::limit::Limit;
use crate::match_log::MatchLog;
use crate::match_run::MatchRun;
use crate::tally::MatchTally;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_games::play::Notation;
use tessera_protocol::Engine;
use tessera_report::Interval;
use tessera_search::Heuristics;

/// The result of a step by thinking time.
#[derive(Serialize)]
struct Step {
    step: u8,
    seconds: f64,
    games: u32,
    #[serde(flatten)]
    result: StepResult,
    share: Interval,
    mean_plies: f64,
    passed: bool,
    /// The result that Ai Ai's report gives for the step.
    reported: Option<StepResult>,
}

/// How many steps by thinking time an engine passed.
#[derive(Serialize)]
struct TimesSummary {
    ladder: &'static str,
    options: String,
    engine: String,
    scale: f64,
    passed_steps: usize,
    reported_steps: Option<usize>,
    reported_options: Option<&'static str>,
}

impl<W: Write> LadderRun<'_, W> {
    /// Plays every step against the one below until one fails, and writes how many passed.
    pub(super) fn by_time<G: Notation + Heuristics + 'static>(
        &mut self,
        game: &Arc<G>,
        log: &mut MatchLog,
    ) -> Result<(), Failure> {
        let reported = ai_ai_rule::reported(self.command.setting.game);
        let mut passed_steps = 0;
        let mut below = Level {
            engine: Engine::Random,
            budget: Limit::Steps(1),
            ..self.header.levels[0]
        };
        for level in self.header.levels.clone() {
            let match_run = MatchRun {
                rules: &self.rules([level, below]),
                pairs: ai_ai_rule::PAIRS,
                level: Some(level.level),
                threads: self.command.threads,
            };
            let mut tally = MatchTally::new(2);
            match_run.play(game, log, self.out, |pair| {
                let passed = ai_ai_rule::add(&mut tally, pair);
                let message = format!("step {} has {} of {}", level.level, tally.payoff, tally.games);
                match passed {
                    Some(_) => ControlFlow::Break(()),
                    None => ControlFlow::Continue(message),
                }
            })?;
            let passed = ai_ai_rule::passed(&tally) == Some(true);
            let step = Step {
                step: level.level,
                seconds: ai_ai_rule::seconds(level.level) * self.command.scale,
                games: tally.games,
                result: StepResult {
                    wins: tally.wins,
                    draws: tally.draws,
                    losses: tally.losses(),
                },
                share: tally.share(),
                mean_plies: tally.mean_plies(),
                passed,
                reported: reported
                    .as_ref()
                    .and_then(|reported| reported.steps.get(usize::from(level.level)).copied()),
            };
            json_line::write(self.out, &step)?;
            if !passed {
                break;
            }
            passed_steps += 1;
            below = level;
        }
        let summary = TimesSummary {
            ladder: self.header.ladder,
            options: self.header.options.clone(),
            engine: self.command.engine.to_string(),
            scale: self.command.scale,
            passed_steps,
            reported_steps: reported.as_ref().map(|reported| reported.steps.len()),
            reported_options: reported.as_ref().map(|reported| reported.options),
        };
        Ok(json_line::write(self.out, &summary)?)
    }
}
