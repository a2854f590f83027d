//! Where the ticks of an axis stand.

/// The digits with which a step between ticks may begin.
const STEPS: [f64; 4] = [1.0, 2.0, 2.5, 5.0];

/// The distance between ticks on an axis of this length: the shortest of 1, 2, 2.5 and 5 times a power of ten with which
/// at most `most` steps (at least 1) cover it. Where only whole numbers have a meaning, it is a whole number.
pub(super) fn tick_step(span: f64, most: usize, whole: bool) -> f64 {
    if !(span.is_finite() && span > 0.0) {
        return 1.0;
    }
    let least = span / most.max(1) as f64;
    let power = 10f64.powf(least.log10().floor());
    let candidates = STEPS.iter().map(|step| step * power).chain([10.0 * power]);
    // A step that rounding makes a hair too short is taken all the same.
    let found = candidates
        .filter(|step| !whole || (*step >= 1.0 && step.fract() == 0.0))
        .find(|step| *step >= least * (1.0 - 1e-9));
    found.unwrap_or(if whole { 1.0 } else { 10.0 * power })
}

/// The multiples of a step from `low` to `high`, both included.
pub(super) fn ticks(low: f64, high: f64, step: f64) -> Vec<f64> {
    let margin = step * 1e-6;
    let first = ((low - margin) / step).ceil() as i64;
    let last = ((high + margin) / step).floor() as i64;
    (first..=last).map(|multiple| multiple as f64 * step).collect()
}

/// How many decimals the multiples of a step need: 0 for 20, 1 for 2.5, 2 for 0.05.
pub(super) fn decimals(step: f64) -> usize {
    let exact = |decimals: &usize| {
        let scaled = step * 10f64.powi(*decimals as i32);
        (scaled - scaled.round()).abs() < 1e-6 * scaled.abs().max(1.0)
    };
    (0..6).find(exact).unwrap_or(6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_the_shortest_round_number_with_which_no_more_ticks_than_wanted_stand() {
        for (span, most, step) in [
            (100.0, 5, 20.0),
            (100.0, 4, 25.0),
            (60.0, 4, 20.0),
            (1.0, 5, 0.2),
            (0.05, 5, 0.01),
            (224.0, 10, 25.0),
            (44.0, 10, 5.0),
            (7.0, 1, 10.0),
        ] {
            assert!(
                (tick_step(span, most, false) - step).abs() < 1e-9,
                "{span} in {most}"
            );
        }
        for (span, most, step) in [(4.0, 10, 1.0), (25.0, 10, 5.0), (2.0, 5, 1.0), (45.0, 2, 25.0)] {
            assert_eq!(tick_step(span, most, true), step, "{span} in {most}");
        }
        for span in [0.0, -1.0, f64::NAN, f64::INFINITY] {
            assert_eq!(tick_step(span, 5, false), 1.0);
        }
    }

    #[test]
    fn ticks_are_the_multiples_of_the_step_within_the_axis() {
        assert_eq!(ticks(0.0, 100.0, 25.0), [0.0, 25.0, 50.0, 75.0, 100.0]);
        assert_eq!(ticks(-0.7, 1.2, 0.5), [-0.5, 0.0, 0.5, 1.0]);
        assert_eq!(ticks(0.0, 0.3, 0.1).len(), 4);
        assert_eq!(ticks(1.2, 1.8, 1.0), [0.0; 0]);
    }

    #[test]
    fn no_axis_has_more_ticks_than_wanted_whatever_its_length() {
        for tenths in 1..4000 {
            let span = f64::from(tenths) / 10.0;
            for most in [2, 5, 10] {
                for whole in [false, true] {
                    let step = tick_step(span, most, whole);
                    assert!(ticks(0.0, span, step).len() <= most + 1, "{span} {most} {whole}");
                }
            }
        }
    }

    #[test]
    fn the_decimals_are_those_of_the_step() {
        let steps = [(20.0, 0), (2.5, 1), (0.2, 1), (0.25, 2), (0.05, 2), (1000.0, 0)];
        for (step, expected) in steps {
            assert_eq!(decimals(step), expected, "{step}");
        }
    }
}
