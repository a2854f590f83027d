//! Learning from mistakes: which are gone through, which moves are accepted, and what is left of it afterwards.

use tessera_app::review::{LearnButton, LearnMsg, LearnSign, LearnStep, LearnView, learn as learn_view};
use tessera_app::{
    BoardMsg, Effect, GameReviewMsg, Job, Msg, OpenPage, Refusal, ReviewJump, ReviewMsg, ReviewState,
    ReviewStatus, ReviewTask, TreeMsg,
};
use tessera_core::game::Seat;
use tessera_games::catalog::GameId;
use tessera_protocol::{Budget, NamedLine, Question, Report};

use super::App;

/// Vertical plays c3, e5 and d2; the first two are mistakes.
pub(super) const GAME: &str = "linage/size=5.komi=0_5/c3.a1.e5.b2.d2.pass";

pub(super) fn state(app: &App) -> &ReviewState {
    match &app.model.page {
        OpenPage::Review(state) => state,
        _ => panic!("no review is open"),
    }
}

pub(super) fn step(app: &App) -> LearnStep {
    state(app)
        .learning
        .as_ref()
        .expect("somebody learns")
        .step
        .clone()
}

pub(super) fn view(app: &App) -> LearnView {
    learn_view(state(app), app.model.game_review(), &app.model.shell)
}

pub(super) fn labels(buttons: &[LearnButton]) -> Vec<&str> {
    buttons.iter().map(|button| button.label.as_str()).collect()
}

/// The job that the last message started.
pub(super) fn job(app: &App) -> Option<(Question, Vec<ReviewTask>)> {
    app.effects.iter().find_map(|effect| match effect {
        Effect::Start(Job::Review { question, tasks }) => Some((question.clone(), tasks.clone())),
        _ => None,
    })
}

/// What the last message has read aloud.
pub(super) fn said(app: &App) -> Vec<&str> {
    let said = app.effects.iter().filter_map(|effect| match effect {
        Effect::Say(text) | Effect::Alert(text) => Some(text.as_str()),
        _ => None,
    });
    said.collect()
}

/// A report of moves with their values, give or take a percent.
fn report(id: u32, lines: &[(&str, f32)]) -> Report {
    let line = |&(name, value): &(&str, f32)| NamedLine {
        mv: name.to_owned(),
        visits: 100,
        value,
        half_width: 0.01,
        variation: name.split('.').chain(["d3", "pass"]).map(str::to_owned).collect(),
        ..NamedLine::default()
    };
    Report {
        id,
        lines: lines.iter().map(line).collect(),
        ..Report::default()
    }
}

/// What the engines found at each ply.
pub(super) type Found = &'static [&'static [(&'static str, f32)]];

/// What they found in [`GAME`]: each value continues the one before it.
pub(super) const LINAGE: Found = &[
    &[("d4", 0.90), ("b4", 0.87), ("b5", 0.86), ("c3", 0.78)],
    &[("a1", 0.22), ("pass", 0.21)],
    &[("b4", 0.78), ("a5", 0.68), ("e5", 0.28)],
    &[("b2", 0.72), ("pass", 0.62)],
    &[("d2", 0.28), ("pass", 0.27)],
    &[("b2", 0.72), ("pass", 0.32)],
];

/// Opens the review of a game and begins it. Returns its question and its tasks.
fn review_begun(link: &str) -> (App, Question, Vec<ReviewTask>) {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("review/{link}")));
    let keys = app.effects.iter().find_map(|effect| match effect {
        Effect::FetchReview { keys, .. } => Some(keys.clone()),
        _ => None,
    });
    let key = keys.expect("a question to the device")[0];
    app.send(GameReviewMsg::Fetched {
        key,
        text: None,
        start: true,
    });
    app.grant_lock();
    let (question, tasks) = job(&app).expect("a job");
    (app, question, tasks)
}

/// Has the engines do a task of a review.
pub(super) fn finish(app: &mut App, id: u32, task: ReviewTask, found: Found) {
    let report = found.get(task.ply as usize).map(|lines| report(id, lines));
    app.send(GameReviewMsg::TaskDone {
        id,
        task,
        millis: 1_000,
        report: report.filter(|report| !report.lines.is_empty()),
    });
}

