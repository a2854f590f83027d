//! What holds for every chart.

use html5gum::{DefaultEmitter, Token, Tokenizer};
use maud::Markup;

use super::*;
use tessera_core::language::Language;

const ENGLISH: Language = Language::English;

const CAPTION: Caption = Caption {
    id: "c",
    title: "Length & time",
    description: "Longer <than> before.",
};

/// The names of the elements of a chart, each opened and closed in its turn.
fn elements(chart: &Markup) -> Vec<String> {
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(false);
    let (mut open, mut all) = (Vec::new(), Vec::new());
    for Ok(token) in Tokenizer::new_with_emitter(chart.0.as_str(), emitter) {
        match token {
            Token::StartTag(tag) => {
                let name = String::from_utf8_lossy(&tag.name).into_owned();
                all.push(name.clone());
                if !tag.self_closing {
                    open.push(name);
                }
            }
            Token::EndTag(tag) => {
                let name = String::from_utf8_lossy(&tag.name).into_owned();
                assert_eq!(open.pop(), Some(name));
            }
            Token::Error(error) => panic!("{error:?} in {}", chart.0),
            _ => {}
        }
    }
    assert!(open.is_empty(), "{open:?}");
    all
}

/// The part of a text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).expect("a beginning");
    rest.split_once(after).expect("an end").0
}

fn lengths() -> Plot {
    let x = Axis::tight("Turns", Measure::Count, 0.0, 50.0, 10, ENGLISH);
    let y = Axis::rounded("Games", Measure::Count, 0.0, 90.0, 5, ENGLISH);
    Plot::new(x, y)
}

/// A board of squares with its cells named from the lower left corner: `a1`.
fn squares(side: u8) -> Vec<(String, f64, f64)> {
    let cell = |row: u8, column: u8| {
        let name = format!("{}{}", char::from(b'a' + column), row + 1);
        (name, f64::from(column), f64::from(side - 1 - row))
    };
    (0..side)
        .flat_map(|row| (0..side).map(move |column| cell(row, column)))
        .collect()
}

/// A map of a board with these dots: name, size and tone.
fn map<'a>(cells: &'a [(String, f64, f64)], hexagons: bool, dots: &[(&str, f64, f64)]) -> BoardMap<'a> {
    let dot = |&(cell, size, tone): &(&str, f64, f64)| Dot {
        cell: cell.to_owned(),
        size,
        tone,
    };
    BoardMap {
        cells: cells.iter().map(|(name, x, y)| (name.as_str(), *x, *y)).collect(),
        hexagons,
        dots: dots.iter().map(dot).collect(),
    }
}

