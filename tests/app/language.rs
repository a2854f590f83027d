//! What the app says is in the language asked for: nothing of it is hard-coded English.

use super::move_texts;
use rand::RngExt;
use tessera::app::play::view::{self, Panel, Pointed};
use tessera::app::{Model, Msg, OpenPage, PlayMsg, Pointer, SavedGames, Settings};
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

/// The texts of the panel that name no cell.
fn texts(panel: &Panel, pointed: &Pointed) -> Vec<String> {
    let mut texts = vec![
        panel.title.to_owned(),
        panel.subtitle.clone(),
        panel.status.clone(),
    ];
    texts.extend(panel.notice.clone());
    texts.extend(panel.last_answer.clone());
    texts.extend(panel.banner.as_ref().map(|banner| banner.headline.clone()));
    texts.extend(pointed.facts.clone());
    texts.extend(panel.gains.clone());
    texts.extend(pointed.hand.as_ref().map(|hand| hand.text.clone()));
    texts.extend(panel.offers.iter().map(|offer| offer.note.clone()));
    texts.extend(panel.seats.iter().map(|row| row.name.clone()));
    texts.extend(panel.seats.iter().map(|row| row.account.clone()));
    texts.extend(panel.estimate.as_ref().map(|estimate| estimate.headline.clone()));
    texts
}

#[test]
fn every_text_of_the_app_in_a_played_game_is_in_the_language_asked_for() {
    for &game in GameId::ALL {
        let seed = 11;
        let mut random = dice(seed);
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
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
            for text in texts(&model.see(view::panel), &model.see(view::pointed)) {
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
        for text in texts(&model.see(view::panel), &model.see(view::pointed)) {
            assert!(text.is_empty() || text.contains('['), "{game:?}: {text:?}");
        }
    }
}

/// The app in the pseudo-language at an address.
fn at(fragment: &str) -> Model {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    model.shell.language = Language::Pseudo;
    model.update(Msg::Navigate(fragment.into()));
    model
}

/// How many sentences of the pseudo-language a text is made of. It may have no word outside them.
fn sentences(text: &str) -> usize {
    assert!(!outside(text).contains(char::is_alphabetic), "{text}");
    text.matches('[').count()
}

#[test]
fn a_link_that_shows_nothing_says_why_in_the_language_asked_for() {
    // The sentence that it cannot be opened, the place or the option, and each reason within; the games have names.
    for (link, expected) in [
        ("chess//e4", 7),
        ("linage/size=99/", 3),
        ("linage/colour=red/", 3),
        ("linage/komi=much/", 3),
        ("carcassonne/small-city=3/", 3),
        ("linage/size/", 4),
        ("linage/size=5.size=6/", 4),
        ("linage/size=9/<script>", 3),
        ("linage/size=9/c3@x", 3),
        ("linage/size=9/c3..d4", 3),
        (&"a".repeat(9_000), 3),
    ] {
        let OpenPage::Lost(fault) = &at(link).page else {
            panic!("{link} was opened")
        };
        let text = fault.text(Language::Pseudo);
        assert_eq!(sentences(&text), expected, "{text}");
    }
}

#[test]
fn an_illegal_move_is_refused_in_the_language_asked_for() {
    for game in ["linage/size=5.komi=0/a2", "carcassonne//V"] {
        let mut model = at(&format!("{game}.nothing"));
        let notice = |model: &Model| model.see(view::panel).notice.expect("there is a notice");
        // The link, the move, and the reason.
        assert_eq!(sentences(&notice(&model)), 3, "{}", notice(&model));
        model.update(PlayMsg::Choose("nothing".into()));
        assert_eq!(sentences(&notice(&model)), 2, "{}", notice(&model));
    }
    let mut model = at("linage/size=5.komi=0/a2");
    model.update(PlayMsg::Choose("b1".into()));
    let notice = model.see(view::panel).notice.expect("there is a notice");
    assert_eq!(sentences(&notice), 2, "{notice}");
}

#[test]
fn setup_plies_are_listed_in_words_and_placements_as_in_records() {
    let texts = |fragment: &str| move_texts(&at(fragment).see(view::panel));
    let listed = texts("keil/size=2.komi=bid.button=on/komi-9.black.b1.a1.c1.b2.button.c2.pass");
    let (words, placements): (Vec<_>, Vec<_>) = listed.iter().partition(|text| text.contains('['));
    assert_eq!(placements, ["b1", "a1", "c1", "b2", "c2"]);
    assert_eq!(words.len(), 4, "bid, side, button and pass");
    for text in words {
        assert_eq!(sentences(text), 1, "{text}");
    }
}
