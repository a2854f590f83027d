//! Searches of the fifty states: tables 6.4, 6.6 and 6.7, figures 6.5 and 6.6.

use std::io::Write;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::super::failure::Failure;
use super::super::json_line;
use super::results::Results;
use super::run::Run;
use super::{game, plot, states};
use crate::engine::horizon;
use crate::game::{Seat, dice};
use crate::games::carcassonne::Position;
use crate::protocol::{Engine, ThesisEngine};
use crate::search::{Expectimax, ExpectimaxConfig, PrintedStar, Search, Status};

/// The searches of one table.
pub(super) struct Survey {
    table: &'static str,
    /// How many states if nothing else is asked for.
    states: u32,
    /// The names of its pictures: nodes and time.
    pictures: Option<[&'static str; 2]>,
    rows: &'static [Row],
}

/// A way to search.
struct Row {
    search: &'static str,
    /// Whether it is done as the thesis prints it.
    printed: bool,
    /// What the thesis says: mean nodes and milliseconds.
    published: Option<(f64, f64)>,
}

const fn right(search: &'static str) -> Row {
    Row {
        search,
        printed: false,
        published: None,
    }
}

const fn printed(search: &'static str, published: Option<(f64, f64)>) -> Row {
    Row {
        search,
        printed: true,
        published,
    }
}

pub(super) const ORDERS: Survey = Survey {
    table: "6.4",
    states: 50,
    pictures: None,
    rows: &[
        printed("star1:bounds=fixed,order=0", Some((68128.9, 1509.0))),
        printed("star1:bounds=fixed,order=1", Some((67698.5, 1512.0))),
        printed("star1:bounds=fixed,order=2", Some((67388.9, 1487.0))),
        printed("star2:bounds=fixed,order=0", Some((32107.7, 859.0))),
        printed("star2:bounds=fixed,order=1", Some((35199.2, 963.0))),
        printed("star2:bounds=fixed,order=2", Some((25465.1, 717.0))),
        right("star1:bounds=sound,order=0"),
        right("star1:bounds=sound,order=1"),
        right("star1:bounds=sound,order=2"),
        right("star1:bounds=sound,order=3"),
        right("star2:bounds=sound,order=0"),
        right("star2:bounds=sound,order=1"),
        right("star2:bounds=sound,order=2"),
        right("star2:bounds=sound,order=3"),
    ],
};

pub(super) const CUTS: Survey = Survey {
    table: "6.3.3",
    states: 50,
    pictures: Some(["figure-6.5", "figure-6.6"]),
    rows: &[
        right("expectimax:order=2"),
        printed("star1:bounds=fixed,order=2", Some((67388.9, 1487.0))),
        printed("star2:bounds=fixed,order=2", Some((25465.1, 717.0))),
        right("star1:bounds=fixed,order=2"),
        right("star2:bounds=fixed,order=2"),
        right("star1:bounds=sound,order=2"),
        right("star2:bounds=sound,order=2"),
        right("star2:bounds=sound,order=3"),
        right("star2:bounds=sound,order=3,table=1"),
    ],
};

pub(super) const PROBES: Survey = Survey {
    table: "6.6",
    states: 50,
    pictures: None,
    rows: &[
        printed("star2:bounds=fixed", Some((24463.1, 706.9))),
        printed("star2.5:probes=2,bounds=fixed", Some((24701.4, 714.0))),
        printed("star2.5:probes=3,bounds=fixed", Some((24057.6, 701.3))),
        printed("star2.5:probes=4,bounds=fixed", Some((23584.4, 694.4))),
        printed("star2.5:probes=5,bounds=fixed", Some((23221.6, 678.8))),
        printed("star2.5:probes=6,bounds=fixed", Some((23481.7, 684.2))),
        printed("star2.5:probes=7,bounds=fixed", Some((23591.8, 692.8))),
        right("star2"),
        right("star2.5:probes=2"),
        right("star2.5:probes=3"),
        right("star2.5:probes=4"),
        right("star2.5:probes=5"),
        right("star2.5:probes=6"),
        right("star2.5:probes=7"),
        right("star2:order=3"),
        right("star2.5:probes=2,order=3"),
        right("star2.5:probes=5,order=3"),
    ],
};

pub(super) const DEEPENING: Survey = Survey {
    table: "6.7",
    states: 8,
    pictures: None,
    rows: &[
        Row {
            published: Some((3236169.0, 76239.0)),
            ..right("star2.5:depth=3")
        },
        Row {
            published: Some((195865.0, 5107.0)),
            ..right("star2.5:depth=3,deepen=1")
        },
        right("star2.5:depth=3,deepen=1,table=1"),
        right("star2.5:depth=3,deepen=1,order=3,table=1"),
    ],
};

/// One search.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct DynSearch {
    nodes: u64,
    millis: f64,
    /// What the best turn is worth, where it is known to be right.
    worth: f64,
}

