//! The supervisor, event by event.

use super::limits::{LIVES, PAUSE_MILLIS, SILENCE_MILLIS, START_MILLIS, STOP_MILLIS};
use super::*;
use crate::protocol::{Budget, Engine, EngineRefusal, NamedLine, Question, Report};

const BUILD: &str = "b1";

/// A simulated page: a supervisor with a clock, the last actions and all ends.
struct SimulatedPage {
    supervisor: Supervisor,
    now: f64,
    last: Vec<Action>,
    ends: Vec<(u32, Result<Outcome, Refusal>)>,
}

impl SimulatedPage {
    fn new() -> SimulatedPage {
        SimulatedPage {
            supervisor: Supervisor::new(BUILD.into()),
            now: 1_000.0,
            last: Vec::new(),
            ends: Vec::new(),
        }
    }

    fn tell(&mut self, event: Event) -> &[Action] {
        self.last = self.supervisor.handle(event, self.now);
        for action in &self.last {
            if let Action::End { id, end, .. } = action {
                self.ends.push((*id, end.clone()));
            }
        }
        &self.last
    }

    fn start(&mut self, job: Job, workers: u32) -> &[Action] {
        self.tell(Event::Start {
            job,
            workers,
            instant: true,
        })
    }

    /// Starts a job on so many workers, the first numbers, and has them become ready.
    fn begin(&mut self, job: Job, workers: u32) {
        self.start(job, workers);
        self.tell(Event::Loaded);
        for worker in 0..workers {
            self.ready(worker);
        }
    }

    fn ready(&mut self, worker: u32) -> &[Action] {
        let build = BUILD.into();
        self.tell(Event::Heard(worker, Answer::Ready { build }))
    }

    fn heard(&mut self, worker: u32, answer: Answer) -> &[Action] {
        self.tell(Event::Heard(worker, answer))
    }

    /// Lets time pass and ticks.
    fn wait(&mut self, millis: f64) -> &[Action] {
        self.now += millis;
        self.tell(Event::Tick)
    }

    /// The numbers of the workers that the last event started.
    fn started(&self) -> Vec<u32> {
        let number = |action: &Action| match action {
            Action::StartWorker(number) | Action::StartInPage(number) => Some(*number),
            _ => None,
        };
        self.last.iter().filter_map(number).collect()
    }

    fn terminated(&self, number: u32) -> bool {
        self.last.contains(&Action::Terminate(number))
    }

    /// The requests that the last event sent.
    fn sent(&self) -> Vec<(u32, &Request)> {
        let request = |action: &'_ Action| match action {
            Action::Send(number, _) => Some(*number),
            _ => None,
        };
        let numbers = self.last.iter().filter_map(request);
        let requests = self.last.iter().filter_map(|action| match action {
            Action::Send(_, request) => Some(request),
            _ => None,
        });
        numbers.zip(requests).collect()
    }

    /// The plies that the last event asked workers to review.
    fn reviews(&self) -> Vec<(u32, u32)> {
        let ply = |(number, request): (u32, &Request)| match request {
            Request::Review { from, .. } => Some((number, *from)),
            _ => None,
        };
        self.sent().into_iter().filter_map(ply).collect()
    }
}

fn question(id: u32, budget: Budget) -> Question {
    Question {
        id,
        record: "linage//".into(),
        engine: Engine::UCT,
        budget,
        seed: 1,
        pooled: false,
    }
}

const TIMED: Budget = Budget::Millis(2_000);

fn timed(id: u32) -> Job {
    Job::Move(question(id, TIMED))
}

fn stepped(id: u32) -> Job {
    Job::Move(question(id, Budget::Steps(100)))
}

fn review(id: u32, plies: u32) -> Job {
    let question = question(id, Budget::Steps(100));
    Job::Review { question, plies }
}

fn report(id: u32, visits: &[(&str, u32)]) -> Report {
    let line = |&(name, visits): &(&str, u32)| NamedLine {
        name: name.into(),
        visits,
        value: 0.5,
        ..NamedLine::default()
    };
    Report {
        id,
        lines: visits.iter().map(line).collect(),
        steps: visits.iter().map(|(_, visits)| visits).sum(),
        ..Report::default()
    }
}

