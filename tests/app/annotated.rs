//! Records with variations, comments and signs: what is written is read back, and what is refused is refused with its place.

use rand::RngExt;

use tessera_app::json::Json;
use tessera_app::records::{AnnotatedGame, from_json};
use tessera_app::review::{MOST_COMMENT, NodeId, VariationTree};
use tessera_app::words::why_not_read;
use tessera_app::{Link, Pasted, pasted};
use tessera_core::game::{Turn, dice};
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::Record;
use tessera_protocol::assessment::Glyph;

use super::records::{SETTINGS, random_game};
use super::whole::whole_or;

/// A random game with random variations, comments and signs.
pub(super) fn random_annotated(setting: &str, seed: u64) -> AnnotatedGame {
    let link = random_game(setting, seed);
    let mut dice = dice(seed ^ 0x7265_7669_6577);
    let mut tree = VariationTree::new(&link.record.names);
    for _ in 0..dice.random_range(1..12) {
        let nodes = tree.preorder();
        let at = dice.random_range(0..=nodes.len() as u32) as usize;
        let from = at.checked_sub(1).map_or(NodeId::ROOT, |at| nodes[at]);
        let record = Record {
            names: tree.names(&tree.path(from)),
            shown: None,
            ..link.record.clone()
        };
        let (mut table, refused) = catalog::replayed(&record, Language::English).expect("a game");
        assert_eq!(refused, None, "a tree holds legal moves");
        let mut moves = Vec::new();
        for _ in 0..dice.random_range(1..5) {
            if table.turn() == Turn::Over {
                break;
            }
            let legal = table.legal().names();
            let name = legal[dice.random_range(0..legal.len() as u32) as usize].clone();
            table.play(&name).expect("it is legal");
            moves.push(name);
        }
        let node = tree.add(from, &moves).expect("there is room");
        let comments = ["", "Why?", "«Sí», “\\”\n\n\u{1f600} {[", "<b>&amp;"];
        let comment = comments[dice.random_range(0..4) as usize];
        tree.set_comment(node, comment).expect("there is room");
        tree.set_glyph(node, Glyph::ALL.get(dice.random_range(0..9) as usize).copied());
        if dice.random_range(0..4) == 0 {
            tree.make_main(node).expect("the tree is flat");
        }
    }
    tree.forget_edits();
    AnnotatedGame::new(link, tree)
}

/// Why a text is refused, with its place.
fn why(text: &str, language: Language) -> String {
    let fault = pasted(text, None, language).expect_err("it is refused");
    why_not_read(&fault, language)
}

#[test]
fn every_annotated_game_is_read_as_it_was_written() {
    let mut annotated = 0;
    for setting in SETTINGS {
        for seed in 0..whole_or(100, 5) {
            let game = random_annotated(setting, seed);
            let language = Language::ALL[(seed % 2) as usize];
            let text = game
                .json("https://games.example/", language)
                .expect("it is legal");
            let json = Json::parse(&text).expect("it is JSON");
            let read = from_json(&json, Language::English);
            assert_eq!(read.as_ref(), Ok(&game), "{setting} {seed}: {text}");
            // Another reader of JSON reads the same main line, and the version tells whether there is more.
            let other: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
            let plies = other["plies"].as_array().expect("a list");
            let names = plies.iter().map(|ply| ply["name"].as_str().expect("a text"));
            assert!(names.eq(game.link.record.names.iter().map(String::as_str)));
            let notes = game.tree.has_notes();
            assert_eq!(other["version"], if notes { 2 } else { 1 }, "{text}");
            annotated += usize::from(notes);
            match pasted(&text, None, Language::English) {
                Ok(Pasted::Annotated(read)) if notes => assert_eq!(*read, game),
                Ok(Pasted::Shared(link, None)) if !notes => assert_eq!(link, game.link),
                other => panic!("{setting} {seed}: {other:?}"),
            }
        }
    }
    assert!(annotated > SETTINGS.len(), "most random games have notes");
}

/// A game with two variations, one in the other.
const GOOD: &str = r#"{"format": "tessera-record", "version": 2, "game": "linage",
    "options": {"size": "5", "komi": "0_5"},
    "plies": [{"name": "c3", "comment": " The centre. ", "glyph": "!"},
              {"name": "a1", "variations": [
                [{"name": "b2"}, {"name": "d4", "variations": [[{"name": "e5", "glyph": "??"}]]}],
                [{"name": "pass"}]]}]}"#;

