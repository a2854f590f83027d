//! What a player sees and hears besides the position: where the engine moved, meeples that go home, sounds, handles under
//! the mouse, and cells that grow under a finger.

use tessera::app::play::view;
use tessera::app::{Effect, Msg, Opponent, PlayMsg, Pointer, Settings, Sound, Starts, Volume};
use tessera::game::Seat;
use tessera::scene::SpotId;

use super::{App, level};

/// Two players; the second holds a tile that fits in several ways.
const LAND: &str = "carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.city-s.U.1_0_1.none.V";

fn settings(app: &mut App, change: impl FnOnce(&mut Settings)) {
    let mut settings = app.model.shell.settings.clone();
    change(&mut settings);
    app.send(Msg::Set(settings));
}

fn sounds(effects: &[Effect]) -> Vec<Sound> {
    let sound = |effect: &Effect| match effect {
        Effect::Sound(sound) => Some(*sound),
        _ => None,
    };
    effects.iter().filter_map(sound).collect()
}

#[test]
fn the_engines_move_is_shown_for_a_moment_and_a_persons_is_not() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    app.tap("c3");
    assert_eq!(app.model.see(view::arrivals).places, []);
    app.answer("a1");
    assert_eq!(app.model.see(view::arrivals).places.len(), 1);
    settings(&mut app, |settings| settings.motion = false);
    assert_eq!(app.model.see(view::arrivals).places, [], "nobody wants motion");
}

#[test]
fn a_meeple_flies_home_with_the_move_that_scored_and_with_no_later_one() {
    let mut app = App::open();
    let scored = "carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.city-s";
    app.send(Msg::Navigate(scored.into()));
    let flights = app.model.see(view::arrivals).flights;
    assert_eq!(flights.len(), 1, "the city of two tiles is finished");
    assert_eq!(flights[0].0, Seat(0));
    // The draw that has followed is undone with it.
    app.send(PlayMsg::GoTo(2));
    assert_eq!(app.model.see(view::arrivals).flights, []);
}

#[test]
fn sounds_are_off_until_they_are_wanted_and_then_tell_who_moved() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    app.tap("c3");
    assert_eq!(sounds(&app.effects), []);
    settings(&mut app, |settings| settings.volume = Volume::Quiet);
    app.answer("a1");
    assert_eq!(sounds(&app.effects), [Sound::Answered]);
    app.tap("a1");
    assert_eq!(sounds(&app.effects), [Sound::Refused], "there is a stone");
    app.tap("e5");
    assert_eq!(sounds(&app.effects), [Sound::Moved]);
}

#[test]
fn the_end_of_a_game_sounds_like_an_end() {
    let mut app = App::friends("size=3.komi=0_5");
    settings(&mut app, |settings| settings.vibrates = true);
    let pass = |app: &mut App| {
        app.send(PlayMsg::Choose("pass".into()));
        sounds(app.send(PlayMsg::Choose("pass".into())))
    };
    assert_eq!(pass(&mut app), [Sound::Moved]);
    assert_eq!(pass(&mut app), [Sound::Ended]);
}

#[test]
fn the_mouse_finds_the_handles_of_the_tile_that_it_holds_over_a_cell() {
    let mut app = App::open();
    app.send(Msg::Navigate(LAND.into()));
    let handles = |app: &App| {
        let marks = app.model.see(view::board).above.marks;
        let handle = |id| matches!(id, SpotId::Handle(_)).then_some(id);
        marks
            .into_iter()
            .filter_map(|mark| handle(mark.id))
            .collect::<Vec<_>>()
    };
    assert_eq!(handles(&app), []);
    let scene = app.model.see(view::board).whole();
    let fits = scene.spots.iter().map(|spot| spot.id).find(|&cell| {
        app.send(PlayMsg::Hover(Some(cell)));
        handles(&app).len() > 1
    });
    let cell = fits.expect("the tile fits somewhere in several ways");
    let handle = handles(&app)[1];
    // On a handle the pointer is still at the cell.
    app.send(PlayMsg::Hover(Some(handle)));
    assert_eq!(app.model.play().expect("a game").hover, Some(cell));
    let before = app.model.see(view::board).whole();
    let held = handles(&app);
    for handle in held {
        app.send(PlayMsg::Tap(handle, Pointer::Fine));
    }
    assert!(
        app.model.see(view::board).whole() != before,
        "the tile is rotated"
    );
    assert!(app.record().ends_with(".V"), "and not placed");
}

#[test]
fn cells_grow_where_a_finger_has_touched_them_until_the_move_is_made() {
    let mut app = App::friends("size=19.komi=0_5");
    let least = |app: &App| app.model.see(view::framing).least;
    assert_eq!(least(&app), 0.0);
    let cell = app.cell("c3");
    app.send(PlayMsg::Tap(cell, Pointer::Coarse));
    assert!(least(&app) >= 24.0);
    assert_eq!(app.model.see(view::framing).focus, Some(cell));
    app.send(PlayMsg::Confirm);
    assert_eq!(least(&app), 0.0);
    // A mouse needs no larger cells.
    let cell = app.cell("d4");
    app.send(PlayMsg::Tap(cell, Pointer::Fine));
    assert_eq!(least(&app), 0.0);
}
