//! What more steps are worth, on a board where that is known.

use super::*;
use serde_json::Value;
use tessera_games::catalog::GameId;

fn rows(game: GameId, options: &str, engine: &str, steps: Vec<u32>, positions: u32) -> Vec<Value> {
    let scaling = Scaling {
        setting: Setting::of(game, options),
        engine: engine.parse().expect("an engine"),
        steps,
        oracle: 400,
        player_steps: 5,
        positions,
        seed: 2,
        threads: NonZeroUsize::new(2),
    };
    let mut out = Vec::new();
    scaling.run(&mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn with_more_steps_a_search_chooses_more_like_its_oracle() {
    let rows = rows(GameId::Linage, "size=5.komi=7_5", "mcts", vec![1, 400], 30);
    let number = |row: usize, key: &str| rows[row][key].as_f64().expect("a number");
    assert_eq!(rows.len(), 3, "two numbers of steps and the oracle");
    assert!(number(0, "as_oracle") < number(1, "as_oracle"), "{rows:?}");
    assert_eq!(rows[0]["agree"], 1.0, "with one step both play the first move");
    assert_eq!(rows[2]["agree"], rows[2]["as_oracle"], "{rows:?}");
    let regret = |row: usize| rows[row]["value"]["mean"].as_f64().expect("a number");
    assert!(regret(0) > regret(1), "{rows:?}");
    assert!(rows.iter().all(|row| row["positions"] == 30), "{rows:?}");
}

#[test]
fn regret_is_in_points_too_where_a_search_expects_points() {
    let rows = rows(GameId::Carcassonne, "", "mcts", vec![2], 6);
    let points = rows[0]["points"]["mean"].as_f64().expect("points");
    assert!(points.is_finite(), "{rows:?}");
}
