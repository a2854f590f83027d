//! What the app says is in the language asked for: nothing of it is hard-coded English.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::move_texts;
use rand::RngExt;
use tessera_app::play::view::{self, Panel, Pointed};
use tessera_app::{
    BoardMsg, Effect, Level, Model, Msg, OpenPage, PlayMsg, Player, Pointer, SavedGames, Settings, help,
    settings_form, setup_form,
};
use tessera_core::game::{Seat, dice};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// What stands outside all brackets of a text in the pseudo-language.
fn outside(text: &str) -> String {
    let mut depth = 0;
    let mut rest = String::new();
    // Games have the same name in every language.
    let text = GameId::ALL
        .iter()
        .fold(text.to_owned(), |text, game| text.replace(game.name(), ""));
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
            let state = model.board().expect("a game");
            if state.game.over() {
                break;
            }
            let names = state.game.table().legal().names();
            let cell = state.game.table().scene().spots[0].id;
            model.update(BoardMsg::Tap(cell, Pointer::Coarse));
            for text in texts(&model.panel(), &model.see(view::pointed)) {
                let outside = outside(&text);
                assert!(
                    !outside.contains(|char: char| char.is_alphabetic()),
                    "seed {seed}, {game:?}, ply {ply}: {text:?} has {outside:?}"
                );
            }
            model.update(BoardMsg::Cancel);
            let name = names[random.random_range(0..names.len() as u32) as usize].clone();
            // An irreversible choice is pressed twice.
            model.update(BoardMsg::Choose(name.clone()));
            model.update(BoardMsg::Choose(name));
        }
        model.update(PlayMsg::Resign);
        model.update(PlayMsg::Resign);
        for text in texts(&model.panel(), &model.see(view::pointed)) {
            let is_name = text == game.name();
            assert!(
                text.is_empty() || is_name || text.contains('['),
                "{game:?}: {text:?}"
            );
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
    // The sentence that it cannot be opened, the place or the option, and each reason within.
    for (link, expected) in [
        ("chess//e4", 2),
        ("linage/size=99/", 3),
        ("linage/colour=red/", 3),
        ("linage/komi=much/", 3),
        ("carcassonne/small-city=3/", 3),
        ("chess/e4", 2),
        ("/e4", 2),
        ("linage/=5/", 2),
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
        let notice = |model: &Model| model.panel().notice.expect("there is a notice");
        // The link, the move, and the reason.
        assert_eq!(sentences(&notice(&model)), 3, "{}", notice(&model));
        model.update(BoardMsg::Choose("nothing".into()));
        assert_eq!(sentences(&notice(&model)), 2, "{}", notice(&model));
    }
    let mut model = at("linage/size=5.komi=0/a2");
    model.update(BoardMsg::Choose("b1".into()));
    let notice = model.panel().notice.expect("there is a notice");
    assert_eq!(sentences(&notice), 2, "{notice}");
}

#[test]
fn setup_plies_are_listed_in_words_and_placements_as_in_records() {
    let texts = |fragment: &str| move_texts(&at(fragment).panel());
    let listed = texts("keil/size=2.komi=bid.button=on/komi-9.black.b1.a1.c1.b2.button.c2.pass");
    let (words, placements): (Vec<_>, Vec<_>) = listed.iter().partition(|text| text.contains('['));
    assert_eq!(placements, ["b1", "a1", "c1", "b2", "c2"]);
    assert_eq!(words.len(), 4, "bid, side, button and pass");
    for text in words {
        assert_eq!(sentences(text), 1, "{text}");
    }
}

/// What people read in a value, in its order, and the names in it that they do not read.
fn strings(value: impl Debug) -> Vec<String> {
    let printed = format!("{value:?}").replace("\\\"", "'");
    let quoted = printed.split('"').skip(1).step_by(2);
    // Pictures are the same.
    let read = quoted.map(|text| if text.starts_with('<') { "" } else { text });
    read.map(str::to_owned).collect()
}

/// All that the play page shows and says.
fn shown(model: &Model) -> Vec<String> {
    let mut shown = strings(model.panel());
    shown.extend(strings(model.see(view::pointed)));
    shown.extend(strings(model.see(view::cells)));
    shown.extend(strings(model.see(view::supply)));
    shown.push(model.see(view::hover));
    shown
}

/// Whether a text is the same in English and Spanish: names, terms of the games, coordinates.
fn is_of_both(text: &str) -> bool {
    const SAME: [&str; 24] = [
        "MB",
        "Carcassonne",
        "Carteso",
        "Ecalper",
        "Keil",
        "Linage",
        "Horizontal",
        "Vertical",
        "Komi",
        "komi",
        "Total",
        "Elo",
        "min",
        "Luis",
        "Bolaños",
        "Mures",
        "Matteo",
        "Perlini",
        "Klaus",
        "Jürgen",
        "Wrede",
        "English",
        "Español",
        "Esc",
    ];
    // The id of a move, an option or an overlay, or an address: nobody reads it.
    let is_id =
        !text.contains(char::is_whitespace) && (!text.contains(char::is_uppercase) || text.contains('/'));
    let mut words = text.split(|char: char| !char.is_alphanumeric());
    let is_name =
        |word: &str| word.chars().filter(|char| char.is_alphabetic()).count() < 2 || SAME.contains(&word);
    is_id || words.all(is_name)
}

/// The texts that are the same in two languages and should not be.
#[derive(Default)]
struct Same(BTreeSet<String>);

