//! Records in every form: what is written is read back, and what is refused is refused with its place.

use rand::RngExt;

use tessera::app::json::Json;
use tessera::app::records::{Unplayable, from_json, from_text};
use tessera::app::{BadPaste, Level, Link, Msg, Notice, Pasted, pasted};
use tessera::catalog::{self, GameId};
use tessera::game::{Seat, Turn, dice};
use tessera::language::Language;
use tessera::play::{LINK_LIMIT, RESIGN, Record};

use super::App;

/// Set-ups of every game: small boards, bids, the pie rule, the button, several seats.
const SETTINGS: &[&str] = &[
    "linage/size=5.komi=bid",
    "linage/size=4.komi=3",
    "linage/",
    "carteso/size=4.komi=bid",
    "carteso/size=3.komi=0_5",
    "keil/size=3.komi=bid.button=on",
    "keil/size=3.komi=bid.button=off",
    "ecalper/size=2.pie=on",
    "ecalper/size=3.pie=on",
    "ecalper/size=2.pie=off",
    "carcassonne/players=2",
    "carcassonne/players=3",
    "carcassonne/players=5",
];

/// A random game with this seed; in some a seat resigns, some are not played to the end.
fn random_game(setting: &str, seed: u64) -> Link {
    let mut dice = dice(seed);
    let start = Record::parse(setting).expect("a setting");
    let (mut table, _) = catalog::replayed(&start, Language::English).expect("a setting");
    let most = if dice.random_range(0..3) == 0 {
        dice.random_range(0..60)
    } else {
        1_000
    };
    let resigns = dice.random_range(0..4) == 0;
    for _ in 0..most {
        let names = table.legal().names();
        let is_resignation = resigns && dice.random_range(0..20) == 0;
        let name = match table.turn() {
            Turn::Over => break,
            Turn::Seat(_) if is_resignation => RESIGN,
            _ => &names[dice.random_range(0..names.len() as u32) as usize],
        };
        table.play(name).expect("it is legal");
    }
    let names = table.record().names;
    let shown = match dice.random_range(0..4) {
        0 if !names.is_empty() => Some(dice.random_range(0..names.len() as u32) as usize),
        _ => None,
    };
    let mut machines = Vec::new();
    let mut called = Vec::new();
    for seat in Seat::all(table.seats()) {
        if dice.random_range(0..3) == 0 {
            let level = Level::numbered(dice.random_range(1..=8)).expect("a level");
            machines.push((seat, level));
        }
        let names = ["", "Anna", "José “Pepe”\\", "\u{1f600} 3. e5  [1]"];
        called.push(names[dice.random_range(0..4) as usize].to_owned());
    }
    let named = called.iter().rposition(|name| !name.is_empty());
    called.truncate(named.map_or(0, |last| last + 1));
    Link {
        record: Record {
            names,
            shown,
            ..start
        },
        machines,
        names: called,
        purist: dice.random_range(0..4) == 0,
    }
}

/// Calls `check` with random games of every setting.
fn for_games(mut check: impl FnMut(&Link, Language)) {
    let whole = std::env::var_os("TESSERA_WHOLE").is_some();
    let seeds = if whole { 200 } else { 8 };
    for setting in SETTINGS {
        for seed in 0..seeds {
            let game = random_game(setting, seed);
            let language = Language::ALL[(seed % 2) as usize];
            let shown = ShownOnPanic(&game);
            check(&game, language);
            std::mem::forget(shown);
        }
    }
}

/// Prints the game where a check panics.
struct ShownOnPanic<'a>(&'a Link);

impl Drop for ShownOnPanic<'_> {
    fn drop(&mut self) {
        eprintln!("{}", self.0);
    }
}

