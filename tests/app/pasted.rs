//! Games that are pasted on the home page.

use tessera_app::{ChanceSeed, Effect, Msg, Notice, OpenPage, Opponent, Player, SavedGame, Starts};
use tessera_games::play::RECORD_LIMIT;

use super::{App, level};

const GAME: &str = "linage/size=5.komi=0_5/c3.a1";

/// Pastes a text as the page does.
fn paste(app: &mut App, text: &str) {
    let saved: Option<SavedGame> = serde_json::from_str(text).ok();
    let effects = app.send(Msg::Navigate("open".into())).to_vec();
    assert!(effects.contains(&Effect::FetchPasted), "{effects:?}");
    app.send(Msg::Pasted(text.to_owned(), saved.map(Box::new)));
}

/// Why a text opens no game.
fn refused(text: &str) -> String {
    let mut app = App::open();
    paste(&mut app, text);
    assert!(matches!(app.model.page, OpenPage::Home), "{text}");
    let why = app.effects.iter().find_map(|effect| match effect {
        Effect::RefusePasted(why) => Some(why.clone()),
        _ => None,
    });
    let why = why.unwrap_or_else(|| panic!("{text} is refused"));
    assert!(why.contains("#linage/"), "it says what is taken: {why}");
    why
}

#[test]
fn links_and_records_are_found_in_any_text() {
    for text in [
        GAME.to_owned(),
        format!("#{GAME}"),
        format!("\u{feff} \n{GAME}\n"),
        format!("https://games.example/tessera/#{GAME}"),
        format!("Look at this:\nhttps://games.example/#{GAME} what a game!"),
        format!(
            "https://games.example/#{}",
            GAME.replace('/', "%2F").replace('=', "%3d")
        ),
    ] {
        let mut app = App::open();
        paste(&mut app, &text);
        assert_eq!(app.record(), GAME, "{text}");
        assert_eq!(app.address(), Some((GAME, true)), "Back leads home");
    }
    let mut app = App::open();
    paste(&mut app, &format!("https://games.example/#{GAME}%3Bai=2:5"));
    assert!(app.panel().invitation.is_some());
    // A record that is too long for a link is none for the field.
    let mut app = App::open();
    let long = format!("carcassonne//{}", ["D"; 6_000].join("."));
    paste(&mut app, &long);
    assert!(matches!(app.model.shell.notice, Some(Notice::LinkBroken { .. })));
}

#[test]
fn other_addresses_of_the_site_are_opened_too() {
    for address in [
        "learn/keil/3",
        "saved/0123456789abcdef",
        "review/saved/0123456789abcdef",
    ] {
        let mut app = App::open();
        paste(&mut app, &format!("https://games.example/es/#{address}"));
        let left = |effect: &Effect| *effect == Effect::Leave(format!("#{address}"));
        assert!(app.effects.iter().any(left), "{address}: {:?}", app.effects);
    }
}

#[test]
fn a_list_of_moves_within_brackets_keeps_its_moves() {
    let list = "linage/size=5.komi=0_5/\n\n1. c3 a1\n";
    for text in [list.to_owned(), format!("[{list}]"), format!("[\n{list}\n]\n")] {
        let mut app = App::open();
        paste(&mut app, &text);
        assert_eq!(app.record(), GAME, "{text}");
    }
}

#[test]
fn a_file_of_a_game_brings_its_players_names_and_draws() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(3)), Starts::Me);
    app.tap("c3");
    let kept = SavedGame {
        name: "Sunday".into(),
        ..app.kept()
    };
    // As www/home.js writes it.
    let mut file = serde_json::to_value(&kept).expect("plain data");
    let fields = file.as_object_mut().expect("an object");
    fields.remove("id");
    fields.remove("stamp");
    fields.insert("format".into(), "tessera-game".into());
    fields.insert("version".into(), 1.into());
    let text = serde_json::to_string_pretty(&file).expect("plain data");
    let mut other = App::open();
    paste(&mut other, &text);
    let game = &other.model.board().expect("a game").game;
    assert_eq!(game.players.0[..2], [Player::Person, Player::Machine(level(3))]);
    assert_eq!(
        (other.record(), game.chance_seed()),
        (kept.record.clone(), kept.chance_seed)
    );
    assert_ne!(game.chance_seed(), ChanceSeed::default());
    assert_eq!(other.kept().name, "Sunday");
    assert!(other.question().is_some(), "the machine is to move");
    assert!(
        other
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::Keep(_)))
    );
    // Where the game is still kept, it is not kept twice.
    let mut same = App::with(vec![kept.clone()]);
    paste(&mut same, &text);
    assert_eq!(same.kept().id, kept.id);
    // The record of the file is checked as any.
    let bad = text.replace("/c3", "/c3@x");
    assert!(
        refused(&bad).contains("number of a move is missing"),
        "{}",
        refused(&bad)
    );
}

