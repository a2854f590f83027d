//! What a player sees and hears besides the position: where the engine moved, meeples that go home, sounds, handles under
//! the mouse, and cells that grow under a finger.

use tessera_app::play::view;
use tessera_app::{
    BoardMsg, Effect, EngineMsg, Msg, Opponent, PlayMsg, Player, Pointer, Settings, Sound, Starts, Volume,
};
use tessera_core::game::Seat;
use tessera_core::scene::SpotId;

use super::{App, level, report};

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
    app.send(BoardMsg::GoTo(2));
    assert_eq!(app.model.see(view::arrivals).flights, []);
}

#[test]
fn sounds_are_off_until_they_are_wanted_and_then_tell_who_moved() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    app.tap("c3");
    assert_eq!(sounds(&app.effects), []);
    settings(&mut app, |settings| settings.volume = Volume::Quiet);
    app.answer("a2");
    assert_eq!(sounds(&app.effects), [Sound::Answered]);
    app.tap("a2");
    assert_eq!(sounds(&app.effects), [], "who clicks a stone asks what it is");
    app.tap("b1");
    assert_eq!(
        sounds(&app.effects),
        [Sound::Refused],
        "it would cut off a region"
    );
    app.tap("e5");
    assert_eq!(sounds(&app.effects), [Sound::Moved]);
}

#[test]
fn the_end_of_a_game_sounds_like_an_end() {
    let mut app = App::friends("size=3.komi=0_5");
    settings(&mut app, |settings| settings.vibrates = true);
    let pass = |app: &mut App| {
        app.send(BoardMsg::Choose("pass".into()));
        sounds(app.send(BoardMsg::Choose("pass".into())))
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
        app.send(BoardMsg::Hover(Some(cell)));
        handles(&app).len() > 1
    });
    let cell = fits.expect("the tile fits somewhere in several ways");
    let handle = handles(&app)[1];
    // On a handle the pointer is still at the cell.
    app.send(BoardMsg::Hover(Some(handle)));
    assert_eq!(app.model.board().expect("a game").hover, Some(cell));
    let before = app.model.see(view::board).whole();
    let held = handles(&app);
    for handle in held {
        app.send(BoardMsg::Tap(handle, Pointer::Fine));
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
    app.send(BoardMsg::Tap(cell, Pointer::Coarse));
    assert!(least(&app) >= 24.0);
    assert_eq!(app.model.see(view::framing).focus, Some(cell));
    app.send(BoardMsg::Confirm);
    assert_eq!(least(&app), 0.0);
    // A mouse needs no larger cells.
    let cell = app.cell("d4");
    app.send(BoardMsg::Tap(cell, Pointer::Fine));
    assert_eq!(least(&app), 0.0);
}

/// A game in which the engine has answered c3 with a1, and that question's id.
fn answered(settings: Settings) -> (App, u32) {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.model.shell.settings = settings;
    app.tap("c3");
    let id = app.question().expect("the engine is asked").id;
    app.send(EngineMsg::Final(report(id, "a1")));
    (app, id)
}

const BEFORE: &str = "linage/size=5.komi=0_5/c3";
const AFTER: &str = "linage/size=5.komi=0_5/c3.a1";

#[test]
fn a_stone_of_the_engine_is_shown_where_it_will_be_before_it_is_played() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.tap("c3");
    let id = app.question().expect("the engine is asked").id;
    let board = app.model.board_view();
    let effects = app.send(EngineMsg::Final(report(id, "a1"))).to_vec();
    let [Effect::After(millis, then)] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert!((100..=900).contains(millis), "{millis} ms");
    assert_eq!(*then, PlayMsg::Announced(id).into());
    assert_eq!(app.record(), BEFORE);
    assert_ne!(app.model.board_view(), board, "the board shows it");
    let cells = app.model.see(view::cells);
    let told: Vec<_> = cells.iter().filter(|cell| cell.label.starts_with("a1")).collect();
    assert_eq!(told.len(), 1);
    assert_eq!(
        told[0].label, "a1, free",
        "nobody is told of a stone that is not there"
    );
    app.send(then.clone());
    assert_eq!(app.record(), AFTER);
    assert_eq!(
        app.panel().last_answer.as_deref(),
        Some("AI: a1 (1.2 s, 10 visits)")
    );
    assert_eq!(app.send(PlayMsg::Announced(id)), [], "it is played once");
}

#[test]
fn the_announced_move_is_played_at_once_if_one_is_in_a_hurry_or_looks_away() {
    let instant = Settings {
        instant: true,
        ..Settings::default()
    };
    assert_eq!(answered(instant).0.record(), AFTER);
    let (mut app, _) = answered(Settings::default());
    app.send(PlayMsg::MoveNow);
    assert_eq!(app.record(), AFTER);
    let mut hidden = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    hidden.tap("c3");
    let id = hidden.question().expect("the engine is asked").id;
    hidden.send(Msg::Hidden);
    hidden.send(EngineMsg::Final(report(id, "a1")));
    assert_eq!(hidden.record(), AFTER);
}

#[test]
fn an_announced_move_is_dropped_by_whoever_goes_back_or_stops() {
    for leave in [
        Msg::from(BoardMsg::Undo),
        PlayMsg::StopThinking.into(),
        PlayMsg::Seat(Seat::SECOND, Player::Person).into(),
    ] {
        let (mut app, id) = answered(Settings::default());
        app.send(leave.clone());
        app.send(PlayMsg::Announced(id));
        assert!(
            app.record().starts_with(BEFORE) && app.record() != AFTER,
            "{leave:?}: {}",
            app.record()
        );
    }
}
