//! The second look at a choice: the positions after the best move and after the move played, searched on equal terms.
//!
//! In the search of the choice a move that is tried rarely looks worse than it is, because most of its visits find out
//! how to go on. After a second look both values come from searches of as many steps. A value is the mean of all visits of
//! the search, as that of a move in the search of a choice is: both means hold as much of bad replies, and their difference
//! is nearer to the true loss than that of the best replies, which have few visits each. Where the verdict stays unclear, the steps of both searches are doubled, up to three times.

use crate::assessment::{Verdict, verdict};
use crate::engine::{EngineRun, PositionFacts};
use crate::game::{Seat, Turn};
use crate::protocol::{NamedLine, Report};

/// How often the steps of both searches are doubled where the verdict is unclear.
const MAX_DOUBLINGS: u32 = 3;
/// How many times the change of a value over the second half of its search is added to its half width, as an independent
/// error. Measured against searches with 64 times the steps (docs/review.md): with 2.4, which is right for an error that
/// falls with the root of the steps, the intervals were too narrow.
const TREND: f32 = 4.0;
/// The most moves that are looked at: where one turns out to be no longer the best, the next best is searched, too.
pub(super) const MAX_MOVES: usize = 4;

/// The second look at a choice between two seats.
pub(super) struct SecondLook {
    seat: Seat,
    played: String,
    /// The report on the choice by its own search.
    report: Report,
    searches: Vec<MoveSearch>,
    /// The steps of each search before the verdict is looked at again.
    steps: u32,
    doublings: u32,
}

/// The search of the position after a move.
struct MoveSearch {
    name: String,
    /// Whether the seat that made the move also chooses in that position.
    same_seat: bool,
    run: EngineRun,
    made: u32,
    /// The value after half of the steps.
    halfway: Option<f32>,
}

impl SecondLook {
    /// A second look at the choice of a seat.
    pub(super) fn new(report: Report, seat: Seat, played: String, steps: u32) -> SecondLook {
        SecondLook {
            seat,
            played,
            report,
            searches: Vec::new(),
            steps,
            doublings: 0,
        }
    }

    /// Makes a step; `false` if there is nothing more to find out. `start` begins the search of the position after a move.
    pub(super) fn step(&mut self, start: impl Fn(&[String]) -> EngineRun) -> bool {
        let steps = self.steps;
        if let Some(search) = self.searches.iter_mut().find(|search| search.made < steps) {
            search.run.step_at(None);
            search.made += 1;
            if search.made == steps / 2 {
                search.halfway = Some(Estimate::of(&search.run.report()).value);
            }
            return true;
        }
        let report = self.improved();
        let unproven = |line: &&NamedLine| !line.proven;
        let best = report.lines.first();
        let Some(played) = report.line(&self.played) else {
            return false;
        };
        if best.is_none_or(|best| best.name == played.name) {
            return false;
        }
        let compared = best.into_iter().chain([played]).filter(unproven);
        let new: Vec<String> = compared
            .filter(|line| self.searches.iter().all(|search| search.name != line.name))
            .map(|line| line.name.clone())
            .collect();
        let is_unclear = verdict(&report, &self.played) == Some(Verdict::Unclear);
        if !new.is_empty() && self.searches.len() < MAX_MOVES {
            let mut added = false;
            for name in new {
                added |= self.add(name, &start);
            }
            if added {
                return true;
            }
        }
        if is_unclear && !self.searches.is_empty() && self.doublings < MAX_DOUBLINGS {
            self.doublings += 1;
            self.steps *= 2;
            return true;
        }
        false
    }

    /// What each of its searches has found.
    #[cfg(test)]
    pub(super) fn reports(&self) -> Vec<Report> {
        self.searches.iter().map(|search| search.run.report()).collect()
    }

