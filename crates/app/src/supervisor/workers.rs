//! Which workers are started, sent something, given up and replaced.

use super::limits::{LATE_MILLIS, LOAD_MILLIS, MAX_EXCUSES, MAX_PATIENCE, PAUSE_MILLIS, less_memory};
use super::running::ShareState;
use super::worker::{Lane, Worker};
use super::{Action, InPage, Job, Outcome, PRIORITIES, Priority, Program, Refusal, Supervisor};

impl Supervisor {
    /// Replaces workers that ignore a stop or have fallen silent. A worker that was killed reports no error.
    pub(super) fn tick(&mut self, now: f64) {
        let is_late = self.timer.take().is_some_and(|due| now > due + LATE_MILLIS);
        self.late_ticks = if is_late { self.late_ticks + 1 } else { 0 };
        if is_late && self.late_ticks <= MAX_EXCUSES {
            for worker in self.slots.iter_mut().flatten() {
                worker.excuse(now);
            }
            return;
        }
        if self.load_deadline().is_some_and(|deadline| deadline <= now) {
            // What arrives later is not waited for: the next job asks for it again.
            self.program = Program::Absent;
            self.end_all(&Refusal::LoadTooSlow, now);
        }
        for index in 0..self.slots.len() {
            let Some(worker) = &self.slots[index] else {
                continue;
            };
            let is_over = |deadline: Option<f64>| deadline.is_some_and(|deadline| deadline <= now);
            let is_silent = is_over(worker.silence_deadline(self.patience));
            let is_lost = is_silent || is_over(self.stop_deadline(worker));
            if is_silent {
                self.patience = (2.0 * self.patience).min(MAX_PATIENCE);
            }
            if is_lost {
                self.fail(index);
            }
        }
    }

    /// Returns when the engine's program has to have arrived.
    fn load_deadline(&self) -> Option<f64> {
        match self.program {
            Program::Loading(since) => Some(since + LOAD_MILLIS),
            Program::Absent | Program::Loaded => None,
        }
    }

    /// Returns when a worker has to have answered a stop. One that has not named a move yet has as long as for any other
    /// answer: to be started again would take longer.
    fn stop_deadline(&self, worker: &Worker) -> Option<f64> {
        let is_awaited = |lane: &Lane| {
            let open = self.foreground.as_ref().filter(|open| open.id() == lane.job);
            open.is_some_and(|open| !open.is_known())
        };
        match worker.lane(Priority::Foreground) {
            Some(lane) if is_awaited(lane) => None,
            _ => worker.stop_deadline(),
        }
    }

    /// Replaces the worker of a slot that has reported an error. Want of memory ends a program in the same way as any
    /// other error, so the next one gets less.
    pub(super) fn crash(&mut self, index: usize) {
        let lanes = self.slots[index].iter().flat_map(Worker::lanes);
        if let Some(less) = lanes.filter_map(|lane| less_memory(lane.memory)).min() {
            self.memory = self.memory.min(less);
        }
        self.fail(index);
    }

    /// Terminates the worker of a slot and puts its shares back.
    pub(super) fn fail(&mut self, index: usize) {
        let Some(mut worker) = self.slots[index].take() else {
            return;
        };
        self.actions.push(Action::Terminate(worker.number));
        if !worker.is_ready {
            return self.fail_to_start(index, worker.is_in_page);
        }
        let mut is_blamed = false;
        for priority in PRIORITIES {
            let Some(lane) = worker.lane_mut(priority).take() else {
                continue;
            };
            let open = self.open_job(priority).as_mut();
            let Some(running) = open.filter(|running| running.id() == lane.job) else {
                // It crashed on a job that was cancelled already, so the failure is charged to that job.
                is_blamed = true;
                continue;
            };
            running.put_back(lane.share);
            // An engine works on the foreground job first, so the background job did not make it fail.
            if !std::mem::replace(&mut is_blamed, true) {
                running.fail(index, worker.is_in_page);
                running.loss = Refusal::EngineLost;
            }
        }
        self.move_into_page(index, worker.is_in_page);
    }

    /// Does without a worker that could not be started.
    fn fail_to_start(&mut self, index: usize, is_in_page: bool) {
        if index == 0 && !is_in_page && !self.was_ready {
            self.in_page = Some(InPage::NoWorker);
            return;
        }
        for running in [&mut self.foreground, &mut self.background].into_iter().flatten() {
            running.fail(index, is_in_page);
        }
        self.move_into_page(index, is_in_page);
    }

    /// Lets the first slot go on in the page once its workers have failed too often at a job that is still open.
    fn move_into_page(&mut self, index: usize, is_in_page: bool) {
        if index != 0 || is_in_page {
            return;
        }
        for running in [&mut self.foreground, &mut self.background].into_iter().flatten() {
            if running.is_exhausted(0) && !running.is_known() {
                self.in_page = Some(InPage::WorkersFailed);
                running.failures[0] = 0;
            }
        }
    }

