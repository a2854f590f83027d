//! Reviews of short games, line by line.

use super::*;
use serde_json::Value;
use tessera_protocol::assessment::Verdict;

fn analyse(record: &str, steps: u32) -> Analyse {
    Analyse {
        record: record.into(),
        engine: Engine::BEST,
        steps,
        seed: 1,
        from: 1,
        to: None,
        report: false,
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
        let played = moves.iter().find(|mv| mv["name"] == choice["played"]).unwrap();
        assert_eq!(moves[rank - 1]["value"], played["value"]);
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
    // The value after a move is that before the next, which the other seat makes.
    for pair in output[..3].windows(2) {
        let value = |turn: &Value, name: &str| turn["choices"][0][name].as_f64().unwrap();
        let (after, before) = (value(&pair[0], "value"), value(&pair[1], "before"));
        assert!((after + before - 1.0).abs() < 1e-6, "{pair:?}");
        let cost = (value(&pair[0], "before") - after).max(0.0);
        assert!((value(&pair[0], "loss") - cost).abs() < 1e-6, "{pair:?}");
    }
    assert_eq!(output[3]["agreement"]["contradicted"], 0);
    for seat in output[3]["seats"].as_array().unwrap() {
        let accuracy = seat["accuracy"].as_f64().unwrap();
        assert!((0.0..=100.0).contains(&accuracy), "{accuracy}");
        let counts = seat["verdicts"].as_object().unwrap().values();
        let sum: u64 = counts.map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(sum, seat["choices"].as_u64().unwrap());
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

/// A finished game of Carcassonne for so many, in which every move is the one at an arbitrary place of the list.
fn finished_game(players: u8) -> String {
    let start = format!("carcassonne/players={players}/");
    let (mut table, _) = catalog::replayed(&Record::parse(&start).unwrap(), Language::English).unwrap();
    for ply in 0.. {
        let legal = table.legal().names();
        let Some(name) = legal.get(ply * 7 % legal.len().max(1)) else {
            break;
        };
        table.play(name).unwrap();
    }
    table.record().to_string()
}

#[test]
fn between_two_the_start_luck_and_decisions_add_up_to_the_result_of_a_finished_game() {
    for players in [2, 3] {
        let record = finished_game(players);
        let output = lines(&analyse(&record, 1), "").unwrap();
        let seats = output.last().unwrap()["seats"].as_array().unwrap().clone();
        assert_eq!(seats.len(), usize::from(players));
        for seat in &seats {
            for unit in ["chance", "points"] {
                let part = |name: &str| seat["figures"][unit][name].as_f64().unwrap();
                let sum = part("start") + part("luck") + part("decisions") + part("rest");
                assert!((sum - part("end")).abs() < 1e-9, "{seat}");
                assert!(players > 2 || part("rest").abs() < 1e-9, "{seat}");
            }
        }
        let of = |seat: usize, name: &str| seats[seat]["figures"]["points"][name].as_f64().unwrap();
        if players == 2 {
            for name in ["start", "luck", "decisions", "end", "rest"] {
                assert!((of(0, name) + of(1, name)).abs() < 1e-9, "{name}");
            }
        }
        // The own draws are those of the lines.
        let luck: f64 = output[..output.len() - 1]
            .iter()
            .filter(|turn| turn["seat"] == 1)
            .filter_map(|turn| turn["luck_points"].as_f64())
            .sum();
        let own = seats[0]["figures"]["own_points"]["luck"].as_f64().unwrap();
        assert!((luck - own).abs() < 0.01, "{luck}, {own}");
    }
}

#[test]
fn the_report_of_a_game_is_one_line_with_its_figures() {
    let report = |record: &str| {
        let output = lines(
            &Analyse {
                report: true,
                ..analyse(record, 60)
            },
            "",
        );
        let [line] = &output.unwrap()[..] else {
            panic!("one line")
        };
        line.clone()
    };
    let linage = report("linage/size=4.komi=0/b1.b2.a1");
    assert_eq!((&linage["plies"], &linage["events"]), (&3.into(), &3.into()));
    // 16 cells and passing, then fewer.
    let branching = &linage["branching"];
    assert_eq!(branching["turns"], 3);
    let points = linage["trajectory"]["points"].as_array().unwrap();
    assert_eq!(points.len(), 3);
    assert_eq!(linage["trajectory"]["with_null"], 3);
    assert_eq!(linage["material"].as_array().unwrap().len(), 4);
    assert_eq!(linage["seats"][0]["points"], Value::Null);
    let tiles = report("carcassonne/players=3/V.-1_0_3.road-e");
    assert_eq!(tiles["trajectory"], Value::Null);
    assert_eq!(
        (&tiles["branching"]["turns"], &tiles["branching"]["draws"]),
        (&1.into(), &1.into())
    );
    let kinds = tiles["move_kinds"].as_array().unwrap();
    let road = kinds.iter().find(|kind| kind["name"] == "road").unwrap();
    assert_eq!((&road["available"], &road["chosen"]), (&1.into(), &1.into()));
    assert_eq!(tiles["material"][3]["in_hand"], serde_json::json!([6, 7, 7]));
}
