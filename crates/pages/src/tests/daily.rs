//! The card of the puzzle of the day on the home page, and what it shows.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{contents, files, parsed};
use crate::daily::EACH;
use crate::{Contents, daily_file, daily_positions, is_daily_file};
use tessera_core::language::Language;

/// The SVG elements that `www/home.js` draws.
const SHAPES: [&str; 3] = ["path", "circle", "text"];

#[test]
fn each_game_with_puzzles_has_a_picture_and_a_task_of_each_listed_one() {
    let positions = BTreeMap::from_iter(daily_positions(contents()));
    assert!(positions.keys().all(|path| is_daily_file(path)));
    let mut files = 0;
    for file in contents().puzzles.iter() {
        let count = file.listed().count();
        files += count.div_ceil(EACH);
        for (place, puzzle) in file.listed().enumerate() {
            let json: Value =
                serde_json::from_str(&positions[&daily_file(file.game, place / EACH)]).expect("JSON");
            assert_eq!(json["count"], count);
            let position = &json["puzzles"][place % EACH];
            for language in Language::ALL {
                let task = position["task"][language.tag()].as_str().expect("a sentence");
                let name = file.game.name();
                assert!(task.starts_with(&format!("{name}: ")), "{}: {task}", puzzle.id);
                assert!(task.ends_with('.'), "{}: {task}", puzzle.id);
            }
            let elements = position["picture"]["elements"].as_array().expect("a list");
            assert!(!elements.is_empty(), "{}", puzzle.id);
            for element in elements {
                let name = element[0].as_str().expect("the name of an element");
                assert!(SHAPES.contains(&name), "{}: {name}", puzzle.id);
            }
        }
    }
    assert_eq!(positions.len(), files);
    let script = include_str!("../../../../www/daily.js");
    assert!(script.contains(&format!("const EACH = {EACH};")));
    assert_eq!(daily_positions(&Contents::default()), Vec::new());
}

#[test]
fn the_card_names_how_many_puzzles_each_game_has_and_where_their_pictures_are() {
    for (path, folder) in [("index.html", "puzzles/"), ("es/index.html", "../puzzles/")] {
        let files = files();
        let home = files.iter().find(|file| file.path == path).expect("home");
        let document = parsed(home);
        let card = (document.elements.iter())
            .find(|element| element.get("id") == Some("daily"))
            .expect("a card");
        assert_eq!(card.get("data-files"), Some(folder), "{path}");
        assert!(
            card.get("href")
                .is_some_and(|href| href.ends_with("#puzzle/daily/r"))
        );
        let counts: Vec<String> = (tessera_games::catalog::GameId::ALL.iter())
            .map(|&game| {
                let file = contents().puzzles.iter().find(|file| file.game == game);
                format!("{}:{}", game.id(), file.map_or(0, |file| file.listed().count()))
            })
            .collect();
        assert_eq!(
            card.get("data-puzzles"),
            Some(counts.join(" ").as_str()),
            "{path}"
        );
    }
}
