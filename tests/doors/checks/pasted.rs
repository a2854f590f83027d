//! A text that was pasted or dropped on the home page.

use tessera_app::records::AnnotatedGame;
use tessera_app::words::why_not_read;
use tessera_app::{Link, Msg, Pasted, SavedGame, pasted};
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::LINK_LIMIT;

/// A text that is read as a game is written as a link that reads as the same game. If the game is legal, its JSON and its
/// list of moves read as the same game, too. A text that is refused has a place in it and a sentence in each language.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let saved: Option<SavedGame> = serde_json::from_str(text).ok();
    let read = pasted(text, saved.clone(), Language::English);
    // The page does the same with it, and does not panic.
    let mut model = super::model();
    model.update(Msg::Pasted(text.to_owned(), saved.map(Box::new)));
    // Else two games are in memory.
    drop(model);
    match read {
        Err(fault) => {
            assert!(fault.line <= text.lines().count().max(1) && fault.column <= text.len() + 1);
            for language in Language::ALL {
                assert!(!why_not_read(&fault, language).is_empty());
            }
        }
        Ok(read) => {
            if let Pasted::Shared(link, Some(_)) = &read {
                let replayed = catalog::replayed(&link.record, Language::English);
                assert!(
                    replayed.is_ok_and(|(_, refused)| refused.is_none()),
                    "it was played"
                );
            }
            if let Pasted::Annotated(game) = &read {
                notes_are_read(game);
            }
            if let Some(link) = read.link() {
                every_form_is_read(&link);
            }
        }
    }
}

/// A game with variations, comments and signs is written as JSON that reads as the same game.
pub fn notes_are_read(game: &AnnotatedGame) {
    if !game.tree.has_notes() {
        return;
    }
    let json = game.json("https://games.example/", Language::Spanish);
    let json = json.expect("every move was found to be legal");
    match pasted(&json, None, Language::English) {
        Ok(Pasted::Annotated(again)) => {
            assert_eq!((&again.tree, &again.link.record), (&game.tree, &game.link.record))
        }
        other => panic!("{json}: {other:?}"),
    }
}

/// A link reads as it is written, and so do its JSON and its list of moves if it is legal.
pub fn every_form_is_read(link: &Link) {
    let mut link = link.clone();
    link.record.shown = link.record.shown.filter(|&ply| ply < link.record.names.len());
    let text = link.to_string();
    // Slashes may have been added.
    if text.len() > LINK_LIMIT {
        return;
    }
    assert_eq!(Link::parse(&text).as_ref(), Ok(&link));
    let again = |text: &str| match pasted(text, None, Language::English) {
        Ok(Pasted::Shared(link, None)) => link,
        other => panic!("{text}: {other:?}"),
    };
    let Ok(json) = link.json("https://games.example/", Language::Spanish) else {
        return;
    };
    let of_json = again(&json);
    let seats = of_json.record.clone();
    assert_eq!(seats, link.record);
    assert_eq!(of_json.purist, link.purist);
    let moves = again(&link.text(Language::English).expect("it is legal"));
    assert_eq!(moves.record.names, link.record.names);
    assert_eq!(moves.record.options, link.record.options);
    assert_eq!((moves.machines, moves.purist), (link.machines, link.purist));
}