    /// Adds the search of the position after a move if a seat chooses in it.
    fn add(&mut self, name: String, start: impl Fn(&[String]) -> EngineRun) -> bool {
        let names: Vec<String> = name.split('.').map(str::to_owned).collect();
        let run = start(&names);
        let PositionFacts { turn, .. } = run.position();
        let Turn::Seat(chooser) = turn else { return false };
        self.searches.push(MoveSearch {
            name,
            same_seat: chooser == self.seat,
            run,
            made: 0,
            halfway: None,
        });
        true
    }

    /// The report on the choice with the values that the second look has found.
    pub(super) fn improved(&self) -> Report {
        let mut report = self.report.clone();
        for search in &self.searches {
            let after = search.run.report();
            report.steps += search.made;
            let line = report.lines.iter_mut().find(|line| line.name == search.name);
            let (Some(line), Some(reply)) = (line, after.lines.first()) else {
                continue;
            };
            line.proven = reply.proven && is_decided(&after);
            let Estimate { value, half_width } = Estimate::of(&after);
            (line.value, line.margin) = match search.same_seat {
                true => (value, reply.margin),
                false => (1.0 - value, reply.margin.map(|margin| -margin)),
            };
            // A value that has moved since half of the steps were made is still on its way.
            let moved = search.halfway.map_or(0.0, |halfway| value - halfway);
            line.half_width = match line.proven {
                true => 0.0,
                false => half_width.hypot(TREND * moved),
            };
            line.dominated &= !line.proven;
            line.pv = search.name.split('.').map(str::to_owned).collect();
            line.pv.extend(reply.pv.iter().cloned());
        }
        // The merge sorts the lines: a move may be proven now.
        let mut report = Report::merged(&[report, Report::default()]);
        self.widen_beside_a_proof(&mut report);
        report
    }

    /// Where only one of the two values is proven, the other is no longer a chance among equals: by best play it is a win
    /// or a loss as well, so its interval reaches to the nearer of them.
    fn widen_beside_a_proof(&self, report: &mut Report) {
        let proven = |line: Option<&NamedLine>| line.is_some_and(|line| line.proven);
        let best_is_proven = proven(report.lines.first());
        if best_is_proven == proven(report.line(&self.played)) {
            return;
        }
        let mut lines = report.lines.iter_mut();
        let open = match best_is_proven {
            true => lines.find(|line| line.name == self.played),
            false => lines.next(),
        };
        if let Some(line) = open {
            line.half_width = line.half_width.max(line.value.min(1.0 - line.value));
        }
    }
}

/// The value of a position to the seat that chooses in it, and half the width of its interval.
struct Estimate {
    value: f32,
    half_width: f32,
}

impl Estimate {
    /// The mean of the replies by their visits; of a decided position the value of the best reply. Replies that are proven
    /// to be no better than another are left out.
    fn of(after: &Report) -> Estimate {
        let best = after.lines.first();
        let (mut value, mut half_width, mut visits) = (0.0, 0.0, 0.0);
        if !is_decided(after) {
            let is_worse = |reply: &NamedLine| {
                reply.dominated || reply.proven && best.is_some_and(|best| reply.value < best.value)
            };
            for reply in after.lines.iter().filter(|reply| !is_worse(reply)) {
                let weight = reply.visits as f32;
                value += weight * reply.value;
                half_width += (weight * reply.half_width).powi(2);
                visits += weight;
            }
        }
        match visits > 0.0 {
            true => Estimate {
                value: value / visits,
                half_width: half_width.sqrt() / visits,
            },
            false => Estimate {
                value: best.map_or(0.0, |best| best.value),
                half_width: best.map_or(0.0, |best| best.half_width),
            },
        }
    }
}

/// Whether the payoff of the best reply is proven to be that of the position: a win, or no other move can bring more.
fn is_decided(after: &Report) -> bool {
    let [best, others @ ..] = &after.lines[..] else {
        return false;
    };
    let is_no_better = |line: &NamedLine| line.dominated || line.proven && line.value <= best.value;
    best.value >= 1.0 || others.iter().all(is_no_better)
}