#[derive(Serialize)]
struct Summary {
    table: &'static str,
    search: &'static str,
    as_printed: bool,
    published_nodes: Option<f64>,
    published_millis: Option<f64>,
    states: u32,
    mean_nodes: f64,
    mean_millis: f64,
    /// Nodes as a share of those of the first row.
    share_of_first: f64,
    /// In how many states the value differs from that of the first search here that is right.
    wrong_values: Option<u32>,
}

/// Searches the states in every way of a table.
pub(super) fn run(
    run: &Run,
    survey: &Survey,
    results: &mut Results,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let states = states::all();
    let count = run.games.unwrap_or(survey.states).min(states::COUNT);
    // Evenly over the game; for deep searches the first ones, as the best case of the thesis is an early one.
    let chosen: Vec<u32> = (0..count)
        .map(|at| match survey.table {
            "6.7" => at,
            _ => at * states::COUNT / count,
        })
        .collect();
    let what = |row: &Row, state: u32| format!("{} printed={} state={state}", row.search, row.printed);
    let mut found: Vec<Vec<DynSearch>> = Vec::new();
    for row in survey.rows {
        let Ok(Engine::Thesis(ThesisEngine::Star(ways))) = row.search.parse() else {
            return Err(Failure::Usage(format!("{} is no search of turns", row.search)));
        };
        let open: Vec<u32> = chosen
            .iter()
            .copied()
            .filter(|&state| results.get::<DynSearch>(&what(row, state)).is_none())
            .collect();
        run.spread(
            &open,
            |&at| (at, search(&states[at as usize], horizon(ways), row.printed)),
            |(at, searched)| results.add(&what(row, at), &searched),
        )?;
        let all = chosen.iter().filter_map(|&state| results.get(&what(row, state)));
        found.push(all.collect());
    }
    let sure = survey
        .rows
        .iter()
        .position(|row| !row.printed && !row.search.contains("fixed"));
    for (row, searched) in survey.rows.iter().zip(&found) {
        let mean = |value: fn(&DynSearch) -> f64, of: &[DynSearch]| {
            of.iter().map(value).sum::<f64>() / of.len() as f64
        };
        let nodes = |searched: &DynSearch| searched.nodes as f64;
        let wrong = |sure: usize| {
            let differs = |(a, b): &(&DynSearch, &DynSearch)| (a.worth - b.worth).abs() > 1e-6;
            searched.iter().zip(&found[sure]).filter(differs).count() as u32
        };
        let summary = Summary {
            table: survey.table,
            search: row.search,
            as_printed: row.printed,
            published_nodes: row.published.map(|published| published.0),
            published_millis: row.published.map(|published| published.1),
            states: count,
            mean_nodes: mean(nodes, searched),
            mean_millis: mean(|searched| searched.millis, searched),
            share_of_first: mean(nodes, searched) / mean(nodes, &found[0]),
            wrong_values: sure.map(wrong),
        };
        json_line::write(out, &summary)?;
    }
    if let Some([nodes, time]) = survey.pictures {
        for (name, up, value) in [
            (
                nodes,
                "nodes",
                (|searched: &DynSearch| searched.nodes as f64) as fn(&DynSearch) -> f64,
            ),
            (time, "milliseconds", |searched: &DynSearch| searched.millis),
        ] {
            let Some(path) = run.picture(name) else {
                continue;
            };
            let series: Vec<_> = [0, 1, 2, 7]
                .into_iter()
                .map(|row| {
                    let points = chosen.iter().zip(&found[row]);
                    let points = points.map(|(&state, searched)| (f64::from(state + 1), value(searched)));
                    let printed = if survey.rows[row].printed {
                        " as printed"
                    } else {
                        ""
                    };
                    (format!("{}{printed}", survey.rows[row].search), points.collect())
                })
                .collect();
            plot::lines(&path, "Two turns deep on 50 states", ["state", up], true, &series)?;
        }
    }
    Ok(())
}

fn search(state: &Position, horizon: ExpectimaxConfig, printed: bool) -> DynSearch {
    let rules = game::rules();
    let begin = Instant::now();
    let (nodes, worth) = if printed {
        let seat: Seat = state.mover();
        let mut search = PrintedStar::new(rules, horizon.star, state, seat);
        let mut best = f64::NEG_INFINITY;
        search.best(state, seat, horizon.depth, |_, worth| best = best.max(worth));
        (search.nodes(), best)
    } else {
        let mut search = Expectimax::new(rules, state, horizon);
        while search.step(&mut dice(0)) == Status::Searching {}
        (search.nodes(), search.best_value().unwrap_or(0.0))
    };
    DynSearch {
        nodes,
        millis: begin.elapsed().as_secs_f64() * 1e3,
        worth,
    }
}
