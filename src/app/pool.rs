//! Several workers, one question: who owes which answer, and what they know together.

use crate::protocol::{Answer, Budget, Question, Report, is_decided};

/// What the pool makes of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// Nothing that the page need know: stale, or the others are awaited.
    Nothing,
    /// What all workers know by now.
    SoFar(Report),
    /// The last word of all.
    Final(Report),
    /// The question cannot be answered.
    Refused(String),
}

/// The question that is open and what each worker has said about it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pool {
    open: Option<u32>,
    shares: Vec<Share>,
}

#[derive(Clone, PartialEq, Debug)]
struct Share {
    question: Question,
    report: Option<Report>,
    done: bool,
}

impl Pool {
    /// Opens a question to `workers` workers, each with a seed of its own. So many steps are the task of one
    /// worker alone, to which the question goes out unchanged: shared out they would make smaller trees, and a
    /// level would be the weaker the more workers a device has.
    pub fn ask(&mut self, question: &Question, workers: u32) -> Vec<Question> {
        let workers = match question.budget {
            Budget::Steps(_) => 1,
            Budget::Millis(_) => workers.max(1),
        };
        let share = |index: u32| Question {
            seed: question.seed.wrapping_add(index.wrapping_mul(0x9e37_79b9)),
            pooled: workers > 1,
            ..question.clone()
        };
        let questions: Vec<_> = (0..workers).map(share).collect();
        self.open = Some(question.id);
        self.shares = questions
            .iter()
            .map(|q| Share {
                question: q.clone(),
                report: None,
                done: false,
            })
            .collect();
        questions
    }

    /// The question that is open.
    pub fn open(&self) -> Option<u32> {
        self.open
    }

    /// Has the question answered as soon as it is asked again: nobody waits for the whole of it any more.
    pub fn hurry(&mut self) {
        for share in &mut self.shares {
            share.question.budget = Budget::Millis(1);
        }
    }

    /// Whether in the time that is left nothing can come of thinking on, by what all know together.
    pub fn is_decided(&self, sum: &Report) -> bool {
        let (Some(Share { question, .. }), Some(lead)) = (self.shares.first(), sum.lead()) else {
            return false;
        };
        // How fast those are who have not said anything yet nobody knows.
        if self
            .shares
            .iter()
            .any(|share| share.report.is_none() && !share.done)
        {
            return false;
        }
        let used = f64::from(sum.millis);
        match question.budget {
            Budget::Millis(allowed) if used > 0.0 && used < f64::from(allowed) => {
                is_decided(lead, sum.steps, used, allowed.into())
            }
            _ => false,
        }
    }

    /// Closes the question: answers to it are stale from now on.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// The question a worker has not finished: to be asked again of the one that replaces it.
    pub fn owed(&self, worker: usize) -> Option<Question> {
        self.open?;
        self.shares
            .get(worker)
            .filter(|share| !share.done)
            .map(|share| share.question.clone())
    }

    /// Leaves a worker's part out, because no worker can be had for it. `Heard::Refused` if it was the last.
    pub fn give_up(&mut self, worker: usize) -> Heard {
        if self.open.is_none() || worker >= self.shares.len() {
            return Heard::Nothing;
        }
        self.shares[worker].done = true;
        let known = self.shares.iter().any(|share| share.report.is_some());
        if self.shares.iter().all(|share| share.done) && !known {
            self.open = None;
            return Heard::Refused("no worker could be started".into());
        }
        self.sum()
    }

    /// Takes in what a worker said.
    pub fn hear(&mut self, worker: usize, answer: Answer) -> Heard {
        let (report, done) = match answer {
            Answer::SoFar(report) => (report, false),
            Answer::Final(report) => (report, true),
            Answer::Refused { id, why } if self.open == Some(id) => {
                self.open = None;
                return Heard::Refused(why);
            }
            _ => return Heard::Nothing,
        };
        if self.open != Some(report.id) || worker >= self.shares.len() {
            return Heard::Nothing;
        }
        self.shares[worker].report = Some(report);
        self.shares[worker].done |= done;
        self.sum()
    }

