//! What a touch, a rotation and a step of the final scoring do where they do not apply.

use tessera_app::{BoardMsg, Confirm, Level, Msg, OpenPage, PlayMsg, Player, Pointer};
use tessera_core::scene::SpotId;
use tessera_games::play::Target;

use super::App;

fn at(record: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(record.into()));
    app
}

#[test]
fn a_piece_can_be_rotated_only_by_a_person_who_holds_one_that_rotates() {
    let land = "carcassonne/players=2.small-city=4.unplaceable=aside";
    let can_rotate = |app: &App| app.model.board().expect("a game").can_rotate();
    let mut app = at(&format!("{land}/V"));
    assert!(can_rotate(&app), "a tile is in hand");
    let seat = app.model.board().expect("a game").game.to_move();
    let seat = seat.expect("somebody places the tile");
    app.send(PlayMsg::Seat(seat, Player::Machine(Level::USUAL)));
    assert!(!can_rotate(&app), "the machine holds it");
    let meeple = at(&format!("{land}/E.0_1_2"));
    assert!(meeple.model.board().expect("a game").game.persons_turn());
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
    state.board.taps = vec![Target::Spot(first)];
    assert!(state.board.aim_at(second).is_none(), "no move has both cells");
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
        assert_eq!(app.send(BoardMsg::ShowScoringStep(Some(step))).len(), 1);
        assert_eq!(app.panel().scoring_step, Some(step));
    }
    for step in [count, count + 1, usize::MAX] {
        assert!(app.send(BoardMsg::ShowScoringStep(Some(step))).is_empty());
        assert_eq!(app.panel().scoring_step, None);
    }
}

/// What a click and the second click of the same double click make of a record at a cell.
fn double_clicked(record: &str, cell: &str, confirm: Confirm, [first, second]: [Pointer; 2]) -> (App, usize) {
    let mut app = at(record);
    app.model.shell.settings.confirm = confirm;
    let cell = app.cell(cell);
    app.send(BoardMsg::Tap(cell, first));
    let effects = app.send(BoardMsg::Tap(cell, second)).len();
    (app, effects)
}

#[test]
fn of_a_double_click_only_the_first_click_counts() {
    let fine = [Pointer::Fine, Pointer::FineAgain];
    for (record, cell) in [
        ("linage/size=5.komi=0_5/", "c3"),
        ("keil/size=4.komi=0_5/", "b2"),
        ("ecalper/size=4/", "b2"),
    ] {
        let before = at(record).record();
        let played = format!("{before}{cell}");
        let (mut app, effects) = double_clicked(record, cell, Confirm::Always, fine);
        assert_eq!((app.record(), effects), (before, 0), "it waits to be confirmed");
        let again = app.cell(cell);
        app.send(BoardMsg::Tap(again, Pointer::Fine));
        assert_eq!(app.record(), played, "a click of its own confirms");
        let (app, effects) = double_clicked(record, cell, Confirm::Never, fine);
        assert_eq!((app.record(), effects), (played, 0), "and nothing is wrong");
        assert!(app.model.shell.notice.is_none());
    }
}

#[test]
fn a_double_click_places_no_piece_that_another_click_chooses() {
    let record = "carteso/size=4.komi=0_5/";
    let mut app = at(record);
    app.model.shell.settings.confirm = Confirm::Always;
    app.send(BoardMsg::HoldPiece(Some("w".into())));
    let cell = app.cell("b2");
    for pointer in [Pointer::Fine, Pointer::FineAgain] {
        app.send(BoardMsg::Place(cell, "b".into(), pointer));
    }
    assert_eq!(app.record(), record);
}

#[test]
fn a_finger_confirms_as_quickly_as_it_likes_and_a_handle_is_clicked_time_and_again() {
    let (app, _) = double_clicked(
        "linage/size=5.komi=0_5/",
        "c3",
        Confirm::Always,
        [Pointer::Coarse; 2],
    );
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3");
    let mut app = at("carcassonne/players=2.small-city=4.unplaceable=aside/V");
    let state = |app: &App| app.model.board().expect("a game").facing;
    for facing in [1, 2, 3] {
        app.send(BoardMsg::Tap(SpotId::Handle(facing), Pointer::FineAgain));
        assert_eq!(state(&app), facing);
    }
}
