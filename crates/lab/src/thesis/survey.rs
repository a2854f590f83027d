//! Searches of the fifty states, for tables 6.4, 6.6 and 6.7 and figures 6.5 and 6.6.

mod tables;

use std::io::Write;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::results::Results;
use super::run::Run;
use super::{game, plot, states};
use tables::{Row, Survey};
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_core::game::{Seat, dice};
use tessera_engine::horizon;
use tessera_games::carcassonne::Position;
use tessera_search::{Expectimax, ExpectimaxConfig, PrintedStar, Search, Status};

pub(super) use tables::{CUTS, DEEPENING, ORDERS, PROBES};

/// The result of searching a state.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct StateResult {
    nodes: u64,
    millis: f64,
    /// The value of the best turn.
    worth: f64,
}

/// A line of the output: the means over the states.
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
    /// The mean nodes as a share of those of the first row.
    share_of_first: f64,
    /// The number of states whose value differs from that of the table's first corrected search with sound bounds.
    wrong_values: Option<u32>,
}

/// The numbers of the states that a survey searches: spread evenly over the game, or for iterative deepening, which is
/// expensive, the first ones, since the thesis' best case is an early one.
fn chosen_states(survey: &Survey, count: u32) -> Vec<u32> {
    let count = count.min(states::COUNT);
    let state = |number| {
        if survey.deep {
            number
        } else {
            number * states::COUNT / count
        }
    };
    (0..count).map(state).collect()
}

/// Makes the searches of a table, except for those whose results are known, and writes a line for each row.
pub(super) fn run(
    run: &Run,
    survey: &Survey,
    results: &mut Results,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let states = states::all();
    let chosen = chosen_states(survey, run.games.unwrap_or(survey.states));
    let count = chosen.len() as u32;
    let mut found: Vec<Vec<StateResult>> = Vec::new();
    for row in survey.rows {
        let options = row.options()?;
        let search = |state: u32| search(&states[state as usize], horizon(options), row.printed);
        let key = |state| format!("{} printed={} state={state}", row.search, row.printed);
        found.push(run.results(results, &chosen, key, search, |_, _| ())?);
    }
    let reference = survey.rows.iter().position(Row::is_exact);
    for (row, row_results) in survey.rows.iter().zip(&found) {
        let mean = |value: fn(&StateResult) -> f64, of: &[StateResult]| {
            of.iter().map(value).sum::<f64>() / of.len() as f64
        };
        let nodes = |result: &StateResult| result.nodes as f64;
        let wrong = |reference: usize| {
            let differs = |(a, b): &(&StateResult, &StateResult)| (a.worth - b.worth).abs() > 1e-6;
            row_results.iter().zip(&found[reference]).filter(differs).count() as u32
        };
        let summary = Summary {
            table: survey.table,
            search: row.search,
            as_printed: row.printed,
            published_nodes: row.published.map(|published| published.0),
            published_millis: row.published.map(|published| published.1),
            states: count,
            mean_nodes: mean(nodes, row_results),
            mean_millis: mean(|result| result.millis, row_results),
            share_of_first: mean(nodes, row_results) / mean(nodes, &found[0]),
            wrong_values: reference.map(wrong),
        };
        json_line::write(out, &summary)?;
    }
    if let Some([nodes, time]) = survey.figures {
        for (name, up, value) in [
            (
                nodes,
                "nodes",
                (|result: &StateResult| result.nodes as f64) as fn(&StateResult) -> f64,
            ),
            (time, "milliseconds", |result: &StateResult| result.millis),
        ] {
            let Some(path) = run.figure(name) else {
                continue;
            };
            let series: Vec<_> = [0, 1, 2, 7]
                .into_iter()
                .map(|row| {
                    let points = chosen.iter().zip(&found[row]);
                    let points = points.map(|(&state, result)| (f64::from(state + 1), value(result)));
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

/// Searches a state, by the thesis' listing if `printed`, and measures the time.
fn search(state: &Position, horizon: ExpectimaxConfig, printed: bool) -> StateResult {
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
    StateResult {
        nodes,
        millis: begin.elapsed().as_secs_f64() * 1e3,
        worth,
    }
}

#[cfg(test)]
mod tests {
    use super::tables::corrected;
    use super::*;
    use serde_json::Value;
    use tessera_cli::temporary::{file_with, text_of};

    /// A table of two quick searches, one of them without sound bounds.
    const QUICK: Survey = Survey {
        table: "quick",
        states: 2,
        deep: false,
        figures: None,
        rows: &[
            corrected("star1:depth=1,bounds=fixed"),
            corrected("star1:depth=1,bounds=sound"),
            corrected("star2:depth=1,bounds=sound"),
        ],
    };

    fn run_of(games: u32) -> Run {
        Run {
            games: Some(games),
            scale: 1.0,
            seed: 1,
            threads: None,
            record: None,
            plots: None,
        }
    }

    /// The output for the quick table, with these known results.
    fn lines(games: u32, results: &mut Results) -> Vec<Value> {
        let mut out = Vec::new();
        run(&run_of(games), &QUICK, results, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    #[test]
    fn every_row_of_the_tables_is_a_search_of_turns_and_every_table_has_an_exact_one() {
        for survey in [&ORDERS, &CUTS, &PROBES, &DEEPENING] {
            for row in survey.rows {
                assert!(row.options().is_ok(), "{}", row.search);
            }
            assert!(survey.rows.iter().any(Row::is_exact), "{}", survey.table);
        }
    }

    #[test]
    fn the_states_of_a_survey_differ_and_cover_the_game_unless_it_is_deep() {
        for count in [1, 2, 7, 50, 80] {
            let chosen = chosen_states(&ORDERS, count);
            assert_eq!(chosen.len() as u32, count.min(states::COUNT));
            assert!(chosen.is_sorted_by(|a, b| a < b), "{chosen:?}");
            assert!(chosen.iter().all(|&state| state < states::COUNT));
        }
        assert_eq!(chosen_states(&ORDERS, 5), [0, 10, 20, 30, 40]);
        assert_eq!(chosen_states(&DEEPENING, 3), [0, 1, 2]);
    }

    #[test]
    fn a_row_compares_its_nodes_with_the_first_row_and_its_values_with_the_exact_one() {
        let lines = lines(2, &mut Results::open(None).unwrap());
        let searches: Vec<_> = lines
            .iter()
            .map(|line| line["search"].as_str().unwrap())
            .collect();
        assert_eq!(
            searches,
            QUICK.rows.iter().map(|row| row.search).collect::<Vec<_>>()
        );
        assert_eq!(lines[0]["share_of_first"], 1.0);
        assert_eq!(
            (&lines[1]["wrong_values"], &lines[2]["wrong_values"]),
            (&0.into(), &0.into())
        );
        for line in &lines {
            assert!(line["mean_nodes"].as_f64().unwrap() >= 1.0, "{line}");
        }
    }

    #[test]
    fn a_second_run_takes_its_results_from_the_file_and_prints_the_same_lines() {
        let file = file_with("");
        let first = lines(2, &mut Results::open(Some(file.path())).unwrap());
        let kept = text_of(&file);
        assert_eq!(kept.lines().count(), 2 * QUICK.rows.len());
        let second = lines(2, &mut Results::open(Some(file.path())).unwrap());
        assert_eq!(text_of(&file), kept, "no search was made again");
        assert_eq!(second, first);
    }
}
