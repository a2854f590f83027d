//! The levels as people choose them, and what the machine tells of its thoughts.

use super::App;
use tessera_app::play::view;
use tessera_app::{
    BoardMsg, Effect, EngineMsg, Level, Model, Msg, OpenPage, Opponent, PlayMsg, Player, SavedGames,
    Settings, Setup, Switch,
};
use tessera_core::game::{Seat, dice};
use tessera_games::catalog::GameId;
use tessera_games::play::Options;
use tessera_protocol::ladder::{LEVELS, rungs};
use tessera_protocol::{Budget, NamedLine, Question, Report};

fn level(number: u8) -> Level {
    Level::numbered(number).unwrap()
}

/// A game in which the machine begins, and the question it is asked.
fn asked(id: GameId, opponent: Opponent, settings: Settings) -> (Model, Question) {
    let mut model = Model::new(settings, SavedGames::default(), Vec::new(), dice(7));
    let mut options = Options::default();
    if id.has_option("komi") {
        options.set("komi", "bid");
    }
    let setup = Setup {
        options,
        opponent,
        starts: tessera_app::Starts::Them,
        ..Setup::default()
    };
    let effects = model.update(Msg::Start(id, setup));
    let question = effects.into_iter().find_map(|effect| match effect {
        Effect::Ask(question) => Some(question),
        _ => None,
    });
    (model, question.expect("the machine begins"))
}

/// Switches what the machine thinks on or off.
fn switch(model: &mut Model) -> Vec<Effect> {
    let switch = model.panel().overlays.pop().expect("there is a switch");
    assert_eq!((switch.key, switch.label), (',', "What the AI thinks"));
    model.update(BoardMsg::Switch(switch.switch, !switch.on))
}

/// What is known of moves: name, visits, value, and whether that is proven.
fn report(id: u32, lines: &[(&str, u32, f32, bool)]) -> Report {
    let line = |&(name, visits, value, proven): &(&str, u32, f32, bool)| NamedLine {
        mv: name.into(),
        visits,
        value,
        variation: vec![name.into(), "vertical".into(), "e5".into()],
        proven,
        ..NamedLine::default()
    };
    Report {
        id,
        lines: lines.iter().map(line).collect(),
        steps: 30_000,
        millis: 1_500,
        ..Report::default()
    }
}

#[test]
fn a_level_asks_the_rung_of_its_game() {
    for &id in GameId::ALL {
        for (level, rung) in Level::all().zip(rungs(id)) {
            let (_, question) = asked(id, Opponent::Watch(level), Settings::default());
            assert_eq!(question.engine, rung.engine, "{id:?}, {level:?}");
            assert_eq!(question.budget, rung.budget, "{id:?}, {level:?}");
        }
    }
}

#[test]
fn the_time_to_think_is_for_the_last_level_alone() {
    let settings = Settings {
        think_millis: 10_000,
        ..Settings::default()
    };
    for level in Level::all() {
        let (_, question) = asked(GameId::Keil, Opponent::Machine(level), settings.clone());
        let timed = question.budget == Budget::Millis(10_000);
        assert_eq!(timed, usize::from(level.number()) == LEVELS, "{level:?}");
        assert_eq!(timed, level.is_timed(GameId::Keil));
    }
}

/// Whether the game that is being set up asks for a time to think.
fn is_timed(model: &Model) -> bool {
    model.setup.as_ref().is_some_and(|state| state.is_timed())
}

#[test]
fn the_set_up_asks_for_the_time_only_where_it_matters() {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    for id in [GameId::Linage, GameId::Carcassonne] {
        model.update(Msg::SetUp(id));
        assert!(!is_timed(&model));
        model.update(Msg::FillInSetup("opponent".into(), "9".into()));
        assert!(is_timed(&model));
        model.update(Msg::FillInSetup("opponent".into(), "friend".into()));
        assert!(!is_timed(&model));
    }
}

