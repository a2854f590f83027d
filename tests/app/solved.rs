//! A position that the analysis has solved has one value on the whole page of a review.

use super::analysed::Review;
use super::game_review::start;
use super::learn::{self, linage};
use tessera_app::review::{graph, view};
use tessera_app::{AnalysisMsg, Effect, GameReviewMsg, ReviewMsg};

/// The review of a game that is complete, with the position after its first move.
fn after_the_first_move() -> Review {
    let mut review = Review {
        app: linage(),
        asked: Vec::new(),
        due: Vec::new(),
        stopped: Vec::new(),
        dropped: 0,
    };
    review.send(ReviewMsg::Seek(1));
    review.settle();
    review
}

/// What graph and card tell of the position after the first move: the height of its point, and the chance in percent.
fn chance(review: &Review) -> (f32, i32) {
    let model = &review.app.model;
    let (state, known) = (model.review_page().unwrap(), model.game_review());
    let graph = graph(state, known.unwrap(), &model.shell).expect("a graph");
    let said = view::said(state, known, &model.shell).expect("a card");
    (graph.lines[0].points[1].1, said.chances.expect("chances")[1])
}

/// Has the analysis prove that the first move wins, and estimate the other.
fn solve(review: &mut Review) {
    let mut solved = review.report(&[("e3", 9_000, 1.0), ("a1", 400, 0.39)], 300);
    solved.lines[0].proven = true;
    review.analysis(AnalysisMsg::Final(solved));
}

#[test]
fn bar_card_and_graph_show_the_value_that_the_analysis_has_proven() {
    let mut review = after_the_first_move();
    let (height, percent) = chance(&review);
    assert!(height < 0.9 && percent > 10, "the review estimates: {percent} %");
    solve(&mut review);
    assert_eq!(chance(&review), (1.0, 0));
    assert_eq!(review.bar().text, "Chance to win: Vertical 0 %, Horizontal 100 %");
    let is_kept = |effect: &Effect| matches!(effect, Effect::KeepReview(_));
    assert!(review.app.effects.iter().any(is_kept));
}

#[test]
fn only_the_lines_that_are_proven_are_called_final() {
    let mut review = after_the_first_move();
    solve(&mut review);
    assert_eq!(
        review.engine().note,
        "Solved: line 1 is final. Values in percent are estimates."
    );
}

#[test]
fn what_is_proven_before_the_game_is_reviewed_holds_for_its_review_and_is_kept() {
    let mut review = Review::open(&format!("{}@1", learn::GAME));
    solve(&mut review);
    let (question, tasks) = start(&mut review.app);
    let mut keeps = false;
    for task in &tasks {
        learn::finish(&mut review.app, question.id, *task, learn::LINAGE);
        let is_kept = |effect: &Effect| matches!(effect, Effect::KeepReview(_));
        keeps |= task.ply == 1 && review.app.effects.iter().any(is_kept);
    }
    review.app.send(GameReviewMsg::Ended(question.id, Ok(())));
    assert_eq!(chance(&review), (1.0, 0));
    assert!(keeps, "the review is kept with the proof");
}
