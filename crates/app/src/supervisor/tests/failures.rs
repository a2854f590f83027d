//! Workers that fail, and engines that cannot be loaded.

use super::super::limits::{
    LATE_MILLIS, LOAD_MILLIS, MAX_EXCUSES, MAX_FAILURES, MAX_PATIENCE, SILENCE_MILLIS, START_MILLIS,
};
use super::super::*;
use super::simulated_page::{BUILD, SimulatedPage, final_answer, report, review, stepped, timed};

#[test]
fn a_silent_worker_is_replaced_and_asked_again_until_it_has_failed_too_often() {
    let mut page = SimulatedPage::new();
    page.begin(stepped(7), 1);
    let mut silence = SILENCE_MILLIS;
    for worker in 0..MAX_FAILURES {
        page.wait(silence - 1.0);
        assert!(!page.terminated(worker));
        page.answered(worker, Answer::SoFar(report(7, &[])));
        page.wait(silence - 1.0);
        assert!(!page.terminated(worker), "a report breaks the silence");
        page.wait(1.0);
        assert!(page.terminated(worker));
        // The device may only be slow.
        silence = (2.0 * silence).min(MAX_PATIENCE * SILENCE_MILLIS);
        if worker + 1 < MAX_FAILURES {
            assert_eq!(page.started(), [worker + 1]);
            page.ready(worker + 1);
            assert!(matches!(page.sent()[..], [(_, Request::Ask(_))]));
        }
    }
    assert!(page.started().is_empty());
    // It was not heard of a move, but of an empty report.
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Search(_)))]));
}

#[test]
fn silence_is_counted_anew_when_the_page_itself_was_held_up_but_not_for_ever() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    for _ in 0..MAX_EXCUSES {
        page.sleep(SILENCE_MILLIS + LATE_MILLIS + 1.0);
        assert!(!page.terminated(0), "the device was asleep");
    }
    page.sleep(SILENCE_MILLIS + LATE_MILLIS + 1.0);
    assert!(page.terminated(0));
}

#[test]
fn where_workers_crash_again_and_again_the_engine_in_the_page_takes_over() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 2);
    let last = page.crash(0, MAX_FAILURES - 1);
    assert_eq!(page.supervisor.in_page(), None);
    let worker = page.crash(last, 1);
    assert_eq!(page.supervisor.in_page(), Some(InPage::WorkersFailed));
    assert!(matches!(page.sent()[..], [(_, Request::Ask(_))]));
    page.answered(worker, final_answer(7));
    page.answered(1, final_answer(7));
    assert!(matches!(page.ends[..], [(7, Ok(_))]));
    page.start(timed(8), 4);
    assert!(
        page.sent().iter().any(|(number, _)| *number == worker),
        "and it stays there"
    );
}

#[test]
fn workers_that_were_ready_once_and_cannot_start_any_more_leave_the_engine_in_the_page() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.answered(0, final_answer(7));
    page.start(timed(8), 1);
    page.handle(Event::Failed(0));
    for worker in 1..MAX_FAILURES {
        assert_eq!(page.started(), [worker]);
        page.handle(Event::Failed(worker));
    }
    assert!(
        page.last.contains(&Action::StartInPage(MAX_FAILURES)),
        "{:?}",
        page.last
    );
}

#[test]
fn an_engine_that_crashes_in_the_page_too_refuses_the_job() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    for worker in 0..MAX_FAILURES {
        page.handle(Event::Failed(worker));
        page.ready(worker + 1);
    }
    page.handle(Event::Failed(MAX_FAILURES));
    assert_eq!(page.ends, [(7, Err(Refusal::EngineLost))]);
    page.start(timed(8), 1);
    assert_eq!(
        page.started(),
        [MAX_FAILURES + 1],
        "failures are counted anew for the next job"
    );
}

#[test]
fn a_job_goes_on_without_a_worker_that_has_failed_too_often() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 2);
    page.answered(0, final_answer(7));
    page.crash(1, MAX_FAILURES);
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Search(report)))] if report.steps == 5));
}

#[test]
fn after_an_answer_the_failures_of_a_slot_are_counted_anew() {
    let mut page = SimulatedPage::new();
    page.begin(review(7, 9), 1);
    let mut worker = 0;
    for _ in 0..2 * MAX_FAILURES {
        page.handle(Event::Failed(worker));
        worker = page.started()[0];
        page.ready(worker);
        page.answered(worker, Answer::Final(report(7, &[])));
    }
    assert_eq!(page.ends, []);
}

#[test]
fn an_engine_of_another_build_refuses_every_open_job_and_is_loaded_again_for_the_next() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 2);
    page.start(review(8, 3), 2);
    page.handle(Event::Loaded);
    let build = "b0".to_owned();
    page.answered(1, Answer::Ready { build });
    let refusal = Refusal::WrongBuild {
        page: BUILD.into(),
        engine: "b0".into(),
    };
    assert_eq!(page.ends, [(7, Err(refusal.clone())), (8, Err(refusal))]);
    assert!(page.terminated(0) && page.terminated(1));
    assert!(page.start(timed(9), 2).contains(&Action::Load));
}

#[test]
fn a_load_that_fails_refuses_every_open_job_and_is_tried_again_for_the_next() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 1);
    page.start(review(8, 3), 1);
    page.handle(Event::LoadFailed("404".into()));
    let refusal = Refusal::LoadFailed { detail: "404".into() };
    assert_eq!(page.ends, [(7, Err(refusal.clone())), (8, Err(refusal))]);
    assert!(page.start(timed(9), 1).contains(&Action::Load));
}

#[test]
fn a_program_that_never_arrives_refuses_every_open_job_and_is_tried_again_for_the_next() {
    let mut page = SimulatedPage::new();
    assert!(page.start(timed(7), 1).contains(&Action::Load));
    page.wait(LOAD_MILLIS - 1.0);
    assert_eq!(page.ends, []);
    page.wait(1.0);
    assert_eq!(page.ends, [(7, Err(Refusal::LoadTooSlow))]);
    page.handle(Event::Loaded);
    assert!(page.start(timed(8), 1).contains(&Action::Load));
    page.handle(Event::Loaded);
    page.ready(0);
    assert!(matches!(page.sent()[..], [(0, Request::Ask(_))]));
}

#[test]
fn where_the_first_worker_cannot_start_one_engine_runs_in_the_page() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 3);
    page.handle(Event::Loaded);
    page.handle(Event::Failed(0));
    assert!(page.last.contains(&Action::StartInPage(3)), "{:?}", page.last);
    page.handle(Event::Failed(1));
    page.handle(Event::Failed(2));
    assert!(
        page.started().is_empty(),
        "one engine in the page is as good as several"
    );
    page.ready(3);
    assert!(matches!(page.sent()[..], [(3, Request::Ask(_))]));
    page.answered(3, final_answer(7));
    assert!(matches!(page.ends[..], [(7, Ok(_))]));
}

#[test]
fn a_worker_that_starts_in_silence_is_given_up_for_the_page() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 1);
    page.handle(Event::Loaded);
    page.wait(START_MILLIS);
    assert!(page.terminated(0));
    assert!(page.last.contains(&Action::StartInPage(1)));
    page.handle(Event::Failed(1));
    assert_eq!(page.ends, [(7, Err(Refusal::NoEngine))]);
}
