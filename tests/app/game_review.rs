//! The review of a game: its passes, what is kept of it, and how it goes on.

use tessera_app::{
    BoardMsg, Effect, GameReview, GameReviewMsg, Job, Msg, Opponent, REVIEW_SEED, Refusal, ReviewKey,
    ReviewStatus, ReviewTask, Starts, StoredReview,
};
use tessera_core::language::Language;
use tessera_engine::review::Review;
use tessera_games::catalog::GameId;
use tessera_games::play::Record;
use tessera_protocol::assessment::review_steps;
use tessera_protocol::{Budget, Engine, NamedLine, Question, Report};

use super::App;

/// A game between friends in which these cells were played.
pub(super) fn played(cells: &[&str]) -> App {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Friend, Starts::Me);
    for cell in cells {
        app.tap(cell);
    }
    app
}

/// The keys that the last message asked the device about.
fn asked(app: &App) -> (Vec<ReviewKey>, bool) {
    let asked = app.effects.iter().find_map(|effect| match effect {
        Effect::FetchReview { keys, start } => Some((keys.clone(), *start)),
        _ => None,
    });
    asked.expect("a question to the device")
}

/// Has the device answer with this text.
pub(super) fn fetched(app: &mut App, text: Option<String>) {
    let (keys, start) = asked(app);
    app.send(GameReviewMsg::Fetched {
        key: keys[0],
        text,
        start,
    });
}

/// Starts the review of the game on the page on a device that keeps none.
pub(super) fn start(app: &mut App) -> (Question, Vec<ReviewTask>) {
    app.send(GameReviewMsg::Start);
    if app
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::FetchReview { .. }))
    {
        fetched(app, None);
    }
    app.grant_lock();
    job(app).expect("a job")
}

/// The job that the last message started.
pub(super) fn job(app: &App) -> Option<(Question, Vec<ReviewTask>)> {
    app.effects.iter().find_map(|effect| match effect {
        Effect::Start(Job::Review { question, tasks }) => Some((question.clone(), tasks.clone())),
        _ => None,
    })
}

pub(super) fn kept(app: &App) -> Option<&StoredReview> {
    app.effects.iter().rev().find_map(|effect| match effect {
        Effect::KeepReview(stored) => Some(stored),
        _ => None,
    })
}

pub(super) fn review(app: &App) -> &GameReview {
    app.model.game_review().expect("a review")
}

/// A report of so many moves, the one played among them, each worth a bit less than the one before.
fn report(id: u32, played: &str, moves: usize) -> Report {
    let line = |place: usize| NamedLine {
        place: 0,
        mv: if place + 1 == moves {
            played.to_owned()
        } else {
            format!("m{place}")
        },
        visits: 100,
        value: 0.7 - 0.01 * place as f32,
        variation: vec!["x".into(); 12],
        half_width: 0.02,
        margin: (place == 0).then_some(1.5),
        shares: None,
        proven: place == 1,
        dominated: place == 2,
    };
    Report {
        id,
        lines: (0..moves).map(line).collect(),
        steps: 100,
        ..Report::default()
    }
}

/// Has the engine do a task.
pub(super) fn done(app: &mut App, id: u32, task: ReviewTask, millis: u32) {
    let played = review(app).record.names[task.ply as usize].clone();
    app.send(GameReviewMsg::TaskDone {
        id,
        task,
        millis,
        report: Some(report(id, &played, 12)),
    });
}

#[test]
fn a_review_goes_over_the_game_twice_and_tells_how_far_it_is() {
    let mut app = played(&["c3", "b2", "d4"]);
    app.send(BoardMsg::GoTo(1));
    let (question, tasks) = start(&mut app);
    assert_eq!(
        (question.record.as_str(), question.seed, question.engine),
        ("linage/size=5.komi=0_5/c3.b2.d4", REVIEW_SEED, Engine::BEST)
    );
    let steps = review_steps(GameId::Linage);
    let coarse = (0..3).map(|ply| ReviewTask::coarse(ply, steps.coarse));
    let fine = (0..3).map(|ply| ReviewTask::fine(ply, steps.fine));
    assert_eq!(tasks, coarse.chain(fine).collect::<Vec<_>>());
    assert_eq!(
        kept(&app).map(|stored| (stored.runs, stored.steps)),
        Some((true, 0))
    );
    for (place, task) in [tasks[1], tasks[0], tasks[2]].into_iter().enumerate() {
        done(&mut app, question.id, task, 100 * (place as u32 + 1));
    }
    assert_eq!(review(&app).known(steps.coarse), (3, 3));
    assert_eq!(review(&app).known(steps.fine), (0, 3));
    let ReviewStatus::Running(running) = &review(&app).status else {
        panic!("it goes on");
    };
    // Both passes count: each step took a part of 100 ms.
    let fine_pass = 300.0 * f64::from(steps.fine) / f64::from(steps.coarse);
    assert_eq!(running.millis_left(), Some(fine_pass as u32));
    let left = |app: &App| match &review(app).status {
        ReviewStatus::Running(running) => running.millis_left(),
        other => panic!("{other:?}"),
    };
    let mut told = Vec::new();
    for (task, millis) in tasks[3..].iter().zip([1_000, 1_800, 2_600]) {
        done(&mut app, question.id, *task, millis);
        told.push(left(&app));
    }
    assert_eq!(told, [None, None, Some(0)], "two are too few to tell");
    app.send(GameReviewMsg::Ended(question.id, Ok(())));
    assert_eq!(review(&app).status, ReviewStatus::Done);
    let all = 3 * u64::from(steps.fine);
    assert_eq!(
        kept(&app).map(|stored| (stored.runs, stored.steps)),
        Some((false, all)),
        "a finished review has made more steps than any other"
    );
    let said = |effect: &&Effect| matches!(effect, Effect::Say(_));
    assert_eq!(app.effects.iter().filter(said).count(), 1);
    app.send(GameReviewMsg::Start);
    assert_eq!(
        (job(&app), app.requested_lock()),
        (None, None),
        "nothing is missing"
    );
}

