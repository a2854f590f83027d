//! Reviews, whose plies are shared out over the workers.

use super::super::limits::{MAX_FAILURES, SILENCE_MILLIS};
use super::super::*;
use super::simulated_page::{SimulatedPage, report, review, timed};
use crate::job::ReviewTask;
use tessera_protocol::Budget;

#[test]
fn a_review_is_shared_out_ply_by_ply_and_every_ply_is_reported_once() {
    let reviewed = |ply| Answer::Reviewed {
        ply,
        report: report(7, &[("a1", 1)]),
    };
    let reported = |page: &SimulatedPage| {
        let ply = |action: &Action| match action {
            Action::Progress {
                progress: Progress::Review { task, report, .. },
                ..
            } => Some((task.ply, report.is_some())),
            _ => None,
        };
        page.last.iter().filter_map(ply).collect::<Vec<_>>()
    };
    let mut page = SimulatedPage::new();
    page.start(review(7, 3), 2);
    page.handle(Event::Loaded);
    page.ready(0);
    assert_eq!(page.reviews(), [(0, 0)]);
    page.ready(1);
    assert_eq!(page.reviews(), [(1, 1)]);
    page.answered(1, reviewed(1));
    assert!(
        reported(&page).is_empty(),
        "a share that is begun again would report it again"
    );
    page.handle(Event::Failed(1));
    assert_eq!(page.started(), [2]);
    page.ready(2);
    assert_eq!(page.reviews(), [(2, 1)]);
    page.answered(2, reviewed(1));
    page.answered(2, Answer::Final(report(7, &[])));
    assert_eq!(reported(&page), [(1, true)]);
    assert_eq!(page.reviews(), [(2, 2)]);
    page.answered(0, reviewed(0));
    page.answered(0, Answer::Final(report(7, &[])));
    assert_eq!((reported(&page), page.reviews()), (vec![(0, true)], vec![]));
    page.answered(2, Answer::Final(report(7, &[])));
    assert_eq!(reported(&page), [(2, false)], "nothing begins at the ply");
    assert_eq!(page.ends, [(7, Ok(Outcome::Review))]);
}

#[test]
fn the_tasks_of_a_review_are_done_in_order_each_with_its_own_steps_and_doublings() {
    let tasks = [
        ReviewTask::coarse(4, 10),
        ReviewTask::coarse(2, 10),
        ReviewTask::fine(4, 90),
    ];
    let Job::Review { question, .. } = review(7, 0) else {
        unreachable!("a review")
    };
    let mut page = SimulatedPage::new();
    let job = Job::Review {
        question,
        tasks: tasks.into(),
    };
    page.begin(job, 1);
    let asked = |page: &SimulatedPage| match page.sent()[..] {
        [
            (
                0,
                Request::Review {
                    question,
                    from,
                    to,
                    doublings,
                },
            ),
        ] => (question.budget, *from, *to, *doublings),
        ref other => panic!("{other:?}"),
    };
    let mut done = Vec::new();
    for task in tasks {
        let ReviewTask {
            ply,
            steps,
            doublings,
        } = task;
        assert_eq!(asked(&page), (Budget::Steps(steps), ply, ply + 1, doublings));
        page.now += 1_000.0;
        page.answered(0, Answer::Final(report(7, &[])));
        done.extend(page.last.iter().filter_map(|action| match action {
            Action::Progress {
                progress: Progress::Review { task, millis, .. },
                ..
            } => Some((*task, *millis)),
            _ => None,
        }));
    }
    assert_eq!(done, [(tasks[0], 1_000), (tasks[1], 2_000), (tasks[2], 3_000)]);
    assert_eq!(page.ends, [(7, Ok(Outcome::Review))]);
}

#[test]
fn a_move_comes_before_a_review_and_does_not_cancel_it() {
    let mut page = SimulatedPage::new();
    page.begin(review(7, 2), 1);
    page.start(timed(8), 1);
    assert!(matches!(page.sent()[..], [(0, Request::Ask(asked))] if asked.id == 8));
    assert_eq!(page.ends, []);
    page.handle(Event::Stop(8));
    page.wait(SILENCE_MILLIS);
    assert!(page.terminated(0));
    page.ready(1);
    let requests: Vec<_> = page.sent().into_iter().map(|(_, request)| request).collect();
    assert!(
        matches!(requests[..], [Request::Ask(_), Request::Review { from: 0, .. }]),
        "{requests:?}"
    );
    // The last one runs in the page.
    for worker in 1..=MAX_FAILURES {
        page.handle(Event::Failed(worker));
        page.ready(worker + 1);
    }
    assert_eq!(page.ends, [(8, Err(Refusal::EngineLost))]);
    assert_eq!(
        page.reviews(),
        [(MAX_FAILURES + 1, 0)],
        "the review is not blamed for it"
    );
}

#[test]
fn a_review_is_alive_as_long_as_it_says_so_and_ends_early_with_what_it_has() {
    let mut page = SimulatedPage::new();
    page.begin(review(7, 5), 1);
    for _ in 0..5 {
        page.wait(SILENCE_MILLIS - 1.0);
        page.answered(0, Answer::Reviewing(7));
    }
    page.wait(1.0);
    assert!(!page.terminated(0));
    page.handle(Event::Stop(7));
    assert_eq!(page.ends, [(7, Ok(Outcome::Review))]);
    assert_eq!(page.sent(), [(0, &Request::Stop(7))]);
}
