//! Ladders of few games.

use super::*;
use serde_json::Value;
use tessera_cli::temporary::{file_with, text_of};
use tessera_games::catalog::GameId;

fn command() -> Ladder {
    Ladder {
        setting: Setting::of(GameId::Linage, "size=4.komi=2"),
        games: Some(8),
        lowest: 1,
        highest: 4,
        top_millis: 1,
        seed: 1,
        opening_plies: None,
        book: None,
        resume: None,
        threads: NonZeroUsize::new(2),
        times: false,
        engine: Engine::UCT,
        scale: 1.0,
        last: 5,
    }
}

fn lines(command: &Ladder) -> Vec<String> {
    let mut out = Vec::new();
    command.run(&mut out).unwrap();
    String::from_utf8(out)
        .unwrap()
        .lines()
        .map(String::from)
        .collect()
}

fn parsed(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

#[test]
fn each_level_meets_the_one_below_and_elo_adds_up() {
    let lines = lines(&command());
    // A header, three matches of four pairs and a sum, four standings.
    assert_eq!(lines.len(), 1 + 3 * 5 + 4);
    let (mut height, mut squares) = (0.0, 0.0);
    for level in 2..=4 {
        let sum = parsed(&lines[(level - 1) * 5]);
        assert_eq!(
            (&sum["level"], &sum["against"]["level"]),
            (&level.into(), &(level - 1).into())
        );
        let elo = |at: &str| sum["by_pairs"]["elo"][at].as_f64().unwrap_or(f64::INFINITY);
        height += elo("mean");
        squares += (elo("mean") - elo("low")).powi(2);
        let standing = parsed(&lines[15 + level]);
        match standing["elo"]["mean"].as_f64() {
            Some(mean) => assert!((mean - height).abs() < 1e-6),
            None => assert!(!height.is_finite()),
        }
        if let Some(low) = standing["elo"]["low"].as_f64() {
            assert!((height - low - squares.sqrt()).abs() < 1e-6);
        }
    }
    assert_eq!(parsed(&lines[16])["rung"], serde_json::json!([0, 0]));
}

#[test]
fn a_run_that_was_cut_short_goes_on_and_prints_the_same() {
    let whole = lines(&command());
    let cut = whole[..9].join("\n") + "\n{\"level\":3,";
    let file = file_with(&cut);
    let resumed = Ladder {
        resume: Some(file.path().to_owned()),
        ..command()
    };
    assert_eq!(lines(&resumed), whole);
    assert_eq!(lines(&resumed), whole);
    assert_eq!(
        text_of(&file)
            .lines()
            .filter(|line| line.contains("\"pair\""))
            .count(),
        12
    );
}

#[test]
fn by_thinking_time_every_step_ends_by_the_rule_and_the_first_that_fails_is_the_last() {
    let command = Ladder {
        games: None,
        times: true,
        scale: 0.003,
        last: 3,
        ..command()
    };
    let lines: Vec<Value> = lines(&command).iter().map(|line| parsed(line)).collect();
    assert_eq!(lines[0]["scale"], 0.003);
    let steps: Vec<&Value> = lines.iter().filter(|line| line.get("step").is_some()).collect();
    for (at, step) in steps.iter().enumerate() {
        let count = |key: &str| step[key].as_u64().unwrap();
        let halves = 2 * count("wins") + count("draws");
        assert!(count("games") <= 50 && count("wins") + count("draws") + count("losses") == count("games"));
        assert_eq!(step["passed"], halves >= 72, "{step}");
        assert!(
            halves <= 73 && 2 * count("games") - halves <= 30,
            "it ends when it is decided: {step}"
        );
        assert!(step["passed"] == true || at == steps.len() - 1);
        assert_eq!(step["reported"]["wins"], 36);
    }
    let passed = steps.iter().filter(|step| step["passed"] == true).count();
    assert_eq!(lines.last().unwrap()["passed_steps"], passed);
    assert_eq!(lines.last().unwrap()["reported_steps"], 6);
}
