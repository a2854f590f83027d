//! Studies: a game with all that is said about it, as a link.

use rand::RngExt;

use tessera_app::play::Mark;
use tessera_app::records::{
    AnnotatedGame, STUDY, STUDY_LIMIT, StudyFault, from_study, kept_tree, read_kept_tree,
};
use tessera_app::review::{CellMark, NodeId, ReviewMsg, ReviewState, VariationTree};
use tessera_app::words::bad_study;
use tessera_app::{BoardMsg, Link, Msg, Pasted, ReviewJump, Route, pasted};
use tessera_core::game::dice;
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::Record;
use tessera_protocol::assessment::Verdict;

use super::App;
use super::annotated::random_annotated;
use super::records::SETTINGS;
use super::whole::whole_or;

/// A random game with everything that a study can hold.
fn random_study(setting: &str, seed: u64) -> AnnotatedGame {
    let AnnotatedGame {
        mut link, mut tree, ..
    } = random_annotated(setting, seed);
    let mut dice = dice(seed ^ 0x0073_7475_6479);
    for node in tree.preorder() {
        if dice.random_range(0..8) == 0 {
            let record = Record {
                names: tree.names(&tree.path(node)),
                shown: None,
                ..link.record.clone()
            };
            let (table, _) = catalog::replayed(&record, Language::English).expect("a game");
            let spots = &table.scene().spots;
            let mut cell = || {
                spots[dice.random_range(0..spots.len() as u32) as usize]
                    .label
                    .clone()
            };
            let (from, to) = (cell(), cell());
            let ring = CellMark {
                from: to.clone(),
                to: to.clone(),
            };
            let arrow = CellMark { from, to };
            let marks = if ring == arrow {
                vec![ring]
            } else {
                vec![arrow, ring]
            };
            tree.set_marks(node, marks);
        }
        if dice.random_range(0..4) == 0 {
            let verdict = Verdict::ALL[dice.random_range(0..Verdict::ALL.len() as u32) as usize];
            tree.tell_verdict(node, Some(verdict));
        }
    }
    if dice.random_range(0..8) == 0 {
        let start = Record {
            names: Vec::new(),
            shown: None,
            ..link.record.clone()
        };
        let (table, _) = catalog::replayed(&start, Language::English).expect("a game");
        let to = table.scene().spots[0].label.clone();
        tree.set_marks(NodeId::ROOT, vec![CellMark { from: to.clone(), to }]);
    }
    tree.forget_edits();
    link.shared = None;
    let nodes = tree.preorder();
    let shown = nodes.get(dice.random_range(0..=nodes.len() as u32) as usize);
    AnnotatedGame::showing(link, tree, shown.copied().unwrap_or(NodeId::ROOT))
}

fn digits(study: &str) -> &str {
    study.strip_prefix(STUDY).expect("it begins as a study")
}

#[test]
fn random_trees_are_read_as_they_were_written() {
    let (first, count) = (1_000, whole_or(1_000, 200));
    println!("seeds {first} to {}", first + count - 1);
    let mut fit = 0;
    for seed in first..first + count {
        let setting = SETTINGS[(seed % SETTINGS.len() as u64) as usize];
        let game = random_study(setting, seed);
        let language = Language::ALL[(seed % 2) as usize];
        let study = game.study_of_any_length();
        assert!(
            study.ends_with(|last: char| last.is_ascii_alphanumeric()),
            "seed {seed}: a link ends with a letter or a digit"
        );
        match game.study() {
            None => assert!(study.len() > STUDY_LIMIT, "seed {seed}"),
            Some(known) => {
                assert_eq!(known, study, "seed {seed}");
                assert_eq!(from_study(digits(&study), language), Ok(game), "seed {seed}");
                fit += 1;
            }
        }
    }
    assert!(fit > count * 9 / 10, "{fit} of {count} fit into a link");
}

/// A whole game with a comment of a sentence or two at every third move.
fn commented() -> AnnotatedGame {
    let is_long = |link: &Link| link.record.names.len() > 60;
    let mut games = (0..).map(|seed| random_annotated("linage/size=9.komi=5_5", seed));
    let game = games.find(|game| is_long(&game.link)).expect("some game is long");
    let (link, mut tree) = (game.link, game.tree);
    let says = [
        "The centre matters most on this board; from here three lines can still be closed.",
        "Too early. Vertical should first answer at the edge, where both corners are open.",
        "A good reply: it joins the two groups and takes the last free region on this side.",
        "Now the region in the south is too small for another line, so it counts for nobody.",
        "I looked at this for a long time. It loses a point, but it keeps the lead for good.",
        "Better was the quiet move next to it. The variation shows why the cut does not work.",
    ];
    for (at, node) in tree
        .main_line()
        .into_iter()
        .enumerate()
        .filter(|(at, _)| at % 3 == 0)
    {
        let text = format!("{} ({})", says[at / 3 % says.len()], at + 1);
        tree.set_comment(node, &text).expect("there is room");
    }
    AnnotatedGame::new(link, tree)
}

