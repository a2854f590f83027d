//! The second look at a choice: the positions after the best move and after the move played, searched on equal terms.
//!
//! In the search of the choice a move that is tried rarely looks worse than it is, because most of its visits find out
//! how to go on. After a second look both values come from searches of as many steps. A value is the mean of all visits of
//! the search, as that of a move in the search of a choice is: both means hold as much of bad replies, and their difference
//! is nearer to the true loss than that of the best replies, which have few visits each. Where the verdict stays unclear,
//! the steps of both searches are doubled, up to a number of times.

use crate::{EngineRun, PositionFacts};
use tessera_core::game::{Seat, Turn};
use tessera_protocol::assessment::{AfterMove, PositionValue, Verdict, verdict, widen_beside_a_proof};
use tessera_protocol::{NamedLine, Report};

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
    /// How often these may still be doubled where the verdict is unclear.
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

impl MoveSearch {
    fn note_halfway(&mut self) {
        self.halfway = Some(PositionValue::of(&self.run.report()).value);
    }
}

impl SecondLook {
    /// A second look at the choice of a seat.
    pub(super) fn new(report: Report, seat: Seat, played: String, steps: u32, doublings: u32) -> SecondLook {
        SecondLook {
            seat,
            played,
            report,
            searches: Vec::new(),
            steps,
            doublings,
        }
    }

    /// Makes a step; `false` if there is nothing more to find out. `start` begins the search of the position after a move.
    pub(super) fn step(&mut self, start: impl Fn(&[String]) -> EngineRun) -> bool {
        let steps = self.steps;
        if let Some(search) = self.searches.iter_mut().find(|search| search.made < steps) {
            search.run.step_at(None);
            search.made += 1;
            if search.made == steps / 2 {
                search.note_halfway();
            }
            return true;
        }
        let report = self.improved();
        let unproven = |line: &&NamedLine| !line.proven;
        let best = report.lines.first();
        let Some(played) = report.line(&self.played) else {
            return false;
        };
        if best.is_none_or(|best| best.mv == played.mv) {
            return false;
        }
        let compared = best.into_iter().chain([played]).filter(unproven);
        let new: Vec<String> = compared
            .filter(|line| self.searches.iter().all(|search| search.name != line.mv))
            .map(|line| line.mv.clone())
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
        if is_unclear && !self.searches.is_empty() && self.doublings > 0 {
            self.doublings -= 1;
            self.steps = self.steps.saturating_mul(2);
            self.searches.iter_mut().for_each(MoveSearch::note_halfway);
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
            let after = AfterMove {
                name: &search.name,
                report: &after,
                same_seat: search.same_seat,
                halfway: search.halfway,
            };
            after.improve(&mut report);
        }
        // The merge sorts the lines: a move may be proven now.
        let mut report = Report::merged(&[report, Report::default()]);
        widen_beside_a_proof(&mut report, &self.played);
        report
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_games::catalog::GameId;
    use tessera_games::play::Record;
    use tessera_protocol::Engine;
    use tessera_protocol::ladder::reviewing;

    const RECORD: &str = "linage/size=7.komi=3_5/d4";

    /// The search of the position after some names.
    fn start(names: &[String]) -> EngineRun {
        let record = Record::parse(RECORD).unwrap();
        let names = [&record.names, names].concat();
        let engine = reviewing(GameId::Linage, Engine::BEST);
        EngineRun::at_position(&record, &names, engine, 1, None).unwrap()
    }

    /// The steps of each search of a second look in these tests.
    const STEPS: u32 = 300;

    /// A second look at c3 beside e5, of which nothing is known. A half-turn maps them to each other, so neither is better; by the
    /// draws of these tests c3 comes out second, for a move that comes first is never unclear.
    fn undecided(doublings: u32) -> SecondLook {
        let unknown = |name: &str| NamedLine {
            mv: name.to_owned(),
            visits: 1,
            value: 0.5,
            half_width: 0.4,
            ..NamedLine::default()
        };
        let report = Report {
            lines: ["e5", "c3"].map(unknown).to_vec(),
            ..Report::default()
        };
        SecondLook::new(report, Seat::SECOND, "c3".to_owned(), STEPS, doublings)
    }

    #[test]
    fn after_the_steps_are_doubled_a_value_is_compared_with_that_of_half_of_them() {
        let mut look = undecided(1);
        while look.doublings == 1 {
            assert!(look.step(start), "so few steps leave the verdict unclear");
        }
        assert_eq!(look.searches.len(), 2);
        for search in &look.searches {
            assert_eq!(search.made, STEPS);
            let value = PositionValue::of(&search.run.report()).value;
            assert_eq!(search.halfway, Some(value));
        }
    }

    #[test]
    fn the_steps_are_doubled_no_more_often_than_was_asked_for() {
        for doublings in [0, 2] {
            let mut look = undecided(doublings);
            while look.step(start) {}
            let made: Vec<u32> = look.searches.iter().map(|search| search.made).collect();
            assert_eq!(made, [STEPS << doublings; 2]);
            assert_eq!(verdict(&look.improved(), "c3"), Some(Verdict::Unclear));
        }
    }
}