/// Opens the review of a game, in which the engines found these values at each ply.
pub(super) fn reviewed(link: &str, found: Found) -> App {
    let (mut app, question, tasks) = review_begun(link);
    for task in tasks {
        finish(&mut app, question.id, task, found);
    }
    app.send(GameReviewMsg::Ended(question.id, Ok(())));
    app
}

pub(super) fn linage() -> App {
    reviewed(GAME, LINAGE)
}

/// Has the engines answer the question about a move that was tried.
pub(super) fn answer(app: &mut App, lines: &[(&str, f32)]) {
    let (question, tasks) = job(app).expect("the engines are asked");
    assert_eq!(tasks.len(), 1);
    app.send(GameReviewMsg::TaskDone {
        id: question.id,
        task: tasks[0],
        millis: 500,
        report: Some(report(question.id, lines)),
    });
}

#[test]
fn mistakes_are_gone_through_and_a_move_that_loses_little_is_accepted() {
    let mut app = linage();
    assert_eq!(
        labels(&view(&app).starts),
        [
            "Learn from the 2 mistakes of Vertical",
            "Learn from the mistake of Horizontal"
        ]
    );
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    assert_eq!(
        app.record(),
        format!("{GAME}@0"),
        "the position before the first mistake"
    );
    let shown = view(&app);
    assert!(shown.starts.is_empty());
    assert_eq!(shown.at, "1 of 2");
    assert_eq!(shown.text, "Vertical played c3 (mistake). Find a better move.");
    assert_eq!(
        labels(&shown.buttons),
        ["View the solution", "Skip", "Stop learning"]
    );
    assert_eq!(said(&app), [shown.text.as_str()], "it is read aloud once");
    assert!(state(&app).hides_best());

    // It loses 3 %.
    app.tap("b4");
    answer(&mut app, &[("d4", 0.70), ("b4", 0.67)]);
    assert!(matches!(step(&app), LearnStep::Right(loss) if (loss - 0.03).abs() < 1e-4));
    let shown = view(&app);
    assert_eq!(shown.sign, Some(LearnSign::Right));
    assert_eq!(shown.text, "b4 is good: it loses 3 % against the best move, d4.");
    assert_eq!(said(&app), [shown.text.as_str()]);
    assert_eq!(labels(&shown.buttons), ["Next", "Stop learning"]);
    assert!(!state(&app).hides_best());

    app.send(ReviewMsg::Learn(LearnMsg::Next));
    assert_eq!(app.record(), format!("{GAME}@2"));
    assert_eq!(view(&app).at, "2 of 2");
    assert!(view(&app).text.contains("e5 (blunder)"), "{}", view(&app).text);
    app.tap("b4");
    assert_eq!(view(&app).text, "b4 is the best move.");
    assert_eq!(labels(&view(&app).buttons), ["Finish", "Stop learning"]);
    app.send(ReviewMsg::Learn(LearnMsg::Next));
    assert_eq!(step(&app), LearnStep::Done);
    assert_eq!(view(&app).text, "You have corrected all 2 mistakes.");
    app.send(ReviewMsg::Learn(LearnMsg::End));
    assert_eq!(state(&app).learning, None);
    assert_eq!(
        state(&app).tree.preorder().len(),
        6,
        "what was tried is no variation"
    );
    assert!(!state(&app).tree.can_undo());
    assert!(
        app.model.shell.saved.newest().is_none(),
        "and nothing of it is kept"
    );
}

#[test]
fn a_move_that_loses_more_is_tried_again_or_the_solution_is_shown() {
    let mut app = linage();
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    // It loses 4 %, more than the 3.5 that are accepted.
    app.tap("b5");
    answer(&mut app, &[("d4", 0.70), ("b5", 0.66)]);
    let shown = view(&app);
    assert_eq!(shown.sign, Some(LearnSign::Wrong));
    assert_eq!(
        shown.text,
        "b5 is not good enough: it loses 4 % against the best move. Try another move."
    );
    assert!(!shown.text.contains("d4"), "the best move is not told");
    assert_eq!(
        labels(&shown.buttons),
        ["Try again", "View the solution", "Skip", "Stop learning"]
    );
    assert!(state(&app).hides_best());
    app.send(ReviewMsg::Learn(LearnMsg::TryAgain));
    assert_eq!(app.record(), format!("{GAME}@0"));
    assert_eq!(step(&app), LearnStep::Find);
    assert_eq!(state(&app).tree.preorder().len(), 6);
    app.tap("c3");
    assert_eq!(view(&app).text, "c3 is what was played. Try another move.");
    app.send(BoardMsg::Undo);
    assert_eq!((step(&app), app.record()), (LearnStep::Find, format!("{GAME}@0")));
    assert_eq!(
        said(&app),
        ["c3 is taken back. Vertical played c3 (mistake). Find a better move."]
    );

    app.send(ReviewMsg::Learn(LearnMsg::View));
    assert_eq!(state(&app).board.game.line()[..1], ["d4"]);
    assert_eq!(
        view(&app).text,
        "The best move is d4. Expected after it: d3, Pass."
    );
    assert!(!state(&app).hides_best());
    app.send(BoardMsg::Undo);
    assert_eq!(said(&app), ["There is nothing to undo."]);
    app.send(ReviewMsg::Learn(LearnMsg::Next));
    app.send(ReviewMsg::Learn(LearnMsg::Skip));
    assert_eq!(view(&app).text, "You have corrected 0 of 2 mistakes.");
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    assert_eq!((view(&app).at.as_str(), step(&app)), ("1 of 2", LearnStep::Find));
}

