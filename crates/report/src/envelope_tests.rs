use super::*;
use crate::data::{Absence, AbsenceReason, BiasData, ReachableData, ReachableRow, SeatBias};
use crate::interval::Interval;
use crate::published::{Comparison, Difference, Figure};

/// A section without data.
fn empty(id: SectionId) -> Section {
    Section {
        id,
        title: "Title".into(),
        n: 0,
        interval: IntervalKind::None,
        seed: None,
        how: "Not measured.".into(),
        takeaway: String::new(),
        data: SectionData::absent(AbsenceReason::NotMeasured),
        published: Vec::new(),
    }
}

/// A report with one section of each of two kinds of data, and a published figure.
fn report() -> Report {
    let mut sections: Vec<Section> = SectionId::ALL.iter().copied().map(empty).collect();
    for section in &mut sections {
        match section.id {
            SectionId::Bias => {
                section.data = SectionData::Bias(BiasData {
                    seats: vec![SeatBias {
                        seat: 0,
                        share: Interval {
                            low: 0.432,
                            mean: 0.463,
                            high: 0.494,
                        },
                        half_width: 3.07,
                    }],
                    sides: Vec::new(),
                    draws: Interval {
                        low: 0.0,
                        mean: 0.0,
                        high: 0.0038,
                    },
                    bids: Vec::new(),
                });
                section.interval = IntervalKind::Wilson95;
                section.published.push(PublishedFigure {
                    figure: Figure::SeatShare,
                    at: Some(1),
                    published: 46.3,
                    ours: Some(47.0),
                    verdict: Comparison::Agrees,
                    reasons: vec![Difference::Agent],
                });
            }
            SectionId::PositionsReachable => {
                section.data = SectionData::PositionsReachable(ReachableData {
                    rows: vec![ReachableRow {
                        depth: 1,
                        sequences: 11,
                        positions: 11,
                        over: 0,
                    }],
                });
            }
            _ => {}
        }
    }
    Report {
        schema: SCHEMA,
        game: "linage".into(),
        options: "size=9.komi=bid".into(),
        commit: "abc".into(),
        corpus: CorpusSummary {
            games: 1000,
            engine: "mcts".into(),
            steps: 2000,
            seed: 20,
            sha256: "00".repeat(32),
        },
        sections,
    }
}

#[test]
fn what_is_written_is_read_again_and_has_the_fields_of_schema_1_in_their_order() {
    let text = report().to_json().unwrap();
    assert_eq!(Report::parse(&text).unwrap(), report());
    let head = r#"{"schema":1,"game":"linage","options":"size=9.komi=bid","commit":"abc","corpus":{"games":1000,"engine":"mcts","steps":2000,"seed":20,"sha256":""#;
    assert!(text.starts_with(head), "{}", &text[..200]);
    let rules = r#"{"id":"rules","title":"Title","n":0,"interval":"none","seed":null,"how":"Not measured.","takeaway":"","data":{"absent":"not-measured"},"published":[]}"#;
    assert!(text.contains(rules));
    assert_eq!(text.lines().count(), SectionId::ALL.len() + 2);
}

#[test]
fn the_ids_are_those_of_the_issue_and_each_is_found() {
    let ids = "rules miscellaneous bgg-stats bgg-ratings-and-comments levels-of-play kolmogorov-complexity-estimate \
               playout-complexity-estimate win-by-player-bias playout-search-speed mirroring-strategies complexity \
               computational-complexity move-classification board-coverage game-length-frequencies \
               change-in-material-per-turn trajectory position-heatmap good-effective-moves actions-turn \
               action-types-per-turn opening-heatmap positions-reachable-at-depth shortest-games openings puzzles \
               features luck";
    let ours: Vec<_> = SectionId::ALL.iter().map(|id| id.id()).collect();
    assert_eq!(ours, ids.split_whitespace().collect::<Vec<_>>());
    for &id in SectionId::ALL {
        assert_eq!(SectionId::find(id.id()), Some(id));
        assert_eq!(serde_json::to_value(id).unwrap(), id.id());
    }
}

#[test]
fn a_report_without_a_section_or_with_one_twice_is_neither_written_nor_read() {
    let mut missing = report();
    missing.sections.remove(3);
    let expected = BadReport::Order(3, Some(SectionId::BggRatings), Some(SectionId::LevelsOfPlay));
    assert_eq!(missing.to_json(), Err(expected));
    let text = report().to_json().unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let without_last = text
        .replace(lines[SectionId::ALL.len()], "")
        .replace("},\n\n]", "}\n]");
    let order = BadReport::Order(SectionId::ALL.len() - 1, Some(SectionId::Luck), None);
    assert_eq!(Report::parse(&without_last), Err(order));
    let twice = text.replace(lines[2], lines[1]);
    let order = BadReport::Order(1, Some(SectionId::Miscellaneous), Some(SectionId::Rules));
    assert_eq!(Report::parse(&twice), Err(order));
}

#[test]
fn a_fault_is_named_with_its_place() {
    let text = report().to_json().unwrap();
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Report::parse(&text.replacen(from, to, 1))
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        error("\"schema\":1", "\"schema\":2"),
        "schema: expected 1, found 2"
    );
    assert!(error("\"commit\"", "\"comit\"").contains("unknown field `comit`"));
    assert_eq!(
        error("\"sequences\":11", "\"sequence\":11"),
        "sections[22] (positions-reachable-at-depth): data: unknown field `sequence`, expected one of `depth`, \
         `sequences`, `positions`, `over`"
    );
    assert!(
        error("\"half_width\":3.07", "\"half_width\":\"3.07\"")
            .starts_with("sections[7] (win-by-player-bias): data: ")
    );
    assert!(
        error("{\"absent\":\"not-measured\"}", "{\"absent\":\"lost\"}")
            .starts_with("sections[0] (rules): data: ")
    );
    let other = error("\"id\":\"rules\"", "\"id\":\"rule\"");
    assert!(
        other.starts_with("sections[0] (rule): unknown variant `rule`"),
        "{other}"
    );
    assert!(error("\n]}", "\n]").contains("EOF"));
    let long = " ".repeat(LIMIT + 1);
    assert_eq!(Report::parse(&long), Err(BadReport::TooLarge(LIMIT + 1)));
}

#[test]
fn data_of_another_section_are_refused() {
    let value = serde_json::to_value(SectionData::PositionsReachable(ReachableData {
        rows: Vec::new(),
    }))
    .unwrap();
    assert!(SectionData::read(SectionId::PositionsReachable, value.clone()).is_ok());
    assert!(SectionData::read(SectionId::Bias, value).is_err());
    let absent = serde_json::json!({"absent": "growing-board"});
    let expected = SectionData::Absent(Absence {
        absent: AbsenceReason::GrowingBoard,
    });
    assert_eq!(
        SectionData::read(SectionId::BoardCoverage, absent).unwrap(),
        expected
    );
}
