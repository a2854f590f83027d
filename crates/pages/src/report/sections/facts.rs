//! Rules, miscellaneous facts and ratings.

use maud::html;

use super::super::context::Context;
use super::super::panel::{Chart, Panel};
use super::super::table::Table;
use crate::board::{board, table};
use crate::chart::{Bar, Measure, Rows};
use tessera_report::data::{BggRatingsData, BggStatsData, MiscellaneousData, RulesData};

/// The rules in short beside the end of the representative game, which can be played through.
pub(super) fn rules<'a>(data: &RulesData, context: &Context) -> Vec<Panel<'a>> {
    let about = context.game.about_in(context.language);
    let record = &data.representative.record;
    let review = context.review(record);
    let panel = html! {
        div.digest {
            div {
                p.goal { (about.goal) }
                ol { @for passage in &about.rules { li { (passage.text) } } }
                p.soft { (about.designer) }
            }
            figure {
                a.thumb href=(review) aria-label=(context.words.play_through) { (board(&*table(record, context.language))) }
                figcaption {
                    ((context.words.representative)(&context.length(data.representative.turns))) " "
                    a href=(review) { (context.words.play_through) }
                }
            }
        }
    };
    vec![Panel::default().with_below(panel)]
}

/// Facts as a table of two columns.
fn facts<'a>(context: &Context, rows: Vec<(&str, String)>) -> Vec<Panel<'a>> {
    let mut table = Table::of(context.terms.fact).words(context.terms.value);
    for (name, value) in rows.into_iter().filter(|(_, value)| !value.is_empty()) {
        table.row(vec![name.to_owned(), value]);
    }
    vec![Panel::table(table)]
}

/// Seats, board, options, and what the published report says.
pub(super) fn miscellaneous<'a>(data: &MiscellaneousData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let published = |fact: &Option<String>| {
        fact.as_ref()
            .map_or_else(String::new, |fact| context.quoted(fact))
    };
    let cells = data.cells.map(|cells| context.count(cells.into()));
    facts(
        context,
        vec![
            (context.costs.seats, data.seats.to_string()),
            (
                context.costs.cells,
                cells.unwrap_or_else(|| context.costs.board_grows.to_owned()),
            ),
            (
                context.costs.chance,
                if data.chance { terms.yes } else { terms.no }.to_owned(),
            ),
            (context.costs.options, context.options().join(" · ")),
            (context.costs.play, published(&data.play)),
            (context.costs.family, published(&data.family)),
            (context.costs.mechanisms, published(&data.mechanisms)),
            (context.costs.components, published(&data.components)),
        ],
    )
}

/// The rating of the published report.
pub(super) fn bgg_stats<'a>(data: &BggStatsData, context: &Context) -> Vec<Panel<'a>> {
    let weight = data.weight.map(|weight| context.number(weight, 2));
    let weight_voters = weight.is_some().then(|| data.weight_voters.to_string());
    facts(
        context,
        vec![
            (context.costs.rating, context.number(data.rating, 2)),
            (context.costs.voters, data.voters.to_string()),
            (context.costs.deviation, context.number(data.sd, 3)),
            // Nothing where nobody gave one.
            (context.costs.weight, weight.unwrap_or_default()),
            (context.costs.weight_voters, weight_voters.unwrap_or_default()),
            (context.costs.year, data.year.to_string()),
        ],
    )
}

/// The single ratings, the highest first.
pub(super) fn bgg_ratings<'a>(data: &BggRatingsData, context: &Context) -> Vec<Panel<'a>> {
    let mut ratings = data.ratings.clone();
    ratings.sort_by(|a, b| b.total_cmp(a));
    let mut table = Table::of(context.costs.rater).number(context.costs.rating);
    let mut bars = Vec::new();
    for (place, &rating) in ratings.iter().enumerate() {
        let name = (context.costs.rating_number)(place + 1);
        let text = context.number(rating, if rating.fract() == 0.0 { 0 } else { 1 });
        table.row(vec![name.clone(), text.clone()]);
        bars.push(Bar::new(name, rating, text));
    }
    let axis = context.axis(context.costs.rating_of_ten, Measure::Count, 10.0);
    let rows = Rows::new(axis, bars).with_rule(data.mean);
    vec![Panel::new(Chart::Rows(rows), table)]
}
