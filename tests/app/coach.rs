//! The coach of a first game: what it says before a move, and when it is silent.

use std::time::Instant;

use tessera_app::{BoardMsg, Coach, Effect, Msg, Opponent, SavedGame, Setup, Starts};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::Options;

use super::{App, level};

/// A game against level 2, in which the person has the first seat, after these moves of both.
fn after(app: &mut App, id: GameId, options: &str, names: &[&str]) {
    let setup = Setup {
        options: Options::parse(options).expect("options"),
        opponent: Opponent::Machine(level(2)),
        starts: Starts::Me,
        ..Setup::default()
    };
    app.send(Msg::Start(id, setup));
    for pair in names.chunks(2) {
        app.tap(pair[0]);
        if let Some(answer) = pair.get(1) {
            app.answer(answer);
        }
    }
}

fn coach(app: &App) -> Option<String> {
    app.panel().coach
}

/// In Keil of side 3, where a black stone on d2 captures the stone on c3.
const CAPTURE: [&str; 4] = ["b2", "c3", "c4", "e2"];
const KEIL: &str = "size=3.komi=0_5.button=off";
const CHANCE: &str = "One of your moves could capture 1 stone of White.";

fn keil(app: &mut App) {
    after(app, GameId::Keil, KEIL, &CAPTURE);
}

#[test]
fn the_coach_says_what_a_move_could_win_and_not_which() {
    let mut app = App::open();
    keil(&mut app);
    assert_eq!(coach(&app).as_deref(), Some(CHANCE));
    // It is read aloud once, after what was played.
    let spoken = |app: &App| {
        let said = app.effects.iter().filter_map(|effect| match effect {
            Effect::Say(text) => Some(text.clone()),
            _ => None,
        });
        said.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(spoken(&app).matches(CHANCE).count(), 1, "{}", spoken(&app));
    app.send(BoardMsg::Hover(None));
    assert_eq!(spoken(&app).matches(CHANCE).count(), 0);
    // It goes with the move.
    app.tap("d2");
    assert_eq!(coach(&app), None);
}

#[test]
fn the_coach_warns_of_what_could_be_lost_at_the_next_move() {
    let mut app = App::open();
    after(&mut app, GameId::Linage, "size=3.komi=0", &["a2", "b2"]);
    assert_eq!(
        coach(&app).as_deref(),
        Some("Careful: Horizontal could close a region of 3 cells for Horizontal at the next move.")
    );
}

#[test]
fn where_a_game_knows_no_threats_the_coach_names_the_move_that_brings_most() {
    let mut app = App::open();
    let options = "size=3.pie=off";
    let setup = Setup {
        options: Options::parse(options).expect("options"),
        ..Setup::default()
    };
    app.send(Msg::Start(GameId::Ecalper, setup));
    for name in ["a1", "c1", "b3"] {
        app.tap(name);
    }
    for name in ["e3", "d5", "c5"] {
        app.answer(name);
    }
    let said = coach(&app);
    let is_gain = |said: &str| said.starts_with("One of your moves ") && said.contains("join");
    assert!(said.as_deref().is_none_or(is_gain), "{said:?}");
}

#[test]
fn the_coach_speaks_spanish() {
    let mut app = App::open();
    app.model.shell.language = Language::Spanish;
    keil(&mut app);
    assert_eq!(
        coach(&app).as_deref(),
        Some("Una de tus jugadas podría capturar 1 piedra de Blanco.")
    );
}

/// Games of Keil that were won against a level, kept on the device.
fn won(count: usize) -> App {
    let mut app = App::open();
    keil(&mut app);
    let kept = app.kept();
    let games = (0..count).map(|number| SavedGame {
        id: format!("{number:016x}").parse().expect("an id"),
        outcome: "won 2".to_owned(),
        ..kept.clone()
    });
    App::with(games.collect())
}

#[test]
fn after_two_wins_of_a_game_the_coach_is_silent_in_it_and_the_settings_bring_it_back() {
    for (wins, setting, speaks) in [
        (1, Coach::First, true),
        (2, Coach::First, false),
        (2, Coach::Always, true),
        (0, Coach::Never, false),
    ] {
        let mut app = won(wins);
        app.model.shell.settings.coach = setting;
        keil(&mut app);
        assert_eq!(coach(&app).is_some(), speaks, "{wins} wins, {setting:?}");
    }
    // Wins of another game do not count.
    let mut app = won(2);
    after(&mut app, GameId::Linage, "size=3.komi=0", &["a2", "b2"]);
    assert!(coach(&app).is_some());
}

#[test]
fn the_second_win_says_that_the_coach_is_silent_from_now_on() {
    for (wins, is_told) in [(0, false), (1, true), (2, false)] {
        let mut app = won(wins);
        after(&mut app, GameId::Keil, KEIL, &["c3", "pass"]);
        app.send(BoardMsg::Choose("pass".into()));
        app.send(BoardMsg::Choose("pass".into()));
        let banner = app.panel().banner.expect("the game is over");
        assert_eq!(!banner.coach.is_empty(), is_told, "{wins} wins before");
    }
}

#[test]
fn a_button_silences_the_coach_and_the_device_keeps_it() {
    let mut app = App::open();
    keil(&mut app);
    app.press("No coach");
    let effects = &app.effects;
    let kept = effects
        .iter()
        .any(|effect| matches!(effect, Effect::KeepSettings(settings) if settings.coach == Coach::Never));
    assert!(kept, "{:?}", app.effects);
    assert_eq!(coach(&app), None);
}

#[test]
fn among_friends_there_is_no_coach() {
    let mut app = App::friends("size=3.komi=0");
    app.tap("a2");
    app.tap("b2");
    assert_eq!(coach(&app), None);
}

#[test]
fn on_the_largest_boards_the_coach_is_quick() {
    for (id, options) in [
        (GameId::Linage, "size=19.komi=0"),
        (GameId::Carteso, "size=19.komi=0"),
        (GameId::Keil, "size=9.komi=0.button=off"),
        (GameId::Ecalper, "size=9.pie=off"),
    ] {
        let mut app = App::open();
        let setup = Setup {
            options: Options::parse(options).expect("options"),
            starts: Starts::Them,
            ..Setup::default()
        };
        app.send(Msg::Start(id, setup));
        let mut longest = 0;
        while !app.model.board().expect("a game").game.persons_turn() {
            let names = app.legal();
            let start = Instant::now();
            app.answer(&names[names.len() / 2]);
            longest = longest.max(start.elapsed().as_millis());
        }
        println!("{id:?} {options}: an answer with its coach {longest} ms");
        assert!(longest < 2_000, "{id:?}: {longest} ms");
    }
}
