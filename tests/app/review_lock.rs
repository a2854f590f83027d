//! Of all tabs of the site one reviews a game at a time: when the lock is requested, what waits for it, and when it is released.

use tessera_app::review::{LearnMsg, ReviewProgress, progress};
use tessera_app::{
    Effect, GameReview, GameReviewMsg, Msg, Refusal, ReviewMsg, ReviewStatus, ReviewTask, StoredReview,
};
use tessera_core::game::Seat;
use tessera_core::language::Language;

use super::App;
use super::game_review::{done, fetched, job, kept, played, review, start};

/// Asks for the review of the game on the page, of which the device keeps nothing. Returns the id of the request for the lock.
fn asked_for(app: &mut App) -> u32 {
    app.send(GameReviewMsg::Start);
    let asks_device = |effect: &Effect| matches!(effect, Effect::FetchReview { .. });
    if app.effects.iter().any(asks_device) {
        fetched(app, None);
    }
    assert_eq!(job(app), None, "the lock is not granted yet");
    app.requested_lock().expect("a request for the lock")
}

/// Another tab has the lock.
fn waiting(app: &mut App) -> u32 {
    let id = asked_for(app);
    app.send(GameReviewMsg::LockHeldElsewhere(id));
    id
}

fn granted(app: &mut App, id: u32, kept: Option<String>) {
    app.send(GameReviewMsg::LockGranted { id, kept });
}

/// The requests that the last message has withdrawn, or whose lock it has released.
fn released(app: &App) -> Vec<u32> {
    let released = app.effects.iter().filter_map(|effect| match effect {
        Effect::ReleaseReviewLock(id) => Some(*id),
        _ => None,
    });
    released.collect()
}

fn said(app: &App) -> Vec<&str> {
    let said = app.effects.iter().filter_map(|effect| match effect {
        Effect::Say(text) => Some(text.as_str()),
        _ => None,
    });
    said.collect()
}

fn runs(app: &App) -> Option<bool> {
    kept(app).map(|stored| stored.runs)
}

/// The progress of the review on the review page.
fn shown(app: &App) -> ReviewProgress {
    progress(
        app.model.review_page().expect("the review page"),
        &app.model.reviews,
        &app.model.shell,
    )
}

/// The review page of a game.
fn opened(link: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("review/{link}")));
    fetched(&mut app, None);
    app
}

const WAITS: &str = "Another tab is reviewing a game. This review begins as soon as that one ends.";

#[test]
fn a_review_waits_for_the_lock_and_says_so_only_if_another_tab_has_it() {
    let mut app = opened("linage/size=5.komi=0_5/c3.b2");
    let id = asked_for(&mut app);
    assert_eq!(review(&app).status, ReviewStatus::Waiting);
    let stop = Some(("Stop the review", Msg::GameReview(GameReviewMsg::Stop)));
    let before = shown(&app);
    assert_eq!(
        (before.text.as_str(), &before.button),
        ("First pass: 0 of 2 moves", &stop)
    );
    assert_eq!(
        runs(&app),
        Some(true),
        "it goes on after the page is loaded again"
    );
    app.send(GameReviewMsg::LockHeldElsewhere(id));
    assert_eq!(said(&app), [WAITS]);
    let waits = shown(&app);
    assert_eq!(
        (waits.text.as_str(), &waits.button, waits.part),
        (WAITS, &stop, None)
    );
    app.send(GameReviewMsg::Start);
    assert_eq!(app.effects, [], "it is asked for already");
    // The page of another game says so, too, and that of the same game does again.
    app.send(Msg::Navigate("review/linage/size=5.komi=0_5/d4".into()));
    let other = "The review of another game waits for another tab. It stops waiting if you review this one, and can go on \
                 later.";
    assert_eq!(shown(&app).text, other);
    app.send(Msg::Navigate("review/linage/size=5.komi=0_5/c3.b2".into()));
    assert_eq!(shown(&app).text, WAITS);
    granted(&mut app, id, None);
    assert!(job(&app).is_some());
    assert_eq!(shown(&app).text, "First pass: 0 of 2 moves");
    assert_eq!((released(&app), said(&app)), (vec![], vec![]));
    assert!(app.model.reviews.running().is_some());
}

#[test]
fn a_person_is_told_in_their_language_that_another_tab_reviews() {
    let mut app = App::open();
    app.model.shell.language = Language::Spanish;
    app.send(Msg::Navigate("review/linage/size=5.komi=0_5/c3.b2".into()));
    fetched(&mut app, None);
    waiting(&mut app);
    let words = "Otra pestaña está revisando una partida. Esta revisión empezará en cuanto aquella termine.";
    assert_eq!((said(&app), shown(&app).text.as_str()), (vec![words], words));
}

