//! A corpus is read as it is written, and a wrong line is refused with its place.

use super::*;

const HEADER: &str = r#"{"schema":1,"game":"linage","options":"size=3.komi=0","engine":"uct:c=0.3","steps":20,"seed":7,"commit":"abc","children":true}"#;

/// A game of two choices between two moves.
fn game(index: u64) -> CorpusGame {
    let turn = |ply: u32, seat: u8| CorpusTurn {
        ply,
        seat,
        legal: 2,
        chosen: 1,
        value: 0.625,
        visits: 16,
        children: vec![ChildStats(4, 0.25), ChildStats(16, 0.625)],
    };
    CorpusGame {
        index,
        seed: u64::MAX - index,
        record: "linage/size=3.komi=0/a1.pass".into(),
        payoff: vec![1.0, 0.0],
        half_points: vec![12, 6],
        turns: vec![turn(0, 0), turn(1, 1)],
    }
}

fn line(game: &CorpusGame) -> String {
    serde_json::to_string(game).unwrap()
}

/// What is said of a line after the header.
fn fault(text: &str) -> String {
    let mut parser = CorpusParser::new("a.jsonl", HEADER).unwrap();
    parser.game(text).unwrap_err().to_string()
}

#[test]
fn games_and_headers_are_read_as_they_are_written() {
    let mut parser = CorpusParser::new("a.jsonl", HEADER).unwrap();
    assert_eq!(serde_json::to_string(parser.header()).unwrap(), HEADER);
    for index in [0, 1, 5] {
        let written = line(&game(index));
        let read = parser.game(&written).unwrap();
        assert_eq!(read, game(index));
        assert_eq!(line(&read), written);
    }
    assert!(line(&game(0)).contains(r#""children":[[4,0.25],[16,0.625]]"#));
}

#[test]
fn a_header_that_cannot_be_used_is_refused_with_the_file() {
    let why = |text: &str| CorpusParser::new("a.jsonl", text).unwrap_err().to_string();
    assert!(why("").starts_with("a.jsonl, line 1: expected the header"));
    assert!(why("{}").contains("missing field"));
    assert!(
        why(&HEADER.replace("\"schema\":1", "\"schema\":2"))
            .contains("expected schema 1 of a corpus, found 2")
    );
    assert!(why(&HEADER.replace("\"seed\"", "\"sead\"")).contains("unknown field `sead`"));
}

#[test]
fn a_line_that_is_no_game_is_refused_with_its_number() {
    let mut parser = CorpusParser::new("a.jsonl", HEADER).unwrap();
    parser.game(&line(&game(3))).unwrap();
    let told = parser.game(&line(&game(3))).unwrap_err().to_string();
    assert_eq!(
        told,
        "a.jsonl, line 3: game 3 stands where a game from 4 on should"
    );
    let whole = line(&game(0));
    assert!(fault(&whole[..whole.len() - 1]).starts_with("a.jsonl, line 2: EOF while parsing"));
    assert!(fault("").starts_with("a.jsonl, line 2: EOF"));
}

#[test]
fn numbers_that_contradict_each_other_are_refused_with_their_path() {
    let spoilt = |spoil: &dyn Fn(&mut CorpusGame)| {
        let mut game = game(0);
        spoil(&mut game);
        fault(&line(&game))
    };
    let told = [
        spoilt(&|game| game.record = "linage/size=3.komi=0/a1..b1".into()),
        spoilt(&|game| game.record = "linage/size=5.komi=0/a1.pass".into()),
        spoilt(&|game| game.payoff = vec![1.0, 1.0]),
        spoilt(&|game| game.payoff.clear()),
        spoilt(&|game| game.half_points = vec![1]),
        spoilt(&|game| game.turns[1].ply = 0),
        spoilt(&|game| game.turns[1].ply = 2),
        spoilt(&|game| game.turns[0].seat = 2),
        spoilt(&|game| game.turns[0].chosen = 2),
        spoilt(&|game| game.turns[0].value = 1.5),
        spoilt(&|game| game.turns[0].children.clear()),
        spoilt(&|game| game.turns[0].children[0].1 = -0.5),
    ];
    let expected = [
        "the record is wrong at character",
        "the record is of \"linage/size=5.komi=0\"",
        "payoff: expected numbers from 0 to 1 whose sum is 1",
        "payoff: expected 1 to 5 seats",
        "half_points: expected a score for each of 2 seats",
        "turns[1].ply: expected a ply from 1 to below 2",
        "turns[1].ply: expected a ply from 1 to below 2",
        "turns[0].seat: expected a seat below 2",
        "turns[0].chosen: expected a place below 2",
        "turns[0].value: expected a number from 0 to 1",
        "turns[0].children: expected 2 entries",
        "turns[0].children: expected values from 0 to 1",
    ];
    for (told, expected) in told.iter().zip(expected) {
        assert!(
            told.starts_with("a.jsonl, line 2: ") && told.contains(expected),
            "{told}"
        );
    }
}
