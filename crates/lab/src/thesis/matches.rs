//! The matches of tables 6.1, 6.2, 6.3, 6.5 and 6.8, and a match of our own.

use std::io::Write;

use serde::Serialize;

use super::game::{FeatureTotals, GAME_MILLIS, GameResult, TimedMatch};
use super::plot;
use super::published::{Published, results};
use super::results::Results;
use super::run::Run;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_games::carcassonne::Terrain;
use tessera_report::Interval;

pub(super) struct MatchTable {
    table: &'static str,
    /// The names of its figures: points and meeples by feature.
    figures: Option<[&'static str; 2]>,
    rows: &'static [Row],
}

/// A match, which is a row of a table.
struct Row {
    label: &'static str,
    /// The players, written as on the command line.
    engines: [&'static str; 2],
    /// The default number of games.
    games: u32,
    /// The thinking time as a multiple of the table's.
    time: f64,
    published: Option<Published>,
}

/// A row with the table's thinking time and published results.
const fn row(label: &'static str, engines: [&'static str; 2], games: u32, published: Published) -> Row {
    Row {
        label,
        engines,
        games,
        time: 1.0,
        published: Some(published),
    }
}

/// The thesis' Monte Carlo player, which maximises the score.
const MC: &str = "flat:reward=score";
/// The thesis' UCT player, which maximises the score.
const MCTS: &str = "uct:c=3,reward=score";

/// Table 6.1: Monte Carlo by score against Monte Carlo by result.
pub(super) const MONTE_CARLO: MatchTable = MatchTable {
    table: "6.1",
    figures: Some(["figure-6.1", "figure-6.2"]),
    rows: &[row(
        "MC against MCo",
        [MC, "flat:reward=result"],
        100,
        Published {
            points: Some([63.6, 18.7]),
            ..results("table 6.1", 100, 0, 0)
        },
    )],
};

/// Table 6.2: UCT with different exploration constants against Monte Carlo.
pub(super) const EXPLORATION: MatchTable = MatchTable {
    table: "6.2",
    figures: None,
    rows: &[
        row(
            "C = 0.5",
            ["uct:c=0.5,reward=score", MC],
            50,
            results("table 6.2", 28, 0, 22),
        ),
        row(
            "C = 1",
            ["uct:c=1,reward=score", MC],
            50,
            results("table 6.2", 28, 1, 21),
        ),
        row(
            "C = 2",
            ["uct:c=2,reward=score", MC],
            50,
            results("table 6.2", 30, 1, 19),
        ),
        row("C = 3", [MCTS, MC], 50, results("table 6.2", 37, 0, 13)),
        row(
            "C = 4",
            ["uct:c=4,reward=score", MC],
            50,
            results("table 6.2", 35, 0, 15),
        ),
        row(
            "C = 6",
            ["uct:c=6,reward=score", MC],
            50,
            results("table 6.2", 30, 0, 20),
        ),
        row(
            "C = 8",
            ["uct:c=8,reward=score", MC],
            50,
            results("table 6.2", 33, 1, 16),
        ),
    ],
};

/// Table 6.3: UCT by score against UCT by result.
pub(super) const UCT: MatchTable = MatchTable {
    table: "6.3",
    figures: Some(["figure-6.3", "figure-6.4"]),
    rows: &[row(
        "MCTS against MCTSo",
        [MCTS, "uct:c=3,reward=result"],
        100,
        Published {
            points: Some([78.8, 51.6]),
            ..results("table 6.3", 80, 1, 19)
        },
    )],
};

/// Table 6.5: the final weights against the first ones.
pub(super) const WEIGHTS: MatchTable = MatchTable {
    table: "6.5",
    figures: None,
    rows: &[
        Row {
            label: "final against first weights, 1 turn deep",
            engines: ["star2:depth=1", "star2:depth=1,weights=first"],
            games: 100,
            time: 1.0,
            published: None,
        },
        Row {
            label: "final against first weights, up to 2 turns deep",
            engines: [
                "star2:depth=2,deepen=1,order=3",
                "star2:depth=2,deepen=1,order=3,weights=first",
            ],
            games: 100,
            time: 1.0,
            published: None,
        },
    ],
};

/// Table 6.8: UCT against Star2.5.
pub(super) const MATCH: MatchTable = MatchTable {
    table: "6.8",
    figures: Some(["figure-6.7", "figure-6.8"]),
    rows: &[row(
        "MCTS against Star2.5",
        [MCTS, "star2.5:probes=5,depth=9,deepen=1,order=2,bounds=dynamic"],
        100,
        Published {
            points: Some([75.9, 84.55]),
            ..results("table 6.8", 27, 3, 70)
        },
    )],
};

/// Star2.5 with sound bounds, moves ordered by gain, and a transposition table.
const STAR25: &str = "star2.5:probes=5,depth=9,deepen=1,order=3,bounds=sound,table=1";

/// A row of our own match, with this multiple of the thinking time.
const fn dispute(label: &'static str, time: f64) -> Row {
    Row {
        label,
        engines: [MCTS, STAR25],
        games: 100,
        time,
        published: Some(results("table 6.8", 27, 3, 70)),
    }
}

/// Our own match: UCT against the corrected Star2.5, with more and more time.
pub(super) const DISPUTE: MatchTable = MatchTable {
    table: "dispute",
    figures: Some(["dispute-points", "dispute-meeples"]),
    rows: &[
        dispute("UCT against Star2.5 put right", 1.0),
        dispute("UCT against Star2.5 put right, 4 times the time", 4.0),
        dispute("UCT against Star2.5 put right, 16 times the time", 16.0),
    ],
};

/// A line of the output: the result of a match.
#[derive(Serialize)]
struct Summary<'a> {
    table: &'static str,
    row: &'static str,
    first: &'static str,
    second: &'static str,
    published: Option<Published>,
    published_share: Option<f64>,
    /// The fraction of the thesis' thinking time.
    scale: f64,
    /// That time in milliseconds per choice; a turn consists of two choices.
    millis_a_choice: f64,
    seed: u64,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    share: Interval,
    least_points: [i32; 2],
    most_points: [i32; 2],
    mean_points: [f64; 2],
    /// The first player's mean lead in points, with its interval over pairs of games with the same tiles.
    mean_lead: Interval,
    /// The thinking time of each player in all games, in seconds.
    seconds: [f64; 2],
    features: Vec<Feature<'a>>,
}

