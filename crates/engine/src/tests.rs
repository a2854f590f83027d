//! What an engine run answers, however it is cut into slices.

use super::*;
use tessera_core::language::Language;

fn question(record: &str, engine: &str, steps: u32) -> Question {
    Question {
        id: 7,
        record: record.into(),
        engine: engine.parse().unwrap(),
        budget: Budget::Steps(steps),
        seed: 1,
        pooled: false,
        memory: None,
    }
}

fn report_of(question: &Question, slices: &[u32]) -> Report {
    let mut run = EngineRun::start(question).unwrap();
    for &steps in slices.iter().cycle() {
        if run.step(steps) == Status::Finished {
            break;
        }
    }
    run.report()
}

#[test]
fn slices_do_not_change_the_report() {
    for engine in ["random", "flat", "greedy", "uct"] {
        let question = question("linage/size=5.komi=bid/komi-4_5.vertical.c3", engine, 500);
        let whole = report_of(&question, &[500]);
        assert_eq!(whole.id, 7);
        assert_eq!(report_of(&question, &[1]), whole, "{engine}");
        assert_eq!(report_of(&question, &[3, 0, 70, 1000]), whole, "{engine}");
    }
}

#[test]
fn the_budget_is_kept() {
    let question = question("linage/size=5.komi=0/", "uct", 100);
    assert_eq!(report_of(&question, &[77]).steps, 100);
    let mut run = EngineRun::start(&question).unwrap();
    assert_eq!(run.step(99), Status::Searching);
    assert_eq!(run.step(5), Status::Finished);
    assert_eq!(run.report().steps, 100);
    let mut timed = EngineRun::start(&Question {
        budget: Budget::Millis(10),
        ..question
    })
    .unwrap();
    let ticks = std::cell::Cell::new(0.0);
    let clock = || {
        ticks.set(ticks.get() + 1.0);
        ticks.get()
    };
    assert_eq!(timed.slice(10.0, clock), Status::Searching);
    assert_eq!(timed.report().steps, 10);
}

#[test]
fn where_a_time_is_given_the_next_question_reuses_the_tree() {
    let timed = |record: &str, engine: &str| Question {
        budget: Budget::Millis(50),
        ..question(record, engine, 0)
    };
    let begun = |record: &str| {
        let mut run = EngineRun::start(&timed(record, "mcts")).unwrap();
        run.step(2_000);
        run
    };
    let start = "linage/size=5.komi=0/b2.d4";
    let pv = begun(start).report().lines[0].variation[..2].join(".");
    let later = format!("{start}.{pv}");
    let fresh = EngineRun::start(&timed(&later, "mcts")).unwrap().report();
    let mut run = begun(start).resume(&timed(&later, "mcts")).unwrap();
    let report = run.report();
    let visits = |report: &Report| report.lines.iter().map(|line| line.visits).sum::<u32>();
    assert!(visits(&report) > 20, "{} visits", visits(&report));
    assert_eq!(report.steps, 0, "none is made for this question yet");
    assert_eq!(report.id, 7);
    let names = |report: &Report| {
        let mut names: Vec<_> = report.lines.iter().map(|line| line.mv.clone()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&report), names(&fresh), "the moves of the new position");
    run.step(500);
    assert_eq!(run.report().steps, 500);
    assert_eq!(visits(&run.report()), visits(&report) + 500);
    let best = &run.report().lines[0];
    let text = format!("{later}.{}", best.variation.join("."));
    assert_eq!(
        catalog::replayed(&Record::parse(&text).unwrap(), Language::English)
            .unwrap()
            .1,
        None
    );
    // Where the question is about something else, all begins anew, as without a question before.
    let others = [
        timed("linage/size=5.komi=0/b2", "mcts"),
        timed("linage/size=5.komi=0/d4.b2.c3", "mcts"),
        timed("linage/size=5.komi=1/b2.d4.c3", "mcts"),
        timed("linage/size=4.komi=0/b2.d4.c3", "mcts"),
        timed(&later, "mcts:c=0.2"),
        timed(&later, "mcts:t=0.1"),
        timed(&later, "uct"),
        question(&later, "mcts", 100),
    ];
    for other in others {
        let mut run = begun(start).resume(&other).unwrap();
        assert_eq!(run.report().steps, 0, "{other:?}");
        run.step(100);
        assert_eq!(
            run.report(),
            report_of(
                &Question {
                    budget: Budget::Steps(100),
                    ..other.clone()
                },
                &[100]
            ),
            "{other:?}"
        );
    }
    let why = begun(start).resume(&timed(&format!("{start}.b2"), "mcts")).err();
    assert!(matches!(why, Some(Refusal::Move(_))), "{why:?}");
}