#[test]
fn variations_comments_and_signs_are_read() {
    let Ok(Pasted::Annotated(game)) = pasted(GOOD, None, Language::English) else {
        panic!("it is an annotated game");
    };
    assert_eq!(game.link.to_string(), "linage/size=5.komi=0_5/c3.a1");
    let tree = &game.tree;
    let find = |path: &str| {
        let names: Vec<String> = path.split(' ').map(str::to_owned).collect();
        let node = tree.find(&names);
        assert_eq!(tree.ply(node), names.len(), "{path} is there");
        node
    };
    assert_eq!(tree.comment(find("c3")), "The centre.");
    assert_eq!(tree.glyph(find("c3")), Some(Glyph::Good));
    assert_eq!(tree.glyph(find("c3 b2 e5")), Some(Glyph::Blunder));
    let after_c3 = tree.children(find("c3"));
    assert_eq!(tree.names(after_c3), ["a1", "b2", "pass"]);
    assert_eq!(tree.preorder().len(), 6);
    assert!(!tree.can_undo(), "nothing was edited yet");
}

#[test]
fn a_bad_variation_is_refused_with_its_path() {
    let long = format!("\"comment\": \"{}\"", "x".repeat(MOST_COMMENT + 1));
    for (part, wrong, told) in [
        (
            "\"!\"",
            "\"!!!\"",
            "line 3, character 67: “plies[0].glyph” must be one of !! ! !? ?! ? ??",
        ),
        (
            "\"??\"",
            "7",
            "“plies[1].variations[0][1].variations[0][0].glyph” must be a text in quotes",
        ),
        (
            "\" The centre. \"",
            "[]",
            "“plies[0].comment” must be a text in quotes",
        ),
        (
            "\"comment\": \" The centre. \"",
            &long,
            "“plies[0].comment” has more than 2000 characters",
        ),
        (
            "[{\"name\": \"pass\"}]",
            "[]",
            "“plies[1].variations[1]” must have at least one move",
        ),
        (
            "[{\"name\": \"pass\"}]",
            "{}",
            "“plies[1].variations[1]” must be a list",
        ),
        (
            "\"pass\"",
            "\"a1\"",
            "“plies[1].variations[1][0]” is there already",
        ),
        (
            "\"pass\"",
            "\"b2\"",
            "“plies[1].variations[1][0]” is there already",
        ),
        (
            "\"e5\"",
            "\"d4\"",
            "“plies[1].variations[0][1].variations[0][0]” is there already",
        ),
        (
            "\"b2\"",
            "\"c3\"",
            "line 5, character 27: move 2, “c3”, cannot be played: ",
        ),
        (
            "\"e5\"",
            "\"f6\"",
            "move 3, “f6”, cannot be played: there is no such cell",
        ),
        (
            "{\"name\": \"d4\"",
            "{\"nmae\": \"d4\"",
            "“plies[1].variations[0][1].nmae” is unknown",
        ),
        (
            "{\"name\": \"a1\"",
            "{\"name\": \"c3\"",
            "move 2, “c3”, cannot be played: ",
        ),
        (
            "\"version\": 2",
            "\"version\": 1",
            "“plies[0].comment” is unknown in a record of this version",
        ),
    ] {
        let text = GOOD.replacen(part, wrong, 1);
        assert_ne!(text, GOOD, "{part}");
        let why = why(&text, Language::English);
        assert!(why.contains(told), "{part} → {wrong}: {why}");
    }
    let spanish = why(
        &GOOD.replace("\"f6\"", "\"e5\"").replace("\"??\"", "\"x\""),
        Language::Spanish,
    );
    assert!(spanish.contains("debe ser uno de !! ! !? ?! ? ??"), "{spanish}");
    // A later version may say more of a ply.
    let later = GOOD.replace("\"version\": 2", "\"version\": 4");
    let later = later.replace("{\"name\": \"pass\"}", "{\"name\": \"pass\", \"clock\": 3}");
    let (later, good) = (
        pasted(&later, None, Language::English),
        pasted(GOOD, None, Language::English),
    );
    assert_eq!(later, good);
}

