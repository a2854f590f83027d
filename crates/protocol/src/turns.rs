//! The rule by which an engine shares its time between a question and a review.
//!
//! Somebody waits for the answer to a question, so it goes first. But an analysis without an end would leave a review
//! waiting for ever. So once a question has been searched for [`ALONE_MILLIS`], every second slice of work is the review's.

/// For how long a question is searched before it shares the engine with a review, in milliseconds: as long as an analysis
/// takes by default, and longer than any move.
pub const ALONE_MILLIS: u32 = 10_000;

/// What a slice of work is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slice {
    /// The question that is open.
    Question,
    /// The review that is open.
    Review,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Turns {
    /// Whether the last slice was the review's.
    was_review: bool,
}

impl Turns {
    /// What the next slice is for, `None` if nothing is open. `question` is for how many milliseconds the open question has
    /// been searched, if one is open, and `review` is whether a review is.
    pub fn next(&mut self, question: Option<f64>, review: bool) -> Option<Slice> {
        let shares = question.is_some_and(|millis| millis >= f64::from(ALONE_MILLIS));
        let slice = match (question, review) {
            (None, false) => None,
            (Some(_), false) => Some(Slice::Question),
            (None, true) => Some(Slice::Review),
            (Some(_), true) if shares && !self.was_review => Some(Slice::Review),
            (Some(_), true) => Some(Slice::Question),
        };
        self.was_review = slice == Some(Slice::Review);
        slice
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Slice::{Question, Review};

    /// The slices of 8 ms each of a question that lasts so long beside a review, if one is open.
    fn slices(millis: u32, review: bool) -> Vec<Option<Slice>> {
        let mut turns = Turns::default();
        let times = (0..millis / 8).map(|slice| f64::from(slice) * 8.0);
        times.map(|time| turns.next(Some(time), review)).collect()
    }

    #[test]
    fn a_question_is_alone_for_ten_seconds_and_then_shares_equally() {
        let all = slices(20_000, true);
        let (alone, shared) = all.split_at(1_250);
        assert!(alone.iter().all(|slice| *slice == Some(Question)));
        let of_review = shared.iter().filter(|slice| **slice == Some(Review)).count();
        assert_eq!(
            (of_review, shared.len()),
            (625, 1_250),
            "a review is never left waiting"
        );
        let in_a_row = |pair: &[Option<Slice>]| pair[0] == pair[1];
        assert!(!shared.windows(2).any(in_a_row), "neither is the question");
    }

    #[test]
    fn what_is_open_alone_has_the_whole_engine() {
        assert!(slices(20_000, false).iter().all(|slice| *slice == Some(Question)));
        let mut turns = Turns::default();
        assert_eq!([(); 3].map(|()| turns.next(None, true)), [Some(Review); 3]);
        assert_eq!(turns.next(None, false), None);
        assert_eq!(
            turns.next(Some(0.0), true),
            Some(Question),
            "the next question goes first again"
        );
    }
}
