//! Several workers, one question: who owes which answer, and what they know together.

use crate::protocol::{Answer, Budget, Question, Report};

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
    /// Opens a question to `workers` workers: each gets a seed of its own and its part of the steps. With one
    /// worker the question goes out unchanged, so the answer can be reproduced anywhere.
    pub fn ask(&mut self, question: &Question, workers: u32) -> Vec<Question> {
        let workers = workers.max(1);
        let share = |index: u32| Question {
            seed: question.seed.wrapping_add(index.wrapping_mul(0x9e37_79b9)),
            budget: match question.budget {
                Budget::Steps(steps) => {
                    Budget::Steps((steps / workers + u32::from(index < steps % workers)).max(1))
                }
                millis => millis,
            },
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

    fn question(steps: u32) -> Question {
        Question {
            id: 7,
            record: "linage//".into(),
            engine: Engine::UCT,
            budget: Budget::Steps(steps),
            seed: 1,
        }
    }

    fn report(id: u32, name: &str, visits: u32) -> Report {
        let line = NamedLine {
            name: name.into(),
            visits,
            value: 0.5,
            pv: vec![name.into()],
        };
        Report {
            id,
            lines: vec![line],
            steps: visits,
            ..Report::default()
        }
    }

    #[test]
    fn the_steps_are_shared_out_and_the_seeds_differ() {
        let questions = Pool::default().ask(&question(10), 3);
        let steps: Vec<_> = questions.iter().map(|q| q.budget).collect();
        assert_eq!(steps, [Budget::Steps(4), Budget::Steps(3), Budget::Steps(3)]);
        assert!(questions[0].seed != questions[1].seed && questions[1].seed != questions[2].seed);
    }

    #[test]
    fn one_worker_gets_the_question_unchanged() {
        assert_eq!(Pool::default().ask(&question(10), 1), [question(10)]);
    }

    #[test]
    fn the_last_word_waits_for_every_worker() {
        let mut pool = Pool::default();
        pool.ask(&question(10), 2);
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
        pool.ask(&question(10), 1);
        assert_eq!(pool.hear(0, Answer::Final(report(6, "a1", 5))), Heard::Nothing);
        pool.close();
        assert_eq!(pool.hear(0, Answer::Final(report(7, "a1", 5))), Heard::Nothing);
    }

    #[test]
    fn a_worker_that_died_owes_its_question_until_it_is_given_up() {
        let mut pool = Pool::default();
        let questions = pool.ask(&question(10), 2);
        pool.hear(0, Answer::Final(report(7, "a1", 5)));
        assert_eq!(pool.owed(0), None);
        assert_eq!(pool.owed(1).as_ref(), Some(&questions[1]));
        assert!(matches!(pool.give_up(1), Heard::Final(_)));
        let mut alone = Pool::default();
        alone.ask(&question(10), 1);
        assert!(matches!(alone.give_up(0), Heard::Refused(_)));
    }
}
