//! What a review keeps of a choice or a draw.

use tessera_core::game::Seat;
use tessera_protocol::assessment::{Event, PASS, Worth};
use tessera_protocol::{NamedLine, Report};

/// How many of the best moves of a choice are kept.
const KEPT_LINES: usize = 5;
/// How many names of a variation are kept.
const KEPT_NAMES: usize = 8;
/// A move is close to the best if its chance of winning is at most this much less.
const CLOSE: f32 = 0.05;

/// What a review keeps of a choice or a draw.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewedPly {
    /// The first ply, counted from 0.
    pub ply: u32,
    /// How many plies it spans: 2 for a placement with its meeple.
    pub plies: u32,
    /// How many steps each choice was searched for.
    pub steps: u32,
    pub drawn: bool,
    /// What was played or drawn: a name of the report, if that has it.
    pub played: String,
    /// How many moves have a value.
    pub moves: u32,
    /// How many moves win more often than not.
    pub winning: u32,
    /// How many moves are about as good as the best, itself among them.
    pub close: u32,
    /// The best moves and the one played, or every outcome of a draw, as they were found.
    pub report: Report,
    /// What it was worth before, settled with the other plies of the game.
    pub before: Worth,
    /// What it was worth after what was played or drawn; `None` if that has no value.
    pub after: Option<Worth>,
}

impl ReviewedPly {
    /// What is kept of the report on the choice or draw that begins at a ply of a line.
    pub fn new(ply: u32, steps: u32, drawn: bool, line: &[String], report: Report) -> ReviewedPly {
        let plies = report.lines.first().map_or(1, |best| best.mv.split('.').count());
        let first = ply as usize;
        let names = &line[first.min(line.len())..(first + plies).min(line.len())];
        let count =
            |is: &dyn Fn(f32) -> bool| report.lines.iter().filter(|line| is(line.value)).count() as u32;
        let best = report.value();
        let mut kept = ReviewedPly {
            ply,
            plies: plies as u32,
            steps,
            drawn,
            played: names.join("."),
            moves: report.lines.len() as u32,
            winning: count(&|value| value > 0.5),
            close: count(&|value| value >= best - CLOSE),
            report,
            ..ReviewedPly::default()
        };
        kept.trim();
        kept
    }

    /// What its report says by itself.
    pub(super) fn found(&self, seat: Seat) -> Event {
        Event {
            moves: self.moves,
            good: self.winning,
            effective: self.close,
            ..Event::without_counts(self.ply, seat, self.drawn, &self.played, &self.report)
        }
    }

    /// Takes in the best move of a report that has solved the position, unless the best move that is known is proven; whether
    /// it does.
    pub(super) fn prove(&mut self, solved: &Report) -> bool {
        let is_proven = |report: &Report| report.lines.first().is_some_and(|best| best.proven);
        if self.drawn || self.plies != 1 || is_proven(&self.report) || !is_proven(solved) {
            return false;
        }
        let best = NamedLine {
            margin: solved.margin().or(self.report.margin()),
            ..solved.lines[0].clone()
        };
        let lines = &mut self.report.lines;
        lines.retain(|line| line.mv != best.mv);
        // No other move brings more.
        for line in lines.iter_mut().filter(|line| line.value > best.value) {
            (line.value, line.half_width) = (best.value, 0.0);
        }
        self.winning = if best.value > 0.5 { self.winning.max(1) } else { 0 };
        let least = best.value - CLOSE;
        lines.insert(0, best);
        self.close = lines.iter().filter(|line| line.value >= least).count() as u32;
        self.trim();
        true
    }

    /// Drops the lines that nobody will look at.
    fn trim(&mut self) {
        let (drawn, played) = (self.drawn, &self.played);
        let mut place = 0;
        self.report.lines.retain_mut(|line| {
            place += 1;
            line.variation.truncate(if drawn { 0 } else { KEPT_NAMES });
            drawn || place <= KEPT_LINES || line.mv == *played || line.mv == PASS
        });
    }

    /// The ply after it.
    pub fn end(&self) -> u32 {
        self.ply + self.plies
    }

    /// The value before it for its seat: with the best move, or the mean of all outcomes of the draw.
    pub fn value(&self) -> f32 {
        self.before.value as f32
    }

    /// The value after what was played or drawn; `None` if it has none.
    pub fn value_played(&self) -> Option<f32> {
        self.after.map(|after| after.value as f32)
    }

    /// What the move played cost: the value before it less the value after it, at least 0; `None` of a draw and of a move
    /// without a value.
    pub fn loss(&self) -> Option<f32> {
        let cost = self.value() - self.value_played()?;
        (!self.drawn).then_some(cost.max(0.0))
    }

    /// By how much the outcome drawn changed the value; `None` of a choice.
    pub fn luck(&self) -> Option<f32> {
        self.value_played()
            .map(|after| after - self.value())
            .filter(|_| self.drawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_proof_says_of_the_best_move_counts_the_moves_that_are_about_as_good_anew() {
        let line = |mv: &str, value: f32| NamedLine {
            mv: mv.into(),
            value,
            ..NamedLine::default()
        };
        let report = |lines: &[(&str, f32)]| Report {
            lines: lines.iter().map(|&(mv, value)| line(mv, value)).collect(),
            ..Report::default()
        };
        let found = report(&[("a", 0.55), ("b", 0.55), ("c", 0.54)]);
        let mut ply = ReviewedPly::new(0, 10, false, &["a".into()], found);
        assert_eq!((ply.winning, ply.close), (3, 3));
        let mut solved = report(&[("b", 1.0)]);
        solved.lines[0].proven = true;
        assert!(ply.prove(&solved));
        assert_eq!((ply.winning, ply.close), (3, 1));
        assert!(!ply.prove(&solved), "it is no news");
    }
}