/// The players' results on one kind of feature, which the figures show.
#[derive(Clone, Serialize)]
struct Feature<'a> {
    feature: &'a str,
    /// The mean points of a scored feature in which the player had a meeple.
    points: [f64; 2],
    /// The mean number of meeples placed per game.
    meeples: [f64; 2],
}

/// The names of the kinds of feature, in the order of [`Terrain`].
const TERRAINS: [&str; 4] = ["city", "road", "cloister", "field"];

/// Plays the matches of a table, except for the games whose results are known, and writes a line for each.
pub(super) fn run(
    run: &Run,
    match_table: &MatchTable,
    results: &mut Results,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for row in match_table.rows {
        let scale = run.scale * row.time;
        let timed_match = TimedMatch {
            engines: [engine(row.engines[0])?, engine(row.engines[1])?],
            scale,
            seed: run.seed,
        };
        let games = run.games.unwrap_or(row.games);
        let key = |game: u32| {
            let [first, second] = row.engines;
            format!("{first} {second} scale={scale} seed={} game={game}", run.seed)
        };
        let numbers: Vec<u32> = (0..games).collect();
        let tell = |game: u32, played: &GameResult| {
            eprintln!("{}: game {} of {games}, {:?}", row.label, game + 1, played.points);
        };
        let played = run.results(results, &numbers, key, |game| timed_match.play(game), tell)?;
        let summary = summary(match_table.table, row, run, scale, &played);
        json_line::write(out, &summary)?;
        if let (Some([points, meeples]), true) = (match_table.figures, row.time == 1.0) {
            let label = |feature: &Feature| feature.feature.to_owned();
            let players = ["first player", "second player"];
            for (name, title, value) in [
                (
                    points,
                    "Points of a feature",
                    (|feature: &Feature| feature.points) as fn(&Feature) -> [f64; 2],
                ),
                (meeples, "Meeples a game", |feature: &Feature| feature.meeples),
            ] {
                if let Some(path) = run.figure(name) {
                    let bars: Vec<_> = summary.features.iter().map(|f| (label(f), value(f))).collect();
                    plot::bars(&path, &format!("{title}: {}", row.label), players, &bars)?;
                }
            }
        }
    }
    Ok(())
}