#[test]
fn every_form_is_well_formed_and_has_a_title_and_a_description() {
    let mut lines = lengths();
    lines.band(0, &[(0.0, 10.0, 30.0), (10.0, 20.0, 40.0)]);
    lines.line(0, &[(0.0, 20.0), (10.0, 30.0)]);
    lines.level(50.0);
    lines.upright(25.0, "Mean <25>");
    let mut columns = lengths();
    let column = Column {
        from: 10.0,
        to: 20.0,
        parts: vec![30.0, 40.0],
    };
    columns.columns("s", 0.2, std::slice::from_ref(&column));
    columns.rows_are(&[column]);
    let axis = Axis::rounded("Wins", Measure::Share, 0.0, 1.0, 5, ENGLISH);
    let bar = Bar {
        name: "A & B".to_owned(),
        parts: vec![0.4],
        interval: Some((0.3, 0.5)),
        text: "40 %".to_owned(),
    };
    let cells = squares(4);
    let charts = [
        lines.svg(&CAPTION),
        columns.svg(&CAPTION),
        Rows::new(axis, vec![bar]).with_rule(0.5).svg(&CAPTION),
        map(&cells, false, &[("b2", 1.0, 0.5)]).svg(&CAPTION),
    ];
    for chart in &charts {
        let elements = elements(chart);
        assert_eq!(elements[..3], ["svg", "title", "desc"]);
        assert!(
            chart
                .0
                .contains(r#"<title id="c-title">Length &amp; time</title>"#)
        );
        assert!(
            chart
                .0
                .contains(r#"<desc id="c-desc">Longer &lt;than&gt; before.</desc>"#)
        );
        assert!(
            chart
                .0
                .contains(r#"role="img" aria-labelledby="c-title" aria-describedby="c-desc""#)
        );
        // No colour stands in a chart, and nothing that the policy forbids.
        for forbidden in ["style=", "fill=", "stroke=", "#"] {
            assert!(!chart.0.contains(forbidden), "{forbidden}");
        }
    }
}

#[test]
fn a_point_lies_where_the_axes_say_and_one_beyond_them_at_their_end() {
    let plot = lengths();
    let (left, low) = plot.at((0.0, 0.0));
    let (right, high) = plot.at((50.0, 100.0));
    let (x, y) = plot.at((25.0, 50.0));
    assert!((x - (left + right) / 2.0).abs() < 1e-9 && (y - (low + high) / 2.0).abs() < 1e-9);
    assert!(left < right && high < low);
    assert_eq!(plot.at((-9.0, 1000.0)), (left, high));
    assert_eq!(plot.at((900.0, -4.0)), (right, low));
}

#[test]
fn a_line_is_broken_where_a_number_is_missing() {
    let mut plot = lengths();
    let points: Vec<(f64, f64)> = (0..50).map(|x| (f64::from(x), 10.0)).collect();
    let mut broken = points.clone();
    broken[20].1 = f64::NAN;
    plot.line(0, &points);
    plot.line(1, &broken);
    let chart = plot.svg(&CAPTION).into_string();
    assert_eq!(chart.matches(r#"class="ln s0""#).count(), 1);
    assert_eq!(chart.matches(r#"class="ln s1""#).count(), 2);
    // So many points have no marks.
    assert!(!chart.contains("circle") && !chart.contains("NaN"));
}

#[test]
fn the_parts_of_a_column_stand_on_each_other_and_empty_ones_are_not_written() {
    let mut plot = lengths();
    let column = |from: f64, parts: &[f64]| Column {
        from,
        to: from + 10.0,
        parts: parts.to_vec(),
    };
    plot.columns(
        "k",
        0.0,
        &[column(0.0, &[50.0, 0.0, 50.0]), column(10.0, &[25.0])],
    );
    let (_, low) = plot.at((0.0, 0.0));
    let (_, high) = plot.at((0.0, 100.0));
    let chart = plot.svg(&CAPTION).into_string();
    let heights = |class: &str| -> Vec<f64> {
        let path = between(&chart, &format!(r#"class="co {class}" d=""#), "\"");
        let heights = path.split('v').skip(1);
        heights
            .map(|rest| {
                rest.split('h')
                    .next()
                    .expect("a height")
                    .parse()
                    .expect("a number")
            })
            .collect()
    };
    assert_eq!(heights("k0"), [(low - high) / 2.0, (low - high) / 4.0]);
    assert_eq!(heights("k2"), [(low - high) / 2.0]);
    assert!(!chart.contains("co k1"));
}

#[test]
fn each_row_of_the_table_has_a_place_in_the_chart() {
    let cells = squares(5);
    let dots = [
        ("a1", 0.25, 0.9),
        ("z9", 1.0, 0.9),
        ("c3", 0.0, 0.9),
        ("e5", 1.0, 0.9),
    ];
    let chart = map(&cells, false, &dots).svg(&CAPTION).into_string();
    let spots: Vec<&str> = between(&chart, "data-spots=\"", "\"").split(' ').collect();
    assert_eq!(spots.len(), 8);
    assert_eq!(spots[2..4], ["0", "0"]);
    // A cell without games has no dot, and an area four times as large is twice as wide.
    assert_eq!(chart.matches("<circle").count(), 2);
    assert!(chart.contains(r#"r="17""#) && chart.contains(r#"r="8.5""#));
}

#[test]
fn neighbours_touch_and_the_board_lies_within_the_picture() {
    // A ring of hexagons around one.
    let half = 3f64.sqrt() / 2.0;
    let ring = [
        (0.0, 0.0),
        (1.0, 0.0),
        (-1.0, 0.0),
        (0.5, half),
        (-0.5, half),
        (0.5, -half),
        (-0.5, -half),
    ];
    let hexagons: Vec<(String, f64, f64)> = ring
        .iter()
        .enumerate()
        .map(|(cell, &(x, y))| (format!("c{cell}"), x, y))
        .collect();
    for (cells, is_hexagon, sides) in [(squares(3), false, 4), (hexagons, true, 6)] {
        let chart = map(&cells, is_hexagon, &[]).svg(&CAPTION).into_string();
        let path = between(&chart, r#"class="bo" d=""#, "\"");
        assert_eq!(path.matches('z').count(), cells.len());
        let mut corners = Vec::new();
        for outline in path.trim_end_matches('z').split('z') {
            let numbers = outline
                .trim_start_matches('M')
                .replace('l', " ")
                .replace('-', " -");
            let numbers: Vec<f64> = numbers
                .split_whitespace()
                .map(|n| n.parse().expect("a number"))
                .collect();
            assert_eq!(numbers.len(), 2 * sides, "{outline}");
            let mut at = (0.0, 0.0);
            for pair in numbers.chunks(2) {
                at = (at.0 + pair[0], at.1 + pair[1]);
                corners.push(at);
            }
        }
        let size: Vec<f64> = between(&chart, r#"viewBox="0 0 "#, "\"")
            .split(' ')
            .map(|n| n.parse().expect("a number"))
            .collect();
        assert!(
            corners
                .iter()
                .all(|&(x, y)| x >= 0.0 && y >= 0.0 && x <= size[0] && y <= size[1])
        );
        // Corners that cells share lie in one place, to the rounding.
        let mut different: Vec<(f64, f64)> = Vec::new();
        for corner in corners {
            let is_near = |other: &(f64, f64)| (other.0 - corner.0).hypot(other.1 - corner.1) < 0.5;
            if !different.iter().any(is_near) {
                different.push(corner);
            }
        }
        // Sixteen crossings of a board of 3 × 3; 24 corners of seven hexagons.
        assert_eq!(different.len(), if is_hexagon { 24 } else { 16 });
    }
}

#[test]
fn tones_share_out_the_scale_evenly() {
    assert_eq!([0.0, 0.05, 0.5, 0.99, 1.0, 7.0].map(heat), [0, 0, 4, 8, 8, 8]);
    assert_eq!([-1.0, f64::NAN].map(heat), [0, 0]);
}

#[test]
fn a_chart_of_many_turns_takes_few_bytes() {
    // A game of 224 turns with six kinds of moves at each, the longest of the seeds.
    let x = Axis::tight("Turn", Measure::Count, 0.5, 224.5, 10, ENGLISH);
    let y = Axis::rounded("Moves", Measure::Count, 0.0, 70.0, 5, ENGLISH);
    let mut plot = Plot::new(x, y);
    let columns: Vec<Column> = (0..224)
        .map(|turn| Column {
            from: f64::from(turn) + 0.5,
            to: f64::from(turn) + 1.5,
            parts: (0..6).map(|part| f64::from((turn * 7 + part * 3) % 11)).collect(),
        })
        .collect();
    plot.columns("s", 0.2, &columns);
    let chart = plot.svg(&CAPTION).into_string();
    assert!(chart.len() < 45_000, "{} bytes", chart.len());
}
