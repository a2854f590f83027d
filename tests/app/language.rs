//! What the app says is in the language asked for: nothing of its own is hard-coded English.

use rand::RngExt;
use tessera::app::play::view::{self, Panel};
use tessera::app::{Model, Msg, PlayMsg, Pointer, Settings};
use tessera::catalog::GameId;
use tessera::game::dice;
use tessera::language::Language;

/// What stands outside all brackets of a text in the pseudo-language.
fn outside(text: &str) -> String {
    let mut depth = 0;
    let mut rest = String::new();
    for char in text.chars() {
        match char {
            '[' => depth += 1,
            ']' => depth -= 1,
            char if depth == 0 => rest.push(char),
            _ => {}
        }
    }
    rest
}

/// The texts that the app itself makes for the panel.
fn texts(panel: &Panel) -> Vec<String> {
    let mut texts = vec![panel.status.clone()];
    texts.extend(panel.notice.clone());
    texts.extend(panel.last_answer.clone());
    texts.extend(panel.banner.as_ref().map(|banner| banner.headline.clone()));
    texts.extend(panel.seats.iter().map(|row| row.name.clone()));
    texts.extend(panel.estimate.as_ref().map(|estimate| estimate.headline.clone()));
    texts
}

#[test]
fn every_text_of_the_app_in_a_played_game_is_in_the_language_asked_for() {
    for &game in GameId::ALL {
        let seed = 11;
        let mut random = dice(seed);
        let mut model = Model::new(Settings::default(), None, Vec::new(), dice(7));
        model.shell.language = Language::Pseudo;
        model.shell.settings.estimate = true;
        model.update(Msg::SetUp(game));
        model.update(Msg::FillInSetup("opponent".into(), "friend".into()));
        model.update(Msg::Begin);
        for ply in 0..40 {
            let state = model.play().expect("a game");
            if state.game.over() {
                break;
            }
            let names = state.game.table().legal().names();
            let cell = state.game.table().scene().spots[0].id;
            model.update(PlayMsg::Tap(cell, Pointer::Coarse));
            for text in texts(&model.see(view::panel)) {
                let outside = outside(&text);
                assert!(
                    !outside.contains(|char: char| char.is_alphabetic()),
                    "seed {seed}, {game:?}, ply {ply}: {text:?} has {outside:?}"
                );
            }
            model.update(PlayMsg::Cancel);
            let name = names[random.random_range(0..names.len() as u32) as usize].clone();
            // An irreversible choice is pressed twice.
            model.update(PlayMsg::Choose(name.clone()));
            model.update(PlayMsg::Choose(name));
        }
        model.update(PlayMsg::Resign);
        model.update(PlayMsg::Resign);
        for text in texts(&model.see(view::panel)) {
            assert!(text.is_empty() || text.contains('['), "{game:?}: {text:?}");
        }
    }
}
