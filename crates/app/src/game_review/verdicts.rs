//! What a review says about the moves of a game, and how well each seat has played.

use super::ply::ReviewedPly;
use super::review::GameReview;
use tessera_core::game::Seat;
use tessera_protocol::assessment::{MoveValues, Verdict, game_accuracies, settled_verdict};

/// A chance that people read as 0 %.
const NOTHING: f32 = 0.005;

impl ReviewedPly {
    /// What is said about the move that was played; `None` of a draw, and of a move without a value.
    pub fn verdict(&self) -> Option<Verdict> {
        let loss = self.loss()?;
        let said = settled_verdict(&self.report, &self.played, loss)?;
        // Where the settled values leave nothing to lose, they are clear, whatever the search of this position alone can tell.
        let is_decided = self.value() < NOTHING || self.value_played()? > 1.0 - NOTHING;
        Some(match said {
            Verdict::Unclear if is_decided && loss == 0.0 => Verdict::Best,
            Verdict::Unclear if is_decided => Verdict::Good,
            said => said,
        })
    }
}

impl GameReview {
    /// The seat of a choice, or the one that chooses next after a draw.
    pub fn seat(&self, ply: &ReviewedPly) -> Seat {
        self.seat_of.get(ply.ply as usize).copied().unwrap_or(Seat::FIRST)
    }

    /// The choice or draw after which so many plies are played.
    pub fn ending_at(&self, ply: usize) -> Option<&ReviewedPly> {
        self.at(ply.checked_sub(1)?)
            .filter(|known| known.end() as usize == ply)
    }

    /// What is said about the move that was played last when so many plies are played.
    pub fn verdict_at(&self, ply: usize) -> Option<Verdict> {
        self.ending_at(ply)?.verdict()
    }

    /// The choices of a seat, in the order of the plies.
    pub fn choices(&self, seat: Seat) -> impl Iterator<Item = &ReviewedPly> {
        let plies = self.plies.iter();
        plies.filter(move |ply| !ply.drawn && self.seat(ply) == seat)
    }

    /// The accuracy of each seat in percent; `None` of a seat that had nothing to choose. A move without an alternative is
    /// no choice.
    pub fn accuracies(&self) -> Vec<Option<f32>> {
        let events = self.events();
        let choices = events.iter().filter(|event| event.moves > 1);
        game_accuracies(
            &choices.filter_map(MoveValues::of).collect::<Vec<_>>(),
            self.seats,
        )
    }

    /// How much win chance a seat lost on the mean over its choices; `None` if it had nothing to choose.
    pub fn mean_loss(&self, seat: Seat) -> Option<f32> {
        let choices = self.choices(seat).filter(|ply| ply.moves > 1);
        let losses: Vec<f32> = choices.filter_map(ReviewedPly::loss).collect();
        (!losses.is_empty()).then(|| losses.iter().sum::<f32>() / losses.len() as f32)
    }

    /// How many plies are played after the next move of which `is_wanted` holds, after a ply or else from the start.
    pub fn next(&self, after: usize, is_wanted: impl Fn(Seat, Verdict) -> bool) -> Option<usize> {
        let all = self.ends_of(is_wanted);
        let next = all.iter().find(|&&end| end > after);
        next.or(all.first()).copied()
    }

    /// The same of the move before a ply, or else the last.
    pub fn previous(&self, before: usize, is_wanted: impl Fn(Seat, Verdict) -> bool) -> Option<usize> {
        let all = self.ends_of(is_wanted);
        let previous = all.iter().rfind(|&&end| end < before);
        previous.or(all.last()).copied()
    }

    /// How many plies are played after each move of which `is_wanted` holds.
    fn ends_of(&self, is_wanted: impl Fn(Seat, Verdict) -> bool) -> Vec<usize> {
        let is_it = |ply: &&ReviewedPly| ply.verdict().is_some_and(|said| is_wanted(self.seat(ply), said));
        self.plies
            .iter()
            .filter(is_it)
            .map(|ply| ply.end() as usize)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_protocol::assessment::Worth;
    use tessera_protocol::{NamedLine, Report};

    #[test]
    fn where_the_settled_values_leave_nothing_to_lose_nothing_is_unclear() {
        let line = |mv: &str, value: f32| NamedLine {
            mv: mv.into(),
            value,
            half_width: 0.2,
            ..NamedLine::default()
        };
        let worth = |value: f64| Worth { value, margin: None };
        let verdict = |before: f64, after: f64| {
            let ply = ReviewedPly {
                played: "b".into(),
                report: Report {
                    lines: vec![line("a", 0.2), line("b", 0.1)],
                    ..Report::default()
                },
                before: worth(before),
                after: Some(worth(after)),
                ..ReviewedPly::default()
            };
            ply.verdict()
        };
        assert_eq!(verdict(0.3, 0.25), Some(Verdict::Unclear));
        assert_eq!(verdict(0.0, 0.0), Some(Verdict::Best));
        assert_eq!(verdict(0.004, 0.001), Some(Verdict::Good));
        assert_eq!(verdict(1.0, 0.998), Some(Verdict::Good));
    }
}
