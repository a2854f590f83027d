use std::path::Path;

use super::*;
use tessera_cli::temporary::file_with;
use tessera_core::language::Language;
use tessera_report::data::SectionData;
use tessera_report::{Report as ReportFile, SectionId, method, takeaway};

/// A corpus of games of Linage on nine points, played here by the first legal moves: komi, side, cells in order, passes.
fn corpus(records: &[&str]) -> String {
    let header = r#"{"schema":1,"game":"linage","options":"size=3.komi=bid","engine":"uct:c=0.3","steps":9,"seed":5,"commit":"c"}"#;
    let game = |(index, names): (usize, &&str)| {
        format!(
            r#"{{"index":{index},"seed":1,"record":"linage/size=3.komi=bid/{names}","payoff":[1.0,0.0],"half_points":[1,0],"turns":[]}}"#
        )
    };
    let games: Vec<String> = records.iter().enumerate().map(game).collect();
    format!("{header}\n{}\n", games.join("\n"))
}

fn command(path: &Path, steps: u32) -> Report {
    Report {
        game: GameId::Linage,
        corpus: Some(path.to_owned()),
        renew: None,
        measured: None,
        steps,
        searched: 2,
        seed: 1,
        commit: "commit".into(),
        out: None,
    }
}

fn report(text: &str, steps: u32) -> Result<String, String> {
    let file = file_with(text);
    let mut out = Vec::new();
    command(file.path(), steps)
        .run(&mut out)
        .map_err(|failure| failure.to_string())?;
    Ok(String::from_utf8(out).unwrap())
}

const GAMES: [&str; 3] = [
    "komi-0_5.vertical.b2.pass.pass",
    "komi-1_5.horizontal.a1.pass.b2.pass.pass",
    "komi-0_5.vertical.pass.pass",
];

#[test]
fn a_report_has_every_section_and_is_the_same_when_it_is_made_twice() {
    let text = report(&corpus(&GAMES), 20).unwrap();
    assert_eq!(report(&corpus(&GAMES), 20).unwrap(), text);
    let report = ReportFile::parse(&text).unwrap();
    assert_eq!(report.sections.len(), SectionId::ALL.len());
    assert_eq!(
        (report.corpus.games, report.corpus.steps, report.corpus.seed),
        (3, 9, 5)
    );
    assert_eq!(report.corpus.sha256.len(), 64);
    for section in &report.sections {
        assert!(
            !section.title.is_empty() && !section.how.is_empty() && !section.takeaway.is_empty(),
            "{}",
            section.id
        );
    }
    let SectionData::GoodMoves(moves) = &report.section(SectionId::GoodMoves).unwrap().data else {
        panic!("no good moves")
    };
    assert_eq!((moves.games, moves.over_games.len(), moves.rows.len()), (2, 3, 3));
    let has_data = |id: SectionId| report.section(id).unwrap().data.section() == Some(id);
    for id in [
        SectionId::Bias,
        SectionId::Trajectory,
        SectionId::PositionHeatmap,
        SectionId::GoodMoves,
        SectionId::ActionTypes,
    ] {
        assert!(has_data(id), "{id}");
    }
    for id in [
        SectionId::Luck,
        SectionId::Features,
        SectionId::LevelsOfPlay,
        SectionId::Puzzles,
    ] {
        assert!(!has_data(id), "{id}");
    }
}

