//! Which puzzles of one's own games are asked again, and when.

use super::again::{AGAIN_DAYS, Again, AgainAttempt, AgainNews};
use super::scores::PuzzleScores;

/// How many puzzles are kept at most; the one that is asked last goes first.
const MOST_AGAIN: usize = 200;

impl PuzzleScores {
    /// The puzzle of this address, if it is one that is asked again.
    pub fn again_of(&self, puzzle: &str) -> Option<&Again> {
        self.again.iter().find(|again| again.puzzle == puzzle)
    }

    /// The address of the puzzle that is asked on a day before all others but one.
    pub fn next_due(&self, day: u32, but: &str) -> Option<&str> {
        let is_due = |again: &&Again| again.day <= day && again.puzzle != but;
        let due = self.again.iter().filter(is_due);
        due.min_by_key(|again| again.day)
            .map(|again| again.puzzle.as_str())
    }

    /// Takes in what happened with a puzzle. Whoever solves it before its day has only looked at it.
    pub fn take_again(&mut self, attempt: &AgainAttempt) {
        let AgainAttempt { puzzle, news, day } = attempt;
        let Some(at) = self.again.iter().position(|again| again.puzzle == *puzzle) else {
            if *news == AgainNews::Kept {
                self.again.push(Again {
                    puzzle: puzzle.clone(),
                    solved: 0,
                    day: day + AGAIN_DAYS[0],
                });
                self.limit_again();
            }
            return;
        };
        let again = &mut self.again[at];
        match news {
            AgainNews::Kept => {}
            AgainNews::Missed => (again.solved, again.day) = (0, day + AGAIN_DAYS[0]),
            AgainNews::Solved if again.day > *day => {}
            AgainNews::Solved => {
                again.solved += 1;
                match AGAIN_DAYS.get(usize::from(again.solved)) {
                    Some(days) => again.day = day + days,
                    None => _ = self.again.remove(at),
                }
            }
        }
    }

    /// Takes over what another file has: of a puzzle in both, what was solved more often.
    pub(super) fn join_again(&mut self, others: Vec<Again>) {
        for other in others {
            match self.again.iter_mut().find(|own| own.puzzle == other.puzzle) {
                Some(own) if (other.solved, other.day) > (own.solved, own.day) => *own = other,
                Some(_) => {}
                None => self.again.push(other),
            }
        }
        self.limit_again();
    }

    fn limit_again(&mut self) {
        while self.again.len() > MOST_AGAIN {
            let days = self.again.iter().enumerate().map(|(at, again)| (again.day, at));
            // The list is longer than none.
            let (_, last) = days.max().unwrap_or_default();
            self.again.remove(last);
        }
    }
}
