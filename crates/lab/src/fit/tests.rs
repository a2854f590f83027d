//! Laws of the regression, and of a run that goes on.

use super::regression::{Regression, golden, model, solve, weights};
use super::self_play::Settled;
use super::*;
use rand::RngExt;
use tessera_cli::temporary::{file_with, text_of};
use tessera_games::catalog::GameId;

use crate::rng_streams::stream;
use tessera_games::carcassonne::heuristics::Claim;

fn fit(games: u32, resume: Option<PathBuf>) -> Fit {
    Fit {
        setting: Setting::of(GameId::Carcassonne, ""),
        games,
        steps: 2,
        seed: 3,
        resume,
        threads: NonZeroUsize::new(2),
    }
}

fn output_of(fit: &Fit) -> String {
    let mut out = Vec::new();
    fit.run(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn claims_that_follow_other_weights_give_these_weights_back() {
    let game = Carcassonne::new(2);
    let mut truth = weights(&game);
    for (name, value) in &mut truth {
        *value = match *name {
            "city_half" => 9.0,
            "road_half" => 3.0,
            "cloister_half" => 5.0,
            "time" => 1.5,
            "growth" => 0.6,
            "growth_left" => 0.3,
            "drift" => 0.2,
            _ => *value,
        };
    }
    let model = model(&game, &truth);
    let mut dice = stream(11, &[]);
    let claims: Vec<Settled> = (0..60_000)
        .map(|_| {
            let left = dice.random_range(1..=70);
            let cells = dice.random_range(1..=3);
            let now = dice.random_range(1..=6);
            let claim = Claim {
                segment: 0,
                terrain: dice.random_range(0..3),
                open: cells,
                fitting: (0..cells).map(|_| dice.random_range(1..=left)).collect(),
                left,
                now,
                then: 2 * now,
            };
            let expected = model.expect(&claim);
            // Points are whole numbers: the fraction is the chance of one more.
            let whole = expected.points.max(0.0).floor();
            let more = dice.random::<f32>() < expected.points.max(0.0) - whole;
            Settled {
                completed: (dice.random::<f32>() < expected.chance).then_some(left - 1),
                points: whole as u16 + u16::from(more),
                held: 100,
                claim,
            }
        })
        .collect();
    let found = Regression::new(&game, &claims).fit(&weights(&game));
    for ((name, found), (_, truth)) in found.iter().zip(&truth) {
        assert!(
            (found - truth).abs() < 0.1 * truth.abs().max(0.5),
            "seed 11: {name} is {found}, not {truth}"
        );
    }
}

#[test]
fn golden_section_finds_the_least_and_elimination_the_solution() {
    let least = golden(&mut |x: f64| (x - 1.3).powi(2), -2.0, 4.0);
    assert!((least - 1.3).abs() < 2e-3, "{least}");
    let solved = solve(
        [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 1.0]],
        [7.0, 3.0, 6.0],
    );
    let solved = solved.expect("they determine it");
    for (found, truth) in solved.into_iter().zip([1.0, 2.0, 3.0]) {
        assert!((found - truth).abs() < 1e-9, "{solved:?}");
    }
    let twice = [[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [0.0, 0.0, 1.0]];
    assert_eq!(solve(twice, [1.0, 2.0, 3.0]), None);
}

#[test]
fn an_interrupted_run_plays_only_the_games_that_are_missing() {
    let file = file_with("");
    let whole = output_of(&fit(10, Some(file.path().to_owned())));
    assert_eq!(whole.lines().count(), 5, "a header, three kinds, a summary");
    let log = text_of(&file);
    let cut: usize = log.split_inclusive('\n').take(5).map(str::len).sum();
    let cut_short = file_with(&log[..cut + 9]);
    assert_eq!(output_of(&fit(10, Some(cut_short.path().to_owned()))), whole);
    assert_eq!(text_of(&cut_short), log);
}

#[test]
fn a_file_with_claims_that_cannot_be_and_other_games_are_refused() {
    let line =
        r#"{"fit":"carcassonne","options":"players=2.small-city=4.unplaceable=discard","steps":2,"seed":3}"#;
    let claim = r#"{"segment":0,"terrain":7,"open":1,"fitting":[1],"left":1,"now":1,"then":1,"completed":null,"points":0,"held":0}"#;
    let header = output_of(&fit(10, None)).lines().next().unwrap().to_owned();
    assert!(header.starts_with(&line[..20]), "{header}");
    let file = file_with(&format!("{header}\n{{\"game\":0,\"claims\":[{claim}]}}\n"));
    let refused = fit(10, Some(file.path().to_owned())).run(&mut Vec::new());
    assert!(refused.unwrap_err().to_string().contains("line 2 is not game 0"));
    let linage = Fit {
        setting: Setting::of(GameId::Linage, ""),
        ..fit(10, None)
    };
    let refused = linage.run(&mut Vec::new()).unwrap_err();
    assert!(refused.to_string().contains("choose carcassonne"), "{refused}");
}
