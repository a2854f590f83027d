//! The examples of `docs/records.md`: each is read, and written again as it stands there.

use tessera_app::records::{STUDY, from_study};
use tessera_app::{Link, Pasted, pasted};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// The fenced blocks of the document: what kind each is, and its text.
fn blocks() -> Vec<(&'static str, String)> {
    let mut blocks = Vec::new();
    let mut lines = include_str!("../../docs/records.md").lines();
    while let Some(line) = lines.next() {
        if let Some(kind) = line.strip_prefix("```") {
            let text = lines.by_ref().take_while(|line| *line != "```");
            blocks.push((kind, text.map(|line| format!("{line}\n")).collect()));
        }
    }
    blocks
}

fn read(text: &str) -> Link {
    match pasted(text, None, Language::English) {
        Ok(Pasted::Shared(link, None)) => link,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn the_examples_are_read_and_written_as_they_stand_there() {
    let mut games = Vec::new();
    let mut link = Link::default();
    let (mut annotated, mut found, mut typed, mut unpacked) = (0, 0, 0, 0);
    let mut study = None;
    let blocks = blocks();
    for (kind, text) in &blocks {
        match *kind {
            "link" => {
                link = Link::parse(text.trim_end()).expect("it is a link");
                assert_eq!(format!("{link}\n"), *text);
                assert_eq!(read(text), link);
                games.push(link.record.game.clone());
            }
            "shared" => {
                let link = Link::parse(text.trim_end()).expect("it is a link");
                assert!(link.shared.is_some());
                assert_eq!(format!("{link}\n"), *text);
            }
            "json" => {
                assert_eq!(read(text), link);
                let written = link.json("https://games.example/", Language::English);
                assert_eq!(written.as_ref(), Ok(text));
            }
            "moves" => {
                let mut whole = link.clone();
                whole.record.shown = None;
                assert_eq!(read(text), whole);
                assert_eq!(link.text(Language::English).as_ref(), Ok(text));
            }
            "annotated" => {
                let Ok(Pasted::Annotated(game)) = pasted(text, None, Language::English) else {
                    panic!("{text} is an annotated game");
                };
                let written = game.json("https://games.example/", Language::English);
                assert_eq!(written.as_ref(), Ok(text));
                annotated += 1;
            }
            "study" => {
                let digits = text.trim_end().strip_prefix(STUDY).expect("it is a study");
                study = Some(from_study(digits, Language::English).expect("it is read"));
            }
            "unpacked" => {
                let game = study.take().expect("a study stands before its text");
                assert_eq!(format!("{}\n", game.bare_json()), *text);
                unpacked += 1;
            }
            "found" => {
                let read = read(text).record.to_string();
                assert_eq!(read, "linage/size=5.komi=0_5/c3.a1", "{text}");
                found += 1;
            }
            "typed" => {
                let read = read(text).record.to_string();
                assert_eq!(read, "linage/size=5.komi=0_5/c3.a1.pass", "{text}");
                typed += 1;
            }
            "refused" => {
                let fault = pasted(text, None, Language::English).expect_err("it is refused");
                let told = tessera_app::words::why_not_read(&fault, Language::English);
                assert!(told.starts_with("line 3, character 1: after 1 comes 3"), "{told}");
            }
            kind => assert_eq!(kind, "text", "grammars are of no kind that is read"),
        }
    }
    assert_eq!((annotated, found, typed, unpacked), (2, 5, 3, 1));
    for kind in ["link", "json", "moves"] {
        assert_eq!(
            blocks.iter().filter(|(other, _)| *other == kind).count(),
            games.len()
        );
    }
    assert!(
        GameId::ALL
            .iter()
            .all(|game| games.iter().any(|id| id == game.id()))
    );
}