#[test]
fn a_review_outlives_its_page_and_answers_of_another_job_change_nothing() {
    let mut app = played(&["c3", "b2"]);
    let (question, tasks) = start(&mut app);
    app.send(Msg::Home);
    assert!(!app.effects.iter().any(|effect| matches!(effect, Effect::Stop(_))));
    let running = |app: &App| app.model.reviews.running().expect("it goes on").plies.len();
    let task_done = |id| GameReviewMsg::TaskDone {
        id,
        task: tasks[0],
        millis: 5,
        report: Some(report(id, "c3", 3)),
    };
    app.send(task_done(question.id + 1));
    assert_eq!(running(&app), 0);
    app.send(task_done(question.id));
    assert_eq!(running(&app), 1);
    assert!(
        matches!(
            app.effects[..],
            [Effect::After(_, Msg::GameReview(GameReviewMsg::Keep))]
        ),
        "it is kept after a while: {:?}",
        app.effects
    );
    app.send(task_done(question.id));
    assert_eq!(app.effects, [], "once");
    app.send(GameReviewMsg::Keep);
    assert!(kept(&app).is_some_and(|stored| stored.runs));
    app.send(Msg::Hidden);
    assert!(kept(&app).is_some(), "the page may never be shown again");
    app.send(GameReviewMsg::Ended(question.id + 1, Err(Refusal::Cancelled)));
    assert_eq!(running(&app), 1);
}

#[test]
fn a_review_that_is_stopped_goes_on_where_it_was() {
    let mut app = played(&["c3", "b2"]);
    let (question, tasks) = start(&mut app);
    done(&mut app, question.id, tasks[0], 5);
    app.send(GameReviewMsg::Stop);
    assert_eq!(app.effects, [Effect::Stop(question.id)]);
    app.send(GameReviewMsg::Ended(question.id, Ok(())));
    assert_eq!(review(&app).status, ReviewStatus::Idle);
    let (_, left) = start(&mut app);
    assert_eq!(left, tasks[1..]);
}

#[test]
fn a_review_that_failed_says_why_and_can_be_tried_again() {
    let mut app = played(&["c3"]);
    let (question, _) = start(&mut app);
    app.send(GameReviewMsg::Ended(question.id, Err(Refusal::EngineLost)));
    assert_eq!(review(&app).status, ReviewStatus::Failed(Refusal::EngineLost));
    assert!(
        app.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Alert(_)))
    );
    start(&mut app);
}

#[test]
fn a_review_of_another_game_puts_the_one_that_goes_on_aside() {
    let mut app = played(&["c3", "b2"]);
    let (first, _) = start(&mut app);
    app.send(Msg::Navigate("linage/size=5.komi=0_5/d4".into()));
    let (second, _) = start(&mut app);
    let running = app.model.reviews.running().expect("the second");
    assert_eq!(running.record.names, ["d4"]);
    // What the engines still say of the first changes nothing.
    app.send(GameReviewMsg::Ended(first.id, Err(Refusal::Replaced)));
    assert_eq!(
        app.model.reviews.running().and_then(GameReview::job),
        Some(second.id)
    );
}

