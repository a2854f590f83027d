//! The bar beside the board of a review with three to five seats.

use super::analysed::Review;
use tessera_app::review::view::Bar;
use tessera_app::{AnalysisMsg, ReviewJump, ReviewMsg};

/// A report on the first move of the position, with what each seat may expect.
fn report(review: &mut Review, value: f32, shares: [f32; 5]) -> Bar {
    let name = review.app.legal()[0].clone();
    let mut report = review.report(&[(&name, 900, value)], 4_000);
    report.lines[0].shares = Some(shares);
    review.analysis(AnalysisMsg::SoFar(report));
    review.bar()
}

fn parts(bar: &Bar) -> Vec<(Option<u32>, Option<u8>, u32)> {
    let parts = bar.parts.iter();
    parts.map(|part| (part.number, part.seat, part.percent)).collect()
}

#[test]
fn every_seat_has_its_part_by_number_and_the_parts_sum_to_all() {
    let mut review = Review::open("carcassonne/players=3/D");
    let bar = report(&mut review, 0.5, [0.5, 0.3, 0.1, 0.0, 0.0]);
    assert_eq!(
        parts(&bar),
        [
            (Some(1), Some(0), 50),
            (Some(2), Some(1), 38),
            (Some(3), Some(2), 12)
        ],
        "what the first does not win is shared as 3 to 1"
    );
    assert!(bar.is_current);
    assert_eq!(
        bar.text,
        "Chance to win: Player 1 50 %, Player 2 38 %, Player 3 12 %"
    );
    let bar = report(&mut review, 0.335, [0.9, 0.25, 0.25, 0.0, 0.0]);
    assert_eq!(bar.parts.iter().map(|part| part.percent).sum::<u32>(), 100);
    let five = report(
        &mut Review::open("carcassonne/players=5/D"),
        0.2,
        [0.2, 0.2, 0.2, 0.2, 0.2],
    );
    assert_eq!(five.parts.len(), 5);
    assert!(five.parts.iter().all(|part| part.percent == 20));
}

#[test]
fn a_seat_that_has_left_has_no_part() {
    let mut review = Review::open("carcassonne/players=3/D.resign");
    let bar = report(&mut review, 0.6, [0.4, 0.6, 0.2, 0.0, 0.0]);
    assert_eq!(parts(&bar), [(Some(2), Some(1), 60), (Some(3), Some(2), 40)]);
}

#[test]
fn where_only_the_share_of_the_seat_to_move_is_known_the_others_are_one_part() {
    let mut review = Review::open("carcassonne/players=3/D");
    let bar = report(&mut review, 0.6, [0.0; 5]);
    assert_eq!(parts(&bar), [(None, Some(0), 60), (None, None, 40)]);
    assert_eq!(bar.text, "Chance to win: Player 1 60 %, the others 40 %");
}

#[test]
fn the_bar_of_two_has_no_numbers() {
    let mut review = Review::open("carcassonne//D");
    let bar = report(&mut review, 0.6, [0.0; 5]);
    assert!(bar.parts.iter().all(|part| part.number.is_none()), "{bar:?}");
}

#[test]
fn where_a_tile_is_drawn_the_bar_keeps_the_last_shares() {
    let turn = "carcassonne/players=3/V.-1_0_3.none";
    let mut review = Review::open(&format!("{turn}@2"));
    let known = report(&mut review, 0.5, [0.5, 0.3, 0.1, 0.0, 0.0]);
    review.send(ReviewMsg::Go(ReviewJump::Forward));
    assert_eq!(parts(&review.bar()), parts(&known));
    assert!(!review.bar().is_current);
    let mut two = Review::open("carcassonne/players=2/V.-1_0_3.none@2");
    let known = report(&mut two, 0.6, [0.0; 5]);
    two.send(ReviewMsg::Go(ReviewJump::Forward));
    assert_eq!(parts(&two.bar()), parts(&known));
    assert_eq!(two.bar().text, "Chance to win: not known yet");
}

#[test]
fn the_bar_stays_with_its_side_when_the_next_move_is_shown() {
    let mut review = Review::open("linage/size=5.komi=0_5/c3.a1.e5.b2@2");
    let known = report(&mut review, 0.75, [0.0; 5]);
    review.send(ReviewMsg::Go(ReviewJump::Forward));
    assert_eq!(
        parts(&review.bar()),
        parts(&known),
        "until the new position is searched"
    );
}