fn last_word(id: u32) -> Answer {
    Answer::Final(report(id, &[("a1", 5)]))
}

#[test]
fn a_move_is_asked_once_the_program_is_loaded_and_the_worker_ready_and_ends_with_its_answer() {
    let mut page = SimulatedPage::new();
    assert_eq!(page.start(stepped(7), 4), [Action::Load]);
    assert_eq!(page.tell(Event::Loaded)[0], Action::StartWorker(0));
    page.ready(0);
    assert_eq!(
        page.sent(),
        [(0, &Request::Ask(question(7, Budget::Steps(100))))],
        "a number of steps goes unchanged to one worker"
    );
    page.now += 30.0;
    page.heard(0, last_word(7));
    let [(7, Ok(Outcome::Move(report)))] = &page.ends[..] else {
        panic!("{:?}", page.ends);
    };
    assert_eq!((report.millis, report.steps), (30, 5));
    page.heard(0, last_word(7));
    assert_eq!(page.ends.len(), 1, "answered once");
}

#[test]
fn a_time_goes_to_every_worker_with_a_seed_of_its_own_and_the_answers_are_added_up() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 3);
    page.tell(Event::Loaded);
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
    page.heard(0, last_word(7));
    page.heard(2, last_word(7));
    assert_eq!(page.ends, []);
    page.heard(1, last_word(7));
    let [(7, Ok(Outcome::Move(sum)))] = &page.ends[..] else {
        panic!("{:?}", page.ends);
    };
    assert_eq!((sum.lines[0].visits, sum.steps), (15, 15));
}

#[test]
fn an_answer_waits_until_people_can_follow_it_unless_it_may_be_instant() {
    let mut page = SimulatedPage::new();
    page.tell(Event::Start {
        job: stepped(7),
        workers: 1,
        instant: false,
    });
    page.tell(Event::Loaded);
    page.ready(0);
    page.now += 50.0;
    page.heard(0, last_word(7));
    assert_eq!(page.ends, []);
    assert_eq!(page.last, [Action::SetTimer(1_000.0 + PAUSE_MILLIS)]);
    page.wait(PAUSE_MILLIS - 50.0);
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Move(report)))] if report.millis == 50));
}

#[test]
fn a_silent_worker_is_replaced_and_asked_again_until_it_has_no_lives_left() {
    let mut page = SimulatedPage::new();
    page.begin(stepped(7), 1);
    for worker in 0..LIVES {
        page.wait(SILENCE_MILLIS - 1.0);
        assert!(!page.terminated(worker));
        page.heard(worker, Answer::SoFar(report(7, &[])));
        page.wait(SILENCE_MILLIS - 1.0);
        assert!(!page.terminated(worker), "a report breaks the silence");
        page.wait(1.0);
        assert!(page.terminated(worker));
        if worker + 1 < LIVES {
            assert_eq!(page.started(), [worker + 1]);
            page.ready(worker + 1);
            assert!(matches!(page.sent()[..], [(_, Request::Ask(_))]));
        }
    }
    assert!(page.started().is_empty());
    // It was not heard of a move, but of an empty report.
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Move(_)))]));
}

#[test]
fn workers_that_crash_before_they_report_refuse_the_job_after_their_last_life() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    for worker in 0..LIVES {
        page.tell(Event::Failed(worker));
        if worker + 1 < LIVES {
            page.ready(worker + 1);
        }
    }
    assert_eq!(page.ends, [(7, Err(Refusal::EngineLost))]);
    page.start(timed(8), 1);
    assert_eq!(page.started(), [LIVES], "the next job has lives of its own");
}

#[test]
fn a_job_goes_on_without_a_worker_that_has_no_lives_left() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 2);
    page.heard(0, last_word(7));
    let mut worker = 1;
    for _ in 0..LIVES {
        page.tell(Event::Failed(worker));
        worker = page.started().first().copied().unwrap_or(worker);
        page.ready(worker);
    }
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Move(report)))] if report.steps == 5));
}

