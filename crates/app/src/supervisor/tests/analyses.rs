//! The analysis of a position, which ends by its time alone.

use super::super::limits::PAUSE_MILLIS;
use super::super::*;
use super::simulated_page::{SimulatedPage, TIMED, question, report, review, timed};
use tessera_protocol::{OwnedCell, Ownership, Report, WeighedLine};

fn analysis(id: u32) -> Job {
    Job::Analysis(question(id, TIMED))
}

/// A report after so many milliseconds in which one move leads by so much that no other can catch it.
fn decided(id: u32, millis: u32) -> Report {
    Report {
        millis,
        ..report(id, &[("a1", 1_000), ("b2", 1)])
    }
}

#[test]
fn an_analysis_is_searched_by_all_workers_until_its_time_is_over_though_the_best_move_is_certain() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 2);
    page.answered(0, Answer::SoFar(decided(7, 1_900)));
    page.answered(1, Answer::SoFar(decided(7, 1_900)));
    assert_eq!(page.sent().len(), 2, "a move that is certain is stopped");
    let mut page = SimulatedPage::new();
    page.begin(analysis(7), 2);
    page.answered(0, Answer::SoFar(decided(7, 1_900)));
    page.answered(1, Answer::SoFar(decided(7, 1_900)));
    assert_eq!(page.sent(), [], "an analysis goes on");
    let progress = page.last.iter().find_map(|action| match action {
        Action::Progress { id, page, progress } => Some((*id, *page, progress.clone())),
        _ => None,
    });
    let Some((7, Page::Analysis, Progress::Search(sum))) = progress else {
        panic!("{progress:?}");
    };
    assert_eq!(sum.lines[0].visits, 2_000);
    page.answered(0, Answer::Final(decided(7, 2_000)));
    assert_eq!(page.ends, []);
    page.answered(1, Answer::Final(decided(7, 2_000)));
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Search(sum)))] if sum.steps == 2_002));
}

#[test]
fn an_analysis_has_no_pause_and_says_for_how_long_was_searched() {
    let mut page = SimulatedPage::new();
    page.handle(Event::Start {
        job: analysis(7),
        workers: 1,
        instant: false,
    });
    page.handle(Event::Loaded);
    page.ready(0);
    page.now += PAUSE_MILLIS / 2.0;
    page.answered(0, Answer::Final(decided(7, 50)));
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Search(sum)))] if sum.millis == 50));
}

#[test]
fn the_next_position_replaces_the_analysis_and_a_late_report_about_the_old_one_is_not_passed_on() {
    let mut page = SimulatedPage::new();
    page.begin(analysis(7), 1);
    page.start(analysis(8), 1);
    assert_eq!(page.ends, [(7, Err(Refusal::Replaced))]);
    assert_eq!(page.sent(), [(0, &Request::Stop(7))]);
    page.answered(0, Answer::SoFar(decided(7, 100)));
    let is_progress = |action: &Action| matches!(action, Action::Progress { .. });
    assert!(!page.last.iter().any(is_progress));
    page.answered(0, Answer::Final(decided(7, 100)));
    assert!(matches!(page.sent()[..], [(0, Request::Ask(asked))] if asked.id == 8));
    assert_eq!(page.ends.len(), 1);
}

#[test]
fn many_positions_in_a_row_leave_one_question_and_it_is_about_the_last() {
    let mut page = SimulatedPage::new();
    page.begin(analysis(1), 1);
    let mut sent = 0;
    for id in 2..=100 {
        page.start(analysis(id), 1);
        sent += page.sent().len();
    }
    assert_eq!(
        sent, 1,
        "the first is told to stop, and the rest waits for its answer"
    );
    page.answered(0, Answer::Final(decided(1, 100)));
    assert!(matches!(page.sent()[..], [(0, Request::Ask(asked))] if asked.id == 100));
    page.answered(0, Answer::Final(decided(100, 2_000)));
    assert!(matches!(page.ends.last(), Some((100, Ok(Outcome::Search(_))))));
    assert_eq!(page.ends.len(), 100, "each has one end");
}

#[test]
fn a_side_search_says_so_and_has_little_memory() {
    let mut page = SimulatedPage::new();
    page.begin(Job::SideSearch(question(7, TIMED)), 2);
    let asked = page.sent();
    let memory = |request: &Request| match request {
        Request::SideSearch(question) => question.memory,
        _ => None,
    };
    assert!(
        asked.iter().all(|(_, request)| memory(request) == Some(16)),
        "{asked:?}"
    );
    page.answered(0, Answer::Final(decided(7, 2_000)));
    page.answered(1, Answer::Final(decided(7, 2_000)));
    assert!(matches!(page.ends[..], [(7, Ok(Outcome::Search(_)))]));
}

#[test]
fn ends_are_counted_by_all_workers_and_added_up() {
    let mut page = SimulatedPage::new();
    let lines = vec![WeighedLine {
        names: vec!["a1".to_owned()],
        weight: 3,
    }];
    let job = Job::Ownership {
        question: question(7, TIMED),
        lines: lines.clone(),
    };
    page.begin(job, 2);
    let is_asked =
        |request: &Request| matches!(request, Request::Ownership { lines: sent, .. } if *sent == lines);
    assert!(
        page.sent().iter().any(|(_, request)| is_asked(request)),
        "{:?}",
        page.sent()
    );
    let counted = |ends| Report {
        id: 7,
        steps: ends,
        ownership: Some(Ownership {
            ends,
            cells: vec![OwnedCell {
                cell: "c3".to_owned(),
                ends: [ends, 0, 0, 0, 0],
            }],
        }),
        ..Report::default()
    };
    page.answered(0, Answer::Final(counted(10)));
    page.answered(1, Answer::Final(counted(5)));
    let [(7, Ok(Outcome::Search(sum)))] = &page.ends[..] else {
        panic!("{:?}", page.ends);
    };
    assert_eq!(
        (sum.steps, sum.ownership.as_ref()),
        (15, counted(15).ownership.as_ref())
    );
}

#[test]
fn an_analysis_that_is_cancelled_leaves_the_review_of_the_game_alone() {
    let mut page = SimulatedPage::new();
    page.begin(review(5, 3), 1);
    page.start(analysis(7), 1);
    page.handle(Event::Cancel(Page::Analysis));
    assert_eq!(page.ends, [(7, Err(Refusal::Cancelled))]);
    page.handle(Event::Cancel(Page::GameReview));
    assert_eq!(page.ends.len(), 2);
}

#[test]
fn a_sum_is_full_only_where_every_tree_is() {
    let mut page = SimulatedPage::new();
    page.begin(analysis(7), 2);
    let full = |full| Report {
        full,
        ..decided(7, 100)
    };
    let is_full = |page: &SimulatedPage| {
        page.last.iter().any(
            |action| matches!(action, Action::Progress { progress: Progress::Search(sum), .. } if sum.full),
        )
    };
    page.answered(0, Answer::SoFar(full(true)));
    page.answered(1, Answer::SoFar(full(false)));
    assert!(!is_full(&page));
    page.answered(1, Answer::SoFar(full(true)));
    assert!(is_full(&page));
}
