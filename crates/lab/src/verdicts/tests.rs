//! Small samples, and exact values against those of a plain search.

use serde_json::Value;

use super::exact::{ExactChoices, Moves};
use super::*;
use tessera_core::game::{Game, Seat, Turn};
use tessera_games::catalog::{GameId, Visitor};
use tessera_games::play::{Notation, Record, replay};
use tessera_search::Heuristics;

fn verdicts(game: GameId, options: &str) -> Verdicts {
    Verdicts {
        setting: Setting::of(game, options),
        positions: 12,
        steps: Some(1_000),
        against: None,
        player: "mcts:t=0.15".parse().unwrap(),
        player_steps: 30,
        seed: 5,
        threads: None,
    }
}

fn lines(verdicts: &Verdicts) -> Vec<Value> {
    let mut out = Vec::new();
    verdicts.run(&mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let without_time = |line| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        line.as_object_mut().unwrap().remove("seconds").unwrap();
        line
    };
    text.lines().map(without_time).collect()
}

#[test]
fn verdicts_of_a_small_sample_agree_with_exact_values() {
    let mut output = lines(&verdicts(GameId::Linage, "size=4.komi=1_5"));
    let summary = output.pop().unwrap();
    assert_eq!(summary["positions"], 12, "{summary}");
    assert_eq!(output.len(), 12);
    assert_eq!(
        (&summary["blunders_called_good"], &summary["good_called_blunders"]),
        (&0.into(), &0.into()),
        "{summary}"
    );
    assert!(summary["best_within_5"].as_u64().unwrap() >= 11, "{summary}");
    // Positions in which a move can be wrong are among them, and moves that are.
    let wrong = output.iter().filter(|line| line["true_loss"] == 1.0).count() as u64;
    assert!(wrong >= 2, "{output:?}");
    assert_eq!(summary["by_truth"]["blunder"]["blunder"], wrong, "{summary}");
}

#[test]
fn a_sample_does_not_depend_on_the_threads() {
    let sample = |threads| {
        let few = Verdicts {
            positions: 4,
            steps: Some(50),
            threads: NonZeroUsize::new(threads),
            ..verdicts(GameId::Ecalper, "size=3")
        };
        lines(&few)
    };
    assert_eq!(sample(1), sample(3));
}

#[test]
fn without_exact_values_the_truth_is_a_longer_review() {
    let against = Verdicts {
        positions: 4,
        steps: Some(20),
        against: Some(10),
        player_steps: 4,
        ..verdicts(GameId::Carcassonne, "players=3")
    };
    let output = lines(&against);
    assert_eq!(output.len(), 5);
    assert_eq!(output[4]["positions"], 4);
    for line in &output[..4] {
        let loss = line["true_loss"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&loss), "{line}");
    }
    let exact = Verdicts {
        against: None,
        ..against
    };
    assert!(matches!(exact.run(&mut Vec::new()), Err(Failure::Usage(_))));
}

/// The values of all moves after some names, by a search of everything.
struct Everything<'n>(&'n [String]);

impl Visitor for Everything<'_> {
    type Output = Vec<(String, f32)>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        let state = replay(&game, self.0).unwrap();
        let Turn::Seat(seat) = game.turn(&state) else {
            panic!("a seat chooses")
        };
        let value = |mv| {
            let mut after = state.clone();
            game.play(&mut after, mv);
            let first = best(&game, &after);
            let own = if seat == Seat::FIRST { first } else { 1.0 - first };
            (game.name(&state, mv), own)
        };
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        moves.into_iter().map(value).collect()
    }
}

/// What the first seat earns by best play, or expects where chance plays.
fn best<G: Game>(game: &G, state: &G::State) -> f32 {
    let turn = game.turn(state);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let value = |mv| {
        let mut after = state.clone();
        game.play(&mut after, mv);
        best(game, &after)
    };
    match turn {
        Turn::Over => game.payoff(state)[Seat::FIRST],
        Turn::Chance => {
            let weight = |mv| game.weight(state, mv) as f32;
            let all: f32 = moves.iter().map(|&mv| weight(mv)).sum();
            moves.into_iter().map(|mv| weight(mv) * value(mv)).sum::<f32>() / all
        }
        Turn::Seat(Seat::FIRST) => moves.into_iter().map(value).fold(0.0, f32::max),
        Turn::Seat(_) => moves.into_iter().map(value).fold(1.0, f32::min),
    }
}

#[test]
fn exact_values_are_those_of_a_search_of_everything() {
    let record = Record::parse("linage/size=3.komi=0/b2").unwrap();
    let choices = [(0, 1), (1, 1)];
    let exact = ExactChoices {
        names: &record.names,
        choices: &choices,
    };
    let exact = catalog::with(GameId::Linage, &record.options, exact).unwrap();
    assert_eq!(exact.len(), 2, "both choices are solved, the last one first");
    for (ply, values) in [(1, &exact[0]), (0, &exact[1])] {
        let all = Everything(&record.names[..ply]);
        let all = catalog::with(GameId::Linage, &record.options, all).unwrap();
        assert_eq!(*values, all, "ply {ply}");
        let names = Moves {
            names: &record.names[..ply],
            plies: 1,
        };
        let names = catalog::with(GameId::Linage, &record.options, names).unwrap();
        assert!(names.iter().eq(all.iter().map(|(name, _)| name)));
    }
}