#[test]
fn the_engines_are_asked_about_a_move_that_the_review_has_not_looked_at_closely() {
    let mut app = linage();
    let steps = app.model.game_review().expect("a review").steps.fine;
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    app.tap("e1");
    let (question, tasks) = job(&app).expect("the engines are asked");
    assert_eq!(question.record, "linage/size=5.komi=0_5/e1");
    assert_eq!(question.budget, Budget::Steps(steps));
    assert_eq!(tasks, [ReviewTask::fine(0, steps)]);
    assert_eq!(view(&app).text, "What e1 is worth is being found out …");
    answer(&mut app, &[("d4", 0.70), ("e1", 0.68)]);
    assert_eq!(view(&app).sign, Some(LearnSign::Right));
    app.send(GameReviewMsg::Ended(question.id, Ok(())));
    assert_eq!(view(&app).sign, Some(LearnSign::Right));

    app.send(ReviewMsg::Learn(LearnMsg::Next));
    app.tap("a5");
    answer(&mut app, &[("a5", 0.82), ("b4", 0.80)]);
    let why = "the search of the review hardly tried it";
    assert_eq!(view(&app).sign, Some(LearnSign::Right), "{why}");
    app.send(ReviewMsg::Learn(LearnMsg::TryAgain));
    app.tap("e1");
    let (question, tasks) = job(&app).expect("the engines are asked");
    assert_eq!(question.record, "linage/size=5.komi=0_5/c3.a1.e1");
    assert_eq!(tasks[0].ply, 2);
    // No engine answers.
    app.send(GameReviewMsg::Ended(question.id, Err(Refusal::EngineLost)));
    assert_eq!(
        view(&app).text,
        "The AI could not find out what e1 is worth. Try another move."
    );
    assert_eq!(labels(&view(&app).buttons)[0], "Try again");
    app.send(ReviewMsg::Learn(LearnMsg::TryAgain));
    app.tap("e1");
    let (question, _) = job(&app).expect("the engines are asked");
    // Whoever does not wait stops the search.
    app.send(ReviewMsg::Learn(LearnMsg::Skip));
    assert!(app.effects.contains(&Effect::Stop(question.id)));
    app.send(GameReviewMsg::Ended(question.id, Ok(())));
    assert_eq!(step(&app), LearnStep::Done);
}

#[test]
fn a_move_that_may_be_good_is_not_called_wrong_and_one_that_cannot_be_is() {
    let mut app = linage();
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    app.tap("e1");
    let (question, _) = job(&app).expect("the engines are asked");
    let mut found = report(question.id, &[("d4", 1.0), ("e1", 0.9)]);
    (found.lines[0].half_width, found.lines[0].proven) = (0.0, true);
    // By best play it wins or loses: the interval reaches to the win.
    found.lines[1].half_width = 0.1;
    app.send(GameReviewMsg::TaskDone {
        id: question.id,
        task: ReviewTask::fine(0, 1),
        millis: 500,
        report: Some(found),
    });
    assert_eq!(view(&app).sign, None);
    assert_eq!(
        view(&app).text,
        "The AI could not find out what e1 is worth. Try another move."
    );

    app.send(ReviewMsg::Learn(LearnMsg::TryAgain));
    app.tap("e1");
    let (question, _) = job(&app).expect("the engines are asked");
    let mut found = report(question.id, &[("d4", 0.7), ("e1", 0.4)]);
    // It loses 0.07 to 0.53: how much is unclear, but not that it is too much.
    found.lines.iter_mut().for_each(|line| line.half_width = 0.16);
    app.send(GameReviewMsg::TaskDone {
        id: question.id,
        task: ReviewTask::fine(0, 1),
        millis: 500,
        report: Some(found),
    });
    assert_eq!(view(&app).sign, Some(LearnSign::Wrong));
}

