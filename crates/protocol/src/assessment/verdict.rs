//! What the values of a position say about the move that was played in it.

use super::Glyph;
use crate::{NamedLine, Report};

/// A loss of win chance from which on a move is an inaccuracy.
pub const INACCURACY: f32 = 0.05;
/// A loss of win chance from which on a move is a mistake.
pub const MISTAKE: f32 = 0.10;
/// A loss of win chance from which on a move is a blunder.
pub const BLUNDER: f32 = 0.15;
/// An only move loses less than this.
const NEXT_TO_BEST: f32 = 0.02;
/// Every other move than an only move loses at least this.
const FAR_FROM_BEST: f32 = 0.10;

/// What a review says about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// No move is better.
    Best,
    /// The best move, while every other move loses 10 points or more.
    OnlyMove,
    /// It loses less than 5 points.
    Good,
    /// It loses 5 points or more.
    Inaccuracy,
    /// It loses 10 points or more.
    Mistake,
    /// It loses 15 points or more.
    Blunder,
    /// The values are not known well enough to tell.
    Unclear,
    /// There was no other move.
    Forced,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Verdict; 8] = [
        Verdict::Best,
        Verdict::OnlyMove,
        Verdict::Good,
        Verdict::Inaccuracy,
        Verdict::Mistake,
        Verdict::Blunder,
        Verdict::Unclear,
        Verdict::Forced,
    ];

    /// The verdict on a move that loses so much win chance, `0.0..=1.0`, where that is certain.
    pub fn of_loss(loss: f32) -> Verdict {
        match loss {
            BLUNDER.. => Verdict::Blunder,
            MISTAKE.. => Verdict::Mistake,
            INACCURACY.. => Verdict::Inaccuracy,
            _ => Verdict::Good,
        }
    }

    /// The sign behind the move, where the verdict has one.
    pub fn glyph(self) -> Option<Glyph> {
        match self {
            Verdict::OnlyMove => Some(Glyph::Good),
            Verdict::Inaccuracy => Some(Glyph::Dubious),
            Verdict::Mistake => Some(Glyph::Mistake),
            Verdict::Blunder => Some(Glyph::Blunder),
            Verdict::Best | Verdict::Good | Verdict::Unclear | Verdict::Forced => None,
        }
    }

    /// What data and `lab` call the verdict. It is no word for people, and may be added to but never changed.
    pub fn id(self) -> &'static str {
        match self {
            Verdict::Best => "best",
            Verdict::OnlyMove => "only-move",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
            Verdict::Unclear => "unclear",
            Verdict::Forced => "forced",
        }
    }

    /// Whether the move loses at least 5 points.
    pub fn is_fault(self) -> bool {
        matches!(self, Verdict::Inaccuracy | Verdict::Mistake | Verdict::Blunder)
    }
}

/// Returns the verdict on the move that was played; `None` if it has no value.
///
/// The loss is the value of the first line less that of the move played, at least 0. With half widths `a` and `b` of the
/// 95 % intervals of these two values, the intervals overlap if the loss is at most `a + b`, and the 95 % interval of
/// the loss reaches `√(a² + b²)` to either side. The verdict is [`Verdict::Unclear`] if the intervals overlap and the
/// two ends of the interval of the loss have different verdicts. A proven value has no interval. The first line itself
/// is never unclear: it loses nothing, whatever its value.
pub fn verdict(report: &Report, played: &str) -> Option<Verdict> {
    let move_played = report.line(played)?;
    let [best, others @ ..] = &report.lines[..] else {
        return None;
    };
    if others.is_empty() {
        return Some(Verdict::Forced);
    }
    let loss = report.loss(played)?;
    let is_first = best.mv == played;
    if !is_first {
        let (overlap, [least, most]) = loss_interval(best, move_played);
        let certain = Verdict::of_loss(least) == Verdict::of_loss(most);
        if overlap && !certain {
            return Some(Verdict::Unclear);
        }
    }
    Some(match Verdict::of_loss(loss) {
        Verdict::Good if is_only_move(report, move_played) => Verdict::OnlyMove,
        Verdict::Good if is_first || loss == 0.0 => Verdict::Best,
        by_loss => by_loss,
    })
}

/// Returns the verdict on the move that was played where its cost is settled with the values of the other positions of the
/// game; see [`settle`](super::settle). Where that cost has another verdict than the loss by the report alone, it counts if
/// it lies within the 95 % interval of the loss. Else the two contradict each other, and the verdict is
/// [`Verdict::Unclear`].
pub fn settled_verdict(report: &Report, played: &str, cost: f32) -> Option<Verdict> {
    let alone = verdict(report, played)?;
    let settled = Verdict::of_loss(cost);
    let agree = match alone {
        Verdict::Unclear | Verdict::Forced => true,
        Verdict::Best | Verdict::OnlyMove | Verdict::Good => settled == Verdict::Good,
        fault => settled == fault,
    };
    if agree {
        return Some(alone);
    }
    let (best, line) = (report.lines.first()?, report.line(played)?);
    let (_, [least, most]) = loss_interval(best, line);
    Some(if alone.is_fault() && (least..=most).contains(&cost) {
        settled
    } else {
        Verdict::Unclear
    })
}

