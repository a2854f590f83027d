//! Persons who share a device: the board turns to whoever is to move, or a screen asks to hand the device over.

use tessera_app::play::{HAND_OVER_DIALOG, hand_over_to};
use tessera_app::{BoardMsg, Effect, Msg, OneDevice, Opponent, PlayMsg, Settings, Starts};

use super::{App, level};

fn at_one_device(one_device: OneDevice, mut app: App) -> App {
    app.send(Msg::Set(Settings {
        one_device,
        instant: true,
        ..Settings::default()
    }));
    app
}

fn opens(effects: &[Effect]) -> bool {
    effects.contains(&Effect::Open(HAND_OVER_DIALOG))
}

fn to(app: &App) -> Option<String> {
    app.model.see_play(hand_over_to)
}

fn rotation(app: &App) -> u8 {
    app.model.see(|state, shell| shell.rotation(&state.game))
}

#[test]
fn a_screen_asks_for_the_device_after_each_move_of_another_person() {
    let mut app = at_one_device(OneDevice::HandOver, App::friends("size=5.komi=0_5"));
    assert_eq!(to(&app), None, "nobody has moved");
    assert!(opens(app.tap("c3")));
    assert_eq!(
        to(&app).as_deref(),
        Some("Hand the device to Player 2 (Horizontal)")
    );
    super::share::name(&mut app, 0, "Anna");
    assert!(opens(app.tap("a1")));
    assert_eq!(to(&app).as_deref(), Some("Hand the device to Anna (Vertical)"));
    // Whoever looks back hands nothing over.
    assert!(!opens(app.send(BoardMsg::Undo)));
    assert_eq!(to(&app), None);
}

#[test]
fn where_one_person_plays_or_only_looks_nobody_is_asked() {
    let mut alone = at_one_device(
        OneDevice::HandOver,
        App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me),
    );
    assert!(!opens(alone.tap("c3")));
    let mut still = at_one_device(OneDevice::Still, App::friends("size=5.komi=0_5"));
    assert!(!opens(still.tap("c3")));
    let mut over = at_one_device(OneDevice::HandOver, App::friends("size=5.komi=0_5"));
    over.tap("c3");
    assert!(
        !opens(over.send(PlayMsg::Resign)),
        "it waits for the second press"
    );
    assert!(!opens(over.send(PlayMsg::Resign)), "the game is over");
}

#[test]
fn in_a_turn_of_several_plies_the_device_stays() {
    let mut app = App::open();
    app.send(Msg::Navigate("carcassonne/players=3/".into()));
    let mut app = at_one_device(OneDevice::HandOver, app);
    let mut asked = 0;
    for _ in 0..60 {
        let Some(state) = app.model.board().filter(|state| state.game.ply() < 20) else {
            break;
        };
        let (before, name) = {
            let game = &state.game;
            let legal = game.table().legal();
            (game.to_move(), legal.names().swap_remove(0))
        };
        let is_asked = opens(app.send(BoardMsg::Choose(name)));
        let after = app.model.board().expect("a game").game.to_move();
        assert_eq!(is_asked, before != after && before.is_some() && after.is_some());
        asked += usize::from(is_asked);
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn the_board_turns_to_whoever_is_to_move_and_on_from_where_somebody_has_turned_it() {
    let mut app = at_one_device(OneDevice::Turns, App::friends("size=5.komi=0_5"));
    assert_eq!(rotation(&app), 0);
    app.tap("c3");
    assert_eq!(rotation(&app), 6);
    app.send(BoardMsg::RotateBoard(1));
    let turned = rotation(&app);
    app.tap("a1");
    assert_eq!((rotation(&app) + 6) % 12, turned);
    let mut alone = at_one_device(
        OneDevice::Turns,
        App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me),
    );
    alone.tap("c3");
    assert_eq!(rotation(&alone), 0);
}
