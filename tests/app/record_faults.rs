//! What is no record in any form: it is refused with its place.

use tessera_app::words::why_not_read;
use tessera_app::{Link, Pasted, pasted};
use tessera_core::language::Language;

/// What is pasted, as the page and `lab` read it.
fn read(text: &str) -> Link {
    match pasted(text, None, Language::English) {
        Ok(Pasted::Shared(link, None)) => link,
        other => panic!("{text}: {other:?}"),
    }
}

/// Why a text is refused on the page, with its place.
fn why(text: &str, language: Language) -> String {
    let fault = pasted(text, None, language).expect_err("it is refused");
    why_not_read(&fault, language)
}

#[test]
fn a_record_of_another_shape_is_refused_with_its_path() {
    let good = r#"{"format": "tessera-record", "version": 1, "game": "linage",
        "options": {"size": "5", "komi": "0_5"}, "seats": [{"name": "Anna"}, {"level": 3}],
        "plies": [{"name": "c3", "seat": 1, "text": "c3"},
                  {"name": "a1"}], "shown": 1, "purist": false, "link": "x"}"#;
    let record = read(good);
    assert_eq!(
        record.to_string(),
        "linage/size=5.komi=0_5/c3.a1@1;ai=2:3;names=Anna"
    );
    assert_eq!(record.names, ["Anna"]);
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
            "\"game\": \"linage\"",
            "\"game\": \"\"",
            "“game” is wrong: no game is named",
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
            "line 4, character 28: “plies[1].nmae” is unknown in a record of this version",
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
            "\"level\": 10",
            "“seats[1].level” must be a whole number from 1 to 9",
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
    // A later version may say more of a game: what is known of it is read.
    let later = good
        .replace("\"version\": 1", "\"version\": 4")
        .replace("{\"name\": \"a1\"}", r#"{"name": "a1", "clock": 12}"#);
    assert_eq!(read(&later), record);
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
    assert_eq!(read(&spanish), game);
}
