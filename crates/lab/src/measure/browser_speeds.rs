//! How fast random games and searches are in a browser, from the lines that its page `#bench` shows.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use super::super::arguments;
use super::super::experiment::Setting;
use tessera_cli::failure::Failure;
use tessera_cli::file_lines::FileLines;
use tessera_games::play::Options;
use tessera_protocol::Engine;
use tessera_report::Moments;
use tessera_report::data::{Machine, Searched, SpeedRow};

/// A line of the page: one measurement of a game.
#[derive(Deserialize)]
struct Line {
    game: String,
    options: String,
    playouts_per_s: f64,
    plies_per_s: f64,
    /// By the name of the engine.
    steps_per_s: BTreeMap<String, f64>,
}

/// The rows of a game on the board of these options, whatever the komi. Each line of the file that is about it is a trial.
/// Error: there is none, or a line is faulty.
pub(super) fn rows(path: &Path, name: &str, setting: &Setting) -> Result<Vec<SpeedRow>, Failure> {
    let Setting { game, options } = setting;
    let mut file = FileLines::open(path)?;
    let mut lines = Vec::new();
    while let Some(line) = file.next_value::<Line>()? {
        if line.game == game.id() && is_same_board(&line.options, options) {
            lines.push(line);
        }
    }
    if lines.is_empty() {
        let why = format!("{} has no line of {}/{options}", path.display(), game.id());
        return Err(Failure::Usage(why));
    }
    let row = |search, per_second: Vec<f64>, moves: Option<Vec<f64>>| SpeedRow {
        search,
        machine: Machine {
            name: name.to_owned(),
            browser: true,
        },
        trials: per_second.len() as u32,
        per_second: Moments::of(per_second).mean_sd(),
        moves_per_second: moves.map(|moves| Moments::of(moves).mean_sd()),
        plies: None,
    };
    let all = |number: fn(&Line) -> f64| lines.iter().map(number).collect::<Vec<_>>();
    let steps = |engine: Engine| {
        let engine = engine.to_string();
        let of_line = |line: &Line| line.steps_per_s.get(&engine).copied();
        lines.iter().filter_map(of_line).collect::<Vec<_>>()
    };
    let random = row(
        Searched::Random,
        all(|line| line.playouts_per_s),
        Some(all(|line| line.plies_per_s)),
    );
    let searches = [(Searched::Flat, Engine::Flat), (Searched::Uct, Engine::UCT)];
    let searches = searches
        .into_iter()
        .map(|(search, engine)| (search, steps(engine)));
    let searches = searches.filter(|(_, steps)| !steps.is_empty());
    let searches = searches.map(|(search, steps)| row(search, steps, None));
    Ok([random].into_iter().chain(searches).collect())
}

/// Whether options, as text, are these but for the komi: the page measures with a komi of 0, so that no plies are bids.
fn is_same_board(text: &str, options: &Options) -> bool {
    let without_komi = |mut options: Options| {
        options.0.retain(|(key, _)| key != "komi");
        options
    };
    arguments::options(text).is_ok_and(|measured| without_komi(measured) == without_komi(options.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_cli::temporary::file_with;
    use tessera_games::catalog::GameId;

    const LINES: &str = r#"{"game":"linage","options":"size=9.komi=0","playouts_per_s":100,"plies_per_s":4000,"ns_per_ply":1,"mean_length":40,"steps_per_s":{"flat":90,"uct:c=0.3":80}}
{"game":"linage","options":"size=5.komi=0","playouts_per_s":9,"plies_per_s":9,"ns_per_ply":1,"mean_length":1,"steps_per_s":{}}
{"game":"linage","options":"size=9.komi=0","playouts_per_s":120,"plies_per_s":5000,"ns_per_ply":1,"mean_length":41,"steps_per_s":{"flat":92,"uct:c=0.3":84}}
"#;

    fn rows_of(text: &str, options: &str) -> Result<Vec<SpeedRow>, String> {
        let file = file_with(text);
        let setting = Setting::of(GameId::Linage, options);
        rows(file.path(), "a browser", &setting).map_err(|why| why.to_string())
    }

    #[test]
    fn each_line_about_the_board_is_a_trial_whatever_its_komi() {
        let rows = rows_of(LINES, "size=9.komi=bid").unwrap();
        let told: Vec<_> = rows
            .iter()
            .map(|row| (row.search, row.trials, row.per_second.mean, row.machine.browser))
            .collect();
        assert_eq!(
            told,
            [
                (Searched::Random, 2, 110.0, true),
                (Searched::Flat, 2, 91.0, true),
                (Searched::Uct, 2, 82.0, true),
            ]
        );
        assert_eq!(rows[0].moves_per_second.as_ref().unwrap().mean, 4_500.0);
        assert_eq!(
            rows_of(LINES, "size=5.komi=bid").unwrap().len(),
            1,
            "no search was measured"
        );
    }

    #[test]
    fn a_board_that_was_not_measured_and_a_faulty_line_are_refused_with_the_place() {
        assert!(
            rows_of(LINES, "size=7.komi=bid")
                .unwrap_err()
                .contains("no line of linage/size=7")
        );
        assert!(
            rows_of("{}\n", "size=9")
                .unwrap_err()
                .contains("line 1: missing field")
        );
    }
}