impl Same {
    /// Compares the texts that two values have in the same places.
    fn compare([english, spanish]: [Vec<String>; 2]) -> Same {
        assert_eq!(english.len(), spanish.len(), "{english:?} {spanish:?}");
        let pairs = english.into_iter().zip(spanish);
        let same = pairs.filter(|(english, spanish)| english == spanish && !is_of_both(english));
        Same(same.map(|(english, _)| english).collect())
    }
}

/// The same app in English and in Spanish.
struct Pair {
    models: [Model; 2],
    same: BTreeSet<String>,
}

impl Pair {
    fn new() -> Pair {
        let models = [Language::English, Language::Spanish].map(|language| {
            let settings = Settings {
                estimate: true,
                ..Settings::default()
            };
            let mut model = Model::new(settings, SavedGames::default(), Vec::new(), dice(7));
            model.shell.language = language;
            model
        });
        let same = BTreeSet::new();
        Pair { models, same }
    }

    /// Compares what is read off both.
    fn compare(&mut self, read: impl Fn(&Model) -> Vec<String>) {
        self.same
            .extend(Same::compare(self.models.each_ref().map(read)).0);
    }

    fn send(&mut self, msg: impl Into<Msg>) {
        let msg = msg.into();
        let effects = self
            .models
            .each_mut()
            .map(|model| strings(model.update(msg.clone())));
        self.same.extend(Same::compare(effects).0);
        self.compare(shown);
    }
}

#[test]
fn no_sentence_of_a_spanish_game_is_english() {
    for &game in GameId::ALL {
        let mut random = dice(11);
        let mut pair = Pair::new();
        // One person against engines first, then two friends.
        pair.send(Msg::SetUp(game));
        pair.compare(|model| strings(setup_form(model.setup.as_ref(), &model.shell)));
        pair.send(Msg::Begin);
        pair.send(Msg::SetUp(game));
        for (field, value) in [("opponent", "friend"), ("seat-1", "person"), ("komi", "bid")] {
            pair.send(Msg::FillInSetup(field.into(), value.into()));
        }
        pair.send(Msg::Begin);
        for _ in 0..12 {
            let table = pair.models[0].board().expect("a game").game.table();
            let (names, scene) = (table.legal().names(), table.scene());
            if names.is_empty() {
                break;
            }
            let cell = scene.spots[random.random_range(0..scene.spots.len() as u32) as usize].id;
            let name = names[random.random_range(0..names.len() as u32) as usize].clone();
            pair.send(BoardMsg::Hover(Some(cell)));
            pair.send(BoardMsg::Tap(cell, Pointer::Coarse));
            pair.send(BoardMsg::Cancel);
            // An irreversible choice is pressed twice.
            pair.send(BoardMsg::Choose(name.clone()));
            pair.send(BoardMsg::Choose(name));
        }
        pair.send(PlayMsg::Resign);
        pair.send(PlayMsg::Resign);
        pair.compare(|model| strings(settings_form(&model.shell, 4)));
        pair.compare(|model| strings(game.about_in(model.shell.language)));
        pair.compare(|model| {
            let rows = help(model.shell.language, &[]).into_iter();
            rows.map(|row| row.text.to_owned()).collect()
        });
        assert!(pair.same.is_empty(), "{game:?}: {:#?}", pair.same);
    }
}

#[test]
fn the_sentence_of_a_result_speaks_to_whoever_it_calls_you() {
    // Horizontal, the second seat, has won by its komi.
    let headline = |machine: u8| {
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
        model.shell.language = Language::Spanish;
        let record = "linage/size=5.komi=99_5/pass.pass";
        model.update(Msg::Navigate(record.into()));
        model.update(PlayMsg::Seat(Seat(machine), Player::Machine(Level::USUAL)));
        model.panel().banner.map(|banner| banner.headline)
    };
    assert_eq!(headline(0).as_deref(), Some("Tú (Horizontal) ganas por 99½."));
    assert_eq!(
        headline(1).as_deref(),
        Some("La IA de nivel 2 (Horizontal) gana por 99½.")
    );
}

#[test]
fn a_language_that_is_chosen_loads_the_page_in_it() {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    let mut choose = |value: &str| {
        let effects = model.update(Msg::FillInSettings("language".into(), value.into()));
        let language = effects.iter().find_map(|effect| match effect {
            Effect::Translate(language) => Some(*language),
            _ => None,
        });
        // The page is another from then on, in the language that it has.
        model.shell.language = language.unwrap_or(model.shell.language);
        (model.shell.settings.language, language)
    };
    let (english, spanish) = (Language::English, Language::Spanish);
    assert_eq!(choose("en"), (Some(english), None));
    assert_eq!(choose("es"), (Some(spanish), Some(spanish)));
    assert_eq!(choose("tlh"), (Some(spanish), None));
    // The device speaks English.
    assert_eq!(choose("auto"), (None, Some(english)));
    model.shell.device_language = spanish;
    let effects = model.update(Msg::FillInSettings("theme".into(), "dark".into()));
    assert!(matches!(effects[..], [Effect::KeepSettings(_)]), "{effects:?}");
}

#[test]
fn in_spanish_it_is_said_who_is_to_move_as_people_say_it() {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    model.shell.language = Language::Spanish;
    model.update(Msg::SetUp(GameId::Carcassonne));
    model.update(Msg::FillInSetup("opponent".into(), "friend".into()));
    model.update(Msg::Begin);
    let status = model.panel().status;
    assert_eq!(status, "Le toca a Jugador 1.");
}