#[test]
fn a_game_that_goes_on_keeps_what_is_known_of_its_plies() {
    let mut app = played(&["c3", "b2", "d4"]);
    let (question, tasks) = start(&mut app);
    for task in &tasks {
        done(&mut app, question.id, *task, 5);
    }
    app.send(GameReviewMsg::Ended(question.id, Ok(())));
    let text = kept(&app).expect("it is kept").text.clone();
    let key = kept(&app).expect("it is kept").key;
    app.tap("a1");
    // In the same page, and in another one, which has it from the device.
    let mut other = App::open();
    other.send(Msg::Navigate(app.record()));
    other.send(GameReviewMsg::Start);
    let (keys, _) = asked(&other);
    assert_eq!(keys.len(), 4);
    assert_eq!(keys[1], key, "the game that it continues is asked about next");
    fetched(&mut other, Some(text));
    app.send(GameReviewMsg::Start);
    fetched(&mut app, None);
    for mut app in [app, other] {
        app.grant_lock();
        let (_, tasks) = job(&app).expect("a job");
        let plies: Vec<u32> = tasks.iter().map(|task| task.ply).collect();
        // A second ply of the same choice may follow the last one of the earlier game.
        assert_eq!(plies, [2, 3, 2, 3]);
    }
}

#[test]
fn a_review_goes_on_after_the_page_was_loaded_again() {
    let mut app = played(&["c3", "b2"]);
    let (question, tasks) = start(&mut app);
    done(&mut app, question.id, tasks[0], 5);
    app.send(GameReviewMsg::Keep);
    let text = kept(&app).expect("it is kept").text.clone();
    let mut again = App::open();
    again.send(GameReviewMsg::Resume(text));
    again.grant_lock();
    assert_eq!(job(&again).expect("a job").1, tasks[1..]);
    again.send(GameReviewMsg::Resume("nonsense".into()));
    assert_eq!(again.effects, []);
}

#[test]
fn erasing_what_is_stored_ends_the_review_and_forgets_it() {
    let mut app = played(&["c3"]);
    let (question, _) = start(&mut app);
    app.send(Msg::Erase);
    app.send(Msg::Erase);
    assert!(app.effects.contains(&Effect::Stop(question.id)));
    app.send(GameReviewMsg::Ended(question.id, Ok(())));
    assert_eq!(kept(&app), None, "nothing is kept again");
    assert!(app.model.game_review().is_none());
}

/// The start of a game of each kind, of Carcassonne for two and for three.
const GAMES: [&str; 6] = [
    "linage/size=6.komi=bid/",
    "carteso/size=4.komi=0_5/",
    "keil/size=4/",
    "ecalper//",
    "carcassonne/players=2/",
    "carcassonne/players=3/",
];

#[test]
fn a_review_ply_by_ply_finds_the_numbers_of_a_whole_one() {
    for start in GAMES {
        let record = played_on(Record::parse(start).expect("a record"));
        let mut review = GameReview::new(&record, Language::English).expect("a game");
        assert_eq!(review.record.names, record.names);
        let Some(Job::Review { question, tasks }) = review.go_on(1) else {
            panic!("a job");
        };
        let question = Question {
            budget: Budget::Steps(6),
            ..question
        };
        let mut whole = Vec::new();
        let mut run = Review::start(&question).expect("a review");
        while !run.is_over() {
            whole.extend(run.step());
        }
        let coarse = review.steps.coarse;
        for task in tasks.iter().filter(|task| task.steps == coarse) {
            let from = task.ply as usize;
            let mut run = Review::part(&question, from..from + 1).expect("a review");
            let mut report = None;
            while !run.is_over() {
                report = report.or(run.step());
            }
            let report = report.map(|reviewed| reviewed.report);
            review.finish_task(*task, 1, report);
        }
        assert_eq!(review.plies.len(), whole.len(), "{record}");
        for (known, told) in review.plies.iter().zip(&whole) {
            let names = &record.names[told.ply..told.ply + told.plies];
            assert_eq!(
                (known.ply as usize, known.plies as usize),
                (told.ply, told.plies),
                "{record}"
            );
            assert_eq!(known.played, names.join("."));
            assert_eq!(
                (known.drawn, review.seat_of[told.ply]),
                (told.drawn, told.seat),
                "{record}"
            );
            let found = |report: &Report| report.line(&known.played).map(|line| line.value);
            assert_eq!(found(&known.report), found(&told.report));
            assert_eq!(known.luck().is_some(), told.drawn);
            if told.drawn {
                assert_eq!(known.report.luck(&known.played), told.report.luck(&known.played))
            } else {
                assert_eq!(known.report.loss(&known.played), told.report.loss(&known.played))
            }
            assert_eq!(known.moves as usize, told.report.lines.len());
        }
        let text = review.to_text();
        let read = GameReview::parse(&text, Language::English).expect("a review");
        assert_eq!(read.to_text(), text);
    }
}

/// A game after seven plies, which depend on nothing else.
fn played_on(record: Record) -> Record {
    let id = GameId::find(&record.game).expect("a game");
    let mut table = tessera_games::catalog::open(id, &record.options, Language::English).expect("options");
    for ply in 0..7 {
        let names = table.legal().names();
        table.play(&names[(5 * ply + 2) % names.len()]).expect("legal");
    }
    table.record()
}
