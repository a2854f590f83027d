//! What a touch, a rotation and a step of the final scoring do where they do not apply.

use tessera_app::{Level, Msg, OpenPage, PlayMsg, Player};
use tessera_games::play::Target;

use super::App;

/// The app at a record.
fn at(record: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(record.into()));
    app
}

#[test]
fn a_piece_can_be_rotated_only_by_a_person_who_holds_one_that_rotates() {
    let land = "carcassonne/players=2.small-city=4.unplaceable=aside";
    let can_rotate = |app: &App| app.model.play().expect("a game").can_rotate();
    let mut app = at(&format!("{land}/V"));
    assert!(can_rotate(&app), "a tile is in hand");
    let seat = app.model.play().expect("a game").game.to_move();
    let seat = seat.expect("somebody places the tile");
    app.send(PlayMsg::Seat(seat, Player::Machine(Level::USUAL)));
    assert!(!can_rotate(&app), "the machine holds it");
    let meeple = at(&format!("{land}/E.0_1_2"));
    assert!(meeple.model.play().expect("a game").game.persons_turn());
    assert!(!can_rotate(&meeple), "a meeple does not rotate");
    assert!(!can_rotate(&App::friends("size=5.komi=0_5")), "nor does a stone");
}

#[test]
fn a_touch_that_does_not_continue_a_half_entered_move_starts_a_new_one() {
    let mut app = App::friends("size=5.komi=0_5");
    let [first, second] = ["c3", "d4"].map(|label| app.cell(label));
    // No gesture of today's games has two cells, so the first touch is entered by hand.
    let OpenPage::Play(state) = &mut app.model.page else {
        panic!("a game is open");
    };
    state.taps = vec![Target::Spot(first)];
    assert!(state.aim_at(second).is_none(), "no move has both cells");
    app.tap("d4");
    assert_eq!(app.record(), "linage/size=5.komi=0_5/d4");
}

#[test]
fn a_step_after_the_last_of_the_final_scoring_shows_none() {
    let golden = include_str!("../goldens/carcassonne.txt");
    let mut app = at(golden.lines().next().expect("a game"));
    let count = app.panel().final_scoring;
    assert!(count > 0, "something is scored at the end");
    for step in 0..count {
        assert_eq!(app.send(PlayMsg::ShowScoringStep(Some(step))).len(), 1);
        assert_eq!(app.panel().scoring_step, Some(step));
    }
    for step in [count, count + 1, usize::MAX] {
        assert!(app.send(PlayMsg::ShowScoringStep(Some(step))).is_empty());
        assert_eq!(app.panel().scoring_step, None);
    }
}
