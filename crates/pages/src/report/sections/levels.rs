//! Levels of play.

use super::super::context::Context;
use super::super::panel::{Chart, Panel, Sign};
use super::super::table::Table;
use crate::chart::{Bar, Measure, Rows};
use tessera_report::data::{LevelStep, LevelsData};

/// The part of the games that a level wins against the one below.
const CLEAR: f64 = 0.6;

/// Each candidate against the level below, as a bar with its interval.
pub(super) fn levels<'a>(data: &LevelsData, context: &Context) -> Vec<Panel<'a>> {
    let (words, terms) = (context.words, context.terms);
    let budget = |step: &LevelStep| match (step.steps, step.seconds) {
        (Some(steps), _) => (context.costs.steps_count)(&context.count(steps.into())),
        (None, Some(seconds)) => format!("{}\u{a0}s", context.number(seconds, 2)),
        (None, None) => step.engine.clone(),
    };
    let opponent = |step: &LevelStep| match step.opponent {
        Some(below) => data
            .steps
            .get(below as usize)
            .map_or_else(|| below.to_string(), budget),
        None => context.costs.random_moves.to_owned(),
    };
    let mut table = Table::of(context.costs.strong)
        .words(context.costs.weak)
        .number(terms.wins)
        .number(terms.draws)
        .number(terms.losses)
        .number(terms.games)
        .number(context.costs.won_by_strong)
        .number(terms.interval)
        .number(terms.won_by_first)
        .number(terms.plies)
        .words(context.costs.accepted);
    // Games whose number was fixed before are not played for every report.
    let with_elo = !data.elo.is_empty();
    if with_elo {
        table = table.number(context.costs.elo);
    }
    let mut bars = Vec::new();
    for (place, step) in data.steps.iter().enumerate() {
        let elo = data.elo.iter().find(|elo| elo.step as usize == place);
        let elo = elo.and_then(|elo| elo.elo);
        let mut cells = vec![
            budget(step),
            opponent(step),
            step.wins.to_string(),
            step.draws.to_string(),
            step.losses.to_string(),
            (step.wins + step.draws + step.losses).to_string(),
            context.share(step.share.mean),
            context.share_interval(step.share),
            context.share(step.first_seat),
            context.number(step.plies, 1),
            if step.accepted { terms.yes } else { terms.no }.to_owned(),
        ];
        let elo = elo.map_or_else(
            || "–".to_owned(),
            |elo| format!("{} ({})", context.number(elo.mean, 0), context.interval(elo)),
        );
        cells.extend(with_elo.then_some(elo));
        table.row(cells);
        if step.accepted {
            table.best();
        }
        bars.push(Bar::estimate(
            (words.against)(&budget(step), &opponent(step)),
            step.share,
            context.share(step.share.mean),
        ));
    }
    let axis = context.axis(context.costs.won_by_strong, Measure::Share, 1.0);
    let legend = vec![
        (Sign::Area(0), context.costs.won_by_strong.to_owned()),
        (Sign::Rule, (words.clear_at)(&context.share(CLEAR))),
    ];
    let rows = Rows::new(axis, bars).with_rule(CLEAR);
    vec![Panel::new(Chart::Rows(rows), table).with_legend(legend)]
}
