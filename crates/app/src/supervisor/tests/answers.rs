//! Questions and their answers.

use super::super::limits::{PAUSE_MILLIS, SILENCE_MILLIS, START_MILLIS, STOP_MILLIS};
use super::super::*;
use super::simulated_page::{SimulatedPage, TIMED, final_answer, question, report, stepped, timed};
use tessera_protocol::{Budget, EngineRefusal, Question, Report};

#[test]
fn a_move_is_asked_once_the_program_is_loaded_and_the_worker_ready_and_ends_with_its_answer() {
    let mut page = SimulatedPage::new();
    assert!(page.start(stepped(7), 4).contains(&Action::Load));
    assert_eq!(page.handle(Event::Loaded)[0], Action::StartWorker(0));
    page.ready(0);
    let asked = Question {
        memory: Some(192),
        ..question(7, Budget::Steps(100))
    };
    assert_eq!(
        page.sent(),
        [(0, &Request::Ask(asked))],
        "a number of steps goes unchanged to one worker, with the memory for it"
    );
    page.now += 30.0;
    page.answered(0, final_answer(7));
    let [(7, Ok(Outcome::Search(report)))] = &page.ends[..] else {
        panic!("{:?}", page.ends);
    };
    assert_eq!((report.millis, report.steps), (30, 5));
    page.answered(0, final_answer(7));
    assert_eq!(page.ends.len(), 1, "answered once");
}

#[test]
fn a_time_goes_to_every_worker_with_a_seed_of_its_own_and_the_answers_are_added_up() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 3);
    page.handle(Event::Loaded);
    assert_eq!(page.started(), [0, 1, 2]);
    let mut seeds = Vec::new();
    for worker in 0..3 {
        page.ready(worker);
        let [(number, Request::Ask(asked))] = page.sent()[..] else {
            panic!("{:?}", page.last);
        };
        assert_eq!((number, asked.budget, asked.pooled), (worker, TIMED, true));
        seeds.push(asked.seed);
    }
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), 3);
    page.answered(0, final_answer(7));
    page.answered(2, final_answer(7));
    assert_eq!(page.ends, []);
    page.answered(1, final_answer(7));
    let [(7, Ok(Outcome::Search(sum)))] = &page.ends[..] else {
        panic!("{:?}", page.ends);
    };
    assert_eq!((sum.lines[0].visits, sum.steps), (15, 15));
}

#[test]
fn an_answer_waits_until_people_can_follow_it_unless_it_may_be_instant() {
    let mut page = SimulatedPage::new();
    page.handle(Event::Start {
        job: stepped(7),
        workers: 1,
        instant: false,
    });
    page.handle(Event::Loaded);
    page.ready(0);
    page.now += 50.0;
    page.answered(0, final_answer(7));
    assert_eq!(page.ends, []);
    assert_eq!(page.last, [Action::SetTimer(1_000.0 + PAUSE_MILLIS)]);
    page.wait(PAUSE_MILLIS - 50.0);
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Search(report)))] if report.millis == 50));
}

#[test]
fn a_later_move_takes_the_place_of_an_earlier_one_whose_answers_are_stale() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.start(timed(8), 1);
    assert_eq!(page.ends, [(7, Err(Refusal::Replaced))]);
    page.answered(0, Answer::SoFar(report(7, &[("a1", 1)])));
    assert_eq!(page.last, []);
    page.answered(0, final_answer(7));
    assert_eq!(page.ends.len(), 1);
    assert!(matches!(page.sent()[..], [(0, Request::Ask(asked))] if asked.id == 8));
}

#[test]
fn what_cannot_change_any_more_is_stopped_once_all_workers_have_reported() {
    let known = |millis, first, second| {
        Answer::SoFar(Report {
            millis,
            ..report(7, &[("a1", first), ("b1", second)])
        })
    };
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 2);
    page.answered(0, known(1_200, 1_000, 0));
    assert_eq!(page.sent(), [], "the other one has not been heard");
    // At 1,200 of 2,000 milliseconds two thirds of the steps so far are still to come.
    page.answered(1, known(1_200, 0, 201));
    assert_eq!(page.sent(), []);
    page.answered(1, known(1_200, 0, 199));
    assert_eq!(page.sent(), [(0, &Request::Stop(7)), (1, &Request::Stop(7))]);
    page.answered(1, known(1_300, 0, 0));
    assert_eq!(page.sent(), [], "it is stopped once");
    let mut page = SimulatedPage::new();
    page.begin(stepped(7), 1);
    page.answered(0, known(1_200, 1_000, 0));
    assert_eq!(page.sent(), [], "steps are counted out");
}

#[test]
fn a_refusal_ends_the_job_also_where_the_engine_could_not_read_its_id() {
    let refusal = EngineRefusal::Request("no such engine".into());
    for id in [Some(7), None] {
        let mut page = SimulatedPage::new();
        page.begin(timed(7), 2);
        let refusal = refusal.clone();
        page.answered(
            1,
            Answer::Refused {
                id,
                refusal: refusal.clone(),
            },
        );
        assert_eq!(page.ends, [(7, Err(Refusal::Engine(refusal)))]);
        assert_eq!(page.sent(), [(0, &Request::Stop(7))]);
    }
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.handle(Event::Undecodable(0));
    assert_eq!(page.ends, [(7, Err(Refusal::UnreadableAnswer))]);
}

#[test]
fn exchange_words_go_to_the_other_workers_on_the_same_question() {
    let id = 0x1_0007;
    let mut page = SimulatedPage::new();
    page.begin(timed(id), 3);
    assert_eq!(page.handle(Event::Exchange(1, 7)), [Action::Relay(vec![0, 2])]);
    assert_eq!(page.handle(Event::Exchange(1, 8)), []);
    assert_eq!(page.handle(Event::Exchange(9, 7)), []);
    page.answered(2, final_answer(id));
    assert_eq!(page.handle(Event::Exchange(1, 7)), [Action::Relay(vec![0])]);
}

#[test]
fn a_measurement_may_be_silent_for_longer_and_ends_with_its_lines() {
    let mut page = SimulatedPage::new();
    page.begin(Job::Bench { millis: 200 }, 1);
    assert_eq!(page.sent(), [(0, &Request::Bench(200))]);
    page.wait(SILENCE_MILLIS);
    assert!(!page.terminated(0));
    let lines = vec!["{}".to_owned()];
    page.answered(0, Answer::Bench(lines.clone()));
    assert_eq!(page.ends, [(Job::BENCH_ID, Ok(Outcome::Bench(lines)))]);
}

#[test]
fn a_tick_is_ordered_for_the_next_deadline_and_not_ordered_twice() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 1);
    page.handle(Event::Loaded);
    assert_eq!(
        page.last,
        [Action::StartWorker(0), Action::SetTimer(1_000.0 + START_MILLIS)]
    );
    page.ready(0);
    assert!(page.last.contains(&Action::SetTimer(1_000.0 + SILENCE_MILLIS)));
    page.answered(0, Answer::SoFar(report(7, &[("a1", 1)])));
    assert!(
        !page
            .last
            .iter()
            .any(|action| matches!(action, Action::SetTimer(_)))
    );
    page.handle(Event::Stop(7));
    assert!(page.last.contains(&Action::SetTimer(1_000.0 + STOP_MILLIS)));
}