#[test]
fn a_level_is_kept_as_its_number() {
    for level in Level::all() {
        let kept = serde_json::to_string(&Player::Machine(level)).unwrap();
        assert_eq!(kept, format!("{{\"Machine\":\"{}\"}}", level.number()));
        assert_eq!(
            serde_json::from_str::<Player>(&kept).unwrap(),
            Player::Machine(level)
        );
    }
    for wrong in ["\"0\"", "\"10\"", "\"-1\"", "\"300\"", "\"One\"", "null"] {
        assert!(serde_json::from_str::<Level>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn seats_and_set_ups_are_kept_with_the_number_of_the_level() {
    let kept = r#"[{"Machine":"3"},{"Machine":"9"},"Person"]"#;
    let players: Vec<Player> = serde_json::from_str(kept).unwrap();
    let [three, nine] = [3, 9].map(|number| Player::Machine(level(number)));
    assert_eq!(players, [three, nine, Player::Person]);
    let setup = r#"{"options":[],"opponent":{"Watch":"3"},"starts":"Me"}"#;
    let setup: Setup = serde_json::from_str(setup).unwrap();
    assert_eq!(setup.opponent, Opponent::Watch(level(3)));
    assert_eq!(
        serde_json::from_str::<Settings>(r#"{"workers":2}"#).unwrap(),
        Settings {
            workers: 2,
            ..Settings::default()
        }
    );
}

#[test]
fn elo_is_shown_where_it_was_measured_and_nowhere_else() {
    for &id in GameId::ALL {
        for (level, rung) in Level::all().zip(rungs(id)) {
            let measured = rung.elo.filter(|elo| elo.1 > 0);
            assert_eq!(level.elo(id), measured, "{id:?}, {level:?}");
        }
    }
}

#[test]
fn what_the_machine_thinks_is_told_while_it_thinks_and_kept_after_its_move() {
    let (mut model, question) = asked(GameId::Linage, Opponent::Machine(level(9)), Settings::default());
    assert_eq!(model.see_play(view::estimate), None, "nobody has asked");
    let kept = switch(&mut model);
    assert_eq!(kept, [Effect::KeepSettings(model.shell.settings.clone())]);
    let nothing = model.see_play(view::estimate).expect("there is a machine");
    assert_eq!(nothing.headline, "It has not thought yet.");
    let lines = [
        ("komi-4_5", 20_000, 0.54, false),
        ("komi-3_5", 10_000, 0.5, false),
    ];
    model.update(EngineMsg::SoFar(report(question.id, &lines)));
    let told = model.see_play(view::estimate).unwrap();
    assert_eq!(told.headline, "54 % for AI, level 9");
    assert_eq!(told.effort, "30 k visits, 20 k a second");
    let best = &told.moves[0];
    assert_eq!((best.text.as_str(), best.share.as_str()), ("Komi 4½", "67 %"));
    assert_eq!(
        (best.value.as_str(), best.then.as_str()),
        ("54 %", "Vertical, e5")
    );
    model.update(EngineMsg::Final(report(question.id, &lines)));
    assert_eq!(model.see_play(view::estimate), Some(told));
    model.update(BoardMsg::GoTo(0));
    assert_eq!(model.see_play(view::estimate), Some(nothing));
    switch(&mut model);
    assert_eq!(model.see_play(view::estimate), None);
}

#[test]
fn the_switch_for_it_has_a_place_and_a_key_of_its_own_in_every_game() {
    for &id in GameId::ALL {
        let (model, _) = asked(id, Opponent::Watch(level(1)), Settings::default());
        let mut rows = model.panel().overlays;
        let last = rows.pop().expect("there is a switch");
        assert!(
            rows.iter()
                .all(|row| row.switch != last.switch && row.key != last.key),
            "{id:?}"
        );
    }
}

#[test]
fn how_long_the_machine_thinks_is_told_in_parts_of_its_time() {
    let settings = Settings {
        think_millis: 3_000,
        ..Settings::default()
    };
    let (mut model, question) = asked(GameId::Linage, Opponent::Machine(level(9)), settings);
    model.update(EngineMsg::SoFar(report(
        question.id,
        &[("komi-4_5", 1, 0.5, false)],
    )));
    assert_eq!(model.panel().progress, ("1.5 s".to_owned(), 50));
}

#[test]
fn what_is_proven_is_told_as_such() {
    let (mut model, question) = asked(GameId::Linage, Opponent::Machine(level(9)), Settings::default());
    switch(&mut model);
    let mut worth = |value| {
        model.update(EngineMsg::SoFar(report(
            question.id,
            &[("komi-4_5", 1, value, true)],
        )));
        let told = model.see_play(view::estimate).unwrap();
        (told.headline, told.moves[0].value.clone())
    };
    for (value, word) in [(1.0, "win"), (0.5, "draw"), (0.0, "loss")] {
        let told = (format!("Proven {word} for AI, level 9"), word.to_owned());
        assert_eq!(worth(value), told);
    }
}

#[test]
fn the_machine_keeps_its_thoughts_from_purists_and_has_none_among_friends() {
    let (mut model, question) = asked(GameId::Linage, Opponent::Machine(level(9)), Settings::default());
    switch(&mut model);
    model.update(EngineMsg::SoFar(report(
        question.id,
        &[("komi-4_5", 1, 0.5, false)],
    )));
    assert!(model.see_play(view::estimate).is_some());
    let OpenPage::Play(state) = &mut model.page else {
        panic!("a game is open")
    };
    state.board.game.purist = true;
    assert_eq!(model.see_play(view::estimate), None);
    let has_switch = |model: &Model| {
        let rows = model.panel().overlays;
        rows.iter().any(|row| row.switch == Switch::Estimate)
    };
    assert!(!has_switch(&model));
    model.update(Msg::Navigate("linage/size=5.komi=0_5/c3".into()));
    assert_eq!(model.see_play(view::estimate), None);
    assert!(!has_switch(&model));
}

#[test]
fn whatever_takes_the_game_away_takes_the_question_back() {
    let leaving = [
        Msg::Home,
        Msg::Navigate("bench".into()),
        Msg::Navigate("linage/size=5.komi=0_5/c3".into()),
        Msg::Navigate("play/keil".into()),
        Msg::Rematch,
        PlayMsg::StopThinking.into(),
        BoardMsg::GoTo(0).into(),
        BoardMsg::Undo.into(),
        PlayMsg::Seat(Seat::FIRST, Player::Person).into(),
    ];
    for msg in leaving {
        let (mut model, question) = asked(GameId::Linage, Opponent::Machine(level(9)), Settings::default());
        model.update(EngineMsg::Final(report(
            question.id,
            &[("komi-4_5", 1, 0.5, false)],
        )));
        model.update(BoardMsg::Choose("vertical".into()));
        let cell = model.see(view::board).background.spots[0].id;
        model.update(BoardMsg::Tap(cell, tessera_app::Pointer::Fine));
        let open = model
            .play()
            .expect("a game")
            .thinking
            .as_ref()
            .expect("the machine is asked")
            .id;
        let effects = model.update(msg.clone());
        assert!(effects.contains(&Effect::Drop), "{msg:?}");
        let asked = model.play().and_then(|state| state.thinking.as_ref());
        assert!(asked.is_none_or(|now| now.id != open), "{msg:?}");
    }
}

#[test]
fn the_time_to_think_of_the_set_up_is_a_setting_that_is_kept() {
    let mut app = App::open();
    app.send(Msg::SetUp(GameId::Keil));
    let before = app.model.shell.settings.clone();
    let effects = app
        .send(Msg::FillInSetup("think_millis".into(), "10000".into()))
        .to_vec();
    let [Effect::KeepSettings(kept)] = &effects[..] else {
        panic!("the settings are kept: {effects:?}")
    };
    assert_eq!(*kept, app.model.shell.settings);
    assert_ne!(*kept, before);
}
