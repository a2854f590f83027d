//! The search of a position of a review.

use crate::EngineRun;
use tessera_core::game::Seat;
use tessera_protocol::Report;

/// A position that is to be searched.
pub(super) struct Task {
    /// The names that lead to it from the reviewed ply.
    pub(super) names: Vec<String>,
    /// How many steps to search it.
    pub(super) steps: u32,
    /// The probability of the draws after the first.
    pub(super) probability: f32,
}

pub(super) struct PositionSearch {
    pub(super) task: Task,
    pub(super) run: EngineRun,
    pub(super) seat: Seat,
    /// Whether the value of every move is wanted, and not only the value of the position.
    pub(super) wide: bool,
    /// The index of the move that was played, if the game reached this position.
    pub(super) played: Option<usize>,
    pub(super) steps_made: u32,
    /// The report after the free steps.
    pub(super) free_report: Report,
    /// The steps of the three phases: free ones, then all moves in turn, then the move that was played.
    pub(super) phases: [u32; 3],
    pub(super) move_count: u32,
}

impl PositionSearch {
    /// Makes a step; `false` if it was the last.
    pub(super) fn step(&mut self) -> bool {
        let [free, in_turn, played] = self.phases;
        let place = match self.steps_made.checked_sub(free) {
            None => None,
            Some(made) if made < in_turn => Some((made % self.move_count) as usize),
            Some(_) => self.played,
        };
        self.run.step_at(place);
        self.steps_made += 1;
        if self.steps_made == free {
            self.free_report = self.run.report();
        }
        self.steps_made < free + in_turn + played
    }

    /// The moves that have a value, with the visits of the free steps.
    pub(super) fn report(&self) -> Report {
        let mut report = self.run.report();
        report.lines.retain(|line| line.proven || line.visits > 0);
        for line in &mut report.lines {
            // A review is about the seat that chooses.
            line.shares = None;
            line.visits = self.free_report.line(&line.mv).map_or(0, |line| line.visits);
        }
        report
    }
}
