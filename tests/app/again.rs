//! Puzzles of one's own games are asked again after 1, 3 and 7 days.

use tessera_app::puzzle::{AGAIN_DAYS, Again, AgainAttempt, AgainNews};
use tessera_app::review::{MakePuzzleMsg, make_puzzle};
use tessera_app::{Effect, Msg, PuzzleMsg, PuzzleScores, ReviewMsg};

use super::App;

const PUZZLE: &str = "puzzle/own/linage/size=5/c3.a1.e5@1";

fn told(scores: &mut PuzzleScores, news: AgainNews, day: u32) {
    scores.take_again(&AgainAttempt {
        puzzle: PUZZLE.to_owned(),
        news,
        day,
    });
}

fn due(scores: &PuzzleScores) -> Option<u32> {
    scores.again_of(PUZZLE).map(|again| again.day)
}

#[test]
fn a_puzzle_is_asked_after_one_three_and_seven_days_and_then_no_more() {
    let mut scores = PuzzleScores::default();
    told(&mut scores, AgainNews::Solved, 100);
    assert_eq!(due(&scores), None, "it was not kept");
    told(&mut scores, AgainNews::Kept, 100);
    told(&mut scores, AgainNews::Kept, 103);
    assert_eq!(due(&scores), Some(101), "it is kept once");
    told(&mut scores, AgainNews::Solved, 100);
    assert_eq!(due(&scores), Some(101), "before its day it is only looked at");
    told(&mut scores, AgainNews::Solved, 102);
    assert_eq!(due(&scores), Some(105));
    told(&mut scores, AgainNews::Solved, 105);
    assert_eq!(due(&scores), Some(112));
    told(&mut scores, AgainNews::Solved, 130);
    assert_eq!(due(&scores), None, "whoever solves it three times knows it");
    assert_eq!(AGAIN_DAYS, [1, 3, 7]);
}

#[test]
fn whoever_misses_it_begins_anew() {
    let mut scores = PuzzleScores::default();
    told(&mut scores, AgainNews::Kept, 100);
    told(&mut scores, AgainNews::Solved, 101);
    told(&mut scores, AgainNews::Missed, 104);
    let again = scores.again_of(PUZZLE).expect("it is still asked");
    assert_eq!((again.solved, again.day), (0, 105));
}

#[test]
fn two_files_are_joined_and_the_list_has_an_end() {
    let again = |number: u32, solved: u8| Again {
        puzzle: format!("{PUZZLE}{number}"),
        solved,
        day: number,
    };
    let own = PuzzleScores {
        again: vec![again(1, 0), again(2, 2)],
        ..PuzzleScores::default()
    };
    let other = PuzzleScores {
        again: vec![again(1, 1), again(2, 1), again(3, 0)],
        ..PuzzleScores::default()
    };
    let joined = own.joined(other).again;
    let solved: Vec<u8> = joined.iter().map(|again| again.solved).collect();
    assert_eq!(solved, [1, 2, 0]);
    let mut scores = PuzzleScores::default();
    for number in 0..300 {
        scores.take_again(&AgainAttempt {
            puzzle: format!("{PUZZLE}{number}"),
            news: AgainNews::Kept,
            day: 1_000 - number,
        });
    }
    assert_eq!(scores.again.len(), 200);
    assert!(
        scores.again.iter().all(|again| again.day <= 902),
        "those that are asked first stay"
    );
}

#[test]
fn the_first_attempt_on_the_page_counts_and_only_of_a_puzzle_that_is_kept() {
    // Vertical is to move and b2 is the move of the link.
    let address = "puzzle/own/linage/size=5.komi=0_5/c3.a1.b2@2";
    let mut app = App::open();
    app.send(Msg::Navigate(address.to_owned()));
    let shown = app.model.puzzle_page().expect("a puzzle").lasting_address();
    assert!(
        !app.send(PuzzleMsg::Solution)
            .iter()
            .any(|effect| matches!(effect, Effect::KeepAgain(..)))
    );
    let mut app = App::open();
    app.model.shell.puzzles.take_again(&AgainAttempt {
        puzzle: shown.clone(),
        news: AgainNews::Kept,
        day: 7,
    });
    app.send(Msg::Navigate(address.to_owned()));
    let missed = Effect::KeepAgain(shown, AgainNews::Missed);
    assert!(app.send(PuzzleMsg::Solution).contains(&missed));
    app.send(PuzzleMsg::Restart);
    assert!(
        !app.send(PuzzleMsg::Solution).contains(&missed),
        "the first attempt counts"
    );
}

#[test]
fn what_is_not_proven_is_not_kept() {
    let mut app = App::open();
    app.send(Msg::Navigate("review/linage/size=5.komi=0_5/c3.a1@1".to_owned()));
    app.send(ReviewMsg::MakePuzzle(MakePuzzleMsg::Open));
    assert!(
        !app.send(ReviewMsg::MakePuzzle(MakePuzzleMsg::Keep))
            .iter()
            .any(|effect| matches!(effect, Effect::KeepAgain(..)))
    );
    let state = app.model.review_page().expect("a review");
    assert!(!make_puzzle(state, &app.model.shell).is_kept);
}

#[test]
fn from_one_puzzle_that_is_due_the_page_leads_to_the_next() {
    let addresses = [
        "puzzle/own/linage/size=5.komi=0_5/c3.a1.b2@2",
        "puzzle/own/linage/size=5.komi=0_5/c3.a1.b4@2",
        "puzzle/own/linage/size=5.komi=0_5/c3.a1.d4@2",
    ];
    let mut app = App::open();
    let mut shown = Vec::new();
    for (at, address) in addresses.iter().enumerate() {
        app.send(Msg::Navigate((*address).to_owned()));
        let puzzle = app.model.puzzle_page().expect("a puzzle").lasting_address();
        shown.push(puzzle.clone());
        app.model.shell.puzzles.take_again(&AgainAttempt {
            puzzle,
            news: AgainNews::Kept,
            day: 100 + 10 * at as u32,
        });
    }
    app.send(Msg::Navigate(addresses[0].to_owned()));
    assert!(app.effects.contains(&Effect::AskDay));
    app.send(PuzzleMsg::Day(112));
    let next = |app: &App| {
        let state = app.model.puzzle_page().expect("a puzzle");
        let feedback = tessera_app::puzzle::view::feedback(state, &app.model.shell);
        feedback
            .buttons
            .iter()
            .any(|button| button.msg == PuzzleMsg::Next.into())
    };
    app.send(PuzzleMsg::Solution);
    assert!(next(&app));
    app.send(PuzzleMsg::Next);
    let here = app.model.puzzle_page().expect("a puzzle").lasting_address();
    assert_eq!(here, shown[1], "the third one is not due yet");
    assert!(app.effects.contains(&Effect::Go(shown[1].clone(), true)));
    app.send(PuzzleMsg::Day(112));
    app.model.shell.puzzles.take_again(&AgainAttempt {
        puzzle: shown[0].clone(),
        news: AgainNews::Missed,
        day: 112,
    });
    app.send(PuzzleMsg::Solution);
    assert!(!next(&app), "today nothing else is due");
    app.send(PuzzleMsg::Next);
    assert_eq!(
        app.model.puzzle_page().expect("a puzzle").lasting_address(),
        shown[1]
    );
}