#[test]
fn turns_of_the_corpus_are_replayed_by_the_rules() {
    let report = ReportFile::parse(&report(&corpus(&GAMES), 0).unwrap()).unwrap();
    // 5, 7 and 4 turns: mean 16/3; the first game is nearest.
    let SectionData::Rules(rules) = &report.section(SectionId::Rules).unwrap().data else {
        panic!("no rules")
    };
    assert_eq!(
        (rules.representative.index, rules.representative.turns),
        (Some(0), 5)
    );
    let SectionData::ActionsPerTurn(actions) = &report.section(SectionId::ActionsPerTurn).unwrap().data
    else {
        panic!("no actions")
    };
    // Eleven komi, two sides, nine cells and the pass; of a stone in the middle the other side may not play beside.
    assert_eq!(actions.game[..3], [(0, 11), (1, 2), (2, 10)]);
    let SectionData::Bias(bias) = &report.section(SectionId::Bias).unwrap().data else {
        panic!("no bias")
    };
    let bids: Vec<_> = bias.bids.iter().map(|bid| (bid.komi, bid.games)).collect();
    assert_eq!(bids, [(0.5, 2), (1.5, 1)]);
    assert_eq!(bias.sides.iter().map(|side| side.chosen).sum::<u32>(), 6);
    // Without steps the game is not searched, and its sections say so.
    assert_eq!(
        report.section(SectionId::Trajectory).unwrap().data.section(),
        None
    );
}

#[test]
fn a_corpus_that_cannot_be_used_is_refused_with_its_line() {
    let error = |text: &str| report(text, 0).unwrap_err();
    assert!(error("").contains("expected the header"));
    assert!(error(&corpus(&[])).contains("line 2"), "an empty line is no game");
    let illegal = corpus(&[GAMES[0], "komi-0_5.vertical.z9"]);
    assert!(
        error(&illegal).ends_with("line 3: the record: ply 3, \"z9\": not a legal move here"),
        "{}",
        error(&illegal)
    );
    let unfinished = corpus(&["komi-0_5.vertical.b2"]);
    assert!(error(&unfinished).ends_with("line 2: the record ends before the game is over"));
    let other = corpus(&GAMES).replace("linage", "keil");
    assert!(error(&other).contains("the corpus is of keil and not of linage"));
}

#[test]
fn every_section_speaks_both_languages() {
    let report = ReportFile::parse(&report(&corpus(&GAMES), 20).unwrap()).unwrap();
    for section in &report.sections {
        let takeaways = Language::ALL.map(|language| takeaway(&report, section, language));
        let methods = Language::ALL.map(|language| method(&report, section, language));
        assert_ne!(takeaways[0], takeaways[1], "{}", section.id);
        assert_ne!(methods[0], methods[1], "{}", section.id);
        assert_eq!(
            (&section.takeaway, &section.how),
            (&takeaways[0], &methods[0]),
            "{}",
            section.id
        );
        assert!(
            takeaways
                .iter()
                .chain(&methods)
                .all(|text| text.ends_with('.') && !text.contains("NaN"))
        );
    }
}

#[test]
fn a_renewed_report_keeps_its_figures_and_says_what_this_program_says() {
    let made = report(&corpus(&GAMES), 0).unwrap();
    let mut old = ReportFile::parse(&made).unwrap();
    for section in &mut old.sections {
        section.takeaway = "It was otherwise.".into();
        section.how = "Nobody knows.".into();
    }
    let file = file_with(&old.to_json().unwrap());
    let renew = |game: GameId| {
        let mut out = Vec::new();
        let command = Report {
            game,
            corpus: None,
            renew: Some(file.path().to_owned()),
            ..command(file.path(), 0)
        };
        command.run(&mut out).map_err(|failure| failure.to_string())?;
        Ok::<_, String>(String::from_utf8(out).unwrap())
    };
    assert_eq!(renew(GameId::Linage).unwrap(), made);
    assert!(
        renew(GameId::Keil)
            .unwrap_err()
            .ends_with("the report is of linage and not of keil")
    );
}

#[test]
fn openings_are_counted_by_sides_where_seats_choose_them() {
    let report = ReportFile::parse(&report(&corpus(&GAMES), 0).unwrap()).unwrap();
    let SectionData::OpeningHeatmap(openings) = &report.section(SectionId::OpeningHeatmap).unwrap().data
    else {
        panic!("no openings")
    };
    assert_eq!(openings.sides, ["horizontal", "vertical"]);
    assert_eq!(openings.seats.len(), 2);
}
