//! Levels of play.

use super::super::context::Context;
use super::super::panel::{Chart, Panel, Sign};
use super::super::table::Table;
use crate::pages::chart::{Axis, Bar, Measure, Rows};
use crate::report::data::{LevelStep, LevelsData};

/// The share of the points that a level takes from the one below.
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
        .number(context.costs.strong_share)
        .number(terms.interval)
        .number(terms.first_seat_share)
        .number(terms.plies)
        .words(context.costs.accepted)
        .number(context.costs.elo);
    let mut bars = Vec::new();
    for (place, step) in data.steps.iter().enumerate() {
        let elo = data.elo.iter().find(|elo| elo.step as usize == place);
        let elo = elo.and_then(|elo| elo.elo);
        table.row(vec![
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
            elo.map_or_else(
                || "–".to_owned(),
                |elo| format!("{} ({})", context.number(elo.mean, 0), context.interval(elo)),
            ),
        ]);
        if step.accepted {
            table.best();
        }
        bars.push(Bar {
            name: (words.against)(&budget(step), &opponent(step)),
            parts: vec![step.share.mean],
            interval: Some((step.share.low, step.share.high)),
            text: context.share(step.share.mean),
        });
    }
    let axis = Axis::rounded(
        context.costs.strong_share,
        Measure::Share,
        0.0,
        1.0,
        5,
        context.language,
    );
    let legend = vec![
        (Sign::Area(0), context.costs.strong_share.to_owned()),
        (Sign::Rule, (words.clear_at)(&context.share(CLEAR))),
    ];
    let rows = Rows::new(axis, bars).with_rule(CLEAR);
    vec![Panel::new(Chart::Rows(rows), table).with_legend(legend)]
}