#[test]
fn what_opens_no_game_is_refused_with_the_place_and_what_was_expected() {
    for (text, why) in [
        ("", "nothing is pasted"),
        (" \n ", "nothing is pasted"),
        (
            "linage/size=5.komi=0_5/c3..a1",
            "line 1, character 27: the name of a move is missing",
        ),
        (
            "see\nhere: x#linage/size=5/c3@y",
            "line 2, character 26: the number of a move is missing",
        ),
        (
            "linage/size=5/c3;ai=2:99",
            "line 1, character 21: expected a seat and the level",
        ),
        ("ünsinn", "line 1, character 1: only letters"),
        (
            "c3 d4 a1",
            "This opens no game: these moves do not say of which game they are",
        ),
        ("1. c3 d4\n2. a1", "these moves do not say of which game they are"),
        ("Meeting in room B12", "line 1, character 8"),
        ("https://games.example/", "no # with a game after it"),
        ("https://games.example/#settings", "no # with a game after it"),
        ("https://games.example/#saved/zzzz", "no # with a game after it"),
        (
            "https://games.example/es/#learn/chess/1",
            "no # with a game after it",
        ),
        ("https://play.abstractplay.com/move/x/0/1", "Abstract Play"),
        (
            r#"{"header":{"game":{"name":"Linage"}},"moves":[["a1"]]}"#,
            "“header.players” is missing",
        ),
        ("{\n \"a\" 1}", "line 2, character 6: a colon is missing"),
        (
            "{\"format\":\"tessera-game\"",
            "line 1, character 25: a comma or a closing bracket",
        ),
        (r#"{"format":"tessera-game"}"#, "not saved here"),
        (
            r#"{"format":"tessera-data","games":[]}"#,
            "the settings import it",
        ),
        ("[1,2]", "not saved here as a game: “JSON” must be an object"),
        (
            r#"{"tessera":1}"#,
            "not saved here as a game: “format” is missing",
        ),
        (r#"{"format":"other"}"#, "“format” must be “tessera-record”"),
        ("chess//e4", "no game is called “chess”"),
        ("chess/e4", "no game is called “chess”"),
        ("https://tessera.example/#chess/e4", "no game is called “chess”"),
        ("linage/size=/", "the option “size” has no value"),
        ("linage/size=99/c3", "must be a number from"),
    ] {
        let told = refused(text);
        assert!(told.contains(why), "{text}: {told}");
    }
    // However long what is wrong is, little of it is quoted.
    let long = "x".repeat(330_000);
    for text in [
        format!("{long}//e5"),
        format!("#{long}"),
        format!("linage/{long}=3/"),
        format!("linage/size={long}/"),
        format!("linage/komi={long}/"),
        format!("linage/size=5/\n1. {long}"),
        format!("{{\"format\": \"tessera-record\", \"{long}\": 1}}"),
        format!("{{\"header\": {{\"game\": {{\"name\": \"{long}\"}}}}, \"moves\": []}}"),
    ] {
        let told = refused(&text);
        assert!(told.len() < 600, "{} bytes: {}", told.len(), &told[..200]);
    }
    let long = "a".repeat(2 * RECORD_LIMIT + 1);
    assert!(refused(&long).contains("at most 1000000"));
    for odd in [
        "%",
        "#%%%",
        "%zz%3",
        "{\"\u{fc}",
        "#ü",
        "%F0%9F",
        "\u{feff}{",
        "#;;;",
        "#ai=",
    ] {
        refused(odd);
    }
}