#[test]
fn a_study_is_at_most_half_as_long_as_the_file() {
    let game = commented();
    let (study, bare) = (game.study_of_any_length().len(), game.bare_json().len());
    let file = game.json("https://games.example/", Language::English);
    let file = file.expect("it is legal").len();
    println!("link {study} bytes, its text {bare}, the file {file}");
    assert!(2 * study <= bare, "{study} of {bare}");
    assert!(2 * study <= file, "{study} of {file}");
}

/// The study of the text of `fuzz/corpus/study/linage-text`, as it was packed first.
pub(super) const PACKED: &str = include_str!("../../fuzz/corpus/study/linage");
const TEXT: &str = include_str!("../../fuzz/corpus/study/linage-text");

#[test]
fn the_studies_that_were_written_first_are_read() {
    let game = from_study(PACKED, Language::English).expect("it is read");
    assert_eq!(game.bare_json(), TEXT);
    assert_eq!(game.tree.names(&game.tree.path(game.shown_node())), ["c3", "b2"]);
    let node = game.tree.find(&["c3".to_owned()]);
    let marks: Vec<String> = game.tree.marks(node).iter().map(CellMark::to_string).collect();
    assert_eq!(marks, ["c3", "c3>a1"]);
    assert_eq!(game.tree.told_verdict(node), Some(Verdict::Best));
    assert_eq!(
        game.link.to_string(),
        "linage/size=5.komi=0_5/c3.a1.b3@1;ai=2:3;names=Ada;purist"
    );
}

