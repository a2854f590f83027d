//! The files that pages are drawn from: what they have is listed, and a text that is none is refused.

use super::{assets, contents, english, parsed, texts};
use crate::{BadGameFile, Contents, GameFiles, site};
use tessera_core::language::Language;
use tessera_protocol::puzzles::{BANDS, Path, PuzzleFile};
use tessera_report::Report;

#[test]
fn a_game_without_a_report_has_no_page_of_one_and_a_text_that_is_none_is_refused() {
    let with_reports = english().len();
    let without = site(&assets(), &Contents::default(), "", Language::English);
    assert!(
        without
            .iter()
            .all(|file| !file.path.contains("report/") && !file.path.contains("puzzles/"))
    );
    assert!(without.len() < with_reports);
    let mut reports = GameFiles::<Report>::default();
    for text in ["", "{}", r#"{"schema":1,"game":"linage"}"#] {
        let fault = reports.add(text).expect_err("no report");
        assert!(matches!(fault, BadGameFile::File(_)), "{fault}");
    }
    assert!(reports.is_empty());
}

#[test]
fn every_puzzle_is_listed_in_its_band_and_a_text_that_is_none_is_refused() {
    let list = english()
        .into_iter()
        .find(|file| file.path == "puzzles/index.html");
    let list = parsed(&list.expect("a list"));
    let listed: Vec<&str> = list
        .elements
        .iter()
        .filter_map(|element| element.get("data-puzzle"))
        .collect();
    let mut all: Vec<&str> = Vec::new();
    for file in contents().puzzles.iter() {
        for band in 1..=BANDS {
            let of_band = file.listed().filter(|puzzle| puzzle.band() == band);
            all.extend(of_band.map(|puzzle| puzzle.id.as_str()));
        }
    }
    assert_eq!(listed, all);
    let paths: Vec<&str> = list
        .elements
        .iter()
        .filter_map(|element| element.get("data-path"))
        .collect();
    let puzzles = &contents().puzzles;
    let expected = puzzles.iter().flat_map(PuzzleFile::paths);
    let ids = |path: Path<'_>| {
        path.puzzles
            .iter()
            .map(|puzzle| puzzle.id.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        paths,
        expected.map(|path| ids(path).join(" ")).collect::<Vec<_>>()
    );
    assert!(!paths.is_empty());
    let mut puzzles = GameFiles::<PuzzleFile>::default();
    for (_, text) in texts("tests/vectors/puzzle_files") {
        let game = puzzles.add(&text).expect("a file of puzzles");
        assert_eq!(puzzles.add(&text), Err(BadGameFile::Twice(game, "files")));
    }
    for text in ["", "{}", r#"{"schema":2,"game":"linage","puzzles":[]}"#] {
        let fault = GameFiles::<PuzzleFile>::default()
            .add(text)
            .expect_err("no puzzles");
        assert!(matches!(fault, BadGameFile::File(_)), "{fault}");
    }
}