    fn sum(&mut self) -> Heard {
        let reports: Vec<_> = self
            .shares
            .iter()
            .filter_map(|share| share.report.clone())
            .collect();
        let sum = Report::merged(&reports);
        if self.shares.iter().all(|share| share.done) {
            self.open = None;
            return Heard::Final(sum);
        }
        Heard::SoFar(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Engine, NamedLine};

    fn question(budget: Budget) -> Question {
        Question {
            id: 7,
            record: "linage//".into(),
            engine: Engine::UCT,
            budget,
            seed: 1,
            pooled: false,
        }
    }

    fn report(id: u32, name: &str, visits: u32) -> Report {
        let line = NamedLine {
            name: name.into(),
            visits,
            value: 0.5,
            pv: vec![name.into()],
            ..NamedLine::default()
        };
        Report {
            id,
            lines: vec![line],
            steps: visits,
            ..Report::default()
        }
    }

    const TIMED: Budget = Budget::Millis(10);

    #[test]
    fn a_time_is_for_every_worker_and_the_seeds_differ() {
        let questions = Pool::default().ask(&question(TIMED), 3);
        let budgets: Vec<_> = questions.iter().map(|q| q.budget).collect();
        assert_eq!(budgets, [TIMED; 3]);
        assert!(questions.iter().all(|q| q.pooled));
        assert!(questions[0].seed != questions[1].seed && questions[1].seed != questions[2].seed);
    }

    #[test]
    fn steps_are_for_one_worker_whose_question_is_unchanged() {
        let steps = question(Budget::Steps(10));
        for workers in [0, 1, 4] {
            let questions = Pool::default().ask(&steps, workers);
            assert_eq!(questions, std::slice::from_ref(&steps));
        }
        assert_eq!(Pool::default().ask(&question(TIMED), 1), [question(TIMED)]);
    }

    #[test]
    fn what_is_owed_in_a_hurry_is_short() {
        let mut pool = Pool::default();
        pool.ask(&question(Budget::Millis(10_000)), 2);
        pool.hurry();
        let owed = pool.owed(1).unwrap();
        assert_eq!(owed.budget, Budget::Millis(1));
    }

    #[test]
    fn what_cannot_change_any_more_is_decided_and_what_is_hurried_is_not_decided_again() {
        let mut pool = Pool::default();
        pool.ask(&question(Budget::Millis(1_000)), 2);
        let said = |pool: &mut Pool, worker| pool.hear(worker, Answer::SoFar(report(7, "a1", 1)));
        let known = |millis, first, second| {
            let mut sum = report(7, "a1", first);
            sum.lines.extend(report(7, "b1", second).lines);
            Report {
                steps: first + second,
                millis,
                ..sum
            }
        };
        said(&mut pool, 0);
        assert!(!pool.is_decided(&known(600, 1_000, 0)), "one has not been heard");
        said(&mut pool, 1);
        // At 600 of 1,000 milliseconds two thirds of the steps so far are still to come.
        assert!(pool.is_decided(&known(600, 1_000, 199)));
        assert!(!pool.is_decided(&known(600, 1_000, 201)));
        assert!(!pool.is_decided(&report(7, "a1", 1_000)), "one move alone");
        pool.hurry();
        assert!(!pool.is_decided(&known(600, 1_000, 199)));
        pool.ask(&question(Budget::Steps(2_000)), 2);
        assert!(!pool.is_decided(&known(600, 1_000, 199)), "steps are counted out");
    }

    #[test]
    fn the_last_word_waits_for_every_worker() {
        let mut pool = Pool::default();
        pool.ask(&question(TIMED), 2);
        assert!(matches!(
            pool.hear(0, Answer::Final(report(7, "a1", 5))),
            Heard::SoFar(_)
        ));
        let Heard::Final(sum) = pool.hear(1, Answer::Final(report(7, "a1", 4))) else {
            panic!("not final")
        };
        assert_eq!((sum.lines[0].visits, sum.steps), (9, 9));
        assert_eq!(
            pool.hear(1, Answer::Final(report(7, "a1", 4))),
            Heard::Nothing,
            "answered once"
        );
    }

    #[test]
    fn stale_answers_are_dropped() {
        let mut pool = Pool::default();
        pool.ask(&question(TIMED), 1);
        assert_eq!(pool.hear(0, Answer::Final(report(6, "a1", 5))), Heard::Nothing);
        pool.close();
        assert_eq!(pool.hear(0, Answer::Final(report(7, "a1", 5))), Heard::Nothing);
    }

    #[test]
    fn a_worker_that_died_owes_its_question_until_it_is_given_up() {
        let mut pool = Pool::default();
        let questions = pool.ask(&question(TIMED), 2);
        pool.hear(0, Answer::Final(report(7, "a1", 5)));
        assert_eq!(pool.owed(0), None);
        assert_eq!(pool.owed(1).as_ref(), Some(&questions[1]));
        assert!(matches!(pool.give_up(1), Heard::Final(_)));
        let mut alone = Pool::default();
        alone.ask(&question(TIMED), 1);
        assert!(matches!(alone.give_up(0), Heard::Refused(_)));
    }
}
