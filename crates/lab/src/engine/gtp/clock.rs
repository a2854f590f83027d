//! The clocks of the two colours: main time, then byo-yomi periods of so many stones.

use super::super::search_limit::SearchLimit;
use super::colour::Colour;

/// The part of a byo-yomi period that is planned for: answers take time to arrive.
const PLANNED: f64 = 0.9;

/// The time of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct GtpClock {
    /// Milliseconds and stones of a byo-yomi period, if the game has any.
    period: Option<(f64, u32)>,
    /// What each colour has left; `None` where time does not matter.
    left: Option<[Left; 2]>,
}

/// What a colour has left.
#[derive(Clone, Copy, Debug)]
struct Left {
    millis: f64,
    /// The stones of the period still to be played; 0 in main time.
    stones: u32,
}

/// Seconds as milliseconds.
fn millis(seconds: u32) -> f64 {
    f64::from(seconds) * 1e3
}

impl GtpClock {
    /// Sets main time and byo-yomi periods, in seconds.
    pub fn set(&mut self, main: u32, period: u32, stones: u32) {
        // A period without stones stands for no limit at all.
        if period > 0 && stones == 0 {
            *self = GtpClock::default();
            return;
        }
        self.period = (period > 0).then(|| (millis(period), stones));
        let mut left = Left {
            millis: millis(main),
            stones: 0,
        };
        self.start_period(&mut left);
        self.left = Some([left; 2]);
    }

    /// Sets what a colour has left, as the controller has it.
    pub fn set_left(&mut self, colour: Colour, seconds: u32, stones: u32) {
        let left = Left {
            millis: millis(seconds),
            stones,
        };
        let others = self.left.unwrap_or([left; 2]);
        let mut both = others;
        both[colour as usize] = left;
        self.left = Some(both);
    }

    /// How long a colour may search its next move; `None` where time does not matter.
    pub fn limit(&self, colour: Colour) -> Option<SearchLimit> {
        let left = self.left.as_ref()?[colour as usize];
        Some(match left.stones {
            0 => SearchLimit::Clock {
                left: left.millis as u32,
                increment: 0,
            },
            stones => SearchLimit::Millis((left.millis * PLANNED / f64::from(stones)) as u32),
        })
    }

    /// Takes the time of a move from a colour.
    pub fn spend(&mut self, colour: Colour, used: f64) {
        let Some(mut both) = self.left else {
            return;
        };
        let left = &mut both[colour as usize];
        left.millis = (left.millis - used).max(0.0);
        if left.stones > 0 {
            left.stones -= 1;
            if left.stones == 0 {
                left.millis = 0.0;
            }
        }
        self.start_period(left);
        self.left = Some(both);
    }

    /// Starts a byo-yomi period where main time or the last period has ended.
    fn start_period(&self, left: &mut Left) {
        if left.stones == 0
            && left.millis <= 0.0
            && let Some((millis, stones)) = self.period
        {
            *left = Left { millis, stones };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn main_time_is_followed_by_periods_of_stones() {
        let mut clock = GtpClock::default();
        assert_eq!(clock.limit(Colour::Black), None);
        clock.set(10, 30, 5);
        let main = |left| Some(SearchLimit::Clock { left, increment: 0 });
        assert_eq!(clock.limit(Colour::White), main(10_000));
        clock.spend(Colour::Black, 4_000.0);
        assert_eq!(clock.limit(Colour::Black), main(6_000));
        clock.spend(Colour::Black, 7_000.0);
        assert_eq!(clock.limit(Colour::Black), Some(SearchLimit::Millis(5_400)));
        for _ in 0..5 {
            clock.spend(Colour::Black, 1_000.0);
        }
        assert_eq!(
            clock.limit(Colour::Black),
            Some(SearchLimit::Millis(5_400)),
            "a new period"
        );
        assert_eq!(
            clock.limit(Colour::White),
            main(10_000),
            "the other clock stands still"
        );
        clock.set_left(Colour::White, 3, 0);
        assert_eq!(clock.limit(Colour::White), main(3_000));
        clock.set(0, 1, 0);
        assert_eq!(clock.limit(Colour::White), None);
        clock.set(0, 0, 0);
        assert_eq!(clock.limit(Colour::White), main(0));
    }
}