#[test]
fn a_review_that_goes_on_makes_way_for_a_move_that_is_tried() {
    // The first pass is done.
    let (mut app, running, tasks) = review_begun(GAME);
    let coarse = tasks[0].steps;
    for task in tasks.into_iter().filter(|task| task.steps == coarse) {
        finish(&mut app, running.id, task, LINAGE);
    }
    assert!(matches!(
        app.model.game_review().expect("a review").status,
        ReviewStatus::Running(_)
    ));
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    app.tap("e1");
    let (asked, _) = job(&app).expect("the engines are asked");
    assert_ne!(asked.id, running.id);
    app.send(GameReviewMsg::Ended(running.id, Err(Refusal::Replaced)));
    answer_to(&mut app, asked.id, &[("d4", 0.70), ("e1", 0.1)]);
    assert_eq!(view(&app).sign, Some(LearnSign::Wrong));
    app.send(GameReviewMsg::Ended(asked.id, Ok(())));
    assert!(job(&app).is_some(), "the review goes on by itself");
}

fn answer_to(app: &mut App, id: u32, lines: &[(&str, f32)]) {
    app.send(GameReviewMsg::TaskDone {
        id,
        task: ReviewTask::fine(0, 1),
        millis: 500,
        report: Some(report(id, lines)),
    });
}

#[test]
fn variations_cannot_be_edited_while_somebody_learns_and_the_line_can_be_walked_through() {
    let mut app = linage();
    app.tap_at_end();
    let before = state(&app).tree.clone();
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    let node = state(&app).tree.main_line()[0];
    app.send(ReviewMsg::Tree(TreeMsg::Delete(node)));
    app.send(ReviewMsg::Tree(TreeMsg::Undo));
    app.send(BoardMsg::Redo);
    assert_eq!(state(&app).tree, before);
    app.send(ReviewMsg::Go(ReviewJump::End));
    assert_eq!(step(&app), LearnStep::Find, "to look at a move is not to try it");
    assert_eq!(
        view(&app).text,
        "This is another position than the one before the mistake."
    );
    assert_eq!(labels(&view(&app).buttons)[0], "Back to the mistake");
    app.send(ReviewMsg::Learn(LearnMsg::TryAgain));
    assert_eq!(app.model.board().expect("a board").game.ply(), 0);
    app.send(ReviewMsg::Learn(LearnMsg::End));
    assert_eq!(state(&app).tree, before);
    assert!(state(&app).tree.can_undo(), "earlier edits can still be undone");
}

impl App {
    /// Plays a variation where the game has another move.
    fn tap_at_end(&mut self) {
        self.send(ReviewMsg::Go(ReviewJump::Start));
        self.send(ReviewMsg::Go(ReviewJump::Forward));
        self.tap("b5");
    }
}

#[test]
fn a_placement_with_its_meeple_is_one_move() {
    let link = "carcassonne/players=2/E.0_1_2.city-s.D.1_0_0.none";
    let mut app = reviewed(
        link,
        &[
            &[],
            &[("0_1_2.none", 0.70), ("0_1_2.city-s", 0.50)],
            &[],
            &[],
            &[("1_0_0.none", 0.5), ("1_0_0.road-w", 0.4)],
        ],
    );
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    assert_eq!(app.model.board().expect("a board").game.ply(), 1);
    app.send(BoardMsg::Choose("0_1_2".into()));
    assert_eq!(step(&app), LearnStep::Find, "the turn goes on");
    assert_eq!(view(&app).text, "Finish the turn on the board.");
    app.send(BoardMsg::Choose("none".into()));
    assert!(
        matches!(step(&app), LearnStep::Right(loss) if loss == 0.0),
        "{:?}",
        step(&app)
    );
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    app.send(ReviewMsg::Learn(LearnMsg::View));
    assert_eq!(app.model.board().expect("a board").game.ply(), 3);
    assert_eq!(state(&app).board.game.id, GameId::Carcassonne);
}
