//! The exact look at a choice near the end of a game: its value and that of the move played, solved to the end.
//!
//! A tree search can be sure of a value that is wrong, and nothing in its statistics says so. Where the endgame solver
//! reaches the end within a limit, its values replace those of the search.

use crate::EngineRun;
use tessera_core::game::Seat;
use tessera_protocol::{NamedLine, Report};

/// How many slices the exact search of a choice takes at most, times its moves as [`ExactLook::new`] counts them: the fewer
/// moves there are, the nearer is the end.
const SLICES_AND_MOVES: u32 = 6_000;

/// From how many moves on a choice is too far from the end. On boards of the usual sizes those that are solved within
/// the slices have 25 or fewer.
const TOO_MANY_MOVES: usize = 29;

/// The exact look at a choice between two seats.
pub(super) struct ExactLook {
    seat: Seat,
    played: String,
    report: Report,
    /// A run in the position of the choice, for its exact search.
    run: EngineRun,
    slices_left: u32,
    /// The value of the choice to its seat, once it is solved.
    value: Option<f32>,
}

impl ExactLook {
    /// An exact look at the choice of a seat, by a run in its position. `moves` is the largest of three numbers of legal moves:
    /// in that position, after the first ply that was played, and after one more. A bid and the side that is chosen after it,
    /// and a replacement in Ecalper, have few moves even early in a game; a report on two plies lists pairs.
    pub(super) fn new(report: Report, seat: Seat, played: String, run: EngineRun, moves: usize) -> ExactLook {
        let is_near = moves < TOO_MANY_MOVES && run.can_solve();
        ExactLook {
            seat,
            played,
            slices_left: if is_near {
                SLICES_AND_MOVES / moves.max(1) as u32
            } else {
                0
            },
            report,
            run,
            value: None,
        }
    }

    /// Makes a step; `false` if there is nothing more to find out. First the choice is solved, then the move played, then
    /// moves in the order of the report until one has the value of the choice.
    pub(super) fn step(&mut self) -> bool {
        let Some(name) = self.next() else { return false };
        if self.slices_left == 0 {
            return false;
        }
        self.slices_left -= 1;
        let names: Vec<String> = name
            .split('.')
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect();
        if let Some(first) = self.run.solve(&names) {
            let own = match self.seat {
                Seat::FIRST => first,
                _ => 1.0 - first,
            };
            if name.is_empty() {
                self.value = Some(own)
            } else {
                self.prove(&name, own)
            }
        }
        true
    }

    /// The move that is to be solved next, empty for the choice itself; `None` where all is known.
    fn next(&self) -> Option<String> {
        let lines = &self.report.lines;
        let played = self.report.line(&self.played)?;
        let best = lines.first()?;
        // A search that has proven both knows as much.
        if lines.len() < 2 || best.proven && played.proven && self.value.is_none() {
            return None;
        }
        let Some(value) = self.value else {
            return Some(String::new());
        };
        if !played.proven {
            return Some(self.played.clone());
        }
        let has_value = |line: &NamedLine| line.proven && line.value == value;
        if lines.iter().any(has_value) {
            return None;
        }
        lines.iter().find(|line| !line.proven).map(|line| line.mv.clone())
    }

    fn prove(&mut self, name: &str, value: f32) {
        let mut lines = self.report.lines.iter_mut();
        let line = lines
            .find(|line| line.mv == name)
            .expect("a line of the report is solved");
        (line.value, line.half_width) = (value, 0.0);
        (line.proven, line.dominated) = (true, false);
        // The search's line of play does not lead to that value.
        line.variation.truncate(name.split('.').count());
    }

    /// The report with what was solved: no move is worth more than the choice, and beside a move that is worth as much the
    /// others need no value.
    pub(super) fn improved(mut self) -> Report {
        let Some(value) = self.value else {
            return self.report;
        };
        let lines = &mut self.report.lines;
        let is_found = lines.iter().any(|line| line.proven && line.value == value);
        for line in lines.iter_mut().filter(|line| !line.proven) {
            line.value = line.value.min(value);
            if value == 0.0 {
                (line.proven, line.half_width) = (true, 0.0);
            } else {
                line.dominated |= is_found;
            }
        }
        // The merge sorts the lines.
        Report::merged(&[self.report, Report::default()])
    }
}
