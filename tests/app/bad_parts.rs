//! Stored texts of any kind: what cannot be read of one costs itself alone, at any depth.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tessera_app::puzzle::Again;
use tessera_app::{Codec, KeySetting, PuzzleScores, SavedGame, Settings, Setup, Theme, shallow};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

use super::device::Json;

/// A list in a list, so many times.
fn deep(depth: usize) -> String {
    "[".repeat(depth) + &"]".repeat(depth)
}

#[test]
fn a_text_of_any_depth_is_shallow_when_it_is_read() {
    for depth in [17, 200, 4_000, 1_000_000] {
        let deep = deep(depth);
        let settings: Settings =
            Json::read(&format!(r#"{{"theme":{deep},"letters":true,"keys":{deep}}}"#)).expect("settings");
        assert_eq!(
            settings,
            Settings {
                letters: true,
                ..Settings::default()
            },
            "depth {depth}"
        );
        let text = format!(
            r#"{{"record":"keil/","name":{deep},"names":["Ana",{deep}],"players":["Person",{deep}],"tree":{deep}}}"#
        );
        let game: SavedGame = Json::read(&text).expect("a game");
        assert_eq!(
            (game.name.as_str(), &game.names[0][..], game.players.len()),
            ("", "Ana", 2),
            "depth {depth}"
        );
        assert!(Json::read::<Setup>(&format!(r#"{{"options":{deep}}}"#)).is_some());
        assert!(Json::read::<PuzzleScores>(&format!(r#"{{"solved":{deep}}}"#)).is_some());
    }
    // Brackets in texts are none, and what is not deep stays as it is.
    let text = r#"{"name":"[[[[[[[[[[[[[[[[[[[[\"[","deep":[[[[1]]],{"a":[]}]}"#;
    assert_eq!(shallow(text).as_deref(), Some(text));
    let objects = r#"{"a":"#.repeat(100) + "1" + &"}".repeat(100);
    let cut = shallow(&objects).expect("a text").into_owned();
    assert!(
        serde_json::from_str::<serde_json::Value>(&cut).is_ok() && cut.len() < 120,
        "{cut}"
    );
}

/// Each part of a kept value, bad in many ways, costs that part alone: the others are read as they are.
fn costs_only_itself<T: Serialize + DeserializeOwned>(value: &T, fields: usize) {
    let serde_json::Value::Object(good) = serde_json::to_value(value).expect("plain data") else {
        panic!("it is an object");
    };
    assert_eq!(good.len(), fields, "{good:?}");
    let deep = deep(100);
    let bad = [
        "null",
        "-1",
        "1",
        "1.5",
        "1e300",
        "\"x\"",
        "true",
        "[]",
        "{}",
        "[[]]",
        r#"{"toString":0}"#,
        r#"[{"a":1}]"#,
        "[null]",
        deep.as_str(),
    ];
    for part in good.keys() {
        // Without its record it is no game.
        if ["record", "id"].contains(&part.as_str()) {
            continue;
        }
        for bad in bad {
            let written = good.iter().map(|(name, value)| {
                if name == part {
                    format!("{name:?}:{bad}")
                } else {
                    format!("{name:?}:{value}")
                }
            });
            let text = format!("{{{}}}", written.collect::<Vec<_>>().join(","));
            let read: T = Json::read(&text).unwrap_or_else(|| panic!("{text}"));
            let serde_json::Value::Object(read) = serde_json::to_value(read).expect("plain data") else {
                panic!("it is an object");
            };
            // How well a rating is known is nothing without it.
            let goes_with = |name: &str| part == "rating" && name == "deviation";
            for (name, value) in good.iter().filter(|(name, _)| *name != part && !goes_with(name)) {
                assert_eq!(read.get(name), Some(value), "{name} of {text}");
            }
        }
    }
}

#[test]
fn a_part_that_cannot_be_read_costs_that_part_alone() {
    let mut settings = Settings {
        language: Some(Language::Spanish),
        theme: Theme::Dark,
        letters: true,
        workers: 3,
        analysis: false,
        shortcuts: false,
        ..Settings::default()
    };
    settings.show(GameId::Keil, "fields", true);
    settings.hold_piece(GameId::Carteso, Some("w".to_owned()));
    settings.set_key(KeySetting::off("undo"));
    costs_only_itself(&settings, 29);
    let scores = PuzzleScores {
        rating: 1_900.0,
        deviation: 80.0,
        volatility: 0.05,
        streak: 7,
        days: 3,
        last_day: 20_000,
        solved: vec!["keil-1".to_owned()],
        failed: vec!["keil-2".to_owned()],
        again: vec![Again {
            puzzle: "puzzle/own/linage/size=5/c3.a1@1".to_owned(),
            solved: 1,
            day: 20_001,
        }],
    };
    costs_only_itself(&scores, 9);
    let setup: Setup = serde_json::from_str(
        r#"{"options":[["size","7"],["komi","bid"]],"opponent":"Friend","starts":"Them","chairs":[{"player":"Person","name":"Ana"}],"purist":true,"mine":"Ana","theirs":"Bo","aids":true}"#,
    )
    .expect("a set-up");
    costs_only_itself(&setup, 8);
    costs_only_itself(&setup.seats[0], 2);
    let game: SavedGame = serde_json::from_str(
        r#"{"id":"0123456789abcdef","stamp":"s","record":"keil/","name":"Ours","players":["Person",{"Machine":"3"}],"names":["Ana","Bo"],
            "over":true,"begun":true,"luck":"7","purist":true,"hints":2,"retries":1,"tree":"x","text":"Move 3",
            "by_link":"k7f3q2abcd 2 to=1 told","outcome":"won 3"}"#,
    )
    .expect("a game");
    costs_only_itself(&game, 16);
}

#[test]
fn a_bad_item_of_a_list_costs_that_item_alone() {
    let scores: PuzzleScores = Json::read(r#"{"solved":["keil-1",7,null,{},"keil-2",[]]}"#).expect("scores");
    assert_eq!(scores.solved, ["keil-1", "keil-2"]);
    let setup: Setup = Json::read(
        r#"{"options":[["size","7"],7,["komi"],["komi","bid"]],"chairs":[{"player":7,"name":"Ana"},{"player":"Person","name":{}},{"name":"Bo"}]}"#,
    )
    .expect("a set-up");
    assert_eq!(setup.options.0.len(), 2);
    let names: Vec<&str> = setup.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ana", "", "Bo"]);
}

#[test]
fn names_in_files_are_as_those_in_links() {
    let long = "x".repeat(70_000);
    let text = format!(
        r#"{{"record":"keil/","name":"a\u202eb{long}","names":["\u202eanna\n","{long}"],"text":"\u2066{long}"}}"#
    );
    let game: SavedGame = Json::read(&text).expect("a game");
    assert_eq!(game.names, ["anna", &"x".repeat(20)]);
    assert!(game.name.starts_with("abx") && game.name.chars().count() == SavedGame::LONGEST_NAME);
    assert!(game.text.chars().count() == 200 && game.text.starts_with('x'));
}
