//! Jobs that are stopped or cancelled.

use super::super::limits::{SILENCE_MILLIS, STOP_MILLIS};
use super::super::*;
use super::simulated_page::{SimulatedPage, final_answer, report, timed};
use tessera_protocol::Budget;

#[test]
fn a_stop_is_passed_on_once_and_the_answer_of_one_millisecond_is_taken() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.handle(Event::Stop(7));
    assert_eq!(page.sent(), [(0, &Request::Stop(7))]);
    page.handle(Event::Stop(7));
    assert_eq!(page.sent(), []);
    page.answered(0, final_answer(7));
    assert!(matches!(page.ends[..], [(7, Ok(_))]));
}

#[test]
fn a_worker_that_ignores_a_stop_is_terminated_and_the_answer_made_of_what_is_known() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 2);
    page.answered(0, Answer::SoFar(report(7, &[("a1", 9)])));
    page.handle(Event::Stop(7));
    page.wait(STOP_MILLIS - 1.0);
    assert_eq!(page.ends, []);
    page.wait(1.0);
    assert!(page.terminated(0) && page.terminated(1));
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Search(report)))] if report.steps == 9));
    assert!(page.started().is_empty());
}

#[test]
fn a_worker_that_has_named_no_move_yet_is_not_ended_for_a_late_answer_to_a_stop() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.handle(Event::Stop(7));
    page.wait(SILENCE_MILLIS - 1.0);
    assert!(!page.terminated(0), "to be started again would take longer");
    page.answered(0, final_answer(7));
    assert!(matches!(page.ends[..], [(7, Ok(_))]));
}

#[test]
fn where_nothing_is_known_after_an_ignored_stop_another_worker_is_asked_for_one_millisecond() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.handle(Event::Stop(7));
    page.wait(SILENCE_MILLIS);
    assert_eq!(page.started(), [1]);
    page.ready(1);
    assert!(matches!(page.sent()[..], [(1, Request::Ask(asked))] if asked.budget == Budget::Millis(1)));
}

#[test]
fn a_stop_before_the_start_asks_for_one_millisecond() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 1);
    page.handle(Event::Stop(7));
    page.handle(Event::Loaded);
    assert_eq!(page.started(), [0]);
    page.ready(0);
    assert!(matches!(page.sent()[..], [(0, Request::Ask(asked))] if asked.budget == Budget::Millis(1)));
}

#[test]
fn workers_that_have_not_begun_when_a_stop_comes_are_not_waited_for() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 2);
    page.handle(Event::Loaded);
    page.ready(0);
    page.handle(Event::Stop(7));
    page.answered(0, final_answer(7));
    assert!(matches!(page.ends[..], [(7, Ok(_))]));
}

#[test]
fn a_worker_that_ignores_the_stop_of_a_cancelled_job_is_replaced_before_the_next_is_asked() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.handle(Event::Cancel(Page::Play));
    assert_eq!(page.ends, [(7, Err(Refusal::Cancelled))]);
    assert_eq!(page.sent(), [(0, &Request::Stop(7))]);
    page.start(timed(8), 1);
    assert_eq!(page.sent(), []);
    page.wait(STOP_MILLIS);
    assert!(page.terminated(0));
    assert_eq!(page.started(), [1]);
    page.ready(1);
    assert!(matches!(page.sent()[..], [(1, Request::Ask(asked))] if asked.id == 8));
    page.answered(0, final_answer(8));
    assert_eq!(page.ends.len(), 1, "a terminated worker is not heard");
}

#[test]
fn engines_that_rest_are_ended_with_their_jobs_and_the_next_job_starts_one_without_a_download() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 2);
    page.handle(Event::Rest);
    assert!(page.terminated(0) && page.terminated(1));
    assert_eq!(page.ends, [(7, Err(Refusal::Cancelled))]);
    page.answered(0, final_answer(7));
    assert_eq!(page.ends.len(), 1, "a late answer is nobody's");
    page.start(timed(8), 1);
    assert_eq!(page.started(), [2]);
    assert!(!page.last.contains(&Action::Load));
    page.ready(2);
    page.answered(2, final_answer(8));
    assert!(matches!(page.ends[1], (8, Ok(_))));
}

#[test]
fn a_rest_while_the_program_is_on_its_way_ends_the_job_and_the_program_is_kept() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 1);
    page.handle(Event::Rest);
    assert_eq!(page.ends, [(7, Err(Refusal::Cancelled))]);
    page.handle(Event::Loaded);
    assert!(page.started().is_empty());
    page.start(timed(8), 1);
    assert_eq!(page.started(), [0]);
}
