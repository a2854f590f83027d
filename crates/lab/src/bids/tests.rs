//! Rounds of few games.

use super::*;
use serde_json::Value;

fn bids(options: &[&str]) -> Bids {
    Bids {
        game: GameId::Linage,
        options: options.iter().map(|text| Options::parse(text).unwrap()).collect(),
        engine: Engine::UCT,
        steps: 20,
        games: 20,
        rounds: 2,
        each: false,
        seed: 1,
        threads: NonZeroUsize::new(2),
        table: false,
    }
}

fn text(bids: &Bids) -> String {
    let mut out = Vec::new();
    bids.run(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn refused(bids: &Bids) -> String {
    match bids.run(&mut Vec::new()) {
        Err(Failure::Usage(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn with_each_the_games_are_played_at_every_komi() {
    let command = Bids {
        each: true,
        games: 8,
        ..bids(&["size=4"])
    };
    let text = text(&command);
    let output: Value = serde_json::from_str(&text).unwrap();
    assert!(output.get("round").is_none() && text.lines().count() == 1);
    let chance = |bid: &Value| bid["chance"].as_f64().unwrap();
    let chances: Vec<f64> = output["bids"].as_array().unwrap().iter().map(chance).collect();
    assert!(
        chances.len() == 11 && chances.is_sorted_by(|a, b| a >= b),
        "{text}"
    );
}

#[test]
fn a_round_is_played_at_the_median_of_the_one_before() {
    let text = text(&bids(&["size=5"]));
    let rounds: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(rounds.len(), 2);
    assert_eq!(
        (&rounds[0]["komi"], &rounds[0]["options"]),
        (&11.into(), &"size=5.komi=bid".into())
    );
    let komi = |key: &str, round: usize| rounds[round][key].as_i64().unwrap();
    assert!((komi("komi", 1) - komi("median", 0).clamp(1, 21)).abs() <= 1);
    let bids = rounds[1]["bids"].as_array().unwrap();
    assert_eq!(bids.len(), 11);
    let chances: Vec<f64> = bids
        .iter()
        .map(|bid| bid["first_wins"]["mean"].as_f64().unwrap())
        .collect();
    assert!(chances.is_sorted_by(|a, b| a >= b));
}

#[test]
fn a_table_has_a_row_for_each_size_and_does_not_depend_on_the_threads() {
    let command = Bids {
        table: true,
        ..bids(&["size=4", "size=5"])
    };
    let output = text(&command);
    let rows: Vec<&str> = output.lines().filter(|line| line.starts_with("    (")).collect();
    assert_eq!(rows.len(), 2);
    assert!(
        rows[0].starts_with("    (4, ") && rows[1].starts_with("    (5, "),
        "{output}"
    );
    assert!(output.contains("lab bids linage --options size=4 --options size=5 --engine uct:c=0.3"));
    let alone = Bids {
        threads: NonZeroUsize::new(1),
        ..command
    };
    assert_eq!(text(&alone), output);
}

#[test]
fn options_and_games_without_a_komi_to_find_are_refused() {
    assert!(refused(&bids(&["size=4.komi=3"])).contains("leave it out"));
    let ecalper = Bids {
        game: GameId::Ecalper,
        ..bids(&[])
    };
    assert!(refused(&ecalper).contains("ecalper has no komi"));
    let keil = Bids {
        game: GameId::Keil,
        table: true,
        games: 1,
        rounds: 1,
        ..bids(&["size=2.button=on", "size=3.button=off"])
    };
    assert!(refused(&keil).contains("differ only in size"));
}
