//! How many games each seat and each side wins.

use super::super::context::Context;
use super::super::panel::{Chart, Panel, Sign};
use super::super::table::Table;
use crate::chart::{Axis, Bar, Measure, Plot, Rows};
use tessera_report::Interval;
use tessera_report::data::{BiasData, BidBias};

/// The shares of seats and sides, and how each komi did that was bid.
pub(super) fn bias<'a>(data: &BiasData, context: &Context) -> Vec<Panel<'a>> {
    let mut panels = vec![shares(data, context)];
    if data.bids.len() > 1 {
        panels.push(bids(&data.bids, context));
    }
    panels
}

fn shares<'a>(data: &BiasData, context: &Context) -> Panel<'a> {
    let terms = context.terms;
    let seats = data.seats.iter().map(|seat| {
        let half_width = format!("± {}", context.number(seat.half_width, 2));
        (context.seat(seat.seat), seat.share, half_width)
    });
    let sides = data
        .sides
        .iter()
        .map(|side| (context.move_text(&side.side), side.share, String::new()));
    let draws = (terms.draws.to_owned(), data.draws, String::new());
    let rows: Vec<(String, Interval, String)> = seats.chain(sides).chain([draws]).collect();
    let mut table = Table::of(terms.who)
        .number(terms.won)
        .number(terms.interval)
        .words(terms.note);
    let mut bars = Vec::new();
    for (name, share, note) in rows {
        table.row(vec![
            name.clone(),
            context.share(share.mean),
            context.share_interval(share),
            note,
        ]);
        bars.push(Bar::estimate(name, share, context.share(share.mean)));
    }
    let axis = context.axis(terms.won, Measure::Share, 1.0);
    let rows = Rows::new(axis, bars).with_rule(0.5);
    Panel::new(Chart::Rows(rows), table)
}

fn bids<'a>(bids: &[BidBias], context: &Context) -> Panel<'a> {
    let (words, terms) = (context.words, context.terms);
    let komi = |bid: &BidBias| bid.points();
    let mut table = Table::of(terms.komi)
        .number(terms.won_by_bidder)
        .number(terms.interval)
        .number(terms.games);
    for bid in bids {
        table.row(vec![
            komi(bid),
            context.share(bid.share.mean),
            context.share_interval(bid.share),
            context.count(bid.games.into()),
        ]);
    }
    let names: Vec<String> = bids.iter().map(komi).collect();
    let x = Axis::of_names(terms.komi_points, &names, 12);
    let y = context.axis(terms.won_by_bidder, Measure::Share, 1.0);
    let mut plot = Plot::new(x, y);
    let places = || {
        bids.iter()
            .enumerate()
            .map(|(place, bid)| (place as f64, bid.share))
    };
    let line: Vec<(f64, f64)> = places().map(|(x, share)| (x, share.mean)).collect();
    let band: Vec<(f64, f64, f64)> = places().map(|(x, share)| (x, share.low, share.high)).collect();
    plot.band(0, &band);
    plot.level(0.5);
    plot.line(0, &line);
    plot.rows_at(line);
    let legend = vec![
        (Sign::Line(0), terms.won_by_bidder.to_owned()),
        (Sign::Band(0), terms.interval.to_owned()),
    ];
    Panel::new(Chart::Plot(plot), table)
        .named(words.by_komi)
        .with_legend(legend)
}