#[test]
fn whoever_stops_a_review_that_waits_withdraws_the_request() {
    for held_elsewhere in [false, true] {
        let mut app = played(&["c3", "b2"]);
        let id = if held_elsewhere {
            waiting(&mut app)
        } else {
            asked_for(&mut app)
        };
        app.send(GameReviewMsg::Stop);
        assert_eq!((released(&app), runs(&app)), (vec![id], Some(false)));
        assert_eq!(review(&app).status, ReviewStatus::Idle);
        // The browser had granted it just then.
        granted(&mut app, id, None);
        assert_eq!(app.effects, []);
        let again = asked_for(&mut app);
        assert_ne!(again, id);
        granted(&mut app, id, None);
        app.send(GameReviewMsg::LockHeldElsewhere(id));
        assert_eq!(app.effects, [], "the answer to an earlier request");
        assert_eq!(review(&app).status, ReviewStatus::Waiting);
    }
}

#[test]
fn a_review_of_another_game_takes_the_place_of_one_that_waits_or_goes_on() {
    for goes_on in [false, true] {
        let mut app = played(&["c3", "b2"]);
        let first = waiting(&mut app);
        if goes_on {
            granted(&mut app, first, None);
        }
        let running = job(&app).map(|(question, _)| question.id);
        app.send(Msg::Navigate("linage/size=5.komi=0_5/d4".into()));
        let second = asked_for(&mut app);
        assert_eq!(released(&app), [first]);
        let stopped = |effect: &Effect| matches!(effect, Effect::Stop(id) if Some(*id) == running);
        assert_eq!(
            app.effects.iter().any(stopped),
            goes_on,
            "the engines do not go on with the first"
        );
        granted(&mut app, first, None);
        assert_eq!(app.effects, []);
        granted(&mut app, second, None);
        assert_eq!(job(&app).expect("a job").0.record, "linage/size=5.komi=0_5/d4");
    }
}

#[test]
fn every_end_of_a_review_releases_the_lock() {
    type End = fn(&mut App, u32);
    let ends: [(&str, End); 5] = [
        ("it is stopped", |app, job| {
            app.send(GameReviewMsg::Stop);
            assert!(released(app).is_empty(), "once its engines have stopped");
            app.send(GameReviewMsg::Ended(job, Ok(())));
        }),
        ("it is complete", |app, job| {
            let ReviewStatus::Running(running) = review(app).status.clone() else {
                panic!("it goes on");
            };
            for task in running.left {
                done(app, job, task, 5);
            }
            app.send(GameReviewMsg::Ended(job, Ok(())));
            assert_eq!(review(app).status, ReviewStatus::Done);
        }),
        ("it fails", |app, job| {
            app.send(GameReviewMsg::Ended(job, Err(Refusal::EngineLost)));
        }),
        ("nobody wants it any more", |app, job| {
            app.send(GameReviewMsg::Ended(job, Err(Refusal::Cancelled)));
        }),
        ("it is erased", |app, _| {
            app.send(Msg::Erase);
            app.send(Msg::Erase);
        }),
    ];
    for (how, end) in ends {
        let mut app = played(&["c3", "b2"]);
        app.send(GameReviewMsg::Start);
        fetched(&mut app, None);
        let lock = app.requested_lock().expect("a request for the lock");
        app.grant_lock();
        let (question, _) = job(&app).expect("a job");
        end(&mut app, question.id);
        assert_eq!(released(&app), [lock], "{how}");
        let release = app
            .effects
            .iter()
            .position(|effect| *effect == Effect::ReleaseReviewLock(lock));
        let keep = |effect: &Effect| matches!(effect, Effect::KeepReview(_));
        let keep = app.effects.iter().position(keep);
        assert!(keep < release, "{how}: the next tab reads what this one has kept");
    }
}

/// What a tab keeps that has done so many tasks of the review of a game, in the order of the tasks.
fn kept_elsewhere(cells: &[&str], tasks: impl Fn(&ReviewTask) -> bool) -> StoredReview {
    let mut other = played(cells);
    let (question, all) = start(&mut other);
    for task in all.into_iter().filter(tasks) {
        done(&mut other, question.id, task, 5);
    }
    other.send(GameReviewMsg::Ended(question.id, Ok(())));
    kept(&other).expect("it is kept").clone()
}

