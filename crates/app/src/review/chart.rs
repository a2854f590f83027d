//! A chart as plain values: lines over the plies of a game, and the same numbers as a table.

use tessera_core::language::Language;
use tessera_protocol::assessment::Unit;

/// Lines over the plies of a game. Places are parts of its width from the left and of its height from the top.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chart {
    /// What it shows.
    pub label: String,
    pub lines: Vec<ChartLine>,
    /// How high the line of 0 lies.
    pub zero: f32,
    /// The number at the upper edge.
    pub high: String,
    /// The number at the lower edge.
    pub low: String,
    /// Where something happened, on the first line.
    pub marks: Vec<(f32, f32)>,
    /// Where the position lies that is shown.
    pub now: Option<f32>,
}

/// A line of a chart. Lines are told apart by their place in the list: the first is solid, the second dashed, and so on.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartLine {
    /// What it shows.
    pub name: String,
    /// Its last number.
    pub last: String,
    /// Its points, from left to right.
    pub points: Vec<(f32, f32)>,
}

/// The numbers of a chart.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FigureTable {
    /// What it is about.
    pub caption: String,
    /// The headings.
    pub columns: Vec<String>,
    pub rows: Vec<FigureRow>,
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FigureRow {
    /// How many plies are played in the position that the row is about.
    pub ply: Option<usize>,
    /// What stands in it; the first cell names it.
    pub cells: Vec<String>,
}

/// The numbers of a line: its name, and its points with their ply.
pub(super) type Numbers = (String, Vec<(u32, f64)>);

impl Chart {
    /// The chart of these lines over so many plies. The line of 0 is always in it.
    pub(super) fn new(
        label: String,
        lines: Vec<Numbers>,
        plies: usize,
        show: impl Fn(f64) -> String,
    ) -> Chart {
        let all = || {
            lines
                .iter()
                .flat_map(|(_, points)| points)
                .map(|(_, value)| *value)
        };
        let (low, high) = (all().fold(0.0, f64::min), all().fold(0.0, f64::max));
        let span = if high > low { high - low } else { 1.0 };
        let width = plies.max(1) as f32;
        let place = |&(ply, value): &(u32, f64)| (ply as f32 / width, ((high - value) / span) as f32);
        let line = |(name, points): &Numbers| ChartLine {
            name: name.clone(),
            last: points.last().map_or(String::new(), |(_, value)| show(*value)),
            points: points.iter().map(place).collect(),
        };
        Chart {
            label,
            zero: (high / span) as f32,
            high: show(high),
            low: show(low),
            lines: lines.iter().map(line).collect(),
            ..Chart::default()
        }
    }

    /// Marks the points of the first line at these plies.
    pub(super) fn mark(mut self, plies: &[u32], of: usize) -> Chart {
        let at = |ply: &u32| {
            let x = *ply as f32 / of.max(1) as f32;
            let points = self.lines.first()?.points.iter();
            points.copied().find(|point| (point.0 - x).abs() < 1e-6)
        };
        self.marks = plies.iter().filter_map(at).collect();
        self
    }
}

/// A number with its sign: `+2.1`, `−14`, `0`.
pub(super) fn signed(number: f64, decimals: usize, language: Language) -> String {
    let text = language.decimal(number.abs(), decimals);
    if !text.contains(|digit: char| ('1'..='9').contains(&digit)) {
        text
    } else if number < 0.0 {
        format!("−{text}")
    } else {
        format!("+{text}")
    }
}

/// A change in a unit: `+2.1`, `−8 %`.
pub(super) fn change_text(change: f64, unit: Unit, language: Language) -> String {
    match unit {
        Unit::Points => signed(change, 1, language),
        Unit::Chance => format!("{} %", signed(100.0 * change, 0, language)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_parts_of_the_width_and_of_the_height_from_the_top() {
        let lines = vec![
            ("a".to_owned(), vec![(0, 3.0), (10, -1.0)]),
            ("b".to_owned(), vec![(5, 1.0)]),
        ];
        let chart = Chart::new("c".into(), lines, 10, |value| format!("{value}"));
        assert_eq!(chart.lines[0].points, [(0.0, 0.0), (1.0, 1.0)]);
        assert_eq!(chart.lines[1].points, [(0.5, 0.5)]);
        assert_eq!((chart.zero, &*chart.high, &*chart.low), (0.75, "3", "-1"));
        assert_eq!(chart.lines[0].last, "-1");
        let marked = chart.mark(&[10, 3], 10);
        assert_eq!(marked.marks, [(1.0, 1.0)]);
    }

    #[test]
    fn a_chart_of_nothing_has_its_line_of_nothing() {
        let chart = Chart::new(String::new(), vec![("a".into(), vec![(0, 0.0)])], 0, |value| {
            format!("{value}")
        });
        assert_eq!((chart.zero, chart.lines[0].points[0]), (0.0, (0.0, 0.0)));
    }

    #[test]
    fn numbers_have_their_sign_and_nothing_has_none() {
        let text = |number| signed(number, 1, Language::English);
        assert_eq!(
            (text(2.14), text(-14.0), text(-0.04)),
            ("+2.1".into(), "−14.0".into(), "0.0".into())
        );
        assert_eq!(signed(-3.4, 0, Language::Spanish), "−3");
        assert_eq!(signed(3.46, 1, Language::Spanish), "+3,5");
    }
}