#[test]
fn an_answer_gives_a_slot_its_lives_back() {
    let mut page = SimulatedPage::new();
    page.begin(review(7, 9), 1);
    let mut worker = 0;
    for _ in 0..2 * LIVES {
        page.tell(Event::Failed(worker));
        worker = page.started()[0];
        page.ready(worker);
        page.heard(worker, Answer::Final(report(7, &[])));
    }
    assert_eq!(page.ends, []);
}

#[test]
fn an_engine_of_another_build_refuses_every_open_job_and_is_loaded_again_for_the_next() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 2);
    page.start(review(8, 3), 2);
    page.tell(Event::Loaded);
    let build = "b0".to_owned();
    page.heard(1, Answer::Ready { build });
    let refusal = Refusal::WrongBuild {
        page: BUILD.into(),
        engine: "b0".into(),
    };
    assert_eq!(page.ends, [(7, Err(refusal.clone())), (8, Err(refusal))]);
    assert!(page.terminated(0) && page.terminated(1));
    assert_eq!(page.start(timed(9), 2), [Action::Load]);
}

#[test]
fn a_load_that_fails_refuses_every_open_job_and_is_tried_again_for_the_next() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 1);
    page.start(review(8, 3), 1);
    page.tell(Event::LoadFailed("404".into()));
    let refusal = Refusal::LoadFailed { detail: "404".into() };
    assert_eq!(page.ends, [(7, Err(refusal.clone())), (8, Err(refusal))]);
    assert_eq!(page.start(timed(9), 1), [Action::Load]);
}

#[test]
fn a_stop_is_passed_on_once_and_the_answer_of_one_millisecond_is_taken() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.tell(Event::Stop(7));
    assert_eq!(page.sent(), [(0, &Request::Stop(7))]);
    page.tell(Event::Stop(7));
    assert_eq!(page.sent(), []);
    page.heard(0, last_word(7));
    assert!(matches!(page.ends[..], [(7, Ok(_))]));
}

#[test]
fn a_worker_that_ignores_a_stop_is_terminated_and_the_answer_made_of_what_is_known() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 2);
    page.heard(0, Answer::SoFar(report(7, &[("a1", 9)])));
    page.tell(Event::Stop(7));
    page.wait(STOP_MILLIS - 1.0);
    assert_eq!(page.ends, []);
    page.wait(1.0);
    assert!(page.terminated(0) && page.terminated(1));
    assert!(matches!(&page.ends[..], [(7, Ok(Outcome::Move(report)))] if report.steps == 9));
    assert!(page.started().is_empty());
}

#[test]
fn where_nothing_is_known_after_an_ignored_stop_another_worker_is_asked_for_one_millisecond() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.tell(Event::Stop(7));
    page.wait(STOP_MILLIS);
    assert_eq!(page.started(), [1]);
    page.ready(1);
    assert!(matches!(page.sent()[..], [(1, Request::Ask(asked))] if asked.budget == Budget::Millis(1)));
}

#[test]
fn a_stop_before_the_start_asks_for_one_millisecond() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 1);
    page.tell(Event::Stop(7));
    page.tell(Event::Loaded);
    assert_eq!(page.started(), [0]);
    page.ready(0);
    assert!(matches!(page.sent()[..], [(0, Request::Ask(asked))] if asked.budget == Budget::Millis(1)));
}

#[test]
fn workers_that_have_not_begun_when_a_stop_comes_are_not_waited_for() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 2);
    page.tell(Event::Loaded);
    page.ready(0);
    page.tell(Event::Stop(7));
    page.heard(0, last_word(7));
    assert!(matches!(page.ends[..], [(7, Ok(_))]));
}

#[test]
fn a_worker_that_ignores_the_stop_of_a_cancelled_job_is_replaced_before_the_next_is_asked() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.tell(Event::Cancel(Page::Play));
    assert_eq!(page.ends, [(7, Err(Refusal::Cancelled))]);
    assert_eq!(page.sent(), [(0, &Request::Stop(7))]);
    page.start(timed(8), 1);
    assert_eq!(page.sent(), []);
    page.wait(STOP_MILLIS);
    assert!(page.terminated(0));
    assert_eq!(page.started(), [1]);
    page.ready(1);
    assert!(matches!(page.sent()[..], [(1, Request::Ask(asked))] if asked.id == 8));
    page.heard(0, last_word(8));
    assert_eq!(page.ends.len(), 1, "a terminated worker is not heard");
}

