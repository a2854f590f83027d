//! How much there was to choose from.
//!
//! * The branching factor is the number of legal moves of all turns divided by the number of turns.
//! * The complexity is the sum of log₁₀ of the numbers of legal moves: the number of digits of how many games there would
//!   be if every turn had offered as many moves. Draws are counted by themselves.

use serde::Serialize;

use super::event::Event;

/// How much there was to choose from in a game.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Branching {
    /// How many choices there were.
    pub turns: u32,
    /// How many moves all of them had together.
    pub moves: u32,
    /// The sum of log₁₀ of the numbers of moves.
    pub complexity: f64,
    /// How many plies chance decided.
    pub draws: u32,
    /// The sum of log₁₀ of the numbers of their outcomes.
    pub chance_complexity: f64,
}

impl Branching {
    /// What there was to choose from in these choices and draws.
    pub fn of(events: &[Event]) -> Branching {
        let mut branching = Branching::default();
        for event in events.iter().filter(|event| event.moves > 0) {
            if event.drawn {
                branching.add_draw(event.moves)
            } else {
                branching.add_turn(event.moves)
            }
        }
        branching
    }

    /// Counts a choice among so many moves, at least one.
    pub fn add_turn(&mut self, moves: u32) {
        self.turns += 1;
        self.moves += moves;
        self.complexity += libm::log10(moves.into());
    }

    /// Counts a draw with so many outcomes, at least one.
    pub fn add_draw(&mut self, outcomes: u32) {
        self.draws += 1;
        self.chance_complexity += libm::log10(outcomes.into());
    }

    /// The branching factor; `None` without a choice.
    pub fn factor(&self) -> Option<f64> {
        (self.turns > 0).then(|| f64::from(self.moves) / f64::from(self.turns))
    }
}

#[cfg(test)]
mod tests {
    use super::super::event::test_event;
    use super::*;

    #[test]
    fn the_factor_is_a_mean_and_the_complexity_a_sum_of_logarithms() {
        let counts = [(10, false), (100, false), (1, false), (24, true), (10, true)];
        let events = counts.map(|(moves, drawn)| Event {
            moves,
            drawn,
            ..test_event(0, 0.5)
        });
        let branching = Branching::of(&events);
        assert_eq!((branching.turns, branching.moves, branching.draws), (3, 111, 2));
        assert_eq!(branching.factor(), Some(37.0));
        assert!((branching.complexity - 3.0).abs() < 1e-12);
        // log₁₀ 24 = 1.380211
        assert!((branching.chance_complexity - 2.380_211).abs() < 1e-6);
        assert_eq!(Branching::of(&[]).factor(), None);
    }
}
