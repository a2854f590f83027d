//! Requests and answers as JSON, and reports of several workers.

use super::*;

fn report(lines: &[(&str, u32, f32)]) -> Report {
    let line = |&(name, visits, value): &(&str, u32, f32)| NamedLine {
        mv: name.into(),
        visits,
        value,
        variation: vec![name.into()],
        ..NamedLine::default()
    };
    let steps = lines.iter().map(|line| line.1).sum();
    Report {
        lines: lines.iter().map(line).collect(),
        steps,
        ..Report::default()
    }
}

#[test]
fn a_review_is_read_as_it_is_written() {
    let request = Request::Review {
        question: Question {
            id: 7,
            record: "linage/size=5.komi=0/c3".into(),
            engine: Engine::BEST,
            budget: Budget::Steps(100),
            seed: 1,
            pooled: false,
            memory: None,
        },
        from: 0,
        to: 1,
        doublings: 5,
    };
    let text = serde_json::to_string(&request).unwrap();
    assert!(text.starts_with(r#"{"review":{"question":{"id":7,"#), "{text}");
    assert_eq!(serde_json::from_str::<Request>(&text).unwrap(), request);
    let answer = Answer::Reviewed {
        ply: 0,
        report: report(&[("c3", 60, 0.75), ("a1", 40, 0.25)]),
    };
    let text = serde_json::to_string(&answer).unwrap();
    assert!(text.starts_with(r#"{"reviewed":{"ply":0,"report":{"#), "{text}");
    assert_eq!(serde_json::from_str::<Answer>(&text).unwrap(), answer);
}

#[test]
fn a_loss_is_measured_from_the_best_move_and_luck_from_the_mean() {
    let choice = report(&[("b2", 6, 0.5), ("a1", 4, 0.25), ("c3", 1, 0.75)]);
    let losses = ["b2", "a1", "c3", "d4"].map(|name| choice.loss(name));
    assert_eq!(losses, [Some(0.0), Some(0.25), Some(0.0), None]);
    let draw = report(&[("A", 1, 0.75), ("B", 3, 0.25)]);
    assert_eq!(draw.expected(), 0.375);
    assert_eq!(draw.luck("A"), Some(0.375));
    assert_eq!(draw.luck("B"), Some(-0.125));
    assert_eq!(Report::default().expected(), 0.0);
    let huge = report(&[("A", u32::MAX / 2, 0.5), ("B", u32::MAX / 2 + 1, 0.5)]);
    let twice = [&huge.lines[..], &huge.lines].concat();
    let twice = Report { lines: twice, ..huge };
    assert_eq!(
        twice.expected(),
        0.5,
        "more visits than a number of 32 bits holds"
    );
}

#[test]
fn a_pool_adds_visits_and_weighs_values() {
    let sum = Report::merged(&[
        report(&[("a1", 6, 0.5), ("b2", 4, 0.75)]),
        report(&[("b2", 12, 0.25), ("c3", 1, 1.0)]),
    ]);
    let told: Vec<_> = sum
        .lines
        .iter()
        .map(|l| (l.mv.as_str(), l.visits, l.value))
        .collect();
    assert_eq!(told, [("b2", 16, 0.375), ("a1", 6, 0.5), ("c3", 1, 1.0)]);
    assert_eq!(sum.steps, 23);
}

#[test]
fn a_pool_that_visits_all_alike_is_ranked_by_value() {
    let flat = |lines| Report {
        rank: Rank::Value,
        ..report(lines)
    };
    let sum = Report::merged(&[
        flat(&[("b2", 1, 1.0), ("a1", 2, 0.5)]),
        flat(&[("a1", 2, 0.25), ("b2", 1, 0.0)]),
    ]);
    let names: Vec<_> = sum.lines.iter().map(|line| line.mv.as_str()).collect();
    assert_eq!(names, ["b2", "a1"]);
}

#[test]
fn a_value_that_one_worker_has_proven_replaces_the_means_of_the_others() {
    let proven = |name: &str, value| {
        let mut report = report(&[(name, 1, value)]);
        report.lines[0].proven = true;
        report.lines[0].variation.push("proof".into());
        report
    };
    let believed = || {
        report(&[
            ("a1", 90, 0.9),
            ("b2", 60, 0.25),
            ("c3", 30, 0.5),
            ("d4", 10, 0.5),
        ])
    };
    let proofs = [proven("a1", 0.0), proven("b2", 1.0), proven("d4", 0.5)];
    for place in 0..=proofs.len() {
        let mut reports = proofs.to_vec();
        reports.insert(place, believed());
        let sum = Report::merged(&reports);
        let told: Vec<_> = sum
            .lines
            .iter()
            .map(|l| (l.mv.as_str(), l.visits, l.value, l.proven, l.variation.len()))
            .collect();
        let wanted = [
            ("b2", 61, 1.0, true, 2),
            ("c3", 30, 0.5, false, 1),
            ("d4", 11, 0.5, true, 2),
            ("a1", 91, 0.0, true, 2),
        ];
        assert_eq!(told, wanted, "the report without proofs at place {place}");
    }
}

#[test]
fn what_earlier_versions_say_is_not_proven() {
    let line: NamedLine = serde_json::from_str(r#"{"name":"a1","visits":1,"value":1,"pv":[]}"#).unwrap();
    assert!(!line.proven);
    assert_eq!(line.proof(), 0);
}

#[test]
fn a_line_is_written_with_its_names_and_without_its_place() {
    let line = NamedLine {
        mv: "a1".into(),
        place: 7,
        visits: 3,
        value: 0.5,
        variation: vec!["a1".into(), "b2".into()],
        proven: true,
        margin: Some(1.5),
        ..NamedLine::default()
    };
    let text = r#"{"name":"a1","visits":3,"value":0.5,"pv":["a1","b2"],"proven":true,"dominated":false,"half_width":0.0,"margin":1.5}"#;
    assert_eq!(serde_json::to_string(&line).unwrap(), text);
    let read: NamedLine = serde_json::from_str(text).unwrap();
    assert_eq!(read, NamedLine { place: 0, ..line });
}

#[test]
fn a_pool_of_one_is_its_only_report() {
    let alone = report(&[("b2", 4, 0.75), ("a1", 6, 0.5)]);
    assert_eq!(Report::merged(std::slice::from_ref(&alone)), alone);
}
