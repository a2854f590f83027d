//! A review of a board that grows: stepping through the game moves nothing of what lies there already.

use super::App;
use super::records::random_game;
use super::review::review;
use tessera_app::play::view;
use tessera_app::{BoardMsg, ReviewMsg};

/// What the camera goes by: the size of the picture, and where the first cell lies on it, in hundredths of a cell.
fn land(app: &App) -> [i32; 4] {
    let scene = app.model.see(view::board).whole();
    let first = scene.first_cell();
    [scene.width, scene.height, first.x, first.y].map(|cells| (cells * 100.0).round() as i32)
}

#[test]
fn a_land_stays_where_it_is_from_step_to_step_however_it_is_rotated() {
    for seed in 0..4 {
        let mut link = random_game("carcassonne/players=2", seed);
        link.record.shown = None;
        let last = link.record.names.len();
        let mut app = review(&link.record.to_string());
        for _ in 0..seed {
            app.send(BoardMsg::RotateBoard(1));
        }
        let whole = land(&app);
        for ply in (0..=last).rev() {
            app.send(ReviewMsg::Seek(ply));
            assert_eq!(land(&app), whole, "seed {seed}, after {ply} plies");
        }
    }
}

#[test]
fn a_line_that_is_shorter_takes_no_room_away_from_the_land() {
    let game = "carcassonne/players=2/V.-1_0_3.none.W.0_-1_0.none.U";
    let mut app = review(game);
    let whole = land(&app);
    app.send(ReviewMsg::Seek(1));
    for name in ["1_0_1", "none"] {
        app.send(BoardMsg::Choose(name.into()));
    }
    assert_eq!(
        app.record(),
        "carcassonne/players=2.small-city=4.unplaceable=aside/V.1_0_1.none"
    );
    let now = land(&app);
    assert!(
        now[0] >= whole[0] && now[1] >= whole[1],
        "{now:?} after {whole:?}"
    );
}