/// What is pasted, as the page and `lab` read it.
fn read(text: &str) -> Result<Link, BadPaste> {
    match pasted(text, None, Language::English)? {
        Pasted::Shared(game, None) => Ok(game),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_game_is_read_from_json_as_it_was_written() {
    for_games(|game, language| {
        let text = game
            .json("https://games.example/", language)
            .expect("it is legal");
        let json = Json::parse(&text).expect("it is JSON");
        assert_eq!(from_json(&json).as_ref(), Ok(game), "{text}");
        assert_eq!(read(&text).as_ref(), Ok(game));
        // Another reader of JSON reads the same.
        let other: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        let plies = other["plies"].as_array().expect("a list");
        let names = plies.iter().map(|ply| ply["name"].as_str().expect("a text"));
        assert!(names.eq(game.record.names.iter().map(String::as_str)));
        let link = other["link"].as_str().expect("it is short enough for a link");
        assert_eq!(read(link).expect("it is a link"), *game);
    });
}

#[test]
fn every_record_is_read_from_a_list_of_moves_as_it_was_written() {
    for_games(|game, language| {
        let text = game.text(language).expect("it is legal");
        let read_back = from_text(&text).expect("it is a list of moves");
        let mut same = Link::from(game.clone());
        same.record.shown = None;
        assert_eq!(read_back, Ok(same.clone()), "{text}");
        // Programs of mail indent lines and change the ends of lines.
        let mailed: String = text.lines().map(|line| format!("    {line} \r\n")).collect();
        assert_eq!(read(&mailed), Ok(same), "{mailed}");
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
    });
}

#[test]
fn every_form_leads_to_every_other() {
    for_games(|game, language| {
        let plain = game;
        let link = plain.to_string();
        let from_link = read(&link).expect("it is a link");
        assert_eq!(from_link, *plain);
        let json = from_link.json("", language).expect("it is legal");
        let from_json = read(&json).expect("it is a record");
        let text = from_json.text(language).expect("it is legal");
        let from_text = read(&text).expect("it is a list of moves");
        assert_eq!(from_text.record.names, plain.record.names);
        assert_eq!(from_text.machines, plain.machines);
    });
}

/// UX.md, test 11: links of all games are read as they were written.
#[test]
fn ux_11_a_share_link_opens_the_game_that_was_shared() {
    for_games(|game, _| {
        let link = game.to_string();
        assert_eq!(Link::parse(&link).as_ref(), Ok(game));
        assert_eq!(Link::from_fragment(&link).is_ok(), link.len() <= LINK_LIMIT);
        let mut app = App::open();
        app.send(Msg::Navigate(format!("#{link}")));
        let opened = &app.model.play().expect("a game").game;
        let names = &game.record.names;
        assert!(
            opened.line().starts_with(names),
            "the draws that follow are the device's own"
        );
        let shown = game.record.shown;
        assert_eq!(shown.is_some_and(|ply| opened.ply() != ply), false);
        // An empty option is the default: what the page shares again has all of them.
        let again = opened.record();
        assert_eq!(
            again.options,
            GameId::find(&again.game)
                .expect("a game")
                .complete(&game.record.options)
                .expect("options")
        );
    });
}

/// UX.md, test 11: a link with one wrong move names its ply, and the plies before it are shown.
#[test]
fn ux_11_a_corrupt_link_names_the_ply_and_shows_what_is_legal() {
    for_games(|game, _| {
        let record = &game.record;
        for (at, wrong) in [
            (0, "zz99"),
            (record.names.len() / 2, "komi-7"),
            (record.names.len(), "x"),
        ] {
            let mut corrupt = game.clone();
            corrupt.record.shown = None;
            let names = &mut corrupt.record.names;
            match names.get_mut(at) {
                Some(name) if name == wrong => continue,
                Some(name) => *name = wrong.to_owned(),
                None => names.push(wrong.to_owned()),
            }
            // Where the wrong name is a legal move of its position, nothing is wrong there.
            let (table, refused) = catalog::replayed(&corrupt.record, Language::English).expect("a game");
            let first = refused.expect("something is wrong").mv.ply;
            assert!(first >= at && table.record().names == corrupt.record.names[..first]);
            let mut app = App::open();
            app.send(Msg::Navigate(format!("#{corrupt}")));
            let Some(Notice::LinkBroken { fault, left_out }) = &app.model.shell.notice else {
                panic!("{corrupt} is broken: {:?}", app.model.shell.notice)
            };
            assert_eq!(
                (fault.mv.ply, &fault.mv.name),
                (first, &corrupt.record.names[first])
            );
            assert_eq!(*left_out, corrupt.record.names.len() - first);
            let opened = &app.model.play().expect("the legal part").game;
            assert!(opened.line().starts_with(&corrupt.record.names[..first]));
        }
    });
}

#[test]
fn an_unfinished_game_of_carcassonne_tells_nothing_of_the_bag() {
    // A game that a person plays, whose draws this device decides.
    let mut app = App::open();
    app.send(Msg::Navigate("#carcassonne/players=2/D".into()));
    let game = &app.model.play().expect("a game").game;
    let seed = game.chance_seed();
    assert_ne!(seed, Default::default());
    let link = app.model.play().expect("a game").link();
    let shared = link.clone();
    for text in [
        shared.json("", Language::English).expect("it is legal"),
        shared.text(Language::English).expect("it is legal"),
    ] {
        // It says what the record says, and the same on every device.
        let other = Link::parse(&link.to_string()).expect("a link");
        let again = match text.starts_with('{') {
            true => other.json("", Language::English),
            false => other.text(Language::English),
        };
        assert_eq!(again.as_ref(), Ok(&text));
        let kept = serde_json::to_string(&seed).expect("plain data");
        for number in kept
            .split(|char: char| !char.is_ascii_digit())
            .filter(|part| part.len() > 3)
        {
            assert!(!text.contains(number), "{text}");
        }
        assert!(!text.contains("luck") && !text.contains("seed"));
        // Where a record ends before a draw, none is made for it.
        let before = Link::parse("carcassonne/players=2/").expect("a link");
        assert_eq!(
            before
                .json("", Language::English)
                .expect("legal")
                .matches("\"text\"")
                .count(),
            0
        );
    }
}

#[test]
fn only_a_finished_game_has_a_result() {
    let of = |link: &str| {
        let game = Link::parse(link).expect("a link");
        let json = game.json("", Language::English).expect("it is legal");
        let json: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
        (
            json["result"].clone(),
            game.text(Language::English).expect("it is legal"),
        )
    };
    let (result, text) = of("linage/size=5.komi=0_5/c3.pass");
    assert!(result.is_null() && !text.contains("won"), "{text}");
    let (result, text) = of("linage/size=5.komi=0_5/c3.pass.pass");
    assert_eq!(result["points"], serde_json::json!([0, 0.5]));
    assert_eq!(result["winners"], serde_json::json!([2]));
    assert!(text.ends_with("\nPlayer 2 (Horizontal) won by ½.\n"), "{text}");
    let (result, text) = of("linage/size=5.komi=0_5/resign");
    assert_eq!(
        (&result["resigned"], &result["winners"][0]),
        (&1.into(), &2.into())
    );
    assert!(text.contains("won by resignation"), "{text}");
}

#[test]
fn a_game_that_is_not_legal_is_not_told() {
    let told = |link: &str| Link::parse(link).expect("a link").text(Language::English);
    assert!(matches!(told("chess//"), Err(Unplayable::Game(_))));
    assert!(matches!(told("linage/size=99/"), Err(Unplayable::Game(_))));
    assert!(matches!(told("linage/size=5/zz"), Err(Unplayable::Move(_))));
}

/// Why a text is refused on the page, with its place.
fn why(text: &str, language: Language) -> String {
    let fault = pasted(text, None, language).expect_err("it is refused");
    tessera::app::words::why_not_read(&fault, language)
}

#[test]
fn a_record_of_another_shape_is_refused_with_its_path() {
    let good = r#"{"format": "tessera-record", "version": 1, "game": "linage",
        "options": {"size": "5", "komi": "0_5"}, "seats": [{"name": "Anna"}, {"level": 3}],
        "plies": [{"name": "c3", "seat": 1, "text": "c3"},
                  {"name": "a1"}], "shown": 1, "purist": false, "link": "x"}"#;
    let read = read(good).expect("it is a record");
    assert_eq!(
        read.to_string(),
        "linage/size=5.komi=0_5/c3.a1@1;ai=2:3;names=Anna"
    );
    assert_eq!(read.names, ["Anna"]);
    for (part, wrong, told) in [
        (
            "\"version\": 1, ",
            "",
            "line 1, character 1: “version” is missing",
        ),
        (
            "\"version\": 1",
            "\"version\": 0",
            "line 1, character 41: “version” must be a whole number from 1",
        ),
        (
            "\"game\": \"linage\"",
            "\"game\": \"chess\"",
            "“game” is wrong: no game is called “chess”",
        ),
        (
            "\"size\": \"5\"",
            "\"size\": 5",
            "line 2, character 29: “options.size” must be a text in quotes",
        ),
        (
            "\"size\": \"5\"",
            "\"size\": \"99\"",
            "“options” is wrong: the option “size” must be a number",
        ),
        (
            "\"size\"",
            "\"sise\"",
            "“options” is wrong: the option “sise” is unknown",
        ),
        (
            "{\"name\": \"a1\"}",
            "{\"nmae\": \"a1\"}",
            "line 4, character 28: “plies[1].nmae” is unknown in a record of version 1",
        ),
        (
            "{\"name\": \"a1\"}",
            "{}",
            "line 4, character 19: “plies[1].name” is missing",
        ),
        (
            "{\"name\": \"a1\"}",
            "\"a1\"",
            "line 4, character 19: “plies[1]” must be an object",
        ),
        (
            "\"a1\"",
            "\"a 1\"",
            "line 4, character 28: “plies[1].name” must be the name of a move",
        ),
        (
            "\"seat\": 1",
            "\"seat\": 9",
            "“plies[0].seat” must be a whole number from 1 to 5",
        ),
        (
            "\"seat\": 1",
            "\"seat\": 1, \"seat\": 1",
            "“plies[0].seat” is there twice",
        ),
        (
            "\"level\": 3",
            "\"level\": 9",
            "“seats[1].level” must be a whole number from 1 to 8",
        ),
        (
            "\"shown\": 1",
            "\"shown\": 3",
            "“shown” must be a whole number from 0 to 2",
        ),
        (
            "\"purist\": false",
            "\"purist\": 0",
            "“purist” must be true or false",
        ),
        (
            "\"link\": \"x\"",
            "\"result\": {\"points\": [\"1\"]}",
            "“result.points[0]” must be a number",
        ),
    ] {
        let text = good.replacen(part, wrong, 1);
        assert_ne!(text, good, "{part}");
        let why = why(&text, Language::English);
        assert!(why.contains(told), "{part} → {wrong}: {why}");
    }
    // A later version may say more of a game: its main line is read.
    let later = good.replace("\"version\": 1", "\"version\": 2").replace(
        "{\"name\": \"a1\"}",
        r#"{"name": "a1", "comment": "Why?", "variations": [[{"name": "b2"}]]}"#,
    );
    assert_eq!(self::read(&later), Ok(read));
    assert!(why(&good.replace("\"5\"", "5"), Language::Spanish).contains("«options.size» debe ser un texto"));
}

#[test]
fn a_wrong_move_in_a_list_of_moves_is_refused_with_its_line_and_character() {
    let game = Link::parse("keil/size=3.komi=bid.button=on/komi-1.white.a1.button.b2.b1").expect("a link");
    let text = game.text(Language::English).expect("it is legal");
    assert!(text.contains("* Komi 1 · White"), "{text}");
    assert!(text.contains("Take the button"), "{text}");
    let line = text
        .lines()
        .position(|line| line.contains("b2"))
        .expect("it was played")
        + 1;
    let wrong = text.replace("b2", "zz");
    let told = why(&wrong, Language::English);
    assert!(
        told.starts_with(&format!(
            "line {line}, character 4: move 5, “zz”, cannot be played"
        )),
        "{told}"
    );
    let told = why(&text.replace("b2", "a1"), Language::English);
    assert!(told.contains("there is a stone already"), "{told}");
    let told = why(&text.replace("size=3", "size=99"), Language::English);
    assert!(told.contains("must be a number from"), "{told}");
    // A Spanish list is read where English is spoken.
    let spanish = game.text(Language::Spanish).expect("it is legal");
    assert_eq!(read(&spanish), Ok(game));
}

#[test]
fn pasted_games_bring_the_names_of_their_players() {
    let text = r#"{"format": "tessera-record", "version": 1, "game": "linage", "options": {"size": "5"},
        "seats": [{"name": "Anna"}, {"level": 3}], "plies": []}"#;
    let mut app = App::open();
    app.send(Msg::Navigate("open".into()));
    app.send(Msg::Pasted(text.to_owned(), None));
    assert_eq!(app.panel().seats[0].name, "Anna");
    assert!(
        app.panel().invitation.is_some(),
        "the engine of the other seat is offered"
    );
    let address = app.address().expect("an address").0;
    assert!(address.ends_with(";ai=2:3;names=Anna"), "{address}");
}
