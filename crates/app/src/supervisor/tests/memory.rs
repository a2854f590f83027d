//! Workers that cannot have the memory that they may take.

use super::super::limits::{LEAST_MEMORY, MAX_FAILURES, less_memory};
use super::super::*;
use super::simulated_page::{SimulatedPage, final_answer, review, stepped, timed};
use tessera_protocol::EngineRefusal;

/// A refusal for want of memory.
fn no_memory(id: u32) -> Answer {
    Answer::Refused {
        id: Some(id),
        refusal: EngineRefusal::Memory,
    }
}

/// The last event asked these workers a question whose search may take so many mebibytes.
fn assert_asked(page: &SimulatedPage, workers: &[u32], mebibytes: u32) {
    let asked: Vec<_> = workers.iter().map(|&worker| (worker, Some(mebibytes))).collect();
    assert_eq!(page.memory(), asked);
}

#[test]
fn a_phone_gives_a_worker_less_memory_than_a_desktop_and_the_limit_is_halved_down_to_the_least() {
    assert_eq!((worker_memory(true), worker_memory(false)), (64, 256));
    // A desktop's limit is above what a search of a move takes, so half of it would be refused as well.
    let halved = [256, 64, 32, 16].map(less_memory);
    assert_eq!(halved, [Some(32), Some(32), Some(16), None]);
}

#[test]
fn three_quarters_of_a_workers_memory_go_to_a_move_and_what_no_tree_needs_to_a_review() {
    let mut page = SimulatedPage::new();
    page.begin(stepped(7), 1);
    assert_asked(&page, &[0], 192);
    page.start(review(8, 1), 1);
    assert_asked(&page, &[0], 208);
    let given = |all| {
        [stepped(7), review(8, 1)].map(|job| {
            let mut page = SimulatedPage::new();
            page.handle(Event::Memory(all));
            page.begin(job, 1);
            page.memory()
        })
    };
    assert_eq!(given(64), [[(0, Some(48))], [(0, Some(16))]], "on a phone");
    assert_eq!(given(16), [[(0, Some(12))], [(0, Some(4))]], "the least");
}

#[test]
fn a_person_may_choose_the_memory_of_a_worker_and_the_same_choice_again_changes_nothing() {
    let mut page = SimulatedPage::new();
    page.handle(Event::Memory(512));
    page.begin(stepped(7), 1);
    assert_asked(&page, &[0], 384);
    page.answered(0, no_memory(7));
    assert_asked(&page, &[0], 24);
    page.answered(0, final_answer(7));
    page.handle(Event::Memory(512));
    page.start(stepped(8), 1);
    assert_asked(&page, &[0], 24);
    page.answered(0, final_answer(8));
    page.handle(Event::Memory(64));
    page.start(stepped(9), 1);
    assert_asked(&page, &[0], 48);
}

#[test]
fn a_worker_without_memory_is_asked_again_with_less_and_the_rest_of_the_session_with_no_more() {
    let mut page = SimulatedPage::new();
    page.begin(stepped(7), 1);
    page.answered(0, no_memory(7));
    assert_asked(&page, &[0], 24);
    page.answered(0, no_memory(7));
    assert_asked(&page, &[0], 12);
    assert!(!page.terminated(0));
    page.answered(0, final_answer(7));
    assert!(matches!(page.ends[..], [(7, Ok(_))]));
    page.start(stepped(8), 1);
    assert_asked(&page, &[0], 12);
}

#[test]
fn several_workers_that_are_refused_the_same_memory_halve_it_once() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 3);
    for worker in 0..3 {
        page.answered(worker, no_memory(7));
        assert_asked(&page, &[worker], 24);
    }
}

#[test]
fn a_job_goes_on_without_a_worker_that_cannot_have_the_least_memory() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 2);
    for _ in 0..3 {
        page.answered(1, no_memory(7));
    }
    assert_eq!(page.memory(), [], "the least was refused, too");
    assert_eq!(page.ends, []);
    page.answered(0, final_answer(7));
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Search(report)))] if report.steps == 5));
}

#[test]
fn where_no_worker_can_have_the_least_memory_the_job_is_refused_in_these_words() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    for _ in 0..3 {
        page.answered(0, no_memory(7));
    }
    let refusal = Refusal::Engine(EngineRefusal::Memory);
    assert_eq!(page.ends, [(7, Err(refusal))]);
    page.start(timed(8), 1);
    assert_asked(&page, &[0], LEAST_MEMORY / 4 * 3);
}

#[test]
fn a_worker_that_crashes_may_have_lacked_memory_so_the_next_one_gets_less() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    let mut worker = 0;
    for mebibytes in [24, 12, 12] {
        worker = page.crash(worker, 1);
        assert_asked(&page, &[worker], mebibytes);
    }
    assert_eq!(page.supervisor.in_page(), Some(InPage::WorkersFailed));
    assert_eq!(worker, MAX_FAILURES);
}

#[test]
fn a_worker_that_falls_silent_did_not_lack_memory() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.wait(super::super::limits::SILENCE_MILLIS);
    page.ready(1);
    assert_asked(&page, &[1], 192);
}

#[test]
fn a_review_that_lacks_memory_is_asked_again_for_the_same_ply() {
    let mut page = SimulatedPage::new();
    page.begin(review(7, 2), 1);
    assert_eq!(page.reviews(), [(0, 0)]);
    page.answered(0, no_memory(7));
    assert_eq!(page.reviews(), [(0, 0)]);
    assert_asked(&page, &[0], 8);
}