/// Parses an engine of a row.
fn engine(text: &str) -> Result<tessera_protocol::Engine, Failure> {
    text.parse().map_err(Failure::usage)
}

/// The result of a match from the results of its games.
fn summary(table: &'static str, row: &Row, run: &Run, scale: f64, played: &[GameResult]) -> Summary<'static> {
    let count = |keep: fn(i32) -> bool| {
        let lead = |played: &&GameResult| keep(played.points[0] - played.points[1]);
        played.iter().filter(lead).count() as u32
    };
    let (wins, draws) = (count(|lead| lead > 0), count(|lead| lead == 0));
    let games = played.len() as u32;
    let points = |player: usize| played.iter().map(move |played| played.points[player]);
    let mean = |player: usize| points(player).map(f64::from).sum::<f64>() / f64::from(games);
    let leads: Vec<f64> = played
        .chunks(2)
        .map(|pair| {
            let sum: i32 = pair
                .iter()
                .map(|played| played.points[0] - played.points[1])
                .sum();
            f64::from(sum) / pair.len() as f64
        })
        .collect();
    let shared = |player: usize, terrain: usize| {
        played.iter().fold(FeatureTotals::default(), |sum, played| {
            let shared = played.shared[player][terrain];
            FeatureTotals {
                features: sum.features + shared.features,
                points: sum.points + shared.points,
                meeples: sum.meeples + shared.meeples,
            }
        })
    };
    let feature = |terrain: usize| Feature {
        feature: TERRAINS[terrain],
        points: [0, 1].map(|player| {
            let shared = shared(player, terrain);
            f64::from(shared.points) / f64::from(shared.features.max(1))
        }),
        meeples: [0, 1].map(|player| f64::from(shared(player, terrain).meeples) / f64::from(games)),
    };
    Summary {
        table,
        row: row.label,
        first: row.engines[0],
        second: row.engines[1],
        published: row.published,
        published_share: row.published.map(|published| published.share()),
        scale,
        millis_a_choice: GAME_MILLIS * scale / 72.0,
        seed: run.seed,
        games,
        wins,
        draws,
        losses: games - wins - draws,
        share: Interval::wilson(f64::from(wins) + 0.5 * f64::from(draws), f64::from(games)),
        least_points: [0, 1].map(|player| points(player).min().unwrap_or(0)),
        most_points: [0, 1].map(|player| points(player).max().unwrap_or(0)),
        mean_points: [mean(0), mean(1)],
        mean_lead: Interval::of(&leads),
        seconds: [0, 1].map(|player| played.iter().map(|played| played.millis[player]).sum::<f64>() / 1e3),
        features: Terrain::ALL
            .iter()
            .map(|&terrain| feature(terrain as usize))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_of_the_tables_can_be_parsed_as_an_engine() {
        for match_table in [&MONTE_CARLO, &EXPLORATION, &UCT, &WEIGHTS, &MATCH, &DISPUTE] {
            for row in match_table.rows {
                assert!(
                    row.engines.iter().all(|text| engine(text).is_ok()),
                    "{}",
                    row.label
                );
            }
        }
    }
}
