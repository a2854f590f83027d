//! Lines of `lab analyse`.

use super::*;
use serde_json::Value;

fn analyse(record: &str, steps: u32) -> Analyse {
    Analyse {
        record: record.into(),
        engine: Engine::BEST,
        steps,
        seed: 1,
        from: 1,
        to: None,
    }
}

fn lines(analyse: &Analyse, input: &str) -> Result<Vec<Value>, Failure> {
    let mut out = Vec::new();
    analyse.run(input.as_bytes(), &mut out)?;
    let text = String::from_utf8(out).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    Ok(lines.collect())
}

#[test]
fn a_review_has_a_line_per_turn_and_a_summary() {
    let record =
        "carcassonne/players=3.small-city=4.unplaceable=aside/V.-1_0_3.road-e.W.0_-1_0.road-s.P.1_-1_1";
    let output = lines(&analyse(record, 40), "").unwrap();
    assert_eq!(output.len(), 4);
    let turn = &output[1];
    assert_eq!(
        (&turn["turn"], &turn["ply"], &turn["seat"]),
        (&2.into(), &4.into(), &2.into())
    );
    assert_eq!(turn["draws"][0]["outcome"], "W");
    assert_eq!(turn["choices"][0]["played"], "0_-1_0.road-s");
    assert_eq!(turn["luck"], turn["draws"][0]["luck"]);
    assert_eq!(turn["loss"], turn["choices"][0]["loss"]);
    // A turn that ends with the record before its meeple.
    assert_eq!(output[2]["choices"][0]["played"], "1_-1_1");
    let seats = output[3]["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    assert_eq!(seats[1]["mean_loss"], turn["loss"]);
    assert_eq!(seats[1]["mean_luck"], turn["luck"]);
}

#[test]
fn moves_are_listed_by_rank() {
    let output = lines(&analyse("linage/size=4.komi=0/b1.b2.a1", 300), "").unwrap();
    assert_eq!(output.len(), 4);
    for turn in &output[..3] {
        let choice = &turn["choices"][0];
        let moves = choice["moves"].as_array().unwrap();
        let rank = choice["rank"].as_u64().unwrap() as usize;
        assert_eq!(moves[0]["name"], choice["best"]);
        assert_eq!(moves[rank - 1]["value"], choice["value"]);
        assert_eq!(turn["luck"], 0.0);
        let verdict = choice["verdict"].as_str().unwrap();
        assert!(
            Verdict::ALL.iter().any(|known| known.id() == verdict),
            "{verdict}"
        );
        for mv in moves {
            let half_width = mv["half_width"].as_f64().unwrap();
            assert_eq!(half_width == 0.0, mv["proven"] == true, "{mv}");
        }
    }
    for seat in output[3]["seats"].as_array().unwrap() {
        let accuracy = seat["accuracy"].as_f64().unwrap();
        assert!((0.0..=100.0).contains(&accuracy), "{accuracy}");
        let counts = seat["verdicts"].as_object().unwrap().values();
        assert_eq!(
            counts.map(|count| count.as_u64().unwrap()).sum::<u64>(),
            seat["choices"]
        );
    }
}

#[test]
fn only_the_plies_asked_for_are_reviewed() {
    let some = Analyse {
        from: 2,
        to: Some(3),
        ..analyse("-", 20)
    };
    let output = lines(&some, "linage/size=5.komi=0/a1.c3.e5.b2\n").unwrap();
    assert_eq!(output.len(), 3);
    assert_eq!((&output[0]["ply"], &output[1]["ply"]), (&2.into(), &3.into()));
}

#[test]
fn a_bad_record_is_refused_with_the_place_and_the_reason() {
    let why = |analyse: &Analyse, input: &str| match lines(analyse, input) {
        Err(Failure::Usage(why)) => why,
        other => panic!("{other:?}"),
    };
    let of = |record: &str| why(&analyse(record, 1), "");
    assert!(of("linage/<").starts_with("at character 8: only letters"));
    assert!(of("chess//e4").starts_with("no game is called \"chess\""));
    assert!(of("linage/size=2/").contains("expected a number from 3 to 19"));
    assert_eq!(
        of("linage/size=5.komi=0/a2.b1"),
        "ply 2, \"b1\": would cut off a region without a line"
    );
    let beyond = Analyse {
        to: Some(3),
        ..analyse("-", 1)
    };
    assert_eq!(
        why(&beyond, "linage/size=5.komi=0/a1.c3"),
        "the record has 2 plies, so --from 1 --to 3 is empty or beyond its end"
    );
}
