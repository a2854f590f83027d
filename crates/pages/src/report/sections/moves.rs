//! Killer, good, bad and terrible moves; good and effective moves.

use maud::html;

use super::super::context::Context;
use super::super::panel::{Chart, Panel, Sign};
use super::super::table::Table;
use crate::chart::{Bar, Measure, Rows};
use tessera_protocol::assessment::MoveClass;
use tessera_report::data::{GoodMovesData, MovesData, Quartiles};

/// How many moves have which class, and the moves themselves.
pub(super) fn moves<'a>(data: &MovesData, context: &Context) -> Vec<Panel<'a>> {
    let classes = [
        (context.course.killer, data.killer),
        (context.course.good, data.good),
        (context.course.bad, data.bad),
        (context.course.terrible, data.terrible),
    ];
    let bar =
        |(name, count): (&str, u32)| Bar::new(name.to_owned(), count.into(), context.count(count.into()));
    let axis = context.axis(
        context.course.different_moves,
        Measure::Count,
        data.classified.into(),
    );
    let chart = Chart::Rows(Rows::new(axis, classes.map(bar).into()));
    let mut counts = Table::of(context.course.class).number(context.course.different_moves);
    for (name, count) in classes {
        counts.row(vec![name.to_owned(), context.count(count.into())]);
    }
    let response = data.response.map(|response| {
        let [mean, random] = [response.mean, response.random].map(|steps| context.number(steps, 2));
        (context.words.response)(&mean, &random, &context.number(response.ratio, 2))
    });
    let classes = Panel::new(chart, counts).with_below(html! {
        p.soft { (context.course.classes_nest) }
        @if let Some(response) = response { p.soft { (response) } }
    });
    vec![classes, chosen(data, context)]
}

/// The moves that differ most from a random choice.
fn chosen<'a>(data: &MovesData, context: &Context) -> Panel<'a> {
    let terms = context.terms;
    let class = |class: Option<MoveClass>| match class {
        Some(MoveClass::Killer) => context.course.killer,
        Some(MoveClass::Good) => context.course.good,
        Some(MoveClass::Bad) => context.course.bad,
        Some(MoveClass::Terrible) => context.course.terrible,
        None => "–",
    };
    let mut table = Table::of(terms.a_move)
        .number(context.course.legal_at)
        .number(context.course.chosen)
        .number(context.course.at_random)
        .number(context.course.chosen_share)
        .number(terms.interval)
        .words(context.course.class);
    for row in &data.moves {
        table.row(vec![
            kind_or_move(&row.name, context),
            context.count(row.available.into()),
            context.count(row.chosen.into()),
            context.number(row.expected, 1),
            context.share(row.share.mean),
            context.share_interval(row.share),
            class(row.class).to_owned(),
        ]);
    }
    Panel::table(table).named(context.words.chosen_moves)
}

/// How a move reads, or, in Carcassonne, what the meeple goes to.
fn kind_or_move(name: &str, context: &Context) -> String {
    match name {
        "city" => context.costs.cities.to_owned(),
        "road" => context.costs.roads.to_owned(),
        "cloister" => context.costs.cloisters.to_owned(),
        "field" => context.costs.fields.to_owned(),
        name => context.move_text(name),
    }
}

/// The parts of the moves that are effective and good, of all seats and of each.
pub(super) fn good_moves<'a>(data: &GoodMovesData, context: &Context) -> Vec<Panel<'a>> {
    let (words, terms) = (context.words, context.terms);
    let who = |seat: Option<u8>| seat.map_or_else(|| terms.all.to_owned(), |seat| context.seat(seat));
    let mut table = Table::of(terms.who)
        .number(&context.decisions())
        .number(context.course.effective_share)
        .number(context.course.effective)
        .number(context.course.effective_space)
        .number(context.course.good_share)
        .number(context.course.good_count)
        .number(context.course.good_space);
    let mut bars = Vec::new();
    for row in &data.rows {
        table.row(vec![
            who(row.seat),
            context.count(row.turns.into()),
            context.share(row.effective_share),
            context.number(row.effective, 1),
            context.number(row.effective_space, 1),
            context.share(row.good_share),
            context.number(row.good, 1),
            context.number(row.good_space, 1),
        ]);
        bars.push(Bar::new(
            who(row.seat),
            row.effective_share,
            context.share(row.effective_share),
        ));
    }
    let axis = context.axis(context.course.effective_share, Measure::Share, 1.0);
    let legend = vec![(Sign::Area(0), words.effective_means.to_owned())];
    let one = Panel::new(Chart::Rows(Rows::new(axis, bars)), table).with_legend(legend);
    if data.over_games.is_empty() {
        return vec![one];
    }
    let quartiles = |numbers: Quartiles, show: &dyn Fn(f64) -> String| {
        let [low, median, high] = [numbers.low, numbers.median, numbers.high].map(show);
        format!("{median} ({low}–{high})")
    };
    let share = |share: f64| context.number(100.0 * share, 0);
    let number = |number: f64| context.number(number, 1);
    let mut table = Table::of(terms.who)
        .number(context.course.effective_percent)
        .number(context.course.effective)
        .number(context.course.good_percent)
        .number(context.course.good_count);
    for row in &data.over_games {
        table.row(vec![
            who(row.seat),
            quartiles(row.effective_share, &share),
            quartiles(row.effective, &number),
            quartiles(row.good_share, &share),
            quartiles(row.good, &number),
        ]);
    }
    let several = Panel::table(table).named(&(words.over_games)(data.games));
    vec![one, several]
}