#[test]
fn a_later_move_takes_the_place_of_an_earlier_one_whose_answers_are_stale() {
    let mut page = SimulatedPage::new();
    page.begin(timed(7), 1);
    page.start(timed(8), 1);
    assert_eq!(page.ends, [(7, Err(Refusal::Replaced))]);
    page.heard(0, Answer::SoFar(report(7, &[("a1", 1)])));
    assert_eq!(page.last, []);
    page.heard(0, last_word(7));
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
    page.heard(0, known(1_200, 1_000, 0));
    assert_eq!(page.sent(), [], "the other one has not been heard");
    // At 1,200 of 2,000 milliseconds two thirds of the steps so far are still to come.
    page.heard(1, known(1_200, 0, 201));
    assert_eq!(page.sent(), []);
    page.heard(1, known(1_200, 0, 199));
    assert_eq!(page.sent(), [(0, &Request::Stop(7)), (1, &Request::Stop(7))]);
    page.heard(1, known(1_300, 0, 0));
    assert_eq!(page.sent(), [], "it is stopped once");
    let mut page = SimulatedPage::new();
    page.begin(stepped(7), 1);
    page.heard(0, known(1_200, 1_000, 0));
    assert_eq!(page.sent(), [], "steps are counted out");
}

#[test]
fn where_the_first_worker_cannot_start_one_engine_runs_in_the_page() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 3);
    page.tell(Event::Loaded);
    page.tell(Event::Failed(0));
    assert!(page.last.contains(&Action::StartInPage(3)), "{:?}", page.last);
    page.tell(Event::Failed(1));
    page.tell(Event::Failed(2));
    assert!(
        page.started().is_empty(),
        "one engine in the page is as good as several"
    );
    page.ready(3);
    assert!(matches!(page.sent()[..], [(3, Request::Ask(_))]));
    page.heard(3, last_word(7));
    assert!(matches!(page.ends[..], [(7, Ok(_))]));
}

#[test]
fn a_worker_that_starts_in_silence_is_given_up_for_the_page() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 1);
    page.tell(Event::Loaded);
    page.wait(START_MILLIS);
    assert!(page.terminated(0));
    assert!(page.last.contains(&Action::StartInPage(1)));
    page.tell(Event::Failed(1));
    assert_eq!(page.ends, [(7, Err(Refusal::NoEngine))]);
}