/// Whether the 95 % intervals of the values of two moves overlap, and the 95 % interval of what the second loses against
/// the first, its ends at least 0.
pub fn loss_interval(best: &NamedLine, played: &NamedLine) -> (bool, [f32; 2]) {
    let (one, other) = (half_width(best), half_width(played));
    let loss = best.value - played.value;
    let reach = one.hypot(other);
    let ends = [loss - reach, loss + reach].map(|end| end.clamp(0.0, 1.0));
    // Intervals that touch overlap, whichever way the subtraction rounds.
    (loss.max(0.0) <= one + other + f32::EPSILON, ends)
}

/// Whether a move loses next to nothing, and every other move much, by intervals that do not overlap.
fn is_only_move(report: &Report, played: &NamedLine) -> bool {
    let others = || report.lines.iter().filter(|line| line.mv != played.mv);
    let best = others().map(|line| line.value).fold(played.value, f32::max);
    let is_far = |line: &NamedLine| {
        let gap = best - line.value;
        gap >= FAR_FROM_BEST && gap >= half_width(played) + half_width(line)
    };
    best - played.value < NEXT_TO_BEST && others().all(is_far)
}

/// Half the width of the interval of a value.
fn half_width(line: &NamedLine) -> f32 {
    if line.proven { 0.0 } else { line.half_width }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, value: f32, half_width: f32) -> NamedLine {
        NamedLine {
            mv: name.into(),
            visits: 100,
            value,
            half_width,
            ..NamedLine::default()
        }
    }

    fn report(lines: impl IntoIterator<Item = NamedLine>) -> Report {
        Report {
            lines: lines.into_iter().collect(),
            ..Report::default()
        }
    }

    /// The verdict on a move of this value where the best has 0.75 and a third move is as good.
    fn verdict_on(value: f32, half_width: f32) -> Verdict {
        let lines = [
            line("a", 0.75, 0.0),
            line("b", value, half_width),
            line("c", 0.75, 0.0),
        ];
        verdict(&report(lines), "b").unwrap()
    }

    #[test]
    fn every_threshold_belongs_to_the_graver_verdict() {
        let on_loss = |loss: f32| verdict_on(0.75 - loss, 0.0);
        assert_eq!(on_loss(0.0), Verdict::Best);
        assert_eq!(on_loss(0.001), Verdict::Good);
        assert_eq!(on_loss(0.0499), Verdict::Good);
        assert_eq!(on_loss(0.0501), Verdict::Inaccuracy);
        assert_eq!(on_loss(0.0999), Verdict::Inaccuracy);
        assert_eq!(on_loss(0.1001), Verdict::Mistake);
        assert_eq!(on_loss(0.1499), Verdict::Mistake);
        assert_eq!(on_loss(0.1501), Verdict::Blunder);
        assert_eq!(on_loss(0.75), Verdict::Blunder);
        // Exactly at the threshold, where no subtraction rounds.
        for (loss, expected) in [
            (INACCURACY, Verdict::Inaccuracy),
            (MISTAKE, Verdict::Mistake),
            (BLUNDER, Verdict::Blunder),
        ] {
            assert_eq!(Verdict::of_loss(loss), expected);
            assert_ne!(Verdict::of_loss(loss.next_down()), expected);
        }
    }

    #[test]
    fn a_move_better_than_the_first_line_loses_nothing() {
        assert_eq!(verdict_on(0.8, 0.0), Verdict::Best);
    }

    #[test]
    fn a_verdict_is_unclear_where_intervals_overlap_and_it_might_be_another() {
        // The loss is 12, and the interval is 11 or 13 wide to either side: only the second overlaps.
        assert_eq!(verdict_on(0.63, 0.11), Verdict::Mistake);
        assert_eq!(verdict_on(0.63, 0.13), Verdict::Unclear);
        // The intervals overlap, but all the interval of the loss is below 5.
        assert_eq!(verdict_on(0.73, 0.025), Verdict::Good);
        assert_eq!(verdict_on(0.73, 0.035), Verdict::Unclear);
        // Both widths count: 9 and 12 reach 15 together, and overlap up to 21.
        let lines = |loss: f32| [line("a", 0.75, 0.09), line("b", 0.75 - loss, 0.12)];
        assert_eq!(verdict(&report(lines(0.20)), "b"), Some(Verdict::Unclear));
        assert_eq!(verdict(&report(lines(0.22)), "b"), Some(Verdict::Blunder));
        let (overlap, [least, most]) = loss_interval(&lines(0.2)[0], &lines(0.2)[1]);
        assert!(overlap && (least - 0.05).abs() < 1e-6 && (most - 0.35).abs() < 1e-6);
    }

    #[test]
    fn a_cost_that_contradicts_the_loss_leaves_the_verdict_unclear() {
        let lines = |loss: f32| report([line("a", 0.75, 0.03), line("b", 0.75 - loss, 0.04)]);
        // The interval of the loss reaches 5 points to either side.
        let settled = |loss: f32, cost: f32| settled_verdict(&lines(loss), "b", cost).unwrap();
        assert_eq!(settled(0.17, 0.17), Verdict::Blunder);
        assert_eq!(settled(0.17, 0.13), Verdict::Mistake);
        assert_eq!(settled(0.17, 0.04), Verdict::Unclear);
        assert_eq!(settled(0.17, 0.0), Verdict::Unclear);
        assert_eq!(settle_best(0.0), Verdict::Best);
        assert_eq!(settle_best(0.06), Verdict::Unclear);
    }

    /// The verdict on the best move where it cost so much.
    fn settle_best(cost: f32) -> Verdict {
        settled_verdict(&report([line("a", 0.7, 0.1), line("b", 0.5, 0.1)]), "a", cost).unwrap()
    }

    #[test]
    fn the_first_line_is_never_unclear() {
        let lines = [line("a", 0.6, 0.3), line("b", 0.5, 0.3)];
        assert_eq!(verdict(&report(lines.clone()), "a"), Some(Verdict::Best));
        assert_eq!(verdict(&report(lines), "b"), Some(Verdict::Unclear));
    }

    #[test]
    fn a_proven_value_has_no_interval() {
        let proven = |name: &str, value: f32| NamedLine {
            proven: true,
            ..line(name, value, 0.4)
        };
        let lines = [proven("a", 1.0), proven("b", 0.0), proven("c", 1.0)];
        assert_eq!(verdict(&report(lines.clone()), "b"), Some(Verdict::Blunder));
        assert_eq!(verdict(&report(lines), "c"), Some(Verdict::Best));
        // An interval that just reaches the proven value.
        let touching = [proven("a", 1.0), line("b", 0.722, 1.0 - 0.722)];
        assert_eq!(verdict(&report(touching), "b"), Some(Verdict::Unclear));
        // Only the other value has one.
        let half_known = |half_width| report([proven("a", 1.0), line("b", 0.7, half_width)]);
        assert_eq!(verdict(&half_known(0.2), "b"), Some(Verdict::Blunder));
        assert_eq!(verdict(&half_known(0.4), "b"), Some(Verdict::Unclear));
        let lost = [proven("a", 0.0), proven("b", 0.0)];
        assert_eq!(verdict(&report(lost), "b"), Some(Verdict::Best));
    }

    #[test]
    fn an_only_move_is_close_to_the_best_and_far_from_all_others() {
        let of = |values: &[(f32, f32)], played: &str| {
            let named = "abc".chars().zip(values);
            let lines = named.map(|(name, &(value, half_width))| line(&name.to_string(), value, half_width));
            verdict(&report(lines), played).unwrap()
        };
        assert_eq!(of(&[(0.7, 0.0), (0.59, 0.0), (0.2, 0.0)], "a"), Verdict::OnlyMove);
        assert_eq!(of(&[(0.7, 0.0), (0.61, 0.0), (0.2, 0.0)], "a"), Verdict::Best);
        // Where the intervals overlap, nobody can tell.
        assert_eq!(of(&[(0.7, 0.06), (0.59, 0.06), (0.2, 0.0)], "a"), Verdict::Best);
        // The first line has more visits; the move played has the higher value.
        assert_eq!(of(&[(0.55, 0.0), (0.7, 0.0), (0.2, 0.0)], "b"), Verdict::OnlyMove);
        // The first line is worse than the only move by more than its own value tells.
        assert_eq!(of(&[(0.55, 0.0), (0.7, 0.0), (0.2, 0.0)], "a"), Verdict::Best);
    }

    #[test]
    fn with_one_legal_move_nothing_was_decided_and_an_unknown_move_has_no_verdict() {
        assert_eq!(
            verdict(&report([line("a", 0.1, 0.3)]), "a"),
            Some(Verdict::Forced)
        );
        assert_eq!(verdict(&report([line("a", 0.1, 0.3)]), "b"), None);
        assert_eq!(verdict(&report([]), "a"), None);
    }

    #[test]
    fn with_three_seats_a_value_is_a_share_of_the_win() {
        // The shares of a seat that expects a third: 15 points of share are a blunder, as between two.
        let lines = |second: f32| [line("a", 0.36, 0.01), line("b", second, 0.01)];
        assert_eq!(verdict(&report(lines(0.20)), "b"), Some(Verdict::Blunder));
        assert_eq!(verdict(&report(lines(0.25)), "b"), Some(Verdict::Mistake));
        assert_eq!(verdict(&report(lines(0.30)), "b"), Some(Verdict::Inaccuracy));
        assert_eq!(verdict(&report(lines(0.33)), "b"), Some(Verdict::Good));
    }

    #[test]
    fn signs_and_ids_belong_to_one_verdict_each() {
        let signs: Vec<_> = Verdict::ALL.iter().map(|verdict| verdict.glyph()).collect();
        let signs: Vec<_> = signs.iter().flatten().map(|glyph| glyph.text()).collect();
        assert_eq!(signs, ["!", "?!", "?", "??"]);
        let mut ids: Vec<_> = Verdict::ALL.iter().map(|verdict| verdict.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), Verdict::ALL.len());
    }
}
