//! Levels of play by the rule of 36 points in 50 games.

use std::sync::Arc;

use super::budget::Budget;
use crate::ai_ai_rule;
use crate::experiment::Setting;
use crate::limit::Limit;
use crate::opening::Opening;
use crate::pair::Match;
use crate::report::Measurement;
use crate::tally::MatchTally;
use tessera_cli::failure::Failure;
use tessera_cli::progress;
use tessera_games::catalog::Visitor;
use tessera_games::play::Notation;
use tessera_protocol::Engine;
use tessera_report::IntervalKind;
use tessera_report::data::{LevelElo, LevelStep, LevelsData, SectionData};
use tessera_search::Heuristics;

/// The steps of the lowest candidate.
const LEAST_STEPS: f64 = 10.0;

/// Plays the candidates one after the other against the last level that was accepted.
pub(super) fn measure(setting: &Setting, command: &Budget) -> Result<Measurement, Failure> {
    let data = setting.visit(PlayLevels(command))??;
    let games = data
        .steps
        .iter()
        .map(|step| u64::from(step.wins + step.draws + step.losses));
    Ok(Measurement {
        n: games.sum::<u64>() + data.elo.iter().map(|elo| u64::from(elo.games)).sum::<u64>(),
        interval: IntervalKind::Wilson95,
        seed: Some(command.seed),
        data: SectionData::LevelsOfPlay(data),
    })
}

struct PlayLevels<'a>(&'a Budget);

impl Visitor for PlayLevels<'_> {
    type Output = Result<LevelsData, Failure>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Result<LevelsData, Failure> {
        let PlayLevels(command) = self;
        if game.seats() != 2 {
            return Err(Failure::usage("levels are measured in games for two"));
        }
        let game = Arc::new(game);
        let mut steps: Vec<LevelStep> = Vec::new();
        let mut elo = Vec::new();
        // The number of the last accepted step, and its search steps.
        let mut below: Option<(u32, u32)> = None;
        let bar = progress::bar(command.levels, "levels");
        for level in 0..command.levels {
            let budget = (LEAST_STEPS * f64::from(level).exp()).round() as u32;
            let (engine, limit) = match below {
                Some((_, steps)) => (Engine::UCT, Limit::Steps(steps)),
                None => (Engine::Random, Limit::Steps(1)),
            };
            let rules = Match {
                engines: [Engine::UCT, engine],
                limits: [Limit::Steps(budget), limit],
                workers: 1,
                seed: command.seed.wrapping_add(level.into()),
                opening: Opening::Plies(0),
            };
            let mut tally = MatchTally::new(2);
            for pair in 0..ai_ai_rule::PAIRS {
                let passed = ai_ai_rule::add(&mut tally, &rules.pair(&game, pair));
                bar.set_message(format!("level {level}: {} of {}", tally.payoff, tally.games));
                if passed.is_some() {
                    break;
                }
            }
            let accepted = ai_ai_rule::passed(&tally) == Some(true);
            steps.push(LevelStep {
                engine: Engine::UCT.to_string(),
                steps: Some(budget),
                seconds: None,
                opponent: below.map(|(step, _)| step),
                wins: tally.wins,
                draws: tally.draws,
                losses: tally.losses(),
                share: tally.share(),
                first_seat: tally.first_seat_share(),
                plies: tally.mean_plies(),
                accepted,
            });
            if accepted {
                elo.extend(difference(command, &game, &rules, level));
                below = Some((level, budget));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(LevelsData {
            points: ai_ai_rule::ENOUGH as u32,
            games: 2 * ai_ai_rule::PAIRS,
            steps,
            elo,
        })
    }
}

/// The difference in Elo between a level and the one below, by games whose number is fixed; `None` where none are asked for.
fn difference<G: Notation + Heuristics + 'static>(
    command: &Budget,
    game: &Arc<G>,
    rules: &Match,
    level: u32,
) -> Option<LevelElo> {
    let rules = Match {
        seed: rules.seed.wrapping_add(1 << 32),
        ..rules.clone()
    };
    let mut tally = MatchTally::new(2);
    (0..command.elo_games / 2).for_each(|pair| tally.add(&rules.pair(game, pair)));
    (tally.games > 0).then(|| {
        let share = tally.share();
        let elo = tally.elo();
        LevelElo {
            step: level,
            games: tally.games,
            share,
            elo: [elo.low, elo.mean, elo.high]
                .iter()
                .all(|end| end.is_finite())
                .then_some(elo),
        }
    })
}
