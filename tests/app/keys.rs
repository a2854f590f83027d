//! Keys that somebody has changed.

use tessera_app::{Command, Effect, Focus, KeySetting, Msg, Press, Settings, commands, help, key_rows};
use tessera_core::language::Language;

use super::App;

/// Gives a key to a binding; what is said then.
fn set(app: &mut App, binding: &str, key: &str) -> String {
    let press = Press {
        key,
        control: false,
        shift: false,
    };
    let effects = app.send(Msg::SetKey(KeySetting::new(binding, press))).to_vec();
    let said = effects.into_iter().find_map(|effect| match effect {
        Effect::Say(text) | Effect::Alert(text) => Some(text),
        _ => None,
    });
    said.expect("something is said")
}

fn does(app: &App, key: &str) -> Vec<Command> {
    let press = Press {
        key,
        control: false,
        shift: false,
    };
    // These stand for many keys and look for what has them.
    let is_one = |command: &Command| !matches!(command, Command::Choose | Command::Place | Command::Switch);
    let keys = &app.model.shell.settings.keys;
    commands(press, Focus::default(), true, keys)
        .filter(is_one)
        .collect()
}

#[test]
fn a_key_is_changed_said_stored_and_listed() {
    let mut app = App::friends("size=5");
    assert_eq!(set(&mut app, "undo", "q"), "q: undo.");
    assert_eq!(does(&app, "q"), [Command::Undo]);
    assert_eq!(does(&app, "u"), []);
    let settings = &app.model.shell.settings;
    assert!(app.effects.contains(&Effect::KeepSettings(settings.clone())));
    let stored = serde_json::to_string(settings).expect("settings are stored");
    assert_eq!(
        serde_json::from_str::<Settings>(&stored).expect("and read"),
        *settings
    );
    let rows = help(Language::English, &settings.keys);
    assert!(rows.iter().any(|row| row.keys == "q · Ctrl\u{2011}z"), "{rows:?}");
    app.send(Msg::ResetKeys);
    assert_eq!(does(&app, "u"), [Command::Undo]);
    assert_eq!(does(&app, "q"), []);
}

#[test]
fn a_key_that_is_taken_stays_where_it_is() {
    let mut app = App::friends("size=5");
    let said = set(&mut app, "undo", "t");
    assert_eq!(said, "t is taken already: show the tiles still to come.");
    assert_eq!(does(&app, "u"), [Command::Undo]);
    assert_eq!(set(&mut app, "undo", "Enter"), "Enter cannot be used.");
    app.send(Msg::SetKey(KeySetting::off("supply")));
    assert_eq!(set(&mut app, "undo", "t"), "t: undo.");
    assert_eq!(does(&app, "t"), [Command::Undo]);
}

#[test]
fn every_key_can_be_switched_off_and_on_again() {
    let mut app = App::friends("size=5");
    let rows = key_rows(Language::English, &[]);
    for row in &rows {
        app.send(Msg::SetKey(KeySetting::off(row.binding)));
    }
    let off = key_rows(Language::English, &app.model.shell.settings.keys);
    assert!(
        off.iter().all(|row| row.key.is_empty() && row.is_changed),
        "{off:?}"
    );
    for key in ["u", "n", "Escape", "ArrowLeft", "?", "x", "5"] {
        assert_eq!(does(&app, key), [], "{key}");
    }
    let listed = help(Language::English, &app.model.shell.settings.keys);
    assert_eq!(
        listed.iter().filter(|row| row.keys != "no key").count(),
        2,
        "Tab and Enter"
    );
    for row in &rows {
        app.send(Msg::UsualKey(row.binding.to_owned()));
    }
    assert_eq!(key_rows(Language::English, &app.model.shell.settings.keys), rows);
}
