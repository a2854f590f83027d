//! An axis of a chart: its range, and its ticks with what is written at them.

use super::tick::{decimals, tick_step, ticks};
use tessera_core::language::{self, Language};

/// What the numbers of an axis are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measure {
    /// Whole numbers of things: turns, games.
    Count,
    /// Any number.
    Number,
    /// Shares from 0 to 1, written in percent.
    Share,
    /// Decimal logarithms, written as powers of ten.
    Power,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Axis {
    /// What is measured, with its unit.
    pub title: String,
    /// The number at its beginning: on the left, or below.
    pub low: f64,
    /// The number at its end.
    pub high: f64,
    /// The places of the ticks with their texts, from low to high.
    pub ticks: Vec<(f64, String)>,
}

impl Axis {
    /// An axis that ends at ticks, at most `most` steps long; `low` and `high` lie on it.
    pub fn rounded(
        title: &str,
        measure: Measure,
        low: f64,
        high: f64,
        most: usize,
        language: Language,
    ) -> Axis {
        let step = measure.step(high - low, most);
        let low = (low / step + 1e-9).floor() * step;
        let high = ((high / step - 1e-9).ceil() * step).max(low + step);
        Axis::between(title, measure, low, high, step, language)
    }

    /// An axis that ends at `low` and `high` themselves, with ticks between them.
    pub fn tight(
        title: &str,
        measure: Measure,
        low: f64,
        high: f64,
        most: usize,
        language: Language,
    ) -> Axis {
        let high = if high > low { high } else { low + 1.0 };
        let step = measure.step(high - low, most);
        Axis::between(title, measure, low, high, step, language)
    }

    /// An axis of names, which stand at 0, 1, 2 and so on; where there are more than `most`, some have no text.
    pub fn of_names(title: &str, names: &[String], most: usize) -> Axis {
        let step = names.len().div_ceil(most.max(1)).max(1);
        let ticks = names.iter().enumerate().step_by(step);
        Axis {
            title: title.to_owned(),
            low: -0.5,
            high: names.len().max(1) as f64 - 0.5,
            ticks: ticks.map(|(place, name)| (place as f64, name.clone())).collect(),
        }
    }

    fn between(title: &str, measure: Measure, low: f64, high: f64, step: f64, language: Language) -> Axis {
        let text = |tick: f64| (tick, measure.text(tick, step, language));
        Axis {
            title: title.to_owned(),
            low,
            high,
            ticks: ticks(low, high, step).into_iter().map(text).collect(),
        }
    }

    /// The part of the axis that lies before a number, between 0 and 1 on the axis.
    pub fn part(&self, number: f64) -> f64 {
        (number - self.low) / (self.high - self.low)
    }
}

impl Measure {
    fn step(self, span: f64, most: usize) -> f64 {
        tick_step(span, most, matches!(self, Measure::Count | Measure::Power))
    }

    /// What is written at a tick, where ticks are so far apart.
    fn text(self, tick: f64, step: f64, language: Language) -> String {
        // No tick is written as −0.
        let tick = if tick.abs() < step * 1e-6 { 0.0 } else { tick };
        match self {
            Measure::Count | Measure::Number => language.number(tick, decimals(step)),
            Measure::Share => format!("{} %", language.number(100.0 * tick, decimals(100.0 * step))),
            Measure::Power => power_of_ten(tick as i32),
        }
    }
}

/// A power of ten: `10⁴`.
pub(crate) fn power_of_ten(exponent: i32) -> String {
    match exponent {
        0 => "1".to_owned(),
        1 => "10".to_owned(),
        other => language::power_of_ten(other.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Language = Language::English;

    fn texts(axis: &Axis) -> Vec<&str> {
        axis.ticks.iter().map(|(_, text)| text.as_str()).collect()
    }

    #[test]
    fn a_rounded_axis_holds_its_numbers_and_ends_at_ticks() {
        let axis = Axis::rounded("", Measure::Share, 0.312, 0.693, 5, ENGLISH);
        assert_eq!(texts(&axis), ["30 %", "40 %", "50 %", "60 %", "70 %"]);
        assert!((axis.low - 0.3).abs() < 1e-9 && (axis.high - 0.7).abs() < 1e-9);
        let axis = Axis::rounded("", Measure::Count, 0.0, 0.0, 5, ENGLISH);
        assert_eq!(texts(&axis), ["0", "1"]);
        let axis = Axis::rounded("", Measure::Number, -0.8, 0.9, 4, ENGLISH);
        assert_eq!(texts(&axis), ["−1.0", "−0.5", "0.0", "0.5", "1.0"]);
        let axis = Axis::rounded("", Measure::Power, 0.0, 6.8, 5, ENGLISH);
        assert_eq!(texts(&axis), ["1", "10²", "10⁴", "10⁶", "10⁸"]);
    }

    #[test]
    fn a_tight_axis_ends_where_its_numbers_do() {
        let axis = Axis::tight("", Measure::Count, 1.0, 44.0, 10, ENGLISH);
        assert_eq!((axis.low, axis.high), (1.0, 44.0));
        assert_eq!(texts(&axis), ["5", "10", "15", "20", "25", "30", "35", "40"]);
        assert_eq!(Axis::tight("", Measure::Count, 3.0, 3.0, 10, ENGLISH).high, 4.0);
    }

    #[test]
    fn names_stand_at_their_places_and_not_all_are_written_where_there_are_many() {
        let names: Vec<String> = (0..25).map(|name| format!("n{name}")).collect();
        let axis = Axis::of_names("", &names, 10);
        assert_eq!(
            texts(&axis),
            ["n0", "n3", "n6", "n9", "n12", "n15", "n18", "n21", "n24"]
        );
        assert_eq!(axis.part(axis.low), 0.0);
        assert_eq!(axis.part(axis.high), 1.0);
    }

    #[test]
    fn powers_of_ten_are_written_with_raised_digits() {
        assert_eq!(power_of_ten(43), "10⁴³");
        assert_eq!(power_of_ten(-20), "10⁻²⁰");
        assert_eq!(power_of_ten(15678), "10¹⁵⁶⁷⁸");
    }
}
