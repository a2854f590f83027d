//! Learning from mistakes: what becomes of moves that are tried one after another.

use tessera_app::review::{LearnMsg, LearnSign};
use tessera_app::{Effect, GameReviewMsg, Msg, Refusal, ReviewJump, ReviewMsg};
use tessera_core::game::Seat;
use tessera_protocol::assessment::Verdict;

use super::App;
use super::learn::{GAME, answer, job, labels, linage, reviewed, said, state, view};

/// The moves that were played in place of the first mistake.
fn tried(app: &App) -> Vec<&str> {
    let game = &state(app).board.game;
    game.line()[..game.ply()].iter().map(String::as_str).collect()
}

/// The message that the last one has sent after a while.
fn later(app: &App) -> Msg {
    let later = app.effects.iter().find_map(|effect| match effect {
        Effect::After(_, msg @ Msg::Review(ReviewMsg::Learn(_))) => Some(msg.clone()),
        _ => None,
    });
    later.expect("a message for later")
}

#[test]
fn a_move_that_is_not_good_enough_is_taken_back_by_itself() {
    let mut app = linage();
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    app.tap("b5");
    answer(&mut app, &[("d4", 0.70), ("b5", 0.66)]);
    let (text, msg) = (view(&app).text, later(&app));
    assert_eq!(tried(&app), ["b5"], "it is seen with its answer");
    app.send(msg.clone());
    assert_eq!((tried(&app), app.record()), (vec![], format!("{GAME}@0")));
    assert_eq!(view(&app).text, text, "the answer can still be read");
    assert_eq!(said(&app), ["b5 is taken back."]);
    assert_eq!(
        labels(&view(&app).buttons),
        ["View the solution", "Skip", "Stop learning"]
    );
    app.send(msg.clone());
    assert_eq!(said(&app), [""; 0], "once");
    // Whoever looks at another position is led back.
    app.send(ReviewMsg::Go(ReviewJump::End));
    assert_eq!(labels(&view(&app).buttons)[0], "Back to the mistake");
    app.send(ReviewMsg::Learn(LearnMsg::TryAgain));

    // The same of a move that the engines cannot rate.
    app.tap("e1");
    let (question, _) = job(&app).expect("the engines are asked");
    app.send(GameReviewMsg::Ended(question.id, Err(Refusal::EngineLost)));
    assert_eq!(tried(&app), ["e1"]);
    // A message about an earlier try changes nothing.
    app.send(msg);
    assert_eq!(tried(&app), ["e1"]);
}

#[test]
fn a_second_try_is_a_move_in_place_of_the_mistake_and_not_of_the_opponent() {
    let mut app = linage();
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat(0))));
    app.tap("b5");
    answer(&mut app, &[("d4", 0.70), ("b5", 0.66)]);
    // Before the first try is taken back by itself.
    let early = later(&app);
    app.tap("e1");
    assert_eq!(tried(&app), ["e1"]);
    let (first, _) = job(&app).expect("the engines are asked");
    assert_eq!(first.record, "linage/size=5.komi=0_5/e1");
    app.send(early);
    assert_eq!(tried(&app), ["e1"]);
    // While the engines look at it.
    app.tap("d4");
    assert!(app.effects.contains(&Effect::Stop(first.id)));
    assert_eq!(tried(&app), ["d4"]);
    assert_eq!(view(&app).sign, Some(LearnSign::Right));
    // After a move that is right, the line goes on.
    app.tap("e1");
    assert_eq!(tried(&app), ["d4", "e1"]);
}

#[test]
fn a_bid_is_no_mistake_to_learn_from_because_there_is_no_way_to_bid() {
    let app = reviewed(
        "linage/size=5.komi=bid/komi-0_5.vertical.c3.a1",
        &[
            &[("komi-2_5", 0.8), ("komi-0_5", 0.4)],
            &[("vertical", 0.6), ("horizontal", 0.3)],
            &[("d4", 0.6), ("c3", 0.4)],
            &[("a1", 0.6), ("pass", 0.5)],
        ],
    );
    assert_eq!(labels(&view(&app).starts), ["Learn from the mistake of Vertical"]);
    let bid = app.model.game_review().expect("a review").verdict_at(1);
    assert_eq!(bid, Some(Verdict::Blunder), "the bid was one");
}