#[test]
fn a_refusal_ends_the_job_also_where_the_engine_could_not_read_its_id() {
    let refusal = EngineRefusal::Request("no such engine".into());
    for id in [Some(7), None] {
        let mut page = SimulatedPage::new();
        page.begin(timed(7), 2);
        let refusal = refusal.clone();
        page.heard(
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
    page.tell(Event::Garbled(0));
    assert_eq!(page.ends, [(7, Err(Refusal::UnreadableAnswer))]);
}

#[test]
fn exchange_words_go_to_the_other_workers_on_the_same_question() {
    let id = 0x1_0007;
    let mut page = SimulatedPage::new();
    page.begin(timed(id), 3);
    assert_eq!(page.tell(Event::Exchange(1, 7)), [Action::Relay(vec![0, 2])]);
    assert_eq!(page.tell(Event::Exchange(1, 8)), []);
    assert_eq!(page.tell(Event::Exchange(9, 7)), []);
    page.heard(2, last_word(id));
    assert_eq!(page.tell(Event::Exchange(1, 7)), [Action::Relay(vec![0])]);
}

#[test]
fn a_review_is_shared_out_ply_by_ply_and_every_ply_is_reported_once() {
    let reviewed = |ply| Answer::Reviewed {
        ply,
        report: report(7, &[("a1", 1)]),
    };
    let told = |page: &SimulatedPage| {
        let ply = |action: &Action| match action {
            Action::Progress {
                progress: Progress::Review { ply, .. },
                ..
            } => Some(*ply),
            _ => None,
        };
        page.last.iter().filter_map(ply).collect::<Vec<_>>()
    };
    let mut page = SimulatedPage::new();
    page.start(review(7, 3), 2);
    page.tell(Event::Loaded);
    page.ready(0);
    assert_eq!(page.reviews(), [(0, 0)]);
    page.ready(1);
    assert_eq!(page.reviews(), [(1, 1)]);
    page.heard(1, reviewed(1));
    assert!(
        told(&page).is_empty(),
        "a share that is begun again would report it again"
    );
    page.tell(Event::Failed(1));
    assert_eq!(page.started(), [2]);
    page.ready(2);
    assert_eq!(page.reviews(), [(2, 1)]);
    page.heard(2, reviewed(1));
    page.heard(2, Answer::Final(report(7, &[])));
    assert_eq!(told(&page), [1]);
    assert_eq!(page.reviews(), [(2, 2)]);
    page.heard(0, reviewed(0));
    page.heard(0, Answer::Final(report(7, &[])));
    assert_eq!((told(&page), page.reviews()), (vec![0], vec![]));
    page.heard(2, Answer::Final(report(7, &[])));
    assert_eq!(page.ends, [(7, Ok(Outcome::Review))]);
}

#[test]
fn a_move_comes_before_a_review_and_does_not_cancel_it() {
    let mut page = SimulatedPage::new();
    page.begin(review(7, 2), 1);
    page.start(timed(8), 1);
    assert!(matches!(page.sent()[..], [(0, Request::Ask(asked))] if asked.id == 8));
    assert_eq!(page.ends, []);
    page.tell(Event::Stop(8));
    page.wait(STOP_MILLIS);
    assert!(page.terminated(0));
    page.ready(1);
    let requests: Vec<_> = page.sent().into_iter().map(|(_, request)| request).collect();
    assert!(
        matches!(requests[..], [Request::Ask(_), Request::Review { from: 0, .. }]),
        "{requests:?}"
    );
    for worker in 1..LIVES {
        page.tell(Event::Failed(worker));
        page.ready(worker + 1);
    }
    assert_eq!(page.ends, [(8, Err(Refusal::EngineLost))]);
    assert_eq!(page.reviews(), [(LIVES, 0)], "the review is not blamed for it");
}

#[test]
fn a_review_is_alive_as_long_as_it_says_so_and_ends_early_with_what_it_has() {
    let mut page = SimulatedPage::new();
    page.begin(review(7, 5), 1);
    for _ in 0..5 {
        page.wait(SILENCE_MILLIS - 1.0);
        page.heard(0, Answer::Reviewing(7));
    }
    page.wait(1.0);
    assert!(!page.terminated(0));
    page.tell(Event::Stop(7));
    assert_eq!(page.ends, [(7, Ok(Outcome::Review))]);
    assert_eq!(page.sent(), [(0, &Request::Stop(7))]);
}

#[test]
fn a_measurement_may_be_silent_for_longer_and_ends_with_its_lines() {
    let mut page = SimulatedPage::new();
    page.begin(Job::Bench { millis: 200 }, 1);
    assert_eq!(page.sent(), [(0, &Request::Bench(200))]);
    page.wait(SILENCE_MILLIS);
    assert!(!page.terminated(0));
    let lines = vec!["{}".to_owned()];
    page.heard(0, Answer::Bench(lines.clone()));
    assert_eq!(page.ends, [(Job::BENCH_ID, Ok(Outcome::Bench(lines)))]);
}

#[test]
fn a_tick_is_ordered_for_the_next_deadline_and_not_ordered_twice() {
    let mut page = SimulatedPage::new();
    page.start(timed(7), 1);
    page.tell(Event::Loaded);
    assert_eq!(
        page.last,
        [Action::StartWorker(0), Action::SetTimer(1_000.0 + START_MILLIS)]
    );
    page.ready(0);
    assert!(page.last.contains(&Action::SetTimer(1_000.0 + SILENCE_MILLIS)));
    page.heard(0, Answer::SoFar(report(7, &[("a1", 1)])));
    assert!(
        !page
            .last
            .iter()
            .any(|action| matches!(action, Action::SetTimer(_)))
    );
    page.tell(Event::Stop(7));
    assert!(page.last.contains(&Action::SetTimer(1_000.0 + STOP_MILLIS)));
}
