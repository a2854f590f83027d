//! Matches: tables 6.1, 6.2, 6.3, 6.5 and 6.8, and our own.

use std::io::Write;

use serde::Serialize;

use super::super::failure::Failure;
use super::super::interval::Interval;
use super::super::json_line;
use super::game::{Played, Shared, Table, WHOLE};
use super::plot;
use super::published::{Published, results};
use super::results::Results;
use super::run::Run;
use crate::games::carcassonne::Terrain;

/// The matches of one table.
pub(super) struct Contest {
    table: &'static str,
    /// The names of its pictures: points and meeples by feature.
    pictures: Option<[&'static str; 2]>,
    rows: &'static [Row],
}

/// A match.
struct Row {
    label: &'static str,
    /// The players, as engines are written.
    engines: [&'static str; 2],
    /// How many games, if nothing else is asked for.
    games: u32,
    /// Of the time of the others, how much is given.
    time: f64,
    published: Option<Published>,
}

const fn row(label: &'static str, engines: [&'static str; 2], games: u32, published: Published) -> Row {
    Row {
        label,
        engines,
        games,
        time: 1.0,
        published: Some(published),
    }
}

const MC: &str = "flat:reward=score";
const MCTS: &str = "uct:c=3,reward=score";

pub(super) const MONTE_CARLO: Contest = Contest {
    table: "6.1",
    pictures: Some(["figure-6.1", "figure-6.2"]),
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

pub(super) const EXPLORATION: Contest = Contest {
    table: "6.2",
    pictures: None,
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

pub(super) const UCT: Contest = Contest {
    table: "6.3",
    pictures: Some(["figure-6.3", "figure-6.4"]),
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

pub(super) const WEIGHTS: Contest = Contest {
    table: "6.5",
    pictures: None,
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

pub(super) const MATCH: Contest = Contest {
    table: "6.8",
    pictures: Some(["figure-6.7", "figure-6.8"]),
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

/// Star2.5 with bounds that hold, an order by gain and a table.
const STAR25: &str = "star2.5:probes=5,depth=9,deepen=1,order=3,bounds=sound,table=1";

const fn dispute(label: &'static str, time: f64) -> Row {
    Row {
        label,
        engines: [MCTS, STAR25],
        games: 100,
        time,
        published: Some(results("table 6.8", 27, 3, 70)),
    }
}

pub(super) const DISPUTE: Contest = Contest {
    table: "dispute",
    pictures: Some(["dispute-points", "dispute-meeples"]),
    rows: &[
        dispute("UCT against Star2.5 put right", 1.0),
        dispute("UCT against Star2.5 put right, 4 times the time", 4.0),
        dispute("UCT against Star2.5 put right, 16 times the time", 16.0),
    ],
};

/// What a match came to.
#[derive(Serialize)]
struct Summary<'a> {
    table: &'static str,
    row: &'static str,
    first: &'static str,
    second: &'static str,
    published: Option<Published>,
    published_share: Option<f64>,
    /// How much of the thesis' time, and how long that is for a choice (a turn is two).
    scale: f64,
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
    /// The first player's mean lead, and the ends of its interval, by pairs of games with the same tiles.
    mean_lead: Interval,
    /// Seconds that each thought in all games.
    seconds: [f64; 2],
    features: Vec<Feature<'a>>,
}

/// The figures: how the players did on one kind of feature.
#[derive(Clone, Serialize)]
struct Feature<'a> {
    feature: &'a str,
    /// Mean points of a feature that the player had a meeple in.
    points: [f64; 2],
    /// Mean meeples a game.
    meeples: [f64; 2],
}

const TERRAINS: [&str; 4] = ["city", "road", "cloister", "field"];

/// Plays the matches of a table.
pub(super) fn run(
    run: &Run,
    contest: &Contest,
    results: &mut Results,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for row in contest.rows {
        let scale = run.scale * row.time;
        let table = Table {
            engines: [engine(row.engines[0])?, engine(row.engines[1])?],
            scale,
            seed: run.seed,
        };
        let games = run.games.unwrap_or(row.games);
        let what = |game: u32| {
            let [first, second] = row.engines;
            format!("{first} {second} scale={scale} seed={} game={game}", run.seed)
        };
        let open: Vec<u32> = (0..games)
            .filter(|&game| results.get::<Played>(&what(game)).is_none())
            .collect();
        run.spread(
            &open,
            |&game| (game, table.play(game)),
            |(game, played)| {
                eprintln!("{}: game {} of {games}, {:?}", row.label, game + 1, played.points);
                results.add(&what(game), &played)
            },
        )?;
        let played: Vec<Played> = (0..games).filter_map(|game| results.get(&what(game))).collect();
        let summary = summary(contest.table, row, run, scale, &played);
        json_line::write(out, &summary)?;
        if let (Some([points, meeples]), true) = (contest.pictures, row.time == 1.0) {
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
                if let Some(path) = run.picture(name) {
                    let bars: Vec<_> = summary.features.iter().map(|f| (label(f), value(f))).collect();
                    plot::bars(&path, &format!("{title}: {}", row.label), players, &bars)?;
                }
            }
        }
    }
    Ok(())
}

fn engine(text: &str) -> Result<crate::protocol::Engine, Failure> {
    text.parse().map_err(Failure::usage)
}

fn summary(table: &'static str, row: &Row, run: &Run, scale: f64, played: &[Played]) -> Summary<'static> {
    let count = |keep: fn(i32) -> bool| {
        let lead = |played: &&Played| keep(played.points[0] - played.points[1]);
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
        played.iter().fold(Shared::default(), |sum, played| {
            let shared = played.shared[player][terrain];
            Shared {
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
        millis_a_choice: WHOLE * scale / 72.0,
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
    fn every_player_of_the_tables_is_an_engine() {
        for contest in [&MONTE_CARLO, &EXPLORATION, &UCT, &WEIGHTS, &MATCH, &DISPUTE] {
            for row in contest.rows {
                assert!(
                    row.engines.iter().all(|text| engine(text).is_ok()),
                    "{}",
                    row.label
                );
            }
        }
    }
}
