//! What the supervisor makes of the answers of the engines.

use super::limits::less_memory;
use super::running::ShareState;
use super::{Action, Answer, Job, Outcome, PRIORITIES, Priority, Program, Progress, Refusal, Supervisor};
use tessera_protocol::{EngineRefusal, Report};

impl Supervisor {
    /// Takes in an answer of the worker in a slot.
    pub(super) fn handle_answer(&mut self, index: usize, answer: Answer, now: f64) {
        let Some(worker) = &mut self.slots[index] else {
            return;
        };
        worker.active = now;
        match answer {
            Answer::Ready { build } if build != self.build => self.refuse_build(build, now),
            Answer::Ready { .. } => {
                worker.is_ready = true;
                self.was_ready |= !worker.is_in_page;
            }
            Answer::SoFar(report) => {
                let at = worker.lane(Priority::Foreground);
                let share = at.filter(|lane| lane.job == report.id).map(|lane| lane.share);
                let open = self.foreground.as_mut().filter(|open| open.id() == report.id);
                if let (Some(share), Some(running)) = (share, open) {
                    running.shares[share].report = Some(report);
                    self.report_sum(now);
                }
            }
            Answer::Reviewed { report, .. } => {
                let id = report.id;
                let at = worker.lane(Priority::Background);
                let share = at.filter(|lane| lane.job == id).map(|lane| lane.share);
                let open = self.background.as_mut().filter(|open| open.id() == id);
                if let (Some(share), Some(running)) = (share, open) {
                    running.shares[share].reviewed = Some(report);
                }
            }
            // It says that the engine is alive, which was noted above.
            Answer::Reviewing(_) => {}
            Answer::Final(report) => self.finish_share(index, report, now),
            Answer::Bench(lines) => {
                if self.free_lane(index, Job::BENCH_ID).is_some() {
                    self.end_as(Job::BENCH_ID, Ok(Outcome::Bench(lines)), now);
                }
            }
            Answer::Refused {
                id: Some(id),
                refusal: EngineRefusal::Memory,
            } => self.ask_with_less_memory(index, id),
            Answer::Refused {
                id: Some(id),
                refusal,
            } => {
                if self.free_lane(index, id).is_some() {
                    self.end_as(id, Err(Refusal::Engine(refusal)), now);
                }
            }
            Answer::Refused { id: None, refusal } => {
                self.refuse_at(index, Refusal::Engine(refusal), now);
            }
        }
    }

    /// Puts the share of a worker back that cannot have its memory. The limit of all workers falls below what this one
    /// was given; where it was the least, the job goes on without the slot.
    fn ask_with_less_memory(&mut self, index: usize, id: u32) {
        let Some(worker) = &self.slots[index] else { return };
        let Some(given) = worker.lanes().find(|lane| lane.job == id).map(|lane| lane.memory) else {
            return;
        };
        let less = less_memory(given);
        self.memory = self.memory.min(less.unwrap_or(given));
        let Some((priority, share)) = self.free_lane(index, id) else {
            return;
        };
        let open = self.open_job(priority).as_mut();
        if let Some(running) = open.filter(|running| running.id() == id) {
            running.put_back(share);
            if less.is_none() {
                running.give_up_slot(index, Refusal::Engine(EngineRefusal::Memory));
            }
        }
    }

    /// Ends the job that the worker of a slot works on first, where an answer does not say which job it is about.
    pub(super) fn refuse_at(&mut self, index: usize, refusal: Refusal, now: f64) {
        let Some(worker) = &self.slots[index] else { return };
        let lanes = PRIORITIES.iter().filter_map(|&priority| worker.lane(priority));
        let Some(id) = lanes.map(|lane| lane.job).next() else {
            return;
        };
        self.free_lane(index, id);
        self.end_as(id, Err(refusal), now);
    }

    /// Ends everything where an engine comes from another build: all engines have the same program, which is to be
    /// loaded again for the next job.
    fn refuse_build(&mut self, engine: String, now: f64) {
        for worker in self.slots.iter_mut().filter_map(Option::take) {
            self.actions.push(Action::Terminate(worker.number));
        }
        self.program = Program::Absent;
        let page = self.build.clone();
        self.end_all(&Refusal::WrongBuild { page, engine }, now);
    }

    /// Notes that the worker of a slot no longer works on a job; returns the job's priority and the share.
    fn free_lane(&mut self, index: usize, id: u32) -> Option<(Priority, usize)> {
        let worker = self.slots[index].as_mut()?;
        PRIORITIES.into_iter().find_map(|priority| {
            let lane = worker.lane_mut(priority).take_if(|lane| lane.job == id)?;
            Some((priority, lane.share))
        })
    }

    /// Ends the open job with this id.
    fn end_as(&mut self, id: u32, end: Result<Outcome, Refusal>, now: f64) {
        for priority in PRIORITIES {
            if self
                .open_job(priority)
                .as_ref()
                .is_some_and(|open| open.id() == id)
            {
                return self.end(priority, end, now);
            }
        }
    }

    /// Takes in the last word on a share.
    fn finish_share(&mut self, index: usize, report: Report, now: f64) {
        let id = report.id;
        let Some((priority, at)) = self.free_lane(index, id) else {
            return;
        };
        let Some(running) = self.open_job(priority).as_mut().filter(|open| open.id() == id) else {
            return;
        };
        running.failures[index] = 0;
        let (page, is_search) = (running.job.page(), running.job.is_search());
        let share = &mut running.shares[at];
        share.state = ShareState::Done;
        share.report = Some(report);
        let report = share.reviewed.take();
        let millis = (now - running.asked) as u32;
        if let Some(task) = running.task(at) {
            let progress = Progress::Review { task, millis, report };
            self.actions.push(Action::Progress { id, page, progress });
        }
        if is_search {
            self.report_sum(now);
        }
    }

    /// Tells the page what is known of the position that others are still thinking about, and stops them if nothing that
    /// they find can change the move.
    fn report_sum(&mut self, now: f64) {
        let Some(running) = self.foreground.as_ref().filter(|running| !running.is_done()) else {
            return;
        };
        let (id, page, sum) = (running.id(), running.job.page(), running.sum());
        let is_decided = running.is_decided(&sum);
        let progress = Progress::Search(sum);
        self.actions.push(Action::Progress { id, page, progress });
        if is_decided {
            self.stop(id, now);
        }
    }
}