#[test]
fn what_holds_no_study_is_refused_with_its_place() {
    let corpus = |name: &str| {
        let path = format!("{}/../../fuzz/corpus/study/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("it is there")
    };
    for (name, told) in [
        ("empty", "the end of the link is missing"),
        (
            "one-digit",
            "at character 2 after “study/” expected a letter, a digit, - or _",
        ),
        ("digit", "at character 31 after “study/” expected"),
        ("cut-off", "the end of the link is missing"),
        ("trailing", "characters of the link are missing or wrong"),
        ("damaged", "characters of the link are missing or wrong"),
        ("bomb", "its text has more than 200000 bytes"),
        ("brackets", "at character 129 of its text a value is missing"),
        ("lists", "its text must be an object"),
        ("not-text", "byte 12 of its content is no text"),
        ("too-long", "its link has more than 8000 characters"),
        (
            "mark-elsewhere",
            "“plies[0].marks[1]” must be a cell of this position",
        ),
        ("two-shown", "“plies[2].shown” is there twice"),
        ("illegal", "move 3, “"),
        ("illegal-bare", "move 2, “"),
    ] {
        let fault = from_study(&corpus(name), Language::English).expect_err(name);
        let says = bad_study(&fault, Language::English);
        assert!(says.contains(told), "{name}: {says}");
        assert_ne!(says, bad_study(&fault, Language::Spanish));
        // It is refused with the same words where it is pasted; but a link ends before what is no digit.
        if name == "digit" {
            continue;
        }
        let pasted = pasted(&format!("#{STUDY}{}", corpus(name)), None, Language::English);
        let pasted = pasted.map_err(|fault| tessera_app::words::why_not_read(&fault, Language::English));
        match pasted {
            Err(why) => assert!(why.contains(told), "{name}: {why}"),
            Ok(found) => panic!("{name}: {found:?}"),
        }
    }
    let long = "A".repeat(STUDY_LIMIT);
    assert_eq!(from_study(&long, Language::English), Err(StudyFault::TooLong));
    assert!(
        from_study(&corpus("later"), Language::English).is_ok(),
        "what it does not know is left out"
    );
}

#[test]
fn a_study_is_found_in_any_text() {
    let study = random_study("carcassonne/players=3/", 11)
        .study()
        .expect("it fits");
    let folded: Vec<&str> = study
        .as_bytes()
        .chunks(60)
        .map(|line| std::str::from_utf8(line).expect("ASCII"))
        .collect();
    for text in [
        format!("https://games.example/#{study}"),
        study.clone(),
        format!("Look (https://games.example/es/#{study}), it is long."),
        format!(
            "<a href=\"https://games.example/%23{}\">x</a>",
            study.replace('/', "%2F")
        ),
        format!("https://games.example/#{study}\nand a sentence that follows."),
        format!("> https://games.example/#{}\n\nand more", folded.join("\n> ")),
        format!("https://games.example/#{} and more", folded.join("\r\n")),
    ] {
        match pasted(&text, None, Language::English) {
            Ok(Pasted::Page(route)) => assert_eq!(*route, Route::Study(digits(&study).to_owned()), "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn what_version_3_brought_is_checked_and_unknown_before() {
    let plies = |version: u32, keys: &str| {
        let text = format!(
            r#"{{"format": "tessera-record", "version": {version}, "game": "linage",
            "options": {{"size": "5", "komi": "0_5"}}, "plies": [{{"name": "c3", {keys}}}]}}"#
        );
        pasted(&text, None, Language::English)
            .map_err(|fault| tessera_app::words::why_not_read(&fault, Language::English))
    };
    for (keys, why) in [
        (
            r#""marks": ["c3", "c3>d4", "c3"]"#,
            "“plies[0].marks[2]” is there twice",
        ),
        (
            r#""marks": ["c3>c3"]"#,
            "“plies[0].marks[0]” must be a cell of this position",
        ),
        (
            r#""marks": ["k9"]"#,
            "“plies[0].marks[0]” must be a cell of this position",
        ),
        (
            r#""marks": "c3""#,
            "“plies[0].marks” must be a list of at most 100",
        ),
        (
            r#""verdict": "great""#,
            "“plies[0].verdict” must be one of best only-move good",
        ),
        (r#""shown": 1"#, "“plies[0].shown” must be true or false"),
    ] {
        let told = plies(3, keys).expect_err(keys);
        assert!(told.contains(why), "{keys}: {told}");
    }
    let keys = r#""marks": ["c3", "c3>d4"], "verdict": "unclear", "shown": true"#;
    assert!(matches!(plies(3, keys), Ok(Pasted::Annotated(_))));
    let told = plies(2, keys).expect_err("version 2 has no marks");
    assert!(
        told.contains("“plies[0].marks” is unknown in a record of this version"),
        "{told}"
    );
}

#[test]
fn marks_on_the_start_of_a_game_are_of_version_4_and_kept_with_the_game() {
    let record = Record::parse("linage/size=5.komi=0_5/c3.a1").expect("a record");
    let mut tree = VariationTree::new(&record.names);
    let marks = vec![CellMark {
        from: "c3".into(),
        to: "d4".into(),
    }];
    assert!(tree.set_marks(NodeId::ROOT, marks.clone()));
    let link = Link {
        record: record.clone(),
        ..Link::default()
    };
    let game = AnnotatedGame::new(link, tree.clone());
    assert!(
        game.bare_json().contains("\"version\": 4") && game.bare_json().contains("\"marks\": [\"c3>d4\"]")
    );
    let study = game.study().expect("it fits");
    assert_eq!(from_study(digits(&study), Language::English), Ok(game));
    // Kept with the game, and without marks as it was kept before.
    let kept = kept_tree(&tree, &record.names);
    assert_eq!(read_kept_tree(&kept, &record).marks(NodeId::ROOT), marks);
    tree.set_marks(NodeId::ROOT, Vec::new());
    assert_eq!(kept_tree(&tree, &record.names), "");
    // Version 3 does not have them, and a cell that is not there is refused with its place.
    let told = |version: u32, marks: &str| {
        let text = format!(
            r#"{{"format": "tessera-record", "version": {version}, "game": "linage", "options": {{"size": "5", "komi": "0_5"}},
                "marks": {marks}, "plies": [{{"name": "c3", "comment": "x"}}]}}"#
        );
        let read = pasted(&text, None, Language::English);
        read.map_err(|fault| tessera_app::words::why_not_read(&fault, Language::English))
    };
    assert!(told(3, r#"["c3"]"#).is_err_and(|why| why.contains("“marks” is unknown")));
    assert!(
        told(4, r#"["k9"]"#).is_err_and(|why| why.contains("“marks[0]” must be a cell of this position"))
    );
    assert!(told(4, r#"["c3"]"#).is_ok());
    // On the board of a review they are drawn, kept, and shown again.
    let mut app = App::open();
    app.send(Msg::Navigate("review/linage/size=5.komi=0_5/c3.a1@0".to_owned()));
    let (from, to) = (app.cell("c3"), app.cell("d4"));
    app.send(BoardMsg::Mark(Mark { from, to }));
    assert_eq!(review(&app).tree.marks(NodeId::ROOT), marks);
    app.send(ReviewMsg::Go(ReviewJump::End));
    assert!(review(&app).board.marks.is_empty());
    app.send(ReviewMsg::Go(ReviewJump::Start));
    assert_eq!(review(&app).board.marks.len(), 1);
}

/// The review that is open.
pub(super) fn review(app: &App) -> &ReviewState {
    app.model.review_page().expect("a review is open")
}