#[test]
fn what_another_tab_has_kept_of_the_same_game_is_not_searched_again() {
    let half = kept_elsewhere(&["c3", "b2"], |task| task.ply == 0);
    let mut app = played(&["c3", "b2"]);
    let id = waiting(&mut app);
    granted(&mut app, id, Some(half.text));
    let (_, tasks) = job(&app).expect("a job");
    assert!(
        !tasks.is_empty() && tasks.iter().all(|task| task.ply == 1),
        "{tasks:?}"
    );
    assert_eq!(kept(&app).map(|stored| stored.steps), Some(half.steps));

    let whole = kept_elsewhere(&["c3", "b2"], |_| true);
    let mut app = played(&["c3", "b2"]);
    let id = waiting(&mut app);
    granted(&mut app, id, Some(whole.text));
    assert_eq!(job(&app), None, "nothing is missing");
    assert_eq!(review(&app).status, ReviewStatus::Done);
    assert_eq!(said(&app), ["The review of the game is complete."]);
    assert_eq!((released(&app), runs(&app)), (vec![id], Some(false)));

    let mut app = played(&["c3", "b2"]);
    let id = waiting(&mut app);
    granted(&mut app, id, Some("nonsense".into()));
    assert_eq!(
        job(&app).expect("a job").1.len(),
        4,
        "what cannot be read is reviewed"
    );
}

#[test]
fn the_device_is_asked_about_the_game_and_those_that_it_continues() {
    let mut app = played(&["c3", "b2"]);
    app.send(GameReviewMsg::Start);
    let asked = app.effects.iter().find_map(|effect| match effect {
        Effect::FetchReview { keys, .. } => Some(keys.clone()),
        _ => None,
    });
    fetched(&mut app, None);
    let requested = app.effects.iter().find_map(|effect| match effect {
        Effect::RequestReviewLock { keys, .. } => Some(keys.clone()),
        _ => None,
    });
    assert!(requested.is_some());
    assert_eq!(requested, asked);
}

#[test]
fn a_review_that_waited_or_went_on_waits_again_after_the_page_was_loaded_again() {
    let mut app = played(&["c3", "b2"]);
    waiting(&mut app);
    let stored = kept(&app).cloned();
    app.send(Msg::Hidden);
    let stored = kept(&app).cloned().or(stored).expect("it is kept");
    assert!(stored.runs);
    let mut again = App::open();
    again.send(GameReviewMsg::Resume(stored.text.clone()));
    assert_eq!(job(&again), None);
    let id = again.requested_lock().expect("a request for the lock");
    again.send(GameReviewMsg::LockHeldElsewhere(id));
    assert_eq!(said(&again), [WAITS]);
    again.send(GameReviewMsg::Resume(stored.text));
    assert_eq!(again.effects, [], "one review at a time");
    granted(&mut again, id, None);
    assert!(job(&again).is_some());
}

/// A review page where somebody learns from a mistake while the review is not complete: its second pass is missing.
fn learning() -> (App, u32) {
    let mut app = opened("linage/size=5.komi=0_5/c3.a1.e5");
    let lock = waiting(&mut app);
    granted(&mut app, lock, None);
    let (question, tasks) = job(&app).expect("a job");
    let coarse = tasks[0].steps;
    for task in tasks.into_iter().filter(|task| task.steps == coarse) {
        done(&mut app, question.id, task, 5);
    }
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    (app, lock)
}

/// Stops the review that goes on, and has its job end.
fn stop(app: &mut App) {
    app.send(GameReviewMsg::Stop);
    let running = app.model.reviews.running().and_then(GameReview::job);
    app.send(GameReviewMsg::Ended(running.expect("a job"), Ok(())));
}

#[test]
fn a_review_keeps_the_lock_while_it_makes_way_for_a_move_that_somebody_tries() {
    let (mut app, lock) = learning();
    app.tap("e1");
    let (asked, _) = job(&app).expect("the engines are asked without a lock of their own");
    assert_eq!((app.requested_lock(), released(&app)), (None, vec![]));
    app.send(GameReviewMsg::Ended(asked.id, Ok(())));
    assert!(job(&app).is_some(), "the review goes on by itself");
    assert_eq!((app.requested_lock(), released(&app)), (None, vec![]));
    stop(&mut app);
    assert_eq!(released(&app), [lock]);
}

#[test]
fn a_lock_that_is_granted_while_somebody_tries_a_move_does_not_end_that_search() {
    let (mut app, _) = learning();
    stop(&mut app);
    let lock = waiting(&mut app);
    app.tap("e1");
    let (asked, _) = job(&app).expect("the engines are asked though another tab reviews");
    assert!(released(&app).is_empty());
    granted(&mut app, lock, None);
    assert_eq!((job(&app), released(&app)), (None, vec![]));
    app.send(GameReviewMsg::Ended(asked.id, Ok(())));
    assert!(job(&app).is_some(), "then the review begins");
    // The same where the other tab still has the lock when the search ends.
    let (mut app, _) = learning();
    stop(&mut app);
    let lock = waiting(&mut app);
    app.tap("e1");
    let (asked, _) = job(&app).expect("the engines are asked");
    app.send(GameReviewMsg::Ended(asked.id, Ok(())));
    assert_eq!((job(&app), shown(&app).text.as_str()), (None, WAITS));
    granted(&mut app, lock, None);
    assert!(job(&app).is_some());
}