    /// Returns whether the slot has a worker, or can get one, for the open job of this priority.
    fn is_usable(&self, index: usize, priority: Priority) -> bool {
        let open = match priority {
            Priority::Foreground => &self.foreground,
            Priority::Background => &self.background,
        };
        let has_place = index == 0 || self.in_page.is_none() || self.slots[index].is_some();
        has_place && open.as_ref().is_some_and(|running| !running.is_exhausted(index))
    }

    /// Ends the jobs that are done, and gives every worker what waits for it.
    pub(super) fn assign(&mut self, now: f64) {
        for priority in PRIORITIES {
            self.give_up(priority, now);
            self.finish(priority, now);
        }
        let open = [&self.foreground, &self.background].into_iter().flatten();
        let is_wanted = open
            .flat_map(|running| &running.shares)
            .any(|share| share.state == ShareState::Waiting);
        match self.program {
            Program::Absent if is_wanted => {
                self.program = Program::Loading(now);
                self.actions.push(Action::Load);
            }
            Program::Loaded => {
                for priority in PRIORITIES {
                    for index in 0..self.slots.len() {
                        self.employ(index, priority, now);
                    }
                }
            }
            Program::Absent | Program::Loading(_) => {}
        }
    }

    /// Gives up the shares for which no worker is left.
    fn give_up(&mut self, priority: Priority, now: f64) {
        let usable: Vec<bool> = (0..self.slots.len())
            .map(|index| self.is_usable(index, priority))
            .collect();
        let Some(running) = self.open_job(priority) else {
            return;
        };
        if let Job::Review { .. } = running.job {
            if !running.is_done() && !usable.contains(&true) {
                let loss = running.loss.clone();
                self.end(priority, Err(loss), now);
            }
            return;
        }
        for (share, is_usable) in running.shares.iter_mut().zip(usable) {
            if share.state == ShareState::Waiting && !is_usable {
                share.state = ShareState::Done;
            }
        }
    }

    /// Ends the open job of a priority if all of it is done.
    fn finish(&mut self, priority: Priority, now: f64) {
        let Some(running) = self.open_job(priority).as_mut().filter(|open| open.is_done()) else {
            return;
        };
        let end = match running.job {
            Job::Review { .. } => Ok(Outcome::Review),
            _ if running.job.is_search() && running.is_known() => {
                let (elapsed, sum) = (now - running.asked, running.sum());
                let report = running.held.get_or_insert_with(|| {
                    // A person waits for a move from the question on; an analysis says how long was searched.
                    let millis = match running.job {
                        Job::Move(_) => elapsed as u32,
                        _ => sum.millis,
                    };
                    tessera_protocol::Report { millis, ..sum }
                });
                let is_awaited = matches!(running.job, Job::Move(_)) && !running.instant;
                if is_awaited && elapsed < PAUSE_MILLIS {
                    return;
                }
                let report = report.clone();
                Ok(Outcome::Search(report))
            }
            _ => Err(running.loss.clone()),
        };
        self.end(priority, end, now);
    }

    /// Sends the worker of a slot the next share of the open job of a priority, or starts a worker for it.
    fn employ(&mut self, index: usize, priority: Priority, now: f64) {
        if !self.is_usable(index, priority) {
            return;
        }
        let number = self.next_worker;
        let is_in_page = self.in_page.is_some() && index == 0;
        let slot = &mut self.slots[index];
        let open = match priority {
            Priority::Foreground => &mut self.foreground,
            Priority::Background => &mut self.background,
        };
        let Some((running, at)) = open.as_mut().and_then(|running| {
            let at = running.waiting_for(index)?;
            Some((running, at))
        }) else {
            return;
        };
        let Some(worker) = slot else {
            *slot = Some(Worker::new(number, is_in_page, now));
            self.next_worker += 1;
            self.actions.push(if is_in_page {
                Action::StartInPage(number)
            } else {
                Action::StartWorker(number)
            });
            return;
        };
        // A worker that was told to stop answers first, or is replaced.
        if worker.is_ready && worker.lane(priority).is_none() {
            let lane = Lane::new(running.id(), at, running.extra_silence(), self.memory);
            *worker.lane_mut(priority) = Some(lane);
            worker.active = now;
            let share = &mut running.shares[at];
            share.state = ShareState::Sent;
            let mut request = share.request.clone();
            request.limit_memory(self.memory);
            self.actions.push(Action::Send(worker.number, request));
        }
    }

    /// Orders a tick for the next deadline, unless one is ordered that comes no later.
    pub(super) fn set_timer(&mut self) {
        let workers = self.slots.iter().flatten();
        let deadlines =
            workers.flat_map(|worker| [self.stop_deadline(worker), worker.silence_deadline(self.patience)]);
        let held = self.foreground.iter().filter(|running| running.held.is_some());
        let pauses = held.map(|running| Some(running.asked + PAUSE_MILLIS));
        let all = deadlines.chain(pauses).chain([self.load_deadline()]);
        let next = all.flatten().reduce(f64::min);
        if let Some(next) = next
            && self.timer.is_none_or(|ordered| next < ordered)
        {
            self.timer = Some(next);
            self.actions.push(Action::SetTimer(next));
        }
    }
}