#[test]
fn lines_are_named_and_their_variations_are_records() {
    let question = question("linage/size=4.komi=0/b1.b2", "uct", 2_000);
    let report = report_of(&question, &[100]);
    assert_eq!(report.steps, 2_000);
    assert!(report.nodes > 100);
    let best = &report.lines[0];
    assert_eq!(best.variation[0], best.mv);
    assert!(best.variation.len() > 1);
    for line in &report.lines {
        let text = format!("linage/size=4.komi=0/b1.b2.{}", line.variation.join("."));
        let record = Record::parse(&text).unwrap();
        assert_eq!(
            catalog::replayed(&record, Language::English).unwrap().1,
            None,
            "{text}"
        );
    }
}

#[test]
fn a_question_that_cannot_be_answered_is_refused_with_the_reason_as_a_fact() {
    let why = |record: &str| EngineRun::start(&question(record, "uct", 1)).err().unwrap();
    assert!(matches!(why("linage/<"), Refusal::Record(_)));
    let unknown = BadGame::Unknown("chess".into());
    assert_eq!(why("chess//e4"), Refusal::Game(unknown));
    assert!(matches!(why("linage/size=2/"), Refusal::Game(BadGame::Option(_))));
    match why("linage/size=5.komi=0/a2.b1") {
        Refusal::Move(illegal) => assert_eq!(illegal.ply, 1),
        other => panic!("{other:?}"),
    }
    assert_eq!(why("linage/size=5.komi=0/pass.pass"), Refusal::Over);
    assert_eq!(why("linage/size=5.komi=0/c3.resign"), Refusal::Over);
    assert_eq!(why("carcassonne/players=3/D.resign.resign"), Refusal::Over);
}

#[test]
fn a_seat_that_has_resigned_is_never_asked_for() {
    let question = question("carcassonne/players=3/D.resign", "mcts", 100);
    let report = report_of(&question, &[100]);
    let best = &report.lines[0];
    let text = format!("{}.{}", question.record, best.mv);
    let (table, fault) = catalog::replayed(&Record::parse(&text).unwrap(), Language::English).unwrap();
    assert_eq!(
        (fault, table.decided(2)),
        (None, Turn::Seat(tessera_core::game::Seat(1)))
    );
}

#[test]
#[cfg(feature = "lab")]
fn an_engine_that_does_not_support_a_game_is_refused() {
    let why = |record: &str, engine: &str| EngineRun::start(&question(record, engine, 1)).err();
    let unsupported = |engine: &str, reason| {
        let engine = engine.parse().unwrap();
        Some(Refusal::Engine(Unsupported { engine, reason }))
    };
    assert_eq!(
        why("carcassonne//", "mcts:c=3"),
        unsupported("mcts:c=3", UnsupportedReason::OwnWeights)
    );
    assert_eq!(
        why("carcassonne/players=3/", "star2"),
        unsupported("star2", UnsupportedReason::TwoSeatsOnly)
    );
    assert_eq!(why("carcassonne//", "mcts:t=0.1"), None);
    assert_eq!(why("carcassonne/players=3/", "mcts:duel=1,t=0.1"), None);
    assert_eq!(why("carcassonne//", "star2"), None);
    assert_eq!(why("linage//", "mcts:c=3"), None);
}

#[test]
fn with_more_than_two_seats_every_seat_has_an_expected_share() {
    for players in [3_usize, 5] {
        let question = question(&format!("carcassonne/players={players}/D"), "mcts", 60);
        let report = report_of(&question, &[60]);
        for line in report.lines.iter().filter(|line| line.visits > 0) {
            let shares = line.shares.expect("it was visited");
            assert!((shares[0] - line.value).abs() < 1e-6, "its own: {line:?}");
            assert!(shares[..players].iter().all(|share| (0.0..=1.0).contains(share)));
            assert_eq!(shares[players..], [0.0; 5][players..], "{line:?}");
            assert!(shares[1..players].iter().all(|&share| share > 0.0), "{line:?}");
        }
    }
    let two = report_of(&question("carcassonne//D", "mcts", 20), &[20]);
    assert!(two.lines.iter().all(|line| line.shares.is_none()));
}
