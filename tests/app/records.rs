//! Records in every form: what is written is read back, and what is refused is refused with its place.

use rand::RngExt;

use tessera_app::json::Json;
use tessera_app::records::{Unplayable, from_json, from_text};
use tessera_app::{BadPaste, Level, Link, Msg, Notice, Pasted, pasted};
use tessera_core::game::{Seat, Turn, dice};
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{LINK_LIMIT, RESIGN, Record};

use super::App;
use super::whole::whole_or;

/// Set-ups of every game: small boards, bids, the pie rule, the button, several seats.
pub(super) const SETTINGS: &[&str] = &[
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
pub(super) fn random_game(setting: &str, seed: u64) -> Link {
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
        shared: None,
    }
}

/// Calls `check` with random games of every setting.
fn for_games(mut check: impl FnMut(&Link, Language)) {
    let seeds = whole_or(200, 8);
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
        let read_back = from_json(&json, Language::English).expect("it is a record");
        assert_eq!(read_back.link, *game, "{text}");
        assert!(!read_back.tree.has_notes() && text.contains("\"version\": 1,"));
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
        let mut same = game.clone();
        same.record.shown = None;
        assert_eq!(read_back, Ok(same.clone()), "{text}");
        // Programs of mail indent lines and change the ends of lines.
        let mailed: String = text.lines().map(|line| format!("    {line} \r\n")).collect();
        assert_eq!(read(&mailed), Ok(same), "{mailed}");
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
    });
}

/// A name is anything that a person types, also what a line of moves begins with.
#[test]
fn no_name_of_a_player_is_read_as_a_move() {
    for names in [["* 00", "b"], ["1. d4", "2. e5"], ["…", "#"]] {
        let mut link = Link::parse("linage/size=3.komi=0/b2.pass.pass").expect("it is a link");
        link.names = names.map(str::to_owned).to_vec();
        for language in Language::ALL {
            let text = link.text(language).expect("it is legal");
            let read_back = from_text(&text).expect("it is a list of moves");
            assert_eq!(read_back.as_ref(), Ok(&link), "{text}");
        }
    }
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
        let opened = &app.model.board().expect("a game").game;
        let names = &game.record.names;
        assert!(
            opened.line().starts_with(names),
            "the draws that follow are the device's own"
        );
        let shown = game.record.shown;
        assert!(shown.is_none_or(|ply| opened.ply() == ply));
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
            let Some(Notice::LinkBroken { fault, left_out, .. }) = &app.model.shell.notice else {
                panic!("{corrupt} is broken: {:?}", app.model.shell.notice)
            };
            assert_eq!(
                (fault.mv.ply, &fault.mv.name),
                (first, &corrupt.record.names[first])
            );
            assert_eq!(*left_out, corrupt.record.names.len() - first);
            let opened = &app.model.board().expect("the legal part").game;
            assert!(opened.line().starts_with(&corrupt.record.names[..first]));
        }
    });
}

#[test]
fn an_unfinished_game_of_carcassonne_tells_nothing_of_the_bag() {
    // A game that a person plays, whose draws this device decides.
    let mut app = App::open();
    app.send(Msg::Navigate("#carcassonne/players=2/D".into()));
    let game = &app.model.board().expect("a game").game;
    let seed = game.chance_seed();
    assert_ne!(seed, Default::default());
    let link = app.model.board().expect("a game").link();
    let shared = link.clone();
    for text in [
        shared.json("", Language::English).expect("it is legal"),
        shared.text(Language::English).expect("it is legal"),
    ] {
        // It says what the record says, and the same on every device.
        let other = Link::parse(&link.to_string()).expect("a link");
        let again = if text.starts_with('{') {
            other.json("", Language::English)
        } else {
            other.text(Language::English)
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
    assert!(
        text.ends_with("\nResult: Player 2 (Horizontal) won by ½.\n"),
        "{text}"
    );
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