#[test]
fn variations_have_limits() {
    let start = |plies: &str| {
        format!(
            r#"{{"format":"tessera-record","version":2,"game":"linage","options":{{"size":"19","komi":"0_5"}},"plies":[{plies}]}}"#
        )
    };
    // Each move has a variation, in which each move has a variation.
    let nested = |depth: usize| {
        // No stone stands beside another, so each may be placed.
        let cell = |at: usize| {
            let column = char::from(b"bdfhjlnpr"[at % 9]);
            format!("{column}{}", 2 * (at / 9) + 2)
        };
        let plies = |at: usize, inner: &str| {
            let (main, other) = (cell(2 * at), cell(2 * at + 1));
            let rest = if inner.is_empty() {
                String::new()
            } else {
                format!(",{inner}")
            };
            format!(r#"{{"name":"{main}","variations":[[{{"name":"{other}"}}{rest}]]}}"#)
        };
        let inner = (0..depth)
            .rev()
            .fold(String::new(), |inner, at| plies(at, &inner));
        start(&inner)
    };
    let read = pasted(&nested(30), None, Language::English);
    assert!(matches!(read, Ok(Pasted::Annotated(_))), "{:?}", read.err());
    let told = why(&nested(31), Language::English);
    assert!(
        told.contains("a variation may branch off another 30 times"),
        "{told}"
    );
    // Deeper lists are no JSON that is read.
    let told = why(&nested(200), Language::English);
    assert!(told.contains("a value is missing"), "{told}");

    // The same move twice is refused before there are too many.
    let many: Vec<String> = (0..4_100).map(|at| format!(r#"[{{"name":"m{at}"}}]"#)).collect();
    let told = why(
        &start(&format!(r#"{{"name":"a1","variations":[{}]}}"#, many.join(","))),
        Language::English,
    );
    assert!(
        told.contains("“plies[0].variations[4000][0]” is wrong: variations may have 4000 moves"),
        "{told}"
    );
    let comment = "x".repeat(MOST_COMMENT);
    let columns = "abcdefghijklmnopqrs";
    let commented: Vec<String> = (0..101)
        .map(|at| {
            let column = char::from(columns.as_bytes()[at % 19]);
            format!(r#"{{"name":"{column}{}","comment":"{comment}"}}"#, at / 19 + 1)
        })
        .collect();
    let told = why(&start(&commented.join(",")), Language::English);
    assert!(told.contains("comments may have 200000 characters"), "{told}");
}

/// The largest tree is written as a text that can be pasted.
#[test]
fn the_largest_tree_can_be_pasted() {
    let link = Link::parse("carcassonne/players=2/").expect("a link");
    let mut tree = VariationTree::default();
    // Thirty times a variation of a variation, each of whose plies has a comment.
    let comment = "\"\\".repeat(MOST_COMMENT / 2);
    let (mut table, _) = catalog::replayed(&link.record, Language::English).expect("a game");
    let (mut node, mut nested) = (NodeId::ROOT, 0);
    while table.turn() != Turn::Over {
        let legal = table.legal().names();
        tree.add(node, &legal[..1]).expect("there is room");
        let mut name = legal[0].clone();
        if let (Some(other), true) = (legal.get(1), tree.ply(node) >= 100 && nested < 30) {
            tree.add(node, &legal[1..2]).expect("there is room");
            name = other.clone();
            nested += 1;
        }
        node = tree.child(node, &name).expect("it was added");
        _ = tree.set_comment(node, &comment);
        table.play(&name).expect("it is legal");
    }
    for node in tree.preorder() {
        let names = tree.names(&tree.path(node));
        let record = Record {
            names,
            ..link.record.clone()
        };
        let (table, _) = catalog::replayed(&record, Language::English).expect("a game");
        for name in table.legal().names() {
            if tree.add(node, &[name]).is_err() {
                break;
            }
        }
    }
    assert!(
        tree.preorder().len() >= 4_000,
        "{} nodes, {nested} deep",
        tree.preorder().len()
    );
    let game = AnnotatedGame::new(link, tree);
    let text = game.json("", Language::Spanish).expect("it is legal");
    eprintln!("{} bytes", text.len());
    match pasted(&text, None, Language::English) {
        Ok(Pasted::Annotated(read)) => assert_eq!(*read, game),
        other => panic!("{:?}", other.err()),
    }
}
